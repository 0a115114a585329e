"""V 5 and V 6: grain harvest, and the family."""

from __future__ import annotations

from posterity.engine import Action, Menu, Reason
from posterity.games.village.state import Village, alike_before, anybody_at, put
from posterity.games.village.steps.spaces import SpaceAction, offer_decline
from posterity.games.village.terms import (
    ALL_BORN,
    AT_FARM,
    BIRTH,
    DECLINE,
    GATHER,
    HORSE,
    IN_BAG,
    NOBODY_ON_FARM,
    NOTHING_TO_DO_THERE,
    OX,
    PLOW,
    RECALL,
    UNBORN,
    Born,
    Declined,
    Harvested,
    Recalled,
)


class Harvest(SpaceAction):
    """Two sacks of grain, more with a plow and an animal to draw it."""

    __slots__ = ()

    def hindrance(self, s: Village) -> Reason | None:
        return None if anybody_at(s.farms[self.seat], AT_FARM) else NOBODY_ON_FARM

    def menu(self, s: Village, m: Menu) -> None:
        m.consider(GATHER, self.hindrance(s))
        offer_decline(s, m)

    def chosen(self, s: Village, a: Action) -> None:
        if a is DECLINE:
            s.tell(Declined, self.seat)
            return
        farm = s.farms[self.seat]
        grain = 2  # V 5.2
        if farm.goods[PLOW] > 0:
            if farm.goods[OX] > 0:
                grain = 4
            elif farm.goods[HORSE] > 0:
                grain = 3
        grain = min(grain, s.box.granary - farm.grain)  # V 5.5
        farm.grain += grain
        s.tell(Harvested, self.seat, grain)


class GrowFamily(SpaceAction):
    """A birth, or somebody comes home."""

    __slots__ = ()

    def hindrance(self, s: Village) -> Reason | None:
        for place in s.farms[self.seat].at:
            if place == UNBORN or AT_FARM < place < IN_BAG:
                return None
        return NOTHING_TO_DO_THERE

    def menu(self, s: Village, m: Menu) -> None:
        farm = s.farms[self.seat]
        m.consider(BIRTH, None if anybody_at(farm, UNBORN) else ALL_BORN)
        for i, place in enumerate(farm.at):
            if AT_FARM < place < IN_BAG and not alike_before(s.box, farm, i):
                m.offer(RECALL.of(s.box.generations[i], place))
        offer_decline(s, m)

    def chosen(self, s: Village, a: Action) -> None:
        farm = s.farms[self.seat]
        if a is BIRTH:
            generation = s.box.generations[farm.at.index(UNBORN)]  # the lowest number (V 6.1)
            put(s.box, farm, generation, UNBORN, AT_FARM)
            s.tell(Born, self.seat, generation, UNBORN, AT_FARM)
        elif a.verb is RECALL:
            put(s.box, farm, a.x, a.y, AT_FARM)
            s.tell(Recalled, self.seat, a.x, a.y, AT_FARM)
        else:
            s.tell(Declined, self.seat)
