"""Make the golden games: for every table one game for each way in which it can end.

Run it only when the rules change on purpose; the records in tests/golden/ are what must not change by accident.
`tools/golden.py TITLE` makes those of one title. If a game would change or be gone under the same version of the
rules, nothing is written: games that people have stored would change with it, and RULES_VERSION must rise first.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

from posterity.arena.fuzz import steered
from posterity.bots import bot
from posterity.engine import Action, Event, Game, SeededChance, Title, new
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


def played(one: Title[Any], variant: str, seats: int, seed: int, choose: Way) -> tuple[Game[Any], list[Event]]:
    """A game and all that happened in it."""
    source = random.Random(f"{seed} golden")
    game = new(one, variant, seats, SeededChance(seed), listening=True)
    events = list(game.events)
    while not game.over:
        game.play(choose(game, source))
        events += game.events
    return game, events


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


def main() -> None:
    for name in sys.argv[1:] or TITLES:
        one = title(name)
        games: dict[str, str] = {}
        for variant in one.variants:
            for seats in range(variant.fewest, variant.most + 1):
                wanted = proof(one).endings(variant.name, seats)
                for seed, choose in product(range(1000), WAYS):
                    if not wanted:
                        break
                    game, events = played(one, variant.name, seats, seed, choose)
                    ending = proof(one).ending(game.state, events)
                    if ending in wanted:
                        wanted.remove(ending)
                        games[f"{variant.name}-{seats}-{ending}"] = records.write(game)
                        print(f"{name} {variant.name} {seats}: {ending}")
                if wanted:
                    print(f"{name} {variant.name} {seats}: no game ended like this: {', '.join(wanted)}")
        keep(one, games)


if __name__ == "__main__":
    main()
