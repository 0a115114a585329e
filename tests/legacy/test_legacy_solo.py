"""L 18: the standard solo game (T17)."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_table import TITLE_OF, Table
from posterity.engine import SeededChance, new
from posterity.games.legacy.components import SOLO
from posterity.games.legacy.terms import COLOUR_OF, FRIEND, MISSION, NO_PATRON, OCCUPATION, SPACE

# Two of each occupation, and somebody without one.
OF = {
    "artist": "zofia saskia",
    "craftsman": "rowena diego",
    "diplomat": "pierre willem",
    "scientist": "edward johanna",
    "aristocrat": "gaspard alonso",
}
ACTIONS = {
    "title": "acquire governor",
    "contribution": "contribute royal-academy",
    "mansion": "mansion",
    "venture": "venture",
    "doctor": "doctor",
    "mission": "undertake",
}


def alone(row: str, extra: str = "", pawns: int = 2) -> Table:
    """Everything could be paid for and carried out."""
    t = Table(variant=SOLO, generation=2).row(row)
    hand = "ann bianca carlos dmitri"
    return t.seat(1, gold=20, hand=hand, tree="patriarch+eleanor (son+ayse)", extra=extra, pawns=pawns).turn(1)


def barred(t: Table) -> list[str]:
    """The actions of the main board that the row bars; all others must be open."""
    found = [name for name, action in ACTIONS.items() if action not in t.options]
    assert all(t.reason(ACTIONS[name]) == "barred-by-the-row" for name in found)
    return found


@rule("L 18.1", "L 2.1")
def test_one_patron_and_one_head_are_dealt() -> None:
    game = new(TITLE_OF, SOLO, 1, SeededChance(1))
    assert game.seat == 0
    assert [action.text for action in game.options] == ["lead man", "lead woman"]
    family = game.state.families[0]
    assert len(game.state.families) == 1
    assert family.patron != NO_PATRON
    heads = {new(TITLE_OF, SOLO, 1, SeededChance(seed)).state.families[0].head for seed in range(20)}
    patrons = {new(TITLE_OF, SOLO, 1, SeededChance(seed)).state.families[0].patron for seed in range(40)}
    assert (len(heads), len(patrons)) == (4, 6), "at random"


@rule("L 18.1")
def test_the_rules_for_more_players_hold() -> None:
    t = Table(variant=SOLO, generation=2).seat(1, tree="patriarch+ayse (son+eleanor (son))", prestige=3, pawns=1)
    t.state.round = 5
    t.told(pawns="red").turn(1).play("ask-money 2")
    assert (t.family().honor[:2], t.state.generation, t.extra()) == ([3, 1], 3, "red")


@rule("L 18.2")
def test_two_mansions_and_two_ventures() -> None:
    s = new(TITLE_OF, SOLO, 1, SeededChance(1)).state
    assert (s.mansions, s.ventures) == (2, 2)


@rule("L 18.3")
def test_cards_that_touch_opponents_are_taken_out() -> None:
    s = Table(variant=SOLO).state
    gone = {name for name in FRIEND.names if FRIEND.ids[name] not in s.box.deck}
    assert gone == {"friedrich", "katherine", "laurent", "manuel", "nathalie", "vera"}
    missing = {name for name in MISSION.names if not s.unseen_missions[MISSION.ids[name]]}
    assert missing == {"political-party", "revolution", "unrest", "royal-navy"}
    assert (s.deck_size, s.mission_pile) == (69, 11)
    touching = {
        name
        for name in FRIEND.names
        if any(word in str(TITLE_OF.facts.table(f"friends.{name}")["effect"]) for word in ("opponents", "steal"))
    }
    assert touching == gone, "and no other card does"


@rule("L 18.4")
@pytest.mark.parametrize("occupation", OCCUPATION.names)
def test_a_friend_in_the_row_bars_the_action_of_its_colour(occupation: str) -> None:
    name = OF[occupation].split()[0]
    spaces = {
        "artist": ["mansion"],
        "craftsman": ["venture"],
        "diplomat": ["mission"],
        "scientist": ["doctor"],
        "aristocrat": ["title", "contribution"],
    }[occupation]
    assert barred(alone(f"{name} william colette")) == spaces


@rule("L 18.4")
@pytest.mark.parametrize("occupation", OCCUPATION.names)
def test_an_extra_pawn_does_not_help(occupation: str) -> None:
    colour = ["green", "orange", "red", "blue", "yellow"][OCCUPATION.ids[occupation]]
    t = alone(f"{OF[occupation].split()[0]} william colette", extra=colour, pawns=0)
    spaces = [name for name in SPACE.names if COLOUR_OF[SPACE.ids[name]] == OCCUPATION.ids[occupation]]
    for space in spaces:
        assert t.reason(ACTIONS[space]) == "barred-by-the-row"
    t = alone("william colette ines", extra=colour, pawns=0)
    assert all(ACTIONS[space] in t.options for space in spaces), "it would do otherwise"


@rule("L 18.4", "L 18.5")
def test_t17_the_row_bars_three_actions_and_then_two() -> None:
    t = alone("edward zofia saskia selim pierre")
    assert barred(t) == ["mansion", "doctor", "mission"]
    t.play("socialize 2", "take edward", "take zofia")
    assert barred(t) == ["mansion", "mission"], "two artists and the diplomat are left"


@rule("L 18.5")
def test_an_action_is_open_when_the_last_of_the_occupation_has_gone() -> None:
    t = alone("zofia saskia william colette").play("socialize 1", "take zofia")
    assert barred(t) == ["mansion"], "one is enough"
    t = alone("zofia saskia william colette").play("socialize 2", "take zofia", "take saskia")
    assert barred(t) == []


@rule("L 18.5")
def test_friends_without_an_occupation_bar_nothing() -> None:
    assert barred(alone("william colette ines catalina grigori")) == []


@rule("L 18.4")
def test_with_more_players_the_row_bars_nothing() -> None:
    t = Table(generation=2).row("zofia edward pierre diego gaspard")
    t.seat(1, gold=20, hand="ann bianca carlos dmitri", tree="patriarch+eleanor (son+ayse)").turn(1)
    assert all(action in t.options for action in ACTIONS.values())


@rule("L 18.6")
def test_the_result_is_the_honor() -> None:
    t = Table(variant=SOLO, generation=3)
    t.seat(1, tree="patriarch (son (son (son, son)))", prestige=4, patron="law", income=7).end_of_generation()
    assert t.playing.over
    result = TITLE_OF.result(t.state)
    assert (result.totals(), result.winners()) == ([4 + 2 + 9], [0])


@rule("L 18.6", "L 16.4")
@pytest.mark.parametrize("generation", [1, 2, 3])
def test_a_player_whose_family_is_extinct_has_lost(generation: int) -> None:
    tree = "patriarch" + " (son" * (generation - 1) + ")" * (generation - 1)
    t = Table(variant=SOLO, generation=generation).seat(1, tree=tree, prestige=20).end_of_generation()
    assert t.playing.over
    result = TITLE_OF.result(t.state)
    assert (result.winners(), result.totals(), result.level) == ([], [0], "extinct")
