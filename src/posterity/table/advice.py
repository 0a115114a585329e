"""What the strongest bot thinks: of the options of a decision, and of all decisions of a finished game.

Whoever decided is judged by what they could know: the adviser only ever gets the view of the seat that is asked.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from posterity.bots import adviser
from posterity.engine import View

MOST_TURNS = 8
WORTH_TELLING = 0.01  # a choice that cost less was as good as the best
POINTS_WORTH_TELLING = 1.0


class Opinion(NamedTuple):
    """An option, its value, and its share of the attention."""

    action: str
    value: float
    share: float


class Advice(NamedTuple):
    """The options, the one to take first, and how each seat stands: in chances from 0 to 1, or in points."""

    opinions: list[Opinion]
    standing: list[float]
    in_points: bool = False


class Decision(NamedTuple):
    """A choice that was made, and what would have been better."""

    at: int  # choices made before it
    seat: int
    chosen: str
    better: str
    cost: float
    standing: list[float]  # of each seat before it


def advice(view: View[Any], steps: int, seconds: float | None, seed: int | None = None) -> Advice:
    """The same seed and number of steps give the same advice, unless the seconds run out."""
    found = adviser(random.Random(seed), steps, seconds).advise(view)
    opinions = [Opinion(one.action.text, round(one.value, 4), round(one.share, 4)) for one in found.opinions]
    return Advice(opinions, [round(value, 4) for value in found.standing], found.in_points)


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
