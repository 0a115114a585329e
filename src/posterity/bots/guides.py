"""What a search can go by: rules of thumb, what was learned, or the mere chance of full games."""

from __future__ import annotations

import random
from typing import Any, Final

from posterity.bots.judge import Judge
from posterity.bots.lines import Lines
from posterity.bots.search import Guide, Look, Prospect
from posterity.bots.value import outcome, standing
from posterity.contract.mind import Mind
from posterity.engine import Game, Title
from posterity.games import mind

# How many ways through a turn are looked at, at the root of a search and within its tree, and how many of the lines
# found are judged by what was learned; the others look worse to the rules of thumb.
ROOT_LINES: Final = 200
MOST_LINES: Final = 20
ROOT_JUDGED: Final = 16
MOST_JUDGED: Final = 8


class ThumbGuide(Guide):
    """Goes by the title's own appraisal of a table, at the end of a turn."""

    def __init__(self, of: Mind[Any]) -> None:
        self.mind: Final = of

    def ended(self, game: Game[Any]) -> list[float]:
        return outcome(game)

    def look(self, game: Game[Any], root: bool) -> Look:
        seat = game.seat
        stakes = self.mind.stakes(game.setup.variant)
        prospects: list[Prospect] = []
        best: list[float] = []
        for line in Lines(self.mind, seat, ROOT_LINES if root else MOST_LINES).best(game):
            end = line.end
            if end.over:
                values = outcome(end)
            else:
                values = standing([self.mind.appraise(end.state, each) for each in range(game.setup.seats)], stakes)
            prospects.append(Prospect(line.actions, values[seat]))
            if not best or values[seat] > best[seat]:
                best = values
        return Look(best, prospects)


class LearnedGuide(Guide):
    """Finds the ways through a turn by the title's appraisal, and judges where they lead by what was learned."""

    def __init__(self, of: Mind[Any], judge: Judge) -> None:
        self.mind: Final = of
        self.judge: Final = judge

    def ended(self, game: Game[Any]) -> list[float]:
        return outcome(game)

    def look(self, game: Game[Any], root: bool) -> Look:
        seat = game.seat
        stakes = self.mind.stakes(game.setup.variant)
        lines = Lines(self.mind, seat, ROOT_LINES if root else MOST_LINES).best(game)
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
    of = mind(title)
    return LearnedGuide(of, Judge(of, weights)) if weights else ThumbGuide(of)


class PlayoutGuide(Guide):
    """Plays every game to its end at random; knows nothing, and so suits every title."""

    def __init__(self, source: random.Random) -> None:
        self.random: Final = source

    def ended(self, game: Game[Any]) -> list[float]:
        return outcome(game)

    def look(self, game: Game[Any], root: bool) -> Look:
        values = outcome(game.played_out(self.random))
        return Look(values, [Prospect([action], values[game.seat]) for action in game.options])
