"""What a table weighs: the bytes of an update and of a whole table, in games that Squires play by themselves.

    python tools/weigh.py                      # this version
    PYTHONPATH=/tmp/before/src python tools/weigh.py    # another one, if it is not too old

Updates are counted as they are sent: to the seat that is asked next and to one that only looks, plain and deflated in
the order in which a socket carries them.
"""

from __future__ import annotations

import random
import zlib
from typing import Any, Final

import msgspec

from posterity.bots import bot
from posterity.engine import NOBODY
from posterity.games import title
from posterity.table.answers import CHOICE, END_TURN
from posterity.table.snapshot import Views, snapshot, update
from posterity.table.table import Agreed, begin

GAMES: Final = [("village", 4), ("signorie", 4), ("legacy", 4)]
SEEDS: Final = range(3)


class Reader:
    """A seat that gets everything."""

    def __init__(self) -> None:
        self.socket = zlib.compressobj(6, wbits=-15)
        self.sizes: list[tuple[int, int]] = []

    def send(self, told: dict[str, Any]) -> None:
        text = msgspec.json.encode({"type": "update", **told})
        packed = self.socket.compress(text) + self.socket.flush(zlib.Z_SYNC_FLUSH)
        self.sizes.append((len(text), len(packed)))

    def mean(self) -> str:
        plain, packed = (sum(column) / len(self.sizes) for column in zip(*self.sizes, strict=True))
        return f"{plain:6.0f} plain, {packed:4.0f} deflated"


def weigh(name: str, seats: int) -> None:
    one = title(name)
    player, looker, first = Reader(), Reader(), 0
    for seed in SEEDS:
        kinds, bots = ("person",) * seats, ("",) * seats
        agreed = Agreed("weighed", name, "standard", kinds, bots, one.rules_version, True, seed=seed)
        table, _ = begin(agreed, one, [f"Player {seat}" for seat in range(seats)])
        squire = bot("squire", random.Random(seed))
        now = [Views(table).now(seat) for seat in range(seats)]
        first = len(msgspec.json.encode(snapshot(table, 0, now[0])))
        while not table.game.over:
            game = table.game
            held = game.held != NOBODY
            seat = game.held if held else game.seat
            answer = (END_TURN, "") if held else (CHOICE, squire.choose(game.view(seat)).text)
            table = table.after(table.make(seat, *answer, "", table.version))
            before, views = now, Views(table)
            now = [views.now(seat) for seat in range(seats)]
            asked = max(table.game.seat, table.game.held)
            for seat in range(seats):
                told = update(table, seat, before[seat], now[seat], None)
                if seat == asked:
                    player.send(told)
                elif seat == (asked + 1) % seats:
                    looker.send(told)
    print(f"{name}, {seats} seats: whole {first} bytes")
    print(f"  update to who is asked {player.mean()}; to who looks on {looker.mean()}", flush=True)


if __name__ == "__main__":
    for name, seats in GAMES:
        weigh(name, seats)
