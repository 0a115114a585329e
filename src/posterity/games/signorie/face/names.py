"""Names that the parts of the table have in common, and what things do in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from posterity.engine import Domain
from posterity.games.signorie import effects, terms

TRACK = Domain("track", terms.TILE.names[: terms.INITIATIVE + 1])

Board = Annotated[str, terms.BOARD]
Career = Annotated[str, terms.CAREER]
City = Annotated[str, terms.CITY]
Colour = Annotated[str, terms.COLOUR]
Effect = Annotated[str, terms.EFFECT]
Helper = Annotated[str, terms.HELPER]
House = Annotated[str, terms.HOUSE]
Management = Annotated[str, terms.MANAGEMENT]
Man = Annotated[str, terms.MAN_ON]
Reward = Annotated[str, terms.REWARD]
Row = Annotated[str, terms.ROW]
Sex = Annotated[str, terms.SEX]
Tile = Annotated[str, terms.TILE]
Track = Annotated[str, TRACK]


@dataclass(slots=True)
class Does:
    """What something does: a message and its arguments."""

    message: str
    amount: int
    tracks: list[Track]


def does(effect: effects.Effect) -> Does:
    """As the rules carry it out."""
    tracks = [track for i, track in enumerate(TRACK.names) if effect.tracks >> i & 1]
    return Does(effect.message, effect.amount, tracks)
