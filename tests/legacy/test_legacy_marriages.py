"""L 6: marriages and betrothals (T9, T15, D2, D17, A4, A7)."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_table import Table

ROW = "eleanor pierre giulia edward zofia"


# Who marries whom.


@rule("L 6.1")
@pytest.mark.parametrize(
    ("friend", "partners"),
    [("ann", ["with 3", "with 9"]), ("diego", ["with 4", "with 6"])],
)
def test_l6_1_single_and_of_the_opposite_sex(friend: str, partners: list[str]) -> None:
    tree = "matriarch (son+saskia, brave, daughter, daughter+jan (gossip-queen), son+rowena (daughter+erich, handsome))"
    t = Table(generation=2).seat(1, gold=9, hand=friend, tree=tree).row(ROW).turn(1).play(f"marry {friend}")
    assert t.options == partners, "single adults of generation II, children of generation III, nobody of generation I"
    reasons = {number: t.reason(f"with {number}") for number in (2, 5, 8)}
    assert reasons == {
        2: "same-sex" if friend == "diego" else "not-single",
        5: "same-sex" if friend == "ann" else "not-single",
        8: "same-sex" if friend == "ann" else "not-single",
    }


@rule("L 6.1")
def test_l6_1_they_are_a_couple() -> None:
    t = Table().seat(1, gold=9, hand="ann").seat(2, pawns=0).row(ROW).births("son").turn(1)
    assert t.reason("have-children") == "no-couple"
    t.play("marry ann", "take pierre")
    assert t.tree() == "patriarch+ann (son)"
    assert "have-children" in t.options


@rule("L 6.1", "L 6.2")
def test_l6_1_nobody_of_the_opposite_sex() -> None:
    t = Table().seat(1, gold=9, hand="ann diego", tree="patriarch+saskia (daughter+erich)").row(ROW).turn(1)
    assert t.reason("marry ann") == "nobody-to-marry"
    assert t.reason("marry diego") == "nobody-to-marry"


@rule("L 6.2", "L 6.3", "L 6.7")
@pytest.mark.parametrize(("friend", "child", "gold"), [("ann", "son", 9 + 1), ("stanislaw", "daughter", 9 - 6)])
def test_l6_7_an_arranged_marriage_brings_cost_or_dowry_and_nothing_else(friend: str, child: str, gold: int) -> None:
    t = (
        Table()
        .seat(1, gold=9, hand=friend, tree=f"patriarch+saskia ({child})")
        .row(ROW)
        .turn(1)
        .play(f"marry {friend}")
    )
    assert t.tree() == f"patriarch+saskia ({child}+{friend})"
    assert (t.gold(), t.income(), t.prestige(), t.hand(), t.extra()) == (gold, 0, 0, "", "")
    assert "born" not in t.events()


@rule("L 6.2")
def test_l6_2_the_wedding_follows_when_the_child_has_grown_up() -> None:
    t = Table().seat(1, gold=9, hand="stanislaw", tree="patriarch+saskia (daughter)", pawns=1).row(ROW)
    t.seat(2, pawns=0, tree="patriarch+ann (son)").told(pawns="red green").births("son")
    t.state.round = 2
    t.turn(1).play("marry stanislaw")
    assert t.state.round == 3
    assert t.tree() == "patriarch+saskia (daughter+stanislaw (son))"
    assert (t.income(), t.prestige(), t.extra()) == (1, 2, "red yellow")


@rule("L 6.3")
@pytest.mark.parametrize(("friend", "head", "gold"), [("saskia", "patriarch", 8 + 3), ("alonso", "matriarch", 0)])
def test_l6_3_the_cost_is_paid_or_the_dowry_received_at_once(friend: str, head: str, gold: int) -> None:
    t = Table().seat(1, gold=8, hand=friend, tree=head).row(ROW).births("complication").turn(1).play(f"marry {friend}")
    assert t.gold() == gold


@rule("L 6.4", "L 7.3")
def test_l6_4_the_order_of_a_wedding() -> None:
    t = Table().seat(1, gold=9, hand="stanislaw", tree="matriarch").row(ROW).births("son").turn(1)
    t.play("marry stanislaw")
    assert t.events() == ["placed", "paid", "married", "income", "prestige", "pawn", "born"]
    t = Table().seat(1, hand="evgenia").row(ROW).births("son").turn(1).play("marry evgenia", "take pierre")
    assert (t.prestige(), t.extra(), t.tree()) == (0, "", "patriarch+evgenia"), "friends come before the prestige"
    t.play("take giulia")
    assert t.events() == ["took", "prestige", "pawn", "born"]


@rule("L 6.4", "L 12.3")
def test_l6_4_what_waits_for_the_end_of_the_wedding() -> None:
    t = Table(generation=2).seat(1, hand="saskia", tree="patriarch (handsome)").row(ROW).births("son").turn(1)
    t.play("marry saskia", "take pierre")
    assert t.events() == ["took", "prestige", "born", "gained-gold"]
    assert t.gold() == 3 + 2


@rule("L 6.5")
@pytest.mark.parametrize(("gold", "reason"), [(0, "lacks-gold-for-wedding"), (5, "lacks-gold-for-wedding"), (6, "")])
def test_l6_5_the_wedding_cost_must_be_there_in_full(gold: int, reason: str) -> None:
    t = Table().seat(1, gold=gold, hand="stanislaw", tree="matriarch+jan (daughter)").row(ROW).turn(1)
    if reason:
        assert t.reason("marry stanislaw") == reason
    else:
        assert t.play("marry stanislaw").gold() == 0


@rule("L 6.5", "L 12.9")
def test_l6_5_the_cost_may_differ_from_bride_to_bride() -> None:
    t = Table(generation=2).seat(1, gold=4, hand="stanislaw", tree="patriarch (daughter, true-beauty)").row(ROW)
    t.births("son").turn(1).play("marry stanislaw")
    assert t.tree() == "patriarch (daughter, true-beauty+stanislaw (son))", "for the other 6 gold would be due"


@rule("L 6.6")
def test_l6_6_a_negative_prestige_and_the_friends_of_a_card() -> None:
    t = Table().seat(1, prestige=0, hand="marguerite").row(ROW).births("son").turn(1)
    t.play("marry marguerite", "take zofia")
    assert (t.prestige(), t.hand(), t.in_row()) == (-1, "zofia", "eleanor pierre giulia edward")


# Betrothals.


@rule("L 6.8", "L 15.5")
def test_l6_8_marriages_are_arranged_in_generation_iii_too() -> None:
    tree = "patriarch+saskia (son+rowena (son+ann (daughter, son)))"
    t = Table(generation=3).seat(1, gold=9, hand="diego", patron="law", hidden_missions=1, tree=tree, pawns=1)
    t.seat(2, pawns=0, tree="patriarch+jadwiga (son+tatiana (son+ines (son)))", patron="louis").row(ROW)
    t.state.round = 9
    t.turn(1)
    before = t.points()["patron"]
    t.play("marry diego")
    assert t.playing.over
    assert t.tree().endswith("(daughter+diego, son)))")
    assert (t.gold(), t.income()) == (8, 0), "the cost was paid, and the wedding never takes place"
    assert before == 9 // 3
    assert t.points()["patron"] == max(2, 8 // 3), "a craftsman betrothed in generation IV"


@rule("L 6.8", "L 14.6")
def test_l6_8_they_count_for_missions_and_effects() -> None:
    tree = "patriarch+saskia (son+rowena (son+ann (daughter, son)))"
    t = Table(generation=3).seat(1, gold=9, hand="diego", missions="royal-navy", tree=tree).row(ROW).turn(1)
    assert t.reason("complete royal-navy") == "mission-not-fulfilled"
    t.play("marry diego", "complete royal-navy")
    assert t.honor() == 6, "Ann is a Briton, Saskia Dutch, and the betrothed Diego a Spaniard"
    tree = "patriarch+saskia (son+rowena (son (daughter+diego)))"
    t = Table(generation=3).seat(1, hand="catalina", tree=tree).row(ROW).births("son").turn(1)
    t.play("marry catalina", "take pierre", "take giulia")
    assert t.gold() == 3 + 2, "Diego is a Spaniard of generation IV"


@rule("L 6.2", "L 6.9")
def test_l6_9_an_arranged_marriage_cannot_be_changed() -> None:
    t = Table().seat(1, gold=9, hand="ann", tree="patriarch+saskia (son+rowena, brave, don-juan)").row(ROW).turn(1)
    t.play("marry ann")
    assert t.options == ["with 3", "with 4"]
    assert t.reason("with 2") == "not-single"


# Widowers.


@rule("L 6.10", "L 8.3")
def test_d2_a_born_widower_marries_again_in_the_same_generation() -> None:
    t = (
        Table()
        .seat(1, gold=9, hand="saskia", tree="patriarch+ann")
        .row(ROW)
        .births("complication son daughter")
        .turn(1)
    )
    t.play("have-children", "bear 1 any", "lose-mother")
    assert t.tree() == "patriarch (son)"
    t.play("ask-money 2", "marry saskia", "with 1", "take pierre")
    assert t.tree() == "patriarch+saskia (son, daughter)"


@rule("L 6.10", "L 8.3")
def test_d2_a_friend_who_lost_his_wife_never_marries_again() -> None:
    t = Table(generation=2).seat(1, gold=9, hand="saskia erich", tree="patriarch (daughter+diego)").row(ROW)
    t.births("complication daughter").turn(1).play("have-children", "bear 2 any", "lose-mother")
    assert t.tree() == "patriarch (daughter+diego† (daughter))", "the mother was born in the family"
    t.play("ask-money 2")
    assert t.reason("marry saskia") == "nobody-to-marry"
    assert t.reason("have-children") == "no-couple"
    t.play("marry erich")
    assert t.tree() == "patriarch (daughter+diego† (daughter+erich))", "only the little one can be betrothed"


@rule("L 6.12")
@pytest.mark.parametrize("children", ["son, brave, daughter", "twin-son, brave, daughter, daughter"])
def test_a7_a_widower_with_three_children_has_a_wedding_without_a_birth(children: str) -> None:
    t = Table(generation=2).seat(1, hand="evgenia", tree=f"patriarch (son ({children}))").row(ROW).turn(1)
    t.play("marry evgenia", "with 2", "take pierre", "take giulia")
    assert (t.prestige(), t.extra(), t.hand()) == (1, "yellow", "giulia pierre")
    assert t.tree() == f"patriarch (son+evgenia ({children}))"


# Friends who need no pawn.


@rule("L 1.17", "L 6.13", "L 6.14")
@pytest.mark.parametrize(
    ("friend", "tree", "gold"),
    [
        ("arianne", "patriarch+saskia (son)", 1),
        ("leonid", "patriarch+tatiana (daughter)", -3),
        ("maria", "patriarch+ines (son)", 2),
    ],
)
@pytest.mark.parametrize("generation", [1, 2])
def test_a4_without_a_pawn_but_it_is_the_whole_turn(friend: str, tree: str, gold: int, generation: int) -> None:
    t = Table(generation=generation).seat(1, gold=9, hand=friend, tree=tree).row(ROW).births("son").turn(1)
    t.play(f"marry {friend}")
    while t.step == "TakeFriends":
        t.play(t.options[0])
    assert t.tree().startswith(tree[:-1] + f"+{friend}"), "betrothed in generation I, married in generation II"
    assert t.family().pawns == 2
    assert t.gold() == 9 + gold, "the wedding cost or the dowry is as usual"
    assert t.asked == 2, "the turn is over"


@rule("L 6.15")
def test_a4_with_no_pawn_left() -> None:
    t = Table().seat(1, pawns=0, hand="arianne", tree="patriarch+saskia (son)").row(ROW).turn(1)
    assert t.options == ["marry arianne", "pass"]
    t.play("marry arianne")
    assert t.tree() == "patriarch+saskia (son+arianne)"
    t = Table().seat(1, pawns=0, hand="arianne", tree="patriarch+saskia (son)").row(ROW).turn(1).play("pass")
    t.play("ask-money 2")
    assert t.asked == 2, "not after passing"


@rule("L 6.15", "L 4.9")
def test_a4_with_pawns_left_none_is_used() -> None:
    t = Table().seat(1, pawns=1, extra="green", hand="arianne", tree="patriarch+saskia (son)").row(ROW).turn(1)
    t.play("marry arianne")
    assert (t.family().pawns, t.extra()) == (1, "green")


@rule("L 6.13", "L 6.16")
@pytest.mark.parametrize(
    ("friend", "tree", "other"),
    [("leonid", "patriarch+saskia (daughter)", "tatiana"), ("maria", "patriarch+saskia (son)", "diego")],
)
def test_d17_without_another_of_the_nation_a_pawn_is_needed(friend: str, tree: str, other: str) -> None:
    for hand in (friend, f"{friend} {other}"):
        t = Table().seat(1, pawns=0, gold=9, hand=hand, tree=tree).row(ROW).turn(1)
        assert t.options == ["pass"] and t.reason(f"marry {friend}") == "no-own-pawn", "one in the hand does not count"
    t = Table().seat(1, pawns=2, gold=9, hand=friend, tree=tree).row(ROW).turn(1).play(f"marry {friend}")
    assert t.family().pawns == 1


@rule("L 1.15", "L 6.13", "L 6.17")
@pytest.mark.parametrize(
    ("tree", "free"),
    [
        ("patriarch+saskia (daughter, son+tatiana)", True),  # betrothed
        ("patriarch+tatiana (daughter)", True),  # of an earlier generation, or the present one
        ("patriarch+saskia (daughter, son+rowena)", False),
    ],
)
@pytest.mark.parametrize("generation", [1, 2])
def test_l6_17_another_russian_of_any_generation(tree: str, free: bool, generation: int) -> None:
    t = Table(generation=generation).seat(1, gold=9, hand="leonid", tree=tree).row(ROW).births("son").turn(1)
    t.play("marry leonid")
    assert t.family().pawns == (2 if free else 1)


@rule("L 6.17")
def test_l6_17_a_russian_in_another_family_does_not_count() -> None:
    t = Table().seat(1, gold=9, hand="leonid", tree="patriarch+saskia (daughter)").seat(2, tree="patriarch+tatiana")
    assert t.row(ROW).turn(1).play("marry leonid").family().pawns == 1


@rule("L 6.18", "L 14.10")
@pytest.mark.parametrize(
    ("friend", "done", "prestige", "pawn"),
    [
        ("nicolas", "steam-engine", 1, "blue"),
        ("nicolas", "craft-guild", 0, ""),
        ("thomas", "craft-guild", 1, "orange"),
        ("thomas", "steam-engine", 0, ""),
        ("thomas", "", 0, ""),
    ],
)
def test_l6_18_a_kept_mission_counts_as_another(friend: str, done: str, prestige: int, pawn: str) -> None:
    t = Table().seat(1, gold=9, hand=friend, done=done, tree="matriarch").row(ROW).births("son").turn(1)
    t.play(f"marry {friend}")
    assert (t.prestige(), t.extra()) == (prestige, pawn)
