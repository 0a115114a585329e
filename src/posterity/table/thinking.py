"""Bots think in processes of their own, on views, and against a clock."""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import random
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from typing import Any

from posterity.bots import bot as make_bot
from posterity.engine import Menu, Setup, Title, View
from posterity.games import title as make_title
from posterity.table.live import LiveTable

log = logging.getLogger("posterity.table")


@lru_cache(maxsize=16)
def _title(name: str, edition: str) -> Title[Any]:
    return make_title(name, json.loads(edition) or None)


def _choose(
    title: str, edition: str, variant: str, names: list[str], seat: int, state: str, options: list[str], bot: str
) -> str:
    """In a worker: rebuild the view and let the bot choose."""
    one = _title(title, edition)
    menu = Menu(seat)
    for text in options:
        menu.offer(one.actions.parse(text))
    view = View(one, Setup(variant, len(names), names), seat, one.load(json.loads(state)), menu)
    return make_bot(bot, random.Random()).choose(view).text


class Thinkers:
    """A pool of processes; few think at once, so that people's moves never wait behind bots."""

    def __init__(self, workers: int, deadline: float) -> None:
        self.pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))
        self.turns = asyncio.Semaphore(workers * 2)
        self.deadline = deadline

    async def think(self, table: LiveTable, seat: int) -> str:
        """The bot's action; if it takes too long, any legal one."""
        game = table.game
        title = table.title
        view = title.view(game.state, seat)
        options = [action.text for action in game.options]
        async with self.turns:
            work = asyncio.get_running_loop().run_in_executor(
                self.pool,
                _choose,
                title.name,
                table.row.edition,
                game.setup.variant,
                game.setup.names,
                seat,
                json.dumps(title.save(view)),
                options,
                table.seats[seat].bot,
            )
            try:
                return await asyncio.wait_for(work, self.deadline)
            except TimeoutError:
                log.warning("a bot was too slow", extra={"table": table.id})
                return random.choice(options)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
