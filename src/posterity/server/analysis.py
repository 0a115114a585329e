"""Finished games looked at again: every decision judged one after the other, while somebody waits for it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

from posterity.bots.advice import Advice, Analysis
from posterity.server.live import LiveTable
from posterity.server.store import Store
from posterity.table.asked import Asked, asked
from posterity.table.snapshot import about

Judge = Callable[[Asked, int, str], Awaitable[Advice]]

PATIENCE = 120.0  # seconds; if nobody has asked for so long, nobody waits any more


class _Analysis:
    """One game on its way."""

    def __init__(self, live: LiveTable, store: Store, judge: Judge, owner: str) -> None:
        self.table = live.table
        self.owner = owner
        self.store = store
        self.judge = judge
        self.analysis = Analysis(live.table.game)
        self.wanted = time.monotonic()
        self.task = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        for at, (chosen, game) in enumerate(self.analysis.tables()):
            if time.monotonic() - self.wanted > PATIENCE:
                return
            advised = await self.judge(asked(game), at, self.owner)
            self.analysis.judge(chosen, game.seat, advised)
        await self.store.keep_analysis(self.table.agreed.table, json.dumps(self._whole()))

    def so_far(self) -> dict[str, Any]:
        standings = self.analysis.standings()
        return {
            "choices": self.table.choices,
            "done": len(standings),
            "standings": standings,
            "turns": None,
            "in_points": self.analysis.in_points,
        }

    def _whole(self) -> dict[str, Any]:
        option = self.table.title.actions.parse
        turns = [
            {
                "at": decision.at,
                "seat": decision.seat,
                "chosen": about(option(decision.chosen)),
                "better": about(option(decision.better)),
                "cost": decision.cost,
            }
            for decision in self.analysis.turning_points()
        ]
        told = self.so_far()
        return {**told, "standings": [*told["standings"], self.analysis.end()], "turns": turns}


class Analyses:
    """Those that are on their way; finished ones are kept with their tables."""

    def __init__(self, store: Store, judge: Judge) -> None:
        self.store = store
        self.judge = judge
        self.running: dict[str, _Analysis] = {}

    async def of(self, table: LiveTable, owner: str) -> dict[str, Any]:
        """How far it is; the first to ask sets it going. Raises what went wrong with it."""
        known = self.running.get(table.id)
        if known is None or known.task.done():
            kept = await self.store.analysis(table.id)
            known = self.running.get(table.id)
            if kept is not None:
                self.running.pop(table.id, None)
                whole: dict[str, Any] = json.loads(kept)
                return whole
            if known is not None and known.task.done():
                del self.running[table.id]
                known.task.result()
                known = None
            if known is None:
                known = self.running[table.id] = _Analysis(table, self.store, self.judge, owner)
                known.task.add_done_callback(lambda task: self._over(table.id, task))
        known.wanted = time.monotonic()
        return known.so_far()

    def _over(self, table_id: str, task: asyncio.Task[None]) -> None:
        """What is kept on disk, or what nobody waits for any more, need not be kept here; what failed is told first."""
        if task.cancelled() or task.exception() is None:
            self.running.pop(table_id, None)
        else:
            asyncio.get_running_loop().call_later(PATIENCE, self._forget, table_id, task)

    def _forget(self, table_id: str, task: asyncio.Task[None]) -> None:
        known = self.running.get(table_id)
        if known is not None and known.task is task:
            del self.running[table_id]

    def close(self) -> None:
        for analysis in list(self.running.values()):
            analysis.task.cancel()
