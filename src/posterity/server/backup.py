"""A copy of all tables while the server runs: one moment of the database, in a SQLite file that can be served."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from posterity.engine import PosterityError
from posterity.server.database import as_it_is, copy_pages, migrate, open_engine, private, said
from posterity.server.models import Base, ServerRow

AT_ONCE = 1000  # rows


def copy(url: str, file: Path) -> int:
    """Make the copy beside its place and move it there whole; how many tables it has. A SQLite file of an older version
    is copied as it is."""
    if file.exists():
        raise PosterityError(f"{file}: there is something already; name a new file")
    unfinished = file.with_name(f".{file.name}.unfinished")
    engine = open_engine(url, looking=True)
    try:
        _clear_away(unfinished)
        os.close(private(unfinished))
        if engine.dialect.name == "sqlite":
            _pages(engine, unfinished)
        else:
            _rows(url, unfinished)
        count = _count(unfinished)
        os.replace(unfinished, file)
    except (OSError, sqlite3.Error, SQLAlchemyError, PosterityError) as error:
        with suppress(OSError):
            _clear_away(unfinished)
        raise PosterityError(f"{file}: the copy cannot be made: {said(error)}") from None
    finally:
        engine.dispose()
    return count


def _clear_away(unfinished: Path) -> None:
    """What is left of a copy that was not finished, and of SQLite's work on it."""
    for more in ("", "-journal", "-wal", "-shm"):
        unfinished.with_name(unfinished.name + more).unlink(missing_ok=True)


def _pages(engine: sa.Engine, file: Path) -> None:
    """A SQLite file as it is, of whatever version; only who served it does not matter any more."""
    copy_pages(engine, file)
    with closing(sqlite3.connect(file)) as target:
        if target.execute("SELECT 1 FROM sqlite_master WHERE name = 'servers'").fetchone():
            target.execute("DELETE FROM servers")
            target.commit()
        target.execute("PRAGMA journal_mode=DELETE")


def _rows(url: str, file: Path) -> None:
    """PostgreSQL gives one moment of all rows."""
    target = open_engine(f"sqlite:///{file}")
    try:
        migrate(target)
        with (
            as_it_is(url) as source,
            source.connect().execution_options(isolation_level="REPEATABLE READ") as connection,
        ):
            connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
            for table in Base.metadata.sorted_tables:
                if table is ServerRow.__table__:
                    continue
                for part in connection.execution_options(yield_per=AT_ONCE).execute(sa.select(table)).partitions():
                    with target.begin() as writing:
                        writing.execute(table.insert(), [row._asdict() for row in part])
        with target.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        target.dispose()


def _count(file: Path) -> int:
    with closing(sqlite3.connect(file)) as copy:
        count: int = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
        return count
