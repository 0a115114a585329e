"""How many durable moves a second the server makes, and how long a person waits while bots play."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect


class ServerMeasure:
    """What came out of one part of the benchmark."""

    def __init__(self, name: str, moves: int, seconds: float, waits: list[float]) -> None:
        self.name = name
        self.moves = moves
        self.seconds = seconds
        ordered = sorted(waits)
        self.median_ms = statistics.median(ordered) * 1000
        self.p95_ms = ordered[int(len(ordered) * 0.95)] * 1000

    def as_dict(self) -> dict[str, object]:
        return {
            "name": self.name,
            "moves_per_s": round(self.moves / self.seconds),
            "median_ms": round(self.median_ms, 1),
            "p95_ms": round(self.p95_ms, 1),
        }


@contextlib.contextmanager
def running_server() -> Iterator[int]:
    """A server of its own on a fresh SQLite file; yields its port."""
    with tempfile.TemporaryDirectory(prefix="posterity-bench-") as folder:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port: int = probe.getsockname()[1]
        command = [sys.executable, "-m", "posterity", "serve", "--port", str(port)]
        command += ["--database", f"sqlite:///{Path(folder) / 'bench.sqlite'}"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ})
        try:
            _wait_until_ready(port)
            yield port
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


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


def _create(port: int, title: str, seats: list[dict[str, str]]) -> dict[str, Any]:
    body = json.dumps({"title": title, "seats": seats, "confirm": False}).encode()
    address = f"http://127.0.0.1:{port}/api/tables"
    request = urllib.request.Request(address, body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        links: dict[str, Any] = json.load(answer)
        return links


class _Clock:
    """Collects waits between a beginning and an end."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.measuring = False
        self.stopping = False


async def _seat(port: int, table: str, token: str, seat: int, clock: _Clock, pause: float = 0.0) -> None:
    """A client on one seat: it answers as soon as it may, and notes how long each ack takes."""
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket?token={token}"
    sent: dict[str, float] = {}
    moving: asyncio.Task[None] | None = None
    async with connect(address, max_size=None) as connection:

        async def move(message: dict[str, Any]) -> None:
            await asyncio.sleep(pause)
            action = random.choice(message["menu"]["options"])["action"]
            made = {"type": "move", "id": random.randbytes(8).hex(), "version": message["version"]}
            sent[str(made["id"])] = time.perf_counter()
            await connection.send(json.dumps({**made, "action": action}))

        async for text in connection:
            message = json.loads(text)
            if message["type"] == "ack":
                wait = time.perf_counter() - sent.pop(message["id"])
                if clock.measuring:
                    clock.waits.append(wait)
            if message["type"] not in ("snapshot", "update"):
                continue
            if message["over"] or clock.stopping:
                if moving is not None:
                    moving.cancel()
                return
            if message["asked"] == seat:
                # On its own, so that a pause for thought does not keep the acks waiting.
                moving = asyncio.create_task(move(message))


async def _table(port: int, title: str, seats: int, clock: _Clock, pause: float = 0.0) -> None:
    """One table after another, all seats clients, until the clock stops."""
    while not clock.stopping:
        links = await asyncio.to_thread(_create, port, title, [{"kind": "person"}] * seats)
        tokens = [link["token"] for link in links["seats"]]
        async with asyncio.TaskGroup() as group:
            for seat, token in enumerate(tokens):
                group.create_task(_seat(port, links["table"], token, seat, clock, pause))


async def clients_at_once(port: int, title: str, seats: int, tables: int, seconds: float) -> ServerMeasure:
    """Many tables whose seats are clients that answer as soon as they may."""
    clock = _Clock()
    tasks = [asyncio.create_task(_table(port, title, seats, clock)) for _ in range(tables)]
    await asyncio.sleep(seconds / 4)  # everybody is seated
    clock.measuring = True
    start = time.perf_counter()
    await asyncio.sleep(seconds)
    clock.measuring = False
    took = time.perf_counter() - start
    clock.stopping = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return ServerMeasure(f"{tables} tables of clients", len(clock.waits), took, clock.waits)


async def person_among_bots(port: int, title: str, seats: int, tables: int, most: float) -> ServerMeasure:
    """A person's moves on one table while bots play many others to their end."""
    bots = [{"kind": "bot", "bot": "page"}] * seats
    watched = [await asyncio.to_thread(_create, port, title, bots) for _ in range(tables)]
    clock = _Clock()
    clock.measuring = True
    start = time.perf_counter()
    person = asyncio.create_task(_table(port, title, seats, clock, pause=0.05))
    left = list(watched)
    while left and time.perf_counter() - start < most:
        left = [links for links in left if not await asyncio.to_thread(_over, port, links)]
        await asyncio.sleep(0.5)
    took = time.perf_counter() - start
    clock.stopping = True
    person.cancel()
    await asyncio.gather(person, return_exceptions=True)
    name = f"a person beside {tables} tables of bots ({tables - len(left)} of them finished)"
    return ServerMeasure(name, len(clock.waits), took, clock.waits)


def _over(port: int, links: dict[str, Any]) -> bool:
    address = f"http://127.0.0.1:{port}/api/tables/{links['table']}?token={links['watch']}"
    with urllib.request.urlopen(address) as answer:
        return bool(json.load(answer)["over"])


def measure_server(title: str, seats: int, seconds: float) -> list[ServerMeasure]:
    """Both parts, one after the other, on one server."""
    with running_server() as port:
        first = asyncio.run(clients_at_once(port, title, seats, 50, seconds))
        second = asyncio.run(person_among_bots(port, title, seats, 100, 300))
    return [first, second]
