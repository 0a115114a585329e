"""What a person is shown of Village."""

from __future__ import annotations

from typing import Final

from posterity.contract.face import Face, Panel, Say
from posterity.engine import Flows, Standing
from posterity.games.village import VillageTitle, text
from posterity.games.village.components import printed
from posterity.games.village.state import Village
from posterity.games.village.terms import COLOUR, CUSTOMER, GOOD, IN_CHRONICLE, INFLUENCE


class VillageFace(Face[Village]):
    """The table of Village as people see it."""

    def __init__(self, title: VillageTitle) -> None:
        super().__init__(title)
        self.rules: Final = title

    def rivals(self, seats: int) -> list[str]:
        return ["jagna"] if seats == 1 else []

    def word(self, s: Village, kind: str, name: str, seat: int, say: Say) -> str:
        return text.customer(s, CUSTOMER.ids[name], say) if kind == CUSTOMER.kind else ""

    def heading(self, s: Village, seat: int, names: list[str], say: Say) -> str:
        return text.heading(s, names, say)

    def board(self, s: Village, seat: int, names: list[str], say: Say) -> list[Panel]:
        return text.board(s, names, say)

    def prices(self, s: Village, seat: int, say: Say) -> list[Panel]:
        return text.prices(s, say)

    def standing(self, s: Village, seat: int) -> Standing:
        farm = s.farms[seat]
        found = {
            "life": farm.life,
            "grain": farm.grain,
            "coins": farm.coins,
            "prestige": farm.prestige,
            "customers": len(farm.customers),
            "dead": sum(place >= IN_CHRONICLE for place in farm.at),
        }
        found.update({f"cube-{COLOUR.names[colour]}": farm.cubes[colour] for colour in range(INFLUENCE)})
        found.update({f"good-{name}": count for name, count in zip(GOOD.names, farm.goods, strict=True)})
        return found

    def flows(self) -> Flows:
        return {"life": ("time", "hours")}

    def printed(self, s: Village) -> dict[str, object]:
        return printed(s.box, self.rules.facts)


def face(title: VillageTitle) -> VillageFace:
    return VillageFace(title)
