"""L 21: the hints of The Testament, drawn in each generation, and fulfilled at the end of a turn."""

from __future__ import annotations

from posterity.engine import Domain, Draw
from posterity.games.legacy.state import Legacy
from posterity.games.legacy.steps.gains import change_prestige
from posterity.games.legacy.terms import HINT, HINTS, HINTS_PER_GENERATION, HintDrawn, HintFulfilled


class DrawHints(Draw[Legacy]):
    """Three hints of this generation (L 21.1)."""

    __slots__ = ()

    def name(self, s: Legacy) -> str:
        return f"hints-{s.generation}"

    def domain(self, s: Legacy) -> Domain:
        return HINT

    def bag(self, s: Legacy) -> list[int]:
        return [int(hint // HINTS_PER_GENERATION == s.generation - 1) for hint in range(HINTS)]

    def count(self, s: Legacy) -> int:
        return s.box.hints_drawn

    def drawn(self, s: Legacy, got: list[int]) -> None:
        assert s.ancestry is not None
        for hint in got:
            s.ancestry.open.append(hint)
            s.tell(HintDrawn, 0, hint)
        check_hints(s, 0)


def check_hints(s: Legacy, seat: int) -> None:
    """Hints that have become true bring prestige (L 21.3, L 21.4)."""
    tree = s.ancestry
    if tree is None:
        return
    for hint in tree.open[:]:
        if s.box.hints[hint].fulfilled(s, tree):
            tree.open.remove(hint)
            tree.done.append(hint)
            s.tell(HintFulfilled, seat, hint)
            change_prestige(s, seat, 1)
