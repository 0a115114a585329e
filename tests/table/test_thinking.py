"""Bots think in processes of their own, and against a clock."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from types import SimpleNamespace
from typing import Any

import pytest

from posterity.bots import BOTS, FORMER
from posterity.engine import SeededChance, new
from posterity.games import title
from posterity.table.thinking import Budget, Thinkers


def table(bot: str) -> Any:
    """As much of a live table as a bot needs."""
    village = title("village")
    game = new(village, "standard", 2, SeededChance(3))
    seats = [SimpleNamespace(bot=bot), SimpleNamespace(bot=bot)]
    return SimpleNamespace(id="t", game=game, title=village, seats=seats)


@pytest.mark.parametrize("bot", [*BOTS, *FORMER])
def test_a_bot_answers_with_one_of_its_options(bot: str) -> None:
    async def think() -> str:
        thinkers = Thinkers(1, Budget(60))
        try:
            return await thinkers.think(at, 0)
        finally:
            thinkers.close()

    at = table(bot)
    assert asyncio.run(think()) in [action.text for action in at.game.options]


def test_a_bot_that_is_too_slow_gets_any_legal_move() -> None:
    async def think() -> str:
        thinkers = Thinkers(1, Budget(0.0001))  # less than a process needs to start
        try:
            return await thinkers.think(at, 0)
        finally:
            thinkers.close()

    at = table("squire")
    assert asyncio.run(think()) in [action.text for action in at.game.options]


def test_the_processes_wake_up_before_anybody_asks() -> None:
    thinkers = Thinkers(2, Budget(60))
    try:
        assert len(thinkers.pool._processes) == 2
    finally:
        thinkers.close()


def test_those_who_wait_for_a_thinker_do_not_lose_their_time() -> None:
    async def think() -> None:
        thinkers = Thinkers(1, Budget(60))
        try:
            await thinkers._work(time.sleep, 0)  # the process has started
            thinkers.budget = Budget(3.0)
            await asyncio.gather(*[thinkers._work(time.sleep, 1) for _ in range(4)])
        finally:
            thinkers.close()

    asyncio.run(think())


def test_when_a_process_dies_another_takes_over() -> None:
    async def think() -> list[str]:
        thinkers = Thinkers(1, Budget(60))
        try:
            first = await thinkers._work(os.getpid)
            os.kill(first, signal.SIGKILL)
            asleep = asyncio.create_task(thinkers._work(time.sleep, 0))
            moves = [await thinkers.think(at, 0) for _ in range(2)]
            await asleep
            return moves
        finally:
            thinkers.close()

    at = table("squire")
    assert set(asyncio.run(think())) <= {action.text for action in at.game.options}
