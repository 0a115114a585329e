"""Florins, points and people that come and go."""

from __future__ import annotations

from posterity.games.signorie.state import Signorie
from posterity.games.signorie.terms import FlorinsGained, FlorinsPaid, PointsGained


def gain_florins(s: Signorie, seat: int, florins: int) -> None:
    s.families[seat].florins += florins
    s.tell(FlorinsGained, seat, florins)


def pay_florins(s: Signorie, seat: int, florins: int) -> None:
    if florins > 0:
        s.families[seat].florins -= florins
        s.tell(FlorinsPaid, seat, florins)


def gain_points(s: Signorie, seat: int, source: int, points: int) -> None:
    if points > 0:
        s.families[seat].points[source] += points
        s.tell(PointsGained, seat, source, points)


def join(s: Signorie, seat: int, sex: int, count: int) -> None:
    """From the general supply to the pool."""
    family = s.families[seat]
    family.supply[sex] -= count
    family.pool[sex] += count
