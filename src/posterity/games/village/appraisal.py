"""Rules of thumb: what a seat's things will be worth, for a bot that looks no further than its own turn."""

from __future__ import annotations

from typing import Final

from posterity.games.village import scoring
from posterity.games.village.state import Village
from posterity.games.village.terms import (
    AT_CITY,
    AT_COUNCIL,
    AT_CRAFT,
    AT_FARM,
    IN_BAG,
    IN_CHRONICLE,
    IN_GRAVE,
    PLOW,
    UNBORN,
)

CUBE: Final = 0.55
GOOD: Final = 1.3
SERVED_GOOD: Final = 1.5  # more for a good that a customer at the stalls or in the queue wants
GRAIN: Final = 0.45
HOME: Final = 0.9  # a member at home can be sent anywhere
CRAFTSMAN: Final = 1.2
IN_THE_BAG: Final = 1.6
COUNCIL_SEAT: Final = 1.0
LIFE: Final = 0.12  # time is not a loss where death leads into the book
REMEMBERED: Final = 1.9  # the first names in the chronicle score only together
GRAVE: Final = 1.2


def appraise(s: Village, seat: int) -> float:
    """Points, and what is likely to become of the rest."""
    farm = s.farms[seat]
    at = farm.at
    value = float(sum(scoring.points(s, seat).values()))
    value += CUBE * sum(farm.cubes) - 0.04 * sum(c * c for c in farm.cubes)
    wanted = [0] * 6
    for customer in [*s.stalls, *s.queue]:
        if customer >= 0:
            for i, count in enumerate(s.box.customers[customer].wants):
                wanted[i] += count
    for good, count in enumerate(farm.goods):
        value += GOOD * min(count, 2) + 0.2 * max(0, count - 2)
        value += SERVED_GOOD * 0.5 * min(count, wanted[good])
    if farm.goods[PLOW]:
        value += 0.5
    value += GRAIN * farm.grain
    home = at.count(AT_FARM)
    value += HOME * min(home, 3) + 0.3 * max(0, home - 3)
    value += CRAFTSMAN * len({place for place in at if AT_CRAFT <= place < AT_COUNCIL})
    value += COUNCIL_SEAT * sum(AT_COUNCIL <= place < AT_CITY for place in at)
    value += IN_THE_BAG * at.count(IN_BAG)
    remembered = sum(IN_CHRONICLE <= place < IN_GRAVE for place in at)
    value += REMEMBERED * min(remembered, 5) - s.box.chronicle_points[min(remembered, 5)] * 0.5
    value -= GRAVE * at.count(IN_GRAVE)
    value -= LIFE * farm.life
    value -= 0.1 * at.count(UNBORN)
    return value
