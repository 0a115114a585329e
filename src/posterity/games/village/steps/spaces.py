"""What the actions of the spaces have in common."""

from __future__ import annotations

from posterity.engine import Ask, Reason
from posterity.games.village.state import Village


class SpaceAction(Ask[Village]):
    """The action of a space. One may decline it; the well offers it only if it can be carried out (V 12.5)."""

    __slots__ = ()

    def hindrance(self, s: Village) -> Reason | None:
        """Why the menu offers nothing but declining; nothing if it does."""
        raise NotImplementedError
