"""S 8: diplomatic missions."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Menu
from posterity.games.signorie.state import EMPTY, Signorie, free_place
from posterity.games.signorie.steps.gains import gain_points
from posterity.games.signorie.steps.tokens import lay_face_down, take_token
from posterity.games.signorie.terms import (
    CAREER_SPACES,
    CAREERS,
    CITIES,
    CITY,
    FROM_MISSIONS,
    MAN_ON,
    NO_PLACE_THERE,
    NOT_IN_PLAY,
    RANK_TOO_LOW,
    SEND,
    Sent,
)


class Mission(Ask[Signorie]):
    """A man leaves his career for a city (S 8.1). Sent by a helper, he brings a token from the pile (S 12.12)."""

    __slots__ = ("by_helper",)

    def __init__(self, seat: int, by_helper: int) -> None:
        super().__init__(seat)
        self.by_helper: Final = by_helper

    def args(self) -> list[int]:
        return [self.seat, self.by_helper]

    def menu(self, s: Signorie, m: Menu) -> None:
        careers = s.families[self.seat].careers
        for city in range(CITIES):
            place = free_place(s.men, city) if s.in_play[city] else EMPTY
            for man in range(CAREERS * CAREER_SPACES):
                if careers[man] == 0:
                    continue  # nobody there to speak of
                rank = s.box.ranks[man]
                if place == EMPTY:
                    m.refuse(SEND.of(man, city), NO_PLACE_THERE if s.in_play[city] else NOT_IN_PLAY)
                elif rank >= s.box.men_values[place]:
                    m.offer(SEND.of(man, city))
                else:
                    m.refuse(SEND.of(man, city), RANK_TOO_LOW, s.box.men_values[place], rank)

    def chosen(self, s: Signorie, a: Action) -> None:
        seat, man, city = self.seat, a.x, a.y
        s.families[seat].careers[man] -= 1
        s.men[free_place(s.men, city)] = seat
        s.tell(Sent, seat, man, city)
        gain_points(s, seat, FROM_MISSIONS, s.box.career_points[man])
        row = man // CAREER_SPACES
        if self.by_helper:
            lay_face_down(s, seat, row)
        else:
            take_token(s, seat, row, city * 2 + 1)


assert len(MAN_ON) == CAREERS * CAREER_SPACES and len(CITY) == CITIES
