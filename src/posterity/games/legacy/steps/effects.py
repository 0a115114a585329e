"""L 11: what cards bring, at a wedding, with a title, for a mission."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Menu, Step
from posterity.games.legacy import components
from posterity.games.legacy.components import LASTING, Card
from posterity.games.legacy.measures import needs_met
from posterity.games.legacy.state import BOONS, DEAD, WED, Legacy
from posterity.games.legacy.steps.friends import (
    Discard,
    DrawFriends,
    ExchangeHand,
    FillRow,
    Steal,
    StealFrom,
    TakeFriends,
    put_away,
)
from posterity.games.legacy.steps.gains import (
    change_income,
    change_prestige,
    gain_gold,
    gain_honor,
    gain_pawn,
    lose_honor,
    pay_gold,
)
from posterity.games.legacy.terms import (
    ASK_MONEY,
    BEAUTIFUL_SMILE,
    FINISH,
    MISSIONS,
    MissionHidden,
)


def bring(s: Legacy, seat: int, card: Card, source: int) -> None:
    """Carry out all that a card brings at once; what lasts is looked up where it matters."""
    for effect in reversed(card.effects):
        _bring(s, seat, effect.kind, effect.amount, source)


def _bring(s: Legacy, seat: int, kind: int, amount: int, source: int) -> None:
    if kind == components.INCOME:
        change_income(s, seat, amount)
    elif kind == components.PRESTIGE:
        change_prestige(s, seat, amount)
    elif kind == components.HONOR:
        gain_honor(s, seat, source, amount)
    elif kind == components.GOLD:
        gain_gold(s, seat, amount)
    elif kind == components.TAKE:
        s.then(TakeFriends(seat, amount, 0))
    elif kind == components.DRAW:
        s.then(DrawFriends(seat, amount))
    elif kind == components.PAWN:
        gain_pawn(s, seat, amount)
    elif kind == components.ASK_MONEY:
        s.then(AskMoney(seat))
    elif kind == components.NEW_ROW:
        for friend in s.row:
            put_away(s, friend)
        s.row = []
        s.then(TakeFriends(seat, amount, 0))
        s.then(FillRow())
    elif kind == components.HIDDEN_MISSION:
        hide_mission(s, seat)
    elif kind == components.EXCHANGE_HAND:
        s.then(ExchangeHand(seat, 0))
    elif kind == components.STEAL:
        s.then(Steal(seat))
    else:
        _touch_opponents(s, seat, kind, amount)


def _touch_opponents(s: Legacy, seat: int, kind: int, amount: int) -> None:
    """Clockwise from the seat on (L 11.31)."""
    players = len(s.families)
    seats = [(seat + k) % players for k in range(1, players)]
    others = [other for other in seats if not s.families[other].out]
    if kind == components.OPPONENTS_PAY_ME:
        for other in others:
            gold = min(amount, s.families[other].gold)
            pay_gold(s, other, gold)
            gain_gold(s, seat, gold)
    elif kind == components.OPPONENTS_LOSE_GOLD:
        for other in others:
            pay_gold(s, other, min(amount, s.families[other].gold))
    elif kind == components.OPPONENTS_LOSE_HONOR:
        for other in others:
            lose_honor(s, other, amount)
    elif kind == components.OPPONENTS_DISCARD:
        s.reveal()  # who has a single card shows it without being asked
        for other in reversed(others):
            if s.families[other].hand:
                s.then(Discard(other, amount))
    elif kind == components.STEAL_FROM_LARGER:
        hand = len(s.families[seat].hand)  # all hands are compared before a card is taken (L 11.30)
        for other in reversed(others):
            if len(s.families[other].hand) > hand:
                s.then(StealFrom(seat, other))


def hide_mission(s: Legacy, seat: int) -> None:
    """A mission face down under the patron, seen by nobody (L 10.10, L 11.22)."""
    if s.mission_pile == 0:
        reshuffle_missions(s)
    if s.mission_pile > 0:
        s.mission_pile -= 1
        s.families[seat].hidden_missions += 1
        s.tell(MissionHidden, seat)


def reshuffle_missions(s: Legacy) -> None:
    """Discarded missions become the deck when it has run out (L 10.11)."""
    for mission in range(MISSIONS):
        if s.mission_discard[mission]:
            s.unseen_missions[mission] = 1
    s.mission_pile += sum(s.mission_discard)
    s.mission_discard = [0] * MISSIONS


def refresh_boons(s: Legacy, seat: int) -> None:
    """What is in force this generation: by friends who married in it, special children, completed missions."""
    family = s.families[seat]
    boons = [0] * BOONS
    if s.ancestry is not None:
        for friend in family.revealed:
            if needs_met(s, seat, friend):
                _add_boons(boons, s.box.friends[friend].card)
    for person in range(len(family.who)):
        if family.generation[person] != s.generation:
            continue
        if family.who[person] == BEAUTIFUL_SMILE and not family.flags[person] & DEAD:
            boons[components.MONEY - LASTING] += s.box.beautiful_smile_gold
        if family.flags[person] & WED:
            friend = family.spouse[person]
            if needs_met(s, seat, friend):
                _add_boons(boons, s.box.friends[friend].card)
    for mission, generation in zip(family.done, family.done_in, strict=True):
        if generation == s.generation:
            _add_boons(boons, s.box.missions[mission].card)
    family.boons = boons


def _add_boons(boons: list[int], card: Card) -> None:
    for effect in card.effects:
        if effect.kind >= LASTING:
            boons[effect.kind - LASTING] += effect.amount


class AskMoney(Ask[Legacy]):
    """Ask friends for money at once, without a pawn, if one likes."""

    __slots__ = ()

    def menu(self, s: Legacy, m: Menu) -> None:
        offer_money(s, self.seat, m)
        m.offer(FINISH)

    def chosen(self, s: Legacy, a: Action) -> None:
        if a is not FINISH:
            ask_money(s, self.seat, a.x)


def offer_money(s: Legacy, seat: int, m: Menu) -> None:
    hand = len(s.families[seat].hand)
    for i, friends in enumerate(s.box.money_friends):
        if hand >= friends:
            m.offer(ASK_MONEY.of(i))
        else:
            m.refuse(ASK_MONEY.of(i), "lacks-friends", friends, hand)


def ask_money(s: Legacy, seat: int, i: int) -> None:
    """The more gold, the more it costs one's name (L 9.7)."""
    lose_honor(s, seat, s.box.money_honor[i])
    s.then(ReceiveGold(seat, s.box.money[i] + s.families[seat].boons[components.MONEY - LASTING]))
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

    def do(self, s: Legacy) -> None:
        gain_gold(s, self.seat, self.gold)
