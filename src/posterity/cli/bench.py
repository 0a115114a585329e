"""The benchmark's table, its ratios, its JSON lines."""

from __future__ import annotations

import json as json_module
import sys
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from posterity.arena.bench import Measure, Subject, measure, subjects
from posterity.engine import Title


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


def print_table(ours: list[Measure], others: list[Measure], repetitions: int) -> None:
    """Ours beside the peers', with "so many times as fast" and "so much of the copy cost"."""
    table = Table(title=f"Random play on one core, best of {repetitions}", title_justify="left")
    for column in ("name", "players", "build"):
        table.add_column(column)
    for column in ("decisions/s", "games/s", "copy µs"):
        table.add_column(column, justify="right")
    for peer in others:
        table.add_column(f"× {peer.subject.name}", justify="right")
        table.add_column("copy", justify="right")
    for one in [*ours, *others]:
        subject = one.subject
        row = [subject.name, str(subject.players), subject.build, f"{one.decisions_per_s:,.0f}"]
        row += [f"{one.games_per_s:,.1f}", f"{one.copy_us:.2f}"]
        for peer in others:
            row.append(f"{one.decisions_per_s / peer.decisions_per_s:.1f}")
            row.append(f"1/{peer.copy_us / one.copy_us:.1f}")
        table.add_row(*row)
    Console().print(table)
