"""A tiny complete title with hidden hands: all that the kernel asks of a title, in one page.

Hush: each seat draws two cards (1 to 9, two of each) that only it sees. In its turn a seat shows a card for its
points, or swaps one for a new card. Whoever has just shown a card and holds its twin may show that too; everybody
is asked, or the question itself would betray the twin. After two rounds cards shown and cards held count.
"""

from __future__ import annotations

from typing import Final

from posterity.contract.face import Face, Panel, Say
from posterity.contract.proof import Proof
from posterity.engine import (
    HIDDEN,
    Action,
    ActionTable,
    Ask,
    Chance,
    Domain,
    Draw,
    EventKind,
    Menu,
    Result,
    State,
    Step,
    Title,
    Variant,
    Verb,
)

CARD = Domain("card", [str(n) for n in range(1, 10)])
ACTIONS = ActionTable()
SHOW = Verb(ACTIONS, "show", CARD)
SWAP = Verb(ACTIONS, "swap", CARD)
TWIN = Verb(ACTIONS, "twin").of()
REST = Verb(ACTIONS, "rest").of()

Drew = EventKind("drew", {"card": CARD}, secret=("card",))
Showed = EventKind("showed", {"card": CARD})
Swapped = EventKind("swapped", {"card": CARD}, secret=("card",))
ROUNDS = 2


class Hush(State):
    __slots__ = ("deck", "hands", "points", "shown", "turns")

    def __init__(
        self, hands: list[list[int]], points: list[int], deck: list[int], shown: list[int], turns: int
    ) -> None:
        super().__init__()
        self.hands = hands
        self.points = points
        self.deck = deck
        self.shown = shown
        self.turns = turns


class Deal(Draw[Hush]):
    """A seat draws a card that only it sees."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> list[int]:
        return [self.seat]

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
    s.hands[seat].remove(card)
    s.points[seat] += card + 1
    s.shown[card] += 1
    s.reveal()
    s.tell(Showed, seat, card)


class HushTurn(Ask[Hush]):
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

    def args(self) -> list[int]:
        return [self.seat, self.card]

    def menu(self, s: Hush, m: Menu) -> None:
        if self.card in s.hands[self.seat]:
            m.offer(TWIN)
        else:
            m.refuse(TWIN, "no-twin", what=CARD.words[self.card])
        m.offer(REST)

    def chosen(self, s: Hush, a: Action) -> None:
        if a is TWIN:
            show(s, self.seat, self.card)

    def asks_even_if_forced(self, s: Hush) -> bool:
        return True


class NextTurn(Step[Hush]):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> list[int]:
        return [self.seat]

    def do(self, s: Hush) -> None:
        s.turns += 1
        seat = (self.seat + 1) % len(s.hands)
        if s.turns < ROUNDS * len(s.hands):
            s.then(HushTurn(seat))
            if not s.hands[seat]:
                s.then(Deal(seat))


class HushTitle(Title[Hush]):
    def __init__(self) -> None:
        steps: list[type[Step[Hush]]] = [Deal, HushTurn, ShowTwin, NextTurn]
        super().__init__("hush", 1, [Variant("standard", 2, 4)], ACTIONS, steps, {}, hidden_hands=True)
        self.facets.update(proof=HushProof(self), face=HushFace(self))

    def new(self, variant: str, seats: int) -> Hush:
        s = Hush([[] for _ in range(seats)], [0] * seats, [2] * len(CARD), [0] * len(CARD), 0)
        s.agenda.append(HushTurn(0))
        for seat in range(seats):
            s.agenda += [Deal(seat), Deal(seat)]
        return s

    def copy(self, s: Hush) -> Hush:
        new = Hush([hand[:] for hand in s.hands], s.points[:], s.deck[:], s.shown[:], s.turns)
        new.agenda = s.agenda[:]
        return new

    def encode(self, s: Hush) -> dict[str, object]:
        return {"hands": s.hands, "points": s.points, "deck": s.deck, "shown": s.shown, "turns": s.turns}

    def decode(self, data: dict[str, object]) -> Hush:
        return Hush(**data)  # type: ignore[arg-type]

    def view(self, s: Hush, seat: int) -> Hush:
        """Other hands and the deck are holes: a seat knows only how many cards are where."""
        seen = self.copy(s)
        for other in range(len(s.hands)):
            if other != seat:
                seen.hands[other] = [HIDDEN] * len(s.hands[other])
        seen.deck = [HIDDEN] * sum(s.deck)
        return seen

    def imagine(self, view: Hush, seat: int, chance: Chance) -> Hush:
        s = self.copy(view)
        unseen = [2 - shown for shown in view.shown]
        for card in [c for hand in view.hands for c in hand if c != HIDDEN]:
            unseen[card] -= 1
        for other, hand in enumerate(view.hands):
            if HIDDEN in hand:
                got = chance.take("hand", CARD, unseen, len(hand))
                for card in got:
                    unseen[card] -= 1
                s.hands[other] = sorted(got)
        s.deck = [0] * len(CARD)
        for card in chance.take("deck", CARD, unseen, len(view.deck)):
            s.deck[card] += 1
        return s

    def points(self, s: Hush) -> list[dict[str, int]]:
        return [{"shown": s.points[i], "held": sum(c + 1 for c in s.hands[i])} for i in range(len(s.hands))]

    def result(self, s: Hush) -> Result:
        points = self.points(s)
        totals = [sum(p.values()) for p in points]
        return Result(points, [1 + sum(other > total for other in totals) for total in totals])


class HushProof(Proof[Hush]):
    def problems(self, s: Hush) -> list[str]:
        cards = [deck + shown for deck, shown in zip(s.deck, s.shown, strict=True)]
        for hand in s.hands:
            for card in hand:
                cards[card] += 1
        return [] if cards == [2] * len(CARD) else [f"not two of each card: {cards}"]


class HushFace(Face[Hush]):
    def heading(self, s: Hush, names: list[str], say: Say) -> str:
        return f"turn {s.turns + 1}"

    def board(self, s: Hush, names: list[str], say: Say) -> list[Panel]:
        return [Panel("hands", names, [["cards", *[str(len(hand)) for hand in s.hands]]], by_seat=True)]


TITLE = HushTitle()
