"""Gold, income, prestige, honor and pawns: what everything else is paid with."""

from __future__ import annotations

from posterity.engine import Action, Menu
from posterity.games.legacy.state import Legacy, put
from posterity.games.legacy.terms import (
    LOST,
    OWN,
    GoldGained,
    GoldPaid,
    HonorChanged,
    IncomeChanged,
    PawnGained,
    PawnMissing,
    PawnPlaced,
    PrestigeChanged,
)


def offer_paid(s: Legacy, seat: int, m: Menu, action: Action, gold: int, friends: int) -> None:
    """Offer what can be paid for with gold and with friends from the hand."""
    family = s.families[seat]
    if gold > family.gold:
        m.refuse(action, "lacks-gold", gold, family.gold)
    elif friends > len(family.hand):
        m.refuse(action, "lacks-friends", friends, len(family.hand))
    else:
        m.offer(action)


def place_own_pawn(s: Legacy, seat: int, space: int) -> None:
    s.families[seat].pawns -= 1
    s.tell(PawnPlaced, seat, OWN, space)


def gain_gold(s: Legacy, seat: int, gold: int) -> None:
    if gold > 0:
        s.families[seat].gold += gold
        s.tell(GoldGained, seat, gold)


def pay_gold(s: Legacy, seat: int, gold: int) -> None:
    if gold > 0:
        s.families[seat].gold -= gold
        s.tell(GoldPaid, seat, gold)


def change_income(s: Legacy, seat: int, by: int) -> None:
    if by != 0:
        s.families[seat].income += by
        s.tell(IncomeChanged, seat, by, s.families[seat].income)


def change_prestige(s: Legacy, seat: int, by: int) -> None:
    if by != 0:
        s.families[seat].prestige += by
        s.tell(PrestigeChanged, seat, by, s.families[seat].prestige)


def gain_honor(s: Legacy, seat: int, source: int, by: int) -> None:
    """Honor has no limit, in either direction."""
    if by != 0:
        family = s.families[seat]
        family.honor = put(family.honor, source, family.honor[source] + by)
        s.tell(HonorChanged, seat, source, by)


def lose_honor(s: Legacy, seat: int, by: int) -> None:
    gain_honor(s, seat, LOST, -by)


def gain_pawn(s: Legacy, seat: int, colour: int) -> None:
    """An extra pawn, if one of the colour is left."""
    if s.supply[colour] == 0:
        s.tell(PawnMissing, seat, colour)
        return
    s.supply[colour] -= 1
    family = s.families[seat]
    family.extra = put(family.extra, colour, family.extra[colour] + 1)
    s.tell(PawnGained, seat, colour)
