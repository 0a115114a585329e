"""The greedy bot: of all ways to go through its own next choices it takes the one that leaves it best."""

from __future__ import annotations

import random
from typing import Any

from posterity.engine import Action, Chance, Game, View

MOST_LINES = 400  # ways to look at; beyond that the rest is judged by its first step


class GreedyBot:
    """Looks to the end of its own choices, as the title appraises what it sees; ties are broken at random."""

    def __init__(self, source: random.Random) -> None:
        self.random = source
        self.lines = 0

    def choose(self, view: View[Any]) -> Action:
        assert view.menu is not None, "the seat is not asked"
        game = view.imagine(Chance(self.random))
        game.chance = None  # what a draw would bring is not foreseen
        self.lines = 0
        best: list[Action] = []
        best_value = float("-inf")
        for action in view.menu.options:
            value = self._after(game, action, view.seat)
            if value > best_value:
                best, best_value = [action], value
            elif value == best_value:
                best.append(action)
        return self.random.choice(best)

    def _after(self, game: Game[Any], action: Action, seat: int) -> float:
        """How well the seat stands when it has chosen this and then as well as it can."""
        ahead = game.copy()
        ahead.play(action)
        if ahead.seat != seat or self.lines >= MOST_LINES or _begins_turn(ahead):
            self.lines += 1
            return game.title.appraise(ahead.state, seat)
        return max(self._after(ahead, option, seat) for option in ahead.options)


def _begins_turn(game: Game[Any]) -> bool:
    """Whether what is asked belongs to the next turn already."""
    return bool(game.state.agenda[-1].begins_turn())
