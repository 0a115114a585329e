"""Stored tables looked at as a whole: what can be mended, what is certain, what is not.

Version 0.4.0 stored the draws before an undo a second time, with the undo. An undo never draws, so every draw in its
version is such a double: without them the history is what was played.
"""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from posterity.server import archive
from posterity.server.archive import Stored
from posterity.table.answers import CHANCE, UNDO, Damaged, standing
from posterity.table.lobby import told

ANSWERS = sa.table("answers", sa.column("table_id"), sa.column("number"), sa.column("version"), sa.column("kind"))

WHOLE = "whole"
UNREADABLE = "unreadable"


def take_out_doubled_draws(connection: sa.Connection, table_id: str | None = None) -> list[str]:
    """Mend all tables, or one; which ones needed it."""
    undo, draw = ANSWERS.alias("undo"), ANSWERS.alias("draw")
    doubled = sa.select(draw.c.table_id, draw.c.number).where(
        undo.c.kind == UNDO,
        draw.c.kind == CHANCE,
        draw.c.table_id == undo.c.table_id,
        draw.c.version == undo.c.version,
    )
    if table_id is not None:
        doubled = doubled.where(undo.c.table_id == table_id)
    wrong: dict[str, set[int]] = {}
    for found, number in connection.execute(doubled):
        wrong.setdefault(found, set()).add(number)
    for found, numbers in wrong.items():
        _take_out(connection, found, numbers)
    return sorted(wrong)


def _take_out(connection: sa.Connection, table_id: str, wrong: set[int]) -> None:
    """Delete these answers of a table and close the gaps."""
    here = ANSWERS.c.table_id == table_id
    connection.execute(sa.delete(ANSWERS).where(here, ANSWERS.c.number.in_(wrong)))
    left = connection.scalars(sa.select(ANSWERS.c.number).where(here).order_by(ANSWERS.c.number)).all()
    for number, old in enumerate(left):
        if number != old:  # upwards, so that the place is always free
            connection.execute(sa.update(ANSWERS).where(here, ANSWERS.c.number == old).values(number=number))


class Finding(NamedTuple):
    """What can be said of a stored table."""

    table: str
    title: str
    state: str  # "whole", or why it is closed, or "unreadable"
    version: int  # of the table that can be shown, -1 if none can
    missing: int  # versions after it
    over: bool
    unsigned: bool  # nothing proves that it was played by these rules


def looked_at(stored: Stored) -> Finding:
    """Replay a stored table, every digest checked."""
    row = stored.table
    try:
        table = told(stored, thorough=True)
    except Damaged:
        versions = len({answer.version for answer in stored.rows})
        return Finding(row.id, row.title, UNREADABLE, -1, versions, over=False, unsigned=True)
    unsigned = not any(answer.digest for answer in stored.answers)
    closed = table.closed
    state = WHOLE if closed is None else closed.code
    missing = 0 if closed is None else closed.missing
    return Finding(row.id, row.title, state, table.version, missing, table.game.over, unsigned)


def repaired(engine: sa.Engine, table_id: str) -> bool:
    """Mend a table, and sign it where it can be told under the rules it was begun with; whether it needed that."""
    with engine.begin() as connection:
        mended = bool(take_out_doubled_draws(connection, table_id))
    stored = archive.read(engine, table_id)
    if stored is None:
        return mended
    try:
        table = told(stored)
    except Damaged:
        return mended
    if any(answer.digest for answer in stored.answers):
        return mended
    stand = standing(stored.answers)
    if table.closed is None and stand:
        archive.sign(engine, table_id, stand[-1].number, table.title.digest(table.game.state))
        return True
    return mended
