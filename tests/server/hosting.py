"""What a server does without its doors: a lobby on a real database, in this process. And its commands."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from posterity.cli import main
from posterity.server.hall import Hall
from posterity.server.metrics import Metrics
from posterity.server.settings import Settings
from posterity.server.shapes import NewSeat, NewTable
from posterity.server.store import Store
from posterity.table.live import LiveTable
from postgres import Postgres
from sitting import NobodyThinks, one_answer


def url_of(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture(name="database", params=["sqlite", "postgres"])
def database_of_both_kinds(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where tables are kept, of both kinds."""
    if request.param == "sqlite":
        return url_of(tmp_path / "tables.sqlite")
    running: Postgres = request.getfixturevalue("postgres")
    return running.fresh()


@asynccontextmanager
async def lobby_on(database: str | Path, **chosen: Any) -> AsyncIterator[Hall]:
    """All tables of a database, with these settings."""
    url = url_of(database) if isinstance(database, Path) else database
    settings = Settings(**chosen)
    store = await asyncio.to_thread(Store, url, settings.store_seconds)
    lobby = Hall(store, NobodyThinks(), settings, Metrics())
    lobby.start()
    try:
        yield lobby
    finally:
        await lobby.stop()
        # A look that nobody waits for any more gives its connection back before the last one is closed.
        async with asyncio.timeout(60):
            while store.engine.pool.checkedout():  # type: ignore[attr-defined]
                await asyncio.sleep(0.01)
        await asyncio.to_thread(store.close)


def people(count: int, **wanted: Any) -> NewTable:
    """A table of people."""
    told = {"title": "village", "confirm": False, **wanted}
    return NewTable(seats=[NewSeat(kind="person")] * count, **told)


async def found(lobby: Hall, table: str) -> LiveTable:
    live = await lobby.find(table)
    assert live is not None, f"there is no table {table}"
    return live


async def play_on(live: LiveTable, answers: int, source: random.Random, undo: float = 0.2) -> list[str]:
    """So many answers at random, as long as the game goes on; of what kinds they were."""
    done: list[str] = []
    while len(done) < answers and not live.table.game.over:
        done.append(await one_answer(live, source, undo))
    return done


class Said(NamedTuple):
    """How a command ended, and what it said."""

    exit: int
    out: str
    errors: str


def said(capsys: pytest.CaptureFixture[str], *args: str | Path) -> Said:
    """Run a command in this process."""
    capsys.readouterr()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.argv", ["posterity", *map(str, args)])
        with pytest.raises(SystemExit) as ended:
            main()
    out, errors = capsys.readouterr()
    return Said(int(ended.value.code or 0), out, errors)
