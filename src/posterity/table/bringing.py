"""Finished games that somebody brings along as records: read and checked line by line before they are kept."""

from __future__ import annotations

from typing import NamedTuple

from posterity.engine import PosterityError
from posterity.engine import record as records
from posterity.engine.game import history
from posterity.games import title as make_title
from posterity.table.answers import CHANCE, CHOICE


class Upload(NamedTuple):
    """A finished game as its record tells it."""

    title: str
    variant: str
    names: list[str]
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
    return Upload(header.title, header.variant, header.names, header.edition, header.seed, header.rules, lines, digest)
