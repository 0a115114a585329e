"""What lies on the table."""

from __future__ import annotations

from typing import Final

from posterity.engine import State
from posterity.games.village.components import TOKENS, Box
from posterity.games.village.terms import (
    AT_FARM,
    COLOURS,
    CUSTOMERS,
    GOODS,
    INFLUENCE,
    SPACES,
    STAGES,
    UNBORN,
)

ON_THE_ROOF: Final = -1  # the ring, when nobody has it
RING_SPENT: Final = -2  # solo: paid like a coin, out of reach until the next round (V 24.3)
NO_CUBE: Final = -1
JAGNA: Final = 1  # her side of the solo table
FACE_DOWN: Final = 0  # a fate token, until it shows one of these
BLANK_UP: Final = 1
QUILL_UP: Final = 2


class Farm:
    """A seat's own board and its family."""

    FIELDS: Final = (
        "life", "due", "prestige", "grain", "coins", "discs", "customers", "goods", "cubes", "at",
    )  # fmt: skip

    __slots__ = FIELDS

    def __init__(
        self,
        life: int,
        due: int,
        prestige: int,
        grain: int,
        coins: int,
        discs: int,
        customers: list[int],
        goods: list[int],
        cubes: list[int],
        at: list[int],
    ) -> None:
        self.life = life
        self.due = due  # crossings of the quill that no death has answered yet
        self.prestige = prestige
        self.grain = grain
        self.coins = coins
        self.discs = discs  # one bit a city
        self.customers = customers
        self.goods = goods
        self.cubes = cubes
        self.at = at  # the place of each member; those of one number in order, so alike stand together

    def copy(self) -> Farm:
        return Farm(
            self.life,
            self.due,
            self.prestige,
            self.grain,
            self.coins,
            self.discs,
            self.customers[:],
            self.goods[:],
            self.cubes[:],
            self.at[:],
        )


class Jagna:
    """The rival of the solo game: her board and her family."""

    FIELDS: Final = (
        "beside", "church", "bag", "track", "cubes", "slot", "fate", "customers", "chronicle", "graves", "removed",
    )  # fmt: skip

    __slots__ = FIELDS

    def __init__(
        self,
        beside: list[int],
        church: list[int],
        bag: list[int],
        track: list[int],
        cubes: list[int],
        slot: int,
        fate: list[int],
        customers: list[int],
        chronicle: list[int],
        graves: list[int],
        removed: list[int],
    ) -> None:
        self.beside = beside  # how many 1s and 2s lie beside her board
        self.church = church  # how many 3s and 4s stand on the church
        self.bag = bag  # how many 3s and 4s are in the black bag
        self.track = track  # the number that stands on each stage, 0 for none
        self.cubes = cubes  # their colours in the order in which they were laid; the last lies before `slot`
        self.slot = slot  # where the next cube goes
        self.fate = fate  # the tokens, three upper and three lower: face down, or what each of them shows
        self.customers = customers
        self.chronicle = chronicle  # who of hers is in it: chapter * 4 + generation
        self.graves = graves  # the numbers of her members there
        self.removed = removed

    def copy(self) -> Jagna:
        return Jagna(
            self.beside[:],
            self.church[:],
            self.bag[:],
            self.track[:],
            self.cubes[:],
            self.slot,
            self.fate[:],
            self.customers[:],
            self.chronicle[:],
            self.graves[:],
            self.removed[:],
        )


class Village(State):
    """The town, the farms, the bags and the book."""

    FIELDS: Final = (
        "spaces", "on_board", "bag", "supply", "stalls", "queue", "pile", "free", "free_graves", "first", "ring",
        "trigger", "round", "taken",
    )  # fmt: skip

    __slots__ = ("box", "farms", "jagna", *FIELDS)

    def __init__(
        self,
        box: Box,
        farms: list[Farm],
        jagna: Jagna | None,
        spaces: list[int],
        on_board: int,
        bag: list[int],
        supply: list[int],
        stalls: list[int],
        queue: list[int],
        pile: list[int],
        free: list[int],
        free_graves: int,
        first: int,
        ring: int,
        trigger: int,
        round: int,
        taken: int,
    ) -> None:
        super().__init__()
        self.box: Final = box
        self.farms = farms
        self.jagna = jagna
        self.spaces = spaces  # cubes on the board: space * COLOURS + colour
        self.on_board = on_board
        self.bag = bag  # the green bag, by colour
        self.supply = supply
        self.stalls = stalls  # customers front to back, -1 where nobody stands
        self.queue = queue
        self.pile = pile  # 1 for each customer that may still come
        self.free = free  # open slots of the chronicle, by chapter
        self.free_graves = free_graves
        self.first = first
        self.ring = ring
        self.trigger = trigger  # the side that triggered the end, -1 before that
        self.round = round
        self.taken = taken  # the cube taken in this turn (space * COLOURS + colour), for Jagna

    def copy(self) -> Village:
        jagna = self.jagna
        s = Village(
            self.box,
            [farm.copy() for farm in self.farms],
            None if jagna is None else jagna.copy(),
            self.spaces[:],
            self.on_board,
            self.bag[:],
            self.supply[:],
            self.stalls[:],
            self.queue[:],
            self.pile[:],
            self.free[:],
            self.free_graves,
            self.first,
            self.ring,
            self.trigger,
            self.round,
            self.taken,
        )
        s.agenda = self.agenda[:]
        return s


def new_table(box: Box) -> Village:
    """The table as it is laid out before anything is drawn (V 1, V 19)."""
    family = [AT_FARM] * box.family[0] + [UNBORN] * (box.family_size - box.family[0])
    farms = [
        Farm(0, 0, 0, 0, box.coins_at_start, 0, [], [0] * GOODS, [0] * INFLUENCE, family[:]) for _ in range(box.players)
    ]
    jagna: Jagna | None = None
    if box.solo:
        beside, church = box.family[:2], box.family[2:]
        jagna = Jagna(
            beside, church, [0, 0], [0] * STAGES, [], 0, [FACE_DOWN] * (2 * TOKENS), [], [], [], [],
        )  # fmt: skip
    return Village(
        box=box,
        farms=farms,
        jagna=jagna,
        spaces=[0] * (SPACES * COLOURS),
        on_board=0,
        bag=[0] * COLOURS,
        supply=[box.influence] * INFLUENCE + [box.plague],
        stalls=[],
        queue=[],
        pile=[1] * CUSTOMERS,
        free=box.slots[:],
        free_graves=box.graves,
        first=0,
        ring=ON_THE_ROOF,
        trigger=-1,
        round=0,
        taken=NO_CUBE,
    )


def find(box: Box, farm: Farm, generation: int, place: int) -> int:
    """A member of that generation at that place: its index in `at`, -1 if there is none."""
    start = box.first_of[generation]
    for i in range(start, start + box.family[generation]):
        if farm.at[i] == place:
            return i
    return -1


def put(box: Box, farm: Farm, generation: int, place: int, target: int) -> None:
    """Move one member of that generation from a place to another."""
    i = find(box, farm, generation, place)
    assert i >= 0, f"no member {generation + 1} stands at place {place}"
    at = farm.at
    first = box.first_of[generation]
    last = first + box.family[generation] - 1
    # Those of one number stay in order: the ones between the old and the new place make room.
    while i < last and at[i + 1] < target:
        at[i] = at[i + 1]
        i += 1
    while i > first and at[i - 1] > target:
        at[i] = at[i - 1]
        i -= 1
    at[i] = target


def anybody_at(farm: Farm, place: int) -> bool:
    """Whether a member is at that place. Menus ask it all the time, and `in` would compare objects, not numbers."""
    for there in farm.at:
        if there == place:
            return True
    return False


def generations_at(box: Box, farm: Farm, place: int) -> list[int]:
    """The generations that have somebody at that place."""
    found: list[int] = []
    for i, there in enumerate(farm.at):
        if there == place and not alike_before(box, farm, i):
            found.append(box.generations[i])
    return found


def alike_before(box: Box, farm: Farm, i: int) -> bool:
    """Whether member i is just like the one before it, so that offering both would be one option twice."""
    return i > 0 and farm.at[i] == farm.at[i - 1] and box.generations[i] == box.generations[i - 1]
