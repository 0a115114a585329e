"""What lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posterity.engine import State
from posterity.games.signorie.terms import (
    CAREER_SPACES,
    CAREERS,
    CITIES,
    COLOURS,
    FACES,
    HELPERS,
    HOUSES,
    NO_TOKEN,
    PLACES,
    ROUNDS,
    ROWS,
    SLOTS,
    SOURCES,
    WOMAN,
    WORTHS,
)

if TYPE_CHECKING:  # what is in the box acts on the table, so it is made after this
    from posterity.games.signorie.components import Box

EMPTY: Final = -1
NO_REWARD: Final = -1


class Family:
    """A seat's own board and its people."""

    FIELDS: Final = (
        "board", "florins", "pool", "supply", "waiting", "brides", "births", "dice", "helpers", "careers",
        "alliances", "face_down", "points",
    )  # fmt: skip

    __slots__ = FIELDS

    def __init__(
        self,
        board: int,
        florins: int,
        pool: list[int],
        supply: list[int],
        waiting: list[int],
        brides: int,
        births: int,
        dice: list[int],
        helpers: list[int],
        careers: list[int],
        alliances: list[int],
        face_down: list[int],
        points: list[int],
    ) -> None:
        self.board = board  # its colour, and so its plan
        self.florins = florins
        self.pool = pool  # men and women at hand
        self.supply = supply  # men and women who wait in the general supply
        self.waiting = waiting  # men and women in the threshold area
        self.brides = brides
        self.births = births  # how often its white dice were rolled
        self.dice = dice  # the value of the die in each column, 0 for none
        self.helpers = helpers  # 1 for each helper space that is taken: colour * HELPER_ROWS + row
        self.careers = careers  # men on each space: career * CAREER_SPACES + space
        self.alliances = alliances  # tokens face up, in the order in which they came: row * TOKENS + token
        self.face_down = face_down  # how many tokens lie face down at each row
        self.points = points  # victory points by where they came from

    def copy(self) -> Family:
        return Family(
            self.board,
            self.florins,
            self.pool[:],
            self.supply[:],
            self.waiting[:],
            self.brides,
            self.births,
            self.dice[:],
            self.helpers[:],
            self.careers[:],
            self.alliances[:],
            self.face_down[:],
            self.points[:],
        )


class Signorie(State):
    """The main board and the families."""

    FIELDS: Final = (
        "round", "order", "passed", "dice", "slots", "men", "women", "tokens", "unseen", "pile", "in_play", "rewards",
        "initiative", "ranking",
    )  # fmt: skip

    __slots__ = ("box", "families", *FIELDS)

    def __init__(
        self,
        box: Box,
        families: list[Family],
        round: int,
        order: list[int],
        passed: list[int],
        dice: list[int],
        slots: list[int],
        men: list[int],
        women: list[int],
        tokens: list[int],
        unseen: list[int],
        pile: int,
        in_play: list[int],
        rewards: list[int],
        initiative: list[int],
        ranking: list[int],
    ) -> None:
        super().__init__()
        self.box: Final = box
        self.families = families
        self.round = round
        self.order = order  # the seats as they take turns
        self.passed = passed  # by seat
        self.dice = dice  # how many lie on the main board: colour * FACES + face
        self.slots = slots  # the assignment tile on each slot: colour * 2 + sex
        self.men = men  # whose man stands there: city * PLACES + place
        self.women = women
        self.tokens = tokens  # alliance tokens in the cities: city * 2, marriage before mission
        # Nobody ever sees the front of a token that left the game or lies face down, so only what has not been
        # seen is counted, whether it is in the pile, face down at a row or out of the game.
        self.unseen = unseen  # house * WORTHS + worth
        self.pile = pile  # how many tokens can still be drawn
        self.in_play = in_play  # by city
        self.rewards = rewards  # the reward tile of each round, NO_REWARD once it is over
        self.initiative = initiative  # the space of each seat's disc, 0 is the lowest
        self.ranking = ranking  # the seats by initiative, the foremost first; who arrived last lies on top

    def copy(self) -> Signorie:
        s = Signorie(
            self.box,
            [family.copy() for family in self.families],
            self.round,
            self.order[:],
            self.passed[:],
            self.dice[:],
            self.slots[:],
            self.men[:],
            self.women[:],
            self.tokens[:],
            self.unseen[:],
            self.pile,
            self.in_play[:],
            self.rewards[:],
            self.initiative[:],
            self.ranking[:],
        )
        s.agenda = self.agenda[:]
        return s

    def people(self, sex: int) -> list[int]:
        """Whose men or women stand in the cities."""
        return self.women if sex == WOMAN else self.men


def new_table(box: Box) -> Signorie:
    """The table as it is laid out before anything is drawn (S 1)."""
    families = [
        Family(
            board=seat,
            florins=0,
            pool=[box.men[0], box.women[0]],
            supply=[box.men[1], box.women[1]],
            waiting=[0, 0],
            brides=0,
            births=0,
            dice=[0] * COLOURS,
            helpers=[0] * HELPERS,
            careers=[0] * (CAREERS * CAREER_SPACES),
            alliances=[],
            face_down=[0] * ROWS,
            points=[0] * SOURCES,
        )
        for seat in range(box.players)
    ]
    return Signorie(
        box=box,
        families=families,
        round=0,
        order=list(range(box.players)),
        passed=[0] * box.players,
        dice=[0] * (COLOURS * FACES),
        slots=[EMPTY] * SLOTS,
        men=[EMPTY] * (CITIES * PLACES),
        women=[EMPTY] * (CITIES * PLACES),
        tokens=[NO_TOKEN] * (CITIES * 2),
        unseen=box.tokens[:],
        pile=(box.tokens_of_house - box.removed) * HOUSES,
        in_play=[1] * CITIES,
        rewards=[NO_REWARD] * ROUNDS,
        initiative=[0] * box.players,
        ranking=list(range(box.players)),
    )


def unseen_of(s: Signorie, house: int) -> int:
    """How many tokens of the House nobody has seen."""
    return sum(s.unseen[house * WORTHS : (house + 1) * WORTHS])


def helpers_left(s: Signorie) -> int:
    """Helper discs in the bank."""
    return s.box.helpers - sum([sum(family.helpers) for family in s.families])


def free_place(places: list[int], city: int) -> int:
    """The free place of the lowest value in a city, EMPTY if there is none: places fill from the lowest (S 8, S 9)."""
    for place in range(city * PLACES, (city + 1) * PLACES):
        if places[place] == EMPTY:
            return place
    return EMPTY


def open_value(s: Signorie, places: list[int], values: list[int], most: int) -> int:
    """A value of at most so much that a city now asks for, or else of more, EMPTY if no place is free in any."""
    found = EMPTY
    for city in range(CITIES):
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
    return s.box.limit + s.box.limit_per_meeple * sum(s.families[seat].waiting)
