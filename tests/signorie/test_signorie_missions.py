"""S 8: diplomatic missions (R50 to R56)."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.games.signorie.steps.missions import Mission
from posterity.games.signorie.steps.rounds import Turn
from posterity.games.signorie.terms import CAREER, CITY
from signorie_table import Table

EVERY_SPACE = range(1, 8)
FULL = "2 2 3 3 4"  # whose men or women fill a city
OVER = "yellow-6 red-6 purple-6"  # dice above the threshold


def mission(t: Table, times: int = 1) -> Table:
    """The first seat sends a man, or several one after the other; dice are left, so that the round goes on."""
    return t.dice(yellow="1 1").begin(*[Mission(0, 0)] * times, Turn(0))


@rule("S 8.1")
def test_r50_any_man_on_a_career_goes_to_any_city() -> None:
    men = ["political-1", "clerical-4", "military-7"]
    t = mission(Table().seat(1, pool="4m 3w", men=" ".join(men)).seat(2, pool="1m", men="political-2"))
    assert t.options == [f"send {man} {city}" for city in CITY.names for man in men], "own men on careers, all cities"
    t.play("send clerical-4 roma")
    assert (t.men(), t.pool(), t.supply()) == ("political-1 military-7", "4m 3w", "5m 8w")
    assert t.in_city("roma") == "1 - - - -"
    assert t.men(2) == "political-2", "nobody else's man moves"


@rule("S 8.1", "S 8.10")
def test_r50_a_man_in_the_pool_cannot_be_sent() -> None:
    t = Table().seat(1, pool="4m").seat(2, men="military-7").placed("grey-4")
    assert t.reason("manage mission") == "no-man-on-careers"


@rule("S 8.1")
def test_r50_only_cities_in_play() -> None:
    t = mission(Table(players=2).seat(1, men="military-7 military-6"))
    assert {text.split()[-1] for text in t.options} == {"milano", "venezia", "firenze"}
    assert t.reason("send military-7 roma") == "not-in-play"


@rule("S 8.2", "S 8.3", "S 8.4")
@pytest.mark.parametrize("city", CITY.names)
@pytest.mark.parametrize(
    ("there", "takes", "then"),
    [
        ("", [1, 2, 3, 4, 5, 6, 7], "1 - - - -"),
        ("2", [2, 3, 4, 5, 6, 7], "2 1 - - -"),
        ("2 3", [3, 4, 5, 6, 7], "2 3 1 - -"),
        ("2 3 2", [5, 6, 7], "2 3 2 1 -"),
        ("2 3 2 4", [5, 6, 7], "2 3 2 4 1"),
    ],
)
def test_r51_r52_the_lowest_empty_space_and_the_rank_for_it(city: str, there: str, takes: list[int], then: str) -> None:
    men = " ".join(f"clerical-{space}" for space in EVERY_SPACE)
    t = mission(Table().seat(1, men=men).city(city, men=there))
    assert [space for space in EVERY_SPACE if f"send clerical-{space} {city}" in t.options] == takes
    for space in set(EVERY_SPACE) - set(takes):
        assert t.reason(f"send clerical-{space} {city}") == "rank-too-low"
    t.play(f"send clerical-7 {city}")
    assert t.in_city(city) == then, "the lowest empty space, although his rank is higher"


@rule("S 8.4")
@pytest.mark.parametrize("career", CAREER.names)
@pytest.mark.parametrize(("space", "rank"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 4)])
def test_r52_the_rank_of_every_space_is_that_of_its_career(career: str, space: int, rank: int) -> None:
    t = Table().seat(1, men=f"{career}-{space}")
    t.city("venezia", men="2").city("firenze", men="2 2").city("roma", men="2 2 2").city("napoli", men="2 2 2 2")
    # Milano asks for rank 1, Venezia 2, Firenze 3, Roma and Napoli 4.
    refused = {f"send {career}-{space} {city}": "rank-too-low" for city in CITY.names[rank:] if rank < 4}
    assert t.refused(Mission(0, 0)) == refused


@rule("S 8.5")
@pytest.mark.parametrize("career", CAREER.names)
@pytest.mark.parametrize(("space", "points"), [(1, 1), (2, 3), (3, 5), (4, 7), (5, 9), (6, 11), (7, 13)])
def test_r53_the_points_of_the_space_he_left(career: str, space: int, points: int) -> None:
    t = mission(Table().seat(1, men=f"{career}-{space}", score=20)).play(f"send {career}-{space} napoli")
    assert t.points()["missions"] == 20 + points
    assert (t.men(), t.score()) == ("", 20 + points)


@rule("S 8.6", "S 8.8")
@pytest.mark.parametrize("career", ["political", "military"])
def test_r54_the_token_goes_to_the_row_of_his_career(career: str) -> None:
    t = Table().seat(1, board="yellow", men=f"{career}-3").city("milano", mission="medici-4", marriage="sforza-2")
    mission(t).play(f"send {career}-3 milano")
    rows = {row: t.row(row) for row in ("political", "clerical", "military", "marriage")}
    assert rows.pop(career) == "medici-4", "face up, at the row of the career"
    assert set(rows.values()) == {""}, "although Medici fits other rows too"
    assert t.city_token("milano", "mission") == "-"
    assert t.city_token("milano", "marriage") == "sforza-2", "the other token is for a marriage"


@rule("S 8.6")
def test_r54_the_other_rows_do_not_matter_to_it() -> None:
    t = Table().seat(1, board="yellow", men="military-3", political="medici-2", marriage="medici-3")
    mission(t.city("milano", mission="medici-4")).play("send military-3 milano")
    assert (t.row("military"), t.row("political"), t.row("marriage")) == ("medici-4", "medici-2", "medici-3")


@rule("S 8.8")
def test_a19_nobody_is_asked_whether_to_take_a_token_that_fits() -> None:
    t = Table().seat(1, board="yellow", men="political-3").city("milano", mission="medici-2")
    mission(t).play("send political-3 milano")
    assert (t.step, t.row("political")) == ("Turn", "medici-2")


@rule("S 8.7")
def test_r55_a_mission_without_a_token() -> None:
    t = mission(Table().seat(1, men="political-4").city("milano", marriage="medici-2")).play("send political-4 milano")
    assert (t.score(), t.in_city("milano")) == (7, "1 - - - -")
    assert [t.row(row) for row in ("political", "marriage")] == ["", ""]


@rule("S 8.6", "S 8.7")
@pytest.mark.parametrize(
    ("has", "token"),
    [
        ("", "este-5"),  # fits the clerical row only
        ("medici-2", "medici-5"),
        ("sforza-2 sforza-3", "sforza-4"),
        ("colonna-2 medici-2", "colonna-3"),
    ],
)
def test_r55_a_token_that_does_not_fit_stays(has: str, token: str) -> None:
    t = Table().seat(1, board="yellow", men="political-4", political=has).city("milano", mission=token)
    mission(t).play("send political-4 milano")
    assert (t.score(), t.in_city("milano")) == (7, "1 - - - -"), "he goes and scores all the same"
    assert (t.row("political"), t.row("clerical")) == (has, "")
    assert t.city_token("milano", "mission") == token


@rule("S 8.9")
def test_r56_one_city_again_and_again() -> None:
    t = Table().seat(1, men="political-1 clerical-2 military-3", pool="2w", florins=3).city("roma", women="1")
    mission(t, times=3).play("send political-1 roma", "send clerical-2 roma", "send military-3 roma")
    assert (t.in_city("roma"), t.in_city("roma", "woman")) == ("1 1 1 - -", "1 - - - -")
    assert t.score() == 1 + 3 + 5


@rule("S 8.9")
def test_r56_whoever_is_in_a_city_stays_there() -> None:
    t = Table(players=2).seat(1, dice=OVER).seat(2, dice=OVER).city("milano", men="1 2 1", women="2").phase3()
    assert t.state.round == 2, "nobody is rewarded, and the next round begins"
    assert (t.in_city("milano"), t.in_city("milano", "woman")) == ("1 2 1 - -", "2 - - - -")


@rule("S 8.10")
def test_a8_a_city_full_of_men_takes_no_more() -> None:
    t = mission(Table().seat(1, men="political-7").city("roma", men=FULL))
    assert t.reason("send political-7 roma") == "no-place-there"
    assert len(t.options) == 4


@rule("S 8.10")
def test_a8_no_city_has_a_place_for_men() -> None:
    t = Table().seat(1, men="political-7", pool="2m")
    for city, men in zip(CITY.names, [FULL, FULL, FULL, FULL, "2 2 3 3 3"], strict=True):
        t.city(city, men=men)
    assert t.placed("grey-4").reason("manage mission") == "no-place-for-men"


@rule("S 8.10")
def test_a4_no_city_takes_a_man_of_his_rank() -> None:
    t = Table().seat(1, men="political-2 military-1", pool="2m")
    for city in CITY.names:
        t.city(city, men="2 3")
    assert t.placed("grey-4").reason("manage mission") == "rank-too-low-everywhere"


@rule("S 8.10")
def test_a4_one_man_for_one_city_is_enough() -> None:
    t = Table().seat(1, men="political-2 military-1", pool="2m")
    for city in CITY.names[:-1]:
        t.city(city, men="2 3")
    t.city("napoli", men="4").dice(yellow="1 1").placed("grey-4").play("manage mission")
    assert (t.in_city("napoli"), t.men(), t.score()) == ("4 1 - - -", "military-1", 3), "he was the only one who could"


@rule("S 8.3")
def test_a29_of_two_equal_spaces_none_is_chosen() -> None:
    t = mission(Table().seat(1, men="military-5").city("milano", men="2 2 2"))
    assert [text for text in t.options if text.endswith("milano")] == ["send military-5 milano"]
