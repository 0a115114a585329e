"""Measure two versions of the server beside each other, in turns, so that whatever else the machine does hits both.

    git worktree add /tmp/before a4effa4 && make -C /tmp/before compile
    python tools/beside.py --before /tmp/before moves
    python tools/beside.py --before /tmp/before idle --title TITLE
    python tools/beside.py --before /tmp/before start

- **moves**: 50 tables of people who play as fast as they may, on a fresh SQLite file
- **idle**: what a table that nobody looks at takes in memory
- **start**: until a server on 10,000 stored tables answers

The version before (0.4.0) is run with its own environment from its own folder, compiled if it was compiled there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path
from typing import Final

from callers import TODAY, Of040
from posterity import machine
from posterity.engine import build
from posterity.games import TITLES
from posterity.server.bench import Protocol, clients_at_once, create, running_server, serving

TABLES: Final = 50
IDLE: Final = 400  # fewer than either version keeps in memory
STORED: Final = 10_000
SEATS: Final = [{"kind": "person"}, {"kind": "bot", "bot": "page"}]
PEOPLE: Final = [{"kind": "person"}, {"kind": "person"}]

Found = dict[str, float]


class Version:
    """One of the two, and how it is started and spoken to."""

    def __init__(self, name: str, folder: Path | None) -> None:
        self.name = name
        self.folder = folder
        self.protocol: Protocol = TODAY if folder is None else Of040()

    def command(self, file: Path) -> list[str]:
        """How it is told to serve; the port follows."""
        url = f"sqlite:///{file}"
        if self.folder is None:
            return serving(url)
        path = f"{self.folder / 'build' / 'compiled'}:{self.folder / 'src'}"
        python = self.folder / ".venv" / "bin" / "python"
        return ["env", f"PYTHONPATH={path}", str(python), "-m", "posterity", "serve", "--database", url]


def moves(version: Version, file: Path, title: str, seconds: float) -> Found:
    with running_server(version.command(file)) as running:
        one = asyncio.run(clients_at_once(running, title, 2, TABLES, seconds, 0.0, version.protocol))
    return {"moves_per_s": one.moves_per_s, "p95_ms": one.p95_ms, "cpu_ms_per_move": one.cpu_ms}


def idle(version: Version, file: Path, title: str, _: float) -> Found:
    with running_server(version.command(file)) as running:
        for _ in range(20):  # whatever is made with the first tables
            create(running.port, title, PEOPLE)
        before = machine.memory(running.pid)
        for _ in range(IDLE):
            create(running.port, title, PEOPLE)
        return {"mb_per_table": (machine.memory(running.pid) - before) / IDLE}


def start(version: Version, file: Path, title: str, _: float) -> Found:
    with running_server(version.command(file)) as running:
        create(running.port, title, SEATS)
    with sqlite3.connect(file) as database:
        for table, key in (("tables", "id"), ("seats", "table_id"), ("answers", "table_id")):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            copied = ", ".join(f"n || '-' || {key}" if name == key else f'"{name}"' for name in columns)
            numbers = f"WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {STORED})"
            database.execute(f"INSERT INTO {table} {numbers} SELECT {copied} FROM {table}, numbers")
    database.close()
    begun = time.perf_counter()
    with running_server(version.command(file)):
        return {"seconds": time.perf_counter() - begun}


PARTS: Final = {"moves": moves, "idle": idle, "start": start}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=PARTS)
    parser.add_argument("--before", type=Path, required=True, metavar="FOLDER", help="a checkout of the version before")
    parser.add_argument("--title", default=next(iter(TITLES)))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long moves are counted")
    asked = parser.parse_args()
    versions = [Version("before", asked.before), Version("now", None)]
    found: dict[str, list[Found]] = {version.name: [] for version in versions}
    with tempfile.TemporaryDirectory(prefix="posterity-beside-") as folder:
        for number in range(asked.rounds):
            for version in versions if number % 2 == 0 else reversed(versions):
                file = Path(folder) / f"{version.name}-{number}.sqlite"
                one = PARTS[asked.what](version, file, asked.title, asked.seconds)
                found[version.name].append(one)
                shown = {name: round(value, 3) for name, value in one.items()}
                print(json.dumps({"round": number + 1, "version": version.name, **shown}), flush=True)
    print(f"{asked.title}, now {build()}; medians of {asked.rounds} rounds, before and now:")
    for name in found["now"][0]:
        before, now = (statistics.median(one[name] for one in found[version.name]) for version in versions)
        print(f"  {name}: {before:.3g} and {now:.3g} ({now / before:.2f} times)")


if __name__ == "__main__":
    main()
