"""S 9: marriages and dowries."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Menu
from posterity.games.signorie import terms
from posterity.games.signorie.state import EMPTY, Signorie, free_place
from posterity.games.signorie.steps.gains import gain_points, pay_florins
from posterity.games.signorie.steps.tokens import lay_face_down, take_token


class Marriage(Ask[Signorie]):
    """A woman marries into a city (S 9.1). Arranged by a helper, a token from the pile comes with it (S 12.12)."""

    def __init__(self, seat: int, by_helper: int) -> None:
        super().__init__(seat)
        self.by_helper: Final = by_helper

    def menu(self, s: Signorie, m: Menu) -> None:
        florins = s.families[self.seat].florins
        for city in range(terms.CITIES):
            place = free_place(s.women, city) if s.in_play[city] else EMPTY
            for dowry in range(1, s.box.most_dowry + 1):
                marry = terms.MARRY.of(city, dowry - 1)
                if place == EMPTY:
                    m.refuse(marry, terms.NO_PLACE_THERE if s.in_play[city] else terms.NOT_IN_PLAY)
                elif dowry < s.box.women_values[place]:
                    m.refuse(marry, terms.DOWRY_TOO_LOW, s.box.women_values[place], dowry)
                elif dowry > florins:
                    m.refuse(marry, terms.LACKS_FLORINS, dowry, florins)
                else:
                    m.offer(marry)

    def chosen(self, s: Signorie, a: Action) -> None:
        seat, city, dowry = self.seat, a.x, a.y + 1
        s.families[seat].pool[terms.WOMAN] -= 1
        s.women[free_place(s.women, city)] = seat
        s.tell(terms.Married, seat, city, dowry)
        pay_florins(s, seat, dowry)
        gain_points(s, seat, terms.FROM_MARRIAGES, dowry * s.box.dowry_points)
        if self.by_helper:
            lay_face_down(s, seat, terms.MARRIAGE_ROW)
        else:
            take_token(s, seat, terms.MARRIAGE_ROW, city * 2)
