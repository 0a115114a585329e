"""All tables: making them, finding them by their links, keeping the busy ones in memory."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

from posterity.bots import BOTS
from posterity.engine import SetupError, Title
from posterity.engine import record as records
from posterity.games import MANIFESTS
from posterity.games import title as make_title
from posterity.table.answers import CHANCE, Answer, Damaged
from posterity.table.around import Around, Notice, Stored
from posterity.table.bringing import Upload, read_record
from posterity.table.live import LiveTable
from posterity.table.moving import Brought, read_game
from posterity.table.opened import Opened
from posterity.table.table import Agreed, Refused, Table, begin, load
from posterity.table.trouble import NotStored

log = logging.getLogger("posterity.table")

LONGEST_ID = 32
LOADED_AT_ONCE = 2
CLOSED_KEPT = 60.0  # seconds until a table that was closed is read again
ASK_AGAIN = 5.0  # seconds until a disk that did not answer is asked again for what is in no hurry

T = TypeVar("T")


class Unreadable(Exception):
    """A stored table of which not even the beginning can be shown."""


def token() -> str:
    return secrets.token_urlsafe(16)


class WantedSeat(Protocol):
    """Who is to sit there: NewSeat in docs/protocol.md."""

    @property
    def kind(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def bot(self) -> str: ...

    @property
    def pick(self) -> str: ...


class Wanted(Protocol):
    """A table as somebody wants it: NewTable in docs/protocol.md."""

    @property
    def title(self) -> str: ...

    @property
    def variant(self) -> str: ...

    @property
    def seats(self) -> Sequence[WantedSeat]: ...

    @property
    def confirm(self) -> bool: ...

    @property
    def hints(self) -> bool | None: ...

    @property
    def edition(self) -> dict[str, Any]: ...

    @property
    def seed(self) -> int | None: ...


@dataclass(frozen=True, slots=True)
class SeatLink:
    seat: int
    name: str
    kind: str
    token: str | None


@dataclass(frozen=True, slots=True)
class TableLinks:
    """How a table is found: its id, the token for watching, the tokens of its seats."""

    table: str
    watch: str
    seats: list[SeatLink]


def described() -> list[dict[str, Any]]:
    """What the manifests of the titles say, in their order, and who else plays."""
    return [
        {
            "name": one.name,
            "minutes": one.minutes,
            "variants": [{"name": v.name, "fewest": v.fewest, "most": v.most} for v in one.variants],
            "house": one.house,
            "pick": {"kind": one.pick.kind, "things": one.pick.names} if one.pick.names else None,
            "bots": list(BOTS),
        }
        for one in MANIFESTS.values()
    ]


def told(stored: Stored, thorough: bool = False) -> Table:
    """The table that is stored. Raises Damaged if nothing of it can be shown; that says nothing of what is hidden."""
    try:
        agreed = stored.agreed()
        title = make_title(agreed.title, stored.edition)
        return load(agreed, title, stored.names(), stored.answers, thorough)
    except Damaged:
        raise
    except Exception as error:  # what is stored can be wrong in any way
        raise Damaged(f"what is stored of this game is no game ({type(error).__name__})") from None


class Lobby:
    """Finds and makes tables.

    A table that anybody holds on to is found again, whoever that is: there are never two of one table in a process.
    """

    hides = True  # from whoever asks what others may know only

    def __init__(self, around: Around) -> None:
        self.around = around
        self.store = around.store
        self.settings = around.settings
        self.metrics = around.metrics
        self.tables: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self.recent: OrderedDict[str, LiveTable] = OrderedDict()  # kept in memory although nobody may look at them
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.overtaken: set[str] = set()  # tables of which another server told something while they were read
        self.few_at_once = asyncio.Semaphore(LOADED_AT_ONCE)
        self.chores: set[asyncio.Task[Any]] = set()

    async def beside(self, work: Callable[..., T], *args: Any) -> T:
        """What takes a moment; where there are threads, in one of them."""
        return work(*args)

    def new_id(self) -> str:
        return token()

    # Making tables.

    async def create(self, wanted: Wanted, owner: str) -> TableLinks:
        """Set a table as agreed; its first draws are on disk before anybody gets a link."""
        title = await self.beside(make_title, wanted.title, wanted.edition or None)
        names: list[str] = []
        for number, seat in enumerate(wanted.seats, 1):
            if seat.kind == "bot" and seat.bot not in BOTS:
                raise SetupError(f"seat {number}: there is no bot {seat.bot!r}; there are: {', '.join(BOTS)}")
            names.append(records.clean_name(seat.name or f"P{number}")[: self.settings.name_length])
        people = sum(seat.kind == "person" for seat in wanted.seats)
        self._fair(title, people, wanted.seed)
        agreed = Agreed(
            self.new_id(),
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
        self._begin(table, links, owner)
        return links

    def _begin(self, table: Table, links: TableLinks, owner: str) -> None:
        live = self._live(table, [seat.token or "" for seat in links.seats], links.watch)
        live.owner = owner
        self._keep(live)
        live.wake_bots()

    async def keep_record(self, text: str, owner: str) -> TableLinks:
        """A finished game that somebody brought along, to look at."""
        upload: Upload = await self.around.thinkers.look_back(read_record, text, owner=owner)
        kinds = ("person",) * len(upload.names)
        agreed = Agreed(
            self.new_id(),
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

    async def keep_game(self, text: str, owner: str) -> TableLinks:
        """A game that was begun elsewhere, to be gone on with."""
        game: Brought = await self.around.thinkers.look_back(read_game, text, owner=owner)
        agreed = game.agreed._replace(table=self.new_id())
        title = await self.beside(make_title, agreed.title, game.edition or None)
        if not game.over:
            people = agreed.kinds.count("person")
            self._fair(title, people, agreed.seed)
            if self.hides and self._may_be_known(title, people):
                raise SetupError(
                    "agreed.kinds: whoever has the file could know every hidden card, "
                    f"so {title.name} with several people is gone on with where it was begun"
                )
        return await self._store(agreed, game.names, game.edition, game.answers, game.over)

    def _fair(self, title: Title[Any], people: int, seed: int | None) -> None:
        if seed is not None and self._may_be_known(title, people):
            raise SetupError(
                "seed: whoever chooses it could know every hidden card, "
                f"so {title.name} with several people is played by chance"
            )

    def _may_be_known(self, title: Title[Any], people: int) -> bool:
        """Whether one of several people could know what is hidden from the others."""
        return title.hidden_hands and people > 1 and not self.settings.seeds_with_hidden_hands

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

    async def opened(self, table_id: str, token: str) -> Opened:
        """The table and the seat that the token opens; a wrong token is answered like an unknown table."""
        live = await self.find(table_id)
        seat = None if live is None else live.seat_of(token)
        if live is None or seat is None:
            raise Refused("no-such-table", "there is no such table, or the link is not right")
        return Opened(live, seat)

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
            table = await self._told(stored, table_id)
        self.metrics.loaded("" if table.closed is None else table.closed.code)
        if table.closed is not None:
            log.warning(
                "a table can only be looked at",
                extra={"table": table_id, "reason": table.closed.code, "missing": table.closed.missing},
            )
        live = self._live(table, stored.tokens, stored.watch)
        live.in_doubt = live.in_doubt or table_id in self.overtaken
        return live

    async def _told(self, stored: Stored, table_id: str) -> Table:
        try:
            return await self.beside(told, stored)
        except Damaged:
            log.exception("a stored table cannot be read", extra={"table": table_id})
            raise Unreadable from None

    async def _reload(self, table_id: str) -> Table:
        stored = await self.store.load(table_id)
        if stored is None:
            raise Unreadable
        return await self._told(stored, table_id)

    def _live(self, table: Table, tokens: list[str], watch: str) -> LiveTable:
        live = LiveTable(table, tokens, watch, self.around, self._reload)
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

    # Others who keep the same tables, and what is done beside playing.

    def start(self) -> None:
        self._chore(self._wake_bots())

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

    def hear(self, notice: Notice) -> None:
        """What another server tells, or another page of the browser."""
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
        with contextlib.suppress(Refused, Unreadable, OSError):
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
            except OSError as error:
                log.warning("the disk is asked again later: %s", error.strerror or error)
                await asyncio.sleep(ASK_AGAIN)
