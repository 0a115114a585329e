"""What a title tells bots: rules of thumb, the table as numbers, and what was learned about them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from posterity.engine import State, Title

S = TypeVar("S", bound=State)


class Stakes:
    """How a bot should take points: what a lone player hopes for, what lead is nearly decisive, and how much more than
    points it is worth to win, from 0, nothing, to 1."""

    __slots__ = ("par", "swing", "victory")

    def __init__(self, par: float, swing: float, victory: float) -> None:
        self.par: Final = par
        self.swing: Final = swing
        self.victory: Final = victory


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    """How a title's tables look to a bot. Without one of its own, a title is played for its points."""

    def __init__(self, title: Title[S]) -> None:
        self.title: Final = title

    def appraise(self, s: S, seat: int) -> float:
        """How well a seat stands, by points and rules of thumb."""
        return float(sum(self.title.points(s)[seat].values()))

    def traits(self, s: S, seat: int) -> list[float]:
        """What a seat has, its points first, as numbers about as large as one: what a learning bot goes by."""
        raise NotImplementedError

    def surroundings(self, s: S) -> list[float]:
        """What all seats have in common, as such numbers; first, how far the game has gone."""
        raise NotImplementedError

    def stakes(self, variant: str) -> Stakes:
        """How much points mean there."""
        return Stakes(0.0, 15.0, 0.5)

    def learned(self, variant: str) -> list[float]:
        """What was learned about such tables: weights of traits and surroundings; empty if nothing was."""
        return []


def load_learned(file: Path) -> dict[str, list[float]]:
    """What was learned about each variant of a title; nothing if there is no such file."""
    if not file.exists():
        return {}
    found: dict[str, list[float]] = {}
    for variant, weights in json.loads(file.read_text(encoding="utf-8")).items():
        found[variant] = [float(weight) for weight in weights]
    return found
