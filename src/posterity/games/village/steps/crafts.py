"""V 7: goods are made with time or bought; the mill turns grain into coins."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Menu, Reason
from posterity.games.village import components, terms
from posterity.games.village.state import Village, anybody_at, generations_at, put
from posterity.games.village.steps.death import take_time
from posterity.games.village.steps.paying import can_pay, charge, refuse_cost
from posterity.games.village.steps.spaces import SpaceAction, offer_decline


class Craft(SpaceAction):
    """One product: made by a trained member, bought, or ground at the mill."""

    def hindrance(self, s: Village) -> Reason | None:
        farm = s.farms[self.seat]
        for place in farm.at:
            if terms.AT_FARM <= place < terms.AT_COUNCIL:  # can be trained, or is
                return None
        for craft in s.box.crafts:
            if can_buy(s, self.seat, craft):
                return None
        return None if farm.grain >= s.box.mill_grain else terms.NOTHING_TO_DO_THERE

    def menu(self, s: Village, m: Menu) -> None:
        farm = s.farms[self.seat]
        for good in range(terms.GOODS):
            building = terms.CRAFT_OF[good]
            craft = s.box.crafts[building]
            if anybody_at(farm, terms.AT_CRAFT + building):
                m.offer(terms.MAKE.of(good))
            elif m.curious:
                m.refuse(terms.MAKE.of(good), terms.NOBODY_TRAINED, what=terms.CRAFT.words[building])
            if can_buy(s, self.seat, craft):
                m.offer(terms.BUY.of(good))
            elif farm.grain < craft.buy_grain:
                m.refuse(terms.BUY.of(good), terms.LACKS_GRAIN, craft.buy_grain, farm.grain)
            else:
                refuse_cost(s, self.seat, m, terms.BUY.of(good), craft.buy)
        at_home = generations_at(s.box, farm, terms.AT_FARM)
        for generation in at_home:
            for building in range(len(terms.CRAFT)):
                m.offer(terms.TRAIN.of(building, generation))
        if m.curious and not at_home:
            for building in range(len(terms.CRAFT)):
                for generation in range(len(terms.GENERATION)):
                    m.refuse(terms.TRAIN.of(building, generation), terms.NOBODY_ON_FARM)
        if farm.grain >= s.box.mill_grain:
            m.offer(terms.MILL)
        else:
            m.refuse(terms.MILL, terms.LACKS_GRAIN, s.box.mill_grain, farm.grain)
        offer_decline(s, m)

    def chosen(self, s: Village, a: Action) -> None:
        farm = s.farms[self.seat]
        if a.verb is terms.TRAIN:
            put(s.box, farm, a.y, terms.AT_FARM, terms.AT_CRAFT + a.x)
            s.tell(terms.Trained, self.seat, a.y, a.x, terms.AT_FARM, terms.AT_CRAFT + a.x)
            take_time(s, self.seat, s.box.crafts[a.x].train)
            s.then(MakeAtOnce(self.seat, a.x))
        elif a.verb is terms.MAKE:
            make(s, self.seat, a.x)
        elif a.verb is terms.BUY:
            craft = s.box.crafts[terms.CRAFT_OF[a.x]]
            gain_good(s, self.seat, a.x)
            if craft.buy_grain > 0:
                pay_grain(s, self.seat, craft.buy_grain)
            charge(s, self.seat, craft.buy)
        elif a is terms.MILL:
            pay_grain(s, self.seat, s.box.mill_grain)
            take_time(s, self.seat, s.box.mill_time)
            gain_coins(s, self.seat, s.box.mill_coins)
        else:
            s.tell(terms.Declined, self.seat)


def can_buy(s: Village, seat: int, craft: components.Craft) -> bool:
    return s.farms[seat].grain >= craft.buy_grain and can_pay(s, seat, craft.buy)


class MakeAtOnce(Ask[Village]):
    """The member just trained may make the good in the same action (V 7.2, V 7.7)."""

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building

    def menu(self, s: Village, m: Menu) -> None:
        for good in s.box.crafts[self.building].makes:
            m.offer(terms.MAKE.of(good))
        m.offer(terms.DECLINE)

    def chosen(self, s: Village, a: Action) -> None:
        if a.verb is terms.MAKE:
            make(s, self.seat, a.x)


def make(s: Village, seat: int, good: int) -> None:
    take_time(s, seat, s.box.crafts[terms.CRAFT_OF[good]].time)
    gain_good(s, seat, good)


def gain_good(s: Village, seat: int, good: int) -> None:
    """Goods never run out (V 1.4)."""
    s.farms[seat].goods[good] += 1
    s.tell(terms.GoodGained, seat, good)


def gain_coins(s: Village, seat: int, coins: int) -> None:
    s.farms[seat].coins += coins
    s.tell(terms.CoinsGained, seat, coins)


def pay_grain(s: Village, seat: int, grain: int) -> None:
    s.farms[seat].grain -= grain
    s.tell(terms.GrainSpent, seat, grain)
