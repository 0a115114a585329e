"""What strangers on the internet may do to a server: `tools/attacks.py` measures what honest players feel of it.

They run in a process of their own, so that what they cost is not felt where waits are measured, and their addresses are
others than those of honest players. All of it is bounded in number and time, and stops by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import socket
from abc import abstractmethod
from base64 import b64encode
from collections import Counter
from collections.abc import Coroutine, Iterable
from multiprocessing.connection import Connection
from typing import Any, ClassVar, Final, NamedTuple

from callers import PAGE, PATIENCE, PERSON, Caller, Gone, Http, Links, Refusal, Seat, encode
from posterity.server.bench import Protocol

OTHER: Final = 1_000_000  # a version that no table has: whoever names it is sent the whole table
REGENT: Final = {"kind": "bot", "bot": "regent"}
ATTACKERS: Final = ("127.0.0.2", "127.0.0.12", "127.0.0.13", "127.0.0.14")


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
            async with asyncio.timeout(5):
                await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", port))
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
            async with asyncio.timeout(10):
                head = await raw.reader.readuntil(b"\r\n\r\n")
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
        await asyncio.sleep(PATIENCE)


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
        await asyncio.sleep(PATIENCE)


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


def attacking(pipe: Connection, name: str, stage: Stage, most: float) -> None:
    """In a process of their own: prepare, wait for the word, attack until they are stopped, tell what they got."""
    os.nice(10)  # elsewhere they would not take this machine's time
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        asyncio.run(_attacking(pipe, name, stage, most))


async def _attacking(pipe: Connection, name: str, stage: Stage, most: float) -> None:
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
        async with asyncio.timeout(most):
            await word()
    running.cancel()
    await asyncio.wait([running])
    if not running.cancelled() and running.exception() is not None:
        attack.got[f"failed: {running.exception()!r}"[:200]] += 1
    pipe.send(dict(attack.got))
