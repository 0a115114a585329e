"""V 3.5, V 15: paying influence, with coins as jokers."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Menu
from posterity.games.village import terms
from posterity.games.village.state import ON_THE_ROOF, RING_SPENT, Village


def purse(s: Village, seat: int) -> int:
    """The coins a seat can spend; in the solo game the ring is one of them (V 24.2)."""
    coins = s.farms[seat].coins
    return coins + 1 if s.box.solo and s.ring > ON_THE_ROOF else coins


def spend_coins(s: Village, seat: int, coins: int) -> None:
    """The ring goes first: it would be lost at the new round anyway (V 24.5)."""
    if coins > 0 and s.box.solo and s.ring > ON_THE_ROOF:
        s.ring = RING_SPENT
        coins -= 1
    s.farms[seat].coins -= coins


def pay_cubes(s: Village, seat: int, colour: int, cubes: int, coins: int) -> None:
    """So many cubes of the colour and so many coins go back to the supply."""
    s.farms[seat].cubes[colour] -= cubes
    s.supply[colour] += cubes
    spend_coins(s, seat, coins)
    s.tell(terms.CubesPaid, seat, colour, cubes, coins)


def pay_coins(s: Village, seat: int, coins: int) -> None:
    spend_coins(s, seat, coins)
    s.tell(terms.CoinsSpent, seat, coins)


def missing(cubes: list[int], cost: list[int]) -> int:
    """How many of the cubes that a cost asks for are not there."""
    short = 0
    for colour, due in enumerate(cost):
        if due > cubes[colour]:
            short += due - cubes[colour]
    return short


def can_pay(s: Village, seat: int, cost: list[int]) -> bool:
    return missing(s.farms[seat].cubes, cost) <= purse(s, seat)


def refuse_cost(s: Village, seat: int, m: Menu, action: Action, cost: list[int]) -> None:
    """Say which cubes are lacking and how many coins could stand in for them."""
    if m.curious:
        cubes = s.farms[seat].cubes
        lacking = [terms.COLOUR.words[c] for c in range(terms.INFLUENCE) if cost[c] > cubes[c]]
        m.refuse(action, terms.LACKS_CUBES, missing(cubes, cost), purse(s, seat), " ".join(lacking))


def offer_payment(m: Menu, colour: int, due: int, cubes: int, coins: int) -> None:
    """Every mix of cubes of the colour and coins that makes up what is due (V 15.3)."""
    for coin in range(due + 1):
        if cubes < due - coin:
            m.refuse(terms.PAY.of(colour, coin), terms.LACKS_GOODS, due - coin, cubes, terms.COLOUR.words[colour])
        elif coins < coin:
            m.refuse(terms.PAY.of(colour, coin), terms.LACKS_COINS, coin, coins)
        else:
            m.offer(terms.PAY.of(colour, coin))


class PayCubes(Ask[Village]):
    """What is due, colour by colour: how many of the cubes are coins? (V 15.3)"""

    def __init__(self, seat: int, orange: int, green: int, brown: int, pink: int) -> None:
        super().__init__(seat)
        self.orange: Final = orange
        self.green: Final = green
        self.brown: Final = brown
        self.pink: Final = pink

    def cost(self) -> list[int]:
        return [self.orange, self.green, self.brown, self.pink]

    def menu(self, s: Village, m: Menu) -> None:
        cost = self.cost()
        colour = _first(cost)
        due = cost[colour]
        cubes = s.farms[self.seat].cubes
        cost[colour] = 0
        coins_left_over = purse(s, self.seat) - missing(cubes, cost)  # what the other colours do not need
        offer_payment(m, colour, due, cubes[colour], coins_left_over)

    def chosen(self, s: Village, a: Action) -> None:
        cost = self.cost()
        pay_cubes(s, self.seat, a.x, cost[a.x] - a.y, a.y)
        cost[a.x] = 0
        charge(s, self.seat, cost)


def charge(s: Village, seat: int, cost: list[int]) -> None:
    """The seat must pay these cubes now; it was made sure before that it can."""
    if _first(cost) < terms.INFLUENCE:
        if s.events is not None and purse(s, seat) > missing(s.farms[seat].cubes, cost):
            for colour in range(terms.INFLUENCE):  # there is a choice how to pay, so the price comes first
                if cost[colour] > 0:
                    s.tell(terms.Due, seat, colour, cost[colour])
        s.then(PayCubes(seat, cost[0], cost[1], cost[2], cost[3]))


def _first(cost: list[int]) -> int:
    for colour in range(terms.INFLUENCE):
        if cost[colour] > 0:
            return colour
    return terms.INFLUENCE
