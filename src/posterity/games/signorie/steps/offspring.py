"""S 11: offspring, and others who come from the general supply; weddings."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Domain, Menu, Roll
from posterity.games.signorie import terms
from posterity.games.signorie.state import Signorie
from posterity.games.signorie.steps.gains import gain_florins, gain_points, join

FIRST_SON: Final = 3  # faces 1 to 3 are daughters, 4 to 6 sons (S 11.3)


class Offspring(Roll[Signorie]):
    """White dice: a child for each, while the supply lasts."""

    def __init__(self, seat: int, dice: int) -> None:
        self.seat: Final = seat
        self.dice: Final = dice

    def name(self, s: Signorie) -> str:
        return f"births-{self.seat + 1}-{s.families[self.seat].births + 1}"

    def domain(self, s: Signorie) -> Domain:
        return terms.FACE

    def count(self, s: Signorie) -> int:
        return self.dice

    def drawn(self, s: Signorie, got: list[int]) -> None:
        family = s.families[self.seat]
        family.births += 1
        supply = family.supply
        sons = sum([face >= FIRST_SON for face in got])
        daughters = min(len(got) - sons, supply[terms.WOMAN])
        sons = min(sons, supply[terms.MAN])
        join(s, self.seat, terms.MAN, sons)
        join(s, self.seat, terms.WOMAN, daughters)
        s.tell(terms.Born, self.seat, sons, daughters)


class GainMeeples(Ask[Signorie]):
    """Men or women of choice from the supply, one after the other."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def menu(self, s: Signorie, m: Menu) -> None:
        for sex in range(len(terms.SEX)):
            m.consider(terms.GAIN.of(sex), None if s.families[self.seat].supply[sex] > 0 else terms.NONE_IN_SUPPLY)

    def chosen(self, s: Signorie, a: Action) -> None:
        join(s, self.seat, a.x, 1)
        s.tell(terms.Joined, self.seat, a.x, 1)
        if self.count > 1 and sum(s.families[self.seat].supply) > 0:
            s.then(GainMeeples(self.seat, self.count - 1))


class Wedding(Ask[Signorie]):
    """A bride for the next son (S 11.6, S 13.10)."""

    def menu(self, s: Signorie, m: Menu) -> None:
        m.consider(terms.WEDDING, None if s.families[self.seat].brides < s.box.brides else terms.ALL_SONS_MARRIED)
        m.offer(terms.DECLINE)

    def chosen(self, s: Signorie, a: Action) -> None:
        seat = self.seat
        family = s.families[seat]
        if a is terms.DECLINE:
            if family.brides < s.box.brides:
                s.tell(terms.Declined, seat)
            return
        points = s.box.wedding_points[family.brides]
        family.brides += 1
        s.tell(terms.Wed, seat, family.brides + 1)
        gain_points(s, seat, terms.FROM_WEDDINGS, points)
        florins = s.box.wedding_florins[s.round - 1]
        if florins > 0:
            gain_florins(s, seat, florins)
