"""V 1, V 2, V 3, V 12, V 14, V 17: setup, the round, a turn, the well, the end."""

from __future__ import annotations

from typing import Final

from posterity.engine import NOBODY, Action, Ask, Domain, Draw, Menu, OfSeat, Reason, Step
from posterity.games.village import terms
from posterity.games.village.components import Box
from posterity.games.village.state import JAGNA, NO_CUBE, ON_THE_ROOF, RING_SPENT, Village
from posterity.games.village.steps.church import Church, Mass
from posterity.games.village.steps.council import Council, gain_cube
from posterity.games.village.steps.crafts import Craft, gain_coins
from posterity.games.village.steps.death import Death, take_time
from posterity.games.village.steps.farm import GrowFamily, Harvest
from posterity.games.village.steps.jagna import JagnaTakesCube
from posterity.games.village.steps.market import NOBODY_THERE, NewCustomers, OpenMarket, OpenStalls, front_customer
from posterity.games.village.steps.paying import pay_coins, pay_cubes, purse
from posterity.games.village.steps.spaces import SpaceAction
from posterity.games.village.steps.travel import Travel

PLAGUE_TIME: Final = 2  # V 3.3
WELL_PRICE: Final = 3  # cubes of one colour (V 12.1)
WITHOUT_INFLUENCE: Final = [
    terms.MARKET,
    terms.HARVEST,
    terms.FAMILY,
]  # actions to which it is all the same what was paid before
ALL_ACTIONS: Final = list(range(terms.SPACES))


def opening(box: Box) -> list[Step[Village]]:
    """What happens first, the last in the list before the others: setup, then the first round."""
    bonuses = [SeatBonus(seat) for seat in range(box.players - 1, 0, -1)] if box.starting_bonuses else []
    return [NewRound(), *bonuses, NewCustomers(), OpenStalls()]


class SeatBonus(OfSeat[Village]):
    """Later seats begin with a little more (V 1.3)."""

    def do(self, s: Village) -> None:
        if self.seat == 1:
            s.farms[1].grain += 1
            s.tell(terms.GrainGained, 1, 1)
        elif self.seat == 2:
            s.then(RandomCube(2))
        elif self.seat == 3:
            s.then(ChosenCube(3))
        elif self.seat == 4:
            gain_coins(s, 4, 1)


class RandomCube(Draw[Village]):
    """The third seat's bonus: every colour is as likely."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self, s: Village) -> str:
        return "bonus"

    def domain(self, s: Village) -> Domain:
        return terms.COLOUR

    def bag(self, s: Village) -> list[int]:
        return [1] * terms.INFLUENCE + [0]

    def drawn(self, s: Village, got: list[int]) -> None:
        gain_cube(s, self.seat, got[0])


class ChosenCube(Ask[Village]):
    """The fourth seat's bonus."""

    def menu(self, s: Village, m: Menu) -> None:
        for colour in range(terms.INFLUENCE):
            m.offer(terms.GAIN_CUBE.of(colour))

    def chosen(self, s: Village, a: Action) -> None:
        gain_cube(s, self.seat, a.x)


class NewRound(Step[Village]):
    """The ring makes a new first player, the green bag is filled (V 2.2, V 14.1)."""

    def do(self, s: Village) -> None:
        s.round += 1
        s.tell(terms.NewRoundBegan, NOBODY, s.round)
        if s.ring > ON_THE_ROOF and not s.box.solo:
            s.first = s.ring
            s.tell(terms.FirstPlayer, s.first)
        if s.ring != RING_SPENT or not s.box.ring_spent_for_good:  # V 24.3
            s.ring = ON_THE_ROOF
        clear_jagna(s)
        for colour in range(terms.COLOURS):
            count = s.supply[colour]  # of plague all that is there, of influence what the card says
            if colour != terms.PLAGUE:
                count = min(count, s.box.cubes_in)
            s.supply[colour] -= count
            s.bag[colour] += count
        s.then(TURN[s.first])
        s.then(LayOutCubes())


def clear_jagna(s: Village) -> None:
    """Her cubes go back to the supply, except the one laid last (V 24.1)."""
    jagna = s.jagna
    if jagna is None:
        return
    for colour in jagna.cubes[:-1]:
        s.supply[colour] += 1
    jagna.cubes = jagna.cubes[-1:]


class LayOutCubes(Draw[Village]):
    """Random cubes on every action space (V 2.4)."""

    def name(self, s: Village) -> str:
        return f"cubes-{s.round}"

    def domain(self, s: Village) -> Domain:
        return terms.COLOUR

    def bag(self, s: Village) -> list[int]:
        return s.bag

    def count(self, s: Village) -> int:
        return min(sum(s.box.spaces), sum(s.bag))

    def drawn(self, s: Village, got: list[int]) -> None:
        i = 0
        for space in range(terms.SPACES):
            for _ in range(s.box.spaces[space]):
                if i < len(got):  # V 2.5
                    colour = got[i]
                    s.spaces[space * terms.COLOURS + colour] += 1
                    s.bag[colour] -= 1
                    i += 1
        s.on_board = i


class Turn(Ask[Village]):
    """Take a cube or pay the well, then the action (V 3.1). In a last turn the board may be empty (V 17.3)."""

    def __init__(self, seat: int, last: int) -> None:
        super().__init__(seat)
        self.last: Final = last

    def begins_turn(self) -> bool:
        return True

    def menu(self, s: Village, m: Menu) -> None:
        if s.on_board == 0:
            offer_actions(s, self.seat, m)
            m.offer(terms.DECLINE)
            return
        takes = terms.TAKE.actions  # in the order of the cubes on the board
        m.offer_all([takes[cube] for cube, lying in enumerate(s.spaces) if lying])
        if m.curious:
            for cube, lying in enumerate(s.spaces):
                if not lying:
                    m.refuse(takes[cube], terms.NO_SUCH_CUBE, what=terms.COLOUR.words[cube % terms.COLOURS])
        farm = s.farms[self.seat]
        coins = purse(s, self.seat)
        always = some_action(s, self.seat, WITHOUT_INFLUENCE)
        for colour in range(terms.INFLUENCE):
            cubes = farm.cubes[colour]
            if cubes + coins < WELL_PRICE and not m.curious:
                continue
            for coin in range(WELL_PRICE):
                if cubes >= WELL_PRICE - coin and coins >= coin:
                    m.consider(terms.WELL.of(colour, coin), None if always else in_vain(s, self.seat, colour, coin))
                elif cubes < WELL_PRICE - coin:
                    m.refuse(
                        terms.WELL.of(colour, coin),
                        terms.LACKS_WELL,
                        WELL_PRICE - coin,
                        cubes,
                        terms.COLOUR.words[colour],
                    )
                else:
                    m.refuse(terms.WELL.of(colour, coin), terms.LACKS_COINS, coin, coins)
        if coins >= WELL_PRICE:
            m.consider(terms.WELL_COINS, None if always else in_vain(s, self.seat, terms.ORANGE, WELL_PRICE))
        else:
            m.refuse(terms.WELL_COINS, terms.LACKS_COINS, WELL_PRICE, coins)

    def chosen(self, s: Village, a: Action) -> None:
        seat = self.seat
        s.then(END_OF_TURN[self.last][seat])
        s.taken = NO_CUBE
        if a.verb is terms.TAKE:
            s.taken = a.x * terms.COLOURS + a.y
            take_cube(s, seat, a.x, a.y)
            begin_action(s, seat, a.x)
        elif a.verb is terms.WELL:
            s.tell(terms.WellPaid, seat)
            pay_cubes(s, seat, a.x, WELL_PRICE - a.y, a.y)
            s.then(AnyAction(seat))
        elif a is terms.WELL_COINS:
            s.tell(terms.WellPaid, seat)
            pay_coins(s, seat, WELL_PRICE)
            s.then(AnyAction(seat))
        elif a.verb is terms.ACT:
            begin_action(s, seat, a.x)
        else:
            s.tell(terms.Declined, seat)


def take_cube(s: Village, seat: int, space: int, colour: int) -> None:
    """Influence goes to the farm, plague back to the supply at the price of time (V 3.2, V 3.3)."""
    s.spaces[space * terms.COLOURS + colour] -= 1
    s.on_board -= 1
    s.tell(terms.CubeTaken, seat, space, colour)
    if colour == terms.PLAGUE:
        s.supply[terms.PLAGUE] += 1
        take_time(s, seat, PLAGUE_TIME)
    else:
        s.farms[seat].cubes[colour] += 1


def in_vain(s: Village, seat: int, colour: int, coins: int) -> Reason | None:
    """The well is paid only for an action that can then be carried out (V 12.5)."""
    paid = s.copy()
    pay_cubes(paid, seat, colour, WELL_PRICE - coins, coins)
    return None if some_action(paid, seat, ALL_ACTIONS) else terms.NOTHING_TO_PAY_FOR


def some_action(s: Village, seat: int, spaces: list[int]) -> bool:
    """Whether one of these actions can be carried out without a cube."""
    for space in spaces:
        if hindrance(s, seat, space) is None:
            return True
    return False


class AnyAction(Ask[Village]):
    """At the well: one action of choice (V 12.1)."""

    def menu(self, s: Village, m: Menu) -> None:
        offer_actions(s, self.seat, m)

    def chosen(self, s: Village, a: Action) -> None:
        begin_action(s, self.seat, a.x)


def begin_action(s: Village, seat: int, space: int) -> None:
    if space == terms.MARKET:
        s.then(OpenMarket(seat, 1 if s.taken != NO_CUBE else 0))
    else:
        s.then(ACTION_OF[space][seat])


def offer_actions(s: Village, seat: int, m: Menu) -> None:
    """The actions that can be carried out (V 12.5, V 17.13)."""
    for space in range(terms.SPACES):
        m.consider(terms.ACT.of(space), hindrance(s, seat, space), what=terms.SPACE.words[space])


def hindrance(s: Village, seat: int, space: int) -> Reason | None:
    """Why an action without a cube cannot be carried out; for a market day a customer is enough (V 12.5)."""
    if space == terms.MARKET:
        return terms.NOBODY_AT_STALLS if front_customer(s) == NOBODY_THERE else None
    return ACTION_OF[space][seat].hindrance(s)


class EndOfTurn(Step[Village]):
    """A member dies for each crossing of the quill (V 16.1, V 16.8); then comes the next turn (V 2.1)."""

    def __init__(self, side: int, last: int) -> None:
        self.side: Final = side
        self.last: Final = last

    def ends_turn(self, s: Village) -> bool:
        return (s.box.solo and self.side == JAGNA) or s.farms[self.side].due == 0

    def do(self, s: Village) -> None:
        side = self.side
        if not (s.box.solo and side == JAGNA) and s.farms[side].due > 0:
            s.farms[side].due -= 1
            s.then(self)
            s.then(Death(side))
        elif self.last == 0:
            next_turn(s, side)


def next_turn(s: Village, side: int) -> None:
    """The turn after that of `side`, mass and a new round, or the last turns."""
    if s.trigger >= 0:
        last_turns(s, side)
    elif s.on_board == 0:
        s.then(NewRound())
        s.then(Mass())
    elif not s.box.solo:
        s.then(TURN[(side + 1) % s.box.players])
    elif side == JAGNA:
        s.then(TURN[s.first])
    else:
        s.then(EndOfTurn(JAGNA, 0))
        s.then(JagnaTakesCube())


def last_turns(s: Village, host: int) -> None:
    """Everybody after `host` has one more turn, the one who triggered the end only as a guest (V 17.2, V 17.6)."""
    s.then(EndOfGame())
    s.then(Mass())
    sides = s.box.sides
    turns = sides - 1 if s.trigger == host else sides
    for k in range(turns, 0, -1):
        side = (host + k) % sides
        if s.box.solo and side == JAGNA:
            s.then(JagnaTakesCube())
        else:
            s.then(Turn(side, 1))


class EndOfGame(Step[Village]):
    """Nothing more will happen; what everybody has counts now (V 18)."""

    def do(self, s: Village) -> None:
        s.tell(terms.GameOver, NOBODY)


# A market day is not here, because it is everybody's.
KIND_OF_ACTION: Final[dict[int, type[SpaceAction]]] = {
    terms.HARVEST: Harvest, terms.FAMILY: GrowFamily, terms.CRAFTS: Craft,
    terms.TRAVEL: Travel, terms.COUNCIL: Council, terms.CHURCH: Church,
}  # fmt: skip
# A step never changes, so the commonest ones are made once for each seat, and all tables share them.
TURN: Final = [Turn(seat, 0) for seat in range(terms.SEATS)]
END_OF_TURN: Final = [[EndOfTurn(seat, last) for seat in range(terms.SEATS)] for last in range(2)]
ACTION_OF: Final[list[list[SpaceAction]]] = [
    [KIND_OF_ACTION[space](seat) for seat in range(terms.SEATS)] if space != terms.MARKET else []
    for space in range(terms.SPACES)
]
