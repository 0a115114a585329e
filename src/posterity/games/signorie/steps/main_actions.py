"""S 4 and S 6: hire, assignment or management, one of them for each die."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Menu, Reason
from posterity.games.signorie import terms
from posterity.games.signorie.state import Signorie, helpers_left
from posterity.games.signorie.steps.assignments import assign, offer_assignments, slot_hindrance
from posterity.games.signorie.steps.gains import pay_florins
from posterity.games.signorie.steps.helpers import then_helpers


class MainAction(Ask[Signorie]):
    """The die lies on the player board: now one of its three actions, then the helpers (S 3.7, S 3.10)."""

    def __init__(self, seat: int, colour: int, face: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour
        self.face: Final = face

    def menu(self, s: Signorie, m: Menu) -> None:
        seat, colour = self.seat, self.colour
        florins = s.families[seat].florins
        left = helpers_left(s)
        start = column_to_the_left(colour)
        for helper in range(start, start + terms.HELPER_ROWS):
            hindrance = hire_hindrance(s, seat, helper, left)
            cost = s.box.helper_spaces[helper].cost
            if hindrance is None and cost > florins:
                m.refuse(terms.HIRE.of(helper), terms.LACKS_FLORINS, cost, florins)
            else:
                m.consider(terms.HIRE.of(helper), hindrance)
        offer_assignments(s, seat, range(colour * 2, colour * 2 + 2), florins, 3, m)
        manages = s.box.manages[colour]
        m.consider(terms.MANAGE.of(manages), s.box.management[manages].hindrance(s, seat, florins))

    def chosen(self, s: Signorie, a: Action) -> None:
        # A helper hired now works in another column, so it makes no difference to this (S 4.4).
        then_helpers(s, self.seat, self.colour, self.face, 0)
        if a.verb is terms.HIRE:
            pay_florins(s, self.seat, s.box.helper_spaces[a.x].cost)
            hire(s, self.seat, a.x)
        elif a.verb is terms.ASSIGN:
            assign(s, self.seat, a.x, a.y + 1, range(self.colour * 2, self.colour * 2 + 2))
        else:
            s.tell(terms.Managed, self.seat, a.x)
            s.box.management[a.x].apply(s, self.seat, self.face)


def main_action_hindrance(s: Signorie, seat: int, colour: int, florins: int) -> Reason | None:
    """Why a die of the colour is of no use to somebody with so many florins left; nothing if it is (S 3.8, S 3.9)."""
    if s.box.management[s.box.manages[colour]].hindrance(s, seat, florins) is None:
        return None
    for slot in (colour * 2, colour * 2 + 1):
        if slot_hindrance(s, seat, slot, s.box.assignments[s.slots[slot]].fewest, florins) is None:
            return None
    left = helpers_left(s)
    start = column_to_the_left(colour)
    for helper in range(start, start + terms.HELPER_ROWS):
        if s.box.helper_spaces[helper].cost <= florins and hire_hindrance(s, seat, helper, left) is None:
            return None
    return terms.NOTHING_TO_DO


def column_to_the_left(colour: int) -> int:
    """The first of the helper spaces where a die of the colour hires (S 4.2)."""
    return (colour + terms.COLOURS - 1) % terms.COLOURS * terms.HELPER_ROWS


def hire_hindrance(s: Signorie, seat: int, helper: int, left: int) -> Reason | None:
    """Why no helper of the `left` in the bank can go there, whatever it costs; nothing if one can."""
    if s.families[seat].helpers[helper]:
        return terms.HELPER_THERE
    return None if left > 0 else terms.NO_HELPERS_LEFT


def hire(s: Signorie, seat: int, helper: int) -> None:
    s.families[seat].helpers[helper] = 1
    s.tell(terms.Hired, seat, helper)
