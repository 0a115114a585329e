"""What lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posterity.engine import State
from posterity.games.signorie import terms

if TYPE_CHECKING:  # what is in the box acts on the table, so it is made after this
    from posterity.games.signorie.components import Box

EMPTY: Final = -1
NO_PLACE: Final = -2
NO_REWARD: Final = -1
NO_BOARD: Final = -1


class Family:
    """A seat's own board and its people."""

    FIELDS: Final = (
        "board", "florins", "pool", "supply", "waiting", "brides", "births", "dice", "helpers", "careers",
        "alliances", "face_down", "points",
    )  # fmt: skip

    __slots__ = FIELDS

    def __init__(self, of: Family | None = None) -> None:
        self.board: int = NO_BOARD if of is None else of.board  # its colour, and so its plan
        self.florins: int = 0 if of is None else of.florins
        self.pool: list[int] = [0, 0] if of is None else of.pool[:]  # men and women at hand
        self.supply: list[int] = [0, 0] if of is None else of.supply[:]  # those who wait in the general supply
        self.waiting: list[int] = [0, 0] if of is None else of.waiting[:]  # those in the threshold area
        self.brides: int = 0 if of is None else of.brides
        self.births: int = 0 if of is None else of.births  # how often its white dice were rolled
        # The value of the die in each column, 0 for none.
        self.dice: list[int] = [0] * terms.COLOURS if of is None else of.dice[:]
        # 1 for each helper space that is taken: colour * HELPER_ROWS + row.
        self.helpers: list[int] = [0] * terms.HELPERS if of is None else of.helpers[:]
        # Men on each space: career * CAREER_SPACES + space.
        self.careers: list[int] = [0] * (terms.CAREERS * terms.CAREER_SPACES) if of is None else of.careers[:]
        # Tokens face up, in the order in which they came: row * TOKENS + token.
        self.alliances: list[int] = [] if of is None else of.alliances[:]
        self.face_down: list[int] = [0] * terms.ROWS if of is None else of.face_down[:]  # tokens at each row
        self.points: list[int] = [0] * terms.SOURCES if of is None else of.points[:]  # by where they came from


class Signorie(State):
    """The main board and the families."""

    FIELDS: Final = (
        "round", "order", "passed", "dice", "slots", "men", "women", "tokens", "unseen", "pile", "in_play", "rewards",
        "initiative", "ranking",
    )  # fmt: skip

    __slots__ = ("box", "families", *FIELDS)

    def __init__(self, box: Box, of: Signorie | None = None) -> None:
        super().__init__()
        self.box: Final = box
        if of is None:
            self.families: list[Family] = [Family() for _ in range(box.players)]
        else:
            self.agenda = of.agenda[:]
            self.families = [Family(family) for family in of.families]
        self.round: int = 0 if of is None else of.round
        self.order: list[int] = list(range(box.players)) if of is None else of.order[:]  # the seats as they take turns
        self.passed: list[int] = [0] * box.players if of is None else of.passed[:]  # by seat
        # How many lie on the main board: colour * FACES + face.
        self.dice: list[int] = [0] * (terms.COLOURS * terms.FACES) if of is None else of.dice[:]
        # The assignment tile on each slot: colour * 2 and the next.
        self.slots: list[int] = [EMPTY] * terms.SLOTS if of is None else of.slots[:]
        # Whose man or woman stands there: city * PLACES + place; NO_PLACE where the city has no more of them.
        self.men: list[int] = _free_places(box.men_values) if of is None else of.men[:]
        self.women: list[int] = _free_places(box.women_values) if of is None else of.women[:]
        # Alliance tokens in the cities: city * 2, marriage before mission.
        self.tokens: list[int] = [terms.NO_TOKEN] * (terms.CITIES * 2) if of is None else of.tokens[:]
        # Nobody ever sees the front of a token that left the game or lies face down, so only what has not been
        # seen is counted, whether it is in the pile, face down at a row or out of the game: house * WORTHS + worth.
        self.unseen: list[int] = box.tokens[:] if of is None else of.unseen[:]
        # How many tokens can still be drawn.
        self.pile: int = (box.tokens_of_house - box.removed) * terms.HOUSES if of is None else of.pile
        self.in_play: list[int] = [1] * terms.CITIES if of is None else of.in_play[:]  # by city
        # The reward tile of each round, NO_REWARD once it is over.
        self.rewards: list[int] = [NO_REWARD] * terms.ROUNDS if of is None else of.rewards[:]
        # The space of each seat's disc, 0 is the lowest; and the seats from the foremost on: who came last lies on top.
        self.initiative: list[int] = [0] * box.players if of is None else of.initiative[:]
        self.ranking: list[int] = list(range(box.players)) if of is None else of.ranking[:]

    def copy(self) -> Signorie:
        return Signorie(self.box, self)

    def people(self, sex: int) -> list[int]:
        """Whose men or women stand in the cities."""
        return self.women if sex == terms.WOMAN else self.men


def _free_places(values: list[int]) -> list[int]:
    return [EMPTY if value else NO_PLACE for value in values]


def new_table(box: Box) -> Signorie:
    """The table as it is laid out before anything is drawn (S 1)."""
    s = Signorie(box)
    for family in s.families:
        family.pool, family.supply = [box.men[0], box.women[0]], [box.men[1], box.women[1]]
    return s


def unseen_of(s: Signorie, house: int) -> int:
    """How many tokens of the House nobody has seen."""
    return sum(s.unseen[house * terms.WORTHS : (house + 1) * terms.WORTHS])


def helpers_left(s: Signorie) -> int:
    """Helper discs in the bank."""
    return s.box.helpers - sum([sum(family.helpers) for family in s.families])


def free_place(places: list[int], city: int) -> int:
    """The free place of the lowest value in a city, EMPTY if there is none: places fill from the lowest (S 8, S 9)."""
    for place in range(city * terms.PLACES, (city + 1) * terms.PLACES):
        if places[place] == EMPTY:
            return place
    return EMPTY


def open_value(s: Signorie, places: list[int], values: list[int], most: int) -> int:
    """A value of at most so much that a city now asks for, or else of more, EMPTY if no place is free in any."""
    found = EMPTY
    for city in range(terms.CITIES):
        if s.in_play[city]:
            place = free_place(places, city)
            if place != EMPTY:
                found = values[place]
                if found <= most:
                    return found
    return found


def married_men(family: Family) -> int:
    """The head of the family, and a son for each bride (S 11.2)."""
    return 1 + family.brides


def dice_sum(family: Family) -> int:
    return sum(family.dice)


def threshold(s: Signorie, seat: int) -> int:
    """The sum of dice up to which the seat gets the reward of the round (S 13)."""
    limit = s.box.limit + s.box.limit_per_meeple * sum(s.families[seat].waiting)
    most = s.box.limit_most
    return limit if most is None else min(limit, most)
