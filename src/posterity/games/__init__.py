"""The titles. Adding one is a folder beside these and a line here."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

from posterity.engine import SetupError, Title
from posterity.games import legacy, signorie, village

Make = Callable[[dict[str, object] | None], Title[Any]]

TITLES: Final[dict[str, Make]] = {
    "village": village.title,
    "signorie": signorie.title,
    "legacy": legacy.title,
}


def title(name: str, edition: dict[str, object] | None = None) -> Title[Any]:
    """The title of that name, with the corrections of an edition.

    A title never changes, so all tables that play the same edition share one.
    """
    make = TITLES.get(name)
    if make is None:
        raise SetupError(f"there is no title {name!r}; there are: {', '.join(TITLES)}")
    if not edition:
        return _as_printed(make)
    try:
        corrections = json.dumps(edition, sort_keys=True)
    except (TypeError, ValueError, RecursionError):
        return make(edition)  # whatever cannot be written down is no correction: the title says why
    return _corrected(make, corrections)


@cache
def _as_printed(make: Make) -> Title[Any]:
    return make(None)


@lru_cache(maxsize=32)
def _corrected(make: Make, corrections: str) -> Title[Any]:
    """The title with these corrections, read from their text so that nobody else holds them."""
    return make(json.loads(corrections))
