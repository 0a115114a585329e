"""What can be counted in a family, for conditions and goals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posterity.games.legacy import terms
from posterity.games.legacy.state import ANY_CONTRIBUTION, ANY_TITLE, MANSION, VENTURE, Family, Legacy
from posterity.games.legacy.tree import children_of, friends_in, holds_of

NONE: Final = -2  # neither a nation nor an occupation


class Measure:
    """Something that can be counted. It is called in the data as in its message: "need-gold" is "gold"."""

    __slots__ = ("name", "what", "word")

    def __init__(self, word: str, name: str = "", what: str = "") -> None:
        self.word: Final = word
        self.name: Final[str] = name or word.removeprefix("need-")
        self.what: Final = what  # the message of what it is about, if that does not follow from the word

    def count(self, s: Legacy, seat: int) -> int:
        """How much there is of it."""
        raise NotImplementedError

    def is_one(self, s: Legacy, friend: int) -> bool:
        """Whether a friend in the tree is one of those that are counted."""
        return False


class Friends(Measure):
    """Friends in the tree of a nation or an occupation, betrothed ones too (L 6.17).

    Completed missions can count as one of an occupation (L 6.18).
    """

    __slots__ = ("nation", "occupation")

    def __init__(self, word: str, nation: int = NONE, occupation: int = NONE) -> None:
        super().__init__(word)
        self.nation: Final = nation
        self.occupation: Final = occupation

    def count(self, s: Legacy, seat: int) -> int:
        found = kept(s, s.families[seat], self.occupation)
        for friend in friends_in(s, seat):
            if self.is_one(s, friend):
                found += 1
        return found

    def is_one(self, s: Legacy, friend: int) -> bool:
        card = s.box.friends[friend]
        return card.nation == self.nation or card.occupation == self.occupation


def kept(s: Legacy, family: Family, occupation: int) -> int:
    """Completed missions that count as one of an occupation."""
    found = 0
    for mission in family.done:
        found += s.box.missions[mission].card.counts_as.count(occupation)
    return found


class Betrothed(Measure):
    """Betrothals of generation IV with friends of a nation or an occupation."""

    __slots__ = ("of",)

    def __init__(self, of: Measure, what: str) -> None:
        super().__init__("need-betrothed", f"{of.name}-betrothed", what)
        self.of: Final = of

    def count(self, s: Legacy, seat: int) -> int:
        family = s.families[seat]
        found = 0
        for person, friend in enumerate(family.spouse):
            if (
                friend != terms.NOBODY_THERE
                and family.generation[person] == terms.GENERATIONS + 1
                and self.of.is_one(s, friend)
            ):
                found += 1
        return found


class Held(Measure):
    """Mansions, ventures, titles or contributions."""

    __slots__ = ("bits",)

    def __init__(self, word: str, *bits: int) -> None:
        super().__init__(word)
        self.bits: Final = list(bits)

    def count(self, s: Legacy, seat: int) -> int:
        return sum([held & bits > 0 for bits in self.bits for held in holds_of(s, seat)])


class Simple(Measure):
    """What a plain function counts."""

    __slots__ = ("counted",)

    def __init__(self, word: str, counted: Callable[[Legacy, int], int]) -> None:
        super().__init__(word)
        self.counted: Final = counted

    def count(self, s: Legacy, seat: int) -> int:
        return self.counted(s, seat)


def children(s: Legacy, seat: int) -> int:
    """Born in the current generation."""
    return s.families[seat].generation.count(s.generation + 1) if s.ancestry is None else s.ancestry.children


def nations(s: Legacy, seat: int) -> int:
    return len({s.box.friends[friend].nation for friend in friends_in(s, seat)})


def occupations(s: Legacy, seat: int) -> int:
    return sum([measure.count(s, seat) > 0 for measure in BY_OCCUPATION])


def large_couples(s: Legacy, seat: int) -> int:
    """Couples of the last generation with as many children as there may be."""
    family, most = s.families[seat], s.box.most_children
    last = [i for i, generation in enumerate(family.generation) if generation == terms.GENERATIONS]
    return sum([children_of(family, i) >= most for i in last])


def diplomat_nations(s: Legacy, seat: int) -> int:
    friends = [s.box.friends[friend] for friend in friends_in(s, seat)]
    return len({friend.nation for friend in friends if friend.occupation == terms.DIPLOMAT})


def spouse_occupations(s: Legacy, seat: int) -> int:
    """Occupations among the spouses of the last generation; a kept mission can stand in for its own (L 15.7)."""
    family = s.families[seat]
    found = {
        s.box.friends[family.spouse[i]].occupation
        for i in range(len(family.who))
        if family.spouse[i] != terms.NOBODY_THERE and family.generation[i] == terms.GENERATIONS
    }
    found |= {i for i in range(terms.OCCUPATIONS) if kept(s, family, i) > 0}
    return len(found - {terms.NO_OCCUPATION})


BY_NATION: Final = [Friends(terms.FRIENDS_OF.words[i], nation=i) for i in range(terms.NATIONS)]
BY_OCCUPATION: Final = [
    Friends(terms.FRIENDS_OF.words[terms.NATIONS + i], occupation=i) for i in range(terms.OCCUPATIONS)
]
ALL: Final[list[Measure]] = [
    *BY_NATION,
    *BY_OCCUPATION,
    Simple("need-gold", lambda s, seat: s.families[seat].gold),
    Simple("need-hand", lambda s, seat: len(s.families[seat].hand)),
    Simple("need-income", lambda s, seat: s.families[seat].income),
    Simple("need-prestige", lambda s, seat: s.families[seat].prestige),
    Simple("need-children", children),
    Simple("need-nations", nations),
    Simple("need-occupations", occupations),
    Held("need-mansions", MANSION),
    Held("need-ventures", VENTURE),
    Held("need-titles", ANY_TITLE),
    Held("need-contributions", ANY_CONTRIBUTION),
    Simple("need-missions", lambda s, seat: len(s.families[seat].done)),
    Held("need-titles-and-mansions", ANY_TITLE, MANSION),
    Simple("need-large-couples", large_couples),
    Simple("need-diplomat-nations", diplomat_nations),
    Simple("need-spouse-occupations", spouse_occupations),
    *[Betrothed(measure, terms.NATION.words[measure.nation]) for measure in BY_NATION],
    *[Betrothed(measure, terms.OCCUPATION.words[measure.occupation]) for measure in BY_OCCUPATION],
]
MEASURES: Final = {measure.name: measure for measure in ALL}


class Need:
    """At least so many of something."""

    __slots__ = ("count", "measure")

    def __init__(self, measure: Measure, count: int) -> None:
        self.measure: Final = measure
        self.count: Final = count


class Goal:
    """So much honor for every so many of something."""

    __slots__ = ("honor", "measure", "per")

    def __init__(self, honor: int, per: int, measure: Measure) -> None:
        self.honor: Final = honor
        self.per: Final = per
        self.measure: Final = measure


def fulfilled(s: Legacy, seat: int, needs: list[Need]) -> bool:
    for need in needs:
        if need.measure.count(s, seat) < need.count:
            return False
    return True


def needs_met(s: Legacy, seat: int, friend: int) -> bool:
    """Whether what the friend's effect asks for is there; the friend itself does not count."""
    for need in s.box.friends[friend].card.needs:
        if there_besides(s, seat, friend, need.measure) < need.count:
            return False
    return True


def there_besides(s: Legacy, seat: int, friend: int, measure: Measure) -> int:
    """How much there is without the friend."""
    there = measure.count(s, seat)
    return there - 1 if measure.is_one(s, friend) and friend in friends_in(s, seat) else there
