"""L 1: what is in the box, and what the words mean."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_rulebook import table
from legacy_table import TITLE_OF, Table
from posterity.engine import HIDDEN, NOBODY, SeededChance, SetupError, new
from posterity.games.legacy.components import SOLO, STANDARD, TESTAMENT
from posterity.games.legacy.terms import (
    CHILD,
    COLOUR,
    COMPLICATION,
    FRIEND,
    MISSION,
    NATION,
    NO_OCCUPATION,
    OCCUPATION,
)

BOX = TITLE_OF.boxes["standard 4"]

# Players.


@rule("L 1.1")
@pytest.mark.parametrize(
    ("variant", "players"), [(STANDARD, 2), (STANDARD, 3), (STANDARD, 4), (SOLO, 1), (TESTAMENT, 1)]
)
def test_l1_1_for_two_to_four_or_for_one(variant: str, players: int) -> None:
    s = new(TITLE_OF, variant, players, SeededChance(1)).state
    assert len(s.families) == players
    assert (s.ancestry is not None) == (variant == TESTAMENT), "only The Testament searches a tree upward"


@rule("L 1.1")
@pytest.mark.parametrize(
    ("variant", "players"), [(STANDARD, 0), (STANDARD, 1), (STANDARD, 5), (SOLO, 2), (TESTAMENT, 2)]
)
def test_l1_1_no_such_table(variant: str, players: int) -> None:
    with pytest.raises(SetupError, match=f"not {players}$"):
        new(TITLE_OF, variant, players, SeededChance(1))


# Honor, prestige, income, gold.


@rule("L 1.2", "L 4.7")
def test_l1_2_honor_prestige_and_income_fall_below_zero() -> None:
    t = Table(generation=2).seat(1, gold=9, hand="ann vera", tree="patriarch+zofia (son, brave)").row("ines jan")
    t.seat(2, pawns=0).turn(1).play("ask-money 3")
    assert t.honor() == -1
    t.play("venture", "discard ann", "for 2")
    assert t.prestige() == -1
    t = Table(generation=2).seat(1, gold=9, tree="patriarch+zofia (son, brave)").row("ines jan").turn(1)
    assert t.play("contribute court-ballet", "for 2").income() == -1


@rule("L 1.2")
def test_l1_2_they_rise_without_limit() -> None:
    t = Table().seat(1, gold=9, income=40, prestige=60, hand="ann vera zofia").seat(2, pawns=0).row("ines jan")
    t.turn(1).play("acquire viscount", "discard ann")
    assert (t.prestige(), t.income()) == (61, 41), "whatever the tracks show"


@rule("L 1.3")
def test_l1_3_gold_goes_to_the_bank_and_comes_from_it() -> None:
    t = Table(players=3).seat(1, gold=5).seat(2, gold=5).seat(3, gold=5).row("ines jan ann vera").turn(1)
    t.play("socialize 3", "take ines", "take ann", "take jan")
    assert [t.gold(seat) for seat in (1, 2, 3)] == [3, 5, 5]
    t.play("ask-money 3")
    assert [t.gold(seat) for seat in (1, 2, 3)] == [3, 8, 5]


@rule("L 1.3", "L 4.6")
def test_l1_3_nobody_goes_below_zero() -> None:
    t = Table().seat(1, gold=1).row("ines jan ann vera").turn(1)
    assert t.reason("socialize 3") == "lacks-gold"
    t.play("socialize 2", "take ines", "take jan")
    assert t.gold() == 0


@rule("L 1.4")
def test_l1_4_the_bank_never_runs_out() -> None:
    t = Table().seat(1, gold=100_000, income=5_000).row("ines jan").turn(1).play("ask-money 2")
    assert t.gold() == 100_002
    t = Table().seat(1, gold=100_000, income=5_000).row("ines jan").end_of_round()
    assert t.gold() == 105_000


# Friends.


@rule("L 1.5")
def test_l1_5_seventy_five_friends() -> None:
    assert len(FRIEND) == len(BOX.friends) == len(BOX.deck) == 75
    assert sum(friend.occupation == NO_OCCUPATION for friend in BOX.friends) == 10, "most have an occupation"
    assert sum(not friend.card.effects for friend in BOX.friends) < 20, "most have an effect"
    for friend, name in zip(BOX.friends, FRIEND.names, strict=True):
        assert not (friend.income and friend.friends), f"{name} brings income or friends, not both"


@rule("L 1.6")
def test_l1_6_ten_nations_and_five_occupations() -> None:
    nations = "american british dutch french italian polish prussian russian spanish turkish"
    assert sorted(NATION.names) == nations.split()
    assert sorted(OCCUPATION.names) == ["aristocrat", "artist", "craftsman", "diplomat", "scientist"]
    assert {friend.nation for friend in BOX.friends} == set(range(10)), "each nation has friends"
    assert {friend.occupation for friend in BOX.friends} == {NO_OCCUPATION, *range(5)}


@rule("L 1.7")
def test_l1_7_to_take_is_from_the_row_and_to_draw_is_from_the_deck() -> None:
    t = Table(generation=2).seat(1, gold=9, hand="mehmet samuel", tree="patriarch+zofia (daughter, daughter)")
    t.seat(2, pawns=0).row("ines jan ann vera erich").told(friends="diego rowena").births("son son").turn(1)
    t.play("marry mehmet", "take vera", "take jan")
    assert (t.hand(), t.in_row()) == ("jan samuel vera", "ines ann erich")
    t.play("marry samuel")
    assert (t.hand(), t.in_row()) == ("diego jan rowena vera", "ines ann erich"), "the row is as it was"


@rule("L 1.7")
def test_l1_7_a_hand_may_have_any_number_of_cards() -> None:
    others = [name for name in FRIEND.names if name not in ("ines", "jan", "ann", "vera")]
    t = Table().seat(1, hand=" ".join(others[:60])).row("ines jan ann vera").turn(1).play("socialize 1", "take ann")
    assert len(t.hand().split()) == 61


# Pawns.


@rule("L 1.8")
def test_l1_8_fifteen_extra_pawns_three_of_each_colour() -> None:
    t = Table()
    assert (len(COLOUR), t.state.supply) == (5, [3, 3, 3, 3, 3])
    assert t.family().pawns == 2


def actions_of(colour: str) -> set[str]:
    """What an extra pawn allows a player who could pay for everything."""
    t = Table(generation=2).row("eleanor erich")
    hand, tree = "ann vera diego jan ines", "patriarch+zofia (son+rowena, daughter)"
    t.seat(1, pawns=0, extra=colour, gold=20, hand=hand, tree=tree).turn(1)
    return {text.split()[0] for text in t.options} - {"pass"}


@rule("L 1.8", "L 4.2", "L 4.3")
@pytest.mark.parametrize(("pawn", "action", "occupation"), [tuple(row) for row in table("L 1.8")])
def test_l1_8_each_colour_allows_its_own_action(pawn: str, action: str, occupation: str) -> None:
    colour = {"sky-blue": "blue"}.get(pawn, pawn)
    verbs = {"title": "acquire", "contribution": "contribute", "mission": "undertake"}
    assert actions_of(colour) == {verbs.get(word, word) for word in action.split(" or ")}
    assert COLOUR.ids[colour] == OCCUPATION.ids[occupation], "the colours of pawns and occupations are the same"


# Child cards and discard piles.


@rule("L 1.9")
def test_l1_9_eighty_eight_child_cards() -> None:
    sons, daughters = BOX.children[:5], BOX.children[5:COMPLICATION]
    assert (sum(sons), sum(daughters), BOX.children[COMPLICATION]) == (39, 39, 10)
    assert len(CHILD) == len(BOX.children)


@rule("L 1.9", "L 3.9")
def test_l1_9_first_a_child_and_later_an_adult() -> None:
    t = Table().seat(1, hand="vera", tree="patriarch+ann (son)").row("ines jan eleanor diego").turn(1)
    t.play("marry vera")
    assert "betrothed" in t.events(), "a child can only be betrothed"
    t = Table().seat(1, hand="vera", tree="patriarch+ann (son)").row("ines jan eleanor diego")
    t.state.first = 1
    t.births("son").next_generation().play("marry vera")
    assert "married" in t.events(), "as an adult he marries"


@rule("L 1.10", "L 8.3", "L 10.9")
def test_l1_10_each_kind_of_card_has_its_own_discard_pile() -> None:
    t = Table(generation=2).seat(1, hand="zofia jan", tree="patriarch+ann (daughter+diego)").row("ines jan eleanor")
    t.seat(2, pawns=0).told(missions="ties salon").births("complication son").turn(1)
    t.play("undertake", "discard jan", "choose ties")
    assert t.state.discard == [FRIEND.ids["jan"]]
    assert [MISSION.names[i] for i, n in enumerate(t.state.mission_discard) if n] == ["salon"]
    t.play("have-children", "bear 2 any", "lose-mother")
    assert [CHILD.names[i] for i, n in enumerate(t.state.child_discard) if n] == ["daughter"]
    assert t.state.discard == [FRIEND.ids["jan"]], "she is not among the friends"


# What is open and what is secret.


@rule("L 1.11", "L 1.12")
def test_l1_11_hands_and_patrons_are_secret_and_everything_else_is_open() -> None:
    t = Table(players=3).seat(1, gold=4, hand="ann vera", patron="law", missions="ties", hidden_missions=1)
    t.seat(2, hand="jan", patron="louis").seat(3, patron="fleury").row("ines eleanor").discarded("zofia").turn(1)
    for onlooker in (1, 2, NOBODY):
        seen = TITLE_OF.view(t.state, onlooker)
        assert seen.families[0].hand == [HIDDEN, HIDDEN], "how many there are is open, not which"
        assert seen.families[0].patron not in range(6)
        assert (seen.families[0].gold, seen.families[0].missions) == (4, [MISSION.ids["ties"]])
        assert seen.discard == [FRIEND.ids["zofia"]], "the discard pile is open"
        assert set(seen.deck) == {HIDDEN}
    own = TITLE_OF.view(t.state, 0)
    assert (own.families[0].hand, own.families[0].patron) == ([FRIEND.ids["ann"], FRIEND.ids["vera"]], 0)
    assert own.families[1].hand == [HIDDEN]


@rule("L 1.11", "L 17.1")
def test_l1_11_patrons_are_shown_in_the_final_scoring() -> None:
    t = Table(generation=3).seat(1, patron="law", tree="patriarch+ann (son+vera (son+ines (son)))")
    t.seat(2, patron="louis", tree="patriarch+zofia (son+eleanor (son+rowena (son)))").end_of_generation()
    assert t.playing.over
    assert [family.patron for family in TITLE_OF.view(t.state, NOBODY).families] == [0, 5]


@rule("L 1.12", "L 10.10")
def test_l1_12_nobody_reads_a_mission_under_a_patron() -> None:
    t = Table(generation=3).seat(1, hand="ann vera", tree="patriarch+zofia (son+eleanor (son+rowena))")
    t.row("ines jan").turn(1).play("undertake", "discard ann")
    assert (t.family().hidden_missions, t.family().missions) == (1, [])
    assert sum(t.state.unseen_missions) == 15, "it is not known which it was, not even to its player"


# The family.


@rule("L 1.13", "L 1.14")
def test_l1_14_the_generations_of_a_family() -> None:
    t = Table(generation=2).seat(1, hand="vera", tree="patriarch+ann (son)").row("ines jan eleanor diego erich")
    t.births("daughter").turn(1).play("marry vera", "take ines", "take jan")
    assert t.tree() == "patriarch+ann (son+vera (daughter))"
    assert t.family().generation == [1, 2, 3]


@rule("L 1.14", "L 6.8", "L 15.5")
def test_l1_14_a_friend_is_of_the_generation_of_the_one_he_marries() -> None:
    betrothed = "patriarch+ann (son+vera (son+zofia (daughter+diego)))"
    married = "patriarch+ann (son+vera (daughter+diego (daughter)))"
    for tree, honor in ((betrothed, 2), (married, 0)):
        t = Table(generation=3).seat(1, patron="law", hidden_missions=1, tree=tree)
        assert t.points()["patron"] == honor, "John Law counts craftsmen of generation IV"


@rule("L 1.15", "L 6.17")
def test_l1_15_a_betrothed_friend_counts_as_a_member() -> None:
    t = Table().seat(1, hand="gertrude", tree="patriarch (daughter+friedrich)").row("ines jan eleanor diego")
    t.births("son").turn(1).play("marry gertrude", "take ines")
    assert t.gold() == 1 + 3, "her dowry, and the gold for another Prussian"


@rule("L 1.16")
def test_l1_16_only_friends_have_a_nation_and_an_occupation() -> None:
    t = Table(generation=2).seat(1, missions="french-culture", tree="patriarch+colette (son+claire, son+lucienne, son)")
    t.row("ines jan").turn(1)
    assert t.reason("complete french-culture") == "mission-not-fulfilled", (
        "three French friends; born members do not count"
    )


@rule("L 1.16")
def test_l1_16_a_lost_friend_is_no_longer_in_the_family() -> None:
    t = Table(generation=2).seat(1, gold=9, hand="diego", tree="patriarch+zofia (son+catalina, daughter)")
    t.row("ines jan erich").births("complication son son").turn(1)
    t.play("have-children", "bear 2 any", "lose-mother", "ask-money 2", "marry diego")
    assert t.gold() == 9 - 1, "no other Spaniard is left, so Diego brings no gold"


@rule("L 1.17", "L 7.4")
def test_l1_17_the_card_is_right() -> None:
    t = Table().seat(1, tree="patriarch+ann (son, son)").row("ines jan").births("twin-son son").turn(1)
    t.play("have-children", "bear 1 any")
    assert t.tree() == "patriarch+ann (son, son, twin-son, son)", "twins may exceed the limit of three"
