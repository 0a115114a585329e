"""What lies on the table."""

from __future__ import annotations

from posterity.engine import State


class Hush(State):
    """Hands, points, how many of each card are in the deck and were shown, and how many turns were taken."""

    __slots__ = ("deck", "hands", "points", "shown", "turns")

    def __init__(
        self, hands: list[list[int]], points: list[int], deck: list[int], shown: list[int], turns: int
    ) -> None:
        super().__init__()
        self.hands = hands
        self.points = points
        self.deck = deck
        self.shown = shown
        self.turns = turns
