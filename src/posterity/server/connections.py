"""Connections: how many there may be, who is at the other end, and how long anybody may take over a request."""

from __future__ import annotations

import asyncio
import logging
import math
import sys
import time
from dataclasses import dataclass
from typing import Any, ClassVar, cast

import h11
import uvicorn
from starlette.types import ASGIApp, Scope
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from posterity.server.limits import AtOnce, Bucket, plain, within
from posterity.server.metrics import Metrics
from posterity.server.settings import Settings

if sys.platform != "win32":
    import resource

log = logging.getLogger("posterity.server")

NEVER = math.inf
PUSH = "posterity.push"  # among the extensions of a socket's scope
LOCAL = "local"  # the address of whoever comes through no network, or hangs up before it can be asked
MOST_HOPS = 10  # of proxies behind each other
MOST_DESCRIPTORS = 1 << 20
FEW = 8  # connections that an address has in any case: a browser opens six
SPARE_DESCRIPTORS = 128  # for the database, the processes of the bots, files
DISCARDED = 4 << 20  # bytes of a body that is too long, read so that its sender gets to see the answer
OFTEN = 1.0  # seconds between two looks at everybody
MOST_PIPELINED = 32  # requests that wait behind each other on one connection
MOST_HEADERS = 100  # of a request
CHUNK = 1024  # bytes of a socket that are read at a time


def address_of(scope: Scope, settings: Settings) -> str:
    """Who asks: the one who connected, or whom trusted proxies name; what others say of themselves counts nothing."""
    client = scope.get("client")
    address = plain(client[0]) if client else ""
    if not settings.trusted_proxies or not within(address, settings.trusted_proxies):
        return address or LOCAL
    told = b",".join(value for name, value in scope["headers"] if name == b"x-forwarded-for").decode("latin-1")
    # The last ones were written by the proxies nearest to us.
    for hop in reversed(told.rsplit(",", MOST_HOPS)[-MOST_HOPS:]):
        before = _host(hop)
        if not before:
            break
        address = before
        if not within(address, settings.trusted_proxies):
            break
    return address


def _host(hop: str) -> str:
    """The address in 192.0.2.7, 192.0.2.7:1234, 2001:db8::7 or [2001:db8::7]:1234; empty if there is none."""
    hop = hop.strip()
    if len(hop) > 64:
        return ""
    if hop.startswith("["):
        hop = hop[1:].partition("]")[0]
    elif hop.count(":") == 1:
        hop = hop.partition(":")[0]
    return plain(hop)


def _answer(status: str, code: str, message: str, more: str = "") -> bytes:
    """A whole answer for a connection that no application will see."""
    body = f'{{"error": {{"code": "{code}", "message": "{message}"}}}}'
    return (
        f"HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        f"cache-control: no-store\r\n{more}connection: close\r\n\r\n{body}"
    ).encode()


FULL = _answer("503 Service Unavailable", "busy", "too many connections; try again later", "retry-after: 5\r\n")
SLOW = _answer("408 Request Timeout", "too-slow", "the request took too long to arrive")
LONG = _answer("431 Request Header Fields Too Large", "too-large", "the headers of the request are too long")


class _TooMuch(Exception):
    """More than anybody in earnest sends; the parser answers 400 and closes."""


@dataclass(slots=True, eq=False)
class Place:
    """A connection, and by when it must have done what it is about to do."""

    transport: asyncio.Transport
    address: str
    counted: bool
    settings: Settings
    first: bool = True  # whether this is the first request
    received: int = 0  # bytes of this head, or of this body
    head_by: float = NEVER
    rest_by: float = NEVER  # of a body that was answered before its end
    read_by: float = NEVER  # by the other side, what we wrote
    closed_by: float = NEVER

    def __post_init__(self) -> None:
        self.head_begins()

    def head_begins(self) -> None:
        if self.head_by == NEVER:
            self.head_by = time.monotonic() + self.settings.header_seconds

    def head_ends(self) -> None:
        self.head_by = NEVER
        self.first = False
        self.received = 0

    def rest_begins(self) -> None:
        if self.rest_by == NEVER:
            self.rest_by = time.monotonic() + self.settings.body_seconds


class Door:
    """All connections of a process: who may come in, and whose time is over."""

    def __init__(self, settings: Settings, metrics: Metrics, most: int | None = None) -> None:
        self.settings = settings
        self.metrics = metrics
        self.most = settings.connections if most is None else most
        # Where there are fewer places than were set, one address has the same share of them: never all.
        share = settings.connections_per_address * self.most // settings.connections
        self.each = AtOnce(min(settings.connections_per_address, max(FEW, share)))
        self.inside: set[Place] = set()
        self.looking = False
        self.often = min(OFTEN, settings.header_seconds / 4, settings.send_seconds / 4)

    def enter(self, transport: asyncio.Transport) -> Place | None:
        """A place, if there is one left."""
        peer = transport.get_extra_info("peername")
        address = (plain(str(peer[0])) if isinstance(peer, tuple | list) and peer else "") or LOCAL
        counted = not within(address, self.settings.trusted_proxies)
        if len(self.inside) >= self.most:
            self.metrics.turned_away.labels("connections").inc()
            return None
        if counted and not self.each.enter(address):
            self.metrics.turned_away.labels("connections_per_address").inc()
            return None
        place = Place(transport, address, counted, self.settings)
        self.inside.add(place)
        self.metrics.connections.inc()
        if not self.looking:
            self.looking = True
            asyncio.get_running_loop().call_later(self.often, self.look)
        return place

    def leave(self, place: Place) -> None:
        self.inside.remove(place)
        self.metrics.connections.dec()
        if place.counted:
            self.each.leave(place.address)

    def look(self) -> None:
        """See off all whose time is over; one look at all now and then costs less than a timer for each request."""
        now = time.monotonic()
        for place in list(self.inside):
            transport = place.transport
            if transport.is_closing():
                if place.closed_by == NEVER:
                    place.closed_by = now + self.settings.send_seconds
                elif place.closed_by < now:
                    self.drop(place)  # it does not read the end either
            elif place.read_by < now:
                self.drop(place)
            elif place.head_by < now:
                self.metrics.unfinished.labels("head").inc()
                if place.first and place.received:
                    transport.write(SLOW)
                transport.close()
            elif place.rest_by < now:
                self.metrics.unfinished.labels("body").inc()
                transport.close()
        self.looking = bool(self.inside)
        if self.looking:
            asyncio.get_running_loop().call_later(self.often, self.look)

    def drop(self, place: Place) -> None:
        """End a connection without waiting for anybody to read what was written."""
        self.metrics.slow_readers.inc()
        place.transport.abort()

    def protocol(self, base: type[asyncio.Protocol]) -> type[asyncio.Protocol]:
        """A class that knows this door, as uvicorn makes its connections itself."""
        return type(base.__name__, (base,), {"door": self})


class Watched(asyncio.Protocol):
    """A connection that has a place, and gives it back in the end."""

    door: ClassVar[Door]
    place: Place | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        place, self.place = self.place, None
        if place is not None:
            self.door.leave(place)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        if self.place is not None:
            self.place.read_by = time.monotonic() + self.door.settings.send_seconds
        super().pause_writing()

    def resume_writing(self) -> None:
        if self.place is not None:
            self.place.read_by = NEVER
        super().resume_writing()


class Entering(Watched):
    """An HTTP connection: it takes a place or is turned away, and may hand its place on to a socket."""

    ws_protocol_class: Any
    cycle: Any
    timeout_keep_alive_task: Any

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.ws_protocol_class is not None:
            self.socket_class = self.ws_protocol_class
            self.ws_protocol_class = self.become_socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.place = self.door.enter(self.transport)
        if self.place is None:
            self.transport.write(FULL)
            self.transport.close()
        else:
            super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self.place is None:  # turned away, and still talking
            return
        self.place.received += len(data)
        super().data_received(data)
        self.see_how_far()
        place = self.place
        if place is None or self.transport.is_closing():
            return
        quiet = self.cycle is None or self.cycle.response_complete
        if place.head_by != NEVER:
            if place.received > self.door.settings.head_bytes:
                if quiet:
                    self.transport.write(LONG)
                self.transport.close()
        elif place.received > self.door.settings.body_bytes + DISCARDED:
            self.transport.abort()
        elif quiet and place.rest_by == NEVER and self.timeout_keep_alive_task is None:
            # It said something that was no request, such as an empty line, and nobody waits for it any more.
            place.head_begins()

    def see_how_far(self) -> None:
        """Note where a head or a body ends, if the parser did not tell."""

    def become_socket(self, **kwargs: Any) -> asyncio.Protocol:
        socket = self.socket_class(**kwargs)
        socket.place, self.place = self.place, None
        socket.place.head_by = NEVER
        return cast(asyncio.Protocol, socket)


class H11Connection(Entering, H11Protocol):
    """With the parser that is always there."""

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.see_how_far()

    def see_how_far(self) -> None:
        place = self.place
        if place is None:
            return
        theirs, ours = self.conn.their_state, self.conn.our_state
        if theirs is not h11.IDLE and place.head_by != NEVER:
            place.head_ends()
        if theirs is not h11.SEND_BODY:
            place.rest_by = NEVER
            if place.head_by == NEVER:
                place.received = 0
        elif ours is h11.DONE:
            place.rest_begins()


def _fast_protocol() -> type[asyncio.Protocol] | None:
    """With the faster parser, if it is installed."""
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
    except ImportError:
        return None

    class HttpToolsConnection(Entering, HttpToolsProtocol):
        def on_message_begin(self) -> None:
            if len(self.pipeline) >= MOST_PIPELINED:
                raise _TooMuch
            if self.place is not None:
                self.place.head_begins()
            super().on_message_begin()

        def on_header(self, name: bytes, value: bytes) -> None:
            if self.place is not None and self.place.head_by != NEVER:  # else it follows the body: nobody asks for it
                if len(self.headers) >= MOST_HEADERS:
                    raise _TooMuch
                super().on_header(name, value)

        def on_headers_complete(self) -> None:
            if self.place is not None:
                self.place.head_ends()
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            if self.place is not None:
                self.place.rest_by = NEVER
                self.place.received = 0
            super().on_message_complete()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.place is not None and self.cycle.response_complete and self.cycle.more_body:
                self.place.rest_begins()

    return HttpToolsConnection


HttpToolsConnection = _fast_protocol()


class SocketConnection(Watched, WebSocketsSansIOProtocol):
    """A socket: it came in as an HTTP connection and has its place.

    The application may write to it without ever waiting, through `push`: a reader who lets too much pile up, or takes
    nothing for too long, is cut off. It comes back by itself and asks for what it missed.
    """

    unsent = 0  # bytes that go out together at the end of this step of the event loop
    frames_left: Bucket | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope["extensions"])[PUSH] = self.push

    def push(self, message: bytes) -> bool:
        """Send a text; False if nobody is there any more."""
        transport = self.transport
        if self.disconnected or self.close_sent or transport.is_closing():
            return False
        if transport.get_write_buffer_size() + self.unsent + len(message) > self.door.settings.queued_bytes:
            if self.place is not None:
                self.door.drop(self.place)
            return False
        self.conn.send_text(message)
        if not self.unsent:
            self.loop.call_soon(self.flush)  # whoever moved gets what came of it and the acknowledgement at once
        self.unsent += len(message)
        return True

    def flush(self) -> None:
        self.unsent = 0
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def data_received(self, data: bytes) -> None:
        # A ping is answered without asking whether there is room for the answer.
        if self.place is not None and self.transport.get_write_buffer_size() > self.door.settings.queued_bytes:
            self.door.drop(self.place)
            return
        # A little at a time, so that a flood is noticed before it is read to its end.
        for at in range(0, len(data), CHUNK):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + CHUNK])

    def handle_ping(self) -> None:
        self.count_frame()
        if not self.transport.is_closing():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self.count_frame()
        super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        self.count_frame()
        super().handle_cont(event)

    def count_frame(self) -> None:
        """What never becomes a message has its limit, too; nobody sends so much of it who is in earnest."""
        if self.frames_left is None:
            settings = self.door.settings
            self.frames_left = Bucket(settings.messages_per_second, settings.message_burst)
        if self.frames_left.take() and self.place is not None and not self.transport.is_closing():
            self.door.drop(self.place)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.curr_msg_data_type = "bytes"  # it is answered like what was never meant as a text
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # an answer instead of a socket is none of the faults that uvicorn reports


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def raise_descriptors() -> int:
    """How many files and connections this process may have open, after asking for as many as it can get."""
    if sys.platform == "win32":  # there is no such limit
        return MOST_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted


def configuration(
    app: ASGIApp, settings: Settings, metrics: Metrics, protocol: type[asyncio.Protocol] | None = None, **more: Any
) -> uvicorn.Config:
    """How uvicorn is to run the application; `more` are its own settings, such as host and port."""
    descriptors = raise_descriptors()
    # As many may be let in at one go, before any of them is closed again.
    backlog = min(1024, max(16, descriptors // 8))
    most = max(1, min(settings.connections, descriptors - 2 * backlog - SPARE_DESCRIPTORS))
    if most < settings.connections:
        log.warning("fewer connections than set: the system allows too few descriptors", extra={"connections": most})
    door = Door(settings, metrics, most)
    wanted: dict[str, Any] = {
        "http": door.protocol(protocol or HttpToolsConnection or H11Connection),
        "ws": door.protocol(SocketConnection),
        "ws_max_size": 4 * settings.message_bytes,  # a little too long gets a sentence, much too long the end
        "ws_per_message_deflate": False,  # messages are short, and packing them cost more than sending them
        "ws_ping_interval": settings.ping_seconds,
        "ws_ping_timeout": settings.ping_seconds,
        "timeout_keep_alive": settings.keep_alive_seconds,
        "timeout_graceful_shutdown": 5,
        "backlog": backlog,
        "proxy_headers": False,  # address_of knows whom to believe
        "server_header": False,
        "log_config": None,
        "access_log": False,
    }
    return uvicorn.Config(app, **(wanted | more))
