"""S 12: the helpers of a column, after its main action."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Menu
from posterity.games.signorie import components
from posterity.games.signorie.state import Signorie
from posterity.games.signorie.steps.assignments import AnyAssignment, any_assignment_possible
from posterity.games.signorie.steps.careers import Advance, gain_florins, gain_points, steps_hindrance
from posterity.games.signorie.steps.marriages import Marriage, marriage_hindrance
from posterity.games.signorie.steps.missions import Mission, mission_hindrance
from posterity.games.signorie.steps.offspring import GainMeeples, Offspring
from posterity.games.signorie.steps.tokens import LayToken
from posterity.games.signorie.terms import (
    FINISH,
    FROM_HELPERS,
    HELPER_ROWS,
    MAN,
    USE,
    WOMAN,
    Used,
)


def then_helpers(s: Signorie, seat: int, colour: int, face: int, row: int) -> None:
    """The helpers from that row downward may work, if there are any."""
    start = colour * HELPER_ROWS
    if any(s.families[seat].helpers[start + row : start + HELPER_ROWS]):
        s.then(Helpers(seat, colour, face, row))


class Helpers(Ask[Signorie]):
    """Any of them, from top to bottom (S 12.1, S 12.2)."""

    __slots__ = ("colour", "face", "row")

    def __init__(self, seat: int, colour: int, face: int, row: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour
        self.face: Final = face
        self.row: Final = row  # the first that can still be used

    def args(self) -> list[int]:
        return [self.seat, self.colour, self.face, self.row]

    def menu(self, s: Signorie, m: Menu) -> None:
        helpers = s.families[self.seat].helpers
        for row in range(HELPER_ROWS):
            i = self.colour * HELPER_ROWS + row
            if helpers[i] == 0:
                m.refuse(USE.of(i), "no-helper-there")
            elif row < self.row:
                m.refuse(USE.of(i), "from-top-to-bottom")
            else:
                hindrance = helper_hindrance(s, self.seat, i)
                if hindrance == "":
                    m.offer(USE.of(i))
                else:
                    m.refuse(USE.of(i), hindrance)
        m.offer(FINISH)

    def chosen(self, s: Signorie, a: Action) -> None:
        if a is FINISH:
            return
        then_helpers(s, self.seat, self.colour, self.face, a.x % HELPER_ROWS + 1)
        use_helper(s, self.seat, a.x, self.face)


def helper_hindrance(s: Signorie, seat: int, helper: int) -> str:
    """Why the helper could do nothing now; empty if it could."""
    space = s.box.helper_spaces[helper]
    effect = space.effect
    family = s.families[seat]
    if effect == components.STEPS or effect == components.DIE_STEPS:
        return steps_hindrance(s, seat, space.tracks, family.pool[MAN])
    if effect == components.POINTS_PER_MAN:
        return "" if seat in s.men else "no-men-in-cities"
    if effect == components.MEEPLE or effect == components.BIRTH:
        return "" if sum(family.supply) > 0 else "none-in-supply"
    if effect == components.MISSION:
        return mission_hindrance(s, seat)
    if effect == components.MARRIAGE:
        return marriage_hindrance(s, family.pool[WOMAN], family.florins)
    if effect == components.TOKEN:
        return "" if s.pile > 0 else "no-tokens-left"
    if effect == components.ASSIGNMENT:
        return "" if any_assignment_possible(s, seat) else "no-assignment-possible"
    return ""


def use_helper(s: Signorie, seat: int, helper: int, face: int) -> None:
    """What the helper does; `face` is the value of the die just placed."""
    space = s.box.helper_spaces[helper]
    effect = space.effect
    s.tell(Used, seat, helper)
    if effect == components.STEPS:
        s.then(Advance(seat, space.amount, space.tracks, 0))
    elif effect == components.DIE_STEPS:
        s.then(Advance(seat, face, space.tracks, 0))
    elif effect == components.FLORINS:
        gain_florins(s, seat, space.amount)
    elif effect == components.POINTS:
        gain_points(s, seat, FROM_HELPERS, space.amount)
    elif effect == components.POINTS_PER_MAN:
        gain_points(s, seat, FROM_HELPERS, space.amount * s.men.count(seat))
    elif effect == components.MEEPLE:
        s.then(GainMeeples(seat, space.amount))
    elif effect == components.BIRTH:
        s.then(Offspring(seat, space.amount))
    elif effect == components.MISSION:
        s.then(Mission(seat, 1))
    elif effect == components.MARRIAGE:
        s.then(Marriage(seat, 1))
    elif effect == components.TOKEN:
        s.then(LayToken(seat))
    else:
        s.then(AnyAssignment(seat))
