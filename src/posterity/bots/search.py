"""Information-set Monte Carlo tree search: one tree over several imagined deals, luck left open, every seat for itself.

A step of the search walks down the tree along choices that look promising, on a copy of one of the deals; draws fall
anew each time, so a node stands for "after these choices", not for one table. Where it leaves the tree a guide says
how each seat stands, and the answer flows back along the way.
"""

from __future__ import annotations

import math
import random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from posterity.engine import Action, Chance, Game, View

EXPLORATION: Final = 1.4
NEWCOMER: Final = 0.15  # how much worse than its parent a choice is thought to be before it was tried


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What a search goes by: how the seats stand, and which options look good at first sight."""

    def ended(self, game: Game[Any]) -> list[float]:
        """What the finished game was worth to each seat, from 0 to 1."""
        raise NotImplementedError

    def look(self, game: Game[Any]) -> Look:
        """At a table where a seat is asked; the game is the guide's own and may be played on."""
        raise NotImplementedError


class Look:
    """What a guide sees in a table."""

    __slots__ = ("priors", "values")

    def __init__(self, values: list[float], priors: list[float]) -> None:
        self.values: Final = values  # for each seat, from 0, lost, to 1, won
        self.priors: Final = priors  # for each option the share of attention it deserves; together 1


class Edge:
    """A choice in the tree: how often it was taken, and what that was worth to the seat that took it."""

    __slots__ = ("action", "node", "prior", "seat", "total", "visits")

    def __init__(self, action: Action, seat: int, prior: float) -> None:
        self.action: Final = action
        self.seat: Final = seat
        self.prior: Final = prior
        self.visits = 0
        self.total = 0.0
        self.node: Node | None = None

    @property
    def value(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A point of the game that choices lead to. What can be chosen there may differ from deal to deal."""

    __slots__ = ("edges", "values")

    def __init__(self) -> None:
        self.edges: Final[dict[int, Edge]] = {}
        self.values: list[float] = []  # as the guide saw them, empty before that


class Search:
    """A tree that grows by steps; with the same view, seed and number of steps it is the same tree."""

    def __init__(self, view: View[Any], guide: Guide, source: random.Random, deals: int) -> None:
        assert view.menu is not None, "the seat is not asked"
        self.guide: Final = guide
        self.chance: Final = Chance(source)
        self.root: Final = Node()
        self.steps = 0
        self.deals: Final[list[Game[Any]]] = [view.imagine(self.chance) for _ in range(deals)]
        self.seat: Final = view.seat

    def grow(self, steps: int) -> None:
        for _ in range(steps):
            self._step()

    def _step(self) -> None:
        game = self.deals[self.steps % len(self.deals)].copy()
        game.chance = self.chance
        self.steps += 1
        node = self.root
        path: list[Edge] = []
        while True:
            if game.over:
                values = self.guide.ended(game)
                break
            if not node.values:
                values = node.values = self._open(node, game)
                break
            edge = self._promising(node, game)
            path.append(edge)
            game.play(edge.action)
            after = edge.node
            if after is None:
                after = edge.node = Node()
            node = after
        for edge in path:
            edge.visits += 1
            edge.total += values[edge.seat]

    def _open(self, node: Node, game: Game[Any]) -> list[float]:
        """Make the options that are new here choices of the node; how the seats stand."""
        seat, options = game.seat, game.options
        look = self.guide.look(game)
        for i, action in enumerate(options):
            key = action.index * 8 + seat
            if key not in node.edges:
                node.edges[key] = Edge(action, seat, look.priors[i])
        return look.values

    def _promising(self, node: Node, game: Game[Any]) -> Edge:
        """The option with the best of what it brought, raised by how little it was tried."""
        seat = game.seat
        options = game.options
        edges = node.edges
        for action in options:
            if action.index * 8 + seat not in edges:
                self._open(node, game.copy())
                break
        visits = 1
        for action in options:
            visits += edges[action.index * 8 + seat].visits
        curiosity = EXPLORATION * math.sqrt(visits)
        newcomer = node.values[seat] - NEWCOMER
        best: Edge | None = None
        best_score = -1e9
        for action in options:
            edge = edges[action.index * 8 + seat]
            score = edge.total / edge.visits if edge.visits else newcomer
            score += curiosity * edge.prior / (1 + edge.visits)
            if score > best_score:
                best, best_score = edge, score
        assert best is not None
        return best

    def ranking(self) -> list[Edge]:
        """The seat's choices, the most examined first."""
        return sorted(self.root.edges.values(), key=lambda edge: (-edge.visits, -edge.value, edge.action.index))
