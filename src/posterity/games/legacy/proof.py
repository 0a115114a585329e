"""What is true of every table of Legacy: no card is lost, no number is impossible."""

from __future__ import annotations

from typing import Final

from posterity.contract.proof import Proof
from posterity.engine import Event
from posterity.games.legacy import terms
from posterity.games.legacy.components import SOLO, TESTAMENT
from posterity.games.legacy.scoring import TESTAMENT_LOST, TESTAMENT_WON
from posterity.games.legacy.state import DEAD, FREE, WED, Legacy, sex_of
from posterity.games.legacy.steps.births import in_deck
from posterity.games.legacy.tree import RELATIVES

FULL: Final = "full"
WITH_EXTINCTION: Final = "with-extinction"
LAST_FAMILY: Final = "last-family"
ALL_EXTINCT: Final = "all-extinct"


def _check_friends(s: Legacy, found: list[str]) -> None:
    where = [0] * terms.FRIENDS
    for friend in range(terms.FRIENDS):
        where[friend] += s.deck[friend]
    for friend in [*s.row, *s.discard]:
        where[friend] += 1
    for family in s.families:
        for friend in [*family.hand, *[f for f in family.spouse if f != terms.NOBODY_THERE]]:
            where[friend] += 1
    if s.ancestry is not None:
        for friend in s.ancestry.friend[RELATIVES:]:
            if friend != terms.NOBODY_THERE:
                where[friend] += 1
    for family in s.families:
        if family.hand != sorted(family.hand):
            found.append(f"a hand is not in order: {family.hand}")
    for friend in range(terms.FRIENDS):
        if where[friend] != int(friend in s.box.deck):
            found.append(f"{terms.FRIEND.names[friend]} is there {where[friend]} times")
    if sum(s.deck) != s.deck_size:
        found.append(f"the deck has {sum(s.deck)} friends, not {s.deck_size}")
    hands = [friend for family in s.families for friend in family.hand]
    for friend in range(terms.FRIENDS):
        if s.known[friend] and friend not in hands:
            found.append(f"{terms.FRIEND.names[friend]} is known in no hand")


def _check_children(s: Legacy, found: list[str]) -> None:
    for kind in range(terms.CHILDREN):
        there = s.cradle[kind] + s.child_discard[kind]
        for family in s.families:
            there += sum([who == kind and not family.flags[i] & DEAD for i, who in enumerate(family.who)])
            if kind == terms.COMPLICATION and family.complication > 0:
                there += 1
        if s.ancestry is not None:
            there += s.ancestry.card.count(kind)
            there += s.box.children[kind] if kind == terms.COMPLICATION else 0
        drawing = any(type(step).__name__ in ("Birth", "BirthCard", "KeepChild") for step in s.agenda)
        if there != s.box.children[kind] and not drawing:
            found.append(f"{there} cards of {terms.CHILD.names[kind]}, not {s.box.children[kind]}")
    if min(in_deck(s)) < 0 or min(s.reserve) < 0:
        found.append(f"child deck {in_deck(s)}, reserve {s.reserve}")


def _check_missions(s: Legacy, found: list[str]) -> None:
    hidden = sum(family.hidden_missions for family in s.families)
    if sum(s.unseen_missions) != s.mission_pile + hidden:
        found.append(f"{sum(s.unseen_missions)} missions unseen, {s.mission_pile} in the pile, {hidden} hidden")
    choosing = any(type(step).__name__ == "ChooseMission" for step in s.agenda)
    for mission in range(terms.MISSIONS):
        there = s.unseen_missions[mission] + s.mission_discard[mission]
        for family in s.families:
            there += family.missions.count(mission) + family.done.count(mission)
        if there != s.box.mission_deck[mission] and not choosing and not any(f.out for f in s.families):
            found.append(f"{terms.MISSION.names[mission]} is there {there} times")


def _check_pawns(s: Legacy, found: list[str]) -> None:
    for colour in range(terms.COLOURS):
        there = s.supply[colour] + s.used[colour] + sum(family.extra[colour] for family in s.families)
        if there != s.box.extra_pawns or s.supply[colour] < 0:
            found.append(f"{there} {terms.COLOUR.names[colour]} pawns")
    if any(owner != FREE and not 0 <= owner < len(s.families) for owner in s.spaces):
        found.append(f"spaces {s.spaces}")


def _check_family(s: Legacy, seat: int, found: list[str]) -> None:
    family = s.families[seat]
    who = f"P{seat + 1}"
    if min(family.gold, family.pawns, *family.extra, family.hidden_missions) < 0:
        found.append(f"{who} has less than nothing")
    lengths = {len(part) for part in (family.who, family.generation, family.parent, family.spouse, family.flags)}
    if lengths != {len(family.holds)}:
        found.append(f"{who}: the tree is not whole")
    for person in range(len(family.who)):
        spouse = family.spouse[person]
        if spouse != terms.NOBODY_THERE and s.box.friends[spouse].sex == sex_of(family.who[person]):
            found.append(f"{who}: {person + 1} is married to the same sex")
        if family.flags[person] & WED and spouse == terms.NOBODY_THERE:
            found.append(f"{who}: {person + 1} is married to nobody")
        parent = family.parent[person]
        if person > 0 and family.generation[parent] != family.generation[person] - 1:
            found.append(f"{who}: {person + 1} is of the wrong generation")


class LegacyProof(Proof[Legacy]):
    """How a table of Legacy is known to be sound, and how its games can end."""

    def problems(self, s: Legacy) -> list[str]:
        """Each thing that is wrong with the table, in words."""
        found: list[str] = []
        _check_friends(s, found)
        _check_children(s, found)
        _check_missions(s, found)
        _check_pawns(s, found)
        for seat in range(len(s.families)):
            _check_family(s, seat, found)
        if not 1 <= s.generation <= terms.GENERATIONS:
            found.append(f"generation {s.generation}")
        return found

    def endings(self, variant: str, seats: int) -> list[str]:
        """After three generations, with all families or without some; or when one or none is left (L 16.7)."""
        if variant == TESTAMENT:
            return [TESTAMENT_WON, TESTAMENT_LOST]
        if variant == SOLO:
            return [FULL, ALL_EXTINCT]
        return [FULL, *([WITH_EXTINCTION] if seats > 2 else []), LAST_FAMILY, ALL_EXTINCT]

    def ending(self, s: Legacy, events: list[Event]) -> str:
        if s.ancestry is not None:
            return TESTAMENT_LOST if s.ancestry.open else TESTAMENT_WON
        out = sum(family.out for family in s.families)
        if out == len(s.families):
            return ALL_EXTINCT
        if out == 0:
            return FULL
        return LAST_FAMILY if s.generation < terms.GENERATIONS or out == len(s.families) - 1 else WITH_EXTINCTION


proof = LegacyProof
