"""L 4: turns, pawns, costs and passing (T3 to T5, D19, A5, A13, A18)."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_table import Table
from posterity.games.legacy.terms import FRIEND

MAIN_BOARD = ["acquire", "contribute", "mansion", "venture", "doctor", "undertake"]


def verbs(t: Table) -> set[str]:
    return {text.split()[0] for text in t.options}


def rich(pawns: int = 2, extra: str = "") -> Table:
    """A family of generation II that could pay for everything."""
    hand = "ann vera diego jan ines erich"
    t = Table(generation=2).seat(1, pawns=pawns, extra=extra, gold=30, hand=hand, tree="patriarch+zofia (son+rowena)")
    return t.row("eleanor pierre giulia fehmi")


# Turns and spaces.


@rule("L 1.1", "L 4.1")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_l4_1_turns_go_round_clockwise_and_each_places_one_pawn(first: int) -> None:
    t = Table(players=3).row("eleanor pierre giulia fehmi")
    t.state.first = first - 1
    t.turn(first)
    seats = []
    for _ in range(6):
        seat = t.asked
        seats.append(seat)
        before = t.family(seat).pawns
        t.play("ask-money 2")
        if len(seats) < 6:
            assert t.family(seat).pawns == before - 1, "one pawn, no more"
    assert seats == [(first - 1 + k) % 3 + 1 for k in range(6)]
    assert t.state.round == 2


@rule("L 4.1", "L 4.5")
def test_l4_1_the_action_is_carried_out_at_once() -> None:
    t = rich().turn(1).play("mansion", "discard ann")
    assert (t.held(2), t.prestige(), t.asked) == ("mansion", 2, 2)


@rule("L 4.2")
def test_l4_2_the_own_board_needs_an_own_pawn() -> None:
    t = rich(pawns=0, extra="green orange red blue yellow").turn(1)
    assert verbs(t) == {*MAIN_BOARD, "pass"}
    for action in ("have-children", "ask-money 2", "socialize 1", "marry diego"):
        assert t.reason(action) == "no-own-pawn"


@rule("L 4.2")
@pytest.mark.parametrize(
    ("action", "space"),
    [("ask-money 2", "money"), ("have-children", "children"), ("socialize 1", "friends"), ("marry diego", "marriage")],
)
def test_l4_2_everybody_hears_of_a_pawn_on_the_own_board(action: str, space: str) -> None:
    t = rich().seat(1, gold=9, hand="diego vera", tree="patriarch+zofia (son+rowena, daughter, brave)").turn(1)
    t.play(action)
    assert t.playing.events[0].args() == {"pawn": "own", "space": space}
    assert t.family().pawns == 1


@rule("L 4.2")
@pytest.mark.parametrize("action", ["ask-money 2", "have-children", "socialize 1", "marry"])
def test_l4_2_an_action_of_the_own_board_may_be_chosen_again(action: str) -> None:
    t = Table(generation=2).seat(1, gold=9, hand="saskia rowena", tree="patriarch (son+ann (son), daughter+diego)")
    t.seat(2, tree="patriarch", pawns=0).row("eleanor pierre giulia fehmi").births("brave son").turn(1)
    if action == "marry":
        t = Table().seat(1, hand="saskia rowena", tree="patriarch+ann (son, brave)").seat(2, pawns=0)
        t.row("eleanor pierre").turn(1).play("marry saskia", "with 2", "marry rowena")
        assert t.tree() == "patriarch+ann (son+saskia, brave+rowena)"
    elif action == "socialize 1":
        t.play("socialize 1", "take pierre", "socialize 1")
        assert t.step == "TakeFriends"
    elif action == "have-children":
        t.play("have-children", "bear 2 any", "have-children", "bear 2 any")
        assert t.tree() == "patriarch (son+ann (son, brave, son), daughter+diego)"
    else:
        t.play("ask-money 2", "ask-money 2")
        assert (t.gold(), t.options) == (9 + 2 + 2, ["pass"])


@rule("L 4.3")
@pytest.mark.parametrize(
    ("action", "colour"),
    [
        ("acquire marquis", "yellow"),
        ("contribute royal-academy", "yellow"),
        ("mansion", "green"),
        ("venture", "orange"),
        ("doctor", "blue"),
        ("undertake", "red"),
    ],
)
def test_l4_3_an_own_pawn_or_one_of_the_right_colour(action: str, colour: str) -> None:
    for pawn in ("own", colour):
        t = rich(extra="green orange red blue yellow").turn(1).play(action)
        assert t.options == ["place own", f"place {colour}"]
        t.play(f"place {pawn}")
        assert t.family().pawns == (1 if pawn == "own" else 2)
        assert (colour in t.extra()) == (pawn == "own")
    t = rich(pawns=0, extra=" ".join({"green", "orange", "red", "blue", "yellow"} - {colour})).turn(1)
    assert t.reason(action) == "no-pawn-for-it", "no other colour will do"


@rule("L 4.4")
@pytest.mark.parametrize("pawn", ["own", "extra"])
@pytest.mark.parametrize(
    ("space", "action"),
    [
        ("title", "acquire marquis"),
        ("contribution", "contribute royal-academy"),
        ("mansion", "mansion"),
        ("venture", "venture"),
        ("doctor", "doctor"),
        ("mission", "undertake"),
    ],
)
def test_t3_each_space_of_the_main_board_takes_one_pawn(pawn: str, space: str, action: str) -> None:
    extra = "green orange red blue yellow" if pawn == "extra" else ""
    t = rich(pawns=2 if pawn == "own" else 0, extra=extra).taken(space).turn(1)
    assert t.reason(action) == "space-taken"
    others = {"title": "contribute", "contribution": "acquire"}
    if space in others:
        assert others[space] in verbs(t), "title and contribution are two spaces"


# Costs.


@rule("L 4.5")
def test_l4_5_the_cost_is_paid_first() -> None:
    t = Table().seat(1, gold=9, hand="ann vera diego").row("eleanor pierre").turn(1).play("mansion")
    assert (t.gold(), t.prestige(), t.held(1)) == (6, 0, ""), "no mansion before a friend is discarded"
    t.play("discard ann")
    assert (t.prestige(), t.held(1)) == (2, "mansion")
    t = Table().seat(1, gold=9, hand="ann vera diego").row("eleanor pierre").turn(1).play("ask-money 4")
    assert (t.gold(), t.honor()) == (9, -1)
    assert t.play("discard ann").gold() == 13


@rule("L 4.5")
def test_l4_5_an_action_cannot_be_declined() -> None:
    t = rich().turn(1).play("mansion")
    assert verbs(t) == {"discard"}
    t = rich().turn(1).play("have-children")
    assert verbs(t) == {"bear"}
    t = rich().turn(1).play("socialize 2")
    assert verbs(t) == {"take"}


@rule("L 4.6")
@pytest.mark.parametrize(
    ("gold", "hand", "refused"),
    [
        (1, "ann", {"doctor": "lacks-gold", "mansion": "lacks-gold", "socialize 3": "lacks-gold"}),
        (2, "ann", {"mansion": "lacks-gold", "venture": "lacks-friends", "acquire marquis": "lacks-gold"}),
        (30, "", {"mansion": "lacks-friends", "doctor": "lacks-friends", "undertake": "lacks-friends"}),
        (30, "", {"ask-money 4": "lacks-friends", "contribute opera-house": "lacks-friends"}),
        (30, "ann", {"venture": "lacks-friends", "acquire marquis": "lacks-friends"}),
        (5, "diego ann vera", {"contribute royal-academy": "lacks-gold", "contribute opera-house": "lacks-gold"}),
    ],
)
def test_a18_the_whole_cost_must_be_payable(gold: int, hand: str, refused: dict[str, str]) -> None:
    t = Table(generation=2).seat(1, gold=gold, hand=hand, tree="patriarch+zofia (son+rowena)")
    t.row("eleanor pierre giulia").turn(1)
    assert {action: t.reason(action) for action in refused} == refused


@rule("L 4.6")
def test_a18_what_the_action_brings_does_not_help_to_pay() -> None:
    t = Table(generation=2).seat(1, gold=30, tree="patriarch+zofia (son)").row("eleanor pierre giulia").turn(1)
    assert t.reason("acquire knight-of-saint-louis") == "lacks-friends", "it brings two friends, but costs one first"
    t = Table(generation=2).seat(1, gold=0, hand="hans-heinrich", tree="patriarch+rowena (daughter)")
    assert t.row("eleanor jan").turn(1).reason("marry hans-heinrich") == "lacks-gold-for-wedding"


@rule("L 4.6", "L 7.1")
def test_a18_the_action_must_be_possible() -> None:
    t = Table().seat(1, gold=30, hand="ann vera").row("eleanor pierre giulia").turn(1)
    assert t.reason("have-children") == "no-couple"
    assert t.reason("doctor") == "no-couple"
    t = Table(generation=2).seat(1, gold=30, hand="ann diego").row("eleanor pierre giulia").turn(1)
    assert t.reason("mansion") == "nobody-can-hold-it", "the family has nobody in generation II"
    assert t.reason("marry ann") == "nobody-to-marry"


@rule("L 4.7")
def test_a18_honor_prestige_and_income_can_always_be_paid() -> None:
    t = Table(generation=2).seat(1, gold=2, income=-2, prestige=-3, hand="ann vera", tree="patriarch+zofia (son)")
    t.row("eleanor pierre giulia").turn(1)
    assert {"venture", "contribute court-ballet", "ask-money 3", "ask-money 4"} <= set(t.options)
    assert t.play("contribute court-ballet").income() == -3
    t.play("ask-money 2", "venture", "discard ann")
    assert t.prestige() == -3 + 2 - 1


@rule("L 4.8")
def test_l4_8_actions_reach_the_current_generation() -> None:
    tree = "patriarch (son+zofia (brave), daughter, son+rowena (handsome, handsome, handsome))"
    t = Table(generation=2).seat(1, gold=30, hand="ann vera diego jan", tree=tree).row("eleanor pierre giulia").turn(1)
    t.play("mansion", "discard ann")
    assert t.options == ["for 2", "for 4", "for 5"], "neither the head nor a grandchild"
    t.play("for 2", "ask-money 2", "have-children")
    assert {text.split()[1] for text in t.options} == {"2"}, "the only couple of generation II with room"


@rule("L 4.8", "L 6.1", "L 6.2")
def test_l4_8_only_an_arranged_marriage_reaches_the_next_generation() -> None:
    tree = "patriarch (son+zofia (brave), handsome, daughter)"
    t = Table(generation=2).seat(1, gold=30, hand="ann", tree=tree).row("eleanor pierre giulia").turn(1)
    t.play("marry ann")
    assert t.options == ["with 3", "with 4"], "Brave of generation III, Handsome of generation II; not the head"


# Who must take a turn, and who may pass.


@rule("L 4.9")
@pytest.mark.parametrize("pawns", [1, 2])
def test_a5_nobody_passes_with_an_own_pawn(pawns: int) -> None:
    t = rich(pawns=pawns, extra="green").turn(1)
    assert t.reason("pass") == "own-pawn-left"
    t.play("mansion", "place green", "discard ann")
    assert t.family().pawns == pawns, "it need not be the own pawn that is placed"


@rule("L 4.10", "L 4.11")
def test_a5_with_no_own_pawn_a_player_may_pass_for_the_round() -> None:
    t = rich(pawns=0, extra="green").turn(1)
    assert {"pass", "mansion"} <= set(t.options)
    t.play("pass", "ask-money 2")
    assert t.asked == 2, "P1 has no further turn"
    t.play("ask-money 2")
    assert (t.state.round, t.extra()) == (4, "green"), "the round is over when all have passed"


@rule("L 4.11")
def test_a5_the_round_goes_on_while_somebody_has_not_passed() -> None:
    t = rich(pawns=0, extra="green").turn(1).play("mansion", "discard ann")
    t.play("ask-money 2")
    assert t.options == ["pass"], "P1 placed a pawn and is asked again"
    t.play("pass", "ask-money 2")
    assert t.state.round == 4


# Extra pawns.


@rule("L 4.12")
def test_l4_12_an_unused_pawn_is_kept_for_a_later_round() -> None:
    t = rich(pawns=0, extra="green").seat(2, pawns=0).turn(1).play("pass")
    assert (t.state.round, t.extra()) == (4, "green")
    t.play("ask-money 2", "mansion", "place green", "discard ann")
    assert t.extra() == ""


@rule("L 4.13")
def test_l4_13_a_pawn_that_was_used_is_not_in_the_supply_before_the_end_of_the_round() -> None:
    t = Table(generation=2).seat(1, pawns=1, extra="red", gold=9, hand="pierre ann vera", tree="patriarch (daughter)")
    t.seat(2, extra="red red", tree="patriarch (daughter)").row("eleanor jan giulia").births("son").turn(1)
    t.told(missions="ties salon").play("undertake", "place red", "discard ann", "choose ties")
    assert t.extra() == "", "an extra pawn can be used once"
    t.play("ask-money 2", "marry pierre")
    assert t.extra() == "", "it stands on the board, so Pierre brings none"
    t.play("ask-money 2")
    assert t.state.supply[2] == 0
    t.play("pass")
    assert (t.state.round, t.state.supply[2]) == (4, 1)


@rule("L 4.13")
def test_l4_13_a_pawn_can_be_used_in_the_round_in_which_it_was_gained() -> None:
    t = Table(generation=2).seat(1, pawns=1, gold=9, hand="pierre ann vera", tree="patriarch (daughter)")
    t.seat(2, pawns=0).row("eleanor jan giulia").births("son").turn(1).play("marry pierre", "undertake")
    assert t.state.round == 3
    assert t.options == ["discard ann", "discard vera"]


@rule("L 4.14")
def test_d19_pierre_brings_no_pawn_when_all_three_are_out() -> None:
    t = Table(generation=2).seat(1, gold=9, hand="pierre", tree="patriarch (daughter)")
    t.seat(2, extra="red red red").row("eleanor jan giulia").births("son").turn(1).play("marry pierre")
    assert (t.extra(), t.extra(2), t.state.supply[2]) == ("", "red red red", 0)
    assert "no-pawn" in t.events()
    assert t.tree() == "patriarch (daughter+pierre (son))", "the wedding is good all the same"


@rule("L 4.14", "L 2.3")
def test_l4_14_the_last_pawn_of_a_colour_can_be_gained() -> None:
    t = Table(generation=2).seat(1, gold=9, hand="pierre", tree="patriarch (daughter)")
    t.seat(2, extra="red red").row("eleanor jan giulia").births("son").turn(1).play("marry pierre")
    assert (t.extra(), t.state.supply[2]) == ("red", 0)


@rule("L 4.15")
def test_a13_the_rest_of_the_effect_counts() -> None:
    t = Table(generation=2).seat(1, gold=9, hand="carlos", tree="patriarch+vera (daughter)")
    t.seat(2, extra="red red red").row("eleanor jan giulia").births("son").turn(1).play("marry carlos")
    assert (t.extra(), t.prestige()) == ("", 1), "no pawn, but the prestige for another diplomat"


@rule("L 4.16")
def test_a5_two_actions_are_always_possible() -> None:
    t = Table(generation=2).seat(1, prestige=-9, income=-9, tree="patriarch").row("eleanor jan").turn(1)
    assert {"ask-money 2", "socialize 1"} <= set(t.options)
    assert verbs(t) == {"ask-money", "socialize"}
    t = Table(generation=2).seat(2, hand=" ".join(FRIEND.names[1:])).row(FRIEND.names[0]).turn(1)
    assert {"ask-money 2", "socialize 1"} <= set(t.options), "even if the row has only one card and the deck none"
