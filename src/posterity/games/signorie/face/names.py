"""Names that the parts of the table have in common, and what things do in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from posterity.engine import Domain
from posterity.games.signorie import effects, terms

TRACK = Domain("track", terms.TILE.names[: terms.INITIATIVE + 1])

BoardName = Annotated[str, terms.BOARD]
CareerName = Annotated[str, terms.CAREER]
CityName = Annotated[str, terms.CITY]
ColourName = Annotated[str, terms.COLOUR]
EffectName = Annotated[str, terms.EFFECT]
HelperName = Annotated[str, terms.HELPER]
HouseName = Annotated[str, terms.HOUSE]
ManagementName = Annotated[str, terms.MANAGEMENT]
ManName = Annotated[str, terms.MAN_ON]
RewardName = Annotated[str, terms.REWARD]
RowName = Annotated[str, terms.ROW]
SexName = Annotated[str, terms.SEX]
TileName = Annotated[str, terms.TILE]
TrackName = Annotated[str, TRACK]


@dataclass(slots=True)
class Does:
    """What something does: a message and its arguments."""

    message: str
    amount: int
    tracks: list[TrackName]


def does(effect: effects.Effect) -> Does:
    """As the rules carry it out."""
    tracks = [track for i, track in enumerate(TRACK.names) if effect.tracks >> i & 1]
    return Does(effect.message, effect.amount, tracks)
