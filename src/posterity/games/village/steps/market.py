"""V 8: the market day, in which everybody takes part."""

from __future__ import annotations

from typing import Final

from posterity.engine import NOBODY, Action, Ask, Domain, Draw, Menu, Step
from posterity.games.village import terms
from posterity.games.village.components import Customer
from posterity.games.village.state import JAGNA, Farm, Village, queue_moves_up
from posterity.games.village.steps.crafts import pay_grain
from posterity.games.village.steps.death import Death, pass_time
from posterity.games.village.steps.paying import can_pay, charge, refuse_cost

NOBODY_THERE: Final = -1
NOTHING: Final = -1
# Every service but the host's first costs this besides what the customer wants (V 8.5).
ONE_GREEN: Final = [1 if colour == terms.GREEN else 0 for colour in range(terms.INFLUENCE)]
ONE_TIME: Final = 1


class OpenMarket(Step[Village]):
    """The market day begins with its host (V 8.1). It has a guest Jagna unless the well opened it (V 22.5)."""

    def __init__(self, host: int, with_jagna: int) -> None:
        self.host: Final = host
        self.with_jagna: Final = with_jagna

    def do(self, s: Village) -> None:
        s.tell(terms.MarketOpened, self.host)
        s.then(CloseMarket())
        if s.box.solo and self.host == JAGNA:
            jagna_serves(s)
            s.then(NextAtMarket(JAGNA, 1 << JAGNA))
        else:
            out = 0 if self.with_jagna else 1 << JAGNA if s.box.solo else 0
            s.then(MarketTurn(self.host, out, 1))


class MarketTurn(Ask[Village]):
    """Serve one customer or pass; `out` has a bit for each side that has passed (V 8.4)."""

    def __init__(self, seat: int, out: int, free: int) -> None:
        super().__init__(seat)
        self.out: Final = out
        self.free: Final = free

    def menu(self, s: Village, m: Menu) -> None:
        farm = s.farms[self.seat]
        welcome = self.free == 1 or can_pay(s, self.seat, ONE_GREEN)
        for customer in s.stalls:
            if customer == NOBODY_THERE:
                continue
            tile = s.box.customers[customer]
            lacking = lacks(farm, tile)
            if welcome and lacking == NOTHING and farm.grain >= tile.wants[terms.GRAIN]:
                m.offer(terms.SERVE.of(customer))
            elif m.curious:
                self.refuse_service(s, m, customer, lacking)
        if m.curious:
            for customer in s.queue:
                m.refuse(terms.SERVE.of(customer), terms.STILL_IN_QUEUE if queue_moves_up(s) else terms.QUEUE_STANDS)
        m.offer(terms.PASS)

    def refuse_service(self, s: Village, m: Menu, customer: int, lacking: int) -> None:
        farm = s.farms[self.seat]
        wants = s.box.customers[customer].wants
        if lacking != NOTHING:
            m.refuse(
                terms.SERVE.of(customer),
                terms.LACKS_GOODS,
                wants[lacking],
                farm.goods[lacking],
                terms.GOOD.words[lacking],
            )
        elif wants[terms.GRAIN] > farm.grain:
            m.refuse(terms.SERVE.of(customer), terms.LACKS_GRAIN, wants[terms.GRAIN], farm.grain)
        else:
            refuse_cost(s, self.seat, m, terms.SERVE.of(customer), ONE_GREEN)

    def chosen(self, s: Village, a: Action) -> None:
        seat = self.seat
        if a is terms.PASS:
            s.tell(terms.Passed, seat)
            s.then(NextAtMarket(seat, self.out | 1 << seat))
            return
        farm = s.farms[seat]
        s.stalls[s.stalls.index(a.x)] = NOBODY_THERE
        farm.customers.append(a.x)
        s.tell(terms.Served, seat, a.x)
        tile = s.box.customers[a.x]
        wants = tile.wants
        for good in tile.goods:
            for _ in range(wants[good]):
                farm.goods[good] -= 1
                s.tell(terms.GoodSpent, seat, good)
        if wants[terms.GRAIN] > 0:
            pay_grain(s, seat, wants[terms.GRAIN])
        s.then(NextAtMarket(seat, self.out))
        if not self.free:
            for _ in range(pass_time(s, seat, ONE_TIME)):
                s.then(Death(seat))  # at once, before the day goes on (V 16.2)
            charge(s, seat, ONE_GREEN)


def lacks(farm: Farm, tile: Customer) -> int:
    """The last of the goods of which the farm has less than the customer wants."""
    for good in reversed(tile.goods):
        if tile.wants[good] > farm.goods[good]:
            return good
    return NOTHING


class NextAtMarket(Step[Village]):
    """The turn goes clockwise to the next side that has not passed (V 8.4)."""

    def __init__(self, side: int, out: int) -> None:
        self.side: Final = side
        self.out: Final = out

    def do(self, s: Village) -> None:
        if front_customer(s) == NOBODY_THERE:
            return  # V 8.7
        sides = s.box.sides
        for k in range(1, sides + 1):
            side = (self.side + k) % sides
            if self.out >> side & 1:
                continue
            if s.box.solo and side == JAGNA:
                jagna_serves(s)
                s.then(NextAtMarket(JAGNA, self.out | 1 << JAGNA))
            else:
                s.then(MarketTurn(side, self.out, 0))
            return


def front_customer(s: Village) -> int:
    """The front-most customer at the stalls, -1 if nobody stands there."""
    for customer in s.stalls:
        if customer != NOBODY_THERE:
            return customer
    return NOBODY_THERE


def jagna_serves(s: Village) -> None:
    """Jagna takes the front-most customer and pays nothing (V 22.2, V 22.6)."""
    customer = front_customer(s)
    if customer != NOBODY_THERE and s.jagna is not None:
        s.stalls[s.stalls.index(customer)] = NOBODY_THERE
        s.jagna.customers.append(customer)
        s.tell(terms.JagnaServed, JAGNA, customer)


class CloseMarket(Step[Village]):
    """Customers move up from the queue in its order, as long as there is a pile (V 8.8 to V 8.10)."""

    def do(self, s: Village) -> None:
        moved = 0
        if queue_moves_up(s):
            for i in range(len(s.stalls)):
                if s.stalls[i] == NOBODY_THERE and s.queue:
                    s.stalls[i] = s.queue.pop(0)
                    moved += 1
        s.tell(terms.MarketClosed, NOBODY, moved)
        if moved:
            s.then(NewCustomers())


class NewCustomers(Draw[Village]):
    """The queue is filled from the pile."""

    def name(self, s: Village) -> str:
        return f"customers-{sum(s.pile)}"

    def domain(self, s: Village) -> Domain:
        return terms.CUSTOMER

    def bag(self, s: Village) -> list[int]:
        return s.pile

    def count(self, s: Village) -> int:
        return min(s.box.queue - len(s.queue), sum(s.pile))

    def drawn(self, s: Village, got: list[int]) -> None:
        for customer in got:
            s.pile[customer] = 0
            s.queue.append(customer)

    def aside(self, s: Village) -> bool:
        return True


class OpenStalls(NewCustomers):
    """Setup: the first customers come to the stalls (V 1.6)."""

    def count(self, s: Village) -> int:
        return s.box.stalls

    def drawn(self, s: Village, got: list[int]) -> None:
        for customer in got:
            s.pile[customer] = 0
            s.stalls.append(customer)
