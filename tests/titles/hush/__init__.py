"""Hush: two cards that only you see, and a twin that you may have. The smallest complete title, with hidden hands."""

from __future__ import annotations

from typing import Final

from posterity.engine import HIDDEN, Chance, Result, SetupError, Step, Title

from .state import Hush
from .steps import Deal, HushTurn, NextTurn, ShowTwin
from .terms import ACTIONS, CARD, COPIES, MANIFEST

STEPS: Final[list[type[Step[Hush]]]] = [Deal, HushTurn, ShowTwin, NextTurn]


class HushTitle(Title[Hush]):
    """The rules of Hush."""

    def __init__(self) -> None:
        super().__init__(MANIFEST.name, 1, MANIFEST.variants, ACTIONS, STEPS, {}, hidden_hands=True)

    def new(self, variant: str, seats: int) -> Hush:
        s = Hush([[] for _ in range(seats)], [0] * seats, [COPIES] * len(CARD), [0] * len(CARD), 0)
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
        unseen = [COPIES - shown for shown in view.shown]
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


def title(edition: dict[str, object] | None = None) -> HushTitle:
    """Hush; nothing is printed on its cards that an edition could correct."""
    if edition:
        raise SetupError("there is nothing in hush that an edition could correct")
    return HushTitle()
