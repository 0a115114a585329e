"""Asking an application without a network, and a server of uvicorn's in the same event loop with one."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import httpx
import uvicorn
from starlette.types import ASGIApp, Message, Scope

from posterity.server.connections import configuration
from posterity.server.metrics import Metrics
from posterity.server.settings import Settings

PATIENCE = 30.0  # seconds; a busy machine may take its time


class Inside:
    """Asks an application in this process."""

    def __init__(self, app: ASGIApp, address: str = "192.0.2.1") -> None:
        self.app = app
        self.address = address

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        async def asked() -> httpx.Response:
            transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(self.address, 50_000))
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
                return await client.request(method, path, **more)

        return asyncio.run(asked())

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("GET", path, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("POST", path, **more)


def scope_of(path: str = "/", client: str | None = "192.0.2.1", kind: str = "http", **headers: str) -> Scope:
    """What an application is told of a request; headers with _ for -."""
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {
        "type": kind,
        "method": "GET",
        "path": path,
        "query_string": b"",
        "headers": pairs,
        "client": (client, 50_000) if client else None,
        "extensions": {"websocket.http.response": {}},
    }


def socket_messages(app: ASGIApp, path: str, *texts: str, address: str = "192.0.2.1") -> list[Message]:
    """What an application sends to a socket that connects, says its texts and leaves."""
    said: list[Message] = [{"type": "websocket.connect"}]
    said += [{"type": "websocket.receive", "text": text} for text in texts]
    sent: list[Message] = []

    async def receive() -> Message:
        return said.pop(0) if said else {"type": "websocket.disconnect", "code": 1001}

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(_called(app, scope_of(path, address, "websocket"), receive, send))
    return sent


async def _called(app: ASGIApp, scope: Scope, receive: Any, send: Any) -> None:
    await app(scope, receive, send)


class Answer(NamedTuple):
    """What came back on a connection."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def code(self) -> str:
        """Of a refusal."""
        return str(json.loads(self.body)["error"]["code"])


class Wire:
    """A connection on which anything can be said."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, *texts: str | bytes) -> None:
        for text in texts:
            self.writer.write(text if isinstance(text, bytes) else text.encode())
        await self.writer.drain()

    async def answer(self) -> Answer:
        """The next answer that is told with its length."""
        async with asyncio.timeout(PATIENCE):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
            body = await self.reader.readexactly(int(headers.get("content-length", 0)))
        return Answer(int(head[0].split()[1]), headers, body)

    async def closed(self) -> bytes:
        """Wait for the other side to close; what it said before that."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""

    def hang_up(self) -> None:
        self.writer.transport.abort()


class Running:
    """A server in this event loop."""

    def __init__(self, server: uvicorn.Server, port: int) -> None:
        self.server = server
        self.port = port
        self.wires: list[Wire] = []

    async def connect(self, source: str = "127.0.0.1", limit: int = 1 << 16) -> Wire:
        async with asyncio.timeout(PATIENCE):
            pair = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0), limit=limit)
        self.wires.append(Wire(*pair))
        return self.wires[-1]


@contextlib.asynccontextmanager
async def running(
    app: ASGIApp, settings: Settings, metrics: Metrics, protocol: type[asyncio.Protocol] | None = None
) -> AsyncIterator[Running]:
    """The application behind our connections, at a port of its own."""
    config = configuration(app, settings, metrics, protocol, host="127.0.0.1", port=0, lifespan="off")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve())
    try:
        async with asyncio.timeout(PATIENCE):
            while not server.started:
                await asyncio.sleep(0.005)
        yields = Running(server, server.servers[0].sockets[0].getsockname()[1])
        try:
            yield yields
        finally:
            for wire in yields.wires:
                wire.hang_up()
    finally:
        server.should_exit = True
        await serving
