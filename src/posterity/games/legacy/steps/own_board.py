"""L 9: the four actions of the own board."""

from __future__ import annotations

from posterity.engine import Action, Ask, Menu
from posterity.games.legacy.state import MORE_FRIENDS, Legacy
from posterity.games.legacy.steps.births import ANY, begin_birth, children_left
from posterity.games.legacy.steps.friends import TakeFriends
from posterity.games.legacy.steps.gains import lose_honor, offer_paid, pay_gold
from posterity.games.legacy.terms import BEAR, SOCIALIZE, WISH
from posterity.games.legacy.tree import couples, room_for


def children_hindrance(s: Legacy, seat: int, children: int) -> str:
    """Why no couple could have so many more children; empty if one could."""
    found = couples(s, seat)
    for person in found:
        if room_for(s, seat, person, children):
            return ""
    return "no-room-for-children" if found else "no-couple"


class Couple(Ask[Legacy]):
    """Which couple has a child, and is a son or a daughter wished for?"""

    __slots__ = ()

    def menu(self, s: Legacy, m: Menu) -> None:
        for person in couples(s, self.seat):
            hindrance = "" if room_for(s, self.seat, person, 1) else "no-room-for-children"
            for wish in range(len(WISH)):
                if hindrance == "" and wish != ANY and not children_left(s, wish):
                    m.refuse(BEAR.of(person, wish), "no-such-child-left")
                else:
                    m.consider(BEAR.of(person, wish), hindrance)

    def chosen(self, s: Legacy, a: Action) -> None:
        if a.y != ANY:
            lose_honor(s, self.seat, s.box.choose_sex_honor)
        begin_birth(s, self.seat, a.x, a.y)


def offer_socializing(s: Legacy, seat: int, m: Menu) -> None:
    for i, gold in enumerate(s.box.socialize_gold):
        if s.row:
            offer_paid(s, seat, m, SOCIALIZE.of(i), gold, 0)
        else:
            m.refuse(SOCIALIZE.of(i), "row-is-empty")


def socialize(s: Legacy, seat: int, i: int) -> None:
    pay_gold(s, seat, s.box.socialize_gold[i])
    s.then(TakeFriends(seat, i + 1 + s.families[seat].boons[MORE_FRIENDS], 0))
