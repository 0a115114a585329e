"""A turn of Hush, in the order in which it happens."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Domain, Draw, Menu, OfSeat

from .state import Hush
from .terms import (
    CARD,
    NO_TWIN,
    REST,
    ROUNDS,
    SHOW,
    SWAP,
    TWIN,
    Drew,
    Showed,
    Swapped,
)


class Deal(Draw[Hush]):
    """A seat draws a card that only it sees."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self, s: Hush) -> str:
        return f"card-{sum(s.deck)}"

    def domain(self, s: Hush) -> Domain:
        return CARD

    def bag(self, s: Hush) -> list[int]:
        return s.deck

    def drawn(self, s: Hush, got: list[int]) -> None:
        s.deck[got[0]] -= 1
        s.hands[self.seat] = sorted([*s.hands[self.seat], got[0]])
        s.tell(Drew, self.seat, got[0])


def show(s: Hush, seat: int, card: int) -> None:
    """The card counts, and everybody has seen it."""
    s.hands[seat].remove(card)
    s.points[seat] += card + 1
    s.shown[card] += 1
    s.reveal()
    s.tell(Showed, seat, card)


class HushTurn(Ask[Hush]):
    """A seat shows a card, or swaps one."""

    def menu(self, s: Hush, m: Menu) -> None:
        for card in sorted(set(s.hands[self.seat])):
            m.offer(SHOW.of(card))
            m.offer(SWAP.of(card))

    def chosen(self, s: Hush, a: Action) -> None:
        s.then(NextTurn(self.seat))
        if a.verb is SHOW:
            show(s, self.seat, a.x)
            s.then(ShowTwin(self.seat, a.x))
        else:
            s.hands[self.seat].remove(a.x)
            s.deck[a.x] += 1
            s.tell(Swapped, self.seat, a.x)
            s.then(Deal(self.seat))


class ShowTwin(Ask[Hush]):
    """The twin of the card just shown may follow."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def menu(self, s: Hush, m: Menu) -> None:
        if self.card in s.hands[self.seat]:
            m.offer(TWIN)
        else:
            m.refuse(TWIN, NO_TWIN, what=CARD.words[self.card])
        m.offer(REST)

    def chosen(self, s: Hush, a: Action) -> None:
        if a is TWIN:
            show(s, self.seat, self.card)

    def asks_even_if_forced(self, s: Hush) -> bool:
        return True


class NextTurn(OfSeat[Hush]):
    """The next seat has its turn, unless all have had theirs; whoever has no card left draws one first."""

    def do(self, s: Hush) -> None:
        s.turns += 1
        seat = (self.seat + 1) % len(s.hands)
        if s.turns < ROUNDS * len(s.hands):
            s.then(HushTurn(seat))
            if not s.hands[seat]:
                s.then(Deal(seat))
