"""What everybody outside needs to know of a title before it is opened: its `title.toml`.

    order = 4           # its place among the titles
    minutes = 20        # how long a game takes
    house = ["twice"]   # readings of the rules that a table may agree on instead of the usual ones

    [pick]              # what each seat may pick before the game, where the rules say so; else chance decides
    board = ["yellow", "red"]

    [variants]          # the ways to play it, and for how many seats; the first is the usual one
    standard = [2, 4]
    solo = [1, 1]

The name of the folder is the name of the title. What people read is said by messages of its own locale folder:
`title`, `tagline`, `pitch`, `credits`, a `variant-…` for each variant, a `house-…` and a `house-…-about` for each house
rule; where something can be picked, `pick`, `pick-about` and its things (`board-yellow`); where one of several
variants can be chosen for as many seats, `choice` and a `choice-…` for each of these; and `alone`, if a game for one is
more than "You alone".
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from posterity.engine import DataError, Domain, Variant
from posterity.engine.record import BY_CHANCE
from posterity.engine.title import NOTHING

FILE: Final = "title.toml"
USUAL: Final = "standard"
SEATS: Final = 8  # a table has no more
MINUTES: Final = 1000
NAME: Final = re.compile("[a-z][a-z0-9-]{0,39}")  # of a variant, a house rule or a pick: messages and records name it


@dataclass(frozen=True)
class Manifest:
    """A title as its folder presents it."""

    name: str
    order: int
    minutes: int
    variants: list[Variant]
    house: list[str]  # house rules
    pick: Domain  # what each seat may pick before the game; empty if nothing

    @property
    def most(self) -> int:
        """Seats."""
        return max(variant.most for variant in self.variants)

    def messages(self) -> set[str]:
        """What its words must have a message for."""
        needed = {"title", "tagline", "pitch", "credits"} | {f"variant-{variant.name}" for variant in self.variants}
        needed |= {message for rule in self.house for message in (f"house-{rule}", f"house-{rule}-about")}
        if self.pick.names:
            needed |= {"pick", "pick-about", *self.pick.words}
        for seats in range(1, self.most + 1):
            choices = [variant.name for variant in self.variants if variant.fewest <= seats <= variant.most]
            if len(choices) > 1:
                needed |= {"choice", *[f"choice-{name}" for name in choices]}
        return needed


def read(folder: Path) -> Manifest:
    """The manifest of the title in that folder."""
    file = folder / FILE
    if not folder.name.isidentifier() or not folder.name.islower():
        raise DataError(f"{folder}: the name of a title is that of its folder, in small letters: hush, not 'My Game'")
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise DataError(f"{file}: cannot be read: {error}") from None
    for key in found:
        if key not in ("order", "minutes", "house", "pick", "variants"):
            raise DataError(f"{file}: there is no {key!r}; there are: order, minutes, house, pick, variants")
    one = Manifest(
        folder.name,
        _number(file, found, "order", 10**6),
        _number(file, found, "minutes", MINUTES),
        _variants(file, found.get("variants")),
        _house(file, found.get("house", [])),
        _pick(file, found.get("pick")),
    )
    if one.pick.names and len(one.pick) < one.most:
        raise DataError(f"{file}: pick.{one.pick.kind}: expected at least {one.most}, one for each seat")
    return one


def _number(file: Path, found: dict[str, object], key: str, most: int) -> int:
    value = found.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
        raise DataError(f"{file}: {key}: expected a whole number from 1 to {most}, got {value!r}")
    return value


def _variants(file: Path, found: object) -> list[Variant]:
    if not isinstance(found, dict) or next(iter(found), "") != USUAL:
        raise DataError(f"{file}: variants: expected a table that begins with the usual one: {USUAL} = [2, 4]")
    variants: list[Variant] = []
    for name, seats in found.items():
        if not NAME.fullmatch(name):
            raise DataError(f"{file}: variants: expected a name in small letters, such as solo-die, got {name!r}")
        match seats:
            case [int(fewest), int(most)] if bool not in map(type, seats) and 1 <= fewest <= most <= SEATS:
                variants.append(Variant(name, fewest, most))
            case _:
                raise DataError(f"{file}: variants.{name}: expected the fewest and most seats, [2, 4], got {seats!r}")
    return variants


def _house(file: Path, found: object) -> list[str]:
    if not isinstance(found, list):
        raise DataError(f"{file}: house: expected a list of house rules by name, got {found!r}")
    return _names(file, "house", found, "open-hands")


def _pick(file: Path, found: object) -> Domain:
    match found:
        case None:
            return NOTHING
        case dict() if [*map(type, found.values())] == [list]:
            [(kind, names)] = found.items()
        case _:
            raise DataError(f'{file}: pick: expected one kind of thing: board = ["yellow", "red"], got {found!r}')
    _names(file, "pick", [kind], "board")
    if BY_CHANCE in names:
        raise DataError(f"{file}: pick.{kind}: {BY_CHANCE!r} is what it is called when nothing is picked")
    return Domain(kind, _names(file, f"pick.{kind}", names, "yellow"))


def _names(file: Path, key: str, found: list[object], like: str) -> list[str]:
    names: list[str] = []
    for name in found:
        if not isinstance(name, str) or not NAME.fullmatch(name) or name in names:
            raise DataError(f"{file}: {key}: expected names in small letters, each once, like {like!r}, got {name!r}")
        names.append(name)
    return names
