"""The worked examples of the rulebook, from the tokens to the helpers (E7 to E15)."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.games.signorie.steps.missions import Mission
from posterity.games.signorie.steps.rounds import Turn
from posterity.games.signorie.steps.tokens import LayToken
from posterity.games.signorie.terms import HOUSE
from signorie_table import Table


@rule("S 10.4", "S 10.5", "S 15.4")
def test_e7_what_a_row_may_still_take() -> None:
    for house in HOUSE.names:
        t = Table().seat(
            2, board="red", military="aragona-2 aragona-3", face_down="military", men="military-1 military-1"
        )
        t.city("milano", mission=f"{house}-2").city("roma", mission=f"{house}-3").dice(yellow="1 1")
        t.begin(Mission(1, 0), Mission(1, 0), LayToken(1), LayToken(1), Turn(1))
        assert t.points(2)["rows"] == 2 + 3 + 1, "with three tokens the row counts"
        t.play("send military-1 milano", "send military-1 roma")
        once = house in ("gonzaga", "sforza")
        came = f"aragona-2 aragona-3 {house}-2 down" if once else "aragona-2 aragona-3 down"
        assert t.row("military", 2) == came, f"{house} is asked for {'once' if once else 'no more'}"
        t.play("lay military", "lay military")
        assert t.row("military", 2) == f"{came} down down", "any number face down"


@rule("S 8.3", "S 8.4", "S 8.5", "S 8.6")
def test_e8_mission_with_a_token() -> None:
    t = Table().seat(2, board="red", men="military-7", pool="1m").city("milano", men="1 3", mission="gonzaga-4")
    t.dice(grey="4", yellow="1 1").turn(2).play("take grey 4", "manage mission", "send military-7 milano")
    assert t.in_city("milano") == "1 3 2 - -", "on the 3, never on a 4"
    assert (t.score(2), t.men(2), t.row("military", 2)) == (13, "", "gonzaga-4")
    assert t.city_token("milano", "mission") == "-", "until the next round"


@rule("S 8.4", "S 8.5", "S 8.7")
def test_e9_mission_without_a_token() -> None:
    t = Table().seat(4, board="blue", men="political-5 political-4", pool="1m").city("milano", men="1 3 2")
    t.dice(grey="4", yellow="1 1").turn(4).play("take grey 4", "manage mission")
    assert t.reason("send political-4 milano") == "rank-too-low", "rank 4 is needed"
    t.play("send political-5 milano")
    assert (t.score(4), t.in_city("milano"), t.row("political", 4)) == (9, "1 3 2 4 -", "")


@rule("S 9.1", "S 9.2", "S 9.3", "S 9.6")
def test_e10_marriage_paying_more_than_asked() -> None:
    t = Table().seat(1, florins=4, pool="2w", marriage="colonna-2").city("firenze", marriage="colonna-4")
    t.dice(red="2", yellow="1 1").turn(1).play("take red 2", "manage marriage")
    assert [text for text in t.options if "firenze" in text] == [f"marry firenze {dowry}" for dowry in (1, 2, 3, 4)]
    t.play("marry firenze 4")
    assert (t.florins(), t.score(), t.pool()) == (0, 8, "0m 1w")
    assert t.in_city("firenze", "woman") == "1 - - - -"
    assert (t.city_token("firenze", "marriage"), t.row("marriage")) == ("colonna-4", "colonna-2")


@rule("S 13.2", "S 13.3")
@pytest.mark.parametrize(("upper_first", "order"), [("4 3", "2 4 3 1"), ("3 4", "2 3 4 1")])
def test_e11_initiative_points(upper_first: str, order: str) -> None:
    # Yellow is the first seat, red the second, purple the third and blue the fourth.
    t = Table().initiative(i10="2", i5=upper_first, i1="1").round(1, "token").phase3()
    assert [t.score(seat) for seat in (1, 2, 3, 4)] == [0, 9, 4, 4]
    assert t.turn_order() == order, "of blue and purple the upper disc comes first"


@rule("S 13.5", "S 13.8", "S 13.10", "S 13.14", "S 11.6", "S 11.7")
def test_e12_rewards_in_round_1() -> None:
    t = Table().round(1, "mission").initiative(i1="2 4 1 3")
    t.seat(1, dice="red-4 grey-6", men="military-1").seat(
        2, dice="yellow-6 red-6 purple-2", florins=1, men="political-2"
    )
    t.seat(3, dice="yellow-6 red-6 purple-5", florins=1, men="political-2")
    t.seat(4, dice="red-6 purple-3 turquoise-4", men="clerical-3").phase3()
    assert (t.asked, t.options) == (4, ["bonus mission", "take-florins"]), "red is above the threshold: 14"
    t.play("bonus mission", "send clerical-3 napoli", "wedding")
    assert (t.score(4), t.in_city("napoli"), t.florins(4)) == (5, "4 - - - -", 0)
    assert t.asked == 1
    t.play("take-florins", "wedding")
    assert t.men(1) == "military-1", "yellow sends nobody"
    assert [t.family(seat).brides for seat in (1, 2, 3, 4)] == [1, 0, 0, 1]
    assert [t.points(seat)["weddings"] for seat in (1, 4)] == [0, 0], "the second portrait is worth nothing"
    assert [t.florins(seat) for seat in (1, 2, 3, 4)] == [3, 1, 1, 0], "no 2 florins in round 1"
    assert t.state.round == 2, "purple is above the threshold too: 17"


@rule("S 15.3", "S 15.4")
def test_e13_end_scoring() -> None:
    t = Table().seat(
        1,
        board="yellow",
        political="sforza-3 medici-4 colonna-2",
        clerical="este-2 este-5",
        military="gonzaga-5 medici-5",
        marriage="aragona-4",
        face_down="clerical clerical marriage",
        men="political-5 clerical-4 clerical-2 military-7",
    )
    assert t.points()["rows"] == 9 + 9
    assert t.points()["careers"] == 4 + (3 + 1) + 6
    assert sum(t.points().values()) == 32


@rule("S 12.1", "S 12.2", "S 12.3", "S 3.5")
def test_e14_choosing_among_helpers() -> None:
    helpers = "turquoise-top turquoise-middle turquoise-bottom"
    t = Table().seat(2, florins=5, pool="4m 3w", helpers=helpers).slots(florins="turquoise man", initiative="red woman")
    t.dice(turquoise="3", yellow="1 1").turn(2).play("take turquoise 3")
    assert t.florins(2) == 3, "2 florins for the die"
    t.play("assign florins 1")
    assert t.florins(2) == 5
    t.play("use turquoise-top", "assign initiative 1")
    assert (t.disc(2), t.florins(2)) == (3, 5)
    t.play("use turquoise-middle", "advance political pool", "advance military pool", "advance political 1")
    assert t.men(2) == "political-2 military-1"
    t.play("finish")
    assert (t.helpers(2), t.family(2).face_down) == (helpers, [0, 0, 0, 0]), "the third does nothing, and all stay"
    assert t.asked == 3


@rule("S 12.4", "S 12.5", "S 7.6")
def test_e15_helper_worth_the_die() -> None:
    t = Table().seat(1, pool="2m", men="military-1 political-1", helpers="grey-middle").dice(grey="4", yellow="1 1")
    t.turn(1).play("take grey 4", "assign threshold 1", "use grey-middle")
    assert t.reason("advance political 1") == "not-this-track"
    t.play("advance military 1", "advance military 2", "advance military 3")
    assert (t.men(), t.florins()) == ("political-1 military-4", 2), "2 florins on the fourth space"
    t.play("advance military 4")
    assert (t.men(), t.florins(), t.step) == ("political-1 military-5", 2, "Turn"), "four steps and no more"
