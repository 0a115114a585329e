"""Gold, income, prestige, honor and pawns, with which everything is paid; boons, which make it cheaper."""

from __future__ import annotations

from posterity.engine import Action, Menu
from posterity.games.legacy import terms
from posterity.games.legacy.measures import needs_met
from posterity.games.legacy.state import BOONS, MORE_MONEY, Family, Legacy, put


def offer_paid(family: Family, m: Menu, action: Action, gold: int, friends: int) -> None:
    """Offer what can be paid for with gold and with friends from the hand."""
    if gold > family.gold:
        m.refuse(action, terms.LACKS_GOLD, gold, family.gold)
    elif friends > len(family.hand):
        m.refuse(action, terms.LACKS_FRIENDS, friends, len(family.hand))
    else:
        m.offer(action)


def place_own_pawn(s: Legacy, seat: int, space: int) -> None:
    s.families[seat].pawns -= 1
    s.tell(terms.PawnPlaced, seat, terms.OWN, space)


def gain_gold(s: Legacy, seat: int, gold: int) -> None:
    if gold > 0:
        s.families[seat].gold += gold
        s.tell(terms.GoldGained, seat, gold)


def pay_gold(s: Legacy, seat: int, gold: int) -> None:
    if gold > 0:
        s.families[seat].gold -= gold
        s.tell(terms.GoldPaid, seat, gold)


def change_income(s: Legacy, seat: int, by: int) -> None:
    if by != 0:
        s.families[seat].income += by
        s.tell(terms.IncomeChanged, seat, by, s.families[seat].income)


def change_prestige(s: Legacy, seat: int, by: int) -> None:
    if by != 0:
        s.families[seat].prestige += by
        s.tell(terms.PrestigeChanged, seat, by, s.families[seat].prestige)


def gain_honor(s: Legacy, seat: int, source: int, by: int) -> None:
    """Honor has no limit, in either direction."""
    if by != 0:
        family = s.families[seat]
        family.honor = put(family.honor, source, family.honor[source] + by)
        s.tell(terms.HonorGained if by > 0 else terms.HonorLost, seat, source, abs(by))


def lose_honor(s: Legacy, seat: int, by: int) -> None:
    gain_honor(s, seat, terms.LOST, -by)


def gain_pawn(s: Legacy, seat: int, colour: int) -> None:
    """An extra pawn, if one of the colour is left."""
    if s.supply[colour] == 0:
        s.tell(terms.PawnMissing, seat, colour)
        return
    s.supply[colour] -= 1
    family = s.families[seat]
    family.extra = put(family.extra, colour, family.extra[colour] + 1)
    s.tell(terms.PawnGained, seat, colour)


def refresh_boons(s: Legacy, seat: int) -> None:
    """What is in force this generation: by friends who married in it, special children, completed missions.

    It stays in force if she who brought it is lost (L 8.6).
    """
    family = s.families[seat]
    boons = [0] * BOONS
    for friend in family.revealed:
        if needs_met(s, seat, friend):
            s.box.friends[friend].card.add_boons(boons)
    for person, who in enumerate(family.who):
        if who == terms.BEAUTIFUL_SMILE and family.generation[person] == s.generation:
            boons[MORE_MONEY] += s.box.beautiful_smile_gold
    for mission, generation in zip(family.done, family.done_in, strict=True):
        if generation == s.generation:
            s.box.missions[mission].card.add_boons(boons)
    family.boons = boons
