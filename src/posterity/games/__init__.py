"""The titles. Adding one is a folder beside these and a line here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from posterity.engine import SetupError, Title
from posterity.games import legacy, signorie, village

TITLES: Final[dict[str, Callable[[dict[str, object] | None], Title[Any]]]] = {
    "village": village.title,
    "signorie": signorie.title,
    "legacy": legacy.title,
}


def title(name: str, edition: dict[str, object] | None = None) -> Title[Any]:
    """The title of that name, with the corrections of an edition."""
    make = TITLES.get(name)
    if make is None:
        raise SetupError(f"there is no title {name!r}; there are: {', '.join(TITLES)}")
    return make(edition)
