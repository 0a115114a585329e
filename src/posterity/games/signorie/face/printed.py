"""What stands on the components: columns, tracks, cities, tiles, portraits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from posterity.engine.data import Facts
from posterity.games.signorie import terms
from posterity.games.signorie.components import Box
from posterity.games.signorie.face import names
from posterity.games.signorie.face.names import Does, does
from posterity.games.signorie.steps.main_actions import column_to_the_left

ROW_WORDS: Final = ["row-top", "row-middle", "row-bottom"]
# The values behind a reward tile that may not be as they are in the box.
BEHIND: Final = {"careers": "rewards.career_steps", "initiative": "rewards.initiative_steps"}


@dataclass(slots=True)
class Column:
    """A column of every player board, and where its die hires."""

    colour: names.Colour
    value: int  # what a die is measured against
    management: names.Management
    does: Does  # by management
    helpers: list[names.Helper]  # from the top to the bottom
    hires: names.Colour  # the column for whose helpers its die pays
    hired_with: names.Colour  # the die that hires its own helpers
    doubtful: bool


@dataclass(slots=True)
class HelperSpace:
    colour: names.Colour
    row: str  # a message
    cost: int
    effect: names.Effect
    does: Does
    doubtful: bool


@dataclass(slots=True)
class CareerSpace:
    """A space of a career."""

    man: names.Man  # the name of whoever stands there
    points: int  # for a mission
    at_end: int  # for a man who is still there
    rank: int
    florins: int  # on arrival
    initiative: int  # steps on arrival


@dataclass(slots=True)
class CareerTrack:
    """A career, its lowest space first."""

    career: names.Career
    spaces: list[CareerSpace]


@dataclass(slots=True)
class CityPlaces:
    """The values of a city's places, in the order in which they fill."""

    city: names.City
    values: dict[names.Sex, list[int]]
    doubtful: bool


@dataclass(slots=True)
class Task:
    """An assignment tile: how many members it takes, and what it does for the first or, at once, for all of them."""

    fewest: int
    most: int
    does: Does


@dataclass(slots=True)
class RewardTile:
    does: Does
    doubtful: bool


@dataclass(slots=True)
class Shields:
    """What a row of a plan asks for, the House that it asks for most first."""

    row: names.Row
    shields: list[names.House]
    doubtful: bool


@dataclass(slots=True)
class Doubts:
    """Values that no rulebook prints, beside those that say it themselves."""

    career_points: bool
    slots: bool
    initiative: bool
    tokens: bool
    weddings: bool


@dataclass(slots=True)
class Printed:
    """What stands on the components of this table."""

    rounds: int
    columns: list[Column]
    helpers: dict[names.Helper, HelperSpace]
    careers: list[CareerTrack]
    initiative: list[int]  # points of each space, the lowest first
    cities: list[CityPlaces]
    plans: dict[names.Board, list[Shields]]
    tasks: dict[names.Tile, Task]
    rewards: dict[names.Reward, RewardTile]
    portraits: list[int | None]  # what the wedding of each man is worth; the head is married from the start
    most_dice: int  # in a round
    most_sum: int  # that they can come to
    threshold: int
    threshold_per_member: int
    row_counts_from: int  # tokens
    face_down: int  # what such a token is worth
    doubts: Doubts


def printed(box: Box, facts: Facts) -> Printed:
    """For a table with these components, by the data that they come from."""

    def doubtful(*keys: str) -> bool:
        return any(facts.by_key[key].doubtful() for key in keys)

    colours = list(enumerate(terms.COLOUR.names))
    hires = [terms.COLOUR.names[column_to_the_left(i) // terms.HELPER_ROWS] for i, _ in colours]
    return Printed(
        rounds=terms.ROUNDS,
        columns=[
            Column(
                colour=colour,
                value=box.values[i],
                management=terms.MANAGEMENT.names[box.manages[i]],
                does=does(box.management[box.manages[i]]),
                helpers=terms.HELPER.names[i * terms.HELPER_ROWS : (i + 1) * terms.HELPER_ROWS],
                hires=hires[i],
                hired_with=terms.COLOUR.names[hires.index(colour)],
                doubtful=doubtful("columns.values", "management.actions"),
            )
            for i, colour in colours
        ],
        helpers={name: helper_space(box, i, doubtful(f"helpers.{name}")) for i, name in enumerate(terms.HELPER.names)},
        careers=[
            CareerTrack(
                career,
                [career_space(box, i * terms.CAREER_SPACES + space) for space in range(box.career_spaces[i])],
            )
            for i, career in enumerate(terms.CAREER.names)
        ],
        initiative=box.initiative_points,
        cities=[
            CityPlaces(
                city=city,
                values={
                    sex: [value for value in values[i * terms.PLACES : (i + 1) * terms.PLACES] if value]
                    for sex, values in zip(terms.SEX.names, (box.men_values, box.women_values), strict=True)
                },
                doubtful=doubtful(f"cities.men.{city}", f"cities.women.{city}"),
            )
            for i, city in enumerate(terms.CITY.names)
        ],
        plans={
            board: [
                Shields(
                    row=row,
                    shields=[terms.HOUSE.names[house] for house in box.shields[i * terms.ROWS + k]],
                    doubtful=row in terms.CAREER.ids and doubtful(f"plans.{board}.{row}"),
                )
                for k, row in enumerate(terms.ROW.names)
            ]
            for i, board in enumerate(terms.BOARD.names)
        },
        tasks={
            tile: Task(task.fewest, task.most, does(task.effects[0]))
            for tile, task in zip(terms.TILE.names, box.assignments, strict=True)
        },
        rewards={
            reward: RewardTile(does(tile), reward in BEHIND and doubtful(BEHIND[reward]))
            for reward, tile in zip(terms.REWARD.names, box.reward_tiles, strict=True)
        },
        portraits=[None, *box.wedding_points],
        most_dice=box.most_dice,
        most_sum=box.most_dice * terms.FACES,
        threshold=box.limit,
        threshold_per_member=box.limit_per_meeple,
        row_counts_from=box.row_counts_from,
        face_down=box.face_down,
        doubts=Doubts(
            career_points=doubtful(
                *[f"careers.{one}.{what}" for one in terms.CAREER.names for what in ("points", "rank")]
            ),
            slots=doubtful("assignments.tiles", *[f"slots.{colour}" for colour in terms.COLOUR.names]),
            initiative=doubtful("initiative.points"),
            tokens=doubtful("tokens.of_each_worth"),
            weddings=doubtful("weddings.points"),
        ),
    )


def career_space(box: Box, i: int) -> CareerSpace:
    return CareerSpace(
        man=terms.MAN_ON.names[i],
        points=box.career_points[i],
        at_end=box.career_halves[i],
        rank=box.ranks[i],
        florins=box.career_florins[i],
        initiative=box.career_initiative[i],
    )


def helper_space(box: Box, i: int, doubtful: bool) -> HelperSpace:
    space = box.helper_spaces[i]
    colour, row = terms.COLOUR.names[i // terms.HELPER_ROWS], ROW_WORDS[i % terms.HELPER_ROWS]
    return HelperSpace(colour, row, space.cost, space.kind, does(space.effect), doubtful)
