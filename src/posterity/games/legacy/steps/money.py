"""L 9.7: asking friends for money, with a pawn or by a card."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Menu, Step
from posterity.games.legacy.state import MORE_MONEY, Legacy
from posterity.games.legacy.steps.friends import Discard
from posterity.games.legacy.steps.gains import gain_gold, lose_honor, offer_paid
from posterity.games.legacy.terms import ASK_MONEY, FINISH


class AskMoney(Ask[Legacy]):
    """At once, without a pawn, if one likes."""

    __slots__ = ()

    def menu(self, s: Legacy, m: Menu) -> None:
        offer_money(s, self.seat, m)
        m.offer(FINISH)

    def chosen(self, s: Legacy, a: Action) -> None:
        if a is not FINISH:
            ask_money(s, self.seat, a.x)


def offer_money(s: Legacy, seat: int, m: Menu) -> None:
    for i, friends in enumerate(s.box.money_friends):
        offer_paid(s, seat, m, ASK_MONEY.of(i), 0, friends)


def ask_money(s: Legacy, seat: int, i: int) -> None:
    """The more gold, the more it costs one's name."""
    lose_honor(s, seat, s.box.money_honor[i])
    s.then(ReceiveGold(seat, s.box.money[i] + s.families[seat].boons[MORE_MONEY]))
    if s.box.money_friends[i] > 0:
        s.then(Discard(seat, s.box.money_friends[i]))


class ReceiveGold(Step[Legacy]):
    """Gold that comes when its price is paid."""

    __slots__ = ("gold", "seat")

    def __init__(self, seat: int, gold: int) -> None:
        self.seat: Final = seat
        self.gold: Final = gold

    def args(self) -> list[int]:
        return [self.seat, self.gold]

    def steady(self) -> bool:
        return True

    def do(self, s: Legacy) -> None:
        gain_gold(s, self.seat, self.gold)
