"""S 3: taking a die, its price, the one main action, passing (R15 to R24)."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.games.signorie.steps.rounds import Turn
from posterity.games.signorie.terms import COLOUR
from signorie_table import Table

# The value of the action space of each colour.
VALUES = {"yellow": 1, "red": 2, "purple": 3, "grey": 4, "turquoise": 5}


def takes(t: Table) -> list[str]:
    """The dice that are offered: ["red 2", "grey 5"]."""
    return [option.removeprefix("take ") for option in t.options if option.startswith("take ")]


def kinds(t: Table) -> set[str]:
    """The first words of what is offered."""
    return {option.split()[0] for option in t.options}


# Taking a die.


@rule("S 3.1")
def test_s3_1_any_die_of_the_main_board() -> None:
    t = Table().seat(1, florins=9, dice="red-1").seat(2, dice="grey-5")
    t.dice(yellow="1 1 6", purple="2", grey="3", turquoise="4 5").turn(1)
    assert takes(t) == ["yellow 1", "yellow 6", "purple 2", "grey 3", "turquoise 4", "turquoise 5"]
    assert t.reason("take grey 5") == "no-such-die", "that one lies on another player's board"


@rule("S 3.1")
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
@pytest.mark.parametrize("colour", COLOUR.names)
def test_s3_1_it_goes_to_the_space_of_its_colour(seat: int, colour: str) -> None:
    t = Table().seat(seat, florins=9, pool="1m").dice(**{colour: "2 2"}).turn(seat)
    t.play(f"take {colour} 2")
    assert t.own_dice(seat) == f"{colour}-2", "whatever the colour of the player"
    assert t.dice_left(colour) == "2", "the other one stays on the main board"


@rule("S 3.2")
def test_r18_no_second_die_of_a_colour() -> None:
    t = Table(players=2).seat(1, florins=9).dice(yellow="1 3 5", grey="6 6").turn(1)
    t.play("take yellow 1", "manage florins", "pass")
    assert takes(t) == ["grey 6"]
    assert t.reason("take yellow 3") == t.reason("take yellow 5") == "colour-taken"


@rule("S 3.2")
def test_r18_in_the_next_round_the_colour_is_free_again() -> None:
    t = Table(players=2).seat(1, dice="yellow-3 grey-2", florins=9).new_round()
    assert {die.split()[0] for die in takes(t)} >= {"yellow", "grey"}


@rule("S 3.3", "S 3.11")
def test_r19_no_fifth_die() -> None:
    t = Table(players=2).seat(1, florins=30, dice="yellow-1 red-1 purple-1").seat(2, florins=9)
    t.dice(grey="6 6", turquoise="6 6").turn(1)
    assert takes(t) == ["grey 6", "turquoise 6"]
    t.play("take grey 6", "hire purple-top")
    assert t.asked == 2
    t.play("take grey 6", "hire purple-top")
    assert (t.asked, t.state.passed) == (2, [1, 0]), "with four dice P1 had to pass"
    assert t.own_dice(1) == "yellow-1 red-1 purple-1 grey-6"


@rule("S 3.3")
def test_r19_with_four_dice_every_other_die_is_refused() -> None:
    t = Table(players=2).seat(1, florins=30, dice="yellow-1 red-1 purple-1 grey-1").dice(turquoise="6", yellow="1")
    t.turn(1)
    assert t.refused(Turn(0))["take turquoise 6"] == "enough-dice"
    assert (t.asked, t.state.passed) == (2, [1, 0])


# What it costs.


@rule("S 3.4", "S 3.5")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("colour", COLOUR.names)
def test_r15_the_price_of_a_die(colour: str, face: int) -> None:
    t = Table().seat(1, florins=9, pool="1m").dice(**{colour: f"{face}"}).turn(1)
    t.play(f"take {colour} {face}")
    assert 9 - t.florins() == max(0, VALUES[colour] - face), "what the die lacks to the value of its space"


@rule("S 3.5")
@pytest.mark.parametrize(("die", "price"), [("grey 1", 3), ("purple 2", 1), ("turquoise 6", 0), ("yellow 1", 0)])
def test_r15_prices_of_the_rulebook(die: str, price: int) -> None:
    colour, face = die.split()
    t = Table().seat(1, florins=7, pool="1m").dice(**{colour: face}).turn(1)
    assert t.play(f"take {die}").florins() == 7 - price


@rule("S 3.5")
@pytest.mark.parametrize("colour", ["yellow", "red", "purple", "grey", "turquoise"])
def test_r16_a_higher_number_gives_nothing_back(colour: str) -> None:
    t = Table().seat(1, florins=4, pool="1m").dice(**{colour: "6"}).turn(1).play(f"take {colour} 6")
    assert t.florins() == 4
    assert "gained-florins" not in t.events()


@rule("S 3.6")
@pytest.mark.parametrize(
    ("florins", "dice"),
    [
        (0, ["yellow 1", "purple 4", "grey 5", "turquoise 5"]),
        (1, ["yellow 1", "purple 4", "grey 3", "grey 5", "turquoise 5"]),
        (2, ["yellow 1", "purple 1", "purple 4", "grey 3", "grey 5", "turquoise 5"]),
        (3, ["yellow 1", "purple 1", "purple 4", "grey 3", "grey 5", "turquoise 5"]),
        (4, ["yellow 1", "purple 1", "purple 4", "grey 3", "grey 5", "turquoise 1", "turquoise 5"]),
    ],
)
def test_r17_a_die_that_cannot_be_paid(florins: int, dice: list[str]) -> None:
    t = Table().seat(1, florins=florins, pool="1m", men="political-1")
    t.dice(yellow="1", purple="1 4", grey="3 5", turquoise="1 5").turn(1)
    assert takes(t) == dice
    if florins < 4:
        assert t.reason("take turquoise 1") == "lacks-florins"


# The one main action.


@rule("S 3.7")
def test_r22_exactly_one_of_three_main_actions() -> None:
    t = Table(players=2).seat(1, florins=9, pool="3m 3w").dice(yellow="1 1").turn(1).play("take yellow 1")
    assert kinds(t) == {"hire", "assign", "manage"}
    for action in ("hire turquoise-top", "assign political 1", "manage florins"):
        t = Table(players=2).seat(1, florins=9, pool="3m 3w").dice(yellow="1 1").turn(1)
        t.play("take yellow 1", action)
        while t.asked == 1:
            assert kinds(t) <= {"advance", "enough"}, "the steps of the assignment, but no second main action"
            t.play(t.options[-1])
        assert t.asked == 2


@rule("S 3.8")
def test_r23_an_action_that_cannot_be_completed_is_not_offered() -> None:
    t = Table().seat(1, florins=1, pool="2m 1w").slots(marriage="red woman", florins="red man").dice(yellow="1 1")
    t.placed("red-2")
    assert t.options == ["assign florins 1", "assign florins 2", "manage marriage"]
    assert t.reason("hire yellow-top") == "lacks-florins"
    assert t.reason("assign florins 3") == "lacks-men"
    assert t.reason("assign marriage 2") == "lacks-women"
    t = Table().seat(1, florins=2, pool="2m").slots(marriage="red woman", florins="red man").dice(yellow="1 1")
    t.placed("red-2")
    assert t.reason("manage marriage") == "no-women-at-hand"


@rule("S 3.9")
def test_r23_a_die_with_nothing_to_do_cannot_be_taken() -> None:
    t = Table().seat(1, florins=1).dice(yellow="1", red="6", grey="6", purple="6", turquoise="6")
    t.initiative(i13="1", i1="2 3 4").turn(1)
    # Nobody at hand and nobody on a career, 1 florin, the disc at the top: florins and offspring are all there is.
    assert takes(t) == ["yellow 1", "purple 6"]
    assert t.reason("take red 6") == t.reason("take grey 6") == t.reason("take turquoise 6") == "nothing-to-do"


@rule("S 3.9")
def test_a10_a_die_for_hiring_only() -> None:
    t = Table().seat(1, florins=2).dice(grey="6", yellow="1 1").turn(1).play("take grey 6")
    assert (t.helpers(), t.florins()) == ("purple-top", 0), "there was nothing else to choose"


@rule("S 3.9")
def test_a10_a_die_for_an_assignment_only() -> None:
    t = Table().seat(1, pool="1m").slots(florins="grey man").dice(grey="6", yellow="1 1").turn(1).play("take grey 6")
    assert (t.pool(), t.florins()) == ("0m 0w", 2)


@rule("S 3.9", "S 5.13")
def test_a10_a_die_for_an_assignment_of_two_members_only() -> None:
    t = Table().seat(1, pool="2m", men="military-1").slots(mission="red man").dice(red="2", yellow="1").turn(1)
    assert takes(t) == ["yellow 1", "red 2"]
    assert t.play("take red 2").pool() == "0m 0w", "there was nothing else to choose"


@rule("S 3.9")
def test_a10_a_die_for_management_only() -> None:
    t = Table().seat(1, men="military-1").dice(grey="6", yellow="1 1").turn(1).play("take grey 6")
    assert t.options == [f"send military-1 {city}" for city in ("milano", "venezia", "firenze", "roma", "napoli")]


@rule("S 3.8")
@pytest.mark.parametrize(
    ("face", "helpers"),
    [
        (4, ["hire purple-top", "hire purple-middle", "hire purple-bottom"]),
        (3, ["hire purple-top", "hire purple-middle"]),
        (2, ["hire purple-top"]),
        (1, []),
    ],
)
def test_r24_the_main_action_is_paid_from_what_the_die_leaves(face: int, helpers: list[str]) -> None:
    t = Table().seat(1, florins=4, pool="1m 1w", men="political-1").dice(grey=f"{face}", yellow="1").turn(1)
    t.play(f"take grey {face}")
    assert [option for option in t.options if option.startswith("hire")] == helpers
    assert t.florins() == 4 - (4 - face)


@rule("S 3.8", "S 3.9")
def test_r24_a_die_that_would_leave_too_little_cannot_be_taken() -> None:
    # The marriage needs 1 florin, the helper 2: a red 1 for the last florin leaves nothing to do.
    t = Table().seat(1, florins=1, pool="1w").dice(red="1 2", yellow="1").slots(mission="red woman", florins="red man")
    t.turn(1)
    assert takes(t) == ["yellow 1", "red 2"]
    assert t.reason("take red 1") == "nothing-to-do"


@rule("S 3.8")
def test_s3_8_what_was_chosen_must_be_carried_out() -> None:
    t = Table().seat(1, florins=9, pool="3w").dice(red="2", yellow="1").turn(1).play("take red 2", "manage marriage")
    assert kinds(t) == {"marry"}, "no way back, and no way around"


@rule("S 3.10")
def test_s3_10_die_price_main_action_helpers() -> None:
    t = Table().seat(1, florins=6, pool="2w", helpers="red-top").dice(red="1 6", yellow="1 1").turn(1)
    t.play("take red 1")
    assert t.events() == ["took", "paid"], "the price comes before the main action"
    assert (t.step, t.florins()) == ("MainAction", 5)
    assert "use" not in kinds(t), "a helper is not a main action"
    assert t.reason("use red-top") == "not-now"
    t.play("manage marriage", "marry milano 4")
    assert (t.step, t.florins()) == ("Helpers", 1), "helpers come last"
    t.play("use red-top")
    assert (t.florins(), t.asked) == (4, 2)


@rule("S 3.10")
def test_s3_10_florins_of_a_helper_come_too_late_for_the_main_action() -> None:
    t = Table().seat(1, florins=0, pool="1w", helpers="red-top").slots(mission="red woman").dice(red="2", yellow="1 1")
    t.turn(1)
    assert t.reason("take red 2") == "nothing-to-do", "her 3 florins could pay a dowry, but only afterwards"


# Passing.


@rule("S 3.11")
def test_r20_passing_although_there_are_dice() -> None:
    t = Table(players=2).seat(1, florins=9).dice(yellow="1 1", red="6").turn(1)
    assert t.options[-1] == "pass" and len(takes(t)) == 2
    t.play("pass")
    assert t.events() == ["passed"]
    assert (t.asked, t.florins(1), t.own_dice(1)) == (2, 9, "")


@rule("S 3.11")
def test_r20_who_can_take_nothing_must_pass() -> None:
    t = Table(players=2).seat(1).seat(2, florins=2).dice(red="6 6").turn(1)
    assert (t.asked, t.state.passed) == (2, [1, 0]), "P1 was not even asked"
    assert t.options == ["take red 6", "pass"]


@rule("S 3.12")
def test_r21_no_turn_after_passing_even_when_it_would_be_possible_again() -> None:
    t = Table(players=2).seat(1, florins=9).seat(2, florins=9).dice(yellow="1 1 1", red="6 6", grey="6 6").turn(1)
    t.play("pass")
    for die, helper in (("yellow 1", "turquoise-top"), ("red 6", "yellow-top"), ("grey 6", "purple-top")):
        assert t.asked == 2
        t.play(f"take {die}", f"hire {helper}")
    assert t.own_dice(1) == ""
    assert t.step == "Wedding", "the phase is over when P2 can take no more"
