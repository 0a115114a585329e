"""L 13: titles and contributions, one by one."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_rulebook import key, table
from legacy_table import Table

GENERATIONS = ["I", "II", "III"]
HAND = ["ann", "bianca", "carlos"]
ROW = "zofia willem pieter mehmet tatiana"


def amounts(text: str) -> dict[str, int]:
    """ "2 prestige, take 2 friends" as numbers."""
    found: dict[str, int] = {}
    for part in text.split(", "):
        number, what = part.removeprefix("take ").split()
        found[what.removesuffix("s")] = int(number)
    return found


def single_adult(generation: str) -> tuple[int, str]:
    """The number of a generation, and a tree in which one adult of it is single."""
    number = GENERATIONS.index(generation) + 1
    return number, "patriarch" + " (son" * (number - 1) + ")" * (number - 1)


def bought(action: str, row: list[str]) -> Table:
    """The card is acquired by somebody who has just enough for it."""
    generation, name, cost, benefits = row
    number, tree = single_adult(generation)
    pays, gains = amounts(cost), amounts(benefits)
    hand = HAND[: pays.get("friend", 0)]
    t = Table(generation=number).seat(1, tree=tree, gold=pays["gold"], hand=" ".join(hand)).row(ROW).turn(1)
    t.play(f"{action} {key(name)}")
    while t.step == "Discard":
        t.play(t.options[0])
    assert t.hand() == "", "the friends of the cost are discarded"
    assert len(t.state.discard) == len(hand)
    for friend in ROW.split()[: gains.get("friend", 0)]:
        t.play(f"take {friend}")
    assert t.gold() == 0
    assert t.hand().split() == sorted(ROW.split()[: gains.get("friend", 0)]), "the friends of the benefits"
    assert (t.prestige(), t.honor()) == (gains.get("prestige", 0), gains.get("honor", 0))
    assert t.income() == gains.get("income", 0) - pays.get("income", 0)
    assert t.held(number) == key(name), "it lies beside the one who got it"
    return t


@rule("L 13.1", "L 13.3", "L 10.6")
@pytest.mark.parametrize("row", table("L 13.1"), ids=lambda row: key(row[1]))
def test_a_title_costs_and_brings_what_the_rules_say(row: list[str]) -> None:
    t = bought("acquire", row)
    assert t.points()["honours"] == 0, "titles bring no honor of their own"


@rule("L 13.2", "L 13.3", "L 10.6")
@pytest.mark.parametrize("row", table("L 13.2"), ids=lambda row: key(row[1]))
def test_a_contribution_costs_and_brings_what_the_rules_say(row: list[str]) -> None:
    t = bought("contribute", row)
    assert t.points()["honours"] == amounts(row[3])["honor"]


@rule("L 13.1", "L 13.2", "L 4.6")
@pytest.mark.parametrize(
    ("action", "row"), [("acquire", row) for row in table("L 13.1")] + [("contribute", row) for row in table("L 13.2")]
)
def test_a_gold_or_a_friend_too_few(action: str, row: list[str]) -> None:
    generation, name, cost, _ = row
    number, tree = single_adult(generation)
    pays = amounts(cost)
    friends = pays.get("friend", 0)
    t = Table(generation=number).seat(1, tree=tree, gold=pays["gold"] - 1, hand=" ".join(HAND[:friends])).turn(1)
    assert t.reason(f"{action} {key(name)}") == "lacks-gold"
    if friends > 0:
        hand = " ".join(HAND[: friends - 1])
        t = Table(generation=number).seat(1, tree=tree, gold=pays["gold"], hand=hand).turn(1)
        assert t.reason(f"{action} {key(name)}") == "lacks-friends"


@rule("L 13.1", "L 13.2", "L 2.8")
@pytest.mark.parametrize(("number", "table_of"), [("L 13.1", "acquire"), ("L 13.2", "contribute")])
def test_three_for_each_generation(number: str, table_of: str) -> None:
    for generation in (1, 2, 3):
        tree = single_adult(GENERATIONS[generation - 1])[1]
        hand = "ann bianca carlos"
        t = Table(generation=generation).seat(1, tree=tree, gold=20, hand=hand).turn(1)
        there = [option.split()[1] for option in t.options if option.startswith(table_of)]
        assert there == [key(row[1]) for row in table(number) if row[0] == GENERATIONS[generation - 1]]


@rule("L 13.4")
def test_titles_and_contributions_are_worth_nothing_more_at_the_end() -> None:
    t = Table(generation=3).seat(1, tree="patriarch (son (son (son)))", patron="franklin", hidden_missions=2)
    t.holds(1, 1, "count village-well").holds(1, 2, "marquis opera-house").holds(1, 3, "prince triumphal-arch")
    t.seat(2, tree="patriarch (son (son (son)))").end_of_generation()
    assert t.playing.over
    assert sum(t.points().values()) == 1, "the child, and nothing else"


@rule("L 13.4")
def test_the_benefits_come_once() -> None:
    t = Table(generation=1).seat(1, tree="patriarch+ayse (son)", prestige=2).holds(1, 1, "baron")
    t.seat(2, tree="patriarch+eleanor (son)").told(pawns="red green").next_generation()
    assert t.prestige() == 2
