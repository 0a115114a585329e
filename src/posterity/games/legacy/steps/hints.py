"""L 21: the hints of The Testament, what they ask for and how near each is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posterity.engine import Domain, Draw
from posterity.games.legacy.state import ANY_TITLE, MANSION, VENTURE, Ancestry, Legacy
from posterity.games.legacy.steps.births import Birth, BirthCard, Births
from posterity.games.legacy.steps.gains import change_prestige
from posterity.games.legacy.steps.testament import FindChild, children_found
from posterity.games.legacy.terms import (
    ARISTOCRAT,
    ARTIST,
    CRAFTSMAN,
    DIPLOMAT,
    FRENCH,
    HINT,
    HINTS,
    HINTS_PER_GENERATION,
    MAN,
    NOBODY_THERE,
    OCCUPATIONS,
    SCIENTIST,
    WOMAN,
    HintDrawn,
    HintFulfilled,
)
from posterity.games.legacy.tree import (
    FATHER,
    MOTHER,
    RELATIVES,
    UNKNOWN,
    forebears,
    grandparents,
    held_by,
    known,
    known_relatives,
    longest_known_line,
    nation_of,
    occupation_of,
    occupations,
    parents,
    siblings,
)

EITHER: Final = -1  # a man or a woman


class DrawHints(Draw[Legacy]):
    """Three hints of this generation (L 21.1)."""

    __slots__ = ()

    def name(self, s: Legacy) -> str:
        return f"hints-{s.generation}"

    def domain(self, s: Legacy) -> Domain:
        return HINT

    def bag(self, s: Legacy) -> list[int]:
        return [int(hint // HINTS_PER_GENERATION == s.generation - 1) for hint in range(HINTS)]

    def count(self, s: Legacy) -> int:
        return s.box.hints_drawn

    def drawn(self, s: Legacy, got: list[int]) -> None:
        assert s.ancestry is not None
        for hint in got:
            s.ancestry.open.append(hint)
            s.tell(HintDrawn, 0, hint)
        check_hints(s, 0)


def check_hints(s: Legacy, seat: int) -> None:
    """Hints that have become true bring prestige (L 21.3, L 21.4)."""
    tree = s.ancestry
    if tree is None:
        return
    for hint in tree.open[:]:
        if ALL_HINTS[hint].fulfilled(s, tree):
            tree.open.remove(hint)
            tree.done.append(hint)
            s.tell(HintFulfilled, seat, hint)
            change_prestige(s, seat, 1)


Fulfilled = Callable[[Legacy, Ancestry], bool]
Nearness = Callable[[Legacy, Ancestry], float]


def far(s: Legacy, a: Ancestry) -> float:
    return 0.0


class Hint:
    """Whether it is true of the tree; for rules of thumb, how much of it is true or within reach, from 0 to 1."""

    __slots__ = ("fulfilled", "nearness")

    def __init__(self, fulfilled: Fulfilled, nearness: Nearness = far) -> None:
        self.fulfilled: Final = fulfilled
        self.nearness: Final = nearness


def births_to_come(s: Legacy, seat: int, couple: list[int] | None = None) -> int:
    """Births that a draw keeps waiting, those of one couple or all."""
    found = 0
    for step in s.agenda:
        if isinstance(step, (Birth, BirthCard, Births, FindChild)) and step.seat == seat:
            if couple is not None and step.person not in couple:
                continue
            if isinstance(step, FindChild):
                found += children_found(s, seat, step.person)
            else:
                found += step.number if isinstance(step, Births) else 1
    return found


def in_hand(s: Legacy, occupation: int, sex: int = EITHER) -> bool:
    for friend in s.families[0].hand:
        card = s.box.friends[friend]
        if card.occupation == occupation and sex in (EITHER, card.sex):
            return True
    return False


def held_above(a: Ancestry, parent: int, bits: int, sex: int = EITHER) -> bool:
    """Whether a forebear on the side of a parent holds one of these."""
    return any(held_by(a, p) & bits and sex in (EITHER, a.sex[p]) for p in forebears(a, parent))


def three_with_diplomat(s: Legacy, a: Ancestry) -> bool:
    for parent in (FATHER, MOTHER):
        if len(parents(a, parent)) == 2:
            family = siblings(a, parent)
            if len(family) >= 3 and DIPLOMAT in occupations(s, family):
                return True
    return False


def near_three_with_diplomat(s: Legacy, a: Ancestry) -> float:
    best = 0.0
    for parent in (FATHER, MOTHER):
        both = parents(a, parent)
        if len(both) == 2:
            family = siblings(a, parent)
            number = len(family) + births_to_come(s, 0, both)
            near = min(3, number) / 6
            if DIPLOMAT in occupations(s, family):
                near += 0.5
            elif number > 1 and in_hand(s, DIPLOMAT):
                near += 0.25
            best = max(best, near)
    return best


def grandparent(s: Legacy, a: Ancestry, sex: int, occupation: int) -> bool:
    return any(a.sex[p] == sex and occupation_of(s, p) == occupation for p in grandparents(a))


def foreign_grandmother(s: Legacy, a: Ancestry) -> bool:
    return any(a.sex[p] == WOMAN and nation_of(s, p) not in (UNKNOWN, FRENCH) for p in grandparents(a))


def near_grandparent(s: Legacy, a: Ancestry, sex: int, occupation: int = UNKNOWN) -> float:
    if all(a.sex[p] != sex or a.friend[p] != NOBODY_THERE for p in grandparents(a)):
        return 0.0  # all of them are somebody else
    return 0.6 if in_hand(s, occupation, sex) else 0.3


def couple_of_one_nation(s: Legacy, a: Ancestry) -> bool:
    for person in grandparents(a):
        both = parents(a, person)
        if len(both) == 2 and UNKNOWN != nation_of(s, both[0]) == nation_of(s, both[1]):
            return True
    return False


def near_couple_of_one_nation(s: Legacy, a: Ancestry) -> float:
    """A couple of great-grandparents not both known; best with one known and a compatriot for the other in hand."""
    best = 0.0
    for grandparent in grandparents(a):
        both = parents(a, grandparent)
        there = known(a, both)
        if len(both) == 2 and len(there) < 2:
            best = max(best, 0.25 + 0.15 * len(there))
            for person in there:
                cards = [s.box.friends[friend] for friend in s.families[0].hand]
                if any(card.nation == nation_of(s, person) and card.sex != a.sex[person] for card in cards):
                    best = 0.75
    return best


def craftsmen(s: Legacy, a: Ancestry) -> list[int]:
    """The parents of the player count here (L 21.8)."""
    return [p for p in range(FATHER, len(a.friend)) if occupation_of(s, p) == CRAFTSMAN]


def craftsman_siblings(s: Legacy, a: Ancestry) -> bool:
    for one in craftsmen(s, a):
        for other in siblings(a, one):
            if other != one and occupation_of(s, other) == CRAFTSMAN:
                return True
    return False


def near_craftsman_siblings(s: Legacy, a: Ancestry) -> float:
    """A craftsman who has, or is about to have, brothers or sisters who could still be anybody."""
    for person in craftsmen(s, a):
        both = parents(a, person)
        if both and (births_to_come(s, 0, both) > 0 or any(a.friend[p] == NOBODY_THERE for p in siblings(a, person))):
            return 0.7 if in_hand(s, CRAFTSMAN) else 0.4
    return 0.0


def occupations_above_mother(s: Legacy, a: Ancestry) -> int:
    return len(occupations(s, forebears(a, MOTHER)))


def longest_line(a: Ancestry) -> int:
    return max(longest_known_line(a, FATHER), longest_known_line(a, MOTHER))


def nations(s: Legacy, a: Ancestry) -> int:
    return len({nation_of(s, p) for p in known_relatives(a)})


def held_by_couples(a: Ancestry) -> list[int]:
    return [held_by(a, p) for p in range(RELATIVES, len(a.friend)) if a.spouse[p] != NOBODY_THERE]


def risen_aristocrat(s: Legacy, a: Ancestry) -> bool:
    for person in known_relatives(a):
        if occupation_of(s, person) == ARISTOCRAT and CRAFTSMAN in occupations(s, parents(a, person)):
            return True
    return False


def near_risen_aristocrat(s: Legacy, a: Ancestry) -> float:
    """An aristocrat with an unknown parent, or a craftsman with an unknown child; better with the other in hand."""
    best = 0.0
    for person in known_relatives(a):
        occupation = occupation_of(s, person)
        if occupation == ARISTOCRAT:
            wanted, beside = CRAFTSMAN, parents(a, person)
        elif occupation == CRAFTSMAN:
            wanted, beside = ARISTOCRAT, [p for p in range(len(a.friend)) if person in (a.father[p], a.mother[p])]
        else:
            continue
        for other in beside:
            if a.friend[other] == NOBODY_THERE:
                best = max(best, 0.7 if in_hand(s, wanted, a.sex[other]) else 0.4)
    return best


def near_all_occupations(s: Legacy, a: Ancestry) -> float:
    there = occupations(s, known_relatives(a))
    missing = [i for i in range(OCCUPATIONS) if i not in there]
    return (OCCUPATIONS - len(missing) + 0.4 * sum([in_hand(s, i) for i in missing])) / OCCUPATIONS


BY_NAME: Final = {
    "titled-forebear": Hint(lambda s, a: held_above(a, FATHER, ANY_TITLE, MAN)),
    "three-with-diplomat": Hint(three_with_diplomat, near_three_with_diplomat),
    "foreign-grandmother": Hint(foreign_grandmother, lambda s, a: near_grandparent(s, a, WOMAN)),
    "scientist-grandfather": Hint(
        lambda s, a: grandparent(s, a, MAN, SCIENTIST), lambda s, a: near_grandparent(s, a, MAN, SCIENTIST)
    ),
    "artist-grandmother": Hint(
        lambda s, a: grandparent(s, a, WOMAN, ARTIST), lambda s, a: near_grandparent(s, a, WOMAN, ARTIST)
    ),
    "couple-of-one-nation": Hint(couple_of_one_nation, near_couple_of_one_nation),
    "mothers-mansion": Hint(lambda s, a: held_above(a, MOTHER, MANSION)),
    "fathers-venture": Hint(lambda s, a: held_above(a, FATHER, VENTURE)),
    "craftsman-siblings": Hint(craftsman_siblings, near_craftsman_siblings),
    "three-occupations": Hint(
        lambda s, a: occupations_above_mother(s, a) >= 3, lambda s, a: occupations_above_mother(s, a) / 3
    ),
    "line-of-four": Hint(lambda s, a: longest_line(a) >= 4, lambda s, a: longest_line(a) / 4),
    "five-nations": Hint(lambda s, a: nations(s, a) >= 5, lambda s, a: nations(s, a) / 5),
    "title-and-mansion": Hint(
        lambda s, a: any(held & ANY_TITLE and held & MANSION for held in held_by_couples(a)),
        lambda s, a: 0.5 if any(held & (ANY_TITLE | MANSION) for held in held_by_couples(a)) else 0.0,
    ),
    "risen-aristocrat": Hint(risen_aristocrat, near_risen_aristocrat),
    "all-occupations": Hint(lambda s, a: len(occupations(s, known_relatives(a))) == OCCUPATIONS, near_all_occupations),
}
ALL_HINTS: Final = [BY_NAME[name] for name in HINT.names]
