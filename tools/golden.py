"""Make the golden games: for every table one game for each way in which it can end.

Run it only when the rules change on purpose; the records in tests/golden/ are what must not change by accident.
`tools/golden.py signorie` makes those of one title.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

from posterity.engine import Event, Game, SeededChance, Title, new
from posterity.engine import record as records
from posterity.games import TITLES, title

FOLDER = Path(__file__).parent.parent / "tests" / "golden"


def random_game(one: Title[Any], variant: str, seats: int, seed: int) -> tuple[Game[Any], list[Event]]:
    """A random game and all that happened in it."""
    source = random.Random(f"{seed} golden")
    game = new(one, variant, seats, SeededChance(seed), listening=True)
    events = list(game.events)
    while not game.over:
        game.play(source.choice(game.options))
        events += game.events
    return game, events


def main() -> None:
    for name in sys.argv[1:] or TITLES:
        one = title(name)
        for variant in one.variants:
            for seats in range(variant.fewest, variant.most + 1):
                wanted = one.endings(variant.name, seats)
                for seed in range(5000):
                    if not wanted:
                        break
                    game, events = random_game(one, variant.name, seats, seed)
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
