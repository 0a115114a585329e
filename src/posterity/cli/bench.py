"""The benchmark's table, its ratios, its JSON lines."""

from __future__ import annotations

import json as json_module
import sys
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from posterity.arena.bench import Measure, Subject, measure, measure_search, subjects
from posterity.engine import Title, build


def show(
    titles: list[Title[Any]], players: int | None, with_peers: bool, json: bool, repetitions: int, seconds: float
) -> None:
    """Measure, then print a table with ratios or one JSON object a line."""
    ours = [s for s in subjects(titles) if players is None or s.players == players]
    others: list[Subject] = []
    progress_console = Console(stderr=True)
    if with_peers:
        from posterity.arena import peers

        for name in peers.missing():
            sys.stderr.write(f"posterity: {name} is not installed: pip install 'posterity[peers]'\n")
        others = peers.peers()
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=progress_console, transient=True
    ) as progress:
        task = progress.add_task("", total=(len(ours) + len(others)) * repetitions)

        def step(what: str) -> None:
            progress.update(task, description=what)
            progress.advance(task)

        measures = measure([*ours, *others], repetitions, seconds, step)
    if json:
        for one in measures:
            print(json_module.dumps(one.as_dict()))
        return
    print_table(measures[: len(ours)], measures[len(ours) :], repetitions)


def show_server(title: str, players: int, seconds: float, json: bool, database: str | None, workers: int) -> None:
    """Durable moves a second, what they cost, and waits, of a server of its own on a fresh SQLite file or elsewhere."""
    from posterity.server.bench import measure_server

    with Console(stderr=True).status("50 tables, 1,000 tables of people who think, a person beside 100 tables of bots"):
        measures = measure_server(title, players, seconds, database, workers)
    if json:
        for one in measures:
            print(json_module.dumps({**one.as_dict(), "build": build()}))
        return
    where = "SQLite on disk" if database is None else "the database named"
    serving = f"{where}, {workers} process{'es' if workers > 1 else ''}"
    table = Table(title=f"{title}, {players} players, {build()}, {serving}", title_justify="left")
    for column in ("what", "moves/s", "median ms", "p95 ms", "CPU ms a move"):
        table.add_column(column)
    for one in measures:
        table.add_row(*[str(value) for value in one.as_dict().values()])
    Console().print(table)


def show_search(titles: list[Title[Any]], players: int, json: bool, repetitions: int, seconds: float) -> None:
    """Steps a second of a search with full random playouts."""
    with Console(stderr=True).status("searching from the first choice of a game"):
        measures = measure_search(titles, players, repetitions, seconds)
    if json:
        for one in measures:
            print(json_module.dumps(one.as_dict()))
        return
    table = Table(title=f"Search with full random playouts, one core, best of {repetitions}", title_justify="left")
    for column in ("name", "players", "build", "steps/s"):
        table.add_column(column)
    for one in measures:
        table.add_row(*[str(value) for value in one.as_dict().values()])
    Console().print(table)


def print_table(ours: list[Measure], others: list[Measure], repetitions: int) -> None:
    """What was measured and, beside peers, how many times as fast we are and how much cheaper our copy is."""
    console = Console()
    table = Table(title=f"Random play on one core, best of {repetitions}", title_justify="left")
    for column in ("name", "players", "build"):
        table.add_column(column)
    for column in ("decisions/s", "games/s", "copy µs"):
        table.add_column(column, justify="right")
    for one in [*ours, *others]:
        subject = one.subject
        row = [subject.name, str(subject.players), subject.build, f"{one.decisions_per_s:,.0f}"]
        table.add_row(*row, f"{one.games_per_s:,.1f}", f"{one.copy_us:.2f}")
    console.print(table)
    if others:
        ratios = Table(title="Beside the peers", title_justify="left")
        for column in ("name", "players", "beside", "decisions/s", "copy cost"):
            ratios.add_column(column)
        for one in ours:
            for peer in others:
                faster = f"{one.decisions_per_s / peer.decisions_per_s:.1f}×"
                row = [one.subject.name, str(one.subject.players), peer.subject.name, faster]
                ratios.add_row(*row, _share(one.copy_us / peer.copy_us))
        console.print(ratios)


def _share(ratio: float) -> str:
    """A cost beside another one: "1/11.3" or "1.6×"."""
    return f"1/{1 / ratio:.1f}" if ratio < 1 else f"{ratio:.1f}×"
