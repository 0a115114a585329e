"""What the actions of the spaces have in common."""

from __future__ import annotations

from posterity.engine import Ask, Menu, Reason
from posterity.games.village.state import NO_CUBE, Village
from posterity.games.village.terms import DECLINE, ONLY_AFTER_A_CUBE


class SpaceAction(Ask[Village]):
    """The action of a space. Without a cube it is offered only if it can be carried out (V 12.5, V 17.13)."""

    def hindrance(self, s: Village) -> Reason | None:
        """Why the menu offers nothing that could be carried out; nothing if it does."""
        raise NotImplementedError


def offer_decline(s: Village, m: Menu) -> None:
    """Whoever took a cube may leave it at that; an action without a cube must be carried out (V 3.4, V 12.5)."""
    m.consider(DECLINE, None if s.taken != NO_CUBE else ONLY_AFTER_A_CUBE)
