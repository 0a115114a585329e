"""S 7: careers, initiative, and the points that advance them."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Menu
from posterity.games.signorie import terms
from posterity.games.signorie.state import Signorie
from posterity.games.signorie.steps.gains import gain_florins


class Advance(Ask[Signorie]):
    """One advancement point after another, on tracks that may be used (S 7.1, S 7.3)."""

    def __init__(self, seat: int, points: int, tracks: int, spent: int) -> None:
        super().__init__(seat)
        self.points: Final = points  # still to spend
        self.tracks: Final = tracks
        self.spent: Final = spent

    def menu(self, s: Signorie, m: Menu) -> None:
        family = s.families[self.seat]
        careers = family.careers
        men = family.pool[terms.MAN]
        moves = terms.ADVANCE.actions  # by career, from the pool and then from each space but the top
        for career in range(terms.CAREERS):
            spaces = s.box.career_spaces[career]
            if not self.tracks >> career & 1:
                if m.curious:
                    for space in range(spaces):
                        m.refuse(moves[career * terms.CAREER_SPACES + space], terms.NOT_THIS_TRACK)
                continue
            start = career * terms.CAREER_SPACES
            if men > 0:
                m.offer(moves[start])
            elif m.curious:
                m.refuse(moves[start], terms.NO_MEN_AT_HAND)
            for space in range(spaces - 1):
                if careers[start + space] > 0:
                    m.offer(moves[start + space + 1])
                elif m.curious:
                    m.refuse(moves[start + space + 1], terms.NO_MAN_THERE)
        if self.tracks & terms.ON_INITIATIVE and s.initiative[self.seat] < s.box.initiative_top:
            m.offer(terms.CLIMB)
        elif m.curious:
            m.refuse(
                terms.CLIMB, terms.TOP_OF_INITIATIVE if self.tracks & terms.ON_INITIATIVE else terms.NOT_THIS_TRACK
            )
        if self.spent > 0:
            m.offer(terms.ENOUGH)
        elif m.curious:
            m.refuse(terms.ENOUGH, terms.ONE_POINT_AT_LEAST)

    def chosen(self, s: Signorie, a: Action) -> None:
        if a is terms.ENOUGH:
            return
        if self.points > 1:
            tracks = 1 << a.x if self.tracks & terms.ON_ONE_TRACK else self.tracks
            s.then(Advance(self.seat, self.points - 1, tracks, self.spent + 1))
        if a is terms.CLIMB:
            climb(s, self.seat)
        else:
            advance(s, self.seat, a.x, a.y)


def advance(s: Signorie, seat: int, career: int, space: int) -> None:
    """A man from the pool enters the career (0), or the one on that space goes up by one (S 7.3)."""
    family = s.families[seat]
    if space == 0:
        family.pool[terms.MAN] -= 1
    else:
        family.careers[career * terms.CAREER_SPACES + space - 1] -= 1
    arrived = career * terms.CAREER_SPACES + space
    family.careers[arrived] += 1
    s.tell(terms.Advanced, seat, career, space, space + 1)
    if s.box.career_florins[arrived] > 0:
        gain_florins(s, seat, s.box.career_florins[arrived])
    for _ in range(s.box.career_initiative[arrived]):
        climb(s, seat)


def climb(s: Signorie, seat: int) -> None:
    """The disc goes up by one, on top of those that lie there; at the top it stays (S 7.10, S 7.11)."""
    if s.initiative[seat] == s.box.initiative_top:
        return
    s.initiative[seat] += 1
    s.tell(terms.Climbed, seat, s.initiative[seat] + 1)
    ranking = s.ranking
    ranking.remove(seat)
    at = 0
    while at < len(ranking) and s.initiative[ranking[at]] > s.initiative[seat]:
        at += 1
    ranking.insert(at, seat)
