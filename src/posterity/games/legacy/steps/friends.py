"""L 5: friends in hand, in the row and in the deck."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Domain, Draw, Menu, OfSeat
from posterity.games.legacy import terms
from posterity.games.legacy.state import FROM_THE_DECK, Legacy, without


def add_to_hand(s: Legacy, seat: int, friend: int, known: int) -> None:
    """`known`: everybody saw it."""
    family = s.families[seat]
    family.hand = sorted([*family.hand, friend])
    s.known[friend] = known


def put_away(s: Legacy, friend: int) -> None:
    """To the discard pile."""
    s.known[friend] = 0
    s.discard.append(friend)


def reshuffle(s: Legacy) -> None:
    """The discard pile becomes the deck when it has run out."""
    for friend in s.discard:
        s.deck[friend] = 1
    s.deck_size = len(s.discard)
    s.discard = []


class FromDeck(Draw[Legacy]):
    def domain(self, s: Legacy) -> Domain:
        return terms.FRIEND

    def bag(self, s: Legacy) -> list[int]:
        return s.deck


class FillRow(FromDeck):
    """A whole new row, when all friends in it are taken."""

    def name(self, s: Legacy) -> str:
        return f"row-{s.round}-{s.deck_size}-{len(s.row)}"

    def count(self, s: Legacy) -> int:
        return min(s.box.row - len(s.row), s.deck_size)

    def drawn(self, s: Legacy, got: list[int]) -> None:
        for friend in got:
            s.deck[friend] = 0
        s.deck_size -= len(got)
        s.row.extend(got)
        if len(s.row) < s.box.row and s.discard:
            reshuffle(s)
            s.then(self)
        elif s.row:
            s.tell(terms.NewRow, -1)

    def aside(self, s: Legacy) -> bool:
        return not (s.agenda and isinstance(s.agenda[-1], TakeFriends))


class DrawFriends(FromDeck):
    """Friends from the deck, seen only by the seat."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def name(self, s: Legacy) -> str:
        return f"friends-{s.round}-{self.seat + 1}-{s.deck_size}"

    def count(self, s: Legacy) -> int:
        return min(self.number, s.deck_size)

    def drawn(self, s: Legacy, got: list[int]) -> None:
        for friend in got:
            s.deck[friend] = 0
            add_to_hand(s, self.seat, friend, 0)
            s.tell(terms.Drew, self.seat, friend)
        s.deck_size -= len(got)
        left = self.number - len(got)
        if left > 0 and s.discard:
            reshuffle(s)
            s.then(DrawFriends(self.seat, left))


class TakeFriends(Ask[Legacy]):
    """Friends of choice from the row, one after the other; or, where that is allowed, all of them from the deck."""

    def __init__(self, seat: int, number: int, started: int) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.started: Final = started  # the first of them was taken, so the others come from the row too

    def menu(self, s: Legacy, m: Menu) -> None:
        takes = terms.TAKE.actions
        m.offer_all([takes[friend] for friend in s.row])
        if not s.row:
            m.offer(terms.FINISH)  # deck and discard pile are empty as well
        if not self.started and s.families[self.seat].boons[FROM_THE_DECK] and s.row:
            m.offer(terms.FROM_DECK)

    def chosen(self, s: Legacy, a: Action) -> None:
        seat = self.seat
        if a is terms.FINISH:
            return
        if a is terms.FROM_DECK:
            s.then(DrawFriends(seat, self.number))
            return
        take_from_row(s, seat, a.x)
        if self.number == 1:
            s.then(SettleRow(seat))
            return
        s.then(TakeFriends(seat, self.number - 1, 1))
        if not s.row:
            s.then(FillRow())


def take_from_row(s: Legacy, seat: int, friend: int) -> None:
    s.row.remove(friend)
    add_to_hand(s, seat, friend, 1)
    s.tell(terms.Took, seat, friend)


class SettleRow(OfSeat[Legacy]):
    """The last friend of a row is never left alone; an empty row is filled."""

    def do(self, s: Legacy) -> None:
        if len(s.row) == 1:
            take_from_row(s, self.seat, s.row[0])
        if not s.row:
            s.then(FillRow())


class TakeWoman(Ask[Legacy]):
    """Don Juan: a woman from the row."""

    def menu(self, s: Legacy, m: Menu) -> None:
        for friend in s.row:
            m.consider(terms.TAKE.of(friend), None if s.box.friends[friend].sex == terms.WOMAN else terms.NOT_A_WOMAN)
        if not m.options:
            m.offer(terms.FINISH)

    def chosen(self, s: Legacy, a: Action) -> None:
        if a is not terms.FINISH:
            take_from_row(s, self.seat, a.x)
            s.then(SettleRow(self.seat))


class Discard(Ask[Legacy]):
    """Friends from the hand, one after the other, as a price or by the will of others."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def menu(self, s: Legacy, m: Menu) -> None:
        discards = terms.DISCARD.actions
        m.offer_all([discards[friend] for friend in s.families[self.seat].hand])
        if not m.options:
            m.offer(terms.FINISH)

    def chosen(self, s: Legacy, a: Action) -> None:
        if a is terms.FINISH:
            return
        discard_friend(s, self.seat, a.x)
        if self.number > 1:
            s.then(Discard(self.seat, self.number - 1))


def discard_friend(s: Legacy, seat: int, friend: int) -> None:
    family = s.families[seat]
    family.hand = without(family.hand, friend)
    put_away(s, friend)
    s.tell(terms.Discarded, seat, friend)


class ExchangeHand(Discard):
    """Any number of friends from the hand, then as many from the deck; so many are discarded already."""

    def menu(self, s: Legacy, m: Menu) -> None:
        discards = terms.DISCARD.actions
        m.offer_all([discards[friend] for friend in s.families[self.seat].hand])
        m.offer(terms.FINISH)

    def chosen(self, s: Legacy, a: Action) -> None:
        if a is not terms.FINISH:
            discard_friend(s, self.seat, a.x)
            s.then(ExchangeHand(self.seat, self.number + 1))
        elif self.number > 0:
            s.then(DrawFriends(self.seat, self.number))


class Steal(Ask[Legacy]):
    """A friend out of the hand of an opponent of choice."""

    def menu(self, s: Legacy, m: Menu) -> None:
        for other, family in enumerate(s.families):
            if other != self.seat:
                m.consider(terms.FROM_HAND_OF.of(other), None if family.hand else terms.HAND_IS_EMPTY)
        if not m.options:
            m.offer(terms.FINISH)

    def chosen(self, s: Legacy, a: Action) -> None:
        if a is not terms.FINISH:
            s.then(StealFrom(self.seat, a.x))


class StealFrom(Draw[Legacy]):
    """One at random; everybody sees which."""

    def __init__(self, seat: int, victim: int) -> None:
        self.seat: Final = seat
        self.victim: Final = victim

    def name(self, s: Legacy) -> str:
        return f"steal-{s.round}-{self.seat + 1}-{self.victim + 1}"

    def domain(self, s: Legacy) -> Domain:
        return terms.FRIEND

    def bag(self, s: Legacy) -> list[int]:
        bag = [0] * terms.FRIENDS
        for friend in s.families[self.victim].hand:
            bag[friend] = 1
        return bag

    def count(self, s: Legacy) -> int:
        return min(1, len(s.families[self.victim].hand))

    def drawn(self, s: Legacy, got: list[int]) -> None:
        victim = s.families[self.victim]
        for friend in got:
            victim.hand = without(victim.hand, friend)
            add_to_hand(s, self.seat, friend, 1)
            s.tell(terms.Stolen, self.seat, friend, self.victim)
