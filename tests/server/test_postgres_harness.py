"""The tests' own PostgreSQL keeps what it promised through a kill, and is gone when they are."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psycopg
import pytest

import postgres as harness
from posterity import machine
from postgres import Postgres, PostgresMissing, postgres  # noqa: F401  (the fixture)

HARNESS = Path(harness.__file__)


def test_what_was_committed_is_there_after_a_kill(postgres: Postgres) -> None:  # noqa: F811
    url = postgres.fresh()
    with psycopg.connect(url) as before:
        before.execute("CREATE TABLE answers (number int PRIMARY KEY)")
        before.execute("INSERT INTO answers VALUES (1)")
        before.commit()
        before.execute("INSERT INTO answers VALUES (2)")
        postgres.kill()
        with pytest.raises(psycopg.OperationalError):
            before.execute("SELECT 1")
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(url)
    postgres.start()
    with psycopg.connect(url) as after:
        assert after.execute("SELECT number FROM answers").fetchall() == [(1,)]


def test_every_fresh_database_is_empty(postgres: Postgres) -> None:  # noqa: F811
    first, second = postgres.fresh(), postgres.fresh()
    assert first != second
    with psycopg.connect(first) as connection:
        connection.execute("CREATE TABLE answers (number int)")
    with psycopg.connect(second) as connection:
        assert connection.execute("SELECT to_regclass('answers')").fetchone() == (None,)


def test_it_syncs_to_disk_as_in_earnest(postgres: Postgres) -> None:  # noqa: F811
    with psycopg.connect(postgres.fresh()) as connection:
        for setting in ("fsync", "synchronous_commit", "full_page_writes"):
            assert connection.execute(f"SHOW {setting}".encode()).fetchone() == ("on",), setting


def test_one_that_a_test_left_dead_comes_back_for_the_next(postgres: Postgres) -> None:  # noqa: F811
    postgres.fresh()
    postgres.kill()
    assert not postgres.running
    with psycopg.connect(postgres.fresh()) as connection:
        assert connection.execute("SELECT 1").fetchone() == (1,)


def test_a_frozen_one_answers_when_it_thaws(postgres: Postgres) -> None:  # noqa: F811
    with psycopg.connect(postgres.fresh()) as connection:
        with postgres.frozen(), pytest.raises(psycopg.OperationalError):
            psycopg.connect(postgres.url(), connect_timeout=2)
        assert connection.execute("SELECT 1").fetchone() == (1,)


@pytest.mark.parametrize("frozen", [False, True])
def test_it_ends_with_tests_that_are_killed(postgres: Postgres, frozen: bool) -> None:  # noqa: F811
    # The fixture is asked for only so that this is skipped where there is no PostgreSQL.
    running = subprocess.Popen([sys.executable, HARNESS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert running.stdout is not None
        url = running.stdout.readline().strip()
        with psycopg.connect(url) as connection:
            shown = connection.execute("SHOW data_directory").fetchone()
        assert shown is not None
        folder = Path(shown[0]).parent
        main = int((folder / "data" / "postmaster.pid").read_text().split("\n")[0])
        family = [main, *machine.children(main)]
        assert len(family) > 3
        if frozen:
            for one in family:
                with contextlib.suppress(ProcessLookupError):  # one of them may have done its work and left meanwhile
                    os.kill(one, signal.SIGSTOP)
    finally:
        running.send_signal(signal.SIGKILL)
        running.communicate()
    end = time.monotonic() + 60
    while folder.exists() or any(machine.alive(one) for one in family):
        assert time.monotonic() < end, "the database outlived the tests that started it"
        time.sleep(0.02)


def test_where_postgresql_is_not_installed_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harness, "PACKAGES", tmp_path)
    with pytest.raises(PostgresMissing, match="PostgreSQL is not installed"):
        Postgres()


def test_the_newest_of_several_versions_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harness, "PACKAGES", tmp_path)
    for version in ("9.6", "13", "15"):
        (tmp_path / version / "bin").mkdir(parents=True)
        if version != "15":
            (tmp_path / version / "bin" / "initdb").touch()
    assert harness.programs() == tmp_path / "13" / "bin"
