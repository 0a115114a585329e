"""A real server on a real SQLite file, and clients that speak the protocol."""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from callers import after
from posterity import machine

WEB = Path(__file__).parents[2] / "web" / "dist"
WITH_HUSH = {"POSTERITY_TITLES": str(Path(__file__).parents[1] / "titles")}  # the title of the tests beside the others
# Tests need no good advice, but soon; and all of them come from one address.
FOR_TESTS = (
    "hint_steps=12",
    "analysis_steps=2",
    "seeds_with_hidden_hands=true",
    *[
        f"{limit}=1000000"
        for limit in (
            "openings_per_minute",
            "requests_per_minute",
            "tables_per_minute",
            "tables_per_day",
            "uploads_per_minute",
            "lookbacks_per_minute",
            "hints_per_minute",
            "messages_per_address",
        )
    ],
    "messages_per_second=100",
    "message_burst=200",
)


class Server:
    """A server process that can be stopped, killed and started again on the same file."""

    def __init__(
        self,
        folder: Path,
        environment: Mapping[str, str] | None = None,
        settings: tuple[str, ...] = (),
        url: str = "",
        workers: int = 1,
        web: Path = WEB,
    ) -> None:
        self.environment = environment or {}
        self.settings = [*FOR_TESTS, *settings]
        self.workers = workers
        self.web = web
        self.database = folder / "tables.sqlite"
        self.url = url or f"sqlite:///{self.database}"
        self.port = machine.free_port()
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.sockets = contextlib.ExitStack()
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=30)
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "posterity", "serve", "--port", str(self.port)]
        command += ["--database", self.url, "--workers", str(self.workers)]
        if (self.web / "index.html").is_file():
            command += ["--web", str(self.web)]
        for setting in self.settings:
            command += ["--set", setting]
        if shutil.which("setpriv"):  # also where the tests themselves are killed
            command = ["setpriv", "--pdeathsig", "KILL", *command]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **self.environment})
        try:
            self.wait_for_it(self.process)
        except BaseException:
            self.close()
            raise

    def wait_for_it(self, process: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + 60
        while True:
            try:
                if self.http.get("/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                assert process.poll() is None, self.log.read_text()
                assert time.monotonic() < end, self.log.read_text()
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        if how != signal.SIGKILL:
            self.sockets.close()
        self.process.send_signal(how)
        return self.process.wait(30)

    def close(self) -> None:
        """However a test ended, nothing of it is left running."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait(30)
        self.sockets.close()
        self.http.close()

    def create(self, *seats: str, names: Sequence[str] = (), **wanted: Any) -> Links:
        """A table whose seats are "person" or the names of bots."""
        described = [{"kind": "person"} if s == "person" else {"kind": "bot", "bot": s} for s in seats]
        for seat, name in zip(described, names, strict=False):
            seat["name"] = name
        body = {"title": "village", "seats": described, "confirm": False, **wanted}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return Links(answer.json())

    def get(self, links: Links, seat: int | None, what: str = "", /, **params: Any) -> httpx.Response:
        """Look at something of a table."""
        return self.http.get(f"/api/tables/{links.table}{what}", params=params, headers=links.bearer(seat))

    def post(self, links: Links, seat: int | None, what: str, /, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{links.table}{what}", json=body, headers=links.bearer(seat))

    def upload(self, record: bytes | str) -> Links:
        answer = self.http.post("/api/records", content=record)
        assert answer.status_code == 201, answer.text
        return Links(answer.json())

    def client(self, links: Links, seat: int | None, version: int | None = None) -> Player:
        return Player(self, links, seat, version)

    def error(self, answer: httpx.Response) -> tuple[int, str, str]:
        detail = answer.json()["error"]
        return answer.status_code, detail["code"], detail["message"]


class Links:
    def __init__(self, data: dict[str, Any]) -> None:
        self.table: str = data["table"]
        self.watch: str = data["watch"]
        self.tokens: list[str | None] = [seat["token"] for seat in data["seats"]]

    def token(self, seat: int | None) -> str:
        return self.watch if seat is None else str(self.tokens[seat])

    def bearer(self, seat: int | None) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token(seat)}"}


class Player:
    """A socket client that keeps the newest snapshot."""

    def __init__(self, server: Server, links: Links, seat: int | None, version: int | None) -> None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{links.table}/socket"
        # Pings would come from a thread of their own that uses the global generator, in the middle of other tests.
        self.socket: ClientConnection = server.sockets.enter_context(
            connect(address, ping_interval=None, compression=None)
        )
        self.socket.send(json.dumps({"type": "hello", "token": links.token(seat), "version": version}))
        self.seat = seat
        self.now: dict[str, Any] = {}
        self.others: list[dict[str, Any]] = []  # presence and thinking
        if version is None:
            self.until("snapshot")

    def until(self, *kinds: str, seconds: float = 30) -> dict[str, Any]:
        """The next message of these kinds; snapshots and updates are remembered on the way."""
        end = time.monotonic() + seconds
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=max(0.01, end - time.monotonic())))
            if message["type"] == "snapshot":
                self.now = message
            elif message["type"] == "update":
                self.now = after(self.now, message)
            if message["type"] in kinds:
                return message
            self.others.append(message)

    def catch_up(self, version: int) -> None:
        """Wait until it knows of all that happened before."""
        while self.now["version"] < version:
            self.until("update", "snapshot")

    def send(self, **message: Any) -> dict[str, Any]:
        """Send a move or an undo; the ack or the refusal."""
        filled = {"id": random.randbytes(8).hex(), "version": self.now["version"], **message}
        while True:
            self.socket.send(json.dumps(filled))
            answer = self.until("ack", "refused")
            if answer.get("code") != "too-fast":
                return answer
            time.sleep(0.5)

    def raw(self, text: str) -> dict[str, Any]:
        self.socket.send(text)
        return self.until("refused", "ack")

    @property
    def options(self) -> list[str]:
        menu = self.now["menu"]
        return list(menu["options"]) if menu else []

    def look(self) -> dict[str, Any]:
        """What is certain about the options, and why not the rest."""
        self.socket.send(json.dumps({"type": "look", "version": self.now["version"]}))
        return self.until("outlook")

    def play(self, action: str) -> dict[str, Any]:
        answer = self.send(type="move", action=action)
        assert answer["type"] == "ack", answer
        return answer

    def close(self) -> None:
        self.socket.close()
