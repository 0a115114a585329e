"""S 4: hiring helpers (R25 to R28)."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.games.signorie.state import helpers_left
from posterity.games.signorie.steps.main_actions import MainAction
from posterity.games.signorie.terms import COLOUR, HELPER, RED, TURQUOISE
from signorie_table import PRINTED, Table

ROWS = ["top", "middle", "bottom"]
LEFT_OF = {"yellow": "turquoise", "red": "yellow", "purple": "red", "grey": "purple", "turquoise": "grey"}
A_DOZEN = " ".join(HELPER.names[:12])  # all but the turquoise ones


def hires(t: Table) -> list[str]:
    return [option.removeprefix("hire ") for option in t.options if option.startswith("hire ")]


@rule("S 4.1")
def test_s4_1_fifteen_spaces_for_one_helper_each() -> None:
    assert HELPER.names == [f"{colour}-{row}" for colour in COLOUR.names for row in ROWS]
    t = Table().seat(1, florins=20, helpers="yellow-top").dice(yellow="1 1").placed("red-2")
    assert hires(t) == ["yellow-middle", "yellow-bottom"]
    assert t.reason("hire yellow-top") == "helper-there"


@rule("S 4.2")
@pytest.mark.parametrize(("die", "column"), list(LEFT_OF.items()))
def test_r25_the_column_to_the_left(die: str, column: str) -> None:
    t = Table().seat(1, florins=20).dice(yellow="1 1").placed(f"{die}-6")
    assert hires(t) == [f"{column}-{row}" for row in ROWS]
    t.play(f"hire {column}-middle")
    assert t.helpers() == f"{column}-middle"
    assert helpers_left(t.state) == 47, "it comes from the bank"


@rule("S 4.3")
def test_what_the_spaces_cost() -> None:
    costs = [space.cost for space in PRINTED.boxes[4].helper_spaces]
    assert [costs[i : i + 3] for i in range(0, 15, 3)] == [[4, 3, 4], [4, 4, 5], [1, 2, 1], [1, 2, 1], [3, 4, 5]]


@rule("S 4.3")
@pytest.mark.parametrize(("row", "cost"), [("top", 2), ("middle", 3), ("bottom", 4)])
@pytest.mark.parametrize("die", COLOUR.names)
def test_r26_any_empty_space_for_its_cost(die: str, row: str, cost: int) -> None:
    t = Table().seat(1, florins=5).dice(yellow="1 1").placed(f"{die}-6")
    t.play(f"hire {LEFT_OF[die]}-{row}")
    assert t.florins() == 5 - cost
    assert t.helpers() == f"{LEFT_OF[die]}-{row}", "a lower space may be taken before a higher one"


@rule("S 4.3")
def test_r26_the_cost_comes_on_top_of_the_price_of_the_die() -> None:
    t = Table().seat(1, florins=7).dice(turquoise="2", yellow="1 1").turn(1)
    t.play("take turquoise 2", "hire grey-bottom")
    assert t.florins() == 7 - 3 - 4


@rule("S 4.4")
@pytest.mark.parametrize(("die", "column"), list(LEFT_OF.items()))
def test_r28_a_new_helper_does_nothing_yet(die: str, column: str) -> None:
    t = Table().seat(1, florins=20, pool="2m 2w", men="political-3").dice(yellow="1 1", red="6")
    t.placed(f"{die}-6").play(f"hire {column}-top")
    assert t.events() == ["paid", "hired"], "no other effect in this turn"
    assert (t.step, t.score(), t.pool()) == ("Turn", 0, "2m 2w")


@rule("S 4.4")
def test_r28_other_helpers_work_after_hiring() -> None:
    t = Table().seat(1, florins=20, helpers="red-top").dice(yellow="1 1").placed("red-2").play("hire yellow-bottom")
    assert t.options == ["use red-top", "finish"], "the one in the column of the die, not the new one"


@rule("S 4.4")
def test_r28_a_helper_stays_to_the_end_of_the_game() -> None:
    t = Table(players=2).seat(1, florins=4, helpers="red-top grey-bottom").dice(yellow="1 1").placed("red-2")
    t.play("hire yellow-top", "use red-top")
    while not t.playing.over:
        t.play("pass" if "pass" in t.options else t.options[-1])
    assert t.helpers() == "yellow-top red-top grey-bottom"
    assert helpers_left(t.state) == 45


@rule("S 4.5")
def test_r27_a_full_column() -> None:
    t = Table().seat(1, florins=20, pool="1w", helpers="yellow-top yellow-middle yellow-bottom").dice(yellow="1 1")
    t.placed("red-2")
    assert hires(t) == []
    assert {t.reason(f"hire yellow-{row}") for row in ROWS} == {"helper-there"}


@rule("S 4.5")
@pytest.mark.parametrize(
    ("florins", "spaces"),
    [(1, []), (2, ["grey-top"]), (3, ["grey-top", "grey-middle"]), (4, ["grey-top", "grey-middle", "grey-bottom"])],
)
def test_r27_spaces_that_can_be_paid(florins: int, spaces: list[str]) -> None:
    t = Table().seat(1, florins=florins, pool="1m 1w").dice(yellow="1 1").placed("turquoise-5")
    assert hires(t) == spaces
    refused = t.refused(MainAction(0, TURQUOISE, 5))
    assert [refused[f"hire grey-{row}"] for row in ROWS[len(spaces) :]] == ["lacks-florins"] * (3 - len(spaces))


@rule("S 4.5")
def test_r27_only_the_dear_space_is_empty() -> None:
    t = Table().seat(1, florins=3, pool="1m 1w", helpers="grey-top grey-middle").dice(yellow="1 1")
    t.placed("turquoise-5")
    assert hires(t) == []
    refused = t.refused(MainAction(0, TURQUOISE, 5))
    assert [refused[f"hire grey-{row}"] for row in ROWS] == ["helper-there", "helper-there", "lacks-florins"]


@rule("S 4.6")
def test_a5_no_helper_left_in_the_bank() -> None:
    t = Table().seat(1, florins=20, pool="1w", helpers=A_DOZEN.replace("yellow-top", "turquoise-top"))
    for seat in (2, 3, 4):
        t.seat(seat, helpers=A_DOZEN)
    t.dice(yellow="1 1").placed("red-2")
    assert helpers_left(t.state) == 0
    assert hires(t) == []
    assert t.refused(MainAction(0, RED, 2))["hire yellow-top"] == "no-helpers-left"


@rule("S 4.6")
@pytest.mark.parametrize("in_the_bank", [0, 1])
def test_a5_no_helper_left_for_the_bonus_tile(in_the_bank: int) -> None:
    t = Table().round(2, reward="helper").seat(1, helpers=" ".join(HELPER.names[: 12 - in_the_bank]), brides=4)
    for seat in (2, 3, 4):
        t.seat(seat, helpers=A_DOZEN, dice="grey-6 turquoise-6 red-2")  # too much for a reward
    t.phase3()
    if in_the_bank:
        assert (t.asked, t.options) == (1, ["bonus helper", "take-florins"])
    else:
        assert t.florins() == 3, "P1 could only take the florins"


@rule("S 4.6")
@pytest.mark.parametrize("players", [2, 3])
def test_a5_with_fewer_players_there_are_always_helpers(players: int) -> None:
    t = Table(players)
    for seat in range(1, players + 1):
        t.seat(seat, helpers=" ".join(HELPER.names))
    assert helpers_left(t.state) > 0
