"""Looking after stored tables: are they whole, can they be mended, a copy of them all."""

from __future__ import annotations

import json as json_module
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table
from sqlalchemy import Engine

from posterity.server import archive, backup
from posterity.server.database import as_it_is, check_url
from posterity.server.mending import WHOLE, Finding, looked_at, repaired
from posterity.server.run import default_database
from posterity.server.store import Store

T = TypeVar("T")


def show_check(database: str | None, json: bool) -> None:
    """Every stored game, played again; the exit status says whether all are whole."""
    url = database or default_database()
    check_url(url, there=True)
    with as_it_is(url) as engine:
        findings = _each(engine, "playing stored games again", _found)
    _report(findings, json)
    if any(finding.state != WHOLE for finding in findings):
        raise typer.Exit(1)


def show_repair(database: str | None, json: bool) -> None:
    def mend(engine: Engine, table_id: str) -> tuple[bool, Finding]:
        return repaired(engine, table_id), _found(engine, table_id)

    url = database or default_database()
    check_url(url, there=True)
    store = Store(url, alone=True)
    try:
        done = _each(store.engine, "mending stored games", mend)
    finally:
        store.close()
    _report([finding for _, finding in done], json)
    if not json:
        typer.echo(f"mended or signed: {sum(changed for changed, _ in done)}")


def show_backup(file: Path, database: str | None) -> None:
    url = database or default_database()
    check_url(url, there=True)
    with Console(stderr=True).status(f"copying to {file}"):
        count = backup.copy(url, file)
    typer.echo(f"{file}: {count} tables")


def _found(engine: Engine, table_id: str) -> Finding:
    stored = archive.read(engine, table_id)
    assert stored is not None, "tables are never deleted"
    return looked_at(stored)


def _each(engine: Engine, what: str, look: Callable[[Engine, str], T]) -> list[T]:
    ids = archive.table_ids(engine)
    return [look(engine, one) for one in track(ids, what, console=Console(stderr=True), transient=True)]


def _report(findings: list[Finding], json: bool) -> None:
    if json:
        for finding in findings:
            typer.echo(json_module.dumps(finding._asdict()))
        return
    states = Counter((finding.title, finding.state) for finding in findings)
    table = Table(title=f"{len(findings)} stored tables", title_justify="left")
    for column in ("title", "state", "tables"):
        table.add_column(column)
    for (title, state), count in sorted(states.items()):
        table.add_row(title, state, str(count))
    Console().print(table)
    for finding in findings:
        if finding.state != WHOLE:
            shown = f"shown up to version {finding.version}" if finding.version >= 0 else "cannot be shown"
            typer.echo(f"{finding.table} ({finding.title}): {finding.state}, {shown}, {finding.missing} missing")
