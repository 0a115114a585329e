"""What a person is shown of Signorie."""

from __future__ import annotations

from typing import Final

from posterity.contract.face import Face, Panel, Say
from posterity.engine import Standing
from posterity.games.signorie import SignorieTitle, text
from posterity.games.signorie.components import printed
from posterity.games.signorie.state import Signorie, threshold
from posterity.games.signorie.terms import CAREER, CAREER_SPACES, MAN, WOMAN


class SignorieFace(Face[Signorie]):
    """The table of Signorie as people see it."""

    def __init__(self, title: SignorieTitle) -> None:
        super().__init__(title)
        self.rules: Final = title

    def word(self, s: Signorie, kind: str, name: str, seat: int, say: Say) -> str:
        return text.word(s, kind, name, say)

    def heading(self, s: Signorie, seat: int, names: list[str], say: Say) -> str:
        return text.heading(s, names, say)

    def board(self, s: Signorie, seat: int, names: list[str], say: Say) -> list[Panel]:
        return text.board(s, names, say)

    def prices(self, s: Signorie, seat: int, say: Say) -> list[Panel]:
        return text.prices(s, say)

    def standing(self, s: Signorie, seat: int) -> Standing:
        family = s.families[seat]
        found = {
            "florins": family.florins,
            "points": sum(family.points),
            "men": family.pool[MAN],
            "women": family.pool[WOMAN],
            "threshold": threshold(s, seat),
            "initiative": s.initiative[seat] + 1,
            "helpers": sum(family.helpers),
        }
        for career, name in enumerate(CAREER.names):
            men = family.careers[career * CAREER_SPACES : (career + 1) * CAREER_SPACES]
            found[f"career-{name}"] = max([space + 1 for space, man in enumerate(men) if man], default=0)
        return found

    def printed(self, s: Signorie) -> dict[str, object]:
        return printed(s.box, self.rules.facts)


def face(title: SignorieTitle) -> SignorieFace:
    return SignorieFace(title)
