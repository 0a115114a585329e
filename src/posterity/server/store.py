"""Storage: answers are only ever added, under the number they must have, and are on disk before anybody hears of them.

One thread writes. Whatever waits when it comes round is committed together, so that many tables share the cost of
a commit; readers never wait for it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import queue
import socket
import threading
import time
import zlib
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar, cast

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.orm import Session

from posterity.bots import FORMER
from posterity.engine import PosterityError
from posterity.server.logs import discreet
from posterity.server.models import AnalysisRow, AnswerRow, ArchiveRow, SeatRow, ServerRow, TableRow
from posterity.server.notices import Notice, Notices
from posterity.table.answers import Answer, Damaged
from posterity.table.table import Agreed

log = logging.getLogger("posterity.server")

ANSWERS = cast(sa.Table, AnswerRow.__table__)
SEEN_EVERY = 10.0  # seconds
LOST_AFTER = 45.0  # a server that was not seen for so long is gone

T = TypeVar("T")


class Conflict(Exception):
    """Somebody else has stored the answers with these numbers: they were first."""


class NotStored(Exception):
    """The disk did not take it. If that is not `sure`, only the disk itself can tell, when it answers again."""

    def __init__(self, sure: bool) -> None:
        super().__init__("not stored")
        self.sure = sure


class Stored:
    """All that is on disk about one table."""

    def __init__(self, table: TableRow, seats: list[SeatRow], rows: list[Answer], archived: bytes | None) -> None:
        self.table = table
        self.seats = seats
        self.rows = rows
        self.archived = archived

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

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def agreed(self) -> Agreed:
        row = self.table
        kinds = tuple(seat.kind for seat in self.seats)
        bots = tuple(FORMER.get(seat.bot, seat.bot) for seat in self.seats)
        hints = bool(row.hints)
        return Agreed(row.id, row.title, row.variant, kinds, bots, row.rules, bool(row.confirm), hints, row.seed)


class _Job:
    """What must be written together, and who waits for it."""

    __slots__ = ("also", "answers", "begun", "done", "notice", "over", "unwanted")

    def __init__(
        self,
        answers: list[dict[str, Any]],
        also: Callable[[Connection], None] | None,
        notice: str | None,
        done: asyncio.Future[None],
    ) -> None:
        self.answers = answers
        self.also = also
        self.notice = notice
        self.done = done
        self.begun = False
        self.over = False  # the writer is done with it, whatever came of it
        self.unwanted = False

    def begins(self) -> bool:
        """Whether it is still wanted. In this order, as whoever gives up says so first and then looks if it began."""
        self.begun = True
        self.over = self.unwanted or self.done.cancelled()
        return not self.over

    def give_up(self) -> None:
        """It took too long. What has not begun by now never will: the writer passes over what nobody wants."""
        self.unwanted = True
        self.finish(NotStored(sure=not self.begun))

    def finish(self, failure: Exception | None) -> None:
        if self.done.done():
            return
        if failure is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(failure)


class Store:
    """The database, SQLite by default, PostgreSQL by its URL."""

    def __init__(self, url: str, seconds: float = 5.0, serving: bool = True) -> None:
        """`serving`: this is a server, or something else that nobody may write beside."""
        self.seconds = seconds
        self.me = f"{os.getpid()}-{os.urandom(4).hex()}"
        self.engine = open_engine(url, seconds)
        self.lock = _only_server(self.engine) if serving else None
        try:
            _migrate(self.engine)
            if serving:
                self._announce()
        except SQLAlchemyError as error:
            self._unlock()
            raise PosterityError(f"{self.engine.url}: not a database that can be used: {_said(error)}") from None
        except BaseException:
            self._unlock()
            raise
        self.jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self.pending: dict[str, _Job] = {}  # by table: answers nobody waits for any more, which may still arrive
        self.writer = threading.Thread(target=self._write, name="posterity-store", daemon=True)
        self.writer.start()
        self.notices = Notices(self.engine, self.me) if self.shared else None
        self.locks = _Locks(self.engine) if self.shared else None

    @property
    def shared(self) -> bool:
        """Whether other servers may serve the same tables."""
        return self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        """Finish what waits, then stop."""
        self.jobs.put(None)
        self.writer.join()
        if self.notices is not None:
            self.notices.close()
        if self.locks is not None:
            self.locks.close()
        with suppress(SQLAlchemyError), self.engine.begin() as connection:
            connection.execute(delete(ServerRow).where(ServerRow.id == self.me))
        self.engine.dispose()
        self._unlock()

    def _unlock(self) -> None:
        if self.lock is not None:
            os.close(self.lock)

    # Writing.

    async def create(self, table: dict[str, Any], seats: list[dict[str, Any]], answers: list[Answer]) -> None:
        """A new table, or a game that is over already: nothing is added to that any more, so it is packed at once."""
        over = table["ended"] is not None

        def agreed(connection: Connection) -> None:
            connection.execute(insert(TableRow), [table])
            connection.execute(insert(SeatRow), seats)
            if over:
                archived = {"table_id": table["id"], "packed": table["ended"], "answers": _packed(answers)}
                connection.execute(insert(ArchiveRow), [archived])
            elif answers:
                connection.execute(ANSWERS.insert(), _rows(table["id"], answers))

        await self._submit([], agreed)

    async def append(self, table_id: str, answers: Sequence[Answer], ended: bool = False) -> None:
        """Resolves when the answers are durable. Raises Conflict or NotStored."""

        def end(connection: Connection) -> None:
            connection.execute(update(TableRow).where(TableRow.id == table_id).values(ended=answers[0].at))

        notice = None
        if self.notices is not None:
            told = {"kind": "answers", "table": table_id}
            notice = self.notices.text({**told, "answers": answers}) or self.notices.text(told)
        await self._submit(_rows(table_id, answers), end if ended else None, notice)

    async def rename(self, table_id: str, seat: int, name: str) -> None:
        def change(connection: Connection) -> None:
            here = SeatRow.table_id == table_id, SeatRow.seat == seat
            connection.execute(update(SeatRow).where(*here).values(name=name))

        notice = None
        if self.notices is not None:
            notice = self.notices.text({"kind": "name", "table": table_id, "seat": seat, "name": name})
        await self._submit([], change, notice)

    async def end(self, table_ids: Iterable[str]) -> None:
        """Remember of tables whose game is over that it is."""

        def change(connection: Connection) -> None:
            over = TableRow.id.in_(list(table_ids)), TableRow.ended.is_(None)
            connection.execute(update(TableRow).where(*over).values(ended=time.time()))

        await self._submit([], change)

    async def keep_analysis(self, table_id: str, text: str) -> None:
        def keep(connection: Connection) -> None:
            connection.execute(delete(AnalysisRow).where(AnalysisRow.table_id == table_id))
            connection.execute(insert(AnalysisRow), [{"table_id": table_id, "text": text}])

        await self._submit([], keep)

    async def tell(self, notice: Notice) -> None:
        """Tell other servers something that is not stored."""
        text = None if self.notices is None else self.notices.text(notice)
        if text is not None:
            await self._submit([], None, text)

    async def seen(self) -> None:
        """This server lives, and the disk takes what is written."""

        def sign(connection: Connection) -> None:
            now = time.time()
            mine = ServerRow.id == self.me
            if connection.execute(update(ServerRow).where(mine).values(seen=now)).rowcount == 0:
                connection.execute(insert(ServerRow), [{"id": self.me, "host": socket.gethostname(), "seen": now}])
            connection.execute(delete(ServerRow).where(ServerRow.seen < now - LOST_AFTER))

        await self._submit([], sign)

    async def _submit(
        self,
        answers: list[dict[str, Any]],
        also: Callable[[Connection], None] | None = None,
        notice: str | None = None,
    ) -> None:
        loop = asyncio.get_running_loop()
        job = _Job(answers, also, notice, loop.create_future())
        giving_up = loop.call_later(self.seconds, job.give_up)
        self.jobs.put(job)
        try:
            await job.done
        finally:
            giving_up.cancel()
            if job.begun and not job.over:
                self.pending |= {answer["table_id"]: job for answer in answers}

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
            self._commit([job for job in jobs if job.begins()])
            if stopping:
                return

    def _commit(self, jobs: list[_Job]) -> None:
        """All of them in one transaction; those who were late must not spoil it for the others."""
        if not jobs:
            return
        failure: Exception | None = None
        committing = False
        try:
            with self.engine.connect() as connection:
                answers = [answer for job in jobs for answer in job.answers]
                if answers:
                    # In one order at all servers: two that meet at two tables must not wait for each other.
                    answers.sort(key=lambda answer: (answer["table_id"], answer["number"]))
                    connection.execute(ANSWERS.insert(), answers)
                for job in jobs:
                    if job.also is not None:
                        job.also(connection)
                notices = [job.notice for job in jobs if job.notice is not None]
                if notices:
                    told = sa.func.unnest(sa.cast(notices, sa.ARRAY(sa.Text)))
                    connection.execute(select(sa.func.pg_notify("posterity", told)))
                committing = True
                connection.commit()
        except IntegrityError:
            if len(jobs) > 1:
                self._commit_each(jobs)
                return
            failure = Conflict()
        except DBAPIError as error:
            if len(jobs) > 1 and not (committing or error.connection_invalidated or _disk_refuses(error)):
                self._commit_each(jobs)
                return
            log.error("not stored: %s", _said(error))
            failure = NotStored(sure=not committing)
        except Exception:
            if len(jobs) > 1 and not committing:
                self._commit_each(jobs)
                return
            log.exception("not stored")
            failure = NotStored(sure=not committing)
        with suppress(RuntimeError):  # nobody waits any more: the loop has ended
            jobs[0].done.get_loop().call_soon_threadsafe(_finish, jobs, failure)

    def _commit_each(self, jobs: list[_Job]) -> None:
        for job in jobs:
            self._commit([job])

    # Reading.

    async def load(self, table_id: str) -> Stored | None:
        return await self._reading(self.read, table_id)

    async def rest(self, table_id: str, number: int) -> list[Answer]:
        """The answers from this number on; not before the writer is done with what was given up."""
        pending = self.pending.get(table_id)
        if pending is not None:
            try:
                async with asyncio.timeout(self.seconds):
                    while not pending.over:
                        await asyncio.sleep(0.01)
            except TimeoutError:
                raise sa.exc.TimeoutError("a commit has not come to its end") from None
            self.pending.pop(table_id, None)
        return await self._reading(self._rest, table_id, number)

    async def names(self, table_id: str) -> list[str]:
        return await self._reading(self._names, table_id)

    async def servers(self) -> set[str]:
        """Those that live."""
        return await self._reading(self._servers)

    async def analysis(self, table_id: str) -> str | None:
        """As it was kept, or nothing."""
        return await self._reading(self._analysis, table_id)

    async def waiting_for_bots(self) -> list[str]:
        """Tables that may wait for a bot: unfinished, with a bot at them, not archived."""
        return await self._reading(self._with_bots)

    async def _reading(self, read: Callable[..., T], *args: Any) -> T:
        """Not on the event loop; once more where the connection was lost in between. A disk that hangs is given up."""
        try:
            async with asyncio.timeout(self.seconds):
                try:
                    return await asyncio.to_thread(read, *args)
                except DBAPIError as error:
                    if not error.connection_invalidated:
                        raise
                return await asyncio.to_thread(read, *args)
        except TimeoutError:
            raise sa.exc.TimeoutError(f"no answer within {self.seconds:g} s") from None

    def _names(self, table_id: str) -> list[str]:
        with self.engine.connect() as connection:
            wanted = select(SeatRow.name).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)
            return list(connection.scalars(wanted))

    def _servers(self) -> set[str]:
        with self.engine.connect() as connection:
            return set(connection.scalars(select(ServerRow.id).where(ServerRow.seen > time.time() - LOST_AFTER)))

    def _analysis(self, table_id: str) -> str | None:
        with Session(self.engine) as session:
            row = session.get(AnalysisRow, table_id)
            return None if row is None else row.text

    def read(self, table_id: str) -> Stored | None:
        with Session(self.engine, expire_on_commit=False) as session:
            table = session.get(TableRow, table_id)
            if table is None:
                return None
            seats = session.scalars(select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat))
            return Stored(table, list(seats), *_with_archive(session.connection(), table_id, 0))

    def _rest(self, table_id: str, number: int) -> list[Answer]:
        with self.engine.connect() as connection:
            rows, archived = _with_archive(connection, table_id, number)
        return [answer for answer in _joined(archived, rows) if answer.number >= number]

    def _with_bots(self) -> list[str]:
        bots = select(SeatRow.table_id).where(SeatRow.kind == "bot")
        came_back = select(AnswerRow.number).where(AnswerRow.table_id == TableRow.id).exists()
        awake = sa.or_(TableRow.id.not_in(select(ArchiveRow.table_id)), came_back)
        with self.engine.connect() as connection:
            wanted = select(TableRow.id).where(TableRow.ended.is_(None), TableRow.id.in_(bots), awake)
            return list(connection.scalars(wanted.order_by(TableRow.created.desc())))

    def table_ids(self) -> list[str]:
        with self.engine.connect() as connection:
            return list(connection.scalars(select(TableRow.id).order_by(TableRow.created)))

    def sign(self, table_id: str, number: int, digest: str) -> None:
        """Put a digest to an answer that has none."""
        here = AnswerRow.table_id == table_id, AnswerRow.number == number, AnswerRow.digest == ""
        with self.engine.begin() as connection:
            if connection.execute(update(AnswerRow).where(*here).values(digest=digest)).rowcount == 0:
                archived = ArchiveRow.table_id == table_id
                packed = connection.scalar(select(ArchiveRow.answers).where(archived))
                answers = [] if packed is None else _unpacked(packed)
                signed = [one._replace(digest=digest) if one.number == number else one for one in answers]
                connection.execute(update(ArchiveRow).where(archived).values(answers=_packed(signed)))

    # The archive.

    async def archive(self, idle: float, untouched: float, busy: Callable[[str], bool]) -> int:
        """Pack tables that nobody has touched for so many seconds, or at which nobody ever chose; how many."""
        count = 0
        before = time.time() - idle, time.time() - untouched
        for table_id in await self._reading(self._idle, *before):
            if not busy(table_id):
                count += await asyncio.to_thread(self._pack, table_id, *before)
        return count

    def _idle(self, idle: float, untouched: float) -> list[str]:
        def of_the_newest(column: Any) -> Any:
            """One look into the index for each table, however long its history."""
            here = select(column).where(AnswerRow.table_id == TableRow.id)
            return here.order_by(AnswerRow.number.desc()).limit(1).scalar_subquery()

        at, version = of_the_newest(AnswerRow.at), of_the_newest(AnswerRow.version)
        old = sa.or_(at < idle, sa.and_(at < untouched, version == 0))
        with self.engine.connect() as connection:
            return list(connection.scalars(select(TableRow.id).where(old)))

    def _pack(self, table_id: str, idle: float, untouched: float) -> bool:
        """Rows become one packed row; nothing is lost, and whoever comes back finds the table as it was. Not if
        somebody came back since it was found to be idle."""
        try:
            with self.engine.begin() as connection:
                # Whoever adds an answer holds on to the table's row; so this waits, and then they wait.
                connection.execute(select(TableRow.id).where(TableRow.id == table_id).with_for_update())
                packed = connection.scalar(select(ArchiveRow.answers).where(ArchiveRow.table_id == table_id))
                before = [] if packed is None else _unpacked(packed)
                answers = _answers(connection, table_id, 0)
                if not answers:
                    return False
                newest = answers[-1]
                if newest.at >= (untouched if newest.version == 0 else idle):
                    return False
                connection.execute(delete(ArchiveRow).where(ArchiveRow.table_id == table_id))
                row = {"table_id": table_id, "packed": time.time(), "answers": _packed([*before, *answers])}
                connection.execute(insert(ArchiveRow), [row])
                gone = AnswerRow.table_id == table_id, AnswerRow.number <= newest.number
                connection.execute(delete(AnswerRow).where(*gone))
                return True
        except (DBAPIError, Damaged):
            log.exception("a table could not be archived", extra={"table": table_id})
            return False

    # Servers beside each other.

    def _announce(self) -> None:
        """Refuse to share a SQLite file with a server on another machine, which no lock here could know of."""
        now, host = time.time(), socket.gethostname()
        with self.engine.begin() as connection:
            others = connection.execute(
                select(ServerRow.host, ServerRow.seen).where(
                    ServerRow.host != host, ServerRow.seen > now - LOST_AFTER, ServerRow.seen < now + LOST_AFTER
                )
            ).all()
            if others and not self.shared:
                ago = max(0, round(now - others[0].seen))
                raise PosterityError(
                    f"a server on {others[0].host} uses this SQLite file (seen {ago} s ago): "
                    "servers on several machines need PostgreSQL"
                )
            if not self.shared:
                connection.execute(delete(ServerRow))
            connection.execute(insert(ServerRow), [{"id": self.me, "host": host, "seen": now}])

    @asynccontextmanager
    async def thinking_for(self, table_id: str) -> AsyncIterator[bool]:
        """Whether this server is the one that thinks for the table's bots, as long as it does."""
        if self.locks is None:
            yield True
            return
        mine = await asyncio.to_thread(self.locks.take, table_id)
        try:
            yield mine
        finally:
            if mine:
                await asyncio.to_thread(self.locks.give_back, table_id)


class _Locks:
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


def _finish(jobs: list[_Job], failure: Exception | None) -> None:
    for job in jobs:
        job.over = True
        job.finish(failure)


def _disk_refuses(error: DBAPIError) -> bool:
    """Whether the trouble is the database's, not that of what was to be written."""
    return isinstance(error, sa.exc.OperationalError)


def _rows(table_id: str, answers: Iterable[Answer]) -> list[dict[str, Any]]:
    return [{"table_id": table_id, **dict(zip(Answer._fields, answer, strict=True))} for answer in answers]


COLUMNS = [ANSWERS.c[name] for name in Answer._fields]


def _answers(connection: Connection, table_id: str, number: int) -> list[Answer]:
    wanted = select(*COLUMNS).where(ANSWERS.c.table_id == table_id, ANSWERS.c.number >= number)
    return [Answer(*row) for row in connection.execute(wanted.order_by(ANSWERS.c.number))]


def _with_archive(connection: Connection, table_id: str, number: int) -> tuple[list[Answer], bytes | None]:
    """Rows first: what goes into the archive between the two looks is then seen twice, and not missed."""
    rows = _answers(connection, table_id, number)
    return rows, connection.scalar(select(ArchiveRow.answers).where(ArchiveRow.table_id == table_id))


def _joined(archived: bytes | None, rows: list[Answer]) -> list[Answer]:
    """What is packed was first, whatever stands under the same numbers."""
    before = [] if archived is None else _unpacked(archived)
    last = before[-1].number if before else -1
    return before + [answer for answer in rows if answer.number > last]


def _packed(answers: list[Answer]) -> bytes:
    return zlib.compress(json.dumps(answers, ensure_ascii=False).encode())


def _unpacked(packed: bytes) -> list[Answer]:
    try:
        return [Answer(*answer) for answer in json.loads(zlib.decompress(packed))]
    except (zlib.error, ValueError, TypeError):
        raise Damaged("what was archived of this game cannot be unpacked") from None


def _said(error: Exception) -> str:
    """What a database says is wrong, in one line."""
    return str(getattr(error, "orig", None) or error).split("\n")[0]


def check_url(url: str, there: bool = False) -> None:
    """Say what is wrong with a database URL before anything starts on it; or that it must be `there` already."""
    try:
        engine = open_engine(url)
    except (SQLAlchemyError, ImportError) as error:
        problem = _said(error)
        form = "expected something like sqlite:////srv/tables.sqlite or postgresql://user@host/name"
        raise PosterityError(f"{discreet(url)}: not a database that can be used ({problem}); {form}") from None
    file = engine.url.database
    engine.dispose()
    if there and engine.dialect.name == "sqlite" and not Path(file or "").is_file():
        raise PosterityError(f"{file}: there is no such file, so there are no tables")


def open_engine(url: str, seconds: float = 5.0) -> Engine:
    if url.startswith(("postgresql://", "postgresql+psycopg://")):
        address = url.replace("postgresql://", "postgresql+psycopg://", 1)
        patience = {
            "connect_timeout": max(2, round(seconds)),
            "options": f"-c statement_timeout={int(seconds * 1000)}",
            # A machine that vanished without a word is noticed, and the next connection may reach another.
            "tcp_user_timeout": int(seconds * 2000),
            "keepalives_idle": 5,
            "keepalives_interval": 2,
            "keepalives_count": 3,
        }
        return create_engine(address, pool_pre_ping=True, pool_size=5, max_overflow=15, connect_args=patience)
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def pragmas(connection: Any, _: Any) -> None:
            patience = int(seconds * 400)  # a writer that was locked out must have said so before its caller gives up
            for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={patience}", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")

    return engine


def _only_server(engine: Engine) -> int | None:
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
        raise PosterityError(f"{file}: tables cannot be kept there: {(error.strerror or str(error)).lower()}") from None
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


def _migrate(engine: Engine) -> None:
    """Bring the database to the newest shape; several servers that start at once do it one after the other."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
            connection.execute(select(sa.func.pg_advisory_xact_lock(_key("migration"))))
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # all of it or nothing: left alone, SQLite keeps each change
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
