"""A real PostgreSQL of the tests' own, from Debian's package: it can be killed, frozen and started again.

`python tests/server/postgres.py` runs one until its input ends, and prints the URL of a fresh database.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from posterity import machine

try:
    import psycopg
except ImportError:  # an extra of the package: `pip install posterity[postgres]`
    psycopg = None  # type: ignore[assignment]

PACKAGES: Final = Path("/usr/lib/postgresql")
SYSTEM_USER: Final = "postgres"
OWNER: Final = "posterity"  # the superuser inside the database
PATIENCE: Final = 60.0  # seconds, for what takes one at most unless the machine is very busy
ATTEMPTS: Final = 5  # somebody else may take the free port first

SETTINGS: Final = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "on",
    "synchronous_commit": "on",
    "shared_buffers": "16MB",
    "max_connections": "200",
    "dynamic_shared_memory_type": "mmap",  # inside the folder, so that nothing is left elsewhere
    "restart_after_crash": "on",
}

# It waits for the end of the pipe that the tests hold. That comes however they end, so this ends the database, too.
WATCHER: Final = """
trap '' INT TERM HUP
read -r _
[ -f "$2/data/postmaster.pid" ] && kill -CONT "$(head -n 1 "$2/data/postmaster.pid")"  # it may be frozen
"$1/pg_ctl" stop --silent --mode immediate --pgdata "$2/data"
rm -rf "$2"
"""


class PostgresMissing(Exception):
    """There is no PostgreSQL here that could be started; the text says what is missing."""


def programs() -> Path:
    """Where the programs of the newest installed PostgreSQL are."""
    versions = [folder for folder in PACKAGES.glob("*/bin") if (folder / "initdb").exists()]
    if not versions:
        raise PostgresMissing(f"PostgreSQL is not installed: nothing in {PACKAGES} (Debian: postgresql)")
    return max(versions, key=lambda folder: [int(part) for part in folder.parent.name.split(".")])


class Postgres:
    """A database server in a temporary folder, as durable as one in earnest."""

    def __init__(self) -> None:
        if psycopg is None:
            raise PostgresMissing("psycopg is not installed (pip install 'psycopg[binary]')")
        self.programs = programs()
        self.user: str | None = None  # it refuses to run as root
        if os.geteuid() == 0:
            try:
                pwd.getpwnam(SYSTEM_USER)
            except KeyError:
                raise PostgresMissing(f"PostgreSQL does not run as root, and there is no user {SYSTEM_USER}") from None
            self.user = SYSTEM_USER
        self.names = count(1)
        self.process: subprocess.Popen[bytes] | None = None
        self.port = 0
        self.folder = Path(tempfile.mkdtemp(prefix="posterity-postgres-"))
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.watcher = self._popen("sh", "-c", WATCHER, "watcher", str(self.programs), str(self.folder), watching=True)
        try:
            self._make()
            self.start()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Postgres:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def _popen(self, *command: str, watching: bool = False) -> subprocess.Popen[bytes]:
        """A process of the user that the database belongs to, in a session of its own, out of reach of Ctrl-C."""
        with self.log.open("ab") as log:
            return subprocess.Popen(
                command,
                stdin=subprocess.PIPE if watching else subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
                user=self.user,
                group=self.user,
                extra_groups=None if self.user is None else [],
            )

    def _make(self) -> None:
        command = [str(self.programs / "initdb"), "--pgdata", str(self.folder / "data"), "--username", OWNER]
        making = self._popen(*command, "--auth", "trust", "--encoding", "UTF8", "--no-locale", "--no-sync")
        if making.wait(PATIENCE) != 0:
            raise RuntimeError(f"initdb failed: {self.log.read_text()}")

    # Starting, and everything that can go wrong with it.

    def start(self) -> None:
        """Start it, after a kill on what is on disk; the port stays the same."""
        assert not self.running, "it runs already"
        attempts = 1 if self.port else ATTEMPTS
        for attempt in range(1, attempts + 1):
            self.port = self.port or machine.free_port()
            settings = [f"-c{name}={value}" for name, value in SETTINGS.items()]
            data = str(self.folder / "data")
            self.process = self._popen(str(self.programs / "postgres"), "-D", data, "-p", str(self.port), *settings)
            if self._answers():
                return
            if attempt < attempts:
                self.port = 0
        raise RuntimeError(f"PostgreSQL did not start: {self.log.read_text()}")

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def _answers(self) -> bool:
        """Wait until it takes connections; false if it gave up."""
        end = time.monotonic() + PATIENCE
        while self.running and time.monotonic() < end:
            with contextlib.suppress(psycopg.OperationalError), self.connect():
                return True
            time.sleep(0.02)
        return False

    def kill(self) -> None:
        """SIGKILL for all of it at once, as if the power failed."""
        assert self.process is not None and self.running, "it does not run"
        main = self.process.pid
        os.kill(main, signal.SIGSTOP)  # so that no child is born after they were counted
        family = [main, *machine.children(main)]
        for one in family:
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        self.process.wait(PATIENCE)
        end = time.monotonic() + PATIENCE
        while any(machine.alive(one) for one in family):
            assert time.monotonic() < end, "processes of PostgreSQL survived SIGKILL"
            time.sleep(0.005)

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """It hangs: connections stay open and nothing answers."""
        assert self.process is not None and self.running, "it does not run"
        main = self.process.pid
        os.kill(main, signal.SIGSTOP)
        family = [*machine.children(main), main]
        for one in family:
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, signal.SIGSTOP)
        try:
            yield
        finally:
            for one in family:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(one, signal.SIGCONT)

    def close(self) -> None:
        """End it and leave nothing behind, the same way as when the tests are killed."""
        assert self.watcher.stdin is not None
        self.watcher.stdin.close()
        self.watcher.wait(PATIENCE)
        if self.process is not None:
            self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    # Databases.

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    def connect(self, database: str = "postgres") -> psycopg.Connection[tuple[object, ...]]:
        return psycopg.connect(self.url(database), autocommit=True, connect_timeout=5)

    def fresh(self) -> str:
        """The URL of a new, empty database; a server that a test left dead is started again first."""
        if not self.running:
            self.start()
        name = f"tables_{next(self.names)}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE template0".encode())
        return self.url(name)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for each worker of the run, started for the first test that wants it."""
    try:
        running = Postgres()
    except PostgresMissing as missing:
        pytest.skip(str(missing))
    with running:
        yield running


if __name__ == "__main__":
    with Postgres() as running:
        print(running.fresh(), flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            sys.stdin.read()
