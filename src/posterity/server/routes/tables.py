"""Making a table, looking at it, taking a seat, asking for a hint."""

from __future__ import annotations

from fastapi import APIRouter, Response

from posterity.bots import BOTS
from posterity.games import MANIFESTS
from posterity.server.errors import Problem
from posterity.server.house import Asking, TheHouse, TheTable
from posterity.server.live import LiveTable
from posterity.server.shapes import (
    Hint,
    NewTable,
    PickShape,
    Snapshot,
    TableLinks,
    TakeSeat,
    TitleShape,
    VariantShape,
    WantHint,
)

router = APIRouter(prefix="/api")


@router.get("/titles")
async def titles() -> list[TitleShape]:
    """What the manifests of the titles say, in their order."""
    return [
        TitleShape(
            name=one.name,
            minutes=one.minutes,
            variants=[VariantShape(name=v.name, fewest=v.fewest, most=v.most) for v in one.variants],
            house=one.house,
            pick=PickShape(kind=one.pick.kind, things=one.pick.names) if one.pick.names else None,
            bots=list(BOTS),
        )
        for one in MANIFESTS.values()
    ]


@router.post("/tables", status_code=201)
async def create(wanted: NewTable, house: TheHouse, address: Asking) -> TableLinks:
    return await house.lobby.create(wanted, address)


def _snapshot(live: LiveTable, seat: int) -> Response:
    return Response(live.snapshot_of(seat), media_type="application/json")


@router.get("/tables/{table_id}", response_model=Snapshot)
async def show(table: TheTable) -> Response:
    return _snapshot(*table)


@router.post("/tables/{table_id}/name", response_model=Snapshot)
async def take_seat(wanted: TakeSeat, table: TheTable) -> Response:
    if table.seat < 0:
        raise Problem(403, "only-watching", "this link is for watching: it opens no seat")
    await table.live.rename(table.seat, wanted.name)
    return _snapshot(*table)


@router.post("/tables/{table_id}/hint")
async def hint(wanted: WantHint, table: TheTable, address: Asking) -> Hint:
    if table.seat < 0:
        raise Problem(403, "only-watching", "this link is for watching: hints are for the seat that is asked")
    try:
        advised = await table.live.hint(table.seat, wanted.version, address)
    except TimeoutError:
        raise Problem(503, "too-slow", "the server is too busy to think of a hint; try again later") from None
    return Hint(
        version=wanted.version,
        opinions=advised.opinions,
        standing=advised.standing,
        in_points=advised.in_points,
    )
