"""L 11: what the effects of friends do, one test or more for each that differs."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_table import TITLE_OF, Table, family
from posterity.games.legacy.terms import FRIEND

ROW = "zofia willem pieter mehmet tatiana"


def wedding(friend: str, kin: str = "", hand: str = "", gold: int = 9, row: str = ROW, players: int = 2) -> Table:
    """P1 is about to marry a friend, and the birth will be a plain son."""
    t = Table(players, generation=2).seat(1, hand=f"{friend} {hand}", gold=gold, tree=family(kin)).row(row)
    return t.told(birth_1="son", child_1="son")


def took(friend: str) -> list[str]:
    """The friends of the card are taken from the beginning of the row."""
    number = TITLE_OF.boxes["standard 2"].friends[FRIEND.ids[friend]].friends
    return [f"take {name}" for name in ROW.split()[:number]]


# What all effects have in common.


@rule("L 11.1", "L 6.4")
def test_the_effect_comes_once_after_the_prestige_and_before_the_birth() -> None:
    t = wedding("pieter", row="zofia willem").turn(1).play("marry pieter")
    assert t.events()[:7] == ["placed", "paid", "married", "income", "prestige", "pawn", "born"]
    assert t.extra() == "orange"
    t.play("ask-money 2", "ask-money 2")
    assert t.extra() == "orange", "not again in later turns"


@rule("L 11.2")
def test_who_marries_does_not_count_and_the_moment_of_the_wedding_decides() -> None:
    t = wedding("gertrude", gold=0).turn(1).play("marry gertrude", *took("gertrude"))
    assert t.gold() == 1, "her dowry: the only Prussian is she herself"
    t = wedding("gertrude", gold=5, hand="michael").turn(1).play("marry gertrude", *took("gertrude"))
    t.play("ask-money 2", "marry michael")
    assert t.gold() == 5 + 1 - 4, "another Prussian who comes later changes nothing"


@rule("L 11.3")
def test_an_effect_for_the_generation_ends_with_it() -> None:
    t = Table(generation=2).seat(1, tree=family("miranda")).seat(2, tree="patriarch+eleanor (son (son))").turn(1)
    t.play("ask-money 2")
    assert t.gold() == 4
    t = Table(generation=2).seat(1, tree="patriarch+ayse (son+miranda (son))").told(pawns="red green")
    t.seat(2, tree="patriarch+eleanor (son (son))").next_generation().play("ask-money 2")
    assert (t.asked, t.state.generation, t.gold(2)) == (1, 3, 2), "the card went on to P2"
    t.play("ask-money 2")
    assert t.gold() == 2, "Miranda married in the generation before"


@rule("L 11.3", "L 6.7")
def test_an_arranged_marriage_has_its_effect_in_the_generation_of_the_wedding() -> None:
    t = Table(generation=1).seat(1, hand="miranda", tree="patriarch+ayse (son, daughter)")
    t.seat(2, tree="patriarch+eleanor (son)").row(ROW).turn(1).play("marry miranda")
    t.play("ask-money 2", "ask-money 2")
    assert t.gold() == 2 + 2, "the dowry; she is only betrothed"
    t = Table(generation=1).seat(1, tree="patriarch+ayse (son+miranda, daughter)").row(ROW)
    t.seat(2, tree="patriarch+eleanor (son)").told(pawns="red green", birth_1="son", child_1="son").next_generation()
    t.play(*took("miranda"), "ask-money 2", "ask-money 2")
    assert (t.gold(1), t.gold(2)) == (4, 2)


@rule("L 11.3")
def test_an_effect_for_the_generation_is_for_the_whole_family_from_the_wedding_on() -> None:
    edition: dict[str, object] = {"friends": {"roger": {"friends": 2}}}
    t = Table(generation=2, edition=edition).seat(1, hand="roger", gold=9, tree=family()).row(ROW)
    t.told(birth_1="son", child_1="son").turn(1).play("marry roger")
    assert "from-deck" not in t.options, "the friends of a card come before its effect"
    t.play("take zofia", "take willem", "ask-money 2", "socialize 1")
    assert "from-deck" in t.options


@rule("L 11.4")
def test_several_effects_for_the_generation_add_up() -> None:
    t = Table(generation=2).seat(1, tree="patriarch+ayse (son+miranda, beautiful-smile)").turn(1)
    t.play("ask-money 2")
    assert t.gold() == 2 + 2 + 1

    edition: dict[str, object] = {"friends": {"zofia": {"effect": "generation: socialize 1"}}}
    t = Table(generation=2, edition=edition).seat(1, tree=family("claire zofia")).row("vera ann selim edward diego")
    t.turn(1).play("socialize 1", "take vera", "take ann", "take selim")
    assert t.hand() == "ann selim vera"


@rule("L 11.4")
def test_an_effect_that_finds_nothing_to_do_lapses() -> None:
    t = wedding("manuel").turn(1).play("marry manuel")
    assert "+manuel (son)" in t.tree(), "the hand of the only opponent is empty, and the wedding is good"
    assert (t.hand(), t.asked) == ("", 2)


# Pawns, cards and simple gains.

PAWNS = {
    "green": "michael vittorio zofia",
    "orange": "abigail angelique ludwig pieter",
    "red": "pierre lucrezia",
    "blue": "barbara colette edward",
    "yellow": "evgenia stanislaw",
}


@rule("L 11.6", "L 1.8")
@pytest.mark.parametrize(("friend", "colour"), [(f, colour) for colour, names in PAWNS.items() for f in names.split()])
def test_a_pawn(friend: str, colour: str) -> None:
    row = " ".join(name for name in f"{ROW} vera".split() if name != friend)
    t = wedding(friend, row=row).turn(1).play(f"marry {friend}")
    while t.step == "TakeFriends":
        t.play(t.options[0])
    assert t.extra() == colour
    assert sum(t.state.supply) == 14, "it comes from the supply"


@rule("L 11.7")
@pytest.mark.parametrize(("friend", "number"), [("patrick", 1), ("samuel", 2), ("grigori", 2), ("ines", 2)])
def test_friends_are_drawn_from_the_deck(friend: str, number: int) -> None:
    drawn = ["bianca", "selim"][:number]
    t = wedding(friend).told(friends=" ".join(drawn)).turn(1).play(f"marry {friend}", *took(friend))
    taken = [play.removeprefix("take ") for play in took(friend)]
    assert t.hand().split() == sorted([*drawn, *taken])
    assert len(t.state.row) == 5 - len(taken), "the row is left alone"


@rule("L 11.7", "L 5.1")
def test_mehmet_takes_two_friends_of_the_row() -> None:
    t = wedding("mehmet", row="zofia willem pieter selim tatiana").turn(1).play("marry mehmet")
    t.play("take pieter", "take zofia")
    assert (t.hand(), t.in_row()) == ("pieter zofia", "willem selim tatiana")


@rule("L 11.8")
def test_charlotte_brings_an_honor() -> None:
    t = wedding("charlotte").turn(1).play("marry charlotte", *took("charlotte"))
    assert (t.honor(), t.prestige()) == (1, 2)


@rule("L 11.8", "L 6.17")
@pytest.mark.parametrize(
    ("friend", "others", "gains"),
    [
        ("catalina", "diego", "gold 2"),
        ("diego", "ines", "gold 2"),
        ("dmitri", "tatiana", "gold 2"),
        ("gertrude", "erich", "gold 3"),
        ("bianca", "selim", "honor 1"),
        ("selim", "bianca", "prestige 1"),
        ("jadwiga", "stanislaw", "prestige 1"),
        ("kazimierz", "diego rowena", "income 1"),
    ],
)
def test_something_with_others(friend: str, others: str, gains: str) -> None:
    kind, amount = gains.split()
    card = TITLE_OF.boxes["standard 2"].friends[FRIEND.ids[friend]]
    printed = {"gold": 9 + card.money, "income": card.income, "prestige": card.prestige, "honor": 0}

    def found(kin: str) -> dict[str, int]:
        t = wedding(friend, kin=kin).turn(1).play(f"marry {friend}", *took(friend))
        assert t.asked == 2
        return {"gold": t.gold(), "income": t.income(), "prestige": t.prestige(), "honor": t.honor()}

    assert found(others) == {**printed, kind: printed[kind] + int(amount)}
    alone = " ".join(others.split()[1:])
    assert found(alone) == printed, f"{alone or 'nobody'} is not enough"


@rule("L 11.2", "L 11.9", "L 6.17")
@pytest.mark.parametrize(
    ("friend", "other", "pawn"),
    [
        ("carlos", "pierre", "red"),
        ("jan", "bianca", "green"),
        ("lucienne", "ann", "yellow"),
        ("nicolas", "johanna", "blue"),
        ("thomas", "diego", "orange"),
    ],
)
def test_a_pawn_and_prestige_or_nothing(friend: str, other: str, pawn: str) -> None:
    prestige = TITLE_OF.boxes["standard 2"].friends[FRIEND.ids[friend]].prestige
    t = wedding(friend, kin=other).turn(1).play(f"marry {friend}", *took(friend))
    assert (t.extra(), t.prestige()) == (pawn, prestige + 1)
    t = wedding(friend, kin="william").turn(1).play(f"marry {friend}", *took(friend))
    assert (t.extra(), t.prestige()) == ("", prestige), "no other of the occupation"


@rule("L 11.9", "L 11.2")
def test_aleksandr_asks_for_two_other_russians() -> None:
    t = wedding("aleksandr", kin="dmitri vera").turn(1).play("marry aleksandr")
    assert (t.income(), t.prestige()) == (1 + 1, 1 + 1)
    t = wedding("aleksandr", kin="dmitri").turn(1).play("marry aleksandr")
    assert (t.income(), t.prestige()) == (1, 1), "with him there are two, but only one other"


@rule("L 6.17", "L 1.15")
def test_a_betrothed_friend_is_another_member_too() -> None:
    t = Table(generation=2).seat(1, hand="selim", gold=9, tree="patriarch+ayse (daughter, son+eleanor (son+bianca))")
    t.row(ROW).told(birth_1="son", child_1="son").turn(1).play("marry selim")
    assert t.prestige() == 2, "Bianca, an artist, is betrothed in generation III"


# Ann, Sophie, Hans Heinrich and Robert.


@rule("L 11.10")
@pytest.mark.parametrize(("others", "honor"), [(4, 0), (5, 2), (6, 2)])
def test_ann_asks_for_six_friends_in_hand(others: int, honor: int) -> None:
    hand = ["alonso", "bianca", "carlos", "dmitri", "edward", "erich"][:others]
    t = wedding("ann", hand=" ".join(hand)).turn(1).play("marry ann", "take zofia")
    assert len(t.family().hand) == others + 1
    assert t.honor() == honor


@rule("L 11.11")
@pytest.mark.parametrize(("gold", "honor"), [(9, 0), (10, 2), (11, 2)])
def test_d14_sophie_asks_for_twelve_gold_her_dowry_included(gold: int, honor: int) -> None:
    t = wedding("sophie", gold=gold).turn(1).play("marry sophie", *took("sophie"))
    assert (t.gold(), t.honor()) == (gold + 2, honor)


@rule("L 11.12", "L 9.7")
@pytest.mark.parametrize(("friend", "kin"), [("hans-heinrich", "diego"), ("robert", "william")])
def test_asking_for_money_at_the_wedding(friend: str, kin: str) -> None:
    t = wedding(friend, kin=kin, hand="zofia willem", row="vera ann selim").turn(1).play(f"marry {friend}")
    assert t.options == ["ask-money 2", "ask-money 3", "ask-money 4", "finish"]
    t.play("ask-money 4", "discard zofia")
    assert (t.gold(), t.honor(), t.hand()) == (9 - 2 + 4, -1, "willem")
    assert t.family().pawns == 1, "only the marriage needed one"
    assert "(son)" in t.tree(), "the birth comes after it"


@rule("L 11.12")
@pytest.mark.parametrize("friend", ["hans-heinrich", "robert"])
def test_no_money_at_the_wedding_without_another(friend: str) -> None:
    t = wedding(friend, kin="pierre").turn(1).play(f"marry {friend}")
    assert (t.gold(), t.asked) == (7, 2)


@rule("L 11.12", "L 11.15")
def test_effects_on_asking_count_at_the_wedding_too() -> None:
    t = wedding("robert", kin="miranda").turn(1).play("marry robert", "ask-money 3")
    assert (t.gold(), t.honor()) == (9 - 2 + 3 + 2, -1)
    assert t.asked == 2


@rule("L 11.13")
def test_the_asking_may_be_declined() -> None:
    t = wedding("robert", kin="william").turn(1).play("marry robert", "finish")
    assert (t.gold(), t.honor(), t.asked) == (7, 0, 2)


# Effects for the generation.


@rule("L 11.14", "L 5.2")
def test_t16_claires_friend_comes_before_the_last_card_is_looked_for() -> None:
    t = Table(generation=2).seat(1, tree=family("claire")).row("vera ann").told(row="selim zofia diego edward pieter")
    t.turn(1).play("socialize 1", "take ann")
    assert t.hand() == "ann vera", "one for nothing, and one by Claire"
    assert t.in_row() == "selim zofia diego edward pieter"


@rule("L 11.14", "L 5.3")
def test_claires_friend_is_free_and_comes_each_time() -> None:
    t = Table(generation=2).seat(1, tree=family("claire"), gold=2).row("vera ann selim edward diego").turn(1)
    t.play("socialize 3", "take vera", "take ann", "take selim")
    assert (t.gold(), t.step) == (0, "TakeFriends"), "2 gold for three, and one more"
    t.play("take edward")
    assert t.hand() == "ann diego edward selim vera", "the last card of the row comes as well"
    t.play("ask-money 2", "socialize 1")
    t.play(t.options[0])
    assert t.step == "TakeFriends", "again two"


@rule("L 11.14")
def test_claire_helps_only_with_socializing() -> None:
    t = wedding("mehmet", kin="claire", row="zofia willem pieter selim tatiana").turn(1).play("marry mehmet")
    t.play("take zofia", "take willem")
    assert (t.hand(), t.asked) == ("willem zofia", 2)


@rule("L 11.15")
@pytest.mark.parametrize(("ask", "gold", "honor"), [("2", 4, 0), ("3", 5, -1), ("4", 6, -1)])
def test_miranda_brings_two_gold_more_for_asking(ask: str, gold: int, honor: int) -> None:
    t = Table(generation=2).seat(1, tree=family("miranda"), hand="zofia").turn(1).play(f"ask-money {ask}")
    assert (t.gold(), t.honor()) == (gold, honor)
    assert t.hand() == ("" if ask == "4" else "zofia"), "the cost is as usual"
    t.play("ask-money 2")
    assert t.gold(2) == 2, "nothing for the others"


@rule("L 11.16")
def test_erich_makes_mansions_cheaper_for_the_whole_family() -> None:
    t = Table(generation=2).seat(1, tree=family("erich gertrude"), gold=2, hand="zofia").turn(1)
    t.play("mansion", "for 2")
    assert (t.gold(), t.held(2), t.prestige()) == (0, "mansion", 2)
    t = Table(generation=2).seat(1, tree=family("erich"), gold=2, hand="zofia").turn(1)
    assert t.reason("mansion") == "lacks-gold", "no other Prussian is in the family"


@rule("L 11.17")
def test_another_prussian_is_looked_for_when_the_mansion_is_bought() -> None:
    t = Table(generation=2).seat(1, tree="patriarch+ayse (daughter+erich, daughter)", gold=6, hand="zofia michael")
    t.row(ROW).told(birth_1="son", child_1="son").turn(1).play("marry michael", "ask-money 2")
    assert t.gold() == 2, "Michael, a Prussian, came after Erich's wedding"
    t.play("mansion", "place own", "for 2")
    assert (t.gold(), t.held(2)) == (0, "mansion")


@rule("L 11.17", "L 8.6")
def test_erichs_discount_goes_with_the_other_prussian() -> None:
    t = Table(generation=2).seat(1, tree="patriarch+ayse (daughter+erich, son+rowena)", gold=2, hand="zofia").turn(1)
    assert "mansion" in t.options
    t.told(birth_1="complication", birth_2="son", child_2="son").play("have-children", "bear 3 any", "lose-mother")
    t.play("ask-money 2")
    assert (t.asked, t.gold()) == (1, 2)
    assert t.reason("mansion") == "lacks-gold", "Rowena is lost"


@rule("L 11.18")
def test_giulia_makes_the_doctor_cheaper() -> None:
    t = Table(generation=2).seat(1, tree="patriarch+ayse (son+giulia)", gold=1)
    t.told(birth_1="son", child_1="son", birth_2="daughter", child_2="daughter").turn(1).play("doctor")
    assert (t.gold(), t.tree()) == (0, "patriarch+ayse (son+giulia (son, daughter))")
    t = Table(generation=2).seat(1, tree="patriarch+ayse (son+giulia)", gold=1, hand="ann").turn(1).play("ask-money 2")
    t.play("ask-money 2").told(birth_1="son", child_1="son", birth_2="son", child_2="son").play("doctor")
    assert (t.gold(), t.hand()) == (1 + 2 - 1, "ann"), "no friend is discarded"


@rule("L 11.19")
def test_roger_draws_instead_of_taking_all_or_none() -> None:
    t = Table(generation=2).seat(1, tree=family("roger"), gold=2).row(ROW).turn(1).play("socialize 3")
    assert "from-deck" in t.options
    t.told(friends="ann bianca carlos").play("from-deck")
    assert (t.hand(), t.in_row()) == ("ann bianca carlos", ROW)

    t = Table(generation=2).seat(1, tree=family("roger"), gold=2).row(ROW).turn(1).play("socialize 3", "take zofia")
    assert t.options == ["take willem", "take pieter", "take mehmet", "take tatiana"], "the others from the row too"


@rule("L 11.19", "L 13.3")
def test_roger_helps_with_every_taking() -> None:
    t = Table(generation=2).seat(1, tree=family("roger"), gold=4, hand="ann").row(ROW).turn(1)
    t.play("acquire knight-of-saint-louis")
    assert "from-deck" in t.options, "the friends of a title"
    t = wedding("eleanor", kin="roger").turn(1).play("marry eleanor")
    assert "from-deck" in t.options, "the friends of a card"
    t = wedding("fehmi", kin="roger").turn(1).play("marry fehmi", "take zofia")
    assert "from-deck" in t.options, "the friend that Fehmi's effect brings"
    t = Table(generation=2).seat(2, tree=family("roger")).row(ROW).turn(1).play("socialize 1")
    assert "from-deck" not in t.options, "nobody else"


@rule("L 11.20")
def test_claires_friend_is_drawn_with_the_others() -> None:
    t = Table(generation=2).seat(1, tree=family("roger claire"), gold=2).row("zofia willem").turn(1)
    t.told(friends="ann bianca carlos").play("socialize 2", "from-deck")
    assert (t.hand(), t.in_row()) == ("ann bianca carlos", "zofia willem")


@rule("L 11.20", "L 5.3")
def test_when_friends_are_drawn_the_last_card_of_the_row_is_not_looked_for() -> None:
    t = Table(generation=2).seat(1, tree=family("roger")).row("zofia").told(friends="ann").turn(1)
    t.play("socialize 1", "from-deck")
    assert (t.hand(), t.in_row()) == ("ann", "zofia"), "the row is as it was, be it only one card"


@rule("L 11.20", "L 11.21")
def test_roger_lets_the_friend_of_fehmis_effect_be_drawn_when_the_new_row_lies_there() -> None:
    t = wedding("fehmi", kin="roger").told(row="ines jan ann vera erich", friends="carlos").turn(1)
    t.play("marry fehmi", "take zofia")
    assert t.in_row() == "ines jan ann vera erich"
    t.play("from-deck")
    assert (t.hand(), t.in_row()) == ("carlos zofia", "ines jan ann vera erich")


# The row, missions and the hand.


@rule("L 11.21")
def test_fehmi_brings_a_friend_and_one_of_a_new_row() -> None:
    t = wedding("fehmi").told(row="ann bianca carlos diego selim").turn(1).play("marry fehmi", "take willem")
    assert t.options == ["take ann", "take bianca", "take carlos", "take diego", "take selim"]
    t.play("take carlos")
    assert (t.hand(), t.in_row()) == ("carlos willem", "ann bianca diego selim")
    assert [FRIEND.names[friend] for friend in t.state.discard] == ["zofia", "pieter", "mehmet", "tatiana"]


@rule("L 11.21", "L 5.3")
def test_fehmi_discards_a_row_that_was_just_laid_out() -> None:
    t = wedding("fehmi", row="zofia willem").told(row="ann bianca carlos diego selim").turn(1)
    t.play("marry fehmi", "take willem")
    assert [FRIEND.names[friend] for friend in t.state.discard] == ["ann", "bianca", "carlos", "diego", "selim"]
    assert len(t.options) == 5
    t.play(t.options[0])
    assert (len(t.family().hand), len(t.state.row)) == (3, 4), "both of the old row, and one of the new"


@rule("L 11.22")
@pytest.mark.parametrize("generation", [1, 2, 3])
def test_d20_george_puts_a_mission_under_the_patron(generation: int) -> None:
    tree = "matriarch" + " (daughter" * (generation - 1) + ")" * (generation - 1)
    t = Table(generation=generation).seat(1, tree=tree, hand="george zofia", gold=3, patron="law").row(ROW)
    t.told(birth_1="son", child_1="son").turn(1).play("marry george")
    assert (t.family().hidden_missions, t.state.mission_pile) == (1, 14)
    assert (t.hand(), t.family().missions) == ("zofia", []), "no friend is discarded, nobody reads the mission"
    t.family().gold = 12
    assert t.points()["patron"] == 4, "it unlocks a minor goal"


@rule("L 11.22", "L 10.11")
def test_george_finds_a_mission_among_the_discarded_ones() -> None:
    t = wedding("george")
    t.state.mission_discard = t.state.unseen_missions
    t.state.unseen_missions, t.state.mission_pile = [0] * 15, 0
    t.turn(1).play("marry george")
    assert (t.family().hidden_missions, t.state.mission_pile) == (1, 14)
    t = wedding("george")
    t.state.unseen_missions, t.state.mission_pile = [0] * 15, 0
    t.turn(1).play("marry george")
    assert t.family().hidden_missions == 0, "there is none"


@rule("L 11.23")
def test_isabella_exchanges_friends_of_the_hand() -> None:
    t = wedding("isabella", hand="ann bianca carlos").turn(1).play("marry isabella", "take zofia")
    assert t.options == ["discard ann", "discard bianca", "discard carlos", "discard zofia", "finish"]
    t.told(friends="selim edward").play("discard bianca", "discard zofia", "finish")
    assert t.hand() == "ann carlos edward selim"
    assert [FRIEND.names[friend] for friend in t.state.discard] == ["bianca", "zofia"]


@rule("L 11.23")
def test_isabella_may_leave_the_hand_as_it_is() -> None:
    t = wedding("isabella", hand="ann").turn(1).play("marry isabella", "take zofia", "finish")
    assert (t.hand(), t.state.discard, t.asked) == ("ann zofia", [], 2)


# Effects that touch opponents. P2 plays, so that clockwise means P3, P4, P1.


def against(friend: str, hand: str = "") -> Table:
    t = Table(4, generation=2).seat(2, hand=f"{friend} {hand}", gold=9, tree=family()).row(ROW)
    return t.told(birth_1="son", child_1="son")


def told(t: Table, kind: str) -> list[int]:
    """The seats to whom something happened, in order."""
    return [event.seat + 1 for event in t.playing.events if event.kind.name == kind]


@rule("L 11.24", "L 11.31")
def test_friedrich_is_given_gold_by_each_opponent_who_has_some() -> None:
    t = against("friedrich").seat(1, gold=3).seat(3, gold=1).seat(4, gold=0).turn(2).play("marry friedrich")
    assert [t.gold(seat) for seat in (1, 2, 3, 4)] == [2, 9 - 2 + 2, 0, 0]
    assert told(t, "paid") == [2, 3, 1], "the wedding, then clockwise"


@rule("L 11.25", "L 11.31")
def test_katherine_makes_each_opponent_discard_a_friend_of_choice() -> None:
    t = against("katherine", hand="vera").seat(1, hand="ann bianca").seat(4, hand="carlos diego").turn(2)
    t.play("marry katherine", "take zofia")
    assert (t.asked, t.options) == (4, ["discard carlos", "discard diego"]), "P3 has none"
    t.play("discard diego")
    assert (t.asked, t.options) == (1, ["discard ann", "discard bianca"])
    t.play("discard ann")
    assert [t.hand(seat) for seat in (1, 2, 3, 4)] == ["bianca", "vera zofia", "", "carlos"]
    assert [FRIEND.names[friend] for friend in t.state.discard] == ["diego", "ann"]
    assert "(son)" in t.tree(2), "then the child is born"


@rule("L 11.26", "L 11.31")
def test_laurent_makes_each_opponent_pay_the_bank() -> None:
    t = against("laurent").seat(1, gold=3).seat(3, gold=1).seat(4, gold=0).turn(2).play("marry laurent")
    assert [t.gold(seat) for seat in (1, 2, 3, 4)] == [2, 9 - 2, 0, 0]
    assert told(t, "paid") == [2, 3, 1]


@rule("L 11.27", "L 11.31", "L 4.7")
def test_nathalie_takes_an_honor_from_each_opponent() -> None:
    t = against("nathalie").turn(2).play("marry nathalie", "take zofia")
    assert [t.honor(seat) for seat in (1, 2, 3, 4)] == [-1, 0, -1, -1]
    assert told(t, "honor-lost") == [3, 4, 1]


@rule("L 11.28", "L 11.31")
def test_manuel_takes_a_friend_from_a_named_opponent() -> None:
    t = against("manuel").seat(1, hand="ann bianca").seat(4, hand="carlos diego").turn(2).play("marry manuel")
    assert t.options == ["from-hand-of P1", "from-hand-of P4"]
    assert t.reason("from-hand-of P3") == "hand-is-empty"
    t.told(steal="carlos").play("from-hand-of P4")
    assert [t.hand(seat) for seat in (1, 2, 3, 4)] == ["ann bianca", "carlos", "", "diego"]


@rule("L 11.29", "L 11.30", "L 11.31")
def test_vera_takes_a_friend_from_each_larger_hand() -> None:
    t = against("vera").seat(1, hand="ann bianca carlos").seat(3, hand="diego edward").seat(4, hand="selim jan jadwiga")
    t.turn(2).play("marry vera", "take zofia").told(steal_3_2_4="jan", steal_3_2_1="ann")
    t.play("take willem")
    assert t.hand(2) == "ann jan willem zofia", "more than the two that her card brings have P1 and P4"
    assert [t.hand(seat) for seat in (1, 3, 4)] == ["bianca carlos", "diego edward", "jadwiga selim"]
    assert told(t, "stolen") == [2, 2]
    stolen = [event.args()["from"] for event in t.playing.events if event.kind.name == "stolen"]
    assert stolen == ["P4", "P1"], "P1 has more even though a card of P4 has come before"


@rule("L 11.32", "L 1.12")
def test_a_friend_taken_from_a_hand_is_shown_to_all() -> None:
    t = against("manuel").seat(1, hand="ann bianca").turn(2).told(steal="ann").play("marry manuel")
    for viewer in (0, 2, 3):
        assert TITLE_OF.view(t.state, viewer).families[1].hand == [FRIEND.ids["ann"]]
        event = next(event for event in t.playing.events if event.kind.name == "stolen")
        assert event.seen_by(viewer).args() == {"friend": "ann", "from": "P1"}


@rule("L 16.6", "L 11.31")
def test_an_extinct_family_is_nobodys_opponent() -> None:
    t = against("friedrich").seat(1, gold=3).seat(3, gold=3)
    t.family(3).out = 1
    t.turn(2).play("marry friedrich")
    assert (t.gold(1), t.gold(3)) == (2, 3)


# Effects on weddings and births.


@rule("L 6.13")
def test_arianne_needs_no_pawn() -> None:
    t = wedding("arianne").turn(1).play("marry arianne", *took("arianne"))
    assert (t.family().pawns, t.asked) == (2, 2), "but it is the whole turn"


@rule("L 7.7")
@pytest.mark.parametrize("friend", ["nancy", "bernadette", "giacomo"])
def test_d10_two_children_at_the_wedding(friend: str) -> None:
    t = wedding(friend).told(birth_2="daughter", child_2="daughter").turn(1)
    t.play(f"marry {friend}", *took(friend))
    assert f"+{friend} (son, daughter)" in t.tree()


@rule("L 7.9")
@pytest.mark.parametrize("friend", ["eustachy", "margarethe"])
def test_one_of_two_child_cards_is_kept(friend: str) -> None:
    t = wedding(friend).told(birth_2="daughter", child_2="daughter").turn(1).play(f"marry {friend}", *took(friend))
    assert t.options == ["keep-child first", "keep-child second"]
    t.play("keep-child second")
    assert f"+{friend} (daughter)" in t.tree()


@rule("L 7.12")
def test_constant_has_no_child_limit() -> None:
    t = Table(generation=2).seat(1, tree="patriarch+ayse (daughter+constant (son, son, son))")
    t.told(birth_1="son", child_1="son").turn(1).play("have-children", "bear 2 any")
    assert t.tree() == "patriarch+ayse (daughter+constant (son, son, son, son))"
