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
from posterity.server.errors import trouble
from posterity.server.house import House, asking, of_server
from posterity.server.limits import Bucket
from posterity.server.shapes import FROM_CLIENT, Hello, Look
from posterity.server.wording import misread
from posterity.table.hearing import BadMessage, End, NoHello, Telling, answer, end_of, look, refuse, refused
from posterity.table.live import Client, LiveTable
from posterity.table.problems import Reply

log = logging.getLogger("posterity.server")

router = APIRouter()
encode = msgspec.json.Encoder().encode


def _understood(message: dict[str, Any], most: int) -> Any:
    """One message of a client, checked."""
    text = message.get("text")
    if text is None:
        raise BadMessage("a message is a text in UTF-8, not bytes")
    if len(text) > most:
        raise BadMessage(f"a message has at most {most} characters")
    try:
        return FROM_CLIENT.validate_json(text)
    except ValidationError as error:
        raise BadMessage(misread(error, "message")) from None


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
        await _sit(websocket, house, table_id, hello, address)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        await _end(websocket, end_of(error, _told(table_id)))


async def _sit(websocket: WebSocket, house: House, table_id: str, hello: Hello, address: str) -> None:
    live, seat = await house.lobby.opened(table_id, hello.token)
    client = Client(seat, _push(websocket), address)
    try:
        live.join(client, hello.version)
        await _listen(websocket, house, live, client)
    finally:
        live.leave(client)


def _told(table_id: str) -> Telling:
    """How trouble at this table is told; what nobody expected is logged, as on a socket nothing else does it."""

    def told(error: Exception) -> Reply:
        found = trouble(error)
        if found.code == "failed":
            log.error("a socket failed", exc_info=error, extra={"table": table_id})
        return found

    return told


async def _hello(websocket: WebSocket, house: House) -> Hello:
    try:
        async with asyncio.timeout(house.settings.hello_seconds):
            received = await _received(websocket)
    except TimeoutError:
        raise NoHello from None
    message = _understood(received, house.settings.message_bytes)
    if not isinstance(message, Hello):
        raise BadMessage("that was something else")
    return message


async def _end(websocket: WebSocket, end: End) -> None:
    try:
        await websocket.send_text(encode(refused("", end.code, end.message, 0)).decode())
        await websocket.close(end.close)
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
    told = _told(live.id)
    while True:
        message = await _received(websocket)
        wait = mine.take() or house.limiter.take("messages", client.address)
        if wait:
            house.metrics.limited.labels("messages").inc()
            refuse(live, client, "too-fast", "too many messages; wait a moment")
            await asyncio.sleep(min(wait, 1.0))
            continue
        try:
            understood = _understood(message, settings.message_bytes)
        except BadMessage as error:
            refuse(live, client, "bad-message", str(error))
            continue
        if isinstance(understood, Look):
            await _look(understood, house, live, client)
        else:
            await answer(live, client, understood, told)


async def _look(message: Look, house: House, live: LiveTable, client: Client) -> None:
    """An outlook is worked out on the spot, so nobody may have them worked out all the time."""
    wait = house.limiter.overdrawn("looking", client.address)
    if wait:
        house.metrics.limited.labels("looking").inc()
        refuse(live, client, "too-fast", "too many looks; wait a moment")
        await asyncio.sleep(min(wait, 1.0))
        return
    began = time.perf_counter()
    look(live, client, message)
    house.limiter.took("looking", client.address, time.perf_counter() - began)
