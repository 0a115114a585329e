"""A decision on its way to another process: what the seat can see, and nothing else."""

from __future__ import annotations

import json
import random
from functools import lru_cache
from typing import Any, NamedTuple

from posterity.bots import advice_on
from posterity.bots import bot as make_bot
from posterity.bots.advice import Advice
from posterity.engine import Game, Menu, Setup, Title, View
from posterity.games import title as make_title


class Asked(NamedTuple):
    """A decision as the seat sees it, in plain data. Nothing that is hidden from the seat is in it."""

    title: str
    edition: str  # JSON
    variant: str
    names: list[str]
    seat: int
    state: str  # JSON of the view
    options: list[str]


def asked(game: Game[Any]) -> Asked:
    """What the seat that is asked can see."""
    title, setup = game.title, game.setup
    state = json.dumps(title.save(title.view(game.state, game.seat)))
    options = [action.text for action in game.options]
    return Asked(title.name, json.dumps(title.edition), setup.variant, setup.names, game.seat, state, options)


@lru_cache(maxsize=16)
def _title(name: str, edition: str) -> Title[Any]:
    return make_title(name, json.loads(edition) or None)


def view(question: Asked) -> View[Any]:
    """The view again, on the other side."""
    title = _title(question.title, question.edition)
    menu = Menu(question.seat)
    for text in question.options:
        menu.offer(title.actions.parse(text))
    setup = Setup(question.variant, len(question.names), question.names)
    return View(title, setup, question.seat, title.load(json.loads(question.state)), menu)


def choose(question: Asked, bot: str, seconds: float) -> str:
    """Rebuild the view and let the bot choose."""
    return make_bot(bot, random.Random(), seconds).choose(view(question)).text


def advise(question: Asked, steps: int, seconds: float, seed: int | None) -> Advice:
    """Rebuild the view and let the strongest bot think aloud."""
    return advice_on(view(question), steps, seconds, seed)
