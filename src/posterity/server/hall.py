"""The lobby of a server: it hears the others on its database, shows that it lives, packs what nobody touches."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import msgspec

from posterity.server.metrics import Metrics
from posterity.server.settings import Settings
from posterity.server.store import SEEN_EVERY, Store
from posterity.table.around import Around, Thinking
from posterity.table.lobby import Lobby
from posterity.table.trouble import NotStored

DAY = 24 * 60 * 60.0  # seconds
ARCHIVE_EVERY = 60 * 60.0  # seconds
ARCHIVE_FIRST = 5 * 60.0  # after the start

T = TypeVar("T")

encode = msgspec.json.Encoder().encode


class Hall(Lobby):
    """All tables of a database."""

    store: Store
    settings: Settings
    metrics: Metrics

    def __init__(self, store: Store, thinkers: Thinking, settings: Settings, metrics: Metrics) -> None:
        super().__init__(Around(store, thinkers, settings, metrics, encode))
        metrics.watch(metrics.tables, lambda: len(self.tables))

    async def beside(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.to_thread(work, *args)

    def start(self) -> None:
        if self.store.notices is not None:
            self.store.notices.listen(self.hear, self.missed, self._concerned)
        super().start()
        self._chore(self._be_seen())
        self._chore(self._archive())

    def _concerned(self, table_id: str) -> bool:
        """Whether it matters here what others do at a table. One that is read later is read with all of that."""
        return table_id in self.tables or table_id in self.loading

    async def _be_seen(self) -> None:
        while True:
            await asyncio.sleep(SEEN_EVERY)
            self.metrics.refresh()
            with contextlib.suppress(NotStored, OSError):
                await self.store.seen()
                if self.store.shared:
                    living = await self.store.servers()
                    for live in list(self.tables.values()):
                        live.others_are_gone(living)

    async def _archive(self) -> None:
        idle, untouched = self.settings.archive_after_days, self.settings.archive_untouched_after_days
        pause = ARCHIVE_FIRST
        while idle:
            await asyncio.sleep(pause)
            pause = ARCHIVE_EVERY
            await self._patiently(partial(self.archive, idle * DAY, (untouched or idle) * DAY))

    async def archive(self, idle: float, untouched: float) -> int:
        """Pack what nobody has touched for so many seconds."""

        def busy(table_id: str) -> bool:
            live = self.tables.get(table_id)
            return live is not None and bool(live.clients)

        count = await self.store.archive(idle, untouched, busy)
        self.metrics.archived.inc(count)
        return count
