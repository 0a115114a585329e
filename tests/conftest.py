"""Every run says which build of the rules it tests; a server for the tests that talk to one."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from posterity.engine import build
from running import Server

pytest_plugins = ["browsing"]  # the fixtures of the tests in a browser

EXPECTED = os.environ.get("POSTERITY_BUILD")


def pytest_sessionstart(session: pytest.Session) -> None:
    if EXPECTED and build() != EXPECTED:
        pytest.exit(f"this run should test the {EXPECTED} build, but the {build()} one is loaded", returncode=3)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"tested: the {build()} build")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do it no harm."""
    running = Server(tmp_path_factory.mktemp("server"))
    try:
        yield running
        assert running.stop() == 0, "the server does not stop cleanly"
    finally:
        running.close()
