"""A copy of all tables, made while they are played, can be served: nothing is half there."""

from __future__ import annotations

import asyncio
import os
import random
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from dumps import laid_out, rows, saw, sql, store_on, truth
from hosting import Said, database_of_both_kinds, found, lobby_on, people, play_on, said, url_of  # noqa: F401  (a fixture)
from posterity.games import TITLES
from posterity.server import backup
from posterity.server.archive import read, table_ids
from posterity.server.hall import Hall
from posterity.server.mending import WHOLE, looked_at
from posterity.table.answers import Answer
from postgres import Postgres, postgres  # noqa: F401  (the fixture)
from running import Server
from sitting import one_answer
from test_processes import finished


async def answers(lobby: Hall, tables: list[str]) -> dict[str, list[Answer]]:
    return {table: await lobby.store.rest(table, 0) for table in tables}


def test_a_copy_made_while_people_play_has_one_moment_of_every_table(database: str, tmp_path: Path) -> None:
    copies = [tmp_path / f"copy-{number}.sqlite" for number in range(3)]

    async def play(lobby: Hall, tables: list[str], stop: asyncio.Event) -> None:
        source = random.Random(1)
        while not stop.is_set():
            for table in tables:
                live = await found(lobby, table)
                if not live.table.game.over:
                    await one_answer(live, source)
            await asyncio.sleep(0)

    async def game() -> tuple[list[str], list[Any], Any]:
        async with lobby_on(database) as lobby:
            tables = [(await lobby.create(people(2, title=title, confirm=True), "")).table for title in TITLES]
            stop = asyncio.Event()
            playing = asyncio.create_task(play(lobby, tables, stop))
            acknowledged = []
            for copy in copies:
                await asyncio.sleep(0.1)
                acknowledged.append({table: (await found(lobby, table)).table.version for table in tables})
                assert await asyncio.to_thread(backup.copy, database, copy) == len(tables)
            stop.set()
            await playing
            return tables, acknowledged, await answers(lobby, tables)

    tables, acknowledged, final = asyncio.run(game())

    async def restored(copy: Path, before: dict[str, int]) -> None:
        async with lobby_on(copy) as lobby:
            assert sorted(table_ids(lobby.store.engine)) == sorted(tables)
            for table, kept in (await answers(lobby, tables)).items():
                assert kept == final[table][: len(kept)], "it is how the table was then"
                assert kept[-1].version >= before[table], "what was acknowledged before is in it"
                stored = read(lobby.store.engine, table)
                assert stored is not None
                assert looked_at(stored).state == WHOLE
                live = await found(lobby, table)
                assert live.table.game.over or await play_on(live, 5, random.Random(2)), "and it goes on"

    for copy, before in zip(copies, acknowledged, strict=True):
        asyncio.run(restored(copy, before))


def test_a_copy_has_everything_but_the_servers(database: str, tmp_path: Path) -> None:
    """Archived tables, names, analyses. The copy may be served elsewhere while the other server still runs."""
    copy, again = tmp_path / "copy.sqlite", tmp_path / "again.sqlite"

    async def game() -> None:
        async with lobby_on(database) as lobby:
            tables = [(await lobby.create(people(2, seed=4, edition={"pieces": {"monks": 5}}), "")).table for _ in "ab"]
            for table in tables:
                live = await found(lobby, table)
                await play_on(live, 5, random.Random(1))
                await live.rename(1, "Łucja")
            await lobby.store.keep_analysis(tables[0], '{"choices": 1}')
            assert await lobby.store.archive(-100, -100, lambda table: table != tables[0]) == 1
            before = [read(lobby.store.engine, table) for table in tables]
            backup.copy(database, copy)
        with sql(copy) as connection:
            assert connection.execute("SELECT count(*) FROM servers").fetchone() == (0,)
            assert connection.execute("SELECT count(*) FROM archive").fetchone() == (1,)
        async with lobby_on(copy) as lobby:
            assert await lobby.store.analysis(tables[0]) == '{"choices": 1}'
            for known in before:
                assert known is not None
                kept = read(lobby.store.engine, known.table.id)
                assert kept is not None
                assert (kept.answers, kept.names(), kept.agreed()) == (known.answers, known.names(), known.agreed())
                assert [seat.token for seat in kept.seats] == [seat.token for seat in known.seats]
                assert (kept.edition, kept.table.watch) == (known.edition, known.table.watch)
        backup.copy(url_of(copy), again)
        assert rows(again) == rows(copy), "a copy of the copy is the same"

    asyncio.run(game())


def test_what_happens_between_two_looks_of_the_copy_is_not_in_it(tmp_path: Path, postgres: Postgres) -> None:  # noqa: F811
    """A table that is begun after the tables were copied, and before their answers are."""
    database = postgres.fresh()
    first = asyncio.run(one_table(database))
    begun: list[str] = []

    def begin_another(connection: sa.Connection, _: object, statement: str, *more: object) -> None:
        if connection.dialect.name == "postgresql" and "FROM answers" in statement and not begun:
            begun.append("another")
            with postgres.connect(database.rpartition("/")[2]) as other:
                for name, key, rest in (
                    ("tables", "id", "title, variant, rules, edition, watch, confirm, hints, seed, created, ended"),
                    ("answers", "table_id", "number, version, kind, seat, text, move, at, digest"),
                ):
                    other.execute(f"INSERT INTO {name} ({key}, {rest}) SELECT 'another', {rest} FROM {name}".encode())

    sa.event.listen(sa.Engine, "before_cursor_execute", begin_another)
    try:
        backup.copy(database, tmp_path / "copy.sqlite")
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", begin_another)
    assert begun
    with store_on(tmp_path / "copy.sqlite") as store:
        assert table_ids(store.engine) == [first]
        stored = read(store.engine, first)
        assert stored is not None
        assert looked_at(stored).state == WHOLE


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    folder = tmp_path / "server"
    folder.mkdir()
    laid_out("undo", folder)
    running = Server(folder)
    yield running
    running.close()


def test_a_copy_of_a_running_server_is_served_under_the_same_links(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    links = server.create("person", "person", title="legacy")
    me = server.client(links, 0)
    me.play(me.options[0])
    (tmp_path / "restored").mkdir()
    file = tmp_path / "restored" / "tables.sqlite"
    done = said(capsys, "backup", file, "--database", server.url)
    assert (done.exit, done.out) == (0, f"{file}: {len(truth('undo')) + 1} tables\n")
    assert [one.name for one in file.parent.iterdir()] == ["tables.sqlite"], "one file is all of it"
    mover = me if me.now["asked"] == 0 else server.client(links, 1)
    mover.play(mover.options[0])
    assert server.http.get("/readyz").status_code == 200, "the server has not noticed"
    restored = Server(file.parent)
    try:
        for seat in (0, 1, None):
            now = restored.get(links, seat).json()
            assert now["version"] == 1, "what was played since then is not in it"
        again = restored.client(links, mover.seat)
        again.play(again.options[0])
        for seat in (0, 1, None):
            assert restored.get(links, seat).json()["version"] == 2
        assert server.get(links, 0).json()["version"] == 2
        assert saw(restored.get(links, mover.seat).json())["choices"] == 2
    finally:
        restored.close()


# What goes wrong.


def refused(done: Said, *words: str) -> None:
    assert done.exit == 1
    for word in words:
        assert word in done.errors
    assert done.errors.strip().count("\n") == 0, "one sentence"


def test_a_copy_never_overwrites_anything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = laid_out("rules", tmp_path)
    for there in (tmp_path / "notes.txt", tmp_path / "folder"):
        there.write_text("dear diary") if there.suffix else there.mkdir()
        refused(said(capsys, "backup", there, "--database", url_of(source)), there.name, "name a new file")
    assert (tmp_path / "notes.txt").read_text() == "dear diary"
    refused(said(capsys, "backup", source, "--database", url_of(source)), "name a new file")


@pytest.mark.parametrize("place", ["nowhere/copy.sqlite", "notes.txt/copy.sqlite"])
def test_a_place_that_cannot_be_written_is_named(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], place: str
) -> None:
    (tmp_path / "notes.txt").write_text("dear diary")
    asyncio.run(one_table(database))
    before = sorted(tmp_path.iterdir())
    refused(
        said(capsys, "backup", tmp_path / place, "--database", database),
        str(tmp_path / place),
        "the copy cannot be made",
    )
    assert sorted(tmp_path.iterdir()) == before


async def one_table(database: str) -> str:
    async with lobby_on(database) as lobby:
        return (await lobby.create(people(2), "")).table


def test_a_disk_that_is_full_leaves_no_half_a_copy(database: str, tmp_path: Path) -> None:
    asyncio.run(one_table(database))
    (tmp_path / "copies").mkdir()
    command = (
        f"ulimit -f 96; exec {sys.executable} -m posterity backup {tmp_path}/copies/copy.sqlite --database {database}"
    )
    done = finished(["sh", "-c", command], env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"})
    refused(Said(done.returncode, done.stdout, done.stderr), "copy.sqlite", "the copy cannot be made")
    assert list((tmp_path / "copies").iterdir()) == []


def test_a_database_that_is_not_there_is_not_copied_as_an_empty_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    done = said(capsys, "backup", tmp_path / "copy.sqlite", "--database", url_of(tmp_path / "mistyped.sqlite"))
    refused(done, "mistyped.sqlite: there is no such file")
    assert list(tmp_path.iterdir()) == []


def test_what_an_earlier_try_left_behind_is_no_hindrance(tmp_path: Path) -> None:
    source = laid_out("rules", tmp_path)
    (tmp_path / ".copy.sqlite.unfinished").write_text("half a copy")
    assert backup.copy(url_of(source), tmp_path / "copy.sqlite") == len(truth("rules"))
    with store_on(tmp_path / "copy.sqlite") as store:
        assert len(table_ids(store.engine)) == len(truth("rules"))
    assert not (tmp_path / ".copy.sqlite.unfinished").exists()


def test_a_file_of_an_older_version_is_copied_as_it_is(tmp_path: Path) -> None:
    """Who copies before an upgrade can go back."""
    old = laid_out("undo", tmp_path)
    before = shape_of(old)
    backup.copy(url_of(old), tmp_path / "copy.sqlite")
    assert shape_of(old) == shape_of(tmp_path / "copy.sqlite") == before


def test_nobody_else_may_read_a_copy(tmp_path: Path) -> None:
    backup.copy(url_of(laid_out("rules", tmp_path)), tmp_path / "copy.sqlite")
    assert stat.S_IMODE((tmp_path / "copy.sqlite").stat().st_mode) == 0o600


def shape_of(file: Path) -> list[str]:
    with sql(file) as database:
        return [row[0] for row in database.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")]
