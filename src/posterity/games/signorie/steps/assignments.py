"""S 5: the assignment tiles."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Menu, Reason
from posterity.games.signorie import terms
from posterity.games.signorie.state import Signorie


def slot_hindrance(s: Signorie, seat: int, slot: int, count: int, florins: int) -> Reason | None:
    """Why so many members cannot carry out the assignment on a slot; nothing if they can (S 5.2, S 5.14)."""
    assignment = s.box.assignments[s.slots[slot]]
    if count < assignment.fewest:
        return terms.TAKES_TWO_MEEPLES
    sex = s.box.slots[slot]
    if s.families[seat].pool[sex] < count:
        return terms.LACKS_MEN if sex == terms.MAN else terms.LACKS_WOMEN
    return assignment.effects[count - assignment.fewest].hindrance(s, seat, florins, sex, gone=count)  # S 5.4


def offer_assignments(s: Signorie, seat: int, slots: range, florins: int, limit: int, m: Menu) -> None:
    """The ways to use the tiles on these slots with at most `limit` members."""
    for slot in slots:
        if s.box.tiles_repeat and s.slots[slot] in s.slots[slots.start : slot]:
            continue  # offered with its like
        _offer_tile(s, seat, slot, slots, florins, limit, m)


def _offer_tile(s: Signorie, seat: int, slot: int, slots: range, florins: int, limit: int, m: Menu) -> None:
    tile = s.slots[slot]
    assignment = s.box.assignments[tile]
    fewest = assignment.fewest
    if fewest > limit:
        m.consider(terms.ASSIGN.of(tile, fewest - 1), slot_hindrance(s, seat, slot, limit, florins))
    at_hand = s.families[seat].pool[s.box.slots[slot]]
    for count in range(fewest, min(assignment.most, limit) + 1):
        hindrance = slot_hindrance(s, seat, slot, count, florins)
        if hindrance is not None and s.box.tiles_repeat and _sexes(s, seat, tile, slots, count, florins):
            hindrance = None  # the same tile lies on another slot
        if hindrance is not None and count > at_hand:
            m.refuse(terms.ASSIGN.of(tile, count - 1), hindrance, count, at_hand)
        else:
            m.consider(terms.ASSIGN.of(tile, count - 1), hindrance)


def _sexes(s: Signorie, seat: int, tile: int, slots: range, count: int, florins: int) -> list[int]:
    """Whose members can carry out so much of an assignment on one of these slots."""
    found: list[int] = []
    for slot in slots:
        if s.slots[slot] == tile and s.box.slots[slot] not in found:
            if slot_hindrance(s, seat, slot, count, florins) is None:
                found.append(s.box.slots[slot])
    return found


def assign(s: Signorie, seat: int, tile: int, count: int, slots: range) -> None:
    """An assignment on one of these slots; where the tile lies on several, by members of either sex."""
    if not s.box.tiles_repeat:
        carry_out(s, seat, tile, count, s.box.slots[s.slots.index(tile)])
        return
    sexes = _sexes(s, seat, tile, slots, count, s.families[seat].florins)
    if len(sexes) > 1:
        s.then(ByWhom(seat, tile, count))
    else:
        carry_out(s, seat, tile, count, sexes[0])


def carry_out(s: Signorie, seat: int, tile: int, count: int, sex: int) -> None:
    """The members leave first, then the tile has its effect for each of them (S 5.4)."""
    family = s.families[seat]
    family.pool[sex] -= count
    area = family.waiting if tile == terms.THRESHOLD_TILE else family.supply
    area[sex] += count
    s.tell(terms.Assigned, seat, tile, sex, count)
    assignment = s.box.assignments[tile]
    assignment.effects[count - assignment.fewest].apply(s, seat, 0)


class ByWhom(Ask[Signorie]):
    """Who carries out a tile that lies on a slot for men and on one for women? Never asked with one tile of each."""

    def __init__(self, seat: int, tile: int, count: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.count: Final = count

    def menu(self, s: Signorie, m: Menu) -> None:
        for sex in range(len(terms.SEX)):
            m.offer(terms.BY.of(sex))

    def chosen(self, s: Signorie, a: Action) -> None:
        carry_out(s, self.seat, self.tile, self.count, a.x)


class AnyAssignment(Ask[Signorie]):
    """The helper for any one assignment: one meeple, once (S 12.13)."""

    def menu(self, s: Signorie, m: Menu) -> None:
        offer_assignments(s, self.seat, range(terms.SLOTS), s.families[self.seat].florins, 1, m)

    def chosen(self, s: Signorie, a: Action) -> None:
        assign(s, self.seat, a.x, a.y + 1, range(terms.SLOTS))


assert len(terms.TILE) == terms.SLOTS
