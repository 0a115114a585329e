"""How people look and where they stand, on the board and on the poster alike."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from legacy_table import TITLE_OF, Table
from posterity.games import keepsakes
from posterity.games.legacy import face as faces
from posterity.games.legacy.drawings import (
    HERALDRY,
    PORTRAITS,
    figure,
    house_arms,
    icon,
    looks,
    nation_arms,
    seal,
    trees,
)
from posterity.games.legacy.drawings.layout import Household, spread, stand
from posterity.games.legacy.state import GROWN, Legacy
from posterity.games.legacy.steps.marriages import Spouse
from posterity.games.legacy.terms import CONTRIBUTION, NATION, NOBODY_THERE, OCCUPATION, PATRON, PAWN, TITLE
from test_legacy_keepsakes import ENGLISH, GAMES, played

FACE = faces.face(TITLE_OF)


def alone(*people: int) -> list[Household]:
    return [Household((person,)) for person in people]


@pytest.mark.parametrize(
    ("wanted", "apart", "weights", "found"),
    [
        ([0, 50, 200], [40, 40], [1, 1, 1], [0, 50, 200]),  # far enough apart
        ([0, 0], [40], [1, 1], [-20, 20]),  # both give way by the same
        ([0, 0], [40], [3, 1], [-10, 30]),  # the heavier one less
        ([0, 0, 0], [10, 10], [1, 1, 1], [-10, 0, 10]),
    ],
)
def test_what_is_wanted_too_close_is_drawn_apart(
    wanted: list[float], apart: list[float], weights: list[float], found: list[float]
) -> None:
    assert spread(wanted, apart, weights) == pytest.approx(found)


def test_parents_stand_over_the_middle_of_their_children() -> None:
    x = stand((Household((0,), ((0.0, (1, 2, 3)),)), *alone(1, 2, 3)), 0.1).x
    assert x[0] == pytest.approx(x[2]) and x[3] - x[1] == pytest.approx(2.2)


def test_an_only_child_stands_where_the_line_begins() -> None:
    x = stand((Household((0, 1), ((0.5, (2,)),)), *alone(2))).x
    assert x[2] == pytest.approx((x[0] + x[1]) / 2)


def test_cousins_stand_apart_and_both_couples_over_their_own() -> None:
    parents = [Household((1,), ((0.0, (3, 4, 5)),)), Household((2,), ((0.0, (6, 7, 8)),))]
    x = stand((Household((0,), ((0.0, (1, 2)),)), *parents, *alone(*range(3, 9))), 0.25).x
    assert [x[1], x[2], x[0]] == pytest.approx([x[4], x[7], (x[1] + x[2]) / 2], abs=0.02)
    assert x[6] - x[5] >= 1.249


def test_the_husbands_family_stands_left_and_the_wifes_right() -> None:
    own, his, hers = Household((0,)), Household((1, 2), ((0.5, (3, 5)),)), Household((6, 7), ((0.5, (4, 8)),))
    couple = Household((3, 4), ((0.5, (0,)),))
    found = stand((own, his, hers, couple, *alone(5, 8)))
    assert [sorted(one for one in found.row if found.row[one] == row) for row in range(3)] == [
        [1, 2, 6, 7],
        [3, 4, 5, 8],
        [0],
    ]
    assert sorted([3, 4, 5, 8], key=found.x.__getitem__) == [5, 3, 4, 8]
    assert sorted([1, 2, 6, 7], key=found.x.__getitem__) == [1, 2, 6, 7]


@pytest.mark.parametrize(("variant", "seats", "seed"), GAMES)
def test_on_the_board_nobody_stands_on_anybody(variant: str, seats: int, seed: int) -> None:
    s = played(variant, seats, seed)[0].state
    for seat in range(seats):
        found = trees.places(s, seat)
        if s.ancestry is None:
            family = s.families[seat]
            couples = [person for person, spouse in enumerate(family.spouse) if spouse != NOBODY_THERE]
            assert set(found.x) == {*range(len(family.who)), *[~person for person in couples]}
            assert all(found.x[~person] == pytest.approx(found.x[person] + 1) for person in couples)
            assert [found.row[person] + 1 for person in range(len(family.who))] == family.generation
        else:
            assert set(found.x) == set(range(len(s.ancestry.friend)))
        taken = [(found.row[person], x) for person, x in found.x.items()]
        assert all(0.499 < x < found.width - 0.499 for _, x in taken)
        for (row, x), (below, other) in pairwise(sorted(taken)):
            assert row < below or other - x > 0.999


def rooms(t: Table) -> set[int]:
    s = t.state
    people = len(s.families[0].who if s.ancestry is None else s.ancestry.friend)
    return {person + 1 for person in range(people) if trees.room_beside(s, 0, person)}


def test_room_is_kept_beside_the_singles_of_this_generation() -> None:
    assert rooms(Table().seat(1, tree="patriarch").turn(1)) == {1}
    assert rooms(Table().seat(1, tree="patriarch+saskia (son)").turn(1)) == set()
    grown = "patriarch+saskia (son daughter+erich son (daughter))"
    assert rooms(Table(generation=2).seat(1, tree=grown).turn(1)) == {2, 4}  # the second son is a widower


def test_room_is_made_beside_children_who_can_be_promised_now() -> None:
    t = Table().seat(1, gold=20, hand="ann", tree="patriarch+saskia (son daughter handsome brave+ines)").turn(1)
    before = trees.places(t.state, 0)
    t.play("marry ann")
    assert isinstance(t.state.agenda[-1], Spouse)
    assert rooms(t) == {2, 4}
    after = trees.places(t.state, 0)
    assert after.x[2] - after.x[1] >= 2 + trees.GAP - 0.01 > before.x[2] - before.x[1]


def test_room_is_kept_beside_single_relatives() -> None:
    t = Table(variant="testament").roots().below(4, "son daughter").beside(8, "ann").turn(1)
    assert rooms(t) == {9}


def test_what_is_held_has_room_beside_whoever_holds_it() -> None:
    tree = "patriarch+saskia (son daughter)"
    plain = trees.places(Table().seat(1, tree=tree).turn(1).state, 0)
    held = trees.places(Table().seat(1, tree=tree).holds(1, 3, "mansion").turn(1).state, 0)
    assert held.x[2] - held.x[1] == pytest.approx(plain.x[2] - plain.x[1] + trees.MEDAL)


def test_everybody_has_a_face_of_their_own_sex_and_age() -> None:
    t = Table().seat(1, tree="patriarch+saskia (son daughter)").turn(1)
    assert [looks.of_kin(t.state, 0, person) for person in range(3)] == ["man-queue", "boy", "girl"]
    family = t.state.families[0]
    for family.head in range(4):
        assert looks.of_head(family.head, 0) == looks.of_kin(t.state, 0, 0)
    family.head = 0
    family.flags = [GROWN] * 3
    assert [looks.of_kin(t.state, 0, person)[:5] for person in (1, 2)] == ["man-p", "woman"]
    assert all(
        looks.of_patron(patron).startswith("woman") == (name == "pompadour") for patron, name in enumerate(PATRON.names)
    )


def test_nobody_remembers_what_the_unknown_looked_like() -> None:
    t = Table(variant="testament").roots().turn(1)
    seen = [looks.of_relative(t.state, person) for person in range(7)]
    assert seen[:3] == [looks.of_friend(t.state.box, friend) for friend in t.ancestry.friend[:3]]
    assert seen[3:] == ["unknown-man", "unknown-woman"] * 2


@pytest.mark.parametrize(("variant", "seats", "seed"), GAMES)
def test_the_poster_shows_the_people_of_the_board(variant: str, seats: int, seed: int) -> None:
    game, events = played(variant, seats, seed)
    s = game.state
    for seat in range(seats):
        poster = keepsakes(TITLE_OF).made("poster", s, events, seat, game.setup.names, ENGLISH)
        used = Counter(re.findall(r'<use href="#([^"]+)" transform="scale', poster))
        assert Counter({look: count for look, count in used.items() if not look.endswith("-dead")}) == on_board(s, seat)


def on_board(s: Legacy, seat: int) -> Counter[str]:
    """The portraits that the board draws, without the dead: they have other inks."""
    shown, friends = FACE.shown(TITLE_OF.view(s, seat), seat), FACE.printed(s).friends
    if shown.testament is not None:
        return Counter(one.look for one in shown.testament.people)
    people = shown.families[seat].people
    own = [one.look for one in people if not one.dead]
    return Counter([*own, *[friends[one.spouse].look for one in people if one.spouse is not None]])


def test_the_board_has_everybody_in_a_place() -> None:
    t = Table().seat(1, tree="patriarch+saskia (son)", gold=20).turn(1)
    house = FACE.shown(t.state, 0).families[0]
    assert [(one.x, one.room) for one in house.people] == [(0.5, False), (1.0, False)]
    assert house.width == 2.0
    t = Table(variant="testament").roots().turn(1)
    relatives = FACE.shown(t.state, 0).testament
    assert relatives is not None
    assert [one.row for one in relatives.people] == [2, 1, 1, 0, 0, 0, 0]
    xs = [one.x for one in relatives.people]
    assert xs[0] == pytest.approx((xs[1] + xs[2]) / 2, abs=0.05)
    assert sorted(xs[3:]) == xs[3:]


def test_everything_has_a_drawing_in_known_inks() -> None:
    for look in looks.LOOK.names:
        for dead in (False, True):
            assert "{" not in figure(look, dead)
    assert {layer for one in PORTRAITS["figures"].values() for layer in one["layers"]} == set(PORTRAITS["layers"])
    assert list(HERALDRY["nations"]) == NATION.names and list(HERALDRY["seals"]) == OCCUPATION.names
    assert list(HERALDRY["pawns"]) == PAWN.names
    assert len({house_arms(seat) for seat in range(4)}) == 4
    for nation in NATION.names:
        assert nation_arms(nation, True) != nation_arms(nation, False)
    for occupation in OCCUPATION.names:
        assert seal(occupation).startswith(
            f'<circle r="1" fill="{HERALDRY["pawns"][HERALDRY["seals"][occupation]["pawn"]]}"'
        )
    assert set(HERALDRY["medals"]) == {"mansion", "venture", *TITLE.names, *CONTRIBUTION.names}
    assert all(icon(name) for name in HERALDRY["medals"].values())
