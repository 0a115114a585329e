"""L 9: marriage, children, money and socializing (T10, D3, D4, D6)."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_table import Table
from posterity.games.legacy.steps.births import in_deck
from posterity.games.legacy.terms import CHILD

ROW = "eleanor pierre giulia edward zofia"


@rule("L 9.1", "L 9.7")
@pytest.mark.parametrize(("gold", "honor", "friends"), [(2, 0, 0), (3, 1, 0), (4, 1, 1)])
def test_l9_7_the_three_amounts(gold: int, honor: int, friends: int) -> None:
    t = Table().seat(1, gold=1, hand="ann vera").row(ROW).turn(1).play(f"ask-money {gold}")
    if friends:
        t.play("discard vera")
    assert (t.gold(), t.honor(), t.hand()) == (1 + gold, -honor, "ann" if friends else "ann vera")


@rule("L 9.1", "L 9.8")
@pytest.mark.parametrize(("number", "gold"), [(1, 0), (2, 1), (3, 2)])
def test_l9_8_the_three_numbers_of_friends(number: int, gold: int) -> None:
    t = Table().seat(1, gold=5).row(ROW).turn(1).play(f"socialize {number}")
    assert t.gold() == 5 - gold, "paid first"
    t.play(*[f"take {friend}" for friend in ("edward", "giulia", "pierre")[:number]])
    assert t.hand() == " ".join(("edward", "giulia", "pierre")[:number])
    assert (t.gold(), t.asked) == (5 - gold, 2)


@rule("L 9.1", "L 9.4", "L 9.5")
def test_l9_1_a_birth_for_nothing_or_for_one_honor() -> None:
    t = Table().seat(1, tree="patriarch+ann").row(ROW).births("daughter").turn(1).play("have-children")
    assert t.options == ["bear 1 any", "bear 1 son", "bear 1 daughter"]
    t.play("bear 1 any")
    assert (t.tree(), t.honor(), t.gold()) == ("patriarch+ann (daughter)", 0, 0)
    t = Table().seat(1, tree="patriarch+ann").row(ROW).births("son").turn(1).play("have-children", "bear 1 son")
    assert (t.tree(), t.honor(), t.gold()) == ("patriarch+ann (son)", -1, 0)


@rule("L 9.1", "L 9.2")
def test_l9_2_one_marriage_with_one_friend() -> None:
    t = Table().seat(1, hand="ann saskia", tree="patriarch (son)").row(ROW).births("son").turn(1)
    t.play("marry ann", "with 2")
    assert t.tree() == "patriarch (son+ann)"
    assert t.hand() == "saskia"
    assert t.asked == 2, "not a wedding of the head as well"


@rule("L 9.3")
def test_l9_3_a_couple_of_the_current_generation_with_fewer_than_three_children() -> None:
    tree = "patriarch+tatiana (son+ann (son, son, son), son+vera (brave+ines))"
    t = Table(generation=2).seat(1, tree=tree).row(ROW).births("daughter").turn(1).play("have-children")
    assert {text.split()[1] for text in t.options} == {"6"}, "not the head, who has room, nor the betrothed Brave"
    assert t.reason("bear 2 any") == "no-room-for-children"
    t.play("bear 6 any")
    assert t.tree().endswith("son+vera (brave+ines, daughter))")


@rule("L 9.5")
@pytest.mark.parametrize(("wish", "others"), [("son", "daughter"), ("daughter", "son")])
def test_d3_a_search_shuffles_the_others_back(wish: str, others: str) -> None:
    t = Table().seat(1, tree="patriarch+ann").row(ROW).children_left(**{wish: 1, others: 30}).turn(1)
    t.play("have-children", f"bear 1 {wish}")
    assert (t.tree(), t.honor()) == (f"patriarch+ann ({wish})", -1), "the one among thirty"
    assert t.state.cradle[CHILD.ids[others]] == 30, "none of those on the way is discarded"


@rule("L 9.5", "L 7.1")
def test_d3_any_child_of_that_sex_may_come() -> None:
    found = set()
    for seed in range(300):
        t = (
            Table()
            .seat(1, tree="patriarch+ann")
            .row(ROW)
            .children_left(**{name.replace("-", "_"): 2 for name in CHILD.names if name != "complication"})
        )
        t.luck.random.seed(seed)
        t.turn(1).play("have-children", "bear 1 daughter")
        found.add(CHILD.names[t.family().who[1]])
    assert found == {"daughter", "gossip-queen", "beautiful-smile", "true-beauty", "twin-daughter"}


@rule("L 9.5", "L 8.9")
def test_d4_a_search_ends_with_a_complication_that_comes_first() -> None:
    t = Table().seat(1, tree="patriarch+ann").row(ROW).children_left(daughter=30, son=1, complication=9)
    t.births("complication").turn(1).play("have-children", "bear 1 son")
    assert t.options == ["lose-child", "lose-mother"]
    assert in_deck(t.state) == [1, 30, 8]


SEXES = [("son", "daughter"), ("daughter", "son")]


@rule("L 9.6")
@pytest.mark.parametrize(("gone", "left"), SEXES)
def test_l9_6_a_sex_of_which_no_child_is_left_cannot_be_named(gone: str, left: str) -> None:
    t = Table().seat(1, tree=f"patriarch+ann ({left})").row(ROW).children_left(**{left: 3}, complication=1).turn(1)
    t.state.child_discard = [0] * len(CHILD)
    t.play("have-children")
    assert t.options == ["bear 1 any", f"bear 1 {left}"]
    assert t.reason(f"bear 1 {gone}") == "no-such-child-left"


@rule("L 9.6")
@pytest.mark.parametrize("wish", ["son", "daughter"])
@pytest.mark.parametrize("card", ["son", "brave", "twin-son", "daughter", "gossip-queen", "twin-daughter"])
def test_l9_6_a_single_card_is_enough_whatever_its_kind(wish: str, card: str) -> None:
    t = Table().seat(1, tree="patriarch+ann").row(ROW).children_left(complication=2, **{card.replace("-", "_"): 1})
    t.turn(1)
    t.state.child_discard = [0] * len(CHILD)
    t.play("have-children")
    sons = ("son", "brave", "twin-son")
    assert (f"bear 1 {wish}" in t.options) == ((card in sons) == (wish == "son"))


@rule("L 9.6", "L 7.14")
@pytest.mark.parametrize(("wish", "other"), SEXES)
@pytest.mark.parametrize("where", ["reserve", "discards"])
@pytest.mark.parametrize("generation", [1, 3])
def test_l9_6_it_can_be_named_if_it_is_in_the_reserve_or_among_the_discards(
    where: str, generation: int, wish: str, other: str
) -> None:
    tree = "patriarch+ann" if generation == 1 else "patriarch (son (son+ann))"
    t = Table(generation=generation).seat(1, tree=tree).row(ROW)
    t.children_left(**{other: 3, wish: int(where == "reserve")})
    t.state.reserve = [int(where == "reserve" and wish == sex) for sex in ("son", "daughter")]
    t.turn(1)
    t.state.child_discard = [0] * len(CHILD)
    t.state.child_discard[CHILD.ids["brave" if other == "son" else "gossip-queen"]] = 1
    t.state.child_discard[CHILD.ids[wish]] = int(where == "discards")
    t.play("have-children", f"bear {generation} {wish}")
    assert CHILD.names[t.family().who[-1]] == wish, "the deck was renewed until it came"


@rule("L 9.7", "L 4.6")
def test_l9_7_four_gold_need_a_friend_in_hand() -> None:
    t = Table().row(ROW).turn(1)
    assert t.reason("ask-money 4") == "lacks-friends"
    assert {"ask-money 2", "ask-money 3"} <= set(t.options)


@rule("L 9.8", "L 5.3")
def test_l9_8_only_the_number_chosen_is_paid() -> None:
    t = Table().seat(1, gold=0).row("eleanor pierre").turn(1).play("socialize 1", "take pierre")
    assert (t.gold(), t.hand()) == (0, "eleanor pierre"), "two friends for nothing"


@rule("L 9.9")
def test_l9_9_nobody_socializes_without_a_row() -> None:
    t = Table().seat(1, gold=9).row("").turn(1)
    for number in (1, 2, 3):
        assert t.reason(f"socialize {number}") == "row-is-empty"
