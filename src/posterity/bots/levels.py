"""The levels of play, from a beginner to the strongest: the same for all titles."""

from __future__ import annotations

import random
import time
from typing import Any, Final

from posterity.bots.advice import Advice, Opinion
from posterity.bots.guides import guided
from posterity.bots.lines import foreseen
from posterity.bots.search import Guide, Search
from posterity.bots.value import chances, counts_points, hoped, share
from posterity.engine import Action, Chance, View
from posterity.games import mind

DETAIL: Final = 8  # a choice in the middle of a turn gets this part of the steps: the turn itself was chosen before
ALONE: Final = 4  # times the steps for one who plays alone, in the time that rivals would take


class Page:
    """Random but sensible: thinks of two options and takes the one that leaves it better."""

    def __init__(self, source: random.Random) -> None:
        self.random: Final = source

    def choose(self, view: View[Any]) -> Action:
        assert view.menu is not None, "the seat is not asked"
        game = view.imagine(Chance(self.random))
        appraise = mind(view.title).appraise
        best: Action | None = None
        best_worth = -1e9
        for _ in range(2):
            action = self.random.choice(view.menu.options)
            worth = appraise(foreseen(game, action).state, view.seat)
            if worth > best_worth:
                best, best_worth = action, worth
        assert best is not None
        return best


class SearchBot:
    """Thinks ahead by tree search, with a budget of steps; `seconds` end it early on a slow machine."""

    def __init__(
        self,
        source: random.Random,
        steps: int,
        deals: int,
        seconds: float | None = None,
        guide: Guide | None = None,
    ) -> None:
        self.random: Final = source
        self.steps: Final = steps
        self.seconds = seconds
        self.deals: Final = deals
        self.guide: Final = guide  # another than what was learned about the title

    def choose(self, view: View[Any]) -> Action:
        assert view.menu is not None, "the seat is not asked"
        if len(view.menu.options) == 1:
            return view.menu.options[0]
        steps = self._budget(view)
        if not view.state.agenda[-1].begins_turn():
            steps = max(1, steps // DETAIL)
        return self._search(view, steps, until_settled=True).ranking()[0].action

    def advise(self, view: View[Any]) -> Advice:
        """What it thinks of each option, and of the table."""
        search = self._search(view, self._budget(view), until_settled=False)
        ranking = search.ranking()
        visits = max(1, sum([edge.visits for edge in ranking]))
        standing = search.standing()
        in_points = counts_points(view.title, view.setup)
        if in_points:
            stakes = mind(view.title).stakes(view.setup.variant)
            values = [hoped(edge.value, stakes) for edge in ranking]
            standing = [hoped(value, stakes) for value in standing]
        else:
            part = share(standing)
            values = [edge.value * part for edge in ranking]
            standing = chances(standing)
        opinions = [
            Opinion(edge.action.text, round(values[i], 4), round(edge.visits / visits, 4))
            for i, edge in enumerate(ranking)
        ]
        return Advice(opinions, [round(value, 4) for value in standing], in_points)

    def _budget(self, view: View[Any]) -> int:
        return self.steps * ALONE if view.setup.seats == 1 else self.steps

    def _search(self, view: View[Any], steps: int, until_settled: bool) -> Search:
        """As long as the budget lasts; who only wants to know what to take can stop when that is certain."""
        guide = self.guide or guided(view.title, mind(view.title).learned(view.setup.variant))
        search = Search(view, guide, self.random, self.deals)
        latest = None if self.seconds is None else time.monotonic() + self.seconds
        search.grow(1)
        while search.steps < steps:
            if until_settled and search.settled(steps - search.steps):
                break
            if latest is not None and time.monotonic() >= latest:
                break
            search.grow(1)
        return search
