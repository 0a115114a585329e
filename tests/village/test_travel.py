"""V 10: into the world (R51 to R57)."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.engine import Ask, Menu
from posterity.games.village.state import Village
from posterity.games.village.steps.travel import Travel
from posterity.games.village.terms import CITY
from village_table import Table

RICH = "4o 4g 4b 4p"  # whatever a road asks for

ROADS = [
    ("aldern", "brakel", "2p"),
    ("aldern", "corven", "1o 1p"),
    ("brakel", "dornau", "1b 1p"),
    ("corven", "dornau", "1o 1b"),
    ("corven", "eschbach", "2o"),
    ("dornau", "falkenau", "2b"),
    ("eschbach", "falkenau", "2p"),
]
BOTH_WAYS = ROADS + [(end, start, cost) for start, end, cost in ROADS]
FROM_THE_VILLAGE = [("village", "aldern", "2b"), ("village", "brakel", "2o")]


def on_the_way(start: str, **stock: str) -> Table:
    """P1's travel action with one member, who stands in a city or on the farm, just before it says where to."""
    place, departure = (start, f"move 1 {start}") if start != "village" else ("farm", "send 1")
    t = Table().seat(
        1, members=f"1@{place}", goods="wagon", cubes=stock.get("cubes", ""), cities=stock.get("cities", "")
    )
    return t.board(harvest="o g").action("travel").play(departure)


def refused(t: Table, step: Ask[Village]) -> dict[str, str]:
    """What the step refuses and why, also where nothing is left to choose and so nobody is asked."""
    menu = Menu(step.seat, curious=True)
    step.menu(t.state, menu)
    return {refusal.action.text: refusal.reason for refusal in menu.refusals}


def discs(t: Table, seat: int = 1) -> str:
    return " ".join(name for city, name in enumerate(CITY.names) if t.farm(seat).discs >> city & 1)


@rule("V 10.1", "V 10.2")
@pytest.mark.parametrize(("start", "end", "cost"), FROM_THE_VILLAGE + BOTH_WAYS)
def test_v10_1_what_a_road_costs(start: str, end: str, cost: str) -> None:
    # A disc lies there already, so that no reward hides the price.
    t = on_the_way(start, cubes=RICH, cities=end)
    supply = t.state.supply[:]
    t.play(f"go {end}")
    assert t.members() == f"1@{end}"
    paid = [after - before for before, after in zip(supply, t.state.supply, strict=True)]
    assert " ".join(f"{n}{'ogbpx'[colour]}" for colour, n in enumerate(paid) if n) == cost
    assert (t.goods(), t.life()) == ("", 2), "every journey: 1 wagon and 2 time"


@rule("V 10.1")
@pytest.mark.parametrize("start", ["village", *CITY.names])
def test_v10_1_no_other_road(start: str) -> None:
    t = on_the_way(start, cubes=RICH)
    near = {end for begin, end, _ in FROM_THE_VILLAGE + BOTH_WAYS if begin == start}
    assert sorted(t.options) == sorted(f"go {city}" for city in near)
    for city in CITY.names:
        if city not in near:
            assert t.reason(f"go {city}") == "no-road"


@rule("V 10.2")
def test_v10_2_a_road_that_cannot_be_paid() -> None:
    t = on_the_way("aldern", cubes="1o 1p")  # forced: Corven is all that can be paid
    assert t.members() == "1@corven"
    t = Table().seat(1, members="1@farm 1@aldern", goods="wagon", cubes="2b 1p").board(harvest="o g").action("travel")
    assert t.options == ["send 1", "decline"]
    assert t.reason("move 1 aldern") == "no-road-can-be-paid"
    t = on_the_way("corven", cubes="2o 1p")
    assert t.options == ["go aldern", "go eschbach"]
    assert t.reason("go dornau") == "lacks-cubes"


@rule("V 10.3")
def test_r51_the_first_journey_leads_to_a_gateway() -> None:
    t = Table().seat(1, members="1@farm 2@farm 3@smithy", goods="wagon", cubes=RICH).board(harvest="o g")
    t.action("travel")
    assert t.options == ["send 1", "send 2", "decline"]
    t.play("send 2")
    assert t.options == ["go aldern", "go brakel"]
    assert t.reason("go corven") == "no-road"
    t.play("go aldern")
    assert t.members() == "1@farm 2@aldern 3@smithy"


@rule("V 10.3")
def test_r52_a_departure_or_a_further_journey() -> None:
    t = Table().seat(1, members="1@aldern 2@farm", goods="wagon wagon", cubes=RICH, cities="aldern")
    t.board(harvest="o g").action("travel")
    assert t.options == ["move 1 aldern", "send 2", "decline"]
    t.play("send 2")
    assert t.options == ["go aldern", "go brakel"]
    t.play("go aldern")
    assert (t.members(), t.goods(), t.asked) == ("1@aldern 2@aldern", "wagon", 2), "not both"

    t = Table().seat(1, members="1@aldern 2@farm", goods="wagon wagon", cubes=RICH, cities="aldern corven")
    t.board(harvest="o g").action("travel").play("move 1 aldern")
    assert t.options == ["go brakel", "go corven"]
    t.play("go corven")
    assert (t.members(), t.goods(), t.asked) == ("1@corven 2@farm", "wagon", 2), "along one road"


@rule("V 10.2", "V 15.2")
def test_r53_a_coin_for_a_brown_cube() -> None:
    t = Table().seat(1, members="1@farm", goods="wagon", cubes="1b", coins=1).board(harvest="o g").action("travel")
    t.play("send 1")  # only Aldern can be paid, and only so
    assert (t.members(), t.cubes(), t.coins(), t.goods()) == ("1@aldern", "", 0, "")
    assert (t.life(), t.score()) == (2, 3)


@rule("V 3.5", "V 10.2", "V 15.2")
def test_r54_no_journey_without_a_wagon() -> None:
    t = Table().seat(1, members="1@farm 2@aldern", cubes="2b 2p", coins=2).board(travel="g", harvest="o g").turn(1)
    reasons = {"send 1": "lacks-goods", "move 2 aldern": "lacks-goods"}
    assert refused(t, Travel(0)).items() >= reasons.items()
    t.play("take travel green")
    assert (t.members(), t.coins(), t.asked) == ("1@farm 2@aldern", 2, 2)


@rule("V 10.4")
@pytest.mark.parametrize(("start", "city"), [("village", "aldern"), ("eschbach", "falkenau")])
def test_v10_4_cities_with_prestige(start: str, city: str) -> None:
    t = on_the_way(start, cubes=RICH).play(f"go {city}")
    assert (t.score(), t.coins(), discs(t), t.asked) == (3, 0, city, 2)


@rule("V 10.4")
@pytest.mark.parametrize(("start", "city"), [("aldern", "corven"), ("brakel", "dornau")])
def test_v10_4_cities_with_a_coin(start: str, city: str) -> None:
    t = on_the_way(start, cubes=RICH).play(f"go {city}")
    assert (t.score(), t.coins(), discs(t), t.asked) == (0, 1, city, 2)


@rule("V 10.4")
@pytest.mark.parametrize(("start", "city"), [("village", "brakel"), ("corven", "eschbach")])
def test_v10_4_cities_with_influence(start: str, city: str) -> None:
    t = on_the_way(start, cubes="2o 1g")  # only this road can be paid
    assert t.members() == f"1@{city}"
    assert t.options == ["gain-cube orange", "gain-cube green", "gain-cube brown", "gain-cube pink"]
    t.play("gain-cube pink", "gain-cube green")
    assert (t.cubes(), t.score(), t.coins(), discs(t), t.asked) == ("2g 1p", 0, 0, city, 2)


@rule("V 10.5")
def test_r55_a_further_visit_brings_nothing() -> None:
    t = Table().seat(1, members="1@farm", goods="wagon", cubes="2b", cities="aldern", score=3).board(harvest="o g")
    t.action("travel").play("send 1")
    assert (t.members(), t.goods(), t.cubes(), t.life()) == ("1@aldern", "", "", 2), "full cost"
    assert (t.score(), discs(t), t.asked) == (3, "aldern", 2), "no reward, no second disc"


@rule("V 10.1")
def test_r56_no_road_from_aldern_to_eschbach() -> None:
    t = on_the_way("aldern", cubes=RICH)
    assert t.reason("go eschbach") == "no-road"


@rule("V 10.6")
def test_r57_others_in_the_city_change_nothing() -> None:
    t = Table(players=3).seat(2, members="1@brakel 1@brakel", cities="brakel").seat(3, cities="brakel aldern")
    t.seat(1, members="1@farm", goods="wagon", cubes="2o").board(harvest="o g").action("travel").play("send 1")
    assert (t.goods(), t.cubes(), t.life()) == ("", "", 2), "the usual cost"
    t.play("gain-cube pink", "gain-cube pink")
    assert (t.members(), t.cubes(), discs(t)) == ("1@brakel", "2p", "brakel")
    assert (discs(t, 2), discs(t, 3)) == ("brakel", "aldern brakel")


@rule("V 10.7")
def test_p16_two_own_figures_in_one_city() -> None:
    t = Table().seat(1, members="1@aldern 1@aldern 2@corven", goods="wagon", cubes="1o 1p", cities="aldern corven")
    t.board(harvest="o g").action("travel").play("move 2 corven")
    assert t.members() == "1@aldern 1@aldern 2@aldern"


@rule("V 10.8")
@pytest.mark.parametrize(("gateway", "onward"), [("aldern", "brakel corven"), ("brakel", "aldern dornau")])
def test_p17_nobody_walks_back_to_the_village(gateway: str, onward: str) -> None:
    t = on_the_way(gateway, cubes=RICH)
    assert t.options == [f"go {city}" for city in onward.split()]
    t = Table().seat(1, members=f"1@{gateway}").action("family").play(f"recall 1 {gateway}")
    assert t.members() == "1@farm", "only the family action brings home"
