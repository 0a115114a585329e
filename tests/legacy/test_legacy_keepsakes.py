"""What a finished game leaves behind: the tree for genealogists, compared person by person, the story, the poster."""

from __future__ import annotations

import io
import random
import re
from collections import Counter
from functools import cache
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from ged4py.model import Individual, Record
from ged4py.parser import GedcomReader

from legacy_table import TITLE_OF, Table
from posterity.engine import Event, Game, SeededChance, new
from posterity.games import keepsakes
from posterity.games.legacy.drawings.layout import stand
from posterity.games.legacy.drawings.looks import LOOK
from posterity.games.legacy.keepsakes.gedcom import LONGEST_LINE, line
from posterity.games.legacy.keepsakes.lineage import lineage
from posterity.games.legacy.state import DEAD, WED, Legacy, sex_of
from posterity.games.legacy.terms import (
    CONTRIBUTION,
    FRIEND,
    MAN,
    NATION,
    NO_OCCUPATION,
    NOBODY_THERE,
    OCCUPATION,
    TITLE,
    Born,
    HeadChosen,
    Married,
    MotherLost,
)
from posterity.speech import LANGUAGES, Speech

ENGLISH = Speech(TITLE_OF, "en")
NAMES = ["Ada", "Ben", "Cyd", "Dot"]
LOOKS = {name for look in LOOK.names for name in (look, f"{look}-dead")}
FERTILE = ("marry", "with", "become", "bear", "have-children", "doctor", "take", "socialize", "lose-mother", "wed")
GAMES = [
    ("standard", 4, 1),
    ("standard", 2, 11),
    ("standard", 3, 5),
    ("solo", 1, 3),
    ("testament", 1, 5),
    ("testament", 1, 2),
]


@cache
def played(variant: str, seats: int, seed: int) -> tuple[Game[Legacy], list[Event]]:
    """A game whose families grow: random choices, most of them for marriages and children."""
    game = new(TITLE_OF, variant, seats, SeededChance(seed), NAMES[:seats])
    source = random.Random(seed)
    while not game.over:
        fertile = [action for action in game.options if action.verb.name in FERTILE]
        game.play(source.choice(fertile if fertile and source.random() < 0.8 else game.options))
    return game, game.told()


class Gedcom:
    """A file as a genealogy program reads it."""

    def __init__(self, text: str) -> None:
        self.reader = GedcomReader(io.BytesIO(text.encode()))
        self.people = [record for record in self.reader.records0("INDI") if isinstance(record, Individual)]
        self.families = list(self.reader.records0("FAM"))

    def of(self, husband: Individual) -> list[Record]:
        found = [(family, family.sub_tag("HUSB")) for family in self.families]
        return [family for family, man in found if man is not None and man.xref_id == husband.xref_id]


def gedcom(game: Game[Legacy], events: list[Event], seat: int) -> Gedcom:
    return Gedcom(keepsakes(TITLE_OF).made("gedcom", game.state, events, seat, game.setup.names, ENGLISH))


def called(person: Record | None) -> str:
    """The given name, empty where nobody knows it."""
    assert person is None or isinstance(person, Individual)
    return "" if person is None else str(person.name.given or "")


def friend_names(friends: list[int]) -> Counter[str]:
    return Counter(ENGLISH(FRIEND.words[friend]) for friend in friends)


@pytest.mark.parametrize(("variant", "seats", "seed"), [game for game in GAMES if game[0] != "testament"])
def test_a_genealogy_program_finds_the_family_as_it_lies_on_the_table(variant: str, seats: int, seed: int) -> None:
    game, events = played(variant, seats, seed)
    for seat, family in enumerate(game.state.families):
        read = gedcom(game, events, seat)
        own = [event for event in events if event.seat == seat]
        blood = [person for person in read.people if person.name.surname]
        assert [person.sex for person in blood] == ["M" if sex_of(who) == MAN else "F" for who in family.who]
        number = {person.xref_id: i for i, person in enumerate(blood)}
        # Children: everybody of the blood is the child of the one who stands above on the table.
        for i, person in enumerate(blood):
            above = {number[p.xref_id] for p in (person.father, person.mother) if p is not None and p.xref_id in number}
            assert above == ({family.parent[i]} if i else set()), f"{called(person)} has other parents"
            assert i == 0 or (person.father and person.mother), f"{called(person)} has one parent only"
        # Marriages: those on the table, and those that a death took from it.
        wives_lost = [e for e in own if e.kind is MotherLost and sex_of(family.who[e.values[0]]) == MAN]
        married = [f for f in read.families if f.sub_tag("MARR")]
        assert len(married) == sum(flag & WED > 0 for flag in family.flags) + len(wives_lost)
        assert len(married) == sum(event.kind is Married for event in own)
        promised = [f for f in read.families if f.sub_tag("ENGA")]
        assert len(promised) == sum(
            spouse != NOBODY_THERE and not flag & WED for spouse, flag in zip(family.spouse, family.flags, strict=True)
        )
        friends = Counter(called(person) for person in read.people if not person.name.surname)
        dead = Counter(called(person) for person in read.people if not person.name.surname and person.sub_tag("DEAT"))
        assert friends - dead == friend_names([friend for friend in family.spouse if friend != NOBODY_THERE])
        # The dead, and all children.
        assert sum(person.sub_tag("DEAT") is not None for person in read.people) == sum(
            event.kind is MotherLost for event in own
        )
        assert [person.sub_tag("DEAT") is not None for person in blood] == [flag & DEAD > 0 for flag in family.flags]
        assert sum(len(f.sub_tags("CHIL")) for f in read.families) == sum(event.kind is Born for event in own)


@pytest.mark.parametrize(("variant", "seats", "seed"), [game for game in GAMES if game[0] == "testament"])
def test_the_ancestry_of_the_testament_is_read_back_whole(variant: str, seats: int, seed: int) -> None:
    game, events = played(variant, seats, seed)
    tree = game.state.ancestry
    assert tree is not None and len(tree.friend) > 15
    read = gedcom(game, events, 0)
    assert len(read.people) == len(tree.friend)
    for i, person in enumerate(read.people):
        known = tree.friend[i] != NOBODY_THERE
        assert called(person) == (ENGLISH(FRIEND.words[tree.friend[i]]) if known else "")
        for parent, told in ((tree.father[i], person.father), (tree.mother[i], person.mother)):
            assert (told.xref_id if told else None) == (f"@I{parent + 1}@" if parent != NOBODY_THERE else None)
    couples = {
        frozenset(partner.xref_id for partner in (f.sub_tag("HUSB"), f.sub_tag("WIFE")) if partner)
        for f in read.families
        if f.sub_tag("MARR")
    }
    assert couples == {
        frozenset({f"@I{i + 1}@", f"@I{s + 1}@"}) for i, s in enumerate(tree.spouse) if s != NOBODY_THERE
    }


def test_standing_and_dates_are_told() -> None:
    game, events = played("standard", 2, 11)
    family = game.state.families[0]
    read = gedcom(game, events, 0)
    held = Counter(person.sub_tag_value("TITL") for person in read.people if person.sub_tag("TITL"))
    assert held == Counter(ENGLISH(TITLE.words[(h >> 2 & 15) - 1]) for h in family.holds if h >> 2 & 15)
    given = Counter(e.sub_tag_value("TYPE") for person in read.people for e in person.sub_tags("EVEN"))
    gifts = Counter(ENGLISH(CONTRIBUTION.words[(h >> 6 & 15) - 1]) for h in family.holds if h >> 6 & 15)
    assert gifts <= given
    cards = {ENGLISH(FRIEND.words[i]): card for i, card in enumerate(game.state.box.friends)}
    for person in read.people:
        if not person.name.surname:
            card = cards[called(person)]
            assert person.sub_tag_value("NATI") == ENGLISH(NATION.words[card.nation])
            known = card.occupation != NO_OCCUPATION
            assert person.sub_tag_value("OCCU") == (ENGLISH(OCCUPATION.words[card.occupation]) if known else None)
    for person in read.people:
        for parent in (person.father, person.mother):
            if parent is not None:
                assert year(parent) + 15 < year(person) < year(parent) + 60, f"{called(parent)} and {called(person)}"


def year(person: Individual) -> int:
    """The year of birth, which is only about right and says so."""
    told = str(person.sub_tag_value("BIRT/DATE"))
    assert told.startswith("ABOUT "), told
    return int(told.split()[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_file_is_gedcom(language: str) -> None:
    say = Speech(TITLE_OF, language)
    for variant, seats, seed in GAMES:
        game, events = played(variant, seats, seed)
        for seat in range(seats):
            text = keepsakes(TITLE_OF).made("gedcom", game.state, events, seat, game.setup.names, say)
            lines = text.split("\n")
            assert lines[0] == "0 HEAD" and lines[-2:] == ["0 TRLR", ""]
            level = 0
            for one in lines[:-1]:
                found = re.fullmatch(r"(\d) (@[A-Z]\d+@ )?[A-Z]{3,5}( .+)?", one)
                assert found and len(one) <= LONGEST_LINE, one
                assert int(found[1]) <= level + 1, f"{one} lies too deep"
                level = int(found[1])
            defined = set(re.findall(r"^0 (@\w+@)", text, re.MULTILINE))
            assert set(re.findall(r"^[1-9] \w+ (@\w+@)$", text, re.MULTILINE)) <= defined, "a reference leads nowhere"


def test_a_players_name_cannot_break_the_file() -> None:
    assert line(1, "NAME", "Ada\n0 TRLR @I1@") == "1 NAME Ada 0 TRLR @@I1@@"
    assert len(line(1, "NOTE", "long " * 100)) <= LONGEST_LINE


def with_a_lost_mother() -> tuple[Game[Legacy], list[Event], int]:
    """A game in which a wife was lost and the widower married again."""
    for seed in range(400):
        game, events = played("standard", 2, seed)
        for seat in range(2):
            grooms = [e.values[1] for e in events if e.kind is Married and e.seat == seat]
            if len(grooms) > len(set(grooms)):
                return game, events, seat
    raise AssertionError("nobody married again in 400 games")


def test_a_widower_has_two_families_and_each_mother_her_own_children() -> None:
    game, events, seat = with_a_lost_mother()
    read = gedcom(game, events, seat)
    widower = next(person for person in read.people if len(person.sub_tags("FAMS")) == 2)
    first, second = read.of(widower)
    lost, new_wife = first.sub_tag("WIFE"), second.sub_tag("WIFE")
    assert lost is not None and lost.sub_tag("DEAT") and new_wife is not None and not new_wife.sub_tag("DEAT")
    blood = [person for person in read.people if person.name.surname]
    wives: dict[int, str] = {}
    for event in events:
        if event.seat == seat and event.kind is Married:
            wives[event.values[1]] = ENGLISH(FRIEND.words[event.values[0]])
        elif event.seat == seat and event.kind is Born:
            child = blood[event.values[1]]
            assert wives[event.values[2]] in (called(child.father), called(child.mother)), called(child)
    story = keepsakes(TITLE_OF).made("story", game.state, events, seat, game.setup.names, ENGLISH)
    assert f"A birth went badly, and {called(lost)} died of it. The child lived: " in story
    assert f"{called(widower)} and {called(new_wife)} (" in story


def test_the_story_tells_every_wedding_and_every_child() -> None:
    for variant, seats, seed in GAMES:
        game, events = played(variant, seats, seed)
        for seat in range(seats):
            story = keepsakes(TITLE_OF).made("story", game.state, events, seat, game.setup.names, ENGLISH)
            weddings = sum(event.kind is Married and event.seat == seat for event in events)
            assert story.count(" were married.") == weddings
            tree = lineage(game.state, events, seat, ENGLISH)
            assert all(person.name in story for person in tree.people if not tree.upward)
            children = {person.name: tree.parents(i) for i, person in enumerate(tree.people)}
            for one, other, names in re.findall(r"([\w ]+) and ([\w ]+) had (?:a child|children): ([^.]+)\.", story):
                for name in re.split(", | and ", names):
                    parents = children[name]
                    assert parents is not None, f"{name} has no parents"
                    assert {tree.people[parents.of].name, tree.people[parents.spouse].name} == {one.strip(), other}
            assert story.startswith("# The ")


def test_the_story_of_an_extinct_house_ends_with_it() -> None:
    t = Table(players=2)
    t.seat(1, tree="patriarch").seat(2, tree="patriarch+ann (son)").end_of_generation()
    game = t.playing
    events = list(game.events)
    story = keepsakes(TITLE_OF).made("story", game.state, [*heads(2), *events], 0, game.setup.names, ENGLISH)
    assert story.endswith("No child was born in these years, and the house died out.\n")
    assert "Generation II" not in story


def heads(seats: int) -> list[Event]:
    return [Event(HeadChosen, seat, [seat, MAN]) for seat in range(seats)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_holes(language: str) -> None:
    say = Speech(TITLE_OF, language)
    for variant, seats, seed in GAMES:
        game, events = played(variant, seats, seed)
        for seat in range(seats):
            for name in ("story", "poster"):
                text = keepsakes(TITLE_OF).made(name, game.state, events, seat, game.setup.names, say)
                assert "{" not in text and "story-" not in text and " ()" not in text
                assert not re.search(r"\b(friend|name|nation|rank|house|board)-[a-z]", text)


@pytest.mark.parametrize(("variant", "seats", "seed"), GAMES)
def test_on_the_poster_everybody_stands_alone_and_children_below(variant: str, seats: int, seed: int) -> None:
    game, events = played(variant, seats, seed)
    for seat in range(seats):
        tree = lineage(game.state, events, seat, ENGLISH)
        stood = stand(tree.households)
        across = stood.x
        assert min(across.values()) > 0.499 and max(across.values()) < stood.width - 0.499
        assert all(stood.row[i] == person.row for i, person in enumerate(tree.people))
        for row in range(tree.rows()):
            xs = sorted(across[i] for i, person in enumerate(tree.people) if person.row == row)
            assert all(right - left > 0.999 for left, right in pairwise(xs))
        for union in tree.unions:
            assert all(tree.people[child].row == tree.people[union.of].row + 1 for child in union.children)
            if union.spouse != NOBODY_THERE:
                assert abs(abs(across[union.of] - across[union.spouse]) - 1) < 0.001, "a couple stands apart"
        poster = keepsakes(TITLE_OF).made("poster", game.state, events, seat, ["<Ada & Ben>"] * seats, ENGLISH)
        picture = ElementTree.fromstring(poster)
        words = Counter("".join(text.itertext()) for text in picture.iter("{http://www.w3.org/2000/svg}text"))
        for person in tree.people:
            assert words[person.name + " †" * (person.died != 0) if person.name else "?"] > 0
        uses = list(picture.iter("{http://www.w3.org/2000/svg}use"))
        assert Counter(use.get("href", "")[1:] in LOOKS for use in uses)[True] == len(tree.people)
        drawn = {part.get("id") for part in picture.iter("{http://www.w3.org/2000/svg}g")}
        assert {use.get("href", "")[1:] for use in uses} <= drawn
