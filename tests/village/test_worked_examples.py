"""The worked examples of the rulebook, in its order (E15 needs the Marriage expansion, which is not here)."""

from __future__ import annotations

import pytest

from citing import rule
from village_table import TITLE, Table


@rule("V 2.2", "V 2.4")
def test_e1_filling_the_board_for_three_players() -> None:
    t = Table(players=3).new_round()
    spaces = [len(t.on_space(name).split()) for name in ("harvest", "family", "crafts", "market", "travel")]
    assert spaces == [3, 3, 5, 1, 3]
    assert [len(t.on_space(name).split()) for name in ("council", "church")] == [3, 3]
    assert t.state.on_board == 21, "divides by three players"
    assert sum(t.state.bag) == 5, "26 cubes went in, 21 came out"
    plague_out = sum(t.on_space(name).split().count("x") for name in ("harvest", "family", "crafts", "market"))
    plague_out += sum(t.on_space(name).split().count("x") for name in ("travel", "council", "church"))
    assert plague_out + t.state.bag[4] == 6


@rule("V 3.3", "V 3.4")
def test_e2_a_plague_cube_from_harvest() -> None:
    t = Table().seat(1, members="1@farm", life=3).board(harvest="x", crafts="o").turn(1)
    t.play("take harvest plague")
    assert t.state.supply[4] == 6, "back in the supply at once"
    assert t.life() == 5
    t.play("harvest")
    assert t.grain() == 2

    t = Table().seat(1, members="1@farm", life=3).board(harvest="x", crafts="o").turn(1)
    t.play("take harvest plague", "decline")
    assert (t.grain(), t.life()) == (0, 5)


@rule("V 6.1")
def test_e3_birth_of_the_lowest_number() -> None:
    t = Table().seat(1, members="2@unborn 3@unborn 3@unborn 4@unborn 4@unborn").action("family")
    assert t.options == ["birth", "decline"]
    t.play("birth")
    assert t.members() == "2@farm 3@unborn 3@unborn 4@unborn 4@unborn"
    t = Table().seat(1, members="3@unborn 3@unborn 4@unborn 4@unborn").action("family").play("birth")
    assert t.members() == "3@unborn 3@farm 4@unborn 4@unborn", "the next birth is a 3"


@rule("V 7.1", "V 7.2", "V 7.4")
def test_e4_a_wagon_two_ways() -> None:
    t = Table().seat(1, members="1@farm").action("crafts").play("train wainwright 1", "make wagon")
    assert (t.life(), t.members(), t.goods()) == (4, "1@wainwright", "wagon")
    t = Table().seat(1, members="1@wainwright", life=4, goods="wagon").action("crafts").play("make wagon")
    assert (t.life(), t.goods()) == (6, "wagon wagon")

    t = Table().seat(1, members="1@farm", cubes="o p").action("crafts").play("buy wagon")
    assert (t.goods(), t.cubes(), t.life(), t.members()) == ("wagon", "", 0, "1@farm")


@rule("V 8.1", "V 8.4", "V 8.5", "V 8.8")
def test_e5_market_day() -> None:
    t = Table(players=3)
    t.market(stalls="c21 c06 c07 c03", queue="c01 c02 c04 c05 c08")
    t.seat(1, goods="horse plow scroll", grain=1, cubes="1g")
    t.seat(2, grain=3, cubes="1g")
    t.seat(3, goods="scroll", cubes="1g")
    t.board(market="o", crafts="p g").turn(1)
    assert sum(t.state.pile) == 15
    t.play("take market orange", "serve c21")
    assert t.asked == 2
    t.play("serve c06")
    assert t.asked == 1, "Agata cannot serve anyone and passes"
    t.play("serve c07")  # Marysia and then Monika can serve nobody and pass
    assert t.customers(1) == "c21 c07"
    assert (t.goods(1), t.grain(1), t.cubes(1), t.life(1)) == ("", 0, "1o", 1)
    assert (t.customers(2), t.grain(2), t.cubes(2), t.life(2)) == ("c06", 0, "", 1)
    assert (t.customers(3), t.goods(3), t.cubes(3), t.life(3)) == ("", "scroll", "1g", 0)
    assert t.stalls() == "c01 c02 c04 c03", "the first three of the queue take the three empty stalls"
    assert t.queue().startswith("c05 c08 ")
    assert len(t.queue().split()) == 5
    assert sum(t.state.pile) == 12


@rule("V 10.2", "V 10.4")
def test_e6_to_the_northern_city() -> None:
    t = Table().seat(1, members="1@farm", goods="wagon", cubes="2b").action("travel").play("send 1")
    assert (t.members(), t.goods(), t.cubes(), t.life()) == ("1@aldern", "", "", 2)
    assert (bin(t.farm().discs).count("1"), t.score()) == (1, 3)


@rule("V 13.2", "V 13.3", "V 13.4", "V 13.5", "V 13.6", "V 13.7")
def test_e7_mass() -> None:
    t = Table(players=3)
    t.seat(1, members="1@church-1 2@bag", coins=1, grain=3)
    t.seat(2, members="1@bag 2@church-1", coins=1, grain=4)
    t.seat(3, members="1@bag 1@bag")
    t.told(mass="P3-1 monk").mass()
    t.play("buy-out 2", "buy-out 1")
    assert t.members(1) == "1@church-1 2@church-1"
    assert t.members(2) == "1@church-1 2@church-1"
    assert t.members(3) == "1@church-1 1@bag"
    assert (t.coins(1), t.coins(2)) == (0, 0)
    t.play("promote 1 1", "promote 1 2", "promote 2 1")
    t.play("promote 2 1", "promote 2 2", "promote 2 3")
    assert t.members(1) == "1@church-3 2@church-2"
    assert t.members(2) == "1@church-1 2@church-4"
    assert (t.grain(1), t.grain(2)) == (0, 0)
    assert [t.score(seat) for seat in (1, 2, 3)] == [0, 2, 0], "Agata stands furthest"


@rule("V 15.2", "V 9.2")
def test_e8_a_coin_for_a_cube() -> None:
    t = Table().seat(1, members="1@council-1", cubes="2g", coins=2, goods="scroll").action("council")
    t.play("advance 1 1")
    assert t.options == ["pay green 0", "pay green 1", "pay green 2", "pay-scroll"]
    assert t.life() == 2


@rule("V 16.1", "V 16.3", "V 16.4")
def test_e9_death_waits_for_the_end_of_the_turn() -> None:
    t = Table().seat(1, members="1@farm 1@council-1", life=8).board(crafts="x", harvest="o g").turn(1)
    slots = t.state.free[0]
    t.play("take crafts plague")
    assert t.life() == 0, "crossed, but nobody dies yet"
    t.play("train smithy 1", "make plow")
    assert t.options == ["die smithy", "die council-1"]
    t.play("die smithy")
    assert (t.life(), t.goods(), t.members()) == (6, "plow", "1@council-1 1@chronicle-crafts")
    assert t.state.free[0] == slots - 1
    assert t.state.supply[4] == 6


@rule("V 16.4", "V 16.5")
def test_e10_chronicle_or_grave() -> None:
    rests = {"church-4": "grave", "wainwright": "chronicle-crafts", "farm": "chronicle-farm"}
    for place, rest in rests.items():
        t = Table().seat(1, members="1@church-4 1@wainwright 1@farm", life=9)
        t.free(church=0).board(harvest="x", crafts="o").turn(1)
        t.play("take harvest plague", "decline")
        assert t.options == ["die farm", "die wainwright", "die church-4"]
        t.play(f"die {place}")
        assert f"1@{rest}" in t.members()


@rule("V 18.1", "V 18.2", "V 18.3", "V 18.4", "V 18.5")
def test_e11_final_scoring() -> None:
    t = Table().seat(
        1,
        members="1@chronicle-farm 1@chronicle-crafts 1@chronicle-crafts 1@chronicle-church 2@grave "
        "2@church-1 2@church-3 3@church-4 3@council-1 4@council-2 4@council-4",
        score=14,
        cities="aldern brakel corven dornau",
        customers="c21 c03 c01",
        coins=2,
        grain=3,
        cubes="5o",
        goods="plow",
    )
    assert t.points() == {
        "prestige": 14,
        "travel": 10,
        "church": 12,
        "customers": 11,
        "chronicle": 7,
        "council": 8,
        "coins": 2,
    }
    assert TITLE.result(t.state).totals()[0] == 64


@rule("V 20.3", "V 21.5", "V 22.2", "V 22.3")
def test_e12_solo_market_then_jagnas_cube() -> None:
    t = Table(variant="solo").seat(1, members="1@farm", goods="scroll horse", cubes="1g")
    t.market(stalls="c01 c02 c03", queue="c04 c05 c06 c07 c08")
    t.board(market="g", council="b x", crafts="o")
    t.jagna(slot=1)  # a face-down fate token stands before the second space
    t.told(fate="quill").turn(1)
    t.play("take market green", "serve c01")
    assert t.options == ["serve c03", "pass"], "one more could be had for a green cube and time"
    t.play("pass")
    assert t.customers() == "c01"
    assert t.rival.customers == [1], "Jagna takes the second customer"
    assert t.stalls() == "c04 c05 c03"
    assert t.options == ["jagna-takes brown", "jagna-takes plague"]
    life = t.life()
    t.play("jagna-takes plague")
    assert t.rival.cubes == [4], "the plague lies on her board"
    assert t.life() == life
    assert t.state.supply[4] == 5
    assert t.rival.beside == [3, 3], "one of her oldest has died"
    assert t.state.free[2] == 0, "the council's slot of the chronicle is taken"


@rule("V 23.1", "V 23.2", "V 23.3")
def test_e13_solo_mass() -> None:
    t = Table(variant="solo").seat(1, members="1@bag", grain=4)
    t.jagna(church=[1, 0], bag=[1, 1], track=[3, 0, 0, 0])
    t.told(mass="jagna-4 jagna-3 P1-1 monk").mass()
    assert t.rival.track == [3, 4, 3, 0]
    assert t.members() == "1@church-1"
    t.play("promote 1 1", "promote 1 2", "promote 1 3")
    assert t.members() == "1@church-4"
    assert t.grain() == 0
    assert t.score() == 0, "Jagna has three members on the track"


@rule("V 24.12")
@pytest.mark.parametrize(
    ("points", "level"),
    [
        (69, "apprentice"),
        (70, "journeyman"),
        (80, "master"),
        (90, "grandmaster"),
        (100, "genius"),
        (109, "genius"),
        (110, "polymath"),
    ],
)
def test_e14_levels_raised_by_thirty(points: int, level: str) -> None:
    """All three expansions raise every level by 30; an edition file can say so."""
    raised = Table(variant="solo", edition={"solo": {"levels": [70, 80, 90, 100, 110]}}).seat(1, score=points)
    assert raised.title.result(raised.state).level == level
