"""Bots think in processes of their own, and against a clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from posterity.bots import BOTS
from posterity.engine import SeededChance, new
from posterity.games import title
from posterity.server.settings import Settings
from posterity.server.thinking import FAILURES, Thinkers
from posterity.server.work import Work
from posterity.table.asked import Asked, asked

T = TypeVar("T")
QUESTION: Asked = asked(new(title("village"), "standard", 2, SeededChance(3)))


def thinking(ask: Callable[[Thinkers], Awaitable[T]], **settings: float) -> T:
    """What comes of a question to real processes."""

    async def think() -> T:
        work = Work(1, 1)
        await work.start()
        try:
            return await ask(Thinkers(work, Settings(**settings)))  # type: ignore[arg-type]
        finally:
            await work.close()

    return asyncio.run(think())


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_answers_with_one_of_its_options(bot: str) -> None:
    assert thinking(lambda thinkers: thinkers.choose(QUESTION, bot, "a", True, 0)) in QUESTION.options


def test_a_bot_that_is_too_slow_gets_any_legal_move() -> None:
    chosen = thinking(lambda thinkers: thinkers.choose(QUESTION, "regent", "a", True, 0), bot_deadline=0.0001)
    assert chosen in QUESTION.options


def test_a_bot_that_fails_again_and_again_gets_any_legal_move() -> None:
    chosen = thinking(lambda thinkers: thinkers.choose(QUESTION, "no such bot", "a", True, FAILURES))
    assert chosen in QUESTION.options


def test_a_hint_has_an_opinion_of_every_option() -> None:
    advised = thinking(lambda thinkers: thinkers.hint(QUESTION, "a"), hint_steps=12)
    assert sorted(opinion.action for opinion in advised.opinions) == sorted(QUESTION.options)
