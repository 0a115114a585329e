"""What a browser keeps: tables and their answers, only ever added to, under the number they must have.

The disk itself is the browser's (IndexedDB), or Python's in tests. Several pages may have the same one open: a number
that is taken says who was first, a notice tells the others, a lock says who thinks.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, Protocol, TypeVar

from posterity.table.answers import Answer, Damaged
from posterity.table.around import Notice
from posterity.table.table import Agreed
from posterity.table.trouble import Conflict, NoAnswer, NoRoom, NotStored

PATIENCE: Final = 10.0  # seconds until a disk that says nothing is given up
WHY: Final = re.compile(r"(?:\w*(?:Error|Exception): )?(conflict|full|refused):")

T = TypeVar("T")


class Disk(Protocol):
    """All of it in texts: what comes and goes is JSON.

    What cannot be written is an error that begins with `conflict:` (the key is taken), `full:` (no room) or `refused:`
    (it is surely not written); after any other error nobody knows.
    """

    async def create(self, table: str, answers: str, /) -> None: ...

    async def load(self, table_id: str, /) -> str | None: ...

    async def append(self, table_id: str, answers: str, ended: bool, /) -> None: ...

    async def rest(self, table_id: str, number: int, /) -> str: ...

    async def names(self, table_id: str, /) -> str: ...

    async def rename(self, table_id: str, seat: int, name: str, /) -> None: ...

    async def tables(self) -> str: ...

    async def waiting(self) -> str: ...

    async def analysis(self, table_id: str, /) -> str | None: ...

    async def keepAnalysis(self, table_id: str, text: str, /) -> None: ...

    async def remove(self, table_id: str, /) -> None: ...

    async def tell(self, notice: str, /) -> None: ...

    async def lock(self, name: str, /) -> bool: ...

    async def unlock(self, name: str, /) -> None: ...


class Kept:
    """One table as it was read."""

    def __init__(self, text: str) -> None:
        found = json.loads(text)
        self.table: dict[str, Any] = found["table"]
        self.rows: list[list[Any]] = found["answers"]

    @property
    def answers(self) -> list[Answer]:
        try:
            return [Answer(*row) for row in self.rows]
        except TypeError:
            raise Damaged("an answer is not what it should be") from None

    @property
    def edition(self) -> dict[str, object] | None:
        edition: dict[str, object] = json.loads(self.table["edition"])
        return edition or None

    @property
    def watch(self) -> str:
        return str(self.table["watch"])

    @property
    def tokens(self) -> list[str]:
        return [seat["token"] for seat in self.table["seats"]]

    def names(self) -> list[str]:
        return [seat["name"] for seat in self.table["seats"]]

    def agreed(self) -> Agreed:
        row, seats = self.table, self.table["seats"]
        kinds = tuple(seat["kind"] for seat in seats)
        bots = tuple(seat["bot"] for seat in seats)
        what = row["id"], row["title"], row["variant"], kinds, bots, row["rules"]
        return Agreed(*what, row["confirm"], row["hints"], row["seed"])


class Shelf:
    """The disk as tables know theirs (table/around.py)."""

    shared = True  # with other pages of the browser

    def __init__(self, disk: Disk, seconds: float = PATIENCE) -> None:
        self.disk = disk
        self.seconds = seconds
        self.me = secrets.token_urlsafe(6)
        self.pending: dict[str, asyncio.Task[Any]] = {}  # by table: what may still arrive though it was given up
        self.telling: set[asyncio.Task[None]] = set()

    # Writing.

    async def create(self, table: dict[str, Any], seats: list[dict[str, Any]], answers: list[Answer]) -> None:
        await self._write(table["id"], self.disk.create(_text({**table, "seats": seats}), _text(answers)))

    async def append(self, table_id: str, answers: Sequence[Answer], ended: bool = False) -> None:
        """Resolves when the answers are durable. Raises Conflict or NotStored."""
        await self._write(table_id, self.disk.append(table_id, _text(answers), ended))
        self._tell_soon({"kind": "answers", "table": table_id, "answers": answers})

    async def rename(self, table_id: str, seat: int, name: str) -> None:
        await self._write(table_id, self.disk.rename(table_id, seat, name))
        self._tell_soon({"kind": "name", "table": table_id, "seat": seat, "name": name})

    async def end(self, table_ids: list[str]) -> None:
        """That a game is over was stored with its last answer."""

    async def keep_analysis(self, table_id: str, text: str) -> None:
        await self._write(table_id, self.disk.keepAnalysis(table_id, text))

    async def remove(self, table_id: str) -> None:
        await self._write(table_id, self.disk.remove(table_id))
        self._tell_soon({"kind": "gone", "table": table_id})

    async def tell(self, notice: Notice) -> None:
        with suppress(Exception):  # they find out later, or it did not matter
            await self.disk.tell(_text({**notice, "from": self.me}))

    def _tell_soon(self, notice: Notice) -> None:
        task = asyncio.get_running_loop().create_task(self.tell(notice))
        self.telling.add(task)
        task.add_done_callback(self.telling.discard)

    async def _write(self, table_id: str, writing: Awaitable[None]) -> None:
        """What is given up may still arrive: it is remembered until that is known."""
        task = asyncio.get_running_loop().create_task(_awaited(writing))
        try:
            async with asyncio.timeout(self.seconds):
                await asyncio.shield(task)
        except Exception as error:
            raise _meant(error) from error
        finally:
            if not task.done():
                task.add_done_callback(lambda done: done.cancelled() or done.exception())
                self.pending[table_id] = task

    # Reading.

    async def load(self, table_id: str) -> Kept | None:
        text = await self._read(self.disk.load(table_id))
        return None if text is None else Kept(text)

    async def rest(self, table_id: str, number: int) -> list[Answer]:
        """The answers from this number on; not before what was given up has come to its end."""
        await self._settled(table_id)
        return [Answer(*row) for row in json.loads(await self._read(self.disk.rest(table_id, number)))]

    async def names(self, table_id: str) -> list[str]:
        names: list[str] = json.loads(await self._read(self.disk.names(table_id)))
        return names

    async def tables(self) -> list[dict[str, Any]]:
        """All of them as they were agreed, with their seats, and when they ended."""
        tables: list[dict[str, Any]] = json.loads(await self._read(self.disk.tables()))
        return tables

    async def waiting_for_bots(self) -> list[str]:
        waiting: list[str] = json.loads(await self._read(self.disk.waiting()))
        return waiting

    async def analysis(self, table_id: str) -> str | None:
        return await self._read(self.disk.analysis(table_id))

    async def _read(self, reading: Awaitable[T]) -> T:
        try:
            async with asyncio.timeout(self.seconds):
                return await reading
        except Exception as error:
            raise NoAnswer(str(error) or f"no answer within {self.seconds:g} s") from error

    async def _settled(self, table_id: str) -> None:
        task = self.pending.get(table_id)
        if task is not None:
            if not (await asyncio.wait([task], timeout=self.seconds))[0]:
                raise NoAnswer("what was written has not come to its end")
            self.pending.pop(table_id, None)

    @asynccontextmanager
    async def only_here(self, work: str) -> AsyncIterator[bool]:
        """Whether this page is the one that does this work, as long as it does."""
        mine = await self._read(self.disk.lock(work))
        try:
            yield mine
        finally:
            if mine:
                with suppress(NoAnswer):  # the work itself is done, or given up
                    await self._read(self.disk.unlock(work))


def _text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


async def _awaited(writing: Awaitable[T]) -> T:
    """What a browser promises is no coroutine; a task needs one."""
    return await writing


def _meant(error: Exception) -> Conflict | NotStored:
    """What an error of the disk says."""
    found = WHY.match(str(error))
    match found and found[1]:
        case "conflict":
            return Conflict()
        case "full":
            return NoRoom()
        case why:
            return NotStored(sure=why == "refused")
