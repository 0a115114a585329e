"""Portraits, arms and ornaments: SVG in inks with names, in the files beside this, which the board reads too.

Here they are put together for the poster, in the browser for the board.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from posterity.contract.keepsakes import ARMS


def _drawn(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((Path(__file__).parent / f"{name}.json").read_text(encoding="utf-8"))
    return found


PORTRAITS: Final = _drawn("portraits")
HERALDRY: Final = _drawn("heraldry")
ORNAMENTS: Final = _drawn("ornaments")


@cache
def icon(name: str) -> str:
    """The path of an icon, in a box of 512."""
    return str(_drawn("icons")[name])


def inks_of(look: str, dead: bool) -> dict[str, str]:
    """The colours of a portrait; `ground` is what it lies on."""
    inks: dict[str, str] = PORTRAITS["inks"]["dead" if dead else PORTRAITS["figures"][look]["inks"]]
    return inks


def figure(look: str, dead: bool) -> str:
    """A portrait without its ground, in a box of 100 by 124, facing right."""
    layers = PORTRAITS["layers"]
    parts = [part for layer in PORTRAITS["figures"][look]["layers"] for part in layers[layer]]
    return "".join(parts).format(**inks_of(look, dead))


def ornament(name: str, **inks: str) -> str:
    """A small drawing around its own middle."""
    return str(ORNAMENTS[name]).format(**inks)


def _charge(name: str, x: float, y: float, size: float, colour: str) -> str:
    """An icon around a point."""
    place = f"translate({x - size / 2:g},{y - size / 2:g}) scale({size / 512:.5f})"
    return f'<path transform="{place}" d="{icon(name)}" fill="{colour}"/>'


def _shield(outline: str, field: str, drawn: str) -> str:
    """Arms in a field of 100 by 120; whoever uses them clips to the outline by its name."""
    path = HERALDRY[outline]
    return (
        f'<path d="{path}" fill="{field}"/><g clip-path="url(#{outline})">{drawn}</g>'
        f'<path d="{path}" fill="none" stroke="#7a5a1e" stroke-width="5"/>'
    )


def house_arms(seat: int) -> str:
    """The arms of a seat without the charges, which would be too small."""
    arms = ARMS[seat]
    part = HERALDRY["ordinaries"][arms["division"]]
    return _shield("shield", arms["field"], f'<path d="{part}" fill="{arms["second"]}"/>')


def nation_arms(nation: str, lozenge: bool) -> str:
    """A shield for men, a lozenge for women."""
    arms, tinctures = HERALDRY["nations"][nation], HERALDRY["tinctures"]
    drawn = "".join(
        [_charge(one["icon"], one["x"], one["y"], one["size"], tinctures[one["tincture"]]) for one in arms["charges"]]
    )
    if "part" in arms:
        part = arms["part"]
        drawn = f'<path d="{HERALDRY["ordinaries"][part["ordinary"]]}" fill="{tinctures[part["tincture"]]}"/>{drawn}'
    return _shield("lozenge" if lozenge else "shield", tinctures[arms["field"]], drawn)


def seal(occupation: str) -> str:
    """In the colour of its pawn, in a circle of radius 1."""
    one = HERALDRY["seals"][occupation]
    return (
        f'<circle r="1" fill="{HERALDRY["pawns"][one["pawn"]]}" stroke="#fff9ec" stroke-width=".15"/>'
        '<circle r="1.1" fill="none" stroke="#7a5a1e" stroke-width=".08"/>'
        + _charge(one["icon"], 0, 0, 1.35, one["ink"])
    )
