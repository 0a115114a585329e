"""L 21: what the hints of The Testament ask for, in the words of the data, and how near each of them is.

A hint names people of the tree, and what there has to be among them: "grandparents women: 1 artist". A second word says
how they are taken: the men or the women among them, or one couple, one family of brothers and sisters and the like at a
time. Without it all of them are taken together. A hint is true if it is true of one of these groups.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posterity.engine.data import MOST
from posterity.engine.errors import DataError
from posterity.games.legacy import terms
from posterity.games.legacy.effects import number
from posterity.games.legacy.state import ANY_CONTRIBUTION, ANY_TITLE, MANSION, VENTURE, Ancestry, Legacy
from posterity.games.legacy.steps.births import Birth, BirthCard, Births
from posterity.games.legacy.steps.testament import FindChild, children_found
from posterity.games.legacy.tree import (
    FATHER,
    MOTHER,
    RELATIVES,
    UNKNOWN,
    forebears,
    grandparents,
    held_by,
    known,
    known_lines,
    known_relatives,
    nation_of,
    occupation_of,
    occupations,
    parents,
    siblings,
)

EITHER: Final = -1  # a man or a woman
MANY: Final = 9  # hardly any tree has more of anything
PAIR: Final = 2


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


def unknown(a: Ancestry, people: list[int]) -> list[int]:
    return [person for person in people if a.friend[person] == terms.NOBODY_THERE]


# What there has to be among them.


class Trait:
    """Something that is counted among people. It is called in the data as in its message: "need-titles" is "titles"."""

    __slots__ = ("most", "name", "word")

    def __init__(self, word: str, most: int = MANY) -> None:
        self.word: Final = word
        self.name: Final[str] = word.removeprefix("hint-").removeprefix("need-")
        self.most: Final = most

    def count(self, s: Legacy, a: Ancestry, people: list[int]) -> int:
        """How much there is of it."""
        raise NotImplementedError

    def in_hand(self, s: Legacy, sex: int) -> bool:
        """Whether a friend in the hand would be one of those that are counted."""
        return False

    def near(self, s: Legacy, a: Ancestry, people: list[int], count: int, hint: Hint) -> float:
        """For rules of thumb, how much of it is there or within reach, from 0 to 1."""
        return min(1.0, self.count(s, a, people) / count)


class OfKind(Trait):
    """Known relatives of a nation or an occupation (L 21.9)."""

    __slots__ = ("nation", "occupation")

    def __init__(self, word: str, nation: int = UNKNOWN, occupation: int = UNKNOWN) -> None:
        super().__init__(word)
        self.nation: Final = nation
        self.occupation: Final = occupation

    def count(self, s: Legacy, a: Ancestry, people: list[int]) -> int:
        return len(self.those(s, people))

    def those(self, s: Legacy, people: list[int]) -> list[int]:
        if self.nation != UNKNOWN:
            return [person for person in people if nation_of(s, person) == self.nation]
        return [person for person in people if occupation_of(s, person) == self.occupation]

    def in_hand(self, s: Legacy, sex: int) -> bool:
        for friend in s.families[0].hand:
            card = s.box.friends[friend]
            if (card.nation == self.nation or card.occupation == self.occupation) and sex in (EITHER, card.sex):
                return True
        return False

    def near(self, s: Legacy, a: Ancestry, people: list[int], count: int, hint: Hint) -> float:
        found = self.count(s, a, people)
        if found < count and unknown(a, people):  # one of these may be it
            return (found + (0.6 if self.in_hand(s, hint.by.sex) else 0.3)) / count
        return min(1.0, found / count)


class Foreign(OfKind):
    """All but the French, which most friends are: a hand tells little of them."""

    __slots__ = ()

    def those(self, s: Legacy, people: list[int]) -> list[int]:
        return [person for person in people if nation_of(s, person) not in (UNKNOWN, terms.FRENCH)]

    def in_hand(self, s: Legacy, sex: int) -> bool:
        return False


class Held(Trait):
    """Titles, mansions and the like. What a couple holds, both of them hold (L 21.10), but it counts once."""

    __slots__ = ("bits",)

    def __init__(self, word: str, bits: int) -> None:
        super().__init__(word)
        self.bits: Final = bits

    def count(self, s: Legacy, a: Ancestry, people: list[int]) -> int:
        holders: list[int] = []
        for person in people:
            if held_by(a, person) & self.bits and a.spouse[person] not in holders:
                holders.append(person)
        return len(holders)

    def near(self, s: Legacy, a: Ancestry, people: list[int], count: int, hint: Hint) -> float:
        return 1.0 if self.count(s, a, people) >= count else 0.0


class Nations(Trait):
    """How many different ones there are."""

    __slots__ = ()

    def count(self, s: Legacy, a: Ancestry, people: list[int]) -> int:
        return len({nation_of(s, person) for person in known(a, people)})


class Occupations(Trait):
    """How many different ones there are."""

    __slots__ = ()

    def count(self, s: Legacy, a: Ancestry, people: list[int]) -> int:
        return len(occupations(s, people))

    def near(self, s: Legacy, a: Ancestry, people: list[int], count: int, hint: Hint) -> float:
        there = occupations(s, people)
        near = float(len(there))
        if hint.among is ALL_RELATIVES:  # whoever marries becomes one
            near += 0.4 * sum(
                [BY_OCCUPATION[i].in_hand(s, hint.by.sex) for i in range(terms.OCCUPATIONS) if i not in there]
            )
        return min(1.0, near / count)


class Compatriots(Trait):
    """People of one nation."""

    __slots__ = ()

    def count(self, s: Legacy, a: Ancestry, people: list[int]) -> int:
        nations = [nation_of(s, person) for person in known(a, people)]
        return max([nations.count(nation) for nation in nations], default=0)

    def near(self, s: Legacy, a: Ancestry, people: list[int], count: int, hint: Hint) -> float:
        """Best with a compatriot for one of them in the hand."""
        if self.count(s, a, people) >= count:
            return 1.0
        if not unknown(a, people):
            return 0.0
        there = known(a, people)
        cards = [s.box.friends[friend] for friend in s.families[0].hand]
        for person in there:
            if any(card.nation == nation_of(s, person) and card.sex != a.sex[person] for card in cards):
                return 0.75
        return min(0.7, 0.25 + 0.15 * len(there))


class Known(Trait):
    """People of whom it is known who they were."""

    __slots__ = ()

    def count(self, s: Legacy, a: Ancestry, people: list[int]) -> int:
        return len(known(a, people))


class People(Trait):
    """All of them, the unknown too."""

    __slots__ = ()

    def count(self, s: Legacy, a: Ancestry, people: list[int]) -> int:
        return len(people)


BY_NATION: Final = [OfKind(terms.FRIENDS_OF.words[i], nation=i) for i in range(terms.NATIONS)]
BY_OCCUPATION: Final = [
    OfKind(terms.FRIENDS_OF.words[terms.NATIONS + i], occupation=i) for i in range(terms.OCCUPATIONS)
]
KINDS: Final = [*BY_NATION, *BY_OCCUPATION]
ALL_TRAITS: Final[list[Trait]] = [
    *KINDS,
    Foreign("hint-need-foreign"),
    Compatriots("hint-need-compatriots"),
    Nations("hint-need-nations", terms.NATIONS),
    Occupations("hint-need-occupations", terms.OCCUPATIONS),
    Known("hint-need-known"),
    People("hint-need-people"),
    Held("need-titles", ANY_TITLE),
    Held("need-contributions", ANY_CONTRIBUTION),
    Held("need-mansions", MANSION),
    Held("need-ventures", VENTURE),
]
TRAITS: Final = {trait.name: trait for trait in ALL_TRAITS}


class Need:
    """At least so many of something."""

    __slots__ = ("count", "trait")

    def __init__(self, trait: Trait, count: int) -> None:
        self.trait: Final = trait
        self.count: Final = count


# Whom it asks for.


class Among:
    """People of the tree. They are called in the data as in their message: "hint-among-relatives" is "relatives"."""

    __slots__ = ("above", "kind", "name", "people", "what", "word")

    def __init__(
        self,
        word: str,
        people: Callable[[Ancestry], list[int]] | None = None,
        above: list[int] | None = None,
        kind: OfKind | None = None,
        what: str = "",
    ) -> None:
        self.word: Final = word
        self.name: Final[str] = word.removeprefix("hint-among-") if kind is None else kind.name
        self.what: Final = what  # the message of the nation or occupation
        self.people: Final = people
        self.above: Final = above or []  # all that stand above these, the direct line (L 21.7)
        self.kind: Final = kind  # known relatives that are it (L 21.8)

    def found(self, s: Legacy, a: Ancestry) -> list[int]:
        if self.kind is not None:
            return self.kind.those(s, known_relatives(a))
        if self.people is not None:
            return self.people(a)
        return [forebear for person in self.above for forebear in forebears(a, person)]


def relatives(a: Ancestry) -> list[int]:
    return list(range(RELATIVES, len(a.friend)))


def great_grandparents(a: Ancestry) -> list[int]:
    return [parent for person in grandparents(a) for parent in parents(a, person)]


ALL_RELATIVES: Final = Among("hint-among-relatives", relatives)
ALL_AMONG: Final = [
    ALL_RELATIVES,
    Among("hint-among-grandparents", grandparents),
    Among("hint-among-great-grandparents", great_grandparents),
    Among("hint-among-forebears", above=[FATHER, MOTHER]),
    Among("hint-among-father-side", above=[FATHER]),
    Among("hint-among-mother-side", above=[MOTHER]),
    *[
        Among("hint-among-kind", kind=kind, what=what)
        for kind, what in zip(KINDS, terms.NATION.words + terms.OCCUPATION.words, strict=True)
    ],
]
AMONG: Final = {among.name: among for among in ALL_AMONG}


class By:
    """How they are taken, all together or one group after the other: "hint-by-men" is "men" in the data."""

    __slots__ = ("most", "name", "sex", "word")

    def __init__(self, word: str, sex: int = EITHER, most: int = MOST) -> None:
        self.word: Final = word
        self.name: Final[str] = word.removeprefix("hint-by-")
        self.sex: Final = sex
        self.most: Final = most  # people in a group

    def groups(self, s: Legacy, a: Ancestry, among: Among) -> list[list[int]]:
        people = among.found(s, a)
        return [people if self.sex == EITHER else [person for person in people if a.sex[person] == self.sex]]

    def near(self, s: Legacy, a: Ancestry, hint: Hint) -> float:
        """How near the nearest of the groups is, from 0 to 1."""
        best = 0.0
        for group in self.groups(s, a, hint.among):
            near = 0.0
            for need in hint.needs:
                near += self.near_in(s, a, group, need, hint)
            best = max(best, near / len(hint.needs))
        return best

    def near_in(self, s: Legacy, a: Ancestry, group: list[int], need: Need, hint: Hint) -> float:
        return need.trait.near(s, a, group, need.count, hint)


class ByCouple(By):
    __slots__ = ()

    def groups(self, s: Legacy, a: Ancestry, among: Among) -> list[list[int]]:
        return couples_among(a, among.found(s, a))


def couples_among(a: Ancestry, people: list[int]) -> list[list[int]]:
    return [[person, a.spouse[person]] for person in people if a.spouse[person] > person and a.spouse[person] in people]


class ByChildren(By):
    """The children of a couple, the parents of the player among them (L 21.8)."""

    __slots__ = ()

    def groups(self, s: Legacy, a: Ancestry, among: Among) -> list[list[int]]:
        found: list[list[int]] = []
        for one, other in couples_among(a, among.found(s, a)):
            children = [i for i in range(FATHER, len(a.friend)) if {a.father[i], a.mother[i]} == {one, other}]
            if children:
                found.append(children)
        return found

    def near_in(self, s: Legacy, a: Ancestry, group: list[int], need: Need, hint: Hint) -> float:
        """With the births that wait."""
        trait, number = need.trait, len(group) + births_to_come(s, 0, parents(a, group[0]))
        if isinstance(trait, People):
            return min(1.0, number / need.count)
        found = trait.count(s, a, group)
        if isinstance(trait, OfKind) and found < need.count:
            return (found + (0.5 if number > 1 and trait.in_hand(s, EITHER) else 0.0)) / need.count
        return trait.near(s, a, group, need.count, hint)


class BySiblings(By):
    """Brothers and sisters, the parents of the player among them (L 21.8)."""

    __slots__ = ()

    def groups(self, s: Legacy, a: Ancestry, among: Among) -> list[list[int]]:
        people = among.found(s, a)
        if among is ALL_RELATIVES:
            people = [FATHER, MOTHER, *people]
        found: list[list[int]] = []
        for person in people:
            family = siblings(a, person)
            if family and family not in found:
                found.append(family)
        return found

    def near_in(self, s: Legacy, a: Ancestry, group: list[int], need: Need, hint: Hint) -> float:
        """One who has, or is about to have, brothers or sisters who could still be anybody."""
        trait, found = need.trait, need.trait.count(s, a, group)
        if not isinstance(trait, OfKind) or found >= need.count:
            return trait.near(s, a, group, need.count, hint)
        if found == 0 or not (unknown(a, group) or births_to_come(s, 0, parents(a, group[0])) > 0):
            return 0.0
        return (found + (0.4 if trait.in_hand(s, EITHER) else -0.2)) / need.count


class ByParents(By):
    """The parents of one of them."""

    __slots__ = ()

    def groups(self, s: Legacy, a: Ancestry, among: Among) -> list[list[int]]:
        return [parents(a, person) for person in among.found(s, a)]

    def near(self, s: Legacy, a: Ancestry, hint: Hint) -> float:
        """One with an unknown parent, or such a parent with an unknown child; better with the other in the hand."""
        child, parent = hint.among.kind, hint.needs[0].trait
        if child is None or not isinstance(parent, OfKind) or len(hint.needs) > 1 or hint.needs[0].count > 1:
            return super().near(s, a, hint)
        best = 0.0
        for person in child.those(s, known_relatives(a)):
            for other in unknown(a, parents(a, person)):
                best = max(best, 0.7 if parent.in_hand(s, a.sex[other]) else 0.4)
        for person in parent.those(s, known_relatives(a)):
            for other in unknown(a, [i for i in relatives(a) if person in (a.father[i], a.mother[i])]):
                best = max(best, 0.7 if child.in_hand(s, a.sex[other]) else 0.4)
        return best


class ByLine(By):
    """An unbroken line of known people above a parent of the player."""

    __slots__ = ()

    def groups(self, s: Legacy, a: Ancestry, among: Among) -> list[list[int]]:
        return [line for person in among.above for line in known_lines(a, person)]


TOGETHER: Final = By("")
ALL_BY: Final = [
    By("hint-by-men", sex=terms.MAN),
    By("hint-by-women", sex=terms.WOMAN),
    ByCouple("hint-by-couples", most=PAIR),
    ByChildren("hint-by-children"),
    BySiblings("hint-by-siblings"),
    ByParents("hint-by-parents", most=PAIR),
    ByLine("hint-by-line"),
]
BY: Final = {by.name: by for by in ALL_BY}


class Hint:
    """Whom it asks for, how they are taken, and what there has to be among them."""

    __slots__ = ("among", "by", "needs", "word")

    def __init__(self, word: str, among: Among, by: By, needs: list[Need]) -> None:
        self.word: Final = word  # the message that says it, if it is one of ours
        self.among: Final = among
        self.by: Final = by
        self.needs: Final = needs

    def fulfilled(self, s: Legacy, a: Ancestry) -> bool:
        for group in self.by.groups(s, a, self.among):
            met = True
            for need in self.needs:
                if met and need.trait.count(s, a, group) < need.count:
                    met = False
            if met:
                return True
        return False

    def nearness(self, s: Legacy, a: Ancestry) -> float:
        """For rules of thumb, how much of it is true or within reach, from 0 to 1."""
        return self.by.near(s, a, self)


def hint(key: str, text: str, word: str) -> Hint:
    """A hint out of words like "grandparents women: 1 artist"."""
    whom, colon, rest = text.partition(":")
    words = whom.split()
    if not colon or not 1 <= len(words) <= 2:
        raise DataError(f"{key}: expected something like 'grandparents women: 1 artist', got {text!r}")
    if words[0] not in AMONG:
        raise DataError(f"{key}: cannot read {words[0]!r}; expected one of {', '.join(AMONG)}")
    if len(words) == 2 and words[1] not in BY:
        raise DataError(
            f"{key}: cannot read {words[1]!r}; expected one of {', '.join(BY)}, or nothing for all together"
        )
    among, by = AMONG[words[0]], BY[words[1]] if len(words) == 2 else TOGETHER
    if isinstance(by, ByLine) and not among.above:
        lines = ", ".join(one.name for one in ALL_AMONG if one.above)
        raise DataError(f"{key}: a line is one of {lines}, got {whom.strip()!r}")
    needs: list[Need] = []
    for part in rest.split("+"):
        words = part.split()
        if len(words) != 2 or words[1] not in TRAITS:
            raise DataError(f"{key}: cannot read {part.strip()!r}; expected a number and one of {', '.join(TRAITS)}")
        trait = TRAITS[words[1]]
        needs.append(Need(trait, number(key, words[0], 1, min(trait.most, by.most))))
    return Hint(word, among, by, needs)
