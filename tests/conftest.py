"""Every run says which build of the rules it tests and where its time went; a server for the tests that talk to one."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from posterity.engine import build
from running import Server

pytest_plugins = ["browsing"]  # the fixtures of the tests in a browser

EXPECTED = os.environ.get("POSTERITY_BUILD")
HERE = Path(__file__).parent

# Every test runs in the compiled build. These folders and files test nothing that is compiled, so they run only there;
# all others, and whatever is new, run in the interpreted build as well.
ONCE = {
    "browser",
    "local",
    "server",
    "test_architecture.py",
    "test_arena.py",
    "test_cli.py",
    "test_documents.py",
    "test_messages.py",
    "test_processes.py",
    "test_speech.py",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--not-once", action="store_true", help="leave out what one build is enough for (tests/conftest.py)"
    )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if config.getoption("--not-once") and collection_path.parent == HERE and collection_path.name in ONCE:
        return True
    return None


def pytest_sessionstart(session: pytest.Session) -> None:
    if EXPECTED and build() != EXPECTED:
        pytest.exit(f"this run should test the {EXPECTED} build, but the {build()} one is loaded", returncode=3)


SECONDS: dict[str, float] = defaultdict(float)  # of the tests of each file, with what they set up and clear away


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    SECONDS[report.nodeid.split("::")[0]] += report.duration


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    folders: dict[str, float] = defaultdict(float)
    for file, seconds in SECONDS.items():
        folders[f"{Path(file).parent}/"] += seconds
    terminalreporter.section("where the time went, in seconds of tests")
    for places, most in ((folders, len(folders)), (SECONDS, 10)):
        for place, seconds in sorted(places.items(), key=lambda one: -one[1])[:most]:
            terminalreporter.write_line(f"{seconds:8.1f}  {place}")
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
