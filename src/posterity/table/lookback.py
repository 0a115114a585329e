"""Looking back at a game: the table after each choice, what happened, what it leaves behind.

A game on its way to another process is its title and its answers in plain data.
"""

from __future__ import annotations

import json
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple

from posterity.engine import NOBODY, Game, new
from posterity.engine import record as records
from posterity.engine.game import history
from posterity.games import face, keepsakes
from posterity.games import title as make_title
from posterity.speech import Speech
from posterity.table.snapshot import Told, event, points
from posterity.table.table import Table


class Course(NamedTuple):
    """A whole game in plain data, hidden things included: it never leaves for a client."""

    title: str
    edition: str  # JSON
    variant: str
    names: tuple[str, ...]
    answers: tuple[str, ...]  # lines of a record
    held: bool
    seed: int | None


def course(table: Table) -> Course:
    """The game of a table, up to now."""
    game = table.game
    lines = tuple(records.line_of(answer) for answer in history(game.past))
    edition = json.dumps(game.title.edition, sort_keys=True)
    held = game.held != NOBODY
    names = tuple(table.names)
    return Course(game.title.name, edition, table.agreed.variant, names, lines, held, table.agreed.seed)


@lru_cache(maxsize=8)
def played(told: Course) -> Game[Any]:
    """The game again, on the other side. Whoever asks must not change it."""
    title = make_title(told.title, json.loads(told.edition) or None)
    reader = records.Reader([line for line in told.answers if line.startswith("chance ")], 0)
    choices = [line.split(" ", 1)[1] for line in told.answers if not line.startswith("chance ")]
    game = new(title, told.variant, len(told.names), reader, list(told.names))
    for at, choice in enumerate(choices, 1):
        game.hold = told.held and at == len(choices)
        game.play(title.actions.parse(choice))
    return game


def frame(told: Course, viewer: int, at: int) -> Told:
    """The table after `at` choices, as the viewer may see it."""
    game = played(told)
    choices = [answer for answer in history(game.past) if answer.action is not None]
    at = max(0, min(at, len(choices)))
    _, again = next(islice(game.retold(), at, None))
    view = again.title.view(again.state, viewer)
    return {
        "at": at,
        "choices": len(choices),
        "view": again.title.encode(view),
        "components": face(again.title).components(again.state),
        "points": points(again, view),
        "seat": choices[at - 1].seat if at else None,
    }


def story(told: Course, viewer: int) -> Told:
    """All that happened so far, as the viewer may know it; the version of an event is the number of its choice."""
    events: list[Told] = []
    totals: list[list[int]] = []
    for at, (_, again) in enumerate(played(told).retold(listening=True)):
        events += [event(one, viewer, at) for one in again.events]
        sources = points(again, again.title.view(again.state, viewer))
        totals.append([sum(each.values()) for each in sources])
    return {"choices": len(totals) - 1, "events": events, "totals": totals}


def record(told: Course) -> str:
    return records.write(played(told), told.seed)


def keepsake(told: Course, name: str, seat: int, language: str) -> str:
    """A keepsake of a seat of the finished game, as text."""
    game = played(told)
    say = Speech(game.title, language, told.variant)
    names = face(game.title).sides(game.setup.names, say)
    return keepsakes(game.title).made(name, game.state, game.told(), seat, names, say)
