"""Players that are programs. A bot gets a view, what its seat may know, and returns one of its options."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final, Protocol

from posterity.bots.advice import Advice
from posterity.bots.greedy import GreedyBot
from posterity.bots.levels import Page, SearchBot
from posterity.engine import Action, SetupError, View

__all__ = ["BOTS", "REGENT_STEPS", "Bot", "advice_on", "bot"]

REGENT_STEPS: Final = 400


class Bot(Protocol):
    def choose(self, view: View[Any]) -> Action:
        """One of `view.menu.options`."""
        ...


def knight(source: random.Random) -> SearchBot:
    return SearchBot(source, steps=8, deals=4)


def regent(source: random.Random) -> SearchBot:
    return SearchBot(source, steps=REGENT_STEPS, deals=8)


# The levels, the weakest first.
BOTS: Final[dict[str, Callable[[random.Random], Bot]]] = {
    "page": Page,
    "squire": GreedyBot,
    "knight": knight,
    "regent": regent,
}

FORMER: Final = {"random": "page", "greedy": "squire"}  # as stored tables and records may still call them


def bot(name: str, source: random.Random, seconds: float | None = None) -> Bot:
    """The bot of that name; with `seconds` it thinks no longer than that, on a slow machine not as well."""
    make = BOTS.get(FORMER.get(name, name))
    if make is None:
        raise SetupError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    made = make(source)
    if isinstance(made, SearchBot):
        made.seconds = seconds
    return made


def advice_on(view: View[Any], steps: int, seconds: float | None, seed: int | None = None) -> Advice:
    """What the strongest bot thinks of the options: with the same seed and steps the same, unless time runs out."""
    return SearchBot(random.Random(seed), steps=steps, deals=8, seconds=seconds).advise(view)
