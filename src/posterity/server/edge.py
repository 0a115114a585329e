"""What every request passes on its way to the application: counted, limited, its body read, its answer with headers."""

from __future__ import annotations

import asyncio
import json
import logging
import math
from typing import cast

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from posterity.server.connections import address_of
from posterity.server.headers import Headers
from posterity.server.limits import Kind, Limiter, within
from posterity.server.metrics import CountAnswers, Metrics
from posterity.server.settings import Settings

log = logging.getLogger("posterity.server")

LOOKING_BACK = frozenset({"story", "replay", "record", "keepsakes", "analysis", "game"})
LARGE = frozenset({"/api/tables", "/api/records", "/api/games"})  # editions, records and games may be long
SMALL = 4096  # bytes of any other body
CALLED: dict[Kind, str] = {
    "requests": "requests",
    "tables": "new tables",
    "uploads": "uploaded records",
    "lookbacks": "looks back at games",
    "hints": "hints",
}


def guarded(app: ASGIApp, settings: Settings, limiter: Limiter, metrics: Metrics) -> ASGIApp:
    """The application with everything around it."""
    return CountAnswers(Headers(Limits(Bodies(app, settings, metrics), settings, limiter, metrics)), metrics)


async def refuse(send: Send, status: int, code: str, message: str, *headers: tuple[bytes, bytes]) -> None:
    """Answer with an error, in the form all errors have."""
    body = json.dumps({"error": {"code": code, "message": message}}).encode()
    length = (b"content-length", str(len(body)).encode())
    kind = (b"content-type", b"application/json")
    await send({"type": "http.response.start", "status": status, "headers": [kind, length, *headers]})
    await send({"type": "http.response.body", "body": body})


def retry_after(seconds: float) -> tuple[bytes, bytes]:
    return b"retry-after", str(max(1, math.ceil(seconds))).encode()


def kind_of(method: str, path: str) -> Kind | None:
    """What a request asks for, where that has a limit of its own."""
    if path == "/api/tables":
        return "tables" if method == "POST" else None
    if path in ("/api/records", "/api/games"):
        return "uploads" if method == "POST" else None
    parts = path.split("/", 5)
    if len(parts) > 4 and parts[1] == "api" and parts[2] == "tables":
        if parts[4] in LOOKING_BACK:
            return "lookbacks"
        if parts[4] == "hint":
            return "hints"
    return None


class Limits:
    """Refuses what an address asks for too often, and sockets of which it has too many."""

    def __init__(self, app: ASGIApp, settings: Settings, limiter: Limiter, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.limiter = limiter
        self.metrics = metrics
        self.warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        self._warn_of_proxy(scope)
        address = address_of(scope, self.settings)
        kind: Kind | None = "requests"
        wait = self.limiter.take("requests", address)
        if not wait and scope["type"] == "http":
            kind = kind_of(scope["method"], scope["path"])
            wait = self.limiter.take(kind, address) if kind else 0.0
        if wait:
            assert kind is not None
            await self._refuse(scope, receive, send, kind, f"too many {CALLED[kind]} from your address", wait)
        elif scope["type"] == "http":
            await self.app(scope, receive, send)
        elif not self.limiter.sockets.enter(address):
            await self._refuse(scope, receive, send, "sockets", "too many open tables from your address", 10)
        else:
            self.metrics.sockets.inc()
            try:
                await self.app(scope, receive, send)
            finally:
                self.metrics.sockets.dec()
                self.limiter.sockets.leave(address)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, kind: str, why: str, wait: float) -> None:
        self.metrics.limited.labels(kind).inc()
        seconds = max(1, math.ceil(wait))
        message = f"{why}; try again in {seconds} second{'s' if seconds > 1 else ''}"
        if scope["type"] == "http":
            # Saying no again and again on one connection would cost more than letting go of it.
            await refuse(send, 429, "too-many", message, retry_after(wait), (b"connection", b"close"))
            return
        await receive()  # that it wants to connect
        if "websocket.http.response" in scope.get("extensions", {}):

            async def send_instead(answer: Message) -> None:
                await send({**answer, "type": "websocket." + cast(str, answer["type"])})

            await refuse(send_instead, 429, "too-many", message, retry_after(wait))
        else:
            await send({"type": "websocket.close", "code": 1013, "reason": "too-many"})

    def _warn_of_proxy(self, scope: Scope) -> None:
        """Without this, everybody behind a proxy that nobody told us of would share one person's limits unnoticed."""
        if self.warned or not any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
            return
        peer = scope["client"][0] if scope.get("client") else ""
        if not within(peer, self.settings.trusted_proxies):
            self.warned = True
            log.warning(
                "requests are forwarded by a proxy that is not trusted: all its clients count as one address; "
                "if it is yours, name it in trusted_proxies",
                extra={"address": peer},
            )


class Bodies:
    """Reads the body of a request before the application hears of it, within a time and a size."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics
        self.most = settings.body_bytes
        self.small = min(settings.body_bytes, SMALL)
        self.seconds = settings.body_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        length, chunked = b"", False
        for name, value in scope["headers"]:
            if name == b"content-length":
                length = value
            elif name == b"transfer-encoding":
                chunked = True
        if not chunked and length in (b"", b"0"):
            await self.app(scope, receive, send)
            return
        most = self.most if scope["path"] in LARGE else self.small
        if not chunked and (not length.isdigit() or len(length) > 18 or int(length) > most):
            await self._too_large(send, most)
            return
        try:
            async with asyncio.timeout(self.seconds):
                body = await self._read(receive, most)
        except TimeoutError:
            self.metrics.unfinished.labels("body").inc()
            what = f"the body of a request must be there within {self.seconds:g} seconds"
            await refuse(send, 408, "too-slow", what, (b"connection", b"close"))
            return
        except _TooLarge:
            await self._too_large(send, most)
            return
        if body is None:  # it hung up
            return
        given = False

        async def receive_at_once() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, receive_at_once, send)

    async def _read(self, receive: Receive, most: int) -> bytes | None:
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return None
            part = message.get("body", b"")
            size += len(part)
            if size > most:
                raise _TooLarge
            parts.append(part)
            if not message.get("more_body", False):
                return b"".join(parts)

    async def _too_large(self, send: Send, most: int) -> None:
        await refuse(send, 413, "too-large", f"a request may have at most {most} bytes here")


class _TooLarge(Exception):
    """There is more of the body than it may have."""
