"""Whatever goes wrong between a click and the disk: the table in memory is never anything but what is stored."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from hush_table import TITLE
from posterity.engine import Title
from posterity.games import TITLES
from posterity.games import title as make_title
from posterity.table.asked import Asked
from posterity.table.table import Refused
from posterity.table.trouble import NotStored
from sitting import Ear, NobodyThinks, living, one_answer, read_again, same, seat_table

ALL = [TITLE, *[make_title(name) for name in TITLES]]
each_title = pytest.mark.parametrize("title", ALL, ids=lambda title: str(title.name))


@each_title
@pytest.mark.parametrize("confirm", [False, True])
def test_after_any_answer_the_disk_tells_the_same_table(title: Title[Any], confirm: bool) -> None:
    """Also after an undo of the first choice that follows a draw."""

    async def game() -> None:
        live, store = seat_table(2, 4, title, confirm=confirm)
        source = random.Random(4)
        done: list[str] = []
        for at in range(150):
            if live.table.game.over:
                break
            done.append(await one_answer(live, source))
            if at % 5 == 0 or done[-1] == "undo":
                assert same(live.table, read_again(live.table, store)) == []
        assert "undo" in done

    asyncio.run(game())


@each_title
def test_many_undos_cost_nothing_when_a_table_is_read_again(title: Title[Any]) -> None:
    async def game() -> None:
        live, store = seat_table(2, 4, title, confirm=True)
        source = random.Random(2)
        while not live.table.game.can_undo(live.table.game.seat if live.table.game.seat >= 0 else live.table.game.held):
            await one_answer(live, source, 0)
        for _ in range(60):
            await one_answer(live, source, 1)  # undo
            await one_answer(live, source, 0)  # choose again
        assert live.table.undos >= 50
        assert same(live.table, read_again(live.table, store)) == []

    asyncio.run(game())


def test_what_cannot_be_stored_is_not_made() -> None:
    async def game() -> None:
        live, store = seat_table(2)
        before = TITLE.digest(live.table.game.state)
        ear = Ear(live, 1)
        store.failing = NotStored(sure=True)
        action = live.table.game.options[0].text
        with pytest.raises(Refused, match="could not be written to disk and was not made"):
            await live.answer(0, "choice", action, "a", 0)
        assert TITLE.digest(live.table.game.state) == before
        assert "update" not in ear.kinds(), "nobody has seen it"
        store.failing = None
        assert await live.answer(0, "choice", action, "a", 0) == 1
        assert same(live.table, read_again(live.table, store)) == []

    asyncio.run(game())


def test_an_outage_in_which_nothing_can_be_read_either_leaves_nothing_behind() -> None:
    async def game() -> None:
        live, store = seat_table(2)
        ear = Ear(live, 1)
        action = live.table.game.options[0].text
        store.failing, store.silent = NotStored(sure=False), True
        for move in ("a", "b"):
            with pytest.raises(Refused) as refused:
                await live.answer(0, "choice", action, move, 0)
            assert refused.value.code == "not-stored"
        assert (live.table.version, ear.kinds().count("update")) == (0, 0)
        store.failing, store.silent = None, False
        for _ in range(5):
            await one_answer(live, random.Random(1), 0)
        assert same(live.table, read_again(live.table, store)) == []

    asyncio.run(game())


def test_a_move_that_was_stored_although_nobody_was_told_is_acknowledged_once() -> None:
    async def game() -> None:
        live, store = seat_table(2)
        ear = Ear(live, 1)
        action = live.table.game.options[0].text
        store.failing, store.stores_all_the_same = NotStored(sure=False), True
        assert await live.answer(0, "choice", action, "a", 0) == 1, "the disk knows it: it was made"
        assert ear.kinds().count("update") == 1
        store.failing = None
        assert await live.answer(0, "choice", action, "a", 0) == 1, "sent again"
        assert same(live.table, read_again(live.table, store)) == []

    asyncio.run(game())


def test_a_bug_in_a_rule_is_a_refusal_and_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    async def game() -> None:
        live, store = seat_table(2)
        ear = Ear(live, 0)
        before = TITLE.digest(live.table.game.state)
        step = type(live.table.game.state.agenda[-1])
        carried_out = step.chosen

        def fails_half_way(self: Any, s: Any, action: Any) -> None:
            carried_out(self, s, action)
            raise ZeroDivisionError("a bug")

        action = live.table.game.options[0].text
        with monkeypatch.context() as patch:
            patch.setattr(step, "chosen", fails_half_way)
            with pytest.raises(Refused) as refused:
                await live.answer(0, "choice", action, "a", 0)
        assert refused.value.code == "failed"
        assert (TITLE.digest(live.table.game.state), live.table.version, len(ear.heard)) == (before, 0, 2)
        await live.answer(0, "choice", action, "a", 0)
        assert same(live.table, read_again(live.table, store)) == []

    asyncio.run(game())


def test_of_two_copies_of_a_table_one_is_first_and_the_other_learns_it() -> None:
    """Two servers, or two copies in one: the number of the answer decides."""

    async def game() -> None:
        live, store = seat_table(2)
        other = living(read_again(live.table, store), store)
        ear = Ear(other, 1)
        first, second = (action.text for action in live.table.game.options[:2])
        await live.answer(0, "choice", first, "a", 0)
        with pytest.raises(Refused) as refused:
            await other.answer(0, "choice", second, "b", 0)
        assert refused.value.code == "stale"
        assert ear.kinds().count("update") == 1, "it has heard of the move that was first"
        assert same(live.table, other.table) == []
        assert await other.answer(0, "choice", first, "a", 0) == 1, "the same move, sent to both, is made once"
        source = random.Random(3)
        for _ in range(40):
            if other.table.game.over:
                break
            mover, follower = (live, other) if source.random() < 0.5 else (other, live)
            before = len(store.answers)
            try:
                await one_answer(mover, source)
            except Refused:  # this copy was behind, and knows it now
                assert same(live.table, other.table) == []
                continue
            if source.random() < 0.7:
                await follower.hear(store.answers[before:])
                assert same(live.table, other.table) == []
        await live.hear(None)
        await other.hear(None)
        assert same(live.table, other.table) == []
        assert same(live.table, read_again(live.table, store)) == []

    asyncio.run(game())


def test_only_so_many_choices_can_be_taken_back() -> None:
    async def game() -> None:
        live, _ = seat_table(2, confirm=True)
        live.table.undos = live.settings.undos_per_table
        await one_answer(live, random.Random(1), 0)
        with pytest.raises(Refused, match="taken back 1000 times in all"):
            await live.answer(0, "undo", "", "", live.table.version)

    asyncio.run(game())


class Stumbling(NobodyThinks):
    """Fails a few times before it chooses."""

    def __init__(self, failures: int) -> None:
        self.left = failures
        self.told: list[int] = []  # how often it had failed when it was asked

    async def choose(self, question: Asked, bot: str, owner: str, watched: bool, failures: int) -> str:
        self.told.append(failures)
        if self.left:
            self.left -= 1
            raise RuntimeError("no idea")
        return question.options[0]


def test_a_bot_that_failed_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posterity.table.live.PAUSES", (0.0,))

    async def game() -> None:
        live, _ = seat_table(2, thinkers=Stumbling(5), kinds=("bot", "person"))
        ear = Ear(live, 1)
        assert live.bot_task is not None
        await asyncio.wait_for(live.bot_task, 10)
        assert live.table.game.seat == 1, "the bot has moved"
        assert [m["seat"] for m in ear.heard if m["type"] == "thinking"][-1] is None

    asyncio.run(game())


def test_a_bots_turn_survives_a_full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posterity.table.live.PAUSES", (0.0,))

    async def game() -> None:
        thinkers = Stumbling(0)
        live, store = seat_table(2, thinkers=thinkers, kinds=("bot", "person"))
        store.failing = NotStored(sure=True)
        live.wake_bots()
        for _ in range(20):
            await asyncio.sleep(0)
        assert live.table.version == 0
        store.failing = None
        assert live.bot_task is not None
        await asyncio.wait_for(live.bot_task, 10)
        assert live.table.game.seat == 1
        assert len(thinkers.told) > 4 and not any(thinkers.told), "the disk's fault is none of the bot's"
        assert same(live.table, read_again(live.table, store)) == []

    asyncio.run(game())


def test_whoever_cannot_be_reached_is_dropped_and_nobody_waits() -> None:
    async def game() -> None:
        live, _ = seat_table(2)
        slow, quick = Ear(live, 0), Ear(live, 1)
        slow.deaf = True
        await one_answer(live, random.Random(1), 0)
        assert live.clients == {quick.client}
        back = Ear(live, 0, seen=0)
        assert back.heard[0]["version"] == 1, "it asks for what it missed"
        assert Ear(live, 0, seen=1).kinds() == ["names", "presence"], "who has seen it all is told nothing twice"

    asyncio.run(game())
