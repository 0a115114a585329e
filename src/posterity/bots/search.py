"""Information-set Monte Carlo tree search: one tree over several imagined deals, luck left open, every seat for itself.

A step of the search walks down the tree along choices that look promising, on a copy of one of the deals; draws fall
anew each time, so a node stands for "after these choices", not for one table. Only between the choices at the root luck
is fair: the n-th visit of each meets the same deal and the same draws. Where it leaves the tree a guide says
how each seat stands, and the answer flows back along the way. A guide may propose how a turn goes on after its first
choice: then a branch of the tree is a whole turn, and the tree reaches further.
"""

from __future__ import annotations

import math
import random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from posterity.contract.manifest import SEATS
from posterity.engine import Action, Chance, Game, View

EXPLORATION: Final = 0.25
HEAT: Final = 0.05  # an option that looks so much worse than another gets about a third of its attention
OPEN_MIND: Final = 0.1  # of the attention goes to all options alike
CATCH_UP: Final = 0.5  # of the steps that are left: so much a choice can hardly gain on the one before it
FIRST_SIGHT: Final = 4.0  # so many visits are needed to outweigh it


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What a search goes by: how the seats stand, and where each option seems to lead."""

    def ended(self, game: Game[Any]) -> list[float]:
        """What the finished game was worth to each seat, from 0 to 1."""
        raise NotImplementedError

    def look(self, game: Game[Any], root: bool) -> Look:
        """At a table where a seat is asked; at the root, which everything else hangs on, a closer look pays."""
        raise NotImplementedError


class Prospect:
    """An option and what the seat would choose after it in the same turn; what that seems to be worth to the seat."""

    __slots__ = ("actions", "value")

    def __init__(self, actions: list[Action], value: float) -> None:
        self.actions: Final = actions
        self.value: Final = value


class Look:
    """What a guide sees in a table."""

    __slots__ = ("prospects", "values")

    def __init__(self, values: list[float], prospects: list[Prospect]) -> None:
        self.values: Final = values  # for each seat, from 0, lost, to 1, won
        self.prospects: Final = prospects  # one for each option, in their order


def branch(action: Action, seat: int) -> int:
    """The same for the same action of the same seat."""
    return action.index * SEATS + seat


class Edge:
    """A branch of the tree: how often it was taken, and what that was worth to the seat that took it."""

    __slots__ = ("actions", "first", "node", "prior", "seat", "total", "visits")

    def __init__(self, actions: list[Action], seat: int, prior: float, first: float) -> None:
        self.actions: Final = actions
        self.seat: Final = seat
        self.prior: Final = prior  # the share of attention it deserves
        self.first: Final = first  # what it seemed to be worth at first sight
        self.visits = 0
        self.total = 0.0
        self.node: Node | None = None

    @property
    def action(self) -> Action:
        return self.actions[0]

    @property
    def value(self) -> float:
        """What it is worth by what it brought and by first sight."""
        return (FIRST_SIGHT * self.first + self.total) / (FIRST_SIGHT + self.visits)


class Node:
    """A point of the game that choices lead to. What can be chosen there may differ from deal to deal."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: Final[dict[int, Edge]] = {}


class Search:
    """A tree that grows by steps; with the same view, seed and number of steps it is the same tree."""

    def __init__(self, view: View[Any], guide: Guide, source: random.Random, deals: int) -> None:
        assert view.menu is not None, "the seat is not asked"
        self.guide: Final = guide
        chance = Chance(source)
        self.seed: Final = source.getrandbits(32)
        self.root: Final = Node()
        self.steps = 0
        self.deals: Final[list[Game[Any]]] = [view.imagine(chance) for _ in range(deals)]
        self.totals: Final = [0.0] * view.setup.seats

    def grow(self, steps: int) -> None:
        for _ in range(steps):
            self._step()

    def _step(self) -> None:
        self.steps += 1
        root = self.root
        path: list[Edge] = []
        if root.edges:
            # Whatever is chosen first meets the same deals and the same luck as the other choices did.
            edge = self._promising(root, self.deals[0])
            game = self._meeting(edge.visits)
            path.append(edge)
            node = self._along(game, edge)
        else:
            game = self._meeting(0)
            node = root
        while True:
            if game.over:
                values = self.guide.ended(game)
                break
            if self._is_new(node, game):
                values = self._open(node, game)
                break
            edge = self._promising(node, game)
            path.append(edge)
            node = self._along(game, edge)
        for edge in path:
            edge.visits += 1
            edge.total += values[edge.seat]
        for seat, value in enumerate(values):
            self.totals[seat] += value

    def _meeting(self, number: int) -> Game[Any]:
        """The table with that deal, and with luck that is the same for the same number."""
        game = self.deals[number % len(self.deals)].copy()
        game.chance = Chance(random.Random(self.seed + number))
        return game

    def _along(self, game: Game[Any], edge: Edge) -> Node:
        self._follow(game, edge)
        if edge.node is None:
            edge.node = Node()
        return edge.node

    def _follow(self, game: Game[Any], edge: Edge) -> None:
        """The seat's turn as it was proposed, as far as this deal and its luck allow."""
        for action in edge.actions:
            if game.seat != edge.seat or action not in game.options:
                return
            game.play(action)

    def _is_new(self, node: Node, game: Game[Any]) -> bool:
        """Whether something can be chosen here that was not possible whenever the tree came by."""
        seat, edges = game.seat, node.edges
        for action in game.options:
            if branch(action, seat) not in edges:
                return True
        return False

    def _open(self, node: Node, game: Game[Any]) -> list[float]:
        """Make the options that are new here branches of the node; how the seats stand."""
        seat = game.seat
        look = self.guide.look(game, node is self.root)
        best = max([prospect.value for prospect in look.prospects])
        weights = [math.exp((prospect.value - best) / HEAT) for prospect in look.prospects]
        rest = OPEN_MIND / len(weights)
        share = (1 - OPEN_MIND) / sum(weights)
        for i, prospect in enumerate(look.prospects):
            key = branch(prospect.actions[0], seat)
            if key not in node.edges:
                node.edges[key] = Edge(prospect.actions, seat, rest + share * weights[i], prospect.value)
        return look.values

    def _promising(self, node: Node, game: Game[Any]) -> Edge:
        """The option with the best of what it brought, raised by how little it was tried."""
        seat = game.seat
        options = game.options
        edges = node.edges
        visits = 1
        for action in options:
            visits += edges[branch(action, seat)].visits
        curiosity = EXPLORATION * math.sqrt(visits)
        best: Edge | None = None
        best_score = -1e9
        for action in options:
            edge = edges[branch(action, seat)]
            score = edge.value + curiosity * edge.prior / (1 + edge.visits)
            if score > best_score:
                best, best_score = edge, score
        assert best is not None
        return best

    def ranking(self) -> list[Edge]:
        """The seat's choices, the most examined first."""
        return sorted(self.root.edges.values(), key=lambda edge: (-edge.visits, -edge.value, edge.action.index))

    def settled(self, left: int) -> bool:
        """Whether so many more steps will hardly change which choice is examined most: the second would have to gain
        on it by more than half of them."""
        most = second = 0
        for edge in self.root.edges.values():
            if edge.visits > most:
                most, second = edge.visits, most
            elif edge.visits > second:
                second = edge.visits
        return most - second > CATCH_UP * left

    def standing(self) -> list[float]:
        """How each seat stands, from 0, lost, to 1, won."""
        return [total / max(1, self.steps) for total in self.totals]
