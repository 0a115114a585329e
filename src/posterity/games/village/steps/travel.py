"""V 10: into the world, by wagon."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Menu, Reason, Step
from posterity.games.village import terms
from posterity.games.village.components import Road
from posterity.games.village.state import Village, alike_before, put
from posterity.games.village.steps.council import GainCubes, gain_prestige
from posterity.games.village.steps.crafts import gain_coins
from posterity.games.village.steps.death import take_time
from posterity.games.village.steps.paying import can_pay, charge, refuse_cost
from posterity.games.village.steps.spaces import SpaceAction, offer_decline


class Travel(SpaceAction):
    """Somebody sets out from the farm, or a traveller goes on (V 10.3)."""

    def hindrance(self, s: Village) -> Reason | None:
        farm = s.farms[self.seat]
        if farm.goods[terms.WAGON] > 0:
            for place in farm.at:
                if stands_ready(place) and any_road(s, self.seat, start_of(place)):
                    return None
        return terms.NOTHING_TO_DO_THERE

    def menu(self, s: Village, m: Menu) -> None:
        farm = s.farms[self.seat]
        if farm.goods[terms.WAGON] > 0 or m.curious:
            for i, place in enumerate(farm.at):
                if not stands_ready(place) or alike_before(s.box, farm, i):
                    continue
                generation = s.box.generations[i]
                start = start_of(place)
                action = terms.SEND.of(generation) if place == terms.AT_FARM else terms.MOVE.of(generation, start)
                if farm.goods[terms.WAGON] == 0:
                    m.refuse(action, terms.LACKS_GOODS, 1, 0, terms.GOOD.words[terms.WAGON])
                elif any_road(s, self.seat, start):
                    m.offer(action)
                else:
                    m.refuse(action, terms.NO_ROAD_CAN_BE_PAID)
        if m.curious and terms.AT_FARM not in farm.at:
            for generation in range(len(terms.GENERATION)):
                m.refuse(terms.SEND.of(generation), terms.NOBODY_ON_FARM)
        offer_decline(s, m)

    def chosen(self, s: Village, a: Action) -> None:
        if a is terms.DECLINE:
            s.tell(terms.Declined, self.seat)
        else:
            s.then(Journey(self.seat, a.x, terms.VILLAGE if a.verb is terms.SEND else a.y))


def stands_ready(place: int) -> bool:
    return place == terms.AT_FARM or terms.AT_CITY <= place < terms.AT_CHURCH


def start_of(place: int) -> int:
    """Where the road of somebody begins who stands there."""
    return terms.VILLAGE if place == terms.AT_FARM else place - terms.AT_CITY


def any_road(s: Village, seat: int, start: int) -> bool:
    """Whether a road leads on from there that the seat can pay."""
    for road in s.box.roads:
        if leads_to(road, start) >= 0 and can_pay(s, seat, road.cost):
            return True
    return False


def leads_to(road: Road, start: int) -> int:
    """The city a road leads to from `start`, -1 if it does not; nobody walks back to the village (V 10.8)."""
    if road.start == start:
        return road.end
    if road.end == start and road.start != terms.VILLAGE:
        return road.start
    return -1


class Journey(Ask[Village]):
    """Where to? (V 10.1)"""

    def __init__(self, seat: int, generation: int, start: int) -> None:
        super().__init__(seat)
        self.generation: Final = generation
        self.start: Final = start

    def menu(self, s: Village, m: Menu) -> None:
        near = 0
        for road in s.box.roads:
            city = leads_to(road, self.start)
            if city < 0:
                continue
            near |= 1 << city
            if can_pay(s, self.seat, road.cost):
                m.offer(terms.GO.of(city))
            else:
                refuse_cost(s, self.seat, m, terms.GO.of(city), road.cost)
        if m.curious:
            for city in range(terms.CITIES):
                if not near >> city & 1:
                    m.refuse(terms.GO.of(city), terms.NO_ROAD)

    def chosen(self, s: Village, a: Action) -> None:
        seat = self.seat
        farm = s.farms[seat]
        road = s.box.road_between(self.start, a.x)
        assert road is not None
        place = terms.AT_FARM if self.start == terms.VILLAGE else terms.AT_CITY + self.start
        put(s.box, farm, self.generation, place, terms.AT_CITY + a.x)
        s.tell(terms.Travelled, seat, self.generation, a.x, place, terms.AT_CITY + a.x)
        farm.goods[terms.WAGON] -= 1
        s.tell(terms.GoodSpent, seat, terms.WAGON)
        take_time(s, seat, s.box.travel_time)
        if not farm.discs >> a.x & 1:
            s.then(Reward(seat, a.x))
        charge(s, seat, road.cost)


class Reward(Step[Village]):
    """A disc on the city, and its reward, once (V 10.4, V 10.5)."""

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def do(self, s: Village) -> None:
        box, seat, city = s.box, self.seat, self.city
        s.farms[seat].discs |= 1 << city
        if box.reward_prestige[city] > 0:
            gain_prestige(s, seat, box.reward_prestige[city])
        if box.reward_coins[city] > 0:
            gain_coins(s, seat, box.reward_coins[city])
        if box.reward_cubes[city] > 0:
            s.then(GainCubes(seat, box.reward_cubes[city]))
