"""A live table in this process, on a store that is a list and can be told to fail."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from hush_table import TITLE
from posterity.bots.advice import Advice
from posterity.engine import Title
from posterity.server.hall import encode
from posterity.server.metrics import Metrics
from posterity.server.settings import Settings
from posterity.server.store import Store
from posterity.server.thinking import Thinkers
from posterity.table.answers import Answer
from posterity.table.around import Around
from posterity.table.asked import Asked
from posterity.table.live import Client, LiveTable
from posterity.table.table import Agreed, Table, begin, load
from posterity.table.trouble import Conflict

NAMES = ["Ada", "Ben", "Cyd", "Dot", "Eve"]
SEED = 1


class MemoryStore(Store):
    """Keeps answers in a list, by the same rule as a disk: the number decides."""

    def __init__(self) -> None:
        self.answers: list[Answer] = []
        self.failing: Exception | None = None  # what the next writes meet
        self.stores_all_the_same = False  # the write that fails is on disk nevertheless
        self.silent = False  # reading fails too
        self.ended = False

    @property
    def shared(self) -> bool:
        return False

    async def append(self, table_id: str, answers: Sequence[Answer], ended: bool = False) -> None:
        if self.failing is not None and not self.stores_all_the_same:
            raise self.failing
        if answers[0].number < len(self.answers):
            raise Conflict
        assert answers[0].number == len(self.answers), "there is a gap"
        self.answers += answers
        self.ended = self.ended or ended
        if self.failing is not None:
            raise self.failing

    async def rest(self, table_id: str, number: int) -> list[Answer]:
        if self.silent:
            raise OSError("the disk is gone")
        return self.answers[number:]

    @asynccontextmanager
    async def only_here(self, work: str) -> AsyncIterator[bool]:
        yield True


class NobodyThinks(Thinkers):
    """Stands in for the processes of the bots."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []

    async def choose(self, question: Asked, bot: str, owner: str, watched: bool, failures: int) -> str:
        raise AssertionError("there is no bot")

    async def hint(self, question: Asked, owner: str) -> Advice:
        raise AssertionError("nobody asks")


def agreed(seats: int, **more: Any) -> Agreed:
    told = {"table": "t", "title": "hush", "variant": "standard", "rules": 1, "seed": SEED, "bots": ("",) * seats}
    return Agreed(**{**told, "kinds": ("person",) * seats, **more})


def seat_table(
    seats: int, seed: int = SEED, title: Title[Any] = TITLE, thinkers: Thinkers | None = None, **more: Any
) -> tuple[LiveTable, MemoryStore]:
    """A new table, and the store it is on."""
    store = MemoryStore()
    told = agreed(seats, title=title.name, seed=seed, **more)
    names = NAMES[:seats]
    table, store.answers = begin(told, title, list(names))
    return living(table, store, thinkers), store


def living(table: Table, store: MemoryStore, thinkers: Thinkers | None = None) -> LiveTable:
    async def reload(_: str) -> Table:
        return read_again(table, store)

    return LiveTable(
        table,
        list(table.names),
        "w",
        Around(store, thinkers or NobodyThinks(), Settings(), Metrics(), encode),
        reload,
    )


def read_again(table: Table, store: MemoryStore) -> Table:
    """The table as a server that was started again would have it."""
    return load(table.agreed, table.title, list(table.names), store.answers)


class Ear:
    """A client that keeps what it hears, and the table as it knows it."""

    def __init__(self, live: LiveTable, seat: int, seen: int | None = None) -> None:
        self.heard: list[dict[str, Any]] = []
        self.deaf = False
        self.client = Client(seat, self._hear)
        live.join(self.client, seen)

    def _hear(self, message: bytes) -> bool:
        if not self.deaf:
            self.heard.append(json.loads(message))
        return not self.deaf

    def kinds(self) -> list[str]:
        return [message["type"] for message in self.heard]


async def play(live: LiveTable, choose: Callable[[LiveTable], str], most: int = 10_000) -> None:
    """Choose until the game is over, ending turns on the way."""
    for _ in range(most):
        game = live.table.game
        if game.over:
            return
        if game.held >= 0:
            await live.answer(game.held, "end-turn", "", "", live.table.version)
        else:
            await live.answer(game.seat, "choice", choose(live), "", live.table.version)


def same(one: Table, other: Table) -> list[str]:
    """In what two copies of a table differ; nothing if they are the same."""
    parts: Iterable[str] = ("version", "rows", "choices", "undos", "moves", "chosen")
    found = [part for part in parts if getattr(one, part) != getattr(other, part)]
    if one.title.digest(one.game.state) != other.title.digest(other.game.state):
        found.append("state")
    if (one.game.held, one.game.seat) != (other.game.held, other.game.seat):
        found.append("who is asked")
    found += [
        f"undo of {seat}" for seat in range(len(one.names)) if one.game.can_undo(seat) != other.game.can_undo(seat)
    ]
    if [(repr(event), version) for event, version in one.log] != [(repr(e), v) for e, v in other.log]:
        found.append("log")
    return found


async def one_answer(live: LiveTable, source: random.Random, undo: float = 0.3) -> str:
    """A choice, an undo or the end of a turn."""
    game, version = live.table.game, live.table.version
    undoing = [seat for seat in range(len(live.tokens)) if game.can_undo(seat)]
    move = source.randbytes(4).hex()
    if undoing and source.random() < undo:
        await live.answer(undoing[0], "undo", "", move, version)
        return "undo"
    if game.held >= 0:
        await live.answer(game.held, "end-turn", "", move, version)
        return "end-turn"
    await live.answer(game.seat, "choice", source.choice(game.options).text, move, version)
    return "choice"
