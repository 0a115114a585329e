"""What is worked out in other processes. Everything that goes in and comes out is plain data."""

from __future__ import annotations

import random
from typing import NamedTuple

import msgspec

from posterity.bots import advice_on
from posterity.bots import bot as make_bot
from posterity.bots.advice import Advice
from posterity.engine import PosterityError
from posterity.engine import record as records
from posterity.engine.game import history
from posterity.games import title as make_title
from posterity.table import lookback
from posterity.table.answers import CHANCE, CHOICE
from posterity.table.asked import Asked, view
from posterity.table.lookback import Course


def choose(question: Asked, bot: str, seconds: float) -> str:
    """Rebuild the view and let the bot choose."""
    return make_bot(bot, random.Random(), seconds).choose(view(question)).text


def advise(question: Asked, steps: int, seconds: float, seed: int | None) -> Advice:
    """Rebuild the view and let the strongest bot think aloud."""
    return advice_on(view(question), steps, seconds, seed)


def story(course: Course, viewer: int) -> bytes:
    return msgspec.json.encode(lookback.story(course, viewer))


def frame(course: Course, viewer: int, at: int) -> bytes:
    return msgspec.json.encode(lookback.frame(course, viewer, at))


def record(course: Course) -> str:
    return lookback.record(course)


def keepsake(course: Course, name: str, seat: int, language: str) -> str:
    return lookback.keepsake(course, name, seat, language)


class Upload(NamedTuple):
    """A finished game that somebody brought along, checked line by line."""

    title: str
    variant: str
    names: list[str]
    picks: list[str]
    edition: dict[str, object]
    seed: int | None
    rules: int
    lines: list[tuple[str, int, str]]  # kind, seat, text
    digest: str  # of the table at the end


def read_record(text: str) -> Upload:
    text = text.replace("\r\n", "\n")  # an editor may have changed it
    header = records.read_header(text)
    title = make_title(header.title, header.edition or None)
    game = records.read(text, title)
    if not game.over:
        raise PosterityError("only the record of a finished game can be kept")
    lines: list[tuple[str, int, str]] = []
    for answer in history(game.past):
        kind = CHANCE if answer.action is None else CHOICE
        lines.append((kind, answer.seat, records.line_of(answer) if answer.action is None else answer.action.text))
    digest = title.digest(game.state)
    return Upload(
        header.title,
        header.variant,
        header.names,
        header.picks,
        header.edition,
        header.seed,
        header.rules,
        lines,
        digest,
    )
