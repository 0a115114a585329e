"""L 10: title, contribution, mansion, venture, doctor and mission (T3, T11 to T13)."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_table import Table
from posterity.games.legacy.terms import MISSION, SPACE

ROW = "eleanor pierre giulia edward zofia"
HAND = "ann vera jan"


def family(tree: str = "patriarch", generation: int = 1, gold: int = 20, hand: str = HAND) -> Table:
    return Table(generation=generation).seat(1, gold=gold, hand=hand, tree=tree).row(ROW)


# Costs and effects.


@rule("L 10.1")
def test_l10_1_six_actions() -> None:
    assert sorted(SPACE.names) == ["contribution", "doctor", "mansion", "mission", "title", "venture"]
    t = family("patriarch+saskia").turn(1)
    verbs = {text.split()[0] for text in t.options}
    assert {"acquire", "contribute", "mansion", "venture", "doctor", "undertake"} < verbs


@rule("L 10.1")
def test_l10_1_a_mansion() -> None:
    t = family(gold=3).turn(1).play("mansion", "discard vera")
    assert (t.gold(), t.hand(), t.prestige(), t.income(), t.held(1)) == (0, "ann jan", 2, 0, "mansion")


@rule("L 10.1", "L 10.2")
@pytest.mark.parametrize("gold", [0, 5])
def test_l10_2_a_venture_costs_no_gold(gold: int) -> None:
    t = family(gold=gold).turn(1).play("venture", "discard vera", "discard ann")
    assert (t.gold(), t.hand(), t.prestige(), t.income(), t.held(1)) == (gold, "jan", -1, 1, "venture")


@rule("L 10.1", "L 10.8")
def test_l10_1_the_doctor() -> None:
    t = family("patriarch+saskia (son)", gold=2).births("daughter son").turn(1).play("doctor", "discard vera")
    assert (t.gold(), t.hand(), t.tree()) == (0, "ann jan", "patriarch+saskia (son, daughter, son)")


@rule("L 10.8", "L 4.6")
def test_l10_8_two_gold_and_a_friend_for_the_doctor() -> None:
    assert family("patriarch+saskia", gold=1).turn(1).reason("doctor") == "lacks-gold"
    assert family("patriarch+saskia", hand="").turn(1).reason("doctor") == "lacks-friends"
    assert family("patriarch").turn(1).reason("doctor") == "no-couple"


@rule("L 10.8")
def test_l10_8_no_sex_can_be_named() -> None:
    t = family("patriarch (son+saskia, son+rowena, son+tatiana (son, son))", generation=2).turn(1)
    t.births("daughter daughter").play("doctor", "discard vera")
    assert t.options == ["for 2", "for 3"], "only the couple is chosen"
    t.play("for 3")
    assert t.tree().startswith("patriarch (son+saskia, son+rowena (daughter, daughter), ")
    assert t.honor() == 0


# Who holds what.


@rule("L 10.3")
@pytest.mark.parametrize(
    ("action", "held"),
    [("acquire marquis", "marquis"), ("contribute royal-academy", "royal-academy"), ("mansion", ""), ("venture", "")],
)
def test_l10_3_a_single_adult_or_a_couple_of_the_current_generation(action: str, held: str) -> None:
    tree = "patriarch+tatiana (son, daughter+diego, brave+saskia (handsome+rowena))"
    t = family(tree, generation=2).turn(1).play(action)
    while "for 2" not in t.options:
        t.play(t.options[0])
    assert t.options == ["for 2", "for 3", "for 4"], "a single adult and two couples, of generation II only"
    t.play("for 3")
    assert t.held(3) == (held or action)


@rule("L 10.3")
@pytest.mark.parametrize(
    ("action", "held"),
    [("acquire marquis", "baron"), ("contribute royal-academy", "village-well"), ("mansion", ""), ("venture", "")],
)
def test_l10_3_nobody_holds_two_of_a_kind(action: str, held: str) -> None:
    everything_else = "baron village-well mansion venture".replace(held or action, "").strip()
    t = family("patriarch (son, daughter+diego, brave)", generation=2)
    t.holds(1, 2, held or action).holds(1, 3, everything_else).turn(1).play(action)
    while "for 4" not in t.options:
        t.play(t.options[0])
    assert t.options == ["for 3", "for 4"], "any mix of the other three kinds does not matter"
    assert t.reason("for 2") == "holds-one-already"
    t.play("for 3")
    assert len(t.held(3).split()) == 4, "one of each kind"


@rule("L 10.4")
@pytest.mark.parametrize("kept", ["count", "mansion", "venture", "village-well"])
def test_l10_4_what_a_single_adult_holds_becomes_the_couples(kept: str) -> None:
    action = {"count": "acquire baron", "village-well": "contribute charity-banquet"}.get(kept, kept)
    t = family(hand="saskia vera jan").holds(1, 1, kept).births("son").turn(1).play("marry saskia", "take pierre")
    assert t.held(1) == kept
    t.play("ask-money 2")
    assert t.reason(action) == "nobody-can-hold-it", "the couple has one already"


@rule("L 10.5")
@pytest.mark.parametrize(
    ("held", "action"),
    [
        ("count", "acquire baron"),
        ("village-well", "contribute charity-banquet"),
        ("mansion", "mansion"),
        ("venture", "venture"),
    ],
)
def test_l10_5_if_all_hold_one_the_action_cannot_be_chosen(held: str, action: str) -> None:
    assert family().holds(1, 1, held).turn(1).reason(action) == "nobody-can-hold-it"
    tree = "patriarch (son, brave)"
    other = {"count": "baron", "village-well": "parish-school"}.get(held, held)
    t = family(tree, generation=2).holds(1, 2, held).turn(1)
    later = {"count": "acquire marquis", "village-well": "contribute royal-academy"}.get(held, action)
    assert later in t.options, "Brave can still hold one"
    t = family(tree, generation=2).holds(1, 2, held).holds(1, 3, other).turn(1)
    assert t.reason(later) == "nobody-can-hold-it"


# Titles, contributions, mansions and ventures run out.


@rule("L 10.6")
@pytest.mark.parametrize(
    ("action", "gold", "friends", "honor", "prestige", "income"),
    [
        ("acquire baron", 2, 1, 0, 2, 0),
        ("acquire viscount", 3, 1, 0, 1, 1),
        ("acquire count", 4, 2, 0, 2, 1),
        ("contribute village-well", 2, 0, 2, 0, 0),
        ("contribute parish-school", 4, 1, 1, 2, 0),
    ],
)
def test_l10_6_cost_and_benefits(action: str, gold: int, friends: int, honor: int, prestige: int, income: int) -> None:
    t = family(gold=gold).turn(1).play(action)
    while t.step == "Discard":
        t.play(t.options[0])
    assert (t.gold(), len(t.hand().split())) == (0, 3 - friends)
    assert (t.honor(), t.prestige(), t.income()) == (honor, prestige, income)
    assert t.held(1) == action.split()[1]


@rule("L 10.6")
def test_l10_6_cards_that_were_taken_are_not_filled_up() -> None:
    t = Table().seat(1, gold=20, hand=HAND).seat(2, tree="patriarch").row(ROW).holds(2, 1, "count village-well").turn(1)
    offered = [text for text in t.options if text.startswith(("acquire", "contribute"))]
    assert offered == ["acquire baron", "acquire viscount", "contribute charity-banquet", "contribute parish-school"]
    assert t.reason("acquire count") == "already-taken"
    t = Table(players=4).seat(1, gold=20, hand=HAND).row(ROW)
    for seat, cards in ((2, "count village-well"), (3, "baron charity-banquet"), (4, "viscount parish-school")):
        t.holds(seat, 1, cards)
    t.turn(1)
    assert not [text for text in t.options if text.startswith(("acquire", "contribute"))], "none is left"


@rule("L 10.6")
def test_l10_6_what_somebody_acquires_is_gone_for_the_others() -> None:
    t = Table().seat(1, gold=20, hand=HAND).seat(2, gold=20, hand="saskia rowena tatiana").row(ROW).turn(1)
    t.play("acquire baron", "discard ann", "contribute village-well", "ask-money 2", "ask-money 2", "pass", "pass")
    assert t.state.round == 2
    for seat in (2, 1):
        assert t.asked == seat
        assert t.reason("acquire baron") == "already-taken"
        assert t.reason("contribute village-well") == "already-taken"
        t.play("ask-money 2")


@rule("L 2.4", "L 10.7")
@pytest.mark.parametrize("action", ["mansion", "venture"])
def test_l10_7_mansions_and_ventures_are_not_replaced(action: str) -> None:
    other = {"mansion": "venture", "venture": "mansion"}[action]
    t = family("patriarch (son, brave)", generation=2, hand="ann vera jan ines")
    t.state.mansions = t.state.ventures = 1
    t.turn(1).play(action, *["discard ann", "discard vera"][: 1 + (action == "venture")], "for 2")
    assert (t.state.mansions, t.state.ventures) == ((0, 1) if action == "mansion" else (1, 0))
    t.play("ask-money 2", "ask-money 2", "ask-money 2", "pass")
    assert t.state.round == 4
    t.play("ask-money 2")
    assert t.asked == 1
    assert t.reason(action) == "none-left", "Brave has none, and the space is free"
    assert other in t.options


# Missions.


@rule("L 10.1", "L 10.9")
@pytest.mark.parametrize("generation", [1, 2])
def test_l10_9_two_missions_are_drawn_and_one_is_kept(generation: int) -> None:
    tree = "patriarch" if generation == 1 else "patriarch (son)"
    t = family(tree, generation, gold=0).told(missions="ties salon").turn(1).play("undertake", "discard vera")
    assert t.options == ["choose ties", "choose salon"]
    t.play("choose salon")
    assert [MISSION.names[mission] for mission in t.family().missions] == ["salon"]
    assert MISSION.names[t.title.view(t.state, 1).families[0].missions[0]] == "salon", "it lies face up"
    assert [MISSION.names[i] for i, n in enumerate(t.state.mission_discard) if n] == ["ties"]
    assert (t.state.mission_pile, t.hand(), t.gold()) == (13, "ann jan", 0)


@rule("L 10.10")
def test_l10_10_in_generation_iii_one_goes_under_the_patron() -> None:
    t = family("patriarch (son (son))", generation=3, gold=0).turn(1).play("undertake", "discard vera")
    assert (t.family().hidden_missions, t.family().missions, t.state.mission_pile) == (1, [], 14)
    assert (t.hand(), t.asked) == ("ann jan", 2)


@rule("L 10.10", "L 15.3")
def test_l10_10_it_serves_only_to_unlock_a_minor_goal() -> None:
    t = Table(generation=3).seat(1, gold=6, patron="law", hand=HAND, tree="patriarch (son (son))").row(ROW).turn(1)
    assert t.points()["patron"] == 0
    t.play("undertake", "discard vera")
    assert t.points()["patron"] == 2, "1 honor for each 3 gold"


def with_missions(left: str, discarded: str, generation: int = 1) -> Table:
    """These missions are in the deck, and those in the discard pile; the others have been completed by P2."""
    t = Table(generation=generation).seat(1, hand=HAND, tree="patriarch" + " (son (son))" * (generation == 3)).row(ROW)
    rest = [name for name in MISSION.names if name not in f"{left} {discarded}".split()]
    t.seat(2, done=" ".join(rest))
    for name in discarded.split():
        t.state.mission_discard[MISSION.ids[name]] = 1
        t.state.unseen_missions[MISSION.ids[name]] = 0
        t.state.mission_pile -= 1
    return t


@rule("L 10.11")
def test_l10_11_discarded_missions_become_the_deck() -> None:
    t = with_missions("", "ties salon thailand").turn(1).play("undertake", "discard vera")
    assert len(t.options) == 2
    t.play(t.options[0])
    assert (t.state.mission_pile, sum(t.state.mission_discard)) == (1, 1)


@rule("L 10.11")
def test_l10_11_the_last_of_the_deck_and_then_one_of_the_discard_pile() -> None:
    t = with_missions("commerce", "ties salon thailand").turn(1).play("undertake", "discard vera")
    assert t.options[0] == "choose commerce"
    assert t.options[1] in ("choose ties", "choose salon", "choose thailand")
    t.play("choose commerce")
    assert (t.state.mission_pile, sum(t.state.mission_discard)) == (2, 1)


@rule("L 10.11")
@pytest.mark.parametrize(("left", "discarded"), [("ties", ""), ("", "ties")])
def test_l10_11_if_only_one_can_be_drawn_it_is_kept(left: str, discarded: str) -> None:
    t = with_missions(left, discarded).turn(1).play("undertake", "discard vera")
    assert [MISSION.names[mission] for mission in t.family().missions] == ["ties"]
    assert (t.state.mission_pile, sum(t.state.mission_discard)) == (0, 0)


@rule("L 10.11")
@pytest.mark.parametrize("generation", [1, 3])
def test_l10_11_if_none_is_left_the_action_cannot_be_chosen(generation: int) -> None:
    assert with_missions("", "", generation).turn(1).reason("undertake") == "none-left"


@rule("L 10.11")
def test_l10_11_the_discard_pile_serves_generation_iii_too() -> None:
    t = with_missions("", "ties salon", generation=3).turn(1).play("undertake", "discard vera")
    assert (t.family().hidden_missions, t.state.mission_pile, sum(t.state.mission_discard)) == (1, 1, 0)


# Widowers.


@rule("L 10.12")
@pytest.mark.parametrize("tree", ["patriarch (daughter+diego† (son))", "patriarch (son (son))"])
@pytest.mark.parametrize("action", ["acquire marquis", "contribute royal-academy", "mansion", "venture"])
def test_l10_12_a_widower_is_a_single_adult(tree: str, action: str) -> None:
    t = family(tree, generation=2).turn(1).play(action)
    while t.step == "Discard":
        t.play(t.options[0])
    assert t.held(2) == action.split()[-1]
