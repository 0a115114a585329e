"""Connections: how many, whose, and how long they may take; with both parsers and both event loops."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import subprocess
import sys
import textwrap
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
import uvloop
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect as open_socket

from asking import PATIENCE, Running, Wire, running, scope_of
from posterity.server.connections import Door, H11Connection, HttpToolsConnection, address_of, raise_descriptors
from posterity.server.edge import Bodies
from posterity.server.metrics import Metrics
from posterity.server.settings import Settings, read

QUICK = replace(Settings(), header_seconds=0.4, body_seconds=0.4, send_seconds=0.4, keep_alive_seconds=60)
GET = "GET / HTTP/1.1\r\nhost: table\r\n\r\n"
UNFINISHED = "GET / HTTP/1.1\r\nhost: ta"
MUCH = 20_000_000  # bytes: more than the system keeps for somebody who does not read


async def echo(request: Request) -> Response:
    return PlainTextResponse(await request.body() or b"hello")


async def deaf(request: Request) -> Response:
    """Answers without having read the body."""
    return PlainTextResponse("no")


async def names(request: Request) -> Response:
    """The headers that the application was told of, when it has read the body."""
    await request.body()
    return PlainTextResponse(" ".join(name.decode() for name, _ in request.scope["headers"]))


async def large(request: Request) -> Response:
    return PlainTextResponse(b"x" * MUCH)


async def table(websocket: WebSocket) -> None:
    await websocket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await websocket.send_text(await websocket.receive_text())


async def torrent(websocket: WebSocket) -> None:
    """Says much, whether or not anybody listens."""
    await websocket.accept()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            await websocket.send_bytes(os.urandom(100_000))


ROUTES = [
    Route("/", echo, methods=["GET", "POST"]),
    Route("/deaf", deaf, methods=["GET", "POST"]),
    Route("/names", names, methods=["GET", "POST"]),
    Route("/large", large),
    WebSocketRoute("/socket", table),
    WebSocketRoute("/torrent", torrent),
]


class House:
    """Runs a test against a server with one of the parsers, in one of the event loops."""

    def __init__(self, protocol: type[asyncio.Protocol], loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
        self.protocol = protocol
        self.loop = loop
        self.metrics = Metrics()

    def play(self, test: Callable[[Running], Awaitable[None]], settings: Settings = QUICK) -> None:
        async def played() -> None:
            app = Bodies(Starlette(routes=ROUTES), settings, self.metrics)
            async with running(app, settings, self.metrics, self.protocol) as server:
                await test(server)
                await self.all_gone(server)

        with asyncio.Runner(loop_factory=self.loop) as runner:
            runner.run(played())

    async def all_gone(self, server: Running) -> None:
        """Whatever happened: when everybody has hung up, no place is taken."""
        for wire in server.wires:
            wire.hang_up()
        await eventually(lambda: self.now("posterity_connections") == 0)

    def now(self, name: str, **labels: str) -> float:
        return self.metrics.registry.get_sample_value(name, labels) or 0.0


async def eventually(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


@pytest.fixture(params=["httptools-uvloop", "httptools-asyncio", "h11-uvloop", "h11-asyncio"])
def house(request: pytest.FixtureRequest) -> House:
    parser, _, loop = request.param.partition("-")
    assert HttpToolsConnection is not None
    protocol = HttpToolsConnection if parser == "httptools" else H11Connection
    return House(protocol, uvloop.new_event_loop if loop == "uvloop" else asyncio.new_event_loop)


def test_whoever_takes_no_longer_than_allowed_notices_nothing(house: House) -> None:
    async def test(server: Running) -> None:
        wire = await server.connect()
        for _ in range(3):
            await wire.say(GET)
            assert (await wire.answer()).body == b"hello"
        await wire.say("POST / HTTP/1.1\r\nhost: table\r\ncontent-length: 5\r\n\r\n", "he", "llo")
        assert (await wire.answer()).body == b"hello"
        await wire.say(
            "POST / HTTP/1.1\r\nhost: table\r\ntransfer-encoding: chunked\r\n\r\n", "2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n"
        )
        assert (await wire.answer()).body == b"hello"

    house.play(test, Settings())


def test_300_unfinished_requests_are_all_closed(house: House) -> None:
    async def test(server: Running) -> None:
        wires = [await server.connect() for _ in range(300)]
        for wire in wires:
            await wire.say(UNFINISHED)
        for said in await asyncio.gather(*(wire.closed() for wire in wires)):
            assert said.startswith(b"HTTP/1.1 408 ") or not said
        assert house.now("posterity_unfinished_requests_total", part="head") == 300
        honest = await server.connect()
        await honest.say(GET)
        assert (await honest.answer()).status == 200

    house.play(test)


def test_a_head_that_trickles_in_is_not_waited_for(house: House) -> None:
    async def trickle(wire: Wire) -> None:
        with contextlib.suppress(ConnectionError):
            await wire.say("GET / HTTP/1.1\r\n")
            while True:
                await wire.say("x: y\r\n")
                await asyncio.sleep(0.02)

    async def test(server: Running) -> None:
        wire = await server.connect()
        trickling = asyncio.create_task(trickle(wire))
        said = await wire.closed()
        trickling.cancel()
        # What is still on its way to a connection that is closed can cost its sender the answer.
        assert b"too-slow" in said or not said
        assert house.now("posterity_unfinished_requests_total", part="head") == 1

    house.play(test)


def test_whoever_says_nothing_at_all_is_closed_without_a_word(house: House) -> None:
    async def test(server: Running) -> None:
        assert await (await server.connect()).closed() == b""

    house.play(test)


def test_the_next_request_on_a_connection_has_its_time_from_its_first_byte(house: House) -> None:
    async def test(server: Running) -> None:
        wire = await server.connect()
        await wire.say(GET)
        await wire.answer()
        other = await server.connect()
        await other.closed()  # as long as a head may take
        await wire.say(GET)
        assert (await wire.answer()).status == 200, "it may wait between two requests"
        await wire.say(UNFINISHED)
        await wire.closed()
        assert house.now("posterity_unfinished_requests_total", part="head") == 2

    house.play(test)


def test_an_empty_line_does_not_hold_a_connection_for_ever(house: House) -> None:
    async def test(server: Running) -> None:
        wire = await server.connect()
        await wire.say(GET)
        await wire.answer()
        await wire.say("\r\n")
        await wire.closed()

    house.play(test)


def test_headers_without_an_end_are_refused(house: House) -> None:
    async def test(server: Running) -> None:
        wire = await server.connect()
        await wire.say("GET / HTTP/1.1\r\n")
        with contextlib.suppress(ConnectionError):
            for number in range(10_000):
                await wire.say(f"x-{number}: {'y' * 50}\r\n")
        said = await wire.closed()
        assert not said or said.startswith((b"HTTP/1.1 431 ", b"HTTP/1.1 400 "))

    house.play(test, replace(QUICK, header_seconds=60.0))


def test_a_body_that_never_ends_is_answered_and_closed(house: House) -> None:
    async def test(server: Running) -> None:
        for head in ("content-length: 100", "transfer-encoding: chunked"):
            wire = await server.connect()
            await wire.say(f"POST / HTTP/1.1\r\nhost: table\r\n{head}\r\n\r\n")
            answer = await wire.answer()
            assert (answer.status, answer.code) == (408, "too-slow")
            assert await wire.closed() == b""

    house.play(test)


def test_the_rest_of_a_body_is_not_waited_for_when_the_answer_is_given(house: House) -> None:
    settings = replace(QUICK, body_bytes=1024)

    async def test(server: Running) -> None:
        wire = await server.connect()
        await wire.say("POST / HTTP/1.1\r\nhost: table\r\ncontent-length: 2000\r\n\r\n")
        assert (await wire.answer()).status == 413
        await wire.closed()
        assert house.now("posterity_unfinished_requests_total", part="body") == 1

    house.play(test, settings)


def test_a_body_that_is_too_long_is_refused_however_it_is_told(house: House) -> None:
    settings = replace(QUICK, body_bytes=1024, body_seconds=60.0)

    async def test(server: Running) -> None:
        told = await server.connect()
        await told.say("POST / HTTP/1.1\r\nhost: table\r\ncontent-length: 1025\r\n\r\n")
        answer = await told.answer()
        assert (answer.status, answer.code) == (413, "too-large")
        await told.say("x" * 1025)
        await told.say(GET)
        assert (await told.answer()).status == 200, "who sends it all the same can go on"
        chunked = await server.connect()
        await chunked.say("POST / HTTP/1.1\r\nhost: table\r\ntransfer-encoding: chunked\r\n\r\n")
        await chunked.say("400\r\n" + "x" * 1024 + "\r\n", "1\r\nx\r\n")
        answer = await chunked.answer()
        assert (answer.status, answer.code) == (413, "too-large")
        await chunked.say("0\r\n\r\n", GET)
        assert (await chunked.answer()).status == 200
        fits = await server.connect()
        await fits.say("POST / HTTP/1.1\r\nhost: table\r\ncontent-length: 1024\r\n\r\n", "x" * 1024)
        assert (await fits.answer()).body == b"x" * 1024

    house.play(test, settings)


def test_a_body_without_an_end_is_cut_off(house: House) -> None:
    async def test(server: Running) -> None:
        wire = await server.connect()
        await wire.say("POST / HTTP/1.1\r\nhost: table\r\ntransfer-encoding: chunked\r\n\r\n")
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while True:
                    await wire.say("10000\r\n" + "x" * 65536 + "\r\n")
        await wire.closed()

    house.play(test, replace(QUICK, body_bytes=1024, body_seconds=600.0))


def test_every_request_of_a_connection_has_its_headers_and_none_after_its_body(house: House) -> None:
    chunked = "POST /names HTTP/1.1\r\nhost: table\r\ntransfer-encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\nlate: x\r\n\r\n"

    async def test(server: Running) -> None:
        wire = await server.connect()
        for _ in range(3):
            await wire.say(chunked)
            assert (await wire.answer()).body == b"host transfer-encoding"

    house.play(test)


def test_who_does_not_read_the_end_is_dropped_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("posterity.server.connections.time.monotonic", lambda: now)

    class Closing(asyncio.Transport):
        """A connection with words in it that nobody takes out."""

        closing = aborted = False

        def is_closing(self) -> bool:
            return self.closing

        def abort(self) -> None:
            self.aborted = True

    async def played() -> None:
        nonlocal now
        transport = Closing({"peername": ("192.0.2.1", 50_000)})
        door = Door(Settings(send_seconds=20.0), Metrics())
        place = door.enter(transport)
        assert place is not None
        place.head_ends()
        transport.closing = True
        door.look()
        now += 19
        door.look()
        assert not transport.aborted
        now += 2
        door.look()
        assert transport.aborted

    asyncio.run(played())


def test_one_address_gets_so_many_connections_and_another_its_own(house: House) -> None:
    async def test(server: Running) -> None:
        many = [await server.connect("127.0.0.2") for _ in range(5)]
        await eventually(lambda: house.now("posterity_connections") == 5)
        refused = await server.connect("127.0.0.2")
        said = await refused.closed()
        assert said.startswith(b"HTTP/1.1 503 ")
        assert b"\r\nretry-after: 5\r\n" in said
        assert b'"busy"' in said
        assert house.now("posterity_connections_refused_total", limit="connections_per_address") == 1
        honest = await server.connect("127.0.0.3")
        await honest.say(GET)
        assert (await honest.answer()).status == 200
        many[0].hang_up()
        await eventually(lambda: house.now("posterity_connections") == 5)
        again = await server.connect("127.0.0.2")
        await again.say(GET)
        assert (await again.answer()).status == 200

    house.play(test, replace(QUICK, header_seconds=60.0, connections_per_address=5))


def test_all_together_get_so_many_connections(house: House) -> None:
    async def test(server: Running) -> None:
        for number in range(5):
            await server.connect(f"127.0.0.{2 + number}")
        await eventually(lambda: house.now("posterity_connections") == 5)
        assert b"busy" in await (await server.connect("127.0.0.9")).closed()
        assert house.now("posterity_connections_refused_total", limit="connections") == 1

    house.play(test, replace(QUICK, header_seconds=60.0, connections=5))


def test_a_trusted_proxy_may_have_as_many_as_it_needs(house: House) -> None:
    trusting = read(None, {}, ["trusted_proxies=127.0.0.2", "connections_per_address=2"])

    async def test(server: Running) -> None:
        for _ in range(6):
            wire = await server.connect("127.0.0.2")
            await wire.say(GET)
            assert (await wire.answer()).status == 200

    house.play(test, trusting)


def test_where_there_are_fewer_places_than_were_set_one_address_has_its_share_of_them() -> None:
    settings = Settings(connections=4000, connections_per_address=400)
    assert Door(settings, Metrics()).each.most == 400
    assert Door(settings, Metrics(), 300).each.most == 30, "four strangers cannot take all places"
    assert Door(settings, Metrics(), 20).each.most == 8, "enough for a browser"


def test_a_socket_keeps_the_place_of_its_connection_and_gives_it_back(house: House) -> None:
    async def test(server: Running) -> None:
        address = f"ws://127.0.0.1:{server.port}/socket"
        async with open_socket(address) as one, open_socket(address) as other:
            for client in (one, other):
                await client.send("hello")
                assert await client.recv() == "hello"
            assert house.now("posterity_connections") == 2
            assert b"busy" in await (await server.connect()).closed()
            late = await server.connect("127.0.0.7")
            await late.closed()  # as long as a head may take: a socket need not care
            await other.send("still there")
            assert await other.recv() == "still there"
        await eventually(lambda: house.now("posterity_connections") == 0)
        async with open_socket(address) as again:
            await again.send("hello")
            assert await again.recv() == "hello"

    house.play(test, replace(QUICK, connections_per_address=2))


def test_who_does_not_read_an_answer_is_dropped(house: House) -> None:
    async def test(server: Running) -> None:
        wire = await server.connect(limit=1024)
        await wire.say("GET /large HTTP/1.1\r\nhost: table\r\n\r\n")
        await eventually(lambda: house.now("posterity_slow_readers_dropped_total") == 1)
        await eventually(lambda: house.now("posterity_connections") == 0)

    house.play(test)


def test_who_does_not_read_a_socket_is_dropped(house: House) -> None:
    async def test(server: Running) -> None:
        wire = await server.connect(limit=1024)
        await wire.say(upgrade("/torrent"))
        await eventually(lambda: house.now("posterity_slow_readers_dropped_total") == 1)
        await eventually(lambda: house.now("posterity_connections") == 0)

    house.play(test)


def test_who_pings_and_does_not_read_is_dropped(house: House) -> None:
    async def test(server: Running) -> None:
        wire = await server.connect(limit=1024)
        await wire.say(upgrade("/socket"))
        assert (await wire.answer()).status == 101
        ping = b"\x89\xfd" + bytes(4) + bytes(125)
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while True:
                    await wire.say(ping * 1000)
        await eventually(lambda: house.now("posterity_slow_readers_dropped_total") == 1)

    plenty = replace(QUICK, messages_per_second=10**9, message_burst=10**9)
    house.play(test, replace(plenty, send_seconds=600.0, queued_bytes=100_000))


@pytest.mark.parametrize("frame", [b"\x89\x80", b"\x8a\x80", b"\x00\x80"], ids=["pings", "pongs", "fragments"])
def test_frames_that_never_become_a_message_are_limited(house: House, frame: bytes) -> None:
    """Six bytes each, and all of them read at once: without a limit nobody else would get a turn."""

    async def test(server: Running) -> None:
        wire = await server.connect()
        await wire.say(upgrade("/socket"))
        assert (await wire.answer()).status == 101
        begun = b"\x01\x80" + bytes(4) if frame == b"\x00\x80" else b""
        await wire.say(begun + (frame + bytes(4)) * 90)
        await asyncio.sleep(0.05)
        assert house.now("posterity_slow_readers_dropped_total") == 0, "a few are nothing"
        with contextlib.suppress(ConnectionError):
            await wire.say((frame + bytes(4)) * 5000)
        await eventually(lambda: house.now("posterity_slow_readers_dropped_total") == 1)

    house.play(test, replace(QUICK, send_seconds=600.0))


def upgrade(path: str) -> str:
    key = "c29tZXRoaW5nIHJhbmRvbQ=="
    return (
        f"GET {path} HTTP/1.1\r\nhost: table\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n"
    )


@pytest.mark.parametrize(
    "nonsense",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"CONNECT table:80 HTTP/1.1\r\nhost: table\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: table\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: table\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n",
        b"POST / HTTP/1.1\r\nhost: table\r\ncontent-length: -1\r\n\r\n",
        b"POST / HTTP/1.1\r\nhost: table\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello",
        b"POST / HTTP/1.1\r\nhost: table\r\ntransfer-encoding: chunked\r\n\r\nzzz\r\n",
    ],
)
def test_nonsense_harms_nobody_and_does_not_stay(house: House, nonsense: bytes) -> None:
    async def test(server: Running) -> None:
        wire = await server.connect()
        await wire.say(nonsense)
        await wire.closed()
        honest = await server.connect()
        await honest.say(GET)
        assert (await honest.answer()).status == 200

    house.play(test, replace(QUICK, keep_alive_seconds=1))


def test_requests_without_end_behind_each_other_are_cut_off(house: House) -> None:
    """They would be read to the end, and all kept, before the first is answered."""

    async def test(server: Running) -> None:
        wire = await server.connect()
        with contextlib.suppress(ConnectionError):
            for _ in range(50):
                await wire.say(GET * 200)
        await wire.closed()
        honest = await server.connect()
        await honest.say(GET)
        assert (await honest.answer()).status == 200

    if "httptools" in house.protocol.__name__.lower():
        house.play(test)


def test_hundreds_of_headers_are_refused(house: House) -> None:
    async def test(server: Running) -> None:
        wire = await server.connect()
        await wire.say("GET / HTTP/1.1\r\nhost: table\r\n" + "a: b\r\n" * 300 + "\r\n")
        assert b" 400 " in (await wire.closed()).split(b"\r\n")[0]

    if "httptools" in house.protocol.__name__.lower():
        house.play(test)


def test_requests_behind_each_other_are_all_answered(house: House) -> None:
    async def test(server: Running) -> None:
        wire = await server.connect()
        await wire.say(GET * 20)
        for _ in range(20):
            assert (await wire.answer()).body == b"hello"

    house.play(test)


# -- who asks -----------------------------------------------------------------

PROXIES = read(None, {}, ["trusted_proxies=10.0.0.0/8, fd00::/8"])


def test_without_proxies_the_one_who_connects_is_the_one_who_asks() -> None:
    assert address_of(scope_of(client="192.0.2.1", x_forwarded_for="198.51.100.9"), Settings()) == "192.0.2.1"
    assert address_of(scope_of(client="::ffff:192.0.2.1"), Settings()) == "192.0.2.1"
    assert address_of(scope_of(client=None), Settings()) == "local"


@pytest.mark.parametrize(
    ("client", "forwarded", "address"),
    [
        ("10.0.0.1", "198.51.100.9", "198.51.100.9"),
        ("192.0.2.1", "198.51.100.9", "192.0.2.1"),  # nobody we know says so
        ("10.0.0.1", "198.51.100.9, 10.0.0.2", "198.51.100.9"),  # two proxies of ours
        ("10.0.0.1", "203.0.113.5, 198.51.100.9", "198.51.100.9"),  # the first is what the client claims
        ("10.0.0.1", "10.0.0.7", "10.0.0.7"),  # one inside
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "unknown", "10.0.0.1"),
        ("10.0.0.1", "198.51.100.9, unknown", "10.0.0.1"),  # what stands before nonsense is not believed
        ("10.0.0.1", "198.51.100.9:5123", "198.51.100.9"),
        ("10.0.0.1", "[2001:db8::7]:5123", "2001:db8::7"),
        ("fd00::1", "2001:db8::7", "2001:db8::7"),
        ("10.0.0.1", "x" * 10_000, "10.0.0.1"),
        ("10.0.0.1", "1.1.1.1," * 1000 + "198.51.100.9", "198.51.100.9"),
        ("10.0.0.1", "10.0.0.2," * 1000 + "10.0.0.3", "10.0.0.2"),
    ],
)
def test_of_what_proxies_tell_the_last_one_that_is_not_ours_counts(client: str, forwarded: str, address: str) -> None:
    assert address_of(scope_of(client=client, x_forwarded_for=forwarded), PROXIES) == address


def test_several_lines_of_one_header_are_read_in_their_order() -> None:
    scope = scope_of(client="10.0.0.1")
    scope["headers"] = [(b"x-forwarded-for", b"203.0.113.5"), (b"x-forwarded-for", b"198.51.100.9")]
    assert address_of(scope, PROXIES) == "198.51.100.9"


# -- descriptors ----------------------------------------------------------------

SCARCE = """
    import asyncio, json, resource, sys
    resource.setrlimit(resource.RLIMIT_NOFILE, (64, 400))
    import uvicorn
    from posterity.server import logs
    from posterity.server.connections import configuration
    from posterity.server.metrics import Metrics
    from posterity.server.settings import Settings

    async def app(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"5")]})
        await send({"type": "http.response.body", "body": b"hello"})

    async def main():
        settings = Settings(header_seconds=60.0, connections_per_address=4000)
        config = configuration(app, settings, Metrics(), host="127.0.0.1", port=0, lifespan="off")
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        print(server.servers[0].sockets[0].getsockname()[1], flush=True)
        await serving

    logs.set_up()
    asyncio.run(main())
"""


@contextlib.asynccontextmanager
async def scarce_server(log: int) -> AsyncIterator[int]:
    """A server in a process of its own that may have 400 descriptors; the port."""
    command = [sys.executable, "-c", textwrap.dedent(SCARCE)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log)
    try:
        assert process.stdout is not None
        line = await asyncio.to_thread(process.stdout.readline)
        yield int(line)
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def test_a_process_gets_as_many_descriptors_as_the_system_gives() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        got = raise_descriptors()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= got > 0
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_descriptors_never_run_out_and_nobody_floods_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def attack(port: int) -> None:
        held: list[asyncio.StreamWriter] = []

        async def ask() -> bytes:
            """Connect, ask, and stay; the first words of the answer."""
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            held.append(writer)
            with contextlib.suppress(ConnectionError):
                writer.write(GET.encode())
                return await reader.read(12)
            return b""

        async with asyncio.timeout(PATIENCE):
            answers: list[bytes] = []
            for _ in range(25):
                answers += await asyncio.gather(*(ask() for _ in range(20)))
            assert 100 < answers.count(b"HTTP/1.1 200") < 400
            assert not any(answer.endswith(b"200") for answer in answers[400:])
            for writer in held:
                writer.transport.abort()
            while not (await ask()).endswith(b"200"):  # as soon as it has noticed that the others are gone
                held[-1].transport.abort()
            held[-1].transport.abort()

    async def played() -> None:
        with log.open("wb") as kept:
            async with scarce_server(kept.fileno()) as port:
                await attack(port)

    asyncio.run(played())
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [line["message"] for line in lines] == [
        "fewer connections than set: the system allows too few descriptors"
    ], lines
    assert lines[0]["connections"] < 400
