"""Bots think in processes of their own, on views, and against a clock."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

from posterity import processes
from posterity.bots import REGENT_STEPS
from posterity.bots import bot as make_bot
from posterity.table.advice import Advice, advice
from posterity.table.asked import Asked, asked, view
from posterity.table.live import LiveTable

log = logging.getLogger("posterity.table")

Answer = TypeVar("Answer")


class Budget(NamedTuple):
    """How much bots may think. They know half of the deadline and stop by themselves; the whole is the last resort."""

    deadline: float = 10.0  # seconds
    hint_steps: int = REGENT_STEPS
    analysis_steps: int = 60


def _wake() -> None:
    """In a worker: everything is loaded by now."""


def _choose(question: Asked, bot: str, seconds: float) -> str:
    """In a worker: rebuild the view and let the bot choose."""
    return make_bot(bot, random.Random(), seconds).choose(view(question)).text


def _advise(question: Asked, steps: int, seconds: float, seed: int | None) -> Advice:
    """In a worker: rebuild the view and let the strongest bot think aloud."""
    return advice(view(question), steps, seconds, seed)


class Thinkers:
    """A pool of processes. Whoever waits gets a free one in turn, so the clock runs only while somebody thinks."""

    def __init__(self, workers: int, budget: Budget) -> None:
        self.workers = workers
        self.pool = self._processes()
        self.turns = asyncio.Semaphore(workers)
        self.budget = budget

    def _processes(self) -> ProcessPoolExecutor:
        """They wake up at once: whoever asks first should not wait for that, nor lose time to think."""
        pool = processes.pool(self.workers)
        for _ in range(self.workers):
            pool.submit(_wake)
        return pool

    async def think(self, table: LiveTable, seat: int) -> str:
        """The bot's action; if it takes too long, any legal one."""
        question = asked(table.game)
        assert question.seat == seat, "the seat is not asked"
        try:
            return await self._work(_choose, question, table.seats[seat].bot, self.budget.deadline / 2)
        except TimeoutError:
            log.warning("a bot was too slow", extra={"table": table.id})
            return random.choice(question.options)

    async def hint(self, question: Asked) -> Advice:
        return await self._work(_advise, question, self.budget.hint_steps, self.budget.deadline / 2, None)

    async def judge(self, question: Asked, seed: int) -> Advice:
        """A shorter look, as there are many; with the same seed the same."""
        return await self._work(_advise, question, self.budget.analysis_steps, self.budget.deadline / 2, seed)

    async def _work(self, task: Callable[..., Answer], *args: Any) -> Answer:
        async with self.turns:
            pool = self.pool
            try:
                return await self._within(pool, task, *args)
            except BrokenProcessPool:
                log.warning("a process in which bots think has died; others take over")
                if pool is self.pool:
                    self.pool = self._processes()
                return await self._within(self.pool, task, *args)

    async def _within(self, pool: ProcessPoolExecutor, task: Callable[..., Answer], *args: Any) -> Answer:
        work = asyncio.get_running_loop().run_in_executor(pool, task, *args)
        return await asyncio.wait_for(work, self.budget.deadline)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
