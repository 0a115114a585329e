"""Every run says which build of the rules it tests."""

from __future__ import annotations

import os

import pytest

from posterity.engine import build

EXPECTED = os.environ.get("POSTERITY_BUILD")


def pytest_sessionstart(session: pytest.Session) -> None:
    if EXPECTED and build() != EXPECTED:
        pytest.exit(f"this run should test the {EXPECTED} build, but the {build()} one is loaded", returncode=3)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"tested: the {build()} build")
