"""L 22: The Testament: scoring, victory and defeat."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_table import Table
from posterity.games.legacy.terms import HINT, NOBODY_THERE


def table(generation: int = 3) -> Table:
    return Table(variant="testament", generation=generation).row("ayse eleanor william johanna willem")


def descent(t: Table) -> int:
    """Honor for nations and occupations at the end of the game."""
    return t.end_of_generation().points()["descent"]


@rule("L 22.3", "L 22.4")
def test_t20_laurent_and_lucienne_michael_and_rowena() -> None:
    t = table().roots("son lucienne michael daughter").above(6, "son rowena").above(7, "roger daughter")
    assert descent(t) == -1 + 0 + 1 + 0, "-1 Laurent, 0 Angelique, +1 Michael, 0 Rowena"


@rule("L 22.3", "L 22.4")
@pytest.mark.parametrize(
    ("case", "grandparents", "above", "honor"),
    [
        ("nobody is known", "son daughter son daughter", {}, 0),
        ("a Craftsman and the Aristocrat who is his mother", "son lucienne son daughter", {}, -1),
        ("a Craftsman and the Aristocrat who is his father", "roger daughter son daughter", {}, -1),
        ("an Aristocrat above the parent only", "son daughter son daughter", {4: "roger daughter"}, 0),
        ("a Prussian and his Prussian mother", "son daughter michael daughter", {6: "son rowena"}, 1),
        ("a Prussian and his Prussian father", "son daughter michael daughter", {6: "ludwig daughter"}, 1),
        ("a Prussian, his mother is not, his father unknown", "son daughter michael daughter", {6: "son zofia"}, 0),
        ("a Prussian, and both parents are not", "son daughter michael daughter", {6: "pierre zofia"}, -1),
        ("a Prussian and both parents are", "son daughter michael daughter", {6: "ludwig rowena"}, 1),
        ("one of French parents", "son daughter michael daughter", {6: "pierre arianne"}, -1),
        ("a French one of foreign parents", "son daughter pierre daughter", {6: "selim zofia"}, 0),
        ("a French one of French parents", "son daughter pierre daughter", {6: "nicolas arianne"}, 0),
        ("the grandfather's nation", "son daughter michael daughter", {6: "son daughter", 8: "ludwig daughter"}, 0),
        ("an Aristocrat and the Craftsman above", "son daughter son anastasia", {7: "diego daughter"}, 1 - 1),
        ("an Aristocrat and two Craftsmen above", "son daughter son anastasia", {7: "diego abigail"}, 1 - 1 - 1),
        ("two for one person", "son daughter son jadwiga", {7: "kazimierz zofia"}, 1 + 1 - 1),
        ("a foreign Craftsman and Aristocrats above", "son daughter diego daughter", {6: "alonso ann"}, 1 - 1),
    ],
)  # fmt: skip
def test_descent(case: str, grandparents: str, above: dict[int, str], honor: int) -> None:
    t = table().roots(grandparents)
    for person, parents in above.items():
        t.above(person, parents)
    assert descent(t) == honor, case


@rule("L 22.3", "L 20.23")
def test_a_place_that_stays_empty_is_no_known_parent() -> None:
    t = table().roots("son daughter michael daughter").above(6, "son zofia")
    t.ancestry.father[5] = NOBODY_THERE
    assert descent(t) == 0, "Michael is of another nation than his mother, but not both parents are known"


@rule("L 22.5")
def test_a_person_counts_once_for_the_nation_and_once_for_the_occupation() -> None:
    t = table().roots("son daughter son jadwiga").above(7, "kazimierz nancy")
    assert descent(t) == (1 + 1) - 1, "Jadwiga: a Polish father, two Craftsmen as parents; Angelique: an Aristocrat"
    t = table().roots("son daughter son daughter").above(4, "stanislaw jadwiga").below(8, "kazimierz")
    assert descent(t) == 1 - 1, "Kazimierz: two Polish parents, both Aristocrats"


@rule("L 22.3")
def test_every_known_person_counts_also_those_beside_the_line() -> None:
    t = table().roots("selim zofia son daughter").below(4, "bianca").beside(8, "diego")
    assert descent(t) == -1, "the aunt Bianca, Italian, of a Turk and a Pole"


@rule("L 22.1")
@pytest.mark.parametrize(("generation", "prestige"), [(1, 4), (2, -2), (3, 5)])
def test_honor_for_prestige_and_none_for_children(generation: int, prestige: int) -> None:
    t = table(generation).seat(1, prestige=prestige).roots().below(4, "son daughter son")
    t.ancestry.children = 3
    t.end_of_generation()
    assert t.honor() == prestige, "children bring no honor"
    assert t.points()["children"] == 0


@rule("L 22.1")
def test_points_so_far_count_the_prestige_of_this_generation() -> None:
    t = table(2).seat(1, prestige=4).roots().hints("line-of-four").turn()
    assert t.points() == {
        "prestige": 4, "children": 0, "friends": 0, "honours": 0, "missions": 0, "lost": 0, "descent": 0, "hints": -1,
    }  # fmt: skip


@rule("L 22.2")
@pytest.mark.parametrize("generation", [1, 2, 3])
def test_a_family_without_new_children_does_not_die_out(generation: int) -> None:
    t = table(generation).roots().end_of_generation()
    assert "extinct" not in t.events() and not t.family().out
    assert t.playing.over == (generation == 3)


@rule("L 22.3", "L 22.6")
def test_d25_two_hints_open_at_the_end() -> None:
    t = table().seat(1, prestige=6).roots().hints("line-of-four five-nations").end_of_generation()
    result = t.playing.result()
    assert (result.points[0]["hints"], result.totals()) == (-2, [6 - 2])
    assert (result.winners(), result.level) == ([], "testament-lost"), "no victory, but the honor counts"


@rule("L 22.6")
def test_all_hints_fulfilled_is_the_victory_whatever_the_honor() -> None:
    t = table().seat(1, prestige=-3).roots()
    t.ancestry.done = [HINT.ids[name] for name in HINT.names[:9]]
    result = t.end_of_generation().playing.result()
    assert (result.winners(), result.level, result.totals()) == ([0], "testament-won", [-3])


@rule("L 22.6")
def test_one_open_hint_is_a_defeat_whatever_the_honor() -> None:
    t = table().seat(1, prestige=60).roots().hints("line-of-four")
    result = t.end_of_generation().playing.result()
    assert (result.winners(), result.level, result.totals()) == ([], "testament-lost", [59])
