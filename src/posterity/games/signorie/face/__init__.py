"""What a person is shown of Signorie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from posterity.contract.face import Face, Panel, Say
from posterity.engine import Ask, Standing
from posterity.games.signorie import SignorieTitle
from posterity.games.signorie.face import names, text
from posterity.games.signorie.face.printed import Printed, printed
from posterity.games.signorie.face.table import Table, table
from posterity.games.signorie.state import Signorie, dice_sum, threshold
from posterity.games.signorie.steps.careers import Advance
from posterity.games.signorie.steps.main_actions import MainAction, column_to_the_left
from posterity.games.signorie.terms import CAREER, CAREER_SPACES, COLOUR, HELPER_ROWS, MAN, WOMAN


@dataclass(slots=True)
class Question:
    """What the question is about beside its options."""

    hires: names.Colour | None = None  # the column where the die that was placed hires
    steps: int | None = None  # still to make, this one among them


class SignorieFace(Face[Signorie]):
    """The table of Signorie as people see it."""

    def __init__(self, title: SignorieTitle) -> None:
        super().__init__(title)
        self.rules: Final = title

    def shown(self, s: Signorie, seat: int) -> Table:
        return table(s, seat)

    def printed(self, s: Signorie) -> Printed:
        return printed(s.box, self.rules.facts)

    def question(self, s: Signorie, step: Ask[Signorie]) -> Question | None:
        if isinstance(step, MainAction):
            return Question(hires=COLOUR.names[column_to_the_left(step.colour) // HELPER_ROWS])
        if isinstance(step, Advance):
            return Question(steps=step.points)
        return None

    def word(self, s: Signorie, kind: str, name: str, seat: int, say: Say) -> str:
        return text.word(s.box, kind, name, say)

    def heading(self, s: Signorie, seat: int, names: list[str], say: Say) -> str:
        return text.heading(self.shown(s, seat), self.printed(s), names, say)

    def board(self, s: Signorie, seat: int, names: list[str], say: Say) -> list[Panel]:
        totals = [sum(points.values()) for points in self.title.points(s)]
        return text.board(self.shown(s, seat), self.printed(s), totals, names, say)

    def prices(self, s: Signorie, seat: int, say: Say) -> list[Panel]:
        return text.prices(self.shown(s, seat), self.printed(s), say)

    def standing(self, s: Signorie, seat: int) -> Standing:
        family = s.families[seat]
        found = {
            "florins": family.florins,
            "points": sum(family.points),
            "men": family.pool[MAN],
            "women": family.pool[WOMAN],
            "dice": dice_sum(family),
            "threshold": threshold(s, seat),
            "initiative": s.initiative[seat] + 1,
            "helpers": sum(family.helpers),
        }
        for career, name in enumerate(CAREER.names):
            men = family.careers[career * CAREER_SPACES : (career + 1) * CAREER_SPACES]
            found[f"career-{name}"] = max([space + 1 for space, man in enumerate(men) if man], default=0)
        return found


face = SignorieFace
