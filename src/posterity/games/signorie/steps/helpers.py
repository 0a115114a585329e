"""S 12: the helpers of a column, after its main action."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Menu
from posterity.games.signorie.state import Signorie
from posterity.games.signorie.terms import FINISH, FROM_TOP_TO_BOTTOM, HELPER_ROWS, NO_HELPER_THERE, USE, Used


def then_helpers(s: Signorie, seat: int, colour: int, face: int, row: int) -> None:
    """The helpers from that row downward may work, if there are any."""
    start = colour * HELPER_ROWS
    if any(s.families[seat].helpers[start + row : start + HELPER_ROWS]):
        s.then(Helpers(seat, colour, face, row))


class Helpers(Ask[Signorie]):
    """Any of them, from top to bottom (S 12.1, S 12.2)."""

    def __init__(self, seat: int, colour: int, face: int, row: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour
        self.face: Final = face
        self.row: Final = row  # the first that can still be used

    def menu(self, s: Signorie, m: Menu) -> None:
        family = s.families[self.seat]
        for row in range(HELPER_ROWS):
            i = self.colour * HELPER_ROWS + row
            if family.helpers[i] == 0:
                m.refuse(USE.of(i), NO_HELPER_THERE)
            elif row < self.row:
                m.refuse(USE.of(i), FROM_TOP_TO_BOTTOM)
            else:
                effect = s.box.helper_spaces[i].effect
                m.consider(USE.of(i), effect.hindrance(s, self.seat, family.florins))
        m.offer(FINISH)

    def chosen(self, s: Signorie, a: Action) -> None:
        if a is FINISH:
            return
        then_helpers(s, self.seat, self.colour, self.face, a.x % HELPER_ROWS + 1)
        s.tell(Used, self.seat, a.x)
        s.box.helper_spaces[a.x].effect.apply(s, self.seat, self.face)
