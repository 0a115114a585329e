"""What the routes share: everything that lives as long as the server."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from fastapi import Depends, Header
from starlette.requests import HTTPConnection

from posterity.server.connections import address_of
from posterity.server.hall import Hall
from posterity.server.limits import Limiter
from posterity.server.metrics import Metrics
from posterity.server.settings import Settings
from posterity.server.store import Store
from posterity.server.thinking import Thinkers
from posterity.server.work import Work
from posterity.table.analysis import Analyses
from posterity.table.opened import Opened


class House(NamedTuple):
    settings: Settings
    metrics: Metrics
    limiter: Limiter
    store: Store
    work: Work
    thinkers: Thinkers
    lobby: Hall
    analyses: Analyses


def of_server(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


TheHouse = Annotated[House, Depends(of_server)]


def asking(connection: HTTPConnection) -> str:
    """The address of whoever asks."""
    return address_of(connection.scope, of_server(connection).settings)


Asking = Annotated[str, Depends(asking)]


def bearer(
    authorization: Annotated[str, Header(description="Bearer, and the token of a seat or for watching")] = "",
) -> str:
    """The token that came with the request; never in its address, which others may write down."""
    scheme, _, token = authorization.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


Token = Annotated[str, Depends(bearer)]


async def opened(table_id: str, token: Token, house: TheHouse) -> Opened:
    return await house.lobby.opened(table_id, token)


TheTable = Annotated[Opened, Depends(opened)]
