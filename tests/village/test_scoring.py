"""V 18: what everything is worth at the end, and who has won."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.games.village.terms import CITY
from village_table import TITLE, Table

REMEMBERED = (
    "1@chronicle-crafts 1@chronicle-farm 1@chronicle-crafts 1@chronicle-council 2@chronicle-travel 2@chronicle-farm"
)


def winners(t: Table) -> list[int]:
    """The seats that have won, 1 for P1."""
    return [seat + 1 for seat in TITLE.result(t.state).winners()]


@rule("V 18.1")
@pytest.mark.parametrize("score", [0, 40, 98, 250])
def test_v18_1_cities_privilege_4_and_masses_count_at_once(score: int) -> None:
    t = Table().seat(1, members="1@farm", goods="wagon", cubes="2b", score=score)
    t.board(crafts="o g").action("travel").play("send 1")
    assert t.score() == score + 3, "the reward of Aldern, without an upper limit"

    t = Table().seat(1, members="1@council-4", coins=1, score=score)
    t.board(crafts="o g").action("council").play("privilege 4")
    assert t.score() == score + 3

    t = Table().seat(1, members="1@church-1", score=score).mass()
    assert t.score() == score + 2


@rule("V 18.1")
def test_r40_a_customer_counts_only_at_the_end() -> None:
    t = Table().seat(1, goods="horse plow", score=5).market(stalls="c21")
    t.board(market="o", crafts="o g").turn(1).play("take market orange", "serve c21")
    assert (t.customers(), t.score()) == ("c21", 5)
    assert t.points()["customers"] == 6


@rule("V 18.1")
def test_v18_1_discs_stages_slots_and_coins_count_only_at_the_end() -> None:
    t = Table().seat(1, members="1@farm", cubes="2o", goods="wagon", cities="aldern")
    t.board(crafts="o g").action("travel").play("send 1", "gain-cube green", "gain-cube green")
    assert (t.members(), t.score(), t.points()["travel"]) == ("1@brakel", 0, 3)

    t = Table().seat(1, members="2@council-1", goods="scroll").board(crafts="o g").action("council")
    t.play("advance 2 1", "decline")
    assert (t.members(), t.score(), t.points()["council"]) == ("2@council-2", 0, 2)

    t = Table().seat(1, members="2@church-1", grain=1).seat(2, members="1@church-4 2@church-4").mass()
    t.play("promote 2 1")
    assert (t.members(), t.score(), t.points()["church"]) == ("2@church-2", 0, 3)

    t = Table().seat(1, grain=2).board(travel="o g").action("crafts").play("mill")
    assert (t.coins(), t.score(), t.points()["coins"]) == (2, 0, 2)

    t = Table().seat(1, members="1@farm 2@chronicle-crafts 2@chronicle-church", life=9)
    t.board(travel="x", crafts="o g").turn(1).play("take travel plague")
    assert (t.members()[:16], t.score(), t.points()["chronicle"]) == ("1@chronicle-farm", 0, 4)


@rule("V 18.2")
@pytest.mark.parametrize(("cities", "prestige"), list(enumerate([0, 1, 3, 6, 10, 14, 18])))
def test_r87_cities(cities: int, prestige: int) -> None:
    for names in (CITY.names[:cities], CITY.names[len(CITY) - cities :]):
        t = Table().seat(1, cities=" ".join(names))
        assert t.points()["travel"] == sum(t.points().values()) == prestige, "whichever cities they are"


@rule("V 18.2")
def test_v18_2_the_discs_count_and_not_the_travellers() -> None:
    t = Table().seat(1, members="1@aldern 1@aldern 2@corven", cities="aldern corven falkenau")
    assert sum(t.points().values()) == 6


@rule("V 18.4")
@pytest.mark.parametrize(("members", "prestige"), list(enumerate([0, 0, 0, 4, 7, 12, 12])))
def test_r88_the_chronicle(members: int, prestige: int) -> None:
    t = Table().seat(1, members=" ".join(REMEMBERED.split()[:members])).seat(2, members=REMEMBERED)
    assert t.points()["chronicle"] == sum(t.points().values()) == prestige, "only one's own members count"


@rule("V 18.3")
@pytest.mark.parametrize(("stage", "church", "council"), [(1, 2, 0), (2, 3, 2), (3, 4, 4), (4, 6, 6)])
def test_r89_the_church_track_and_the_council(stage: int, church: int, council: int) -> None:
    t = Table().seat(1, members=f"1@church-{stage}").seat(2, members=f"1@council-{stage}")
    assert t.points(1)["church"] == sum(t.points(1).values()) == church
    assert t.points(2)["council"] == sum(t.points(2).values()) == council
    t = Table().seat(1, members=f"1@church-{stage} 2@church-{stage} 3@council-{stage} 4@council-{stage}")
    assert sum(t.points().values()) == 2 * church + 2 * council, "each member counts"


@rule("V 18.5")
@pytest.mark.parametrize(
    ("customers", "prestige"), [("c01", 2), ("c03", 3), ("c13", 4), ("c20", 5), ("c21", 6), ("c01 c13 c21", 12)]
)
def test_v18_5_customers_are_worth_their_prestige(customers: str, prestige: int) -> None:
    t = Table().seat(1, customers=customers)
    assert t.points()["customers"] == sum(t.points().values()) == prestige


@rule("V 18.5")
def test_v18_5_each_coin_is_worth_one() -> None:
    t = Table().seat(1, coins=7)
    assert t.points()["coins"] == sum(t.points().values()) == 7


@rule("V 18.5")
def test_v18_5_the_rest_is_worth_nothing() -> None:
    t = Table().seat(
        1,
        members="1@farm 1@smithy 1@stables 1@wainwright 2@office 2@grave 2@bag 3@aldern 3@grave 4@unborn 4@unborn",
        grain=5,
        cubes="9o 9g 9b 9p",
        goods="scroll horse plow ox wagon",
    )
    assert set(t.points().values()) == {0}


@rule("V 18.6")
def test_v18_6_the_most_prestige_wins() -> None:
    t = Table(players=3)
    t.seat(1, score=47, members="1@farm 1@farm 2@farm", grain=5)
    t.seat(2, score=50)
    t.seat(3, score=30, members="1@farm", grain=4)
    assert winners(t) == [2]
    assert TITLE.result(t.state).places == [2, 1, 3]


@rule("V 18.6")
def test_v18_6_all_sources_count_together() -> None:
    t = Table().seat(1, score=20, coins=1).seat(2, score=10, customers="c21 c22")
    assert TITLE.result(t.state).totals() == [21, 22]
    assert winners(t) == [2]


@rule("V 18.6")
@pytest.mark.parametrize(
    ("grain", "members", "winner"),
    [
        ((3, 2), ("1@farm", "1@farm 1@farm"), 1),
        ((2, 3), ("1@farm 1@farm", "1@farm"), 2),
        ((2, 2), ("1@farm", "1@farm 1@farm"), 2),
        ((0, 0), ("1@farm 4@smithy", "1@farm"), 1),
    ],
)
def test_r90_grain_and_then_living_members(grain: tuple[int, int], members: tuple[str, str], winner: int) -> None:
    t = Table()
    for seat in (1, 2):
        t.seat(seat, score=40, grain=grain[seat - 1], members=members[seat - 1])
    assert winners(t) == [winner]


@rule("V 18.6")
def test_r90_only_the_tied_players_compare_grain() -> None:
    t = Table(players=3).seat(1, score=40, grain=1).seat(2, score=40, grain=2).seat(3, score=39, grain=5)
    assert winners(t) == [2]


@rule("V 18.7")
@pytest.mark.parametrize("place", ["farm", "office", "council-1", "falkenau", "church-1", "bag"])
def test_p28_who_counts_as_living(place: str) -> None:
    t = Table().seat(1, members="1@farm", score=6).seat(2, members=f"1@farm 2@{place}", score=6)
    t.farm(2).prestige -= sum(t.points(2).values()) - 6  # a stage of the church is worth something itself
    assert TITLE.result(t.state).totals() == [6, 6]
    assert winners(t) == [2]


@rule("V 18.7")
@pytest.mark.parametrize("place", ["unborn", "chronicle-travel", "grave", "removed"])
def test_p28_who_does_not(place: str) -> None:
    t = Table().seat(1, members="1@farm").seat(2, members=f"1@farm 2@{place} 2@{place}")
    assert winners(t) == [1, 2], "both have one living member"


@rule("V 18.8")
def test_p27_still_tied_after_all_that() -> None:
    t = Table(players=4)
    t.seat(1, members="1@farm 2@bag", score=31, grain=2)
    t.seat(2, members="1@farm", score=31, grain=2)
    t.seat(3, members="2@smithy 3@farm", score=31, grain=2, cubes="9o", goods="ox")
    t.seat(4, members="1@farm 2@farm 3@farm", score=30, grain=5)
    assert winners(t) == [1, 3]
    assert TITLE.result(t.state).places == [1, 3, 1, 4]
