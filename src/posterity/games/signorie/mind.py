"""What bots go by in Signorie."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from posterity.contract.mind import Mind, Stakes, load_learned
from posterity.engine import Title
from posterity.games.signorie import appraisal, features
from posterity.games.signorie.state import Signorie

LEARNED: Final = load_learned(Path(__file__).parent / "learned.json")


class SignorieMind(Mind[Signorie]):
    """Rules of thumb, and what was learned beyond them."""

    def appraise(self, s: Signorie, seat: int) -> float:
        return appraisal.appraise(s, seat)

    def traits(self, s: Signorie, seat: int) -> list[float]:
        return features.traits(s, seat)

    def surroundings(self, s: Signorie) -> list[float]:
        return features.surroundings(s)

    def stakes(self, variant: str) -> Stakes:
        return Stakes(0.0, 30.0, 0.5)

    def learned(self, variant: str) -> list[float]:
        return LEARNED.get(variant, [])


def mind(title: Title[Signorie]) -> SignorieMind:
    return SignorieMind(title)
