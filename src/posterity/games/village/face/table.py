"""The table of Village by name, with all that a board needs for whoever looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from posterity.engine import NOBODY, Domain, Menu
from posterity.games.village import state, terms
from posterity.games.village.components import Box
from posterity.games.village.state import (
    BLANK_UP,
    FACE_DOWN,
    FACE_DOWN_TILE,
    ON_THE_ROOF,
    QUILL_UP,
    RING_SPENT,
    Village,
    queue_moves_up,
)
from posterity.games.village.steps.death import Death, chapter_of, oldest_at, resting_place
from posterity.games.village.steps.market import NOBODY_THERE

INFLUENCES: Final = Domain("influence", terms.COLOUR.names[: terms.INFLUENCE])
WISHES: Final = Domain("wish", terms.WISH)

Colour = Annotated[str, terms.COLOUR]
Influence = Annotated[str, INFLUENCES]
SpaceName = Annotated[str, terms.SPACE]
Good = Annotated[str, terms.GOOD]
Wish = Annotated[str, WISHES]
City = Annotated[str, terms.CITY]
Place = Annotated[str, terms.PLACE]
Chapter = Annotated[str, terms.CHAPTER]
CustomerName = Annotated[str, terms.CUSTOMER]
Number = int  # 1 to 4, as the members wear it

YOUNG: Final = 3  # the first of Jagna's numbers on the church and in the bag
Token = Literal["down", "blank", "quill"]
TOKEN: Final[dict[int, Token]] = {FACE_DOWN: "down", BLANK_UP: "blank", QUILL_UP: "quill"}


@dataclass(slots=True)
class Guest:
    """A customer at the market."""

    customer: CustomerName
    lacks: dict[Wish, int]  # how much of what it wants the seat that looks does not have


@dataclass(slots=True)
class Stall:
    guest: Guest | None


@dataclass(slots=True)
class Room:
    """For the dead: in a chapter of the chronicle, in all of it, or in the graveyard."""

    taken: int
    free: int
    all: int


@dataclass(slots=True)
class Mortal:
    """One of those whom the quill would take next, and where they would come to rest."""

    number: Number
    place: Place
    rest: Place


@dataclass(slots=True)
class Farm:
    life: int
    due: int  # who must still die at the end of the turn
    prestige: int
    grain: int
    coins: int
    cubes: dict[Influence, int]
    goods: dict[Good, int]
    customers: list[CustomerName]  # that lie open for the seat that looks
    served: int  # customers, those that lie face down as well
    cities: list[City]  # where the seat's discs lie
    members: dict[Place, list[Number]]  # who is where
    remembered: int  # in the chronicle


@dataclass(slots=True)
class Slot:
    """A space of Jagna's board, and what the token beside it shows."""

    cubes: list[Colour]
    token: Token | None


@dataclass(slots=True)
class Jagna:
    """The rival of the solo game."""

    beside: list[Number]  # her board
    roof: list[Number]  # on the church, from where they go into the bag
    members: dict[Place, list[Number]]  # all others of hers
    slots: list[Slot]
    next: int  # the slot of her next cube, after that of her last one
    customers: list[CustomerName]
    points: int  # of these customers


@dataclass(slots=True)
class Table:
    """What of the table lies open before a seat; a spectator has nothing to serve and nobody to lose."""

    round: int
    first: int
    ring: Literal["roof", "taken", "spent"]
    ring_of: int | None
    cubes: int  # on the board
    spaces: dict[SpaceName, dict[Colour, int]]
    stalls: list[Stall]
    queue: list[Guest]
    pile: int
    moves_up: bool  # customers still come from the queue to the stalls
    chronicle: Room
    chapters: dict[Chapter, Room]
    graves: Room
    black_bag: int  # how many are in it, monks among them
    farms: list[Farm]
    jagna: Jagna | None
    oldest: list[Mortal]  # of the seat that looks


def shown(s: Village, seat: int) -> Table:
    """The table for a seat."""
    box = s.box
    stock = [0] * len(terms.WISH) if seat == NOBODY else [*s.farms[seat].goods, s.farms[seat].grain]
    in_bag = box.monks + sum([farm.at.count(terms.IN_BAG) for farm in s.farms]) + (sum(s.jagna.bag) if s.jagna else 0)
    return Table(
        round=s.round,
        first=s.first,
        ring="roof" if s.ring == ON_THE_ROOF else "spent" if s.ring == RING_SPENT else "taken",
        ring_of=s.ring if s.ring > ON_THE_ROOF else None,
        cubes=s.on_board,
        spaces={
            name: _lying(s.spaces[i * terms.COLOURS : (i + 1) * terms.COLOURS])
            for i, name in enumerate(terms.SPACE.names)
        },
        stalls=[Stall(None if customer == NOBODY_THERE else _guest(box, customer, stock)) for customer in s.stalls],
        queue=[_guest(box, customer, stock) for customer in s.queue],
        pile=sum(s.pile),
        moves_up=queue_moves_up(s),
        chronicle=_room(sum(box.slots), sum(s.free)),
        chapters={name: _room(box.slots[i], s.free[i]) for i, name in enumerate(terms.CHAPTER.names)},
        graves=_room(box.graves, s.free_graves),
        black_bag=in_bag,
        farms=[_farm(box, farm) for farm in s.farms],
        jagna=None if s.jagna is None else _jagna(box, s.jagna),
        oldest=[] if seat == NOBODY else oldest(s, seat),
    )


def oldest(s: Village, seat: int) -> list[Mortal]:
    """Whom the seat could choose if somebody had to die now."""
    menu = Menu(seat)
    Death(seat).menu(s, menu)
    return [
        Mortal(
            oldest_at(s, seat, action.x) + 1,
            terms.PLACE.names[action.x],
            terms.PLACE.names[resting_place(s, chapter_of(action.x))],
        )
        for action in menu.options
        if action.verb is terms.DIE
    ]


def _lying(cubes: list[int]) -> dict[str, int]:
    return {terms.COLOUR.names[colour]: count for colour, count in enumerate(cubes) if count}


def _guest(box: Box, customer: int, stock: list[int]) -> Guest:
    wants = box.customers[customer].wants
    lacks = {terms.WISH[i]: count - stock[i] for i, count in enumerate(wants) if count > stock[i]}
    return Guest(terms.CUSTOMER.names[customer], lacks)


def _room(all: int, free: int) -> Room:
    return Room(all - free, free, all)


def _farm(box: Box, farm: state.Farm) -> Farm:
    members: dict[str, list[int]] = {}
    remembered = 0
    for i, place in enumerate(farm.at):
        members.setdefault(terms.PLACE.names[place], []).append(box.generations[i] + 1)
        remembered += terms.IN_CHRONICLE <= place < terms.IN_GRAVE
    return Farm(
        life=farm.life,
        due=farm.due,
        prestige=farm.prestige,
        grain=farm.grain,
        coins=farm.coins,
        cubes=dict(zip(INFLUENCES.names, farm.cubes, strict=True)),
        goods=dict(zip(terms.GOOD.names, farm.goods, strict=True)),
        customers=[terms.CUSTOMER.names[customer] for customer in farm.customers if customer != FACE_DOWN_TILE],
        served=len(farm.customers),
        cities=[name for city, name in enumerate(terms.CITY.names) if farm.discs >> city & 1],
        members=members,
        remembered=remembered,
    )


def _jagna(box: Box, jagna: state.Jagna) -> Jagna:
    members: dict[str, list[int]] = {}

    def put(place: int, numbers: list[int]) -> None:
        if numbers:
            members.setdefault(terms.PLACE.names[place], []).extend(numbers)

    for stage, number in enumerate(jagna.track):
        put(terms.AT_CHURCH + stage, [number] if number else [])
    put(terms.IN_BAG, _numbers(jagna.bag, YOUNG))
    for entry in jagna.chronicle:
        put(terms.IN_CHRONICLE + entry // len(terms.GENERATION), [entry % len(terms.GENERATION) + 1])
    put(terms.IN_GRAVE, jagna.graves)
    put(terms.REMOVED, jagna.removed)

    slots = [Slot([], None if token < 0 else TOKEN[jagna.fate[token]]) for token in box.token_at]
    for i, colour in enumerate(reversed(jagna.cubes)):
        slots[(jagna.slot - 1 - i) % len(slots)].cubes.insert(0, terms.COLOUR.names[colour])
    return Jagna(
        beside=_numbers(jagna.beside, 1),
        roof=_numbers(jagna.church, YOUNG),
        members=members,
        slots=slots,
        next=jagna.slot,
        customers=[terms.CUSTOMER.names[customer] for customer in jagna.customers],
        points=sum([box.customers[customer].points for customer in jagna.customers]),
    )


def _numbers(counts: list[int], first: int) -> list[int]:
    """One number for each member: two 3s and a 4 of [2, 1]."""
    return [first + i for i, count in enumerate(counts) for _ in range(count)]
