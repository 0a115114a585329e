"""Kill a server again and again while many tables are played on it, and see that nothing acknowledged is ever lost.

    python tools/kills.py --url sqlite:////tmp/kills.sqlite --kills 300 \
        --server "python -m posterity serve --port {port} --database {url}"

Programs play all titles, with undo in one of ten moves, ends of turns, hints and Pages on some seats. The server is
killed with SIGKILL at a random instant, now and then while it starts, and started again. Whoever had sent a move
and got no answer sends it again under the same id. What every seat saw of every version is remembered:

- **lost**: a move that was acknowledged, or shown to anybody, is not there after a restart;
- **doubled**: a move was made twice, or two moves claim one version;
- **half made**: a version looks different from what a seat saw of it before, or rows of the database do not fit;
- **unopenable**: a table that cannot be opened after a restart, or only be looked at;
- **unexplained**: a version that no bot made and nobody was acknowledged for.

The limits of the server must be lifted by its own settings: all these people have one address. With `--one`, mostly
a single process of the server is killed, which is interesting where it has several.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from callers import PAGE, PERSON, PROTOCOLS, Caller, Gone, Links, Refusal, Seat, Server, print_of, seen, until
from posterity.server.bench import Protocol

# What the tables are, in turn.
KINDS: Final[list[dict[str, Any]]] = [
    {"title": "village", "seats": [PERSON, PERSON], "confirm": False},
    {"title": "signorie", "seats": [PERSON, PERSON], "confirm": True},
    {"title": "legacy", "seats": [PERSON, PERSON], "confirm": True, "hints": True},
    {"title": "village", "seats": [PERSON, PAGE], "confirm": True, "hints": True},
    {"title": "legacy", "seats": [PERSON, PERSON], "confirm": False},
    {"title": "signorie", "seats": [PAGE, PERSON], "confirm": False},
    {"title": "village", "seats": [PERSON, PERSON], "confirm": True},
    {"title": "legacy", "seats": [PERSON, PAGE], "confirm": True},
    {"title": "signorie", "seats": [PERSON, PERSON, PERSON], "confirm": False, "hints": True},
    {"title": "village", "variant": "solo", "seats": [PERSON], "confirm": False},
]

PAUSE: Final = 0.02  # seconds of thought at most
HINT: Final = 0.03  # of the choices
LONG: Final = 0.05  # of the lives of a server are longer, so that bots and hints come into their own
LONGER: Final = 3.0  # seconds
IN_START: Final = 0.1  # of the kills come while the server starts
WHOLE: Final = 0.25  # with --one, of the kills meet the whole server all the same
EXAMPLES: Final = 5  # of each kind of fault are told
REVISITED: Final = 8  # finished tables that are opened after each restart
FAULTS: Final = ("lost", "doubled", "half_made", "unopenable", "unexplained", "errors")
TRY_AGAIN: Final = ("too-fast", "too-many", "not-stored", "busy")
NOT_NOW: Final = (403, 409, 429, 503)  # answers to a hint that came at the wrong moment


class Move(NamedTuple):
    """A message that somebody sent, and wants to be answered."""

    id: str
    seat: int
    message: dict[str, Any]

    @property
    def made_on(self) -> int:
        version: int = self.message["version"]
        return version


class Verdict:
    """What was found, in numbers and in a few examples."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.examples: list[str] = []

    def note(self, what: str, example: str, times: int = 1) -> None:
        self.counts[what] += times
        if sum(one.startswith(f"{what}: ") for one in self.examples) < EXAMPLES:
            self.examples.append(f"{what}: {example}")


class Table:
    """A table, and all that anybody was ever told about it."""

    def __init__(self, links: Links, wanted: dict[str, Any], verdict: Verdict) -> None:
        self.links = links
        self.wanted = wanted
        self.verdict = verdict
        self.kinds = [seat["kind"] for seat in wanted["seats"]]
        self.newest = 0  # that anybody was told of
        self.certain = 0  # the newest at the last kill: whoever comes later sees it at least
        self.prints: dict[tuple[int, int], bytes] = {}  # by seat and version
        self.last: dict[int, dict[str, Any]] = {}  # by seat: what it saw last
        self.asked: dict[int, int | None] = {0: None}  # by version: who is to move
        self.made: dict[int, Move] = {}  # by version, acknowledged
        self.versions: dict[str, int] = {}  # by id, acknowledged
        self.waiting: dict[int, Move] = {}  # by seat: sent and not answered
        self.moves = 0
        self.undos = 0
        self.over = False
        self.lost = False  # it cannot be opened, or not be trusted any more

    @property
    def name(self) -> str:
        return f"{self.wanted['title']} {self.links.table}"

    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == "person"]

    def see(self, seat: int, now: dict[str, Any]) -> None:
        """A seat is shown a version: the same as ever, if it has seen it before."""
        version = now["version"]
        mark = print_of(now)
        known = self.prints.setdefault((seat, version), mark)
        if known != mark:
            before = self.last.get(seat, {})
            parts = "it has been seen before"
            if before.get("version") == version:
                old, new = seen(before), seen(now)
                parts = ", ".join(f"{part} {old[part]} is {new[part]}"[:200] for part in new if old[part] != new[part])
            self.verdict.note("half_made", f"{self.name} seat {seat} version {version}: {parts}")
            self.prints[seat, version] = mark
        self.last[seat] = now
        self.asked[version] = now["asked"] if now["held"] is None else now["held"]
        self.newest = max(self.newest, version)
        self.over = self.over or now["over"]

    def opened(self, version: int) -> None:
        """Somebody comes back after a kill and finds this version."""
        gone = range(version + 1, self.certain + 1)
        if gone:
            self.verdict.note("lost", f"{self.name}: it is at {version}, people saw {self.certain}", len(gone))
            for one in gone:  # so that each is counted once
                move = self.made.pop(one, None)
                if move is not None:
                    del self.versions[move.id]
                for seat in range(len(self.kinds)):
                    self.prints.pop((seat, one), None)
            self.newest = self.certain = version
            self.over = False

    def acknowledge(self, move: Move, version: int) -> None:
        if version != move.made_on + 1:
            self.verdict.note("doubled", f"{self.name}: made on {move.made_on}, it became version {version}")
        if self.versions.setdefault(move.id, version) != version:
            self.verdict.note(
                "doubled", f"{self.name}: move {move.id} is version {self.versions[move.id]} and {version}"
            )
        other = self.made.setdefault(version, move)
        if other.id != move.id:
            self.verdict.note("doubled", f"{self.name}: version {version} is {other.message} and {move.message}")
        self.newest = max(self.newest, version)
        self.verdict.counts["acknowledged"] += 1
        self.verdict.counts[move.message["type"]] += 1

    def unexplained(self) -> list[int]:
        """Versions that nobody was acknowledged for, although a person was to move."""
        pending = {move.made_on + 1 for move in self.waiting.values()}
        found = []
        for version in range(1, self.newest + 1):
            mover = self.asked.get(version - 1)
            if version not in self.made and version not in pending and mover is not None:
                if self.kinds[mover] == "person":
                    found.append(version)
        return found

    def standing(self) -> list[tuple[int, str] | None] | None:
        """The choices of the game as it is, None for a bot's; nothing if it is not known who made what."""
        choices: list[tuple[int, str] | None] = []
        for version in range(1, self.newest + 1):
            move = self.made.get(version)
            if move is None:
                mover = self.asked.get(version - 1)
                if mover is None or self.kinds[mover] == "person":
                    return None
                choices.append(None)
            elif move.message["type"] == "move":
                choices.append((move.seat, move.message["action"]))
            elif move.message["type"] == "undo":
                choices.pop()
        return choices


class Run:
    """One run: a server, tables on it, and people at them."""

    def __init__(self, server: Server, protocol: Protocol, tables: int, undo_every: int, luck: random.Random) -> None:
        self.server = server
        self.protocol = protocol
        self.wanted = tables
        self.undo_every = undo_every
        self.luck = luck
        self.verdict = Verdict()
        self.playing: list[Table] = []
        self.finished: list[Table] = []
        self.people: list[asyncio.Task[None]] = []
        self.created = 0
        self.ids = 0
        self.down = False
        self.seated: set[tuple[str, int]] = set()  # who has seen the table since the last start

    def caller(self) -> Caller:
        return Caller(self.server.port, self.protocol)

    # Tables.

    async def fill(self) -> None:
        """New tables in place of finished ones; one that is killed while it is made never was."""
        caller = self.caller()
        try:
            while len(self.playing) < self.wanted and not self.down:
                wanted = KINDS[self.created % len(KINDS)]
                table = Table(await caller.create(wanted), wanted, self.verdict)
                self.created += 1
                self.playing.append(table)
                self.sit_down(table)
        except Gone:
            pass
        except Refusal as refusal:
            self.verdict.note("errors", f"a table cannot be made: {refusal}")
        finally:
            caller.close()

    def sit_down(self, table: Table) -> None:
        for seat in table.people():
            self.people.append(asyncio.create_task(self.person(table, seat)))

    def done(self, table: Table) -> None:
        if table in self.playing:
            self.playing.remove(table)
            self.finished.append(table)

    def give_up(self, table: Table, why: str) -> None:
        """A table that cannot be opened is counted once and left."""
        if not table.lost:
            table.lost = True
            self.verdict.note("unopenable", f"{table.name} after {table.undos} undos: {why}")
        self.done(table)

    # People.

    async def person(self, table: Table, seat: int) -> None:
        """Sits at the table until the server is killed, and comes back if only the connection was lost."""
        token = table.links.tokens[seat]
        assert token is not None
        while not self.down and not table.lost:
            caller = self.caller()
            sitting = Seat(caller, table.links.table, token)
            try:
                await sitting.open()
                await self.play(table, seat, sitting)
                return
            except Gone:
                if not sitting.now:
                    await self.ask_why(table, token, caller)
                await asyncio.sleep(0.05)
            finally:
                caller.close()
                await sitting.close()

    async def ask_why(self, table: Table, token: str, caller: Caller) -> None:
        """The socket closed without a word: is it the table?"""
        with contextlib.suppress(*Gone):
            answer = await caller.get(table.links.table, token)
            if answer.status >= 400 and answer.status not in NOT_NOW:
                self.give_up(table, f"{answer.status} {answer.body[:200]!r}")

    async def play(self, table: Table, seat: int, sitting: Seat) -> None:
        thinking: asyncio.Task[None] | None = None
        resent = False
        try:
            while True:
                message = await sitting.hear()
                kind = message["type"]
                if kind == "refused" and not sitting.now:
                    self.give_up(table, f"{message['code']} {message['message']}")
                    return
                if kind in ("ack", "refused"):
                    await self.answered(table, seat, sitting, message)
                elif kind in ("snapshot", "update"):
                    if not resent:
                        table.opened(sitting.now["version"])
                    table.see(seat, sitting.now)
                    if sitting.now.get("closed"):
                        self.give_up(table, f"it can only be looked at: {sitting.now['closed']}")
                        return
                    self.seated.add((table.links.table, seat))
                    if not resent and seat in table.waiting:
                        self.verdict.counts["resent"] += 1
                        await sitting.say(table.waiting[seat].message)
                    resent = True
                if table.over and seat not in table.waiting:
                    self.done(table)
                    return
                if seat not in table.waiting and (thinking is None or thinking.done()):
                    thinking = asyncio.create_task(self.think(table, seat, sitting))
        finally:
            if thinking is not None:
                thinking.cancel()

    async def answered(self, table: Table, seat: int, sitting: Seat, message: dict[str, Any]) -> None:
        move = table.waiting.get(seat)
        if move is None or message["id"] not in (move.id, ""):
            return
        if message["type"] == "ack":
            table.acknowledge(move, message["version"])
            del table.waiting[seat]
        elif message["code"] in TRY_AGAIN:
            await asyncio.sleep(0.1)
            await sitting.say(move.message)
        else:
            self.verdict.counts[f"refused {message['code']}"] += 1
            del table.waiting[seat]

    async def think(self, table: Table, seat: int, sitting: Seat) -> None:
        """A moment later, a move, an undo or the end of the turn, if there is anything to do."""
        luck = self.luck
        await asyncio.sleep(luck.random() * PAUSE)
        now = sitting.now
        if not now or now["over"] or seat in table.waiting:
            return
        version = now["version"]
        message: dict[str, Any] | None = None
        may_undo = now["canUndo"] and 0 < table.undos * self.undo_every + self.undo_every <= table.moves
        if may_undo and luck.random() < (0.5 if seat in (now["asked"], now["held"]) else 0.1):
            message = {"type": "undo"}
            table.undos += 1
        elif now["held"] == seat:
            message = {"type": "end-turn"}
        elif now["asked"] == seat:
            message = {"type": "move", "action": luck.choice(sitting.options())}
            if table.wanted.get("hints") and luck.random() < HINT:
                await self.hint(table, sitting.token, version)
        if message is None:
            return
        table.moves += 1
        self.ids += 1
        message |= {"id": f"m{self.ids}", "version": version}
        table.waiting[seat] = Move(message["id"], seat, message)
        with contextlib.suppress(*Gone):
            await sitting.say(message)

    async def hint(self, table: Table, token: str, version: int) -> None:
        self.verdict.counts["hints asked"] += 1
        caller = self.caller()
        try:
            async with asyncio.timeout(5):
                answer = await caller.post(table.links.table, token, "hint", version=version)
        except Gone:
            return
        finally:
            caller.close()
        self.verdict.counts["hints given"] += answer.status == 200
        if answer.status != 200 and answer.status not in NOT_NOW:
            self.verdict.note("errors", f"{table.name}: a hint is answered with {answer.status} {answer.body[:200]!r}")

    # Kills.

    async def kill(self) -> None:
        """Everything at once; what was on its way to people still arrives."""
        self.down = True
        self.server.kill()
        await asyncio.gather(*self.people)
        self.people.clear()
        self.seated.clear()
        for table in [*self.playing, *self.finished]:
            table.certain = table.newest

    async def restart(self) -> None:
        if self.luck.random() < IN_START:
            self.server.launch()
            await asyncio.sleep(self.luck.random())
            self.server.kill()
            self.verdict.counts["kills"] += 1
        await self.server.start()
        self.down = False
        for table in list(self.playing):
            self.sit_down(table)
        tables = list(self.playing)
        everybody = {(table.links.table, seat) for table in tables for seat in table.people()}

        def all_back() -> bool:
            given_up = {(table.links.table, seat) for table in tables if table.lost for seat in table.people()}
            return everybody <= self.seated | given_up

        if not await until(all_back):
            missing = {table for table, _ in everybody - self.seated}
            for table in tables:
                if table.links.table in missing:
                    self.give_up(table, "nobody could sit down within a minute")
        some = [table for table in self.finished if not table.lost]
        await self.look_at(self.luck.sample(some, min(REVISITED, len(some))))
        self.people.append(asyncio.create_task(self.fill()))

    async def kill_one(self) -> None:
        """One process of several; if it was the first, the whole server is down."""
        victim = self.luck.choice(self.server.processes())
        with contextlib.suppress(ProcessLookupError):
            os.kill(victim, signal.SIGKILL)
        assert self.server.process is not None
        if victim == self.server.process.pid:
            await self.kill()
            await self.restart()

    async def look_at(self, tables: list[Table]) -> None:
        """Open tables that nobody plays at any more, from every seat."""
        caller = self.caller()
        for table in tables:
            for seat in table.people():
                token = table.links.tokens[seat]
                assert token is not None
                answer = await caller.get(table.links.table, token)
                if answer.status != 200:
                    self.give_up(table, f"{answer.status} {answer.body[:200]!r}")
                    break
                now = answer.json()
                table.opened(now["version"])
                table.see(seat, now)
                if now.get("closed"):
                    self.give_up(table, f"it can only be looked at: {now['closed']}")
                    break
        caller.close()

    async def live(self, life: float, moves: int) -> None:
        """Let the server live for about so many seconds, and for so many acknowledged moves at least."""
        counts = self.verdict.counts
        enough = counts["acknowledged"] + moves
        await asyncio.sleep(self.luck.random() * 2 * life + (LONGER if self.luck.random() < LONG else 0))
        if not await until(lambda: counts["acknowledged"] >= enough):
            self.verdict.note("errors", f"within a minute not even {moves} moves were acknowledged")

    async def run(self, kills: int, life: float, one: bool = False, moves: int = 0) -> dict[str, Any]:
        """So many kills, about so many seconds apart; then everything is opened once more."""
        begin = time.monotonic()
        counts = self.verdict.counts
        await self.server.start()
        await self.fill()
        while counts["kills"] < kills:
            await self.live(life, moves)
            counts["kills"] += 1
            if one and self.luck.random() > WHOLE:
                await self.kill_one()
            else:
                await self.kill()
                await self.restart()
            if sys.stderr.isatty() or counts["kills"] % 50 == 0:
                print(f"\r{counts['kills']} kills, {counts['acknowledged']} moves", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        await asyncio.sleep(life)
        await self.kill()
        await self.server.start()
        everything = [*self.playing, *self.finished]
        await self.look_at([table for table in everything if not table.lost])
        await self.compare_records([table for table in self.finished if table.over and not table.lost])
        self.server.kill()
        self.compare_rows([table for table in everything if not table.lost])
        for table in everything:
            for version in [] if table.lost else table.unexplained():
                self.verdict.note("unexplained", f"{table.name} version {version}")
        names = ("kills", "acknowledged", *FAULTS)
        return {
            **{name: counts[name] for name in names},
            "tables": len(everything),
            "finished": sum(table.over for table in everything),
            "by_bots": sum(version not in table.made for table in everything for version in range(1, table.newest + 1)),
            **{name: number for name, number in sorted(counts.items()) if name not in names},
            "seconds": round(time.monotonic() - begin),
            "examples": self.verdict.examples,
        }

    async def compare_records(self, tables: list[Table]) -> None:
        """The record of a finished game has every choice that stands, once, in its order."""
        caller = self.caller()
        for table in tables:
            answer = await caller.get(table.links.table, table.links.watch, "record")
            if answer.status != 200:
                self.verdict.note("errors", f"{table.name}: no record: {answer.status} {answer.body[:200]!r}")
                continue
            standing = table.standing()
            if standing is None:
                continue
            self.verdict.counts["records compared"] += 1
            lines = [line for line in answer.body.decode().split("\n") if line[:1] == "P" and line[1:2].isdigit()]
            expected = [choice and f"P{choice[0] + 1} {choice[1]}" for choice in standing]
            if len(lines) != len(expected):
                what = "lost" if len(lines) < len(expected) else "doubled"
                self.verdict.note(what, f"{table.name}: the record has {len(lines)} choices, not {len(expected)}")
            elif any(right is not None and line != right for line, right in zip(lines, expected, strict=True)):
                self.verdict.note("half_made", f"{table.name}: the record has other choices than were made")
        caller.close()

    def compare_rows(self, tables: list[Table]) -> None:
        """What is in the database: a row for each version, and every acknowledged move once, at its version."""
        engine = create_engine(self.server.url.replace("postgresql://", "postgresql+psycopg://", 1))
        query = text("SELECT number, version, kind, seat, text, move FROM answers WHERE table_id = :id ORDER BY number")
        try:
            with engine.connect() as connection:
                for table in tables:
                    rows = list(connection.execute(query, {"id": table.links.table}))
                    self._compare(table, [tuple(row) for row in rows])
                    self.verdict.counts["rows compared"] += len(rows)
        except SQLAlchemyError as error:
            self.verdict.note("errors", f"the rows cannot be read: {str(error).splitlines()[0]}")
        finally:
            engine.dispose()

    def _compare(self, table: Table, rows: list[tuple[Any, ...]]) -> None:
        note = self.verdict.note
        if [row[0] for row in rows] != list(range(len(rows))):
            note("half_made", f"{table.name}: the numbers of the rows have gaps")
        answers = [row for row in rows if row[2] != "chance"]
        if [row[1] for row in answers] != list(range(1, len(answers) + 1)):
            note("half_made", f"{table.name}: not one answer a version: {[row[1] for row in answers]}"[:300])
        undone = {row[1] for row in answers if row[2] == "undo"}
        if any(row[2] == "chance" and row[1] in undone for row in rows):
            note("half_made", f"{table.name}: an undo draws")
        times = Counter(row[5] for row in answers if row[5])
        for move, version in table.versions.items():
            if times[move] != 1:
                what = "doubled" if times[move] else "lost"
                note(what, f"{table.name}: {move}, acknowledged as version {version}, is there {times[move]} times")
        stored = {row[5]: (row[1], row[3], row[4]) for row in answers if row[5]}
        for move_id, found in stored.items():
            made = table.made.get(table.versions.get(move_id, 0))
            if made is not None:
                version = table.versions[move_id]
                if found != (version, made.seat, made.message.get("action", "")):
                    note("half_made", f"{table.name}: {made.message} is stored as {found}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", required=True, help="the command, with {port} and {url}")
    parser.add_argument("--url", required=True, help="the database: sqlite:////… or postgresql://…")
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--tables", type=int, default=16, help="played at once")
    parser.add_argument("--undo-every", type=int, default=10, help="moves; 0: never")
    parser.add_argument("--life", type=float, default=0.6, help="mean seconds that the server lives")
    parser.add_argument("--protocol", choices=PROTOCOLS, default="new")
    parser.add_argument("--one", action="store_true", help="kill mostly one process of the server, not all")
    parser.add_argument("--seed", type=int, help="of what the players choose; the instants of the kills stay random")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="posterity-kills-") as folder:
        server = Server(given.server, given.url, Path(folder) / "log")
        run = Run(server, PROTOCOLS[given.protocol], given.tables, given.undo_every, random.Random(given.seed))
        try:
            told = asyncio.run(run.run(given.kills, given.life, given.one))
        finally:
            server.kill()
    print(json.dumps(told, indent=1, ensure_ascii=False))
    sys.exit(1 if any(told[name] for name in FAULTS) else 0)


if __name__ == "__main__":
    main()
