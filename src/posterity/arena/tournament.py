"""Tournaments: the same bots, many games, and a line in a file for every game that is finished.

Each luck is played once from every rotation of the seats, so neither luck nor the order of play favours a bot. A game
depends on nothing but the tournament and its number: it is the same whatever process plays it, and when.
"""

from __future__ import annotations

import itertools
import json
import random
import signal
import time
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from posterity.bots import Bot, bot
from posterity.engine import PosterityError, SeededChance, SetupError, Title, new
from posterity.engine import record as records
from posterity.games import title as make_title

FILE: Final = "games.jsonl"
FORMAT: Final = "posterity arena 1"
AHEAD: Final = 4  # games given out for every process, so that none waits


@dataclass(frozen=True)
class Tournament:
    """Who plays what: everything on which the games depend."""

    title: str
    variant: str
    bots: list[str]
    first_seed: int = 0
    edition: dict[str, object] = field(default_factory=dict)

    def rules(self) -> Title[Any]:
        return _rules(self.title, json.dumps(self.edition, sort_keys=True))

    def check(self) -> None:
        """Whether it can be played at all."""
        self.rules().variant(self.variant, len(self.bots))
        for name in self.bots:
            player(name, random.Random(0))

    def seating(self, number: int) -> tuple[int, int, list[str]]:
        """The seed, the rotation and the bots by seat of a game. Who sits beside whom changes with the luck."""
        luck, rotation = divmod(number, len(self.bots))
        orders = list(itertools.permutations(self.bots[1:]))
        circle = [self.bots[0], *orders[luck % len(orders)]]
        return self.first_seed + luck, rotation, circle[rotation:] + circle[:rotation]

    def header(self) -> dict[str, object]:
        """What the first line of the file says."""
        return {"format": FORMAT, **asdict(self), "rules": self.rules().rules_version}


def player(name: str, source: random.Random) -> Bot:
    """A level, or a bot of somebody's own: "module:name" of what makes it from its source of randomness."""
    module, colon, maker = name.partition(":")
    if not colon:
        return bot(name, source)
    try:
        make = getattr(import_module(module), maker)
    except (ImportError, AttributeError) as error:
        raise SetupError(f"there is no bot {name!r}: {error}") from None
    made: Bot = make(source)
    return made


@lru_cache(maxsize=4)
def _rules(name: str, edition: str) -> Title[Any]:
    return make_title(name, json.loads(edition))


@dataclass(frozen=True)
class Played:
    """A finished game, as a line of the file tells it."""

    number: int
    seed: int
    rotation: int
    bots: list[str]  # by seat
    places: list[int]  # by seat, 1 for a winner
    thinking: list[list[float]]  # milliseconds for each decision, by seat
    record: str

    def line(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":"), ensure_ascii=False) + "\n"


def shares(places: list[int]) -> list[float]:
    """What each seat has of the victory: a shared first place counts as a share."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


def play(tournament: Tournament, number: int, stopped: Callable[[], bool] = lambda: False) -> Played | None:
    """Play one game; None if it was stopped before its end."""
    seed, rotation, seated = tournament.seating(number)
    players = [player(name, random.Random(f"{seed} {rotation} {seat}")) for seat, name in enumerate(seated)]
    names = [f"{name} {seat + 1}" for seat, name in enumerate(seated)]
    game = new(tournament.rules(), tournament.variant, len(seated), SeededChance(seed), names)
    thinking: list[list[float]] = [[] for _ in seated]
    while not game.over:
        if stopped():
            return None
        seat = game.seat
        view = game.view(seat)
        start = time.perf_counter()
        try:
            action = players[seat].choose(view)
        except Exception as error:
            raise PosterityError(f"{_name(tournament, number)}: {seated[seat]} fails: {error!r}") from error
        thinking[seat].append(round((time.perf_counter() - start) * 1000, 2))
        try:
            game.play(action)
        except PosterityError as error:
            raise PosterityError(f"{_name(tournament, number)}: {seated[seat]} breaks the rules: {error}") from error
    return Played(number, seed, rotation, seated, game.result().places, thinking, records.write(game))


def _name(tournament: Tournament, number: int) -> str:
    seed, rotation, _ = tournament.seating(number)
    return f"game {number} (seed {seed}, rotation {rotation})"


# --- The file ---


def begin(folder: Path, tournament: Tournament) -> list[Played]:
    """Make the folder ready for more games; those that are there already."""
    file = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if file.exists():
            _drop_half_line(file)
        if not file.exists() or file.stat().st_size == 0:
            file.write_text(json.dumps(tournament.header(), ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise _unwritable(folder, error) from None
    header, played = _load(file)
    _check_same(folder, header, tournament)
    return played


def load(folder: Path) -> tuple[Tournament, list[Played]]:
    """The tournament of a folder and its games by number, for reading only."""
    header, played = _load(folder / FILE)
    try:
        tournament = Tournament(**{key: value for key, value in header.items() if key not in ("format", "rules")})
    except TypeError:
        raise PosterityError(f"{folder / FILE}: line 1: not the header of a tournament") from None
    if header["rules"] != tournament.rules().rules_version:
        raise PosterityError(
            f"{folder}: played by version {header['rules']} of the rules, this is version "
            f"{tournament.rules().rules_version}"
        )
    return tournament, played


def _load(file: Path) -> tuple[dict[str, Any], list[Played]]:
    """Header and games; a last line that was not finished does not count, nor does a game that stands there twice."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not a text file"
        raise PosterityError(f"{file}: the games cannot be read: {(reason or str(error)).lower()}") from None
    lines = text.split("\n")[:-1]
    header = _object(file, 1, lines[0] if lines else "")
    if header.get("format") != FORMAT:
        raise PosterityError(f"{file}: line 1: not the header of a tournament")
    played: dict[int, Played] = {}
    for at, line in enumerate(lines[1:], 2):
        try:
            game = Played(**_object(file, at, line))
        except TypeError:
            raise PosterityError(f"{file}: line {at}: not a game of a tournament") from None
        played.setdefault(game.number, game)
    return header, [played[number] for number in sorted(played)]


def _object(file: Path, at: int, line: str) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise PosterityError(f"{file}: line {at}: not a line of a tournament")
    return found


def _drop_half_line(file: Path) -> None:
    """A line without its end was being written when the power went."""
    data = file.read_bytes()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        with file.open("r+b") as out:
            out.truncate(whole)


def _check_same(folder: Path, header: dict[str, Any], tournament: Tournament) -> None:
    for key, value in tournament.header().items():
        if header.get(key) != value:
            raise SetupError(
                f"{folder} holds another tournament, with {key.replace('_', ' ')} {_shown(header.get(key))}, not "
                f"{_shown(value)}; name another folder with --output"
            )


def _shown(value: object) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)


def _unwritable(folder: Path, error: OSError) -> PosterityError:
    return PosterityError(f"{folder}: games cannot be kept there: {(error.strerror or str(error)).lower()}")


# --- Many games ---


def run(
    tournament: Tournament, folder: Path, numbers: Iterable[int], workers: int, cluster: bool = False
) -> Generator[Played]:
    """Play these games and keep each as soon as it is over; they come in the order in which they end."""
    source = on_cluster(tournament, numbers) if cluster else on_cores(tournament, numbers, workers)
    try:
        with closing(source), (folder / FILE).open("a", encoding="utf-8") as file:
            for played in source:
                file.write(played.line())
                file.flush()
                yield played
    except OSError as error:
        raise _unwritable(folder, error) from None


def on_cores(tournament: Tournament, numbers: Iterable[int], workers: int) -> Generator[Played]:
    """Games on this machine, in so many processes; when nobody waits for them any more they are stopped."""
    if workers == 1:
        for number in numbers:
            played = play(tournament, number)
            assert played is not None
            yield played
        return
    # Only here: a browser can play games but has no processes.
    from concurrent.futures import FIRST_COMPLETED, Future, wait
    from multiprocessing import get_context

    from posterity import processes

    stop = get_context("spawn").Event()
    pool = processes.pool(workers, _begin_worker, stop)
    waiting = iter(numbers)
    pending: set[Future[Played | None]] = set()
    try:
        while True:
            with processes.unheard(signal.SIGINT):  # who gives out the games says when to stop
                for number in itertools.islice(waiting, workers * AHEAD - len(pending)):
                    pending.add(pool.submit(_play_in_worker, tournament, number))
            if not pending:
                return
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                played = future.result()
                if played is not None:
                    yield played
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


_stop: Any = None  # in a worker, the event that tells it to leave its game


def _begin_worker(stop: Any) -> None:
    global _stop
    _stop = stop


def _play_in_worker(tournament: Tournament, number: int) -> Played | None:
    return play(tournament, number, _stop.is_set)


def on_cluster(tournament: Tournament, numbers: Iterable[int]) -> Generator[Played]:
    """Games on Ray: on the cluster that RAY_ADDRESS names, else on a small one of this machine."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise SetupError("--cluster needs Ray, which is not installed: pip install 'posterity[cluster]'") from None
    ray.init(include_dashboard=False, log_to_driver=False, logging_level="warning")
    try:
        task = ray.remote(play)
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(numbers)
        pending: list[Any] = []
        while True:
            pending += [task.remote(tournament, number) for number in itertools.islice(waiting, room - len(pending))]
            if not pending:
                return
            done, pending = ray.wait(pending)
            yield from ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    finally:
        ray.shutdown()
