"""Village with another map, another ring for Jagna and another book than ours."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from posterity.arena.fuzz import check_game
from posterity.engine import DataError
from posterity.engine.data import load_edition
from posterity.games import face
from posterity.games.village import title
from posterity.games.village.components import SOLO, STANDARD
from posterity.games.village.face.printed import Printed
from posterity.games.village.terms import CITY
from posterity.speech import Speech
from village_table import Table

LEFT_OUT = {"from": "", "to": "", "cost": ""}
ROADS = [f"road{i}" for i in range(1, 13)]
ENDS = [(start, end) for i, end in enumerate(CITY.names) for start in ("village", *CITY.names[:i])]


def mapped(*roads: tuple[str, str, str]) -> dict[str, Any]:
    """An edition with these roads and no others."""
    there = [{"from": start, "to": end, "cost": cost} for start, end, cost in roads]
    return {"travel": {"roads": dict(zip(ROADS, there + [LEFT_OUT] * (len(ROADS) - len(there)), strict=True))}}


ONE_WAY = mapped(("village", "aldern", "brown"), *[(a, b, "2 pink") for a, b in pairwise(CITY.names)])


def printed(t: Table) -> Printed:
    found = face(t.title).printed(t.state)
    assert isinstance(found, Printed)
    return found


def test_a_map_may_have_fewer_roads() -> None:
    t = Table(edition=ONE_WAY).seat(1, members="1@farm", cubes="1b", goods="wagon").board(harvest="o g")
    assert len(t.state.box.roads) == 6
    t.action("travel").play("send 1")
    assert t.members() == "1@aldern", "the only road from the village, taken without asking"
    t = Table(edition=ONE_WAY).seat(1, members="1@corven", cubes="4p", goods="wagon").board(harvest="o g")
    t.action("travel").play("move 1 corven")
    assert (t.options, t.reason("go eschbach")) == (["go brakel", "go dornau"], "no-road")


def test_a_map_may_have_more_roads() -> None:
    edition = load_edition(
        """
        [travel.roads]
        road3 = { from = "", to = "", cost = "" }
        road10 = { from = "village", to = "falkenau", cost = "green + pink" }
        road12 = { from = "aldern", to = "eschbach", cost = "brown" }
        """,
        "my-box.toml",
    )
    t = Table(edition=edition).seat(1, members="1@farm", cubes="1g 1p", goods="wagon").board(harvest="o g")
    t.action("travel").play("send 1")
    assert t.members() == "1@falkenau"
    roads = printed(t).roads
    assert [(road.start, road.end) for road in roads[-2:]] == [("village", "falkenau"), ("aldern", "eschbach")]
    assert len(roads) == 10
    told = [row[0] for panel in face(t.title).prices(t.sight(1), 0, Speech(t.title)) for row in panel.rows]
    assert "Aldern – Eschbach" in told and "Aldern – Brakel" not in told
    doubtful = [thing for thing in printed(t).doubtful if thing.startswith("road")]
    assert doubtful == [f"road:{i}" for i in range(1, 8)], "the third road is another one now, and two are the box's"


def test_jagnas_ring_is_as_long_as_the_box_says() -> None:
    edition = load_edition("[solo]\nspaces = 7\nupper_tokens = [1, 2, 3]\nlower_tokens = [4, 5, 7]", "my-box.toml")
    t = Table(variant="solo", edition=edition).jagna(slot=6).board(travel="4g", crafts="o p").told(fate="blank")
    t.turn(1).play("take travel green")
    assert (t.rival.slot, t.rival.fate) == (0, [0, 0, 0, 0, 0, 1]), "after the seventh space comes the first"
    assert printed(t).tokens == ["upper"] * 3 + ["lower"] * 2 + [None, "lower"]


def test_a_chapter_may_have_no_slot() -> None:
    t = Table(edition={"chronicle": {"travel": [0, 1, 2, 2]}})
    t.seat(1, members="1@aldern 2@farm", life=9, cubes="2p", goods="wagon", cities="brakel")
    t.board(harvest="o g", travel="o").turn(1).play("take travel orange", "move 1 aldern", "go brakel")
    assert t.members() == "1@grave 2@farm"


def longest_map(source: random.Random) -> dict[str, Any]:
    """Roads between any places that bring everybody everywhere, as many as there can be."""
    cities = CITY.names[:]
    source.shuffle(cities)
    tree = [(source.choice(["village", *cities[:i]]), city) for i, city in enumerate(cities)]
    more = [ends for ends in ENDS if ends not in tree and ends[::-1] not in tree]
    source.shuffle(more)
    chosen = (tree + more)[: source.randint(len(cities), len(ROADS))]
    colours = ["orange", "2 green", "brown", "pink", "2 brown + pink"]
    return mapped(*[(start, end, source.choice(colours)) for start, end in chosen])


def any_shape(source: random.Random) -> dict[str, Any]:
    spaces = source.randint(6, 14)
    tokens = source.sample(range(1, spaces + 1), 6)
    slots = {name: [source.randint(0, 2) for _ in range(4)] for name in ("crafts", "farm", "council", "church")}
    return {
        **longest_map(source),
        "solo": {"spaces": spaces, "upper_tokens": tokens[:3], "lower_tokens": tokens[3:]},
        "chronicle": {**slots, "travel": [source.randint(1, 2) for _ in range(4)], "graves": [2, 3, 4, 8]},
    }


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("variant", "seats"), [(STANDARD, 2), (STANDARD, 5), (SOLO, 1)])
def test_whatever_shape_a_box_has_it_is_played_to_the_end(variant: str, seats: int, seed: int) -> None:
    village = title(any_shape(random.Random(seed)))
    assert check_game(village, variant, seats, seed, often=0.02) < 2000


@pytest.mark.parametrize(
    ("edition", "problem"),
    [
        (mapped(*[("village", city, "pink") for city in CITY.names[:5]]), "but none leads to falkenau"),
        (mapped(("village", "aldern", "pink"), ("brakel", "corven", "pink")), "but none leads to brakel"),
        (mapped(), "travel.roads: expected roads from the village to every city, but none leads to aldern"),
        ({"travel": {"roads": {"road10": {"from": "aldern"}}}}, "travel.roads.road10.to: there is no place ''; expect"),
        ({"travel": {"roads": {"road9": {"cost": ""}}}}, "travel.roads.road9.cost: cannot read ''; expected something"),
        ({"travel": {"roads": {"road13": LEFT_OUT}}}, "travel.roads.road13: there is no such value; known here: road1"),
        ({"solo": {"spaces": 5}}, "solo.spaces: expected a number of at least 6, got 5"),
        ({"solo": {"spaces": 15}}, "solo.spaces: expected a number of at most 14, got 15"),
        ({"solo": {"spaces": 8}}, "solo.lower_tokens: expected different spaces from 1 to 8, got 9"),
        (
            {"chronicle": {name: [0, 1, 2, 2] for name in ("crafts", "farm", "council", "church", "travel")}},
            "chronicle: expected a slot or more in one of the chapters for 2 families, got none",
        ),
    ],
)
def test_a_shape_that_cannot_be_is_refused_with_what_would_be_right(edition: dict[str, Any], problem: str) -> None:
    with pytest.raises(DataError) as error:
        title(edition)
    assert problem in str(error.value)
    assert "\n" not in str(error.value)
