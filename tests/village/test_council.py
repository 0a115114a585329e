"""V 9: the council and its privileges (R42 to R50)."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.games.village.state import ON_THE_ROOF
from village_table import Table

P1, P2 = 0, 1  # who has the ring


@rule("V 9.1", "V 9.5")
@pytest.mark.parametrize(("cubes", "goods"), [("2g", ""), ("", "scroll")])
def test_r42_enter_and_take_the_ring(cubes: str, goods: str) -> None:
    t = Table().seat(1, members="1@farm", cubes=cubes, goods=goods).board(harvest="o g").action("council")
    t.play("enter-council 1")
    assert (t.members(), t.cubes(), t.goods(), t.life()) == ("1@council-1", "", "", 1)
    assert t.state.ring == ON_THE_ROOF
    t.play("privilege 1")
    assert (t.state.ring, t.asked) == (P1, 2)
    assert t.state.supply[1] == 32, "what was paid is back in the supply, one green cube lies on the board"


@rule("V 9.1")
def test_r42_cubes_or_scroll_as_the_player_likes() -> None:
    t = Table().seat(1, members="1@farm", cubes="3g", goods="scroll scroll").board(harvest="o g").action("council")
    t.play("enter-council 1")
    assert t.options == ["pay green 0", "pay-scroll"]
    t.play("pay-scroll", "decline")
    assert (t.cubes(), t.goods()) == ("3g", "scroll")


@rule("V 9.1")
@pytest.mark.parametrize("cubes", ["1g", "1g 3o 3b 3p"])
def test_v9_1_too_little_to_enter(cubes: str) -> None:
    t = Table().seat(1, members="1@farm 2@council-1", cubes=cubes, grain=5, goods="plow ox").action("council")
    assert t.options == ["privilege 1", "decline"]
    assert t.reason("enter-council 1") == "lacks-green-or-scroll"
    assert t.reason("advance 2 1") == "lacks-green-or-scroll"


@rule("V 9.5")
def test_r43_the_ring_is_gone() -> None:
    t = Table().seat(1, members="1@farm", cubes="2g").board(harvest="o g")
    t.state.ring = P2
    t.action("council").play("enter-council 1", "privilege 1")
    assert (t.members(), t.cubes(), t.life()) == ("1@council-1", "", 1), "placed and paid"
    assert t.state.ring == P2, "nothing is gained"
    assert t.asked == 2


@rule("V 9.2", "V 9.4")
def test_r44_advance_and_use_one_privilege() -> None:
    t = Table().seat(1, members="1@council-1", goods="scroll").board(harvest="o g").action("council")
    t.play("advance 1 1")
    assert (t.members(), t.goods(), t.life()) == ("1@council-2", "", 2)
    assert t.options == ["privilege 1", "privilege 2", "decline"]
    assert t.reason("privilege 3") == "stage-not-reached"
    t.play("privilege 1")
    assert (t.state.ring, t.asked) == (P1, 2), "one privilege, no more"


@rule("V 9.2")
@pytest.mark.parametrize(("stage", "time"), [(1, 2), (2, 2), (3, 3)])
def test_v9_2_the_price_of_each_stage(stage: int, time: int) -> None:
    for cubes, goods in (("2g", ""), ("", "scroll")):
        t = Table().seat(1, members=f"1@council-{stage}", cubes=cubes, goods=goods).board(harvest="o g")
        t.action("council").play(f"advance 1 {stage}", "decline")
        assert t.members() == f"1@council-{stage + 1}"
        assert (t.cubes(), t.goods(), t.life()) == ("", "", time)


@rule("V 9.2")
def test_v9_2_stage_4_is_the_last() -> None:
    t = Table().seat(1, members="1@council-4", cubes="2g").action("council")
    assert t.reason("advance 1 4") == "last-stage"


@rule("V 9.2")
def test_r45_one_step_per_action() -> None:
    t = Table().seat(1, members="1@council-2", goods="scroll scroll").board(harvest="o g").action("council")
    t.play("advance 1 2")
    assert t.options == ["privilege 1", "privilege 2", "privilege 3", "decline"]
    assert t.reason("advance 1 3") == "not-now"
    t.play("decline")
    assert (t.members(), t.goods(), t.asked) == ("1@council-3", "scroll", 2)


@rule("V 9.3", "V 9.4")
def test_r46_a_privilege_without_moving() -> None:
    t = Table().seat(1, members="2@council-3", life=9).board(harvest="o g").action("council")
    assert t.options == ["privilege 1", "privilege 2", "privilege 3", "decline"]
    assert t.reason("privilege 4") == "stage-not-reached"
    t.play("privilege 1")
    assert (t.state.ring, t.life(), t.members()) == (P1, 9, "2@council-3"), "free of charge"
    assert t.asked == 2, "one privilege"


@rule("V 9.3")
@pytest.mark.parametrize("privilege", ["privilege 2", "privilege 3"])
def test_r46_nothing_is_paid_for_it(privilege: str) -> None:
    t = Table().seat(1, members="2@council-3", cubes="2g", goods="scroll", coins=1, life=9).board(harvest="o g")
    t.action("council").play(privilege)
    assert (t.cubes(), t.goods(), t.coins(), t.life()) == ("2g", "scroll", 1, 9)


@rule("V 9.3")
def test_v9_3_nobody_in_the_council_no_privilege() -> None:
    t = Table().seat(1, members="1@farm", cubes="2g").seat(2, members="1@council-4").action("council")
    assert t.options == ["enter-council 1", "decline"]
    assert t.reason("privilege 1") == "stage-not-reached"


@rule("V 9.4")
def test_v9_4_the_privilege_of_the_member_that_moved() -> None:
    t = Table().seat(1, members="1@council-3 2@farm", cubes="2g").board(harvest="o g").action("council")
    t.play("enter-council 2")
    assert t.options == ["privilege 1", "decline"]
    assert t.reason("privilege 2") == "stage-not-reached"
    t = Table().seat(1, members="1@council-3 2@council-1", cubes="2g").board(harvest="o g").action("council")
    t.play("advance 2 1")
    assert t.options == ["privilege 1", "privilege 2", "decline"]


@rule("V 9.5")
@pytest.mark.parametrize(
    ("chosen", "cubes"), [(("green", "green"), "2g"), (("pink", "orange"), "1o 1p"), (("brown", "brown"), "2b")]
)
def test_r47_privilege_2_any_two_cubes(chosen: tuple[str, str], cubes: str) -> None:
    t = Table().seat(1, members="2@council-2").board(harvest="o g").action("council").play("privilege 2")
    supply = sum(t.state.supply)
    for colour in chosen:
        assert t.options == ["gain-cube orange", "gain-cube green", "gain-cube brown", "gain-cube pink"]
        t.play(f"gain-cube {colour}")
    assert (t.cubes(), t.asked) == (cubes, 2)
    assert sum(t.state.supply) == supply - 2, "they come from the supply"


@rule("V 9.5")
@pytest.mark.parametrize("good", ["scroll", "horse", "plow", "ox", "wagon"])
def test_r48_privilege_3_any_good(good: str) -> None:
    t = Table().seat(1, members="2@council-3").board(harvest="o g").action("council").play("privilege 3")
    assert t.options == ["gain-good scroll", "gain-good horse", "gain-good plow", "gain-good ox", "gain-good wagon"]
    t.play(f"gain-good {good}")
    assert (t.goods(), t.asked) == (good, 2)


@rule("V 9.5")
def test_r49_privilege_4_a_coin_for_three_prestige() -> None:
    t = Table().seat(1, members="2@council-4", coins=3, score=5).board(harvest="o g").action("council")
    t.play("privilege 4")
    assert (t.coins(), t.score(), t.asked) == (2, 8, 2), "once per action"


@rule("V 9.5")
def test_r49_privilege_4_takes_nothing_but_a_coin() -> None:
    t = Table().seat(1, members="2@council-4", cubes="3g", grain=5, goods="scroll").action("council")
    assert t.reason("privilege 4") == "lacks-coins"


@rule("V 9.6")
def test_r50_any_number_on_a_stage() -> None:
    t = Table(players=3).seat(2, members="1@council-2").seat(3, members="1@council-2 2@council-1")
    t.seat(1, members="1@council-1 1@council-2", cubes="2g").board(harvest="o g").action("council")
    t.play("advance 1 1", "decline")
    assert t.members(1) == "1@council-2 1@council-2"


@rule("V 9.7")
def test_p18_no_privilege_need_be_used() -> None:
    t = Table().seat(1, members="1@farm", cubes="2g").board(harvest="o g").action("council")
    t.play("enter-council 1", "decline")
    assert (t.members(), t.state.ring, t.asked) == ("1@council-1", ON_THE_ROOF, 2)


@rule("V 9.8")
def test_p13_only_colours_that_the_supply_holds() -> None:
    t = Table().seat(1, members="2@council-2").board(harvest="o g")
    t.state.supply[:4] = [0, 1, 5, 0]
    t.action("council").play("privilege 2")
    assert t.options == ["gain-cube green", "gain-cube brown"]
    assert t.reason("gain-cube pink") == "supply-empty"
    t.play("gain-cube green")  # the last one; now only brown is left
    assert (t.cubes(), t.asked) == ("1g 1b", 2)


@rule("V 9.8")
@pytest.mark.parametrize(("supply", "cubes"), [([0, 0, 1, 0], "1b"), ([0, 0, 0, 0], "")])
def test_p13_fewer_if_the_supply_holds_too_few(supply: list[int], cubes: str) -> None:
    t = Table().seat(1, members="2@council-2").board(harvest="o g")
    t.state.supply[:4] = supply
    t.action("council").play("privilege 2")
    assert (t.cubes(), t.asked) == (cubes, 2)

    t = Table().seat(1, members="1@farm", goods="wagon", coins=2).board(harvest="o g")
    t.state.supply[:4] = supply
    t.action("travel").play("send 1", "go brakel")
    assert (t.members(), t.coins(), t.cubes(), t.asked) == ("1@brakel", 0, cubes, 2), "the same in a city"
