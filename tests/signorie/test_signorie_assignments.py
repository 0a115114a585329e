"""S 5: the assignment tiles (R29 to R40)."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.games.signorie.state import threshold
from posterity.games.signorie.steps.main_actions import MainAction
from posterity.games.signorie.terms import COLOUR, GREY, TILE
from signorie_table import Table

SPARE = "1 1 1 1"
UP_TO_THREE = ["political", "clerical", "military", "initiative", "florins", "family", "threshold"]


def assigns(t: Table) -> list[str]:
    """The ways to use a tile that are offered: ["florins 1", "florins 2"]."""
    return [option.removeprefix("assign ") for option in t.options if option.startswith("assign ")]


def table_with(tile: str, sex: str = "man", **seat: str | int) -> Table:
    """P1 has 9 florins unless said otherwise, and the tile lies in the grey area."""
    wanted: dict[str, str | int] = {"florins": 9, **seat}
    t = Table().seat(1, **wanted).slots(**{tile: f"grey {sex}"})  # type: ignore[arg-type]
    return t.dice(yellow=SPARE)


# Which tile.


@rule("S 5.1")
@pytest.mark.parametrize(
    ("die", "tiles"),
    [
        ("yellow-1", {"political", "clerical"}),
        ("red-2", {"military", "initiative"}),
        ("purple-3", {"florins", "family"}),
        ("grey-4", {"threshold", "token"}),
        ("turquoise-5", {"mission", "marriage"}),
    ],
)
def test_r29_one_of_the_two_tiles_of_the_colour(die: str, tiles: set[str]) -> None:
    t = Table().seat(1, florins=9, pool="4m 4w", men="political-3").dice(yellow=SPARE, red=SPARE).placed(die)
    assert {way.split()[0] for way in assigns(t)} == tiles
    t.play(f"assign {assigns(t)[0]}")
    while t.step != "Turn":
        assert not assigns(t), "one tile, not both"
        t.play(t.options[-1])


@rule("S 5.2")
@pytest.mark.parametrize("sex", ["man", "woman"])
@pytest.mark.parametrize("colour", COLOUR.names)
def test_r30_members_of_the_gender_of_the_slot(colour: str, sex: str) -> None:
    t = Table().seat(1, florins=9, pool="3m 2w" if sex == "woman" else "2m 3w").slots(florins=f"{colour} {sex}")
    t.dice(yellow=SPARE, red="6").placed(f"{colour}-6")
    assert [way for way in assigns(t) if way.startswith("florins")] == ["florins 1", "florins 2"], "no mixing"
    t.play("assign florins 2")
    assert t.pool() == ("3m 0w" if sex == "woman" else "0m 3w")
    assert t.supply() == ("9m 11w" if sex == "woman" else "12m 8w")


@rule("S 5.2")
def test_r30_one_slot_for_men_and_one_for_women() -> None:
    t = Table().seat(1, florins=9, pool="3m").slots(florins="grey man", family="grey woman").dice(yellow=SPARE)
    t.placed("grey-4")
    assert assigns(t) == ["florins 1", "florins 2", "florins 3"]
    assert t.reason("assign family 1") == "lacks-women"
    t = Table().seat(1, florins=9, pool="3w").slots(florins="grey man", family="grey woman").dice(yellow=SPARE)
    t.placed("grey-4")
    assert assigns(t) == ["family 1", "family 2", "family 3"]
    assert t.reason("assign florins 1") == "lacks-men"


# Who is used, and where they go.


@rule("S 5.3")
def test_r39_only_members_in_the_pool() -> None:
    t = table_with("florins", pool="1m 3w", men="political-1 clerical-4", waiting="1m").city("milano", men="1 1")
    t.placed("grey-4")
    assert [way for way in assigns(t) if way.startswith("florins")] == ["florins 1"]
    assert t.reason("assign florins 2") == "lacks-men", "not those on careers, in cities or in the threshold area"
    t = table_with("florins", "woman", pool="3m 1w").city("milano", women="1 1").placed("grey-4")
    assert [way for way in assigns(t) if way.startswith("florins")] == ["florins 1"]


@rule("S 5.4")
@pytest.mark.parametrize(("tile", "count"), [("political", 2), ("florins", 3), ("family", 1), ("token", 1)])
def test_r38_used_members_go_to_the_supply_first(tile: str, count: int) -> None:
    t = table_with(tile, pool="4m 3w", men="political-1").placed("grey-4").play(f"assign {tile} {count}")
    if tile != "florins":
        assert t.step in ("Advance", "GainMeeples", "LayToken"), "the effect is still to come"
    assert (t.pool(), t.supply()) == (f"{4 - count}m 3w", f"{7 + count}m 8w")


@rule("S 5.4")
def test_r38_to_the_own_supply() -> None:
    t = table_with("florins", pool="4m 3w").seat(2, pool="1m").placed("grey-4").play("assign florins 3")
    assert (t.supply(1), t.supply(2)) == ("11m 8w", "11m 11w")


@rule("S 5.5")
@pytest.mark.parametrize("tile", UP_TO_THREE)
def test_s5_5_up_to_three_members(tile: str) -> None:
    t = table_with(tile, pool="4m 3w", men="political-1 clerical-1 military-1").placed("grey-4")
    assert [way for way in assigns(t) if way.startswith(tile)] == [f"{tile} 1", f"{tile} 2", f"{tile} 3"]


@rule("S 5.5")
@pytest.mark.parametrize(("tile", "count"), [("token", 1), ("mission", 2), ("marriage", 2)])
def test_s5_5_a_plain_number_of_members(tile: str, count: int) -> None:
    t = table_with(tile, pool="4m 3w", men="political-1").placed("grey-4")
    assert [way for way in assigns(t) if way.startswith(tile)] == [f"{tile} {count}"], "so many and no other number"


@rule("S 5.6")
def test_s5_6_one_tile_of_each_kind() -> None:
    assert TILE.names == [*UP_TO_THREE, "token", "mission", "marriage"]
    assert sorted(Table().opened().state.slots) == list(range(10))


@rule("S 5.7")
def test_r40_the_tile_stays_for_the_others() -> None:
    t = Table(players=2).seat(1, florins=9, pool="3m").seat(2, florins=9, pool="3m").slots(florins="grey man")
    t.dice(grey="4 5", yellow=SPARE).turn(1)
    before = t.state.slots[:]
    t.play("take grey 4", "assign florins 2")
    assert (t.asked, t.state.slots) == (2, before)
    t.play("take grey 5", "assign florins 3")
    assert (t.florins(1), t.florins(2)) == (9 + 4, 9 + 6)
    assert t.state.slots == before


# The tiles for careers.


@rule("S 5.6", "S 5.8")
@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("career", ["political", "clerical", "military"])
def test_r33_two_steps_on_the_career_for_each_member(career: str, count: int) -> None:
    t = table_with(career, "woman", pool="1m 3w", men="political-1 clerical-1 military-1").placed("grey-4")
    t.play(f"assign {career} {count}")
    for space in range(1, 2 * count + 1):
        assert t.step == "Advance", f"{2 * count} steps, {space - 1} of them used"
        assert {option.split()[1] for option in t.options if option != "enough"} == {career}, "that career alone"
        assert t.reason("climb") == "not-this-track"
        t.play(f"advance {career} {space}")
    assert t.men() == "political-1 clerical-1 military-1".replace(f"{career}-1", f"{career}-{2 * count + 1}")
    assert t.step == "Turn", "no step is left"


@rule("S 5.8")
@pytest.mark.parametrize("career", ["political", "clerical", "military"])
def test_r33_one_step_at_least_and_the_rest_may_lapse(career: str) -> None:
    t = table_with(career, "woman", pool="2m 3w").placed("grey-4").play(f"assign {career} 2")
    assert t.men() == f"{career}-1", "the first step could only be this one"
    t = table_with(career, "woman", pool="2m 3w", men=f"{career}-2").placed("grey-4").play(f"assign {career} 2")
    assert "enough" not in t.options
    assert t.reason("enough") == "one-point-at-least"
    t.play(f"advance {career} 2", "enough")
    assert (t.men(), t.step) == (f"{career}-3", "Turn"), "three of four steps lapse"


@rule("S 5.8")
def test_r33_the_steps_may_be_split_between_men() -> None:
    t = table_with("clerical", "woman", pool="2m 3w", men="clerical-3").placed("grey-4").play("assign clerical 2")
    t.play("advance clerical pool", "advance clerical 1", "advance clerical pool", "advance clerical 3")
    assert (t.men(), t.pool()) == ("clerical-1 clerical-2 clerical-4", "0m 1w")


# Initiative and florins.


@rule("S 5.6", "S 5.9")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_r32_two_steps_of_initiative_for_each_member(count: int) -> None:
    t = table_with("initiative", pool="4m").placed("grey-4").play(f"assign initiative {count}")
    assert t.disc() == 1 + 2 * count
    assert (t.step, t.men()) == ("Turn", ""), "they are all used, and on nothing else"


@rule("S 5.9", "S 7.12")
@pytest.mark.parametrize(("start", "count"), [(12, 1), (10, 2), (8, 3)])
def test_r32_as_far_as_the_track_goes(start: int, count: int) -> None:
    t = table_with("initiative", pool="4m").initiative(**{f"i{start}": "1", "i1": "2 3 4"}).placed("grey-4")
    assert t.play(f"assign initiative {count}").disc() == 13


@rule("S 5.6")
@pytest.mark.parametrize(("count", "florins"), [(1, 2), (2, 4), (3, 6)])
def test_r31_florins_tile_with_one_two_three_members(count: int, florins: int) -> None:
    t = table_with("florins", pool="4m", florins=1).placed("grey-4").play(f"assign florins {count}")
    assert t.florins() == 1 + florins


# Family.


@rule("S 5.6", "S 5.10")
@pytest.mark.parametrize(
    ("count", "taken", "pool", "supply"),
    [
        (1, ["woman"], "3m 4w", "9m 7w"),
        (1, ["man"], "4m 3w", "8m 8w"),
        (2, ["woman", "man"], "3m 4w", "9m 7w"),
        (3, ["woman", "woman", "woman"], "1m 6w", "11m 5w"),
        (3, ["man", "woman", "man"], "3m 4w", "9m 7w"),
    ],
)
def test_r34_one_from_the_supply_for_each_member(count: int, taken: list[str], pool: str, supply: str) -> None:
    t = table_with("family", pool="4m 3w").placed("grey-4").play(f"assign family {count}")
    for sex in taken:
        assert t.options == ["gain man", "gain woman"], "in any mix"
        t.play(f"gain {sex}")
    assert (t.step, t.pool(), t.supply()) == ("Turn", pool, supply)


@rule("S 5.11")
def test_a20_members_just_used_may_be_taken_back() -> None:
    # All the other men are on careers, so those in the supply are the two that were used.
    t = table_with("family", pool="2m 3w", men=" ".join(["political-1"] * 10)).placed("grey-4")
    assert t.supply() == "0m 8w"
    t.play("assign family 2")
    assert t.supply() == "2m 8w"
    t.play("gain man", "gain man")
    assert (t.pool(), t.supply()) == ("2m 3w", "0m 8w")


@rule("S 5.11")
def test_a20_nobody_else_needs_to_be_in_the_supply() -> None:
    t = table_with("family", pool="2m 11w", men=" ".join(["political-1"] * 10)).placed("grey-4")
    assert (t.supply(), assigns(t)[:2]) == ("0m 0w", ["family 1", "family 2"])
    t.play("assign family 2")
    assert (t.step, t.pool(), t.supply()) == ("Turn", "2m 11w", "0m 0w"), "they came back, there was no choice"


# The threshold.


@rule("S 5.6", "S 5.12")
@pytest.mark.parametrize(("count", "limit"), [(1, 16), (2, 19), (3, 22)])
def test_r35_the_threshold_rises_by_three_for_each_member(count: int, limit: int) -> None:
    t = table_with("threshold", pool="4m 3w").placed("grey-4")
    assert threshold(t.state, 0) == 13
    t.play(f"assign threshold {count}")
    assert threshold(t.state, 0) == limit
    assert [threshold(t.state, seat) for seat in (1, 2, 3)] == [13, 13, 13], "nobody else's"
    assert (t.pool(), t.waiting(), t.supply()) == (f"{4 - count}m 3w", f"{count}m 0w", "8m 8w"), "not to the supply"


@rule("S 5.12")
def test_r35_they_stay_there_until_the_end_of_the_round() -> None:
    t = Table(players=2).seat(1, pool="1m 2w", florins=1).slots(threshold="yellow woman")
    t.dice(yellow="6 6").turn(1)
    t.play("take yellow 6", "assign threshold 2")
    assert (t.asked, t.waiting(), t.supply()) == (2, "0m 2w", "11m 9w")
    assert threshold(t.state, 0) == 19, "women count like men"
    t.play("take yellow 6")
    assert (t.step, t.waiting()) == ("Wedding", "0m 2w"), "still there while rewards are given"
    while t.state.round == 1:
        t.play(t.options[-1])
    assert (t.waiting(), t.pool(), t.supply()) == ("0m 0w", "1m 0w", "11m 11w")
    assert threshold(t.state, 0) == 13


@rule("S 5.12")
@pytest.mark.parametrize(("count", "rewarded"), [(1, False), (2, True), (3, True)])
def test_r35_the_higher_threshold_counts_for_the_reward(count: int, rewarded: bool) -> None:
    t = Table(players=2).seat(1, pool="4m", dice="red-6 purple-6", florins=0).seat(2, dice="red-6 grey-6 purple-6")
    t.slots(threshold="yellow man").dice(yellow="5").turn(1)
    t.play("take yellow 5", f"assign threshold {count}")
    assert ("kept" in t.events()) == rewarded, f"17 with a threshold of {13 + 3 * count}"


# Token, mission, marriage.


@rule("S 5.6")
@pytest.mark.parametrize("row", ["political", "clerical", "military", "marriage"])
def test_r36_token_tile(row: str) -> None:
    t = table_with("token", pool="4m 3w").placed("grey-4")
    pile = t.state.pile
    t.play("assign token 1")
    assert t.options == ["lay political", "lay clerical", "lay military", "lay marriage"]
    t.play(f"lay {row}")
    assert (t.row(row), t.state.pile, t.step) == ("down", pile - 1, "Turn"), "one token, face down"
    assert t.pool() == "3m 3w"


@rule("S 5.6", "S 5.13")
@pytest.mark.parametrize("sex", ["man", "woman"])
def test_r37_mission_tile(sex: str) -> None:
    t = table_with("mission", sex, pool="3m 3w", men="political-5 military-1").city("roma", mission="sforza-4")
    t.placed("grey-4").play("assign mission 2")
    assert (t.pool(), t.step) == ("1m 3w" if sex == "man" else "3m 1w", "Mission")
    assert t.reason("send political-1 roma") == "not-now", "nobody from the pool"
    t.play("send political-5 roma")
    assert (t.in_city("roma"), t.men(), t.score()) == ("1 - - - -", "military-1", 9)
    assert t.row("political") == "sforza-4", "the usual token of a mission"
    assert t.step == "Turn", "once, although two were used"


@rule("S 5.6", "S 5.13")
def test_r37_marriage_tile() -> None:
    t = table_with("marriage", "woman", pool="3w", florins=3).city("roma", marriage="sforza-4").placed("grey-4")
    t.play("assign marriage 2")
    assert (t.pool(), t.supply(), t.step) == ("0m 1w", "12m 10w", "Marriage")
    t.play("marry roma 3")
    assert (t.in_city("roma", "woman"), t.pool()) == ("1 - - - -", "0m 0w"), "the third one marries"
    assert (t.florins(), t.score(), t.row("marriage")) == (0, 6, "sforza-4")
    assert t.step == "Turn", "once, although two were used"


@rule("S 5.13", "S 5.14")
def test_r37_the_woman_who_marries_is_not_one_of_the_two() -> None:
    t = table_with("marriage", "woman", pool="2m 2w").placed("grey-4")
    assert t.reason("assign marriage 2") == "no-women-at-hand"
    t = table_with("marriage", "man", pool="2m 1w").placed("grey-4")
    assert "marriage 2" in assigns(t), "two men are used, and she marries"


# A tile must still have its effect.


@rule("S 5.14", "S 7.13")
@pytest.mark.parametrize("career", ["political", "clerical", "military"])
def test_s5_14_at_least_one_step(career: str) -> None:
    others = [other for other in ("political", "clerical", "military") if other != career]
    on_top = " ".join([f"{career}-7", *[f"{other}-3" for other in others]])
    t = table_with(career, pool="2m", men=on_top).placed("grey-4")
    assert f"{career} 1" in assigns(t), "the other man can begin the career"
    assert t.reason(f"assign {career} 2") == "no-man-to-advance", "then nobody would be left to advance"
    t = table_with(career, pool="2m", men=f"{career}-6").placed("grey-4")
    assert f"{career} 2" in assigns(t), "somebody is on his way"


@rule("S 5.14", "S 7.13")
def test_s5_14_no_initiative_at_the_top() -> None:
    t = table_with("initiative", pool="3m").initiative(i13="1", i1="2 3 4").placed("grey-4")
    assert t.reason("assign initiative 1") == "top-of-initiative"
    t = table_with("initiative", pool="3m").initiative(i12="1", i1="2 3 4").placed("grey-4")
    assert "initiative 3" in assigns(t), "one step can be used"


@rule("S 5.14")
def test_s5_14_no_token_in_the_pile() -> None:
    t = table_with("token", pool="3m").seat(2, face_down="marriage " * 54).placed("grey-4")
    assert t.state.pile == 0
    assert t.reason("assign token 1") == "no-tokens-left"


@rule("S 5.14")
def test_s5_14_no_mission() -> None:
    t = table_with("mission", pool="3m").placed("grey-4")
    assert t.refused(MainAction(0, GREY, 4))["assign mission 2"] == "no-man-on-careers"
    t = table_with("mission", pool="3m", men="political-1")
    for city in ("milano", "venezia", "firenze", "roma", "napoli"):
        t.city(city, men="2")
    assert t.placed("grey-4").refused(MainAction(0, GREY, 4))["assign mission 2"] == "rank-too-low-everywhere"


@rule("S 5.14")
def test_s5_14_no_marriage() -> None:
    t = table_with("marriage", pool="3m 1w", florins=0, men="political-1").placed("grey-4")
    assert t.reason("assign marriage 2") == "no-dowry-can-be-paid"
    t = Table().seat(1, florins=1, pool="2m 1w", men="political-1").slots(marriage="grey man")
    t.dice(grey="3 4", yellow=SPARE).turn(1)
    t.play("take grey 3")
    assert t.refused(MainAction(0, GREY, 3))["assign marriage 2"] == "no-dowry-can-be-paid", "the die took the florin"
