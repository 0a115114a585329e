"""What a player is told before choosing: through all of a marriage, and never what is not certain."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from legacy_table import TITLE_OF, Table
from posterity.engine import Reason, Refusal
from posterity.engine.outlook import Sure
from posterity.table.foresight import Foresight
from posterity.table.snapshot import refused
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
    assert "pawn-own" not in whom["previews"]["with 4"]["changes"], "that was placed with the first answer"
    assert whom["previews"]["with 4"]["stop"] == "draw", "which child is born nobody knows"


def test_friends_out_of_the_hands_of_others_are_foreseen_by_their_number() -> None:
    t = (
        Table(4, generation=2)
        .seat(1, gold=9, hand="manuel vera", tree="patriarch+ayse (daughter, son)")
        .row("zofia willem jan ann")
    )
    t.seat(2, hand="bianca").seat(3, hand="").seat(4, hand="carlos diego edward selim")
    ahead = foresight(t)
    manuel = ahead.told(["marry manuel"])
    assert "hand" not in manuel["sure"]["changes"], "he leaves the hand, and one of another's comes into it"
    assert manuel["previews"]["from-hand-of P4"]["changes"]["hand"] == [1, 2]
    assert manuel["previews"]["from-hand-of P4"]["stop"] == "draw"
    assert "stolen" not in names(manuel["sure"]), "nobody knows which one"
    vera = ahead.told(["marry vera", "take zofia"])
    assert vera["previews"]["take willem"]["changes"]["hand"] == [2, 4], (
        "P4 alone has more than the three there are then"
    )


def test_two_answers_deep_the_second_is_told_from_where_the_first_led() -> None:
    t = family(gold=5, hand="etienne", tree="patriarch+ayse (son, true-beauty, daughter)").row("pierre ann diego")
    told = foresight(t).told(["marry etienne", "with 3"])
    assert told["sure"]["changes"] == {
        "gold": [5, 2, 2], "income": [0, 1, 1], "prestige": [0, 2, 2], "hand": [1, 0, 0], "points": [0, 2, 2],
    }, "the pawn was placed before"  # fmt: skip
    assert (names(told["sure"]), told["sure"]["stop"]) == (["paid", "married", "income", "prestige"], "draw")
    assert (told["path"], told["menu"], told["previews"]) == (["marry etienne", "with 3"], None, {})
    with pytest.raises(Refused, match="'socialize 1' is not offered there"):
        foresight(t).told(["marry etienne", "socialize 1"])


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


@pytest.mark.parametrize(
    ("ends", "told_apart"),
    [
        ([(1, 0, 0), (0, 1, 0), (0, 0, 1)], True),
        ([(0, 0, 0), (1, 1, 1)], True),
        ([(0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0)], False),
        ([(1, 1, 1)], False),
    ],
)
def test_three_ways_that_differ_in_three_things_are_told_one_by_one(ends: list[Any], told_apart: bool) -> None:
    names = ("gold", "income", "honor")
    stands: list[dict[str, int]] = [dict(zip(names, end, strict=True), hand=2) for end in ends]
    outlook: Any = SimpleNamespace(sure=lambda *_: Sure([], stands, whole=told_apart), stop="question")
    told = foresight(family(tree="patriarch"))._sure(outlook, {**dict.fromkeys(names, 0), "hand": 1})
    assert (told["whole"], told["stop"]) == (told_apart, "question")
    differing = [name for name in names if len({end[name] for end in stands}) > 1]
    assert told["ways"] == ([{name: end[name] for name in differing} for end in stands] if told_apart else [])
    assert told["changes"]["hand"] == [1, 2, 2]


def test_a_reason_says_what_is_needed_or_there_or_both() -> None:
    action = TITLE_OF.actions.parse("venture")
    assert refused(Refusal(action, Reason("no"), 2, 0, "")) == {"action": "venture", "reason": "no", "need": 2}
    assert refused(Refusal(action, Reason("no"), 0, 3, "a b")) == {
        "action": "venture", "reason": "no", "have": 3, "what": ["a", "b"],
    }  # fmt: skip


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
