"""What a person is shown of Signorie."""

from __future__ import annotations

from typing import Final

from posterity.contract.face import Face, Panel, Say
from posterity.games.signorie import SignorieTitle, text
from posterity.games.signorie.components import printed
from posterity.games.signorie.state import Signorie


class SignorieFace(Face[Signorie]):
    """The table of Signorie as people see it."""

    def __init__(self, title: SignorieTitle) -> None:
        super().__init__(title)
        self.rules: Final = title

    def word(self, s: Signorie, kind: str, name: str, seat: int, say: Say) -> str:
        return text.word(s, kind, name, say)

    def heading(self, s: Signorie, names: list[str], say: Say) -> str:
        return text.heading(s, names, say)

    def board(self, s: Signorie, names: list[str], say: Say) -> list[Panel]:
        return text.board(s, names, say)

    def prices(self, s: Signorie, say: Say) -> list[Panel]:
        return text.prices(s, say)

    def components(self, s: Signorie) -> dict[str, object]:
        return printed(s.box, self.rules.facts)


def face(title: SignorieTitle) -> SignorieFace:
    return SignorieFace(title)
