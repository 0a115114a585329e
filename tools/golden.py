"""Make the golden games: for every table one game for each way in which it can end.

Run it only when the rules change on purpose; the records in tests/golden/ are what must not change by accident.
`tools/golden.py signorie` makes those of one title.
"""

from __future__ import annotations

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
from posterity.games import TITLES, title

FOLDER = Path(__file__).parent.parent / "tests" / "golden"


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


def main() -> None:
    for name in sys.argv[1:] or TITLES:
        one = title(name)
        for variant in one.variants:
            for seats in range(variant.fewest, variant.most + 1):
                wanted = one.endings(variant.name, seats)
                for seed, choose in product(range(1000), WAYS):
                    if not wanted:
                        break
                    game, events = played(one, variant.name, seats, seed, choose)
                    ending = one.ending(game.state, events)
                    if ending in wanted:
                        wanted.remove(ending)
                        path = FOLDER / name / f"{variant.name}-{seats}-{ending}.record"
                        path.parent.mkdir(parents=True, exist_ok=True)
                        path.write_text(records.write(game), encoding="utf-8")
                        print(path.name)
                if wanted:
                    print(f"{name} {variant.name} {seats}: no game ended like this: {', '.join(wanted)}")


if __name__ == "__main__":
    main()
