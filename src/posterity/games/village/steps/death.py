"""V 4 and V 16: time passes, the oldest die, the chronicle remembers some of them."""

from __future__ import annotations

from posterity.engine import Action, Ask, Menu
from posterity.games.village.state import Village, alike_before, put
from posterity.games.village.terms import (
    AT_CHURCH,
    AT_CITY,
    AT_COUNCIL,
    AT_CRAFT,
    AT_FARM,
    CHURCH_CHAPTER,
    COUNCIL_CHAPTER,
    CRAFTS_CHAPTER,
    DECLINE,
    DIE,
    FARM_CHAPTER,
    IN_BAG,
    IN_CHRONICLE,
    IN_GRAVE,
    NOT_THE_OLDEST,
    REMOVED,
    TRAVEL_CHAPTER,
    Died,
    EndTriggered,
    NobodyDied,
    TimePassed,
)


def pass_time(s: Village, seat: int, hours: int) -> int:
    """Move the life marker; the result says how often it passed the quill (V 4.3)."""
    farm = s.farms[seat]
    crossings = 0
    farm.life += hours
    while farm.life >= s.box.lap:
        farm.life -= s.box.lap
        crossings += 1
    s.tell(TimePassed, seat, hours, farm.life)
    return crossings


def take_time(s: Village, seat: int, hours: int) -> None:
    """Time paid in one's own turn: whoever dies of it dies at the end of the turn (V 16.1)."""
    s.farms[seat].due += pass_time(s, seat, hours)


class Death(Ask[Village]):
    """One of the oldest visible members dies; the seat names which (V 16.3)."""

    __slots__ = ()

    def menu(self, s: Village, m: Menu) -> None:
        farm = s.farms[self.seat]
        generations = s.box.generations
        oldest = -1
        for i in range(s.box.family_size):
            place = farm.at[i]
            if AT_FARM <= place < IN_BAG:
                if oldest < 0:
                    oldest = generations[i]
                if generations[i] == oldest:
                    if not alike_before(s.box, farm, i):
                        m.offer(DIE.of(place))
                elif m.curious and DIE.of(place) not in m.options:
                    m.refuse(DIE.of(place), NOT_THE_OLDEST, oldest + 1, generations[i] + 1)
        if oldest < 0:
            m.offer(DECLINE)  # nobody is there to die (V 16.7)

    def chosen(self, s: Village, a: Action) -> None:
        if a is DECLINE:
            s.tell(NobodyDied, self.seat)
            return
        farm = s.farms[self.seat]
        generation = oldest_at(s, self.seat, a.x)
        rest = lay_to_rest(s, chapter_of(a.x))
        put(s.box, farm, generation, a.x, rest)
        s.tell(Died, self.seat, generation, a.x, rest)
        end_if_full(s, self.seat)


def oldest_at(s: Village, seat: int, place: int) -> int:
    """The generation of whoever dies there: the oldest of the seat's members at that place."""
    return s.box.generations[s.farms[seat].at.index(place)]


def chapter_of(place: int) -> int:
    """The chapter of the chronicle that belongs to a place of death (V 16.4)."""
    if place == AT_FARM:
        return FARM_CHAPTER
    if AT_CRAFT <= place < AT_COUNCIL:
        return CRAFTS_CHAPTER
    if AT_COUNCIL <= place < AT_CITY:
        return COUNCIL_CHAPTER
    if AT_CITY <= place < AT_CHURCH:
        return TRAVEL_CHAPTER
    return CHURCH_CHAPTER


def resting_place(s: Village, chapter: int) -> int:
    """A slot of the chapter (-1: no chapter), else a grave, else out of the game (V 16.5, V 17.5)."""
    if chapter >= 0 and s.free[chapter] > 0:
        return IN_CHRONICLE + chapter
    return IN_GRAVE if s.free_graves > 0 else REMOVED


def lay_to_rest(s: Village, chapter: int) -> int:
    """Whoever dies takes the resting place; the result says which that was."""
    rest = resting_place(s, chapter)
    if rest == IN_GRAVE:
        s.free_graves -= 1
    elif rest != REMOVED:
        s.free[chapter] -= 1
    return rest


def end_if_full(s: Village, side: int) -> None:
    """The last slot or the last grave triggers the end, once (V 17.1, V 17.8, V 17.10)."""
    if s.trigger < 0 and (s.free_graves == 0 or sum(s.free) == 0):
        s.trigger = side
        s.tell(EndTriggered, side)
