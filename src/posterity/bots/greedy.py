"""The greedy bot: of all ways to go through its own next choices it takes the one that leaves it best."""

from __future__ import annotations

import random
from typing import Any, Final

from posterity.bots.lines import Lines
from posterity.engine import Action, Chance, View
from posterity.games import mind

MOST_LINES: Final = 400


class GreedyBot:
    """Looks to the end of its own choices, as the title appraises what it sees; ties are broken at random."""

    def __init__(self, source: random.Random) -> None:
        self.random = source

    def choose(self, view: View[Any]) -> Action:
        assert view.menu is not None, "the seat is not asked"
        lines = Lines(mind(view.title), view.seat, MOST_LINES).best(view.imagine(Chance(self.random)))
        best = max(line.worth for line in lines)
        return self.random.choice([line.actions[0] for line in lines if line.worth == best])
