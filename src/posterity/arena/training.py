"""Learning by self-play: games are played by what was learned so far, and what came of them is learned.

The pupil looks to the end of its turn, or searches with a small budget, at first by the title's own appraisal, then by
what it has learned, and mostly takes what looks best. From every game some tables at the end of a turn are kept. A
table should be worth what the next one is, and the last one the points that the seat had in the end: the weights are
those that come nearest to it (least-squares temporal differences), so that a late stroke of luck is not blamed on all
that went before. They need only sums over all tables, so nothing else is kept, and older rounds fade. A course that
goes on from what was learned before stays near it where its own tables tell little. After every round the pupil sits an
exam against the squire, once trusting what it learned in full and once by half; the better of the two plays the next
round.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import lru_cache, reduce
from pathlib import Path
from typing import Any, Final

import numpy as np

from posterity import processes
from posterity.bots import bot
from posterity.bots.guides import guided
from posterity.bots.judge import APPRAISAL, SCALE, Judge
from posterity.bots.levels import SearchBot
from posterity.bots.lines import foreseen, turn_is_over
from posterity.bots.search import Guide
from posterity.engine import Action, Chance, Game, SeededChance, Title, new
from posterity.games import mind
from posterity.games import title as make_title

KEPT: Final = 0.4  # of all turns
BOLD: Final = (0.0, 0.03, 0.1, 0.3)  # how often a pupil tries anything; each game has its own boldness
CARE: Final = 0.25  # of that boldness, in games with search
HEAT: Final = (0.003, 0.01, 0.03)  # how readily it takes what looks a little worse
FADING: Final = 0.5  # what a round counts after the next one
RIDGE: Final = 300.0  # weights stay where they were if few tables tell of them
TRUST: Final = (1.0, 0.5)  # in what a course has added
TRACE: Final = 0.9  # the part of a surprise that each earlier table answers for
DEALS: Final = 4
CHUNK: Final = 10  # games given to a process at a time
DIGITS: Final = 4


@dataclass(frozen=True)
class Course:
    """What is learned, and how long."""

    title: str
    variant: str
    games: int  # in each round
    rounds: int
    steps: int = 0  # of search for each decision; none: by first sight
    exam: int = 200  # games against the squire for each trust
    seed: int = 0
    trace: float = TRACE  # 1: every table answers for the end of the game in full

    def seats(self) -> list[int]:
        """The sizes of the tables to learn from; the smallest are the most common."""
        variant = make_title(self.title).named(self.variant)
        return [variant.fewest] * 2 + list(range(variant.fewest, variant.most + 1))


@dataclass(frozen=True)
class Mark:
    """How a round ended: what the weights miss, and how the pupil plays by them."""

    round: int  # 0: what the course began with
    games: int  # so far
    spread: float  # of the points around what was expected, over the tables learned from
    trust: float
    points: float  # mean of the pupil in its exam
    won: float  # the share of games against the squire; alone, of games that are won at all


class Sums:
    """What the weights can be found from: sums over the tables that a seat saw in a game, in their order."""

    def __init__(self, rows: Any, end: float, trace: float) -> None:
        appraised = rows[:, APPRAISAL] * SCALE
        then = np.vstack([rows[1:], np.zeros_like(rows[:1])])  # after the last table there are points, no numbers
        gained = np.append(appraised[1:], end) - appraised
        traces = rows.copy()
        for i in range(1, len(rows)):
            traces[i] += trace * traces[i - 1]
        missed = end - appraised
        self.count: float = len(rows)
        self.rows: Any = rows.sum(axis=0)
        self.changes: Any = traces.T @ (rows - then)
        self.gained: Any = traces.T @ gained
        self.products: Any = rows.T @ rows
        self.missed: Any = rows.T @ missed
        self.squares: float = float(missed @ missed)

    def add(self, other: Sums, fading: float = 1.0) -> Sums:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) * fading + value)
        return self

    def weights(self, begin: Any) -> tuple[Any, float]:
        """The weights by which the tables surprise least, and the spread of the points in the end around them."""
        mean = self.rows / self.count
        scale = np.sqrt(np.maximum(np.diag(self.products) / self.count - mean**2, 0.05**2))
        # The ridge is on what a typical difference in each number would mean: away from where the course began.
        ridge = RIDGE * scale**2
        found = np.linalg.solve(self.changes + np.diag(ridge), self.gained + ridge * begin)
        left = self.squares - 2 * found @ self.missed + found @ self.products @ found
        return found, math.sqrt(max(0.0, float(left) / self.count))


class Pupil:
    """Plays by a guide: by its first sight of one imagined deal, or by a search of so many steps."""

    def __init__(self, guide: Guide, steps: int, source: random.Random) -> None:
        self.guide = guide
        self.searcher = SearchBot(source, steps, DEALS, guide=guide) if steps else None
        self.source = source

    def choose(self, game: Game[Any], heat: float) -> Action:
        """What looks best; at first sight, with heat, sometimes what looks a little worse."""
        view = game.view(game.seat)
        if self.searcher is not None:
            return self.searcher.choose(view)
        prospects = self.guide.look(view.imagine(Chance(self.source)), root=True).prospects
        values = [(prospect.value, prospect.actions[0]) for prospect in prospects]
        best = max(value for value, _ in values)
        if heat == 0:
            return self.source.choice([action for value, action in values if value == best])
        shares = [math.exp((value - best) / heat) for value, _ in values]
        return self.source.choices(values, shares)[0][1]


def play(
    title: Title[Any], variant: str, seats: int, guide: Guide, steps: int, seed: int
) -> tuple[list[list[list[float]]], list[int]]:
    """One game of self-play: for each kept table the rows of all seats, and their points in the end."""
    source = random.Random(seed)
    pupil = Pupil(guide, steps, source)
    game = new(title, variant, seats, Chance(source))
    judge = Judge(mind(title), [])
    bold, heat = source.choice(BOLD), source.choice(HEAT)
    kept = KEPT
    if steps:  # games that took long are worth more, and too good to be spoilt
        bold, kept = bold * CARE, 1.0
    tables: list[list[list[float]]] = []
    while not game.over:
        seat = game.seat
        action = source.choice(game.options) if source.random() < bold else pupil.choose(game, heat)
        ahead = foreseen(game, action)
        if not ahead.over and turn_is_over(ahead, seat) and source.random() < kept:
            tables.append(judge.rows(ahead))
        game.play(action)
    return tables, game.result().totals()


@lru_cache(maxsize=4)
def _title(name: str) -> Title[Any]:
    return make_title(name)


def _play_some(course: Course, seats: list[int], weights: list[float], seeds: range) -> Sums:
    """In a worker: some games of self-play."""
    title = _title(course.title)
    guide = guided(title, weights)
    found: list[Sums] = []
    for seed in seeds:
        tables, points = play(title, course.variant, seats[seed % len(seats)], guide, course.steps, seed)
        for seat, end in enumerate(points if tables else []):
            found.append(Sums(np.array([rows[seat] for rows in tables]), end, course.trace))
    return reduce(Sums.add, found)


def _examine(course: Course, fewest: int, weights: list[float], seeds: range) -> list[tuple[float, int]]:
    """In a worker: what the pupil wins against the squire, and its points."""
    title = _title(course.title)
    guide = guided(title, weights)
    found: list[tuple[float, int]] = []
    for seed in seeds:
        source = random.Random(seed)
        pupil, squire = Pupil(guide, course.steps, source), bot("squire", source)
        game = new(title, course.variant, fewest, SeededChance(seed // fewest))
        own = seed % fewest
        while not game.over:
            if game.seat == own:
                game.play(pupil.choose(game, heat=0))
            else:
                game.play(squire.choose(game.view(game.seat)))
        result = game.result()
        winners = result.winners()
        found.append((1 / len(winners) if own in winners else 0.0, result.totals()[own]))
    return found


def train(
    course: Course, begin: list[float], folder: Path, workers: int, progress: Callable[[str, int, int], None]
) -> Iterator[Mark]:
    """Round after round, beginning with some weights or none; the folder keeps the best ones, and the curve."""
    folder.mkdir(parents=True, exist_ok=True)
    seats = course.seats()
    sums: Sums | None = None
    weights = begin
    before = np.array(begin or 0.0)
    marks: list[Mark] = []
    with processes.pool(workers) as pool:

        def spread(work: Callable[..., Any], first: int, count: int, what: str, *given: Any) -> list[Any]:
            """Do the work for so many seeds in all processes."""
            chunks = [range(at, min(at + CHUNK, first + count)) for at in range(first, first + count, CHUNK)]
            done: list[Any] = []
            for part in pool.map(work, *zip(*[(course, *given, chunk) for chunk in chunks], strict=True)):
                done.append(part)
                progress(f"round {number}: {what}", min(len(done) * CHUNK, count), count)
            return done

        def keep() -> None:
            """The weights if none were better so far, and the curve."""
            if marks[-1] is max(reversed(marks), key=lambda mark: (mark.won, mark.points)):
                (folder / "weights.json").write_text(json.dumps(weights) + "\n", encoding="utf-8")
            curve = {"course": asdict(course), "marks": [asdict(mark) for mark in marks]}
            (folder / "curve.json").write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")

        def examined(number: int, left: float, trust: float, candidate: list[float]) -> Mark:
            exams = spread(_examine, 0, course.exam, f"exam, trust {trust:g}", seats[0], candidate)
            marked = [one for some in exams for one in some]
            points = round(sum(points for _, points in marked) / course.exam, 1)
            won = round(sum(won for won, _ in marked) / course.exam, 3)
            return Mark(number, number * course.games, round(left, 2), trust, points, won)

        number = 0
        if begin:
            marks.append(examined(number, 0.0, 0.0, begin))
            keep()
            yield marks[-1]
        for number in range(1, course.rounds + 1):
            first = course.seed + (number - 1) * course.games
            parts = spread(_play_some, first, course.games, "self-play", seats, weights)
            fresh: Sums = reduce(Sums.add, parts)
            sums = fresh if sums is None else sums.add(fresh, FADING)
            found, left = sums.weights(before)
            best: Mark | None = None
            for trust in TRUST:
                candidate = [round(float(weight), DIGITS) for weight in before + trust * (found - before)]
                mark = examined(number, left, trust, candidate)
                if best is None or (mark.won, mark.points) > (best.won, best.points):
                    best, weights = mark, candidate
            assert best is not None
            marks.append(best)
            keep()
            yield best
