"""L 15: the goals of the six patrons (T14)."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_rulebook import table
from legacy_table import TITLE_OF, Table
from posterity.games.legacy.terms import PATRON

PRINTED = dict(zip(PATRON.names, table("L 15.2"), strict=True))
MAIN = {
    "7 income": "7 income or more",
    "7 children": "7 children or more born in generation III",
    "5 spouse-occupations": "all 5 occupations among the friends of generation III",
    "7 nations": "7 nations or more in the family",
    "12 prestige": "12 prestige or more",
    "4 titles-and-mansions": "4 titles and mansions or more",
}
MINOR = {
    "2 per craftsman-betrothed": "2 honor for each betrothal of generation IV with a craftsman",
    "1 per 3 gold": "1 honor for each 3 gold",
    "2 per aristocrat-betrothed": "2 honor for each betrothal of generation IV with an aristocrat",
    "2 per large-couples": "2 honor for each couple of generation III with 3 children or more",
    "2 per artist-betrothed": "2 honor for each betrothal of generation IV with an artist",
    "1 per artist": "1 honor for each artist in the family",
    "2 per scientist-betrothed": "2 honor for each betrothal of generation IV with a scientist",
    "3 per missions": "3 honor for each completed mission",
    "2 per diplomat-betrothed": "2 honor for each betrothal of generation IV with a diplomat",
    "2 per contributions": "2 honor for each contribution",
    "2 per french-betrothed": "2 honor for each betrothal of generation IV with a French friend",
    "2 per titles": "2 honor for each title",
}
CHILD = "patriarch (son (son (son)))"


def patron(t: Table) -> int:
    """The honor that P1 has from the patron when generation III has ended."""
    t.seat(2, tree=CHILD).end_of_generation()
    assert t.playing.over, "generation III is the last"
    return t.points()["patron"]


def grandchildren(*grandchildren: str) -> str:
    """A tree with these members of generation III."""
    return f"patriarch (son ({', '.join(grandchildren)}))"


@rule("L 15.2")
@pytest.mark.parametrize("name", PATRON.names)
def test_the_goals_are_those_of_the_rules(name: str) -> None:
    card = TITLE_OF.facts.table(f"patrons.{name}")
    assert [MAIN[str(card["main"])], MINOR[str(card["minor"])], MINOR[str(card["other"])]] == PRINTED[name][1:]


@rule("L 15.2", "L 15.3", "L 15.6", "L 17.1")
def test_t14_john_law() -> None:
    tree = grandchildren("son (son+rowena)")
    t = Table(generation=3).seat(1, patron="law", income=8, gold=14, hidden_missions=1, tree=tree)
    assert patron(t) == 9 + 4, "the main goal, and 14 gold rather than one craftsman"


# Main goals.


@rule("L 15.1", "L 15.2")
@pytest.mark.parametrize(("income", "honor"), [(6, 0), (7, 9), (12, 9)])
def test_john_law_asks_for_income(income: int, honor: int) -> None:
    assert patron(Table(generation=3).seat(1, patron="law", income=income, tree=CHILD)) == honor


@rule("L 15.1", "L 15.2")
@pytest.mark.parametrize(("children", "honor"), [(6, 0), (7, 9), (8, 9)])
def test_madame_de_pompadour_asks_for_children_of_generation_iii(children: int, honor: int) -> None:
    three = "son+{} (" + ", ".join(["son"] * 3) + ")"
    last = f"son+zofia ({', '.join(['son'] * (children - 6))})" if children > 6 else "son+zofia"
    tree = grandchildren(three.format("ann"), three.format("eleanor"), last)
    assert patron(Table(generation=3).seat(1, patron="pompadour", tree=tree)) == honor


@rule("L 15.2")
def test_children_born_earlier_do_not_count_for_pompadour() -> None:
    tree = "patriarch (son (" + "son, " * 6 + "son (son)))"
    assert patron(Table(generation=3).seat(1, patron="pompadour", tree=tree)) == 0


@rule("L 15.1", "L 15.2")
def test_rousseau_asks_for_all_occupations_in_generation_iii() -> None:
    couples = ["son+ann (son)", "son+johanna", "son+zofia", "son+rowena", "son+vera"]
    assert patron(Table(generation=3).seat(1, patron="rousseau", tree=grandchildren(*couples))) == 9
    elsewhere = f"patriarch (son+vera ({', '.join(couples[:4])}))"
    assert patron(Table(generation=3).seat(1, patron="rousseau", tree=elsewhere)) == 0, (
        "the diplomat is of generation II"
    )
    betrothed = grandchildren("son+ann (son+vera)", *couples[1:4])
    assert patron(Table(generation=3).seat(1, patron="rousseau", tree=betrothed)) == 0, "or of generation IV"


@rule("L 15.1", "L 15.2")
@pytest.mark.parametrize(("last", "honor"), [("zofia", 9), ("ann", 0), ("ines", 0)])
def test_franklin_asks_for_seven_nations(last: str, honor: int) -> None:
    tree = f"patriarch+ayse (son+eleanor (son+saskia (son+{last}), son+vera, son+catalina, son+giulia))"
    t = Table(generation=3).seat(1, patron="franklin", tree=tree)
    assert patron(t) == honor, "Turkish, British, Dutch, Russian, Spanish, Italian, and one more"


@rule("L 15.1", "L 15.2")
@pytest.mark.parametrize(("prestige", "honor"), [(11, 0), (12, 9), (20, 9)])
def test_cardinal_de_fleury_asks_for_prestige(prestige: int, honor: int) -> None:
    assert patron(Table(generation=3).seat(1, patron="fleury", prestige=prestige, tree=CHILD)) == honor


@rule("L 15.1", "L 15.2")
@pytest.mark.parametrize(
    ("holds", "honor"),
    [
        (["count mansion", "marquis mansion", ""], 9),
        (["mansion", "mansion", "prince mansion"], 9),
        (["count", "marquis", "duke venture opera-house"], 0),
    ],
)
def test_louis_xv_asks_for_titles_and_mansions(holds: list[str], honor: int) -> None:
    t = Table(generation=3).seat(1, patron="louis", tree=CHILD)
    for person, what in enumerate(holds):
        t.holds(1, person + 1, what)
    assert patron(t) == honor


@rule("L 15.1")
def test_the_main_goal_is_for_the_end_of_the_game() -> None:
    t = Table(generation=2).seat(1, patron="fleury", prestige=12, tree=CHILD).turn(1)
    assert t.points()["patron"] == 0
    assert TITLE_OF.boxes["standard 2"].patron_honor == 9


# Minor goals.


@rule("L 15.2", "L 15.3", "L 15.5")
@pytest.mark.parametrize(
    ("name", "fits", "other"),
    [
        ("law", "rowena", "ann"),
        ("pompadour", "ann", "zofia"),
        ("franklin", "johanna", "rowena"),
        ("fleury", "vera", "johanna"),
        ("louis", "colette", "vera"),
    ],
)
def test_betrothals_of_generation_iv(name: str, fits: str, other: str) -> None:
    def found(tree: str, unlocked: int = 1) -> int:
        return patron(Table(generation=3).seat(1, patron=name, tree=tree, hidden_missions=unlocked))

    assert found(grandchildren(f"son (son+{fits}, son)")) == 2
    assert found(grandchildren(f"son (son+{fits}, son)"), unlocked=0) == 0, "the goal is not unlocked"
    assert found(grandchildren(f"son (son+{other}, son)")) == 0, "somebody else"
    assert found(grandchildren(f"son+{fits} (son)")) == 0, "a couple of generation III is no betrothal"


@rule("L 15.2", "L 15.3", "L 15.5")
def test_rousseaus_minor_goals() -> None:
    tree = "patriarch+tatiana (son+saskia (son (son+zofia), daughter+selim))"
    t = Table(generation=3).seat(1, patron="rousseau", tree=tree, hidden_missions=1)
    assert patron(t) == 4, "four artists in the family rather than one betrothed"
    t = Table(generation=3).seat(1, patron="rousseau", tree=tree, hidden_missions=2)
    assert patron(t) == 4 + 2


@rule("L 15.2", "L 15.6")
@pytest.mark.parametrize(("gold", "honor"), [(2, 0), (3, 1), (14, 4), (15, 5)])
def test_john_laws_gold(gold: int, honor: int) -> None:
    assert patron(Table(generation=3).seat(1, patron="law", gold=gold, hidden_missions=1, tree=CHILD)) == honor


@rule("L 15.2", "L 15.8")
def test_pompadours_large_couples() -> None:
    def found(*couples: str) -> int:
        tree = grandchildren(*couples)
        return patron(Table(generation=3).seat(1, patron="pompadour", tree=tree, hidden_missions=1))

    assert found("son+johanna (son, son, son)", "son+zofia (son, son)") == 2
    assert found("daughter+constant (son, son, son, son)") == 2, "more than three are not worth more"
    assert found("son (son, son, son)", "daughter+pierre† (son, son, son)") == 4, "widowers, born members and friends"
    tree = "patriarch+ayse (son+zofia (son, daughter, son (son)))"
    assert patron(Table(generation=3).seat(1, patron="pompadour", tree=tree, hidden_missions=1)) == 0, "generation II"


@rule("L 15.2")
def test_franklins_completed_missions() -> None:
    t = Table(generation=3).seat(
        1, patron="franklin", done="ties salon", missions="unrest", hidden_missions=1, tree=CHILD
    )
    assert patron(t) == 6, "open and hidden ones are not completed"


@rule("L 15.2")
def test_fleurys_contributions_and_louis_titles() -> None:
    for name, holds in (("fleury", "village-well opera-house"), ("louis", "count marquis")):
        t = Table(generation=3).seat(1, patron=name, hidden_missions=1, tree=CHILD)
        for person, what in enumerate(holds.split()):
            t.holds(1, person + 1, f"{what} venture")
        assert patron(t) == 4


@rule("L 15.3", "L 15.4")
@pytest.mark.parametrize(("missions", "honor"), [(0, 0), (1, 4), (2, 6), (3, 6), (5, 6)])
def test_each_hidden_mission_unlocks_one_goal_and_each_goal_once(missions: int, honor: int) -> None:
    tree = grandchildren("son (son+rowena)")
    t = Table(generation=3).seat(1, patron="law", gold=14, hidden_missions=missions, tree=tree)
    assert patron(t) == honor, "gold first, which is worth more than the craftsman"


@rule("L 15.4")
def test_the_better_goal_is_unlocked_whichever_comes_first() -> None:
    tree = grandchildren("son (son+rowena, son+abigail, son+nancy)")
    assert patron(Table(generation=3).seat(1, patron="law", gold=14, hidden_missions=1, tree=tree)) == 6


@rule("L 15.7", "L 14.10")
def test_a_kept_mission_stands_for_a_friend_of_generation_iii_but_for_no_betrothal() -> None:
    couples = ["son+ann (son)", "son+johanna", "son+zofia", "son+vera"]
    t = Table(generation=3).seat(1, patron="rousseau", done="craft-guild", tree=grandchildren(*couples))
    assert patron(t) == 9, "the guild is the craftsman"
    t = Table(generation=3).seat(1, patron="rousseau", done="steam-engine", tree=grandchildren(*couples))
    assert patron(t) == 0, "there is a scientist, but still no craftsman"
    t = Table(generation=3).seat(1, patron="law", done="craft-guild", hidden_missions=1, tree=CHILD)
    assert patron(t) == 0
