"""S 15: the end of the game, the final scoring and the winner (R89 to R92)."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.games import proof
from posterity.games.signorie.steps.helpers import Helpers
from posterity.games.signorie.steps.marriages import Marriage
from posterity.games.signorie.steps.missions import Mission
from posterity.games.signorie.steps.rounds import Turn
from posterity.games.signorie.terms import CAREER, ROW, YELLOW
from signorie_table import TITLE, Table

OVER = "yellow-6 red-6 purple-6"  # dice above the threshold


# The end.


@rule("S 15.1", "S 2.1")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6, 7])
def test_the_game_ends_after_the_seventh_round(round: int) -> None:
    t = Table(players=2).seat(1, dice=OVER).seat(2, dice=OVER).round(round).phase3()
    assert t.playing.over == (round == 7)
    assert t.state.round == min(round + 1, 7)


@rule("S 15.1")
def test_the_third_phase_of_round_7_is_played_in_full() -> None:
    t = Table(players=2).seat(1, florins=5, helpers="red-top").seat(2, florins=6, waiting="1m")
    t.round(7, "per-helper").initiative(i4="2", i2="1").phase3()
    assert (t.score(1), t.score(2), t.asked) == (1, 3, 2), "points for initiative, and the new order"
    t.play("decline")
    assert t.score(1) == 1 + 2
    t.play("donate")
    assert t.playing.over
    assert "game-over" in t.events()
    assert (t.playing.result().totals(), t.waiting(2)) == ([8, 3], "0m 0w")


@rule("S 15.1")
def test_the_final_scoring_adds_men_on_careers_and_tokens() -> None:
    t = Table(players=2).seat(1, dice=OVER, score=40, men="political-5", political="sforza-2 medici-4 colonna-2")
    t.seat(2, dice=OVER, score=45).round(7).phase3()
    assert t.playing.result().totals() == [40 + 4 + 8, 45]
    assert t.playing.result().winners() == [0]


@rule("S 15.2")
def test_points_that_count_at_once() -> None:
    t = Table().seat(1, men="political-5", pool="1w", florins=4, helpers="yellow-bottom", score=150).dice(yellow="1 1")
    t.begin(Mission(0, 0), Marriage(0, 0), Helpers(0, YELLOW, 1, 0), Turn(0))
    t.play("send political-5 roma")
    assert t.score() == 150 + 9
    t.play("marry roma 4")
    assert t.score() == 159 + 8
    t.play("use yellow-bottom")
    assert t.score() == 167 + 3, "there is no upper limit"


@rule("S 15.2")
def test_points_of_the_third_phase_count_at_once() -> None:
    t = Table(players=2).seat(1, brides=3).seat(2, dice=OVER).round(5, "token").initiative(i5="1", i1="2").phase3()
    assert t.score() == 4
    t.play("take-florins", "wedding")
    assert t.score() == 7
    t = Table(players=2).seat(1, florins=5).seat(2, dice=OVER).round(6, "per-man").city("milano", men="1 1").phase3()
    assert t.score() == 4
    assert t.play("donate").score() == 9


# What is worth something.


@rule("S 15.3")
@pytest.mark.parametrize("career", CAREER.names)
@pytest.mark.parametrize(("space", "points"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6)])
def test_r89_half_of_his_space_for_each_man(career: str, space: int, points: int) -> None:
    t = Table().seat(1, men=f"{career}-{space}")
    assert t.points()["careers"] == points
    t.seat(1, men=f"{career}-{space} {career}-{space} {career}-{space}")
    assert t.points()["careers"] == 3 * points, "rounded down for each man by himself"


@rule("S 15.4")
@pytest.mark.parametrize("row", ROW.names)
@pytest.mark.parametrize(
    ("up", "down", "points"),
    [
        ("", 0, 0),
        ("medici-5", 0, 0),
        ("medici-5", 1, 0),
        ("", 2, 0),
        ("", 3, 3),
        ("medici-5", 2, 7),
        ("medici-2 sforza-3", 1, 6),
        ("", 7, 7),
    ],
)
def test_r90_a_row_counts_from_three_tokens_on(row: str, up: str, down: int, points: int) -> None:
    t = Table().seat(1, face_down=f"{row} " * down).allied(row, up)
    assert t.points()["rows"] == points


@rule("S 15.4")
@pytest.mark.parametrize(("worth", "points"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_r90_the_number_on_the_front(worth: int, points: int) -> None:
    t = Table().seat(1, marriage=f"este-{worth}", face_down="marriage marriage")
    assert t.points()["rows"] == points


@rule("S 15.4")
def test_r90_each_row_by_itself() -> None:
    t = Table().seat(1, board="yellow", political="sforza-2 sforza-3 medici-4", marriage="este-5 medici-5", clerical="")
    t.seat(2, marriage="este-2 medici-2 sforza-2 aragona-2 colonna-2 gonzaga-2", face_down="military military military")
    assert [t.points(seat)["rows"] for seat in (1, 2)] == [9, 12 + 3], "tokens of one row do not help another"


@rule("S 15.5")
def test_r91_what_is_worth_nothing() -> None:
    t = Table().seat(
        1, florins=30, helpers="red-top grey-bottom", brides=4, pool="5m 5w", dice="red-6", waiting="1m 1w"
    )
    t.city("roma", men="1 1 1", women="1 1").initiative(i7="1", i1="2 3 4")
    assert set(t.points().values()) == {0}


# The winner.


@rule("S 15.6")
def test_r92_most_points() -> None:
    t = Table().order("4 3 2 1")
    for seat, score in ((1, 70), (2, 71), (3, 12), (4, 69)):
        t.seat(seat, score=score)
    result = TITLE.result(t.state)
    assert (result.winners(), result.places) == ([1], [2, 1, 4, 3])
    assert proof(TITLE).ending(t.state, []) == "outright"


@rule("S 15.6")
@pytest.mark.parametrize(("order", "winner"), [("1 2 3 4", 2), ("4 3 1 2", 4), ("1 3 4 2", 4), ("3 2 4 1", 2)])
def test_r92_the_earlier_in_the_turn_order_of_tied_players(order: str, winner: int) -> None:
    t = Table().order(order).seat(1, score=60).seat(2, score=64).seat(3, score=63).seat(4, score=64)
    result = TITLE.result(t.state)
    assert result.winners() == [winner - 1], "one of the two wins alone"
    assert sorted(result.places) == [1, 2, 3, 4]
    assert proof(TITLE).ending(t.state, []) == "by-order"


@rule("S 15.6")
def test_r92_the_turn_order_made_in_round_7_decides() -> None:
    t = Table(players=3).order("1 2 3").initiative(i2="3", i1="2 1").round(7)
    t.seat(1, dice=OVER, score=50).seat(2, dice=OVER, score=50).seat(3, dice=OVER, score=49).phase3()
    assert t.playing.result().totals() == [50, 50, 50]
    assert (t.turn_order(), t.playing.result().winners()) == ("3 2 1", [2]), "not the order in which round 7 was played"
    assert t.playing.result().places == [3, 2, 1]
