"""Tables that nobody touches are packed away; whoever comes back finds them as they were, and plays on."""

from __future__ import annotations

import asyncio
import math
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.event import listen
from sqlalchemy.exc import OperationalError

from dumps import sql
from hosting import database_of_both_kinds, found, lobby_on, people, play_on  # noqa: F401  (a fixture)
from posterity.games import TITLES
from posterity.server import archive as archived
from posterity.server.archive import read
from posterity.server.hall import DAY, Hall
from posterity.server.shapes import NewSeat, NewTable
from posterity.server.store import Store
from posterity.table.answers import Answer
from posterity.table.live import LiveTable
from posterity.table.table import Refused
from postgres import Postgres, postgres  # noqa: F401  (the fixture)
from sitting import Ear, one_answer, same


def age(lobby: Hall, table: str, days: float) -> None:
    """As if all this had happened so long ago."""
    with lobby.store.engine.begin() as connection:
        for change in (
            "UPDATE answers SET at = at - ? WHERE table_id = ?",
            "UPDATE tables SET created = created - ? WHERE id = ?",
        ):
            connection.exec_driver_sql(change.replace("?", "%s") if lobby.store.shared else change, (days * DAY, table))


async def archive(lobby: Hall) -> int:
    """What a server does each hour, with the default settings."""
    settings = lobby.settings
    return await lobby.archive(settings.archive_after_days * DAY, settings.archive_untouched_after_days * DAY)


def counted(store: Store, table: str) -> tuple[int, int]:
    """How many answers are rows, and how many are packed."""
    stored = read(store.engine, table)
    assert stored is not None
    return len(stored.rows), len(stored.answers) - len(stored.rows)


async def forgotten(lobby: Hall, table: str) -> None:
    """Nobody looks at it any more, and the server has forgotten it too."""
    lobby.recent.pop(table, None)
    await asyncio.sleep(0)
    assert table not in lobby.tables


@pytest.mark.parametrize("title", TITLES)
def test_an_idle_table_comes_back_whole_and_is_played_on(tmp_path: Path, title: str) -> None:
    async def game() -> None:
        source = random.Random(1)
        async with lobby_on(tmp_path / "tables.sqlite") as lobby:
            table = (await lobby.create(people(2, title=title, confirm=True), "")).table
            for _ in range(3):  # packed, played, packed again
                live = await found(lobby, table)
                assert await play_on(live, 12, source)
                before, length = live.table, live.table.rows
                age(lobby, table, 61)
                assert await archive(lobby) == 1
                assert counted(lobby.store, table) == (0, length)
                assert await archive(lobby) == 0, "once is enough"
                del live
                await forgotten(lobby, table)
                again = await found(lobby, table)
                assert same(before, again.table) == []
                assert again.table.moves, "moves that were sent before are known: a resend is harmless"
                assert await play_on(again, 3, source)
                rows, packed = counted(lobby.store, table)
                assert (rows > 0, packed) == (True, length)
                assert again.table.rows == rows + packed
                del again, before
                await forgotten(lobby, table)

    asyncio.run(game())


def test_tables_are_archived_when_their_time_has_come_and_not_before(tmp_path: Path) -> None:
    async def game() -> None:
        async with lobby_on(tmp_path / "tables.sqlite") as lobby:
            tables = [(await lobby.create(people(2), "")).table for _ in range(5)]
            _, untouched, young, idle, finished = tables
            for table in (young, idle, finished):
                await play_on(await found(lobby, table), 2000 if table == finished else 3, random.Random(2))
            for table, days in ((untouched, 8), (young, 59), (idle, 61), (finished, 61)):
                age(lobby, table, days)
            assert await archive(lobby) == 3
            packed = [table for table in tables if counted(lobby.store, table)[1]]
            assert packed == [untouched, idle, finished]
            assert (await found(lobby, finished)).table.game.over

    asyncio.run(game())


def test_a_table_at_which_somebody_sits_is_not_archived(tmp_path: Path) -> None:
    async def game() -> None:
        async with lobby_on(tmp_path / "tables.sqlite") as lobby:
            table = (await lobby.create(people(2), "")).table
            live = await found(lobby, table)
            ear = Ear(live, 0)
            age(lobby, table, 100)
            assert await archive(lobby) == 0
            live.leave(ear.client)
            assert await archive(lobby) == 1
            Ear(live, 1)  # the table is still in memory
            await play_on(live, 5, random.Random(1))
            del live, ear
            await forgotten(lobby, table)
            assert (await found(lobby, table)).table.version == 5

    asyncio.run(game())


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_table_that_is_archived_while_it_is_read_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """Between two looks at the disk the rows go into the archive."""

    async def game() -> None:
        async with lobby_on(tmp_path / "tables.sqlite") as lobby:
            table = (await lobby.create(people(2), "")).table
            await play_on(await found(lobby, table), 20, random.Random(1))
            known = await lobby.store.rest(table, 0)
            reading = archived._answers
            packed: list[bool] = []

            def packed_meanwhile(connection: Any, table_id: str, number: int) -> list[Answer]:
                read = reading(connection, table_id, number)
                if not packed:
                    packed.append(True)
                    assert archived.pack(lobby.store.engine, table_id, math.inf, math.inf)
                    return read if when == "after" else reading(connection, table_id, number)
                return read

            monkeypatch.setattr(archived, "_answers", packed_meanwhile)
            stored = read(lobby.store.engine, table)
            assert packed
            assert stored is not None
            assert stored.answers == known
            with sql(tmp_path / "tables.sqlite") as connection:
                assert connection.execute("SELECT count(*) FROM answers").fetchone() == (0,)
            for number in (0, 1, len(known) - 1, len(known)):
                assert await lobby.store.rest(table, number) == known[number:]

    asyncio.run(game())


def another_copy(live: LiveTable, lobby: Hall) -> LiveTable:
    """The table as a server has it that is told of nothing any more."""
    return LiveTable(live.table, live.tokens, live.watch, lobby.around, lobby._reload)


@pytest.mark.parametrize("moves", [1, 12])
def test_a_copy_that_missed_everything_until_it_was_packed_is_told_so(database: str, moves: int) -> None:
    """The rows that had the numbers are gone, and still nobody else can have them."""

    async def game() -> None:
        async with lobby_on(database) as lobby:
            table = (await lobby.create(people(2), "")).table
            live = await found(lobby, table)
            await play_on(live, 5, random.Random(1), undo=0)
            stale = another_copy(live, lobby)
            await play_on(live, moves, random.Random(2), undo=0)
            age(lobby, table, 100)
            assert await archive(lobby) == 1
            with pytest.raises(Refused, match="somebody was faster"):
                await one_answer(stale, random.Random(3), undo=0)
            assert same(stale.table, live.table) == []
            assert counted(lobby.store, table) == (0, live.table.rows)
            await play_on(stale, 3, random.Random(4), undo=0)
            with pytest.raises(Refused, match="somebody was faster"):
                await one_answer(live, random.Random(5), undo=0)
            assert same(stale.table, live.table) == []

    asyncio.run(game())


def test_a_copy_that_comes_while_the_table_is_packed_waits_and_is_told_so(database: str) -> None:
    packing, go_on = threading.Event(), threading.Event()

    def slowly(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("DELETE FROM answers"):
            packing.set()
            assert go_on.wait(60)

    async def game() -> None:
        async with lobby_on(database) as lobby:
            table = (await lobby.create(people(2), "")).table
            live = await found(lobby, table)
            await play_on(live, 5, random.Random(1), undo=0)
            stale = another_copy(live, lobby)
            await play_on(live, 5, random.Random(2), undo=0)
            age(lobby, table, 100)
            listen(lobby.store.engine, "after_cursor_execute", slowly)
            archiving = asyncio.create_task(archive(lobby))
            await asyncio.to_thread(packing.wait, 60)
            late = asyncio.create_task(one_answer(stale, random.Random(3), undo=0))
            await asyncio.sleep(0.2)
            go_on.set()
            assert await archiving == 1
            with pytest.raises(Refused, match="somebody was faster"):
                await late
            assert same(stale.table, live.table) == []
            assert counted(lobby.store, table) == (0, live.table.rows)

    asyncio.run(game())


def test_numbers_that_were_packed_before_are_taken_too(tmp_path: Path) -> None:
    """The migration counts what is in the archive."""
    file = tmp_path / "tables.sqlite"

    async def game() -> None:
        async with lobby_on(file) as lobby:
            table = (await lobby.create(people(2), "")).table
            live = await found(lobby, table)
            await play_on(live, 5, random.Random(1))
            age(lobby, table, 100)
            assert await archive(lobby) == 1
            rows = live.table.rows
        with sql(file) as connection:
            connection.execute("ALTER TABLE tables DROP COLUMN packed")
            connection.execute("UPDATE alembic_version SET version_num = '0003'")
        async with lobby_on(file):
            pass
        with sql(file) as connection:
            assert connection.execute("SELECT packed FROM tables").fetchone() == (rows,)

    asyncio.run(game())


def test_bots_of_a_table_that_came_back_play_on_after_a_restart(tmp_path: Path) -> None:
    """Those of a table in the archive are left asleep."""

    async def game() -> None:
        seats = [NewSeat(kind="bot", bot="page"), NewSeat(kind="person")]
        async with lobby_on(tmp_path / "tables.sqlite") as lobby:
            lobby.around.thinkers.choose = slow  # type: ignore[method-assign,assignment]
            table = (await lobby.create(NewTable(title="village", seats=seats), "")).table
            age(lobby, table, 100)
            assert await lobby.store.waiting_for_bots() == [table]
            assert await archive(lobby) == 1
            assert await lobby.store.waiting_for_bots() == []
            live = await found(lobby, table)
            await live.answer(0, "choice", live.table.game.options[0].text, "", live.table.version)
            assert await lobby.store.waiting_for_bots() == [table]

    async def slow(*_: object) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    asyncio.run(game())


def test_two_servers_archive_and_play_the_same_tables(postgres: Postgres) -> None:  # noqa: F811
    """Whichever packs it, the other one has it in memory and goes on where it was."""

    async def game() -> None:
        url = postgres.fresh()
        async with lobby_on(url) as one, lobby_on(url) as two:
            table = (await one.create(people(2), "")).table
            here, there = await found(one, table), await found(two, table)
            ears = [Ear(here, 0), Ear(there, 1)]
            await play_on(here, 4, random.Random(1), undo=0)
            await caught_up(there, here)
            age(one, table, 100)
            here.leave(ears[0].client)
            assert sum(await asyncio.gather(archive(one), archive(one))) == 1, "packed once"
            before = here.table.rows
            assert counted(two.store, table) == (0, before)
            await play_on(there, 4, random.Random(2), undo=0)
            await here.hear(None)
            assert same(here.table, there.table) == []
            await play_on(here, 4, random.Random(3))
            await caught_up(there, here)
            rows, packed = counted(one.store, table)
            assert (packed, rows + packed) == (before, here.table.rows)
            del here, there, ears
            for lobby in (one, two):
                await forgotten(lobby, table)
            again = [(await found(lobby, table)).table for lobby in (one, two)]
            assert same(*again) == []
            assert again[0].version == 12

    async def caught_up(behind: LiveTable, ahead: LiveTable) -> None:
        async with asyncio.timeout(60):
            while behind.table.version < ahead.table.version:
                await asyncio.sleep(0.01)

    asyncio.run(game())


def test_a_disk_that_does_not_answer_for_a_while_stops_no_chore(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots that wait for a restart are looked for again, and the archive is filled later."""
    monkeypatch.setattr("posterity.server.hall.ARCHIVE_EVERY", 0.01)
    monkeypatch.setattr("posterity.server.hall.ARCHIVE_FIRST", 0.01)
    monkeypatch.setattr("posterity.table.lobby.ASK_AGAIN", 0.01)
    file = tmp_path / "tables.sqlite"

    def failing_twice(answer: Callable[..., list[str]], trouble: Exception) -> Callable[..., list[str]]:
        troubles = [trouble, trouble]

        def asked(*args: Any) -> list[str]:
            if troubles:
                raise troubles.pop()
            return answer(*args)

        return asked

    async def game() -> None:
        async with lobby_on(file) as lobby:
            idle = (await lobby.create(people(2), "")).table
            bots = [NewSeat(kind="bot", bot="page")] * 2
            waiting = (await lobby.create(NewTable(title="village", seats=bots), "")).table
            age(lobby, idle, 100)
        gone = OperationalError("", {}, Exception("the server has gone away"))
        monkeypatch.setattr(archived, "idle_tables", failing_twice(archived.idle_tables, gone))
        monkeypatch.setattr(Store, "_with_bots", failing_twice(Store._with_bots, gone))
        async with lobby_on(file) as lobby, asyncio.timeout(60):
            while not counted(lobby.store, idle)[1]:
                await asyncio.sleep(0.01)
            while waiting not in lobby.tables or lobby.tables[waiting].bot_task is None:
                await asyncio.sleep(0.01)

    asyncio.run(game())
