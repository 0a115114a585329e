"""L 19 and L 20: The Testament: its setup, its relatives and what can be done with them."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_table import TITLE_OF, Table
from luck import Luck
from posterity.engine import Game, new
from posterity.games.legacy.state import Legacy
from posterity.games.legacy.steps.births import in_deck
from posterity.games.legacy.terms import CHILD, FRIEND, HINT, MAN, MISSION, WOMAN
from posterity.games.legacy.tree import FATHER, MOTHER

OUT = "angelique constant friedrich george katherine laurent manuel nathalie patrick vera"


def opened(you: str = "man", **draws: str) -> Game[Legacy]:
    """A game of The Testament after the choice of the starting card."""
    luck = Luck()
    luck.tell(**draws)
    game = new(TITLE_OF, "testament", 1, luck, listening=True)
    assert [action.text for action in game.options] == ["lead man", "lead woman"]
    game.play(TITLE_OF.actions.parse(f"lead {you}"))
    return game


def table(generation: int = 1) -> Table:
    return Table(variant="testament", generation=generation).row("ayse eleanor william johanna willem")


# L 19: setup.


@rule("L 19.1", "L 1.1")
def test_the_testament_is_for_one_player() -> None:
    assert [(v.fewest, v.most) for v in TITLE_OF.variants if v.name == "testament"] == [(1, 1)]
    t = table(2).seat(1, gold=9, hand="ann", income=2, prestige=3).roots().turn()
    assert "marry ann" in t.options and "ask-money 2" in t.options and "mansion" in t.options
    t.play("ask-money 2", "ask-money 2", "pass")
    assert (t.gold(), t.state.round) == (9 + 2 + 2 + 2, 4), "the round ends with the income, as for more players"


@rule("L 19.2")
def test_what_is_taken_out_of_the_box() -> None:
    game = opened()
    s = game.state
    assert s.box.deck == [i for i, name in enumerate(FRIEND.names) if name not in OUT.split()]
    unused = [MISSION.names[i] for i in range(len(MISSION)) if not s.unseen_missions[i]]
    assert unused == ["political-party", "revolution", "unrest", "royal-navy"], "they touch opponents"
    assert s.cradle[CHILD.ids["complication"]] == 0
    assert s.families[0].patron < 0, "no patron is dealt"
    assert s.families[0].who == [], "no head is dealt"


@rule("L 19.3")
def test_three_mansions_and_three_ventures() -> None:
    assert (opened().state.mansions, opened().state.ventures) == (3, 3)


@rule("L 19.4")
@pytest.mark.parametrize(("you", "name", "income", "gold"), [("woman", "nathalie", 2, 6), ("man", "patrick", 1, 9)])
def test_the_starting_card_decides_the_beginning(you: str, name: str, income: int, gold: int) -> None:
    game = opened(you)
    family, tree = game.state.families[0], game.state.ancestry
    assert tree is not None and tree.friend[0] == FRIEND.ids[name]
    assert (family.income, family.gold, len(family.hand)) == (income, gold, 5)


@rule("L 19.5")
@pytest.mark.parametrize("you", ["man", "woman"])
def test_laurent_and_angelique_are_the_parents_and_bring_nothing(you: str) -> None:
    game = opened(you)
    family, tree = game.state.families[0], game.state.ancestry
    assert tree is not None
    assert (tree.father[0], tree.mother[0]) == (FATHER, MOTHER)
    assert [tree.friend[p] for p in (FATHER, MOTHER)] == [FRIEND.ids["laurent"], FRIEND.ids["angelique"]]
    assert tree.spouse[FATHER] == MOTHER and tree.spouse[MOTHER] == FATHER
    assert (family.prestige, sum(family.honor), sum(family.extra)) == (0, 0, 0)
    assert "gained-gold" not in [event.kind.name for event in game.events]


@rule("L 19.6", "L 19.8")
def test_four_unknown_grandparents_in_two_couples() -> None:
    game = opened(parent_2_0="brave", parent_2_1="gossip-queen", parent_3_0="handsome", parent_3_1="true-beauty")
    tree = game.state.ancestry
    assert tree is not None
    assert [CHILD.names[card] for card in tree.card[3:]] == ["brave", "gossip-queen", "handsome", "true-beauty"]
    assert tree.sex[3:] == [MAN, WOMAN, MAN, WOMAN]
    assert [(tree.father[p], tree.mother[p]) for p in (FATHER, MOTHER)] == [(3, 4), (5, 6)]
    assert tree.spouse[3:] == [4, 3, 6, 5], "each pair is a couple"
    assert set(tree.friend[3:]) == {-1}, "nothing is known of them"


@rule("L 19.7", "L 2.9")
def test_a_new_starting_hand_once_and_no_extra_pawn() -> None:
    game = opened()
    assert [action.text for action in game.options] == ["keep-hand", "mulligan"]
    assert sum(game.state.families[0].extra) == 0
    first = game.state.families[0].hand[:]
    game.play(TITLE_OF.actions.parse("mulligan"))
    second = game.state.families[0].hand
    assert len(second) == 5 and second != first
    assert game.state.deck_size == 65 - 5 - 5, "the first hand is back in the deck"
    assert type(game.state.agenda[-1]).__name__ == "Turn", "the second hand is kept"


@rule("L 19.7")
def test_nine_sons_and_nine_daughters_are_set_aside() -> None:
    s = opened().state
    assert s.reserve == [9, 9]
    assert in_deck(s) == [30 - 2, 30 - 2, 0], "two of each are the grandparents"


@rule("L 19.9", "L 21.1")
def test_five_hints_for_each_generation_and_three_of_them_are_drawn() -> None:
    game = opened()
    assert game.state.ancestry is not None and game.state.ancestry.open == [], "the hands come first"
    game.play(TITLE_OF.actions.parse("keep-hand"))
    drawn = [event.args()["hint"] for event in game.events if event.kind.name == "hint"]
    assert len(drawn) == len(set(drawn)) == 3
    assert set(drawn) < set(HINT.names[:5]), "of generation I"


# L 20: relatives and actions.


@rule("L 20.5", "L 20.6", "L 20.7", "L 20.9")
def test_t18a_michael_is_angeliques_father() -> None:
    t = table().seat(1, hand="michael", gold=5).roots().told(parent_6_0="handsome", parent_6_1="daughter").turn()
    t.play("marry michael")
    assert t.options == ["become 4", "become 6"], "any son card"
    t.play("become 6")
    assert (t.kin(6), t.parents(3)) == ("michael", [6, 7])
    assert (t.kin(8), t.kin(9), t.parents(6), t.spouse(8)) == ("handsome", "daughter", [8, 9], 9)
    assert len(t.ancestry.friend) == 9, "no further child card: his wife is unknown"
    assert (t.gold(), t.income(), t.prestige(), t.extra()) == (1, 1, 1, "green")


@rule("L 20.5", "L 20.7", "L 20.9")
def test_t18b_michael_is_luciennes_husband() -> None:
    t = table().seat(1, hand="michael", gold=5).roots("son lucienne son daughter")
    t.told(birth="daughter", child="daughter").turn().play("marry michael", "become 4")
    assert (t.kin(4), t.spouse(4), t.parents(4)) == ("michael", 5, [8, 9]), "his parents are laid above him"
    assert (t.kin(10), t.parents(10), t.spouse(10)) == ("daughter", [4, 5], 0), "and a child below the couple"
    assert len(t.ancestry.friend) == 10


@rule("L 20.12", "L 20.13")
def test_t19_a_brother_of_lucienne() -> None:
    t = table().seat(1, hand="ayse").row("eleanor william").roots("son lucienne son daughter").above(5, "son daughter")
    t.told(birth="son", child="brave").turn().play("have-children")
    t.play("bear 8 any")
    assert (t.kin(10), t.parents(10), t.parents(5)) == ("brave", [8, 9], [8, 9]), "beside Lucienne"
    assert t.honor() == 0
    t.play("marry ayse")
    assert "with 10" in t.options, "he is an adult, and single"


@rule("L 20.1")
def test_an_unknown_relative_has_a_sex_but_neither_nation_nor_occupation() -> None:
    t = table().seat(1, hand="dmitri carlos", gold=9).roots().turn()
    assert t.play("marry dmitri").options == ["become 4", "become 6"], "sons for a man"
    gold = t.play("become 4").gold()
    assert gold == 9 - 4, "no 2 gold: nobody else is known to be a Russian"
    assert t.play("marry carlos", "become 6").extra() == "", "nor a diplomat"


@rule("L 20.2", "L 20.12")
def test_actions_reach_every_relative_but_the_player_and_the_parents() -> None:
    t = table(2).seat(1, hand="ann selim", gold=20).roots("son lucienne son daughter").above(5, "roger daughter")
    t.above(9, "son daughter").below(8, "son").turn()
    t.play("marry ann")
    assert t.options == ["become 7", "become 9", "become 11", "with 12"], "of any generation"
    t = table(2).seat(1, hand="ann selim", gold=20).roots().above(4, "son daughter").below(8, "son").turn()
    t.play("have-children")
    assert {option.split()[1] for option in t.options} == {"4", "6", "8"}


@rule("L 20.3")
def test_no_child_limit() -> None:
    t = table().seat(1, hand="ann", gold=2).roots().below(4, "son son son daughter").turn()
    t.told(birth="son", child="son").play("have-children", "bear 4 any")
    assert t.parents(12) == [4, 5], "a sixth child of theirs, with Laurent"
    assert "doctor" in t.options
    t.play("doctor", "for 4")
    assert t.parents(14) == [4, 5]


@rule("L 20.3", "L 20.13")
def test_no_arranged_marriages() -> None:
    t = table().seat(1, hand="alonso", gold=8).roots().told(birth="daughter", child="daughter").turn()
    t.play("have-children", "bear 6 any", "marry alonso", "with 8")
    assert "betrothed" not in t.events()
    assert (t.income(), t.prestige(), t.gold()) == (1, 3, 1), "everything at once, and 1 gold at the end of the round"


@rule("L 20.4", "L 20.14")
def test_money_and_friends_as_in_the_game_for_more_players() -> None:
    t = table().seat(1, hand="ann", gold=3, pawns=9).roots().turn()
    t.play("ask-money 2")
    assert (t.gold(), t.honor()) == (5, 0)
    t.play("ask-money 3")
    assert (t.gold(), t.honor()) == (8, -1)
    t.play("ask-money 4")
    assert (t.gold(), t.honor(), t.hand()) == (12, -2, "")
    t.play("socialize 2", "take ayse", "take william")
    assert (t.gold(), t.hand(), t.in_row()) == (11, "ayse william", "eleanor johanna willem")
    t.play("socialize 2", "take eleanor", "take johanna")
    assert t.hand() == "ayse eleanor johanna willem william", "the last card of the row comes for nothing"


@rule("L 20.4")
def test_the_four_actions_of_the_own_board() -> None:
    t = table().seat(1, hand="ann", gold=9).roots().turn()
    verbs = {option.split()[0] for option in t.options}
    assert verbs == {"marry", "have-children", "ask-money", "socialize", "acquire", "contribute", "mansion", "doctor",
                     "undertake"}  # fmt: skip
    t = table().seat(1, hand="ann", gold=9, pawns=0, extra="green").roots().turn()
    assert t.options == ["mansion", "pass"], "the own board takes own pawns only"


@rule("L 20.5", "L 20.11")
def test_beside_a_single_relative_of_the_other_sex_or_in_the_place_of_an_unknown_one() -> None:
    t = table().seat(1, hand="ann", gold=9).roots("son bianca pierre daughter").below(4, "son").below(6, "selim")
    t.beside(9, "daughter").turn().play("marry ann")
    assert t.options == ["become 7", "with 8", "become 10"]


@rule("L 20.5", "L 6.3", "L 6.5")
def test_a_wedding_cost_that_cannot_be_paid() -> None:
    t = table().seat(1, hand="gaspard ann", gold=6).roots().turn()
    assert t.reason("marry gaspard") == "lacks-gold-for-wedding"
    t.play("marry ann", "become 5", "take ayse")
    assert t.gold() == 7, "a dowry of 1"
    assert "marry gaspard" in t.options


@rule("L 20.6")
def test_the_order_of_who_were_they() -> None:
    t = table().seat(1, hand="barbara").roots("pierre daughter son daughter").told(birth="son", child="handsome")
    t.turn().play("marry barbara")
    t.play("become 5")
    heard = t.events()
    t.play("take ayse")
    heard += t.events()
    course = ("gained-gold", "took", "prestige", "pawn", "parent", "parent", "born")
    assert tuple(name for name in heard if name in course) == course


@rule("L 20.6", "L 11.2")
def test_the_effect_looks_at_the_friends_that_her_own_card_brought() -> None:
    t = table().seat(1, hand="ann ayse eleanor william johanna willem").row("bianca selim zofia").roots().turn()
    t.play("marry ann", "become 5", "take selim")
    assert t.honor() == 2, "six friends in hand after the one that Ann brings"


@rule("L 20.8")
def test_who_has_parents_gets_no_new_ones() -> None:
    t = table().seat(1, hand="pierre", gold=9).roots().below(4, "son").turn()
    t.play("marry pierre", "become 8")
    assert (t.kin(8), t.parents(8), len(t.ancestry.friend)) == ("pierre", [4, 5], 8)


@rule("L 20.7")
def test_a_friend_beside_a_relative_gets_parents_too() -> None:
    t = table().seat(1, hand="pierre", gold=9).roots().below(4, "daughter").turn()
    t.play("marry pierre", "with 8")
    assert (t.kin(9), t.spouse(9), t.spouse(8), t.parents(9)) == ("pierre", 8, 9, [10, 11])
    assert len(t.ancestry.friend) == 11, "his wife is unknown, so no child comes"


@rule("L 20.9")
def test_a_friend_beside_a_known_relative_brings_a_child() -> None:
    t = table().seat(1, hand="pierre", gold=9).roots().below(4, "bianca").told(birth="son", child="son").turn()
    t.play("marry pierre", "with 8")
    assert (t.kin(12), t.parents(12), t.spouse(12)) == ("son", [9, 8], 0), "an adult, unknown and single"


@rule("L 20.10")
def test_a_friend_takes_over_all_that_the_unknown_relative_had() -> None:
    t = table().seat(1, hand="pierre", gold=9).roots("handsome daughter son daughter").below(4, "brave")
    t.holds(1, 4, "baron mansion venture village-well").turn()
    t.play("marry pierre", "become 4")
    assert (t.spouse(4), t.parents(2), t.parents(8)) == (5, [4, 5], [4, 5])
    assert t.held(4) == "baron mansion venture village-well"
    assert t.state.child_discard[CHILD.ids["handsome"]] == 1, "the child card is discarded"


@rule("L 20.10")
def test_a_friend_takes_over_parents_and_spouse() -> None:
    t = table().seat(1, hand="pierre", gold=9).roots().below(4, "son").beside(8, "daughter").turn()
    t.play("marry pierre", "become 8")
    assert (t.kin(8), t.spouse(8), t.spouse(9), t.parents(8)) == ("pierre", 9, 8, [4, 5])


@rule("L 20.12")
def test_any_couple_known_unknown_or_mixed_but_not_the_parents() -> None:
    t = table().seat(1).roots("pierre bianca selim daughter").above(7, "son daughter").below(8, "son").turn()
    t.play("have-children")
    assert t.options == [f"bear {couple} {wish}" for couple in (4, 6, 8) for wish in ("any", "son", "daughter")]


@rule("L 20.12")
def test_a_search_costs_one_honor_and_finds_one_child_of_the_sex() -> None:
    t = table().seat(1).roots().children_left(brave=1, daughter=20).turn()
    t.play("have-children", "bear 4 son")
    assert (t.kin(8), t.honor(), len(t.ancestry.friend)) == ("brave", -1, 8), "one child, not two"
    assert t.state.cradle[CHILD.ids["daughter"]] == 20, "the rejected ones are shuffled back"


@rule("L 20.15")
def test_the_doctor_brings_two_children() -> None:
    t = table().seat(1, hand="ann", gold=3).roots().below(4, "son son son").turn()
    t.play("doctor")
    assert t.options == ["for 4", "for 6"], "any couple but the parents"
    t.told(birth_1="son", birth_2="daughter").play("for 4")
    assert (t.gold(), t.hand()) == (1, ""), "2 gold and 1 friend"
    assert [t.parents(11), t.parents(12)] == [[4, 5], [4, 5]]
    assert len(t.ancestry.friend) == 12


@rule("L 20.16", "L 10.3")
@pytest.mark.parametrize(
    ("action", "card"), [("acquire baron", "baron"), ("contribute village-well", "village-well"),
                         ("mansion", "mansion"), ("venture", "venture")]
)  # fmt: skip
def test_cards_for_any_single_relative_or_couple(action: str, card: str) -> None:
    t = table().seat(1, hand="ann zofia", gold=9).roots("pierre daughter son daughter").below(6, "son bianca")
    t.holds(1, 8, card).state.titles[0] = t.state.contributions[0] = 1
    t.turn().play(action)
    while t.options[0].startswith("discard"):
        t.play(t.options[0])
    assert t.options == ["for 4", "for 6", "for 9"], "8 has one of the kind; 1 to 3 are you and your parents"
    assert t.reason("for 8") == "holds-one-already"
    t.play("for 6")
    assert t.held(6) == card


@rule("L 20.16", "L 10.4")
def test_what_a_single_relative_holds_is_the_couples() -> None:
    t = table().seat(1, hand="pierre ann", gold=9).roots().below(4, "daughter").holds(1, 8, "mansion").turn()
    t.play("marry pierre", "with 8", "mansion")
    assert t.options == ["for 4", "for 6", "for 10"], "the couple of 8 has a mansion; 10 and 11 are his parents"


@rule("L 20.17")
def test_missions_in_generations_one_and_two_only() -> None:
    for generation in (1, 2):
        t = table(generation).seat(1, hand="ann").roots().told(missions="salon ties").turn()
        t.play("undertake", "choose salon")
        assert t.family().missions == [MISSION.ids["salon"]]
    t = table(3).seat(1, hand="ann").roots().turn()
    assert t.reason("undertake") == "no-patron"


@rule("L 20.18")
def test_the_parents_count_as_members_of_the_family() -> None:
    t = table().seat(1, hand="kazimierz thomas", gold=9).roots().turn()
    t.play("marry kazimierz", "become 4")
    assert t.income() == 1 + 1, "1 income with two other craftsmen: Laurent and Angelique"
    t.play("marry thomas", "become 6")
    assert t.extra() == "orange"


@rule("L 20.18")
def test_the_player_counts_and_every_known_relative_but_no_unknown_one() -> None:
    t = table().seat(1, missions="french-culture").roots().turn()
    assert t.reason("complete french-culture") == "mission-not-fulfilled", "Patrick, Laurent, Angelique: three"
    t = table().seat(1, missions="french-culture").roots().below(6, "daughter").beside(8, "pierre").turn()
    assert "complete french-culture" in t.options, "and Pierre"


@rule("L 19.1", "L 11.3", "L 11.15")
def test_effects_for_this_generation_end_with_it() -> None:
    t = table().seat(1, hand="miranda", pawns=2).roots().turn()
    t.play("marry miranda", "become 5", "take ayse")
    assert t.play("ask-money 2").gold() == 2 + (2 + 2), "a dowry of 2, and 2 gold more for asking"
    t = table().roots("son miranda son daughter")
    t.family().revealed = [FRIEND.ids["miranda"]]
    assert t.next_generation().play("ask-money 2").gold() == 2, "no longer in generation II"


@rule("L 20.19")
def test_a_fruitful_house_counts_children_drawn_for_couples_in_this_generation() -> None:
    t = table().seat(1, missions="fruitful-house", hand="pierre", gold=9, pawns=9).roots()
    t.ancestry.children = 5
    t.told(birth="son", child="son").turn()
    t.play("marry pierre", "become 4")
    assert t.reason("complete fruitful-house") == "mission-not-fulfilled", "his parents do not count"
    t.play("have-children", "bear 6 any")
    assert t.options == ["complete fruitful-house", "finish"]


@rule("L 20.19")
def test_children_of_an_earlier_generation_no_longer_count() -> None:
    t = table().seat(1, missions="fruitful-house", hand="pierre").roots()
    t.ancestry.children = 6
    t.next_generation()
    assert t.reason("complete fruitful-house") == "mission-not-fulfilled"


@rule("L 20.20", "L 6.13")
@pytest.mark.parametrize(
    ("friend", "another", "pawns"),
    [("arianne", "son", 2), ("leonid", "tatiana", 2), ("leonid", "daughter", 1), ("maria", "diego", 2),
     ("maria", "son", 1)],
)  # fmt: skip
def test_who_needs_no_pawn(friend: str, another: str, pawns: int) -> None:
    t = table().seat(1, hand=friend, gold=9).roots().below(4, another).turn()
    t.play(f"marry {friend}", "become 6" if friend == "leonid" else "become 7")
    while t.step == "TakeFriends":
        t.play(t.options[0])
    assert t.family().pawns == pawns


@rule("L 20.21", "L 7.7")
@pytest.mark.parametrize("friend", ["bernadette", "nancy", "giacomo"])
def test_two_children_for_a_couple_of_two_known_relatives(friend: str) -> None:
    spouse, place = ("zofia", 4) if friend == "giacomo" else ("pierre", 5)
    grandparents = f"son {spouse} son daughter" if place == 4 else f"{spouse} daughter son daughter"
    t = table().seat(1, hand=friend, gold=9).roots(grandparents).told(birth_1="son", birth_2="daughter", child_1="son")
    t.turn().play(f"marry {friend}", f"become {place}")
    while t.step == "TakeFriends":
        t.play(t.options[0])
    assert [t.parents(10), t.parents(11)] == [[4, 5], [4, 5]], "two children instead of one"


@rule("L 20.21", "L 7.7")
@pytest.mark.parametrize("friend", ["bernadette", "nancy", "giacomo"])
@pytest.mark.parametrize("unknown", [True, False])
def test_two_children_too_if_the_spouse_is_known_later(friend: str, unknown: bool) -> None:
    spouse, place, men = ("zofia", 5, f"{friend} daughter") if friend == "giacomo" else ("pierre", 4, f"son {friend}")
    t = table().seat(1, hand=spouse, gold=9).roots(f"{men} son daughter")
    if not unknown:  # a single one, somebody's child
        t = table().seat(1, hand=spouse, gold=9).roots().below(4, friend)
    t.told(birth_1="son", child_1="son", birth_2="daughter", child_2="daughter").turn()
    t.play(f"marry {spouse}", f"become {place}" if unknown else "with 8")
    while t.step == "TakeFriends":
        t.play(t.options[0])
    assert t.ancestry.children == 2, "the draw at the wedding, now that both are known"


@rule("L 20.21")
def test_bernadette_and_giacomo_together_bring_two_as_well() -> None:
    t = table().seat(1, hand="bernadette", gold=9).roots("giacomo daughter son daughter")
    t.told(birth_1="son", child_1="son", birth_2="daughter", child_2="daughter").turn()
    t.play("marry bernadette", "become 5", "take ayse")
    assert t.ancestry.children == 2


@rule("L 20.21")
def test_bernadette_beside_an_unknown_relative_brings_none() -> None:
    t = table().seat(1, hand="bernadette").roots().turn()
    t.play("marry bernadette", "become 5", "take ayse")
    assert len(t.ancestry.friend) == 9, "only her parents are new"


@rule("L 20.21", "L 7.9")
def test_eustachy_lets_the_player_choose_one_child_of_two() -> None:
    t = table().seat(1, hand="eustachy", gold=9, pawns=9).roots("son zofia son daughter")
    t.told(birth_1="son", child_1="brave", birth_2="daughter", child_2="gossip-queen").turn()
    t.play("marry eustachy", "become 4")
    assert t.step == "KeepChild"
    t.play("keep-child second")
    assert (t.kin(10), t.parents(10)) == ("gossip-queen", [4, 5])
    assert t.state.child_discard[CHILD.ids["brave"]] == 1
    t.told(birth_3="son", child_3="handsome", birth_4="son", child_4="son").play("have-children", "bear 4 any")
    t.play("keep-child first")
    assert t.kin(11) == "handsome", "in every draw for this couple"
    t.told(birth_5="daughter", child_5="daughter", birth_6="daughter", child_6="gossip-queen")
    t.play("have-children", "bear 4 daughter", "keep-child second")
    assert (t.kin(12), t.parents(12)) == ("gossip-queen", [4, 5]), "in a search too"
    t.play("have-children", "bear 6 any")
    assert (t.step, t.parents(13)) == ("Turn", [6, 7]), "nor for another couple"


@rule("L 20.22", "L 7.4")
def test_twins_bring_one_more_draw_as_children_of_a_couple_only() -> None:
    t = table().seat(1, hand="pierre", gold=9).roots()
    t.told(birth_1="son", child_1="twin-son", birth_2="daughter", child_2="daughter").turn()
    t.play("have-children", "bear 4 any")
    assert [t.kin(8), t.kin(9)] == ["twin-son", "daughter"]
    t.told(parent_4_0="twin-son", parent_4_1="twin-daughter").play("marry pierre", "become 4")
    assert [t.kin(10), t.kin(11)] == ["twin-son", "twin-daughter"]
    assert len(t.ancestry.friend) == 11, "as parents they bring nobody"


@rule("L 20.22", "L 12.3")
def test_handsome_brings_gold_when_a_friend_is_put_beside_him() -> None:
    t = table().seat(1, hand="charlotte", gold=2).roots().below(4, "handsome").turn()
    t.play("marry charlotte", "with 8", "take ayse", "take eleanor")
    assert t.gold() == 2 - 2 + 2
    assert t.events()[-1] == "gained-gold", "after everything else"
    t = table().seat(1, hand="edward", gold=2).roots().below(4, "handsome").turn()
    assert t.play("marry edward", "become 8").gold() == 0, "nothing for taking his place"


@rule("L 20.22", "L 12.9")
def test_a_true_beauty_makes_the_wedding_cheaper() -> None:
    t = table().seat(1, hand="aleksandr", gold=4).roots().below(4, "true-beauty").turn()
    t.play("marry aleksandr")
    assert (t.kin(9), t.spouse(8)) == ("aleksandr", 9), "5 gold would be too many for the places of 4 and 6"
    assert t.gold() == 4 - 3
    t = table().seat(1, hand="william diego", gold=1).row("ayse eleanor").roots().below(4, "true-beauty").turn()
    assert t.play("marry diego", "with 8").gold() == 1, "never below 0"
    t = table().seat(1, hand="charlotte", gold=1).roots("son true-beauty son daughter").turn()
    assert t.reason("marry charlotte") == "lacks-gold-for-wedding", "not for taking her place"


@rule("L 20.22", "L 21.2")
def test_other_special_children_have_no_effect() -> None:
    t = table().seat(1, gold=0).roots("brave gossip-queen don-juan beautiful-smile").below(4, "brave gossip-queen")
    t.next_generation()
    assert (t.honor(), t.hand(), t.in_row()) == (0, "", "ayse eleanor william johanna willem")
    assert t.play("ask-money 2").gold() == 2


@rule("L 20.23")
@pytest.mark.parametrize("generation", [1, 3])
def test_without_a_son_in_the_deck_it_is_renewed(generation: int) -> None:
    t = table(generation).seat(1, hand="pierre", gold=9).roots().children_left(daughter=8).turn()
    t.play("marry pierre", "become 4")
    assert (t.parents(4), t.kin(8) in ("son", "handsome", "brave", "don-juan", "twin-son")) == ([8, 9], True)
    assert sum(in_deck(t.state)) > 40, "the discarded cards are back, and those that were left stay"


@rule("L 20.23", "L 7.13", "L 7.14")
def test_the_reserve_comes_first_in_generation_three_and_last_before() -> None:
    for generation, reserve in ((1, 4), (3, 0)):
        t = table(generation).seat(1, hand="pierre", gold=9).roots().children_left(son=4, daughter=8)
        t.state.reserve = [4, 4]
        t.turn().play("marry pierre", "become 4")
        assert t.parents(4) == [8, 9], "a son is found"
        assert t.state.reserve == [reserve, reserve]
        assert (sum(t.state.child_discard) > 1) == (generation == 3), "the discarded cards were not needed in III"


@rule("L 20.23", "L 7.14")
def test_where_the_discarded_cards_have_no_son_either_the_reserve_follows() -> None:
    t = table().seat(1, hand="ann").roots().children_left(son=4, daughter=8)
    t.state.reserve = [4, 4]
    t.turn()
    t.state.child_discard = [0] * len(CHILD)
    t.play("marry ann", "become 5", "take ayse")
    assert (t.parents(5), t.kin(8), t.state.reserve) == ([8, 9], "son", [0, 0]), "a father is found"


@rule("L 20.23")
def test_a_place_for_which_there_is_no_card_stays_empty() -> None:
    t = table().seat(1, hand="pierre ann", gold=9).roots().children_left(daughter=8).turn()
    for card in ("handsome", "brave", "don-juan", "twin-son", "son"):
        t.state.child_discard[CHILD.ids[card]] = 0
    t.play("marry ann", "become 5", "take ayse")
    assert (t.parents(5), t.kin(8), t.spouse(8)) == ([0, 8], "daughter", 0), "a mother, but no father"


@rule("L 20.24")
def test_friends_in_the_row_bar_nothing() -> None:
    t = table().seat(1, hand="ann zofia", gold=9).row("barbara bianca abigail carlos sophie").roots().turn()
    for action in ("acquire baron", "contribute village-well", "mansion", "venture", "doctor", "undertake"):
        assert action in t.options


@rule("L 23.5", "L 18.4", "L 18.5")
def test_house_rule_friends_in_the_row_bar_actions_in_the_testament() -> None:
    barred: dict[str, object] = {"house": {"barred-testament": True}}
    t = Table(variant="testament", edition=barred).seat(1, hand="ann zofia", gold=9).row("barbara carlos willem ayse")
    t.roots().turn()
    for action in ("doctor", "undertake"):
        assert t.reason(action) == "barred-by-the-row"
    for action in ("acquire baron", "contribute village-well", "mansion", "venture"):
        assert action in t.options
    t.play("socialize 1", "take barbara")
    assert "doctor" in t.options, "no scientist is left in the row"
