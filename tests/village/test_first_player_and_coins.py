"""V 14 and V 15: the ring and the first player, coins (R77 to R79)."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.engine import Ask, Menu
from posterity.games.village.state import ON_THE_ROOF, Village
from posterity.games.village.steps.market import MarketTurn
from posterity.games.village.steps.travel import Travel
from village_table import Table

P1, P2, P3 = 0, 1, 2  # who has the ring or the first-player token


def refused(t: Table, step: Ask[Village]) -> dict[str, str]:
    """What the step refuses and why, also where nothing is left to choose and so nobody is asked."""
    menu = Menu(step.seat, curious=True)
    step.menu(t.state, menu)
    return {refusal.action.text: refusal.reason for refusal in menu.refusals}


# New round and first player.


@rule("V 14.1")
def test_r77_the_ring_makes_the_first_player() -> None:
    t = Table(players=3)
    t.state.ring = P3
    t.new_round()
    assert (t.state.first, t.state.ring, t.asked) == (P3, ON_THE_ROOF, 3)
    assert t.events() == ["new-round", "first-player"]


@rule("V 14.1")
@pytest.mark.parametrize("first", [P1, P2, P3])
def test_r78_nobody_took_the_ring(first: int) -> None:
    t = Table(players=3)
    t.state.first = first
    t.new_round()
    assert (t.state.first, t.state.ring, t.asked) == (first, ON_THE_ROOF, first + 1)


@rule("V 14.2")
def test_v14_2_the_running_round_goes_by_the_old_first_player() -> None:
    t = Table(players=3)
    t.seat(1, members="1@bag", coins=1, grain=1).seat(2).seat(3, members="1@council-1 2@bag", coins=1, grain=1)
    t.board(council="o", harvest="g b").turn(3)
    t.play("take council orange", "privilege 1")
    assert (t.state.ring, t.state.first) == (P3, P1)
    assert t.asked == 1, "turns go on clockwise"
    t.play("take harvest green")  # P2 takes the last cube
    assert (t.step, t.asked, t.state.first) == ("BuyOut", 1, P1), "the mass begins with the old first player"
    t.play("buy-out 1")
    assert (t.step, t.asked) == ("BuyOut", 3)
    t.told(mass="monk monk").play("buy-out 2")
    assert (t.step, t.asked) == ("Promotions", 1)
    t.play("decline")
    assert (t.step, t.asked, t.state.round) == ("Promotions", 3, 1)
    t.play("decline")
    assert (t.state.round, t.state.first, t.state.ring) == (2, P3, ON_THE_ROOF), "now the ring works"
    assert (t.step, t.asked) == ("Turn", 3)


@rule("V 14.3")
def test_p29_the_first_player_takes_the_ring_and_stays_first() -> None:
    t = Table(players=3).seat(1, members="1@council-1").board(council="o", harvest="g b").turn(1)
    t.play("take council orange", "privilege 1")
    assert t.state.ring == P1
    t.play("take harvest green")  # P3 takes the last cube; the mass has nothing to ask
    assert (t.state.round, t.state.first, t.state.ring) == (2, P1, ON_THE_ROOF)
    assert t.asked == 1


# Coins.


@rule("V 15.1")
def test_r79_a_coin_pays_for_privilege_4() -> None:
    t = Table().seat(1, members="1@council-4", coins=1).board(harvest="o g").action("council").play("privilege 4")
    assert (t.coins(), t.score()) == (0, 3)


@rule("V 15.1")
def test_r79_a_coin_buys_a_member_out_of_the_bag() -> None:
    t = Table().seat(1, members="1@bag 2@bag", coins=1).told(mass="monk monk monk").mass().play("buy-out 1")
    assert (t.coins(), t.members()) == (0, "1@church-1 2@bag")


@rule("V 15.1", "V 15.2")
def test_r79_a_coin_stands_for_an_influence_cube() -> None:
    t = Table().seat(1, coins=1).board(harvest="o g").action("crafts")
    assert t.options == ["buy scroll", "decline"], "and in crafts it does nothing else"
    t.play("buy scroll")
    assert (t.coins(), t.goods()) == (0, "scroll")


@rule("V 15.1")
def test_r79_a_coin_is_worth_one_prestige_at_the_end() -> None:
    t = Table().seat(1, coins=4)
    assert sum(t.points().values()) == t.points()["coins"] == 4


@rule("V 15.1", "V 15.2")
def test_r79_a_coin_has_no_other_use() -> None:
    rich = 9
    t = Table().seat(1, coins=rich).board(harvest="o g").action("crafts")
    for animal in ("horse", "ox"):
        assert t.reason(f"buy {animal}") == "lacks-grain"
    assert t.reason("mill") == "lacks-grain"
    t = Table().seat(1, members="1@farm", coins=rich).board(harvest="o g").action("crafts")
    t.play("train smithy 1", "make plow")
    assert (t.coins(), t.life()) == (rich, 6), "the time is paid with time"
    t = Table().market(stalls="c01 c06 c21").seat(1, coins=rich)
    reasons = {"serve c01": "lacks-goods", "serve c06": "lacks-grain", "serve c21": "lacks-goods"}
    assert refused(t, MarketTurn(0, 0, 1)).items() >= reasons.items()
    t = Table().seat(1, members="1@farm", coins=rich)
    assert refused(t, Travel(0))["send 1"] == "lacks-goods"
    t = Table().seat(1, members="1@council-3", cubes="2g", coins=rich).board(harvest="o g").action("council")
    t.play("advance 1 3")
    assert t.reason("pay-scroll") == "lacks-goods"
    t = Table().seat(1, members="1@church-1", coins=rich).mass()
    assert (t.asked, t.members(), t.coins()) == (0, "1@church-1", rich), "no coin advances a member in the mass"


@rule("V 15.2")
@pytest.mark.parametrize("good", ["wagon", "scroll", "plow"])
def test_v15_2_coins_for_goods_that_cost_influence(good: str) -> None:
    t = Table().seat(1, coins=3).board(harvest="o g").action("crafts").play(f"buy {good}")
    assert (t.goods(), t.coins()) == (good, 2 if good == "scroll" else 1), "one coin for one cube"


@rule("V 15.2")
def test_v15_2_coins_wherever_a_cost_asks_for_influence() -> None:
    t = Table().market(stalls="c01 c02").seat(2, goods="scroll", coins=2).board(harvest="o g").action("market")
    assert t.play("serve c01").coins(2) == 1, "the market's green cube"
    t = Table().seat(1, members="1@farm", coins=3).board(harvest="o g").action("council").play("enter-council 1")
    assert t.coins() == 1, "the council's two green cubes"
    t = Table().seat(1, members="1@farm", goods="wagon", coins=3).board(harvest="o g").action("travel")
    assert t.play("send 1", "go aldern").coins() == 1, "a road"
    t = Table().seat(1, members="1@farm", coins=3).board(harvest="o g").action("church")
    assert t.play("enter-church 1", "pay brown 1").coins() == 2, "the church's brown cube"
    t = Table().seat(1, members="1@farm", coins=4).board(harvest="o g").turn(1)
    assert t.play("well-coins", "act harvest").coins() == 1, "the well"


@rule("V 15.2")
def test_v15_2_one_coin_stands_for_one_cube_only() -> None:
    t = Table().seat(1, coins=1).board(harvest="o g").action("crafts")
    assert t.reason("buy wagon") == "lacks-cubes"
    t = Table().seat(1, members="1@farm 1@council-1", coins=1).board(harvest="o g").action("council")
    assert t.reason("enter-council 1") == "lacks-green-or-scroll"


@rule("V 15.3")
@pytest.mark.parametrize(
    ("orange", "pink", "cubes", "coins"),
    [("0", "0", "", 2), ("0", "1", "1p", 1), ("1", "0", "1o", 1), ("1", "1", "1o 1p", 0)],
)
def test_v15_3_cubes_and_coins_mixed_colour_by_colour(orange: str, pink: str, cubes: str, coins: int) -> None:
    t = Table().seat(1, members="1@aldern", goods="wagon", cubes="1o 1p", coins=2, cities="corven")
    t.board(harvest="o g").action("travel").play("move 1 aldern", "go corven")
    assert t.options == ["pay orange 0", "pay orange 1"]
    t.play(f"pay orange {orange}")
    assert t.options == ["pay pink 0", "pay pink 1"], "coins even where the cube is there"
    t.play(f"pay pink {pink}")
    assert (t.members(), t.cubes(), t.coins(), t.asked) == ("1@corven", cubes, coins, 2)


@rule("V 15.3")
def test_v15_3_no_coin_is_spent_that_another_colour_needs() -> None:
    t = Table().seat(1, cubes="1o", coins=1).board(harvest="o g").action("crafts").play("buy wagon")
    assert (t.goods(), t.cubes(), t.coins()) == ("wagon", "", 0), "the coin is needed for the pink"
    t = Table().seat(1, cubes="1o", coins=2).board(harvest="o g").action("crafts").play("buy wagon")
    assert t.options == ["pay orange 0", "pay orange 1"]
    t = Table().seat(1, cubes="1o 1p", coins=1).board(harvest="o g").action("crafts").play("buy plow")
    t.play("pay orange 1")
    assert (t.goods(), t.cubes(), t.coins()) == ("plow", "1o", 0), "then the pink is paid by its cube"


@rule("V 15.3")
@pytest.mark.parametrize(("payment", "cubes", "coins"), [("0", "", 2), ("1", "1b", 1), ("2", "2b", 0)])
def test_v15_3_two_cubes_of_one_colour(payment: str, cubes: str, coins: int) -> None:
    t = Table().seat(1, members="1@farm", goods="wagon", cubes="2b", coins=2, cities="aldern").board(harvest="o g")
    t.action("travel").play("send 1", "go aldern")
    assert t.options == ["pay brown 0", "pay brown 1", "pay brown 2"]
    t.play(f"pay brown {payment}")
    assert (t.cubes(), t.coins()) == (cubes, coins)


@rule("V 15.3")
@pytest.mark.parametrize(("payment", "cubes", "coins"), [("0", "", 2), ("1", "1g", 1), ("2", "2g", 0)])
def test_v15_3_cubes_and_coins_in_the_council(payment: str, cubes: str, coins: int) -> None:
    t = Table().seat(1, members="1@council-1", cubes="2g", coins=2).board(harvest="o g").action("council")
    t.play("advance 1 1", f"pay green {payment}", "decline")
    assert (t.cubes(), t.coins(), t.members()) == (cubes, coins, "1@council-2")


@rule("V 15.3")
def test_v15_3_why_a_mix_is_not_possible() -> None:
    t = Table().seat(1, members="1@farm", goods="wagon", cubes="1b", coins=2).board(harvest="o g")
    t.action("travel").play("send 1", "go aldern")
    assert t.options == ["pay brown 1", "pay brown 2"]
    assert t.reason("pay brown 0") == "lacks-goods", "there is only one brown cube"
    t = Table().seat(1, members="1@farm", cubes="2g", coins=1).board(harvest="o g").action("council")
    t.play("enter-council 1")
    assert t.options == ["pay green 0", "pay green 1"]
    assert t.reason("pay green 2") == "lacks-coins"
    t = Table().seat(1, members="1@farm", cubes="1b").board(harvest="o g").action("church").play("enter-church 1")
    assert t.options == ["pay brown 0", "pay-time"]
    assert t.reason("pay brown 1") == "lacks-coins"
