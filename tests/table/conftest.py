from __future__ import annotations

from collections.abc import Iterator

import pytest

from running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do it no harm."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    assert running.stop() == 0, "the server does not stop cleanly"
    running.http.close()
