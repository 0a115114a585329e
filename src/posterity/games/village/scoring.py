"""V 18: what everything is worth, and who has won."""

from __future__ import annotations

from typing import Final

from posterity.engine import Result
from posterity.games.village import terms
from posterity.games.village.state import FACE_DOWN_TILE, ON_THE_ROOF, Village

LEVELS: Final = ["apprentice", "journeyman", "master", "grandmaster", "genius", "polymath"]


def points(s: Village, seat: int) -> dict[str, int]:
    """The seat's prestige by source, as if the game ended now."""
    box, farm = s.box, s.farms[seat]
    cities = church = council = remembered = customers = 0
    for city in range(terms.CITIES):
        cities += farm.discs >> city & 1
    for place in farm.at:
        if terms.AT_CHURCH <= place < terms.IN_BAG:
            church += box.church_points[place - terms.AT_CHURCH]
        elif terms.AT_COUNCIL <= place < terms.AT_CITY:
            council += box.council_points[place - terms.AT_COUNCIL]
        elif terms.IN_CHRONICLE <= place < terms.IN_GRAVE:
            remembered += 1
    for customer in farm.customers:
        if customer != FACE_DOWN_TILE:
            customers += box.customers[customer].points
    ring = 1 if box.solo and s.ring > ON_THE_ROOF else 0  # V 24.4
    return {
        "prestige": farm.prestige,
        "travel": box.travel_points[cities],
        "church": church,
        "customers": customers,
        "chronicle": box.chronicle_points[min(remembered, len(box.chronicle_points) - 1)],
        "council": council,
        "coins": farm.coins + ring,
    }


def living(s: Village, seat: int) -> int:
    """Members on the farm, on the board and in the bag (V 18.7)."""
    return sum(terms.AT_FARM <= place <= terms.IN_BAG for place in s.farms[seat].at)


def result(s: Village) -> Result:
    """Most prestige, then most grain, then most living members; what is still tied is shared (V 18.6, V 18.8)."""
    breakdown = [points(s, seat) for seat in range(s.box.players)]
    keys = [(sum(breakdown[i].values()), s.farms[i].grain, living(s, i)) for i in range(s.box.players)]
    places = [1 + sum(other > key for other in keys) for key in keys]
    level = ""
    if s.box.solo:
        level = LEVELS[sum(keys[0][0] >= least for least in s.box.levels)]
    return Result(breakdown, places, level)
