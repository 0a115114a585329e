"""L 5: the row and the deck of friends (T10, D6)."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_table import Table
from posterity.games.legacy.terms import FRIEND


def all_but(*named: str) -> str:
    """All friends that are not named."""
    away = " ".join(named).split()
    return " ".join(name for name in FRIEND.names if name not in away)


@rule("L 5.1", "L 5.2")
@pytest.mark.parametrize("friend", ["pierre", "eleanor", "diego", "vera", "jan"])
def test_l5_1_the_player_chooses_and_the_row_is_not_filled_up(friend: str) -> None:
    t = Table().row("pierre eleanor diego vera jan").turn(1).play("socialize 1")
    assert t.options == ["take pierre", "take eleanor", "take diego", "take vera", "take jan"]
    t.play(f"take {friend}")
    assert t.hand() == friend
    assert t.in_row().split() == [name for name in ["pierre", "eleanor", "diego", "vera", "jan"] if name != friend]


@rule("L 5.1")
def test_l5_1_also_at_a_wedding_and_with_a_title() -> None:
    t = Table().seat(1, hand="saskia").row("pierre eleanor diego vera").births("son").turn(1).play("marry saskia")
    assert t.options == ["take pierre", "take eleanor", "take diego", "take vera"]
    t = Table().seat(1, gold=9).row("pierre eleanor diego vera").turn(1).play("contribute charity-banquet")
    assert t.options == ["take pierre", "take eleanor", "take diego", "take vera"]


@rule("L 5.2")
def test_l5_2_five_new_friends_when_the_row_is_empty() -> None:
    t = Table().seat(1, gold=9).row("pierre eleanor diego").told(row="ann vera zofia jan erich").turn(1)
    t.play("socialize 3", "take pierre", "take eleanor")
    assert t.in_row() == "ann vera zofia jan erich", "the third was the only one left"
    assert t.hand() == "diego eleanor pierre"
    assert t.state.deck_size == 75 - 3 - 5


@rule("L 5.3", "L 9.8")
def test_d6_three_friends_of_four_and_the_last_for_nothing() -> None:
    t = Table().seat(1, gold=2).row("pierre eleanor diego vera").told(row="ann zofia jan erich ines").turn(1)
    t.play("socialize 3", "take pierre", "take vera", "take diego")
    assert (t.hand(), t.gold()) == ("diego eleanor pierre vera", 0)
    assert t.in_row() == "ann zofia jan erich ines"


@rule("L 5.3")
def test_l5_3_the_last_friend_comes_whatever_the_reason() -> None:
    t = Table().seat(1, hand="saskia").row("pierre eleanor").told(row="ann zofia jan erich ines").births("son").turn(1)
    t.play("marry saskia", "take eleanor")
    assert (t.hand(), t.in_row()) == ("eleanor pierre", "ann zofia jan erich ines"), "at a wedding"
    t = Table().seat(1, gold=9).row("pierre eleanor diego").turn(1)
    t.play("contribute charity-banquet", "take diego", "take eleanor")
    assert (t.hand(), len(t.in_row().split())) == ("diego eleanor pierre", 5), "with a contribution"


@rule("L 5.3")
def test_l5_3_two_friends_may_be_left() -> None:
    t = Table().row("pierre eleanor diego").turn(1).play("socialize 1", "take diego")
    assert (t.hand(), t.in_row()) == ("diego", "pierre eleanor")


@rule("L 5.4", "L 5.7")
def test_l5_4_more_friends_than_the_row_has() -> None:
    t = Table().seat(1, gold=2).row("pierre eleanor").told(row="ann zofia jan erich ines").turn(1)
    t.play("socialize 3", "take eleanor")
    assert t.hand() == "eleanor pierre", "the whole row"
    assert t.options == ["take ann", "take zofia", "take jan", "take erich", "take ines"], "the new row is seen first"
    t.play("take jan")
    assert (t.hand(), t.in_row()) == ("eleanor jan pierre", "ann zofia erich ines")


@rule("L 5.5")
def test_l5_5_the_discard_pile_becomes_the_deck() -> None:
    t = Table(generation=2).seat(1, gold=9, hand="samuel", tree="patriarch (daughter)").births("son")
    t.row("pierre eleanor").seat(2, hand=all_but("samuel pierre eleanor ann jan zofia erich ines"))
    t.discarded("ann jan zofia").told(friends_3_1_2="ines erich").turn(1)
    assert t.state.deck_size == 2
    t.play("marry samuel")
    assert (t.hand(), t.state.deck_size, len(t.state.discard)) == ("erich ines", 0, 3), "not before a card is needed"
    t = Table(generation=2).seat(1, gold=9, hand="samuel", tree="patriarch (daughter)").births("son")
    t.row("pierre eleanor").seat(2, hand=all_but("samuel pierre eleanor ann jan zofia erich"))
    t.discarded("ann jan zofia").told(friends_3_1_1="erich", friends_3_1_3="jan").turn(1).play("marry samuel")
    assert t.hand() == "erich jan", "the last of the deck, then one of those that were discarded"
    assert (t.state.deck_size, t.state.discard) == (2, [])


@rule("L 5.5")
def test_l5_5_also_for_a_new_row() -> None:
    t = Table().row("pierre eleanor").seat(2, hand=all_but("pierre eleanor ann jan zofia erich ines vera diego"))
    t.discarded("ann jan zofia vera diego").turn(1).play("socialize 1", "take pierre")
    row = t.in_row().split()
    assert set(row[:2]) == {"erich", "ines"}, "those left in the deck come first"
    assert len(row) == 5
    assert set(row[2:]) < {"ann", "jan", "zofia", "vera", "diego"}
    assert t.state.deck_size == 2


@rule("L 5.6")
def test_l5_6_as_many_as_there_are_and_the_rest_lapses() -> None:
    t = Table(generation=2).seat(1, gold=9, hand="samuel", tree="patriarch (daughter)").births("son")
    t.row("pierre eleanor").seat(2, hand=all_but("samuel pierre eleanor ann")).turn(1).play("marry samuel")
    assert t.hand() == "ann", "two were due"
    assert t.tree() == "patriarch (daughter+samuel (son))"


@rule("L 5.6")
@pytest.mark.parametrize("left", ["ann", "ann jan", "ann jan zofia vera"])
def test_l5_6_a_row_of_fewer_than_five(left: str) -> None:
    t = Table().row("pierre eleanor").seat(2, hand=all_but("pierre eleanor", left)).turn(1)
    t.play("socialize 1", "take pierre")
    assert sorted(t.in_row().split()) == sorted(left.split()), "be it only one"


@rule("L 5.6")
def test_l5_6_a_new_row_of_one_card_is_not_taken_along() -> None:
    t = Table().seat(1, gold=1).row("pierre eleanor").seat(2, hand=all_but("pierre eleanor ann")).turn(1)
    t.play("socialize 2", "take pierre")
    assert (t.hand(), t.in_row()) == ("eleanor pierre", "ann")


@rule("L 5.6", "L 9.9")
def test_l5_6_no_row_at_all_until_there_are_cards() -> None:
    t = Table().seat(1, gold=9).row("pierre eleanor").seat(2, hand=all_but("pierre eleanor"), gold=9).turn(1)
    t.play("socialize 3", "take pierre")
    assert (t.hand(), t.in_row()) == ("eleanor pierre", ""), "the third lapses"
    assert t.reason("socialize 1") == "row-is-empty"
    assert t.asked == 2
    t.play("mansion", "discard vera")
    assert t.in_row() == "vera", "laid out at the end of the first turn after which this is possible"
    assert (t.asked, "socialize 1" in t.options) == (1, True)


@rule("L 5.6")
def test_l5_6_the_row_is_laid_out_only_at_the_end_of_the_turn() -> None:
    t = Table(generation=2).seat(1, gold=30, hand="ann", tree="patriarch (son)")
    t.seat(2, hand=all_but("ann")).turn(1).play("acquire knight-of-saint-louis")
    assert t.hand() == "", "the two friends of the title lapse"
    assert t.in_row() == "ann"


@rule("L 5.7")
def test_l5_7_friends_are_chosen_one_after_the_other() -> None:
    t = Table().seat(1, gold=2).row("pierre eleanor diego vera jan").turn(1).play("socialize 2", "take vera")
    assert t.hand() == "vera"
    assert t.options == ["take pierre", "take eleanor", "take diego", "take jan"]


@rule("L 5.8")
def test_l5_8_the_friends_of_a_card_and_those_of_its_effect_are_two_takings() -> None:
    t = Table().seat(1, hand="fehmi").row("pierre eleanor").births("son")
    t.told(**{"row-1-72": "ann zofia jan erich ines", "row-1-67": "vera diego rowena abigail ayse"}).turn(1)
    t.play("marry fehmi", "take pierre")
    assert t.hand() == "eleanor pierre", "the last card of the row is looked for after the first taking"
    assert t.options == ["take vera", "take diego", "take rowena", "take abigail", "take ayse"]
    t.play("take ayse")
    assert (t.hand(), t.in_row()) == ("ayse eleanor pierre", "vera diego rowena abigail")


@rule("L 5.9")
def test_l5_9_any_friend_of_the_hand_is_discarded_face_up() -> None:
    t = Table().seat(1, gold=9, hand="ann jan vera").row("pierre eleanor diego").turn(1).play("mansion")
    assert t.options == ["discard ann", "discard jan", "discard vera"]
    t.play("discard jan")
    assert t.hand() == "ann vera"
    assert [FRIEND.names[friend] for friend in t.title.view(t.state, 1).discard] == ["jan"], "P2 sees it too"
