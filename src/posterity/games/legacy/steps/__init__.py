"""The chapters of the rulebook, a module each."""

from __future__ import annotations

from typing import Final

from posterity.engine import Step
from posterity.games.legacy.state import Legacy


class OfSeat(Step[Legacy]):
    """Something that happens to a seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> list[int]:
        return [self.seat]
