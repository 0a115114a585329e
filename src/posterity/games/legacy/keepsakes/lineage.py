"""Who was who in a finished game: the people of a seat, their unions and when they lived."""

from __future__ import annotations

from typing import Final

from posterity.contract.face import Say
from posterity.engine import Event
from posterity.games.legacy.state import CONTRIBUTION_AT, MANSION, TITLE_AT, VENTURE, Ancestry, Legacy, sex_of
from posterity.games.legacy.terms import (
    CONTRIBUTION,
    FRIEND,
    MAN,
    NATION,
    NO_OCCUPATION,
    NOBODY_THERE,
    OCCUPATION,
    TITLE,
    Betrothed,
    Born,
    ChildLost,
    GenerationBegan,
    HeadChosen,
    Married,
    MotherLost,
    RoundBegan,
)
from posterity.games.legacy.text import person as spoken

# No component prints years: these keep the generations apart and let genealogy programs sort.
FIRST_YEAR: Final = 1729
YEARS_A_GENERATION: Final = 25
YEARS_A_ROUND: Final = 2
WEDDING_AGE: Final = 24
NO_YEAR: Final = 0
HOUSES: Final = ["house-valcourt", "house-montreuil", "house-aubigny", "house-rochebrune"]  # by head


class Person:
    """Somebody in the tree; a friend who comes back after a death is somebody else."""

    __slots__ = ("born", "card", "died", "friend", "holds", "name", "row", "sex")

    def __init__(self, name: str, sex: int, row: int, born: int, card: int, friend: int) -> None:
        self.name: Final = name  # empty for an unknown relative
        self.sex: Final = sex
        self.row = row  # the generation, counted from the top
        self.born = born
        self.card: Final = card  # the child card or the head, NOBODY_THERE for a friend
        self.friend: Final = friend
        self.died = NO_YEAR
        self.holds = 0


class Union:
    """Two who are married or betrothed, or one parent whose other half nobody knows."""

    __slots__ = ("children", "lost", "of", "spouse", "wed", "year")

    def __init__(self, of: int, spouse: int, wed: bool, year: int) -> None:
        self.of: Final = of  # by number in the lineage
        self.spouse: Final = spouse
        self.wed = wed
        self.year = year
        self.children: Final[list[int]] = []
        self.lost = 0  # children lost at birth


class Lineage:
    """A whole tree."""

    __slots__ = ("house", "kin", "people", "unions", "upward")

    def __init__(self, house: str, upward: bool) -> None:
        self.house: Final = house  # the surname, empty where nobody has one
        self.upward: Final = upward  # searched from the bottom up, as in The Testament
        self.people: Final[list[Person]] = []
        self.unions: Final[list[Union]] = []
        self.kin: Final[list[int]] = []  # the person for each number that events use

    def union_of(self, person: int) -> Union:
        """The last union of somebody."""
        return [union for union in self.unions if person in (union.of, union.spouse)][-1]

    def parents(self, person: int) -> Union | None:
        for union in self.unions:
            if person in union.children:
                return union
        return None

    def pair(self, union: Union) -> tuple[int, int]:
        """Husband and wife, NOBODY_THERE for one who is missing."""
        if self.people[union.of].sex == MAN:
            return union.of, union.spouse
        return union.spouse, union.of

    def rows(self) -> int:
        return 1 + max([person.row for person in self.people])


def lineage(s: Legacy, events: list[Event], seat: int, say: Say) -> Lineage:
    """The tree of a seat: downward as events tell it, or upward as it lies on the table."""
    if s.ancestry is not None:
        return _ancestry(s, s.ancestry, say)
    return _descent(s, events, seat, say)


def year_of(generation: int, rounds: int) -> int:
    """About when something happened, so many rounds into a generation."""
    return FIRST_YEAR + YEARS_A_GENERATION * (generation - 1) + YEARS_A_ROUND * rounds


def _descent(s: Legacy, events: list[Event], seat: int, say: Say) -> Lineage:
    """From the events: the table no longer knows the mothers who were lost."""
    family = s.families[seat]
    tree = Lineage(say(HOUSES[family.head], {}), False)
    generation, rounds = 1, 0
    for event in events:
        if event.kind is GenerationBegan:
            generation, rounds = event.values[0], 0
        elif event.kind is RoundBegan:
            rounds += 1
        if event.seat != seat:
            continue
        year = year_of(generation, rounds)
        if event.kind is HeadChosen:
            _be_born(tree, s, seat, 0, year - WEDDING_AGE, say)
        elif event.kind is Betrothed:
            _unite(tree, s, event, year, False, say)
        elif event.kind is Married:
            person = tree.kin[event.values[1]]
            promised = [union for union in tree.unions if union.of == person and not union.wed]
            if promised:
                promised[0].wed, promised[0].year = True, year
            else:
                _unite(tree, s, event, year, True, say)
        elif event.kind is Born:
            child = _be_born(tree, s, seat, event.values[1], year, say)
            tree.union_of(tree.kin[event.values[2]]).children.append(child)
        elif event.kind is ChildLost:
            tree.union_of(tree.kin[event.values[0]]).lost += 1
        elif event.kind is MotherLost:
            tree.people[tree.pair(tree.union_of(tree.kin[event.values[0]]))[1]].died = year
    for number, person in enumerate(tree.kin):
        tree.people[person].holds = family.holds[number]
    return tree


def _be_born(tree: Lineage, s: Legacy, seat: int, number: int, year: int, say: Say) -> int:
    family = s.families[seat]
    assert len(tree.kin) == number, "people are born in the order of their numbers"
    name, card = spoken(s, seat, number, say), family.who[number]
    tree.people.append(Person(name, sex_of(card), family.generation[number] - 1, year, card, NOBODY_THERE))
    tree.kin.append(len(tree.people) - 1)
    return tree.kin[-1]


def _unite(tree: Lineage, s: Legacy, event: Event, year: int, wed: bool, say: Say) -> None:
    friend, person = event.values[0], tree.kin[event.values[1]]
    of = tree.people[person]
    sex = s.box.friends[friend].sex
    # Somebody who marries is taken to be of age, a betrothed child as old as the other.
    born = year - WEDDING_AGE if wed else of.born
    tree.people.append(Person(say(FRIEND.words[friend], {}), sex, of.row, born, NOBODY_THERE, friend))
    tree.unions.append(Union(person, len(tree.people) - 1, wed, year))


def _ancestry(s: Legacy, found: Ancestry, say: Say) -> Lineage:
    tree = Lineage("", True)
    heights = _heights(found)
    top = max(heights)
    for person, friend in enumerate(found.friend):
        known = friend != NOBODY_THERE
        name = say(FRIEND.words[friend], {}) if known else ""
        born = FIRST_YEAR + YEARS_A_GENERATION * (2 - heights[person] + heights[0])
        one = Person(name, found.sex[person], top - heights[person], born, found.card[person], friend)
        one.holds = found.holds[person]
        tree.people.append(one)
        tree.kin.append(person)
    for person, spouse in enumerate(found.spouse):
        if spouse > person:
            _join(tree, person, spouse)
    for child in range(len(found.friend)):
        father, mother = found.father[child], found.mother[child]
        if father == NOBODY_THERE and mother == NOBODY_THERE:
            continue
        if not any(tree.pair(union) == (father, mother) for union in tree.unions):
            _join(tree, *((father, mother) if father != NOBODY_THERE else (mother, NOBODY_THERE)))
        union = next(union for union in tree.unions if tree.pair(union) == (father, mother))
        union.children.append(child)
    return tree


def _join(tree: Lineage, one: int, other: int) -> None:
    tree.unions.append(Union(one, other, True, tree.people[one].born + WEDDING_AGE))


def _heights(found: Ancestry) -> list[int]:
    """How many generations above the player everybody stands; uncles' children stand beside."""
    heights = [0] * len(found.friend)
    known = [False] * len(found.friend)
    known[0] = True
    waiting = [0]
    while waiting:
        person = waiting.pop()
        near = [(found.father[person], 1), (found.mother[person], 1), (found.spouse[person], 0)]
        near += [(i, -1) for i in range(len(known)) if person in (found.father[i], found.mother[i])]
        for other, above in near:
            if other != NOBODY_THERE and not known[other]:
                known[other] = True
                heights[other] = heights[person] + above
                waiting.append(other)
    lowest = min(heights)
    return [height - lowest for height in heights]


def nation_of(s: Legacy, person: Person) -> str:
    """The message id of a friend's nation; empty for somebody born in the family."""
    return "" if person.friend == NOBODY_THERE else NATION.words[s.box.friends[person.friend].nation]


def occupation_of(s: Legacy, person: Person) -> str:
    if person.friend == NOBODY_THERE or s.box.friends[person.friend].occupation == NO_OCCUPATION:
        return ""
    return OCCUPATION.words[s.box.friends[person.friend].occupation]


def title_of(person: Person) -> str:
    held = person.holds >> TITLE_AT & 15
    return TITLE.words[held - 1] if held else ""


def contribution_of(person: Person) -> str:
    held = person.holds >> CONTRIBUTION_AT & 15
    return CONTRIBUTION.words[held - 1] if held else ""


def has_mansion(person: Person) -> bool:
    return bool(person.holds & MANSION)


def has_venture(person: Person) -> bool:
    return bool(person.holds & VENTURE)
