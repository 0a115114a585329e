"""Village (Kronika): found a family, and see who is remembered."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from posterity.engine import Chance, Result, Step, Title
from posterity.engine.data import Facts, load
from posterity.engine.title import fill, values
from posterity.games.village import scoring
from posterity.games.village.components import Box, Prints
from posterity.games.village.state import FACE_DOWN_TILE, Farm, Jagna, Village, new_table
from posterity.games.village.steps import church, council, crafts, death, farm, jagna, market, paying, rounds, travel
from posterity.games.village.terms import ACTIONS, MANIFEST

FOLDER: Final = Path(__file__).parent
RULES_VERSION: Final = 2

STEPS: Final[list[type[Step[Village]]]] = [
    church.BuyOut, church.Church, church.DrawFromBlackBag, church.HonourMajority, church.Mass, church.PayChurch,
    church.Promotions,
    council.Council, council.GainCubes, council.GainGood, council.PayCouncil, council.UsePrivilege,
    crafts.Craft, crafts.MakeAtOnce,
    death.Death,
    farm.GrowFamily, farm.Harvest,
    jagna.ChooseForJagna, jagna.JagnaEntersChurch, jagna.JagnaRolls, jagna.JagnaTakesCube, jagna.TurnFateToken,
    market.CloseMarket, market.MarketTurn, market.NewCustomers, market.NextAtMarket, market.OpenMarket,
    market.OpenStalls,
    paying.PayCubes,
    rounds.AnyAction, rounds.ChosenCube, rounds.EndOfGame, rounds.EndOfTurn, rounds.LayOutCubes, rounds.NewRound,
    rounds.RandomCube, rounds.SeatBonus, rounds.Turn,
    travel.Journey, travel.Reward, travel.Travel,
]  # fmt: skip


class VillageTitle(Title[Village]):
    """The rules of Village for one edition."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(MANIFEST.name, RULES_VERSION, MANIFEST.variants, ACTIONS, STEPS, facts.edition)
        self.facts: Final = facts
        prints = Prints(facts)
        # Every table the variants allow, so that a broken edition is found before a game begins.
        self.boxes: Final[dict[str, Box]] = {
            f"{v.name} {n}": Box(facts, prints, v.name, n) for v in self.variants for n in range(v.fewest, v.most + 1)
        }

    def new(self, variant: str, seats: int) -> Village:
        s = new_table(self.boxes[f"{variant} {seats}"])
        s.agenda.extend(rounds.opening(s.box))
        return s

    def copy(self, s: Village) -> Village:
        return s.copy()

    def encode(self, s: Village) -> dict[str, object]:
        data: dict[str, object] = values(s, Village.FIELDS)
        data["box"] = f"{s.box.variant} {s.box.players}"
        data["farms"] = [values(farm, Farm.FIELDS) for farm in s.farms]
        if s.jagna is not None:
            data["jagna"] = values(s.jagna, Jagna.FIELDS)
        return data

    def decode(self, data: dict[str, object]) -> Village:
        fields = dict(data)
        box = self.boxes[str(fields.pop("box"))]
        farms, rival = fields.pop("farms"), fields.pop("jagna", None)
        assert isinstance(farms, list)
        s = Village(box)
        fill(s, Village.FIELDS, fields)
        for mine, saved in zip(s.farms, farms, strict=True):
            fill(mine, Farm.FIELDS, saved)
        if s.jagna is not None:
            assert isinstance(rival, dict)
            fill(s.jagna, Jagna.FIELDS, rival)
        return s

    def view(self, s: Village, seat: int) -> Village:
        """Everything can be known: bags and piles are counts, and everybody saw what went into them or was served."""
        return s.copy()

    def sight(self, s: Village, seat: int) -> Village:
        """Customers that others have served lie face down to the end of the game, as those of the pile do (V 8.11)."""
        sight = self.view(s, seat)
        if s.agenda and not s.box.open_customers:
            for other, farm in enumerate(sight.farms):
                if other != seat:
                    farm.customers = [FACE_DOWN_TILE] * len(farm.customers)
            sight.pile.sort()  # how many, but not which: they would tell what the others have served
        return sight

    def imagine(self, view: Village, seat: int, chance: Chance) -> Village:
        return view.copy()

    def points(self, s: Village) -> list[dict[str, int]]:
        return [scoring.points(s, seat) for seat in range(s.box.players)]

    def result(self, s: Village) -> Result:
        return scoring.result(s)


def title(edition: dict[str, object] | None = None) -> VillageTitle:
    """Village with the values of the box, corrected by an edition."""
    return VillageTitle(load((FOLDER / "data.toml").read_text(encoding="utf-8"), edition, MANIFEST.house))
