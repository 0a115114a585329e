"""What is on disk about a table: its answers are rows, and those of a table that nobody touches are packed into one."""

from __future__ import annotations

import json
import logging
import time
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

import sqlalchemy as sa
from sqlalchemy import Connection, Engine, delete, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import Session

from posterity.bots import FORMER
from posterity.server.models import AnswerRow, ArchiveRow, SeatRow, TableRow
from posterity.table.answers import Answer, Damaged
from posterity.table.table import Agreed

log = logging.getLogger("posterity.server")

ANSWERS = cast(sa.Table, AnswerRow.__table__)
COLUMNS = [ANSWERS.c[name] for name in Answer._fields]

# Answers that become rows, unless what is packed has their numbers, where no unique key says so any more. On PostgreSQL
# this waits for whoever packs the table just now, and looks again then.
ADDED = ANSWERS.insert().from_select(
    ANSWERS.c.keys(),
    select(*[sa.bindparam(column.key, type_=column.type) for column in ANSWERS.c])
    .where(TableRow.id == sa.bindparam("table_id"), TableRow.packed <= sa.bindparam("number"))
    .with_for_update(read=True, key_share=True, of=TableRow),
)


@dataclass(eq=False)
class Stored:
    """All that is on disk about one table."""

    table: TableRow
    seats: list[SeatRow]
    rows: list[Answer]
    archived: bytes | None

    @cached_property
    def answers(self) -> list[Answer]:
        """All of them. Raises Damaged if the archive cannot be unpacked."""
        return _joined(self.archived, self.rows)

    @property
    def edition(self) -> dict[str, object] | None:
        edition: dict[str, object] = json.loads(self.table.edition)
        return edition or None

    @property
    def version(self) -> int:
        return self.answers[-1].version if self.answers else 0

    @property
    def watch(self) -> str:
        return self.table.watch

    @property
    def tokens(self) -> list[str]:
        return [seat.token for seat in self.seats]

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def agreed(self) -> Agreed:
        row = self.table
        kinds = tuple(seat.kind for seat in self.seats)
        bots = tuple(FORMER.get(seat.bot, seat.bot) for seat in self.seats)
        picks = tuple(seat.pick for seat in self.seats)
        hints = bool(row.hints)
        return Agreed(row.id, row.title, row.variant, kinds, bots, row.rules, bool(row.confirm), hints, row.seed, picks)


def read(engine: Engine, table_id: str) -> Stored | None:
    with Session(engine, expire_on_commit=False) as session:
        table = session.get(TableRow, table_id)
        if table is None:
            return None
        seats = session.scalars(select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat))
        return Stored(table, list(seats), *_with_archive(session.connection(), table_id, 0))


def rest(engine: Engine, table_id: str, number: int) -> list[Answer]:
    with engine.connect() as connection:
        rows, archived = _with_archive(connection, table_id, number)
    return [answer for answer in _joined(archived, rows) if answer.number >= number]


def table_ids(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return list(connection.scalars(select(TableRow.id).order_by(TableRow.created)))


def as_rows(table_id: str, answers: Iterable[Answer]) -> list[dict[str, Any]]:
    return [{"table_id": table_id, **dict(zip(Answer._fields, answer, strict=True))} for answer in answers]


def sign(engine: Engine, table_id: str, number: int, digest: str) -> None:
    """Put a digest to an answer that has none."""
    here = AnswerRow.table_id == table_id, AnswerRow.number == number, AnswerRow.digest == ""
    with engine.begin() as connection:
        if connection.execute(update(AnswerRow).where(*here).values(digest=digest)).rowcount == 0:
            archived = ArchiveRow.table_id == table_id
            found = connection.scalar(select(ArchiveRow.answers).where(archived))
            answers = [] if found is None else unpacked(found)
            signed = [one._replace(digest=digest) if one.number == number else one for one in answers]
            connection.execute(update(ArchiveRow).where(archived).values(answers=packed(signed)))


def idle_tables(engine: Engine, idle: float, untouched: float) -> list[str]:
    """Tables whose newest row is older than that."""

    def of_the_newest(column: Any) -> Any:
        """One look into the index for each table, however long its history."""
        here = select(column).where(AnswerRow.table_id == TableRow.id)
        return here.order_by(AnswerRow.number.desc()).limit(1).scalar_subquery()

    at, version = of_the_newest(AnswerRow.at), of_the_newest(AnswerRow.version)
    old = sa.or_(at < idle, sa.and_(at < untouched, version == 0))
    with engine.connect() as connection:
        return list(connection.scalars(select(TableRow.id).where(old)))


def pack(engine: Engine, table_id: str, idle: float, untouched: float) -> bool:
    """Rows become one packed row; nothing is lost, and whoever comes back finds the table as it was. Not if
    somebody came back since it was found to be idle."""
    try:
        with engine.begin() as connection:
            # Whoever adds an answer holds on to the table's row; so this waits, and then they wait.
            connection.execute(select(TableRow.id).where(TableRow.id == table_id).with_for_update())
            rows, archived = _with_archive(connection, table_id, 0)
            if not rows:
                return False
            newest = rows[-1]
            if newest.at >= (untouched if newest.version == 0 else idle):
                return False
            answers = _joined(archived, rows)
            connection.execute(delete(ArchiveRow).where(ArchiveRow.table_id == table_id))
            row = {"table_id": table_id, "packed": time.time(), "answers": packed(answers)}
            connection.execute(insert(ArchiveRow), [row])
            connection.execute(update(TableRow).where(TableRow.id == table_id).values(packed=answers[-1].number + 1))
            gone = AnswerRow.table_id == table_id, AnswerRow.number <= newest.number
            connection.execute(delete(AnswerRow).where(*gone))
            return True
    except (DBAPIError, Damaged):
        log.exception("a table could not be archived", extra={"table": table_id})
        return False


def _answers(connection: Connection, table_id: str, number: int) -> list[Answer]:
    wanted = select(*COLUMNS).where(ANSWERS.c.table_id == table_id, ANSWERS.c.number >= number)
    return [Answer(*row) for row in connection.execute(wanted.order_by(ANSWERS.c.number))]


def _with_archive(connection: Connection, table_id: str, number: int) -> tuple[list[Answer], bytes | None]:
    """Rows first: what goes into the archive between the two looks is then seen twice, and not missed."""
    rows = _answers(connection, table_id, number)
    return rows, connection.scalar(select(ArchiveRow.answers).where(ArchiveRow.table_id == table_id))


def _joined(archived: bytes | None, rows: list[Answer]) -> list[Answer]:
    """What is packed was first, whatever stands under the same numbers."""
    before = [] if archived is None else unpacked(archived)
    last = before[-1].number if before else -1
    return before + [answer for answer in rows if answer.number > last]


def packed(answers: list[Answer]) -> bytes:
    return zlib.compress(json.dumps(answers, ensure_ascii=False).encode())


def unpacked(archived: bytes) -> list[Answer]:
    try:
        return [Answer(*answer) for answer in json.loads(zlib.decompress(archived))]
    except (zlib.error, ValueError, TypeError):
        raise Damaged("what was archived of this game cannot be unpacked") from None
