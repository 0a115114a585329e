"""What is true of every table of Hush, and the ways a game can end."""

from __future__ import annotations

from posterity.contract.proof import Proof
from posterity.engine import Event

from .state import Hush
from .terms import CARD, COPIES


class HushProof(Proof[Hush]):
    """No card is lost, and the game ends when all had their turns."""

    def problems(self, s: Hush) -> list[str]:
        cards = [deck + shown for deck, shown in zip(s.deck, s.shown, strict=True)]
        for hand in s.hands:
            for card in hand:
                cards[card] += 1
        return [] if cards == [COPIES] * len(CARD) else [f"not {COPIES} of each card: {cards}"]

    def endings(self, variant: str, seats: int) -> list[str]:
        return ["rounds"]

    def ending(self, s: Hush, events: list[Event]) -> str:
        return "rounds"


proof = HushProof
