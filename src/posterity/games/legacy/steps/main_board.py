"""L 10: the six actions of the main board."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Menu, Reason, Step, Verb
from posterity.games.legacy import terms
from posterity.games.legacy.components import Honour, Price
from posterity.games.legacy.state import (
    ANY_CONTRIBUTION,
    ANY_TITLE,
    CHEAPER_CONTRIBUTION,
    CHEAPER_DOCTOR,
    CHEAPER_MANSION,
    CONTRIBUTION_AT,
    FREE,
    MANSION,
    TITLE_AT,
    VENTURE,
    Legacy,
    put,
)
from posterity.games.legacy.steps.births import Births
from posterity.games.legacy.steps.friends import Discard
from posterity.games.legacy.steps.gains import change_income, change_prestige, offer_paid, pay_gold, place_own_pawn
from posterity.games.legacy.steps.missions import NO_MISSION, DrawMissions
from posterity.games.legacy.steps.own_board import children_hindrance
from posterity.games.legacy.tree import alike_before, couples, give, holders, holds_of, room_for


class SpaceAction:
    """An action of the main board: what hinders it, what it costs, what it brings and to whom."""

    __slots__ = ("bits", "space", "verb")

    def __init__(self, space: int, verb: Verb, bits: int) -> None:
        self.space: Final = space
        self.verb: Final = verb
        self.bits: Final = bits  # in which it is held by those who get it

    def cards(self, s: Legacy) -> range:
        """Among which one is chosen."""
        return range(1)

    def is_taken(self, s: Legacy, card: int) -> bool:
        return False

    def hindrance(self, s: Legacy, seat: int, held: list[int]) -> Reason | None:
        """Why it is of no use to those who hold these, whatever the pawn and the price (L 10.3, L 10.5)."""
        for cards in held:
            if not cards & self.bits:
                return None
        return terms.NOBODY_CAN_HOLD_IT

    def price(self, s: Legacy, seat: int, card: int) -> Price:
        """What it costs the seat now."""
        raise NotImplementedError

    def begin(self, s: Legacy, seat: int, card: int) -> None:
        """What follows when it is paid."""
        s.then(Holder(seat, self.space, card))

    def people(self, s: Legacy, seat: int) -> list[int]:
        return holders(s, seat)

    def holder_hindrance(self, s: Legacy, seat: int, person: int) -> Reason | None:
        return terms.HOLDS_ONE_ALREADY if holds_of(s, seat)[person] & self.bits else None

    def give(self, s: Legacy, seat: int, person: int, card: int) -> None:
        """What it brings to somebody of the family."""
        raise NotImplementedError


class Titles(SpaceAction):
    """One of the three of a generation, each of which is there once."""

    __slots__ = ()

    def cards(self, s: Legacy) -> range:
        return range((s.generation - 1) * terms.PER_GENERATION, s.generation * terms.PER_GENERATION)

    def is_taken(self, s: Legacy, card: int) -> bool:
        return s.titles[card] == 0

    def price(self, s: Legacy, seat: int, card: int) -> Price:
        return s.box.titles[card].price

    def begin(self, s: Legacy, seat: int, card: int) -> None:
        s.then(Honoured(seat, self.space, card))

    def take(self, s: Legacy, card: int) -> Honour:
        """From the board, for what it brings."""
        s.titles[card] = 0
        return s.box.titles[card]

    def give(self, s: Legacy, seat: int, person: int, card: int) -> None:
        give(s, seat, person, card + 1 << TITLE_AT)
        s.tell(terms.TitleGained, seat, card, person)


class Contributions(Titles):
    __slots__ = ()

    def is_taken(self, s: Legacy, card: int) -> bool:
        return s.contributions[card] == 0

    def price(self, s: Legacy, seat: int, card: int) -> Price:
        return s.box.contributions[card].price.less(s.families[seat].boons[CHEAPER_CONTRIBUTION])

    def take(self, s: Legacy, card: int) -> Honour:
        s.contributions[card] = 0
        return s.box.contributions[card]

    def give(self, s: Legacy, seat: int, person: int, card: int) -> None:
        give(s, seat, person, card + 1 << CONTRIBUTION_AT)
        s.tell(terms.ContributionMade, seat, card, person)


class Mansions(SpaceAction):
    __slots__ = ()

    def hindrance(self, s: Legacy, seat: int, held: list[int]) -> Reason | None:
        return terms.NONE_LEFT if s.mansions == 0 else super().hindrance(s, seat, held)

    def price(self, s: Legacy, seat: int, card: int) -> Price:
        return s.box.mansion.less(s.families[seat].boons[CHEAPER_MANSION])

    def give(self, s: Legacy, seat: int, person: int, card: int) -> None:
        s.mansions -= 1
        give(s, seat, person, MANSION)
        s.tell(terms.MansionBought, seat, person)
        change_prestige(s, seat, s.box.mansion_prestige)


class Ventures(SpaceAction):
    __slots__ = ()

    def hindrance(self, s: Legacy, seat: int, held: list[int]) -> Reason | None:
        return terms.NONE_LEFT if s.ventures == 0 else super().hindrance(s, seat, held)

    def price(self, s: Legacy, seat: int, card: int) -> Price:
        return s.box.venture

    def give(self, s: Legacy, seat: int, person: int, card: int) -> None:
        s.ventures -= 1
        give(s, seat, person, VENTURE)
        s.tell(terms.VentureBegun, seat, person)
        change_income(s, seat, s.box.venture_income)


class Doctor(SpaceAction):
    __slots__ = ()

    def hindrance(self, s: Legacy, seat: int, held: list[int]) -> Reason | None:
        return children_hindrance(s, seat, s.box.doctor_children)

    def price(self, s: Legacy, seat: int, card: int) -> Price:
        less = s.families[seat].boons[CHEAPER_DOCTOR]
        return s.box.doctor if less == 0 else Price(max(0, s.box.doctor.gold - less))

    def people(self, s: Legacy, seat: int) -> list[int]:
        return couples(s, seat)

    def holder_hindrance(self, s: Legacy, seat: int, person: int) -> Reason | None:
        return None if room_for(s, seat, person, s.box.doctor_children) else terms.NO_ROOM_FOR_CHILDREN

    def give(self, s: Legacy, seat: int, person: int, card: int) -> None:
        s.tell(terms.Expected, seat, person, s.box.doctor_children)
        s.then(Births(seat, person, s.box.doctor_children, 0))


class NewMission(SpaceAction):
    __slots__ = ()

    def hindrance(self, s: Legacy, seat: int, held: list[int]) -> Reason | None:
        if s.box.testament and s.generation == terms.GENERATIONS:
            return terms.LACKS_PATRON  # L 20.17
        return terms.NONE_LEFT if s.mission_pile == 0 and sum(s.mission_discard) == 0 else None

    def price(self, s: Legacy, seat: int, card: int) -> Price:
        return s.box.mission

    def begin(self, s: Legacy, seat: int, card: int) -> None:
        s.then(DrawMissions(seat, NO_MISSION))


MAIN_BOARD: Final[list[SpaceAction]] = [
    Titles(terms.TITLE_SPACE, terms.ACQUIRE, ANY_TITLE),
    Contributions(terms.CONTRIBUTION_SPACE, terms.CONTRIBUTE, ANY_CONTRIBUTION),
    Mansions(terms.MANSION_SPACE, terms.BUY_MANSION, MANSION),
    Ventures(terms.VENTURE_SPACE, terms.BEGIN_VENTURE, VENTURE),
    Doctor(terms.DOCTOR_SPACE, terms.HIRE_DOCTOR, 0),
    NewMission(terms.MISSION_SPACE, terms.UNDERTAKE, 0),
]
AT: Final = [action for space in range(terms.SPACES) for action in MAIN_BOARD if action.space == space]


def barred_by_row(s: Legacy, space: int) -> bool:
    """In the solo game a friend in the row bars the action of its occupation (L 18.4)."""
    if s.box.row_bars:
        for friend in s.row:
            if s.box.friends[friend].occupation == terms.COLOUR_OF[space]:
                return True
    return False


def space_hindrance(s: Legacy, seat: int, space: int) -> Reason | None:
    """Why no pawn of the seat can be placed there; nothing if one can (L 4.3, L 4.4)."""
    family = s.families[seat]
    if s.spaces[space] != FREE:
        return terms.SPACE_TAKEN
    if family.pawns == 0 and family.extra[terms.COLOUR_OF[space]] == 0:
        return terms.NO_PAWN_FOR_IT
    return terms.BARRED_BY_THE_ROW if s.box.row_bars and barred_by_row(s, space) else None


def offer_main_board(s: Legacy, seat: int, m: Menu) -> None:
    """Whatever can be paid for and carried out (L 4.6)."""
    family = s.families[seat]
    holds = holds_of(s, seat)
    held = [holds[person] for person in holders(s, seat)]
    for action in MAIN_BOARD:
        hindrance = space_hindrance(s, seat, action.space)
        if hindrance is None:
            hindrance = action.hindrance(s, seat, held)
        if hindrance is not None and not m.curious:
            continue
        for card in action.cards(s):
            choice = action.verb.actions[card]
            if action.is_taken(s, card):
                m.refuse(choice, terms.ALREADY_TAKEN)
            elif hindrance is not None:
                m.refuse(choice, hindrance)
            else:
                price = action.price(s, seat, card)
                offer_paid(family, m, choice, price.gold, price.friends)


def begin_main_board(s: Legacy, seat: int, a: Action) -> None:
    """Pay, carry out, place the card; the pawn first of all."""
    for action in MAIN_BOARD:
        if a.verb is action.verb:
            price = action.price(s, seat, a.x)
            action.begin(s, seat, a.x)
            pay_gold(s, seat, price.gold)
            if price.friends > 0:
                s.then(Discard(seat, price.friends))
            s.then(PlacePawn(seat, action.space))
            change_prestige(s, seat, -price.prestige)


class PlacePawn(Ask[Legacy]):
    """An own pawn, or an extra one of the right colour (L 4.3)."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def menu(self, s: Legacy, m: Menu) -> None:
        family = s.families[self.seat]
        if family.pawns > 0:
            m.offer(terms.PLACE.of(terms.OWN))
        if family.extra[terms.COLOUR_OF[self.space]] > 0:
            m.offer(terms.PLACE.of(terms.COLOUR_OF[self.space]))

    def chosen(self, s: Legacy, a: Action) -> None:
        s.spaces[self.space] = self.seat
        if a.x == terms.OWN:
            place_own_pawn(s, self.seat, self.space)
            return
        family = s.families[self.seat]
        family.extra = put(family.extra, a.x, family.extra[a.x] - 1)
        s.used[a.x] += 1
        s.tell(terms.PawnPlaced, self.seat, a.x, self.space)


class Honoured(Step[Legacy]):
    """A title or a contribution is paid: its benefits, then its place in the tree (L 10.6)."""

    def __init__(self, seat: int, space: int, card: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.card: Final = card

    def do(self, s: Legacy) -> None:
        s.then(Holder(self.seat, self.space, self.card))
        action = AT[self.space]
        assert isinstance(action, Titles)
        honour = action.take(s, self.card)
        change_income(s, self.seat, -honour.price.income)
        honour.card.bring(s, self.seat, terms.FROM_HONOURS)


class Holder(Ask[Legacy]):
    """Who of the family gets the card, or which couple sees the doctor?"""

    def __init__(self, seat: int, space: int, card: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.card: Final = card

    def menu(self, s: Legacy, m: Menu) -> None:
        action = AT[self.space]
        for person in action.people(s, self.seat):
            hindrance = action.holder_hindrance(s, self.seat, person)
            if hindrance is not None or s.ancestry is not None or not alike_before(s.families[self.seat], person):
                m.consider(terms.FOR.of(person), hindrance)

    def chosen(self, s: Legacy, a: Action) -> None:
        AT[self.space].give(s, self.seat, a.x, self.card)
