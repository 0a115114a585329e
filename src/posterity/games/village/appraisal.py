"""Rules of thumb: what a seat's things will be worth, for a bot that looks no further than its own turn."""

from __future__ import annotations

from typing import Final

from posterity.games.village import scoring, terms
from posterity.games.village.state import Village, queue_moves_up


class Weights:
    """What things are likely to be worth in the end, in points."""

    def __init__(
        self,
        cube: float,
        good: float,
        served_good: float,
        grain: float,
        home: float,
        craftsman: float,
        in_the_bag: float,
        council_seat: float,
        remembered: float,
        grave: float,
        life: float,
        slot_left: float,
        grave_left: float,
    ) -> None:
        self.cube: Final = cube
        self.good: Final = good
        self.served_good: Final = served_good  # more for a good that a customer at the stalls or in the queue wants
        self.grain: Final = grain
        self.home: Final = home  # a member at home can be sent anywhere
        self.craftsman: Final = craftsman
        self.in_the_bag: Final = in_the_bag
        self.council_seat: Final = council_seat
        self.remembered: Final = remembered  # the first names in the chronicle score only together
        self.grave: Final = grave  # lost for one who lies there
        self.life: Final = life  # lost for each step towards a death
        self.slot_left: Final = slot_left  # the game lasts as long as there is room
        self.grave_left: Final = grave_left


# Among others time is hardly a loss, because death leads into the book. Alone, every death brings the end nearer.
AMONG_OTHERS: Final = Weights(
    cube=0.55, good=1.3, served_good=1.5, grain=0.45, home=0.9, craftsman=1.2,
    in_the_bag=1.6, council_seat=1.0, remembered=1.9, grave=1.2, life=0.12, slot_left=0.0, grave_left=0.0,
)  # fmt: skip
ALONE: Final = Weights(
    cube=0.12, good=0.18, served_good=0.49, grain=0.77, home=0.69, craftsman=0.54,
    in_the_bag=2.09, council_seat=0.06, remembered=0.97, grave=1.31, life=0.42, slot_left=2.24, grave_left=1.59,
)  # fmt: skip


def appraise(s: Village, seat: int) -> float:
    """Points, and what is likely to become of the rest."""
    w = ALONE if s.box.solo else AMONG_OTHERS
    farm = s.farms[seat]
    value = 0.0  # in plain loops: a search asks this more often than anything else, and generators are slow compiled
    for points in scoring.points(s, seat).values():
        value += points
    for count in farm.cubes:
        value += w.cube * count - 0.04 * count * count
    wanted = [0] * (terms.GRAIN + 1)
    for customers in (s.stalls, s.queue if queue_moves_up(s) else []):
        for customer in customers:
            if customer >= 0:
                for i, count in enumerate(s.box.customers[customer].wants):
                    wanted[i] += count
    for good, count in enumerate(farm.goods):
        value += w.good * min(count, 2) + 0.2 * max(0, count - 2)
        value += w.served_good * 0.5 * min(count, wanted[good])
    if farm.goods[terms.PLOW]:
        value += 0.5
    value += w.grain * farm.grain
    stand = [0] * (terms.REMOVED + 1)
    for place in farm.at:
        stand[place] += 1
    home = stand[terms.AT_FARM]
    value += w.home * min(home, 3) + 0.3 * max(0, home - 3)
    for place in range(terms.AT_CRAFT, terms.AT_COUNCIL):
        if stand[place]:
            value += w.craftsman
    for place in range(terms.AT_COUNCIL, terms.AT_CITY):
        value += w.council_seat * stand[place]
    value += w.in_the_bag * stand[terms.IN_BAG]
    remembered = 0
    for place in range(terms.IN_CHRONICLE, terms.IN_GRAVE):
        remembered += stand[place]
    value += w.remembered * min(remembered, 5) - s.box.chronicle_points[min(remembered, 5)] * 0.5
    value -= w.grave * stand[terms.IN_GRAVE]
    value -= w.life * farm.life
    value -= 0.1 * stand[terms.UNBORN]
    for free in s.free:
        value += w.slot_left * free
    return value + w.grave_left * s.free_graves
