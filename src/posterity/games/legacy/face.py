"""What a person is shown of Legacy."""

from __future__ import annotations

from typing import Final

from posterity.contract.face import Face, Panel, Say
from posterity.games.legacy import LegacyTitle, names, text
from posterity.games.legacy.components import printed
from posterity.games.legacy.state import Legacy


class LegacyFace(Face[Legacy]):
    """The table of Legacy as people see it."""

    def __init__(self, title: LegacyTitle) -> None:
        super().__init__(title)
        self.rules: Final = title

    def word(self, s: Legacy, kind: str, name: str, seat: int, say: Say) -> str:
        return text.word(s, kind, name, seat, say)

    def heading(self, s: Legacy, names: list[str], say: Say) -> str:
        return text.heading(s, names, say)

    def board(self, s: Legacy, names: list[str], say: Say) -> list[Panel]:
        return text.board(s, names, say)

    def prices(self, s: Legacy, say: Say) -> list[Panel]:
        return text.prices(s, say)

    def components(self, s: Legacy) -> dict[str, object]:
        return {**printed(s.box, self.rules.facts), "names": [names.MEN, names.WOMEN]}


def face(title: LegacyTitle) -> LegacyFace:
    return LegacyFace(title)
