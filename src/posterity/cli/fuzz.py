"""Fuzzing with a progress bar; a failure leaves the record of its game."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from posterity.arena.fuzz import FuzzFailure, fuzz
from posterity.engine import PosterityError, build
from posterity.games import title


def show(name: str, games: int, first_seed: int, workers: int) -> None:
    """Check `games` games of every variant and number of players."""
    console = Console()
    console.print(f"{name}, {build()}, seeds {first_seed} to {first_seed + games - 1}")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
        for variant in title(name).variants:
            for seats in range(variant.fewest, variant.most + 1):
                label = f"{variant.name}, {seats} {'seat' if seats == 1 else 'seats'}"
                task = progress.add_task(label, total=games)
                decisions = 0
                try:
                    for count, more in fuzz(name, variant.name, seats, first_seed, games, workers):
                        decisions += more
                        progress.update(task, advance=count, description=f"{label}: {decisions:,} decisions")
                except FuzzFailure as failure:
                    file = Path(f"fuzz-{name}-{variant.name}-{seats}.record")
                    file.write_text(failure.record, encoding="utf-8")
                    raise PosterityError(f"{failure} (its record: {file})") from None
    console.print("no failure")
