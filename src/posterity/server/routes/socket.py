"""The socket of a table: what a client may say, and how it is answered."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from posterity.server.connections import PUSH
from posterity.server.errors import Problem, trouble
from posterity.server.house import House, asking, of_server
from posterity.server.limits import Bucket
from posterity.server.live import Client, LiveTable
from posterity.server.shapes import FROM_CLIENT, Hello, Look, Move, Since, Undo
from posterity.server.wording import misread
from posterity.table.answers import CHOICE, END_TURN, UNDO
from posterity.table.table import Refused

log = logging.getLogger("posterity.server")

router = APIRouter()
encode = msgspec.json.Encoder().encode

GONE = 4404  # coming back would not help
TOO_SLOW = 4408
LATER = 1013


class _Bad(Exception):
    """A message that cannot be understood, and why."""


def _refused(move: str, code: str, message: str, version: int) -> bytes:
    told = {"type": "refused", "id": move, "code": code, "message": message, "version": version}
    return encode(told)


def _understood(message: dict[str, Any], most: int) -> Any:
    """One message of a client, checked."""
    text = message.get("text")
    if text is None:
        raise _Bad("a message is a text in UTF-8, not bytes")
    if len(text) > most:
        raise _Bad(f"a message has at most {most} characters")
    try:
        return FROM_CLIENT.validate_json(text)
    except ValidationError as error:
        raise _Bad(misread(error, "message")) from None


async def _received(websocket: WebSocket) -> dict[str, Any]:
    message: dict[str, Any] = dict(await websocket.receive())
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1006))
    return message


@router.websocket("/api/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: str) -> None:
    house, address = of_server(websocket), asking(websocket)
    await websocket.accept()
    try:
        hello = await _hello(websocket, house)
    except WebSocketDisconnect:
        return
    except TimeoutError:
        await _end(websocket, TOO_SLOW, "too-slow", "a socket must say hello first")
        return
    except _Bad as error:
        await _end(websocket, GONE, "bad-message", f"expected hello with the token of a seat: {error}")
        return
    try:
        await _sit(websocket, house, table_id, hello, address)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        problem = _told(error, table_id)
        await _end(websocket, LATER if problem.status == 503 else GONE, problem.code, problem.message)


async def _sit(websocket: WebSocket, house: House, table_id: str, hello: Hello, address: str) -> None:
    live, seat = await house.opened(table_id, hello.token)
    client = Client(seat, _push(websocket), address)
    try:
        live.join(client, hello.version)
        await _listen(websocket, house, live, client)
    finally:
        live.leave(client)


def _told(error: Exception, table_id: str) -> Problem:
    """What went wrong; what nobody expected is logged, as on a socket nothing else does it."""
    problem = trouble(error)
    if problem.code == "failed":
        log.error("a socket failed", exc_info=error, extra={"table": table_id})
    return problem


async def _hello(websocket: WebSocket, house: House) -> Hello:
    async with asyncio.timeout(house.settings.hello_seconds):
        message = _understood(await _received(websocket), house.settings.message_bytes)
    if not isinstance(message, Hello):
        raise _Bad("that was something else")
    return message


async def _end(websocket: WebSocket, close: int, code: str, message: str) -> None:
    try:
        await websocket.send_text(_refused("", code, message, 0).decode())
        await websocket.close(close)
    except (WebSocketDisconnect, RuntimeError):
        pass


def _push(websocket: WebSocket) -> Callable[[bytes], bool]:
    """How to write without waiting; the door (connections.py) sees to those who do not read."""
    push: Callable[[bytes], bool] = websocket.scope["extensions"][PUSH]
    return push


async def _listen(websocket: WebSocket, house: House, live: LiveTable, client: Client) -> None:
    """Answer what a client sends, until it leaves; a flood is slowed down by refusing."""
    settings = house.settings
    mine = Bucket(settings.messages_per_second, settings.message_burst)
    while True:
        message = await _received(websocket)
        wait = mine.take() or house.limiter.take("messages", client.address)
        if wait:
            house.metrics.limited.labels("messages").inc()
            client.push(_refused("", "too-fast", "too many messages; wait a moment", live.table.version))
            await asyncio.sleep(min(wait, 1.0))
            continue
        try:
            understood = _understood(message, settings.message_bytes)
        except _Bad as error:
            client.push(_refused("", "bad-message", str(error), live.table.version))
            continue
        if isinstance(understood, Look):
            await _look(understood, house, live, client)
        else:
            await _answer(understood, live, client)


async def _look(message: Look, house: House, live: LiveTable, client: Client) -> None:
    """An outlook is worked out on the spot, so nobody may have them worked out all the time."""
    wait = house.limiter.overdrawn("looking", client.address)
    if wait:
        house.metrics.limited.labels("looking").inc()
        client.push(_refused("", "too-fast", "too many looks; wait a moment", live.table.version))
        await asyncio.sleep(min(wait, 1.0))
        return
    began = time.perf_counter()
    try:
        live.look(client, message.version, message.path)
    except Refused as refusal:
        client.push(_refused("", refusal.code, refusal.message, live.table.version))
    house.limiter.took("looking", client.address, time.perf_counter() - began)


async def _answer(message: Any, live: LiveTable, client: Client) -> None:
    if isinstance(message, Hello):
        client.push(_refused("", "bad-message", "hello was said already", live.table.version))
    elif isinstance(message, Since):
        if message.version != live.table.version:
            client.push(live.snapshot_message(client.seat))
    elif client.seat < 0:
        client.push(_refused(message.id, "only-watching", "this link is for watching", live.table.version))
    else:
        kind = CHOICE if isinstance(message, Move) else UNDO if isinstance(message, Undo) else END_TURN
        text = message.action if isinstance(message, Move) else ""
        try:
            version = await live.answer(client.seat, kind, text, message.id, message.version)
            client.push(encode({"type": "ack", "id": message.id, "version": version}))
        except Refused as refusal:
            client.push(_refused(message.id, refusal.code, refusal.message, live.table.version))
            if refusal.code == "stale":
                client.push(live.snapshot_message(client.seat))
        except Exception as error:  # said again over a new line, it would most likely end that one too
            problem = _told(error, live.id)
            client.push(_refused(message.id, problem.code, problem.message, live.table.version))
