"""V 11 and V 12: into the black bag, and the well (R58, R68 to R70)."""

from __future__ import annotations

import random

import pytest

from citing import rule
from posterity.engine import Menu, SeededChance, new
from posterity.games import title
from posterity.games.village.state import NO_CUBE
from posterity.games.village.steps.church import DrawFromBlackBag
from posterity.games.village.steps.rounds import ACTION_OF
from posterity.games.village.terms import DECLINE, PIECE, SPACE
from village_table import Table

# At home, at work, abroad and in office.
LARGE_FAMILY = "1@farm 1@smithy 2@aldern 2@council-1 3@farm 4@unborn"


def in_the_bag(t: Table, viewer: int) -> str:
    """The pieces of the black bag as a seat sees them, the spectator being seat 0: "P1-2 monk monk"."""
    pieces = DrawFromBlackBag(4).bag(t.playing.view(viewer - 1).state)
    return " ".join(PIECE.names[piece] for piece, count in enumerate(pieces) for _ in range(count))


# Church.


@rule("V 11.1")
@pytest.mark.parametrize(
    ("payment", "cubes", "coins", "life"),
    [("pay brown 0", "", 1, 0), ("pay brown 1", "1b", 0, 0), ("pay-time", "1b", 1, 3)],
)
def test_r58_into_the_black_bag(payment: str, cubes: str, coins: int, life: int) -> None:
    t = Table().seat(1, members="2@farm 2@farm 3@farm", cubes="1b", coins=1).board(harvest="o g").action("church")
    assert t.options == ["enter-church 2", "enter-church 3", "decline"]
    t.play("enter-church 2")
    assert t.options == ["pay brown 0", "pay brown 1", "pay-time"]
    t.play(payment)
    assert t.members() == "2@farm 2@bag 3@farm", "exactly one, and not on the track yet"
    assert (t.cubes(), t.coins(), t.life(), t.asked) == (cubes, coins, life, 2)


@rule("V 11.1")
def test_v11_1_no_other_colour_pays() -> None:
    t = Table().seat(1, members="2@farm", cubes="3o 3g 3p", grain=5).board(harvest="o g").action("church")
    t.play("enter-church 2")
    assert (t.cubes(), t.grain(), t.life()) == ("3o 3g 3p", 5, 3), "only the time is left to pay with"


@rule("V 11.1")
def test_v11_1_only_a_mass_leads_out_of_the_bag() -> None:
    t = Table().seat(1, members="2@bag 3@farm", cubes="4b", grain=5, coins=5).board(church="o g", crafts="b x").turn(1)
    t.play("take church orange")
    assert t.options == ["enter-church 3", "decline"], "no action concerns the 2 in the bag"
    t = Table().seat(1, members="2@bag 3@farm").told(mass="P1-2 monk monk monk").mass()
    assert t.members() == "2@church-1 3@farm"


@rule("V 11.2")
def test_v11_2_everybody_knows_what_the_bag_holds() -> None:
    t = (
        Table(players=3)
        .seat(1, members="1@farm 2@bag")
        .seat(2, members="3@bag")
        .seat(3, members="1@bag 1@bag", coins=1)
    )
    t.board(church="b", crafts="o").turn(1)
    for viewer in (0, 1, 2, 3):
        assert in_the_bag(t, viewer) == "P1-2 P2-3 P3-1 P3-1 monk monk monk monk"
    t.play("take church brown", "enter-church 1", "pay brown 0")
    assert t.step == "BuyOut", "P2 took the last cube, and the mass begins"
    for viewer in (0, 1, 2, 3):
        assert in_the_bag(t, viewer) == "P1-1 P1-2 P2-3 P3-1 P3-1 monk monk monk monk"


# The well.


@rule("V 12.1", "V 12.2")
def test_r68_the_well_for_an_empty_space() -> None:
    t = Table().seat(1, members="1@farm", cubes="3p").board(crafts="o g", church="p").turn(1)
    supply = t.state.supply[3]
    t.play("well pink 0", "act harvest")
    assert (t.cubes(), t.grain()) == ("", 2)
    assert t.state.supply[3] == supply + 3
    assert (t.on_space("crafts"), t.on_space("church"), t.state.on_board) == ("o g", "p", 3), "no cube leaves the board"
    assert t.asked == 2, "the turn is over"


@rule("V 12.1")
def test_v12_1_any_one_of_the_seven_actions() -> None:
    t = Table().seat(1, members="1@farm 2@unborn", cubes="3p 2g 2b", goods="wagon").board(crafts="x")
    t.market(stalls="c01").turn(1).play("well pink 0")
    spaces = ["harvest", "family", "crafts", "market", "travel", "council", "church"]
    assert t.options == [f"act {space}" for space in spaces]
    assert t.reason("decline") == "not-now"


@rule("V 12.1")
@pytest.mark.parametrize("cubes", ["2p 1o", "2o 2g 2b 2p"])
def test_r69_three_of_one_colour(cubes: str) -> None:
    t = Table().seat(1, members="1@farm", cubes=cubes, grain=5, goods="plow").board(crafts="o g").turn(1)
    assert t.options == ["take crafts orange", "take crafts green"]
    assert t.reason("well pink 0") == "lacks-well"
    assert t.reason("well pink 1") == "lacks-coins"
    assert t.reason("well-coins") == "lacks-coins"


@rule("V 12.2")
def test_v12_2_the_action_has_its_usual_cost_on_top() -> None:
    t = Table().market(stalls="c01").seat(1, cubes="4p 1o").board(crafts="o g").turn(1)
    t.play("well pink 0", "act crafts", "buy scroll")
    assert (t.goods(), t.cubes()) == ("scroll", "1o")
    t = Table().seat(1, members="1@farm", cubes="3p").board(crafts="o g").turn(1)
    t.play("well pink 0", "act crafts", "train office 1", "make scroll")
    assert (t.goods(), t.life()) == ("scroll", 4)


@rule("V 12.2")
def test_v12_2_a_market_day_by_the_well() -> None:
    t = Table().market(stalls="c01 c02 c03").seat(1, members="1@farm", goods="scroll horse", cubes="3p 1g")
    t.seat(2, goods="wagon", cubes="1g").board(market="o", crafts="g").turn(1)
    t.play("well pink 0", "act market", "serve c01")
    assert (t.goods(1), t.cubes(1), t.life(1)) == ("horse", "1g", 0), "the host's first service costs only the goods"
    assert (t.asked, t.options) == (2, ["serve c02", "pass"]), "all others take part"
    t.play("serve c02")
    assert (t.cubes(2), t.life(2)) == ("", 1)
    t.play("serve c03")
    assert (t.customers(1), t.cubes(1), t.life(1)) == ("c01 c03", "", 1), "and the host pays from then on"
    assert t.on_space("market") == "o"


@rule("V 12.3")
@pytest.mark.parametrize("cube", ["x", "o"])
def test_r70_the_well_is_open_while_a_cube_is_left(cube: str) -> None:
    t = Table().seat(1, members="1@farm", cubes="3p").board(church=cube).turn(1)
    assert t.options == [f"take church {'plague' if cube == 'x' else 'orange'}", "well pink 0"]


@rule("V 12.3")
@pytest.mark.parametrize("last", [False, True])
def test_v12_3_the_well_is_closed_on_an_empty_board(last: bool) -> None:
    t = Table().seat(1, members="1@farm", cubes="3p", coins=3).turn(1, last=last)
    assert not [text for text in t.options if text.startswith("well")]
    assert t.reason("well pink 0") == "not-now"
    assert t.reason("well-coins") == "not-now"


@rule("V 12.4")
@pytest.mark.parametrize(
    ("cubes", "coins", "well"),
    [("3p", 0, "well pink 0"), ("2p", 1, "well pink 1"), ("1p", 2, "well pink 2"), ("", 3, "well-coins")],
)
def test_p5_coins_in_the_well(cubes: str, coins: int, well: str) -> None:
    t = Table().seat(1, members="1@farm", cubes=cubes, coins=coins).board(crafts="o g").turn(1)
    assert t.options == ["take crafts orange", "take crafts green", well], "with coins alone no colour is asked for"
    t.play(well, "act harvest")
    assert (t.cubes(), t.coins(), t.grain(), t.asked) == ("", 0, 2, 2)


@rule("V 12.4")
def test_p5_cubes_and_coins_as_the_player_likes() -> None:
    t = Table().seat(1, members="1@farm", cubes="3p 1g", coins=3).board(crafts="o g").turn(1)
    wells = ["well green 2", "well pink 0", "well pink 1", "well pink 2", "well-coins"]
    assert t.options == ["take crafts orange", "take crafts green", *wells]
    t.play("well pink 2", "act harvest")
    assert (t.cubes(), t.coins()) == ("1g 2p", 1)


@rule("V 12.5")
def test_v12_5_only_for_an_action_that_can_be_carried_out() -> None:
    t = Table().market(stalls="c01").seat(1, members="2@unborn", cubes="3p").board(crafts="o g").turn(1)
    t.play("well pink 0")
    assert t.options == ["act family", "act market"], "a market day needs a customer, and no goods"
    for space in ("crafts", "travel", "council"):
        assert t.reason(f"act {space}") == "nothing-to-do-there"
    for space in ("harvest", "church"):
        assert t.reason(f"act {space}") == "nobody-on-farm"


@rule("V 12.5")
@pytest.mark.parametrize("seed", range(10))
def test_v12_5_an_action_can_be_carried_out_where_it_offers_something(seed: int) -> None:
    source = random.Random(seed)
    game = new(title("village"), "standard", 4, SeededChance(seed))
    seen: set[tuple[str, bool]] = set()
    while not game.over:
        for space, actions in enumerate(ACTION_OF):
            for action in actions[:4]:
                menu = Menu(action.seat)
                action.menu(game.state, menu)
                possible = action.hindrance(game.state) is None
                assert possible == any(option is not DECLINE for option in menu.options), SPACE.names[space]
                assert (DECLINE in menu.options) == (game.state.taken != NO_CUBE), "only after a cube"
                seen.add((SPACE.names[space], possible))
        game.play(source.choice(game.options))
    assert len(seen) > 8, "nearly every action is possible here and impossible there"


@rule("V 12.5")
@pytest.mark.parametrize(
    ("action", "options"),
    [
        ("family", ["birth", "recall 1 smithy"]),
        ("crafts", ["make plow", "buy scroll", "train wainwright 1", "train stables 1", "train office 1"]),
        ("travel", ["send 1", "move 2 aldern"]),
        ("council", ["enter-council 1", "advance 2 1", "privilege 1"]),
        ("church", ["enter-church 1", "enter-church 3"]),
    ],
)
def test_v12_5_the_action_of_the_well_is_carried_out(action: str, options: list[str]) -> None:
    t = Table().market(stalls="c01").seat(1, cubes="6p 2g 2o 2b", goods="wagon", members=LARGE_FAMILY)
    t.board(crafts="x", church="x").turn(1).play("well pink 0", f"act {action}")
    assert set(options) <= set(t.options)
    assert "decline" not in t.options
    assert t.reason("decline") == "only-after-a-cube"


@rule("V 3.4", "V 12.5")
def test_v12_5_who_took_a_cube_may_decline() -> None:
    t = Table().seat(1, members=LARGE_FAMILY).board(crafts="o", church="x").turn(1).play("take crafts orange")
    assert "decline" in t.options


@rule("V 12.5")
def test_v12_5_a_stage_of_the_action_may_still_be_left_out() -> None:
    t = Table().market(stalls="c01").seat(1, members="1@farm", cubes="3p").board(crafts="o g").turn(1)
    t.play("well pink 0", "act crafts", "train office 1")
    assert t.options == ["make scroll", "decline"], "training was an action (V 7.7)"


@rule("V 12.5")
def test_v12_5_no_market_day_without_a_customer() -> None:
    t = Table().market(stalls="- - -").seat(1, members="2@unborn 1@farm", cubes="3p").board(crafts="o g").turn(1)
    t.play("well pink 0")
    assert "act market" not in t.options
    assert t.reason("act market") == "nobody-at-stalls"


@rule("V 12.5")
def test_v12_5_the_well_is_refused_where_it_would_lead_to_nothing() -> None:
    t = Table().market(stalls="- - -").seat(1, members="1@bag", cubes="3p", coins=2).board(crafts="o g").turn(1)
    assert "well pink 0" in t.options, "the coins are left for a wagon"
    t = Table().market(stalls="- - -").seat(1, members="1@bag", cubes="3p").board(crafts="o g").turn(1)
    assert t.options == ["take crafts orange", "take crafts green"]
    assert t.reason("well pink 0") == "nothing-to-pay-for", "the scroll that the cubes could buy is gone with them"
    t = Table().market(stalls="- - -").seat(1, members="1@bag", coins=3).board(crafts="o g").turn(1)
    assert t.reason("well-coins") == "nothing-to-pay-for"
    t = Table().market(stalls="- - c01").seat(1, members="1@bag", cubes="3p").board(crafts="o g").turn(1)
    assert "well pink 0" in t.options, "a customer is there, and with the customer a market day"


@rule("V 12.5")
def test_v12_5_when_nothing_else_can_be_done_a_market_day_is_held() -> None:
    t = Table().market(stalls="c01 c02 c03").seat(1, cubes="3p").board(crafts="o g").turn(1).play("well pink 0")
    assert "market-opened" in t.events()
    assert (t.cubes(), t.asked) == ("", 2)
