"""V 4 and V 16: time passes, the oldest die, the chronicle remembers some of them."""

from __future__ import annotations

from posterity.engine import Action, Ask, Menu
from posterity.games.village import terms
from posterity.games.village.state import Village, alike_before, put


def pass_time(s: Village, seat: int, hours: int) -> int:
    """Move the life marker; the result says how often it passed the quill (V 4.3)."""
    farm = s.farms[seat]
    crossings = 0
    farm.life += hours
    while farm.life >= s.box.lap:
        farm.life -= s.box.lap
        crossings += 1
    s.tell(terms.TimePassed, seat, hours, farm.life)
    return crossings


def take_time(s: Village, seat: int, hours: int) -> None:
    """Time paid in one's own turn: whoever dies of it dies at the end of the turn (V 16.1)."""
    s.farms[seat].due += pass_time(s, seat, hours)


class Death(Ask[Village]):
    """One of the oldest visible members dies; the seat names which (V 16.3)."""

    def menu(self, s: Village, m: Menu) -> None:
        farm = s.farms[self.seat]
        generations = s.box.generations
        oldest = -1
        for i in range(s.box.family_size):
            place = farm.at[i]
            if terms.AT_FARM <= place < terms.IN_BAG:
                if oldest < 0:
                    oldest = generations[i]
                if generations[i] == oldest:
                    if not alike_before(s.box, farm, i):
                        m.offer(terms.DIE.of(place))
                elif m.curious and terms.DIE.of(place) not in m.options:
                    m.refuse(terms.DIE.of(place), terms.NOT_THE_OLDEST, oldest + 1, generations[i] + 1)
        if oldest < 0:
            m.offer(terms.DECLINE)  # nobody is there to die (V 16.7)

    def chosen(self, s: Village, a: Action) -> None:
        if a is terms.DECLINE:
            s.tell(terms.NobodyDied, self.seat)
            return
        farm = s.farms[self.seat]
        generation = oldest_at(s, self.seat, a.x)
        rest = lay_to_rest(s, chapter_of(a.x))
        put(s.box, farm, generation, a.x, rest)
        s.tell(terms.Died, self.seat, generation, a.x, rest)
        end_if_full(s, self.seat)


def oldest_at(s: Village, seat: int, place: int) -> int:
    """The generation of whoever dies there: the oldest of the seat's members at that place."""
    return s.box.generations[s.farms[seat].at.index(place)]


def chapter_of(place: int) -> int:
    """The chapter of the chronicle that belongs to a place of death (V 16.4)."""
    if place == terms.AT_FARM:
        return terms.FARM_CHAPTER
    if terms.AT_CRAFT <= place < terms.AT_COUNCIL:
        return terms.CRAFTS_CHAPTER
    if terms.AT_COUNCIL <= place < terms.AT_CITY:
        return terms.COUNCIL_CHAPTER
    if terms.AT_CITY <= place < terms.AT_CHURCH:
        return terms.TRAVEL_CHAPTER
    return terms.CHURCH_CHAPTER


def resting_place(s: Village, chapter: int) -> int:
    """A slot of the chapter (-1: no chapter), else a grave, else out of the game (V 16.5, V 17.5)."""
    if chapter >= 0 and s.free[chapter] > 0:
        return terms.IN_CHRONICLE + chapter
    return terms.IN_GRAVE if s.free_graves > 0 else terms.REMOVED


def lay_to_rest(s: Village, chapter: int) -> int:
    """Whoever dies takes the resting place; the result says which that was."""
    rest = resting_place(s, chapter)
    if rest == terms.IN_GRAVE:
        s.free_graves -= 1
    elif rest != terms.REMOVED:
        s.free[chapter] -= 1
    return rest


def end_if_full(s: Village, side: int) -> None:
    """The last slot or the last grave triggers the end, once (V 17.1, V 17.8, V 17.10)."""
    if s.trigger < 0 and (s.free_graves == 0 or sum(s.free) == 0):
        s.trigger = side
        s.tell(terms.EndTriggered, side)
