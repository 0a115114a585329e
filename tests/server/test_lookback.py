"""A game that travels to another process in plain data is the one at the table, wherever it stands."""

from __future__ import annotations

import pickle
import random

import pytest

from posterity.contract.shown import plain
from posterity.engine import NOBODY
from posterity.engine import record as records
from posterity.games import TITLES, face, title
from posterity.table.lookback import Course, course, frame, recalled, record, story
from posterity.table.table import Agreed, Table, begin


def sent(table: Table) -> Course:
    there: Course = pickle.loads(pickle.dumps(course(table)))
    return there


def whole(table: Table, told: Course) -> None:
    """Whatever is asked of it there is what the table here knows."""
    game = table.game
    assert record(told) == records.write(game, table.agreed.seed)
    *_, (_, last) = recalled(told).retold()
    assert (last.seat, last.held, last.over) == (game.seat, game.held, game.over)
    shown = frame(told, NOBODY, table.choices)
    assert (shown["at"], shown["choices"]) == (table.choices, table.choices)
    assert shown["view"] == plain(face(game.title).shown(game.title.sight(game.state, NOBODY), NOBODY))
    told_again = story(told, NOBODY)
    assert told_again["choices"] == table.choices == len(told_again["totals"]) - 1
    log = [event.kind.name for event, _ in table.log]
    assert [event["name"] for event in told_again["events"]][-len(log) :] == log


@pytest.mark.parametrize("confirm", [False, True])
@pytest.mark.parametrize("name", TITLES)
def test_a_game_can_be_looked_back_at_wherever_it_stands(name: str, confirm: bool) -> None:
    one = title(name)
    people = ("person", "person")
    agreed = Agreed("t", name, "standard", people, ("", ""), one.rules_version, confirm, seed=3)
    table, _ = begin(agreed, one, ["Ada", "Ben"])
    source = random.Random(1)
    held = 0
    while not table.game.over:
        if table.version % 10 == 0 or table.game.held >= 0:
            whole(table, sent(table))
        if table.game.held >= 0:
            held += 1
            made = table.make(table.game.held, "end-turn", "", "", table.version)
        else:
            made = table.make(table.game.seat, "choice", source.choice(table.game.options).text, "", table.version)
        table = table.after(made)
    whole(table, sent(table))
    assert (held > 0) == confirm
    assert frame(sent(table), 0, -5)["at"] == 0
    assert frame(sent(table), 0, 10_000)["at"] == table.choices
