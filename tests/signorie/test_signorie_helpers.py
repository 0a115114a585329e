"""S 12: the helpers, and a test for each of the 15 helper spaces (R68 to R77).

A step that leaves no choice is made without a question: on initiative the first one, which cannot be declined.
"""

from __future__ import annotations

import pytest

from citing import rule
from posterity.games.signorie.steps.helpers import Helpers
from posterity.games.signorie.steps.main_actions import MainAction
from posterity.games.signorie.steps.rounds import Turn
from posterity.games.signorie.terms import COLOUR, ROW, YELLOW
from signorie_table import Table

SPACES = ["top", "middle", "bottom"]


def column(colour: str) -> str:
    """Helpers on all three spaces of a column."""
    return " ".join(f"{colour}-{space}" for space in SPACES)


def working(t: Table, die: str) -> Table:
    """The first seat has placed the die and carried out its main action: now the helpers of its column."""
    colour, face = die.split("-")
    return t.dice(yellow="1 1").begin(Helpers(0, COLOUR.ids[colour], int(face), 0), Turn(0))


# When, which and in which order.


@rule("S 12.1")
@pytest.mark.parametrize("colour", COLOUR.names)
def test_r68_the_helpers_of_the_column_of_the_die(colour: str) -> None:
    everyone = " ".join(column(other) for other in COLOUR.names)
    t = Table().seat(1, helpers=everyone, pool="4m 3w", men="political-1", florins=4).seat(2, helpers=column(colour))
    working(t.city("roma", men="1"), f"{colour}-2")
    assert t.options == [*[f"use {colour}-{space}" for space in SPACES], "finish"], "no other column, no other player's"


@rule("S 12.1", "S 12.3")
@pytest.mark.parametrize(
    "spaces", ["", "top", "middle", "bottom", "top middle", "top bottom", "middle bottom", "top middle bottom"]
)
def test_r68_any_of_them_or_none(spaces: str) -> None:
    t = Table().seat(1, helpers=column("yellow"), pool="1m 1w", florins=2).dice(yellow="1 1").placed("yellow-1")
    t.play("manage florins")
    effects = {"top": ["use yellow-top"], "middle": ["use yellow-middle", "marry roma 2"]}
    effects["bottom"] = ["use yellow-bottom"]
    for space in spaces.split():
        t.play(*effects[space])
    if not spaces.endswith("bottom"):
        t.play("finish")
    assert t.asked == 2, "the turn is over"
    assert t.disc() == (2 if "top" in spaces else 1)
    assert t.row("marriage") == ("down" if "middle" in spaces else "")
    assert t.score() == (4 if "middle" in spaces else 0) + (3 if "bottom" in spaces else 0)
    assert t.helpers() == column("yellow"), "all of them stay"


@rule("S 12.1")
def test_r68_spaces_without_a_helper() -> None:
    t = working(Table().seat(1, helpers="yellow-bottom red-top"), "yellow-3")
    assert t.options == ["use yellow-bottom", "finish"]
    assert t.reason("use yellow-top") == "no-helper-there"


@rule("S 12.1", "S 3.10")
@pytest.mark.parametrize(
    ("die", "plays"),
    [
        ("yellow-3", ["hire turquoise-top"]),
        ("yellow-3", ["assign political 1", "enough"]),
        ("yellow-3", ["manage florins"]),
        ("turquoise-5", ["manage steps", "climb", "advance political pool", "enough"]),
    ],
)
def test_r68_after_any_main_action_and_not_before(die: str, plays: list[str]) -> None:
    colour = die.split("-")[0]
    t = Table().seat(1, helpers=column(colour), pool="4m 3w", florins=5).dice(yellow="1 1").placed(die)
    for play in plays:
        assert t.step != "Helpers", "the main action comes first and is finished first"
        t.play(play)
    assert (t.step, t.options[0]) == ("Helpers", f"use {colour}-top")


@rule("S 12.1", "S 3.10")
def test_r70_no_helpers_without_a_main_action() -> None:
    t = Table().seat(1, helpers=column("grey"), pool="4m 3w", florins=5).placed("grey-4")
    assert t.step == "MainAction"
    assert t.reason("use grey-top") == "not-now"
    assert t.reason("finish") == "not-now", "nor can the die just lie there"


@rule("S 12.2")
def test_r69_from_top_to_bottom() -> None:
    t = working(Table().seat(1, helpers=column("yellow"), pool="1w", florins=1), "yellow-3")
    t.play("use yellow-middle", "marry roma 1")
    assert t.options == ["use yellow-bottom", "finish"]
    assert t.reason("use yellow-top") == "from-top-to-bottom"


@rule("S 12.2")
def test_r69_each_only_once() -> None:
    t = working(Table().seat(1, helpers=column("red"), men="political-1"), "red-3").play("use red-top")
    assert t.reason("use red-top") == "from-top-to-bottom"
    assert t.florins() == 3


@rule("S 12.2")
def test_r69_each_finished_before_the_next() -> None:
    t = working(Table().seat(1, helpers=column("yellow"), pool="1w", florins=1), "yellow-2").play("use yellow-top")
    assert t.disc() == 2
    assert t.options == ["climb", "enough"], "one step is left, or said to be enough"
    assert t.reason("use yellow-middle") == "not-now"
    t.play("climb")
    assert t.options == ["use yellow-middle", "use yellow-bottom", "finish"]


@rule("S 12.3")
def test_r68_a_helper_works_again_with_a_later_die() -> None:
    t = Table().seat(1, helpers="yellow-bottom", pool="2m").dice(yellow="1 1")
    t.begin(MainAction(0, YELLOW, 1), MainAction(0, YELLOW, 6), Turn(0))
    t.play("manage florins", "use yellow-bottom", "manage florins", "use yellow-bottom")
    assert (t.score(), t.helpers()) == (6, "yellow-bottom")


# The fifteen helper spaces.


@rule("S 12.4", "S 12.5")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_r73_yellow_top_goes_by_the_die_on_initiative(face: int) -> None:
    t = working(Table().seat(1, helpers="yellow-top", pool="3m", men="political-1"), f"yellow-{face}")
    t.play("use yellow-top")
    for space in range(2, face + 1):
        assert (t.disc(), t.options) == (space, ["climb", "enough"]), "initiative alone"
        t.play("climb")
    assert (t.disc(), t.step) == (1 + face, "Turn"), "all the steps of the die, and no more"


@rule("S 12.4", "S 12.12")
def test_r76_yellow_middle_is_a_marriage_with_a_face_down_token() -> None:
    t = Table().seat(1, helpers="yellow-middle", pool="1m 2w", florins=5, marriage="este-2")
    working(t.city("roma", women="2", marriage="medici-4"), "yellow-2")
    before = t.state.pile
    t.play("use yellow-middle", "marry roma 3")
    assert (t.points()["marriages"], t.florins(), t.pool()) == (6, 2, "1m 1w")
    assert t.in_city("roma", "woman") == "2 1 - - -"
    assert [t.row(row) for row in ROW.names] == ["", "", "", "este-2 down"]
    assert t.city_token("roma", "marriage") == "medici-4", "never taken, although it would fit"
    assert t.state.pile == before - 1


@rule("S 12.4", "S 12.8")
def test_r71_yellow_bottom_is_3_points() -> None:
    t = working(Table().seat(1, helpers="yellow-bottom", score=10), "yellow-6").play("use yellow-bottom")
    assert (t.points()["helpers"], t.score(), t.florins()) == (3, 13, 0)


@rule("S 12.4", "S 12.8")
def test_r71_red_top_is_3_florins() -> None:
    t = working(Table().seat(1, helpers="red-top", florins=2), "red-6").play("use red-top")
    assert (t.florins(), t.score()) == (5, 0)


def steps_by_the_die(helper: str, career: str, face: int) -> None:
    """The helper is used: as many steps as the die shows, on the one career."""
    t = Table().seat(1, helpers=helper, pool="2m", men="political-1 clerical-1 military-1")
    working(t, f"{helper.split('-')[0]}-{face}").play(f"use {helper}")
    for other in {"political", "clerical", "military"} - {career}:
        assert t.reason(f"advance {other} pool") == t.reason(f"advance {other} 1") == "not-this-track"
    assert t.reason("climb") == "not-this-track"
    t.play(*[f"advance {career} {space}" for space in range(1, face + 1)])
    assert f"{career}-{face + 1}" in t.men()
    assert t.step == "Turn", "all the steps of the die, and no more"


@rule("S 12.4", "S 12.5")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_r73_red_middle_goes_by_the_die_on_the_political_track(face: int) -> None:
    steps_by_the_die("red-middle", "political", face)


@rule("S 12.4", "S 12.9")
def test_r71_red_bottom_is_a_point_for_each_man_in_a_city() -> None:
    t = Table().seat(1, helpers="red-bottom", men="political-7", pool="4m 3w")
    t.city("milano", men="1 2 1", women="1 1").city("roma", men="2 1", women="1")
    working(t, "red-6").play("use red-bottom")
    assert (t.points()["helpers"], t.score()) == (3, 3), "not for women, nor for men of others or on careers"


@rule("S 12.4", "S 12.6")
@pytest.mark.parametrize("face", [1, 6])
def test_r72_purple_top_is_3_steps_on_initiative(face: int) -> None:
    t = working(Table().seat(1, helpers="purple-top", pool="2m"), f"purple-{face}").play("use purple-top")
    assert t.options == ["climb", "enough"], "initiative alone"
    t.play("climb", "climb")
    assert (t.disc(), t.step) == (4, "Turn"), "three steps, whatever the die shows"


@rule("S 12.4", "S 12.5")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_r73_purple_middle_goes_by_the_die_on_the_clerical_track(face: int) -> None:
    steps_by_the_die("purple-middle", "clerical", face)


@rule("S 12.4", "S 12.12")
def test_r76_purple_bottom_is_a_mission_with_a_face_down_token() -> None:
    t = Table().seat(1, board="yellow", helpers="purple-bottom", men="political-3 military-4", clerical="este-2")
    working(t.city("milano", men="2", mission="medici-4"), "purple-2")
    before = t.state.pile
    t.play("use purple-bottom", "send military-4 milano")
    assert (t.points()["missions"], t.men(), t.in_city("milano")) == (7, "political-3", "2 1 - - -")
    assert [t.row(row) for row in ROW.names] == ["", "este-2", "down", ""], "to the row of his career"
    assert t.city_token("milano", "mission") == "medici-4", "never taken, although it would fit"
    assert t.state.pile == before - 1


@rule("S 12.4", "S 12.10")
@pytest.mark.parametrize("brides", [0, 2, 4])
@pytest.mark.parametrize(("births", "pool"), [("3", "1m 2w"), ("4", "2m 1w")])
def test_r74_grey_top_is_one_white_die(brides: int, births: str, pool: str) -> None:
    t = working(Table().seat(1, helpers="grey-top", pool="1m 1w", brides=brides).told(births=births), "grey-6")
    t.play("use grey-top")
    assert not t.luck.told, "a white die was rolled"
    assert t.pool() == pool, "one die, however many men are married"


@rule("S 12.4", "S 12.5")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_r73_grey_middle_goes_by_the_die_on_the_military_track(face: int) -> None:
    steps_by_the_die("grey-middle", "military", face)


@rule("S 12.4", "S 12.11")
@pytest.mark.parametrize("row", ROW.names)
def test_r75_grey_bottom_is_a_face_down_token(row: str) -> None:
    t = working(Table().seat(1, helpers="grey-bottom"), "grey-6").play("use grey-bottom")
    assert t.options == [f"lay {row}" for row in ROW.names]
    before = t.state.pile
    t.play(f"lay {row}")
    assert {name: t.row(name) for name in ROW.names} == {name: "down" if name == row else "" for name in ROW.names}
    assert t.state.pile == before - 1


@rule("S 12.4", "S 12.13")
def test_r77_turquoise_top_is_any_assignment_with_one_member() -> None:
    t = Table().seat(1, helpers="turquoise-top", pool="3m 3w", florins=9, men="political-5")
    working(t, "turquoise-6").play("use turquoise-top")
    tiles = ["political", "clerical", "military", "initiative", "florins", "family", "threshold", "token"]
    assert t.options == [f"assign {tile} 1" for tile in tiles], "tiles of all colours, and one member only"
    assert t.reason("assign mission 2") == "takes-two-meeples"
    assert t.reason("assign marriage 2") == "takes-two-meeples"
    t.play("assign florins 1")
    assert (t.florins(), t.pool(), t.step) == (11, "2m 3w", "Turn")


@rule("S 12.4", "S 12.6")
@pytest.mark.parametrize("face", [1, 6])
def test_r72_turquoise_middle_is_3_steps_on_careers(face: int) -> None:
    t = Table().seat(1, helpers="turquoise-middle", pool="1m", men="political-1 clerical-4")
    working(t, f"turquoise-{face}").play("use turquoise-middle")
    assert t.reason("climb") == "not-this-track"
    t.play("advance clerical 4", "advance military pool", "advance political 1")
    assert (t.men(), t.step) == ("political-2 clerical-5 military-1", "Turn"), "split over careers, whatever the die"


@rule("S 12.4", "S 12.7")
@pytest.mark.parametrize(("sex", "pool", "supply"), [("man", "2m 1w", "10m 10w"), ("woman", "1m 2w", "11m 9w")])
def test_r71_turquoise_bottom_is_one_member(sex: str, pool: str, supply: str) -> None:
    t = working(Table().seat(1, helpers="turquoise-bottom", pool="1m 1w"), "turquoise-6").play("use turquoise-bottom")
    assert t.options == ["gain man", "gain woman"]
    t.play(f"gain {sex}")
    assert (t.pool(), t.supply(), t.step) == (pool, supply, "Turn")


# More about single effects.


@rule("S 12.5", "S 12.6")
@pytest.mark.parametrize(("helper", "die"), [("yellow-top", "yellow-4"), ("purple-top", "purple-4")])
def test_r72_r73_fewer_steps_on_initiative(helper: str, die: str) -> None:
    t = working(Table().seat(1, helpers=helper), die).play(f"use {helper}", "enough")
    assert (t.disc(), t.step) == (2, "Turn")


@rule("S 12.5", "S 12.6", "S 12.15")
@pytest.mark.parametrize(("helper", "die"), [("grey-middle", "grey-4"), ("turquoise-middle", "turquoise-4")])
def test_a22_fewer_steps_on_careers_but_at_least_one(helper: str, die: str) -> None:
    t = working(Table().seat(1, helpers=helper, pool="3m", men="military-2"), die).play(f"use {helper}")
    assert t.reason("enough") == "one-point-at-least"
    t.play("advance military 2", "enough")
    assert (t.men(), t.step) == ("military-3", "Turn")


@rule("S 12.5")
def test_r73_steps_of_the_die_may_be_split_between_men() -> None:
    t = working(Table().seat(1, helpers="red-middle", pool="2m", men="political-2"), "red-4").play("use red-middle")
    t.play("advance political pool", "advance political 2", "advance political pool", "advance political 1")
    assert t.men() == "political-1 political-2 political-3"


@rule("S 12.12")
def test_r76_the_mission_of_a_helper_needs_rank() -> None:
    t = working(Table().seat(1, helpers="purple-bottom", men="political-2").city("roma", men="2 2"), "purple-2")
    t.play("use purple-bottom")
    assert t.reason("send political-2 roma") == "rank-too-low"
    assert "send political-2 milano" in t.options


@rule("S 12.12")
def test_r76_the_marriage_of_a_helper_needs_a_dowry() -> None:
    t = working(Table().seat(1, helpers="yellow-middle", pool="1w", florins=2).city("roma", women="2 2"), "yellow-2")
    t.play("use yellow-middle")
    assert t.reason("marry roma 2") == "dowry-too-low"
    assert t.reason("marry roma 3") == "lacks-florins"
    assert t.options == [f"marry {city} {n}" for city in ("milano", "venezia", "firenze", "napoli") for n in (1, 2)]


@rule("S 12.12")
@pytest.mark.parametrize("career", ["political", "clerical", "military"])
def test_r76_the_face_down_token_lies_at_the_row_of_the_career(career: str) -> None:
    t = working(Table().seat(1, helpers="purple-bottom", men=f"{career}-1"), "purple-2")
    t.play("use purple-bottom", f"send {career}-1 napoli")
    assert {row for row in ROW.names if t.row(row)} == {career}


@rule("S 12.13")
@pytest.mark.parametrize(
    ("tile", "plays", "seen"),
    [
        ("political", ["advance political 1"], "political-2"),
        ("clerical", ["advance clerical 1"], "clerical-2"),
        ("military", ["advance military 1"], "military-2"),
        ("initiative", [], "disc 3"),
        ("florins", [], "2 florins"),
        ("family", ["gain woman"], "pool 2m 4w"),
        ("threshold", [], "waits 1m 0w"),
        ("token", ["lay clerical"], "down"),
    ],
)
def test_r77_the_effect_of_the_tile_once(tile: str, plays: list[str], seen: str) -> None:
    t = Table().seat(1, helpers="turquoise-top", pool="3m 3w").slots(**{tile: "grey man"})
    working(t, "turquoise-6").play("use turquoise-top", f"assign {tile} 1", *plays)
    assert t.step == "Turn", "once and no more"
    found = [t.men(), f"disc {t.disc()}", f"{t.florins()} florins", f"pool {t.pool()}", f"waits {t.waiting()}"]
    assert seen in [*found, t.row("clerical")]
    assert t.family().pool[0] == (1 if plays and "advance" in plays[0] else 2), (
        "one man of the slot went, maybe another"
    )


@rule("S 12.13")
def test_r77_the_member_has_the_gender_of_the_slot() -> None:
    t = Table().seat(1, helpers="turquoise-top", pool="3w").slots(florins="red woman", family="red man")
    working(t, "turquoise-6").play("use turquoise-top")
    assert t.reason("assign family 1") == "lacks-men"
    t.play("assign florins 1")
    assert (t.pool(), t.florins()) == ("0m 2w", 2)


@rule("S 12.14")
@pytest.mark.parametrize(("first", "again"), [("florins 2", "florins 1"), ("florins 1", "token 1")])
def test_a21_a_tile_of_the_same_colour_or_even_the_same_tile(first: str, again: str) -> None:
    t = Table().seat(1, helpers="turquoise-top", pool="3m 1w").slots(florins="turquoise man", token="turquoise woman")
    t.dice(yellow="1 1").placed("turquoise-5").play(f"assign {first}", "use turquoise-top", f"assign {again}")
    if again == "florins 1":
        assert (t.florins(), t.pool()) == (6, "0m 1w")
    else:
        assert (t.florins(), t.pool(), t.step) == (2, "2m 0w", "LayToken")


# Helpers that would do nothing.


@rule("S 12.15")
@pytest.mark.parametrize(
    ("helper", "reason"),
    [
        ("yellow-top", "top-of-initiative"),
        ("yellow-middle", "no-women-at-hand"),
        ("red-middle", "no-man-to-advance"),
        ("red-bottom", "no-men-in-cities"),
        ("purple-top", "top-of-initiative"),
        ("purple-middle", "no-man-to-advance"),
        ("purple-bottom", "no-man-on-careers"),
        ("grey-top", "none-in-supply"),
        ("grey-middle", "no-man-to-advance"),
        ("turquoise-top", "no-assignment-possible"),
        ("turquoise-middle", "no-man-to-advance"),
        ("turquoise-bottom", "none-in-supply"),
    ],
)
def test_a4_a_helper_without_any_effect(helper: str, reason: str) -> None:
    t = Table().seat(1, helpers=helper, florins=9, waiting="12m 11w").initiative(i13="1", i1="2 3 4")
    t.city("roma", men="2", women="2")
    working(t, f"{helper.split('-')[0]}-6")
    assert t.step == "Turn", "nobody is asked about it"
    assert t.refused(Helpers(0, COLOUR.ids[helper.split("-")[0]], 6, 0))[f"use {helper}"] == reason


@rule("S 12.15")
@pytest.mark.parametrize(
    ("helper", "men", "reason"),
    [
        ("red-middle", "political-7 clerical-1", "no-man-to-advance"),
        ("purple-middle", "clerical-7 military-1", "no-man-to-advance"),
        ("grey-middle", "military-7 political-1", "no-man-to-advance"),
        ("turquoise-middle", "political-7 clerical-7 military-7", "no-man-to-advance"),
    ],
)
def test_a4_nobody_who_could_advance_on_the_track(helper: str, men: str, reason: str) -> None:
    t = Table().seat(1, helpers=helper, men=men)
    assert t.refused(Helpers(0, COLOUR.ids[helper.split("-")[0]], 6, 0))[f"use {helper}"] == reason


@rule("S 12.15")
@pytest.mark.parametrize(("supply", "waiting"), [("1m", "11m 11w"), ("1w", "12m 10w")])
def test_a4_one_member_in_the_supply_is_enough(supply: str, waiting: str) -> None:
    t = working(Table().seat(1, helpers="turquoise-bottom grey-top", waiting=waiting), "turquoise-1")
    assert t.options == ["use turquoise-bottom", "finish"]
    t.play("use turquoise-bottom")
    assert t.pool() == ("1m 0w" if supply == "1m" else "0m 1w"), "there is no choice"


@rule("S 12.15")
def test_a16_steps_of_a_helper_beyond_the_top_lapse() -> None:
    t = Table().seat(1, helpers="purple-top", pool="1m").initiative(i12="1", i1="2 3 4")
    working(t, "purple-3").play("use purple-top")
    assert (t.disc(), t.step) == (13, "Turn")


# What came before can be used.


@rule("S 12.16")
def test_what_higher_helpers_bring_serves_the_lower_ones() -> None:
    t = working(Table().seat(1, helpers=column("grey")).told(births="6"), "grey-2").play("use grey-top")
    assert t.pool() == "1m 0w", "a son is born"
    t.play("use grey-middle", "advance military 1")
    assert t.men() == "military-2", "and begins a career at once"


@rule("S 12.16")
def test_what_the_main_action_brings_serves_the_helpers() -> None:
    t = Table().seat(1, helpers="yellow-middle", pool="1m 1w").slots(florins="yellow man").dice(yellow="1 1")
    assert t.refused(Helpers(0, COLOUR.ids["yellow"], 4, 0))["use yellow-middle"] == "no-dowry-can-be-paid"
    t.placed("yellow-4").play("assign florins 1", "use yellow-middle", "marry roma 2")
    assert (t.florins(), t.in_city("roma", "woman"), t.score()) == (0, "1 - - - -", 4)


@rule("S 12.16")
def test_a_man_who_just_began_his_career_is_sent_by_the_next_helper() -> None:
    t = working(Table().seat(1, helpers=column("purple"), pool="1m"), "purple-3")
    t.play("use purple-middle", "advance clerical 1", "advance clerical 2")
    t.play("use purple-bottom", "send clerical-3 roma")
    assert (t.men(), t.score(), t.row("clerical")) == ("", 5, "down")
