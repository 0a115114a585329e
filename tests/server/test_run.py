"""Starting a server where it cannot work is refused with a sentence, before anything is promised."""

from __future__ import annotations

import stat
import subprocess
import sys
from pathlib import Path

import pytest

from posterity.machine import free_port
from running import Server


def refused(*arguments: str) -> str:
    command = [sys.executable, "-m", "posterity", "serve", "--port", str(free_port()), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1, done.stderr
    assert done.stdout == "", "nothing was promised"
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr.strip()


def test_a_second_server_on_one_file_is_refused(server: Server) -> None:
    assert "another server uses this file" in refused("--database", server.url)
    assert server.http.get("/readyz").status_code == 200, "the first one does not notice"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_database_that_does_not_answer_is_named(workers: str) -> None:
    url = f"postgresql://dora:secret@127.0.0.1:{free_port()}/tables"
    said = refused("--database", url, "--workers", workers)
    assert "not a database that can be used" in said
    assert "secret" not in said


def test_a_password_in_an_address_that_is_wrong_is_not_shown() -> None:
    said = refused("--database", "oracle://dora:secret@127.0.0.1/tables")
    assert "not a database that can be used" in said
    assert "secret" not in said


def test_a_place_where_nothing_can_be_written_is_named(tmp_path: Path) -> None:
    assert "tables cannot be kept there" in refused("--database", f"sqlite:///{tmp_path / 'no' / 'tables.sqlite'}")


def test_a_port_that_is_taken_is_named(server: Server) -> None:
    said = refused("--port", str(server.port))
    assert f"--port {server.port}: nothing can listen there: address already in use" in said


def test_a_host_that_is_none_of_ours_is_named() -> None:
    assert "nothing can listen there" in refused("--host", "192.0.2.1")


def test_a_folder_without_the_app_is_named(tmp_path: Path) -> None:
    assert "there is no browser app in it" in refused("--web", str(tmp_path))


def test_nobody_else_may_read_the_links_of_all_seats(server: Server) -> None:
    server.create("person", "person")
    for file in server.database.parent.glob("tables.sqlite*"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name
