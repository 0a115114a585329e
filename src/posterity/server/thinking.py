"""Bots think in processes of their own, on views, and against a clock."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from typing import Any

from posterity.bots.advice import Advice
from posterity.server import tasks
from posterity.server.settings import Settings
from posterity.server.work import Lane, Rank, Work
from posterity.table.asked import Asked, advise, choose

log = logging.getLogger("posterity.server")

SLOW = ("regent",)  # levels that think long
FAILURES = 3  # after so many a bot chooses anything rather than keep a table waiting


class Thinkers:
    """Who asks gets an answer in time: bots know half of the deadline and stop by themselves, the whole is the last
    resort."""

    def __init__(self, work: Work, settings: Settings) -> None:
        self.work = work
        self.settings = settings

    async def choose(self, question: Asked, bot: str, owner: str, watched: bool, failures: int) -> str:
        """The bot's action; if it takes too long or fails again and again, any legal one."""
        if failures >= FAILURES:
            return random.choice(question.options)
        deadline = self.settings.bot_deadline
        rank = Rank.WAITED_FOR if watched else Rank.AT_LEISURE
        lane: Lane = "deep" if bot in SLOW else "quick"
        try:
            return await self.work.do(
                choose, question, bot, deadline / 2, rank=rank, owner=owner, lane=lane, deadline=deadline
            )
        except TimeoutError:
            log.warning("a bot was too slow", extra={"bot": bot})
            return random.choice(question.options)

    async def hint(self, question: Asked, owner: str) -> Advice:
        return await self._advise(question, self.settings.hint_steps, None, Rank.ASKED, owner)

    async def judge(self, question: Asked, seed: int, owner: str) -> Advice:
        """A shorter look, as there are many; with the same seed the same."""
        return await self._advise(question, self.settings.analysis_steps, seed, Rank.AT_LEISURE, owner)

    async def _advise(self, question: Asked, steps: int, seed: int | None, rank: Rank, owner: str) -> Advice:
        deadline = self.settings.bot_deadline
        return await self.work.do(
            advise, question, steps, deadline / 2, seed, rank=rank, owner=owner, lane="deep", deadline=deadline
        )

    async def look_back(self, task: Callable[..., Any], *args: Any, owner: str) -> Any:
        """What can be read off a game that is played again."""
        deadline = self.settings.bot_deadline
        return await self.work.do(
            tasks.Told(task), *args, rank=Rank.LOOKED_AT, owner=owner, lane="back", deadline=deadline
        )
