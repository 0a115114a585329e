"""How many durable moves a second the server makes, what one costs it, and how long a person waits while bots play."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import msgspec
from websockets.asyncio.client import connect

from posterity import machine

THINKING = 2.0  # seconds, where people think
UNLIMITED = [  # all these people have one address
    f"{name}=1000000"
    for name in (
        "connections",
        "connections_per_address",
        "sockets_per_address",
        "openings_per_minute",
        "requests_per_minute",
        "tables_per_minute",
        "tables_per_day",
        "messages_per_second",
        "message_burst",
        "messages_per_address",
    )
]


class ServerMeasure:
    """What came out of one part of the benchmark."""

    def __init__(self, name: str, seconds: float, waits: list[float], cpu: float) -> None:
        self.name = name
        self.moves_per_s = len(waits) / seconds
        self.cpu_ms = cpu * 1000 / max(1, len(waits))  # of the serving processes, for one move
        ordered = sorted(waits) or [float("nan")]
        self.median_ms = statistics.median(ordered) * 1000
        self.p95_ms = ordered[int(len(ordered) * 0.95)] * 1000

    def as_dict(self) -> dict[str, object]:
        return {
            "name": self.name,
            "moves_per_s": round(self.moves_per_s),
            "median_ms": round(self.median_ms, 1),
            "p95_ms": round(self.p95_ms, 1),
            "cpu_ms_per_move": round(self.cpu_ms, 3),
        }


class Running(NamedTuple):
    """A server process that is measured."""

    port: int
    pid: int

    def cpu(self) -> float:
        """Seconds of processor time of the processes that serve, not of those in which bots think."""
        serving = [self.pid, *[child for child in machine.children(self.pid) if machine.children(child)]]
        return sum(machine.cpu(process) for process in serving)


def serving(database: str, *more: str) -> list[str]:
    """How this program is told to serve a benchmark; the port follows."""
    command = [sys.executable, "-m", "posterity", "serve", "--database", database, *more]
    for setting in UNLIMITED:
        command += ["--set", setting]
    return command


@contextlib.contextmanager
def running_server(command: Sequence[str]) -> Iterator[Running]:
    """A server of its own."""
    port = machine.free_port()
    process = subprocess.Popen(
        [*command, "--port", str(port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ}
    )
    try:
        _wait_until_ready(port)
        yield Running(port, process.pid)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()


def _wait_until_ready(port: int) -> None:
    end = time.monotonic() + 60
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz"):
                return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


class Menu(msgspec.Struct):
    options: list[Any]


class Told(msgspec.Struct):
    """As much of a message as somebody needs who plays anything."""

    type: str
    id: str = ""
    version: int = 0
    asked: int | msgspec.UnsetType | None = msgspec.UNSET
    over: bool | msgspec.UnsetType = msgspec.UNSET
    menu: Menu | msgspec.UnsetType | None = msgspec.UNSET


read = msgspec.json.Decoder(Told).decode


class Protocol:
    """How a client speaks to the server."""

    whole: ClassVar = False  # whether an update tells the whole table

    def asking(self, path: str, token: str) -> tuple[str, str]:
        """The path of a request, and the token for its header."""
        return path, token

    def saying(self, token: str, body: dict[str, Any]) -> tuple[dict[str, Any], str]:
        """The body of a request, and the token for its header."""
        return body, token

    def socket(self, table: str, token: str, version: int | None = None) -> str:
        """The path of a socket."""
        return f"/api/tables/{table}/socket"

    def hello(self, token: str, version: int | None = None) -> dict[str, Any] | None:
        """What is said there first, if anything."""
        return {"type": "hello", "token": token, "version": version}

    def action(self, option: Any) -> str:
        return str(option)


def create(port: int, title: str, seats: list[dict[str, str]]) -> dict[str, Any]:
    """The links of a new table."""
    body = json.dumps({"title": title, "seats": seats, "confirm": False}).encode()
    address = f"http://127.0.0.1:{port}/api/tables"
    request = urllib.request.Request(address, body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        links: dict[str, Any] = json.load(answer)
        return links


def _over(port: int, links: dict[str, Any], protocol: Protocol) -> bool:
    path, token = protocol.asking(f"/api/tables/{links['table']}", links["watch"])
    headers = {"authorization": f"Bearer {token}"} if token else {}
    with urllib.request.urlopen(urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers=headers)) as answer:
        return bool(json.load(answer)["over"])


class _Clock:
    """Collects waits between a beginning and an end."""

    def __init__(self, protocol: Protocol, pause: float = 0.0) -> None:
        self.protocol = protocol
        self.pause = pause
        self.waits: list[float] = []
        self.measuring = False
        self.stopping = False
        self.seated = 0


async def _seat(port: int, table: str, token: str, seat: int, clock: _Clock) -> None:
    """A client on one seat: it answers as soon as it has thought, and notes how long each ack takes."""
    sent: dict[str, float] = {}
    asked: int | None = None
    menu: Menu | None = None
    moving: asyncio.Task[None] | None = None
    protocol = clock.protocol
    address = f"ws://127.0.0.1:{port}{protocol.socket(table, token)}"
    async with connect(address, max_size=None, ping_interval=None) as connection:

        async def move(version: int, action: str) -> None:
            if clock.pause:
                await asyncio.sleep(clock.pause)
            move_id = random.randbytes(8).hex()
            sent[move_id] = time.perf_counter()
            await connection.send(json.dumps({"type": "move", "id": move_id, "version": version, "action": action}))

        if (hello := protocol.hello(token)) is not None:
            await connection.send(json.dumps(hello))
        clock.seated += 1
        try:
            async for text in connection:
                message = read(text)
                if message.type == "ack":
                    wait = time.perf_counter() - sent.pop(message.id)
                    if clock.measuring:
                        clock.waits.append(wait)
                if message.type not in ("snapshot", "update"):
                    continue
                asked = asked if message.asked is msgspec.UNSET else message.asked
                menu = menu if message.menu is msgspec.UNSET else message.menu
                if message.over is True or clock.stopping:
                    break
                if asked == seat and menu is not None:
                    action = protocol.action(random.choice(menu.options))
                    # On its own, so that a pause for thought does not keep the acks waiting.
                    moving = asyncio.create_task(move(message.version, action))
        finally:
            if moving is not None:
                moving.cancel()


async def _table(port: int, title: str, seats: int, clock: _Clock) -> None:
    """One table after another, all seats clients, until the clock stops."""
    while not clock.stopping:
        links = await asyncio.to_thread(create, port, title, [{"kind": "person"}] * seats)
        tokens = [link["token"] for link in links["seats"]]
        async with asyncio.TaskGroup() as group:
            for seat, token in enumerate(tokens):
                group.create_task(_seat(port, links["table"], token, seat, clock))


async def clients_at_once(
    running: Running, title: str, seats: int, tables: int, seconds: float, pause: float, protocol: Protocol
) -> ServerMeasure:
    """Many tables whose seats are clients that answer after a pause, or as soon as they may."""
    clock = _Clock(protocol, pause)
    tasks = [asyncio.create_task(_table(running.port, title, seats, clock)) for _ in range(tables)]
    while clock.seated < tables * seats:
        await asyncio.sleep(0.1)
    await asyncio.sleep(seconds / 4)
    clock.measuring = True
    start, before = time.perf_counter(), running.cpu()
    await asyncio.sleep(seconds)
    clock.measuring = False
    took, cpu = time.perf_counter() - start, running.cpu() - before
    clock.stopping = True
    failed = [task.exception() for task in tasks if task.done() and not task.cancelled() and task.exception()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if failed:
        raise RuntimeError(f"{len(failed)} of {tables} tables failed") from failed[0]
    name = f"{tables} tables of clients" + (f" that think {pause:g} s" if pause else "")
    return ServerMeasure(name, took, clock.waits, cpu)


async def person_among_bots(
    running: Running, title: str, seats: int, tables: int, most: float, protocol: Protocol
) -> ServerMeasure:
    """A person's moves on one table while bots play many others to their end."""
    bots = [{"kind": "bot", "bot": "page"}] * seats
    watched = [await asyncio.to_thread(create, running.port, title, bots) for _ in range(tables)]
    clock = _Clock(protocol, pause=0.05)
    clock.measuring = True
    start, before = time.perf_counter(), running.cpu()
    person = asyncio.create_task(_table(running.port, title, seats, clock))
    left = list(watched)
    while left and time.perf_counter() - start < most:
        left = [links for links in left if not await asyncio.to_thread(_over, running.port, links, protocol)]
        await asyncio.sleep(0.5)
    took, cpu = time.perf_counter() - start, running.cpu() - before
    clock.stopping = True
    person.cancel()
    await asyncio.gather(person, return_exceptions=True)
    name = f"a person beside {tables} tables of bots ({tables - len(left)} of them finished)"
    return ServerMeasure(name, took, clock.waits, cpu)


def measure_server(title: str, seats: int, seconds: float, database: str | None, workers: int) -> list[ServerMeasure]:
    """All parts, one after the other, on one server."""
    protocol = Protocol()
    with tempfile.TemporaryDirectory(prefix="posterity-bench-") as folder:
        url = database or f"sqlite:///{Path(folder) / 'bench.sqlite'}"
        with running_server(serving(url, "--workers", str(workers))) as running:
            return [
                asyncio.run(clients_at_once(running, title, seats, 50, seconds, 0.0, protocol)),
                asyncio.run(clients_at_once(running, title, seats, 1000, 2 * seconds, THINKING, protocol)),
                asyncio.run(person_among_bots(running, title, seats, 100, 300, protocol)),
            ]
