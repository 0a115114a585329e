"""Finished games looked at again: every decision judged one after the other, while somebody waits for it.

Of several servers one is at work on a game; the others tell what it has stored so far, and that somebody still waits.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from posterity.bots.advice import Advice, Analysis
from posterity.table.around import Keeping
from posterity.table.asked import Asked, asked
from posterity.table.live import LiveTable
from posterity.table.snapshot import about
from posterity.table.trouble import NotStored

Judge = Callable[[Asked, int, str], Awaitable[Advice]]
Found = dict[str, Any]  # as it is told (shapes.Analysis)

PATIENCE = 120.0  # seconds; if nobody has asked for so long, nobody waits any more
KEPT_EVERY = 1.0  # seconds until what there is so far is stored for other servers


class _Analysis:
    """One game on its way."""

    def __init__(self, live: LiveTable, store: Keeping, judge: Judge, owner: str) -> None:
        self.live = live
        self.table = live.table
        self.owner = owner
        self.store = store
        self.judge = judge
        self.analysis = Analysis(live.table.game)
        self.task = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        async with self.store.only_here(f"analysis of {self.live.id}") as mine:
            # Whoever was at it may just have finished.
            if mine and not (self.store.shared and _is_whole(await kept_analysis(self.store, self.live.id))):
                await self._judge_all()

    async def _judge_all(self) -> None:
        kept = time.monotonic()
        for at, (chosen, game) in enumerate(self.analysis.tables()):
            if time.monotonic() - self.live.analysis_wanted > PATIENCE:
                return
            advised = await self.judge(asked(game), at, self.owner)
            self.analysis.judge(chosen, game.seat, advised)
            if self.store.shared and time.monotonic() - kept > KEPT_EVERY:
                with suppress(NotStored):  # they will see more later
                    await self._keep(self.so_far())
                kept = time.monotonic()
        await self._keep(self._whole())

    async def _keep(self, found: Found) -> None:
        await self.store.keep_analysis(self.live.id, json.dumps(found))

    def so_far(self) -> Found:
        standings = self.analysis.standings()
        return {
            "choices": self.table.choices,
            "done": len(standings),
            "standings": standings,
            "turns": None,
            "in_points": self.analysis.in_points,
        }

    def _whole(self) -> Found:
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


async def kept_analysis(store: Keeping, table_id: str) -> Found | None:
    """What is stored of an analysis, by this server or another."""
    kept = await store.analysis(table_id)
    return None if kept is None else json.loads(kept)


def _is_whole(found: Found | None) -> bool:
    return found is not None and found["turns"] is not None


class Analyses:
    """Those that are on their way here; finished ones are kept with their tables."""

    def __init__(self, store: Keeping, judge: Judge) -> None:
        self.store = store
        self.judge = judge
        self.running: dict[str, _Analysis] = {}

    async def of(self, table: LiveTable, owner: str) -> Found:
        """How far it is; the first to ask sets it going. Raises what went wrong with it."""
        known = self.running.get(table.id)
        here = known is not None and not known.task.done()
        table.wants_analysis(tell_others=not here)
        if known is not None and here:
            return known.so_far()
        kept = await kept_analysis(self.store, table.id)
        if kept is not None and _is_whole(kept):
            self.running.pop(table.id, None)
            return kept
        known = self.running.get(table.id)
        if known is not None and known.task.done():
            del self.running[table.id]
            known.task.result()
            known = None
        if known is None:
            known = self.running[table.id] = _Analysis(table, self.store, self.judge, owner)
            known.task.add_done_callback(lambda task: self._over(table.id, task))
        return kept or known.so_far()

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

    async def close(self) -> None:
        tasks = [analysis.task for analysis in self.running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
