"""S 8: diplomatic missions."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Menu
from posterity.games.signorie import terms
from posterity.games.signorie.state import EMPTY, Signorie, free_place
from posterity.games.signorie.steps.gains import gain_points
from posterity.games.signorie.steps.tokens import lay_face_down, take_token


class Mission(Ask[Signorie]):
    """A man leaves his career for a city (S 8.1). Sent by a helper, he brings a token from the pile (S 12.12)."""

    def __init__(self, seat: int, by_helper: int) -> None:
        super().__init__(seat)
        self.by_helper: Final = by_helper

    def menu(self, s: Signorie, m: Menu) -> None:
        careers = s.families[self.seat].careers
        for city in range(terms.CITIES):
            place = free_place(s.men, city) if s.in_play[city] else EMPTY
            for man in range(terms.CAREERS * terms.CAREER_SPACES):
                if careers[man] == 0:
                    continue  # nobody there to speak of
                rank = s.box.ranks[man]
                if place == EMPTY:
                    m.refuse(terms.SEND.of(man, city), terms.NO_PLACE_THERE if s.in_play[city] else terms.NOT_IN_PLAY)
                elif rank >= s.box.men_values[place]:
                    m.offer(terms.SEND.of(man, city))
                else:
                    m.refuse(terms.SEND.of(man, city), terms.RANK_TOO_LOW, s.box.men_values[place], rank)

    def chosen(self, s: Signorie, a: Action) -> None:
        seat, man, city = self.seat, a.x, a.y
        s.families[seat].careers[man] -= 1
        s.men[free_place(s.men, city)] = seat
        s.tell(terms.Sent, seat, man, city)
        gain_points(s, seat, terms.FROM_MISSIONS, s.box.career_points[man])
        row = man // terms.CAREER_SPACES
        if self.by_helper:
            lay_face_down(s, seat, row)
        else:
            take_token(s, seat, row, city * 2 + 1)


assert len(terms.MAN_ON) == terms.CAREERS * terms.CAREER_SPACES and len(terms.CITY) == terms.CITIES
