"""What a search can go by: rules of thumb, what was learned, or the mere chance of full games."""

from __future__ import annotations

import math
import random
from typing import Any, Final

from posterity.bots.judge import Judge
from posterity.bots.lines import Lines
from posterity.bots.search import Guide, Look, Prospect
from posterity.engine import Game, Setup, Stakes, Title

# How many ways through a turn are looked at, at the root of a search and within its tree, and how many of the lines
# found are judged by what was learned; the others look worse to the rules of thumb.
ROOT_LINES: Final = 200
MOST_LINES: Final = 20
ROOT_JUDGED: Final = 16
MOST_JUDGED: Final = 8


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
    stakes = game.title.stakes(game.setup.variant)
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
    return setup.seats == 1 and title.stakes(setup.variant).victory == 0


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


class ThumbGuide(Guide):
    """Goes by the title's own appraisal of a table, at the end of a turn."""

    def ended(self, game: Game[Any]) -> list[float]:
        return outcome(game)

    def look(self, game: Game[Any], root: bool) -> Look:
        seat, title = game.seat, game.title
        stakes = title.stakes(game.setup.variant)
        prospects: list[Prospect] = []
        best: list[float] = []
        for line in Lines(seat, ROOT_LINES if root else MOST_LINES).best(game):
            end = line.end
            if end.over:
                values = outcome(end)
            else:
                values = standing([title.appraise(end.state, each) for each in range(game.setup.seats)], stakes)
            prospects.append(Prospect(line.actions, values[seat]))
            if not best or values[seat] > best[seat]:
                best = values
        return Look(best, prospects)


class LearnedGuide(Guide):
    """Finds the ways through a turn by the title's appraisal, and judges where they lead by what was learned."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge

    def ended(self, game: Game[Any]) -> list[float]:
        return outcome(game)

    def look(self, game: Game[Any], root: bool) -> Look:
        seat = game.seat
        stakes = game.title.stakes(game.setup.variant)
        lines = Lines(seat, ROOT_LINES if root else MOST_LINES).best(game)
        judged = ROOT_JUDGED if root else MOST_JUDGED
        least = sorted([line.worth for line in lines], reverse=True)[min(judged, len(lines)) - 1]
        values: list[list[float]] = []
        best: list[float] = []
        lowest = 1.0
        for line in lines:
            if line.worth < least:
                values.append([])
                continue
            found = outcome(line.end) if line.end.over else standing(self.judge.expected(line.end), stakes)
            values.append(found)
            lowest = min(lowest, found[seat])
            if not best or found[seat] > best[seat]:
                best = found
        return Look(
            best, [Prospect(line.actions, values[i][seat] if values[i] else lowest) for i, line in enumerate(lines)]
        )


def guided(title: Title[Any], weights: list[float]) -> Guide:
    """By what was learned, where something was, or by the rules of thumb."""
    return LearnedGuide(Judge(title, weights)) if weights else ThumbGuide()


class PlayoutGuide(Guide):
    """Plays every game to its end at random; knows nothing, and so suits every title."""

    def __init__(self, source: random.Random) -> None:
        self.random: Final = source

    def ended(self, game: Game[Any]) -> list[float]:
        return outcome(game)

    def look(self, game: Game[Any], root: bool) -> Look:
        values = outcome(game.played_out(self.random))
        return Look(values, [Prospect([action], values[game.seat]) for action in game.options])
