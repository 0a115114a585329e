"""Whoever lays every update over what was known has the table as whoever asks for it anew."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from callers import after
from hush_table import TITLE as HUSH
from posterity.engine import NOBODY, Title
from posterity.games import TITLES, title
from posterity.table.answers import CHOICE, END_TURN, UNDO
from posterity.table.snapshot import Told, Views, snapshot, update
from posterity.table.table import Agreed, Made, Table, begin

TABLES = [
    pytest.param(one, variant.name, seats, id=f"{one.name}-{variant.name}-{seats}")
    for one in (HUSH, *[title(name) for name in TITLES])
    for variant in one.variants
    for seats in {variant.fewest, variant.most}
]
VERSIONS = 60


def sent(told: Told) -> Told:
    """As it arrives."""
    arrived: Told = json.loads(json.dumps(told))
    return arrived


def anything(table: Table, source: random.Random) -> Made:
    """A choice, the end of a turn or an undo, whatever may be done now."""
    game = table.game
    seat = game.held if game.held != NOBODY else game.seat
    if source.random() < 0.2 and game.can_undo(seat):
        return table.make(seat, UNDO, "", "", table.version)
    if game.held != NOBODY:
        return table.make(seat, END_TURN, "", "", table.version)
    return table.make(seat, CHOICE, source.choice(game.options).text, "", table.version)


@pytest.mark.parametrize(("one", "variant", "seats"), TABLES)
@pytest.mark.parametrize("confirm", [False, True])
def test_updates_lead_to_the_table_as_it_is(one: Title[Any], variant: str, seats: int, confirm: bool) -> None:
    people = ("person",) * seats
    agreed = Agreed("t", one.name, variant, people, ("",) * seats, one.rules_version, confirm, seed=seats)
    table, _ = begin(agreed, one, [f"P{seat + 1}" for seat in range(seats)])
    source = random.Random(seats)
    views = Views(table)
    before = {seat: views.now(seat) for seat in range(NOBODY, seats)}
    known = {seat: sent(snapshot(table, seat, now)) for seat, now in before.items()}
    undone = 0
    while not table.game.over and table.version < VERSIONS:
        made = anything(table, source)
        undone += made.undone is not None
        table = table.after(made)
        views = Views(table)
        for seat in known:
            now = views.now(seat)
            known[seat] = after(known[seat], sent(update(table, seat, before[seat], now, made.undone)))
            before[seat] = now
            whole = sent(snapshot(table, seat, now))
            answers = {part: whole[part] for part in ("menu", "question", "stepArgs")}
            assert table.game.seat == seat != NOBODY or answers == {"menu": None, "question": None, "stepArgs": []}
            wrong = [part for part in whole if known[seat][part] != whole[part]]
            assert not wrong, f"seat {seat} at version {table.version}, after {made.answers[0].text!r}: {wrong}"
    assert undone or not confirm or one is HUSH, "with turns that wait to be ended there is time for an undo"
