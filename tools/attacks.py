"""Attack a server of one's own as a stranger on the internet would, and measure what honest players feel of it.

    python tools/attacks.py --server "python -m posterity serve --port {port} --database {url}"

For each attack a fresh server is started, several times over. Honest players sit down: a person at a table of Village
against a Page (127.0.0.3), two people at another one (127.0.0.3 and 127.0.0.4), and a newcomer who asks for the titles
(127.0.0.5). They are measured for a while in quiet and then for as long beside the attack, whose addresses are others.
All of it happens on this machine, is bounded in number and time, and stops by itself.

A wait counts in the phase in which it lasts: one that is longer than the beat of the players counts once more for
every beat, with what was left of it, as it would for a player who does not stop to play while the server stands still.
A wait that has no end yet when the phase ends counts as far as it came.

- **ack**: from sending a move to its acknowledgement
- **bot**: from the question to the Page to its answer
- **heard**: from sending a move to the moment when the other person sees it
- **new**: the answer to a newcomer, or a new table
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import sys
import tempfile
import time
from abc import abstractmethod
from base64 import b64encode
from collections import Counter
from collections.abc import Coroutine, Iterable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from callers import PROTOCOLS, Caller, Gone, Http, Links, Refusal, Seat, Server, encode, percentile, until
from posterity.server.bench import Protocol

BEAT: Final = 0.15  # seconds that an honest player takes for a choice; the server may allow 20 messages a second
LONG: Final = 60.0  # seconds, for what takes one at most unless the server is in trouble
OTHER: Final = 1_000_000  # a version that no table has: whoever names it is sent the whole table
PERSON: Final = {"kind": "person"}
PAGE: Final = {"kind": "bot", "bot": "page"}
REGENT: Final = {"kind": "bot", "bot": "regent"}
HONEST: Final = "127.0.0.3"
FRIEND: Final = "127.0.0.4"
NEWCOMER: Final = "127.0.0.5"
ATTACKERS: Final = ("127.0.0.2", "127.0.0.12", "127.0.0.13", "127.0.0.14")


# Honest players.


class Waits:
    """How long somebody waited, and when."""

    def __init__(self) -> None:
        self.over: list[tuple[float, float]] = []  # from, to
        self.open: dict[object, float] = {}

    def begin(self, what: object) -> None:
        self.open.setdefault(what, time.perf_counter())

    def end(self, what: object) -> None:
        begun = self.open.pop(what, None)
        if begun is not None:
            self.over.append((begun, time.perf_counter()))

    def within(self, begin: float, end: float) -> list[float]:
        """The waits of a phase, a long one as often as the beat goes."""
        found = []
        for begun, ended in [*self.over, *((begun, end) for begun in self.open.values())]:
            at = begun
            while at == begun or at < ended:
                if begin <= at < end:
                    found.append(min(ended, end) - at)
                at += BEAT
        return found


class Honest:
    """Somebody who plays one table of Village after another, alone against a Page or with a friend."""

    def __init__(self, port: int, protocol: Protocol, kinds: list[dict[str, str]], addresses: list[str]) -> None:
        self.kinds = kinds
        self.callers = [Caller(port, protocol, address) for address in addresses]
        self.ack, self.bot, self.heard, self.new = Waits(), Waits(), Waits(), Waits()
        self.troubles = 0  # lost connections and refusals
        self.links: Links | None = None
        self.over = False

    async def play(self) -> None:
        while True:
            self.links, self.over = None, False
            self.new.begin("table")
            try:
                self.links = await self.callers[0].create({"title": "village", "seats": self.kinds, "confirm": False})
            except (*Gone, Refusal):
                self.troubles += 1
                await asyncio.sleep(1)
                continue
            self.new.end("table")
            people = [seat for seat, kind in enumerate(self.kinds) if kind is PERSON]
            await asyncio.gather(*[self.sit(self.links, seat) for seat in people])
            self.forget()

    def forget(self) -> None:
        """Nobody waits any more for what was still to be heard."""
        for waits in (self.ack, self.bot, self.heard):
            waits.open.clear()

    async def sit(self, links: Links, seat: int) -> None:
        """One seat until the game is over; who loses the connection comes back and sends the same move again."""
        token = links.tokens[seat]
        assert token is not None
        sitting = Seat(self.callers[min(seat, len(self.callers) - 1)], links.table, token)
        pending: dict[str, Any] | None = None
        while not self.over:
            try:
                await sitting.open(sitting.now.get("version"))
                if pending is not None:
                    await sitting.say(pending)
                while not self.over:
                    pending = await self.turn(sitting, seat, pending)
            except Gone:
                self.troubles += 1
                await asyncio.sleep(0.1)
            finally:
                await sitting.close()

    async def turn(self, sitting: Seat, seat: int, pending: dict[str, Any] | None) -> dict[str, Any] | None:
        """Hear one message and do what is to be done; the move that is not answered yet."""
        message = await sitting.hear()
        kind = message["type"]
        if kind == "refused":
            self.troubles += 1
            if message["code"] in ("too-fast", "too-many", "not-stored", "busy") and pending is not None:
                await asyncio.sleep(BEAT)
                await sitting.say(pending)
                return pending
            self.forget()
            pending = None
        if kind == "ack" and pending is not None and message["id"] == pending["id"]:
            self.ack.end(pending["id"])
            pending = None
        if kind in ("snapshot", "update"):
            now = sitting.now
            self.heard.end((now["version"], seat))
            self.bot.end(now["version"])
            if now["asked"] is not None and self.kinds[now["asked"]] is PAGE:
                self.bot.begin(now["version"] + 1)
            self.over = self.over or now["over"]
        if pending is None and not self.over and sitting.now and sitting.now["asked"] == seat:
            version = sitting.now["version"]
            if not sitting.caller.protocol.whole:
                await sitting.say({"type": "look", "version": version})
            await asyncio.sleep(BEAT)
            pending = {"type": "move", "id": random.randbytes(8).hex(), "version": version}
            pending["action"] = random.choice(sitting.options())
            self.ack.begin(pending["id"])
            for other in range(len(self.kinds)):
                if other != seat and self.kinds[other] is PERSON:
                    self.heard.begin((version + 1, other))
            await sitting.say(pending)
        return pending


class Newcomer:
    """Somebody who looks whether anybody is there, each time on a new connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.waits = Waits()
        self.refused = 0

    async def look(self) -> None:
        while True:
            http = Http(self.port, NEWCOMER)
            self.waits.begin("titles")
            try:
                answer = await asyncio.wait_for(http.ask("GET", "/api/titles"), 10)
                if answer.status == 200:
                    self.waits.end("titles")
                else:
                    self.refused += 1
            except Gone:
                self.refused += 1
            finally:
                http.close()
            await asyncio.sleep(2 * BEAT)


# Attacks. They run in a process of their own, so that what they cost is not felt where waits are measured.


class Stage(NamedTuple):
    """What an attacker knows."""

    port: int
    protocol: Protocol
    watched: list[Links]  # the honest tables: links for watching are given away freely
    record: str  # of a finished game


class Attack:
    """What a stranger does. `prepare` comes before anything is measured, `run` until it is stopped."""

    descriptors: ClassVar[int | None] = None  # that the server may have; so many as there are otherwise
    seconds: ClassVar[float] = 0  # it takes so long at least to show

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.got: Counter[str] = Counter()  # what came of it
        self.callers = [Caller(stage.port, stage.protocol, address) for address in ATTACKERS]
        self.held: list[Raw] = []

    async def prepare(self) -> None:
        """Nothing, mostly."""

    @abstractmethod
    async def run(self) -> None: ...

    async def create(self, caller: Caller, **wanted: Any) -> Links | None:
        """A table, if the server still makes one for this address."""
        try:
            links = await caller.create(wanted)
        except Refusal as refusal:
            self.got[f"create {refusal.status}"] += 1
            return None
        self.got["create 201"] += 1
        return links

    async def repeat(self, most: int, *requests: bytes) -> None:
        """All addresses at once, each the same request again and again."""

        async def client(address: str) -> None:
            http = Http(self.stage.port, address)
            for number in range(most):
                try:
                    answer = await http.send(requests[number % len(requests)])
                    self.got[str(answer.status)] += 1
                    if answer.status == 429:
                        await asyncio.sleep(0.01)  # not even an attacker gains by hearing that more often
                except Gone:
                    self.got["cut off"] += 1
                    await asyncio.sleep(0.05)

        await self.all(client(address) for address in ATTACKERS)

    async def all(self, doings: Iterable[Coroutine[Any, Any, None]]) -> None:
        async with asyncio.TaskGroup() as group:
            for doing in doings:
                group.create_task(doing)

    def request(self, path: str, body: bytes, kind: str = "application/json") -> bytes:
        head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: {kind}\r\ncontent-length: {len(body)}\r\n\r\n"
        return head.encode() + body

    async def hold(self, most: int, path: str, reading: bool = True) -> Raw | None:
        """One more socket, if it is let in, that stays."""
        address = ATTACKERS[len(self.held) % len(ATTACKERS)]
        try:
            raw = await Raw.open(self.stage.port, address, path, reading)
        except Gone:
            self.got["not let in"] += 1
            return None
        if len(self.held) < most:
            self.held.append(raw)
        self.got["let in"] += 1
        return raw

    async def greet(self, raw: Raw, token: str) -> None:
        hello = self.stage.protocol.hello(token)
        if hello is not None:
            await raw.say(hello)

    def still_held(self) -> int:
        return sum(not raw.ended for raw in self.held)


class Raw:
    """A connection that is written to by hand, and read only if somebody wants to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.task: asyncio.Task[None] | None = None

    @classmethod
    async def connect(cls, port: int, address: str, reading: bool) -> Raw:
        connection = socket.socket()
        try:
            if not reading:
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.setblocking(False)
            connection.bind((address, 0))
            await asyncio.wait_for(asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", port)), 5)
            reader, writer = await asyncio.open_connection(sock=connection, limit=2**16 if reading else 1024)
        except BaseException:
            connection.close()
            raise
        raw = cls(reader, writer)
        if reading:
            raw.task = asyncio.create_task(raw.forget())
        return raw

    @classmethod
    async def open(cls, port: int, address: str, path: str, reading: bool) -> Raw:
        """A socket of the protocol; it takes no compressed messages, those are larger."""
        raw = await cls.connect(port, address, False)
        key = b64encode(random.randbytes(16)).decode()
        raw.writer.write(
            f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n".encode()
        )
        try:
            head = await asyncio.wait_for(raw.reader.readuntil(b"\r\n\r\n"), 10)
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise ConnectionRefusedError(head.split(b"\r\n")[0].decode())
        except BaseException:
            raw.close()
            raise
        if reading:
            raw.task = asyncio.create_task(raw.forget())
        return raw

    async def forget(self) -> None:
        """Read everything and think nothing of it."""
        with contextlib.suppress(*Gone):
            while await self.reader.read(2**16):
                pass

    async def say(self, message: dict[str, Any]) -> None:
        await self.frame(1, encode(message))

    async def frame(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.writer.write(bytes([0x80 | opcode]) + length + bytes(4) + payload)  # a mask of zeros changes nothing
        await self.writer.drain()

    @property
    def ended(self) -> bool:
        """Whether the server has closed it, as far as one can know without reading."""
        if self.writer.is_closing() or self.reader.at_eof() or (self.task is not None and self.task.done()):
            return True
        known: socket.socket | None = self.writer.get_extra_info("socket")
        # 1 is ESTABLISHED in the first byte of TCP_INFO; a connection that was reset or shut down is something else.
        return known is None or known.fileno() < 0 or known.getsockopt(socket.SOL_TCP, socket.TCP_INFO, 1) != b"\x01"

    def close(self) -> None:
        self.writer.close()


class Editions(Attack):
    """Tables with editions of twenty million pieces."""

    async def run(self) -> None:
        huge = 20_000_000
        editions: list[tuple[str, dict[str, Any]]] = [
            ("village", {"pieces": {"family": [huge, 3, 2, 2]}}),
            ("signorie", {"pieces": {"dice": [huge, huge, huge]}}),
            ("signorie", {"tokens": {"of_each_worth": [huge, 3, 2, 1]}}),
        ]
        for number in range(500):
            title, edition = editions[number % len(editions)]
            caller = self.callers[number % len(ATTACKERS)]
            with contextlib.suppress(*Gone):
                await self.create(caller, title=title, seats=[PERSON, PERSON], edition=edition)
            await asyncio.sleep(0.02)


class Records(Attack):
    """Uploaded records with such an edition in their header."""

    async def run(self) -> None:
        edition = json.dumps({"pieces": {"family": [20_000_000, 3, 2, 2]}}, sort_keys=True)
        rules = next(line for line in self.stage.record.split("\n") if line.startswith("rules: "))
        record = f"posterity record 1\ntitle: village\nvariant: standard\nseats: 2\nnames: A | B\n{rules}\n"
        record += f"edition: {edition}\n\nend 0 answers, open\n"
        await self.repeat(500, self.request("/api/records", record.encode(), "text/plain"))


class Since(Attack):
    """Watchers of the honest tables who ask for everything again and again, and read nothing."""

    async def run(self) -> None:
        async def watcher(number: int) -> None:
            links = self.stage.watched[number % len(self.stage.watched)]
            path = self.stage.protocol.socket(links.table, links.watch)
            for _ in range(100):
                raw = await self.hold(8, path, reading=False)
                if raw is None:
                    await asyncio.sleep(0.2)
                    continue
                with contextlib.suppress(*Gone):
                    await self.greet(raw, links.watch)
                    while not raw.ended:
                        await raw.say({"type": "since", "version": OTHER})
                        self.got["since"] += 1
                        await asyncio.sleep(0.01)
                self.got["cut off"] += 1

        await self.all(watcher(number) for number in range(8))


class SlowReaders(Attack):
    """Forty watchers of the honest tables who read nothing, but first ask for as much as goes without being noticed."""

    seconds = 10

    async def run(self) -> None:
        for number in range(40):
            links = self.stage.watched[number % len(self.stage.watched)]
            raw = await self.hold(40, self.stage.protocol.socket(links.table, links.watch), reading=False)
            if raw is not None:
                with contextlib.suppress(*Gone):
                    await self.greet(raw, links.watch)
        for _ in range(25):
            for raw in self.held:
                with contextlib.suppress(*Gone):
                    await raw.say({"type": "since", "version": OTHER})
            await asyncio.sleep(0.05)
        while True:
            self.got["still held"] = self.still_held()
            await asyncio.sleep(0.2)


class Asking(Attack):
    """People at tables of Legacy of their own who ask for the whole table all the time, and read it."""

    async def prepare(self) -> None:
        self.tables = [await self.create(one, title="legacy", seats=[PERSON, PERSON]) for one in self.callers]

    async def run(self) -> None:
        async def client(number: int, links: Links) -> None:
            token = links.tokens[number % 2]
            assert token is not None
            raw = await self.hold(8, self.stage.protocol.socket(links.table, token))
            if raw is None:
                return
            await self.greet(raw, token)
            for turn in range(5000):
                kind, version = ("look", 0) if turn % 2 and not self.stage.protocol.whole else ("since", OTHER)
                await raw.say({"type": kind, "version": version})
                self.got[kind] += 1
                await asyncio.sleep(0.01)

        pairs = [(number, links) for links in self.tables if links is not None for number in range(2)]
        await self.all(_unless_gone(client(number, links)) for number, links in pairs)


class Undoing(Attack):
    """People at tables of their own who choose and take it back as fast as they can."""

    async def prepare(self) -> None:
        wanted = {"title": "village", "variant": "solo", "seats": [PERSON], "confirm": False}
        self.tables = [await self.create(one, **wanted) for one in self.callers]

    async def run(self) -> None:
        async def client(caller: Caller, links: Links) -> None:
            token = links.tokens[0]
            assert token is not None
            sitting = Seat(caller, links.table, token)
            await sitting.open()
            moved = -1
            for _ in range(20_000):
                await sitting.hear()
                now = sitting.now
                if not now or now["version"] == moved or now["over"]:
                    continue
                moved = now["version"]
                undo = now["canUndo"] and random.random() < 0.6
                message = {"type": "undo"} if undo else {"type": "move", "action": random.choice(sitting.options())}
                await sitting.say({**message, "id": random.randbytes(8).hex(), "version": moved})
                self.got[str(message["type"])] += 1

        pairs = zip(self.callers, self.tables, strict=True)
        await self.all(_unless_gone(client(caller, links)) for caller, links in pairs if links is not None)


class Regents(Attack):
    """Twenty tables of five Regents."""

    async def run(self) -> None:
        for _ in range(20):
            await self.create(self.callers[0], title="village", seats=[REGENT] * 5)
        await asyncio.sleep(LONG)


class Hints(Attack):
    """Fifty hints at once."""

    async def prepare(self) -> None:
        self.tables: list[tuple[Caller, Links]] = []
        for number in range(50):
            caller = self.callers[number % len(self.callers)]
            links = await self.create(caller, title="village", seats=[PERSON, PAGE], hints=True, confirm=False)
            if links is not None:
                self.tables.append((caller, links))

    async def run(self) -> None:
        async def ask(address: str, links: Links) -> None:
            caller = Caller(self.stage.port, self.stage.protocol, address)
            token = links.tokens[0]
            assert token is not None
            now = (await caller.get(links.table, token)).json()
            answer = await caller.post(links.table, token, "hint", version=now["version"])
            self.got[f"hint {answer.status}"] += 1

        await self.all(_unless_gone(ask(caller.address, links)) for caller, links in self.tables)
        await asyncio.sleep(LONG)


class Analyses(Attack):
    """Twenty uploaded games, all analysed at once."""

    async def prepare(self) -> None:
        self.tables: list[tuple[Caller, Links]] = []
        for number in range(20):
            caller = self.callers[number % len(self.callers)]
            try:
                self.tables.append((caller, await caller.upload(self.stage.record)))
            except Refusal as refusal:
                self.got[f"upload {refusal.status}"] += 1

    async def run(self) -> None:
        for _ in range(30):
            for caller, links in self.tables:
                with contextlib.suppress(*Gone):
                    answer = await caller.post(links.table, links.watch, "analysis")
                    self.got[f"analysis {answer.status}"] += 1
            await asyncio.sleep(1)


class Stories(Attack):
    """Four clients who have one story told again and again."""

    async def prepare(self) -> None:
        self.links = await self.callers[0].upload(self.stage.record)

    async def run(self) -> None:
        method, path, token, _ = self.callers[0].getting(self.links.table, self.links.watch, "story")
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n" + (f"authorization: Bearer {token}\r\n" * bool(token))
        await self.repeat(5000, head.encode() + b"\r\n")


class Uploads(Attack):
    """Four clients who upload one record again and again."""

    async def run(self) -> None:
        await self.repeat(2000, self.request("/api/records", self.stage.record.encode(), "text/plain"))


class Creates(Attack):
    """Four clients who make table after table of Legacy."""

    async def run(self) -> None:
        body = encode({"title": "legacy", "seats": [PERSON, PERSON]})
        await self.repeat(2000, self.request("/api/tables", body))


class Unfinished(Attack):
    """Three hundred requests that never end, some in their headers and some in their bodies."""

    seconds = 14

    async def run(self) -> None:
        head = b"GET /api/titles HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: "
        body = self.request("/api/tables", b" " * 5000)[:-4999]
        for number in range(300):
            try:
                raw = await Raw.connect(self.stage.port, ATTACKERS[number % len(ATTACKERS)], True)
            except Gone:
                self.got["not let in"] += 1
                continue
            self.held.append(raw)
            raw.writer.write(body if number % 2 else head)
        while True:
            for raw in self.held:
                if not raw.ended:
                    raw.writer.write(b" ")
            await asyncio.sleep(1)
            self.got["still held"] = self.still_held()


class Descriptors(Attack):
    """Seven hundred connections to a server that may have five hundred."""

    descriptors = 512

    async def run(self) -> None:
        for number in range(700):
            try:
                self.held.append(await Raw.connect(self.stage.port, ATTACKERS[number % len(ATTACKERS)], True))
            except Gone:
                self.got["not let in"] += 1
        while True:
            self.got["still held"] = self.still_held()
            await asyncio.sleep(0.2)


class Sockets(Attack):
    """Five hundred sockets that never say who they are, or something wrong."""

    async def run(self) -> None:
        for number in range(500):
            raw = await self.hold(500, self.stage.protocol.socket("no-such-table", "no-such-token"))
            if raw is not None and number % 2:
                with contextlib.suppress(*Gone):
                    await self.greet(raw, "no-such-token")
        while True:
            self.got["still held"] = self.still_held()
            await asyncio.sleep(0.2)


class Frames(Attack):
    """Bytes, broken texts, other people's messages and too long ones, on sockets of the honest tables."""

    async def run(self) -> None:
        nonsense = [
            (2, b"\x00" * 1000),
            (1, b"\xff\xfe broken"),
            (1, b"[" * 4000),
            (1, b'{"type": "move", "id": "x", "version": 1, "action": "' + b"take " * 700 + b'"}'),
            (1, b" " * 30_000),
            (9, b"ping"),
            (1, b'{"type": "undo", "id": "y", "version": 0}'),
            (3, b"no such kind of frame"),
        ]

        async def client(number: int) -> None:
            links = self.stage.watched[number % len(self.stage.watched)]
            path = self.stage.protocol.socket(links.table, links.watch)
            for _ in range(1000):
                raw = await self.hold(0, path)
                if raw is None:
                    await asyncio.sleep(0.1)
                    continue
                with contextlib.suppress(*Gone):
                    await self.greet(raw, links.watch)
                    for turn in range(1000):
                        if raw.ended:
                            break
                        await raw.frame(*nonsense[(turn + number) % len(nonsense)])
                        self.got["frames"] += 1
                        await asyncio.sleep(0.005)
                raw.close()

        await self.all(client(number) for number in range(8))


async def _unless_gone(doing: Coroutine[Any, Any, None]) -> None:
    with contextlib.suppress(*Gone):
        await doing


ATTACKS: Final[dict[str, type[Attack]]] = {
    "editions": Editions,
    "records": Records,
    "since": Since,
    "slow-readers": SlowReaders,
    "asking": Asking,
    "undoing": Undoing,
    "regents": Regents,
    "hints": Hints,
    "analyses": Analyses,
    "stories": Stories,
    "uploads": Uploads,
    "creates": Creates,
    "unfinished": Unfinished,
    "descriptors": Descriptors,
    "sockets": Sockets,
    "frames": Frames,
}


def attackers(pipe: Connection, name: str, stage: Stage, most: float) -> None:
    """In a process of their own: prepare, wait for the word, attack until they are stopped, tell what they got."""
    os.nice(10)  # elsewhere they would not take this machine's time
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        asyncio.run(_attackers(pipe, name, stage, most))


async def _attackers(pipe: Connection, name: str, stage: Stage, most: float) -> None:
    async def word() -> None:
        while not pipe.poll():
            await asyncio.sleep(0.02)
        pipe.recv()

    attack = ATTACKS[name](stage)
    with contextlib.suppress(*Gone, Refusal):
        await attack.prepare()
    pipe.send("ready")
    await word()
    running = asyncio.create_task(attack.run())
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(word(), most)
    running.cancel()
    await asyncio.wait([running])
    if not running.cancelled() and running.exception() is not None:
        attack.got[f"failed: {running.exception()!r}"[:200]] += 1
    pipe.send(dict(attack.got))


# Measuring.


class Phase(NamedTuple):
    """What honest people waited in one phase."""

    ack: list[float]
    bot: list[float]
    heard: list[float]
    new: list[float]


class Round(NamedTuple):
    quiet: Phase
    attacked: Phase
    lived: bool
    memory: tuple[float, float]  # in MB, before and at most
    log: int  # bytes
    troubles: int
    got: dict[str, int]


class Measuring:
    """All rounds of all attacks against one kind of server."""

    def __init__(self, command: str, protocol: Protocol, seconds: float, folder: Path) -> None:
        self.command = command
        self.protocol = protocol
        self.seconds = seconds
        self.folder = folder
        self.servers = 0
        self.record = ""

    def server(self, descriptors: int | None = None) -> Server:
        self.servers += 1
        place = self.folder / str(self.servers)
        place.mkdir()
        return Server(self.command, f"sqlite:///{place / 'tables.sqlite'}", place / "log", descriptors)

    async def played_out(self) -> str:
        """The record of a game that Pages played on the server."""
        server = self.server()
        try:
            await server.start()
            caller = Caller(server.port, self.protocol)
            links = await caller.create({"title": "village", "seats": [PAGE] * 4})
            end = time.monotonic() + 3 * LONG
            while not (await caller.get(links.table, links.watch)).json()["over"]:
                if time.monotonic() > end:
                    raise RuntimeError("four Pages do not come to the end of a game of Village")
                await asyncio.sleep(0.5)
            record = (await caller.get(links.table, links.watch, "record")).body.decode()
            caller.close()
            return record
        finally:
            server.kill()

    async def round(self, name: str) -> Round:
        """A fresh server, honest players, quiet, then the attack."""
        if not self.record:
            self.record = await self.played_out()
        attack = ATTACKS[name]
        seconds = max(self.seconds, attack.seconds)
        server = self.server(attack.descriptors)
        tasks: list[asyncio.Task[None]] = []
        try:
            await server.start()
            alone = Honest(server.port, self.protocol, [PERSON, PAGE], [HONEST])
            pair = Honest(server.port, self.protocol, [PERSON, PERSON], [HONEST, FRIEND])
            newcomer = Newcomer(server.port)
            tasks += [asyncio.create_task(one) for one in (alone.play(), pair.play(), newcomer.look())]
            if not await until(lambda: len(alone.bot.over) > 5 and len(pair.ack.over) > 5):
                raise RuntimeError(f"honest people cannot play; the end of the log:\n{server.told()}")
            assert alone.links is not None and pair.links is not None
            stage = Stage(server.port, self.protocol, [alone.links, pair.links], self.record)
            ours, theirs = get_context("spawn").Pipe()
            process = get_context("spawn").Process(
                target=attackers, args=(theirs, name, stage, seconds + 5), daemon=True
            )
            process.start()
            theirs.close()
            try:
                if not await until(lambda: ours.poll() or not process.is_alive()):
                    raise RuntimeError(f"{name} cannot be prepared")
                ours.recv()
                await asyncio.sleep(1)
                before, size = server.memory(), server.log.stat().st_size
                alone.troubles = pair.troubles = newcomer.refused = 0
                begin = time.perf_counter()
                await asyncio.sleep(seconds)
                begun = time.perf_counter()
                ours.send("go")
                peak = before
                while time.perf_counter() < begun + seconds:
                    await asyncio.sleep(0.5)
                    peak = max(peak, server.memory())
                end = time.perf_counter()
                phases = []
                for since, to in ((begin, begun), (begun, end)):
                    ack = alone.ack.within(since, to) + pair.ack.within(since, to)
                    bot, heard = alone.bot.within(since, to), pair.heard.within(since, to)
                    new = [one for who in (alone.new, pair.new, newcomer.waits) for one in who.within(since, to)]
                    phases.append(Phase(ack, bot, heard, new))
                troubles = alone.troubles + pair.troubles + newcomer.refused
                ours.send("stop")
                got = ours.recv() if await until(lambda: ours.poll() or not process.is_alive(), 20) else {}
            finally:
                process.kill()
                process.join()
            lived = server.running and await self._answers_again(server)
            told = server.log.stat().st_size - size
            return Round(phases[0], phases[1], lived, (before, peak), told, troubles, got)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            server.kill()

    async def _answers_again(self, server: Server) -> bool:
        for _ in range(10):
            if await server.answers():
                return True
            await asyncio.sleep(1)
        return False


def told(name: str, rounds: list[Round]) -> dict[str, Any]:
    """What came out of all rounds of an attack, in ms and MB."""
    found: dict[str, Any] = {"attack": name}
    for kind in Phase._fields:
        quiet = [wait for one in rounds for wait in getattr(one.quiet, kind)]
        attacked = [wait for one in rounds for wait in getattr(one.attacked, kind)]
        found[kind] = {
            "quiet": [round(percentile(quiet, 0.5), 1), round(percentile(quiet, 0.95), 1)],
            "attacked": [round(percentile(attacked, 0.5), 1), round(percentile(attacked, 0.95), 1)],
            "longest": round(percentile(attacked, 1), 1),
            "ratio": round(percentile(attacked, 0.95) / percentile(quiet, 0.95), 2),
        }
    got: Counter[str] = Counter()
    for one in rounds:
        got.update(one.got)
    return {
        **found,
        "lived": all(one.lived for one in rounds),
        "memory": [round(max(one.memory[0] for one in rounds)), round(max(one.memory[1] for one in rounds))],
        "log_kB": round(max(one.log for one in rounds) / 1000),
        "troubles": sum(one.troubles for one in rounds),
        "got": dict(got.most_common(8)),
    }


def line(found: dict[str, Any]) -> str:
    """A row of the table that people read."""

    def waits(kind: str) -> list[str]:
        one = found[kind]
        return [*("/".join(f"{wait:g}" for wait in one[phase]) for phase in ("quiet", "attacked")), f"{one['ratio']:g}"]

    cells = [
        found["attack"],
        *waits("ack"),
        f"{found['ack']['longest']:g}",
        *waits("bot"),
        f"{found['new']['ratio']:g}",
    ]
    cells += ["yes" if found["lived"] else "**no**", " → ".join(map(str, found["memory"])), str(found["log_kB"])]
    cells += [str(found["troubles"]), ", ".join(f"{name}: {number}" for name, number in found["got"].items())]
    return f"| {' | '.join(cells)} |"


HEAD: Final = [
    *("attack", "ack p50/p95 ms", "attacked", "×", "longest", "bot p50/p95 ms", "attacked", "×", "new ×"),
    *("lived", "MB", "log kB", "troubles", "what the attackers got"),
]


async def measure(measuring: Measuring, names: list[str], rounds: int, as_json: bool) -> None:
    if not as_json:
        print(f"| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}", flush=True)
    for name in names:
        found = told(name, [await measuring.round(name) for _ in range(rounds)])
        print(json.dumps(found) if as_json else line(found), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", required=True, help="the command, with {port} and {url}")
    parser.add_argument("--protocol", choices=PROTOCOLS, default="new")
    parser.add_argument("--seconds", type=float, default=6, help="of each phase")
    parser.add_argument("--rounds", type=int, default=2, help="quiet and attack so many times")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("attacks", nargs="*", help=f"of: {', '.join(ATTACKS)}; all if none is named")
    given = parser.parse_args()
    unknown = [name for name in given.attacks if name not in ATTACKS]
    if unknown:
        sys.exit(f"there is no attack {unknown[0]!r}; there are: {', '.join(ATTACKS)}")
    with tempfile.TemporaryDirectory(prefix="posterity-attacks-") as folder:
        measuring = Measuring(given.server, PROTOCOLS[given.protocol], given.seconds, Path(folder))
        asyncio.run(measure(measuring, given.attacks or list(ATTACKS), given.rounds, given.json))


if __name__ == "__main__":
    main()
