"""All tables of a device, behind the same protocol as a server's: calls, and lines instead of sockets."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from posterity.engine import PosterityError, build
from posterity.local import bodies
from posterity.local.bodies import NEW_TABLE, TAKE_SEAT, WANT_HINT, Wrong, number, one_of
from posterity.local.disk import Disk, Kept, Shelf
from posterity.local.thinking import Thinkers, Thinking
from posterity.speech import LANGUAGES
from posterity.table import hearing
from posterity.table.analysis import Analyses
from posterity.table.around import Around, Notice
from posterity.table.hearing import BadMessage, End, end_of, refuse
from posterity.table.live import Client, LiveTable
from posterity.table.lobby import Lobby, Unreadable, described, token
from posterity.table.moving import FORM, form
from posterity.table.opened import File, Opened
from posterity.table.problems import UNANSWERED, Reply, problem_of
from posterity.table.table import Refused
from posterity.table.wording import MISSING

log = logging.getLogger("posterity.local")

HERE: Final = "here-"  # what the ids of a device's own tables begin with
ME: Final = "here"  # on whose account bots think
GOING: Final = 1001
WAKE_AFTER: Final = 5.0  # seconds until bots of tables that nobody has opened go on


class Allowed(NamedTuple):
    """As a server allows where nothing else was set."""

    undos_per_table: int = 1000
    name_length: int = 40
    tables_in_memory: int = 8
    seeds_with_hidden_hands: bool = False


class Uncounted:
    """Nobody reads what would be counted here."""

    def moved(self) -> None: ...

    def refused(self, code: str) -> None: ...

    def was_overtaken(self) -> None: ...

    def was_not_stored(self) -> None: ...

    def took_to_store(self, seconds: float) -> None: ...

    def loaded(self, closed: str) -> None: ...


def encode(data: object) -> bytes:
    """As a server does it. Half a letter that is quoted back stands there as JSON escapes it."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "backslashreplace")


class Tables(Lobby):
    """Those of this device. Other pages may have the same ones open."""

    hides = False  # whoever sits before it has all of them as files

    def __init__(self, around: Around, gone: Callable[[str], None]) -> None:
        super().__init__(around)
        self.gone = gone

    def new_id(self) -> str:
        return HERE + token()

    def hear(self, notice: Notice) -> None:
        if notice["kind"] == "gone":
            self.gone(notice["table"])
        elif notice["kind"] != "here":  # a page that was killed would never say that it has left
            super().hear(notice)

    async def _wake_bots(self) -> None:
        """Not at once: first comes whoever opens a game."""
        await asyncio.sleep(WAKE_AFTER)
        await super()._wake_bots()

    def let_go(self, table_id: str) -> None:
        """It is not kept any more."""
        self.recent.pop(table_id, None)
        live = self.tables.pop(table_id, None)
        if live is not None and live.bot_task is not None:
            live.bot_task.cancel()


class Line:
    """What a socket is at a server."""

    def __init__(
        self, house: LocalHouse, table_id: str, push: Callable[[str], object], closed: Callable[[int], object]
    ) -> None:
        self.house = house
        self.table_id = table_id
        self.push = push
        self.closed = closed
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self.open = True
        self.task = house.loop.create_task(self._listen())

    def hear(self, text: str) -> None:
        """A message; the first one says hello."""
        self.said.put_nowait(text)

    def close(self) -> None:
        """Nobody listens any more. What was said before is still done."""
        self.open = False
        self.said.put_nowait(None)

    def end(self, end: End) -> None:
        """Nothing more is said here, and why."""
        if self.open:
            self._push(encode(hearing.refused("", end.code, end.message, 0)))
            self.close()
            self.closed(end.close)

    def _push(self, message: bytes) -> bool:
        if self.open:
            self.push(message.decode())
        return self.open

    async def _listen(self) -> None:
        self.house.lines.add(self)
        live: LiveTable | None = None
        client = Client(-1, self._push)
        try:
            first = await self.said.get()
            if first is None:
                return
            hello = bodies.understood(first)
            if hello.type != "hello":
                raise BadMessage("that was something else")
            live, client.seat = await self.house.tables.opened(self.table_id, hello.token)
            live.join(client, hello.version)
            while (text := await self.said.get()) is not None:
                await self._answer(live, client, text)
        except Exception as error:
            if not isinstance(error, BadMessage | Refused | Unreadable):
                log.exception("a line broke", extra={"table": self.table_id})
            self.end(end_of(error))
        finally:
            self.house.lines.discard(self)
            if live is not None:
                live.leave(client)

    async def _answer(self, live: LiveTable, client: Client, text: str) -> None:
        try:
            message = bodies.understood(text)
        except BadMessage as error:
            refuse(live, client, "bad-message", str(error))
            return
        if message.type == "look":
            hearing.look(live, client, message)
        else:
            await hearing.answer(live, client, message)


class Call(NamedTuple):
    """What is asked for, with what stands in its address."""

    token: str
    body: str
    query: dict[str, str]
    table: str = ""
    name: str = ""

    def sent(self) -> Any:
        """The body as data."""
        if not self.body:
            raise Wrong("", MISSING)
        try:
            return json.loads(self.body)
        except json.JSONDecodeError as error:
            raise _NoJson(f"the body is not valid JSON from character {error.pos + 1} on") from None
        except (ValueError, RecursionError):  # a number of thousands of digits, or too deep
            raise _Answered(Reply(400, "bad-request", UNANSWERED[400])) from None

    def asked(self, name: str, check: bodies.Check, usual: Any = None) -> Any:
        return check(self.query[name], f"query.{name}") if name in self.query else usual


class _NoJson(Exception):
    pass


Found = tuple[int, Any]  # the status; what is told: data, JSON that is written already, or a file


class LocalHouse:
    """A server of one's own, without a network."""

    def __init__(self, disk: Disk, thinking: Thinking, *, version: str = "") -> None:
        self.version = version
        self.shelf = Shelf(disk)
        thinkers = Thinkers(thinking)
        self.tables = Tables(Around(self.shelf, thinkers, Allowed(), Uncounted(), encode), self._gone)
        self.analyses = Analyses(self.shelf, thinkers.judge)
        self.lines: set[Line] = set()
        self.loop: asyncio.AbstractEventLoop

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.tables.start()

    async def stop(self) -> None:
        lines = list(self.lines)
        for line in lines:
            line.end(End(GOING, "busy", "the page is closing"))
        await asyncio.gather(*[line.task for line in lines], return_exceptions=True)
        await self.analyses.close()
        await self.tables.stop()

    # What other pages tell.

    def notice(self, text: str) -> None:
        """What another page has told; its own do not come back."""
        notice: Notice = json.loads(text)
        if notice["from"] != self.shelf.me:
            self.loop.call_soon(self.tables.hear, notice)

    def missed(self) -> None:
        """Notices may have been lost, as in a page that was asleep: the disk is asked."""
        self.loop.call_soon(self.tables.missed)

    def _gone(self, table_id: str) -> None:
        self.tables.let_go(table_id)
        for line in list(self.lines):
            if line.table_id == table_id:
                line.end(end_of(Refused("no-such-table", "the game was taken off this device")))

    # Lines.

    def connect(self, table_id: str, push: Callable[[str], object], closed: Callable[[int], object]) -> Line:
        return Line(self, table_id, push, closed)

    # Calls.

    async def call(self, method: str, path: str, token: str = "", body: str = "") -> str:
        """As a server would answer: its status, and the body or the file."""
        try:
            status, told = await self._answered(method, path, token or "", body or "")
        except Exception as error:
            trouble = _trouble(error)
            if trouble.code == "failed":
                log.exception("a call failed", extra={"path": path})
            status, told = trouble.status, {"error": {"code": trouble.code, "message": trouble.message}}
        if isinstance(told, File):
            return encode({"status": status, **told._asdict()}).decode()
        page = told if isinstance(told, bytes) else encode(told)
        return f'{{"status":{status},"body":{page.decode()}}}'

    async def _answered(self, method: str, path: str, token: str, body: str) -> Found:
        try:
            address = urlsplit(path)
        except ValueError:  # that of a machine, half written
            raise _Answered(NOT_FOUND) from None
        query = dict(parse_qsl(address.query, keep_blank_values=True))
        known = False
        for pattern, calls in CALLS:
            if found := pattern.fullmatch(address.path):
                known = True
                if method in calls:
                    places = {name: unquote(text) for name, text in found.groupdict().items()}
                    return await calls[method](self, Call(token, body, query, **places))
        raise _Answered(Reply(405, "bad-request", UNANSWERED[405]) if known else NOT_FOUND)

    async def _opened(self, call: Call) -> Opened:
        return await self.tables.opened(call.table, call.token)

    async def _health(self, _: Call) -> Found:
        return 200, {"ok": True, "build": build(), "version": self.version}

    async def _titles(self, _: Call) -> Found:
        return 200, described()

    async def _create(self, call: Call) -> Found:
        return 201, asdict(await self.tables.create(NEW_TABLE(call.sent()), ME))

    async def _show(self, call: Call) -> Found:
        return 200, (await self._opened(call)).snapshot()

    async def _take_seat(self, call: Call) -> Found:
        wanted = TAKE_SEAT(call.sent())
        return 200, await (await self._opened(call)).take_seat(wanted.name)

    async def _hint(self, call: Call) -> Found:
        wanted = WANT_HINT(call.sent())
        return 200, await (await self._opened(call)).hint(wanted.version, ME)

    async def _replay(self, call: Call) -> Found:
        at, seat = call.asked("at", number(), 0), call.asked("seat", number())
        return 200, await (await self._opened(call)).replay(at, seat, ME)

    async def _story(self, call: Call) -> Found:
        seat = call.asked("seat", number())
        return 200, await (await self._opened(call)).story(seat, ME)

    async def _record(self, call: Call) -> Found:
        return 200, File(await (await self._opened(call)).record(ME), "text/plain; charset=utf-8", "")

    async def _analyse(self, call: Call) -> Found:
        return 200, await (await self._opened(call)).analysis(self.analyses, ME)

    async def _keepsakes(self, call: Call) -> Found:
        return 200, [{"name": one.name, "media": one.media} for one in (await self._opened(call)).keepsakes()]

    async def _keepsake(self, call: Call) -> Found:
        seat = call.asked("seat", number())
        language = call.asked("language", one_of(*LANGUAGES), "en")
        return 200, await (await self._opened(call)).keepsake(call.name, seat, language, ME)

    async def _game(self, call: Call) -> Found:
        return 200, await (await self._opened(call)).game()

    async def _keep_record(self, call: Call) -> Found:
        return 201, asdict(await self.tables.keep_record(call.body, ME))

    async def _keep_game(self, call: Call) -> Found:
        return 201, asdict(await self.tables.keep_game(call.body, ME))

    # What only a device has: whoever sits before it has all of its tables.

    async def _all(self, _: Call) -> Found:
        return 200, [_facts(table) for table in await self.shelf.tables()]

    async def _kept(self, table_id: str) -> Kept:
        kept = await self.shelf.load(table_id)
        if kept is None:
            raise Refused("no-such-table", "there is no such game on this device")
        return kept

    async def _answers(self, call: Call) -> Found:
        return 200, {**form(await self._kept(call.table)), "table": call.table}

    async def _everything(self, _: Call) -> Found:
        games = [{**form(await self._kept(one["id"])), "table": one["id"]} for one in await self.shelf.tables()]
        return 200, {"posterity": FORM, "games": games}

    async def _keep(self, call: Call) -> Found:
        """One game or many, each for itself."""
        sent = call.sent()
        games = sent.get("games", [sent]) if isinstance(sent, dict) else None
        if not isinstance(games, list):
            raise PosterityError('expected a game, or {"games": [...]} with many of them')
        kept: list[dict[str, Any]] = []
        for game in games:
            try:
                kept.append(await self._keep_one(game))
            except Exception as error:
                trouble = _trouble(error)
                if trouble.code == "no-room" and len(games) == 1:
                    raise
                kept.append({"error": {"code": trouble.code, "message": trouble.message}})
        return 201, {"tables": kept}

    async def _keep_one(self, game: Any) -> dict[str, Any]:
        """What is here already stays as it is; `known` says so."""
        table_id = game.pop("table", None) if isinstance(game, dict) else None
        if isinstance(table_id, str) and (there := await self.shelf.load(table_id)) is not None:
            sent = game.get("answers")
            if isinstance(sent, list) and [list(answer) for answer in there.answers[: len(sent)]] == sent:
                return {**_facts(there.table), "known": True}
        links = await self.tables.keep_game(json.dumps(game), ME)
        return {**_facts((await self._kept(links.table)).table), "known": False}

    async def _remove(self, call: Call) -> Found:
        await self._kept(call.table)
        await self.shelf.remove(call.table)
        running = self.analyses.running.pop(call.table, None)
        if running is not None:
            running.task.cancel()
        self._gone(call.table)
        return 200, {}


def _facts(table: dict[str, Any]) -> dict[str, Any]:
    """What a list of games tells of a table, and how its seats are found."""
    seats = table["seats"]
    return {
        "table": table["id"],
        "title": table["title"],
        "variant": table["variant"],
        "created": table["created"],
        "ended": table["ended"],
        "house": [*json.loads(table["edition"]).get("house", {})],
        "bots": [seat["bot"] for seat in seats],
        "watch": table["watch"],
        "seats": [
            {"seat": seat["seat"], "name": seat["name"], "kind": seat["kind"], "token": seat["token"] or None}
            for seat in seats
        ],
    }


class _Answered(Exception):
    def __init__(self, reply: Reply) -> None:
        self.reply = reply


NOT_FOUND: Final = Reply(404, "not-found", UNANSWERED[404])


def _trouble(error: Exception) -> Reply:
    match error:
        case _Answered():
            return error.reply
        case _NoJson():
            return Reply(400, "bad-json", str(error))
        case Wrong():
            return Reply(422, "bad-request", str(error))
        case _:
            return problem_of(error)


Answers = Callable[[LocalHouse, Call], Awaitable[Found]]
CALLS: Final[list[tuple[re.Pattern[str], Mapping[str, Answers]]]] = [
    (re.compile(pattern), calls)
    for pattern, calls in (
        ("/healthz", {"GET": LocalHouse._health}),
        ("/api/titles", {"GET": LocalHouse._titles}),
        ("/api/tables", {"GET": LocalHouse._all, "POST": LocalHouse._create}),
        ("/api/records", {"POST": LocalHouse._keep_record}),
        ("/api/games", {"POST": LocalHouse._keep_game}),
        ("/api/kept", {"GET": LocalHouse._everything, "POST": LocalHouse._keep}),
        ("/api/tables/(?P<table>[^/]+)", {"GET": LocalHouse._show, "DELETE": LocalHouse._remove}),
        ("/api/tables/(?P<table>[^/]+)/name", {"POST": LocalHouse._take_seat}),
        ("/api/tables/(?P<table>[^/]+)/hint", {"POST": LocalHouse._hint}),
        ("/api/tables/(?P<table>[^/]+)/replay", {"GET": LocalHouse._replay}),
        ("/api/tables/(?P<table>[^/]+)/story", {"GET": LocalHouse._story}),
        ("/api/tables/(?P<table>[^/]+)/record", {"GET": LocalHouse._record}),
        ("/api/tables/(?P<table>[^/]+)/analysis", {"POST": LocalHouse._analyse}),
        ("/api/tables/(?P<table>[^/]+)/game", {"GET": LocalHouse._game}),
        ("/api/tables/(?P<table>[^/]+)/answers", {"GET": LocalHouse._answers}),
        ("/api/tables/(?P<table>[^/]+)/keepsakes", {"GET": LocalHouse._keepsakes}),
        ("/api/tables/(?P<table>[^/]+)/keepsakes/(?P<name>[^/]+)", {"GET": LocalHouse._keepsake}),
    )
]
