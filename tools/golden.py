"""Make the golden games: for every table one game for each way in which it can end.

Run it only when the rules change on purpose; the records in tests/golden/ are what must not change by accident.
`tools/golden.py TITLE` makes those of one title. Games that are there and are still what they were stay. If a game
would change or be gone under the same version of the rules, nothing is written: games that people have stored would
change with it, and RULES_VERSION must rise first.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

from posterity.arena.fuzz import steered
from posterity.bots import bot
from posterity.engine import Action, Event, Game, PosterityError, SeededChance, Title, new
from posterity.engine import record as records
from posterity.games import TITLES, proof, title

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
LOCK = FOLDER / "lock.json"
Lock = dict[str, dict[str, Any]]  # of each title: the version of its rules, the fingerprint of each of its games


Way = Callable[[Game[Any], random.Random], Action]


def at_random(game: Game[Any], source: random.Random) -> Action:
    return source.choice(game.options)


def greedily(game: Game[Any], source: random.Random) -> Action:
    return bot("squire", source).choose(game.view(game.seat))


# Some endings are too hard for chance.
WAYS: tuple[Way, ...] = (at_random, steered, greedily)
SEEDS = 50  # games begun in each way
TRIES = 1000  # games that part from each of those that were found


def played(one: Title[Any], variant: str, seats: int, seed: int, choose: Way) -> tuple[Game[Any], list[Event]]:
    """A game and all that happened in it."""
    source = random.Random(f"{seed} golden")
    game = new(one, variant, seats, SeededChance(seed), listening=True)
    events = list(game.events)
    while not game.over:
        game.play(choose(game, source))
        events += game.events
    return game, events


def parting(game: Game[Any]) -> Iterator[Game[Any]]:
    """Games that are like this one up to somewhere in its second half, and go on at random.

    An ending that hardly any game comes to may be near one that another game has come to.
    """
    tables = [again.copy() for choice, again in game.retold() if choice is not None]
    for seed in range(TRIES):
        source = random.Random(f"{seed} parting")
        other = source.choice(tables[len(tables) // 2 :]).copy()
        other.chance = SeededChance(seed)
        while not other.over:
            other.play(at_random(other, source))
        yield other


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def locked() -> Lock:
    lock: Lock = json.loads(LOCK.read_text(encoding="utf-8"))
    return lock


def changed(lock: Lock, one: Title[Any], games: dict[str, str]) -> list[str]:
    """The games, by their texts, that are gone or not what they were under this very version of the rules."""
    known = lock.get(one.name, {"rules": one.rules_version, "games": {}})
    if known["rules"] != one.rules_version:
        return []
    return [name for name, was in known["games"].items() if name not in games or fingerprint(games[name]) != was]


def keep(one: Title[Any], games: dict[str, str]) -> None:
    """Write the games of a title and lock them."""
    lock = locked() if LOCK.exists() else {}
    different = changed(lock, one, games)
    if different:
        sys.exit(
            f"{one.name}: under version {one.rules_version} of its rules these games would change or be gone: "
            f"{', '.join(different)}. Raise RULES_VERSION of {one.name} first."
        )
    folder = FOLDER / one.name
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.record"):
        path.unlink()
    for name, text in games.items():
        (folder / f"{name}.record").write_text(text, encoding="utf-8")
    prints = {name: fingerprint(text) for name, text in sorted(games.items())}
    lock[one.name] = {"rules": one.rules_version, "games": prints}
    LOCK.write_text(json.dumps(lock, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def standing(one: Title[Any]) -> dict[str, str]:
    """The golden games that are there and are today what they were."""
    found: dict[str, str] = {}
    for path in sorted((FOLDER / one.name).glob("*.record")):
        text = path.read_text(encoding="utf-8")
        try:
            game = records.read(text, one)
        except PosterityError:
            continue
        name = _name(game, proof(one).ending(game.state, game.told()))
        if name == path.stem and records.write(game) == text:
            found[name] = text
    return found


def _name(game: Game[Any], ending: str) -> str:
    return f"{game.setup.variant}-{game.setup.seats}-{ending}"


def ended(one: Title[Any], variant: str, seats: int) -> Iterator[tuple[str, Game[Any]]]:
    """Finished games of a table, and how they ended: such as begin anew, then such as part from one of each kind."""
    kinds: set[str] = set()
    firsts: list[Game[Any]] = []
    for seed, choose in product(range(SEEDS), WAYS):
        game, events = played(one, variant, seats, seed, choose)
        ending = proof(one).ending(game.state, events)
        if ending not in kinds:
            kinds.add(ending)
            firsts.append(game)
        yield ending, game
    for first in firsts:
        for game in parting(first):
            ending = proof(one).ending(game.state, game.told())
            if ending not in kinds:
                kinds.add(ending)
                firsts.append(game)
            yield ending, game


def main() -> None:
    for name in sys.argv[1:] or TITLES:
        one = title(name)
        games = standing(one)
        for variant in one.variants:
            for seats in range(variant.fewest, variant.most + 1):
                endings = proof(one).endings(variant.name, seats)
                wanted = {ending for ending in endings if f"{variant.name}-{seats}-{ending}" not in games}
                for ending, game in ended(one, variant.name, seats) if wanted else ():
                    if ending in wanted:
                        wanted.remove(ending)
                        games[_name(game, ending)] = records.write(game)
                        print(f"{name} {variant.name} {seats}: {ending}", flush=True)
                    if not wanted:
                        break
                if wanted:
                    print(f"{name} {variant.name} {seats}: no game ended like this: {', '.join(sorted(wanted))}")
        keep(one, games)


if __name__ == "__main__":
    main()
