"""The titles, and what each shows to those who use it. Adding one is a folder beside these and a line here."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from posterity.contract.face import Face
from posterity.contract.keepsakes import Keepsakes
from posterity.contract.mind import Mind
from posterity.contract.proof import Proof
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


def mind(of: Title[Any]) -> Mind[Any]:
    """What bots go by in that title."""
    found = _facet(of, "mind", Mind)
    assert isinstance(found, Mind)
    return found


def face(of: Title[Any]) -> Face[Any]:
    """What people are shown of it."""
    found = _facet(of, "face", Face)
    assert isinstance(found, Face)
    return found


def keepsakes(of: Title[Any]) -> Keepsakes[Any]:
    """What its games leave behind."""
    found = _facet(of, "keepsakes", Keepsakes)
    assert isinstance(found, Keepsakes)
    return found


def proof(of: Title[Any]) -> Proof[Any]:
    """How its tables and games are known to be sound."""
    found = _facet(of, "proof", Proof)
    assert isinstance(found, Proof)
    return found


def _facet(of: Title[Any], name: str, plain: Callable[[Title[Any]], object]) -> object:
    """Made once by the module of that name in the title's folder; plain, if there is none."""
    found = of.facets.get(name)
    if found is None:
        there = of.name in TITLES and find_spec(f"{__name__}.{of.name}.{name}") is not None
        make = getattr(import_module(f"{__name__}.{of.name}.{name}"), name) if there else plain
        found = of.facets[name] = make(of)
    return found
