"""Training with a progress bar, and a line for every round."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from posterity.arena.training import Course, train
from posterity.cli.arena import cores
from posterity.engine import build


def show(course: Course, begin: list[float], folder: Path | None, workers: int | None) -> None:
    """Learn, and tell after every round how the pupil plays."""
    folder = folder or Path("build", "training", f"{course.title}-{course.variant}")
    console = Console()
    console.print(
        f"{course.title} ({course.variant}), {build()}: {course.rounds} rounds of {course.games} games, in {folder}"
    )
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=1)

        def told(what: str, done: int, total: int) -> None:
            progress.update(task, description=what, completed=done, total=total)

        for mark in train(course, begin, folder, workers or cores(), told):
            progress.console.print(
                f"round {mark.round}, {mark.games} games: spread {mark.spread:.1f}, trust {mark.trust:g}, "
                f"{mark.points:.1f} points, won {mark.won:.1%}"
            )
