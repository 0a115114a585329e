"""What is in the box, typed: the data file for one number of players."""

from __future__ import annotations

from typing import Final

from posterity.engine.data import MOST, Facts, within
from posterity.engine.errors import DataError
from posterity.games.signorie.terms import (
    BOARD,
    CAREER,
    CITY,
    DOWRIES,
    HELPER,
    HOUSE,
    HOUSES,
    MARRIAGE_ROW,
)

STANDARD: Final = "standard"
ROUNDS: Final = 7  # S 2.1
BONUS_ROUNDS: Final = 5

# What a helper can do.
STEPS: Final = 0
DIE_STEPS: Final = 1
FLORINS: Final = 2
POINTS: Final = 3
POINTS_PER_MAN: Final = 4
MEEPLE: Final = 5
BIRTH: Final = 6
MISSION: Final = 7
MARRIAGE: Final = 8
TOKEN: Final = 9
ASSIGNMENT: Final = 10
EFFECTS: Final = [
    "steps",
    "die-steps",
    "florins",
    "points",
    "points-per-man",
    "meeple",
    "birth",
    "mission",
    "marriage",
    "token",
    "assignment",
]
COUNTED: Final = ["steps", "meeple", "birth"]  # done one after the other

MOST_COUNTED: Final = 12
MOST_SHIELDS: Final = 9  # of a House in a row

ALL_CAREERS: Final = 0b0111  # tracks as a set of bits
ON_INITIATIVE: Final = 0b1000
ALL_TRACKS: Final = 0b1111


class Helper:
    """A helper space: its price, and what whoever works there does."""

    __slots__ = ("amount", "cost", "effect", "tracks")

    def __init__(self, cost: int, effect: int, amount: int, tracks: int) -> None:
        self.cost: Final = cost
        self.effect: Final = effect
        self.amount: Final = amount
        self.tracks: Final = tracks  # where steps may be made


class Box:
    """Everything printed, for one table."""

    def __init__(self, facts: Facts, players: int) -> None:
        self.players: Final = players
        p = players - 2  # the place in the lists by number of players

        self.men: Final[list[int]] = facts.numbers("pieces.men")
        self.women: Final[list[int]] = facts.numbers("pieces.women")
        self.helpers: Final[int] = facts.number("pieces.helpers")
        self.brides: Final[int] = facts.number("pieces.brides")
        self.dice: Final[int] = facts.numbers("pieces.dice", least=1)[p]
        self.most_dice: Final[int] = facts.number("pieces.most_dice", least=1)
        self.florins: Final[list[int]] = [
            facts.number("start.florins") + more for more in facts.numbers("start.more_florins")
        ]
        self.cities: Final[int] = facts.numbers("start.cities", least=1)[p]
        if self.cities > len(CITY):
            raise DataError(f"start.cities: there are only {len(CITY)} cities, got {self.cities}")
        self.removed: Final[int] = facts.numbers("start.tokens_removed")[p]  # of each House

        self.values: Final[list[int]] = facts.numbers("columns.values")
        self.management_florins: Final[int] = facts.number("management.florins", least=1)
        self.management_steps: Final[int] = facts.number("management.steps", least=1)

        self.career_points: Final[list[int]] = facts.numbers("careers.points")
        self.ranks: Final[list[int]] = facts.numbers("careers.rank")
        self.career_florins: Final[list[int]] = facts.numbers("careers.florins")
        self.career_initiative: Final[list[int]] = facts.numbers("careers.initiative")
        self.initiative_points: Final[list[int]] = facts.numbers("initiative.points")

        self.men_values: Final[list[int]] = _places(facts, "men")
        self.women_values: Final[list[int]] = _places(facts, "women")
        self.most_dowry: Final[int] = facts.number("marriages.most_dowry", least=1)
        if self.most_dowry > DOWRIES:
            raise DataError(f"marriages.most_dowry: expected at most {DOWRIES}, got {self.most_dowry}")
        dearest = max(self.women_values)
        if dearest > self.most_dowry:
            raise DataError(f"marriages.most_dowry: a place for women asks for {dearest}, got {self.most_dowry}")
        self.dowry_points: Final[int] = facts.number("marriages.points_per_florin")

        self.tokens: Final[list[int]] = facts.numbers("tokens.of_each_worth") * HOUSES
        self.tokens_of_house: Final[int] = sum(self.tokens) // HOUSES
        if self.removed > self.tokens_of_house:
            raise DataError(f"start.tokens_removed: a House has only {self.tokens_of_house} tokens, got {self.removed}")
        self.face_down: Final[int] = facts.number("tokens.face_down")
        self.row_counts_from: Final[int] = facts.number("tokens.row_counts_from")
        # Shields by House for each player board: row * HOUSES + House.
        self.plans: Final[list[list[int]]] = [_plan(facts, board) for board in BOARD.names]

        self.helper_spaces: Final[list[Helper]] = [_helper(facts, name) for name in HELPER.names]
        self.tile_steps: Final[int] = facts.number("assignments.steps", least=1)
        self.tile_florins: Final[int] = facts.number("assignments.florins")
        self.limit: Final[int] = facts.number("threshold.limit")
        self.limit_per_meeple: Final[int] = facts.number("threshold.per_meeple")

        self.reward_florins: Final[int] = facts.number("rewards.florins")
        self.reward_meeples: Final[int] = facts.number("rewards.meeples", least=1)
        self.reward_career_steps: Final[int] = facts.number("rewards.career_steps", least=1)
        self.reward_initiative_steps: Final[int] = facts.number("rewards.initiative_steps", least=1)
        self.per_helper: Final[int] = facts.number("rewards.per_helper")
        self.per_city: Final[int] = facts.number("rewards.per_city")
        self.per_meeple: Final[int] = facts.number("rewards.per_meeple")
        self.donation: Final[int] = facts.number("rewards.donation", least=1)
        self.wedding_points: Final[list[int]] = facts.numbers("weddings.points")
        if self.brides > len(self.wedding_points):
            raise DataError(f"pieces.brides: there are {len(self.wedding_points)} free portraits, got {self.brides}")
        self.wedding_florins: Final[list[int]] = facts.numbers("weddings.florins")


def _places(facts: Facts, sex: str) -> list[int]:
    """The values of the places in the cities, the lowest of each city first: that is how they fill."""
    values: list[int] = []
    for city in CITY.names:
        values += sorted(facts.numbers(f"cities.{sex}.{city}", least=1))
    return values


def _plan(facts: Facts, board: str) -> list[int]:
    plan: list[int] = []
    for career in CAREER.names:
        key = f"plans.{board}.{career}"
        plan += facts.amounts(key, facts.text(key), HOUSE.names, MOST_SHIELDS)
    assert len(plan) == MARRIAGE_ROW * HOUSES
    return plan + [1] * HOUSES  # the row of marriages asks for each House once


def _helper(facts: Facts, name: str) -> Helper:
    key = f"helpers.{name}"
    space = facts.table(key)
    cost, effect, amount, tracks = space["cost"], space["effect"], space["amount"], space["tracks"]
    assert isinstance(cost, int) and isinstance(effect, str) and isinstance(amount, int) and isinstance(tracks, str)
    if effect not in EFFECTS:
        raise DataError(f"{key}.effect: there is no effect {effect!r}; expected one of {', '.join(EFFECTS)}")
    within(f"{key}.cost", cost, 0, MOST)
    within(f"{key}.amount", amount, 1 if effect in COUNTED else 0, MOST_COUNTED if effect in COUNTED else MOST)
    bits = 0
    if tracks:
        for track, count in enumerate(facts.amounts(f"{key}.tracks", tracks, [*CAREER.names, "initiative"])):
            bits |= (count > 0) << track
    makes_steps = effect in ("steps", "die-steps")
    if makes_steps != (bits > 0):
        raise DataError(f"{key}.tracks: {effect!r} {'needs' if makes_steps else 'has no'} tracks")
    if amount != 1 and effect in ("mission", "marriage", "token", "assignment"):
        raise DataError(f"{key}.amount: {effect!r} is done once, got {amount}")
    return Helper(cost, EFFECTS.index(effect), amount, bits)


def printed(box: Box, facts: Facts) -> dict[str, object]:
    """What is printed on the components of a table, and which of it is not from the rulebook."""
    return {
        "values": box.values,
        "helper_discs": box.helpers,
        "most_dice": box.most_dice,
        "management": {"florins": box.management_florins, "steps": box.management_steps},
        "careers": {
            "points": box.career_points,
            "rank": box.ranks,
            "florins": box.career_florins,
            "initiative": box.career_initiative,
        },
        "initiative": box.initiative_points,
        "cities": {"men": box.men_values, "women": box.women_values},
        "most_dowry": box.most_dowry,
        "dowry_points": box.dowry_points,
        "row_counts_from": box.row_counts_from,
        "face_down": box.face_down,
        "plans": box.plans,
        "helpers": [
            {"cost": h.cost, "effect": EFFECTS[h.effect], "amount": h.amount, "tracks": h.tracks}
            for h in box.helper_spaces
        ],
        "tile_steps": box.tile_steps,
        "tile_florins": box.tile_florins,
        "limit": box.limit,
        "limit_per_meeple": box.limit_per_meeple,
        "rewards": {
            "florins": box.reward_florins,
            "meeples": box.reward_meeples,
            "career_steps": box.reward_career_steps,
            "initiative_steps": box.reward_initiative_steps,
            "per_helper": box.per_helper,
            "per_city": box.per_city,
            "per_meeple": box.per_meeple,
            "donation": box.donation,
        },
        "weddings": {"points": box.wedding_points, "florins": box.wedding_florins},
        "doubtful": [fact.key for fact in facts if fact.doubtful()],
    }
