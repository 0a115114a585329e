"""What a search can go by."""

from __future__ import annotations

import math
import random
from typing import Any, Final

from posterity.bots.search import Guide, Look
from posterity.engine import Game

CLEAR_LEAD: Final = 15.0  # points; more of them add little


def outcome(game: Game[Any]) -> list[float]:
    """What a finished game was worth to each seat: half of it for winning, half for how clearly."""
    result = game.title.result(game.state)
    winners = result.winners()
    totals = result.totals()
    found: list[float] = []
    for seat, own in enumerate(totals):
        lead = own - max(totals[:seat] + totals[seat + 1 :], default=0)
        clearly = 1 / (1 + math.exp(-3 * max(-10.0, min(10.0, lead / CLEAR_LEAD))))
        found.append(0.5 * clearly + (0.5 / len(winners) if seat in winners else 0.0))
    return found


class PlayoutGuide(Guide):
    """Plays every game to its end at random; knows nothing, and so suits every title."""

    def __init__(self, source: random.Random) -> None:
        self.random: Final = source

    def ended(self, game: Game[Any]) -> list[float]:
        return outcome(game)

    def look(self, game: Game[Any]) -> Look:
        below = self.random.random
        count = len(game.options)
        while not game.over:
            options = game.options
            game.play(options[int(below() * len(options))])
        return Look(outcome(game), [1 / count] * count)
