"""S 11: offspring and weddings (R65 to R67, R83)."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.games.signorie.steps.helpers import Helpers
from posterity.games.signorie.steps.offspring import Offspring, Wedding
from posterity.games.signorie.steps.rounds import Turn
from posterity.games.signorie.terms import GREY
from signorie_table import Table

OVER = "yellow-6 red-6 purple-6"  # dice above the threshold


def purple_die(births: str, *, pool: str = "4m 3w", brides: int = 0) -> Table:
    """The first seat has offspring, and its white dice show that."""
    t = Table().seat(1, pool=pool, brides=brides, florins=1).dice(yellow="1 1")
    return t.told(births=births).placed("purple-3").play("manage offspring")


def wedding(round: int = 1, *, brides: int = 0, florins: int = 0) -> Table:
    """The first seat, alone rewarded, has taken its 3 florins and is asked whether to hold a wedding."""
    t = Table(players=2).seat(1, brides=brides, florins=florins, pool="2m 1w", men="political-1")
    return t.seat(2, dice=OVER).round(round, "token").phase3().play("take-florins")


# Offspring.


@rule("S 11.1", "S 11.2")
@pytest.mark.parametrize(
    ("brides", "births", "pool"),
    [
        (0, "4", "5m 3w"),
        (1, "4 1", "5m 4w"),
        (2, "4 1 5", "6m 4w"),
        (3, "4 1 5 2", "6m 5w"),
        (4, "4 1 5 2 6", "7m 5w"),
    ],
)
def test_r65_a_die_for_each_married_man(brides: int, births: str, pool: str) -> None:
    t = purple_die(births, brides=brides)  # Luck refuses another number of dice
    assert not t.luck.told, "the white dice were rolled"
    assert t.pool() == pool


@rule("S 11.3")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_r66_one_to_three_is_a_woman(face: int) -> None:
    t = purple_die(str(face))
    assert (t.pool(), t.supply()) == ("4m 4w", "8m 7w")


@rule("S 11.3")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_r66_four_to_six_is_a_man(face: int) -> None:
    t = purple_die(str(face))
    assert (t.pool(), t.supply()) == ("5m 3w", "7m 8w")


@rule("S 11.4")
@pytest.mark.parametrize(
    ("pool", "births", "then"),
    [
        ("11m 3w", "4 5 6 1 1", "12m 5w"),  # one man is left
        ("12m 3w", "4 5 6 6 1", "12m 4w"),  # none
        ("4m 10w", "1 2 3 1 4", "5m 11w"),  # one woman
        ("4m 11w", "1 2 3 1 2", "4m 11w"),  # none, and the men are no substitute
    ],
)
def test_r67_too_few_in_the_supply(pool: str, births: str, then: str) -> None:
    t = purple_die(births, pool=pool, brides=4)
    assert t.pool() == then
    assert min(t.family().supply) >= 0


@rule("S 11.5")
def test_offspring_needs_somebody_in_the_supply() -> None:
    t = Table().seat(1, pool="12m 11w", florins=4).placed("purple-3")
    assert t.reason("manage offspring") == "none-in-supply"


@rule("S 11.4", "S 11.5")
@pytest.mark.parametrize(("pool", "births", "then"), [("11m 11w", "1", "11m 11w"), ("12m 10w", "6", "12m 10w")])
def test_offspring_is_possible_with_one_gender_left(pool: str, births: str, then: str) -> None:
    assert purple_die(births, pool=pool).pool() == then, "the die shows the other gender, and nobody comes"


@rule("S 11.2")
def test_r65_each_roll_has_luck_of_its_own() -> None:
    t = Table().seat(1, pool="1m", helpers="grey-top").dice(yellow="1 1").told(births_1_1="6", births_1_2="1")
    t.begin(Offspring(0, 1), Helpers(0, GREY, 4, 0), Turn(0)).play("use grey-top")
    assert not t.luck.told, "each of the two rolls has its own name"
    assert t.pool() == "2m 1w", "a son, and then a daughter"


# Weddings.


@rule("S 11.1", "S 11.6")
@pytest.mark.parametrize(("brides", "points"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_r83_a_bride_for_the_uppermost_portrait_without_one(brides: int, points: int) -> None:
    t = wedding(3, brides=brides)
    assert t.options == ["wedding", "decline"]
    t.play("wedding")
    assert t.family().brides == brides + 1
    assert (t.points()["weddings"], t.score()) == (points, points)
    wed = [event for event in t.playing.events if event.kind.name == "wed"]
    assert [event.args()["son"] for event in wed] == [brides + 2], "the head of the family counts as the first"


@rule("S 11.7")
@pytest.mark.parametrize(("round", "florins"), [(1, 0), (2, 2), (3, 2), (4, 2), (5, 2)])
def test_r83_two_florins_from_the_second_round_on(round: int, florins: int) -> None:
    t = wedding(round)
    assert t.florins() == 3, "in place of the bonus"
    assert t.play("wedding").florins() == 3 + florins


@rule("S 11.8")
def test_a3_a_wedding_costs_nothing_and_nobody() -> None:
    t = wedding(1, florins=0).play("wedding")
    assert (t.florins(), t.pool(), t.supply(), t.men()) == (3, "2m 1w", "9m 10w", "political-1")


@rule("S 11.9")
@pytest.mark.parametrize("round", [2, 3, 4, 5])
def test_a2_no_florins_for_a_wedding_that_is_declined(round: int) -> None:
    t = wedding(round, brides=2).play("decline")
    assert (t.florins(), t.family().brides, t.score()) == (3, 2, 0)


@rule("S 11.1", "S 11.9")
def test_a1_four_brides_and_no_fifth() -> None:
    t = wedding(5, brides=4)
    assert t.refused(Wedding(0)) == {"wedding": "all-sons-married"}
    assert t.state.round == 6, "nobody is asked, and the round is over"
    assert (t.florins(), t.family().brides, t.score()) == (3, 4, 0), "only the 3 florins of the reward"
