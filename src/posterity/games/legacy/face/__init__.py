"""What a person is shown of Legacy."""

from __future__ import annotations

from typing import Final

from posterity.contract.face import Face, Panel, Say
from posterity.engine import Standing
from posterity.games.legacy import LegacyTitle, names, text
from posterity.games.legacy.components import printed
from posterity.games.legacy.state import Legacy
from posterity.games.legacy.terms import COLOUR


class LegacyFace(Face[Legacy]):
    """The table of Legacy as people see it."""

    def __init__(self, title: LegacyTitle) -> None:
        super().__init__(title)
        self.rules: Final = title

    def word(self, s: Legacy, kind: str, name: str, seat: int, say: Say) -> str:
        return text.word(s, kind, name, seat, say)

    def heading(self, s: Legacy, seat: int, names: list[str], say: Say) -> str:
        return text.heading(s, names, say)

    def board(self, s: Legacy, seat: int, names: list[str], say: Say) -> list[Panel]:
        return text.board(s, names, say)

    def prices(self, s: Legacy, seat: int, say: Say) -> list[Panel]:
        return text.prices(s, say)

    def standing(self, s: Legacy, seat: int) -> Standing:
        family = s.families[seat]
        found = {
            "gold": family.gold,
            "income": family.income,
            "prestige": family.prestige,
            "honor": sum(family.honor),
            "hand": len(family.hand),
            "hidden-missions": family.hidden_missions,
            "pawn-own": family.pawns,
        }
        found.update({f"pawn-{colour}": count for colour, count in zip(COLOUR.names, family.extra, strict=True)})
        return found

    def printed(self, s: Legacy) -> dict[str, object]:
        return {**printed(s.box, self.rules.facts), "names": [names.MEN, names.WOMEN]}


def face(title: LegacyTitle) -> LegacyFace:
    return LegacyFace(title)
