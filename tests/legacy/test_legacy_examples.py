"""The worked examples of the rulebook for two to four players (T1 to T15, but for the scoring)."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_table import Table


def betrothed_to_evgenia_and_ann() -> Table:
    """The end of generation I: three children, two of them betrothed, and four friends in hand."""
    t = Table().seat(1, tree="patriarch+anastasia (son+evgenia, son+ann, daughter)", hand="diego jan pierre selim")
    t.row("eleanor fehmi giulia ines johanna").told(pawns="red green").births("son daughter")
    return t.next_generation()


@rule("L 3.9", "L 3.10", "L 6.7")
def test_t1_evgenia_first_and_then_ann() -> None:
    t = betrothed_to_evgenia_and_ann()
    assert t.options == ["wed 2", "wed 3"], "the two sons have grown up, and their weddings come in an order of choice"
    t.play("wed 2", "take eleanor", "take fehmi")
    assert len(t.hand().split()) == 6, "two friends came with Evgenia"
    assert (t.prestige(), t.extra(), t.honor()) == (1, "red yellow", 0)
    assert t.tree() == "patriarch+anastasia (son+evgenia (son), son+ann, daughter)"
    t.play("take giulia")
    assert len(t.hand().split()) == 7
    assert t.honor() == 2, "Ann finds more than six friends"
    assert t.gold() == 0, "her dowry came when the marriage was arranged"
    assert t.tree() == "patriarch+anastasia (son+evgenia (son), son+ann (daughter), daughter)"


@rule("L 3.10")
def test_t1b_ann_first_finds_only_five() -> None:
    t = betrothed_to_evgenia_and_ann().play("wed 3", "take eleanor")
    assert (len(t.hand().split()), t.honor()) == (5, 0)
    t.play("take fehmi", "take giulia")
    assert (len(t.hand().split()), t.honor()) == (7, 0), "too late for Ann"


@rule("L 2.8", "L 3.11")
def test_t2_new_titles_and_contributions() -> None:
    t = Table().seat(1, gold=20, hand="ann vera zofia diego jan", tree="patriarch (son)")
    t.state.first = 1  # the card goes on to P1
    t.row("abigail ayse pierre selim").next_generation()
    titles = [text for text in t.options if text.startswith("acquire")]
    contributions = [text for text in t.options if text.startswith("contribute")]
    assert titles == ["acquire knight-of-saint-louis", "acquire governor", "acquire marquis"]
    assert contributions == ["contribute court-ballet", "contribute royal-academy", "contribute opera-house"]
    assert t.reason("acquire baron") == "not-now", "what nobody took in generation I is gone"
    assert t.reason("acquire duke") == "not-now", "and what belongs to generation III has not come"


@rule("L 4.4")
def test_t3_a_space_that_is_taken_is_closed_to_everybody() -> None:
    t = Table(generation=2).seat(1, gold=9, hand="ann vera", tree="patriarch+anastasia (son, brave)")
    t.seat(2, gold=9, hand="diego jan", tree="patriarch+zofia (son)").row("eleanor ines giulia").turn(1)
    t.play("mansion", "discard ann", "for 2")
    assert t.reason("mansion") == "space-taken", "for P2"
    t.play("ask-money 2")
    assert t.asked == 1
    assert t.reason("mansion") == "space-taken", "and for P1, who has gold, a friend and a son without a mansion"


@rule("L 4.4", "L 4.9", "L 4.12")
def test_t4_the_own_pawn_must_be_used_and_the_green_one_is_kept() -> None:
    t = Table(generation=2).seat(1, pawns=1, extra="green", gold=9, hand="ann", tree="patriarch+vera (son)")
    t.seat(2, tree="patriarch+zofia (son)").row("eleanor ines giulia diego").taken("mansion").turn(1)
    assert t.reason("mansion") == "space-taken"
    assert t.reason("pass") == "own-pawn-left"
    t.play("ask-money 2", "ask-money 2")
    assert t.options == ["pass"], "the green pawn finds no space"
    t.play("pass", "ask-money 2")
    assert t.state.round == 4
    assert t.extra(1) == "green", "for rounds 4 and 5"
    t.play("ask-money 2")
    assert "mansion" in t.options, "in round 4 it can be used"


@rule("L 4.3", "L 4.12", "L 4.13", "L 11.6")
def test_t5_pierre_brings_a_red_pawn() -> None:
    t = Table(generation=2).seat(1, gold=9, hand="pierre ann vera diego", tree="patriarch+anastasia (daughter)")
    t.seat(2, pawns=0).row("eleanor ines giulia").births("son").turn(1).play("marry pierre")
    assert (t.family().pawns, t.extra()) == (1, "red")
    t.play("ask-money 2")
    assert set(t.options) == {"undertake", "pass"}, "red is for a mission only"
    t.play("undertake", "discard ann")
    assert (t.extra(), t.step) == ("", "ChooseMission")


@rule("L 4.12", "L 16.5")
def test_t5_a_red_pawn_that_was_kept_too_long_is_lost() -> None:
    t = Table(generation=2).seat(1, extra="red", tree="patriarch+ann (son+vera (son))")
    t.seat(2, tree="patriarch+zofia (son+ines (son))").row("eleanor giulia").told(
        pawns="blue green"
    ).end_of_generation()
    assert (t.extra(1), t.state.supply[2]) == ("blue", 3)


@rule("L 3.3")
def test_t6_an_income_of_four() -> None:
    t = Table(generation=2).seat(1, gold=3, income=4).seat(2, gold=1, income=1).row("ann vera").end_of_round()
    assert (t.gold(1), t.gold(2)) == (7, 2)


@rule("L 3.3")
def test_t6b_no_income_after_round_9() -> None:
    t = Table(generation=3).seat(1, gold=3, income=4, tree="patriarch+ann (son+vera (son+ines (son)))")
    t.state.round = 9
    t.end_of_round()
    assert (t.gold(1), t.playing.over) == (3, True)


@rule("L 3.6", "L 16.2", "L 16.3")
@pytest.mark.parametrize(("prestige", "honor"), [(6, 6), (-2, -2)])
def test_t7_and_t8_the_end_of_generation_ii(prestige: int, honor: int) -> None:
    tree = "patriarch+ann (son+vera (son, daughter+diego), son+zofia (son, brave, daughter))"
    t = Table(generation=2).seat(1, prestige=prestige, tree=tree).row("eleanor giulia ines jan")
    t.seat(2, tree="patriarch+saskia (son+rowena (son))")
    t.state.round = 5
    t.births("son").end_of_round()
    scored = t.family().honor
    assert scored[:2] == [honor, 5], "honor for prestige, and for two and three children, betrothed or not"


@rule("L 6.1", "L 6.3", "L 6.4", "L 11.8")
def test_t9_a_son_marries_gertrude() -> None:
    t = Table(generation=2)
    t.seat(1, hand="gertrude", gold=5, tree="patriarch+anastasia (daughter+friedrich, son)")
    t.row("pierre eleanor diego vera").told(birth="daughter", child="daughter").turn(1)
    t.play("marry gertrude", "take pierre")
    assert (t.gold(1), t.prestige(1), t.hand(1)) == (5 + 1 + 3, 1, "pierre")
    assert t.tree(1) == "patriarch+anastasia (daughter+friedrich, son+gertrude (daughter))"


@rule("L 5.3", "L 9.8")
def test_t10_two_friends_of_three_and_the_third_for_nothing() -> None:
    t = Table().seat(1, gold=5).row("pierre eleanor diego").told(row="ann vera zofia jan erich").turn(1)
    t.play("socialize 2", "take diego", "take pierre")
    assert t.hand() == "diego eleanor pierre", "Eleanor may not be left alone"
    assert t.gold() == 4, "and she is not paid for"
    assert t.in_row() == "ann vera zofia jan erich"


@rule("L 4.4", "L 10.1", "L 10.3", "L 10.5", "L 10.6")
def test_t11_the_head_becomes_a_count() -> None:
    t = Table().seat(1, gold=20, hand="ann vera zofia diego jan").seat(2, gold=9, hand="erich ines")
    t.row("eleanor giulia").turn(1).play("acquire count", "discard vera", "discard diego")
    assert (t.gold(), t.hand(), t.prestige(), t.income(), t.held(1)) == (16, "ann jan zofia", 2, 1, "count")
    assert t.asked == 2
    assert t.reason("acquire baron") == "space-taken"
    t.play("ask-money 2", "ask-money 2", "ask-money 2", "pass", "pass")
    assert (t.state.round, t.asked) == (2, 2), "the next round"
    t.play("ask-money 2")
    assert t.reason("acquire baron") == "nobody-can-hold-it", "no second title in generation I"


@rule("L 8.2", "L 8.5", "L 10.8")
def test_t12_the_doctor_and_a_complication() -> None:
    t = Table().seat(1, gold=5, hand="vera zofia", tree="patriarch+ann (daughter)").row("eleanor giulia ines")
    t.births("son complication complication complication daughter").turn(1)
    t.play("doctor", "discard vera")
    assert t.options == ["lose-child", "lose-mother"]
    t.play("lose-child")
    assert (t.gold(), t.hand()) == (3, "zofia")
    assert t.tree() == "patriarch+ann (daughter, son)", "two children"
    assert t.family().complication == 1, "the card is kept"
    t.play("ask-money 2", "have-children", "bear 1 any")
    assert t.tree() == "patriarch+ann (daughter, son, daughter)", "two more complications do no harm"


@rule("L 4.4", "L 10.3", "L 10.6", "L 13.2")
def test_t13_court_ballet() -> None:
    t = Table(generation=2).seat(1, gold=20, income=3, hand="jan", tree="patriarch+anastasia (son+ann, brave+vera)")
    t.row("eleanor giulia ines").turn(1).play("contribute court-ballet", "for 2")
    assert (t.gold(), t.income(), t.honor(), t.prestige()) == (18, 2, 1, 2)
    assert t.held(2) == "court-ballet"
    assert t.reason("contribute royal-academy") == "space-taken", "for P2 this round"
    t.play("ask-money 2", "ask-money 2", "ask-money 2", "pass")
    assert (t.state.round, t.asked) == (4, 2), "the next round"
    t.play("ask-money 2", "contribute royal-academy")
    assert (t.held(2), t.held(3)) == ("court-ballet", "royal-academy"), "only the other couple can have one"


@rule("L 6.10", "L 6.11", "L 7.2")
@pytest.mark.parametrize(("children", "more"), [("son", 2), ("son, brave", 1)])
def test_t15_a_widower_with_children_marries_again(children: str, more: int) -> None:
    t = Table().seat(1, hand="saskia", tree=f"patriarch ({children})").row("eleanor giulia ines jan")
    t.births("daughter daughter").turn(1).play("marry saskia", "with 1", "take jan")
    born = len(t.family().who) - 1
    t.play("ask-money 2")
    if more == 1:
        assert t.reason("have-children") == "no-room-for-children"
    else:
        t.play("have-children", "bear 1 any")
        born += 1
    assert born == 3, f"{more} more children, and the limit is reached"
