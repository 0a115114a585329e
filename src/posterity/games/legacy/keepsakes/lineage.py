"""Who was who in a finished game: the people of a seat, their unions and when they lived."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from posterity.contract.face import Say
from posterity.engine import Event
from posterity.games.legacy import terms
from posterity.games.legacy.drawings import looks
from posterity.games.legacy.drawings.layout import Household, stand
from posterity.games.legacy.drawings.trees import forebears
from posterity.games.legacy.state import CONTRIBUTION_AT, MANSION, TITLE_AT, VENTURE, Ancestry, Legacy, sex_of
from posterity.games.legacy.text import person as spoken

# No component prints years: these keep the generations apart and let genealogy programs sort.
FIRST_YEAR: Final = 1729
YEARS_A_GENERATION: Final = 25
YEARS_A_ROUND: Final = 2
WEDDING_AGE: Final = 24
NO_YEAR: Final = 0
HOUSES: Final = ["house-valcourt", "house-montreuil", "house-aubigny", "house-rochebrune"]  # by head


@dataclass(slots=True)
class Person:
    """Somebody in the tree; a friend who comes back after a death is somebody else."""

    name: str  # empty for an unknown relative
    look: str
    sex: int
    row: int  # the generation, counted from the top
    born: int
    friend: int  # NOBODY_THERE for those of the blood
    died: int = NO_YEAR
    holds: int = 0


@dataclass(slots=True, eq=False)
class Union:
    """Two who are married or betrothed, or one parent whose other half nobody knows."""

    of: int  # by number in the lineage
    spouse: int
    wed: bool
    year: int
    children: list[int] = field(default_factory=list)
    lost: int = 0  # children lost at birth


@dataclass(slots=True)
class Lineage:
    """A whole tree."""

    house: str  # the surname, empty where nobody has one
    upward: bool  # searched from the bottom up, as in The Testament
    people: list[Person] = field(default_factory=list)
    unions: list[Union] = field(default_factory=list)
    kin: list[int] = field(default_factory=list)  # the person for each number that events use
    households: tuple[Household, ...] = ()  # as they stand side by side

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
        if self.people[union.of].sex == terms.MAN:
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
    tree = Lineage(say(HOUSES[family.head]), False)
    generation, rounds = 1, 0
    for event in events:
        if event.kind is terms.GenerationBegan:
            generation, rounds = event.values[0], 0
        elif event.kind is terms.RoundBegan:
            rounds += 1
        if event.seat != seat:
            continue
        year = year_of(generation, rounds)
        if event.kind is terms.HeadChosen:
            _be_born(tree, s, seat, 0, year - WEDDING_AGE, say)
        elif event.kind is terms.Betrothed:
            _unite(tree, s, event, year, False, say)
        elif event.kind is terms.Married:
            person = tree.kin[event.values[1]]
            promised = [union for union in tree.unions if union.of == person and not union.wed]
            if promised:
                promised[0].wed, promised[0].year = True, year
            else:
                _unite(tree, s, event, year, True, say)
        elif event.kind is terms.Born:
            child = _be_born(tree, s, seat, event.values[1], year, say)
            tree.union_of(tree.kin[event.values[2]]).children.append(child)
        elif event.kind is terms.ChildLost:
            tree.union_of(tree.kin[event.values[0]]).lost += 1
        elif event.kind is terms.MotherLost:
            tree.people[tree.pair(tree.union_of(tree.kin[event.values[0]]))[1]].died = year
    for number, person in enumerate(tree.kin):
        tree.people[person].holds = family.holds[number]
    tree.households = tuple([_household(tree, person) for person in tree.kin])
    return tree


def _household(tree: Lineage, person: int) -> Household:
    """Somebody of the blood with all spouses, those who were lost too: a widower stands between his wives."""
    own = [union for union in tree.unions if union.of == person]
    members = [person, *[union.spouse for union in own]]
    if len(own) > 1:
        members[:2] = [own[0].spouse, person]
    lines = []
    for union in own:
        at = members.index(union.spouse)
        lines.append((at + (0.5 if at < members.index(person) else -0.5), tuple(union.children)))
    return Household(tuple(members), tuple(lines))


def _be_born(tree: Lineage, s: Legacy, seat: int, number: int, year: int, say: Say) -> int:
    family = s.families[seat]
    assert len(tree.kin) == number, "people are born in the order of their numbers"
    name, card = spoken(s, seat, number, say), family.who[number]
    look = looks.of_kin(s, seat, number)
    tree.people.append(Person(name, look, sex_of(card), family.generation[number] - 1, year, terms.NOBODY_THERE))
    tree.kin.append(len(tree.people) - 1)
    return tree.kin[-1]


def _unite(tree: Lineage, s: Legacy, event: Event, year: int, wed: bool, say: Say) -> None:
    friend, person = event.values[0], tree.kin[event.values[1]]
    of = tree.people[person]
    sex = s.box.friends[friend].sex
    # Somebody who marries is taken to be of age, a betrothed child as old as the other.
    born = year - WEDDING_AGE if wed else of.born
    name, look = say(terms.FRIEND.words[friend]), looks.of_friend(s.box, friend)
    tree.people.append(Person(name, look, sex, of.row, born, friend))
    tree.unions.append(Union(person, len(tree.people) - 1, wed, year))


def _ancestry(s: Legacy, found: Ancestry, say: Say) -> Lineage:
    tree = Lineage("", True)
    tree.households = forebears(s, False)
    rows = stand(tree.households).row
    for person, friend in enumerate(found.friend):
        name = say(terms.FRIEND.words[friend]) if friend != terms.NOBODY_THERE else ""
        born = FIRST_YEAR + YEARS_A_GENERATION * (2 + rows[person] - rows[0])
        one = Person(name, looks.of_relative(s, person), found.sex[person], rows[person], born, friend)
        one.holds = found.holds[person]
        tree.people.append(one)
        tree.kin.append(person)
    for person, spouse in enumerate(found.spouse):
        if spouse > person:
            _join(tree, person, spouse)
    for child in range(len(found.friend)):
        father, mother = found.father[child], found.mother[child]
        if father == terms.NOBODY_THERE and mother == terms.NOBODY_THERE:
            continue
        if not any(tree.pair(union) == (father, mother) for union in tree.unions):
            _join(tree, *((father, mother) if father != terms.NOBODY_THERE else (mother, terms.NOBODY_THERE)))
        union = next(union for union in tree.unions if tree.pair(union) == (father, mother))
        union.children.append(child)
    return tree


def _join(tree: Lineage, one: int, other: int) -> None:
    tree.unions.append(Union(one, other, True, tree.people[one].born + WEDDING_AGE))


def nation_of(s: Legacy, person: Person) -> str:
    """The message id of a friend's nation; empty for somebody born in the family."""
    return "" if person.friend == terms.NOBODY_THERE else terms.NATION.words[s.box.friends[person.friend].nation]


def occupation_of(s: Legacy, person: Person) -> str:
    if person.friend == terms.NOBODY_THERE or s.box.friends[person.friend].occupation == terms.NO_OCCUPATION:
        return ""
    return terms.OCCUPATION.words[s.box.friends[person.friend].occupation]


def held_by(person: Person) -> list[tuple[str, str, str]]:
    """What somebody holds: of which kind it is, its name and its message id."""
    found = []
    for domain, at in ((terms.TITLE, TITLE_AT), (terms.CONTRIBUTION, CONTRIBUTION_AT)):
        held = person.holds >> at & 15
        if held:
            found.append((domain.kind, domain.names[held - 1], domain.words[held - 1]))
    for name, bit in (("mansion", MANSION), ("venture", VENTURE)):
        if person.holds & bit:
            found.append((name, name, f"board-{name}"))
    return found
