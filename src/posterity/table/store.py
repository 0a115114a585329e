"""Storage: append-only, and an answer is on disk before anybody hears of it.

One thread writes. Whatever waits when it comes round is committed together, so that many tables share the cost of
a commit; readers never wait for it.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from posterity.engine import PosterityError
from posterity.table.models import AnalysisRow, AnswerRow, SeatRow, TableRow


@dataclass
class StoredTable:
    """All that is on disk about one table."""

    table: TableRow
    seats: list[SeatRow]
    answers: list[AnswerRow]


@dataclass
class _Job:
    statements: list[tuple[Any, list[dict[str, Any]]]]
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class Store:
    """The database, SQLite by default, PostgreSQL by its URL."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        _migrate(self.engine)
        self.jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self._write, name="posterity-store", daemon=True)
        self.writer.start()

    def close(self) -> None:
        """Finish what waits, then stop."""
        self.jobs.put(None)
        self.writer.join()
        self.engine.dispose()

    async def create(self, table: dict[str, Any], seats: list[dict[str, Any]], answers: list[dict[str, Any]]) -> None:
        statements = [(insert(TableRow), [table]), (insert(SeatRow), seats)]
        await self._submit([*statements, (insert(AnswerRow), answers)])

    async def append(self, answers: list[dict[str, Any]]) -> None:
        """Resolves when the answers are durable."""
        await self._submit([(insert(AnswerRow), answers)])

    async def rename(self, table_id: str, seat: int, name: str) -> None:
        statement = update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.seat == seat).values(name=name)
        await self._submit([(statement, [])])

    async def keep_analysis(self, table_id: str, text: str) -> None:
        await self._submit([(insert(AnalysisRow), [{"table_id": table_id, "text": text}])])

    async def analysis(self, table_id: str) -> str | None:
        """As it was kept, or nothing."""
        return await asyncio.to_thread(self._analysis, table_id)

    def _analysis(self, table_id: str) -> str | None:
        with Session(self.engine) as session:
            row = session.get(AnalysisRow, table_id)
            return None if row is None else row.text

    async def load(self, table_id: str) -> StoredTable | None:
        return await asyncio.to_thread(self._load, table_id)

    def _load(self, table_id: str) -> StoredTable | None:
        with Session(self.engine, expire_on_commit=False) as session:
            table = session.get(TableRow, table_id)
            if table is None:
                return None
            seats = session.scalars(select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat))
            answers = session.scalars(
                select(AnswerRow).where(AnswerRow.table_id == table_id).order_by(AnswerRow.number)
            )
            return StoredTable(table, list(seats), list(answers))

    async def _submit(self, statements: list[tuple[Any, list[dict[str, Any]]]]) -> None:
        loop = asyncio.get_running_loop()
        job = _Job(statements, loop.create_future(), loop)
        self.jobs.put(job)
        await job.done

    def _write(self) -> None:
        while (first := self.jobs.get()) is not None:
            jobs = [first]
            stopping = False
            while not self.jobs.empty():
                job = self.jobs.get()
                if job is None:
                    stopping = True
                    break
                jobs.append(job)
            self._commit(jobs)
            if stopping:
                return

    def _commit(self, jobs: list[_Job]) -> None:
        try:
            with self.engine.begin() as connection:
                for job in jobs:
                    for statement, rows in job.statements:
                        if rows:
                            connection.execute(statement, rows)
                        elif not statement.is_insert:
                            connection.execute(statement)
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].loop.call_soon_threadsafe(_finish, jobs[0].done, error)
            else:  # one bad job must not fail the others
                for job in jobs:
                    self._commit([job])
            return
        for job in jobs:
            job.loop.call_soon_threadsafe(_finish, job.done, None)


def _finish(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def check_url(url: str) -> None:
    """Say what is wrong with a database URL before the server starts on it."""
    try:
        _engine(url).dispose()
    except (SQLAlchemyError, ImportError) as error:
        problem = str(error).split("\n")[0]
        form = "expected something like sqlite:////srv/tables.sqlite or postgresql://user@host/name"
        raise PosterityError(f"{url}: not a database that can be used ({problem}); {form}") from None


def _engine(url: str) -> Engine:
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://", 1))
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def pragmas(connection: Any, _: Any) -> None:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")

    return engine


def _migrate(engine: Engine) -> None:
    """Bring the database to the newest shape."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
