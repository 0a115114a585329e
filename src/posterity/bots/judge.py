"""What was learned about a title: how many points a seat that stands like this will have in the end.

The title's own appraisal comes first; what was learned corrects it. A weight for every number of the table, and one
more for the seat's own numbers times how far the game has gone, is all there is to it: quick to ask, and after a few
thousand games it played better than small networks that had learned from the same tables.
"""

from __future__ import annotations

from typing import Any, Final

from posterity.engine import Game, Title

SCALE: Final = 40.0  # points, so that the numbers are about as large as one
APPRAISAL: Final = 0  # where it stands in a row


class Judge:
    """Asks the title for its numbers and weighs them."""

    def __init__(self, title: Title[Any], weights: list[float]) -> None:
        self.kinds: Final = {name: i for i, name in enumerate(title.steps)}
        self.weights: Final = weights

    def expected(self, game: Game[Any]) -> list[float]:
        """The points that each seat will have in the end."""
        weights = self.weights
        found: list[float] = []
        for row in self.rows(game):
            points = row[APPRAISAL] * SCALE
            for i, number in enumerate(row):
                points += number * weights[i]
            found.append(points)
        return found

    def rows(self, game: Game[Any]) -> list[list[float]]:
        """The table as each seat sees it: itself, its strongest rival, the rest, what is common; itself over time."""
        title, s, count = game.title, game.state, game.setup.seats
        traits = [[title.appraise(s, seat) / SCALE, *title.traits(s, seat)] for seat in range(count)]
        common = title.surroundings(s)
        progress = common[0]
        pending = [0.0] * len(self.kinds)
        if s.agenda:
            pending[self.kinds[type(s.agenda[-1]).__name__]] = 1.0
        common += pending
        asked = game.seat
        rows: list[list[float]] = []
        for seat in range(count):
            row = traits[seat][:]
            row += [1.0, progress * progress]
            row += [number * progress for number in traits[seat]]
            if count > 1:
                row += self._rivals(traits, seat)
                row += [1.0 if asked == seat else 0.0, 0.0 if asked < 0 else (asked - seat) % count / count]
            row += common
            rows.append(row)
        return rows

    def _rivals(self, traits: list[list[float]], seat: int) -> list[float]:
        """The rival who stands best, and the mean of the others."""
        others = [traits[other] for other in range(len(traits)) if other != seat]
        strongest = others[0]
        for other in others:
            if other[0] > strongest[0]:
                strongest = other
        mean = [0.0] * len(strongest)
        if len(others) > 1:
            for other in others:
                if other is not strongest:
                    for i, number in enumerate(other):
                        mean[i] += number / (len(others) - 1)
        return strongest + mean
