"""S 6 and S 7: management, careers and initiative (R41 to R49)."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.games.signorie.steps.main_actions import MainAction
from posterity.games.signorie.terms import CAREER_SPACES, TURQUOISE
from signorie_table import TITLE, Table

CAREERS = ["political", "clerical", "military"]


def with_steps(pool: str = "", men: str = "", initiative: str = "") -> Table:
    """P1 has 5 florins, has placed a turquoise die and has chosen its four steps."""
    t = Table().seat(1, florins=5, pool=pool, men=men).dice(yellow="1 1", red="6 6")
    if initiative:
        t.initiative(**{initiative: "1", "i1": "2 3 4"})
    return t.placed("turquoise-5").play("manage steps")


# Management.


@rule("S 6.1")
def test_r41_yellow_brings_three_florins() -> None:
    t = Table().seat(1, florins=2, pool="1m").dice(yellow="1", red="6").placed("yellow-1").play("manage florins")
    assert (t.florins(), t.step) == (5, "Turn")


@rule("S 6.1")
def test_s6_1_red_arranges_one_marriage() -> None:
    t = Table().seat(1, florins=5, pool="2w").city("milano", marriage="este-5").dice(yellow="1 1").placed("red-2")
    t.play("manage marriage")
    assert t.step == "Marriage"
    t.play("marry milano 2")
    assert (t.pool(), t.florins(), t.score(), t.step) == ("0m 1w", 3, 4, "Turn"), "one marriage"
    assert t.row("marriage") == "este-5"


@rule("S 6.1")
@pytest.mark.parametrize(("brides", "dice", "pool"), [(0, "5", "1m 0w"), (2, "1 6 3", "1m 2w")])
def test_s6_1_purple_brings_offspring(brides: int, dice: str, pool: str) -> None:
    t = Table().seat(1, florins=2, brides=brides).dice(yellow="1 1").told(births=dice).placed("purple-3")
    t.play("manage offspring")
    assert (t.pool(), t.florins(), t.step) == (pool, 2, "Turn")


@rule("S 6.1")
def test_s6_1_grey_sends_one_man_on_a_mission() -> None:
    t = Table().seat(1, florins=2, men="political-5 clerical-1", board="red").city("napoli", mission="este-5")
    t.dice(yellow="1 1").placed("grey-4").play("manage mission")
    assert t.step == "Mission"
    t.play("send political-5 napoli")
    assert (t.men(), t.score(), t.step) == ("clerical-1", 9, "Turn"), "one man"
    assert t.row("political") == "este-5"


@rule("S 6.1")
@pytest.mark.parametrize(
    ("die", "management"),
    [
        ("yellow-1", "florins"),
        ("red-2", "marriage"),
        ("purple-3", "offspring"),
        ("grey-4", "mission"),
        ("turquoise-5", "steps"),
    ],
)
def test_s6_1_each_management_action_belongs_to_one_colour(die: str, management: str) -> None:
    t = Table().seat(1, florins=9, pool="3m 3w", men="political-3").dice(yellow="1 1").placed(die)
    assert [option for option in t.options if option.startswith("manage")] == [f"manage {management}"]


@rule("S 6.2")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_r42_one_to_four_steps(count: int) -> None:
    t = with_steps(pool="3m")
    assert t.reason("enough") == "one-point-at-least", "never none"
    for _ in range(count):
        t.play("climb")
    t.play("enough")
    assert (t.disc(), t.step) == (1 + count, "Turn"), "the rest lapses"


@rule("S 6.2")
def test_r42_four_steps_and_no_more() -> None:
    t = with_steps(pool="3m").play("climb", "climb", "climb", "climb")
    assert (t.disc(), t.step) == (5, "Turn")


@rule("S 6.2", "S 7.1")
def test_r42_any_split_over_careers_men_and_initiative() -> None:
    t = with_steps(pool="2m", men="political-2 political-2 clerical-6")
    expected = {"advance political pool", "advance political 2", "advance clerical pool", "advance clerical 6"}
    assert set(t.options) == {*expected, "advance military pool", "climb"}
    t.play("advance political 2", "advance military pool", "climb", "advance clerical 6")
    assert t.men() == "political-2 political-3 clerical-7 military-1"
    assert (t.disc(), t.pool()) == (2, "1m 0w")


@rule("S 6.2", "S 7.1")
def test_r42_in_any_order_also_the_same_man_twice() -> None:
    t = with_steps(pool="1m").play("advance clerical pool", "climb", "advance clerical 1", "advance clerical 2")
    assert (t.men(), t.disc()) == ("clerical-3", 2)


# Careers.


@rule("S 7.1", "S 7.2")
def test_s7_2_the_spaces_of_a_career() -> None:
    box = TITLE.boxes[4]
    assert box.career_spaces == [7, 7, 7]
    for start in range(0, 3 * CAREER_SPACES, CAREER_SPACES):
        spaces = slice(start, start + 7)
        assert box.career_points[spaces] == [1, 3, 5, 7, 9, 11, 13]
        assert box.ranks[spaces] == [1, 2, 3, 3, 4, 4, 4]
        assert box.career_florins[spaces] == [0, 0, 0, 2, 0, 0, 0]
        assert box.career_initiative[spaces] == [0, 0, 0, 0, 0, 1, 0]


@rule("S 7.2")
@pytest.mark.parametrize(("space", "points"), [(1, 1), (2, 3), (3, 5), (4, 7), (5, 9), (6, 11), (7, 13)])
@pytest.mark.parametrize("career", CAREERS)
def test_s7_2_the_careers_are_alike(career: str, space: int, points: int) -> None:
    t = Table().seat(1, men=f"{career}-{space}").dice(yellow="1 1").placed("grey-4").play(f"send {career}-{space} roma")
    assert t.score() == points


@rule("S 7.2")
@pytest.mark.parametrize(("space", "rank"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 4)])
def test_s7_2_ranks(space: int, rank: int) -> None:
    # The lowest free places of the cities ask for the ranks 1, 2, 3 and 4.
    t = Table().seat(1, florins=9, men=f"clerical-{space}").city("venezia", men="2").city("firenze", men="2 2")
    t.city("roma", men="2 2 2").city("napoli", men="2 2 2 2 2").dice(yellow="1 1").placed("grey-4").play(
        "manage mission"
    )
    cities = ["milano", "venezia", "firenze", "roma"][:rank]
    if rank > 1:
        assert t.options == [f"send clerical-{space} {city}" for city in cities]
    else:
        assert t.in_city("milano") == "1 - - - -", "the only place for him"


@rule("S 7.3")
@pytest.mark.parametrize("career", CAREERS)
def test_r43_a_man_from_the_pool_begins_at_the_bottom(career: str) -> None:
    t = with_steps(pool="2m 2w").play(f"advance {career} pool", "enough")
    assert (t.men(), t.pool()) == (f"{career}-1", "1m 2w")


@rule("S 7.3")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("career", CAREERS)
def test_r43_a_man_on_a_career_goes_up_by_one(career: str, space: int) -> None:
    t = with_steps(pool="1m", men=f"{career}-{space}").play(f"advance {career} {space}", "enough")
    assert (t.men(), t.pool()) == (f"{career}-{space + 1}", "1m 0w")


@rule("S 7.3")
def test_r43_women_never_enter() -> None:
    t = with_steps(pool="3w", initiative="i5", men="military-1")
    assert t.options == ["advance military 1", "climb"]
    assert t.reason("advance political pool") == "no-men-at-hand"


@rule("S 7.3")
def test_r43_only_ones_own_men() -> None:
    t = (
        Table()
        .seat(1, florins=5, pool="1m")
        .seat(2, pool="3m", men="political-2")
        .dice(yellow="1 1")
        .placed("turquoise-5")
    )
    t.play("manage steps")
    assert t.reason("advance political 2") == "no-man-there"
    t.play("advance political pool", "climb", "enough")
    assert (t.men(1), t.men(2), t.pool(2)) == ("political-1", "political-2", "3m 0w")


@rule("S 7.4")
def test_r44_any_number_of_men_on_a_space() -> None:
    t = (
        Table()
        .seat(1, florins=5, pool="4m", men="political-1 political-1 political-1")
        .seat(2, men="political-1 political-1")
    )
    t.dice(yellow="1 1").placed("turquoise-5").play("manage steps")
    for _ in range(4):
        t.play("advance political pool")
    assert t.men(1) == " ".join(["political-1"] * 7)
    assert t.men(2) == "political-1 political-1"


@rule("S 7.5")
def test_r45_no_way_up_from_the_highest_space() -> None:
    t = with_steps(men="political-7 clerical-6", pool="1m")
    advances = [option for option in t.options if option.startswith("advance")]
    assert advances == [
        "advance political pool",
        "advance clerical pool",
        "advance clerical 6",
        "advance military pool",
    ]
    t.play("advance clerical 6")
    assert t.men() == "political-7 clerical-7"
    assert not [option for option in t.options if option.startswith("advance") and "pool" not in option]


@rule("S 7.5")
def test_s7_5_up_and_in_the_same_career_only() -> None:
    t = with_steps(men="clerical-5", initiative="i13")
    assert t.men() == "clerical-6", "one space up is the only way"
    assert t.options == ["advance clerical 6", "enough"]


# The bonuses of the spaces.


@rule("S 7.6")
@pytest.mark.parametrize("career", CAREERS)
def test_r46_two_florins_on_the_fourth_space(career: str) -> None:
    t = with_steps(men=f"{career}-3 {career}-3")
    t.play(f"advance {career} 3")
    assert t.florins() == 7, "at once"
    t.play(f"advance {career} 3")
    assert t.florins() == 9, "for each man, each time"
    t.play(f"advance {career} 4", "enough")
    assert t.florins() == 9, "nothing for leaving it"


@rule("S 7.6")
def test_r46_no_florins_on_the_other_spaces() -> None:
    for space in ("pool", "1", "2", "4", "5", "6"):
        men = "" if space == "pool" else f"military-{space}"
        t = with_steps(pool="1m", men=men).play(f"advance military {space}", "enough")
        assert t.florins() == 5, f"from {space}"


@rule("S 7.7")
@pytest.mark.parametrize("career", CAREERS)
def test_r47_a_space_of_initiative_on_the_sixth_space(career: str) -> None:
    t = with_steps(men=f"{career}-5 {career}-5").play(f"advance {career} 5")
    assert t.disc() == 2, "at once"
    t.play(f"advance {career} 5")
    assert t.disc() == 3, "for each man, each time"
    t.play("climb", "climb")
    assert (t.disc(), t.step) == (5, "Turn"), "and it cost no step: two of four were left"


@rule("S 7.7")
def test_r47_only_there() -> None:
    for space in ("pool", "1", "2", "3", "4", "6"):
        men = "" if space == "pool" else f"military-{space}"
        t = with_steps(pool="1m", men=men).play(f"advance military {space}", "enough")
        assert t.disc() == 1, f"from {space}"


@rule("S 7.8")
def test_s7_8_the_bonus_of_a_space_that_is_passed() -> None:
    t = with_steps(men="political-3")
    t.play("advance political 3", "advance political 4", "advance political 5", "advance political 6")
    assert (t.men(), t.florins(), t.disc()) == ("political-7", 7, 2), "florins and initiative on the way"


# Initiative.


@rule("S 7.9")
@pytest.mark.parametrize(("space", "points"), [(n + 1, n) for n in range(13)])
def test_s7_9_what_the_spaces_are_worth(space: int, points: int) -> None:
    t = Table(players=2).initiative(**{"i1": "2", f"i{space}": "1"} if space > 1 else {"i1": "1 2"})
    t.phase3()
    assert (t.score(1), t.score(2)) == (points, 0)


@rule("S 7.10")
def test_s7_10_a_step_moves_the_disc_one_space_up() -> None:
    t = with_steps(initiative="i3", pool="1m").play("climb")
    assert (t.disc(1), t.disc(2)) == (4, 1)


@rule("S 7.10")
def test_r48_who_arrives_goes_on_top() -> None:
    t = (
        Table()
        .seat(1, florins=5, pool="1m")
        .initiative(i4="3", i3="4 2", i2="1")
        .dice(yellow="1 1")
        .placed("turquoise-5")
    )
    t.play("manage steps", "climb")
    assert (t.stack(4), t.stack(3), t.stack(2)) == ("3", "1 4 2", "")
    t.play("climb")
    assert (t.stack(4), t.stack(3)) == ("1 3", "4 2"), "who lay below is uncovered again"
    t.play("climb", "enough")
    assert (t.stack(5), t.stack(4)) == ("1", "3")


@rule("S 7.10")
def test_r48_the_lowest_disc_of_a_stack_can_move() -> None:
    t = Table().seat(4, florins=5, pool="1m").initiative(i2="1 2 3 4").dice(yellow="1 1").placed("turquoise-5", seat=4)
    t.play("manage steps", "climb", "enough")
    assert (t.stack(3), t.stack(2)) == ("4", "1 2 3"), "the others stay as they lie"


@rule("S 7.10")
def test_r48_the_bonus_of_the_sixth_space_goes_on_top_too() -> None:
    t = (
        Table()
        .seat(1, florins=5, men="political-5")
        .initiative(i2="2", i1="3 4 1")
        .dice(yellow="1 1")
        .placed("turquoise-5")
    )
    t.play("manage steps", "advance political 5")
    assert t.stack(2) == "1 2"


@rule("S 7.11")
def test_r49_no_disc_beyond_the_highest_space() -> None:
    t = with_steps(initiative="i12", pool="1m").play("climb")
    assert t.disc() == 13
    assert t.reason("climb") == "top-of-initiative"


@rule("S 7.12")
def test_a16_steps_that_cannot_be_used_lapse() -> None:
    t = with_steps(initiative="i12", men="political-7")
    assert (t.disc(), t.step) == (13, "Turn"), "one step was possible, three lapsed"


@rule("S 7.12")
def test_s7_12_the_bonus_of_the_sixth_space_lapses_at_the_top() -> None:
    t = with_steps(initiative="i13", pool="1m", men="clerical-5").play("advance clerical 5", "enough")
    assert (t.disc(), t.men()) == (13, "clerical-6")
    assert t.stack(13) == "1"


@rule("S 7.12")
def test_s7_12_a_lapsed_bonus_changes_no_stack() -> None:
    t = Table().seat(1, florins=5, pool="1m", men="clerical-5").initiative(i13="2 1", i1="3 4").dice(yellow="1 1")
    t.placed("turquoise-5").play("manage steps", "advance clerical 5", "enough")
    assert t.stack(13) == "2 1", "P1 did not arrive there anew"


@rule("S 7.13")
def test_a17_no_step_possible_no_management() -> None:
    t = Table().seat(1, florins=9, pool="3w", men="political-7").initiative(i13="1", i1="2 3 4").dice(yellow="1 1")
    t.placed("turquoise-5")
    assert t.refused(MainAction(0, TURQUOISE, 5))["manage steps"] == "no-man-to-advance"


@rule("S 7.13")
@pytest.mark.parametrize(
    ("pool", "men", "disc"), [("1m", "", 13), ("", "military-6", 13), ("", "political-1", 13), ("", "", 12)]
)
def test_a17_one_possible_step_is_enough(pool: str, men: str, disc: int) -> None:
    t = Table().seat(1, florins=9, pool=pool, men=men).initiative(**{f"i{disc}": "1", "i1": "2 3 4"})
    t.dice(yellow="1 1").placed("turquoise-5")
    assert "manage steps" in t.options
