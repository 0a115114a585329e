"""The application: routes, what stands in front of them, and what lives as long as they do."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

from fastapi import FastAPI

from posterity import __version__
from posterity.engine import build
from posterity.server.edge import guarded
from posterity.server.errors import REFUSALS, answer_all
from posterity.server.hall import Hall
from posterity.server.house import House
from posterity.server.limits import Limiter
from posterity.server.metrics import Metrics, page
from posterity.server.routes import looking_back, operations, socket, tables
from posterity.server.settings import Settings
from posterity.server.store import Store
from posterity.server.thinking import Thinkers
from posterity.server.web import Packing, WebApp, describe
from posterity.server.work import Work
from posterity.table.analysis import Analyses

log = logging.getLogger("posterity.server")


def create_app(
    open_store: Callable[[], Store], settings: Settings, metrics: Metrics, web: Path | None = None
) -> FastAPI:
    """The server on a database; `web` is the folder of the built browser app."""
    limiter = Limiter(settings)

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = await asyncio.to_thread(open_store)
        work = Work(
            settings.thinkers,
            settings.quick_thinkers,
            settings.lookers_back,
            took=lambda lane, seconds: metrics.thinking_seconds[lane].observe(seconds),
        )
        _watch(work, metrics)
        await work.start()
        thinkers = Thinkers(work, settings)
        lobby = Hall(store, thinkers, settings, metrics)
        analyses = Analyses(store, thinkers.judge)
        app.state.house = House(settings, metrics, limiter, store, work, thinkers, lobby, analyses)
        lobby.start()
        log.info("ready", extra={"build": build()})
        yield
        await analyses.close()
        await lobby.stop()
        await work.close()
        await asyncio.to_thread(store.close)
        log.info("stopped")

    # Pages that try the calls out would have to load scripts from elsewhere, beside the links of seats.
    app = FastAPI(title="Posterity", version=__version__, lifespan=life, responses=REFUSALS, openapi_url=None)
    answer_all(app)
    for part in (tables, looking_back, operations, socket):
        app.include_router(part.router)
    app.add_route("/metrics", page(metrics, settings), include_in_schema=False)
    describe(app)
    app.add_middleware(Packing)
    if web is not None and web.is_dir():
        app.mount("/", WebApp(directory=web, html=True), name="web")
    app.add_middleware(guarded, settings=settings, limiter=limiter, metrics=metrics)
    return app


def _watch(work: Work, metrics: Metrics) -> None:
    for lane, gauge in metrics.waiting.items():
        metrics.watch(gauge, partial(work.waiting, lane))
    metrics.watch(metrics.worker_deaths, lambda: work.deaths)
    metrics.watch(metrics.worker_timeouts, lambda: work.timeouts)
