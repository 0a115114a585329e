"""Who is who in a family, in the tree that grows downward and in the Testament's that grows upward."""

from __future__ import annotations

from typing import Final

from posterity.games.legacy.state import DEAD, WED, Ancestry, Family, Legacy, put
from posterity.games.legacy.terms import NOBODY_THERE

FATHER: Final = 1
MOTHER: Final = 2
RELATIVES: Final = 3  # of the Testament: all but the player and the parents
UNKNOWN: Final = -2  # the nation or occupation of an unknown relative


def children_of(family: Family, person: int) -> int:
    return family.parent.count(person)


def is_couple(family: Family, person: int) -> bool:
    """Married, and both alive."""
    return family.flags[person] & (WED | DEAD) == WED


def is_single(family: Family, person: int) -> bool:
    """Neither married nor betrothed, and alive."""
    return family.spouse[person] == NOBODY_THERE and family.flags[person] & DEAD == 0


def alike_before(family: Family, person: int) -> bool:
    """Whether an earlier brother or sister is just like this one, so that offering both would be one option twice."""
    for other in range(person - 1, 0, -1):
        if (
            family.parent[other] == family.parent[person]
            and family.who[other] == family.who[person]
            and family.spouse[other] == family.spouse[person]
            and family.flags[other] == family.flags[person]
            and family.holds[other] == family.holds[person]
            and family.parent.count(other) == 0 == family.parent.count(person)
        ):
            return True
    return False


def friends_in(s: Legacy, seat: int) -> list[int]:
    """The friends in a family, betrothed ones and, in the Testament, the player and the parents included."""
    if s.ancestry is not None:
        return [friend for friend in s.ancestry.friend if friend != NOBODY_THERE]
    return [friend for friend in s.families[seat].spouse if friend != NOBODY_THERE]


def couples(s: Legacy, seat: int) -> list[int]:
    """The couples for whom a child can be drawn, each by the one of them that stands for both."""
    if s.ancestry is not None:
        spouse = s.ancestry.spouse
        return [i for i in range(RELATIVES, len(spouse)) if spouse[i] > i]
    family = s.families[seat]
    return [i for i in range(len(family.who)) if family.generation[i] == s.generation and is_couple(family, i)]


def partners(s: Legacy, seat: int, person: int) -> list[int]:
    """The friends in a couple."""
    ancestry = s.ancestry
    if ancestry is None:
        spouse = s.families[seat].spouse[person]
        return [] if spouse == NOBODY_THERE else [spouse]
    both = [ancestry.friend[person]]
    if ancestry.spouse[person] != NOBODY_THERE:
        both.append(ancestry.friend[ancestry.spouse[person]])
    return [friend for friend in both if friend != NOBODY_THERE]


def room_for(s: Legacy, seat: int, person: int, children: int) -> bool:
    """Whether the couple may have so many more children (L 7.2, L 7.12, L 20.3)."""
    if s.ancestry is not None:
        return True
    if children_of(s.families[seat], person) + children <= s.box.most_children:
        return True
    return any(s.box.friends[friend].card.no_child_limit for friend in partners(s, seat, person))


def holders(s: Legacy, seat: int) -> list[int]:
    """Single adults and couples who can be given a title, a mansion and the like (L 4.8, L 10.12, L 20.16)."""
    ancestry = s.ancestry
    if ancestry is not None:
        spouse = ancestry.spouse
        return [i for i in range(RELATIVES, len(spouse)) if spouse[i] == NOBODY_THERE or spouse[i] > i]
    family = s.families[seat]
    return [
        i
        for i in range(len(family.who))
        if family.generation[i] == s.generation and (not family.flags[i] & DEAD or bool(family.flags[i] & WED))
    ]


def holds_of(s: Legacy, seat: int) -> list[int]:
    """What everybody holds."""
    return s.families[seat].holds if s.ancestry is None else s.ancestry.holds


def give(s: Legacy, seat: int, person: int, what: int) -> None:
    """Somebody, or the couple, now holds this too."""
    if s.ancestry is not None:
        s.ancestry.holds[person] |= what
    else:
        family = s.families[seat]
        family.holds = put(family.holds, person, family.holds[person] | what)


def held_by(ancestry: Ancestry, person: int) -> int:
    """What a relative holds, alone or with the spouse (L 21.10)."""
    spouse = ancestry.spouse[person]
    return ancestry.holds[person] | (ancestry.holds[spouse] if spouse != NOBODY_THERE else 0)


def add_relative(ancestry: Ancestry, friend: int, card: int, sex: int, father: int, mother: int) -> int:
    """Somebody new in the Testament's tree; the number."""
    ancestry.friend.append(friend)
    ancestry.card.append(card)
    ancestry.sex.append(sex)
    ancestry.father.append(father)
    ancestry.mother.append(mother)
    ancestry.spouse.append(NOBODY_THERE)
    ancestry.holds.append(0)
    return len(ancestry.friend) - 1


def join(ancestry: Ancestry, one: int, other: int) -> None:
    ancestry.spouse[one] = other
    ancestry.spouse[other] = one


def nation_of(s: Legacy, person: int) -> int:
    assert s.ancestry is not None
    friend = s.ancestry.friend[person]
    return UNKNOWN if friend == NOBODY_THERE else s.box.friends[friend].nation


def occupation_of(s: Legacy, person: int) -> int:
    assert s.ancestry is not None
    friend = s.ancestry.friend[person]
    return UNKNOWN if friend == NOBODY_THERE else s.box.friends[friend].occupation


def occupations(s: Legacy, people: list[int]) -> set[int]:
    """All that there are among them."""
    return {occupation for occupation in [occupation_of(s, person) for person in people] if occupation >= 0}


def parents(ancestry: Ancestry, person: int) -> list[int]:
    return [parent for parent in (ancestry.father[person], ancestry.mother[person]) if parent != NOBODY_THERE]


def siblings(ancestry: Ancestry, person: int) -> list[int]:
    """All children of the same parents, this one too; nobody if no parent is there."""
    father, mother = ancestry.father[person], ancestry.mother[person]
    if father == mother:
        return []
    return [i for i in range(len(ancestry.friend)) if ancestry.father[i] == father and ancestry.mother[i] == mother]


def forebears(ancestry: Ancestry, person: int) -> list[int]:
    """The direct line above somebody."""
    found: list[int] = []
    for parent in parents(ancestry, person):
        found.append(parent)
        found += forebears(ancestry, parent)
    return found


def grandparents(ancestry: Ancestry) -> list[int]:
    return parents(ancestry, FATHER) + parents(ancestry, MOTHER)


def known(ancestry: Ancestry, people: list[int]) -> list[int]:
    return [person for person in people if ancestry.friend[person] != NOBODY_THERE]


def known_relatives(ancestry: Ancestry) -> list[int]:
    return known(ancestry, list(range(RELATIVES, len(ancestry.friend))))


def known_lines(ancestry: Ancestry, person: int) -> list[list[int]]:
    """The unbroken lines of known forebears above somebody, each as long as it is."""
    found: list[list[int]] = []
    for parent in known(ancestry, parents(ancestry, person)):
        above = known_lines(ancestry, parent) or [[]]
        found += [[parent, *line] for line in above]
    return found
