"""Tournaments with a progress bar; Ctrl-C loses nothing that was finished."""

from __future__ import annotations

import os
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from posterity.arena import report
from posterity.arena.statistics import Numbers, all_facts, by_score, rating_model, summary
from posterity.arena.tournament import Played, Tournament, begin, load, run, shares
from posterity.engine import PosterityError, build

COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())


def show(
    tournament: Tournament, folder: Path | None, games: int, workers: int | None, cluster: bool, language: str
) -> None:
    """Play what is still to be played, then tell what came of it."""
    tournament.check()
    rating_model()  # what is missing is better told before the games than after them
    name = "-".join([tournament.title, tournament.variant, *tournament.bots]).replace(":", ".")
    folder = folder or Path("build", "arena", name)
    played = begin(folder, tournament)
    console = Console()
    console.print(f"{tournament.title} ({tournament.variant}), {build()}: {', '.join(tournament.bots)}")
    tally = Tally(tournament)
    for game in played:
        tally.add(game)
    known = {game.number for game in played}
    missing = [number for number in range(games) if number not in known]
    try:
        with Progress(*COLUMNS, TimeRemainingColumn(), console=console) as progress:
            task = progress.add_task(tally.told(), total=len(known) + len(missing), completed=len(known))
            with closing(run(tournament, folder, missing, workers or cores(), cluster)) as source:
                for game in source:
                    tally.add(game)
                    progress.update(task, advance=1, description=tally.told())
    except KeyboardInterrupt:
        kept = load(folder)[1]  # the last of them may not have come back to be counted here
        sys.stderr.write(f"posterity: interrupted; {len(kept)} games are kept in {folder}\n")
        sys.stderr.write("The same command again goes on from there.\n")
        raise typer.Exit(130) from None
    show_report(folder, workers, language, console)


def show_report(folder: Path, workers: int | None, language: str, console: Console | None = None) -> None:
    """Count the games of a folder and write its report."""
    console = console or Console()
    tournament, played = load(folder)
    if not played:
        raise PosterityError(f"{folder}: no game is finished yet")
    with Progress(*COLUMNS, console=console) as progress:
        task = progress.add_task("counting", total=len(played))
        counted = []
        for one in all_facts(tournament, played, workers or cores()):
            counted.append(one)
            progress.advance(task)
        numbers = summary(tournament, counted)
    report.write(folder, tournament, played, numbers, language)
    console.print(standings(numbers))
    console.print(f"{folder / report.REPORT}\n{folder / report.SUMMARY}", soft_wrap=True)


def record_of(folder: Path, number: int) -> str:
    for game in load(folder)[1]:
        if game.number == number:
            return game.record
    raise PosterityError(f"{folder}: there is no game {number}")


def cores() -> int:
    """How many processes can work at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Tally:
    """Who won how much so far."""

    def __init__(self, tournament: Tournament) -> None:
        self.bots = list(dict.fromkeys(tournament.bots))
        self.by_score = by_score(tournament)
        self.seats: Counter[str] = Counter()
        self.wins: dict[str, float] = dict.fromkeys(self.bots, 0.0)

    def add(self, game: Played) -> None:
        for bot, share in zip(game.bots, shares(game.places), strict=True):
            self.seats[bot] += 1
            self.wins[bot] += share

    def told(self) -> str:
        if self.by_score:
            return ", ".join(self.bots)
        return ", ".join(
            f"{bot} {self.wins[bot] / self.seats[bot]:.0%}" if self.seats[bot] else bot for bot in self.bots
        )


def standings(numbers: Numbers) -> Table:
    """The bots, the most successful first."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("bot")
    for column in ("games", "wins", "95 % (Wilson)", "rating", "score", "s a move"):
        table.add_column(column, justify="right")
    for one in sorted(numbers["bots"], key=lambda one: -float(one["rate"])):
        low, high = one["interval"]
        wins = ["–", "–"] if numbers["by_score"] else [f"{one['rate']:.1%}", f"{low:.1%} to {high:.1%}"]
        rating = f"{one['rating']['mu']:.1f} ± {one['rating']['sigma']:.1f}" if one["rating"] else "–"
        table.add_row(
            one["bot"], str(one["games"]), *wins, rating,
            f"{one['score']['mean']:.1f}", f"{max(one['seconds']['median'], 0.001):.3f}",
        )  # fmt: skip
    return table
