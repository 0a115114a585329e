"""The table of Hush in words."""

from __future__ import annotations

from posterity.contract.face import Face, Panel, Say
from posterity.engine import HIDDEN

from .state import Hush
from .terms import CARD, ROUNDS


class HushFace(Face[Hush]):
    """Hands as far as they can be seen, and what was shown."""

    def heading(self, s: Hush, names: list[str], say: Say) -> str:
        return say("heading", {"round": min(s.turns // len(s.hands) + 1, ROUNDS), "rounds": ROUNDS})

    def board(self, s: Hush, names: list[str], say: Say) -> list[Panel]:
        hands = [" ".join(CARD.names[c] if c != HIDDEN else "?" for c in hand) or "–" for hand in s.hands]
        points = [str(points) for points in s.points]
        seats = Panel("table", names, [[say("hand"), *hands], [say("points"), *points]], by_seat=True)
        shown = [CARD.names[card] for card, count in enumerate(s.shown) for _ in range(count)]
        return [Panel("shown", [""], [[say("cards"), " ".join(shown) or "–"]]), seats]

    def prices(self, s: Hush, say: Say) -> list[Panel]:
        return []


face = HushFace
