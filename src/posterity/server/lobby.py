"""All tables: making them, finding them by their links, keeping the busy ones in memory."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from posterity.bots import BOTS
from posterity.engine import SetupError
from posterity.engine import record as records
from posterity.games import title as make_title
from posterity.server import tasks
from posterity.server.archive import Stored
from posterity.server.database import said
from posterity.server.live import LiveTable
from posterity.server.mending import told
from posterity.server.metrics import Metrics
from posterity.server.notices import Notice
from posterity.server.settings import Settings
from posterity.server.shapes import NewTable, SeatLink, TableLinks
from posterity.server.store import SEEN_EVERY, Store
from posterity.server.thinking import Thinkers
from posterity.server.writer import NotStored
from posterity.table.answers import CHANCE, Answer, Damaged
from posterity.table.table import Agreed, Refused, Table, begin

log = logging.getLogger("posterity.server")

DAY = 24 * 60 * 60.0  # seconds
LONGEST_ID = 32
LOADED_AT_ONCE = 2
ARCHIVE_EVERY = 60 * 60.0  # seconds
ARCHIVE_FIRST = 5 * 60.0  # after the start
CLOSED_KEPT = 60.0  # seconds until a table that was closed is read again
ASK_AGAIN = 5.0  # seconds until a disk that did not answer is asked again for what is in no hurry

T = TypeVar("T")


class Unreadable(Exception):
    """A stored table of which not even the beginning can be shown."""


def token() -> str:
    return secrets.token_urlsafe(16)


class Lobby:
    """Finds and makes tables.

    A table that anybody holds on to is found again, whoever that is: there are never two of one table in a process.
    """

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.metrics = metrics
        self.tables: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self.recent: OrderedDict[str, LiveTable] = OrderedDict()  # kept in memory although nobody may look at them
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.overtaken: set[str] = set()  # tables of which another server told something while they were read
        self.few_at_once = asyncio.Semaphore(LOADED_AT_ONCE)
        self.chores: set[asyncio.Task[Any]] = set()
        metrics.watch(metrics.tables, lambda: len(self.tables))

    # Making tables.

    async def create(self, wanted: NewTable, owner: str) -> TableLinks:
        """Set a table as agreed; its first draws are on disk before anybody gets a link."""
        title = await asyncio.to_thread(make_title, wanted.title, wanted.edition or None)
        names: list[str] = []
        for number, seat in enumerate(wanted.seats, 1):
            if seat.kind == "bot" and seat.bot not in BOTS:
                raise SetupError(f"seat {number}: there is no bot {seat.bot!r}; there are: {', '.join(BOTS)}")
            names.append(records.clean_name(seat.name or f"P{number}")[: self.settings.name_length])
        people = sum(seat.kind == "person" for seat in wanted.seats)
        if wanted.seed is not None and title.hidden_hands and people > 1 and not self.settings.seeds_with_hidden_hands:
            raise SetupError(
                "seed: whoever chooses it could know every hidden card, "
                f"so {title.name} with several people is played by chance"
            )
        agreed = Agreed(
            token(),
            wanted.title,
            wanted.variant,
            tuple(seat.kind for seat in wanted.seats),
            tuple(seat.bot if seat.kind == "bot" else "" for seat in wanted.seats),
            title.rules_version,
            wanted.confirm,
            people == 1 if wanted.hints is None else wanted.hints,
            wanted.seed,
            tuple(seat.pick for seat in wanted.seats),
        )
        table, answers = begin(agreed, title, names, time.time())
        links = await self._store(agreed, names, title.edition, answers, ended=False)
        live = self._live(table, links)
        live.owner = owner
        self._keep(live)
        live.wake_bots()
        return links

    async def keep_record(self, text: str, owner: str) -> TableLinks:
        """A finished game that somebody brought along, to look at."""
        upload = await self.thinkers.look_back(tasks.read_record, text, owner=owner)
        kinds = ("person",) * len(upload.names)
        agreed = Agreed(
            token(),
            upload.title,
            upload.variant,
            kinds,
            ("",) * len(kinds),
            upload.rules,
            seed=upload.seed,
            picks=tuple(upload.picks),
        )
        answers: list[Answer] = []
        version, now = 0, time.time()
        for number, (kind, seat, line) in enumerate(upload.lines):
            version += kind != CHANCE
            answers.append(Answer(number, version, kind, seat, line, "", now))
        if answers:
            answers[-1] = answers[-1]._replace(digest=upload.digest)
        return await self._store(agreed, upload.names, upload.edition, answers, ended=True)

    async def _store(
        self, agreed: Agreed, names: list[str], edition: dict[str, object], answers: list[Answer], ended: bool
    ) -> TableLinks:
        now = time.time()
        tokens = [token() if kind == "person" else "" for kind in agreed.kinds]
        watch = token()
        row = {
            "id": agreed.table,
            "title": agreed.title,
            "variant": agreed.variant,
            "rules": agreed.rules,
            "edition": json.dumps(edition, sort_keys=True),
            "watch": watch,
            "confirm": agreed.confirm,
            "hints": agreed.hints,
            "seed": agreed.seed,
            "created": now,
            "ended": now if ended else None,
        }
        seats: list[dict[str, Any]] = []
        links: list[SeatLink] = []
        for i, (kind, bot, pick) in enumerate(zip(agreed.kinds, agreed.bots, agreed.picks, strict=True)):
            about = {"table_id": agreed.table, "seat": i, "kind": kind, "name": names[i], "bot": bot, "pick": pick}
            seats.append({**about, "token": tokens[i]})
            links.append(SeatLink(seat=i, name=names[i], kind=kind, token=tokens[i] or None))
        await self.store.create(row, seats, answers)
        return TableLinks(table=agreed.table, watch=watch, seats=links)

    # Finding tables.

    async def find(self, table_id: str) -> LiveTable | None:
        """The table, from memory or from disk."""
        live = self.tables.get(table_id)
        if live is None and len(table_id) <= LONGEST_ID and table_id.isprintable():
            loading = self.loading.get(table_id)
            if loading is None:
                loading = asyncio.get_running_loop().create_task(self._load(table_id))
                self.loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loaded(table_id))
            live = await asyncio.shield(loading)
        if live is not None:
            if live.in_doubt:
                async with live.lock:
                    await live.catch_up()
            self._keep(live)
        return live

    def _loaded(self, table_id: str) -> None:
        self.loading.pop(table_id, None)
        self.overtaken.discard(table_id)

    async def _load(self, table_id: str) -> LiveTable | None:
        async with self.few_at_once:
            stored = await self.store.load(table_id)
            if stored is None:
                return None
            table = await self._told(stored)
        self.metrics.loads.inc()
        if table.closed is not None:
            self.metrics.closed.labels(table.closed.code).inc()
            log.warning(
                "a table can only be looked at",
                extra={"table": table_id, "reason": table.closed.code, "missing": table.closed.missing},
            )
        seats = [SeatLink(seat=s.seat, name=s.name, kind=s.kind, token=s.token) for s in stored.seats]
        live = self._live(table, TableLinks(table=table_id, watch=stored.table.watch, seats=seats))
        live.in_doubt = live.in_doubt or table_id in self.overtaken
        return live

    async def _told(self, stored: Stored) -> Table:
        try:
            return await asyncio.to_thread(told, stored)
        except Damaged:
            log.exception("a stored table cannot be read", extra={"table": stored.table.id})
            raise Unreadable from None

    async def _reload(self, table_id: str) -> Table:
        stored = await self.store.load(table_id)
        if stored is None:
            raise Unreadable
        return await self._told(stored)

    def _live(self, table: Table, links: TableLinks) -> LiveTable:
        tokens = [seat.token or "" for seat in links.seats]
        live = LiveTable(
            table, tokens, links.watch, self.store, self.thinkers, self.settings, self.metrics, self._reload
        )
        # Two may have been read at once from the same disk: the first one stays.
        return self.tables.setdefault(live.id, live)

    def _keep(self, live: LiveTable) -> None:
        if live.table.closed is not None and live.id not in self.recent:
            # It may be mended while the server runs, and then is read again.
            asyncio.get_running_loop().call_later(CLOSED_KEPT, self.recent.pop, live.id, None)
        self.recent[live.id] = live
        self.recent.move_to_end(live.id)
        while len(self.recent) > self.settings.tables_in_memory:
            self.recent.popitem(last=False)

    # Other servers, and what is done beside playing.

    def start(self) -> None:
        if self.store.notices is not None:
            self.store.notices.listen(self.hear, self.missed, self._concerned)
        self._chore(self._wake_bots())
        self._chore(self._be_seen())
        self._chore(self._archive())

    async def stop(self) -> None:
        for chore in list(self.chores):
            chore.cancel()
        bots = [live.bot_task for live in self.tables.values() if live.bot_task is not None]
        for task in bots:
            task.cancel()
        await asyncio.gather(*self.chores, *bots, return_exceptions=True)

    def _chore(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    def _concerned(self, table_id: str) -> bool:
        """Whether it matters here what others do at a table. One that is read later is read with all of that."""
        return table_id in self.tables or table_id in self.loading

    def hear(self, notice: Notice) -> None:
        """What another server tells."""
        live = self.tables.get(notice["table"])
        if live is None:
            self.overtaken |= {notice["table"]} & self.loading.keys()
            return
        kind = notice["kind"]
        if kind == "answers":
            if live.clients or live.bot_task is not None:
                self._chore(self._hear(live, notice.get("answers")))
            else:
                live.in_doubt = True
        elif kind == "name":
            live.called(notice["seat"], notice["name"])
        elif kind == "thinking":
            live.tell_thinking(notice["seat"], tell_others=False)
        elif kind == "analysis":
            live.wants_analysis(tell_others=False)
        elif kind == "here":
            live.others_are_here(notice["from"], notice["seats"], bool(notice.get("asks")))

    async def _hear(self, live: LiveTable, answers: Any) -> None:
        with contextlib.suppress(Refused, Unreadable, SQLAlchemyError, OSError):
            await live.hear(answers)

    def missed(self) -> None:
        """Notices may have been lost: the disk is asked."""
        self.overtaken |= self.loading.keys()
        for live in list(self.tables.values()):
            live.in_doubt = True
            if live.clients:
                self._chore(self._hear(live, None))

    async def _wake_bots(self) -> None:
        """After a restart: tables that wait for a bot are looked for one by one, in nobody's way."""
        over: list[str] = []
        for table_id in await self._patiently(self.store.waiting_for_bots):
            with contextlib.suppress(Unreadable, Refused):
                live = await self._patiently(partial(self.find, table_id))
                if live is not None:
                    live.wake_bots()
                    if live.table.game.over:
                        over.append(table_id)
            await asyncio.sleep(0.01)
        if over:
            with contextlib.suppress(NotStored):
                await self.store.end(over)

    async def _patiently(self, ask: Callable[[], Awaitable[T]]) -> T:
        """What the disk says, if not now then when it answers again."""
        while True:
            try:
                return await ask()
            except (SQLAlchemyError, OSError) as error:
                log.warning("the disk is asked again later: %s", said(error))
                await asyncio.sleep(ASK_AGAIN)

    async def _be_seen(self) -> None:
        while True:
            await asyncio.sleep(SEEN_EVERY)
            self.metrics.refresh()
            with contextlib.suppress(NotStored, SQLAlchemyError, OSError):
                await self.store.seen()
                if self.store.shared:
                    living = await self.store.servers()
                    for live in list(self.tables.values()):
                        live.others_are_gone(living)

    async def _archive(self) -> None:
        idle, untouched = self.settings.archive_after_days, self.settings.archive_untouched_after_days
        pause = ARCHIVE_FIRST
        while idle:
            await asyncio.sleep(pause)
            pause = ARCHIVE_EVERY
            await self._patiently(partial(self.archive, idle * DAY, (untouched or idle) * DAY))

    async def archive(self, idle: float, untouched: float) -> int:
        """Pack what nobody has touched for so many seconds."""

        def busy(table_id: str) -> bool:
            live = self.tables.get(table_id)
            return live is not None and bool(live.clients)

        count = await self.store.archive(idle, untouched, busy)
        self.metrics.archived.inc(count)
        return count
