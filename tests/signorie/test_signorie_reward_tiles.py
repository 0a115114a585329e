"""S 14: the reward tiles, a test for each of the fourteen (R84, R85, R87)."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.engine import SeededChance, new
from posterity.games.signorie.steps.main_actions import MainAction
from posterity.games.signorie.steps.rewards import Reward
from posterity.games.signorie.terms import HELPER, REWARD, ROW, TURQUOISE
from signorie_table import TITLE, Table

OVER = "yellow-6 red-6 purple-6"  # dice above the threshold


def bonus(tile: str, t: Table) -> Table:
    """In round 1 the first seat, alone rewarded in a game for two, takes the bonus of the tile."""
    return t.seat(2, dice=OVER).round(1, tile).phase3().play(f"bonus {tile}")


def points(tile: str, t: Table) -> int:
    """What the first seat gains in round 6 from the tile."""
    t.seat(2, dice=OVER).round(6, tile).phase3()
    return t.points()["rewards"]


@rule("S 14.1", "S 14.12")
def test_r84_nine_bonus_tiles_and_five_for_points() -> None:
    bonuses, late = set(), set()
    for seed in range(60):
        rewards = [REWARD.names[tile] for tile in new(TITLE, "standard", 2, SeededChance(seed)).state.rewards]
        bonuses |= set(rewards[:5])
        late |= set(rewards[5:])
        assert len(set(rewards)) == 7, "there is one of each"
    names = "mission marriage men women careers initiative token helper extra-action"
    assert bonuses == set(names.split())
    assert late == {"per-helper", "per-city-men", "per-city-women", "per-man", "per-woman"}


# The nine bonus tiles.


@rule("S 14.2")
def test_r84_mission() -> None:
    t = Table(players=2).seat(1, board="yellow", men="political-5", florins=1)
    bonus("mission", t.city("milano", men="2 2 2", mission="medici-3").city("roma"))
    assert t.options == [f"send political-5 {city}" for city in ("milano", "venezia", "firenze")]
    t.play("send political-5 milano")
    assert (t.points()["missions"], t.in_city("milano"), t.row("political")) == (9, "2 2 2 1 -", "medici-3")
    assert (t.florins(), t.step) == (1, "Wedding")


@rule("S 14.2")
def test_r84_a_mission_with_its_usual_conditions() -> None:
    t = Table(players=2).seat(1, men="political-2").round(1, "mission")
    for city in ("milano", "venezia", "firenze"):
        t.city(city, men="2 2")
    assert t.refused(Reward(0)) == {"bonus mission": "rank-too-low-everywhere"}


@rule("S 14.2")
def test_r84_marriage() -> None:
    t = Table(players=2).seat(1, pool="1w", florins=4).city("milano", women="2", marriage="medici-3")
    bonus("marriage", t)
    assert [text for text in t.options if "milano" in text] == [f"marry milano {dowry}" for dowry in (2, 3, 4)]
    t.play("marry milano 3")
    assert (t.points()["marriages"], t.florins(), t.row("marriage")) == (6, 1, "medici-3")
    assert (t.in_city("milano", "woman"), t.pool(), t.step) == ("2 1 - - -", "0m 0w", "Wedding")


@rule("S 14.2", "S 13.9")
def test_r84_a_marriage_whose_dowry_is_not_there() -> None:
    t = Table(players=2).seat(1, pool="1w").round(1, "marriage")
    assert t.refused(Reward(0)) == {"bonus marriage": "no-dowry-can-be-paid"}, "the 3 florins are instead of it"


@rule("S 14.3")
def test_r84_two_men() -> None:
    t = bonus("men", Table(players=2).seat(1, pool="1m 1w"))
    assert (t.pool(), t.supply(), t.step) == ("3m 1w", "9m 10w", "Wedding")


@rule("S 14.3")
def test_r84_two_women() -> None:
    t = bonus("women", Table(players=2).seat(1, pool="1m 1w"))
    assert (t.pool(), t.supply(), t.step) == ("1m 3w", "11m 8w", "Wedding")


@rule("S 14.4")
@pytest.mark.parametrize(("tile", "pool", "then"), [("men", "11m", "12m 0w"), ("women", "10w", "0m 11w")])
def test_a9_only_one_is_left_in_the_supply(tile: str, pool: str, then: str) -> None:
    assert bonus(tile, Table(players=2).seat(1, pool=pool)).pool() == then


@rule("S 14.4")
@pytest.mark.parametrize(("tile", "pool"), [("men", "12m"), ("women", "11w")])
def test_a9_none_of_that_gender_is_left(tile: str, pool: str) -> None:
    t = Table(players=2).seat(1, pool=pool).seat(2, dice=OVER).round(1, tile).phase3()
    assert (t.step, t.florins()) == ("Wedding", 3), "the other gender does not help"
    assert t.refused(Reward(0)) == {f"bonus {tile}": "none-in-supply"}


@rule("S 14.5", "S 14.7")
def test_a23_career_steps() -> None:
    t = bonus("careers", Table(players=2).seat(1, pool="2m", men="political-1 clerical-3"))
    assert t.reason("climb") == "not-this-track"
    assert t.reason("enough") == "one-point-at-least"
    t.play("advance political 1", "advance clerical 3", "advance military pool")
    assert (t.men(), t.florins(), t.step) == ("political-2 clerical-4 military-1", 2, "Wedding"), "three steps, split"


@rule("S 14.7")
def test_a_table_may_agree_that_the_career_steps_go_to_one_career() -> None:
    house: dict[str, object] = {"house": {"one-career": True}}
    t = bonus("careers", Table(players=2, edition=house).seat(1, pool="2m", men="political-1 clerical-3"))
    assert t.reason("climb") == "not-this-track"
    t.play("advance clerical 3")
    assert t.options == ["advance clerical pool", "advance clerical 4", "enough"], "any men of that career"
    t.play("advance clerical pool", "advance clerical 4")
    assert (t.men(), t.step) == ("political-1 clerical-1 clerical-5", "Wedding")


@rule("S 14.5")
def test_r84_career_steps_for_men_of_the_pool_alone() -> None:
    t = bonus("careers", Table(players=2).seat(1, pool="1m")).play("advance clerical pool", "enough")
    assert (t.men(), t.pool(), t.step) == ("clerical-1", "0m 0w", "Wedding")


@rule("S 14.7")
def test_a9_fewer_career_steps_but_at_least_one() -> None:
    t = bonus("careers", Table(players=2).seat(1, pool="2m", men="political-1"))
    assert t.reason("enough") == "one-point-at-least"
    t.play("advance political 1", "enough")
    assert (t.men(), t.step) == ("political-2", "Wedding")


@rule("S 14.5")
def test_r84_initiative_steps() -> None:
    t = bonus("initiative", Table(players=2).seat(1, pool="2m", men="political-1"))
    assert (t.disc(), t.options) == (2, ["climb", "enough"]), "the first step must be made, and none on careers"
    t.play("climb", "climb")
    assert (t.disc(), t.step) == (4, "Wedding")


@rule("S 14.7")
def test_a9_fewer_initiative_steps() -> None:
    t = bonus("initiative", Table(players=2)).play("enough")
    assert (t.disc(), t.step) == (2, "Wedding")


@rule("S 14.6")
@pytest.mark.parametrize("row", ROW.names)
def test_r84_token(row: str) -> None:
    t = bonus("token", Table(players=2).seat(1))
    assert t.options == [f"lay {name}" for name in ROW.names]
    before = t.state.pile
    t.play(f"lay {row}")
    assert (t.row(row), t.state.pile, t.step) == ("down", before - 1, "Wedding")


@rule("S 14.6")
def test_r84_helper() -> None:
    t = bonus("helper", Table(players=2).seat(1, helpers="yellow-top grey-bottom"))
    free = [name for name in HELPER.names if name not in ("yellow-top", "grey-bottom")]
    assert t.options == [f"hire {name}" for name in free], "any empty space of any column"
    assert t.reason("hire grey-bottom") == "helper-there"
    t.play("hire purple-bottom")
    assert t.helpers() == "yellow-top purple-bottom grey-bottom"
    assert (t.florins(), t.step) == (0, "Wedding"), "at no cost"


@rule("S 14.6", "S 4.6")
def test_a5_no_helper_is_left_in_the_bank() -> None:
    twelve = " ".join(HELPER.names[:12])
    t = Table().round(1, "helper")
    for seat in (1, 2, 3, 4):
        t.seat(seat, helpers=twelve)
    assert t.refused(Reward(0)) == {"bonus helper": "no-helpers-left"}
    t.seat(4, helpers=" ".join(HELPER.names[:11]))
    assert t.refused(Reward(0)) == {}, "with one in the bank the bonus can be chosen"


# The extra action.


@rule("S 14.8")
def test_r85_extra_action() -> None:
    t = Table(players=3).round(1, "extra-action").dice(red="2 4", grey="5").initiative(i2="3", i1="1 2")
    t.seat(1, dice="red-3 grey-1", pool="2m", florins=3, helpers="red-top red-middle")
    t.seat(2, dice=OVER).seat(3, dice="turquoise-6", pool="2m", florins=4).phase3()
    assert [t.own_dice(seat) for seat in (1, 2, 3)] == ["", "", ""], "from all boards, also of those who get nothing"
    assert (t.asked, t.options) == (3, ["bonus extra-action", "take-florins"]), "in the new turn order"
    t.play("bonus extra-action")
    assert t.options == ["take red 2", "take red 4", "take grey 5"]
    t.play("take red 4")
    assert (t.own_dice(3), t.dice_left("red"), t.step) == ("red-4", "2", "MainAction")
    t.play("hire yellow-middle", "decline")
    assert (t.helpers(3), t.florins(3)) == ("yellow-middle", 1)
    assert t.asked == 1
    t.play("bonus extra-action")
    assert t.options == ["take red 2", "take grey 5"], "the other red die is gone"
    t.play("take red 2", "assign military 1", "enough", "use red-top")
    assert (t.men(1), t.florins(1)) == ("military-1", 6), "the helpers of the column work as well"
    assert (t.asked, t.step) == (1, "Wedding")
    t.play("decline")
    assert t.state.round == 2, "one action for each, and none for the one above the threshold"


@rule("S 14.8", "S 13.8")
def test_r85_nobody_must_take_the_extra_action() -> None:
    t = Table(players=2).round(1, "extra-action").dice(yellow="2 4").seat(2, dice=OVER).phase3().play("take-florins")
    assert (t.florins(), t.step, t.dice_left("yellow")) == (3, "Wedding", "2 4")


@rule("S 14.9")
@pytest.mark.parametrize("die", ["red 1", "purple 1", "grey 1", "turquoise 1"])
def test_r85_the_die_has_no_price(die: str) -> None:
    t = Table(players=2).seat(1, pool="3m 3w", men="political-1").dice(red="1", purple="1", grey="1", turquoise="1")
    bonus("extra-action", t)
    assert f"take {die}" in t.options
    t.play(f"take {die}")
    assert (t.florins(), t.step) == (0, "MainAction")


@rule("S 14.9")
def test_r85_helpers_and_dowries_are_paid_as_usual() -> None:
    t = bonus("extra-action", Table(players=2).seat(1, florins=3, pool="2m 1w").dice(red="1", yellow="1"))
    t.play("take red 1")
    assert (t.reason("hire yellow-bottom"), t.florins()) == ("lacks-florins", 3)
    t.play("manage marriage", "marry milano 2")
    assert (t.florins(), t.score()) == (1, 4)
    t = bonus("extra-action", Table(players=2).seat(1, florins=3, pool="2m 1w").dice(red="1", yellow="1"))
    t.play("take red 1", "hire yellow-middle")
    assert t.florins() == 0


@rule("S 14.10")
def test_a12_only_dice_that_nobody_took() -> None:
    t = Table(players=2).seat(1, pool="3m 3w", dice="yellow-3 red-4").dice(yellow="6", purple="2")
    bonus("extra-action", t)
    assert t.options == ["take yellow 6", "take purple 2"], "not those that lay on the boards"


@rule("S 14.8")
def test_r85_a_colour_that_was_used_before_can_be_taken_again() -> None:
    t = Table(players=2).seat(1, dice="yellow-3 red-1 purple-1 grey-1").dice(yellow="5 6")
    assert bonus("extra-action", t).options == ["take yellow 5", "take yellow 6"], "the boards are empty"


@rule("S 14.10")
def test_a13_no_die_that_allows_a_main_action() -> None:
    t = Table(players=2).round(1, "extra-action").seat(1).seat(2, dice=OVER).dice(grey="6", red="5")
    assert t.refused(Reward(0)) == {"bonus extra-action": "no-die-left-to-use"}
    assert t.phase3().step == "Wedding", "no florins, no members: no red or grey action is possible"
    assert t.florins() == 3
    t = Table(players=2).round(1, "extra-action").seat(1, dice="yellow-3").seat(2, dice=OVER).phase3()
    assert (t.step, t.florins()) == ("Wedding", 3), "no dice at all"


@rule("S 14.11")
@pytest.mark.parametrize("face", [1, 3])
def test_a11_a_helper_by_the_die_counts_its_number(face: int) -> None:
    t = Table(players=2).seat(1, florins=2, pool="1m", men="military-1", helpers="grey-middle")
    bonus("extra-action", t.dice(grey=str(face), red="2"))
    t.play(f"take grey {face}", "hire purple-top", "use grey-middle")
    t.play(*[f"advance military {space}" for space in range(1, face + 1)])
    assert (t.men(), t.step) == (f"military-{1 + face}", "Wedding"), f"{face} steps although nothing was paid"


@rule("S 14.11", "S 13.15")
def test_a14_the_threshold_tile_in_an_extra_action() -> None:
    t = Table(players=2).round(1, "extra-action").slots(threshold="yellow man").dice(yellow="2 3")
    t.seat(1, pool="2m", dice="red-6").seat(2, pool="2m", dice="red-6 purple-6 grey-3").phase3()
    t.play("bonus extra-action", "take yellow 2", "assign threshold 2")
    assert (t.waiting(1), t.step) == ("2m 0w", "Wedding"), "legal"
    t.play("decline")
    assert (t.state.round, t.waiting(1), t.supply(1)) == (2, "0m 0w", "12m 11w"), "and for nothing: back at the end"


@rule("S 14.8", "S 14.9")
def test_r85_the_same_conditions_as_for_every_main_action() -> None:
    t = bonus("extra-action", Table(players=2).seat(1, pool="1m", waiting="11m").dice(turquoise="1", yellow="1"))
    assert t.refused(MainAction(0, TURQUOISE, 1))["hire grey-top"] == "lacks-florins"
    t.play("take turquoise 1")
    assert t.options[0].startswith("advance") and "climb" in t.options, "only management is possible"


# The five tiles for points.


@rule("S 14.12")
def test_r87_two_points_for_each_helper() -> None:
    t = Table(players=2).seat(1, helpers="yellow-top red-middle red-bottom turquoise-top")
    assert points("per-helper", t) == 8


@rule("S 14.12")
def test_r87_four_points_for_each_city_with_men() -> None:
    t = Table(players=2).city("milano", men="1 1 2 1", women="1").city("firenze", men="2 1 1")
    assert points("per-city-men", t) == 8, "Milano and Firenze, however many men"


@rule("S 14.12")
def test_r87_four_points_for_each_city_with_women() -> None:
    t = Table(players=2).city("milano", women="1 1 2 1").city("venezia", women="1 1").city("firenze", men="2 1")
    assert points("per-city-women", t) == 8, "Milano and Venezia, however many women"


@rule("S 14.12")
def test_r87_two_points_for_each_man_in_cities() -> None:
    t = (
        Table(players=2)
        .seat(1, men="political-5", pool="3m 2w")
        .city("milano", men="1 2 1", women="1 1")
        .city("firenze", men="1")
    )
    assert points("per-man", t) == 6


@rule("S 14.12")
def test_r87_two_points_for_each_woman_in_cities() -> None:
    t = Table(players=2).seat(1, pool="3m 2w").city("milano", women="1 2 1 1 1", men="1 1").city("firenze", women="1")
    assert points("per-woman", t) == 10


@rule("S 14.12")
@pytest.mark.parametrize("tile", ["per-helper", "per-city-men", "per-city-women", "per-man", "per-woman"])
def test_r87_nothing_for_what_others_have(tile: str) -> None:
    t = Table(players=2).city("milano", men="2 2", women="2")
    t.seat(2, helpers="red-top", dice=OVER).round(6, tile).phase3()
    assert t.points(1)["rewards"] == 0
