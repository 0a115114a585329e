"""What is printed on the components of Village."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from posterity.engine.data import Facts
from posterity.games.village import components, terms
from posterity.games.village.components import TOKENS, Box
from posterity.games.village.face.table import INFLUENCES, City, CustomerName, Good, Influence, SpaceName, Wish
from posterity.games.village.steps import council, rounds

CraftName = Annotated[str, terms.CRAFT]
End = City | Literal["village"]  # of a road

# What can be done at a space. How a price is paid or who dies is no aim of its own.
VERBS: Final = {
    terms.HARVEST: [terms.GATHER.verb],
    terms.FAMILY: [terms.BIRTH.verb, terms.RECALL],
    terms.CRAFTS: [terms.TRAIN, terms.MAKE, terms.BUY, terms.MILL.verb],
    terms.MARKET: [terms.SERVE],
    terms.TRAVEL: [terms.SEND, terms.MOVE, terms.GO],
    terms.COUNCIL: [terms.ENTER_COUNCIL, terms.ADVANCE, terms.PRIVILEGE],
    terms.CHURCH: [terms.ENTER_CHURCH],
}


@dataclass(slots=True)
class Workshop:
    """A craft building: time to train and to make, or what a good costs."""

    craft: CraftName
    makes: list[Good]
    train: int
    make: int
    buy: dict[Influence, int]
    grain: int  # in the price of a good


@dataclass(slots=True)
class Mill:
    time: int
    grain: int
    coins: int


@dataclass(slots=True)
class Tile:
    """Of a customer."""

    wants: dict[Wish, int]
    points: int


@dataclass(slots=True)
class CouncilStage:
    """What it costs to get there, besides green or a scroll, and its points in the end."""

    stage: int
    time: int
    points: int


@dataclass(slots=True)
class ChurchStage:
    """What it costs to get there from the one before, and its points in the end."""

    stage: int
    grain: int
    points: int


@dataclass(slots=True)
class Council:
    green: int  # or a scroll, for a step
    stages: list[CouncilStage]
    cubes: int  # of privilege 2
    coins: int  # for privilege 4
    prestige: int  # of privilege 4


@dataclass(slots=True)
class Church:
    brown: int  # or time, into the bag
    time: int
    stages: list[ChurchStage]


@dataclass(slots=True)
class Road:
    start: End
    end: City
    cost: dict[Influence, int]


@dataclass(slots=True)
class Reward:
    """Of a city, on the first visit."""

    prestige: int
    cubes: int
    coins: int


@dataclass(slots=True)
class Names:
    """So many names in the chronicle, or more, are worth so many points."""

    names: int
    points: int


@dataclass(slots=True)
class Printed:
    """What stands on the components and never changes."""

    lap: int  # spaces of the life track
    granary: int
    stalls: int
    queue: int
    well: int  # cubes of a colour, or coins
    verbs: dict[str, SpaceName]  # of which space an action is
    crafts: list[Workshop]
    mill: Mill
    customers: dict[CustomerName, Tile]
    council: Council
    church: Church
    travel: int  # time for a road, besides a wagon
    roads: list[Road]
    cities: dict[City, Reward]
    names: list[Names]
    tokens: list[Literal["upper", "lower"] | None]  # on which side of Jagna's board each slot has a fate token
    doubtful: list[str]  # the things on the board that show what no rulebook prints


def printed(box: Box, facts: Facts) -> Printed:
    """The components of a table."""
    points = box.church_points
    return Printed(
        lap=box.lap,
        granary=box.granary,
        stalls=box.stalls,
        queue=box.queue,
        well=rounds.WELL_PRICE,
        verbs={verb.name: terms.SPACE.names[space] for space, verbs in VERBS.items() for verb in verbs},
        crafts=[
            Workshop(
                terms.CRAFT.names[i],
                [terms.GOOD.names[good] for good in c.makes],
                c.train,
                c.time,
                _cubes(c.buy),
                c.buy_grain,
            )
            for i, c in enumerate(box.crafts)
        ],
        mill=Mill(box.mill_time, box.mill_grain, box.mill_coins),
        customers={terms.CUSTOMER.names[i]: tile(customer) for i, customer in enumerate(box.customers)},
        council=Council(
            box.council_green,
            [CouncilStage(i + 1, time, box.council_points[i]) for i, time in enumerate(box.council_time)],
            council.CUBES,
            council.COIN,
            council.FOR_A_COIN,
        ),
        church=Church(
            box.church_brown,
            box.church_time,
            [ChurchStage(i + 1, grain, points[i]) for i, grain in enumerate([0, *box.church_grain])],
        ),
        travel=box.travel_time,
        roads=[
            Road(
                "village" if road.start == terms.VILLAGE else terms.CITY.names[road.start],
                terms.CITY.names[road.end],
                _cubes(road.cost),
            )
            for road in box.roads
        ],
        cities={
            name: Reward(box.reward_prestige[i], box.reward_cubes[i], box.reward_coins[i])
            for i, name in enumerate(terms.CITY.names)
        },
        names=[Names(names, points) for names, points in enumerate(box.chronicle_points) if points],
        tokens=[None if token < 0 else "upper" if token < TOKENS else "lower" for token in box.token_at],
        doubtful=_doubtful(facts),
    )


def tile(customer: components.Customer) -> Tile:
    return Tile({terms.WISH[i]: count for i, count in enumerate(customer.wants) if count}, customer.points)


def _cubes(cost: list[int]) -> dict[str, int]:
    return {INFLUENCES.names[colour]: count for colour, count in enumerate(cost) if count}


def _doubtful(facts: Facts) -> list[str]:
    things: list[str] = []
    roads = components.road_names(facts)
    for fact in facts:
        if fact.doubtful():
            part, name = fact.key.rsplit(".", 1)
            things += [thing for thing in _things(part, name, roads) if thing not in things]
    return things


def _things(part: str, name: str, roads: list[str]) -> list[str]:
    """Where on the board a fact of the data file stands."""
    if part == "setup_card":
        return [f"space:{name}"] if name in terms.SPACE.ids else []
    if part == "chronicle":
        return ["grave" if name == "graves" else f"chapter:{name}"]
    if part == "travel.roads":
        return [f"road:{roads.index(name)}"] if name in roads else []
    if f"{part}.{name}" == "church.grain":
        return ["church:3", "church:4"]  # that of the second stage is certain
    if f"{part}.{name}" == "council.time":
        return [f"council:{stage}" for stage in range(1, 5)]
    simple = {"customers": f"customer:{name}", "travel.rewards": f"city:{name}", "life": "life", "solo": "jagna"}
    kind, _, craft = part.partition(".")
    return [f"craft:{craft}"] if kind == "crafts" else [simple[part]] if part in simple else []
