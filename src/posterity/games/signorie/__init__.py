"""Signorie: the families of Renaissance Italy, their careers, missions and marriages."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from posterity.engine import Chance, Result, Step, Title
from posterity.engine.data import Facts, load
from posterity.engine.title import fill, values
from posterity.games.signorie import scoring
from posterity.games.signorie.components import Box
from posterity.games.signorie.state import Family, Signorie, new_table
from posterity.games.signorie.steps import (
    assignments,
    careers,
    helpers,
    main_actions,
    marriages,
    missions,
    offspring,
    rewards,
    rounds,
    tokens,
)
from posterity.games.signorie.terms import ACTIONS, BOARD, MANIFEST

FOLDER: Final = Path(__file__).parent
RULES_VERSION: Final = 3

STEPS: Final[list[type[Step[Signorie]]]] = [
    assignments.AnyAssignment, assignments.ByWhom,
    careers.Advance,
    helpers.Helpers,
    main_actions.MainAction,
    marriages.Marriage,
    missions.Mission,
    offspring.GainMeeples, offspring.Offspring, offspring.Wedding,
    rewards.Donation, rewards.ExtraAction, rewards.FreeHelper, rewards.Reward, rewards.Rewards,
    rewards.ScoreInitiative, rewards.ScoreReward,
    rounds.DealBoards, rounds.DrawOrder, rounds.DrawRewards, rounds.DrawTokens, rounds.DrawUnusedCities,
    rounds.EndOfRound, rounds.NewRound, rounds.NextTurn, rounds.RollDice, rounds.ShuffleAssignments, rounds.Turn,
    rounds.TurnToken,
    tokens.LayToken,
]  # fmt: skip


class SignorieTitle(Title[Signorie]):
    """The rules of Signorie for one edition."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(MANIFEST.name, RULES_VERSION, MANIFEST.variants, ACTIONS, STEPS, facts.edition, pick=BOARD)
        self.facts: Final = facts
        # Every table the variants allow, so that a broken edition is found before a game begins.
        self.boxes: Final[dict[int, Box]] = {
            n: Box(facts, n) for v in self.variants for n in range(v.fewest, v.most + 1)
        }

    def new(self, variant: str, seats: int) -> Signorie:
        s = new_table(self.boxes[seats])
        s.agenda.extend(rounds.opening())
        return s

    def give(self, s: Signorie, seat: int, thing: int) -> None:
        s.families[seat].board = thing

    def copy(self, s: Signorie) -> Signorie:
        return s.copy()

    def encode(self, s: Signorie) -> dict[str, object]:
        """Only spaces and places that the box has."""
        data: dict[str, object] = values(s, Signorie.FIELDS)
        data["men"] = _there(s.men, s.box.men_places)
        data["women"] = _there(s.women, s.box.women_places)
        data["families"] = [
            {**values(family, Family.FIELDS), "careers": _there(family.careers, s.box.spaces)} for family in s.families
        ]
        return data

    def decode(self, data: dict[str, object]) -> Signorie:
        fields = dict(data)
        families = fields.pop("families")
        assert isinstance(families, list)
        s = Signorie(self.boxes[len(families)])
        fields["men"] = _laid(fields["men"], s.box.men_places, s.men)
        fields["women"] = _laid(fields["women"], s.box.women_places, s.women)
        fill(s, Signorie.FIELDS, fields)
        for family, saved in zip(s.families, families, strict=True):
            careers = _laid(saved["careers"], s.box.spaces, family.careers)
            fill(family, Family.FIELDS, {**saved, "careers": careers})
        return s

    def view(self, s: Signorie, seat: int) -> Signorie:
        """Nothing that anybody could see is hidden: the fronts that nobody sees are only counted (S 1.14)."""
        return s.copy()

    def imagine(self, view: Signorie, seat: int, chance: Chance) -> Signorie:
        return view.copy()

    def points(self, s: Signorie) -> list[dict[str, int]]:
        return [scoring.points(s, seat) for seat in range(s.box.players)]

    def result(self, s: Signorie) -> Result:
        return scoring.result(s)


def _there(all_places: list[int], places: list[int]) -> list[int]:
    return [all_places[place] for place in places]


def _laid(saved: object, places: list[int], empty: list[int]) -> list[int]:
    """What was saved of these places, among all for which there is room."""
    assert isinstance(saved, list)
    laid = empty[:]
    for place, value in zip(places, saved, strict=True):
        assert isinstance(value, int)
        laid[place] = value
    return laid


def title(edition: dict[str, object] | None = None) -> SignorieTitle:
    """Signorie with the values of the box, corrected by an edition."""
    return SignorieTitle(load((FOLDER / "data.toml").read_text(encoding="utf-8"), edition, MANIFEST.house))
