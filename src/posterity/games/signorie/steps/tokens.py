"""S 10: alliance tokens and the plan of each family."""

from __future__ import annotations

from posterity.engine import Action, Ask, Menu
from posterity.games.signorie.state import Signorie
from posterity.games.signorie.terms import HOUSES, LAY, LEAST_WORTH, NO_TOKEN, ROWS, TOKENS, WORTHS, Allied, TokenLaid


def shields_left(s: Signorie, seat: int, row: int, house: int) -> int:
    """How many tokens of the House the row still asks for (S 10.4)."""
    wanted = s.box.plans[s.families[seat].board][row * HOUSES + house]
    for alliance in s.families[seat].alliances:
        if alliance // TOKENS == row and alliance % TOKENS // WORTHS == house:
            wanted -= 1
    return wanted


def take_token(s: Signorie, seat: int, row: int, place: int) -> None:
    """The token of a city comes to the row if the plan still asks for it; else it stays (S 8.6, S 9.5)."""
    token = s.tokens[place]
    if token == NO_TOKEN or shields_left(s, seat, row, token // WORTHS) == 0:
        return
    s.tokens[place] = NO_TOKEN
    s.families[seat].alliances.append(row * TOKENS + token)
    s.tell(Allied, seat, row, token // WORTHS, token % WORTHS + LEAST_WORTH)


def lay_face_down(s: Signorie, seat: int, row: int) -> None:
    """A token from the pile, its front unseen for ever (S 10.5); none is left, none comes (S 10.8)."""
    if s.pile > 0:
        s.pile -= 1
        s.families[seat].face_down[row] += 1
        s.tell(TokenLaid, seat, row)


class LayToken(Ask[Signorie]):
    """A token face down, at a row of choice (S 10.5)."""

    def menu(self, s: Signorie, m: Menu) -> None:
        for row in range(ROWS):
            m.offer(LAY.of(row))

    def chosen(self, s: Signorie, a: Action) -> None:
        lay_face_down(s, self.seat, a.x)
