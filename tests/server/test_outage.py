"""The database goes away and comes back: what was acknowledged is there, what was refused is not, all tables go on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from dumps import saw
from hosting import found, lobby_on, people
from posterity.games import TITLES
from posterity.server import archive
from posterity.server.archive import read
from posterity.server.database import as_it_is
from posterity.server.errors import Problem
from posterity.server.hall import Hall
from posterity.server.mending import looked_at
from posterity.server.routes.operations import readyz
from posterity.table.answers import Answer
from posterity.table.table import Refused
from posterity.table.trouble import NotStored
from postgres import Postgres, postgres  # noqa: F401  (the fixture)
from running import Player, Server
from sitting import one_answer

QUICKLY = "store_seconds=1"  # until a move that cannot be stored is refused


class Sitting:
    """Two people at a table, who choose, take back and end their turns at random."""

    def __init__(self, server: Server, title: str, source: random.Random) -> None:
        self.links = server.create("person", "person", title=title, confirm=source.random() < 0.7)
        self.players = [server.client(self.links, seat) for seat in range(2)]
        self.source = source
        self.acknowledged = 0  # the newest version that anybody was promised
        self.done: set[str] = set()

    @property
    def shown(self) -> int:
        return max(int(player.now["version"]) for player in self.players)

    def say(self) -> Player:
        """Somebody who may do something says so; it is not answered yet."""
        for player in self.players:
            player.catch_up(self.acknowledged)
        undoing = [player for player in self.players if player.now["canUndo"]]
        message: dict[str, Any] = {"id": self.source.randbytes(8).hex()}
        if undoing and self.source.random() < 0.25:
            mover = undoing[0]
            message["type"] = "undo"
        else:
            mover = next(p for p in self.players if p.seat in (p.now["asked"], p.now["held"]))
            message["type"] = "end-turn" if mover.now["held"] == mover.seat else "move"
            if message["type"] == "move":
                message["action"] = self.source.choice(mover.options)
        self.done.add(message["type"])
        mover.socket.send(json.dumps({**message, "version": mover.now["version"]}))
        return mover

    def heard(self, mover: Player) -> str:
        """The answer: nothing if it was made, else why not."""
        answer = mover.until("ack", "refused")
        if answer["type"] == "ack":
            self.acknowledged = max(self.acknowledged, answer["version"])
            return ""
        assert answer["message"].count(" ") > 5, "not a sentence"
        if answer["code"] == "stale":  # what was in doubt turned out to be stored
            mover.until("snapshot")
            self.acknowledged = max(self.acknowledged, mover.now["version"])
        return str(answer["code"])

    def over(self) -> bool:
        return bool(self.players[0].now["over"])


def play(tables: list[Sitting], rounds: int) -> None:
    """Nothing is in the way."""
    for _ in range(rounds):
        for table in tables:
            if not table.over():
                assert table.heard(table.say()) in ("", "stale")


def stored_versions(url: str, tables: list[Sitting]) -> list[int]:
    """What is on disk, every game of it played again."""
    with as_it_is(url) as engine:
        found = [read(engine, table.links.table) for table in tables]
    assert {looked_at(stored).state for stored in found if stored is not None} == {"whole"}
    return [stored.version for stored in found if stored is not None]


def test_tables_outlive_a_database_that_is_killed(tmp_path: Path, postgres: Postgres) -> None:  # noqa: F811
    url = postgres.fresh()
    source = random.Random(3)
    with contextlib.ExitStack() as ending:
        server = Server(tmp_path, settings=(QUICKLY, "tables_in_memory=12"), url=url)
        ending.callback(server.close)
        elsewhere = server.create("person", "person")  # nobody looks at it: it will be read when the database is away
        tables = [Sitting(server, title, source) for title in TITLES for _ in range(4)]
        play(tables, 4)

        movers = [table.say() for table in tables]  # on their way when it happens
        postgres.kill()
        codes = {table.heard(mover) for table, mover in zip(tables, movers, strict=True)}
        assert codes <= {"", "not-stored"}
        for _ in range(2):
            for table in tables:
                shown = table.shown
                assert table.heard(table.say()) == "not-stored"
                assert table.shown == shown, "nobody was shown a move that is not stored"
        assert server.http.get("/healthz").status_code == 200
        assert server.error(server.http.get("/readyz"))[:2] == (503, "not-stored")
        body = {"title": "village", "seats": [{"kind": "person"}] * 2}
        assert server.error(server.http.post("/api/tables", json=body))[:2] == (503, "not-stored")
        assert server.error(server.get(elsewhere, 0))[:2] == (503, "not-stored")

        postgres.start()
        first = [server.get(links, 0).status_code for links in (elsewhere, *[table.links for table in tables])]
        assert first == [200] * 13, "not even the first request after it came back fails"
        for table, version in zip(tables, stored_versions(url, tables), strict=True):
            assert table.shown <= version, "a move was shown that is not stored"
            assert table.acknowledged <= version, "a move was acknowledged that is not stored"
            assert server.get(table.links, None).json()["version"] == version
        assert server.http.get("/readyz").status_code == 200
        play(tables, 5)
        assert {kind for table in tables for kind in table.done} == {"move", "undo", "end-turn"}
        assert [table.acknowledged for table in tables] == stored_versions(url, tables)

        (tmp_path / "fresh").mkdir()
        fresh = Server(tmp_path / "fresh", url=url)
        ending.callback(fresh.close)
        for table in tables:
            for seat in (0, 1, None):
                assert saw(fresh.get(table.links, seat).json()) == saw(server.get(table.links, seat).json())
        said = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
        ours = [line for line in said if not line["logger"].startswith("sqlalchemy")]
        assert [line["message"] for line in ours if "error" in line] == [], "nothing unforeseen happened"


def test_a_database_that_hangs_is_given_up_and_what_it_did_shows_later(
    tmp_path: Path,
    postgres: Postgres,  # noqa: F811
) -> None:
    url = postgres.fresh()
    with contextlib.ExitStack() as ending:
        server = Server(tmp_path, settings=("store_seconds=0.5",), url=url)
        ending.callback(server.close)
        tables = [Sitting(server, title, random.Random(1)) for title in TITLES]
        play(tables, 3)
        with postgres.frozen():
            movers = [table.say() for table in tables]
            codes = [table.heard(mover) for table, mover in zip(tables, movers, strict=True)]
            assert codes == ["not-stored"] * len(tables)
            assert server.http.get("/healthz").status_code == 200
            assert server.error(server.http.get("/readyz"))[:2] == (503, "not-stored")
            assert server.get(tables[0].links, 0).status_code in (200, 503), "nobody waits for ever"
        play(tables, 4)
        assert [table.acknowledged for table in tables] == stored_versions(url, tables)


def test_nobody_notices_a_restart_of_the_database_that_nobody_met(postgres: Postgres) -> None:  # noqa: F811
    """Connections that are lost by then are not used: neither to read nor to write."""

    async def game() -> None:
        async with lobby_on(postgres.fresh()) as lobby:
            for _ in range(2):
                live = await found(lobby, (await lobby.create(people(2), "")).table)
                postgres.kill()
                postgres.start()
                assert await lobby.find("nowhere") is None
                postgres.kill()
                postgres.start()
                assert await one_answer(live, random.Random(1), undo=0) == "choice"

    asyncio.run(game())


# SQLite: a file that somebody else holds, a full disk, a disk that became read-only.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), settings=(QUICKLY,))
    yield running
    running.close()


@contextlib.contextmanager
def locked(file: Path) -> Iterator[None]:
    """Somebody else writes and does not come to an end."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextlib.contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of the server can grow, its log neither."""
    assert server.process is not None
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("trouble", ["locked", "full"])
def test_moves_are_refused_while_nothing_can_be_written_and_playing_goes_on_afterwards(
    server: Server, trouble: str
) -> None:
    tables = [Sitting(server, title, random.Random(2)) for title in TITLES]
    play(tables, 3)
    before = [saw(server.get(table.links, 0).json()) for table in tables]
    with locked(server.database) if trouble == "locked" else full_disk(server):
        movers = [table.say() for table in tables]
        assert [table.heard(mover) for table, mover in zip(tables, movers, strict=True)] == ["not-stored"] * 3
        assert server.http.get("/healthz").status_code == 200
        assert server.error(server.http.get("/readyz"))[:2] == (503, "not-stored")
        body = {"title": "village", "seats": [{"kind": "person"}] * 2}
        assert server.error(server.http.post("/api/tables", json=body))[:2] == (503, "not-stored")
        assert server.error(server.post(tables[0].links, 0, "/name", name="Eve"))[:2] == (503, "not-stored")
        shown = [server.get(table.links, 0) for table in tables]
        assert [answer.status_code for answer in shown] == [200] * 3, "one can look all the same"
        assert [saw(answer.json()) for answer in shown] == before, "the move was not made"
    assert server.http.get("/readyz").status_code == 200
    play(tables, 4)
    assert [table.acknowledged for table in tables] == stored_versions(server.url, tables)


def test_a_move_that_was_given_up_before_it_began_is_never_stored(tmp_path: Path) -> None:
    """It waits behind something that does not come to an end: nobody may find it on disk later."""
    held, let = threading.Event(), threading.Event()

    def hold(_: sa.Connection) -> None:
        held.set()
        let.wait(60)

    async def game() -> None:
        async with lobby_on(tmp_path / "tables.sqlite", store_seconds=0.2) as lobby:
            live = await found(lobby, (await lobby.create(people(2), "")).table)
            first = asyncio.create_task(lobby.store.writer.write([], hold))
            await asyncio.to_thread(held.wait)
            with pytest.raises(Refused, match="could not be written to disk and was not made: try again"):
                await one_answer(live, random.Random(1), undo=0)
            with pytest.raises(NotStored):
                await first
            let.set()
            await lobby.store.seen()  # whatever waited has been written by now
            assert {answer.version for answer in await lobby.store.rest(live.id, 0)} == {0}
            await one_answer(live, random.Random(2), undo=0)
            assert {answer.version for answer in await lobby.store.rest(live.id, 0)} == {0, 1}

    asyncio.run(game())


def test_a_disk_that_became_read_only_refuses_and_does_no_harm(tmp_path: Path) -> None:
    source = random.Random(1)

    async def game() -> None:
        async with lobby_on(tmp_path / "tables.sqlite", store_seconds=1.0) as lobby:
            live = await found(lobby, (await lobby.create(people(2), "")).table)
            await one_answer(live, source, undo=0)
            with read_only(lobby):
                with pytest.raises(Refused, match="could not be written to disk and was not made: try again"):
                    await one_answer(live, source, undo=0)
                with pytest.raises(NotStored):
                    await lobby.create(people(2), "")
                with pytest.raises(Problem) as problem:
                    await ready(lobby)
                assert (problem.value.status, problem.value.code) == (503, "not-stored")
                assert live.table.version == 1
                assert not await lobby.store.archive(0, 0, lambda table: False), "nothing is packed, nothing is lost"
            assert (await ready(lobby)).ok
            for _ in range(5):
                await one_answer(live, source, undo=0)
            stored = read(lobby.store.engine, live.id)
            assert stored is not None
            assert stored.version == 6

    asyncio.run(game())


async def ready(lobby: Hall) -> Any:
    class House:
        store = lobby.store

    return await readyz(House)  # type: ignore[arg-type]


@contextlib.contextmanager
def read_only(lobby: Hall) -> Iterator[None]:
    """Every connection from now on can read only."""
    engine = lobby.store.engine

    def forbid(connection: Any, _: object) -> None:
        connection.execute("PRAGMA query_only=ON")

    sa.event.listen(engine, "connect", forbid)
    engine.dispose()
    yield
    sa.event.remove(engine, "connect", forbid)
    engine.dispose()


def test_a_move_whose_fate_is_unknown_is_looked_up_before_anything_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit went through, and the connection was lost before it could be said."""

    async def game() -> None:
        async with lobby_on(tmp_path / "tables.sqlite") as lobby:
            live = await found(lobby, (await lobby.create(people(2), "")).table)
            action = live.table.game.options[0].text
            committed, looked = sa.Connection.commit, archive.rest
            away = True

            def lost(connection: sa.Connection) -> None:
                committed(connection)
                raise sa.exc.OperationalError("COMMIT", {}, Exception("the connection was lost"))

            def rest(engine: sa.Engine, table_id: str, number: int) -> list[Answer]:
                if away:
                    raise sa.exc.OperationalError("SELECT", {}, Exception("no connection"))
                return looked(engine, table_id, number)

            monkeypatch.setattr(archive, "rest", rest)
            with monkeypatch.context() as patch:
                patch.setattr(sa.Connection, "commit", lost)
                with pytest.raises(Refused, match="will show when it does again"):
                    await live.answer(0, "choice", action, "the-one", 0)
            assert live.table.version == 0, "nobody has seen it"
            with pytest.raises(Refused, match="the disk does not answer"):
                await found(lobby, live.id)
            away = False
            assert (await found(lobby, live.id)).table.version == 1
            assert await live.answer(0, "choice", action, "the-one", 0) == 1, "it was made, once"
            stored = read(lobby.store.engine, live.id)
            assert stored is not None
            assert sum(answer.kind == "choice" for answer in stored.answers) == 1

    asyncio.run(game())
