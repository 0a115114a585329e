"""V 13, the mass at the end of a round, and the way into the black bag (V 11.1)."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.games.village.steps.church import Mass
from posterity.games.village.steps.rounds import EndOfGame
from village_table import Table


def monks_drawn(t: Table) -> list[int]:
    """How many monks went back, mass by mass, since the last choice."""
    return [event.values[0] for event in t.playing.events if event.kind.name == "monks"]


@rule("V 6.8", "V 11.1", "V 15.2")
@pytest.mark.parametrize(
    ("cubes", "coins", "payment", "life"),
    [("1b", 0, "pay brown 0", 0), ("", 1, "pay brown 1", 0), ("", 0, "pay-time", 3)],
)
def test_r58_into_the_black_bag(cubes: str, coins: int, payment: str, life: int) -> None:
    t = Table().seat(1, members="2@farm 3@smithy", cubes=cubes, coins=coins)
    t.board(crafts="o g").action("church")
    assert t.options == ["enter-church 2", "decline"], "the smith does not come from the farm"
    t.play("enter-church 2")
    if payment != "pay-time":  # without brown and coin the time is paid unasked
        assert t.options == [payment, "pay-time"]
        t.play(payment)
    assert t.members() == "2@bag 3@smithy", "in the bag, not yet on the track"
    assert (t.life(), t.cubes(), t.coins()) == (life, "", 0)


@rule("V 11.1")
def test_r58_exactly_one_member_and_one_payment() -> None:
    t = Table().seat(1, members="1@farm 1@farm", cubes="2b", coins=1).board(crafts="o g").action("church")
    t.play("enter-church 1")
    assert t.options == ["pay brown 0", "pay brown 1", "pay-time"]
    t.play("pay brown 0")
    assert (t.members(), t.cubes(), t.coins(), t.life()) == ("1@farm 1@bag", "1b", 1, 0)
    assert t.asked == 2, "the turn is over"


@rule("V 13.1")
@pytest.mark.parametrize(("first", "order"), [(1, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2])])
def test_v13_1_the_first_player_begins_each_part(first: int, order: list[int]) -> None:
    t = Table(players=3)
    for seat in (1, 2, 3):
        t.seat(seat, members="1@bag 2@church-1", coins=1, grain=1)
    t.told(mass="monk monk monk monk").mass(first)
    for seat in order:
        assert (t.step, t.asked) == ("BuyOut", seat)
        t.play("decline")
    for seat in order:
        assert (t.step, t.asked) == ("Promotions", seat)
        t.play("decline")
    assert [t.score(seat) for seat in (1, 2, 3)] == [2, 2, 2], "the majority is rewarded last"
    assert t.playing.over


@rule("V 13.1")
def test_v13_1_who_left_the_bag_can_advance_and_counts_for_the_majority() -> None:
    t = Table().seat(1, members="2@bag", coins=1, grain=1).seat(2, members="1@church-1")
    t.told(mass="monk monk monk").mass()
    t.play("buy-out 2")
    assert t.score(1) == 0, "nobody is rewarded before the members have advanced"
    t.play("promote 2 1")
    assert t.members(1) == "2@church-2"
    assert (t.score(1), t.score(2)) == (2, 0)


@rule("V 13.2", "V 13.3")
def test_r59_no_more_than_four_are_bought_by_all_together() -> None:
    t = Table(players=3)
    t.seat(1, members="1@bag 1@bag 1@bag", coins=3)
    t.seat(2, members="1@bag 2@bag", coins=2)
    t.seat(3, members="1@bag", coins=1)
    t.mass()
    t.play("buy-out 1", "buy-out 1", "buy-out 1")
    assert t.asked == 2
    t.play("buy-out 2")
    assert t.playing.over, "neither P2 nor P3 is asked again"
    assert t.members(1) == "1@church-1 1@church-1 1@church-1"
    assert t.members(2) == "1@bag 2@church-1", "only one more could be bought"
    assert t.members(3) == "1@bag"
    assert [t.coins(seat) for seat in (1, 2, 3)] == [0, 1, 1]
    assert not {"monks", "ordained"} & set(t.events()), "nothing is drawn at random"


@rule("V 13.2")
def test_v13_2_a_member_for_each_coin_and_only_own_members() -> None:
    t = Table().seat(1, members="1@bag 1@bag 2@bag 3@farm", coins=2).seat(2, members="1@bag 4@bag")
    t.told(mass="monk monk").mass()
    assert t.options == ["buy-out 1", "buy-out 2", "decline"], "the 4 in the bag belongs to P2"
    t.play("buy-out 2", "buy-out 1")
    assert t.members(1) == "1@church-1 1@bag 2@church-1 3@farm"
    assert t.coins(1) == 0
    assert t.members(2) == "1@bag 4@bag", "without a coin nobody comes out"


@rule("V 13.2")
def test_v13_2_the_player_may_buy_fewer_than_the_coins_allow() -> None:
    t = Table().seat(1, members="1@bag 1@bag", coins=2)
    t.told(mass="monk monk monk").mass().play("buy-out 1", "decline")
    assert (t.members(), t.coins()) == ("1@church-1 1@bag", 1)


@rule("V 13.3")
@pytest.mark.parametrize("bought", [0, 1, 2, 3])
def test_r60_the_rest_of_the_four_is_drawn(bought: int) -> None:
    t = Table().seat(1, members="1@bag 1@bag 1@bag 1@bag", coins=bought).seat(2, members="1@bag", coins=1)
    t.told(mass=" ".join(["monk"] * (4 - bought))).mass()
    t.play(*["buy-out 1"] * bought, "decline")  # P2 keeps the coin
    assert monks_drawn(t) == [4 - bought]
    assert t.members(1).count("church-1") == bought


@rule("V 13.4", "V 13.5", "V 13.6")
def test_r61_four_monks_are_drawn() -> None:
    t = Table().seat(1, members="1@church-1 2@bag", grain=1).seat(2, members="1@bag")
    t.told(mass="monk monk monk monk").mass()
    t.play("promote 1 1")
    assert (t.members(1), t.members(2)) == ("1@church-2 2@bag", "1@bag")
    assert (t.grain(), t.score(1)) == (0, 2), "members advance and the majority is rewarded all the same"


@rule("V 13.4")
def test_r61_monks_go_back_into_the_bag() -> None:
    t = Table().begin(Mass(), Mass(), EndOfGame())
    assert monks_drawn(t) == [4, 4], "the same four monks come again in the next mass"


@rule("V 13.3", "V 13.4")
def test_r62_a_member_not_drawn_waits_for_the_next_mass() -> None:
    t = Table().seat(1, members="1@bag 2@bag 3@farm").seat(2, members="1@bag")
    t.told(mass_1="P1-1 monk monk P2-1", mass="monk P1-2 monk monk")
    t.begin(Mass(), Mass(), EndOfGame())
    assert t.members(1) == "1@church-1 2@church-1 3@farm"
    assert t.members(2) == "1@church-1"

    t = Table().seat(1, members="1@bag 2@bag 3@farm").seat(2, members="1@bag")
    t.told(mass="P1-1 monk monk P2-1").mass()
    assert t.members(1) == "1@church-1 2@bag 3@farm"


@rule("V 13.1", "V 13.5")
def test_r63_nobody_is_asked_twice() -> None:
    t = Table(players=3)
    for seat in (1, 2, 3):
        t.seat(seat, members="1@church-1", grain=2)
    t.mass(first=1)
    t.play("promote 1 1", "decline")
    assert t.asked == 2
    t.play("decline")
    assert t.asked == 3
    t.play("promote 1 1", "promote 1 2")
    assert t.playing.over, "P1 and P2 have grain left, but had their opportunity"
    assert [t.grain(seat) for seat in (1, 2, 3)] == [1, 2, 0]


@rule("V 13.5")
@pytest.mark.parametrize(
    ("moves", "members"),
    [
        (["promote 1 1", "promote 1 2", "promote 2 1"], "1@church-3 2@church-2"),
        (["promote 2 1", "promote 1 1", "promote 2 2"], "1@church-2 2@church-3"),
        (["promote 1 1", "promote 1 2", "decline"], "1@church-3 2@church-1"),
        (["promote 1 1", "decline"], "1@church-2 2@church-1"),
        (["decline"], "1@church-1 2@church-1"),
    ],
)
def test_r64_any_mix_that_the_grain_pays(moves: list[str], members: str) -> None:
    t = Table().seat(1, members="1@church-1 2@church-1", grain=3).mass().play(*moves)
    assert t.members() == members
    assert t.grain() == 3 - len([move for move in moves if move != "decline"])
    assert t.playing.over


@rule("V 13.5")
@pytest.mark.parametrize(("stage", "grain"), [(1, 1), (2, 1), (3, 2)])
def test_v13_5_what_each_stage_costs(stage: int, grain: int) -> None:
    t = Table().seat(1, members=f"2@church-{stage}", grain=grain).mass().play(f"promote 2 {stage}")
    assert (t.members(), t.grain()) == (f"2@church-{stage + 1}", 0)


@rule("V 13.5")
def test_v13_5_too_little_grain_and_the_last_stage() -> None:
    t = Table().seat(1, members="1@church-1 2@church-3 3@church-4 4@farm", grain=1).mass()
    assert t.options == ["promote 1 1", "decline"]
    assert t.reason("promote 2 3") == "lacks-grain"
    assert t.reason("promote 3 4") == "last-stage"


@rule("V 13.6")
def test_r65_number_before_position() -> None:
    t = Table().seat(1, members="1@church-1 1@church-1 2@church-1").seat(2, members="1@church-4").mass()
    assert (t.score(1), t.score(2)) == (2, 0)


@rule("V 13.6")
def test_v13_6_only_members_on_the_church_track_count() -> None:
    t = Table().seat(1, members="1@church-1").seat(2, members="1@farm 1@bag 2@bag 2@council-4 3@chronicle-church")
    t.told(mass="monk monk monk monk").mass()
    assert (t.score(1), t.score(2)) == (2, 0)


@rule("V 13.7")
@pytest.mark.parametrize(
    ("tracks", "scores"),
    [
        (["1@church-4 2@church-1", "1@church-4 2@church-3"], [2, 2]),
        (["1@church-3 2@church-3", "1@church-4 2@church-1"], [0, 2]),
        (["1@church-2 2@church-1", "1@church-2 2@church-2", "1@church-4"], [2, 2, 0]),
        (["1@church-1", "1@church-1", "1@church-2"], [0, 0, 2]),
        (["1@church-3", "1@church-3", "1@church-3"], [2, 2, 2]),
    ],
)
def test_r66_only_the_furthest_member_of_each_is_compared(tracks: list[str], scores: list[int]) -> None:
    t = Table(players=len(tracks))
    for seat, members in enumerate(tracks, start=1):
        t.seat(seat, members=members)
    t.mass()
    assert [t.score(seat) for seat in range(1, len(tracks) + 1)] == scores


@rule("V 13.8")
def test_p19_nobody_on_the_track() -> None:
    t = Table(players=3).seat(1, members="1@farm 1@bag").seat(2, members="1@bag")
    t.told(mass="monk monk monk monk").mass()
    assert [t.score(seat) for seat in (1, 2, 3)] == [0, 0, 0]
    assert "no-majority" in t.events()


@rule("V 13.1", "V 14.2")
def test_r67_the_ring_does_not_change_the_mass() -> None:
    t = Table(players=3)
    for seat in (1, 2, 3):
        t.seat(seat, members="2@church-1", grain=1)
    t.state.round = 2
    t.state.ring = 2  # P3 has it
    t.board(church="o g").turn(2)
    t.play("take church orange")  # then P3 takes the last cube
    order = []
    while t.step == "Promotions":
        order.append(t.asked)
        t.play("decline")
    assert order == [1, 2, 3], "still by the old first player"
    assert (t.step, t.asked, t.state.round) == ("Turn", 3, 3), "the ring works when round 3 begins"
