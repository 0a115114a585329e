"""What the strongest bot thinks: of the options of a decision, and of all decisions of a finished game.

Whoever decided is judged by what they could know: the adviser only ever gets the view of the seat that is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from posterity.bots.value import counts_points, final
from posterity.engine import Action, Game

MOST_TURNS = 8
WORTH_TELLING = 0.01  # a choice that cost less was as good as the best
POINTS_WORTH_TELLING = 1.0


@dataclass(frozen=True, slots=True)
class Opinion:
    """An option, its value, and its share of the attention."""

    action: str
    value: float
    share: float


@dataclass(frozen=True, slots=True)
class Advice:
    """The options, the one to take first, and how each seat stands: in chances from 0, lost, to 1, won; or in points,
    where only these count."""

    opinions: list[Opinion]
    standing: list[float]
    in_points: bool = False


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that was made, and what would have been better."""

    at: int  # choices made before it
    seat: int
    chosen: str
    better: str
    cost: float
    standing: list[float]  # of each seat before it


def judged(at: int, seat: int, chosen: str, advised: Advice) -> Decision:
    """A choice beside what was advised at its table."""
    values = {opinion.action: opinion.value for opinion in advised.opinions}
    better = advised.opinions[0].action
    cost = max(0.0, values[better] - values.get(chosen, values[better]))
    return Decision(at, seat, chosen, better, round(cost, 4), advised.standing)


def turning_points(decisions: list[Decision], in_points: bool = False) -> list[Decision]:
    """The few choices that cost most, the dearest first."""
    least = POINTS_WORTH_TELLING if in_points else WORTH_TELLING
    dear = [decision for decision in decisions if decision.cost >= least]
    return sorted(dear, key=lambda decision: (-decision.cost, decision.at))[:MOST_TURNS]


class Analysis:
    """A finished game, decision by decision. Whoever walks through it has each of them judged."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.in_points = counts_points(game.title, game.setup)
        self.decisions: list[Decision] = []

    def tables(self) -> Iterator[tuple[Action, Game[Any]]]:
        """What was chosen, and the table at which it was; to be judged before going on."""
        for choice, game in self.game.retold():
            if choice is not None and choice.action is not None:
                yield choice.action, game

    def judge(self, chosen: Action, seat: int, advised: Advice) -> Decision:
        """The next decision."""
        self.decisions.append(judged(len(self.decisions), seat, chosen.text, advised))
        return self.decisions[-1]

    def standings(self) -> list[list[float]]:
        """How each seat stood before each decision that has been judged."""
        return [decision.standing for decision in self.decisions]

    def end(self) -> list[float]:
        """How each seat stood when all was over."""
        return [round(value, 4) for value in final(self.game)]

    def turning_points(self) -> list[Decision]:
        return turning_points(self.decisions, self.in_points)
