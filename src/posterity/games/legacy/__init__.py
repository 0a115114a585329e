"""Legacy: The Testament of Duke de Crecy: a family tree, and what it makes of the name."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from posterity.engine import Chance, Result, Step, Title
from posterity.engine.data import Facts, load
from posterity.engine.title import fill, values
from posterity.games.legacy import hiding, scoring
from posterity.games.legacy.components import TESTAMENT, Box, Cards
from posterity.games.legacy.state import Ancestry, Family, Legacy, new_table
from posterity.games.legacy.steps import (
    births,
    friends,
    generations,
    hints,
    main_board,
    marriages,
    missions,
    own_board,
    testament,
    turns,
)
from posterity.games.legacy.terms import ACTIONS, MANIFEST

FOLDER: Final = Path(__file__).parent
RULES_VERSION: Final = 1

STEPS: Final[list[type[Step[Legacy]]]] = [
    births.Birth, births.BirthCard, births.Births, births.Complication, births.KeepChild,
    own_board.AskMoney, own_board.ReceiveGold,
    friends.Discard, friends.DrawFriends, friends.ExchangeHand, friends.FillRow, friends.SettleRow, friends.Steal,
    friends.StealFrom, friends.TakeFriends, friends.TakeWoman,
    generations.ChooseHead, generations.ClearComplications, generations.DealHeads, generations.DealPatrons,
    generations.DealPawns, generations.DrawFirstPlayer, generations.EndOfGeneration, generations.EndOfRound,
    generations.GrowUp, generations.Mulligan, generations.NewGeneration, generations.NewRound,
    generations.SecondHand, generations.StartingHand, generations.Weddings,
    main_board.Holder, main_board.Honoured, main_board.PlacePawn,
    marriages.AfterTheWedding, marriages.Spouse, marriages.WeddingGifts,
    missions.ChooseMission, missions.DrawMissions,
    own_board.Couple,
    hints.DrawHints,
    testament.ChooseYourself, testament.FindChild, testament.FindParent, testament.FindParents,
    testament.GoldAfter, testament.WhoWereThey,
    turns.EndOfTurn, turns.NextTurn, turns.Turn,
]  # fmt: skip


class LegacyTitle(Title[Legacy]):
    """The rules of Legacy for one edition."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(
            MANIFEST.name, RULES_VERSION, MANIFEST.variants, ACTIONS, STEPS, facts.edition, hidden_hands=True
        )
        self.facts: Final = facts
        cards = Cards(facts)
        # Every table the variants allow, so that a broken edition is found before a game begins.
        self.boxes: Final[dict[str, Box]] = {
            f"{v.name} {n}": Box(facts, cards, v.name, n) for v in self.variants for n in range(v.fewest, v.most + 1)
        }

    def new(self, variant: str, seats: int) -> Legacy:
        s = new_table(self.boxes[f"{variant} {seats}"])
        testament = variant == TESTAMENT
        s.agenda.extend(generations.opening_of_testament() if testament else generations.opening(seats))
        return s

    def copy(self, s: Legacy) -> Legacy:
        return s.copy()

    def encode(self, s: Legacy) -> dict[str, object]:
        data: dict[str, object] = values(s, Legacy.FIELDS)
        data["box"] = f"{s.box.variant} {s.box.players}"
        if s.ancestry is not None:
            data["ancestry"] = values(s.ancestry, Ancestry.FIELDS)
        data["families"] = [values(family, Family.FIELDS) for family in s.families]
        return data

    def decode(self, data: dict[str, object]) -> Legacy:
        fields = dict(data)
        box = self.boxes[str(fields.pop("box"))]
        families, ancestry = fields.pop("families"), fields.pop("ancestry", None)
        assert isinstance(families, list)
        s = Legacy(box)
        fill(s, Legacy.FIELDS, fields)
        for family, saved in zip(s.families, families, strict=True):
            fill(family, Family.FIELDS, saved)
        if s.ancestry is not None:
            assert isinstance(ancestry, dict)
            fill(s.ancestry, Ancestry.FIELDS, ancestry)
        return s

    def view(self, s: Legacy, seat: int) -> Legacy:
        return hiding.view(s, seat, not s.agenda)

    def imagine(self, view: Legacy, seat: int, chance: Chance) -> Legacy:
        return hiding.imagine(view, seat, chance)

    def points(self, s: Legacy) -> list[dict[str, int]]:
        return [scoring.points(s, seat, not s.agenda) for seat in range(len(s.families))]

    def result(self, s: Legacy) -> Result:
        return scoring.result(s)


def title(edition: dict[str, object] | None = None) -> LegacyTitle:
    """Legacy with the values of the box, corrected by an edition."""
    return LegacyTitle(load((FOLDER / "data.toml").read_text(encoding="utf-8"), edition))
