"""L 16: what a generation is worth, and families that become extinct (T7, T8)."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_table import TITLE_OF, Table
from posterity.games import proof
from posterity.games.legacy.terms import FRIEND
from posterity.speech import Speech

CHILD = "patriarch+ayse (son)"
OTHER = "patriarch+eleanor (son)"


def two(generation: int = 1) -> Table:
    return Table(generation=generation).seat(1, tree=CHILD).seat(2, tree=OTHER).told(pawns="red green")


@rule("L 16.1", "L 3.6")
def test_the_end_of_a_generation_has_an_order() -> None:
    t = two().seat(1, tree=CHILD, income=3, prestige=2, extra="red", pawns=1).seat(2, tree=OTHER, pawns=0)
    t.state.round = 2
    t.turn(1).play("ask-money 2")
    ordered = [event for event in t.playing.events if event.seat == 0 and event.kind.name in ("gained-gold", "honor")]
    assert [event.args().get("source", "gold") for event in ordered] == ["gold", "gold", "prestige", "children"], (
        "the gold that was asked for, the income, and then the end of the generation"
    )
    assert t.state.generation == 2


@rule("L 16.2")
@pytest.mark.parametrize("prestige", [6, 0, -2])
def test_t7_honor_for_prestige(prestige: int) -> None:
    t = two(2).seat(1, tree="patriarch+ayse (son+ann (son))", prestige=prestige).seat(2, tree="patriarch (son (son))")
    t.end_of_generation()
    assert t.family().honor[0] == prestige, "a negative prestige costs honor"
    assert t.prestige() == prestige, "and stays as it is"


@rule("L 16.3")
def test_t8_honor_for_the_children_of_the_generation() -> None:
    tree = "patriarch+ayse (son+ann (son, son+zofia), daughter+pierre (son, daughter, daughter))"
    t = two(2).seat(1, tree=tree).seat(2, tree="patriarch (son (son))").end_of_generation()
    assert t.honor() == 5, "betrothed or not; the two adults of generation II are worth nothing"


@rule("L 16.3", "L 16.2")
def test_every_generation_counts_anew() -> None:
    t = Table(generation=3).seat(1, tree="patriarch (son (son (son, son)))", prestige=3)
    t.family().honor[0] = 5
    t.seat(2, tree="patriarch (son (son (son)))").end_of_generation()
    assert t.family().honor[:2] == [5 + 3, 2]


@rule("L 16.5", "L 4.12")
def test_extra_pawns_go_back_to_the_supply() -> None:
    t = two().seat(1, tree=CHILD, extra="red red blue").seat(2, tree=OTHER, extra="yellow")
    t.told(pawns="green orange").end_of_generation()
    assert (t.extra(1), t.extra(2)) == ("green", "orange"), "only those of the new generation"
    assert t.state.supply == [2, 2, 3, 3, 3]


@rule("L 16.4", "L 16.7")
def test_t8b_a_family_without_a_child_is_extinct() -> None:
    t = two(2).seat(1, tree="patriarch+ayse (son, daughter)", prestige=20).seat(2, tree="patriarch (son (son))")
    t.end_of_generation()
    assert t.playing.over, "the adults do not count, and only P2 is left"
    assert TITLE_OF.result(t.state).places == [2, 1]
    assert sum(t.points(1).values()) == 0


@rule("L 16.4", "L 16.7")
def test_one_child_is_enough() -> None:
    t = two(2).seat(1, tree="patriarch (son (son))").seat(2, tree="patriarch (son (son))").end_of_generation()
    assert not t.playing.over
    assert t.state.generation == 3


def three() -> Table:
    """P1 has no child; the others have, and hold a few things."""
    t = Table(3, generation=1).seat(1, tree="patriarch+ayse", hand="ann bianca", missions="ties", prestige=9, gold=5)
    return t.seat(2, tree=OTHER).seat(3, tree="patriarch+saskia (son)").told(pawns="red green")


@rule("L 16.6")
def test_an_extinct_family_leaves_the_game() -> None:
    t = three().seat(1, tree="patriarch+rowena", hand="ann bianca", missions="ties", prestige=9, extra="blue")
    t.end_of_generation()
    assert (t.hand(), t.family().missions) == ("", [])
    assert [FRIEND.names[friend] for friend in t.state.discard] == ["ann", "bianca"], "the hand is discarded"
    assert t.state.deck[FRIEND.ids["rowena"]] == 0, "the family leaves the game"
    assert FRIEND.ids["rowena"] not in t.state.discard
    assert t.extra() == "", "no pawn of the new generation"
    assert set(t.points(1).values()) == {0}, "no score"
    assert "extinct" in t.events()
    assert t.events().count("discarded") == 2, "everybody sees the hand go"


@rule("L 16.6", "L 16.7")
def test_an_extinct_family_has_no_turn() -> None:
    t = three()
    t.state.round = 2
    t.end_of_generation()
    asked = []
    for _ in range(4):
        asked.append(t.asked)
        t.play("ask-money 2")
    assert asked == [2, 3, 2, 3], "P1 was the first player; the card goes on to P2"
    assert (t.state.round, t.asked) == (4, 3), "then to P3"
    for _ in range(4):
        t.play("ask-money 2")
    assert t.asked == 2, "P1 is passed over as first player too"


@rule("L 16.6")
def test_an_extinct_family_is_not_asked_to_discard() -> None:
    t = Table(3, generation=2).seat(1, hand="katherine", tree="patriarch+ayse (son)").seat(2, hand="ann bianca")
    t.seat(3, hand="").row("zofia willem pieter").told(birth_1="son", child_1="son")
    t.family(3).out = 1
    t.turn(1).play("marry katherine", "take zofia")
    assert t.asked == 2
    t.play("discard ann")
    assert t.asked == 2, "the next turn is that of P2"


@rule("L 16.7")
def test_the_last_family_wins_at_once() -> None:
    t = three().seat(3, tree="patriarch+saskia", prestige=30)
    t.state.round = 2
    t.end_of_generation()
    assert t.playing.over
    assert TITLE_OF.result(t.state).winners() == [1], "P2, though the others had more prestige"
    assert proof(TITLE_OF).ending(t.state, []) == "last-family"


@rule("L 16.7")
def test_when_no_family_is_left_nobody_wins() -> None:
    t = two().seat(1, tree="patriarch+ayse", prestige=9).seat(2, tree="patriarch+eleanor").end_of_generation()
    assert t.playing.over
    result = TITLE_OF.result(t.state)
    assert (result.winners(), result.level) == ([], "extinct")


@rule("L 16.7")
def test_the_others_play_on_and_an_extinct_family_is_last() -> None:
    t = Table(3, generation=3).seat(2, tree="patriarch (son (son (son)))", prestige=-9)
    t.seat(1, tree="patriarch (son (son))", prestige=30).seat(3, tree="patriarch (son (son (son, son)))")
    t.end_of_generation()
    assert t.playing.over
    assert TITLE_OF.result(t.state).places == [3, 2, 1], "even behind a score below nothing"
    assert proof(TITLE_OF).ending(t.state, []) == "with-extinction"


@rule("L 16.6")
def test_extinct_families_share_the_last_place() -> None:
    t = Table(4, generation=3).seat(1, tree="patriarch (son (son))", prestige=30)
    t.seat(2, tree="patriarch (son (son))", prestige=1, hand="ann").seat(3, tree="patriarch (son (son (son)))")
    t.seat(4, tree="patriarch", prestige=-5)
    t.family(4).out = 1  # two generations earlier
    t.end_of_generation()
    assert TITLE_OF.result(t.state).places == [2, 2, 1, 2], (
        "nothing that they leave is compared, nor how long they held out"
    )


@rule("L 16.6", "L 16.7")
def test_when_no_family_is_left_all_share_the_last_place() -> None:
    t = Table(3, generation=2).seat(1, tree="patriarch (son)", prestige=9).seat(2, tree="patriarch (son)", hand="ann")
    t.family(3).out = 1
    t.end_of_generation()
    result = TITLE_OF.result(t.state)
    assert (len(set(result.places)), result.winners(), result.level) == (1, [], "extinct")


@rule("L 16.2", "L 1.2")
@pytest.mark.parametrize(("prestige", "told"), [(-12, "honor −12"), (-1, "honor −1"), (14, "honor +14")])
def test_the_log_tells_any_prestige_with_its_sign(prestige: int, told: str) -> None:
    t = two(3).seat(1, tree="patriarch (son (son (son)))", prestige=prestige)
    t.seat(2, tree="patriarch (son (son (son)))").end_of_generation()
    event = next(event for event in t.playing.events if event.kind.name.startswith("honor"))
    words = Speech(t.title).event(t.state, event, ["Ada", "Ben"])
    assert words.startswith(f"Ada: {told} (")
