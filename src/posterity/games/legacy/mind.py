"""What bots go by in Legacy."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from posterity.contract.mind import Mind, Stakes, load_learned
from posterity.engine import Title
from posterity.games.legacy import appraisal, features
from posterity.games.legacy.components import STANDARD, TESTAMENT
from posterity.games.legacy.state import Legacy

LEARNED: Final = load_learned(Path(__file__).parent / "learned.json")


class LegacyMind(Mind[Legacy]):
    """Rules of thumb, and what was learned beyond them."""

    def appraise(self, s: Legacy, seat: int) -> float:
        return appraisal.appraise(s, seat)

    def traits(self, s: Legacy, seat: int) -> list[float]:
        return features.traits(s, seat)

    def surroundings(self, s: Legacy) -> list[float]:
        return features.surroundings(s)

    def stakes(self, variant: str) -> Stakes:
        if variant == TESTAMENT:
            return Stakes(100.0, 60.0, 0.8)
        return Stakes(0.0, 25.0, 0.5) if variant == STANDARD else Stakes(60.0, 75.0, 0.0)

    def learned(self, variant: str) -> list[float]:
        return LEARNED.get(variant, [])


def mind(title: Title[Legacy]) -> LegacyMind:
    return LegacyMind(title)
