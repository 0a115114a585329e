"""A won Testament: random play never gets there, so whole turns are looked through, the luck of the seed included.

`python tests/legacy/legacy_search.py` writes the record anew when the rules have changed on purpose.
"""

from __future__ import annotations

import random
from pathlib import Path

from posterity.engine import Game, SeededChance, new
from posterity.engine import record as records
from posterity.games.legacy import title
from posterity.games.legacy.hints import known, longest_known_line, nation, occupation, relatives
from posterity.games.legacy.state import Legacy
from posterity.games.legacy.steps.turns import Turn
from posterity.games.legacy.tree import FATHER, MOTHER

RECORD = Path(__file__).parent / "records" / "testament-1-testament-won.record"
TITLE = title()
KEPT = 8  # games that go on after each turn
STEPS = 60  # choices that are looked at from each of them


def promise(game: Game[Legacy]) -> float:
    """How near a victory is: hints above all, then a tree that many hints ask for, and means to go on."""
    s = game.state
    tree, family = s.ancestry, s.families[0]
    assert tree is not None
    people = known(tree, relatives(tree))
    variety = len({nation(s, person) for person in people}) + len({occupation(s, person) for person in people})
    lines = longest_known_line(tree, FATHER) + longest_known_line(tree, MOTHER)
    means = 0.5 * min(family.gold, 10) + 0.7 * min(len(family.hand), 6) + 0.4 * family.income * (9 - s.round)
    return 20 * len(tree.done) + 2 * variety + 2 * lines + 0.2 * len(tree.friend) + means


def turns(game: Game[Legacy], source: random.Random) -> list[Game[Legacy]]:
    """The game after some of the ways to take the next turn."""
    found: list[Game[Legacy]] = []
    waiting = [game]
    looked = 0
    while waiting and looked < STEPS:
        now = waiting.pop(source.randrange(len(waiting)) if source.random() < 0.5 else -1)
        for option in now.options:
            then = now.copy()
            then.play(option)
            looked += 1
            if then.over or isinstance(then.state.agenda[-1], Turn):
                found.append(then)
            else:
                waiting.append(then)
    return found


def best_game(seed: int) -> Game[Legacy]:
    """The most promising way through a game of this seed."""
    source = random.Random(seed)
    going = [new(TITLE, "testament", 1, SeededChance(seed))]
    over: list[Game[Legacy]] = []
    while going:
        then = {TITLE.digest(after.state): after for game in going for after in turns(game, source)}
        over += [game for game in then.values() if game.over]
        going = sorted([game for game in then.values() if not game.over], key=promise, reverse=True)[:KEPT]
    return max(over, key=promise)


def main() -> None:
    for seed in range(50):
        game = best_game(seed)
        print(f"seed {seed}: {game.result().level}")
        if game.result().winners():
            RECORD.parent.mkdir(exist_ok=True)
            RECORD.write_text(records.write(game), encoding="utf-8")
            return


if __name__ == "__main__":
    main()
