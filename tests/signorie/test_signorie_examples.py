"""The worked examples of the rulebook: setup, dice, actions, assignments (E1 to E6, E16 to E19)."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.games.signorie.state import helpers_left
from posterity.games.signorie.terms import COLOUR
from signorie_table import Table

YELLOW, RED, PURPLE, BLUE = 1, 2, 3, 4  # who sits where


@rule("S 1.1", "S 1.4", "S 1.13")
def test_e1_starting_order() -> None:
    t = Table().opened(boards="yellow red purple blue", order="P1 P4 P2 P3")
    assert t.turn_order() == f"{YELLOW} {BLUE} {RED} {PURPLE}"
    assert [t.florins(seat) for seat in (YELLOW, BLUE, RED, PURPLE)] == [6, 7, 7, 8]
    assert t.stack(1) == f"{YELLOW} {BLUE} {RED} {PURPLE}", "the first player on top, the last at the bottom"
    assert [t.score(seat) for seat in (1, 2, 3, 4)] == [0, 0, 0, 0]
    assert t.asked == YELLOW


@rule("S 3.1", "S 3.5", "S 6.2")
def test_e2_paying_for_a_cheap_die() -> None:
    t = Table().seat(RED, florins=7, pool="4m 3w").dice(turquoise="1", yellow="1").turn(RED)
    t.play("take turquoise 1", "manage steps")
    assert t.florins(RED) == 3, "5 - 1 = 4 florins were paid"
    assert (t.own_dice(RED), t.dice_left("turquoise")) == ("turquoise-1", "")
    assert t.step == "Advance"
    assert t.reason("enough") == "one-point-at-least"
    t.play("climb", "climb", "climb", "climb")
    assert (t.disc(RED), t.asked) == (5, PURPLE), "up to four steps"


@rule("S 3.11", "S 3.12")
def test_e3_passing() -> None:
    t = Table().order("4 1 2 3").dice(yellow="1 1 1 1")
    for seat in (YELLOW, RED, PURPLE, BLUE):
        t.seat(seat, florins=5, pool="2m 2w")
    t.turn(BLUE)
    before = [(t.florins(seat), t.pool(seat), t.own_dice(seat)) for seat in (1, 2, 3, 4)]
    t.play("pass")
    assert (t.asked, t.state.passed) == (YELLOW, [0, 0, 0, 1])
    after = [(t.florins(seat), t.pool(seat), t.own_dice(seat)) for seat in (1, 2, 3, 4)]
    assert (after, t.dice_left("yellow")) == (before, "1 1 1 1"), "nothing else changes"
    for seat in (YELLOW, RED, PURPLE):
        assert t.asked == seat
        t.play("take yellow 1", "manage florins")
    assert (t.own_dice(BLUE), t.dice_left("yellow")) == ("", "1"), "Blue had no further turn, though a die is left"
    assert t.step == "Wedding", "the phase is over"


@rule("S 4.2", "S 4.3", "S 4.4")
def test_e4_hiring() -> None:
    t = Table().seat(RED, florins=7, pool="4m 3w").dice(red="2", yellow="1 1").turn(RED)
    t.play("take red 2", "hire yellow-middle")
    assert (t.helpers(RED), t.florins(RED)) == ("yellow-middle", 4)
    assert helpers_left(t.state) == 47
    assert (t.events(), t.asked) == (["paid", "hired"], PURPLE), "no other effect in this turn"


@rule("S 5.4", "S 5.6", "S 5.7", "S 5.9")
def test_e5_assignment_with_three_men() -> None:
    t = Table().seat(RED, florins=3, pool="4m 3w").slots(initiative="purple man").dice(purple="3", yellow="1 1")
    slots = t.state.slots[:]
    t.turn(RED).play("take purple 3", "assign initiative 3")
    assert (t.disc(RED), t.pool(RED), t.supply(RED)) == (7, "1m 3w", "11m 8w")
    assert t.state.slots == slots, "the tile stays for others"


@rule("S 6.2", "S 7.1", "S 7.3", "S 7.10")
def test_e6_splitting_four_points() -> None:
    t = Table().seat(RED, florins=5, pool="3m", men="political-1").dice(yellow="1 1").placed("turquoise-5", seat=RED)
    t.play("manage steps", "climb", "advance political 1", "advance political 2", "advance military pool")
    assert t.disc(RED) == 2
    assert (t.men(RED), t.pool(RED)) == ("political-3 military-1", "2m 0w")
    assert (t.florins(RED), t.step) == (5, "Turn"), "no bonus of a space, and no step left"


@rule("S 5.2", "S 5.4", "S 5.5", "S 5.8")
@pytest.mark.parametrize("women", [1, 2, 3])
def test_e16_career_tile_on_a_womens_slot(women: int) -> None:
    t = Table().seat(1, florins=5, pool="2m 3w", men="military-1").slots(military="turquoise woman")
    t.dice(yellow="1 1").placed("turquoise-5")
    ways = [option for option in t.options if option.startswith("assign military")]
    assert ways == ["assign military 1", "assign military 2", "assign military 3"]
    t.play(f"assign military {women}")
    assert t.pool() == f"2m {3 - women}w", "women, and no men"
    assert t.supply() == f"9m {8 + women}w"
    for space in range(1, 2 * women + 1):
        t.play(f"advance military {space}")
    assert (t.men(), t.step) == (f"military-{2 * women + 1}", "Turn")


@rule("S 5.2", "S 5.5", "S 5.13")
@pytest.mark.parametrize("dowry", [1, 2, 3, 4])
def test_e17_marriage_tile_on_a_mens_slot(dowry: int) -> None:
    t = (
        Table()
        .seat(1, florins=4, pool="2m 1w")
        .slots(marriage="turquoise man")
        .dice(yellow="1 1")
        .placed("turquoise-5")
    )
    t.play("assign marriage 2")
    assert (t.pool(), t.supply()) == ("0m 1w", "12m 10w"), "exactly two men"
    assert t.options == [
        f"marry {city} {n}" for city in ("milano", "venezia", "firenze", "roma", "napoli") for n in range(1, 5)
    ]
    t.play(f"marry firenze {dowry}")
    assert (t.in_city("firenze", "woman"), t.florins(), t.score()) == ("1 - - - -", 4 - dowry, 2 * dowry)
    assert t.step == "Turn", "it cannot be done twice"


@rule("S 5.5")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_e18_a_tile_up_to_three(count: int) -> None:
    t = Table().seat(1, pool="4m").slots(florins="yellow man").dice(red="6").placed("yellow-1")
    assert t.play(f"assign florins {count}").florins() == 2 * count, "once for each"


@rule("S 5.5")
def test_e18_a_tile_with_a_plain_number() -> None:
    t = Table().seat(1, pool="4m").slots(token="yellow man").dice(red="6").placed("yellow-1")
    assert [option for option in t.options if option.startswith("assign token")] == ["assign token 1"]
    t.play("assign token 1", "lay clerical")
    assert (t.row("clerical"), t.pool()) == ("down", "3m 0w")


@rule("S 6.1")
@pytest.mark.parametrize("colour", COLOUR.names)
def test_e19_the_colour_decides_the_management_action(colour: str) -> None:
    t = Table().seat(1, florins=9, pool="1m 1w", men="political-1").dice(**{colour: "1"}).turn(1)
    t.play(f"take {colour} 1")
    assert ("manage marriage" in t.options) == (colour == "red")
