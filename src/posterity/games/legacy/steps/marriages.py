"""L 6: marriages and betrothals."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Menu, Reason, Step
from posterity.games.legacy import terms
from posterity.games.legacy.measures import needs_met
from posterity.games.legacy.state import WED, Family, Legacy, put, sex_of, without
from posterity.games.legacy.steps.births import Births
from posterity.games.legacy.steps.friends import TakeFriends
from posterity.games.legacy.steps.gains import change_income, change_prestige, gain_gold, pay_gold, refresh_boons
from posterity.games.legacy.tree import alike_before, children_of, is_single, room_for


def wedding_price(s: Legacy, family: Family, friend: int, person: int) -> int:
    """What the wedding costs; below zero it is a dowry."""
    price = -s.box.friends[friend].money
    if price > 0 and is_true_beauty(s, family, person):
        return max(0, price - s.box.true_beauty_gold)
    return price


def is_true_beauty(s: Legacy, family: Family, person: int) -> bool:
    """One whose wedding costs less: not while she is a child, but by a house rule (L 12.10, L 23.2)."""
    if family.who[person] != terms.TRUE_BEAUTY:
        return False
    return family.generation[person] == s.generation or s.box.betrothed_beauty


def free_to_marry(s: Legacy, family: Family, person: int) -> bool:
    """Single, and of this generation or still a child."""
    return family.generation[person] >= s.generation and is_single(family, person)


def suitors(s: Legacy, family: Family) -> list[int]:
    """For a friend of each sex the one of the family with whom the wedding would be cheapest; NOBODY_THERE if nobody
    is free to marry."""
    found = [terms.NOBODY_THERE, terms.NOBODY_THERE]
    for person, who in enumerate(family.who):
        if free_to_marry(s, family, person):
            other = terms.WOMAN if sex_of(who) == terms.MAN else terms.MAN
            if found[other] == terms.NOBODY_THERE or is_true_beauty(s, family, person):
                found[other] = person
    return found


def marriage_hindrance(s: Legacy, family: Family, friend: int, among: list[int]) -> Reason | None:
    """Why the friend cannot marry any of these suitors; nothing if it can."""
    person = among[s.box.friends[friend].sex]
    if person == terms.NOBODY_THERE:
        return terms.NOBODY_TO_MARRY
    return None if wedding_price(s, family, friend, person) <= family.gold else terms.LACKS_GOLD_FOR_WEDDING


def needs_no_pawn(s: Legacy, seat: int, friend: int) -> bool:
    """Some friends marry without a pawn, if what they ask for is there."""
    return s.box.friends[friend].card.free_marriage and needs_met(s, seat, friend)


class Newcomer(Ask[Legacy]):
    """A friend comes into the family."""

    def __init__(self, seat: int, friend: int) -> None:
        super().__init__(seat)
        self.friend: Final = friend

    def leave_hand(self, s: Legacy, price: int) -> None:
        """What the friend costs is paid, or the dowry comes."""
        family = s.families[self.seat]
        family.hand = without(family.hand, self.friend)
        s.known[self.friend] = 0
        pay_gold(s, self.seat, price)
        gain_gold(s, self.seat, -price)


class Spouse(Newcomer):
    """Whom does the friend marry, or who is betrothed to it?"""

    def menu(self, s: Legacy, m: Menu) -> None:
        family = s.families[self.seat]
        sex = s.box.friends[self.friend].sex
        for person in range(len(family.who)):
            if family.generation[person] < s.generation:
                continue
            price = wedding_price(s, family, self.friend, person)
            if sex_of(family.who[person]) == sex:
                m.refuse(terms.WITH.of(person), terms.SAME_SEX)
            elif not is_single(family, person):
                m.refuse(terms.WITH.of(person), terms.NOT_SINGLE)
            elif price > family.gold:
                m.refuse(terms.WITH.of(person), terms.LACKS_GOLD, price, family.gold)
            elif not alike_before(family, person):
                m.offer(terms.WITH.of(person))

    def chosen(self, s: Legacy, a: Action) -> None:
        seat, person = self.seat, a.x
        family = s.families[seat]
        self.leave_hand(s, wedding_price(s, family, self.friend, person))
        family.spouse = put(family.spouse, person, self.friend)
        if family.generation[person] == s.generation:
            celebrate(s, seat, person)
        else:
            s.tell(terms.Betrothed, seat, self.friend, person)
            refresh_boons(s, seat)


def celebrate(s: Legacy, seat: int, person: int) -> None:
    """Income or friends, prestige, the effect, a birth, in this order (L 6.4)."""
    family = s.families[seat]
    friend = family.spouse[person]
    family.flags = put(family.flags, person, family.flags[person] | WED)
    s.then(AfterTheWedding(seat, person))
    card = s.box.friends[friend].card
    if card.lasting:
        family.revealed = [*family.revealed, friend]
    number = card.wedding_children
    widower = children_of(family, person) > 0
    hoped = number
    while widower and hoped > 0 and not room_for(s, seat, person, hoped):
        hoped -= 1
    s.tell(terms.Married, seat, friend, person, hoped)
    s.then(Births(seat, person, number, int(widower)))
    welcome(s, seat, friend)


def welcome(s: Legacy, seat: int, friend: int) -> None:
    """Income or friends, then prestige and the effect."""
    card = s.box.friends[friend]
    s.then(WeddingGifts(seat, friend))
    if card.friends > 0:
        s.then(TakeFriends(seat, card.friends, 0))
    change_income(s, seat, card.income)


class WeddingGifts(Step[Legacy]):
    """Prestige, then the effect, at once or for the generation (L 11.1, L 11.3)."""

    def __init__(self, seat: int, friend: int) -> None:
        self.seat: Final = seat
        self.friend: Final = friend

    def do(self, s: Legacy) -> None:
        card = s.box.friends[self.friend]
        change_prestige(s, self.seat, card.prestige)
        refresh_boons(s, self.seat)
        met = needs_met(s, self.seat, self.friend)
        if card.card.needs:
            s.tell(terms.ConditionMet if met else terms.ConditionUnmet, self.seat, self.friend)
        if met:
            card.card.bring(s, self.seat, terms.FROM_FRIENDS)


class AfterTheWedding(Step[Legacy]):
    """Handsome brings gold when all is done."""

    def __init__(self, seat: int, person: int) -> None:
        self.seat: Final = seat
        self.person: Final = person

    def steady(self) -> bool:
        return True

    def do(self, s: Legacy) -> None:
        if s.families[self.seat].who[self.person] == terms.HANDSOME:
            gain_gold(s, self.seat, s.box.handsome_gold)
