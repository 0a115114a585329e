"""L 12: special children, when they grow up and when they marry (D11, D12)."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_rulebook import table
from legacy_table import TITLE_OF, Table
from posterity.games.legacy.terms import CHILD
from posterity.speech import Speech

ROW = "zofia willem pieter mehmet tatiana"


def growing(children: str, row: str = ROW, hand: str = "") -> Table:
    """Generation II begins for a family with these children."""
    t = Table(generation=1).seat(1, tree=f"patriarch+ayse ({children})", hand=hand).row(row)
    return t.told(pawns="red green").next_generation()


@rule("L 12.1", "L 1.9")
def test_how_many_there_are_of_each_child() -> None:
    special = {"Handsome": "handsome", "Brave": "brave", "Don Juan": "don-juan", "Gossip Queen": "gossip-queen"}
    special |= {"Beautiful Smile": "beautiful-smile", "A True Beauty": "true-beauty"}
    copies = dict(zip(CHILD.names, TITLE_OF.boxes["standard 2"].children, strict=True))
    told = {"son": 28, "daughter": 28, "complication": 10}
    for name, sex, number, *_ in table("L 12.1"):
        kind = f"twin-{sex}" if name == "Surprise Twins" else special[name]
        assert (CHILD.ids[kind] < CHILD.ids["daughter"]) == (sex == "son"), f"{name} is a {sex}"
        told[kind] = int(number)
    assert copies == told
    assert sum(told.values()) == 88
    assert sum(number for kind, number in told.items() if kind not in ("son", "daughter", "complication")) == 22


@rule("L 12.2", "L 3.9")
def test_children_grow_up_at_the_start_of_the_next_generation_and_only_then() -> None:
    t = Table(generation=1).seat(1, tree="patriarch+ayse")
    t.told(birth_1="son", child_1="brave").turn(1).play("have-children", "bear 1 any")
    assert (t.tree(), t.honor()) == ("patriarch+ayse (brave)", 0), "nothing at birth"
    assert growing("brave, son").honor() == 1


@rule("L 12.2")
def test_children_of_generation_iii_never_grow_up() -> None:
    t = Table(generation=3).seat(1, tree="patriarch+ayse (son+eleanor (son+saskia (brave, gossip-queen)))")
    t.seat(2, tree="patriarch (son (son (son)))").end_of_generation()
    assert t.playing.over
    assert (t.points()["friends"], t.points()["children"], t.hand()) == (0, 2, "")


@rule("L 12.3")
def test_handsome_brings_gold_after_the_whole_wedding() -> None:
    t = Table(generation=2).seat(1, hand="marguerite", tree="patriarch+ayse (handsome)").row(ROW)
    t.told(birth_1="son", child_1="son").turn(1).play("marry marguerite", "take zofia")
    assert t.gold() == 8 + 2
    events = t.events()
    assert events[events.index("born") + 1] == "gained-gold", "the birth is a part of the wedding"


@rule("L 12.3")
def test_handsomes_gold_does_not_help_to_pay_the_wedding_or_for_sophie() -> None:
    t = Table(generation=2).seat(1, hand="anastasia", tree="patriarch+ayse (handsome)").row(ROW).turn(1)
    assert t.reason("marry anastasia") == "lacks-gold-for-wedding"
    t = Table(generation=2).seat(1, hand="sophie", gold=9, tree="patriarch+ayse (handsome)").row(ROW)
    t.told(birth_1="son", child_1="son").turn(1).play("marry sophie", "take zofia")
    assert (t.gold(), t.honor()) == (13, 0), "there were only 11 when her effect was settled"


@rule("L 12.3", "L 3.10")
def test_handsomes_gold_comes_with_an_arranged_wedding_too() -> None:
    t = Table(generation=1).seat(1, hand="william eleanor", tree="patriarch+ayse (handsome)").turn(1)
    t.play("marry eleanor")
    assert t.gold() == 4, "her dowry, for he is only betrothed"
    t = Table(generation=1).seat(1, tree="patriarch+ayse (handsome+rowena)").row(ROW)
    t.told(pawns="red green", birth_1="son", child_1="son").next_generation().play("take zofia")
    assert t.gold() == 2


@rule("L 12.4", "L 6.10")
def test_handsomes_gold_comes_again_when_he_marries_again() -> None:
    t = Table(generation=2).seat(1, hand="rowena", tree="patriarch+ayse (handsome (son))").row(ROW)
    t.told(birth_1="son", child_1="son").turn(1).play("marry rowena", "with 2", "take zofia")
    assert t.gold() == 5 + 2


@rule("L 12.5")
def test_brave_brings_an_honor_when_he_grows_up() -> None:
    t = growing("brave, brave, son")
    assert t.honor() == 2
    assert t.points()["friends"] == 2


@rule("L 12.6", "L 5.1")
def test_don_juan_takes_a_woman_of_the_row() -> None:
    t = growing("don-juan")
    assert t.options == ["take zofia", "take tatiana"]
    assert t.reason("take willem") == "not-a-woman"
    t.play("take tatiana")
    assert (t.hand(), t.in_row()) == ("tatiana", "zofia willem pieter mehmet")


@rule("L 12.6")
def test_don_juan_takes_nobody_if_there_is_no_woman() -> None:
    t = growing("don-juan", row="willem pieter mehmet")
    assert (t.hand(), t.in_row(), t.step) == ("", "willem pieter mehmet", "Turn")


@rule("L 12.6", "L 5.3")
@pytest.mark.parametrize("last", ["willem", "ann"])
def test_don_juan_takes_the_last_card_of_the_row_too(last: str) -> None:
    t = growing("don-juan", row=f"zofia {last}")
    if last == "ann":
        t.play("take zofia")
    assert t.hand().split() == sorted(["zofia", last])
    assert len(t.state.row) == 5, "a new row is laid out"


@rule("L 12.7")
def test_gossip_queen_draws_two_friends_when_she_grows_up() -> None:
    t = Table(generation=1).seat(1, tree="patriarch+ayse (gossip-queen)").row(ROW)
    t.told(pawns="red green", friends="ann bianca").next_generation()
    assert (t.hand(), t.in_row()) == ("ann bianca", ROW), "from the deck, not from the row"


@rule("L 3.9", "L 12.6")
def test_the_order_in_which_they_grow_up_is_free() -> None:
    t = growing("brave, don-juan, son")
    assert t.options == ["grow 2", "grow 3"]
    t.play("grow 3", "take zofia")
    assert (t.honor(), t.hand()) == (1, "zofia")


@rule("L 12.8")
@pytest.mark.parametrize(("ask", "gold", "honor"), [("2", 3, 0), ("3", 4, -1), ("4", 5, -1)])
def test_beautiful_smile_brings_a_gold_more_for_asking(ask: str, gold: int, honor: int) -> None:
    t = growing("beautiful-smile", hand="zofia vera", row="ann willem pieter").play("ask-money 2", f"ask-money {ask}")
    if ask == "4":
        t.play("discard vera")
    assert (t.gold(2), t.gold(1), t.honor(1)) == (2, gold, honor), "P2 begins, and has nothing of it"
    assert len(t.family().hand) == (1 if ask == "4" else 2), "the cost is as usual"


@rule("L 12.8")
def test_beautiful_smile_works_in_the_generation_in_which_she_grew_up_and_each_time() -> None:
    t = growing("beautiful-smile, son").play("ask-money 2", "ask-money 2", "ask-money 2", "ask-money 2")
    assert t.gold() == 6
    t = Table(generation=2).seat(1, tree="patriarch+ayse (beautiful-smile)").told(pawns="red green").next_generation()
    t.play("ask-money 2", "ask-money 2")
    assert t.gold() == 2, "a generation later it is over"
    t = Table(generation=1).seat(1, tree="patriarch+ayse (beautiful-smile)").turn(1).play("ask-money 2")
    assert t.gold() == 2, "a child has no effect yet"


@rule("L 12.9")
@pytest.mark.parametrize(
    ("groom", "before", "after"), [("diego", 1, 1), ("diego", 0, 0), ("pierre", 0, 0), ("willem", 3, 2)]
)
def test_d11_a_true_beauty_makes_the_wedding_cheaper(groom: str, before: int, after: int) -> None:
    t = Table(generation=2).seat(1, hand=groom, gold=before, tree="patriarch+ayse (true-beauty)").row("ann zofia")
    t.told(birth_1="son", child_1="son").turn(1).play(f"marry {groom}")
    assert t.gold() == after, "2 gold less, never below nothing"


@rule("L 12.9")
def test_d12_a_groom_for_five_costs_three() -> None:
    t = Table(generation=2).seat(1, hand="etienne", gold=3, tree="patriarch+ayse (true-beauty)").row("ann zofia")
    t.told(birth_1="son", child_1="son").turn(1).play("marry etienne")
    assert t.gold() == 0
    t = Table(generation=2).seat(1, hand="etienne", gold=3, tree="patriarch+ayse (daughter)").turn(1)
    assert t.reason("marry etienne") == "lacks-gold-for-wedding", "nobody else pays less"


@rule("L 12.9")
def test_a_true_beauty_changes_no_dowry() -> None:
    edition: dict[str, object] = {"friends": {"william": {"money": 3}}}
    t = Table(generation=2, edition=edition).seat(1, hand="william", tree="patriarch+ayse (true-beauty)")
    t.told(birth_1="son", child_1="son").turn(1).play("marry william")
    assert t.gold() == 3


@rule("L 12.10")
def test_a_marriage_arranged_for_a_true_beauty_has_its_full_cost() -> None:
    t = Table(generation=1).seat(1, hand="willem", gold=3, tree="patriarch+ayse (true-beauty)").turn(1)
    t.play("marry willem")
    assert t.gold() == 0
    t = Table(generation=1).seat(1, hand="willem", gold=2, tree="patriarch+ayse (true-beauty)").turn(1)
    assert t.reason("marry willem") == "lacks-gold-for-wedding"


EARLY: dict[str, object] = {"house": {"betrothed-beauty": True}}


@rule("L 23.2")
def test_house_rule_a_marriage_arranged_for_a_true_beauty_costs_less() -> None:
    t = Table(generation=1, edition=EARLY).seat(1, hand="willem", gold=1, tree="patriarch+ayse (true-beauty)").turn(1)
    t.play("marry willem")
    assert (t.gold(), t.tree()) == (0, "patriarch+ayse (true-beauty+willem)"), "1 gold instead of 3"
    t = Table(generation=1, edition=EARLY).seat(1, hand="willem", gold=1, tree="patriarch+ayse (daughter)").turn(1)
    assert t.reason("marry willem") == "lacks-gold-for-wedding", "for others nothing changes"
    t = Table(generation=2, edition=EARLY).seat(1, hand="willem", gold=1, tree="patriarch+ayse (true-beauty)")
    t.told(birth_1="son", child_1="son").turn(1).play("marry willem")
    assert t.gold() == 0, "grown up she costs less as ever"


@rule("L 12.10", "L 23.2")
@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ({}, "her wedding costs 2 gold less, once she is grown up"),
        (EARLY, "her wedding costs 2 gold less, also if it is arranged while she is a child"),
    ],
)
def test_the_card_of_a_true_beauty_says_what_the_rule_does(edition: dict[str, object], words: str) -> None:
    t = Table(edition=edition)
    printed = t.face.printed(t.state)
    brings = printed.children["true-beauty"].brings
    assert brings is not None
    assert Speech(t.title)(brings, {**printed.gifts}) == words
