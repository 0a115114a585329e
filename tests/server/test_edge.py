"""The edge: what one address asks for too often is refused, the others notice nothing, and every answer is complete."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import InvalidStatus

from asking import Inside, Running, running, scope_of, socket_messages
from posterity.server.edge import guarded, kind_of
from posterity.server.limits import Limiter
from posterity.server.metrics import Metrics
from posterity.server.settings import Settings, read


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Edge:
    """An application that says yes to everything, behind the edge."""

    def __init__(self, settings: Settings) -> None:
        async def yes(request: Request) -> Response:
            return PlainTextResponse(b"yes" + await request.body())

        async def echo(websocket: WebSocket) -> None:
            await websocket.accept()
            while True:
                await websocket.send_text(await websocket.receive_text())

        self.clock = Clock()
        self.settings = settings
        self.metrics = Metrics()
        self.limiter = Limiter(settings, self.clock)
        routes = [WebSocketRoute("/socket", echo), Route("/{path:path}", yes, methods=["GET", "POST"])]
        self.app: ASGIApp = guarded(Starlette(routes=routes), settings, self.limiter, self.metrics)

    def asked_from(self, address: str) -> Inside:
        return Inside(self.app, address)

    def count(self, name: str, **labels: str) -> float:
        return self.metrics.registry.get_sample_value(name, labels) or 0.0

    def play(self, test: Callable[[Running], Awaitable[None]]) -> None:
        async def played() -> None:
            async with running(self.app, self.settings, self.metrics) as server:
                await test(server)

        asyncio.run(played())


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("POST", "/api/tables", "tables"),
        ("GET", "/api/tables", None),
        ("POST", "/api/records", "uploads"),
        ("GET", "/api/tables/abc", None),
        ("POST", "/api/tables/abc/name", None),
        ("POST", "/api/tables/abc/analysis", "lookbacks"),
        ("GET", "/api/tables/abc/story", "lookbacks"),
        ("GET", "/api/tables/abc/replay", "lookbacks"),
        ("GET", "/api/tables/abc/record", "lookbacks"),
        ("GET", "/api/tables/abc/keepsakes", "lookbacks"),
        ("GET", "/api/tables/abc/keepsakes/poster", "lookbacks"),
        ("POST", "/api/tables/abc/hint", "hints"),
        ("GET", "/assets/story", None),
        ("GET", "/", None),
    ],
)
def test_what_a_request_asks_for(method: str, path: str, kind: str | None) -> None:
    assert kind_of(method, path) == kind


@pytest.mark.parametrize(
    ("setting", "method", "path", "what"),
    [
        ("requests_per_minute", "GET", "/favicon.svg", "requests"),
        ("tables_per_minute", "POST", "/api/tables", "new tables"),
        ("uploads_per_minute", "POST", "/api/records", "uploaded records"),
        ("lookbacks_per_minute", "GET", "/api/tables/abc/story", "looks back at games"),
        ("hints_per_minute", "POST", "/api/tables/abc/hint", "hints"),
    ],
)
def test_too_much_is_refused_until_there_was_time(setting: str, method: str, path: str, what: str) -> None:
    edge = Edge(read(None, {}, [f"{setting}=6"]))
    one = edge.asked_from("192.0.2.1")
    for _ in range(6):
        assert one.ask(method, path).text == "yes"
    refused = one.ask(method, path)
    assert refused.status_code == 429
    assert refused.headers["retry-after"] == "10"
    message = f"too many {what} from your address; try again in 10 seconds"
    assert refused.json() == {"error": {"code": "too-many", "message": message}}
    assert "content-security-policy" in refused.headers
    assert edge.asked_from("192.0.2.2").ask(method, path).text == "yes"
    edge.clock.now += 10
    assert one.ask(method, path).text == "yes"
    assert edge.count("posterity_limited_total", kind=setting.split("_")[0]) == 1


def test_one_who_makes_too_many_tables_can_still_look_at_them() -> None:
    edge = Edge(read(None, {}, ["tables_per_minute=1"]))
    one = edge.asked_from("192.0.2.1")
    one.post("/api/tables")
    assert one.post("/api/tables").status_code == 429
    assert one.get("/api/tables/abc").status_code == 200


def test_behind_a_trusted_proxy_everybody_has_limits_of_their_own() -> None:
    edge = Edge(read(None, {}, ["tables_per_minute=1", "trusted_proxies=10.0.0.1"]))
    proxy = edge.asked_from("10.0.0.1")
    for client in ("192.0.2.1", "192.0.2.2", "192.0.2.3"):
        assert proxy.post("/api/tables", headers={"x-forwarded-for": client}).status_code == 200
    assert proxy.post("/api/tables", headers={"x-forwarded-for": "192.0.2.3"}).status_code == 429


def test_nobody_gets_more_by_claiming_to_be_somebody_else(caplog: pytest.LogCaptureFixture) -> None:
    edge = Edge(read(None, {}, ["tables_per_minute=1"]))
    one = edge.asked_from("192.0.2.1")
    assert one.post("/api/tables", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 200
    assert one.post("/api/tables", headers={"x-forwarded-for": "192.0.2.8"}).status_code == 429
    told = [record.getMessage() for record in caplog.records]
    assert [message[:44] for message in told] == ["requests are forwarded by a proxy that is no"], "told once"


def test_one_address_gets_so_many_sockets_and_another_its_own(caplog: pytest.LogCaptureFixture) -> None:
    edge = Edge(replace(Settings(), sockets_per_address=2))

    async def said(socket: ClientConnection, text: str) -> None:
        await socket.send(text)
        assert await socket.recv() == text

    async def test(server: Running) -> None:
        address = f"ws://127.0.0.1:{server.port}/socket"
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(2):
                await said(await stack.enter_async_context(open_socket(address)), "hello")
            with pytest.raises(InvalidStatus) as refused:
                await stack.enter_async_context(open_socket(address))
            assert refused.value.response.status_code == 429
            assert refused.value.response.headers["retry-after"] == "10"
            assert b'"too-many"' in refused.value.response.body
            other = await stack.enter_async_context(open_socket(address, local_addr=("127.0.0.2", 0)))
            await said(other, "hello")
            assert edge.count("posterity_sockets") == 3
        while edge.count("posterity_sockets"):
            await asyncio.sleep(0.01)
        async with open_socket(address) as again:
            await said(again, "hello")

    edge.play(test)
    assert edge.limiter.sockets.held == {}
    assert "without completing handshake" not in caplog.text


@pytest.mark.parametrize("setting", ["requests_per_minute", "openings_per_minute"])
def test_opening_sockets_again_and_again_is_limited_too(setting: str) -> None:
    edge = Edge(read(None, {}, [f"{setting}=3"]))
    for _ in range(3):
        with contextlib.suppress(Exception):  # it leaves in the middle of a word
            assert socket_messages(edge.app, "/socket")[0]["type"] == "websocket.accept"
    refused = socket_messages(edge.app, "/socket")
    assert refused[0]["type"] == "websocket.http.response.start"
    assert refused[0]["status"] == 429
    assert edge.limiter.sockets.held == {}


def test_a_server_that_cannot_answer_a_socket_closes_it() -> None:
    edge = Edge(replace(Settings(), sockets_per_address=1))
    edge.limiter.sockets.enter("192.0.2.1")
    sent = []

    async def asked() -> None:
        async def receive() -> dict[str, object]:
            return {"type": "websocket.connect"}

        async def send(message: object) -> None:
            sent.append(message)

        await edge.app({**scope_of("/socket", kind="websocket"), "extensions": {}}, receive, send)

    asyncio.run(asked())
    assert sent == [{"type": "websocket.close", "code": 1013, "reason": "too-many"}]


def test_a_body_arrives_whole() -> None:
    edge = Edge(Settings())
    assert edge.asked_from("192.0.2.1").post("/api/records", content=b"!" * 200_000).content == b"yes" + b"!" * 200_000


def test_a_body_that_is_too_long_is_refused_with_a_sentence() -> None:
    edge = Edge(Settings())
    refused = edge.asked_from("192.0.2.1").post("/api/records", content=b"!" * 262_145)
    assert refused.status_code == 413
    message = "a request may have at most 262144 bytes here"
    assert refused.json() == {"error": {"code": "too-large", "message": message}}


def test_only_editions_and_records_may_be_long() -> None:
    edge = Edge(Settings())
    keys = b"{" + b",".join(b'"%d":0' % n for n in range(2000)) + b"}"
    assert edge.asked_from("192.0.2.1").post("/api/tables", content=keys).status_code == 200
    refused = edge.asked_from("192.0.2.1").post("/api/tables/abc/name", content=keys)
    assert (refused.status_code, refused.json()["error"]["code"]) == (413, "too-large")
    assert "at most 4096 bytes" in refused.json()["error"]["message"]


def test_who_asks_too_often_is_let_go_of() -> None:
    edge = Edge(read(None, {}, ["requests_per_minute=1"]))
    one = edge.asked_from("192.0.2.1")
    assert one.get("/").status_code == 200
    refused = one.get("/")
    assert (refused.status_code, refused.headers["connection"]) == (429, "close")


def test_what_is_refused_is_counted_as_an_answer() -> None:
    edge = Edge(read(None, {}, ["uploads_per_minute=1"]))
    one = edge.asked_from("192.0.2.1")
    one.post("/api/records")
    one.post("/api/records")
    assert edge.count("posterity_http_answers_total", **{"class": "2xx"}) == 1
    assert edge.count("posterity_http_answers_total", **{"class": "4xx"}) == 1
