"""Measure two versions of the server beside each other, in turns, so that whatever else the machine does hits both.

    git worktree add /tmp/before a4effa4 && make -C /tmp/before compile
    python tools/beside.py --before /tmp/before --rounds 5

Each round starts a fresh server of each version on a fresh SQLite file and lets 50 tables of people play as fast as
they may. The version before is run with its own environment from its own folder, compiled if it was compiled there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection

from posterity.engine import build
from posterity.server.bench import Protocol, ServerMeasure, clients_at_once, running_server, serving

TABLES: Final = 50


class Of040(Protocol):
    """The protocol of version 0.4.0: the token stands in the address, an option is told with all its parts."""

    def over(self, port: int, links: dict[str, Any]) -> bool:
        address = f"http://127.0.0.1:{port}/api/tables/{links['table']}?token={links['watch']}"
        with urllib.request.urlopen(address) as answer:
            return bool(json.load(answer)["over"])

    def socket(self, port: int, table: str, token: str) -> str:
        return f"{super().socket(port, table, token)}?token={token}"

    async def greet(self, connection: ClientConnection, token: str) -> None:
        """Nothing more is to be said."""

    def action(self, option: Any) -> str:
        return str(option["action"])


def before(folder: Path, database: str) -> list[str]:
    """How the version in a folder is told to serve; the port follows."""
    path = f"{folder / 'build' / 'compiled'}:{folder / 'src'}"
    python = folder / ".venv" / "bin" / "python"
    return ["env", f"PYTHONPATH={path}", str(python), "-m", "posterity", "serve", "--database", database]


def measured(command: list[str], protocol: Protocol, title: str, seconds: float) -> ServerMeasure:
    with running_server(command) as running:
        return asyncio.run(clients_at_once(running, title, 2, TABLES, seconds, 0.0, protocol))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", type=Path, required=True, metavar="FOLDER", help="a checkout of the version before")
    parser.add_argument("--title", default="village")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10.0)
    asked = parser.parse_args()
    found: dict[str, list[ServerMeasure]] = {"before": [], "now": []}
    with tempfile.TemporaryDirectory(prefix="posterity-beside-", dir=os.environ.get("TMPDIR")) as folder:
        for number in range(asked.rounds):
            for name in ("before", "now") if number % 2 == 0 else ("now", "before"):
                url = f"sqlite:///{Path(folder) / f'{name}-{number}.sqlite'}"
                command, protocol = (
                    (before(asked.before, url), Of040()) if name == "before" else (serving(url), Protocol())
                )
                one = measured(command, protocol, asked.title, asked.seconds)
                found[name].append(one)
                print(json.dumps({"round": number + 1, "version": name, **one.as_dict()}), flush=True)
    print(f"now: {build()}, {sys.version.split()[0]}; medians of {asked.rounds} rounds, now beside before:")
    for what in ("moves_per_s", "p95_ms", "cpu_ms"):
        then, now = (statistics.median(getattr(one, what) for one in found[name]) for name in ("before", "now"))
        print(f"  {what}: {then:.3g} -> {now:.3g} ({now / then:.2f} times)")


if __name__ == "__main__":
    main()
