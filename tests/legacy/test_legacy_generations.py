"""L 3: nine rounds in three generations, and what happens between them (T1 to T6, A1 to A3)."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_table import TITLE_OF, Table
from posterity.engine import SeededChance, new
from posterity.games.legacy.terms import COMPLICATION

# A family with a child in each generation, for two players.
TREES = {
    1: ("patriarch+ann (son)", "patriarch+zofia (son)"),
    2: ("patriarch+ann (son+vera (son))", "patriarch+zofia (son+ines (son))"),
    3: ("patriarch+ann (son+vera (son+rowena (son)))", "patriarch+zofia (son+ines (son+tatiana (son)))"),
}


def with_families(generation: int) -> Table:
    first, second = TREES[generation]
    return Table(generation=generation).seat(1, tree=first).seat(2, tree=second).row("eleanor diego jan erich")


# Rounds.


@rule("L 3.1", "L 3.6")
@pytest.mark.parametrize(
    ("number", "generation", "then"),
    [(1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 2), (5, 2, 3), (6, 3, 3), (7, 3, 3), (8, 3, 3)],
)
def test_l3_1_two_three_and_four_rounds(number: int, generation: int, then: int) -> None:
    t = with_families(generation)
    t.state.round = number
    t.end_of_round()
    assert (t.state.round, t.state.generation) == (number + 1, then)
    assert ("generation" in t.events()) == (generation != then), "a new generation starts before rounds 3 and 6 only"
    assert (t.honor(1) > 0) == (generation != then), "its end is scored only after its last round"


@rule("L 3.1")
def test_l3_1_the_game_is_over_after_round_9() -> None:
    t = with_families(3)
    t.state.round = 9
    assert t.end_of_round().playing.over


@rule("L 3.2")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_l3_2_the_first_player_card_goes_on_clockwise(before: int) -> None:
    t = Table(players=3).row("eleanor diego")
    t.state.first = before
    t.end_of_round()
    assert (t.state.round, t.state.first) == (2, (before + 1) % 3)
    assert t.asked == t.state.first + 1, "who has it takes the first turn"


@rule("L 3.2")
def test_l3_2_in_the_first_round_it_stays() -> None:
    t = Table(players=3).row("eleanor diego")
    t.state.round, t.state.first = 0, 2
    t.new_round()
    assert (t.state.round, t.asked) == (1, 3)


@rule("L 3.4")
@pytest.mark.parametrize("income", [0, -1, -3])
def test_a3_no_income_and_nothing_to_pay(income: int) -> None:
    t = Table().seat(1, gold=2, income=income).row("eleanor diego").end_of_round()
    assert t.gold() == 2


@rule("L 3.5", "L 4.13")
def test_l3_5_pawns_come_back() -> None:
    t = Table().seat(1, gold=9, pawns=1, extra="green", hand="ann").seat(2, pawns=0).row("eleanor diego")
    t.turn(1).play("mansion", "place green")
    assert (t.extra(), t.state.supply[0]) == ("", 2), "it stands on the board"
    t.play("ask-money 2")
    assert t.state.round == 2
    assert (t.state.supply[0], t.extra()) == (3, ""), "and goes back to the supply, not to the player"
    assert [family.pawns for family in t.state.families] == [2, 2]
    assert set(t.state.spaces) == {-1}, "the main board is empty again"


@rule("L 3.5")
def test_l3_5_own_pawns_are_back_before_a_new_generation_starts() -> None:
    t = Table().seat(1, pawns=0, tree="patriarch+ann (brave, don-juan)").row("eleanor diego")
    t.seat(2, tree="patriarch+zofia (son)")
    t.state.round = 2
    t.end_of_round()
    assert (t.step, t.family().pawns) == ("GrowUp", 2)


# The start of a generation.


@rule("L 3.6")
def test_l3_6_nothing_of_it_happens_before_round_1() -> None:
    game = new(TITLE_OF, "standard", 2, SeededChance(3), listening=True)
    told = []
    for text in ("lead man", "lead man", "keep-hand", "keep-hand"):
        game.play(TITLE_OF.actions.parse(text))
        told += [event.kind.name for event in game.events]
    assert "generation" not in told
    assert [sum(family.extra) for family in game.state.families] == [1, 1], "the pawn of the head, no other"
    assert (game.state.round, game.state.generation) == (1, 1)


@rule("L 3.7", "L 3.10", "L 6.4")
def test_l3_7_the_order_of_a_generation_start() -> None:
    t = Table().seat(1, tree="patriarch+ann (brave, daughter+stanislaw)", complication=True).row("eleanor diego")
    t.seat(2, tree="patriarch+zofia (brave)").told(pawns="red green").births("son").next_generation()
    order = [name for name in t.events() if name not in ("first-player", "finish")]
    first = ["generation", "pawn", "pawn", "grew-up", "honor"]
    wedding = ["married", "income", "prestige", "pawn", "born"]
    assert order == [*first, *wedding, "grew-up", "honor", "round"], "P1 finishes before P2 begins"
    assert t.family().complication == 0, "the old complication is gone"


@rule("L 3.8")
def test_l3_8_each_player_gets_one_pawn_of_five() -> None:
    t = Table(players=3).row("eleanor diego").told(pawns="red yellow green")
    t.state.first = 1
    t.next_generation()
    assert [t.extra(seat) for seat in (1, 2, 3)] == ["green", "red", "yellow"], "from the first player on"
    assert t.state.supply == [2, 3, 2, 3, 2], "the rest go back"


@rule("L 3.8")
def test_l3_8_the_pawns_are_of_different_colours_and_random() -> None:
    dealt: set[str] = set()
    for seed in range(40):
        t = Table(players=4).row("eleanor diego")
        t.luck.random.seed(seed)
        t.next_generation()
        pawns = [t.extra(seat) for seat in (1, 2, 3, 4)]
        assert len(set(pawns)) == 4, "only one of each colour is among the five"
        dealt.add(pawns[0])
    assert dealt == {"green", "orange", "red", "blue", "yellow"}


@rule("L 3.9")
@pytest.mark.parametrize("first", ["grow 2", "grow 3"])
def test_l3_9_special_children_grow_up_in_an_order_of_choice(first: str) -> None:
    t = Table().seat(1, tree="patriarch+ann (brave, gossip-queen, son)").row("eleanor diego")
    t.told(friends="jan erich").next_generation()
    assert t.options == ["grow 2", "grow 3"]
    t.play(first)
    assert (t.honor(), t.hand()) == (1, "erich jan"), "both have their effect"
    assert all(flags & 1 for flags in t.family().flags), "all children are adults"


@rule("L 3.9")
def test_l3_9_from_the_first_player_clockwise() -> None:
    t = Table(players=3)
    for seat, spouse in enumerate(("ann", "zofia", "vera"), start=1):
        t.seat(seat, tree=f"patriarch+{spouse} (brave, don-juan)")
    t.row("eleanor ines jan erich diego")
    t.state.first = 1
    t.next_generation()
    asked = []
    while t.step != "Turn":
        if t.step == "GrowUp":
            asked.append(t.asked)
        t.play(t.options[0])
    assert asked == [2, 3, 1]


@rule("L 3.9", "L 4.8")
def test_l3_9_only_the_children_of_the_old_generation_grow_up() -> None:
    t = Table(generation=2).seat(1, tree="patriarch+ann (son+vera (brave), son)").row("eleanor diego")
    t.seat(2, tree="patriarch+zofia (son+ines (son))").next_generation()
    assert t.honor() == 1, "Brave of generation III"
    t = Table(generation=1).seat(1, tree="patriarch+ann (son+vera)").row("eleanor diego jan erich").births("brave")
    t.next_generation().play("take diego", "take eleanor")
    assert t.honor() == 0, "Brave was born at this very moment and is a child"


@rule("L 3.10")
def test_l3_10_cost_and_dowry_are_not_settled_again() -> None:
    t = Table().seat(1, gold=1, tree="patriarch+ann (daughter+stanislaw, son+saskia)").row("eleanor diego jan")
    t.births("son son").next_generation().play("wed 2", "take jan")
    assert t.gold() == 1, "neither 6 gold for Stanislaw nor 3 from Saskia"
    assert (t.income(), t.prestige(), len(t.family().who)) == (1, 2 + 1, 5)


@rule("L 3.12", "L 8.5")
def test_l3_12_an_old_complication_is_discarded_and_protects_no_longer() -> None:
    t = Table().seat(1, hand="saskia", tree="patriarch+ann (son)", complication=True).row("eleanor diego jan")
    t.seat(2, tree="patriarch+zofia (son)").births("complication")
    t.state.first = 1
    t.next_generation()
    assert (t.family().complication, t.state.child_discard[COMPLICATION]) == (0, 1)
    t.play("marry saskia", "take jan")
    assert t.options == ["lose-child", "lose-mother"]


@rule("L 3.2", "L 3.13")
def test_a2_the_first_player_of_the_start_is_the_one_before_the_card_goes_on() -> None:
    t = Table(players=3)
    for seat, spouse in enumerate(("ann", "zofia", "vera"), start=1):
        t.seat(seat, tree=f"patriarch+{spouse} (brave, don-juan)")
    t.row("eleanor ines jan erich diego")
    t.state.first, t.state.round = 2, 2
    t.end_of_round()
    assert (t.asked, t.step) == (3, "GrowUp")
    while t.step != "Turn":
        t.play(t.options[0])
    assert (t.state.round, t.asked) == (3, 1), "the card has gone on to P1"


@rule("L 3.13")
def test_a2_all_children_before_the_first_wedding_and_both_before_the_next_player() -> None:
    t = Table().seat(1, tree="patriarch+ann (son+saskia, brave, son+rowena, don-juan)")
    t.seat(2, tree="patriarch+zofia (son+johanna, brave, don-juan, son+vera)")
    t.row("eleanor ines jan erich diego").births("son son son son").next_generation()
    asked = []
    while t.step != "Turn":
        if t.step in ("GrowUp", "Weddings"):
            asked.append((t.asked, t.step))
        t.play(t.options[0])
    assert asked == [(1, "GrowUp"), (1, "Weddings"), (2, "GrowUp"), (2, "Weddings")]


@rule("L 3.14", "L 8.5")
def test_a1_the_weddings_of_the_start_belong_to_the_new_generation() -> None:
    t = Table().seat(1, tree="patriarch+ann (son+saskia)", complication=True).seat(2, pawns=0)
    t.row("eleanor ines jan erich diego").births("complication complication son").next_generation()
    t.play("take jan")
    assert t.options == ["lose-child", "lose-mother"], "the complication of generation I does not protect"
    t.play("lose-child")
    assert t.family().complication == 2, "the new one is kept"
    assert t.state.child_discard[COMPLICATION] == 1, "only the old one was discarded"
    t.play("ask-money 2", "have-children", "bear 2 any")
    assert t.tree() == "patriarch+ann (son+saskia (son))", "and it protects for the rest of generation II"


@rule("L 3.14", "L 16.3")
def test_l3_14_children_born_at_the_start_count_for_the_new_generation() -> None:
    t = Table().seat(1, tree="patriarch+ann (son+saskia)").row("eleanor ines jan erich diego").births("son")
    t.next_generation().play("take jan")
    assert t.family().generation == [1, 2, 3]
