"""Storage: answers are only ever added, under the number they must have, and are on disk before anybody hears of them.

What the server asks of the disk, each of it in a sentence: it is written by the writer, and read in other threads.
"""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.orm import Session

from posterity.server import archive, database
from posterity.server.archive import ANSWERS, Stored
from posterity.server.database import LOST_AFTER
from posterity.server.models import AnalysisRow, AnswerRow, ArchiveRow, SeatRow, ServerRow, TableRow
from posterity.server.notices import Notices
from posterity.server.writer import Writer
from posterity.table.answers import Answer
from posterity.table.around import Notice
from posterity.table.trouble import NoAnswer

SEEN_EVERY = 10.0  # seconds

T = TypeVar("T")


class Store:
    """The database, SQLite by default, PostgreSQL by its URL."""

    def __init__(self, url: str, seconds: float = 5.0, alone: bool = False) -> None:
        """`alone`: no server may run beside this, not even where they can share their tables."""
        self.seconds = seconds
        self.me = f"{os.getpid()}-{os.urandom(4).hex()}"
        self.engine = database.open_engine(url, seconds)
        self.lock = database.only_server(self.engine)
        try:
            with database.usable(url):
                if alone:
                    database.refuse_beside_servers(self.engine)
                database.migrate(self.engine)
                database.announce(self.engine, self.me)
        except BaseException:
            self._let_go()
            raise
        self.writer = Writer(self.engine, seconds)
        self.notices = Notices(self.engine, self.me) if self.shared else None
        self.locks = database.Locks(self.engine) if self.shared else None

    @property
    def shared(self) -> bool:
        """Whether other servers may serve the same tables."""
        return database.shared(self.engine)

    def close(self) -> None:
        """Finish what waits, then stop."""
        self.writer.close()
        if self.notices is not None:
            self.notices.close()
        if self.locks is not None:
            self.locks.close()
        with suppress(SQLAlchemyError), self.engine.begin() as connection:
            connection.execute(delete(ServerRow).where(ServerRow.id == self.me))
        self._let_go()

    def _let_go(self) -> None:
        self.engine.dispose()
        if self.lock is not None:
            os.close(self.lock)

    # Writing.

    async def create(self, table: dict[str, Any], seats: list[dict[str, Any]], answers: list[Answer]) -> None:
        """A new table, or a game that is over already: nothing is added to that any more, so it is packed at once."""
        over = table["ended"] is not None

        def agreed(connection: Connection) -> None:
            connection.execute(insert(TableRow), [{**table, "packed": len(answers) if over else 0}])
            connection.execute(insert(SeatRow), seats)
            if over:
                archived = {"table_id": table["id"], "packed": table["ended"], "answers": archive.packed(answers)}
                connection.execute(insert(ArchiveRow), [archived])
            elif answers:
                connection.execute(ANSWERS.insert(), archive.as_rows(table["id"], answers))

        await self.writer.write([], agreed)

    async def append(self, table_id: str, answers: Sequence[Answer], ended: bool = False) -> None:
        """Resolves when the answers are durable. Raises Conflict or NotStored."""

        def end(connection: Connection) -> None:
            connection.execute(update(TableRow).where(TableRow.id == table_id).values(ended=answers[0].at))

        notice = None
        if self.notices is not None:
            told = {"kind": "answers", "table": table_id}
            notice = self.notices.text({**told, "answers": answers}) or self.notices.text(told)
        await self.writer.write(archive.as_rows(table_id, answers), end if ended else None, notice)

    async def rename(self, table_id: str, seat: int, name: str) -> None:
        def change(connection: Connection) -> None:
            here = SeatRow.table_id == table_id, SeatRow.seat == seat
            connection.execute(update(SeatRow).where(*here).values(name=name))

        notice = None
        if self.notices is not None:
            notice = self.notices.text({"kind": "name", "table": table_id, "seat": seat, "name": name})
        await self.writer.write([], change, notice)

    async def end(self, table_ids: Iterable[str]) -> None:
        """Remember of tables whose game is over that it is."""

        def change(connection: Connection) -> None:
            over = TableRow.id.in_(list(table_ids)), TableRow.ended.is_(None)
            connection.execute(update(TableRow).where(*over).values(ended=time.time()))

        await self.writer.write([], change)

    async def keep_analysis(self, table_id: str, text: str) -> None:
        def keep(connection: Connection) -> None:
            connection.execute(delete(AnalysisRow).where(AnalysisRow.table_id == table_id))
            connection.execute(insert(AnalysisRow), [{"table_id": table_id, "text": text}])

        await self.writer.write([], keep)

    async def tell(self, notice: Notice) -> None:
        """Tell other servers something that is not stored."""
        text = None if self.notices is None else self.notices.text(notice)
        if text is not None:
            await self.writer.write([], None, text)

    async def seen(self) -> None:
        """This server lives, and the disk takes what is written."""

        def sign(connection: Connection) -> None:
            now = time.time()
            mine = ServerRow.id == self.me
            if connection.execute(update(ServerRow).where(mine).values(seen=now)).rowcount == 0:
                connection.execute(insert(ServerRow), [{"id": self.me, "host": socket.gethostname(), "seen": now}])
            connection.execute(delete(ServerRow).where(ServerRow.seen < now - LOST_AFTER))

        await self.writer.write([], sign)

    # Reading.

    async def load(self, table_id: str) -> Stored | None:
        return await self._reading(archive.read, self.engine, table_id)

    async def rest(self, table_id: str, number: int) -> list[Answer]:
        """The answers from this number on; not before the writer is done with what was given up."""
        await self.writer.settled(table_id)
        return await self._reading(archive.rest, self.engine, table_id, number)

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
            with _answering():
                async with asyncio.timeout(self.seconds):
                    try:
                        return await asyncio.to_thread(read, *args)
                    except DBAPIError as error:
                        if not error.connection_invalidated:
                            raise
                    return await asyncio.to_thread(read, *args)
        except TimeoutError:
            raise NoAnswer(f"no answer within {self.seconds:g} s") from None

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

    def _with_bots(self) -> list[str]:
        bots = select(SeatRow.table_id).where(SeatRow.kind == "bot")
        came_back = select(AnswerRow.number).where(AnswerRow.table_id == TableRow.id).exists()
        awake = sa.or_(TableRow.id.not_in(select(ArchiveRow.table_id)), came_back)
        with self.engine.connect() as connection:
            wanted = select(TableRow.id).where(TableRow.ended.is_(None), TableRow.id.in_(bots), awake)
            return list(connection.scalars(wanted.order_by(TableRow.created.desc())))

    # The archive.

    async def archive(self, idle: float, untouched: float, busy: Callable[[str], bool]) -> int:
        """Pack tables that nobody has touched for so many seconds, or at which nobody ever chose; how many."""
        count = 0
        before = time.time() - idle, time.time() - untouched
        for table_id in await self._reading(archive.idle_tables, self.engine, *before):
            if not busy(table_id):
                with _answering():
                    count += await asyncio.to_thread(archive.pack, self.engine, table_id, *before)
        return count

    @asynccontextmanager
    async def only_here(self, work: str) -> AsyncIterator[bool]:
        """Whether this server is the one that does this work, as long as it does."""
        if self.locks is None:
            yield True
            return
        with _answering():
            mine = await asyncio.to_thread(self.locks.take, work)
        try:
            yield mine
        finally:
            if mine:
                with _answering():
                    await asyncio.to_thread(self.locks.give_back, work)


@contextmanager
def _answering() -> Iterator[None]:
    """What the database says is wrong, as tables hear it."""
    try:
        yield
    except SQLAlchemyError as error:
        raise NoAnswer(database.said(error)) from error
