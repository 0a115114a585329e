"""What an undo of version 0.4.0 stored twice is mended by the migration alone; check and repair look after the rest."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory

from dumps import laid_out, links, rows, saw, sees, sql, store_on, truth
from hosting import Said, found, lobby_on, play_on, said, url_of
from posterity.server import migrations
from posterity.server.archive import read
from posterity.server.store import Store
from posterity.table.lobby import told
from postgres import Postgres, postgres  # noqa: F401  (the fixture)
from running import Server
from sitting import same

UNDONE = truth("undo")
HEALTHY = truth("rules")
GOING_ON = [table for table, about in UNDONE.items() if not about["saw"]["0"]["over"]]
each_table = pytest.mark.parametrize("table", UNDONE)


@pytest.fixture(scope="module")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """The migration alone, and nobody has looked at the tables yet."""
    with store_on(laid_out("undo", tmp_path_factory.mktemp("undo"))) as store:
        yield store


# The migration.


@each_table
def test_a_mended_table_is_what_its_people_saw_last(migrated: Store, table: str) -> None:
    stored = read(migrated.engine, table)
    assert stored is not None
    opened = told(stored, thorough=True)
    assert opened.closed is None
    for seat, seen in UNDONE[table]["saw"].items():
        assert sees(opened, seat) == seen, f"seat {seat} sees something else"


def test_tables_that_needed_no_mending_are_left_as_they_were(tmp_path: Path, migrated: Store) -> None:
    stored = "SELECT number, version, kind, seat, text, move, at FROM answers WHERE table_id = ? ORDER BY number"
    file = laid_out("undo", tmp_path)
    for table in UNDONE:
        with sql(file) as before, sql(Path(str(migrated.engine.url.database))) as after:
            same_rows = before.execute(stored, [table]).fetchall() == after.execute(stored, [table]).fetchall()
        assert same_rows == ("harmless" in table), table


def test_mended_tables_are_played_on_and_read_again(tmp_path: Path) -> None:
    """More draws and more undos: whatever is wrong in the rows, the next draw would meet it."""
    file = laid_out("undo", tmp_path)
    source = random.Random(1)

    async def play() -> dict[str, Any]:
        async with lobby_on(file) as lobby:
            kinds: set[str] = set()
            lives = [await found(lobby, table) for table in GOING_ON]
            for live in lives:
                kinds |= {*await play_on_without_bots(live, source)}
            assert kinds == {"choice", "undo", "end-turn"}
            return {live.id: live.table for live in lives}

    async def play_on_without_bots(live: Any, source: random.Random) -> list[str]:
        live.wake_bots = lambda: None  # their choices are made here
        return await play_on(live, 30, source)

    async def again(before: dict[str, Any]) -> None:
        async with lobby_on(file) as lobby:
            for table, known in before.items():
                assert same(known, (await found(lobby, table)).table) == [], table

    asyncio.run(again(asyncio.run(play())))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Today's server, started on what the old one left."""
    folder = tmp_path_factory.mktemp("server")
    laid_out("undo", folder)
    running = Server(folder)
    yield running
    running.close()


def test_the_server_shows_every_seat_of_mended_tables_what_it_saw(server: Server) -> None:
    for table, about in UNDONE.items():
        known = links(table, about)
        for seat, seen in about["saw"].items():
            if seat == "watch" or known.tokens[int(seat)] is not None:
                answer = server.get(known, None if seat == "watch" else int(seat))
                assert answer.status_code == 200, answer.text
                assert answer.json()["closed"] is None
                assert saw(answer.json()) == seen, f"{table}, seat {seat}"


def test_mended_tables_are_played_at_the_server_and_survive_its_end(server: Server) -> None:
    tables = ("village", "village-bot", "signorie-confirm", "legacy-confirm")
    source = random.Random(4)
    before = {}
    for table in tables:
        known = links(table, UNDONE[table])
        players = [server.client(known, seat) for seat, token in enumerate(known.tokens) if token]
        for _ in range(12):
            mover = next((p for p in players if p.seat in (p.now["asked"], p.now["held"])), None)
            if mover is None:  # a bot is asked
                players[0].until("update")
            elif mover.now["held"] == mover.seat:
                assert mover.send(type="end-turn")["type"] == "ack"
            else:
                mover.play(source.choice(mover.options))
            for player in players:
                player.catch_up(max(p.now["version"] for p in players))
        while all(p.seat not in (p.now["asked"], p.now["held"]) for p in players):
            players[0].until("update")
        before[table] = players[0].now
        assert players[0].now["version"] > UNDONE[table]["saw"]["0"]["version"] + 5
    server.stop(signal.SIGKILL)
    server.start()
    for table, now in before.items():
        assert saw(server.get(links(table, UNDONE[table]), 0).json()) == saw(now), table


# Check and repair.


def findings(done: Said) -> dict[str, dict[str, Any]]:
    return {finding["table"]: finding for finding in map(json.loads, done.out.splitlines())}


def test_check_finds_nothing_wrong_with_mended_and_with_healthy_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("undo", "rules"):
        (tmp_path / name).mkdir()
        file = laid_out(name, tmp_path / name)
        done = said(capsys, "tables", "check", "--json", "--database", url_of(file))
        assert done.exit == 0
        found = findings(done)
        assert {finding["state"] for finding in found.values()} == {"whole"}
        seen = {table: about["saw"]["0"] for table, about in truth(name).items()}
        assert {table: (f["version"], f["missing"], f["over"]) for table, f in found.items()} == {
            table: (saw["version"], 0, saw["over"]) for table, saw in seen.items()
        }


def test_check_tells_which_tables_cannot_be_continued(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = laid_out("outage", tmp_path)
    done = said(capsys, "tables", "check", "--json", "--database", url_of(file))
    assert done.exit == 1, "not all are whole"
    found = findings(done)
    for table, about in truth("outage").items():
        whole = not about["lost"]
        expected = ("whole" if whole else "damaged", about["saw"]["0"]["version"])
        assert (found[table]["state"], found[table]["version"]) == expected, table
        assert found[table]["version"] + found[table]["missing"] == about["shown"], table
    done = said(capsys, "tables", "check", "--database", url_of(file))
    assert done.exit == 1
    assert "10 stored tables" in done.out
    assert "signorie-twice (signorie): damaged, shown up to version 3, 7 missing" in done.out
    assert "village-healthy" not in done.out, "only what is wrong is listed"


def test_check_shows_how_far_it_is_and_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = laid_out("outage", tmp_path)
    with store_on(file):
        pass  # brings the file to the newest shape
    before = file.read_bytes()
    monkeypatch.setenv("FORCE_COLOR", "1")
    done = said(capsys, "tables", "check", "--json", "--database", url_of(file))
    assert "playing stored games again" in done.errors
    assert "100%" in done.errors
    assert len(findings(done)) == 10, "the bar is in nobody's way"
    assert file.read_bytes() == before


def test_check_leaves_a_file_of_an_older_version_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever wants to know before an upgrade what will come of it can still go back."""
    file = laid_out("undo", tmp_path)
    before = file.read_bytes()
    done = said(capsys, "tables", "check", "--json", "--database", url_of(file))
    assert done.exit == 0
    assert {finding["state"] for finding in findings(done).values()} == {"whole"}, "as they are once they are mended"
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("shape", ["", "0002"])
def test_what_only_looks_at_postgresql_does_not_bring_it_to_todays_shape(
    shape: str,
    postgres: Postgres,  # noqa: F811
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    url = postgres.fresh()
    with postgres.connect(url.rpartition("/")[2]) as database:
        if shape:
            Store(url).close()
            database.execute(f"UPDATE alembic_version SET version_num = '{shape}'".encode())
        before = database.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
        for command in (["tables", "check"], ["backup", str(tmp_path / "copy.sqlite")]):
            done = said(capsys, *command, "--database", url)
            assert done.exit == 1
            assert "it does not have today's shape yet; `posterity serve` or `posterity tables repair`" in done.errors
        after = database.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
        assert after == before
        if shape:
            assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(shape,)]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [["tables", "check"], ["tables", "repair"]])
def test_a_database_of_a_newer_version_is_refused_with_a_sentence(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.sqlite"
    with store_on(file):
        pass
    with sql(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    done = said(capsys, *command, "--database", url_of(file))
    assert done.exit == 1
    assert "a newer version of Posterity has changed this database, and only that one can use it" in done.errors


@pytest.mark.parametrize("name", ["undo", "outage", "rules"])
def test_repair_signs_what_is_whole_and_changes_nothing_the_second_time(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = laid_out(name, tmp_path)
    command = ("tables", "repair", "--database", url_of(file))
    whole = [table for table, about in truth(name).items() if not about.get("lost")]
    assert f"mended or signed: {len(whole)}\n" in said(capsys, *command).out
    after = rows(file)
    assert "mended or signed: 0\n" in said(capsys, *command).out
    assert rows(file) == after
    found = findings(said(capsys, *command, "--json"))
    assert sorted(table for table, finding in found.items() if not finding["unsigned"]) == sorted(whole)
    with store_on(file) as store:
        for table in whole:
            stored = read(store.engine, table)
            assert stored is not None
            for seat, seen in truth(name)[table]["saw"].items():
                assert sees(told(stored, thorough=True), seat) == seen, table


def test_repair_mends_what_the_old_code_wrote_after_the_migration(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An old server that was left running writes on, in the shape that it knows."""
    file = laid_out("undo", tmp_path)
    with sql(file) as connection:
        doubled = connection.execute("SELECT * FROM answers WHERE table_id = 'legacy'").fetchall()
    with store_on(file):
        pass
    with sql(file) as connection:
        connection.execute("DELETE FROM answers WHERE table_id = 'legacy'")
        columns = "table_id, number, version, kind, seat, text, move, at"
        connection.executemany(f"INSERT INTO answers ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", doubled)
    done = said(capsys, "tables", "check", "--json", "--database", url_of(file))
    assert (done.exit, findings(done)["legacy"]["state"]) == (1, "damaged")
    found = findings(said(capsys, "tables", "repair", "--json", "--database", url_of(file)))
    assert found["legacy"]["state"] == "whole"
    with store_on(file) as store:
        stored = read(store.engine, "legacy")
        assert stored is not None
        for seat, seen in UNDONE["legacy"]["saw"].items():
            assert sees(told(stored), seat) == seen


def answers(file: Path) -> list[tuple[object, ...]]:
    """What repair would sign; at the tables themselves the server notes on its own which games are over."""
    return [row for row in rows(file) if row[0] == "answers"]


def test_repair_is_refused_while_a_server_uses_the_file_and_check_is_not(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    before = answers(server.database)
    done = said(capsys, "tables", "repair", "--database", server.url)
    assert done.exit == 1
    assert "another server uses this file" in done.errors
    assert answers(server.database) == before
    assert said(capsys, "tables", "check", "--database", server.url).exit == 0
    assert server.http.get("/readyz").status_code == 200


def test_repair_is_refused_while_a_server_uses_postgresql_and_check_is_not(
    postgres: Postgres,  # noqa: F811
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Nor does it bring the database to its own shape under a server of another version."""
    url = postgres.fresh()
    server = Store(url)
    with postgres.connect(url.rpartition("/")[2]) as database:
        assert said(capsys, "tables", "check", "--database", url).exit == 0
        database.execute(b"UPDATE alembic_version SET version_num = '0000'")
        done = said(capsys, "tables", "repair", "--database", url)
        assert done.exit == 1
        assert f"a server on {socket.gethostname()} uses this database (seen 0 s ago): stop all servers" in done.errors
        newest = ScriptDirectory(str(Path(migrations.__file__).parent)).get_current_head()
        database.execute(f"UPDATE alembic_version SET version_num = '{newest}'".encode())
    server.close()
    assert said(capsys, "tables", "repair", "--database", url).exit == 0


@pytest.mark.parametrize("command", [["tables", "check"], ["tables", "repair"]])
def test_a_database_that_is_not_there_is_not_made(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    done = said(capsys, *command, "--database", url_of(tmp_path / "mistyped.sqlite"))
    assert done.exit == 1
    assert "mistyped.sqlite: there is no such file" in done.errors
    assert list(tmp_path.iterdir()) == []


def test_an_archived_table_is_checked_mended_and_signed_like_any_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = laid_out("rules", tmp_path)
    with store_on(file) as store:
        assert asyncio.run(store.archive(0, 0, lambda table: False)) == len(HEALTHY)
    command = ("tables", "repair", "--database", url_of(file))
    assert f"mended or signed: {len(HEALTHY)}\n" in said(capsys, *command).out
    assert "mended or signed: 0\n" in said(capsys, *command).out
    found = findings(said(capsys, *command, "--json"))
    assert {(finding["state"], finding["unsigned"]) for finding in found.values()} == {("whole", False)}
    with sql(file) as connection:
        assert connection.execute("SELECT count(*) FROM answers").fetchone() == (0,), "they stay in the archive"
