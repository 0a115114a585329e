"""L 9: the four actions of the own board."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Menu, Reason, Step
from posterity.games.legacy import terms
from posterity.games.legacy.state import MORE_FRIENDS, MORE_MONEY, Legacy
from posterity.games.legacy.steps.births import ANY, begin_birth, children_left
from posterity.games.legacy.steps.friends import Discard, TakeFriends
from posterity.games.legacy.steps.gains import gain_gold, lose_honor, offer_paid, pay_gold
from posterity.games.legacy.tree import couples, room_for


def children_hindrance(s: Legacy, seat: int, children: int) -> Reason | None:
    """Why no couple could have so many more children; nothing if one could."""
    found = couples(s, seat)
    for person in found:
        if room_for(s, seat, person, children):
            return None
    return terms.NO_ROOM_FOR_CHILDREN if found else terms.NO_COUPLE


class Couple(Ask[Legacy]):
    """Which couple has a child, and is a son or a daughter wished for?"""

    def menu(self, s: Legacy, m: Menu) -> None:
        for person in couples(s, self.seat):
            hindrance = None if room_for(s, self.seat, person, 1) else terms.NO_ROOM_FOR_CHILDREN
            for wish in range(len(terms.WISH)):
                if hindrance is None and wish != ANY and not children_left(s, wish):
                    m.refuse(terms.BEAR.of(person, wish), terms.NO_SUCH_CHILD_LEFT)
                else:
                    m.consider(terms.BEAR.of(person, wish), hindrance)

    def chosen(self, s: Legacy, a: Action) -> None:
        if a.y != ANY:
            lose_honor(s, self.seat, s.box.choose_sex_honor)
        s.tell(terms.Expected, self.seat, a.x, 1)
        begin_birth(s, self.seat, a.x, a.y)


class AskMoney(Ask[Legacy]):
    """Ask friends for money at once, without a pawn, if one likes."""

    def menu(self, s: Legacy, m: Menu) -> None:
        offer_money(s, self.seat, m)
        m.offer(terms.FINISH)

    def chosen(self, s: Legacy, a: Action) -> None:
        if a is not terms.FINISH:
            ask_money(s, self.seat, a.x)


def offer_money(s: Legacy, seat: int, m: Menu) -> None:
    family = s.families[seat]
    for i, friends in enumerate(s.box.money_friends):
        offer_paid(family, m, terms.ASK_MONEY.actions[i], 0, friends)


def ask_money(s: Legacy, seat: int, i: int) -> None:
    """The more gold, the more it costs one's name (L 9.7)."""
    lose_honor(s, seat, s.box.money_honor[i])
    s.then(ReceiveGold(seat, s.box.money[i] + s.families[seat].boons[MORE_MONEY]))
    if s.box.money_friends[i] > 0:
        s.then(Discard(seat, s.box.money_friends[i]))


class ReceiveGold(Step[Legacy]):
    """Gold that comes when its price is paid."""

    def __init__(self, seat: int, gold: int) -> None:
        self.seat: Final = seat
        self.gold: Final = gold

    def steady(self) -> bool:
        return True

    def do(self, s: Legacy) -> None:
        gain_gold(s, self.seat, self.gold)


def offer_socializing(s: Legacy, seat: int, m: Menu) -> None:
    family = s.families[seat]
    for i, gold in enumerate(s.box.socialize_gold):
        if s.row:
            offer_paid(family, m, terms.SOCIALIZE.actions[i], gold, 0)
        else:
            m.refuse(terms.SOCIALIZE.actions[i], terms.ROW_IS_EMPTY)


def socialize(s: Legacy, seat: int, i: int) -> None:
    pay_gold(s, seat, s.box.socialize_gold[i])
    s.then(TakeFriends(seat, i + 1 + s.families[seat].boons[MORE_FRIENDS], 0))
