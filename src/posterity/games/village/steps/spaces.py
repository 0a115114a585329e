"""What the actions of the spaces have in common."""

from __future__ import annotations

from posterity.engine import Ask
from posterity.games.village.state import Village


class SpaceAction(Ask[Village]):
    """The action of a space. One may decline it; the well offers it only if it can be carried out (V 12.5)."""

    __slots__ = ()

    def possible(self, s: Village) -> bool:
        """Whether the menu offers more than declining."""
        raise NotImplementedError
