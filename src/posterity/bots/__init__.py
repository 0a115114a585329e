"""Players that are programs. A bot gets a view, what its seat may know, and returns one of its options."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol

from posterity.bots.greedy import GreedyBot
from posterity.engine import Action, SetupError, View


class Bot(Protocol):
    def choose(self, view: View[Any]) -> Action:
        """One of `view.menu.options`."""
        ...


class RandomBot:
    """Takes any option, all alike likely."""

    def __init__(self, source: random.Random) -> None:
        self.random = source

    def choose(self, view: View[Any]) -> Action:
        assert view.menu is not None, "the seat is not asked"
        return self.random.choice(view.menu.options)


BOTS: dict[str, Callable[[random.Random], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str, source: random.Random) -> Bot:
    """The bot of that name."""
    make = BOTS.get(name)
    if make is None:
        raise SetupError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return make(source)
