"""What a player is told before choosing: through all of a marriage, and never what is not certain."""

from __future__ import annotations

from typing import Any

import pytest

from legacy_table import Table
from posterity.table.foresight import Foresight
from posterity.table.table import Agreed, Refused
from posterity.table.table import Table as Sitting


def family(**seat: Any) -> Table:
    return Table(players=2, generation=2).seat(1, **seat).seat(2, gold=5, hand="patrick samuel")


def foresight(t: Table) -> Foresight:
    game = t.turn().playing
    agreed = Agreed("t", "legacy", "standard", ("person",) * 2, ("",) * 2, game.title.rules_version)
    return Foresight(Sitting(agreed, game))


def names(told: dict[str, Any]) -> list[str]:
    return [event["name"] for event in told["events"]]


def test_the_price_depends_on_whom_the_friend_marries() -> None:
    t = family(gold=5, hand="etienne", tree="patriarch+ayse (son, true-beauty, daughter)").row("pierre ann diego")
    ahead = foresight(t)
    first = ahead.told([])["previews"]["marry etienne"]
    assert (first["changes"], first["stop"]) == ({"pawn-own": [2, 1]}, "question"), "with whom is still to be chosen"
    whom = ahead.told(["marry etienne"])
    assert whom["sure"]["changes"] == {
        "gold": [5, 0, 2], "income": [0, 1, 1], "prestige": [0, 2, 2], "hand": [1, 0, 0], "pawn-own": [2, 1, 1],
        "points": [0, 2, 2],
    }  # fmt: skip
    assert names(whom["sure"]) == ["placed", "income", "prestige"], "that the name gains is certain, the price is not"
    assert whom["menu"]["options"] == ["with 3", "with 4"]
    assert [refusal["reason"] for refusal in whom["menu"]["refusals"]] == ["same-sex"]
    assert whom["previews"]["with 3"]["changes"]["gold"] == [5, 2], "True Beauty marries for less"
    assert whom["previews"]["with 4"]["changes"]["gold"] == [5, 0]
    assert whom["previews"]["with 4"]["stop"] == "draw", "which child is born nobody knows"


def test_who_cannot_choose_is_told_at_once() -> None:
    t = family(gold=3, hand="etienne", tree="patriarch+ayse (son, true-beauty, daughter)").row("pierre ann diego")
    told = foresight(t).told([])["previews"]["marry etienne"]
    assert names(told) == ["placed", "paid", "married", "income", "prestige"]
    assert told["changes"]["gold"] == [3, 0]


def test_a_condition_is_looked_at_when_its_time_has_come() -> None:
    hand = "ann pierre eleanor diego edward"
    t = family(hand=hand, tree="patriarch+ayse (son, daughter)").row("robert roger")
    sure = foresight(t).told(["marry ann"])["sure"]
    assert sure["changes"]["honor"] == [0, 2, 2], "the friends who come along make the sixth"
    assert names(sure).count("took") == 2, "whoever is taken first, the other is the last of the row"


def test_a_wedding_or_a_betrothal() -> None:
    t = family(gold=3, hand="charlotte", tree="patriarch+ayse (son, daughter (son))").row("pierre ann diego eleanor")
    sure = foresight(t).told(["marry charlotte"])["sure"]
    assert sure["changes"]["gold"] == [3, 1, 1], "the money is paid in any case"
    assert sure["changes"]["prestige"] == [0, 0, 2], "prestige comes with a wedding only"


def test_gold_that_comes_after_the_child_is_certain() -> None:
    t = family(hand="bernadette", tree="patriarch+ayse (handsome, daughter)").row("pierre ann diego eleanor")
    sure = foresight(t).told(["marry bernadette"])["sure"]
    assert sure["changes"]["gold"] == [0, 4, 4], "a dowry, and Handsome's gold when all is done"


def test_a_way_that_is_not_offered_is_refused() -> None:
    ahead = foresight(family(gold=5, hand="etienne", tree="patriarch+ayse (son, daughter)").row("pierre ann diego"))
    with pytest.raises(Refused, match="'marry ann' is not offered there"):
        ahead.told(["marry ann"])
    with pytest.raises(Refused, match="there is no action 'marry nobody'"):
        ahead.told(["marry nobody"])
    for _ in range(62):
        ahead.told(["marry etienne"])
    with pytest.raises(Refused, match="only 64 ways"):
        ahead.told(["marry etienne"])
