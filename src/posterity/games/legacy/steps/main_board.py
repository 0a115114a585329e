"""L 10: the six actions of the main board."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Menu, Step
from posterity.games.legacy.state import (
    CHEAPER_CONTRIBUTION,
    CHEAPER_DOCTOR,
    CHEAPER_MANSION,
    CONTRIBUTION_AT,
    FREE,
    MANSION,
    TITLE_AT,
    VENTURE,
    Family,
    Legacy,
    put,
)
from posterity.games.legacy.steps.births import Births
from posterity.games.legacy.steps.friends import Discard
from posterity.games.legacy.steps.gains import change_income, change_prestige, pay_gold
from posterity.games.legacy.steps.missions import NO_MISSION, DrawMissions
from posterity.games.legacy.steps.own_board import children_hindrance
from posterity.games.legacy.terms import (
    ACQUIRE,
    BUY_MANSION,
    COLOUR_OF,
    CONTRIBUTE,
    CONTRIBUTION_SPACE,
    DOCTOR,
    DOCTOR_SPACE,
    FOR,
    FROM_HONOURS,
    GENERATIONS,
    MANSION_SPACE,
    MISSION_SPACE,
    OWN,
    PER_GENERATION,
    PLACE,
    TITLE_SPACE,
    UNDERTAKE,
    VENTURE_SPACE,
    ContributionMade,
    MansionBought,
    PawnPlaced,
    TitleGained,
    VentureBegun,
)
from posterity.games.legacy.terms import VENTURE as BEGIN_VENTURE
from posterity.games.legacy.tree import alike_before, couples, give, holders, holds_of, room_for

# The bits in which each kind of card is held.
HELD: Final = [15 << TITLE_AT, 0, MANSION, VENTURE, 0, 15 << CONTRIBUTION_AT]  # by space


def space_hindrance(s: Legacy, seat: int, space: int) -> str:
    """Why no pawn of the seat can be placed there; empty if one can (L 4.3, L 4.4, L 18.4)."""
    family = s.families[seat]
    if s.spaces[space] != FREE:
        return "space-taken"
    if family.pawns == 0 and family.extra[COLOUR_OF[space]] == 0:
        return "no-pawn-for-it"
    if s.box.row_bars:
        for friend in s.row:
            if s.box.friends[friend].occupation == COLOUR_OF[space]:
                return "barred-by-the-row"
    return ""


def offer_main_board(s: Legacy, seat: int, m: Menu) -> None:
    """Whatever can be paid for and carried out (L 4.6)."""
    family = s.families[seat]
    holds = holds_of(s, seat)
    held = [holds[person] for person in holders(s, seat)]
    first = (s.generation - 1) * PER_GENERATION
    for space, verb, lying, honours in (
        (TITLE_SPACE, ACQUIRE, s.titles, s.box.titles),
        (CONTRIBUTION_SPACE, CONTRIBUTE, s.contributions, s.box.contributions),
    ):
        hindrance = space_hindrance(s, seat, space)
        if hindrance == "":
            hindrance = holder_hindrance(held, space)
        if hindrance != "" and not m.curious:
            continue
        for i in range(first, first + PER_GENERATION):
            if not lying[i]:
                m.refuse(verb.of(i), "already-taken")
            elif hindrance != "":
                m.refuse(verb.of(i), hindrance)
            else:
                _offer_paid(s, family, verb.of(i), honour_gold(s, seat, space, i), honours[i].friends, m)
    hindrance = space_hindrance(s, seat, MANSION_SPACE)
    if hindrance == "":
        hindrance = "none-left" if s.mansions == 0 else holder_hindrance(held, MANSION_SPACE)
    if hindrance != "":
        m.refuse(BUY_MANSION, hindrance)
    else:
        _offer_paid(s, family, BUY_MANSION, mansion_gold(s, seat), s.box.mansion_friends, m)
    hindrance = space_hindrance(s, seat, VENTURE_SPACE)
    if hindrance == "":
        hindrance = "none-left" if s.ventures == 0 else holder_hindrance(held, VENTURE_SPACE)
    if hindrance != "":
        m.refuse(BEGIN_VENTURE, hindrance)
    else:
        _offer_paid(s, family, BEGIN_VENTURE, s.box.venture_gold, s.box.venture_friends, m)
    hindrance = space_hindrance(s, seat, DOCTOR_SPACE)
    if hindrance == "":
        hindrance = children_hindrance(s, seat, s.box.doctor_children)
    if hindrance != "":
        m.refuse(DOCTOR, hindrance)
    else:
        _offer_paid(s, family, DOCTOR, doctor_gold(s, seat), doctor_friends(s, seat), m)
    hindrance = space_hindrance(s, seat, MISSION_SPACE)
    if hindrance == "" and s.box.testament and s.generation == GENERATIONS:
        hindrance = "no-patron"  # L 20.17
    if hindrance == "" and s.mission_pile == 0 and sum(s.mission_discard) == 0:
        hindrance = "none-left"
    if hindrance != "":
        m.refuse(UNDERTAKE, hindrance)
    else:
        _offer_paid(s, family, UNDERTAKE, 0, s.box.mission_friends, m)


def _offer_paid(s: Legacy, family: Family, action: Action, gold: int, friends: int, m: Menu) -> None:
    if gold > family.gold:
        m.refuse(action, "lacks-gold", gold, family.gold)
    elif friends > len(family.hand):
        m.refuse(action, "lacks-friends", friends, len(family.hand))
    else:
        m.offer(action)


def honour_gold(s: Legacy, seat: int, space: int, i: int) -> int:
    if space == TITLE_SPACE:
        return s.box.titles[i].gold
    less = s.families[seat].boons[CHEAPER_CONTRIBUTION]
    return max(0, s.box.contributions[i].gold - less)


def mansion_gold(s: Legacy, seat: int) -> int:
    return max(0, s.box.mansion_gold - s.families[seat].boons[CHEAPER_MANSION])


def doctor_gold(s: Legacy, seat: int) -> int:
    return max(0, s.box.doctor_gold - s.families[seat].boons[CHEAPER_DOCTOR])


def doctor_friends(s: Legacy, seat: int) -> int:
    return 0 if s.families[seat].boons[CHEAPER_DOCTOR] else s.box.doctor_friends


def holder_hindrance(held: list[int], space: int) -> str:
    """Why nobody of those who hold this can be given such a card; empty if somebody can (L 10.3, L 10.5)."""
    for cards in held:
        if not cards & HELD[space]:
            return ""
    return "nobody-can-hold-it"


class PlacePawn(Ask[Legacy]):
    """An own pawn, or an extra one of the right colour (L 4.3)."""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def args(self) -> list[int]:
        return [self.seat, self.space]

    def menu(self, s: Legacy, m: Menu) -> None:
        family = s.families[self.seat]
        if family.pawns > 0:
            m.offer(PLACE.of(OWN))
        if family.extra[COLOUR_OF[self.space]] > 0:
            m.offer(PLACE.of(COLOUR_OF[self.space]))

    def chosen(self, s: Legacy, a: Action) -> None:
        family = s.families[self.seat]
        if a.x == OWN:
            family.pawns -= 1
        else:
            family.extra = put(family.extra, a.x, family.extra[a.x] - 1)
            s.used[a.x] += 1
        s.spaces[self.space] = self.seat
        s.tell(PawnPlaced, self.seat, a.x, self.space)


def begin_main_board(s: Legacy, seat: int, a: Action) -> None:
    """Pay, carry out, place the card; the pawn first of all."""
    if a.verb is ACQUIRE or a.verb is CONTRIBUTE:
        space = TITLE_SPACE if a.verb is ACQUIRE else CONTRIBUTION_SPACE
        honour = (s.box.titles if a.verb is ACQUIRE else s.box.contributions)[a.x]
        s.then(Honoured(seat, space, a.x))
        _pay(s, seat, honour_gold(s, seat, space, a.x), honour.friends, space)
    elif a is BUY_MANSION:
        s.then(Holder(seat, MANSION_SPACE, 0))
        _pay(s, seat, mansion_gold(s, seat), s.box.mansion_friends, MANSION_SPACE)
    elif a is BEGIN_VENTURE:
        s.then(Holder(seat, VENTURE_SPACE, 0))
        _pay(s, seat, s.box.venture_gold, s.box.venture_friends, VENTURE_SPACE)
        change_prestige(s, seat, -s.box.venture_prestige)
    elif a is DOCTOR:
        s.then(Holder(seat, DOCTOR_SPACE, 0))
        _pay(s, seat, doctor_gold(s, seat), doctor_friends(s, seat), DOCTOR_SPACE)
    else:
        s.then(DrawMissions(seat, NO_MISSION))
        _pay(s, seat, 0, s.box.mission_friends, MISSION_SPACE)


def _pay(s: Legacy, seat: int, gold: int, friends: int, space: int) -> None:
    pay_gold(s, seat, gold)
    if friends > 0:
        s.then(Discard(seat, friends))
    s.then(PlacePawn(seat, space))


class Honoured(Step[Legacy]):
    """A title or a contribution is paid: its benefits, then its place in the tree (L 10.6)."""

    __slots__ = ("card", "seat", "space")

    def __init__(self, seat: int, space: int, card: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.card: Final = card

    def args(self) -> list[int]:
        return [self.seat, self.space, self.card]

    def do(self, s: Legacy) -> None:
        s.then(Holder(self.seat, self.space, self.card))
        if self.space == TITLE_SPACE:
            s.titles[self.card] = 0
            honour = s.box.titles[self.card]
        else:
            s.contributions[self.card] = 0
            honour = s.box.contributions[self.card]
        change_income(s, self.seat, -honour.income)
        honour.card.bring(s, self.seat, FROM_HONOURS)


class Holder(Ask[Legacy]):
    """Who of the family gets the card, or which couple sees the doctor?"""

    __slots__ = ("card", "space")

    def __init__(self, seat: int, space: int, card: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.card: Final = card

    def args(self) -> list[int]:
        return [self.seat, self.space, self.card]

    def menu(self, s: Legacy, m: Menu) -> None:
        seat = self.seat
        if self.space == DOCTOR_SPACE:
            for person in couples(s, seat):
                if room_for(s, seat, person, s.box.doctor_children):
                    m.offer(FOR.of(person))
                else:
                    m.refuse(FOR.of(person), "no-room-for-children")
            return
        holds = holds_of(s, seat)
        for person in holders(s, seat):
            if holds[person] & HELD[self.space]:
                m.refuse(FOR.of(person), "holds-one-already")
            elif s.ancestry is not None or not alike_before(s.families[seat], person):
                m.offer(FOR.of(person))

    def chosen(self, s: Legacy, a: Action) -> None:
        seat, person = self.seat, a.x
        if self.space == DOCTOR_SPACE:
            s.then(Births(seat, person, s.box.doctor_children, 0))
        elif self.space == MANSION_SPACE:
            s.mansions -= 1
            give(s, seat, person, MANSION)
            s.tell(MansionBought, seat, person)
            change_prestige(s, seat, s.box.mansion_prestige)
        elif self.space == VENTURE_SPACE:
            s.ventures -= 1
            give(s, seat, person, VENTURE)
            s.tell(VentureBegun, seat, person)
            change_income(s, seat, s.box.venture_income)
        elif self.space == TITLE_SPACE:
            give(s, seat, person, self.card + 1 << TITLE_AT)
            s.tell(TitleGained, seat, self.card, person)
        else:
            give(s, seat, person, self.card + 1 << CONTRIBUTION_AT)
            s.tell(ContributionMade, seat, self.card, person)
