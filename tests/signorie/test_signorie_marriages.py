"""S 9: marriages and dowries (R57 to R61)."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.games.signorie.steps.marriages import Marriage
from posterity.games.signorie.steps.rounds import Turn
from posterity.games.signorie.terms import BOARD, CITY
from signorie_table import Table

FULL = "2 2 3 3 4"  # whose women fill a city


def marriage(t: Table, times: int = 1) -> Table:
    """The first seat arranges a marriage, or several one after the other; dice are left, so that the round goes on."""
    return t.dice(yellow="1 1").begin(*[Marriage(0, 0)] * times, Turn(0))


@rule("S 9.1")
def test_r57_a_woman_from_the_pool_to_any_city() -> None:
    t = marriage(Table().seat(1, florins=1, pool="3m 2w", men="political-5").seat(2, pool="3w"))
    assert t.options == [f"marry {city} 1" for city in CITY.names]
    t.play("marry napoli 1")
    assert t.in_city("napoli", "woman") == "1 - - - -"
    assert (t.pool(), t.supply(), t.men()) == ("3m 1w", "8m 9w", "political-5")
    assert t.in_city("napoli") == "- - - - -", "no man goes with her"
    assert t.pool(2) == "0m 3w"


@rule("S 9.1")
def test_r57_only_cities_in_play() -> None:
    t = marriage(Table(players=3).seat(1, florins=9, pool="1w"))
    assert {text.split()[1] for text in t.options} == {"milano", "venezia", "firenze", "roma"}
    assert t.reason("marry napoli 4") == "not-in-play"


@rule("S 8.2", "S 9.1", "S 9.2")
@pytest.mark.parametrize("city", CITY.names)
@pytest.mark.parametrize(
    ("there", "dowries", "then"),
    [
        ("", "1 2 3 4", "1 - - - -"),
        ("2", "2 3 4", "2 1 - - -"),
        ("2 3", "3 4", "2 3 1 - -"),
        ("2 3 2", "4", "2 3 2 1 -"),
        ("2 3 2 4", "4", "2 3 2 4 1"),
    ],
)
def test_r58_from_the_value_of_the_lowest_space_to_four(city: str, there: str, dowries: str, then: str) -> None:
    t = marriage(Table().seat(1, florins=9, pool="1w").city(city, women=there, men="2 2 2 2"))
    assert [text.split()[2] for text in t.options if city in text] == dowries.split()
    for dowry in set("1234") - set(dowries):
        assert t.reason(f"marry {city} {dowry}") == "dowry-too-low"
    t.play(f"marry {city} 4")
    assert t.in_city(city, "woman") == then, "the lowest empty space, even for a dowry of 4"


@rule("S 9.3")
@pytest.mark.parametrize(("dowry", "points"), [(1, 2), (2, 4), (3, 6), (4, 8)])
def test_r59_two_points_for_each_florin(dowry: int, points: int) -> None:
    t = marriage(Table().seat(1, florins=9, pool="1w", score=30)).play(f"marry venezia {dowry}")
    assert (t.florins(), t.score(), t.points()["marriages"]) == (9 - dowry, 30 + points, points)


@rule("S 9.4")
@pytest.mark.parametrize(("florins", "cities"), [(1, 1), (2, 2), (3, 3), (4, 5), (8, 5)])
def test_r60_a_city_whose_lowest_dowry_is_too_dear(florins: int, cities: int) -> None:
    t = Table().seat(1, florins=florins, pool="1w")
    # Milano asks for a dowry of 1, Venezia 2, Firenze 3, Roma and Napoli 4.
    t.city("venezia", women="2").city("firenze", women="2 2").city("roma", women="2 2 2").city("napoli", women=FULL[:7])
    refused = t.refused(Marriage(0, 0))
    payable = [city for city in CITY.names if not all(f"marry {city} {dowry}" in refused for dowry in range(1, 5))]
    assert payable == CITY.names[:cities]
    for city in CITY.names[cities:]:
        assert refused[f"marry {city} 4"] == "lacks-florins"


@rule("S 9.2", "S 9.4")
def test_r60_no_more_than_there_is() -> None:
    t = marriage(Table().seat(1, florins=2, pool="1w"))
    assert [text for text in t.options if "roma" in text] == ["marry roma 1", "marry roma 2"]
    assert t.reason("marry roma 3") == "lacks-florins"


@rule("S 9.5", "S 10.3")
@pytest.mark.parametrize("board", BOARD.names)
def test_r61_a_token_that_fits_comes_to_the_marriage_row(board: str) -> None:
    t = Table().seat(1, florins=4, pool="2w", board=board, marriage="este-2", face_down="marriage")
    marriage(t.city("firenze", marriage="gonzaga-5", mission="sforza-3")).play("marry firenze 1")
    assert t.row("marriage") == "este-2 gonzaga-5 down"
    assert [t.row(row) for row in ("political", "clerical", "military")] == ["", "", ""]
    assert t.city_token("firenze", "marriage") == "-"
    assert t.city_token("firenze", "mission") == "sforza-3", "the other token is for a mission"
    assert t.step == "Turn", "nobody is asked whether to take it (A19)"


@rule("S 8.8", "S 9.5")
def test_r61_the_career_rows_do_not_matter_to_it() -> None:
    t = Table().seat(1, board="yellow", florins=4, pool="2w", political="sforza-2")
    marriage(t.city("roma", marriage="sforza-4")).play("marry roma 2")
    assert (t.row("marriage"), t.row("political")) == ("sforza-4", "sforza-2")


@rule("S 9.6")
def test_r61_a_house_that_is_there_already_stays_in_the_city() -> None:
    t = Table().seat(1, board="yellow", florins=4, pool="2w", marriage="sforza-2")
    marriage(t.city("roma", marriage="sforza-5")).play("marry roma 3")
    assert (t.row("marriage"), t.row("political")) == ("sforza-2", ""), "not even to a row that has room for it"
    assert t.city_token("roma", "marriage") == "sforza-5"
    assert (t.score(), t.in_city("roma", "woman")) == (6, "1 - - - -"), "the marriage is arranged all the same"


@rule("S 9.6")
def test_r61_a_marriage_without_a_token() -> None:
    t = Table().seat(1, florins=4, pool="2w").city("roma", mission="sforza-5")
    marriage(t).play("marry roma 3")
    assert (t.score(), t.in_city("roma", "woman"), t.row("marriage")) == (6, "1 - - - -", "")


@rule("S 8.9", "S 9.1")
def test_two_women_in_one_city() -> None:
    t = marriage(Table().seat(1, florins=3, pool="2w"), times=2).play("marry milano 1", "marry milano 2")
    assert (t.in_city("milano", "woman"), t.pool(), t.florins(), t.score()) == ("1 1 - - -", "0m 0w", 0, 6)


@rule("S 9.7")
def test_a8_a_city_full_of_women_takes_no_more() -> None:
    t = marriage(Table().seat(1, florins=9, pool="1w").city("roma", women=FULL))
    assert not [text for text in t.options if "roma" in text]
    assert t.reason("marry roma 4") == "no-place-there"


@rule("S 9.7")
def test_a8_no_city_has_a_place_for_women() -> None:
    t = Table().seat(1, florins=9, pool="1w")
    for city, women in zip(CITY.names, [FULL, FULL, FULL, FULL, "2 2 3 3 3"], strict=True):
        t.city(city, women=women)
    assert t.placed("red-2").reason("manage marriage") == "no-place-for-women"


@rule("S 9.7")
def test_a4_no_woman_in_the_pool() -> None:
    t = Table().seat(1, florins=9, pool="4m", waiting="3w").seat(2, pool="3w").placed("red-2")
    assert t.reason("manage marriage") == "no-women-at-hand"


@rule("S 9.4", "S 9.7")
def test_a4_no_dowry_that_can_be_paid() -> None:
    t = Table(players=2).seat(1, florins=2, pool="2m 1w")
    t.city("milano", women="2 2").city("venezia", women="2 2 2").city("firenze", women="2 2")
    assert t.placed("red-2").reason("manage marriage") == "no-dowry-can-be-paid"


@rule("S 9.4", "S 9.7")
@pytest.mark.parametrize("florins", [1, 3])
def test_a4_a_dowry_that_can_just_be_paid(florins: int) -> None:
    t = Table(players=2).seat(1, florins=florins, pool="1w").dice(yellow="1 1")
    t.city("milano", women="2 2 2 2 2").city("venezia", women="2 2 2 2").city(
        "firenze", women="2 2"[: florins // 3 * 3]
    )
    t.placed("red-2").play("manage marriage")
    assert (t.score(), t.florins()) == (2 * florins, 0), "the only city and the only dowry"
