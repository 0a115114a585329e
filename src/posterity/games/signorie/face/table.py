"""The main board: dice and assignments, tracks, cities, rewards; and all together as a seat sees it."""

from __future__ import annotations

from dataclasses import dataclass

from posterity.games.signorie import terms
from posterity.games.signorie.face import names
from posterity.games.signorie.face.families import Family, family_of
from posterity.games.signorie.state import EMPTY, NO_REWARD, Signorie, dice_sum, free_place, helpers_left, threshold
from posterity.games.signorie.steps.dice import price
from posterity.games.signorie.steps.rewards import ExtraAction, FreeHelper
from posterity.games.signorie.steps.tokens import shields_left


@dataclass(slots=True)
class Die:
    """A die as it fell in this round."""

    face: int
    price: int
    taken_by: int | None  # a seat; none: it lies on the main board
    over: int | None  # what the dice of whoever looks would come to, if that is over the threshold


@dataclass(slots=True)
class Slot:
    """Where an assignment lies, and whose members it takes."""

    sex: names.Sex
    tile: names.Tile | None


@dataclass(slots=True)
class Bay:
    """What belongs to a colour on the main board: two assignments, and its dice, the highest first."""

    colour: names.Colour
    slots: list[Slot]
    dice: list[Die]


@dataclass(slots=True)
class Token:
    """An alliance token in a city."""

    house: names.House
    worth: int
    fits: list[names.Row] | None  # in the plan of whoever looks


@dataclass(slots=True)
class Queue:
    """The men, or the women, in a city, from its first place on."""

    seats: list[int]
    next: int | None  # the value of the next place; none: it is full
    token: Token | None  # for a mission, or for a marriage


@dataclass(slots=True)
class CityState:
    city: names.City
    in_play: bool
    queues: dict[names.Sex, Queue]


@dataclass(slots=True)
class RoundReward:
    round: int
    reward: names.Reward | None  # none: the round is over
    florins: int | None  # instead of the bonus


@dataclass(slots=True)
class Table:
    """The whole table as a seat sees it."""

    round: int
    order: list[int]  # the seats as they take turns
    bays: list[Bay]
    hiring: dict[names.Helper, int]  # what each helper costs now
    helpers_left: int
    careers: dict[names.Career, list[list[int]]]  # whose men stand on each space, the lowest space first
    initiative: list[list[int]]  # whose discs lie on each space, the lowest space first, and the lowest disc
    cities: list[CityState]
    pile: int  # tokens that can still be drawn
    rewards: list[RoundReward]
    families: list[Family]


def table(s: Signorie, seat: int) -> Table:
    """For a seat, or for a spectator, to whom nothing is too much and nothing fits."""
    step = s.agenda[-1] if s.agenda else None
    return Table(
        round=s.round,
        order=s.order,
        bays=[_bay(s, seat, colour, isinstance(step, ExtraAction)) for colour in range(terms.COLOURS)],
        hiring=_hiring(s, isinstance(step, FreeHelper) and step.seat == seat),
        helpers_left=helpers_left(s),
        careers={name: _career(s, career) for career, name in enumerate(terms.CAREER.names)},
        initiative=_initiative(s),
        cities=[_city(s, seat, city) for city in range(terms.CITIES)],
        pile=s.pile,
        rewards=[_reward(s, i, tile) for i, tile in enumerate(s.rewards)],
        families=[family_of(s, one, family) for one, family in enumerate(s.families)],
    )


def _bay(s: Signorie, seat: int, colour: int, free: bool) -> Bay:
    fell = [(face + 1, -1) for face in range(terms.FACES) for _ in range(s.dice[colour * terms.FACES + face])]
    fell += [(family.dice[colour], taker) for taker, family in enumerate(s.families) if family.dice[colour]]
    fell.sort(key=lambda die: (-die[0], die[1]))
    # After the check of the round no die is too much (S 14.11).
    total, limit = (0, terms.FACES) if seat < 0 or free else (dice_sum(s.families[seat]), threshold(s, seat))
    dice: list[Die] = []
    for value, taker in fell:
        cost = 0 if free else price(s, colour, value - 1)
        if taker >= 0:
            dice.append(Die(value, cost, taker, None))
        else:
            dice.append(Die(value, cost, None, total + value if total + value > limit else None))
    slots = [_slot(s, slot) for slot in range(colour * 2, colour * 2 + 2)]
    return Bay(terms.COLOUR.names[colour], slots, dice)


def _slot(s: Signorie, slot: int) -> Slot:
    tile = s.slots[slot]
    return Slot(terms.SEX.names[s.box.slots[slot]], None if tile == EMPTY else terms.TILE.names[tile])


def _hiring(s: Signorie, free: bool) -> dict[str, int]:
    return {
        name: 0 if free else space.cost for name, space in zip(terms.HELPER.names, s.box.helper_spaces, strict=True)
    }


def _career(s: Signorie, career: int) -> list[list[int]]:
    spaces: list[list[int]] = [[] for _ in range(s.box.career_spaces[career])]
    for seat, family in enumerate(s.families):
        for space in range(len(spaces)):
            spaces[space] += [seat] * family.careers[career * terms.CAREER_SPACES + space]
    return spaces


def _initiative(s: Signorie) -> list[list[int]]:
    spaces: list[list[int]] = [[] for _ in s.box.initiative_points]
    for seat in reversed(s.ranking):
        spaces[s.initiative[seat]].append(seat)
    return spaces


def _city(s: Signorie, seat: int, city: int) -> CityState:
    marriage, mission = _token(s, seat, city * 2), _token(s, seat, city * 2 + 1)
    men = _queue(s, s.men, s.box.men_values, city, mission)
    women = _queue(s, s.women, s.box.women_values, city, marriage)
    queues = {terms.SEX.names[terms.MAN]: men, terms.SEX.names[terms.WOMAN]: women}
    return CityState(terms.CITY.names[city], s.in_play[city] > 0, queues)


def _queue(s: Signorie, places: list[int], values: list[int], city: int, token: Token | None) -> Queue:
    place = free_place(places, city)
    seats = [owner for owner in places[city * terms.PLACES : (city + 1) * terms.PLACES] if owner >= 0]
    return Queue(seats, values[place] if s.in_play[city] and place != EMPTY else None, token)


def _token(s: Signorie, seat: int, space: int) -> Token | None:
    token = s.tokens[space]
    if token == terms.NO_TOKEN:
        return None
    house = token // terms.WORTHS
    rows = range(terms.CAREERS) if space % 2 else range(terms.MARRIAGE_ROW, terms.MARRIAGE_ROW + 1)
    fits = [terms.ROW.names[row] for row in rows if shields_left(s, seat, row, house) > 0] if seat >= 0 else None
    return Token(terms.HOUSE.names[house], token % terms.WORTHS + terms.LEAST_WORTH, fits)


def _reward(s: Signorie, i: int, tile: int) -> RoundReward:
    if tile == NO_REWARD:
        return RoundReward(i + 1, None, None)
    return RoundReward(i + 1, terms.REWARD.names[tile], s.box.reward_florins if i < terms.BONUS_ROUNDS else None)
