"""What bots go by in Village."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from posterity.contract.mind import Mind, Stakes, load_learned
from posterity.engine import Title
from posterity.games.village import appraisal, features
from posterity.games.village.components import SOLO, SOLO_DIE, STANDARD
from posterity.games.village.state import Village

LEARNED: Final = load_learned(Path(__file__).parent / "learned.json")


class VillageMind(Mind[Village]):
    """Rules of thumb, and what was learned beyond them."""

    def appraise(self, s: Village, seat: int) -> float:
        return appraisal.appraise(s, seat)

    def traits(self, s: Village, seat: int) -> list[float]:
        return features.traits(s, seat)

    def surroundings(self, s: Village) -> list[float]:
        return features.surroundings(s)

    def stakes(self, variant: str) -> Stakes:
        return Stakes(0.0, 20.0, 0.5) if variant == STANDARD else Stakes(50.0, 75.0, 0.0)

    def learned(self, variant: str) -> list[float]:
        # Jagna's die changes what comes, not what things are worth.
        return LEARNED.get(SOLO if variant == SOLO_DIE else variant, [])


def mind(title: Title[Village]) -> VillageMind:
    return VillageMind(title)
