"""The titles, and what each shows to those who use it. A title is a folder with a `title.toml`: beside these, or in one
of the folders that POSTERITY_TITLES names."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any, Final, TypeVar

from posterity.contract import manifest
from posterity.contract.face import Face
from posterity.contract.keepsakes import Keepsakes
from posterity.contract.manifest import Manifest
from posterity.contract.mind import Mind
from posterity.contract.proof import Proof
from posterity.engine import DataError, PosterityError, SetupError, Title

F = TypeVar("F")
Make = Callable[[dict[str, object] | None], Title[Any]]

for further in os.environ.get("POSTERITY_TITLES", "").split(os.pathsep):
    if further and not Path(further).is_dir():
        raise DataError(f"POSTERITY_TITLES names {further}, which is no folder")
    if further:
        __path__.append(str(Path(further).resolve()))


def _found() -> dict[str, Manifest]:
    """The manifests of all titles, in their order."""
    found: dict[str, Manifest] = {}
    for place in __path__:
        for file in sorted(Path(place).glob(f"*/{manifest.FILE}")):
            one = manifest.read(file.parent)
            if one.name in found:
                raise DataError(f"{file}: there is a title {one.name!r} already")
            found[one.name] = one
    return {one.name: one for one in sorted(found.values(), key=lambda one: (one.order, one.name))}


def _maker(name: str) -> Make:
    def make(edition: dict[str, object] | None) -> Title[Any]:
        made = _called(_module(f"{__name__}.{name}"), "title", edition)
        if not isinstance(made, Title) or made.name != name:
            raise DataError(f"{__name__}.{name}: expected a function title(edition) that gives the title {name!r}")
        return made

    return make


MANIFESTS: Final = _found()
TITLES: Final[dict[str, Make]] = {name: _maker(name) for name in MANIFESTS}


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
    return _facet(of, "mind", Mind)


def face(of: Title[Any]) -> Face[Any]:
    """What people are shown of it."""
    return _facet(of, "face", Face)


def keepsakes(of: Title[Any]) -> Keepsakes[Any]:
    """What its games leave behind."""
    return _facet(of, "keepsakes", Keepsakes)


def proof(of: Title[Any]) -> Proof[Any]:
    """How its tables and games are known to be sound."""
    return _facet(of, "proof", Proof)


def home(of: Title[Any]) -> str:
    """The package that is the title's folder: the one in which its class is defined."""
    for kind in type(of).__mro__:
        if hasattr(sys.modules[kind.__module__], "__path__"):
            return kind.__module__
    raise SetupError(f"the title {of.name!r} has no folder of its own")


def _facet(of: Title[Any], name: str, plain: type[F]) -> F:
    """Made once by the module of that name in the title's folder; plain, if there is none."""
    if name not in of.facets:
        module = f"{home(of)}.{name}"
        make: Callable[[Title[Any]], object] = plain
        made = make(of) if find_spec(module) is None else _called(_module(module), name, of)
        if not isinstance(made, plain):
            raise DataError(f"{module}: expected {name}(title), which gives a {plain.__name__}")
        of.facets[name] = made
    found = of.facets[name]
    assert isinstance(found, plain)
    return found


def _module(name: str) -> ModuleType:
    """A module of a title; if it cannot be read or run, the line at which Python stopped is told."""
    try:
        return import_module(name)
    except PosterityError:
        raise
    except SyntaxError as error:
        raise DataError(f"{error.filename or name}, line {error.lineno}: {error.msg}") from error
    except Exception as error:
        what = f"{type(error).__name__}: {error}".removesuffix(": ").partition("\n")[0]
        raise DataError(f"{_place(error) or name}: {what}") from error


def _place(error: Exception) -> str:
    """The file and the line at which a title went wrong: where it last was in its own folder."""
    titles = [place for place in map(Path, __path__) if place != Path(__file__).parent]
    frames = [(Path(frame.filename), frame.lineno) for frame in extract_tb(error.__traceback__)]
    inside = [f"{file}, line {line}" for file, line in frames if any(map(file.is_relative_to, titles))]
    return inside[-1] if inside else ""


def _called(module: ModuleType, name: str, of: object) -> object:
    """What the function of that name makes; None if there is no such function."""
    make = getattr(module, name, None)
    return make(of) if callable(make) else None


def _refuse_shadows() -> None:
    """A title of such a name would stand here instead of what this module calls so."""
    for name in MANIFESTS:
        if name in sys.modules[__name__].__dict__:
            raise DataError(f"no title can be called {name!r}: its folder needs another name")


_refuse_shadows()
