"""A disk that is slow, stops in the middle, or meets two servers at once: what is told stays true."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from dumps import laid_out, sql
from hosting import found, lobby_on
from posterity.engine import PosterityError
from posterity.games import title as make_title
from posterity.server import mending
from posterity.server.archive import as_rows, read
from posterity.server.shapes import NewSeat, NewTable
from posterity.server.store import Store
from posterity.server.writer import Job
from posterity.table.answers import Answer
from posterity.table.asked import Asked
from posterity.table.snapshot import Told
from posterity.table.table import Refused, Table
from posterity.table.trouble import Busy
from postgres import Postgres, postgres  # noqa: F401  (the fixture)
from sitting import Ear, NobodyThinks, one_answer, read_again, same, seat_table

PATIENCE = 60.0


class FirstOption(NobodyThinks):
    """A bot without ideas of its own."""

    async def choose(self, question: Asked, bot: str, owner: str, watched: bool, failures: int) -> str:
        return question.options[0]


def test_a_commit_that_comes_late_is_waited_for_and_the_bot_behind_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store gives up, but the writer is at it already: whether the move stands is told when that is known."""

    async def game() -> None:
        async with lobby_on(tmp_path / "tables.sqlite") as lobby:
            lobby.around = lobby.around._replace(thinkers=FirstOption())
            seats = [NewSeat(kind="person"), NewSeat(kind="bot", bot="page")]
            live = await found(lobby, (await lobby.create(NewTable(title="village", seats=seats), "")).table)
            source = random.Random(1)
            while live.table.game.held < 0:
                await one_answer(live, source, 0)
            version = live.table.version
            lobby.store.writer.seconds = 0.2
            monkeypatch.setattr(sa.Connection, "commit", late)
            monkeypatch.setattr(Job, "give_up", given_up)
            assert await live.answer(0, "end-turn", "", "late", version) == version + 1, "it stands, so it is told so"
            assert gave_up.is_set()
            monkeypatch.undo()
            lobby.store.writer.seconds = PATIENCE
            async with asyncio.timeout(PATIENCE):
                while live.bot_asked():
                    await asyncio.sleep(0.01)
            stored = read(lobby.store.engine, live.id)
            assert stored is not None
            assert [answer.move for answer in stored.answers].count("late") == 1

    commit = sa.Connection.commit

    def late(connection: sa.Connection) -> None:
        gave_up.wait(PATIENCE)
        time.sleep(0.05)
        commit(connection)

    gave_up = threading.Event()
    give_up = Job.give_up

    def given_up(job: Job) -> None:
        give_up(job)
        gave_up.set()

    asyncio.run(game())


def test_a_bug_in_what_a_seat_is_shown_is_found_before_the_move_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def __init__(self, table: Table) -> None:
            self.table = table

        def now(self, seat: int) -> Told:
            raise ZeroDivisionError("a bug in a reason")

    async def game() -> None:
        live, store = seat_table(2, 4, make_title("village"))
        ears = Ear(live, 0), Ear(live, 1)
        heard = [len(ear.heard) for ear in ears]
        action = live.table.game.options[0].text
        with monkeypatch.context() as broken:
            broken.setattr("posterity.table.live.Views", Broken)
            with pytest.raises(Refused, match="the move was not made"):
                await live.answer(0, "choice", action, "m", 0)
        assert same(live.table, read_again(live.table, store)) == []
        assert [len(ear.heard) for ear in ears] == heard, "nobody heard of it"
        assert await live.answer(0, "choice", action, "m", 0) == 1
        for seat in (0, 1):
            shown = json.loads(live.snapshot_of(seat))
            assert (shown["version"], shown["choices"]) == (1, 1)

    asyncio.run(game())


class Crowded(NobodyThinks):
    """There is no place in the line for a while."""

    def __init__(self) -> None:
        self.failures: list[int] = []

    async def choose(self, question: Asked, bot: str, owner: str, watched: bool, failures: int) -> str:
        self.failures.append(failures)
        if len(self.failures) < 6:
            raise Busy("others have less waiting")
        return question.options[0]


def test_a_bot_in_a_crowd_waits_instead_of_choosing_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posterity.table.live.PAUSES", (0.0,))

    async def game() -> None:
        thinkers = Crowded()
        live, _ = seat_table(2, thinkers=thinkers, kinds=("bot", "person"))
        live.wake_bots()
        assert live.bot_task is not None
        await asyncio.wait_for(live.bot_task, PATIENCE)
        assert len(thinkers.failures) >= 6 and not any(thinkers.failures), "that was no fault of the bot's"

    asyncio.run(game())


def test_a_migration_that_stopped_in_the_middle_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = laid_out("undo", tmp_path)

    def full(*_: object) -> None:
        raise sa.exc.OperationalError("INSERT", {}, Exception("database or disk is full"))

    def migration_forgotten() -> None:
        for name in [name for name in sys.modules if "0003" in name]:
            del sys.modules[name]

    with monkeypatch.context() as stopped:
        stopped.setattr(mending, "take_out_doubled_draws", full)
        migration_forgotten()
        with pytest.raises(PosterityError, match="full"):
            Store(f"sqlite:///{file}")
    migration_forgotten()
    with sql(file) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("0002",)]
        assert "digest" not in [row[1] for row in database.execute("PRAGMA table_info(answers)")], (
            "nothing of it is left"
        )
    Store(f"sqlite:///{file}").close()
    with sql(file) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() > [("0002",)]
        assert "digest" in [row[1] for row in database.execute("PRAGMA table_info(answers)")]


def test_every_batch_goes_through_its_tables_in_one_order(tmp_path: Path) -> None:
    """Else two servers on PostgreSQL that meet at two tables wait for each other, and everybody with them."""

    async def game() -> None:
        async with lobby_on(tmp_path / "tables.sqlite") as lobby:
            people = NewTable(title="village", seats=[NewSeat(kind="person")] * 2)
            tables = sorted([(await lobby.create(people, "")).table for _ in range(3)])
            written: list[list[str]] = []

            def look(connection: Any, cursor: Any, statement: str, rows: Any, *_: Any) -> None:
                if statement.startswith("INSERT INTO answers"):
                    written.append([one[0] for one in rows])

            sa.event.listen(lobby.store.engine, "before_cursor_execute", look)
            jobs = [
                Job(as_rows(table, [Answer(100, 100, "choice", 0, "pass")]), None, None, asyncio.Future())
                for table in (tables[1], tables[2], tables[0])
            ]
            await asyncio.to_thread(lobby.store.writer.commit, jobs)
            await asyncio.gather(*[job.done for job in jobs])
            assert written == [tables]

    asyncio.run(game())


def test_trouble_while_asking_for_a_lock_leaves_none_behind(postgres: Postgres) -> None:  # noqa: F811
    """What goes back to the pool with its locks would keep the bots of these tables still for ever."""
    url = postgres.fresh()
    one, two = Store(url), Store(url)
    try:
        assert one.locks is not None and two.locks is not None
        assert one.locks.take("table")
        with pytest.raises(sa.exc.DBAPIError):
            one.locks._ask(sa.func.pg_sleep(sa.func.no_such_function()))
        end = time.monotonic() + PATIENCE
        while not two.locks.take("table"):  # the database may take a moment to notice that the connection is gone
            assert time.monotonic() < end, "the lock was left behind"
            time.sleep(0.01)
    finally:
        one.close()
        two.close()


def test_a_name_that_was_not_heard_of_is_read_from_the_disk(postgres: Postgres) -> None:  # noqa: F811
    async def game() -> None:
        url = postgres.fresh()
        async with lobby_on(url) as one, lobby_on(url) as two:
            people = [NewSeat(kind="person")] * 2
            table = (await one.create(NewTable(title="village", seats=people), "")).table
            there = await found(two, table)
            ear = Ear(there, 1)
            with one.store.engine.begin() as connection:  # and nobody says so
                connection.execute(sa.text("UPDATE seats SET name = 'Ada' WHERE seat = 0"))
            two.missed()
            async with asyncio.timeout(PATIENCE):
                while there.table.names[0] != "Ada":
                    await asyncio.sleep(0.01)
            assert [message["names"] for message in ear.heard if message["type"] == "names"][-1][0] == "Ada"

    asyncio.run(game())


def test_people_at_a_server_that_died_are_not_there_any_more() -> None:
    async def game() -> None:
        live, _ = seat_table(2)
        ear = Ear(live, 1)
        live.others_are_here("dead", [0], asks=False)
        assert ear.heard[-1]["seats"] == [True, True]
        live.others_are_gone({"dead", "living"})
        assert ear.heard[-1]["seats"] == [True, True]
        live.others_are_gone({"living"})
        assert ear.heard[-1]["seats"] == [False, True]

    asyncio.run(game())


def test_nobody_is_offered_an_undo_that_would_be_refused() -> None:
    async def game() -> None:
        live, _ = seat_table(2, 4, make_title("village"))
        await one_answer(live, random.Random(1), 0)
        seat = next(seat for seat in (0, 1) if live.table.can_undo(seat))
        live.table.most_undos = 0
        assert not live.table.can_undo(seat)
        with pytest.raises(Refused, match="0 times in all"):
            await live.answer(seat, "undo", "", "", live.table.version)
        source = random.Random(2)
        while not live.table.game.over:
            await one_answer(live, source, 0)
        live.table.most_undos = 1000
        assert not any(live.table.can_undo(seat) for seat in (0, 1)), "the game is over"

    asyncio.run(game())
