"""S 1: what lies on the table before the first turn (R1 to R10)."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.engine import NOBODY, Game, SeededChance, SetupError, new
from posterity.engine.game import history
from posterity.games.signorie.components import STANDARD
from posterity.games.signorie.state import EMPTY, NO_REWARD, Signorie, helpers_left
from posterity.games.signorie.steps.rounds import DrawTokens, TurnToken
from posterity.games.signorie.terms import (
    BOARD,
    BONUSES,
    CITY,
    COLOUR,
    HOUSE,
    HOUSES,
    NO_TOKEN,
    REWARD,
    WORTH,
    WORTHS,
)
from signorie_table import TITLE, Table

SEEDS = range(60)


def opened(players: int, seed: int) -> Signorie:
    return new(TITLE, STANDARD, players, SeededChance(seed)).state


def cities_out(s: Signorie) -> list[str]:
    return [CITY.names[city] for city, used in enumerate(s.in_play) if not used]


def of_each_house(tokens: list[int]) -> list[int]:
    """Tokens counted by kind, summed up for each House."""
    return [sum(tokens[house * WORTHS : (house + 1) * WORTHS]) for house in range(HOUSES)]


# Players, boards and turn order.


@rule("S 1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_s1_1_nobody_plays_alone_or_with_five(players: int) -> None:
    with pytest.raises(SetupError, match=f"is for 2 to 4 players, not {players}"):
        new(TITLE, STANDARD, players, SeededChance(1))


@rule("S 1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_s1_1_the_first_turn_order_is_drawn(players: int) -> None:
    orders = [opened(players, seed).order for seed in SEEDS]
    assert all(sorted(order) == list(range(players)) for order in orders), "every player has one place"
    for place in range(players):
        assert {order[place] for order in orders} == set(range(players)), f"anybody may come at place {place + 1}"


@rule("S 1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_s1_2_the_boards_are_dealt_before_the_order_is_drawn(players: int) -> None:
    game = new(TITLE, STANDARD, players, SeededChance(3))
    assert [answer.draw for answer in history(game.past)][:2] == ["boards", "order"]
    deals = [[family.board for family in opened(players, seed).families] for seed in SEEDS]
    assert all(len(set(boards)) == players for boards in deals), "nobody shares a board"
    for seat in range(players):
        assert {boards[seat] for boards in deals} == {0, 1, 2, 3}, f"P{seat + 1} may get any of the four"


def boards_of(game: Game[Signorie]) -> list[str]:
    return [BOARD.names[family.board] for family in game.state.families]


@rule("S 1.2")
@pytest.mark.parametrize("picks", ["red -", "- blue", "blue red", "- - yellow", "purple - red", "- blue - -"])
def test_s1_2_who_picks_a_board_gets_it_and_the_others_one_of_the_rest(picks: str) -> None:
    wanted = [pick.strip("-") for pick in picks.split()]
    dealt: list[set[str]] = [set() for _ in wanted]
    for seed in SEEDS:
        boards = boards_of(new(TITLE, STANDARD, len(wanted), SeededChance(seed), picks=wanted))
        assert len(set(boards)) == len(boards), "nobody shares a board"
        for seat, board in enumerate(boards):
            dealt[seat].add(board)
    left = set(BOARD.names) - set(wanted)
    assert dealt == [{pick} if pick else left for pick in wanted]


@rule("S 1.2")
@pytest.mark.parametrize(
    ("picks", "boards"),
    [
        ("blue red", "blue red"),
        ("red yellow blue", "red yellow blue"),
        ("blue red purple yellow", "blue red purple yellow"),
        ("blue - purple yellow", "blue red purple yellow"),
    ],
)
def test_s1_2_no_board_is_drawn_where_nothing_is_left_to_chance(picks: str, boards: str) -> None:
    wanted = [pick.strip("-") for pick in picks.split()]
    game = new(TITLE, STANDARD, len(wanted), SeededChance(1), picks=wanted)
    assert boards_of(game) == boards.split()
    assert next(answer.draw for answer in history(game.past)) == "order"


@rule("S 1.2")
def test_s1_2_a_board_that_is_taken_or_that_there_is_not_cannot_be_picked() -> None:
    with pytest.raises(SetupError) as error:
        new(TITLE, STANDARD, 3, SeededChance(1), picks=["red", "", "red"])
    assert str(error.value) == "seat 3: seat 1 has the board 'red' already; left are: yellow, purple, blue"
    with pytest.raises(SetupError) as error:
        new(TITLE, STANDARD, 2, SeededChance(1), picks=["", "green"])
    assert str(error.value) == "seat 2: signorie has no board 'green'; it has: yellow, red, purple, blue"


@rule("S 1.2")
def test_s1_2_the_boards_differ_in_their_plans() -> None:
    plans = TITLE.boxes[4].plans
    assert len({tuple(plan) for plan in plans}) == 4


@rule("S 1.4")
@pytest.mark.parametrize(("order", "florins"), [("P1 P2", [6, 7]), ("P2 P1", [7, 6])])
def test_r2_florins_of_two_players(order: str, florins: list[int]) -> None:
    t = Table(players=2).opened(order=order)
    assert [t.florins(seat) for seat in (1, 2)] == florins


@rule("S 1.4")
@pytest.mark.parametrize(("order", "florins"), [("P1 P2 P3", [6, 7, 7]), ("P3 P2 P1", [7, 7, 6])])
def test_r2_florins_of_three_players(order: str, florins: list[int]) -> None:
    t = Table(players=3).opened(order=order)
    assert [t.florins(seat) for seat in (1, 2, 3)] == florins


@rule("S 1.4")
@pytest.mark.parametrize(("order", "florins"), [("P1 P2 P3 P4", [6, 7, 7, 8]), ("P4 P3 P1 P2", [7, 8, 7, 6])])
def test_r2_florins_of_four_players(order: str, florins: list[int]) -> None:
    t = Table().opened(order=order)
    assert [t.florins(seat) for seat in (1, 2, 3, 4)] == florins


# What each player has.


@rule("S 1.3", "S 1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_r3_the_people_of_each_family(players: int) -> None:
    t = Table(players).opened()
    for seat in range(1, players + 1):
        assert (t.pool(seat), t.supply(seat), t.waiting(seat)) == ("4m 3w", "8m 8w", "0m 0w")
        assert (t.men(seat), t.helpers(seat), t.own_dice(seat)) == ("", "", ""), "nobody has a career or a helper"
        assert set(t.points(seat).values()) == {0}
    assert max(t.state.men + t.state.women) == EMPTY, "nobody is in a city"


@rule("S 1.5", "S 1.6")
def test_r4_no_bride_yet_and_sixteen_in_the_bank() -> None:
    t = Table().opened()
    assert [t.family(seat).brides for seat in (1, 2, 3, 4)] == [0, 0, 0, 0]
    assert 4 * t.state.box.brides == 16, "four for each of four players"


# The bank.


@rule("S 1.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_r10_there_are_48_helpers_in_the_bank(players: int) -> None:
    t = Table(players).opened()
    assert helpers_left(t.state) == 48
    t.seat(1, helpers="red-top yellow-middle").seat(2, helpers="red-top")
    assert helpers_left(t.state) == 45, "those on the boards are not in the bank"


@rule("S 1.6")
def test_r10_florins_never_run_out() -> None:
    t = Table().seat(1, florins=100_000).dice(yellow="1 1").turn()
    assert t.play("take yellow 1", "manage florins").florins() == 100_003


# What the number of players decides.


@rule("S 1.7")
@pytest.mark.parametrize(("players", "dice"), [(2, 2), (3, 3), (4, 4)])
def test_r1_action_dice(players: int, dice: int) -> None:
    t = Table(players).opened()
    assert [len(t.dice_left(colour).split()) for colour in COLOUR.names] == [dice] * 5
    assert sum(t.state.dice) == {2: 10, 3: 15, 4: 20}[players]


@rule("S 1.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_r1_five_white_dice_with_any_number_of_players(players: int) -> None:
    t = Table(players).seat(1, brides=4, pool="1m 1w").dice(yellow="1").told(births="1 2 3 4 5").placed("purple-3")
    t.play("manage offspring")
    assert t.pool() == "3m 4w", "with four brides all five are rolled"


@rule("S 1.7", "S 1.8")
@pytest.mark.parametrize(("players", "out"), [(2, 2), (3, 1), (4, 0)])
def test_r6_cities_in_play(players: int, out: int) -> None:
    games = [cities_out(opened(players, seed)) for seed in SEEDS]
    assert {len(cities) for cities in games} == {out}
    if out:
        assert {city for cities in games for city in cities} == set(CITY.names), "any city can be left out"


@rule("S 1.8")
def test_r6_nobody_is_sent_to_a_city_that_is_out() -> None:
    t = Table(players=3).seat(1, florins=9, pool="1w", men="political-7").dice(yellow="1 1 1").placed("grey-4")
    t.play("manage mission")
    assert t.options == [f"send political-7 {city}" for city in ("milano", "venezia", "firenze", "roma")]
    assert t.reason("send political-7 napoli") == "not-in-play"
    t = Table(players=2).seat(1, florins=9, pool="1w").dice(yellow="1 1").placed("red-2")
    t.play("manage marriage")
    assert {option.split()[1] for option in t.options} == {"milano", "venezia", "firenze"}
    assert t.reason("marry roma 4") == t.reason("marry napoli 4") == "not-in-play"


@rule("S 1.8")
def test_r6_a_city_that_is_out_stays_out() -> None:
    t = Table(players=2).opened(unused_cities="venezia roma")
    before = cities_out(t.state)
    assert before == ["venezia", "roma"]
    while t.state.round < 4:
        t.play("pass" if "pass" in t.options else t.options[-1])
    assert cities_out(t.state) == before
    assert [t.city_token(city, kind) for city in before for kind in ("marriage", "mission")] == ["-"] * 4


# Alliance tokens.


@rule("S 1.9")
def test_s1_9_nine_tokens_of_each_house() -> None:
    unseen = Table().state.unseen
    assert HOUSE.names == ["sforza", "este", "gonzaga", "medici", "colonna", "aragona"]
    assert WORTH.names == ["2", "3", "4", "5"]
    assert unseen == [3, 3, 2, 1] * 6
    assert sum(unseen) == 54


@rule("S 1.7", "S 1.10")
@pytest.mark.parametrize(("players", "tokens", "on_show", "pile"), [(2, 42, 6, 36), (3, 48, 8, 40), (4, 54, 10, 44)])
def test_r5_and_r7_tokens_in_play_and_on_show(players: int, tokens: int, on_show: int, pile: int) -> None:
    t = Table(players).opened()
    shown = [token for token in t.state.tokens if token != NO_TOKEN]
    assert (len(shown), t.state.pile) == (on_show, pile)
    assert len(shown) + t.state.pile == tokens
    for city in range(len(CITY)):
        there = [token != NO_TOKEN for token in t.state.tokens[city * 2 : city * 2 + 2]]
        assert there == [bool(t.state.in_play[city])] * 2, f"both spaces of {CITY.names[city]}"


@rule("S 1.10")
@pytest.mark.parametrize(("players", "left"), [(2, 7), (3, 8), (4, 9)])
def test_r5_the_same_number_of_every_house_is_removed(players: int, left: int) -> None:
    assert DrawTokens().bag(Table(players).state) == [left] * HOUSES


@rule("S 1.10")
def test_r5_no_house_shows_more_tokens_than_were_left_in() -> None:
    seven = "sforza-2 sforza-2 sforza-2 sforza-3 sforza-3 sforza-4 sforza-5"
    t = Table(players=2).seat(1, marriage=seven)
    assert DrawTokens().bag(t.state) == [0, 7, 7, 7, 7, 7], "the two that are unseen left the game"


@rule("S 1.10")
def test_s1_10_the_pile_is_shuffled() -> None:
    first = {opened(4, seed).tokens[0] for seed in range(200)}
    assert len(first) == HOUSES * WORTHS, "any token may come first"


@rule("S 1.11")
def test_s1_11_which_values_were_removed_is_not_known() -> None:
    t = Table(players=2).opened()
    seen = [t.state.tokens.count(token) for token in range(HOUSES * WORTHS)]
    assert [a + b for a, b in zip(seen, t.state.unseen, strict=True)] == [3, 3, 2, 1] * 6
    # Two of the nine are gone, but any value may still come.
    for house in range(HOUSES):
        bag = TurnToken(0, house).bag(t.state)
        assert bag == t.state.unseen[house * WORTHS : (house + 1) * WORTHS]


# Rewards.


@rule("S 1.12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_r8_five_bonuses_and_two_tiles_for_points(players: int) -> None:
    rows = [opened(players, seed).rewards for seed in SEEDS]
    for row in rows:
        assert NO_REWARD not in row and len(set(row)) == len(row) == 7, "seven different tiles lie face up"
        assert all(tile < BONUSES for tile in row[:5]), "bonuses in rounds 1 to 5"
        assert all(tile >= BONUSES for tile in row[5:]), "points in rounds 6 and 7"
    assert {tile for row in rows for tile in row} == set(range(len(REWARD))), "any of the 14 may be among them"
    assert (BONUSES, len(REWARD)) == (9, 14)


# Initiative.


@rule("S 1.13")
@pytest.mark.parametrize("order", ["P2 P1", "P3 P1 P2", "P4 P2 P1 P3"])
def test_r9_the_first_stack_of_discs(order: str) -> None:
    players = len(order.split())
    t = Table(players).opened(order=order)
    assert [t.disc(seat + 1) for seat in range(players)] == [1] * players
    assert t.stack(1) == t.turn_order() == order.replace("P", ""), "the first player on top, the last at the bottom"


# What is open.


@rule("S 1.14")
def test_s1_14_everybody_sees_the_same_table() -> None:
    t = Table(players=3).opened()
    for _ in range(40):
        t.play(t.options[len(t.options) // 2])
        digest = TITLE.digest(t.state)
        for seat in range(NOBODY, 3):
            assert TITLE.digest(t.playing.view(seat).state) == digest


@rule("S 1.14")
def test_s1_14_the_front_of_a_token_face_down_is_written_nowhere() -> None:
    t = Table().seat(1, pool="1w").slots(token="yellow woman").dice(yellow="1 1").placed("yellow-1")
    unseen, pile = t.state.unseen[:], t.state.pile
    t.play("assign token 1", "lay military")
    assert (t.state.unseen, t.state.pile) == (unseen, pile - 1), "one fewer in the pile, but nobody knows which"
    assert t.row("military") == "down"
