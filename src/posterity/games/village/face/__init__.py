"""What a person is shown of Village."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from posterity.contract.face import Face, Panel, Say
from posterity.engine import Ask, Flows, Standing
from posterity.games.village import VillageTitle, text
from posterity.games.village.face.printed import Printed, printed, tile
from posterity.games.village.face.table import SpaceName, Table, shown
from posterity.games.village.state import Village
from posterity.games.village.steps.death import Death
from posterity.games.village.steps.jagna import ChooseForJagna
from posterity.games.village.terms import COLOUR, CUSTOMER, GOOD, IN_CHRONICLE, INFLUENCE, SPACE


@dataclass(slots=True)
class Question:
    """What the options do not say."""

    space: SpaceName  # where Jagna takes the cube


def deaths_asked(s: Village, seat: int) -> int:
    return sum(isinstance(step, Death) and step.seat == seat for step in s.agenda)


class VillageFace(Face[Village]):
    """The table of Village as people see it."""

    def __init__(self, title: VillageTitle) -> None:
        super().__init__(title)
        self.rules: Final = title

    def rivals(self, seats: int) -> list[str]:
        return ["jagna"] if seats == 1 else []

    def word(self, s: Village, kind: str, name: str, seat: int, say: Say) -> str:
        return text.customer(tile(s.box.customers[CUSTOMER.ids[name]]), say) if kind == CUSTOMER.kind else ""

    def heading(self, s: Village, seat: int, names: list[str], say: Say) -> str:
        return text.heading(shown(s, seat), names, say)

    def board(self, s: Village, seat: int, names: list[str], say: Say) -> list[Panel]:
        ended = [sum(points.values()) for points in self.title.points(s)]
        return text.board(shown(s, seat), self.printed(s), ended, names[: s.box.players], say)

    def prices(self, s: Village, seat: int, say: Say) -> list[Panel]:
        return text.prices(self.printed(s), say)

    def standing(self, s: Village, seat: int) -> Standing:
        farm = s.farms[seat]
        found = {
            "life": farm.life,
            "grain": farm.grain,
            "coins": farm.coins,
            "ring": int(s.ring == seat),
            "prestige": farm.prestige,
            "customers": len(farm.customers),
            # Whoever must still die of the time that has passed is dead already.
            "dead": sum(place >= IN_CHRONICLE for place in farm.at) + farm.due + deaths_asked(s, seat),
        }
        found.update({f"cube-{COLOUR.names[colour]}": farm.cubes[colour] for colour in range(INFLUENCE)})
        found.update({f"good-{name}": count for name, count in zip(GOOD.names, farm.goods, strict=True)})
        return found

    def flows(self) -> Flows:
        return {"life": ("time", "hours")}

    def shown(self, s: Village, seat: int) -> Table:
        return shown(s, seat)

    def printed(self, s: Village) -> Printed:
        return printed(s.box, self.rules.facts)

    def question(self, s: Village, step: Ask[Village]) -> Question | None:
        return Question(SPACE.names[step.space]) if isinstance(step, ChooseForJagna) else None


face = VillageFace
