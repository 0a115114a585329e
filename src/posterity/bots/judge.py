"""What was learned about a title: how many points a seat that stands like this will have in the end.

The title's own appraisal comes first; what was learned corrects it. A weight for every number of the table, and one
more for the seat's own numbers times how far the game has gone, is all there is to it: quick to ask, and after a few
thousand games it played better than small networks that had learned from the same tables.
"""

from __future__ import annotations

from typing import Any, Final

from posterity.contract.mind import Mind
from posterity.engine import Game

SCALE: Final = 40.0  # points, so that the numbers are about as large as one
APPRAISAL: Final = 0  # where it stands in a row


class Judge:
    """Asks the title for its numbers and weighs them."""

    def __init__(self, of: Mind[Any], weights: list[float]) -> None:
        self.mind: Final = of
        self.kinds: Final = {name: i for i, name in enumerate(of.title.steps)}
        self.weights: Final = weights

    def expected(self, game: Game[Any]) -> list[float]:
        """The points that each seat will have in the end: what weighing the rows would give, without making them."""
        weights = self.weights
        traits = self._traits(game)
        common = self._common(game)
        count, width = len(traits), len(traits[0])
        progress = common[0]
        over_time = width + 2  # where the own numbers times progress stand
        shared = weights[width] + weights[width + 1] * progress * progress
        at = len(weights) - len(common)
        for number in common:
            shared += number * weights[at]
            at += 1
        found: list[float] = []
        for seat, own in enumerate(traits):
            points = own[APPRAISAL] * SCALE + shared
            for i, number in enumerate(own):
                points += number * (weights[i] + progress * weights[over_time + i])
            if count > 1:
                at = over_time + width
                for number in self._rivals(traits, seat):
                    points += number * weights[at]
                    at += 1
                for number in _asked(game, seat):
                    points += number * weights[at]
                    at += 1
            found.append(points)
        return found

    def rows(self, game: Game[Any]) -> list[list[float]]:
        """The table as each seat sees it: itself, itself over time, its rivals, what is common."""
        traits = self._traits(game)
        common = self._common(game)
        progress = common[0]
        rows: list[list[float]] = []
        for seat, own in enumerate(traits):
            row = [*own, 1.0, progress * progress, *[number * progress for number in own]]
            if len(traits) > 1:
                row += self._rivals(traits, seat)
                row += _asked(game, seat)
            rows.append(row + common)
        return rows

    def _traits(self, game: Game[Any]) -> list[list[float]]:
        """The numbers of each seat, its appraisal first."""
        of, s = self.mind, game.state
        return [[of.appraise(s, seat) / SCALE, *of.traits(s, seat)] for seat in range(game.setup.seats)]

    def _common(self, game: Game[Any]) -> list[float]:
        """The numbers of the table, how far the game has gone first, and what is pending."""
        s = game.state
        pending = [0.0] * len(self.kinds)
        if s.agenda:
            pending[self.kinds[type(s.agenda[-1]).__name__]] = 1.0
        return self.mind.surroundings(s) + pending

    def _rivals(self, traits: list[list[float]], seat: int) -> list[float]:
        """The rival who stands best, and the mean of the others."""
        others = [traits[other] for other in range(len(traits)) if other != seat]
        strongest = others[0]
        for other in others:
            if other[APPRAISAL] > strongest[APPRAISAL]:
                strongest = other
        mean = [0.0] * len(strongest)
        if len(others) > 1:
            for other in others:
                if other is not strongest:
                    for i, number in enumerate(other):
                        mean[i] += number / (len(others) - 1)
        return strongest + mean


def _asked(game: Game[Any], seat: int) -> list[float]:
    """Whether the seat is asked next, and how far it is from the one who is."""
    asked = game.seat
    count = game.setup.seats
    return [1.0 if asked == seat else 0.0, 0.0 if asked < 0 else (asked - seat) % count / count]
