"""Looking back at a game, and what it leaves behind when it is over. All of it is worked out in other processes."""

from __future__ import annotations

import json
from typing import Literal

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from posterity import games
from posterity.server import tasks
from posterity.server.errors import Problem
from posterity.server.house import Asking, Opened, TheHouse, TheTable
from posterity.server.shapes import Analysis, Frame, KeepsakeShape, Story, TableLinks
from posterity.table.lookback import course

router = APIRouter(prefix="/api")


def _eyes(table: Opened, seat: int | None) -> int:
    """Whose eyes look back: one's own, at a finished game those of any seat."""
    if seat is None or seat == table.seat:
        return table.seat
    _only_finished(table, "a running game can be seen from one's own seat only")
    seats = len(table.live.tokens)
    if not -1 <= seat < seats:
        raise Problem(400, "bad-request", f"seat: expected -1 to {seats - 1}, got {seat}")
    return seat


def _only_finished(table: Opened, otherwise: str) -> None:
    """Once nothing is hidden any more."""
    if not table.live.table.game.over:
        raise Problem(403, "still-running", otherwise)


@router.get("/tables/{table_id}/replay", response_model=Frame)
async def replay(table: TheTable, house: TheHouse, address: Asking, at: int = 0, seat: int | None = None) -> Response:
    viewer = _eyes(table, seat)
    frame = await house.thinkers.look_back(tasks.frame, course(table.live.table), viewer, at, owner=address)
    return Response(frame, media_type="application/json")


@router.get("/tables/{table_id}/story", response_model=Story)
async def story(table: TheTable, house: TheHouse, address: Asking, seat: int | None = None) -> Response:
    viewer = _eyes(table, seat)
    told = await house.thinkers.look_back(tasks.story, course(table.live.table), viewer, owner=address)
    return Response(told, media_type="application/json")


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record(table: TheTable, house: TheHouse, address: Asking) -> str:
    # A closed game cannot be played on here: those who played it may keep it, hidden things and all.
    if table.live.table.closed is None or table.seat < 0:
        _only_finished(table, "the record is given out when the game is over")
    return await house.thinkers.look_back(tasks.record, course(table.live.table), owner=address)


@router.post("/tables/{table_id}/analysis", response_model=Analysis)
async def analyse(table: TheTable, house: TheHouse, address: Asking) -> Response:
    _only_finished(table, "decisions are analysed when the game is over")
    try:
        told = await house.analyses.of(table.live, address)
    except TimeoutError:
        raise Problem(503, "too-slow", "the server is too busy to analyse this game; try again later") from None
    return Response(json.dumps(told, ensure_ascii=False), media_type="application/json")


@router.get("/tables/{table_id}/keepsakes")
async def keepsakes(table: TheTable) -> list[KeepsakeShape]:
    _only_finished(table, "keepsakes are made when the game is over")
    return [KeepsakeShape(name=one.name, media=one.media) for one in games.keepsakes(table.live.table.title).kinds]


@router.get("/tables/{table_id}/keepsakes/{name}", response_class=Response)
async def keepsake(
    name: str,
    table: TheTable,
    house: TheHouse,
    address: Asking,
    seat: int | None = None,
    language: Literal["en", "pl", "ru"] = "en",
) -> Response:
    _only_finished(table, "keepsakes are made when the game is over")
    title = table.live.table.title
    known = {one.name: one for one in games.keepsakes(title).kinds}
    if name not in known:
        there = ", ".join(known) or "none"
        raise Problem(404, "no-such-keepsake", f"there is no keepsake {name!r} of this game; there are: {there}")
    seats = len(table.live.tokens)
    whose = max(table.seat, 0) if seat is None else seat
    if not 0 <= whose < seats:
        raise Problem(400, "bad-request", f"seat: expected 0 to {seats - 1}, got {whose}")
    told = course(table.live.table)
    text = await house.thinkers.look_back(tasks.keepsake, told, name, whose, language, owner=address)
    file = f"{title.name}-{name}-{whose + 1}.{known[name].suffix}"
    headers = {"content-disposition": f'attachment; filename="{file}"'}
    return Response(text, media_type=known[name].media, headers=headers)


@router.post("/records", status_code=201)
async def keep_record(request: Request, house: TheHouse, address: Asking) -> TableLinks:
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Problem(400, "bad-request", "a record is a text in UTF-8") from None
    return await house.lobby.keep_record(text, address)
