"""The database itself: opening it, bringing it to today's shape, and who may use it beside whom."""

from __future__ import annotations

import os
import socket
import sqlite3
import tempfile
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from posterity.engine import PosterityError
from posterity.server.logs import discreet
from posterity.server.models import ServerRow

LOST_AFTER = 45.0  # seconds; a server that was not seen for so long is gone


def said(error: Exception) -> str:
    """What a database or a disk says is wrong, in one line."""
    if isinstance(error, OSError):
        return (error.strerror or str(error)).lower()
    return str(getattr(error, "orig", None) or error).split("\n")[0]


def check_url(url: str, there: bool = False) -> None:
    """Say what is wrong with a database URL before anything starts on it; or that it must be `there` already."""
    try:
        engine = open_engine(url)
    except (SQLAlchemyError, ImportError) as error:
        problem = said(error)
        form = "expected something like sqlite:////srv/tables.sqlite or postgresql://user@host/name"
        raise PosterityError(f"{discreet(url)}: not a database that can be used ({problem}); {form}") from None
    file = engine.url.database
    engine.dispose()
    if there and engine.dialect.name == "sqlite" and not Path(file or "").is_file():
        raise PosterityError(f"{file}: there is no such file, so there are no tables")


def open_engine(url: str, seconds: float = 5.0, looking: bool = False) -> Engine:
    """The database; who is only `looking` cannot change it."""
    if url.startswith(("postgresql://", "postgresql+psycopg://")):
        address = url.replace("postgresql://", "postgresql+psycopg://", 1)
        patience = {
            "connect_timeout": max(2, round(seconds)),
            "options": f"-c statement_timeout={int(seconds * 1000)}" + " -c default_transaction_read_only=on" * looking,
            # A machine that vanished without a word is noticed, and the next connection may reach another.
            "tcp_user_timeout": int(seconds * 2000),
            "keepalives_idle": 5,
            "keepalives_interval": 2,
            "keepalives_count": 3,
        }
        return create_engine(address, pool_pre_ping=True, pool_size=5, max_overflow=15, connect_args=patience)
    engine = create_engine(url)
    if engine.dialect.name == "sqlite" and looking:
        file = quote(os.path.abspath(engine.url.database or ""))
        return create_engine(engine.url.set(database=f"file:{file}", query={"mode": "ro", "uri": "true"}))
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def pragmas(connection: Any, _: Any) -> None:
            patience = int(seconds * 400)  # a writer that was locked out must have said so before its caller gives up
            for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={patience}", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")

    return engine


def only_server(engine: Engine) -> int | None:
    """Hold on to a SQLite file: a second server on this machine could not hear the first one's moves."""
    file = engine.url.database
    if engine.dialect.name != "sqlite" or not file or file == ":memory:":
        return None
    import fcntl

    try:
        handle = private(f"{file}.lock")
        os.close(private(file))
        if os.geteuid() == 0:  # a command of root's must not lock out the server's own user
            owner = os.stat(file)
            os.fchown(handle, owner.st_uid, owner.st_gid)
    except OSError as error:
        raise PosterityError(f"{file}: tables cannot be kept there: {said(error)}") from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise PosterityError(
            f"{file}: another server uses this file; servers that share their tables need PostgreSQL"
        ) from None
    return handle


def private(file: str | Path) -> int:
    """Open a file that nobody else may read if it is new: the links of all seats are in it."""
    return os.open(file, os.O_RDWR | os.O_CREAT, 0o600)


def migrate(engine: Engine) -> None:
    """Bring the database to the newest shape; several servers that start at once do it one after the other."""
    config = _migrations()
    with engine.begin() as connection:
        if shared(engine):
            connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
            connection.execute(select(sa.func.pg_advisory_xact_lock(_key("migration"))))
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # all of it or nothing: left alone, SQLite keeps each change
        _has_newest_shape(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _has_newest_shape(connection: Connection) -> bool:
    newest, *older = [one.revision for one in ScriptDirectory.from_config(_migrations()).walk_revisions()]
    begun = sa.inspect(connection).has_table("alembic_version")
    shape = connection.scalar(sa.text("SELECT version_num FROM alembic_version")) if begun else None
    if shape not in (None, newest, *older):
        raise PosterityError("a newer version of Posterity has changed this database, and only that one can use it")
    return shape == newest


@contextmanager
def usable(url: str) -> Iterator[None]:
    """What a database says against being used becomes a sentence for people."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise PosterityError(f"{discreet(url)}: not a database that can be used: {said(error)}") from None


@contextmanager
def as_it_is(url: str) -> Iterator[Engine]:
    """The database to look at; nothing in it changes. What an older version has left in a SQLite file is brought to
    today's shape in a copy that nobody else sees."""
    engine = open_engine(url, looking=True)
    try:
        with usable(url):
            with engine.connect() as connection:
                newest = _has_newest_shape(connection)
            if newest:
                yield engine
            elif shared(engine):
                raise PosterityError(
                    f"{discreet(url)}: it does not have today's shape yet; `posterity serve` or "
                    "`posterity tables repair` of this version brings it there first"
                )
            else:
                with _migrated_copy(engine) as copy:
                    yield copy
    finally:
        engine.dispose()


@contextmanager
def _migrated_copy(engine: Engine) -> Iterator[Engine]:
    with tempfile.TemporaryDirectory(prefix="posterity-") as folder:
        copy_pages(engine, Path(folder) / "tables.sqlite")
        copy = open_engine(f"sqlite:///{folder}/tables.sqlite")
        try:
            migrate(copy)
            yield copy
        finally:
            copy.dispose()


def copy_pages(engine: Engine, file: Path) -> None:
    """SQLite copies itself, page by page, beside whoever writes."""
    with engine.connect() as connection, closing(sqlite3.connect(file)) as target:
        raw = connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        raw.backup(target)


def shared(engine: Engine) -> bool:
    """Whether several servers may serve its tables."""
    return engine.dialect.name == "postgresql"


def announce(engine: Engine, me: str) -> None:
    """Refuse to share a SQLite file with a server on another machine, which no lock here could know of."""
    now, host = time.time(), socket.gethostname()
    with engine.begin() as connection:
        others = connection.execute(_living(now).where(ServerRow.host != host)).all()
        if others and not shared(engine):
            ago = max(0, round(now - others[0].seen))
            raise PosterityError(
                f"a server on {others[0].host} uses this SQLite file (seen {ago} s ago): "
                "servers on several machines need PostgreSQL"
            )
        if not shared(engine):
            connection.execute(delete(ServerRow))
        connection.execute(insert(ServerRow), [{"id": me, "host": host, "seen": now}])


def refuse_beside_servers(engine: Engine) -> None:
    """For whoever must be alone on PostgreSQL, where nothing else keeps servers away. A SQLite file has its lock."""
    now = time.time()
    with engine.connect() as connection:
        if shared(engine) and sa.inspect(connection).has_table(ServerRow.__tablename__):
            for server in connection.execute(_living(now)):
                ago = max(0, round(now - server.seen))
                raise PosterityError(
                    f"a server on {server.host} uses this database (seen {ago} s ago): stop all servers first; "
                    f"one that died is forgotten after {LOST_AFTER:g} s"
                )


def _living(now: float) -> sa.Select[str, float]:
    seen_lately = ServerRow.seen.between(now - LOST_AFTER, now + LOST_AFTER)  # a clock may have been wrong
    return select(ServerRow.host, ServerRow.seen).where(seen_lately)


class Locks:
    """Advisory locks of PostgreSQL, all on one connection: they end with it, and so with the server."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None
        self.one_at_a_time = threading.Lock()

    def take(self, name: str) -> bool:
        return bool(self._ask(sa.func.pg_try_advisory_lock(_key(name))))

    def give_back(self, name: str) -> None:
        with suppress(DBAPIError):  # else it went with the connection
            self._ask(sa.func.pg_advisory_unlock(_key(name)))

    def _ask(self, question: Any) -> Any:
        with self.one_at_a_time:
            if self.connection is None or self.connection.invalidated:
                self.connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            try:
                return self.connection.scalar(select(question))
            except DBAPIError:
                self.connection.invalidate()  # given back to the pool, it would hold on to its locks
                self.connection.close()
                self.connection = None
                raise

    def close(self) -> None:
        with self.one_at_a_time:
            if self.connection is not None:
                self.connection.close()


def _key(name: str) -> int:
    return zlib.crc32(name.encode()) | 0x504F5354 << 32
