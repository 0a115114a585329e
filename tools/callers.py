"""Programs that call on a server as people do: they make tables, sit at them and hear what happens.

They speak the protocol of today ("new", docs/protocol.md) and, to compare, that of version 0.4.0 ("old"). They share
the machine with the server that they try, so they are cheap: plain connections, nothing compressed.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shlex
import shutil
import signal
import subprocess
import time
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from posterity import machine
from posterity.server.bench import Protocol
from posterity.table.patch import laid_over
from posterity.table.snapshot import PATCHED

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode

COMPARED: Final = ("asked", "held", "canUndo", "over", "choices", "view", "step", "stepArgs", "points", "result")
PERSON: Final = {"kind": "person"}
PAGE: Final = {"kind": "bot", "bot": "page"}
PATIENCE: Final = 60.0  # seconds, for what takes one at most unless the machine is very busy

# Whatever a connection can die of, also half way through an answer.
Gone: Final = (OSError, EOFError, WebSocketException, TimeoutError, asyncio.IncompleteReadError)


def _action(option: Any) -> str:
    """The text of an option, of which version 0.4.0 told all parts."""
    return option if isinstance(option, str) else str(option["action"])


class Of040(Protocol):
    """The protocol of version 0.4.0: the token stands in the address, and every update is the whole table."""

    whole = True

    def asking(self, path: str, token: str) -> tuple[str, str]:
        return f"{path}{'&' if '?' in path else '?'}token={token}", ""

    def saying(self, token: str, body: dict[str, Any]) -> tuple[dict[str, Any], str]:
        return {"token": token, **body}, ""

    def socket(self, table: str, token: str, version: int | None = None) -> str:
        path, _ = self.asking(super().socket(table, token), token)
        return path if version is None else f"{path}&version={version}"

    def hello(self, token: str, version: int | None = None) -> None:
        """Everything is said in the address."""

    def action(self, option: Any) -> str:
        return _action(option)


TODAY: Final = Protocol()
PROTOCOLS: Final = {"new": TODAY, "old": Of040()}


class Server:
    """A server process and all that it starts: killed together, gone when this program is."""

    def __init__(self, command: str, url: str, log: Path, descriptors: int | None = None) -> None:
        self.command = command
        self.url = url
        self.log = log
        self.descriptors = descriptors
        self.port = machine.free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def launch(self) -> None:
        """Start it without waiting for it."""
        command = shlex.split(self.command.replace("{port}", str(self.port)).replace("{url}", self.url))
        if self.descriptors is not None:
            command = ["prlimit", f"--nofile={self.descriptors}:{self.descriptors}", *command]
        if shutil.which("setpriv"):
            command = ["setpriv", "--pdeathsig", "KILL", *command]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)

    async def start(self) -> None:
        """Start it and wait until it answers."""
        self.launch()
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        while not await self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                self.kill()
                raise RuntimeError(f"the server does not start; the end of its log:\n{self.told()}")
            await asyncio.sleep(0.02)

    async def answers(self) -> bool:
        http = Http(self.port)
        try:
            async with asyncio.timeout(2):
                return (await http.ask("GET", "/healthz")).status == 200
        except Gone:
            return False
        finally:
            http.close()

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """SIGKILL for all its processes at once."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def processes(self) -> list[int]:
        """Its processes, the first one first."""
        assert self.process is not None
        return machine.group(self.process.pid)

    def memory(self) -> float:
        """What its processes hold in memory now, in MB."""
        return sum(machine.memory(process) for process in self.processes())

    def told(self, length: int = 2000) -> str:
        """The end of its log."""
        return self.log.read_text(encoding="utf-8", errors="replace")[-length:]


class Answer(NamedTuple):
    """The answer to a request."""

    status: int
    body: bytes

    def json(self) -> Any:
        return decode(self.body)


class Http:
    """One connection for request after request, from an address of one's own."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(
        self, method: str, path: str, token: str = "", body: bytes = b"", kind: str = "application/json"
    ) -> Answer:
        """The answer; a connection that the server has closed meanwhile is opened again."""
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n"
        if token:
            head += f"authorization: Bearer {token}\r\n"
        if body or method == "POST":
            head += f"content-type: {kind}\r\ncontent-length: {len(body)}\r\n"
        return await self.send(head.encode() + b"\r\n" + body)

    async def send(self, request: bytes) -> Answer:
        """The answer to a request that is written out already."""
        if self.writer is not None:
            try:
                return await self._sent(request)
            except Gone:
                self.close()
        self.reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0), limit=2**20
        )
        try:
            if self.writer.get_extra_info("sockname") == self.writer.get_extra_info("peername"):
                raise ConnectionRefusedError("nobody listens there yet, and the connection has met itself")
            return await self._sent(request)
        except BaseException:
            self.close()
            raise

    async def _sent(self, request: bytes) -> Answer:
        assert self.reader is not None and self.writer is not None
        self.writer.write(request)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
        if headers.get("transfer-encoding") == "chunked":
            body = b""
            while size := int((await self.reader.readline()).strip() or b"0", 16):
                body += (await self.reader.readexactly(size + 2))[:-2]
            await self.reader.readline()
        else:
            body = await self.reader.readexactly(int(headers.get("content-length", "0")))
        if headers.get("connection", "").lower() == "close":
            self.close()
        return Answer(int(head[0].split()[1]), body)

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None


class Links(NamedTuple):
    """What whoever makes a table gets."""

    table: str
    watch: str
    tokens: list[str | None]  # of the seats; a bot has none


class Refusal(Exception):
    """The server did not do what it was asked to."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(f"{answer.status} {answer.body[:200].decode(errors='replace')}")
        self.status = answer.status


class Caller:
    """The calls of the protocol over HTTP."""

    def __init__(self, port: int, protocol: Protocol = TODAY, address: str = "127.0.0.1") -> None:
        self.port = port
        self.protocol = protocol
        self.address = address
        self.http = Http(port, address)

    def close(self) -> None:
        self.http.close()

    async def create(self, wanted: dict[str, Any]) -> Links:
        return self._links(await self.http.ask("POST", "/api/tables", body=encode(wanted)))

    async def upload(self, record: str) -> Links:
        return self._links(await self.http.ask("POST", "/api/records", body=record.encode(), kind="text/plain"))

    def _links(self, answer: Answer) -> Links:
        if answer.status != 201:
            raise Refusal(answer)
        made = answer.json()
        return Links(made["table"], made["watch"], [seat["token"] for seat in made["seats"]])

    async def get(self, table: str, token: str, what: str = "", **query: Any) -> Answer:
        """A table, or what there is about it: its story, its record …"""
        method, path, header, body = self.getting(table, token, what, **query)
        return await self.http.ask(method, path, header, body)

    def getting(self, table: str, token: str, what: str = "", **query: Any) -> tuple[str, str, str, bytes]:
        """The same as method, path, token for the header and body, for those who ask it again and again."""
        path = f"/api/tables/{table}" + (f"/{what}" if what else "") + (f"?{urlencode(query)}" if query else "")
        return "GET", *self.protocol.asking(path, token), b""

    async def post(self, table: str, token: str, what: str, **body: Any) -> Answer:
        """Ask for a hint or an analysis, or take a name."""
        said, header = self.protocol.saying(token, body)
        return await self.http.ask("POST", f"/api/tables/{table}/{what}", header, encode(said))


class Seat:
    """A connection to a table that knows the newest version it was told of, as a whole."""

    def __init__(self, caller: Caller, table: str, token: str) -> None:
        self.caller = caller
        self.table = table
        self.token = token
        self.now: dict[str, Any] = {}
        self.connection: ClientConnection | None = None

    async def open(self, version: int | None = None, **options: Any) -> None:
        """Connect; with a version, only what came after it is wanted."""
        caller = self.caller
        address = f"ws://127.0.0.1:{caller.port}{caller.protocol.socket(self.table, self.token, version)}"
        settings: dict[str, Any] = {"compression": None, "ping_interval": None, "max_size": None, "proxy": None}
        settings |= {"local_addr": (caller.address, 0), "close_timeout": 1, **options}
        self.connection = await connect(address, **settings)
        if (hello := caller.protocol.hello(self.token, version)) is not None:
            await self.say(hello)

    async def say(self, message: dict[str, Any]) -> None:
        assert self.connection is not None
        await self.connection.send(encode(message), text=True)

    async def hear(self) -> dict[str, Any]:
        """The next message; what it says about the table is kept, and what was missed is asked for."""
        assert self.connection is not None
        message: dict[str, Any] = decode(await self.connection.recv())
        kind = message["type"]
        if kind == "snapshot" or (kind == "update" and self.caller.protocol.whole):
            self.now = message
        elif kind == "update":
            if self.now and message["version"] == self.now["version"] + 1:
                self.now = after(self.now, message)
            elif not self.now or message["version"] > self.now["version"]:
                await self.say({"type": "since", "version": self.now["version"] if self.now else 0})
                return {"type": "missed"}
            else:
                return {"type": "known"}
        return message

    def options(self) -> list[str]:
        """What the seat may choose from now."""
        return options_of(self.now)

    async def close(self) -> None:
        if self.connection is not None:
            with contextlib.suppress(*Gone):
                await self.connection.close()


def options_of(now: dict[str, Any]) -> list[str]:
    menu = now.get("menu")
    return [_action(option) for option in menu["options"]] if menu else []


def after(now: dict[str, Any], update: dict[str, Any]) -> dict[str, Any]:
    """The table after an update that says only what changed."""
    assert update["version"] == now["version"] + 1, "an update is missing"
    patched: dict[str, Any] = {name: laid_over(now[name], update[name]) for name in PATCHED if name in update}
    stands = [event for event in now["log"] if event["version"] != update.get("undone", -1)]
    return {**now, **update, **patched, "log": [*stands, *update["events"]][-200:]}


def seen(now: dict[str, Any]) -> dict[str, Any]:
    """What a seat sees of a version: this must never be two different things."""
    return {**{name: now[name] for name in COMPARED}, "options": options_of(now)}


def print_of(now: dict[str, Any]) -> bytes:
    """A short mark of what is seen."""
    return blake2b(msgspec.json.encode(seen(now), order="sorted"), digest_size=12).digest()


def percentile(waits: list[float], share: float) -> float:
    """Of waits in seconds, in ms; nothing if nobody waited."""
    ordered = sorted(waits)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else float("nan")


async def until(true: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Wait for a condition of this program itself; whether it came true in time."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(0.01)
    return True
