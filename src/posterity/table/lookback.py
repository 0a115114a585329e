"""Looking back at a game: the table after each choice, what happened, what it leaves behind.

A game on its way to another process is its title and its answers in plain data.
"""

from __future__ import annotations

import json
from itertools import islice
from typing import Any, NamedTuple

from posterity.contract.shown import plain
from posterity.engine import NO_CHANCE, NOBODY, Event, Game, Menu
from posterity.engine import record as records
from posterity.engine.game import Past, Setup, history
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
    picks: tuple[str, ...]
    answers: tuple[tuple[int, str, tuple[int, ...]], ...]  # seat and choice; or -1, the name of a draw and what came
    held: int  # the seat whose turn waits to be ended, else -1
    seed: int | None


def course(table: Table) -> Course:
    """The game of a table, up to now."""
    game = table.game
    answers = tuple(
        (answer.seat, answer.draw if answer.action is None else answer.action.text, tuple(answer.outcome))
        for answer in history(game.past)
    )
    edition = json.dumps(game.title.edition, sort_keys=True)
    names, picks = tuple(table.names), tuple(game.setup.picks)
    return Course(game.title.name, edition, table.agreed.variant, names, picks, answers, game.held, table.agreed.seed)


def recalled(told: Course) -> Game[Any]:
    """The game again, on the other side, as far as it is its answers: `retold` plays it, once for whatever is asked."""
    title = make_title(told.title, json.loads(told.edition) or None)
    past: Past | None = None
    for seat, text, outcome in told.answers:
        if seat == NOBODY:
            past = Past(past, NOBODY, None, text, None, list(outcome))
        else:
            past = Past(past, seat, title.actions.parse(text), "", None, [])
    setup = Setup(told.variant, len(told.names), list(told.names), list(told.picks))
    start = title.laid_out(setup.variant, setup.seats, setup.picks)
    game = Game(title, setup, start, start, NO_CHANCE, Menu(NOBODY), past, 0)
    game.held = told.held
    return game


def frame(told: Course, viewer: int, at: int) -> Told:
    """The table after `at` choices, as the viewer may see it."""
    game = recalled(told)
    choices = [answer for answer in history(game.past) if answer.action is not None]
    at = max(0, min(at, len(choices)))
    _, again = next(islice(game.retold(), at, None))
    sight, shown = again.title.sight(again.state, viewer), face(again.title)
    return {
        "at": at,
        "choices": len(choices),
        "view": plain(shown.shown(sight, viewer)),
        "components": plain(shown.printed(again.state)),
        "points": points(again, sight),
        "seat": choices[at - 1].seat if at else None,
    }


def story(told: Course, viewer: int) -> Told:
    """All that happened so far, as the viewer may know it; the version of an event is the number of its choice."""
    events: list[Told] = []
    totals: list[list[int]] = []
    for at, (_, again) in enumerate(recalled(told).retold(listening=True)):
        events += [event(one, viewer, at) for one in again.events]
        sources = points(again, again.title.view(again.state, viewer))
        totals.append([sum(each.values()) for each in sources])
    return {"choices": len(totals) - 1, "events": events, "totals": totals}


def record(told: Course) -> str:
    return records.write(recalled(told), told.seed)


def keepsake(told: Course, name: str, seat: int, language: str) -> str:
    """A keepsake of a seat of the finished game, as text."""
    events: list[Event] = []
    for _, game in recalled(told).retold(listening=True):
        events += game.events
    say = Speech(game.title, language, told.variant)
    names = face(game.title).sides(game.setup.names, say)
    return keepsakes(game.title).made(name, game.state, events, seat, names, say)
