"""Whatever goes wrong on a socket, whoever is at its other end is told before it is closed."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy.exc import OperationalError

from asking import scope_of
from posterity.server.connections import PUSH
from posterity.server.errors import Problem
from posterity.server.limits import Limiter
from posterity.server.metrics import Metrics
from posterity.server.routes import socket
from posterity.server.settings import Settings
from posterity.table.live import LiveTable
from posterity.table.lobby import Unreadable
from posterity.table.trouble import Busy, NotStored
from sitting import seat_table

HELLO = {"type": "hello", "token": "Ada"}
SINCE = {"type": "since", "version": 7}  # which it never had: all of it is wanted
NO_DISK = OperationalError("SELECT token", {"id": "secret"}, Exception("no such table"))


def heard(live: LiveTable | Exception, *messages: dict[str, Any]) -> list[tuple[str, Any]]:
    """What a client hears that says this at a table, or where the table cannot be opened; and how it ends."""
    said: list[dict[str, Any]] = [{"type": "websocket.connect"}]
    said += [{"type": "websocket.receive", "text": json.dumps(message)} for message in messages]
    told: list[tuple[str, Any]] = []

    def tell(text: bytes | str) -> bool:
        message = json.loads(text)
        told.append((message["type"], message))
        return True

    async def opened(table: str, token: str) -> tuple[LiveTable, int]:
        if isinstance(live, Exception):
            raise live
        return live, 0

    async def receive() -> dict[str, Any]:
        return said.pop(0) if said else {"type": "websocket.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "websocket.send":
            tell(message["text"])
        elif message["type"] == "websocket.close":
            told.append(("close", message["code"]))

    async def called() -> None:
        await app(scope, receive, send)

    settings = Settings()
    app = FastAPI()
    app.include_router(socket.router)
    lobby = SimpleNamespace(opened=opened)
    app.state.house = SimpleNamespace(settings=settings, limiter=Limiter(settings), metrics=Metrics(), lobby=lobby)
    scope = {**scope_of("/api/tables/t/socket", kind="websocket"), "extensions": {PUSH: tell}}
    asyncio.run(called())
    return told


def fails(seat: int) -> bytes:
    raise ZeroDivisionError("a bug")


@pytest.mark.parametrize(
    ("problem", "code", "close"),
    [
        (Problem(404, "no-such-table", "there is no such table"), "no-such-table", 4404),
        (Unreadable(), "unreadable", 4404),
        (NO_DISK, "not-stored", 1013),
        (NotStored(sure=True), "not-stored", 1013),
        (Busy(), "busy", 1013),
        (TimeoutError(), "too-slow", 1013),
        (ZeroDivisionError("a bug"), "failed", 1013),
    ],
)
def test_a_table_that_cannot_be_opened_says_why(problem: Exception, code: str, close: int) -> None:
    (_, refused), end = heard(problem, HELLO)
    assert (refused["type"], refused["id"], refused["code"]) == ("refused", "", code)
    assert "secret" not in refused["message"] and "bug" not in refused["message"]
    assert end == ("close", close)


@pytest.mark.parametrize("said", [[HELLO], [{**HELLO, "version": 0}, SINCE]], ids=["at the beginning", "later"])
def test_a_bug_in_what_a_seat_is_shown_is_told_before_the_end(
    said: list[dict[str, Any]], caplog: pytest.LogCaptureFixture
) -> None:
    live, _ = seat_table(2)
    live.snapshot_message = fails  # type: ignore[method-assign]
    (_, refused), end = heard(live, *said)[-2:]
    assert (refused["type"], refused["id"], refused["code"]) == ("refused", "", "failed")
    assert end == ("close", 1013), "it may be tried again later"
    assert "ZeroDivisionError: a bug" in caplog.text, "and whoever runs the server can find it"
    assert not live.clients, "nobody is left sitting there"


def test_a_move_that_the_server_fails_at_is_answered_and_the_socket_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    """Over a new line the same move would be sent again, and end that one too."""
    live, store = seat_table(2)
    store.failing = ZeroDivisionError("a bug")
    move = {"type": "move", "id": "m", "version": 0, "action": live.table.game.options[0].text}
    told = heard(live, HELLO, move, SINCE)
    refused = next(message for kind, message in told if kind == "refused")
    assert (refused["id"], refused["code"], refused["version"]) == ("m", "failed", 0)
    assert [kind for kind, _ in told].count("snapshot") == 2, "it is answered further on"
    assert "close" not in [kind for kind, _ in told]
    assert "ZeroDivisionError: a bug" in caplog.text
