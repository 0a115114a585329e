"""How fast: decisions and games a second, and the cost of a copy, ours and our peers' in one run.

A decision is a choice with at least two options. Machines are noisy, so everything is measured several
times, interleaved, and the best counts.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Protocol

from posterity.arena.fuzz import LONGEST, steered
from posterity.bots.guides import PlayoutGuide
from posterity.bots.search import Search
from posterity.engine import Chance, Game, SeededChance, Title, build, new

DEALS = 8  # imagined, where something is hidden


class Subject(Protocol):
    """Something that can be measured."""

    name: str
    players: int
    build: str

    def play(self, seed: int) -> int:
        """One whole random game; the number of its decisions."""
        ...

    def copies(self, count: int) -> None:
        """Copy a position so many times: ours from the end of a game, a peer's from the middle of one."""
        ...


class TitleSubject:
    """Random play of one of our titles, through the same driver that everything uses."""

    def __init__(self, title: Title[Any], variant: str, players: int) -> None:
        self.name = title.name if variant == "standard" else f"{title.name} {variant}"
        self.players = players
        self.build = build()
        self.title = title
        self.variant = variant
        # Where the table is fullest: near the end of the longest of a few games that were not merely random.
        length, seed = max((self._sensible(seed, LONGEST)[0], seed) for seed in range(5))
        self.late = self._sensible(seed, length - length // 20)[1]

    def _sensible(self, seed: int, most: int) -> tuple[int, Game[Any]]:
        """A game after so many choices, or as many as it has."""
        source = random.Random(seed)
        game = new(self.title, self.variant, self.players, Chance(source))
        choices = 0
        while not game.over and choices < most:
            game.play(steered(game, source))
            choices += 1
        return choices, game

    def play(self, seed: int) -> int:
        source = random.Random(seed)
        below = source.random
        game = new(self.title, self.variant, self.players, Chance(source))
        decisions = 0
        while not game.over:
            options = game.options
            count = len(options)
            if count > 1:
                decisions += 1
            game.play(options[int(below() * count)])
        return decisions

    def copies(self, count: int) -> None:
        copy = self.late.copy
        for _ in range(count):
            copy()


class Measure:
    """The best that was seen of a subject."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.decisions_per_s = 0.0
        self.games_per_s = 0.0
        self.copy_us = float("inf")

    def as_dict(self) -> dict[str, object]:
        return {
            "name": self.subject.name,
            "players": self.subject.players,
            "build": self.subject.build,
            "decisions_per_s": round(self.decisions_per_s),
            "games_per_s": round(self.games_per_s, 1),
            "copy_us": round(self.copy_us, 2),
        }

    def once(self, seconds: float, first_seed: int) -> None:
        """One more repetition: whole games for about so long, then copies."""
        decisions = games = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            decisions += self.subject.play(first_seed + games)
            games += 1
        took = time.perf_counter() - start
        self.decisions_per_s = max(self.decisions_per_s, decisions / took)
        self.games_per_s = max(self.games_per_s, games / took)
        count = 200
        start = time.perf_counter()
        self.subject.copies(count)
        took = time.perf_counter() - start
        self.copy_us = min(self.copy_us, took / count * 1e6)


def subjects(titles: list[Title[Any]]) -> list[Subject]:
    """Every title in every variant for every number of players."""
    found: list[Subject] = []
    for title in titles:
        for variant in title.variants:
            for players in range(variant.fewest, variant.most + 1):
                found.append(TitleSubject(title, variant.name, players))
    return found


def measure(measured: list[Subject], repetitions: int, seconds: float, step: Callable[[str], None]) -> list[Measure]:
    """Measure all subjects in turn, again and again, and keep the best of each."""
    measures = [Measure(subject) for subject in measured]
    for repetition in range(repetitions):
        for one in measures:
            step(f"{one.subject.name}, {one.subject.players} players")
            one.once(seconds, repetition * 100_000)
    return measures


class Searching:
    """How many steps a search makes whose playouts are whole random games, from the first choice of a game."""

    def __init__(self, title: Title[Any], variant: str, players: int) -> None:
        self.name = title.name
        self.players = players
        game = new(title, variant, players, SeededChance(0))
        self.view = game.view(game.seat)
        self.steps_per_s = 0.0

    def once(self, seconds: float, seed: int) -> None:
        source = random.Random(seed)
        search = Search(self.view, PlayoutGuide(source), source, DEALS)
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            search.grow(20)
        self.steps_per_s = max(self.steps_per_s, search.steps / (time.perf_counter() - start))

    def as_dict(self) -> dict[str, object]:
        return {"name": self.name, "players": self.players, "build": build(), "steps_per_s": round(self.steps_per_s)}


def measure_search(titles: list[Title[Any]], players: int, repetitions: int, seconds: float) -> list[Searching]:
    """The best of some repetitions, title after title and again."""
    searches = [Searching(title, "standard", players) for title in titles]
    for repetition in range(repetitions):
        for one in searches:
            one.once(seconds, repetition)
    return searches
