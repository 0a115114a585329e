"""Whether the server is alive, and whether it can do its work."""

from __future__ import annotations

from fastapi import APIRouter

from posterity import __version__
from posterity.engine import build
from posterity.server.errors import Problem
from posterity.server.house import TheHouse
from posterity.server.shapes import Health
from posterity.table.trouble import NoAnswer, NotStored

router = APIRouter()


@router.get("/healthz")
async def healthz() -> Health:
    """The process answers."""
    return Health(ok=True, build=build(), version=__version__)


@router.get("/readyz")
async def readyz(house: TheHouse) -> Health:
    """It can write and read: tried now, not remembered."""
    try:
        await house.store.seen()
        await house.store.rest("", 0)
    except (NotStored, NoAnswer):
        raise Problem(503, "not-stored", "the database does not take what is written, or does not answer") from None
    return Health(ok=True, build=build(), version=__version__)
