"""A server that is killed at any instant has lost nothing of what it acknowledged or showed. `tools/kills.py` kills it
far more often; this is a slice of it, and a look at whether it would notice."""

from __future__ import annotations

import asyncio
import random
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

import kills
from callers import PERSON, TODAY, Links, Server
from kills import FAULTS, Move, Run, Table, Verdict
from postgres import postgres  # noqa: F401  (the fixture)
from running import FOR_TESTS

KILLS = 2
TABLES = 10  # one of each kind
MOVES = 40  # acknowledged before each kill


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return str(request.getfixturevalue("postgres").fresh())


def test_nothing_is_lost_when_the_server_is_killed(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kills, "HINT", 0.2)  # so few moves should have some hints among them
    settings = " ".join(f"--set {shlex.quote(setting)}" for setting in FOR_TESTS)
    command = f"{shlex.quote(sys.executable)} -m posterity serve --port {{port}} --database {{url}} {settings}"
    server = Server(command, url, tmp_path / "log")
    run = Run(server, TODAY, TABLES, undo_every=10, luck=random.Random(15))
    try:
        told = asyncio.run(run.run(KILLS, life=0.3, moves=MOVES))
    finally:
        server.kill()
    assert {fault: told[fault] for fault in FAULTS} == dict.fromkeys(FAULTS, 0), told["examples"]
    assert told["kills"] >= KILLS
    assert told["acknowledged"] >= KILLS * MOVES
    for kind in ("move", "undo", "end-turn", "hints asked", "by_bots", "rows compared"):
        assert told.get(kind), f"there was no {kind}: {told}"


# Whether it would notice.


def a_table() -> Table:
    wanted = {"title": "village", "seats": [PERSON, PERSON]}
    return Table(Links("t", "w", ["a", "b"]), wanted, Verdict())


def shown(version: int, **more: Any) -> dict[str, Any]:
    """What a seat sees of a version."""
    now: dict[str, Any] = {"version": version, "asked": 0, "held": None, "canUndo": False, "over": False, "menu": None}
    return {**now, "choices": version, "view": {}, "step": "", "stepArgs": [], "points": [], "result": None, **more}


def move(version: int, move_id: str = "") -> Move:
    """One that was made on a version."""
    name = move_id or f"m{version}"
    return Move(name, 0, {"type": "move", "id": name, "version": version, "action": "pass"})


def row(version: int, move_id: str, **other: Any) -> tuple[Any, ...]:
    kept = {"number": version - 1, "version": version, "kind": "choice", "seat": 0, "text": "pass", "move": move_id}
    return tuple({**kept, **other}.values())


def played(versions: int) -> Table:
    """A table at which a person made every version and everybody heard of it."""
    table = a_table()
    for version in range(versions):
        table.see(0, shown(version))
        table.acknowledge(move(version), version + 1)
    table.see(0, shown(versions))
    table.certain = table.newest
    return table


def faults(table: Table) -> dict[str, int]:
    return {fault: table.verdict.counts[fault] for fault in FAULTS if table.verdict.counts[fault]}


def compared(table: Table, *rows: tuple[Any, ...]) -> dict[str, int]:
    run = Run(Server("", "", Path()), TODAY, 1, 10, random.Random(1))
    run.verdict = table.verdict
    run._compare(table, list(rows))
    return faults(table)


def test_what_is_as_it_was_is_no_fault() -> None:
    table = played(3)
    table.opened(3)
    table.see(0, shown(3))
    assert compared(table, *[row(version, f"m{version - 1}") for version in (1, 2, 3)]) == {}
    assert table.unexplained() == []


def test_a_version_that_was_seen_and_is_gone_is_lost() -> None:
    table = played(3)
    table.opened(1)
    assert faults(table) == {"lost": 2}


def test_a_version_that_looks_different_is_half_made() -> None:
    table = played(3)
    table.see(0, shown(3, view={"coins": 1}))
    assert faults(table) == {"half_made": 1}


def test_two_moves_of_one_version_and_two_versions_of_one_move_are_doubled() -> None:
    table = played(3)
    table.acknowledge(move(2, "another"), 3)
    assert faults(table) == {"doubled": 1}
    table = played(3)
    table.acknowledge(move(2), 4)
    assert faults(table) == {"doubled": 2}, "it is not the version after the one it was made on either"


def test_a_version_that_nobody_made_is_unexplained() -> None:
    table = played(3)
    table.see(0, shown(4))
    assert table.unexplained() == [4]
    table.waiting[0] = move(3)
    assert table.unexplained() == [], "it may be the move whose answer was lost"


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ([row(1, "m0")], {"lost": 1}),
        ([row(1, "m0"), row(2, "m1"), row(3, "m1")], {"doubled": 1, "half_made": 1}),
        ([row(1, "m0"), row(2, "m1", number=2)], {"half_made": 1}),
        ([row(1, "m0"), row(2, "m1", text="take")], {"half_made": 1}),
        ([row(1, "m0"), row(2, "m1", seat=1)], {"half_made": 1}),
        ([row(1, "m0"), row(2, "m1", kind="undo"), row(2, "", number=2, kind="chance")], {"half_made": 1}),
    ],
)
def test_rows_that_are_not_what_was_acknowledged_are_found(
    rows: list[tuple[Any, ...]], expected: dict[str, int]
) -> None:
    assert compared(played(2), *rows) == expected
