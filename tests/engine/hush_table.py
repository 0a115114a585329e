"""The tests' own title, and a table of it."""

from __future__ import annotations

from typing import Final

from hush import title
from hush.state import Hush
from hush.steps import HushTurn
from hush.terms import CARD, COPIES
from posterity.engine import Game, SeededChance, Setup, resume

TITLE: Final = title()


def table(hands: list[list[int]], listening: bool = False) -> Game[Hush]:
    """A game at the first seat's turn with these cards (1 to 9) in the hands."""
    deck = [COPIES] * len(CARD)
    for hand in hands:
        for card in hand:
            deck[card - 1] -= 1
    s = Hush([sorted(c - 1 for c in hand) for hand in hands], [0] * len(hands), deck, [0] * len(CARD), 0)
    s.agenda.append(HushTurn(0))
    setup = Setup("standard", len(hands), ["Ada", "Ben", "Cyd"][: len(hands)])
    return resume(TITLE, setup, s, SeededChance(1), listening)
