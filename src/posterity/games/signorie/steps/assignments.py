"""S 5: the assignment tiles."""

from __future__ import annotations

from posterity.engine import Action, Ask, Menu, Reason
from posterity.games.signorie.state import Signorie
from posterity.games.signorie.terms import (
    ASSIGN,
    LACKS_MEN,
    LACKS_WOMEN,
    MAN,
    SLOTS,
    TAKES_TWO_MEEPLES,
    THRESHOLD_TILE,
    TILE,
    Assigned,
)


def slot_hindrance(s: Signorie, seat: int, slot: int, count: int, florins: int) -> Reason | None:
    """Why so many members cannot carry out the assignment on a slot; nothing if they can (S 5.2, S 5.14)."""
    assignment = s.box.assignments[s.slots[slot]]
    if count < assignment.fewest:
        return TAKES_TWO_MEEPLES
    sex = slot % 2
    if s.families[seat].pool[sex] < count:
        return LACKS_MEN if sex == MAN else LACKS_WOMEN
    return assignment.effects[count - assignment.fewest].hindrance(s, seat, florins, sex, gone=count)  # S 5.4


def offer_slot(s: Signorie, seat: int, slot: int, florins: int, limit: int, m: Menu) -> None:
    """The ways to use the tile on a slot with at most `limit` members of its sex."""
    tile = s.slots[slot]
    assignment = s.box.assignments[tile]
    fewest = assignment.fewest
    if fewest > limit:
        m.consider(ASSIGN.of(tile, fewest - 1), slot_hindrance(s, seat, slot, limit, florins))
    at_hand = s.families[seat].pool[slot % 2]
    for count in range(fewest, min(assignment.most, limit) + 1):
        hindrance = slot_hindrance(s, seat, slot, count, florins)
        if count > at_hand:
            m.consider(ASSIGN.of(tile, count - 1), hindrance, count, at_hand)
        else:
            m.consider(ASSIGN.of(tile, count - 1), hindrance)


def carry_out(s: Signorie, seat: int, tile: int, count: int) -> None:
    """The members leave first, then the tile has its effect for each of them (S 5.4)."""
    sex = s.slots.index(tile) % 2
    family = s.families[seat]
    family.pool[sex] -= count
    area = family.waiting if tile == THRESHOLD_TILE else family.supply
    area[sex] += count
    s.tell(Assigned, seat, tile, sex, count)
    assignment = s.box.assignments[tile]
    assignment.effects[count - assignment.fewest].apply(s, seat, 0)


class AnyAssignment(Ask[Signorie]):
    """The helper for any one assignment: one meeple, once (S 12.13)."""

    __slots__ = ()

    def menu(self, s: Signorie, m: Menu) -> None:
        for slot in range(SLOTS):
            offer_slot(s, self.seat, slot, s.families[self.seat].florins, 1, m)

    def chosen(self, s: Signorie, a: Action) -> None:
        carry_out(s, self.seat, a.x, a.y + 1)


assert len(TILE) == SLOTS
