"""What lies on the table."""

from __future__ import annotations

from typing import Final

from posterity.engine import State
from posterity.games.village.components import TOKENS, Box
from posterity.games.village.terms import AT_FARM, COLOURS, CUSTOMERS, GOODS, INFLUENCE, SPACES, STAGES, UNBORN

ON_THE_ROOF: Final = -1  # the ring, when nobody has it
RING_SPENT: Final = -2  # solo: paid like a coin, out of reach until the next round (V 24.3)
NO_CUBE: Final = -1
JAGNA: Final = 1  # her side of the solo table
FACE_DOWN: Final = 0  # a fate token, until it shows one of these
BLANK_UP: Final = 1
QUILL_UP: Final = 2
FACE_DOWN_TILE: Final = -1  # among the customers that others have served (V 8.11)


class Farm:
    """A seat's own board and its family."""

    FIELDS: Final = (
        "life", "due", "prestige", "grain", "coins", "discs", "customers", "goods", "cubes", "at",
    )  # fmt: skip

    __slots__ = FIELDS

    def __init__(self, of: Farm | None = None) -> None:
        self.life: int = 0 if of is None else of.life
        self.due: int = 0 if of is None else of.due  # crossings of the quill that no death has answered yet
        self.prestige: int = 0 if of is None else of.prestige
        self.grain: int = 0 if of is None else of.grain
        self.coins: int = 0 if of is None else of.coins
        self.discs: int = 0 if of is None else of.discs  # one bit a city
        self.customers: list[int] = [] if of is None else of.customers[:]
        self.goods: list[int] = [0] * GOODS if of is None else of.goods[:]
        self.cubes: list[int] = [0] * INFLUENCE if of is None else of.cubes[:]
        # The place of each member; those of one number in order, so alike stand together.
        self.at: list[int] = [] if of is None else of.at[:]


class Jagna:
    """The rival of the solo game: her board and her family."""

    FIELDS: Final = (
        "beside", "church", "bag", "track", "cubes", "slot", "fate", "customers", "chronicle", "graves", "removed",
    )  # fmt: skip

    __slots__ = FIELDS

    def __init__(self, of: Jagna | None = None) -> None:
        self.beside: list[int] = [] if of is None else of.beside[:]  # how many 1s and 2s lie beside her board
        self.church: list[int] = [] if of is None else of.church[:]  # how many 3s and 4s stand on the church
        self.bag: list[int] = [0, 0] if of is None else of.bag[:]  # how many 3s and 4s are in the black bag
        self.track: list[int] = [0] * STAGES if of is None else of.track[:]  # the number on each stage, 0 for none
        # Colours in the order in which they were laid; the last lies before `slot`.
        self.cubes: list[int] = [] if of is None else of.cubes[:]
        self.slot: int = 0 if of is None else of.slot  # where the next cube goes
        # The tokens, three upper and three lower: face down, or what each of them shows.
        self.fate: list[int] = [FACE_DOWN] * (2 * TOKENS) if of is None else of.fate[:]
        self.customers: list[int] = [] if of is None else of.customers[:]
        self.chronicle: list[int] = [] if of is None else of.chronicle[:]  # chapter * 4 + generation
        self.graves: list[int] = [] if of is None else of.graves[:]  # the numbers of her members there
        self.removed: list[int] = [] if of is None else of.removed[:]


class Village(State):
    """The town, the farms, the bags and the book."""

    FIELDS: Final = (
        "spaces", "on_board", "bag", "supply", "stalls", "queue", "pile", "free", "free_graves", "first", "ring",
        "trigger", "round", "taken",
    )  # fmt: skip

    __slots__ = ("box", "farms", "jagna", *FIELDS)

    def __init__(self, box: Box, of: Village | None = None) -> None:
        super().__init__()
        self.box: Final = box
        if of is None:
            self.farms: list[Farm] = [Farm() for _ in range(box.players)]
            self.jagna: Jagna | None = Jagna() if box.solo else None
        else:
            self.agenda = of.agenda[:]
            self.farms = [Farm(farm) for farm in of.farms]
            self.jagna = None if of.jagna is None else Jagna(of.jagna)
        # Cubes on the board: space * COLOURS + colour.
        self.spaces: list[int] = [0] * (SPACES * COLOURS) if of is None else of.spaces[:]
        self.on_board: int = 0 if of is None else of.on_board
        self.bag: list[int] = [0] * COLOURS if of is None else of.bag[:]  # the green bag, by colour
        self.supply: list[int] = [box.influence] * INFLUENCE + [box.plague] if of is None else of.supply[:]
        self.stalls: list[int] = [] if of is None else of.stalls[:]  # customers front to back, -1 where nobody stands
        self.queue: list[int] = [] if of is None else of.queue[:]
        self.pile: list[int] = [1] * CUSTOMERS if of is None else of.pile[:]  # 1 for each customer that may still come
        self.free: list[int] = box.slots[:] if of is None else of.free[:]  # open slots of the chronicle, by chapter
        self.free_graves: int = box.graves if of is None else of.free_graves
        self.first: int = 0 if of is None else of.first
        self.ring: int = ON_THE_ROOF if of is None else of.ring
        self.trigger: int = -1 if of is None else of.trigger  # the side that triggered the end, -1 before that
        self.round: int = 0 if of is None else of.round
        # The cube taken in this turn (space * COLOURS + colour), for Jagna.
        self.taken: int = NO_CUBE if of is None else of.taken

    def copy(self) -> Village:
        return Village(self.box, self)


def new_table(box: Box) -> Village:
    """The table as it is laid out before anything is drawn (V 1, V 19)."""
    s = Village(box)
    for farm in s.farms:
        farm.coins = box.coins_at_start
        farm.at = [AT_FARM] * box.family[0] + [UNBORN] * (box.family_size - box.family[0])
    if s.jagna is not None:
        s.jagna.beside, s.jagna.church = box.family[:2], box.family[2:]
    return s


def queue_moves_up(s: Village) -> bool:
    """Whether customers still come from the queue to the stalls (V 8.10)."""
    return s.box.queue_moves_up or sum(s.pile) > 0


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
