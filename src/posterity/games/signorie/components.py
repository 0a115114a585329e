"""What is in the box, typed: the data file for one number of players."""

from __future__ import annotations

from typing import Final

from posterity.engine.data import MOST, Facts, shown, within
from posterity.engine.errors import DataError
from posterity.games.signorie import effects, terms
from posterity.games.signorie.effects import Effect

STANDARD: Final = "standard"

COUNTED: Final = ["steps", "meeple", "birth"]  # done one after the other
ONCE: Final = ["mission", "marriage", "token", "assignment"]
MOST_COUNTED: Final = 12
MOST_SHIELDS: Final = 9  # of a House in a row
UP_TO_3: Final = (1, 2, 3)  # members, each of whom brings the same (S 5.4)


class Helper:
    """A helper space: its price, and what whoever works there does."""

    __slots__ = ("cost", "effect", "kind")

    def __init__(self, cost: int, kind: str, effect: Effect) -> None:
        self.cost: Final = cost
        self.kind: Final = kind
        self.effect: Final = effect


class Assignment:
    """An assignment tile: what it does for the fewest members that it takes, for one more, and so on."""

    __slots__ = ("effects", "fewest", "most")

    def __init__(self, fewest: int, *each: Effect) -> None:
        self.fewest: Final = fewest
        self.most: Final[int] = fewest + len(each) - 1
        self.effects: Final = each


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
        if self.cities > len(terms.CITY):
            raise DataError(f"start.cities: there are only {len(terms.CITY)} cities, got {self.cities}")
        self.removed: Final[int] = facts.numbers("start.tokens_removed")[p]  # of each House

        self.values: Final[list[int]] = facts.numbers("columns.values")
        self.management: Final[list[Effect]] = _management(facts)  # by what is done
        self.manages: Final[list[int]] = _manages(facts)  # what is done, by colour

        # By space: career * CAREER_SPACES + space, 0 where a track is over.
        self.career_spaces: Final[list[int]] = _career_spaces(facts)
        self.spaces: Final[list[int]] = [
            career * terms.CAREER_SPACES + space
            for career in range(terms.CAREERS)
            for space in range(self.career_spaces[career])
        ]
        self.career_points: Final[list[int]] = _on_careers(facts, "points")
        # What a man is worth who is still there at the end: half, rounded down (S 15.3).
        self.career_halves: Final[list[int]] = [points // 2 for points in self.career_points]
        self.ranks: Final[list[int]] = _on_careers(facts, "rank")
        self.career_florins: Final[list[int]] = _on_careers(facts, "florins")
        self.career_initiative: Final[list[int]] = _on_careers(facts, "initiative")
        self.initiative_points: Final[list[int]] = facts.numbers("initiative.points")
        self.initiative_top: Final[int] = len(self.initiative_points) - 1

        self.men_values: Final[list[int]] = _places(facts, "men")
        self.women_values: Final[list[int]] = _places(facts, "women")
        self.men_places: Final[list[int]] = [place for place, value in enumerate(self.men_values) if value]
        self.women_places: Final[list[int]] = [place for place, value in enumerate(self.women_values) if value]
        self.most_dowry: Final[int] = facts.number("marriages.most_dowry", least=1)
        if self.most_dowry > terms.DOWRIES:
            raise DataError(f"marriages.most_dowry: expected at most {terms.DOWRIES}, got {self.most_dowry}")
        dearest = max(self.women_values)
        if dearest > self.most_dowry:
            raise DataError(f"marriages.most_dowry: a place for women asks for {dearest}, got {self.most_dowry}")
        self.dowry_points: Final[int] = facts.number("marriages.points_per_florin")

        self.tokens: Final[list[int]] = facts.numbers("tokens.of_each_worth") * terms.HOUSES
        self.tokens_of_house: Final[int] = sum(self.tokens) // terms.HOUSES
        if self.removed > self.tokens_of_house:
            raise DataError(f"start.tokens_removed: a House has only {self.tokens_of_house} tokens, got {self.removed}")
        self.face_down: Final[int] = facts.number("tokens.face_down")
        self.row_counts_from: Final[int] = facts.number("tokens.row_counts_from")
        # Shields by House for each player board: row * HOUSES + House.
        self.plans: Final[list[list[int]]] = [_plan(facts, board) for board in terms.BOARD.names]
        self.shields: Final[list[list[int]]] = [_shields(plan, row) for plan in self.plans for row in range(terms.ROWS)]

        self.helper_spaces: Final[list[Helper]] = [_helper(facts, name) for name in terms.HELPER.names]
        self.assignments: Final[list[Assignment]] = _assignments(facts)
        # How many there are of each.
        self.tiles: Final[list[int]] = _counts(facts, "assignments.tiles", terms.TILE.names)
        if sum(self.tiles) != terms.SLOTS:
            raise DataError(f"assignments.tiles: {terms.SLOTS} slots take as many tiles, got {sum(self.tiles)}")
        self.tiles_repeat: Final[bool] = max(self.tiles) > 1
        self.slots: Final[list[int]] = _slots(facts)  # whose members each takes
        self.limit: Final[int] = facts.number("threshold.limit")
        self.limit_per_meeple: Final[int] = facts.number("threshold.per_meeple")
        # No limit to what the members there add, unless the table has agreed on one (S 13.6).
        self.limit_most: Final[int | None] = (
            max(self.limit, facts.number("threshold.raised_to")) if facts.agreed("capped-threshold") else None
        )

        self.reward_tiles: Final[list[Effect]] = _reward_tiles(facts)
        self.bonuses: Final[list[int]] = _counts(facts, "rewards.bonuses", terms.BONUS_TILES)
        if sum(self.bonuses) < terms.BONUS_ROUNDS:
            raise DataError(f"rewards.bonuses: {terms.BONUS_ROUNDS} rounds need as many tiles, got {sum(self.bonuses)}")
        self.reward_florins: Final[int] = facts.number("rewards.florins")
        self.donation: Final[int] = facts.number("rewards.donation", least=1)
        self.wedding_points: Final[list[int]] = facts.numbers("weddings.points")
        if self.brides > len(self.wedding_points):
            raise DataError(f"pieces.brides: there are {len(self.wedding_points)} free portraits, got {self.brides}")
        self.wedding_florins: Final[list[int]] = facts.numbers("weddings.florins")


def _places(facts: Facts, sex: str) -> list[int]:
    """By place: city * PLACES + place, the lowest of each city first, as they fill; 0 where there is none."""
    values: list[int] = []
    for city in terms.CITY.names:
        there = sorted(facts.numbers(f"cities.{sex}.{city}", least=1))
        values += there + [0] * (terms.PLACES - len(there))
    return values


def _career_spaces(facts: Facts) -> list[int]:
    """How many spaces each track has; all that stands on them must be told for each."""
    lengths: list[int] = []
    for career in terms.CAREER.names:
        length = len(facts.numbers(f"careers.{career}.points"))
        for what in ("rank", "florins", "initiative"):
            got = len(facts.numbers(f"careers.{career}.{what}"))
            if got != length:
                key = f"careers.{career}"
                raise DataError(f"{key}.{what}: expected {length} values, as many as {key}.points has, got {got}")
        lengths.append(length)
    return lengths


def _on_careers(facts: Facts, what: str) -> list[int]:
    values: list[int] = []
    for career in terms.CAREER.names:
        there = facts.numbers(f"careers.{career}.{what}")
        values += there + [0] * (terms.CAREER_SPACES - len(there))
    return values


def _manages(facts: Facts) -> list[int]:
    """Each management action belongs to one colour (S 6.1)."""
    key = "management.actions"
    actions = facts.words(key)
    if sorted(actions) != sorted(terms.MANAGEMENT.names):
        raise DataError(f"{key}: expected each of {', '.join(terms.MANAGEMENT.names)} once, got {', '.join(actions)}")
    return [terms.MANAGEMENT.ids[action] for action in actions]


def _slots(facts: Facts) -> list[int]:
    """Two slots for each colour, and whose members they take (S 5.2)."""
    slots: list[int] = []
    for colour in terms.COLOUR.names:
        for i, sex in enumerate(facts.words(f"slots.{colour}")):
            if sex not in terms.SEX.ids:
                raise DataError(f"slots.{colour}[{i + 1}]: expected {' or '.join(terms.SEX.names)}, got {shown(sex)}")
            slots.append(terms.SEX.ids[sex])
    return slots


def _counts(facts: Facts, key: str, names: list[str]) -> list[int]:
    """How many there are of each."""
    counts: list[int] = []
    table = facts.table(key)
    for name in names:
        count = table[name]
        assert isinstance(count, int)
        counts.append(count)
    return counts


def _plan(facts: Facts, board: str) -> list[int]:
    plan: list[int] = []
    for career in terms.CAREER.names:
        key = f"plans.{board}.{career}"
        plan += facts.amounts(key, facts.text(key), terms.HOUSE.names, MOST_SHIELDS)
    assert len(plan) == terms.MARRIAGE_ROW * terms.HOUSES
    return plan + [1] * terms.HOUSES  # the row of marriages asks for each House once


def _shields(plan: list[int], row: int) -> list[int]:
    """The Houses of a row one by one, the one that is asked for most first."""
    asked = plan[row * terms.HOUSES : (row + 1) * terms.HOUSES]
    houses = sorted(range(terms.HOUSES), key=lambda house: -asked[house])
    return [house for house in houses for _ in range(asked[house])]


def _helper(facts: Facts, name: str) -> Helper:
    key = f"helpers.{name}"
    space = facts.table(key)
    cost, kind, amount, tracks = space["cost"], space["effect"], space["amount"], space["tracks"]
    assert isinstance(cost, int) and isinstance(kind, str) and isinstance(amount, int) and isinstance(tracks, str)
    bits = 0
    if tracks:
        for track, count in enumerate(facts.amounts(f"{key}.tracks", tracks, [*terms.CAREER.names, "initiative"])):
            bits |= (count > 0) << track
    known = _helper_effects(amount, bits)
    assert list(known) == terms.EFFECT.names
    if kind not in known:
        raise DataError(f"{key}.effect: there is no effect {kind!r}; expected one of {', '.join(terms.EFFECT.names)}")
    within(f"{key}.cost", cost, 0, MOST)
    within(f"{key}.amount", amount, 1 if kind in COUNTED else 0, MOST_COUNTED if kind in COUNTED else MOST)
    makes_steps = isinstance(known[kind], effects.Steps)
    if makes_steps != (bits > 0):
        raise DataError(f"{key}.tracks: {kind!r} {'needs' if makes_steps else 'has no'} tracks")
    if amount != 1 and kind in ONCE:
        raise DataError(f"{key}.amount: {kind!r} is done once, got {amount}")
    return Helper(cost, kind, known[kind])


def _helper_effects(amount: int, tracks: int) -> dict[str, Effect]:
    """What a helper can do (S 12.4), by the word for it in the data."""
    return {
        "steps": effects.Steps("effect-steps", amount, tracks),
        "die-steps": effects.DieSteps("effect-die-steps", amount, tracks),
        "florins": effects.Florins("effect-florins", amount),
        "points": effects.Points("effect-points", amount),
        "points-per-man": effects.PointsPerMember("effect-points-per-man", amount, by_helper=1),
        "meeple": effects.AnyMembers("effect-meeple", amount),
        "birth": effects.WhiteDice("effect-birth", amount),
        "mission": effects.OneMission("effect-mission", by_helper=1),
        "marriage": effects.OneMarriage("effect-marriage", by_helper=1),
        "token": effects.OneToken("effect-token"),
        "assignment": effects.OneAssignment("effect-assignment"),
    }


def _management(facts: Facts) -> list[Effect]:
    """As in MANAGEMENT (S 6.1)."""
    return [
        effects.Florins("effect-florins", facts.number("management.florins", least=1)),
        effects.OneMarriage("management-marriage"),
        effects.WhiteDiePerMarriedMan("management-offspring"),
        effects.OneMission("management-mission"),
        effects.Steps("manages-steps", facts.number("management.steps", least=1), terms.ALL_TRACKS),
    ]


def _assignments(facts: Facts) -> list[Assignment]:
    """By tile (S 5.6)."""
    steps, florins = facts.number("assignments.steps", least=1), facts.number("assignments.florins")
    limit = facts.number("threshold.per_meeple")
    return [
        *[
            Assignment(1, *[effects.Steps("brings-steps", n * steps, 1 << i) for n in UP_TO_3])
            for i in range(terms.CAREERS)
        ],
        Assignment(1, *[effects.AllSteps("brings-steps", n * steps, terms.ON_INITIATIVE) for n in UP_TO_3]),
        Assignment(1, *[effects.Florins("brings-florins", n * florins) for n in UP_TO_3]),
        Assignment(1, *[effects.AnyMembers("brings-family", n) for n in UP_TO_3]),
        Assignment(1, *[effects.Threshold("brings-threshold", n * limit) for n in UP_TO_3]),
        Assignment(1, effects.OneToken("brings-token")),
        Assignment(2, effects.OneMission("brings-mission")),
        Assignment(2, effects.OneMarriage("brings-marriage")),
    ]


def _reward_tiles(facts: Facts) -> list[Effect]:
    """By tile (S 14.1, S 14.12)."""
    meeples = facts.number("rewards.meeples", least=1)
    careers = terms.ALL_CAREERS | terms.ON_ONE_TRACK if facts.agreed("one-career") else terms.ALL_CAREERS  # S 14.7
    per_city, per_meeple = facts.number("rewards.per_city"), facts.number("rewards.per_meeple")
    tiles = [
        effects.OneMission("reward-mission"),
        effects.OneMarriage("reward-marriage"),
        effects.Members("reward-men", meeples, sex=terms.MAN),
        effects.Members("reward-women", meeples, sex=terms.WOMAN),
        effects.Steps("reward-careers", facts.number("rewards.career_steps", least=1), careers),
        effects.Steps("reward-initiative", facts.number("rewards.initiative_steps", least=1), terms.ON_INITIATIVE),
        effects.OneToken("reward-token"),
        effects.OneHelper("reward-helper"),
        effects.OneDie("reward-extra-action"),
        effects.PointsPerHelper("reward-per-helper", facts.number("rewards.per_helper")),
        effects.PointsPerCity("reward-per-city-men", per_city, sex=terms.MAN),
        effects.PointsPerCity("reward-per-city-women", per_city, sex=terms.WOMAN),
        effects.PointsPerMember("reward-per-man", per_meeple, sex=terms.MAN),
        effects.PointsPerMember("reward-per-woman", per_meeple, sex=terms.WOMAN),
    ]
    assert [tile.message for tile in tiles] == terms.REWARD.words
    return tiles
