"""Attack a server of one's own as a stranger on the internet would, and measure what honest players feel of it.

    python tools/attacks.py --server "python -m posterity serve --port {port} --database {url}"

For each attack a fresh server is started, several times over. Honest players sit down: a person at a table of Village
against a Page (127.0.0.3), two people at another one (127.0.0.3 and 127.0.0.4), and a newcomer who asks for the titles
(127.0.0.5). They are measured for a while in quiet and then for as long beside the attack, whose addresses are others.
All of it happens on this machine, is bounded in number and time, and stops by itself.

A wait counts in the phase in which it lasts: one that is longer than the beat of the players counts once more for
every beat, with what was left of it, as it would for a player who does not stop to play while the server stands still.
A wait that has no end yet when the phase ends counts as far as it came.

- **ack**: from sending a move to its acknowledgement
- **bot**: from the question to the Page to its answer
- **heard**: from sending a move to the moment when the other person sees it
- **new**: the answer to a newcomer, or a new table
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

from attackers import ATTACKS, Stage, attacking
from callers import (
    PAGE,
    PATIENCE,
    PERSON,
    PROTOCOLS,
    Caller,
    Gone,
    Http,
    Links,
    Refusal,
    Seat,
    Server,
    percentile,
    until,
)
from posterity.server.bench import Protocol

BEAT: Final = 0.15  # seconds that an honest player takes for a choice; the server may allow 20 messages a second
HONEST: Final = "127.0.0.3"
FRIEND: Final = "127.0.0.4"
NEWCOMER: Final = "127.0.0.5"


# Honest players.


class Waits:
    """How long somebody waited, and when."""

    def __init__(self) -> None:
        self.over: list[tuple[float, float]] = []  # from, to
        self.open: dict[object, float] = {}

    def begin(self, what: object) -> None:
        self.open.setdefault(what, time.perf_counter())

    def end(self, what: object) -> None:
        begun = self.open.pop(what, None)
        if begun is not None:
            self.over.append((begun, time.perf_counter()))

    def within(self, begin: float, end: float) -> list[float]:
        """The waits of a phase, a long one as often as the beat goes."""
        found = []
        for begun, ended in [*self.over, *((begun, end) for begun in self.open.values())]:
            at = begun
            while at == begun or at < ended:
                if begin <= at < end:
                    found.append(min(ended, end) - at)
                at += BEAT
        return found


class Honest:
    """Somebody who plays one table of Village after another, alone against a Page or with a friend."""

    def __init__(self, port: int, protocol: Protocol, kinds: list[dict[str, str]], addresses: list[str]) -> None:
        self.kinds = kinds
        self.callers = [Caller(port, protocol, address) for address in addresses]
        self.ack, self.bot, self.heard, self.new = Waits(), Waits(), Waits(), Waits()
        self.troubles = 0  # lost connections and refusals
        self.links: Links | None = None
        self.over = False

    async def play(self) -> None:
        while True:
            self.links, self.over = None, False
            self.new.begin("table")
            try:
                self.links = await self.callers[0].create({"title": "village", "seats": self.kinds, "confirm": False})
            except (*Gone, Refusal):
                self.troubles += 1
                await asyncio.sleep(1)
                continue
            self.new.end("table")
            people = [seat for seat, kind in enumerate(self.kinds) if kind is PERSON]
            await asyncio.gather(*[self.sit(self.links, seat) for seat in people])
            self.forget()

    def forget(self) -> None:
        """Nobody waits any more for what was still to be heard."""
        for waits in (self.ack, self.bot, self.heard):
            waits.open.clear()

    async def sit(self, links: Links, seat: int) -> None:
        """One seat until the game is over; who loses the connection comes back and sends the same move again."""
        token = links.tokens[seat]
        assert token is not None
        sitting = Seat(self.callers[min(seat, len(self.callers) - 1)], links.table, token)
        pending: dict[str, Any] | None = None
        while not self.over:
            try:
                await sitting.open(sitting.now.get("version"))
                if pending is not None:
                    await sitting.say(pending)
                while not self.over:
                    pending = await self.turn(sitting, seat, pending)
            except Gone:
                self.troubles += 1
                await asyncio.sleep(0.1)
            finally:
                await sitting.close()

    async def turn(self, sitting: Seat, seat: int, pending: dict[str, Any] | None) -> dict[str, Any] | None:
        """Hear one message and do what is to be done; the move that is not answered yet."""
        message = await sitting.hear()
        kind = message["type"]
        if kind == "refused":
            self.troubles += 1
            if message["code"] in ("too-fast", "too-many", "not-stored", "busy") and pending is not None:
                await asyncio.sleep(BEAT)
                await sitting.say(pending)
                return pending
            self.forget()
            pending = None
        if kind == "ack" and pending is not None and message["id"] == pending["id"]:
            self.ack.end(pending["id"])
            pending = None
        if kind in ("snapshot", "update"):
            now = sitting.now
            self.heard.end((now["version"], seat))
            self.bot.end(now["version"])
            if now["asked"] is not None and self.kinds[now["asked"]] is PAGE:
                self.bot.begin(now["version"] + 1)
            self.over = self.over or now["over"]
        if pending is None and not self.over and sitting.now and sitting.now["asked"] == seat:
            version = sitting.now["version"]
            if not sitting.caller.protocol.whole:
                await sitting.say({"type": "look", "version": version})
            await asyncio.sleep(BEAT)
            pending = {"type": "move", "id": random.randbytes(8).hex(), "version": version}
            pending["action"] = random.choice(sitting.options())
            self.ack.begin(pending["id"])
            for other in range(len(self.kinds)):
                if other != seat and self.kinds[other] is PERSON:
                    self.heard.begin((version + 1, other))
            await sitting.say(pending)
        return pending


class Newcomer:
    """Somebody who looks whether anybody is there, each time on a new connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.waits = Waits()
        self.refused = 0

    async def look(self) -> None:
        while True:
            http = Http(self.port, NEWCOMER)
            self.waits.begin("titles")
            try:
                async with asyncio.timeout(10):
                    answer = await http.ask("GET", "/api/titles")
                if answer.status == 200:
                    self.waits.end("titles")
                else:
                    self.refused += 1
            except Gone:
                self.refused += 1
            finally:
                http.close()
            await asyncio.sleep(2 * BEAT)


# Measuring.


class Phase(NamedTuple):
    """What honest people waited in one phase."""

    ack: list[float]
    bot: list[float]
    heard: list[float]
    new: list[float]


class Round(NamedTuple):
    quiet: Phase
    attacked: Phase
    lived: bool
    memory: tuple[float, float]  # in MB, before and at most
    log: int  # bytes
    troubles: int
    got: dict[str, int]


class Measuring:
    """All rounds of all attacks against one kind of server."""

    def __init__(self, command: str, protocol: Protocol, seconds: float, folder: Path) -> None:
        self.command = command
        self.protocol = protocol
        self.seconds = seconds
        self.folder = folder
        self.servers = 0
        self.record = ""

    def server(self, descriptors: int | None = None) -> Server:
        self.servers += 1
        place = self.folder / str(self.servers)
        place.mkdir()
        return Server(self.command, f"sqlite:///{place / 'tables.sqlite'}", place / "log", descriptors)

    async def played_out(self) -> str:
        """The record of a game that Pages played on the server."""
        server = self.server()
        try:
            await server.start()
            caller = Caller(server.port, self.protocol)
            links = await caller.create({"title": "village", "seats": [PAGE] * 4})
            end = time.monotonic() + 3 * PATIENCE
            while not (await caller.get(links.table, links.watch)).json()["over"]:
                if time.monotonic() > end:
                    raise RuntimeError("four Pages do not come to the end of a game of Village")
                await asyncio.sleep(0.5)
            record = (await caller.get(links.table, links.watch, "record")).body.decode()
            caller.close()
            return record
        finally:
            server.kill()

    async def round(self, name: str) -> Round:
        """A fresh server, honest players, quiet, then the attack."""
        if not self.record:
            self.record = await self.played_out()
        attack = ATTACKS[name]
        seconds = max(self.seconds, attack.seconds)
        server = self.server(attack.descriptors)
        tasks: list[asyncio.Task[None]] = []
        try:
            await server.start()
            alone = Honest(server.port, self.protocol, [PERSON, PAGE], [HONEST])
            pair = Honest(server.port, self.protocol, [PERSON, PERSON], [HONEST, FRIEND])
            newcomer = Newcomer(server.port)
            tasks += [asyncio.create_task(one) for one in (alone.play(), pair.play(), newcomer.look())]
            if not await until(lambda: len(alone.bot.over) > 5 and len(pair.ack.over) > 5):
                raise RuntimeError(f"honest people cannot play; the end of the log:\n{server.told()}")
            assert alone.links is not None and pair.links is not None
            stage = Stage(server.port, self.protocol, [alone.links, pair.links], self.record)
            ours, theirs = get_context("spawn").Pipe()
            process = get_context("spawn").Process(
                target=attacking, args=(theirs, name, stage, seconds + 5), daemon=True
            )
            process.start()
            theirs.close()
            try:
                if not await until(lambda: ours.poll() or not process.is_alive()):
                    raise RuntimeError(f"{name} cannot be prepared")
                ours.recv()
                await asyncio.sleep(1)
                before, size = server.memory(), server.log.stat().st_size
                alone.troubles = pair.troubles = newcomer.refused = 0
                begin = time.perf_counter()
                await asyncio.sleep(seconds)
                begun = time.perf_counter()
                ours.send("go")
                peak = before
                while time.perf_counter() < begun + seconds:
                    await asyncio.sleep(0.5)
                    peak = max(peak, server.memory())
                end = time.perf_counter()
                phases = []
                for since, to in ((begin, begun), (begun, end)):
                    ack = alone.ack.within(since, to) + pair.ack.within(since, to)
                    bot, heard = alone.bot.within(since, to), pair.heard.within(since, to)
                    new = [one for who in (alone.new, pair.new, newcomer.waits) for one in who.within(since, to)]
                    phases.append(Phase(ack, bot, heard, new))
                troubles = alone.troubles + pair.troubles + newcomer.refused
                ours.send("stop")
                got = ours.recv() if await until(lambda: ours.poll() or not process.is_alive(), 20) else {}
            finally:
                process.kill()
                process.join()
            lived = server.running and await self._answers_again(server)
            told = server.log.stat().st_size - size
            return Round(phases[0], phases[1], lived, (before, peak), told, troubles, got)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            server.kill()

    async def _answers_again(self, server: Server) -> bool:
        for _ in range(10):
            if await server.answers():
                return True
            await asyncio.sleep(1)
        return False


def told(name: str, rounds: list[Round]) -> dict[str, Any]:
    """What came out of all rounds of an attack, in ms and MB."""
    found: dict[str, Any] = {"attack": name}
    for kind in Phase._fields:
        quiet = [wait for one in rounds for wait in getattr(one.quiet, kind)]
        attacked = [wait for one in rounds for wait in getattr(one.attacked, kind)]
        found[kind] = {
            "quiet": [round(percentile(quiet, 0.5), 1), round(percentile(quiet, 0.95), 1)],
            "attacked": [round(percentile(attacked, 0.5), 1), round(percentile(attacked, 0.95), 1)],
            "longest": round(percentile(attacked, 1), 1),
            "ratio": round(percentile(attacked, 0.95) / percentile(quiet, 0.95), 2),
        }
    got: Counter[str] = Counter()
    for one in rounds:
        got.update(one.got)
    return {
        **found,
        "lived": all(one.lived for one in rounds),
        "memory": [round(max(one.memory[0] for one in rounds)), round(max(one.memory[1] for one in rounds))],
        "log_kB": round(max(one.log for one in rounds) / 1000),
        "troubles": sum(one.troubles for one in rounds),
        "got": dict(got.most_common(8)),
    }


def line(found: dict[str, Any]) -> str:
    """A row of the table that people read."""

    def waits(kind: str) -> list[str]:
        one = found[kind]
        return [*("/".join(f"{wait:g}" for wait in one[phase]) for phase in ("quiet", "attacked")), f"{one['ratio']:g}"]

    cells = [
        found["attack"],
        *waits("ack"),
        f"{found['ack']['longest']:g}",
        *waits("bot"),
        f"{found['new']['ratio']:g}",
    ]
    cells += ["yes" if found["lived"] else "**no**", " → ".join(map(str, found["memory"])), str(found["log_kB"])]
    cells += [str(found["troubles"]), ", ".join(f"{name}: {number}" for name, number in found["got"].items())]
    return f"| {' | '.join(cells)} |"


HEAD: Final = [
    *("attack", "ack p50/p95 ms", "attacked", "×", "longest", "bot p50/p95 ms", "attacked", "×", "new ×"),
    *("lived", "MB", "log kB", "troubles", "what the attackers got"),
]


async def measure(measuring: Measuring, names: list[str], rounds: int, as_json: bool) -> None:
    if not as_json:
        print(f"| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}", flush=True)
    for name in names:
        found = told(name, [await measuring.round(name) for _ in range(rounds)])
        print(json.dumps(found) if as_json else line(found), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", required=True, help="the command, with {port} and {url}")
    parser.add_argument("--protocol", choices=PROTOCOLS, default="new")
    parser.add_argument("--seconds", type=float, default=6, help="of each phase")
    parser.add_argument("--rounds", type=int, default=2, help="quiet and attack so many times")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("attacks", nargs="*", help=f"of: {', '.join(ATTACKS)}; all if none is named")
    given = parser.parse_args()
    unknown = [name for name in given.attacks if name not in ATTACKS]
    if unknown:
        sys.exit(f"there is no attack {unknown[0]!r}; there are: {', '.join(ATTACKS)}")
    with tempfile.TemporaryDirectory(prefix="posterity-attacks-") as folder:
        measuring = Measuring(given.server, PROTOCOLS[given.protocol], given.seconds, Path(folder))
        asyncio.run(measure(measuring, given.attacks or list(ATTACKS), given.rounds, given.json))


if __name__ == "__main__":
    main()
