"""V 5 and V 6: grain harvest, and the family."""

from __future__ import annotations

from posterity.engine import Action, Menu, Reason
from posterity.games.village import terms
from posterity.games.village.state import Village, alike_before, anybody_at, put
from posterity.games.village.steps.spaces import SpaceAction, offer_decline


class Harvest(SpaceAction):
    """Two sacks of grain, more with a plow and an animal to draw it."""

    def hindrance(self, s: Village) -> Reason | None:
        return None if anybody_at(s.farms[self.seat], terms.AT_FARM) else terms.NOBODY_ON_FARM

    def menu(self, s: Village, m: Menu) -> None:
        m.consider(terms.GATHER, self.hindrance(s))
        offer_decline(s, m)

    def chosen(self, s: Village, a: Action) -> None:
        if a is terms.DECLINE:
            s.tell(terms.Declined, self.seat)
            return
        farm = s.farms[self.seat]
        grain = 2  # V 5.2
        if farm.goods[terms.PLOW] > 0:
            if farm.goods[terms.OX] > 0:
                grain = 4
            elif farm.goods[terms.HORSE] > 0:
                grain = 3
        grain = min(grain, s.box.granary - farm.grain)  # V 5.5
        farm.grain += grain
        s.tell(terms.Harvested, self.seat, grain)


class GrowFamily(SpaceAction):
    """A birth, or somebody comes home."""

    def hindrance(self, s: Village) -> Reason | None:
        for place in s.farms[self.seat].at:
            if place == terms.UNBORN or terms.AT_FARM < place < terms.IN_BAG:
                return None
        return terms.NOTHING_TO_DO_THERE

    def menu(self, s: Village, m: Menu) -> None:
        farm = s.farms[self.seat]
        m.consider(terms.BIRTH, None if anybody_at(farm, terms.UNBORN) else terms.ALL_BORN)
        for i, place in enumerate(farm.at):
            if terms.AT_FARM < place < terms.IN_BAG and not alike_before(s.box, farm, i):
                m.offer(terms.RECALL.of(s.box.generations[i], place))
        offer_decline(s, m)

    def chosen(self, s: Village, a: Action) -> None:
        farm = s.farms[self.seat]
        if a is terms.BIRTH:
            generation = s.box.generations[farm.at.index(terms.UNBORN)]  # the lowest number (V 6.1)
            put(s.box, farm, generation, terms.UNBORN, terms.AT_FARM)
            s.tell(terms.Born, self.seat, generation, terms.UNBORN, terms.AT_FARM)
        elif a.verb is terms.RECALL:
            put(s.box, farm, a.x, a.y, terms.AT_FARM)
            s.tell(terms.Recalled, self.seat, a.x, a.y, terms.AT_FARM)
        else:
            s.tell(terms.Declined, self.seat)
