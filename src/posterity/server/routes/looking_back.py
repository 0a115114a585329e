"""Looking back at a game, what it leaves behind when it is over, and taking it along."""

from __future__ import annotations

import json
from typing import Literal

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from posterity.server.errors import Problem
from posterity.server.house import Asking, TheHouse, TheTable
from posterity.server.shapes import Analysis, Frame, Game, KeepsakeShape, Story
from posterity.table.lobby import TableLinks

router = APIRouter(prefix="/api")


@router.get("/tables/{table_id}/replay", response_model=Frame)
async def replay(table: TheTable, address: Asking, at: int = 0, seat: int | None = None) -> Response:
    return Response(await table.replay(at, seat, address), media_type="application/json")


@router.get("/tables/{table_id}/story", response_model=Story)
async def story(table: TheTable, address: Asking, seat: int | None = None) -> Response:
    return Response(await table.story(seat, address), media_type="application/json")


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record(table: TheTable, address: Asking) -> str:
    return await table.record(address)


@router.post("/tables/{table_id}/analysis", response_model=Analysis)
async def analyse(table: TheTable, house: TheHouse, address: Asking) -> Response:
    told = await table.analysis(house.analyses, address)
    return Response(json.dumps(told, ensure_ascii=False), media_type="application/json")


@router.get("/tables/{table_id}/keepsakes")
async def keepsakes(table: TheTable) -> list[KeepsakeShape]:
    return [KeepsakeShape(name=one.name, media=one.media) for one in table.keepsakes()]


@router.get("/tables/{table_id}/keepsakes/{name}", response_class=Response)
async def keepsake(
    name: str,
    table: TheTable,
    address: Asking,
    seat: int | None = None,
    language: Literal["en", "pl", "ru"] = "en",
) -> Response:
    file = await table.keepsake(name, seat, language, address)
    headers = {"content-disposition": f'attachment; filename="{file.name}"'}
    return Response(file.text, media_type=file.media, headers=headers)


@router.get("/tables/{table_id}/game", response_model=Game)
async def game(table: TheTable) -> Response:
    return Response(await table.game(), media_type="application/json")


async def _text(request: Request, what: str) -> str:
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError:
        raise Problem(400, "bad-request", f"{what} is a text in UTF-8") from None


@router.post("/records", status_code=201)
async def keep_record(request: Request, house: TheHouse, address: Asking) -> TableLinks:
    return await house.lobby.keep_record(await _text(request, "a record"), address)


@router.post("/games", status_code=201)
async def keep_game(request: Request, house: TheHouse, address: Asking) -> TableLinks:
    return await house.lobby.keep_game(await _text(request, "a game"), address)
