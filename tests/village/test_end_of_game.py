"""V 17: what triggers the end, the last turns and the last mass."""

from __future__ import annotations

import pytest

from citing import rule
from village_table import Table

MARKET = "c01 c03 c05 c02"  # scroll, horse, plow, wagon


def rest_of_the_game(t: Table) -> list[int]:
    """Who still has a turn, in order: each takes the first cube there is and declines all that can be declined."""
    turns: list[int] = []
    while not t.playing.over:
        assert len(turns) < 20, f"the game does not end: {turns}"
        if t.step == "Turn":
            turns.append(t.asked)
        t.play(t.options[0 if t.step == "Turn" and t.state.on_board else -1])
    return turns


def ending(players: int = 3) -> Table:
    """P2 takes the plague cube and its smith will fill the last grave."""
    t = Table(players=players).seat(2, members="1@smithy", life=9).free(graves=1, crafts=0)
    return t.board(harvest="x")


@rule("V 17.1")
def test_r80_a_single_full_chapter_is_not_the_end() -> None:
    t = Table().seat(1, members="1@smithy", life=9).free(crafts=1)
    t.board(harvest="x", crafts="o g p b").turn(1)
    t.play("take harvest plague")
    assert (t.state.free[0], t.members()) == (0, "1@chronicle-crafts")
    assert "end-triggered" not in t.events()
    t.play("take crafts orange", "take crafts green")
    assert (t.step, t.asked) == ("Turn", 2), "P1 had another turn, and now P2 again"


@rule("V 17.1", "V 17.2", "V 17.4")
@pytest.mark.parametrize(
    ("graves", "crafts", "rest"), [(2, 1, "chronicle-crafts"), (1, 0, "grave")], ids=["chronicle", "graves"]
)
def test_r81_the_last_free_slot_or_the_last_grave(graves: int, crafts: int, rest: str) -> None:
    t = Table(players=4).seat(2, members="1@smithy", life=9).seat(1, members="1@bag", coins=1)
    t.free(graves=graves, crafts=crafts)
    if crafts:
        t.free(farm=0, council=0, church=0, travel=0)
    t.board(harvest="x", travel="o g p b").told(mass="monk monk monk monk").turn(2)
    t.play("take harvest plague")
    assert t.members(2) == f"1@{rest}"
    assert "end-triggered" in t.events()
    for seat in (3, 4, 1):
        assert (t.step, t.asked) == ("Turn", seat)
        t.play(t.options[0])
    assert t.on_space("travel") == "p"
    assert (t.step, t.asked) == ("BuyOut", 1), "P2 has no further turn: now comes the last mass"
    t.play("decline")
    assert t.playing.over
    assert t.state.round == 1, "no new round"


@rule("V 17.1")
def test_v17_1_neither_the_last_but_one_slot_nor_the_last_but_one_grave() -> None:
    t = Table().seat(1, members="1@smithy 1@farm", life=9)
    t.free(graves=2, crafts=1, farm=0, council=0, church=1, travel=0).board(harvest="x", crafts="o g p").turn(1)
    t.play("take harvest plague", "decline", "die smithy")
    assert t.state.trigger == -1
    t = Table().seat(1, members="1@smithy 1@farm", life=9)
    t.free(graves=2, farm=0).board(harvest="x", crafts="o g p").turn(1)
    t.play("take harvest plague", "decline", "die farm")
    assert (t.state.free_graves, t.state.trigger) == (1, -1)


@rule("V 17.3", "V 17.12")
def test_r82_a_cube_is_compulsory_while_there_is_one() -> None:
    t = ending().seat(3, members="1@farm", cubes="3p").board(harvest="x o", crafts="x").turn(2)
    t.play("take harvest plague")
    assert t.asked == 3
    assert t.options == ["take harvest orange", "take crafts plague", "well pink 0"]
    assert t.reason("decline") == "not-now"
    assert t.reason("act harvest") == "not-now", "no free action while a cube lies on the board"
    t.play("take harvest orange", "decline")
    assert (t.cubes(3), t.grain(3)) == ("1o 3p", 0), "the action itself may be declined"


@rule("V 17.3")
def test_r82_the_well_in_a_last_turn_is_paid_as_always() -> None:
    t = ending().seat(3, members="1@farm", cubes="3p").board(crafts="o g").turn(2)
    t.play("take harvest plague", "well pink 0", "act harvest")
    assert (t.cubes(3), t.grain(3)) == ("", 2)
    assert t.on_space("crafts") == "o g"
    assert t.asked == 1


@rule("V 17.3", "V 17.4")
def test_r83_an_empty_board_is_not_filled_again() -> None:
    t = ending(players=4)
    t.seat(4, members="1@farm", cubes="3p").seat(1, members="1@bag 1@farm 2@unborn", coins=1)
    t.board(crafts="o").told(mass="monk monk monk monk").turn(2)
    t.play("take harvest plague")
    assert t.cubes(3) == "1o", "P3 took the last cube"
    assert "mass" not in t.events()
    assert (t.step, t.asked, t.state.on_board) == ("Turn", 4, 0)
    assert "act harvest" in t.options
    assert t.reason("well pink 0") == "not-now", "nothing is paid for it"
    t.play("act harvest")
    assert (t.grain(4), t.cubes(4)) == (2, "3p"), "no cube, and not the three cubes of the well"
    assert (t.step, t.asked, t.state.on_board) == ("Turn", 1, 0), "P1 is still to come, before the mass"
    t.play("act family")
    assert t.members(1) == "1@farm 1@bag 2@farm"
    assert t.step == "BuyOut", "the last mass"
    t.play("decline")
    assert t.playing.over
    assert t.state.round == 1


@rule("V 17.3")
def test_v17_3_the_free_action_has_its_usual_cost() -> None:
    t = ending().seat(3, members="1@farm", cubes="1g").seat(1, members="1@farm")
    t.turn(2)  # P2 takes the only cube unasked
    assert (t.asked, t.state.on_board) == (3, 0)
    assert t.reason("act council") == "nothing-to-do-there", "one green is not enough"
    assert t.reason("act travel") == "nothing-to-do-there"
    t.play("act crafts", "train smithy 1", "make plow")
    assert (t.life(3), t.goods(3)) == (6, "plow")
    assert t.asked == 1, "one action, no more"


@rule("V 17.12")
def test_v17_12_the_free_action_is_done_without_or_carried_out() -> None:
    t = ending().seat(3, members="1@farm 2@unborn 1@smithy").seat(1, members="1@farm")
    t.turn(2)  # P2 takes the only cube unasked
    assert (t.asked, t.options[-1]) == (3, "decline")
    t.play("act family")
    assert t.options == ["birth", "recall 1 smithy"]
    assert t.reason("decline") == "only-after-a-cube"
    t.play("birth")
    assert t.asked == 1
    t.play("decline")
    assert t.playing.over, "P1 does without"


@rule("V 17.4")
def test_v17_4_no_mass_when_the_trigger_empties_the_board() -> None:
    t = ending(players=2).seat(1, members="1@church-1", grain=1).turn(2)
    # The only cube of the board is taken unasked.
    assert (t.members(2), t.state.on_board) == ("1@grave", 0)
    assert (t.step, t.asked) == ("Turn", 1), "the last turn comes before the mass"
    assert "mass" not in t.events()
    t.play("decline")
    assert t.step == "Promotions"
    t.play("decline")
    assert (t.score(1), t.playing.over) == (2, True)


@rule("V 17.5")
@pytest.mark.parametrize(
    ("place", "chapter"),
    [("farm", "farm"), ("smithy", "crafts"), ("council-3", "council"), ("church-2", "church"), ("corven", "travel")],
)
def test_r84_no_slot_and_no_grave_in_a_last_turn(place: str, chapter: str) -> None:
    t = ending().seat(3, members=f"1@{place} 2@chronicle-farm 2@chronicle-farm", life=9).free(**{chapter: 0})
    t.board(travel="x", council="o g").turn(2)
    t.play("take harvest plague")
    free = t.state.free[:]
    t.play("take travel plague")
    assert t.members(3) == "2@chronicle-farm 2@chronicle-farm", "the 1 has left the game"
    assert (t.state.free, t.state.free_graves) == (free, 0), "slots of other chapters are no substitute"
    assert sum(t.points(3).values()) == 0
    assert (t.step, t.asked) == ("Turn", 1)


@rule("V 17.5")
def test_v17_5_a_fitting_slot_is_still_taken_in_a_last_turn() -> None:
    t = ending().seat(3, members="1@farm 2@office", life=9).free(farm=1, council=1)
    t.board(harvest="2x", crafts="o g").turn(2)
    t.play("take harvest plague", "take harvest plague", "decline")
    assert t.members(3) == "1@chronicle-farm 2@office"


@rule("V 17.6")
def test_r85_the_host_triggers_the_end_in_the_market_day() -> None:
    t = Table(players=3).market(stalls=MARKET, queue="c04 c06 c07 c08 c09")
    t.seat(1, members="1@farm", goods="scroll horse", cubes="1g", life=9)
    t.seat(2, goods="plow wagon", cubes="2g")
    t.free(graves=1, farm=0).board(market="o", crafts="o g p b").turn(1)
    t.play("take market orange", "serve c01", "serve c05", "serve c03")
    assert (t.members(1), t.state.trigger) == ("1@grave", 0)
    assert (t.step, t.asked) == ("MarketTurn", 2), "the day is played to its end"
    t.play("serve c02")
    assert t.customers(2) == "c05 c02"
    assert t.stalls() == "c04 c06 c07 c08"
    assert rest_of_the_game(t) == [2, 3], "P1 has no further turn"


@rule("V 17.6", "V 17.7")
def test_r86_a_guest_triggers_the_end_in_the_market_day() -> None:
    t = Table(players=3).market(stalls=MARKET, queue="c04 c06 c07 c08 c09")
    t.seat(1, goods="scroll horse", cubes="1g")
    t.seat(2, members="1@farm", goods="plow", cubes="1g", life=9)
    t.free(graves=1, farm=0).board(market="o", crafts="o g p b").turn(1)
    t.play("take market orange", "serve c01", "serve c05")
    assert (t.members(2), t.state.trigger) == ("1@grave", 1)
    assert (t.step, t.asked) == ("MarketTurn", 1), "the day is played to its end"
    t.play("serve c03")
    assert (t.customers(1), t.stalls()) == ("c01 c03", "c04 c06 c07 c02")
    assert rest_of_the_game(t) == [2, 3, 1], "all three have one turn each"


@rule("V 17.7")
@pytest.mark.parametrize(
    ("host", "guest", "turns"),
    [(1, 2, [2, 3, 4, 1]), (1, 4, [2, 3, 4, 1]), (2, 1, [3, 4, 1, 2]), (4, 2, [1, 2, 3, 4])],
)
def test_p23_from_the_seat_after_the_host_round_to_the_host(host: int, guest: int, turns: list[int]) -> None:
    t = Table(players=4).market(stalls="c05").seat(guest, members="1@farm", goods="plow", cubes="1g", life=9)
    t.free(graves=1, farm=0).board(market="o", crafts="o g p b", travel="o g p b").turn(host)
    t.play("take market orange", "serve c05")
    assert t.state.trigger == guest - 1
    assert rest_of_the_game(t) == turns


@rule("V 17.8")
@pytest.mark.parametrize(
    ("life", "moves", "turns"),
    [
        (9, ["serve c05", "serve c03"], [2, 3, 1]),
        (8, ["serve c05", "serve c03", "serve c02"], [2, 3]),
    ],
    ids=["the guest first", "the host first"],
)
def test_p24_the_first_of_two_has_triggered_the_end(life: int, moves: list[str], turns: list[int]) -> None:
    t = Table(players=3).market(stalls=MARKET)
    t.seat(1, members="1@farm", goods="scroll horse", cubes="1g", life=9)
    t.seat(2, members="1@smithy", goods="plow wagon", cubes="2g", life=life)
    t.free(graves=1, farm=1, crafts=0, council=0, church=0, travel=0)
    t.board(market="o", crafts="o g p b").turn(1)
    t.play("take market orange", "serve c01", *moves)
    assert t.members(1) == "1@chronicle-farm", "the last slot of the chronicle"
    assert t.members(2) == "1@grave", "the last grave"
    assert rest_of_the_game(t) == turns


@rule("V 17.8", "V 16.9")
def test_v17_8_the_host_fills_the_other_area_at_the_end_of_the_same_turn() -> None:
    t = Table(players=3).market(stalls="c05 c03")
    t.seat(1, members="1@farm", life=9)
    t.seat(2, members="1@smithy", goods="plow", cubes="1g", life=9)
    t.free(graves=1, farm=1, crafts=0, council=0, church=0, travel=0)
    t.board(market="x", crafts="o g p b").turn(1)
    t.play("take market plague", "serve c05")
    assert (t.members(2), t.members(1)) == ("1@grave", "1@chronicle-farm"), "the guest in the day, the host after it"
    assert rest_of_the_game(t) == [2, 3, 1], "the guest was first, so everybody has a last turn"


@rule("V 17.9")
def test_p25_a_death_in_the_same_market_day_after_the_trigger() -> None:
    t = Table(players=3).market(stalls=MARKET)
    t.seat(1, members="1@farm 2@office", goods="scroll horse", cubes="1g", life=9)
    t.seat(2, members="1@smithy", goods="plow", cubes="1g", life=9)
    t.free(graves=1, farm=0, crafts=0).board(market="o", crafts="o g p b").turn(1)
    free = t.state.free[:]
    t.play("take market orange", "serve c01", "serve c05", "serve c03")
    assert t.members(2) == "1@grave", "the end is triggered"
    assert t.members(1) == "2@office", "the 1 finds no place and has left the game"
    assert (t.state.free, t.state.free_graves) == (free, 0)


@rule("V 17.10")
def test_p26_filling_the_other_area_in_a_last_turn_triggers_nothing() -> None:
    t = ending().seat(3, members="1@farm", life=9)
    t.free(farm=1, council=0, church=0, travel=0).board(harvest="2x", crafts="o g p b").turn(2)
    t.play("take harvest plague")
    assert (t.members(2), t.asked) == ("1@grave", 3)
    t.play("take harvest plague", "decline")
    assert t.members(3) == "1@chronicle-farm", "now the chronicle is full as well"
    assert "end-triggered" not in t.events()
    assert rest_of_the_game(t) == [1], "only the last turn of P1 is left"


@rule("V 17.11")
def test_p20_cubes_left_on_the_board_score_nothing() -> None:
    t = ending(players=2).board(crafts="2o 2g 2p 2b", market="p").turn(2)
    t.play("take harvest plague", "take crafts orange")
    assert t.playing.over
    assert t.on_space("crafts") == "o g g b b p p"
    assert t.on_space("market") == "p"
    assert (t.cubes(1), t.cubes(2)) == ("1o", "")
    assert t.playing.result().totals() == [0, 0]


@rule("V 17.12")
def test_p21_the_market_cannot_be_declined_in_a_last_turn() -> None:
    t = ending().market(stalls=MARKET).seat(3, goods="scroll").seat(1, goods="plow", cubes="1g")
    t.board(market="o", crafts="g p").turn(2)
    t.play("take harvest plague", "take market orange")
    assert t.options == ["serve c01", "pass"]
    assert t.reason("decline") == "not-now"
    t.play("pass")
    assert (t.step, t.asked) == ("MarketTurn", 1), "P3 serves nobody, but P1 may"


@rule("V 17.12")
def test_p21_the_free_action_may_be_declined() -> None:
    t = ending(players=2).seat(1, members="1@farm 2@unborn").turn(2)
    assert (t.asked, t.state.on_board) == (1, 0)
    t.play("decline")
    assert t.playing.over
    assert (t.members(1), t.grain(1), t.life(1)) == ("1@farm 2@unborn", 0, 0)


@rule("V 17.13")
def test_p22_a_market_day_as_the_free_action() -> None:
    t = ending().market(stalls=MARKET, queue="c04 c06 c07 c08 c09")
    t.seat(3, goods="scroll horse", cubes="1g").seat(1, goods="plow", cubes="1g").turn(2)
    assert (t.step, t.asked, t.state.on_board) == ("Turn", 3, 0)
    t.play("act market", "serve c01")
    assert (t.customers(3), t.cubes(3), t.life(3)) == ("c01", "1g", 0), "no green and no time for the first"
    t.play("serve c05")
    assert (t.customers(1), t.cubes(1), t.life(1)) == ("c05", "", 1), "the others are guests, as always"
    t.play("serve c03")
    assert (t.customers(3), t.cubes(3), t.life(3)) == ("c01 c03", "", 1)
    assert t.stalls() == "c04 c06 c07 c02"
    assert (t.step, t.asked) == ("Turn", 1), "P1 still has a last turn"
