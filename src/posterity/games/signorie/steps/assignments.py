"""S 5: the assignment tiles."""

from __future__ import annotations

from posterity.engine import Action, Ask, Menu
from posterity.games.signorie.state import Signorie, threshold
from posterity.games.signorie.steps.careers import Advance, climb, gain_florins, steps_hindrance
from posterity.games.signorie.steps.marriages import Marriage, marriage_hindrance
from posterity.games.signorie.steps.missions import Mission, mission_hindrance
from posterity.games.signorie.steps.offspring import GainMeeples
from posterity.games.signorie.steps.tokens import LayToken
from posterity.games.signorie.terms import (
    ASSIGN,
    FAMILY_TILE,
    FLORINS_TILE,
    INITIATIVE,
    MAN,
    MARRIAGE_TILE,
    MISSION_TILE,
    SLOTS,
    THRESHOLD_TILE,
    TILE,
    TOKEN_TILE,
    WOMAN,
    Assigned,
    ThresholdRaised,
)


def fewest(tile: int) -> int:
    return 2 if tile >= MISSION_TILE else 1  # S 5.5


def most(tile: int) -> int:
    if tile == TOKEN_TILE:
        return 1
    return 2 if tile >= MISSION_TILE else 3


def tile_hindrance(s: Signorie, seat: int, tile: int, men: int, women: int, florins: int) -> str:
    """Why the tile would bring nothing to somebody who then had so many men, women and florins; empty if it would."""
    if tile <= INITIATIVE:
        return steps_hindrance(s, seat, 1 << tile, men)
    if tile == TOKEN_TILE:
        return "" if s.pile > 0 else "no-tokens-left"
    if tile == MISSION_TILE:
        return mission_hindrance(s, seat)
    if tile == MARRIAGE_TILE:
        return marriage_hindrance(s, women, florins)
    return ""


def offer_slot(s: Signorie, seat: int, slot: int, florins: int, limit: int, m: Menu) -> None:
    """The ways to use the tile on a slot with at most `limit` meeples of its sex (S 5.2, S 5.14)."""
    tile = s.slots[slot]
    sex = slot % 2
    pool = s.families[seat].pool
    if fewest(tile) > limit:
        m.refuse(ASSIGN.of(tile, fewest(tile) - 1), "takes-two-meeples")
        return
    for count in range(fewest(tile), min(most(tile), limit) + 1):
        assign = ASSIGN.of(tile, count - 1)
        if pool[sex] < count:
            if not m.curious:
                return
            m.refuse(assign, "lacks-men" if sex == MAN else "lacks-women", count, pool[sex])
            continue
        men = pool[MAN] - (count if sex == MAN else 0)
        women = pool[WOMAN] - (count if sex == WOMAN else 0)
        hindrance = tile_hindrance(s, seat, tile, men, women, florins)
        if hindrance == "":
            m.offer(assign)
        else:
            m.refuse(assign, hindrance)


def carry_out(s: Signorie, seat: int, tile: int, count: int) -> None:
    """The meeples leave first, then the tile has its effect for each of them (S 5.4)."""
    sex = s.slots.index(tile) % 2
    family = s.families[seat]
    family.pool[sex] -= count
    s.tell(Assigned, seat, tile, sex, count)
    if tile == THRESHOLD_TILE:
        family.waiting[sex] += count
        s.tell(ThresholdRaised, seat, threshold(s, seat))
        return
    family.supply[sex] += count
    if tile < INITIATIVE:
        s.then(Advance(seat, s.box.tile_steps * count, 1 << tile, 0))
    elif tile == INITIATIVE:
        for _ in range(s.box.tile_steps * count):  # all of them (S 5.9)
            climb(s, seat)
    elif tile == FLORINS_TILE:
        gain_florins(s, seat, s.box.tile_florins * count)
    elif tile == FAMILY_TILE:
        s.then(GainMeeples(seat, count))
    elif tile == TOKEN_TILE:
        s.then(LayToken(seat))
    elif tile == MISSION_TILE:
        s.then(Mission(seat, 0))
    else:
        s.then(Marriage(seat, 0))


def any_assignment_possible(s: Signorie, seat: int) -> bool:
    menu = Menu(seat)
    AnyAssignment(seat).menu(s, menu)
    return len(menu.options) > 0


class AnyAssignment(Ask[Signorie]):
    """The helper for any one assignment: one meeple, once (S 12.13)."""

    __slots__ = ()

    def menu(self, s: Signorie, m: Menu) -> None:
        for slot in range(SLOTS):
            offer_slot(s, self.seat, slot, s.families[self.seat].florins, 1, m)

    def chosen(self, s: Signorie, a: Action) -> None:
        carry_out(s, self.seat, a.x, a.y + 1)


assert len(TILE) == SLOTS
