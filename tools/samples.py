"""Tables of real games for those who work on a board, and for its tests: what a seat receives, and what it may look at.

`samples.toml` beside the board names them, and the games they come from:

    [games.three]                # Squires play it by themselves
    seats = 3
    seed = 5
    variant = "standard"         # that is the usual
    confirm = false              # whether turns wait to be ended; then a sample may be `held`

    [Spouse]
    game = "three"
    step = "Spouse"              # the first time that somebody is asked this
    nth = 2                      # or the second
    asked = 0                    # or only this seat
    offered = "with 2"           # or the first time that this can be chosen, too
    seat = 0                     # seen from this seat; else by whoever is asked; -1: by a spectator
    look = [["marry maria"]]     # and look behind these answers

    [late]
    game = "three"
    at = 120                     # after so many choices; -1: when all is over

They are written to `samples/`, which is not kept: `make samples` does it, wherever something has changed.
"""

from __future__ import annotations

import os
import random
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

ROOT: Final = Path(__file__).parent.parent
os.environ.setdefault("POSTERITY_TITLES", str(ROOT / "tests" / "titles"))

from faces import board_of  # noqa: E402
from posterity.bots import bot  # noqa: E402
from posterity.engine import NOBODY  # noqa: E402
from posterity.games import TITLES, title  # noqa: E402
from posterity.table.answers import CHOICE, END_TURN  # noqa: E402
from posterity.table.foresight import Foresight  # noqa: E402
from posterity.table.snapshot import Views, snapshot  # noqa: E402
from posterity.table.table import Agreed, Table, begin  # noqa: E402

NAMES: Final = ["Marta", "Tomasz", "Ada", "Piotr", "Olga", "Jan", "Ewa", "Karol"]
PLAYER: Final = "squire"


def sample(table: Table, seat: int, paths: list[list[str]]) -> dict[str, Any]:
    """What a seat is told, and what it is answered when it looks."""
    told = snapshot(table, seat, Views(table).now(seat))
    foresight = Foresight(table)
    return {**told, "outlooks": [foresight.told(path) for path in [[], *paths]] if told["menu"] else []}


class Played:
    """A game that plays itself, choice by choice; whoever wants a sample of it waits for its table to come."""

    def __init__(self, name: str, game: dict[str, Any], wanted: dict[str, dict[str, Any]]) -> None:
        self.wanted = wanted
        self.waiting = dict.fromkeys(wanted, 0)
        self.found: dict[str, dict[str, Any]] = {}
        seats, seed, variant = game["seats"], game["seed"], game.get("variant", "standard")
        one = title(name)
        kinds, bots = ("person",) + ("bot",) * (seats - 1), ("",) + ("knight",) * (seats - 1)
        agreed = Agreed("demo", name, variant, kinds, bots, one.rules_version, game.get("confirm", False), seed=seed)
        self.table, _ = begin(agreed, one, NAMES[:seats])
        self.player = bot(game.get("player", PLAYER), random.Random(seed))

    def play(self) -> None:
        """To the end, or until nobody waits for anything more."""
        while len(self.found) < len(self.wanted):
            self.look_around()
            game = self.table.game
            if game.over:
                return
            held = game.held != NOBODY
            answer = (END_TURN, "") if held else (CHOICE, self.player.choose(game.view(game.seat)).text)
            self.table = self.table.after(
                self.table.make(game.held if held else game.seat, *answer, "", self.table.version)
            )

    def look_around(self) -> None:
        for name, spec in self.wanted.items():
            if name not in self.found and self.is_it(name, spec):
                self.found[name] = sample(self.table, spec.get("seat", self.table.game.seat), spec.get("look", []))

    def is_it(self, name: str, spec: dict[str, Any]) -> bool:
        game = self.table.game
        if "at" in spec:
            at: int = spec["at"]
            return self.table.choices == at or (at < 0 and game.over)
        if game.over or type(game.state.agenda[-1]).__name__ != spec["step"]:
            return False
        if "asked" in spec and game.seat != spec["asked"]:
            return False
        if (game.held != NOBODY) != spec.get("held", False):
            return False
        if "offered" in spec and all(option.text != spec["offered"] for option in game.options):
            return False
        self.waiting[name] += 1
        nth: int = spec.get("nth", 1)
        return self.waiting[name] == nth


def main() -> None:
    for name in TITLES:
        file = board_of(name) / "samples.toml"
        if not file.exists():
            continue
        specs = tomllib.loads(file.read_text(encoding="utf-8"))
        target = file.parent / "samples"
        target.mkdir(exist_ok=True)
        for old in target.glob("*.json"):
            old.unlink()
        for which, game in specs.pop("games").items():
            wanted = {one: spec for one, spec in specs.items() if spec["game"] == which}
            played = Played(name, game, wanted)
            played.play()
            if missing := wanted.keys() - played.found.keys():
                sys.exit(f"{file}: in the game {which!r} there is no table as for {', '.join(sorted(missing))}")
            for one, told in played.found.items():
                (target / f"{one}.json").write_bytes(msgspec.json.encode(told))
        print(f"{name}: {len(specs)} samples")


if __name__ == "__main__":
    main()
