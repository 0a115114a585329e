"""V 9: the council, its stages and privileges."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Menu, Reason
from posterity.games.village import terms
from posterity.games.village.state import ON_THE_ROOF, Village, alike_before, anybody_at, put
from posterity.games.village.steps.crafts import gain_good
from posterity.games.village.steps.death import take_time
from posterity.games.village.steps.paying import offer_payment, pay_coins, pay_cubes, purse
from posterity.games.village.steps.spaces import SpaceAction, offer_decline

# The privileges, by stage counted from 0 (V 9.5).
RING: Final = 0
TWO_CUBES: Final = 1
ONE_GOOD: Final = 2
PRESTIGE: Final = 3
CUBES: Final = 2  # of privilege 2
COIN: Final = 1  # privilege 4 costs it
FOR_A_COIN: Final = 3  # points of prestige


class Council(SpaceAction):
    """Enter, advance, or use a privilege without moving (V 9.1)."""

    def hindrance(self, s: Village) -> Reason | None:
        farm = s.farms[self.seat]
        for place in farm.at:
            if terms.AT_COUNCIL <= place < terms.AT_CITY:  # everybody there has a privilege
                return None
        return None if anybody_at(farm, terms.AT_FARM) and can_climb(s, self.seat) else terms.NOTHING_TO_DO_THERE

    def menu(self, s: Village, m: Menu) -> None:
        farm = s.farms[self.seat]
        payable = can_climb(s, self.seat)
        top = -1
        for i, place in enumerate(farm.at):
            if place != terms.AT_FARM and not terms.AT_COUNCIL <= place < terms.AT_CITY:
                continue
            stage = place - terms.AT_COUNCIL
            top = max(top, stage)
            if alike_before(s.box, farm, i):
                continue
            generation = s.box.generations[i]
            action = (
                terms.ENTER_COUNCIL.of(generation) if place == terms.AT_FARM else terms.ADVANCE.of(generation, stage)
            )
            if stage == terms.STAGES - 1:
                m.refuse(action, terms.LAST_STAGE)
            elif payable:
                m.offer(action)
            else:
                m.refuse(
                    action,
                    terms.LACKS_GREEN_OR_SCROLL,
                    s.box.council_green,
                    farm.cubes[terms.GREEN] + purse(s, self.seat),
                )
        offer_privileges(s, self.seat, top, m)
        offer_decline(s, m)

    def chosen(self, s: Village, a: Action) -> None:
        farm = s.farms[self.seat]
        if a.verb is terms.PRIVILEGE:
            use_privilege(s, self.seat, a.x)
            return
        if a is terms.DECLINE:
            s.tell(terms.Declined, self.seat)
            return
        stage = 0 if a.verb is terms.ENTER_COUNCIL else a.y + 1
        place = terms.AT_FARM if stage == 0 else terms.AT_COUNCIL + a.y
        put(s.box, farm, a.x, place, terms.AT_COUNCIL + stage)
        s.tell(terms.Climbed, self.seat, a.x, stage, place, terms.AT_COUNCIL + stage)
        take_time(s, self.seat, s.box.council_time[stage])
        s.then(UsePrivilege(self.seat, stage))
        s.tell(terms.Due, self.seat, terms.GREEN, s.box.council_green)
        s.then(PayCouncil(self.seat))


def can_climb(s: Village, seat: int) -> bool:
    """Whether the seat has the green cubes, coins among them, or the scroll for a step in the council (V 9.2)."""
    farm = s.farms[seat]
    return farm.goods[terms.SCROLL] > 0 or farm.cubes[terms.GREEN] + purse(s, seat) >= s.box.council_green


def offer_privileges(s: Village, seat: int, top: int, m: Menu) -> None:
    """The privilege of the stage reached, or of a lower one (V 9.4)."""
    for stage in range(terms.STAGES):
        if stage > top:
            m.refuse(terms.PRIVILEGE.of(stage), terms.STAGE_NOT_REACHED, stage + 1, top + 1)
        elif stage == PRESTIGE and purse(s, seat) < COIN:
            m.refuse(terms.PRIVILEGE.of(stage), terms.LACKS_COINS, COIN, 0)
        else:
            m.offer(terms.PRIVILEGE.of(stage))


class PayCouncil(Ask[Village]):
    """Green cubes, coins among them, or one scroll."""

    def menu(self, s: Village, m: Menu) -> None:
        farm = s.farms[self.seat]
        offer_payment(m, terms.GREEN, s.box.council_green, farm.cubes[terms.GREEN], purse(s, self.seat))
        if farm.goods[terms.SCROLL] > 0:
            m.offer(terms.PAY_SCROLL)
        else:
            m.refuse(terms.PAY_SCROLL, terms.LACKS_GOODS, 1, 0, terms.GOOD.words[terms.SCROLL])

    def chosen(self, s: Village, a: Action) -> None:
        if a is terms.PAY_SCROLL:
            s.farms[self.seat].goods[terms.SCROLL] -= 1
            s.tell(terms.GoodSpent, self.seat, terms.SCROLL)
        else:
            pay_cubes(s, self.seat, terms.GREEN, s.box.council_green - a.y, a.y)


class UsePrivilege(Ask[Village]):
    """After a step in the council one privilege may be used (V 9.7)."""

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__(seat)
        self.stage: Final = stage

    def menu(self, s: Village, m: Menu) -> None:
        offer_privileges(s, self.seat, self.stage, m)
        m.offer(terms.DECLINE)

    def chosen(self, s: Village, a: Action) -> None:
        if a.verb is terms.PRIVILEGE:
            use_privilege(s, self.seat, a.x)


def use_privilege(s: Village, seat: int, privilege: int) -> None:
    if privilege == RING:
        if s.ring == ON_THE_ROOF:
            s.ring = seat
            s.tell(terms.RingTaken, seat)
        else:
            s.tell(terms.RingGone, seat)
    elif privilege == TWO_CUBES:
        s.then(GainCubes(seat, CUBES))
    elif privilege == ONE_GOOD:
        s.then(GainGood(seat))
    else:
        pay_coins(s, seat, COIN)
        gain_prestige(s, seat, FOR_A_COIN)


def gain_prestige(s: Village, seat: int, points: int) -> None:
    s.farms[seat].prestige += points
    s.tell(terms.PrestigeGained, seat, points)


class GainCubes(Ask[Village]):
    """Influence of choice, among what the supply holds (V 9.8)."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def menu(self, s: Village, m: Menu) -> None:
        for colour in range(terms.INFLUENCE):
            if s.supply[colour] > 0:
                m.offer(terms.GAIN_CUBE.of(colour))
            else:
                m.refuse(terms.GAIN_CUBE.of(colour), terms.SUPPLY_EMPTY, what=terms.COLOUR.words[colour])
        if not m.options:
            m.offer(terms.DECLINE)

    def chosen(self, s: Village, a: Action) -> None:
        if a.verb is terms.GAIN_CUBE:
            gain_cube(s, self.seat, a.x)
            if self.count > 1:
                s.then(GainCubes(self.seat, self.count - 1))


def gain_cube(s: Village, seat: int, colour: int) -> None:
    s.supply[colour] -= 1
    s.farms[seat].cubes[colour] += 1
    s.tell(terms.CubeGained, seat, colour)


class GainGood(Ask[Village]):
    """One good of choice."""

    def menu(self, s: Village, m: Menu) -> None:
        for good in range(terms.GOODS):
            m.offer(terms.GAIN_GOOD.of(good))

    def chosen(self, s: Village, a: Action) -> None:
        gain_good(s, self.seat, a.x)
