"""What must come out alike wherever these games are played: interpreted, compiled, in a browser.

    python -m posterity.local.sameness tests/golden/*/*

prints it for these records and for a few games at random; in a browser the same comes of `digests`. Everything in it is
a digest of a whole way through a game, so that whatever differs shows.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from posterity import games
from posterity.bots import bot
from posterity.engine import Game, SeededChance, Title, View, new
from posterity.engine import record as records
from posterity.speech import LANGUAGES
from posterity.table import lookback
from posterity.table.lookback import course
from posterity.table.snapshot import Views, snapshot
from posterity.table.table import Agreed, Table, begin

BOTS: Final = ("page", "squire", "knight")
CHOSEN: Final = 12  # by bots, in each game


def digests(golden: Mapping[str, str], games_each: int = 1) -> str:
    """JSON of what becomes of these records, by name, and of so many games of each variant and number of seats."""
    found = {name: of_record(text) for name, text in sorted(golden.items())}
    played: dict[str, str] = {}
    thought: dict[str, str] = {}
    for title in games.MANIFESTS.values():
        for variant in title.variants:
            for seats in range(variant.fewest, variant.most + 1):
                for seed in range(games_each):
                    name = f"{title.name} {variant.name} {seats} {seed}"
                    played[name] = of_play(games.title(title.name), variant.name, seats, seed)
            thought[f"{title.name} {variant.name}"] = of_bots(games.title(title.name), variant.name, variant.fewest)
    return json.dumps({"records": found, "played": played, "bots": thought}, indent=1)


def of_record(text: str) -> dict[str, str]:
    """A record that is read again: the table at its end, the record written anew, what the game leaves."""
    header = records.read_header(text)
    title = games.title(header.title, header.edition or None)
    game = records.read(text, title)
    written = records.write(game, header.seed)
    found = {"table": title.digest(game.state), "round trip": "same" if written == text else _of(written)}
    if game.over and (kinds := games.keepsakes(title).kinds):
        told = course(Table(_agreed(title, header.variant, header.seats, header.seed), game))
        files = [
            lookback.keepsake(told, one.name, seat, language)
            for one in kinds
            for seat in range(header.seats)
            for language in LANGUAGES
        ]
        found["keepsakes"] = _of(*files)
    return found


def of_play(title: Title[Any], variant: str, seats: int, seed: int) -> str:
    """A game at random, with what every seat was shown after each answer."""
    source = random.Random(seed)
    table, _ = begin(_agreed(title, variant, seats, seed), title, [f"P{i + 1}" for i in range(seats)])
    seen = hashlib.blake2b(digest_size=12)
    while not table.game.over:
        option = table.game.options[int(source.random() * len(table.game.options))]
        made = table.make(table.game.seat, "choice", option.text, "", table.version)
        table = table.after(made)
        views = Views(table)
        shown = [snapshot(table, seat, views.now(seat)) for seat in range(-1, seats)]
        seen.update(json.dumps([made.answers, shown], ensure_ascii=False).encode())
    return seen.hexdigest()


def of_bots(title: Title[Any], variant: str, seats: int) -> str:
    """What bots choose. Their numbers have fractions, and so may differ where a library's last digit does."""
    game = new(title, variant, seats, SeededChance(1))
    source = random.Random(1)
    chosen: list[str] = []
    while not game.over and len(chosen) < CHOSEN:
        name = BOTS[len(chosen) % len(BOTS)]
        action = bot(name, source).choose(_view(game))
        chosen.append(action.text)
        game.play(action)
    return _of(*chosen)


def _view(game: Game[Any]) -> View[Any]:
    return View(game.title, game.setup, game.seat, game.title.view(game.state, game.seat), game.menu)


def _agreed(title: Title[Any], variant: str, seats: int, seed: int | None) -> Agreed:
    return Agreed("t", title.name, variant, ("person",) * seats, ("",) * seats, title.rules_version, seed=seed)


def _of(*texts: str) -> str:
    return hashlib.blake2b("\0".join(texts).encode(), digest_size=12).hexdigest()


if __name__ == "__main__":
    files = [Path(name) for name in sys.argv[1:]]
    print(digests({f"{file.parent.name}/{file.name}": file.read_text(encoding="utf-8") for file in files}))
