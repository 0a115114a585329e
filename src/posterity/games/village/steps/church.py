"""V 11 and V 13: into the black bag, and mass at the end of a round."""

from __future__ import annotations

from typing import Final

from posterity.engine import NOBODY, Action, Ask, Domain, Draw, Menu, Reason, Step
from posterity.games.village import terms
from posterity.games.village.state import Village, alike_before, anybody_at, generations_at, put
from posterity.games.village.steps.crafts import pay_grain
from posterity.games.village.steps.death import take_time
from posterity.games.village.steps.jagna import jagna_church_key, jagna_ordained
from posterity.games.village.steps.paying import offer_payment, pay_coins, pay_cubes, purse
from posterity.games.village.steps.spaces import SpaceAction, offer_decline

PIECES: Final = 4  # leave the black bag in a mass (V 13.2, V 13.3)
MAJORITY: Final = 2  # V 13.6


class Church(SpaceAction):
    """A member from the farm goes into the black bag (V 11.1)."""

    def hindrance(self, s: Village) -> Reason | None:
        return None if anybody_at(s.farms[self.seat], terms.AT_FARM) else terms.NOBODY_ON_FARM

    def menu(self, s: Village, m: Menu) -> None:
        at_home = generations_at(s.box, s.farms[self.seat], terms.AT_FARM)
        for generation in at_home:
            m.offer(terms.ENTER_CHURCH.of(generation))
        if m.curious and not at_home:
            for generation in range(len(terms.GENERATION)):
                m.refuse(terms.ENTER_CHURCH.of(generation), terms.NOBODY_ON_FARM)
        offer_decline(s, m)

    def chosen(self, s: Village, a: Action) -> None:
        if a is terms.DECLINE:
            s.tell(terms.Declined, self.seat)
            return
        put(s.box, s.farms[self.seat], a.x, terms.AT_FARM, terms.IN_BAG)
        s.tell(terms.EnteredChurch, self.seat, a.x, terms.AT_FARM, terms.IN_BAG)
        s.tell(terms.Due, self.seat, terms.BROWN, s.box.church_brown)
        s.then(PayChurch(self.seat))


class PayChurch(Ask[Village]):
    """Faith, a coin in its place, or time."""

    def menu(self, s: Village, m: Menu) -> None:
        cubes = s.farms[self.seat].cubes[terms.BROWN]
        offer_payment(m, terms.BROWN, s.box.church_brown, cubes, purse(s, self.seat))
        m.offer(terms.PAY_TIME)

    def chosen(self, s: Village, a: Action) -> None:
        if a is terms.PAY_TIME:
            take_time(s, self.seat, s.box.church_time)
        else:
            pay_cubes(s, self.seat, terms.BROWN, s.box.church_brown - a.y, a.y)


class Mass(Step[Village]):
    """Four pieces leave the black bag, members advance, the majority is honoured (V 13.1)."""

    def do(self, s: Village) -> None:
        players = s.box.players
        s.tell(terms.MassBegan, NOBODY)
        s.then(HonourMajority())
        for k in range(players - 1, -1, -1):
            s.then(Promotions((s.first + k) % players))
        s.then(BuyOut(s.first, PIECES, 1))


class BuyOut(Ask[Village]):
    """Part 1: one's own members come out for a coin each, while there is room among the four (V 13.2)."""

    def __init__(self, seat: int, left: int, asked: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.asked: Final = asked  # seats asked so far, this one included

    def menu(self, s: Village, m: Menu) -> None:
        if self.left > 0 and purse(s, self.seat) > 0:
            for generation in generations_at(s.box, s.farms[self.seat], terms.IN_BAG):
                m.offer(terms.BUY_OUT.of(generation))
        m.offer(terms.DECLINE)

    def chosen(self, s: Village, a: Action) -> None:
        players = s.box.players
        if a.verb is terms.BUY_OUT:
            pay_coins(s, self.seat, 1)
            put(s.box, s.farms[self.seat], a.x, terms.IN_BAG, terms.AT_CHURCH)
            s.tell(terms.BoughtOut, self.seat, a.x, terms.IN_BAG, terms.AT_CHURCH)
            s.then(BuyOut(self.seat, self.left - 1, self.asked))
        elif self.asked < players:
            s.then(BuyOut((self.seat + 1) % players, self.left, self.asked + 1))
        else:
            s.then(DrawFromBlackBag(self.left))


class DrawFromBlackBag(Draw[Village]):
    """The rest of the four come at random; monks go back (V 13.3, V 13.4)."""

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def name(self, s: Village) -> str:
        return f"mass-{s.round}"

    def domain(self, s: Village) -> Domain:
        return terms.PIECE

    def bag(self, s: Village) -> list[int]:
        bag = [0] * len(terms.PIECE)
        for seat in range(s.box.players):
            at = s.farms[seat].at
            for i in range(s.box.family_size):
                if at[i] == terms.IN_BAG:
                    bag[seat * len(terms.GENERATION) + s.box.generations[i]] += 1
        if s.jagna is not None:
            bag[terms.JAGNA_PIECE] = s.jagna.bag[0]
            bag[terms.JAGNA_PIECE + 1] = s.jagna.bag[1]
        bag[terms.MONK] = s.box.monks
        return bag

    def count(self, s: Village) -> int:
        return self.left

    def drawn(self, s: Village, got: list[int]) -> None:
        monks = 0
        for piece in got:
            if piece == terms.MONK:
                monks += 1
            elif piece >= terms.JAGNA_PIECE:
                jagna_ordained(s, piece - terms.JAGNA_PIECE)
            else:
                seat = piece // len(terms.GENERATION)
                generation = piece % len(terms.GENERATION)
                put(s.box, s.farms[seat], generation, terms.IN_BAG, terms.AT_CHURCH)
                s.tell(terms.Ordained, seat, generation)
        if monks:
            s.tell(terms.MonksBack, NOBODY, monks)


class Promotions(Ask[Village]):
    """Part 2: members advance for grain, as many and as far as it reaches (V 13.5)."""

    def menu(self, s: Village, m: Menu) -> None:
        farm = s.farms[self.seat]
        for i, place in enumerate(farm.at):
            if not terms.AT_CHURCH <= place < terms.IN_BAG or alike_before(s.box, farm, i):
                continue
            stage = place - terms.AT_CHURCH
            action = terms.PROMOTE.of(s.box.generations[i], stage)
            if stage == terms.STAGES - 1:
                m.refuse(action, terms.LAST_STAGE)
            elif farm.grain < s.box.church_grain[stage]:
                m.refuse(action, terms.LACKS_GRAIN, s.box.church_grain[stage], farm.grain)
            else:
                m.offer(action)
        m.offer(terms.DECLINE)

    def chosen(self, s: Village, a: Action) -> None:
        if a.verb is terms.PROMOTE:
            pay_grain(s, self.seat, s.box.church_grain[a.y])
            place = terms.AT_CHURCH + a.y
            put(s.box, s.farms[self.seat], a.x, place, place + 1)
            s.tell(terms.Promoted, self.seat, a.x, a.y + 1, place, place + 1)
            s.then(self)


class HonourMajority(Step[Village]):
    """Part 3: the most members on the track; if tied, the furthest one; if still tied, all of them (V 13.7)."""

    def do(self, s: Village) -> None:
        keys = [church_key(s, seat) for seat in range(s.box.players)]
        best = max(keys)
        if best == 0 or (s.jagna is not None and jagna_church_key(s.jagna) > best):
            s.tell(terms.NoMajority, NOBODY)
            return
        for seat in range(s.box.players):
            if keys[seat] == best:
                s.farms[seat].prestige += MAJORITY
                s.tell(terms.Majority, seat, MAJORITY)


def church_key(s: Village, seat: int) -> int:
    """Orders seats by members on the track, then by the furthest of them; 0 for none (V 13.8)."""
    members = 0
    furthest = 0
    for place in s.farms[seat].at:
        if terms.AT_CHURCH <= place < terms.IN_BAG:
            members += 1
            furthest = max(furthest, place - terms.AT_CHURCH)
    return members * terms.STAGES + furthest
