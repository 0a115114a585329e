"""L 7 and L 8: births and complications (T12, D1 to D4, D7, D10, A7 to A11, A20)."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_table import Table
from posterity.games.legacy.state import MORE_MONEY
from posterity.games.legacy.steps.births import in_deck
from posterity.games.legacy.terms import CHILD, COMPLICATION, FRIEND

ROW = "eleanor pierre giulia edward zofia"


def couple(children: str = "", **seat: object) -> Table:
    """The head and Ann, with or without children."""
    tree = f"patriarch+ann ({children})" if children else "patriarch+ann"
    return Table().seat(1, tree=tree, gold=9, hand="vera jan", **seat).row(ROW)  # type: ignore[arg-type]


def bear(t: Table, cards: str, wish: str = "any", person: int = 1) -> Table:
    """Child cards come in this order for the action Have Children."""
    return t.births(cards).turn(1).play("have-children", f"bear {person} {wish}")


def discarded(t: Table) -> dict[str, int]:
    """The discard pile of the child cards."""
    return {CHILD.names[kind]: n for kind, n in enumerate(t.state.child_discard) if n}


# Births and the child limit.


@rule("L 7.1", "L 9.4")
@pytest.mark.parametrize("card", ["son", "daughter", "brave", "true-beauty"])
def test_l7_1_the_top_card_is_put_below_the_couple(card: str) -> None:
    t = bear(couple(), card)
    assert t.tree() == f"patriarch+ann ({card})"
    assert t.family().flags[1] == 0, "a child, not an adult"
    assert sum(in_deck(t.state)) == 69


@rule("L 7.1")
def test_l7_1_only_couples_have_children() -> None:
    t = Table(generation=2).seat(1, gold=9, hand="vera", tree="patriarch+ann (son, daughter+diego†, son+zofia)")
    t.row(ROW).turn(1).play("have-children")
    assert {text.split()[1] for text in t.options} == {"4"}, "neither the single son nor the widower"


@rule("L 7.2")
@pytest.mark.parametrize(
    ("children", "action", "doctor"),
    [("", "", ""), ("son", "", ""), ("son, son", "", "full"), ("son, son, son", "full", "full")],
)
def test_d7_a_birth_needs_room_for_one_and_the_doctor_for_two(children: str, action: str, doctor: str) -> None:
    t = couple(children).turn(1)
    for name, refused in (("have-children", action), ("doctor", doctor)):
        if refused:
            assert t.reason(name) == "no-room-for-children"
        else:
            assert name in t.options


@rule("L 7.2", "L 9.3", "L 10.8")
def test_d7_another_couple_has_room() -> None:
    tree = "patriarch (son+ann (son, son), son+vera (son, son, son), son+zofia (son), daughter+jan)"
    t = Table(generation=2).seat(1, gold=9, hand="diego", tree=tree).row("eleanor pierre").turn(1)
    t.play("have-children")
    assert {text.split()[1] for text in t.options} == {"2", "9", "11"}
    assert t.reason("bear 5 any") == "no-room-for-children"
    t = Table(generation=2).seat(1, gold=9, hand="diego", tree=tree).row("eleanor pierre").turn(1).play("doctor")
    assert t.options == ["for 9", "for 11"]
    assert t.reason("for 2") == "no-room-for-children"


@rule("L 7.3")
def test_l7_3_a_wedding_brings_one_birth() -> None:
    t = Table().seat(1, hand="saskia").row(ROW).births("daughter").turn(1).play("marry saskia", "take pierre")
    assert t.tree() == "patriarch+saskia (daughter)"


# Surprise Twins.


@rule("L 7.4")
@pytest.mark.parametrize("twin", ["twin-son", "twin-daughter"])
def test_l7_4_twins_bring_one_more_even_beyond_the_limit(twin: str) -> None:
    t = bear(couple("son, son").seat(2, pawns=0), f"{twin} daughter")
    assert t.tree() == f"patriarch+ann (son, son, {twin}, daughter)"
    assert t.reason("have-children") == "no-room-for-children", "all that lie there count"


@rule("L 7.4")
def test_l7_4_twins_count_for_later_births() -> None:
    t = bear(couple().seat(2, pawns=0), "twin-son daughter brave")
    assert t.reason("doctor") == "no-room-for-children", "two are there"
    t.play("have-children", "bear 1 any")
    assert t.tree() == "patriarch+ann (twin-son, daughter, brave)"


@rule("L 7.5")
def test_l7_5_twins_come_on_top_of_the_doctor() -> None:
    t = couple("son").births("twin-son daughter brave").turn(1).play("doctor", "discard vera")
    assert t.tree() == "patriarch+ann (son, twin-son, daughter, brave)"


@rule("L 7.5")
def test_l7_5_twins_after_twins() -> None:
    t = bear(couple("son, son"), "twin-son twin-daughter twin-son son")
    assert t.tree() == "patriarch+ann (son, son, twin-son, twin-daughter, twin-son, son)"


@rule("L 7.5", "L 7.7")
def test_l7_5_twins_come_on_top_of_bernadettes_second_card() -> None:
    t = Table().seat(1, hand="bernadette").row(ROW).births("twin-son twin-daughter son brave").turn(1)
    t.play("marry bernadette", "take pierre")
    assert t.tree() == "patriarch+bernadette (twin-son, twin-daughter, son, brave)"


@rule("L 7.6")
def test_l7_6_the_extra_draw_is_no_search() -> None:
    t = bear(couple(), "twin-son daughter", "son")
    assert (t.tree(), t.honor()) == ("patriarch+ann (twin-son, daughter)", -1)


@rule("L 7.6")
def test_l7_6_the_extra_draw_goes_to_the_father_if_the_mother_was_lost() -> None:
    t = bear(couple(), "complication twin-son daughter").play("lose-mother")
    assert t.tree() == "patriarch (twin-son, daughter)"


# Friends with an effect on births.


@rule("L 7.7")
@pytest.mark.parametrize("friend", ["bernadette", "nancy", "giacomo"])
def test_d10_two_children_at_the_wedding(friend: str) -> None:
    head = "matriarch" if friend == "giacomo" else "patriarch"
    t = Table().seat(1, gold=9, hand=friend, tree=head).seat(2, pawns=0).row(ROW).births("son daughter brave").turn(1)
    t.play(f"marry {friend}")
    while t.step == "TakeFriends":
        t.play(t.options[0])
    assert t.tree() == f"{head}+{friend} (son, daughter)"
    t.play("have-children", "bear 1 any")
    assert t.tree() == f"{head}+{friend} (son, daughter, brave)", "later births are of one card"


@rule("L 7.7", "L 8.8")
def test_d10_a_complication_among_the_two() -> None:
    t = (
        Table()
        .seat(1, hand="nancy")
        .row(ROW)
        .births("complication daughter")
        .turn(1)
        .play("marry nancy", "take pierre")
    )
    assert t.play("lose-child").tree() == "patriarch+nancy (daughter)", "the other card still comes"
    t = (
        Table()
        .seat(1, hand="nancy")
        .row(ROW)
        .births("complication daughter")
        .turn(1)
        .play("marry nancy", "take pierre")
    )
    assert t.play("lose-mother").tree() == "patriarch (daughter)", "the child of the first; the second card lapses"


@rule("L 7.8")
@pytest.mark.parametrize(
    ("children", "cards", "then"),
    [
        ("son", "brave daughter", "son, brave, daughter"),
        ("son, son", "brave", "son, son, brave"),
        ("son, son, son", "", "son, son, son"),
        ("son", "twin-son daughter", "son, twin-son, daughter"),
    ],
)
def test_a8_a_widower_and_bernadette(children: str, cards: str, then: str) -> None:
    t = Table().seat(1, hand="bernadette", tree=f"patriarch ({children})").row(ROW).births(cards).turn(1)
    t.play("marry bernadette", "with 1", "take pierre")
    assert t.tree() == f"patriarch+bernadette ({then})"


@rule("L 7.9")
@pytest.mark.parametrize(("friend", "head"), [("eustachy", "matriarch"), ("margarethe", "patriarch")])
@pytest.mark.parametrize(("choice", "kept", "left"), [("first", "son", "daughter"), ("second", "daughter", "son")])
def test_l7_9_one_of_two_is_kept(friend: str, head: str, choice: str, kept: str, left: str) -> None:
    t = bear(Table().seat(1, tree=f"{head}+{friend}").row(ROW), "son daughter")
    assert t.options == ["keep-child first", "keep-child second"]
    t.play(f"keep-child {choice}")
    assert t.tree() == f"{head}+{friend} ({kept})"
    assert discarded(t) == {left: 1}


@rule("L 7.9")
def test_l7_9_with_the_doctor_two_and_two() -> None:
    t = Table().seat(1, gold=2, hand="jan", tree="patriarch+margarethe").row(ROW).births("son brave daughter handsome")
    t.turn(1).play("doctor", "keep-child second", "keep-child first")
    assert t.tree() == "patriarch+margarethe (brave, daughter)"
    assert discarded(t) == {"son": 1, "handsome": 1}


@rule("L 7.9")
def test_l7_9_also_at_the_wedding() -> None:
    t = Table().seat(1, hand="margarethe").row(ROW).births("son brave").turn(1)
    t.play("marry margarethe", "take pierre", "keep-child second")
    assert t.tree() == "patriarch+margarethe (brave)"


@rule("L 7.10")
def test_a9_of_a_child_and_a_complication_either_may_be_kept() -> None:
    t = bear(Table().seat(1, tree="patriarch+margarethe").row(ROW), "complication son").play("keep-child second")
    assert t.tree() == "patriarch+margarethe (son)"
    assert (t.family().complication, discarded(t)) == (0, {"complication": 1})
    t = bear(Table().seat(1, tree="patriarch+margarethe").row(ROW), "complication son").play("keep-child first")
    assert t.options == ["lose-child", "lose-mother"]
    assert discarded(t) == {"son": 1}


@rule("L 7.10")
def test_a9_of_two_complications_one_must_be_kept() -> None:
    t = bear(Table().seat(1, tree="patriarch+margarethe").row(ROW), "complication complication")
    assert t.options == ["lose-child", "lose-mother"]
    assert (t.family().complication, discarded(t)) == (1, {"complication": 1})


@rule("L 7.10", "L 8.5")
def test_a9_complications_without_harm_are_replaced() -> None:
    t = Table().seat(1, tree="patriarch+margarethe", complication=True).row(ROW)
    bear(t, "complication son complication brave")
    assert t.options == ["keep-child first", "keep-child second"]
    t.play("keep-child second")
    assert t.tree() == "patriarch+margarethe (brave)"
    assert discarded(t) == {"complication": 2, "son": 1}


@rule("L 7.11")
@pytest.mark.parametrize(("choice", "kept", "left"), [("first", "brave", "son"), ("second", "son", "brave")])
def test_l7_11_a_search_is_of_two_as_well(choice: str, kept: str, left: str) -> None:
    t = Table().seat(1, tree="patriarch+margarethe").row(ROW).children_left(brave=1, son=1, daughter=30)
    bear(t, "brave son", "son")
    assert t.options == ["keep-child first", "keep-child second"]
    t.play(f"keep-child {choice}")
    assert (t.tree(), t.honor()) == (f"patriarch+margarethe ({kept})", -1)
    assert t.state.child_discard[CHILD.ids[left]] > 0, "the other was one to choose from, so it is discarded"
    assert in_deck(t.state) == [0, 30, 0], "those of the other sex are not"


@rule("L 7.11", "L 7.10")
def test_l7_11_of_a_complication_and_the_son_who_was_looked_for_the_son_may_be_kept() -> None:
    t = Table().seat(1, tree="patriarch+margarethe").row(ROW).children_left(son=1, daughter=30, complication=1)
    bear(t, "complication son", "son").play("keep-child second")
    assert (t.tree(), t.family().complication) == ("patriarch+margarethe (son)", 0)


@rule("L 7.11", "L 7.15")
def test_l7_11_the_only_daughter_is_kept_without_a_choice() -> None:
    t = Table().seat(1, tree="patriarch+margarethe").row(ROW).children_left(son=30, daughter=1).births("daughter")
    t.turn(1)
    t.state.child_discard = [0] * len(CHILD)
    t.play("have-children", "bear 1 daughter")
    assert t.tree() == "patriarch+margarethe (daughter)"


@rule("L 7.11", "L 8.3")
def test_l7_11_eustachy_gives_a_choice_as_a_widower_too() -> None:
    t = Table(generation=2).seat(1, tree="patriarch (daughter+eustachy)").row(ROW)
    bear(t, "complication son brave handsome", person=2).play("keep-child first", "lose-mother")
    assert t.options == ["keep-child first", "keep-child second"]
    t.play("keep-child second")
    assert t.tree() == "patriarch (daughter+eustachy† (handsome))"
    assert discarded(t) == {"daughter": 1, "son": 1, "brave": 1}, "the mother, and the cards that were not kept"


@rule("L 7.11", "L 8.3", "L 8.9")
def test_l7_11_a_lost_margarethe_gives_none() -> None:
    t = Table().seat(1, tree="patriarch+margarethe").row(ROW)
    bear(t, "complication daughter brave").play("keep-child first", "lose-mother")
    assert t.tree() == "patriarch (brave)", "a single card"
    t = Table().seat(1, tree="patriarch+margarethe").row(ROW).children_left(son=2, brave=1, complication=1)
    bear(t, "complication brave son", "son").play("keep-child first", "lose-mother")
    assert t.tree() == "patriarch (son)"


@rule("L 23.4")
def test_house_rule_a_search_with_single_cards() -> None:
    single: dict[str, object] = {"house": {"single-search": True}}
    t = bear(Table(edition=single).seat(1, tree="patriarch+margarethe").row(ROW), "daughter", "daughter")
    assert (t.tree(), discarded(t)) == ("patriarch+margarethe (daughter)", {})
    t = bear(Table(edition=single).seat(1, tree="patriarch+margarethe").row(ROW), "daughter son")
    assert t.options == ["keep-child first", "keep-child second"], "where nothing is looked for, all is as usual"
    t = Table(generation=2, edition=single).seat(1, tree="patriarch (daughter+eustachy)").row(ROW)
    bear(t, "complication son", "son", person=2).play("lose-mother")
    assert t.tree() == "patriarch (daughter+eustachy† (son))", "the search goes on with single cards"


@rule("L 7.12")
def test_l7_12_constant_knows_no_limit() -> None:
    t = Table().seat(1, gold=9, hand="jan", tree="matriarch+constant (son, son, son, son)").row(ROW).seat(2, pawns=0)
    bear(t, "daughter son brave")
    t.play("doctor")
    assert t.tree() == "matriarch+constant (son, son, son, son, daughter, son, brave)"


# When the child deck runs out.


@rule("L 7.13")
def test_l7_13_in_generation_iii_the_reserve_becomes_the_deck() -> None:
    t = Table(generation=3).seat(1, tree="patriarch (son (son+ann))").row(ROW).children_left(brave=1, daughter=2)
    t.state.reserve = [1, 1]  # so only one daughter is in the deck
    bear(t.seat(2, pawns=0, tree="patriarch (son (son+vera))"), "daughter brave", person=3)
    assert t.state.reserve == [1, 1]
    t.play("have-children", "bear 3 any")
    assert t.tree() == "patriarch (son (son+ann (daughter, brave)))"
    assert t.state.reserve == [0, 0]
    assert in_deck(t.state) == [0, 1, 0]
    assert sum(t.state.child_discard) > 0, "the discarded cards stay where they are"


@rule("L 7.14")
@pytest.mark.parametrize("generation", [1, 2])
def test_a11_before_that_the_discarded_cards_become_the_deck(generation: int) -> None:
    tree = "patriarch+ann" if generation == 1 else "patriarch (son+ann)"
    t = Table(generation=generation).seat(1, tree=tree).row(ROW).children_left(brave=1)
    t.state.reserve = [1, 0]
    bear(t, "daughter", person=generation)
    assert t.state.reserve == [1, 0]
    assert discarded(t) == {}
    assert sum(in_deck(t.state)) == 88 - 1 - 1 - (generation - 1), "all but the reserve, the child and the father"


@rule("L 7.14")
@pytest.mark.parametrize("complications", [0, 3])
def test_a11_the_reserve_if_no_child_was_discarded(complications: int) -> None:
    t = couple(complication=True).children_left(brave=1, daughter=1)
    t.state.reserve = [1, 1]
    t.births("daughter").turn(1)
    t.state.child_discard = [0] * COMPLICATION + [complications]
    t.play("have-children", "bear 1 any")
    assert t.tree() == "patriarch+ann (daughter)"
    assert (t.state.reserve, in_deck(t.state)) == ([0, 0], [1, 0, 0])


@rule("L 7.14")
def test_a11_in_generation_iii_the_discarded_cards_follow_the_reserve() -> None:
    t = Table(generation=3).seat(1, tree="patriarch (son (son+ann))").row(ROW).children_left()
    bear(t, "brave", person=3)
    assert t.tree() == "patriarch (son (son+ann (brave)))"
    assert discarded(t) == {}


@rule("L 7.15")
def test_l7_15_no_card_anywhere() -> None:
    t = couple().children_left().turn(1)
    t.state.child_discard = [0] * len(CHILD)
    t.play("have-children")
    assert (t.tree(), t.asked) == ("patriarch+ann", 2), "nobody is born, and the game goes on"
    assert "no-child" in t.events()


@rule("L 7.15", "L 8.5")
@pytest.mark.parametrize("generation", [1, 3])
def test_l7_15_only_complications_without_harm(generation: int) -> None:
    tree = "patriarch+ann" if generation == 1 else "patriarch (son (son+ann))"
    t = (
        Table(generation=generation)
        .seat(1, tree=tree, complication=True)
        .row(ROW)
        .children_left(complication=2)
        .turn(1)
    )
    t.state.child_discard = [0] * COMPLICATION + [3]
    t.play("have-children")
    assert (t.tree(), t.asked) == (tree, 2)


@rule("L 7.15")
def test_l7_15_a_pair_of_which_there_is_only_one() -> None:
    t = Table().seat(1, tree="patriarch+margarethe").row(ROW).children_left(brave=1).turn(1)
    t.state.child_discard = [0] * len(CHILD)
    t.play("have-children", "bear 1 any")
    assert t.tree() == "patriarch+margarethe (brave)"


@rule("L 7.16")
def test_l7_16_twins_in_the_first_draw_do_not_prevent_the_second() -> None:
    t = couple("son").births("twin-son twin-daughter son brave").turn(1).play("doctor", "discard vera")
    assert t.tree() == "patriarch+ann (son, twin-son, twin-daughter, son, brave)"


# Complications.


@rule("L 8.1", "L 8.2")
def test_l8_1_the_child_is_lost() -> None:
    t = bear(couple("brave"), "complication")
    assert t.options == ["lose-child", "lose-mother"], "one of them"
    t.play("lose-child")
    assert (t.tree(), t.asked) == ("patriarch+ann (brave)", 2), "nobody is born, and the draw is over"


@rule("L 8.1", "L 8.3")
@pytest.mark.parametrize("cards", ["son", "complication complication daughter"])
def test_d2_the_mother_is_lost_and_the_player_draws_until_a_child_comes(cards: str) -> None:
    t = bear(couple("brave"), f"complication {cards}").play("lose-mother")
    assert t.tree() == f"patriarch (brave, {cards.split()[-1]})", "below the father"
    assert t.state.discard == [FRIEND.ids["ann"]]


@rule("L 8.4")
def test_d1_the_head_cannot_be_lost() -> None:
    t = Table().seat(1, tree="matriarch+diego").row(ROW).seat(2, pawns=0)
    bear(t, "complication complication son")
    assert t.tree() == "matriarch+diego", "the child is lost without asking"
    assert t.family().complication == 1
    t.play("have-children", "bear 1 any")
    assert t.tree() == "matriarch+diego (son)", "and the complication protects"


@rule("L 8.4")
@pytest.mark.parametrize(
    ("tree", "then"),
    [
        ("patriarch (daughter+diego)", "patriarch (daughter+diego† (son))"),
        ("patriarch (son+ann)", "patriarch (son (son))"),
    ],
)
def test_l8_4_any_other_mother_can_be_lost(tree: str, then: str) -> None:
    t = bear(Table(generation=2).seat(1, tree=tree).row(ROW), "complication son", person=2)
    assert t.options == ["lose-child", "lose-mother"]
    assert t.play("lose-mother").tree() == then


@rule("L 8.5")
@pytest.mark.parametrize("lost", ["lose-child", "lose-mother"])
def test_t12_a_complication_protects_from_further_ones_for_whatever_couple(lost: str) -> None:
    t = Table(generation=2).seat(1, tree="patriarch (son+ann, son+vera)").row(ROW).seat(2, pawns=0)
    cards = (
        "complication complication complication brave"
        if lost == "lose-child"
        else "complication son complication brave"
    )
    bear(t, cards, person=2).play(lost, "have-children")
    t.play("bear 3 any")
    family = "son+ann" if lost == "lose-child" else "son (son)"
    assert t.tree() == f"patriarch ({family}, son+vera (brave))", "those that come later do no harm"
    assert t.family().complication == 2
    assert discarded(t) == {"complication": 2 if lost == "lose-child" else 1}


@rule("L 8.5")
def test_l8_5_it_protects_only_its_own_player() -> None:
    t = Table().seat(1, tree="patriarch+ann", complication=True).seat(2, tree="patriarch+vera").row(ROW)
    t.births("complication").turn(2).play("have-children", "bear 1 any")
    assert (t.asked, t.options) == (2, ["lose-child", "lose-mother"])


@rule("L 8.6")
def test_a10_what_a_lost_mother_brought_stays() -> None:
    t = Table().seat(1, hand="evgenia").row(ROW).births("complication son").turn(1)
    t.play("marry evgenia", "take pierre", "take giulia", "lose-mother")
    assert (t.prestige(), t.extra(), t.hand()) == (1, "yellow", "giulia pierre")
    assert t.tree() == "patriarch (son)"


@rule("L 8.6", "L 11.3")
@pytest.mark.parametrize("lost", ["lose-mother", "lose-child"])
def test_a10_her_effects_for_this_generation_hold_until_its_end(lost: str) -> None:
    t = Table().seat(1, hand="miranda").row(ROW).births("complication son").turn(1)
    t.play("marry miranda", "take pierre", lost, "ask-money 2", "ask-money 2")
    assert t.gold() == 2 + 4, "her dowry, and what is asked for"
    if lost == "lose-mother":
        assert [FRIEND.names[friend] for friend in t.state.discard] == ["miranda"]


@rule("L 8.6", "L 11.3")
def test_a10_and_not_longer() -> None:
    t = Table().seat(1, tree="patriarch+miranda (son)").seat(2, tree="patriarch+ayse (son)").row(ROW)
    t.told(pawns="red green", first_player="P2")
    t.births("complication son").turn(1).play("have-children", "bear 1 any", "lose-mother")
    assert t.family().boons[MORE_MONEY] == 2
    t = Table().seat(1, tree="patriarch (son)").seat(2, tree="patriarch+ayse (son)").row(ROW)
    t.family().revealed = [FRIEND.ids["miranda"]]  # she was lost
    t.told(pawns="red green").next_generation()
    assert (t.family().revealed, t.family().boons[MORE_MONEY]) == ([], 0)


@rule("L 8.6")
@pytest.mark.parametrize("lost", ["lose-mother", "lose-child"])
def test_a10_also_those_of_a_mother_who_was_born_in_the_family(lost: str) -> None:
    t = Table().seat(1, tree="patriarch+ann (beautiful-smile+alonso)").row(ROW).births("complication son")
    t.state.first = 1
    t.next_generation().play(lost, "ask-money 2")
    assert t.gold() == 3, "Beautiful Smile brings 1 gold more for the whole generation"


@rule("L 8.6")
def test_a10_her_effects_on_births_end() -> None:
    t = Table().seat(1, hand="saskia", tree="patriarch+margarethe").row(ROW)
    bear(t, "complication son brave daughter").play("keep-child first", "lose-mother")
    assert t.tree() == "patriarch (brave)"
    t.play("ask-money 2", "marry saskia", "with 1", "take pierre")
    assert t.tree() == "patriarch+saskia (brave, daughter)", "a single card"


@rule("L 8.7", "L 10.12")
@pytest.mark.parametrize(
    ("tree", "widower"), [("patriarch (son+ann)", "born"), ("patriarch (daughter+diego)", "friend")]
)
def test_a10_what_the_couple_holds_stays_with_the_father(tree: str, widower: str) -> None:
    t = Table(generation=2).seat(1, gold=9, hand="vera", tree=tree).row(ROW).seat(2, pawns=0)
    bear(t.holds(1, 2, "count venture"), "complication son", person=2).play("lose-mother")
    assert t.held(2) == "count venture", f"the widower is a {widower}"
    t.play("mansion")
    assert t.held(2) == "count mansion venture", "he holds them like a single adult, and may get more"


@rule("L 8.8")
def test_a20_the_mother_is_lost_in_the_first_draw_of_the_doctor() -> None:
    t = couple("brave").births("complication son").turn(1).play("doctor", "discard jan", "lose-mother")
    assert t.tree() == "patriarch (brave, son)", "the child of this draw; the second draw lapses"
    assert t.asked == 2


@rule("L 8.8")
def test_a20_the_child_is_lost_in_the_first_draw_of_the_doctor() -> None:
    t = couple("brave").births("complication son").turn(1).play("doctor", "discard jan", "lose-child")
    assert t.tree() == "patriarch+ann (brave, son)", "the other draw still comes"


LOST: dict[str, object] = {"house": {"lost-child-ends": True}}


@rule("L 23.3")
def test_house_rule_a_lost_child_ends_the_births_of_the_doctor() -> None:
    def doctor(cards: str) -> Table:
        t = Table(edition=LOST).seat(1, tree="patriarch+ann (brave)", gold=9, hand="jan").row(ROW)
        return t.births(cards).turn(1).play("doctor")

    t = doctor("complication son").play("lose-child")
    assert (t.tree(), t.asked) == ("patriarch+ann (brave)", 2), "the other draw lapses"
    assert doctor("son complication").play("lose-child").tree() == "patriarch+ann (brave, son)"
    assert doctor("twin-son complication son").play("lose-child").tree() == "patriarch+ann (brave, twin-son)"
    assert doctor("complication son").play("lose-mother").tree() == "patriarch (brave, son)", "as usual"


@rule("L 23.3")
def test_house_rule_a_lost_child_ends_the_births_of_a_wedding() -> None:
    t = Table(edition=LOST).seat(1, hand="nancy").row(ROW).births("complication daughter").turn(1)
    t.play("marry nancy", "take pierre", "lose-child")
    assert (t.tree(), t.asked) == ("patriarch+nancy", 2)
    t = Table(generation=2, edition=LOST).seat(1, hand="ann", tree="patriarch (handsome)").row(ROW)
    t.births("complication").turn(1).play("marry ann", "take pierre", "lose-child")
    assert t.gold() == 1 + 2, "her dowry; what comes after the wedding still comes"


@rule("L 8.9", "L 9.5")
def test_d4_a_complication_in_a_search() -> None:
    t = bear(couple(), "complication", "son").play("lose-child")
    assert (t.tree(), t.honor()) == ("patriarch+ann", -1), "no child, and the honor is spent"
    t = couple().children_left(son=1, daughter=20, complication=1)
    bear(t, "complication", "son").play("lose-mother")
    assert (t.tree(), t.honor()) == ("patriarch (son)", -1), "the search goes on for a son"


@rule("L 8.10")
def test_l8_10_a_search_passes_over_complications_without_harm() -> None:
    t = couple(complication=True).children_left(son=1, daughter=1, complication=4)
    bear(t, "complication complication son", "son")
    assert t.tree() == "patriarch+ann (son)"
    assert in_deck(t.state) == [0, 1, 2], "two were discarded, not shuffled back"


@rule("L 8.10")
def test_l8_10_a_search_without_an_end_finds_the_reserve() -> None:
    t = couple(complication=True).children_left(son=1, daughter=3, complication=2)
    t.state.reserve = [1, 0]  # the only son
    t.births("complication complication").turn(1)
    t.state.child_discard = [0] * COMPLICATION + [1]
    t.play("have-children", "bear 1 son")
    assert t.tree() == "patriarch+ann (son)"
