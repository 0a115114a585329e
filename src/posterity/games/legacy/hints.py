"""L 21: what the hints of the Testament ask for."""

from __future__ import annotations

from typing import Final

from posterity.games.legacy.state import MANSION, TITLE_AT, VENTURE, Ancestry, Legacy
from posterity.games.legacy.terms import MAN, NATION, NO_OCCUPATION, NOBODY_THERE, OCCUPATION, OCCUPATIONS, WOMAN
from posterity.games.legacy.tree import FATHER, MOTHER, RELATIVES, held_by

FRENCH: Final = NATION.ids["french"]
ARTIST: Final = OCCUPATION.ids["artist"]
CRAFTSMAN: Final = OCCUPATION.ids["craftsman"]
DIPLOMAT: Final = OCCUPATION.ids["diplomat"]
SCIENTIST: Final = OCCUPATION.ids["scientist"]
ARISTOCRAT: Final = OCCUPATION.ids["aristocrat"]
UNKNOWN: Final = -2  # the nation or occupation of an unknown relative


def nation(s: Legacy, person: int) -> int:
    assert s.ancestry is not None
    friend = s.ancestry.friend[person]
    return UNKNOWN if friend == NOBODY_THERE else s.box.friends[friend].nation


def occupation(s: Legacy, person: int) -> int:
    assert s.ancestry is not None
    friend = s.ancestry.friend[person]
    return UNKNOWN if friend == NOBODY_THERE else s.box.friends[friend].occupation


def parents(a: Ancestry, person: int) -> list[int]:
    father, mother = a.father[person], a.mother[person]
    if father == NOBODY_THERE:
        return [] if mother == NOBODY_THERE else [mother]
    return [father] if mother == NOBODY_THERE else [father, mother]


def forebears(a: Ancestry, person: int) -> list[int]:
    """The direct line above somebody."""
    found: list[int] = []
    for parent in parents(a, person):
        found.append(parent)
        found += forebears(a, parent)
    return found


def grandparents(a: Ancestry) -> list[int]:
    return parents(a, FATHER) + parents(a, MOTHER)


def children(a: Ancestry, one: int, other: int) -> list[int]:
    found: list[int] = []
    for i, father in enumerate(a.father):
        if (father == one and a.mother[i] == other) or (father == other and a.mother[i] == one):
            found.append(i)
    return found


def known(a: Ancestry, people: list[int]) -> list[int]:
    return [person for person in people if a.friend[person] != NOBODY_THERE]


def relatives(a: Ancestry) -> list[int]:
    return list(range(RELATIVES, len(a.friend)))


def longest_known_line(a: Ancestry, person: int) -> int:
    """How many known forebears stand in an unbroken line above somebody."""
    best = 0
    for parent in parents(a, person):
        if a.friend[parent] != NOBODY_THERE:
            best = max(best, 1 + longest_known_line(a, parent))
    return best


def fulfilled(s: Legacy, hint: int) -> bool:
    """Whether a hint is true of the tree (L 21.6 to L 21.10)."""
    a = s.ancestry
    assert a is not None
    if hint == 0:
        return any(a.sex[p] == MAN and held_by(a, p) >> TITLE_AT & 15 for p in forebears(a, FATHER))
    if hint == 1:
        for parent in (FATHER, MOTHER):
            both = parents(a, parent)
            if len(both) == 2:
                family = children(a, both[0], both[1])
                if len(family) >= 3 and any(occupation(s, child) == DIPLOMAT for child in family):
                    return True
        return False
    if hint == 2:
        return any(a.sex[p] == WOMAN and nation(s, p) not in (UNKNOWN, FRENCH) for p in grandparents(a))
    if hint == 3:
        return any(a.sex[p] == MAN and occupation(s, p) == SCIENTIST for p in grandparents(a))
    if hint == 4:
        return any(a.sex[p] == WOMAN and occupation(s, p) == ARTIST for p in grandparents(a))
    if hint == 5:
        for grandparent in grandparents(a):
            both = parents(a, grandparent)
            if len(both) == 2 and UNKNOWN != nation(s, both[0]) == nation(s, both[1]):
                return True
        return False
    if hint == 6:
        return any(held_by(a, p) & MANSION for p in forebears(a, MOTHER))
    if hint == 7:
        return any(held_by(a, p) & VENTURE for p in forebears(a, FATHER))
    if hint == 8:
        return _craftsman_siblings(s, a)
    if hint == 9:
        found = {occupation(s, p) for p in known(a, forebears(a, MOTHER))}
        return len(found - {NO_OCCUPATION}) >= 3
    if hint == 10:
        return max(longest_known_line(a, FATHER), longest_known_line(a, MOTHER)) >= 4
    people = known(a, relatives(a))
    if hint == 11:
        return len({nation(s, p) for p in people}) >= 5
    if hint == 12:
        return any(
            a.spouse[p] != NOBODY_THERE and held_by(a, p) >> TITLE_AT & 15 and held_by(a, p) & MANSION
            for p in relatives(a)
        )
    if hint == 13:
        return any(
            occupation(s, p) == ARISTOCRAT and any(occupation(s, parent) == CRAFTSMAN for parent in parents(a, p))
            for p in people
        )
    return len({occupation(s, p) for p in people} - {NO_OCCUPATION}) == OCCUPATIONS


def _craftsman_siblings(s: Legacy, a: Ancestry) -> bool:
    """Two children of one couple, both craftsmen; the parents of the player count here (L 21.8)."""
    craftsmen = [p for p in range(FATHER, len(a.friend)) if occupation(s, p) == CRAFTSMAN]
    for i, one in enumerate(craftsmen):
        for other in craftsmen[i + 1 :]:
            both = parents(a, one)
            if both and both == parents(a, other):
                return True
    return False


def adjustments(s: Legacy) -> int:
    """Honor at the end for nations and occupations that run in the family, or do not (L 22.3 to L 22.5)."""
    a = s.ancestry
    assert a is not None
    honor = 0
    for person in range(FATHER, len(a.friend)):
        if a.friend[person] == NOBODY_THERE:
            continue
        above = parents(a, person)
        origin = nation(s, person)
        if origin != FRENCH:
            nations = [nation(s, parent) for parent in above]
            if origin in nations:
                honor += 1
            elif len(nations) == 2 and UNKNOWN not in nations:
                honor -= 1
        work = occupation(s, person)
        if work == ARISTOCRAT and _works_as(s, above, CRAFTSMAN):
            honor += 1
        if work == CRAFTSMAN and _works_as(s, above, ARISTOCRAT):
            honor -= 1
    return honor


def _works_as(s: Legacy, people: list[int], work: int) -> bool:
    """Whether one of them has that occupation."""
    for person in people:
        if occupation(s, person) == work:
            return True
    return False
