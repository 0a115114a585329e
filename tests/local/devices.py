"""A device in this process: a disk that is a dictionary and can be slow, full or gone; workers that are functions."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from callers import after
from posterity.local import LocalHouse, thinking


class Device:
    """What all pages of a browser share. What is written is whole or not at all, as in one transaction."""

    def __init__(self) -> None:
        self.kept: dict[str, dict[str, Any]] = {}
        self.rows: dict[tuple[str, int], list[Any]] = {}  # by table and number
        self.analyses: dict[str, str] = {}
        self.locks: dict[str, Page] = {}
        self.pages: list[Page] = []
        self.trouble: Callable[[str, bool], None] = lambda what, done: None  # raises before something is done, or after
        self.slowness = 0.0  # seconds until anything is done

    def text(self) -> str:
        """All of it."""
        rows = sorted([*key, *row] for key, row in self.rows.items())
        return json.dumps([self.kept, rows], sort_keys=True)


class Page:
    """One page's way to the disk. Once it is killed nothing comes back any more, and its locks are free."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.house: LocalHouse | None = None
        self.dead = False
        device.pages.append(self)

    def kill(self) -> None:
        self.dead = True
        self.device.locks = {name: page for name, page in self.device.locks.items() if page is not self}

    async def _do(self, what: str, act: Callable[[], Any] = lambda: None) -> Any:
        """Like a browser: it takes a turn of the loop, and a page that is gone hears nothing of it."""
        await asyncio.sleep(self.device.slowness)
        await self._alive()
        self.device.trouble(what, False)
        await self._alive()
        found = act()
        self.device.trouble(what, True)
        await self._alive()
        return found

    async def _alive(self) -> None:
        if self.dead:
            await asyncio.Event().wait()

    async def create(self, table: str, answers: str) -> None:
        told = json.loads(table)

        def act() -> None:
            if told["id"] in self.device.kept:
                raise Exception("Error: conflict: the table is there")
            self.device.kept[told["id"]] = told
            for row in json.loads(answers):
                self.device.rows[told["id"], row[0]] = row

        await self._do("create", act)

    async def load(self, table_id: str) -> str | None:
        def act() -> str | None:
            if table_id not in self.device.kept:
                return None
            return json.dumps({"table": self.device.kept[table_id], "answers": self._from(table_id, 0)})

        found: str | None = await self._do("load", act)
        return found

    def _from(self, table_id: str, number: int) -> list[list[Any]]:
        return [row for (table, at), row in sorted(self.device.rows.items()) if table == table_id and at >= number]

    async def append(self, table_id: str, answers: str, ended: bool) -> None:
        rows = json.loads(answers)

        def act() -> None:
            if table_id not in self.device.kept:
                raise Exception("refused: there is no such table")
            if any((table_id, row[0]) in self.device.rows for row in rows):
                raise Exception("Error: conflict: another page was first")
            for row in rows:
                self.device.rows[table_id, row[0]] = row
            if ended:
                self.device.kept[table_id]["ended"] = rows[0][6]

        await self._do("append", act)

    async def rest(self, table_id: str, number: int) -> str:
        found: str = await self._do("rest", lambda: json.dumps(self._from(table_id, number)))
        return found

    async def names(self, table_id: str) -> str:
        def act() -> str:
            return json.dumps([seat["name"] for seat in self.device.kept[table_id]["seats"]])

        found: str = await self._do("names", act)
        return found

    async def rename(self, table_id: str, seat: int, name: str) -> None:
        await self._do("rename", lambda: self.device.kept[table_id]["seats"][seat].update(name=name))

    async def tables(self) -> str:
        found: str = await self._do("tables", lambda: json.dumps([*self.device.kept.values()]))
        return found

    async def waiting(self) -> str:
        def act() -> str:
            waiting = [one["id"] for one in self.device.kept.values() if one["ended"] is None]
            return json.dumps(waiting)

        found: str = await self._do("waiting", act)
        return found

    async def analysis(self, table_id: str) -> str | None:
        found: str | None = await self._do("analysis", lambda: self.device.analyses.get(table_id))
        return found

    async def keepAnalysis(self, table_id: str, text: str) -> None:
        await self._do("keepAnalysis", lambda: self.device.analyses.update({table_id: text}))

    async def remove(self, table_id: str) -> None:
        def act() -> None:
            del self.device.kept[table_id]
            self.device.rows = {key: row for key, row in self.device.rows.items() if key[0] != table_id}

        await self._do("remove", act)

    async def tell(self, notice: str) -> None:
        await self._do("tell")
        for page in self.device.pages:
            if page is not self and not page.dead and page.house is not None:
                page.house.notice(notice)

    async def lock(self, name: str) -> bool:
        def act() -> bool:
            return self.device.locks.setdefault(name, self) is self

        mine: bool = await self._do("lock", act)
        return mine

    async def unlock(self, name: str) -> None:
        await self._do("unlock", lambda: self.device.locks.pop(name, None))


class Workers:
    """Other workers of the browser: whatever goes to them and comes back is a text."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []  # tasks and how urgent they were
        self.failing: Exception | None = None

    async def run(self, task: str, args: str, urgency: int, seconds: float) -> str:
        self.asked.append((task, urgency))
        await asyncio.sleep(0)
        if self.failing is not None:
            raise self.failing
        if task == "advise":  # tests need no good advice, but soon
            question, steps, *more = json.loads(args)
            args = json.dumps([question, min(steps, 4), *more])
        return thinking.run(task, args, seconds)


class Open:
    """A page with its house, and what stands in its address."""

    def __init__(self, page: Page, workers: Workers) -> None:
        self.page = page
        self.workers = workers
        self.house = page.house = LocalHouse(page, workers, version="1")

    async def call(self, method: str, path: str, token: str = "", body: object = None) -> tuple[int, Any]:
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        told = json.loads(await self.house.call(method, path, token, text))
        return told.pop("status"), told.get("body", told)

    async def create(self, *seats: str, **wanted: Any) -> Links:
        """A table whose seats are "person" or the names of bots."""
        described = [{"kind": "person"} if s == "person" else {"kind": "bot", "bot": s} for s in seats]
        body = {"title": "village", "seats": described, "confirm": False, **wanted}
        status, made = await self.call("POST", "/api/tables", "", body)
        assert status == 201, made
        return Links(made)

    async def sit(self, links: Links, seat: int, version: int | None = None) -> Player:
        player = Player(self, links, seat, version)
        if version is None:
            await player.until("snapshot")
        return player


class Links:
    def __init__(self, told: dict[str, Any]) -> None:
        self.table: str = told["table"]
        self.watch: str = told["watch"]
        self.tokens: list[str] = [seat["token"] or "" for seat in told["seats"]]

    def token(self, seat: int) -> str:
        return self.watch if seat < 0 else self.tokens[seat]


class Player:
    """Somebody on a line, who keeps the newest snapshot."""

    def __init__(self, at: Open, links: Links, seat: int, version: int | None = None) -> None:
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.ended: int | None = None
        self.now: dict[str, Any] = {}
        self.moves = 0
        self.line = at.house.connect(links.table, self._hear, self._closed)
        self.say(type="hello", token=links.token(seat), version=version)

    def _hear(self, text: str) -> None:
        self.heard.put_nowait(json.loads(text))

    def _closed(self, code: int) -> None:
        self.ended = code

    def say(self, **message: Any) -> None:
        self.line.hear(json.dumps(message))

    async def until(self, *kinds: str, seconds: float = 20.0) -> dict[str, Any]:
        async with asyncio.timeout(seconds):
            while True:
                message = await self.heard.get()
                if message["type"] == "snapshot":
                    self.now = message
                elif message["type"] == "update":
                    self.now = after(self.now, message)
                if message["type"] in kinds:
                    return message

    async def send(self, **message: Any) -> dict[str, Any]:
        """A move, an undo or the end of a turn; the ack or the refusal."""
        self.moves += 1
        self.say(**{"id": f"m{self.moves}", "version": self.now["version"], **message})
        return await self.until("ack", "refused")

    async def asked(self) -> None:
        """Until it is this seat's turn, or all is over."""
        while not (self.now["over"] or self.now["menu"] or self.now["held"] == self.now["seat"]):
            await self.until("update", "snapshot")


@asynccontextmanager
async def page_on(device: Device) -> AsyncIterator[Open]:
    opened = Open(Page(device), Workers())
    await opened.house.start()
    try:
        yield opened
    finally:
        if not opened.page.dead:
            await opened.house.stop()
