"""What is in the box, typed: the data file for one number of players and one variant."""

from __future__ import annotations

from typing import Final

from posterity.engine.data import MOST, Facts, within
from posterity.engine.errors import DataError
from posterity.games.village import terms

STANDARD: Final = "standard"
SOLO: Final = "solo"
SOLO_DIE: Final = "solo-die"

TOKENS: Final = 3  # fate tokens in a set, one of them a quill (V 19.4)
MOST_CUBES: Final = 2  # of a colour in a price: so many can be coins
MOST_WANTED: Final = 9  # by a customer, of a good or of grain
MOST_REWARD: Final = 20  # of a kind in a city


class Craft:
    """A craft building: time to train and to make, or what to pay instead."""

    __slots__ = ("buy", "buy_grain", "makes", "time", "train")

    def __init__(self, train: int, time: int, buy: list[int], buy_grain: int, makes: list[int]) -> None:
        self.train: Final = train
        self.time: Final = time
        self.buy: Final = buy  # cubes by colour
        self.buy_grain: Final = buy_grain
        self.makes: Final = makes


class Road:
    """A road from the village or a city to a city, and its price in cubes by colour."""

    __slots__ = ("cost", "end", "start")

    def __init__(self, start: int, end: int, cost: list[int]) -> None:
        self.start: Final = start
        self.end: Final = end
        self.cost: Final = cost


class Customer:
    """A customer tile: what it wants (the goods, then grain) and its points."""

    __slots__ = ("goods", "points", "wants")

    def __init__(self, wants: list[int], points: int) -> None:
        self.wants: Final = wants
        self.goods: Final = [good for good in range(terms.GOODS) if wants[good] > 0]
        self.points: Final = points


class Prints:
    """What is printed on tiles and board, the same for every table."""

    def __init__(self, facts: Facts) -> None:
        self.customers: Final[list[Customer]] = [_customer(facts, name) for name in terms.CUSTOMER.names]
        self.crafts: Final[list[Craft]] = [
            _craft(facts, name, terms.MAKES[i]) for i, name in enumerate(terms.CRAFT.names)
        ]
        self.roads: Final[list[Road]] = _roads(facts)
        self.rewards: Final[list[list[int]]] = [_reward(facts, f"travel.rewards.{name}") for name in terms.CITY.names]


class Box:
    """Everything printed, for one table."""

    def __init__(self, facts: Facts, prints: Prints, variant: str, players: int) -> None:
        self.variant: Final = variant
        self.players: Final = players
        self.solo: Final[bool] = variant != STANDARD
        self.die: Final[bool] = variant == SOLO_DIE
        self.sides: Final[int] = 2 if self.solo else players  # Jagna is the second side, not a seat
        p = self.sides - 2  # the place in the lists by number of players

        family = facts.numbers("pieces.family", least=1)
        self.generations: Final[list[int]] = [i for i, count in enumerate(family) for _ in range(count)]
        self.family_size: Final[int] = len(self.generations)
        self.family: Final = family
        young = sum(family[2:])
        if young > terms.STAGES:  # the stages of the church that Jagna's can stand on (V 23.2)
            raise DataError(f"pieces.family: Jagna has room for {terms.STAGES} with the numbers 3 and 4, got {young}")
        self.first_of: Final[list[int]] = [self.generations.index(i) for i in range(len(family))]
        self.influence: Final[int] = facts.number("pieces.influence", least=1)
        self.plague: Final[int] = facts.number("pieces.plague")
        self.monks: Final[int] = facts.number("pieces.monks", least=terms.STAGES)
        self.coins_at_start: Final[int] = facts.number("pieces.coins_at_start")
        self.granary: Final[int] = facts.number("pieces.granary", least=1)
        self.lap: Final[int] = facts.number("life.lap", least=1)

        self.cubes_in: Final[int] = facts.numbers("setup_card.influence", least=1)[p]
        self.spaces: Final[list[int]] = [facts.numbers(f"setup_card.{name}")[p] for name in terms.SPACE.names]
        if sum(self.spaces) < self.sides:
            expected = f"{self.sides} cubes or more on the spaces for {self.sides} sides"  # a turn for each of them
            raise DataError(f"setup_card: expected {expected}, got {sum(self.spaces)}")
        self.slots: Final[list[int]] = [facts.numbers(f"chronicle.{name}")[p] for name in terms.CHAPTER.names]
        self.graves: Final[int] = facts.numbers("chronicle.graves", least=1)[p]
        _check_end(sum(self.slots), self.graves, self.sides, self.family_size)
        self.chronicle_points: Final[list[int]] = facts.numbers("chronicle.points")
        self.stalls: Final[int] = facts.numbers("market.stalls", least=1)[p]
        self.queue: Final[int] = facts.number("market.queue", least=1)
        if self.stalls + self.queue > len(terms.CUSTOMER):
            raise DataError(f"market.queue: only {len(terms.CUSTOMER)} customers are there for stalls and queue")

        self.customers: Final = prints.customers
        self.crafts: Final = prints.crafts
        self.mill_time: Final[int] = facts.number("crafts.mill.time")
        self.mill_grain: Final[int] = facts.number("crafts.mill.grain", least=1)
        self.mill_coins: Final[int] = facts.number("crafts.mill.coins")

        self.council_green: Final[int] = facts.number("council.green", least=1)
        if self.council_green > MOST_CUBES:
            raise DataError(f"council.green: at most {MOST_CUBES} cubes can be asked for, got {self.council_green}")
        self.council_time: Final[list[int]] = facts.numbers("council.time")
        self.council_points: Final[list[int]] = facts.numbers("council.points")
        self.church_time: Final[int] = facts.number("church.time")
        self.church_brown: Final[int] = facts.number("church.brown", least=1)
        if self.church_brown > MOST_CUBES:
            raise DataError(f"church.brown: at most {MOST_CUBES} cubes can be asked for, got {self.church_brown}")
        self.church_grain: Final[list[int]] = facts.numbers("church.grain", least=1)
        self.church_points: Final[list[int]] = facts.numbers("church.points")

        self.travel_time: Final[int] = facts.number("travel.time")
        self.roads: Final = prints.roads
        self.reward_prestige: Final[list[int]] = [r[0] for r in prints.rewards]
        self.reward_cubes: Final[list[int]] = [r[1] for r in prints.rewards]
        self.reward_coins: Final[list[int]] = [r[2] for r in prints.rewards]
        self.travel_points: Final[list[int]] = facts.numbers("travel.points")

        self.queue_moves_up: Final = facts.agreed("queue-moves-up")  # V 8.10
        self.ring_spent_for_good: Final = facts.agreed("ring-spent-for-good")  # V 24.3
        self.starting_bonuses: Final[bool] = not facts.agreed("no-starting-bonuses")  # V 1.3
        self.open_customers: Final = facts.agreed("open-customers")  # V 8.11

        self.clockwise: Final[list[int]] = _order(facts)
        self.token_at: Final[list[int]] = _tokens(facts)
        self.levels: Final[list[int]] = facts.numbers("solo.levels", least=1)

    def road_between(self, start: int, city: int) -> Road | None:
        """The road that leads from `start` to the city; no road leads back to the village (V 10.8)."""
        for road in self.roads:
            if (road.start == start and road.end == city) or (road.end == start and road.start == city):
                return road
        return None


def _check_end(slots: int, graves: int, sides: int, family: int) -> None:
    """The book or the graveyard is full when half of all are dead (V 17.1): later, a game would hardly ever end."""
    if slots == 0:
        raise DataError(f"chronicle: expected a slot or more in one of the chapters for {sides} families, got none")
    if slots + graves - 2 >= sides * family // 2:
        too_many = f"{slots} slots and {graves} graves are too many for {sides} families of {family}"
        raise DataError(f"chronicle: {too_many}: the game would hardly end")


def _cost(key: str, text: str, cost: list[int]) -> list[int]:
    if max(cost) > MOST_CUBES:
        raise DataError(f"{key}: at most {MOST_CUBES} cubes of a colour can be asked for, got {text!r}")
    return cost


def _craft(facts: Facts, name: str, makes: list[int]) -> Craft:
    key = f"crafts.{name}"
    price = facts.text(f"{key}.buy")
    paid = facts.amounts(f"{key}.buy", price, [*terms.COLOUR.names[: terms.INFLUENCE], "grain"])
    cubes = _cost(f"{key}.buy", price, paid[: terms.INFLUENCE])
    return Craft(facts.number(f"{key}.train"), facts.number(f"{key}.make"), cubes, paid[terms.INFLUENCE], makes)


def _customer(facts: Facts, name: str) -> Customer:
    tile = facts.table(f"customers.{name}")
    wants, points = tile["wants"], tile["points"]
    assert isinstance(wants, str) and isinstance(points, int)
    within(f"customers.{name}.points", points, 0, MOST)
    return Customer(facts.amounts(f"customers.{name}.wants", wants, terms.WISH, MOST_WANTED), points)


def _roads(facts: Facts) -> list[Road]:
    """Those that there are: of one that is left out all texts are empty. Each city can be reached (V 10.3)."""
    roads: list[Road] = []
    for name in road_names(facts):
        road = _road(facts, f"travel.roads.{name}")
        for other in roads:
            if {road.start, road.end} == {other.start, other.end}:
                raise DataError(f"travel.roads.{name}: a road leads there already")
        roads.append(road)
    reached = {terms.VILLAGE}
    for _ in roads:
        reached |= {end for road in roads for end in (road.start, road.end) if {road.start, road.end} & reached}
    for city, name in enumerate(terms.CITY.names):
        if city not in reached:
            raise DataError(f"travel.roads: expected roads from the village to every city, but none leads to {name}")
    return roads


def road_names(facts: Facts) -> list[str]:
    """The roads of the map in their order, without those that are left out."""
    return [name for name in facts.under("travel.roads") if any(facts.table(f"travel.roads.{name}").values())]


def _road(facts: Facts, key: str) -> Road:
    road = facts.table(key)
    ends: list[int] = []
    for part, known in (("from", ["village", *terms.CITY.names]), ("to", terms.CITY.names)):
        name = road[part]
        if name not in known:
            raise DataError(f"{key}.{part}: there is no place {name!r}; expected one of {', '.join(known)}")
        assert isinstance(name, str)
        ends.append(terms.VILLAGE if name == "village" else terms.CITY.ids[name])
    if ends[0] == ends[1]:
        raise DataError(f"{key}: a road must lead from one place to another")
    price = str(road["cost"])
    cost = facts.amounts(f"{key}.cost", price, terms.COLOUR.names[: terms.INFLUENCE])
    return Road(ends[0], ends[1], _cost(f"{key}.cost", price, cost))


def _reward(facts: Facts, key: str) -> list[int]:
    """Prestige, cubes and coins; one or several of them are written alike."""
    text = facts.text(key)
    singular = " ".join(word.removesuffix("s") if word in ("cubes", "coins") else word for word in text.split())
    return facts.amounts(key, singular, ["prestige", "cube", "coin"], MOST_REWARD)


def _order(facts: Facts) -> list[int]:
    names = facts.words("solo.order")
    if sorted(names) != sorted(terms.SPACE.names):
        raise DataError(f"solo.order: expected each of {', '.join(terms.SPACE.names)} once, got {', '.join(names)}")
    return [terms.SPACE.ids[name] for name in names]


def _tokens(facts: Facts) -> list[int]:
    """Which fate token each slot of Jagna's board turns, -1 for none: 0-2 upper, 3-5 lower."""
    slots = facts.number("solo.spaces")
    token_at = [-1] * slots
    token = 0
    for key in ("solo.upper_tokens", "solo.lower_tokens"):
        for slot in facts.numbers(key, least=1):
            if slot > slots or token_at[slot - 1] >= 0:
                raise DataError(f"{key}: expected different spaces from 1 to {slots}, got {slot}")
            token_at[slot - 1] = token
            token += 1
    return token_at
