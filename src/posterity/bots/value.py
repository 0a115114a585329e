"""What a table is worth to those at it: leads, chances and hopes, from points."""

from __future__ import annotations

import math
from typing import Any

from posterity.contract.mind import Stakes
from posterity.engine import Game, Setup, Title
from posterity.games import mind


def likelihood(lead: float, swing: float) -> float:
    """From 0 to 1, for a lead in points; a swing of points is nearly decisive."""
    return 1 / (1 + math.exp(-3 * max(-10.0, min(10.0, lead / swing))))


def lead(totals: list[float], seat: int, par: float) -> float:
    """How far the seat is ahead of the best of the others; alone, of the par."""
    best = par if len(totals) == 1 else -1e9
    for other, total in enumerate(totals):
        if other != seat and total > best:
            best = total
    return totals[seat] - best


def outcome(game: Game[Any]) -> list[float]:
    """What a finished game was worth to each seat: partly for winning, partly for how clearly."""
    result = game.title.result(game.state)
    stakes = mind(game.title).stakes(game.setup.variant)
    winners = result.winners()
    totals = [float(total) for total in result.totals()]
    found = standing(totals, stakes)
    for seat in range(len(totals)):
        won = 1 / len(winners) if seat in winners else 0.0
        found[seat] += stakes.victory * (won - found[seat])
    return found


def standing(totals: list[float], stakes: Stakes) -> list[float]:
    """How each seat stands that has, or will have, so many points."""
    return [likelihood(lead(totals, seat, stakes.par), stakes.swing) for seat in range(len(totals))]


def counts_points(title: Title[Any], setup: Setup) -> bool:
    """Whether points are all there is to hope for: for one who plays alone and can neither win nor lose."""
    return setup.seats == 1 and mind(title).stakes(setup.variant).victory == 0


def hoped(value: float, stakes: Stakes) -> float:
    """The points for which a lone player stands so."""
    odds = min(max(value, 1e-9), 1 - 1e-9)
    return stakes.par + stakes.swing / 3 * math.log(odds / (1 - odds))


def final(game: Game[Any]) -> list[float]:
    """How the seats of a finished game stand: their points, where only these count, or else what it was worth."""
    if counts_points(game.title, game.setup):
        return [float(total) for total in game.result().totals()]
    return chances(outcome(game))


def share(values: list[float]) -> float:
    """Each seat stands so against the best of the others; but all of them share one victory."""
    return 1 / max(1.0, sum(values))


def chances(values: list[float]) -> list[float]:
    """Of the seats that stand so, taken together."""
    return [value * share(values) for value in values]
