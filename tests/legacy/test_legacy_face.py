"""What a person is shown: prices, counts, conditions and reasons are those of the rules, also in a corrected box."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from legacy_table import FACE, TITLE_OF, Table, family
from posterity.contract.face import Panel
from posterity.contract.shown import Why, plain, why
from posterity.engine import Ask, Chance, Event, Game, Menu, Outlook, SeededChance, new
from posterity.engine.data import load_edition
from posterity.games.legacy.components import SOLO, STANDARD, TESTAMENT
from posterity.games.legacy.face import Table as Shown
from posterity.games.legacy.face.board import ActionSpace, Honour
from posterity.games.legacy.face.cards import Amount
from posterity.games.legacy.face.families import Person
from posterity.games.legacy.measures import needs_met
from posterity.games.legacy.state import Legacy
from posterity.games.legacy.steps.missions import ChooseMission
from posterity.games.legacy.steps.turns import Turn
from posterity.games.legacy.terms import FRIEND, MISSION

ROW = "pierre eleanor diego ann"


def spelt(price: list[Amount]) -> str:
    return " + ".join(f"{part.amount} {part.what}" for part in price)


def space(shown: Shown, name: str) -> ActionSpace:
    return next(one for one in shown.actions.spaces if one.space == name)


def honour(shown: Shown, name: str) -> Honour:
    return next(one for one in [*shown.actions.titles, *shown.actions.contributions] if one.name == name)


def person(t: Table, kin: int) -> Person:
    return t.house().people[kin - 1]


# Who is who.


def test_people_stand_in_the_tree_by_name_with_parents_spouses_and_what_they_hold() -> None:
    t = Table(generation=2).seat(1, tree="patriarch+ayse (son+ann, brave†, daughter+william (son, daughter+jan))")
    t.holds(1, 1, "count mansion").holds(1, 2, "venture village-well").turn()
    head, son, brave, bride, child, promised = t.house().people
    assert (head.who, head.spouse, head.bond, head.generation, head.parent) == ("patriarch", "ayse", "wed", 1, None)
    assert [holding.words for holding in head.holds] == ["rank-count", "board-mansion"]
    assert [(one.kind, one.what) for one in son.holds] == [("venture", "venture"), ("contribution", "village-well")]
    assert (son.parent, son.sex, son.adult, son.free) == (1, "man", True, False)
    assert (brave.who, brave.dead, brave.free) == ("brave", True, False)
    assert (bride.sex, bride.spouse) == ("woman", "william")
    assert (child.parent, child.adult, child.free) == (4, False, True), "a child can be promised"
    assert (promised.spouse, promised.bond) == ("jan", "betrothed")
    assert len({(one.name, one.nth) for one in t.house().people}) == 6


def test_a_widow_keeps_her_ring_and_a_widower_does_not() -> None:
    t = Table(generation=2).seat(1, tree="matriarch+jan† (son (daughter))").turn()
    assert (person(t, 1).bond, person(t, 1).spouse) == ("lost", "jan")
    assert (person(t, 2).bond, person(t, 2).free) == (None, True)


def test_the_testament_shows_relatives_by_whom_they_are_known() -> None:
    t = Table(variant=TESTAMENT, generation=2).roots("jan daughter son daughter").above(4, "son ann")
    testament = t.hints("five-nations line-of-four").turn().shown().testament
    assert testament is not None
    you, father, mother, jan, grandmother = testament.people[:5]
    assert (you.friend, you.father, you.mother, you.own) == ("patrick", 2, 3, True)
    assert (father.spouse, mother.spouse) == (3, 2)
    assert (jan.friend, jan.own, jan.father, jan.mother) == ("jan", False, 8, 9)
    assert (grandmother.friend, grandmother.who) == (None, "daughter")
    assert (grandmother.told_by, grandmother.beside) == ("unknown-with-child", [2])
    assert [(one.hint, one.fulfilled) for one in testament.hints] == [("five-nations", False), ("line-of-four", False)]


# Hands and patrons.


def test_a_hand_is_shown_as_far_as_it_can_be_seen() -> None:
    t = Table().seat(1, hand="ann jan").seat(2, hand="vera zofia selim")
    t.state.known[FRIEND.ids["vera"]] = 1
    t.turn()
    other = t.house(1, of=2)
    assert ([card.friend for card in other.hand], other.face_down, other.cards) == (["vera"], 2, 3)
    assert [card.friend for card in t.house().hand] == ["ann", "jan"]
    assert t.house(0, of=1).face_down == 2, "a spectator sees nobody's hand"


def test_a_patron_tells_each_goal_how_much_is_there_and_what_counts() -> None:
    t = Table(generation=3).seat(1, patron="law", income=7, gold=8, hidden_missions=1)
    t.seat(2, patron="louis").turn()
    patron = t.house().patron
    assert patron is not None
    assert (patron.patron, patron.main.need, patron.main.count, patron.main.have) == ("law", "need-income", 7, 7)
    assert [(goal.times, goal.worth, goal.counts) for goal in patron.minor] == [(0, 0, False), (2, 2, True)]
    assert patron.worth == t.points()["patron"] == 9 + 2
    other = t.house(1, of=2)
    assert (other.patron, other.patron_hidden) == (None, True)


def test_a_mission_is_met_by_one_of_its_ways() -> None:
    t = Table(generation=2).seat(1, missions="commerce worthy-seat", income=5, tree=family()).turn()
    commerce, seat = t.house().missions
    assert [[(need.need, need.have, need.met) for need in way] for way in commerce.ways] == [
        [("need-income", 5, False)], [("need-ventures", 0, False)],
    ]  # fmt: skip
    assert not commerce.met and not seat.met
    t = Table(generation=2).seat(1, missions="commerce", income=5, tree=family("ann vera")).holds(1, 2, "venture")
    t.holds(1, 3, "venture").turn()
    assert t.house().missions[0].met


# The boards.


def test_prices_are_those_of_the_seat_that_looks() -> None:
    t = Table(generation=2).seat(
        1, done="old-cathedral", tree="patriarch+ayse (son+erich, daughter+giulia, son+rowena)"
    )
    t.seat(2, tree="patriarch+ann (son)").turn()
    mine, others = t.shown(1), t.shown(2)
    assert spelt(honour(mine, "court-ballet").price) == "1 income", "four gold less, by the cathedral"
    assert spelt(honour(others, "court-ballet").price) == "2 gold + 1 income"
    assert spelt(space(mine, "doctor").price) == "1 gold", "Giulia: one less, and no friend"
    assert spelt(space(others, "doctor").price) == "2 gold + 1 friend"
    assert spelt(space(mine, "mansion").price) == "2 gold + 1 friend", "Erich, with another Prussian"
    assert spelt(space(mine, "venture").price) == "2 friend + 1 prestige"


def test_the_own_board_tells_what_it_brings_now() -> None:
    t = Table(generation=2).seat(1, tree="patriarch+ayse (daughter, son+claire, beautiful-smile)", gold=1).row(ROW)
    actions = t.turn().shown().actions
    assert [(way.name, way.brings, spelt(way.price)) for way in actions.money] == [
        ("2", 3, ""), ("3", 4, "1 honor"), ("4", 5, "1 friend + 1 honor"),
    ]  # fmt: skip
    assert [(way.name, way.brings, spelt(way.price)) for way in actions.socializing] == [
        ("1", 2, ""), ("2", 3, "1 gold"), ("3", 4, "2 gold"),
    ]  # fmt: skip
    assert actions.money[2].barred == Why("lacks-friends", 1, 0, [])
    assert actions.socializing[2].barred == Why("lacks-gold", 2, 1, [])
    assert actions.socializing[1].barred is None


def test_a_space_tells_what_it_brings_and_how_many_are_left() -> None:
    def brought(generation: int) -> dict[str, tuple[int | None, str]]:
        t = Table(generation=generation).seat(1, tree="patriarch+ayse (son)")
        t.state.mansions, t.state.ventures, t.state.mission_pile = 3, 1, 7
        return {one.space: (one.left, spelt(one.brings)) for one in t.turn().shown().actions.spaces}

    assert brought(2) == {
        "title": (None, ""), "contribution": (None, ""), "doctor": (None, "2 child"),
        "mansion": (3, "2 prestige"), "venture": (1, "1 income"), "mission": (7, "2 mission"),
    }  # fmt: skip
    assert brought(3)["mission"] == (7, "1 hidden-mission")


def test_the_table_tells_what_is_left_of_the_game() -> None:
    t = Table(generation=2).seat(1, tree="patriarch+ayse (son)").row(ROW)
    t.state.discard = [FRIEND.ids["jan"], FRIEND.ids["vera"]]
    t.state.families[0].complication = 1
    shown = t.turn().shown()
    assert (shown.discarded, shown.deck) == (2, t.state.deck_size)
    assert not shown.families[0].complication, "that was in another generation"
    t.state.families[0].complication = 2
    assert t.shown().families[0].complication
    printed, box = FACE.printed(t.state), t.state.box
    assert printed.rounds == [[1, 2], [3, 4, 5], [6, 7, 8, 9]]
    assert (printed.searched, printed.gifts["handsome"]) == (box.choose_sex_honor, box.handsome_gold)
    assert (printed.gifts["brave"], printed.gifts["friends"]) == (box.brave_honor, box.gossip_queen_friends)


def test_what_is_barred_says_why_in_the_words_of_the_menu() -> None:
    t = Table(generation=2).seat(1, gold=9, hand="ann", tree=family()).seat(2, tree=family("vera")).taken("doctor")
    shown = t.holds(2, 2, "marquis").turn().shown()
    assert (space(shown, "doctor").taken_by, space(shown, "doctor").pawn) == (1, "own")
    assert space(shown, "doctor").barred == Why("space-taken", 0, 0, [])
    assert space(shown, "venture").barred == Why("lacks-friends", 2, 1, [])
    assert (honour(shown, "marquis").gone, honour(shown, "marquis").held_by) == (True, 1)
    assert honour(shown, "governor").barred is None
    assert shown.actions.children == Why("no-couple", 0, 0, [])


def test_an_extra_pawn_stands_where_only_that_can_be() -> None:
    t = Table(generation=2).taken("doctor", "title", "contribution")
    t.state.used[3], t.state.used[4] = 1, 1  # a blue and a yellow one
    shown = t.turn().shown()
    assert space(shown, "doctor").pawn == "blue"
    assert {space(shown, name).pawn for name in ("title", "contribution")} == {"own"}, "nobody knows which"


def test_the_row_bars_in_the_solo_game() -> None:
    shown = Table(variant=SOLO, generation=2).seat(1, gold=9, hand="jan").row("pierre eleanor").turn().shown()
    assert space(shown, "mission").barred_by_row and space(shown, "mission").barred is not None
    assert space(shown, "mission").barred == Why("barred-by-the-row", 0, 0, []), "Pierre is a diplomat"
    assert not space(shown, "doctor").barred_by_row


# The questions.


def test_a_question_tells_what_it_is_about() -> None:
    t = Table(generation=2).seat(1, gold=5, hand="etienne", tree="patriarch+ayse (daughter, true-beauty)").row(ROW)
    t.turn().play("marry etienne")
    assert asked(t) == {"friend": "etienne"}
    t = Table(generation=2).seat(1, tree="patriarch+ayse (daughter+eustachy, son)").births("complication daughter")
    t.turn().play("have-children", "bear 2 any")
    complication = {"card": "first", "child": "complication"}
    assert asked(t) == {"children": [complication, {"card": "second", "child": "daughter", "look": "girl"}]}
    t.play("keep-child first")
    assert asked(t) == {"mother": {"kin": 2, "married_in": False, "look": "woman-band"}}, "she is of the family"


def test_the_question_which_mission_to_keep_shows_both() -> None:
    t = Table(generation=2).seat(1, tree="patriarch+ayse (son)").turn()
    question = FACE.question(t.state, ChooseMission(0, MISSION.ids["ties"], MISSION.ids["salon"]))
    assert question is not None and question.missions is not None
    assert [one.mission for one in question.missions] == ["ties", "salon"]


def asked(t: Table) -> Any:
    step = t.state.agenda[-1]
    assert isinstance(step, Ask)
    return plain(FACE.question(TITLE_OF.view(t.state, t.asked - 1), step))


# What an option brings: the awkward ones. The board draws these events and changes, the terminal speaks them.


Changes = dict[str, tuple[int, int, int]]


def ahead(t: Table, *path: str) -> tuple[dict[str, Event], Changes]:
    """Of the last of these answers: what is sure whatever comes next, and between which values standings will lie."""
    game = t.playing if t.game is not None else t.turn().playing
    outlook: Outlook[Legacy] | None = None
    state = game.state
    for text in path:
        action = t.title.actions.parse(text)
        state = game.state if outlook is None else outlook.game.state
        outlook = Outlook(game, action) if outlook is None else outlook.then(action)
    assert outlook is not None
    before = t.face.standing(state, game.seat)
    sure = outlook.sure(t.face.standing, t.face.flows(), before)
    assert sure.whole
    changes = {name: (now, sure.least(name), sure.most(name)) for name, now in before.items()}
    changes = {name: change for name, change in changes.items() if len({*change}) > 1}
    return {event.kind.name: event for event in sure.events}, changes


def two(**seat: Any) -> Table:
    return Table(generation=2).seat(1, **seat).seat(2, gold=5, hand="patrick samuel")


def test_a_new_hand_is_not_told_as_the_loss_of_the_old_one() -> None:
    game = new(TITLE_OF, STANDARD, 2, SeededChance(3))
    while type(game.state.agenda[-1]).__name__ != "Mulligan":
        game.play(game.options[0])
    seat, before = game.seat, FACE.standing(game.state, game.seat)
    outlook = Outlook(game, TITLE_OF.actions.parse("mulligan"))
    assert outlook.stop == "draw"
    assert outlook.stands(FACE.standing, FACE.flows(), before) == before
    game.play(TITLE_OF.actions.parse("mulligan"))
    assert FACE.standing(game.state, seat)["hand"] == before["hand"]


def test_the_dearer_price_is_not_promised_where_true_beauty_may_marry() -> None:
    t = two(gold=5, hand="etienne", tree="patriarch+ayse (son, true-beauty, daughter)").row("pierre ann diego")
    events, changes = ahead(t, "marry etienne")
    assert changes["gold"] == (5, 0, 2)
    assert "married" not in events, "with whom is still to be chosen"
    assert ahead(t, "marry etienne", "with 3")[0]["married"].args() == {"friend": "etienne", "kin": "3", "children": 1}
    t = two(gold=3, hand="etienne", tree="patriarch+ayse (son, true-beauty, daughter)").row("pierre ann diego")
    events, changes = ahead(t, "marry etienne")
    assert events["married"].args()["kin"] == "3" and changes["gold"] == (3, 0, 0)


def test_of_two_brothers_alike_one_is_told() -> None:
    events, changes = ahead(two(gold=2, hand="anastasia", tree="patriarch+ayse (son, son)").row(ROW), "marry anastasia")
    assert events["married"].args()["kin"] == "2"
    assert changes["hand"] == (1, 2, 2), "she leaves, two come along"


def test_a_condition_is_judged_when_its_time_has_come() -> None:
    t = two(hand="ann pierre eleanor diego edward", tree="patriarch+ayse (son, daughter)").row("robert roger")
    events, changes = ahead(t, "marry ann")
    (need,) = next(card for card in t.house().hand if card.friend == "ann").needs
    assert (need.need, need.count, need.have, need.met) == ("need-hand", 6, 5, False), "as the table is now"
    assert "condition-met" in events and changes["honor"] == (0, 2, 2), "the row brings two, so it comes"
    t = two(gold=1, hand="gertrude ann", tree="patriarch+ayse (son, son+rowena, daughter)").row("pierre eleanor diego")
    events, changes = ahead(t, "marry gertrude")
    assert "condition-met" in events and changes["gold"] == (1, 5, 5)
    t = two(gold=1, hand="gertrude ann", tree="patriarch+ayse (son, son+ann)").row("pierre eleanor diego")
    events, changes = ahead(t, "marry gertrude")
    assert "condition-unmet" in events and changes["gold"] == (1, 2, 2)


def test_a_wedding_or_a_betrothal_promises_neither() -> None:
    tree = "patriarch+ayse (son, daughter+william (son))"
    t = two(gold=3, hand="charlotte", tree=tree).row(ROW)
    changes = ahead(t, "marry charlotte")[1]
    assert (changes["gold"], changes["prestige"], changes["honor"]) == ((3, 1, 1), (0, 0, 2), (0, 0, 1))
    assert "betrothed" in ahead(t, "marry charlotte", "with 4")[0]


def test_two_children_and_the_gold_after_them() -> None:
    t = two(hand="bernadette", tree="patriarch+ayse (handsome, daughter)").row("pierre eleanor diego")
    events, changes = ahead(t, "marry bernadette")
    assert events["married"].args()["children"] == 2
    assert changes["gold"] == (0, 4, 4)


def test_a_widower_without_room_has_no_child_to_hope_for() -> None:
    tree = "patriarch+ayse (son (son, daughter, son, daughter), daughter)"
    t = two(hand="rowena", tree=tree).row("pierre eleanor diego")
    assert ahead(t, "marry rowena", "with 2")[0]["married"].args()["children"] == 0
    t = two(hand="bernadette", tree="patriarch+ayse (son (son, daughter), daughter)").row("pierre eleanor diego")
    assert ahead(t, "marry bernadette", "with 2")[0]["married"].args()["children"] == 1, "room for one of the two"


def test_a_pawn_that_has_run_out_is_not_promised() -> None:
    t = two(gold=2, hand="pierre", tree="patriarch+ayse (daughter)").row("ann eleanor diego")
    t.state.supply[2] = 0
    events, changes = ahead(t, "marry pierre")
    assert "no-pawn" in events and "pawn-red" not in changes


def test_who_marries_without_a_pawn_needs_none() -> None:
    t = two(hand="maria", tree="patriarch+ayse (son, son+catalina)").row(ROW)
    events, changes = ahead(t, "marry maria")
    assert "placed" not in events and "pawn-own" not in changes
    assert [need.met for need in t.house().hand[0].needs] == [True]


def test_what_an_opponent_will_discard_is_not_foreseen() -> None:
    t = two(hand="katherine", tree="patriarch+ayse (son)").row("pierre eleanor diego").seat(2, hand="patrick")
    events, changes = ahead(t, "marry katherine")
    assert "discarded" not in events
    assert events["married"].args()["children"] == 1 and changes["prestige"] == (0, 1, 1)


def test_a_contribution_and_a_title_tell_what_they_bring() -> None:
    tree = "patriarch+ayse (son, daughter+william)"
    t = two(gold=7, income=2, hand="ann", extra="yellow", done="old-cathedral", tree=tree).row("pierre diego eleanor")
    changes = ahead(t, "contribute court-ballet")[1]
    assert (changes["income"], changes["prestige"], changes["honor"]) == ((2, 1, 1), (0, 2, 2), (0, 1, 1))
    assert (changes["pawn-own"], changes["pawn-yellow"]) == ((2, 1, 2), (1, 0, 1)), "one or the other"
    assert "gold" not in changes
    t = two(gold=6, hand="ann pierre diego robert", tree="patriarch+ayse (son, daughter)").row("roger eleanor")
    changes = ahead(t, "acquire marquis")[1]
    assert (changes["gold"], changes["hand"], changes["prestige"]) == ((6, 0, 0), (4, 2, 2), (0, 3, 3))


def test_a_pass_does_not_bring_the_income_of_the_round() -> None:
    t = two(gold=2, income=3, pawns=0, hand="arianne", tree="patriarch+ayse (son)").row("pierre ann diego")
    t.state.families[1].passed = 1
    events, changes = ahead(t, "pass")
    assert (list(events), changes) == (["passed"], {})


def test_a_search_and_the_doctor_tell_beside_whom_children_would_come() -> None:
    t = two(gold=5, hand="ann vera", tree="patriarch+ayse (son+rowena, son+ines)").row(ROW)
    events, changes = ahead(t, "have-children", "bear 3 son")
    assert events["expected"].args() == {"kin": "3", "children": 1} and changes["honor"] == (0, -1, -1)
    assert "expected" not in ahead(t, "doctor")[0], "for whom is still to be chosen"


def test_in_the_testament_a_friend_stands_beside_or_in_place_of_somebody() -> None:
    t = Table(variant=TESTAMENT, generation=2).seat(1, gold=9, hand="rowena").row(ROW)
    t.roots("jan daughter pierre ines").turn()
    events, _ = ahead(t, "marry rowena")
    told = events["revealed"].args()
    assert (told["beside"], told["kin"], told["children"]) == ("5", "5", 1), "the only unknown woman, and Jan is known"


# A corrected box: the face, the terminal and the menu say the same.

EDITION = """
[missions]
steam-engine = { needs = "3 scientist", honor = 6, benefit = "counts-as scientist + prestige 1" }
[titles]
governor = { cost = "7 gold + 2 friend + 1 income", benefit = "honor 3 + pawn red" }
[contributions]
royal-academy = { cost = "9 gold", benefit = "take 3" }
[actions]
venture_gold = 4
venture_friends = 0
money = [3, 4, 6]
money_honor = [2, 0, 1]
socialize_gold = [1, 0, 3]
doctor_children = 3
missions_drawn = 1
[friends]
ann = { effect = "2 scientist: prestige 4", money = -6 }
[patrons]
law = { main = "2 scientist", minor = "5 per 2 hand", other = "1 per gold" }
"""


def ids(message: str, args: Mapping[str, object] | None = None) -> str:
    return " ".join([message, *map(str, (args or {}).values())])


def cells(panels: list[Panel], heading: str) -> dict[str, list[str]]:
    return {row[0]: row[1:] for panel in panels if panel.heading == heading for row in panel.rows}


def test_a_corrected_box_is_the_same_on_the_board_at_the_terminal_and_in_the_menu() -> None:
    t = Table(generation=2, edition=load_edition(EDITION, "my-box.toml"))
    t.seat(1, gold=6, income=1, hand="ann vera zofia", done="steam-engine", patron="law", hidden_missions=1,
           tree="patriarch+ayse (son+giulia, son)").row(ROW).turn()  # fmt: skip
    shown, view = t.shown(), t.title.view(t.state, 0)
    board, prices = t.face.board(view, 0, ["Ada", "Ben"], ids), t.face.prices(view, 0, ids)

    governor = honour(shown, "governor")
    assert spelt(governor.price) == "7 gold + 2 friend + 1 income"
    assert governor.barred == Why("lacks-gold", 7, 6, []) and t.reason("acquire governor") == "lacks-gold"
    paid = ["need-gold 7, cost-friends 2, need-income 1", "effect-honor 3 +3 , effect-pawn 0 +0 pawn-red"]
    assert cells(board, "board-honours")["rank-governor"] == ["space-title", *paid]
    assert honour(shown, "royal-academy").barred == Why("lacks-gold", 9, 6, [])

    venture = space(shown, "venture")
    assert (spelt(venture.price), venture.barred) == ("4 gold + 1 prestige", None) and "venture" in t.options
    assert cells(prices, "board-main-actions")["space-venture"][0] == "need-gold 4, need-prestige 1"
    assert space(shown, "doctor").brings == [Amount("child", 3)]
    assert cells(prices, "board-main-actions")["space-mission"][1] == "price-mission 1"
    assert [(way.name, way.brings, spelt(way.price)) for way in shown.actions.money] == [
        ("2", 3, "2 honor"), ("3", 4, ""), ("4", 6, "1 friend + 1 honor"),
    ], "chosen by the name of the way, whatever it brings"  # fmt: skip
    assert [spelt(way.price) for way in shown.actions.socializing] == ["1 gold", "", "3 gold"]

    (need,) = t.house().hand[0].needs
    assert (need.need, need.count, need.have, need.met) == ("need-scientist", 2, 2, True), "the steam engine counts"
    patron = t.house().patron
    assert patron is not None and (patron.main.have, patron.main.met) == (2, True)
    assert [(goal.honor, goal.per.count, goal.worth, goal.counts) for goal in patron.minor] == [
        (5, 2, 5, False), (1, 1, 6, True),
    ]  # fmt: skip
    assert patron.worth == t.points()["patron"] == 6
    assert cells(board, "board-patron")["patron-law"][1] == "goal-main 9 need-have need-scientist 2 2"

    events, changes = ahead(t, "marry ann")
    assert "condition-met" in events and changes["prestige"] == (0, 5, 5), "one of hers, four of the effect"
    t.play("ask-money 2")
    assert (t.gold(), t.honor()) == (9, -2)


# Whatever is on the table.


def told(shown: Shown) -> dict[str, tuple[list[Amount], Why | None]]:
    """Each action of both boards, with its price and what is in the way."""
    actions = shown.actions
    found = {f"acquire {one.name}": (one.price, one.barred) for one in actions.titles}
    found |= {f"contribute {one.name}": (one.price, one.barred) for one in actions.contributions}
    found |= {one.action: (one.price, one.barred) for one in actions.spaces if one.action}
    found |= {f"ask-money {way.name}": (way.price, way.barred) for way in actions.money}
    found |= {f"socialize {way.name}": (way.price, way.barred) for way in actions.socializing}
    return {**found, "have-children": ([], actions.children)}


def menu_of(s: Legacy, seat: int) -> Menu:
    menu = Menu(seat, curious=True)
    Turn(seat).menu(s, menu)
    return menu


def needed(s: Legacy, seat: int, gold: int) -> dict[str, dict[str, int]]:
    """What the menu asks of somebody without friends, and with so much gold."""
    poor = s.copy()
    poor.families[seat].gold, poor.families[seat].hand = gold, []
    return {one.action.text: {one.reason: one.need} for one in menu_of(poor, seat).refusals}


def check(game: Game[Legacy], seat: int) -> None:
    """What the seat is shown is what the menu of a turn offers, refuses and charges."""
    s = game.state
    shown = FACE.shown(game.title.view(s, seat), seat)
    menu = menu_of(s, seat)
    reasons = {refusal.action.text: why(refusal) for refusal in menu.refusals}
    offered = {action.text for action in menu.options}
    all_told = told(shown)
    for text, (_, barred) in all_told.items():
        assert barred == reasons.get(text), text
        assert (barred is None) == (text in offered), text
    without_gold, without_friends = needed(s, seat, 0), needed(s, seat, 99)
    for text in offered & all_told.keys():
        price = {part.what: part.amount for part in all_told[text][0]}
        if price.get("gold"):
            assert without_gold[text] == {"lacks-gold": price["gold"]}, text
        if price.get("friend"):
            assert without_friends[text] == {"lacks-friends": price["friend"]}, text
        if not price.keys() & {"gold", "friend"}:
            assert text not in without_gold.keys() | without_friends.keys(), text
    house = shown.families[seat]
    assert {one.mission for one in house.missions if one.met} == {
        text.split()[1] for text in offered if text.startswith("complete")
    }
    for card in house.hand:
        assert all(need.met for need in card.needs) == needs_met(s, seat, FRIEND.ids[card.friend])
    points = game.title.points(game.title.view(s, seat))[seat]
    if house.patron is not None and not house.extinct:
        assert house.patron.worth == points["patron"]
    assert house.done == [MISSION.names[mission] for mission in s.families[seat].done]


@pytest.mark.parametrize(
    ("variant", "seats", "seed"),
    [
        (STANDARD, 2, 1),
        (STANDARD, 3, 2),
        (STANDARD, 4, 3),
        (SOLO, 1, 4),
        (SOLO, 1, 5),
        (TESTAMENT, 1, 6),
        (TESTAMENT, 1, 7),
    ],
)
def test_the_face_bars_and_prices_as_the_menu_refuses_and_charges(variant: str, seats: int, seed: int) -> None:
    source = random.Random(seed)
    game = new(TITLE_OF, variant, seats, SeededChance(seed))
    while not game.over:
        for seat in range(seats):
            if game.state.families[seat].who or game.state.ancestry is not None:
                check(game, seat)
        view = game.view(-1)
        assert FACE.shown(view.state, -1).families, "spectators too"
        fruitful = [
            one for one in game.options if one.text.startswith(("marry", "have-children", "doctor", "complete"))
        ]
        game.play(source.choice(fruitful if fruitful and source.random() < 0.6 else game.options))


@pytest.mark.parametrize("variant", [STANDARD, TESTAMENT])
def test_the_face_is_the_same_whatever_is_hidden(variant: str) -> None:
    source = random.Random(3)
    game = new(TITLE_OF, variant, 3 if variant == STANDARD else 1, SeededChance(8))
    for _ in range(60):
        if game.over:
            break
        view = game.title.view(game.state, game.seat)
        world = game.title.imagine(view, game.seat, Chance(source))
        assert FACE.shown(game.title.view(world, game.seat), game.seat) == FACE.shown(view, game.seat)
        game.play(source.choice(game.options))
