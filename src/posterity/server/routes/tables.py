"""Making a table, looking at it, taking a seat, asking for a hint."""

from __future__ import annotations

from fastapi import APIRouter, Response

from posterity.server.house import Asking, TheHouse, TheTable
from posterity.server.shapes import (
    Hint,
    NewTable,
    Snapshot,
    TakeSeat,
    TitleShape,
    WantHint,
)
from posterity.table.lobby import TableLinks, described

router = APIRouter(prefix="/api")


@router.get("/titles")
async def titles() -> list[TitleShape]:
    """What the manifests of the titles say, in their order."""
    return [TitleShape(**one) for one in described()]


@router.post("/tables", status_code=201)
async def create(wanted: NewTable, house: TheHouse, address: Asking) -> TableLinks:
    return await house.lobby.create(wanted, address)


def _json(told: bytes) -> Response:
    return Response(told, media_type="application/json")


@router.get("/tables/{table_id}", response_model=Snapshot)
async def show(table: TheTable) -> Response:
    return _json(table.snapshot())


@router.post("/tables/{table_id}/name", response_model=Snapshot)
async def take_seat(wanted: TakeSeat, table: TheTable) -> Response:
    return _json(await table.take_seat(wanted.name))


@router.post("/tables/{table_id}/hint")
async def hint(wanted: WantHint, table: TheTable, address: Asking) -> Hint:
    return Hint(**await table.hint(wanted.version, address))
