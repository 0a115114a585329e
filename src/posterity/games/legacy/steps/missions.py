"""L 10.9 to L 10.11: missions that are undertaken, and those that lie hidden under a patron."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Domain, Draw, Menu
from posterity.games.legacy import terms
from posterity.games.legacy.state import Legacy

NO_MISSION: Final = -1


class DrawMissions(Draw[Legacy]):
    """Two missions to choose from; in the last generation one face down, for the patron (L 10.9, L 10.10)."""

    def __init__(self, seat: int, first: int) -> None:
        self.seat: Final = seat
        self.first: Final = first  # drawn before the deck was renewed

    def name(self, s: Legacy) -> str:
        return f"missions-{s.round}-{s.mission_pile}"

    def domain(self, s: Legacy) -> Domain:
        return terms.MISSION

    def bag(self, s: Legacy) -> list[int]:
        return s.unseen_missions

    def count(self, s: Legacy) -> int:
        if s.generation == terms.GENERATIONS:
            return 0
        return min(s.box.missions_drawn - int(self.first != NO_MISSION), s.mission_pile)

    def drawn(self, s: Legacy, got: list[int]) -> None:
        if s.generation == terms.GENERATIONS:
            hide_mission(s, self.seat)
            return
        if not got:
            reshuffle_missions(s)
            s.then(self)
            return
        for mission in got:
            s.unseen_missions[mission] = 0
        s.mission_pile -= len(got)
        both = got if self.first == NO_MISSION else [self.first, *got]
        if len(both) > 1:
            s.then(ChooseMission(self.seat, both[0], both[1]))
        elif s.box.missions_drawn > 1 and sum(s.mission_discard) > 0:
            s.then(DrawMissions(self.seat, both[0]))
        else:
            take_mission(s, self.seat, both[0])


def hide_mission(s: Legacy, seat: int) -> None:
    """A mission face down under the patron, seen by nobody (L 10.10, L 11.22)."""
    if s.mission_pile == 0:
        reshuffle_missions(s)
    if s.mission_pile > 0:
        s.mission_pile -= 1
        s.families[seat].hidden_missions += 1
        s.tell(terms.MissionHidden, seat)


def reshuffle_missions(s: Legacy) -> None:
    """Discarded missions become the deck when it has run out (L 10.11)."""
    for mission in range(terms.MISSIONS):
        if s.mission_discard[mission]:
            s.unseen_missions[mission] = 1
    s.mission_pile += sum(s.mission_discard)
    s.mission_discard = [0] * terms.MISSIONS


def take_mission(s: Legacy, seat: int, mission: int) -> None:
    family = s.families[seat]
    family.missions = [*family.missions, mission]
    s.tell(terms.MissionDrawn, seat, mission)


class ChooseMission(Ask[Legacy]):
    """One of the two is kept."""

    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.first: Final = first
        self.second: Final = second

    def menu(self, s: Legacy, m: Menu) -> None:
        m.offer(terms.CHOOSE_MISSION.of(self.first))
        m.offer(terms.CHOOSE_MISSION.of(self.second))

    def chosen(self, s: Legacy, a: Action) -> None:
        other = self.second if a.x == self.first else self.first
        take_mission(s, self.seat, a.x)
        s.mission_discard[other] = 1
        s.tell(terms.MissionDropped, self.seat, other)
