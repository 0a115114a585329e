"""What is true of every table of Signorie: no piece is lost, no number is impossible."""

from __future__ import annotations

from typing import Final

from posterity.contract.proof import Proof
from posterity.engine import Event
from posterity.games.signorie import scoring, terms
from posterity.games.signorie.state import EMPTY, NO_PLACE, Signorie, helpers_left
from posterity.games.signorie.steps.tokens import shields_left

OUTRIGHT: Final = "outright"
BY_ORDER: Final = "by-order"


def _check_family(s: Signorie, seat: int, found: list[str]) -> None:
    family = s.families[seat]
    who = f"P{seat + 1}"
    numbers = [
        family.florins, *family.pool, *family.supply, *family.waiting, *family.careers, *family.face_down,
        *family.points,
    ]  # fmt: skip
    if min(numbers) < 0:
        found.append(f"{who} has less than nothing: {numbers}")
    men = (
        family.pool[terms.MAN]
        + family.supply[terms.MAN]
        + family.waiting[terms.MAN]
        + sum(family.careers)
        + s.men.count(seat)
    )
    women = family.pool[terms.WOMAN] + family.supply[terms.WOMAN] + family.waiting[terms.WOMAN] + s.women.count(seat)
    if men != sum(s.box.men) or women != sum(s.box.women):
        found.append(f"{who} has {men} men and {women} women")
    if not 0 <= family.brides <= s.box.brides:
        found.append(f"{who} has {family.brides} brides")
    if terms.COLOURS - family.dice.count(0) > s.box.most_dice:
        found.append(f"{who} has too many dice: {family.dice}")
    on_tracks = sum(
        sum(_track(family.careers, career)[: s.box.career_spaces[career]]) for career in range(terms.CAREERS)
    )
    if (
        on_tracks != sum(family.careers)
        or len(family.careers) != terms.CAREERS * terms.CAREER_SPACES
        or set(family.helpers) - {0, 1}
    ):
        found.append(f"{who}: careers {family.careers}, helpers {family.helpers}")
    for row in range(terms.ROWS):
        for house in range(terms.HOUSES):
            if shields_left(s, seat, row, house) < 0:
                found.append(
                    f"{who} has too many tokens of {terms.HOUSE.names[house]} at the row {terms.ROW.names[row]}"
                )


def _track(careers: list[int], career: int) -> list[int]:
    return careers[career * terms.CAREER_SPACES : (career + 1) * terms.CAREER_SPACES]


def _check_cities(s: Signorie, found: list[str]) -> None:
    if sum(s.in_play) not in (terms.CITIES, s.box.cities):
        found.append(f"{sum(s.in_play)} cities in play")
    for places in (s.men, s.women):
        for city in range(terms.CITIES):
            there = [owner for owner in places[city * terms.PLACES : (city + 1) * terms.PLACES] if owner != NO_PLACE]
            filled = [owner != EMPTY for owner in there]
            if filled != sorted(filled, reverse=True):
                found.append(f"city {city} is not filled from the lowest place: {filled}")
            if any(filled) and not s.in_play[city]:
                found.append(f"somebody stands in city {city}, which is not in play")


def _check_tokens(s: Signorie, found: list[str]) -> None:
    seen = [0] * terms.TOKENS
    for token in s.tokens:
        if token != terms.NO_TOKEN:
            seen[token] += 1
    for family in s.families:
        for alliance in family.alliances:
            seen[alliance % terms.TOKENS] += 1
    if [a + b for a, b in zip(seen, s.unseen, strict=True)] != s.box.tokens:
        found.append(f"tokens seen {seen} and unseen {s.unseen}")
    face_down = sum(sum(family.face_down) for family in s.families)
    if s.pile < 0 or sum(s.unseen) != s.pile + face_down + s.box.removed * terms.HOUSES:
        found.append(f"{sum(s.unseen)} tokens unseen, {s.pile} in the pile, {face_down} face down")
    for house in range(terms.HOUSES):
        if sum(s.unseen[house * terms.WORTHS : (house + 1) * terms.WORTHS]) < s.box.removed:
            found.append(f"too few tokens of {terms.HOUSE.names[house]} are unseen")


def _check_dice(s: Signorie, found: list[str]) -> None:
    if min(s.dice) < 0:
        found.append(f"dice {s.dice}")
    on_boards = sum(terms.COLOURS - family.dice.count(0) for family in s.families)
    if sum(s.dice) + on_boards > terms.COLOURS * s.box.dice:
        found.append(f"{sum(s.dice)} dice on the main board and {on_boards} on player boards")


class SignorieProof(Proof[Signorie]):
    """How a table of Signorie is known to be sound, and how its games can end."""

    def problems(self, s: Signorie) -> list[str]:
        """Each thing that is wrong with the table, in words."""
        found: list[str] = []
        for seat in range(s.box.players):
            _check_family(s, seat, found)
        _check_cities(s, found)
        _check_tokens(s, found)
        _check_dice(s, found)
        if sorted(s.order) != list(range(s.box.players)):
            found.append(f"turn order {s.order}")
        ranked = [s.initiative[seat] for seat in s.ranking]
        if sorted(s.ranking) != list(range(s.box.players)) or ranked != sorted(ranked, reverse=True):
            found.append(f"initiative {s.initiative}, ranking {s.ranking}")
        if any(not 0 <= space <= s.box.initiative_top for space in s.initiative):
            found.append(f"initiative {s.initiative}")
        if helpers_left(s) < 0:
            found.append(f"{-helpers_left(s)} helpers too many")
        laid = [s.slots.count(tile) for tile in range(len(terms.TILE))]
        if s.round > 0 and EMPTY not in s.slots and laid != s.box.tiles:
            found.append(f"assignment tiles {s.slots}")
        if not 0 <= s.round <= terms.ROUNDS:
            found.append(f"round {s.round}")
        late = len(terms.REWARD) - terms.BONUSES
        for tile, count in enumerate(s.box.bonuses + [1] * late):
            if s.rewards.count(tile) > count:
                found.append(f"a reward lies there too often: {s.rewards}")
        return found

    def endings(self, variant: str, seats: int) -> list[str]:
        """After the seventh round one family leads, or the turn order decides between equals."""
        return [OUTRIGHT, BY_ORDER]

    def ending(self, s: Signorie, events: list[Event]) -> str:
        totals = sorted(scoring.result(s).totals())
        return BY_ORDER if totals[-1] == totals[-2] else OUTRIGHT


proof = SignorieProof
