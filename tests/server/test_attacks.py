"""What a stranger, bad luck or a bug could do to everybody else, and does not. `tools/attacks.py` measures it."""

from __future__ import annotations

import asyncio
import gc
import gzip
import json
import random
import socket
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import uvicorn
from fastapi import FastAPI
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State
from websockets.sync.client import connect

from asking import Inside
from hosting import found, lobby_on, people
from posterity.bots.advice import Advice, Opinion
from posterity.engine import SetupError
from posterity.games import TITLES
from posterity.games import title as make_title
from posterity.server.app import create_app
from posterity.server.archive import Stored
from posterity.server.connections import Door, Place, SocketConnection
from posterity.server.errors import answer_all, problem
from posterity.server.metrics import Metrics
from posterity.server.settings import Settings
from posterity.server.shapes import NewSeat, NewTable
from posterity.server.store import Store
from posterity.server.thinking import Thinkers
from posterity.server.work import Lane, Rank, Work
from posterity.table.analysis import _Analysis
from posterity.table.answers import Answer, Damaged
from posterity.table.asked import Asked, asked
from posterity.table.live import LiveTable
from posterity.table.lobby import told
from posterity.table.lookback import course, record
from posterity.table.snapshot import Views, snapshot
from posterity.table.table import REMEMBERED_MOVES, Refused, begin
from posterity.table.trouble import Conflict, NotStored
from running import Server
from sitting import Ear, MemoryStore, NobodyThinks, agreed, one_answer, play, read_again, same, seat_table

GOLDEN = Path(__file__).parents[1] / "golden"
MANY = 100_000_000


# A bug in a rule.


def test_who_cannot_look_because_of_a_bug_can_still_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(game: Any) -> None:
        raise ZeroDivisionError("a bug")

    async def game() -> None:
        live, _ = seat_table(2)
        ear = Ear(live, 0)
        monkeypatch.setattr("posterity.table.live.Foresight", fails)
        live.look(ear.client, 0, [])
        assert "outlook" not in ear.kinds()
        assert await live.answer(0, "choice", live.table.game.options[0].text, "", 0) == 1

    asyncio.run(game())


# Between a click and the disk.


class SlowStore(MemoryStore):
    """Takes its time: others come in between."""

    def __init__(self) -> None:
        super().__init__()
        self.waits = 0  # who waits for it
        self.free = asyncio.Event()

    async def append(self, table_id: str, answers: Sequence[Answer], ended: bool = False) -> None:
        await super().append(table_id, answers, ended)
        self.waits += 1
        await self.free.wait()


async def on_slow_disk() -> tuple[LiveTable, SlowStore]:
    live, quick = seat_table(2)
    slow = SlowStore()
    slow.answers = quick.answers
    live.store = slow
    return live, slow


def test_two_who_choose_at_once_are_answered_one_after_the_other() -> None:
    async def game() -> None:
        live, store = await on_slow_disk()
        first, second = (action.text for action in live.table.game.options[:2])
        both = [asyncio.create_task(live.answer(0, "choice", text, text, 0)) for text in (first, second)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert store.waits == 1, "the second one waits until the first is stored"
        store.free.set()
        done = await asyncio.gather(*both, return_exceptions=True)
        assert done[0] == 1
        assert isinstance(done[1], Refused) and done[1].code == "stale"
        assert same(live.table, read_again(live.table, store)) == []

    asyncio.run(game())


def test_whoever_leaves_in_the_middle_of_a_move_leaves_the_table_as_the_disk_has_it() -> None:
    async def game() -> None:
        live, store = await on_slow_disk()
        ear = Ear(live, 1)
        moving = asyncio.create_task(live.answer(0, "choice", live.table.game.options[0].text, "a", 0))
        while not store.waits:
            await asyncio.sleep(0)
        moving.cancel()
        await asyncio.gather(moving, return_exceptions=True)
        store.free.set()
        async with live.lock:
            await live.catch_up()  # as for whoever comes next
        assert live.table.version == 1 and ear.kinds().count("update") == 1, "the disk had it: it was made"
        await one_answer(live, random.Random(1), 0)
        assert same(live.table, read_again(live.table, store)) == []

    asyncio.run(game())


def test_whoever_leaves_in_the_middle_of_a_move_does_not_keep_the_next_from_choosing() -> None:
    async def game() -> None:
        live, store = await on_slow_disk()
        moving = asyncio.create_task(live.answer(0, "choice", live.table.game.options[0].text, "a", 0))
        while not store.waits:
            await asyncio.sleep(0)
        moving.cancel()
        store.free.set()
        with pytest.raises(Refused) as refused:
            await live.answer(0, "choice", live.table.game.options[0].text, "b", 0)
        assert refused.value.code == "stale"
        assert await live.answer(0, "choice", live.table.game.options[0].text, "a", 0) == 1
        assert same(live.table, read_again(live.table, store)) == []

    asyncio.run(game())


def test_what_others_stored_is_believed_if_it_leads_to_the_table_they_had() -> None:
    async def game() -> None:
        live, store = seat_table(2)
        before = read_again(live.table, store)
        first = len(store.answers)
        while not any(answer.digest for answer in store.answers[first:]):
            first = len(store.answers)
            before = read_again(live.table, store)
            await one_answer(live, random.Random(live.table.version), 0)
        told = store.answers[first:]
        assert before.read(told).version == live.table.version
        with pytest.raises(Damaged, match="does not lead to the table that was stored"):
            before.read([*told[:-1], told[-1]._replace(digest="0" * 12)])
        luck = Answer(told[-1].number + 1, told[-1].version, "chance", -1, told[0].text)
        with pytest.raises(Damaged, match="does not lead to the table that was stored"):
            before.read([*told, luck])

    asyncio.run(game())


def test_of_many_moves_the_newest_are_known_again() -> None:
    async def game() -> None:
        live, store = seat_table(2, confirm=True)
        luck = random.Random(1)
        await one_answer(live, luck, 0)
        while len(live.table.moves) < REMEMBERED_MOVES or live.table.game.held < 0:
            await one_answer(live, luck, live.table.version % 2)
        version = live.table.version
        assert await live.answer(live.table.game.held, "undo", "", "mine", version) == version + 1
        assert await live.answer(live.table.game.seat, "undo", "", "mine", version) == version + 1, "sent again"
        assert len(live.table.moves) == REMEMBERED_MOVES
        assert same(live.table, read_again(live.table, store)) == []

    asyncio.run(game())


class Desk:
    """A store with a writer that can be kept busy, so that everything that comes meanwhile is one batch."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.busy = threading.Event()
        self.go_on = threading.Event()

    async def occupy(self) -> asyncio.Task[None]:
        def wait(_: sa.Connection) -> None:
            self.busy.set()
            assert self.go_on.wait(60)

        occupied = asyncio.create_task(self.store.writer.write([], wait))
        await asyncio.to_thread(self.busy.wait, 60)
        return occupied


def choice(number: int, text: str = "pass", **more: Any) -> Answer:
    return Answer(number, number + 1, "choice", 0, text, **more)


async def three_tables(store: Store) -> list[str]:
    tables = ["a", "b", "c"]
    row = {"title": "t", "variant": "v", "rules": 1, "edition": "{}", "watch": "", "confirm": False, "hints": False}
    for table in tables:
        await store.create({**row, "id": table, "seed": None, "created": 0.0, "ended": None}, seats_of(table), [])
    return tables


def seats_of(table: str) -> list[dict[str, Any]]:
    return [{"table_id": table, "seat": 0, "kind": "person", "name": "", "bot": "", "token": ""}]


@pytest.mark.parametrize(
    ("bad", "failure"),
    [
        (choice(0, "again"), Conflict),  # there is one with this number
        (choice(1, "\ud800"), NotStored),  # it cannot be written
        (choice(2**70), NotStored),  # a number that is too large
        (choice(1)._replace(text=None), Conflict),  # type: ignore[arg-type]  # it must not be nothing
    ],
    ids=["conflict", "half a letter", "too large", "nothing"],
)
def test_what_cannot_be_stored_does_not_keep_the_others_from_it(
    bad: Answer, failure: type[Exception], tmp_path: Path
) -> None:
    async def writing() -> None:
        store = await asyncio.to_thread(Store, f"sqlite:///{tmp_path / 'tables.sqlite'}", 60.0)
        try:
            tables = await three_tables(store)
            await store.append("b", [choice(0)])
            desk = Desk(store)
            occupied = await desk.occupy()
            rows = [choice(0), bad, choice(0)]
            waiting = [asyncio.create_task(store.append(t, [a])) for t, a in zip(tables, rows, strict=True)]
            await asyncio.sleep(0)
            desk.go_on.set()
            await occupied
            done = await asyncio.gather(*waiting, return_exceptions=True)
            assert (done[0], type(done[1]), done[2]) == (None, failure, None)
            assert [len(await store.rest(table, 0)) for table in tables] == [1, 1, 1]
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(writing())


def test_what_was_given_up_before_it_began_is_never_written(tmp_path: Path) -> None:
    async def writing() -> None:
        store = await asyncio.to_thread(Store, f"sqlite:///{tmp_path / 'tables.sqlite'}", 60.0)
        try:
            await three_tables(store)
            desk = Desk(store)
            occupied = await desk.occupy()
            store.writer.seconds = 0.01
            with pytest.raises(NotStored) as refused:
                await store.append("a", [choice(0)])
            assert refused.value.sure, "who is told so may try something else"
            cancelled = asyncio.create_task(store.append("b", [choice(0)]))
            store.writer.seconds = 60.0
            await asyncio.sleep(0)
            cancelled.cancel()
            await asyncio.gather(cancelled, return_exceptions=True)
            desk.go_on.set()
            await occupied
            await store.append("c", [choice(0)])
            assert [len(await store.rest(table, 0)) for table in "abc"] == [0, 0, 1]
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(writing())


def test_the_end_of_a_game_is_stored_with_its_last_answer(tmp_path: Path) -> None:
    """Else all finished games would be opened at the next start, to see whether a bot is asked."""

    async def writing() -> None:
        store = await asyncio.to_thread(Store, f"sqlite:///{tmp_path / 'tables.sqlite'}", 60.0)
        try:
            await three_tables(store)
            await store.append("a", [choice(0, at=5.0)])
            await store.append("b", [choice(0, at=5.0)], ended=True)
            with store.engine.connect() as connection:
                ended = connection.execute(sa.text("SELECT id, ended FROM tables ORDER BY id")).all()
            assert [tuple(row) for row in ended] == [("a", None), ("b", 5.0), ("c", None)]
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(writing())


def test_a_person_who_takes_a_name_names_nobody_else(tmp_path: Path) -> None:
    async def evening() -> None:
        async with lobby_on(tmp_path / "tables.sqlite") as lobby:
            tables = [(await lobby.create(people(3), "")).table for _ in range(2)]
            await (await found(lobby, tables[0])).rename(1, "Łucja")
        async with lobby_on(tmp_path / "tables.sqlite") as lobby:
            names = [(await found(lobby, table)).table.names for table in tables]
            assert names == [["P1", "Łucja", "P3"], ["P1", "P2", "P3"]]

    asyncio.run(evening())


def test_whoever_comes_to_a_table_in_doubt_sees_what_the_disk_knows(tmp_path: Path) -> None:
    async def evening() -> None:
        async with lobby_on(tmp_path / "tables.sqlite") as lobby:
            live = await found(lobby, (await lobby.create(people(2), "")).table)
            game = live.table.game
            made = live.table.make(game.seat, "choice", game.options[0].text, "", 0)
            await lobby.store.append(live.id, made.answers)  # by another server
            live.in_doubt = True
            assert (await found(lobby, live.id)).table.version == 1

    asyncio.run(evening())


@pytest.mark.parametrize("lost", [False, True])
def test_a_table_is_not_left_behind_if_somebody_moves_elsewhere_while_it_is_read(lost: bool, tmp_path: Path) -> None:
    """Nobody sits at it yet who could hear of the move; perhaps nobody hears of anything at that moment."""

    async def evening() -> None:
        async with lobby_on(tmp_path / "tables.sqlite") as lobby:
            table = (await lobby.create(people(2), "")).table
        async with lobby_on(tmp_path / "tables.sqlite") as lobby:
            load = lobby.store.load

            async def overtaken(table_id: str) -> Stored | None:
                stored = await load(table_id)
                assert stored is not None
                before = told(stored)
                made = before.make(before.game.seat, "choice", before.game.options[0].text, "", 0)
                await lobby.store.append(table_id, made.answers)  # by another server
                if lost:
                    lobby.missed()
                else:
                    lobby.hear({"kind": "answers", "table": table_id, "from": "another", "answers": made.answers})
                return stored

            lobby.store.load = overtaken  # type: ignore[method-assign]
            assert (await found(lobby, table)).table.version == 1
            assert not lobby.overtaken

    asyncio.run(evening())


# What is told when something goes wrong.


def test_what_a_database_says_is_not_told_to_strangers() -> None:
    app = FastAPI()
    answer_all(app)

    @app.get("/broken")
    async def broken() -> None:
        raise sa.exc.OperationalError("SELECT token FROM seats", {"id": "secret"}, Exception("no such table: seats"))

    answer = Inside(app).get("/broken")
    assert answer.status_code == 503
    assert answer.json()["error"] == {"code": "not-stored", "message": "the disk does not answer: try again later"}


def test_half_a_letter_that_is_quoted_back_does_not_spoil_the_answer() -> None:
    assert json.loads(bytes(problem(400, "bad-request", "no \ud800 here").body)) == {
        "error": {"code": "bad-request", "message": "no \\ud800 here"}
    }


# Many tables.


def test_however_many_tables_are_played_there_is_one_of_each(tmp_path: Path) -> None:
    """A table that is pushed out of memory while somebody sits at it would be two tables for the next who comes."""

    async def evening() -> None:
        async with lobby_on(tmp_path / "tables.sqlite", tables_in_memory=2) as lobby:
            links = [await lobby.create(people(2), "192.0.2.1") for _ in range(6)]
            first = [await found(lobby, one.table) for one in links]
            ears = [Ear(live, 0) for live in first]
            gc.collect()
            for live, ear, one in zip(first, ears, links, strict=True):
                again = await found(lobby, one.table)
                assert again is live
                await again.answer(again.table.game.seat, "choice", again.table.game.options[0].text, "", 0)
                assert "update" in ear.kinds()
            del live, again
            first.clear()
            gc.collect()
            assert len(lobby.tables) == 2, "where nobody sits any more, it is forgotten"

    asyncio.run(evening())


def test_a_table_that_many_ask_for_at_once_is_read_once(tmp_path: Path) -> None:
    async def evening() -> None:
        async with lobby_on(tmp_path / "tables.sqlite") as lobby:
            table = (await lobby.create(people(2), "192.0.2.1")).table
        async with lobby_on(tmp_path / "tables.sqlite") as lobby:
            copies = await asyncio.gather(*[found(lobby, table) for _ in range(5)])
            assert len(set(map(id, copies))) == 1
            assert lobby.metrics.registry.get_sample_value("posterity_tables_loaded_total") in (1.0, None)

    asyncio.run(evening())


# Editions.


HUGE: dict[str, dict[str, Any]] = {
    "village": {"pieces": {"family": [MANY, MANY, MANY, MANY]}},
    "signorie": {"pieces": {"dice": [MANY, MANY, MANY]}},
    "legacy": {"friends": {"ann": {"effect": f"6 hand: draw {MANY}"}}},
}


@pytest.mark.parametrize("title", TITLES)
def test_an_edition_of_millions_is_refused_with_its_bound(title: str, server: Server) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    answer = server.http.post("/api/tables", json={"title": title, "seats": seats, "edition": HUGE[title]})
    status, code, message = server.error(answer)
    assert (status, code) == (400, "bad-request")
    assert "at most" in message and str(MANY) in message


@pytest.mark.parametrize("title", TITLES)
def test_a_record_of_such_an_edition_is_refused_as_well(title: str, server: Server) -> None:
    text = min((GOLDEN / title).glob("standard-2-*")).read_text(encoding="utf-8")
    header, _, rest = text.partition("\n\n")
    record = f"{header}\nedition: {json.dumps(HUGE[title])}\n\n{rest}"
    status, code, message = server.error(server.http.post("/api/records", content=record))
    assert (status, code) == (400, "bad-request")
    assert "at most" in message and str(MANY) in message


# Whose turn it is to think.


class Overheard(NobodyThinks):
    """Keeps on whose account it was asked to think, and whether anybody waited."""

    def __init__(self) -> None:
        super().__init__()
        self.accounts: list[tuple[str, bool]] = []

    async def choose(self, question: Asked, bot: str, owner: str, watched: bool, failures: int) -> str:
        self.accounts.append((owner, watched))
        return question.options[0]

    async def hint(self, question: Asked, owner: str) -> Advice:
        self.accounts.append((owner, True))
        return Advice([], [])


def test_a_bot_thinks_on_the_account_of_whoever_made_the_table(tmp_path: Path) -> None:
    async def evening() -> None:
        async with lobby_on(tmp_path / "tables.sqlite") as lobby:
            thinkers = Overheard()
            lobby.around = lobby.around._replace(thinkers=thinkers)
            seats = [NewSeat(kind="bot", bot="page"), NewSeat(kind="person")]
            links = await lobby.create(NewTable(title="village", seats=seats, confirm=False), "192.0.2.7")
            live = await found(lobby, links.table)
            assert live.bot_task is not None
            await live.bot_task
            assert set(thinkers.accounts) == {("192.0.2.7", False)}, "nobody watches yet"

    asyncio.run(evening())


def test_a_hint_is_on_the_account_of_whoever_asks_and_a_bot_is_waited_for_where_somebody_sits() -> None:
    async def evening() -> None:
        thinkers = Overheard()
        live, _ = seat_table(2, thinkers=thinkers, kinds=("person", "bot"), hints=True)
        Ear(live, 0)
        await live.hint(0, 0, "192.0.2.8")
        assert thinkers.accounts == [("192.0.2.8", True)]
        luck = random.Random(1)
        while live.bot_task is None:
            await one_answer(live, luck, 0)
        await live.bot_task
        assert len(thinkers.accounts) > 1
        assert {watched for _, watched in thinkers.accounts} == {True}

    asyncio.run(evening())


class Noted(Work):
    """Keeps how urgent what it was asked for is, and does nothing."""

    def __init__(self) -> None:
        self.asked: list[tuple[Rank, str, Lane]] = []

    async def do(self, task: Any, *args: Any, rank: Rank, owner: str, lane: Lane, deadline: float) -> Any:
        self.asked.append((rank, owner, lane))
        return ""


def test_what_somebody_waits_for_comes_first_and_long_thoughts_have_their_own_lane() -> None:
    async def ask() -> None:
        work = Noted()
        thinkers = Thinkers(work, Settings())
        question = asked(seat_table(2)[0].table.game)
        await thinkers.choose(question, "page", "a", True, 0)
        await thinkers.choose(question, "regent", "a", True, 0)
        await thinkers.choose(question, "page", "a", False, 0)
        await thinkers.hint(question, "b")
        await thinkers.look_back(len, "", owner="c")
        await thinkers.judge(question, 1, "d")
        assert work.asked == [
            (Rank.WAITED_FOR, "a", "quick"),
            (Rank.WAITED_FOR, "a", "deep"),
            (Rank.AT_LEISURE, "a", "quick"),
            (Rank.ASKED, "b", "deep"),
            (Rank.LOOKED_AT, "c", "back"),
            (Rank.AT_LEISURE, "d", "deep"),
        ]

    asyncio.run(ask())


def test_an_analysis_that_nobody_waits_for_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look_back() -> None:
        live, store = seat_table(2)
        await play(live, lambda live: live.table.game.options[0].text)
        judged = 0

        async def judge(question: Asked, seed: int, owner: str) -> Advice:
            nonlocal judged
            judged += 1
            if judged == 2:
                monkeypatch.setattr("posterity.table.analysis.PATIENCE", -1.0)
            return Advice([Opinion(option, 0.5, 0.5) for option in question.options], [0.5, 0.5])

        live.wants_analysis(tell_others=False)
        analysis = _Analysis(live, store, judge, "a")
        await analysis.task
        assert judged == 2 < live.table.choices, "and nothing is kept: the store knows no analyses"

    asyncio.run(look_back())


# Seeds.


@pytest.mark.parametrize(
    ("title", "seats", "allowed", "made"),
    [
        ("legacy", 2, False, False),
        ("legacy", 2, True, True),
        ("legacy", 1, False, True),
        ("village", 2, False, True),
    ],
)
def test_nobody_can_name_the_seed_of_hidden_hands(
    title: str, seats: int, allowed: bool, made: bool, tmp_path: Path
) -> None:
    async def ask() -> None:
        async with lobby_on(tmp_path / "tables.sqlite", seeds_with_hidden_hands=allowed) as lobby:
            variant = "standard" if seats > 1 else "solo"
            wanted = people(seats, title=title, variant=variant, seed=1)
            if made:
                await lobby.create(wanted, "")
            else:
                with pytest.raises(SetupError, match="seed: whoever chooses it could know every hidden card"):
                    await lobby.create(wanted, "")

    asyncio.run(ask())


@pytest.mark.parametrize("seed", [7, None])
def test_a_seeded_table_says_so_to_everybody_and_in_its_record(seed: int | None) -> None:
    table, _ = begin(agreed(2, title="village", seed=seed), make_title("village"), ["Ada", "Ben"])
    for seat in (-1, 0, 1):
        assert snapshot(table, seat, Views(table).now(seat))["seeded"] == (seed is not None)
    assert ("seed: 7" in record(course(table))) == (seed is not None)


# Those who do not read.


class Unread:
    """The wire to somebody who takes nothing."""

    def __init__(self) -> None:
        self.waiting = 0
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.aborted

    def write(self, data: bytes) -> None:
        self.waiting += len(data)

    def abort(self) -> None:
        self.aborted = True


def test_whoever_only_listens_and_reads_nothing_is_dropped_before_much_has_piled_up() -> None:
    """Nothing that it sends would tell: it sends nothing."""

    async def evening() -> None:
        door, wire = Door(Settings(queued_bytes=65536), Metrics()), Unread()
        config = uvicorn.Config(FastAPI(), log_config=None)
        config.load()
        connection = SocketConnection(config, ServerState(), {})
        connection.door = door  # type: ignore[misc]
        connection.transport = wire  # type: ignore[assignment]
        connection.conn.state = State.OPEN
        connection.place = Place(wire, "", False, door.settings)  # type: ignore[arg-type]
        pushed = 0
        while connection.push(b"x" * 10_000):
            pushed += 1
            assert pushed < 100, "it never ends"
            if pushed % 2:
                await asyncio.sleep(0)  # some of it is written, some waits to be
        assert pushed == 6 and wire.aborted

    asyncio.run(evening())


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little room for what is not read, and patience for those who talk much."""
    settings = ("queued_bytes=65536", "messages_per_second=1000000", "message_burst=1000000")
    server = Server(tmp_path_factory.mktemp("server"), settings=settings)
    try:
        yield server
    finally:
        server.close()


def test_a_watcher_who_asks_again_and_again_and_reads_nothing_delays_nobody(open_house: Server) -> None:
    links = open_house.create("person", "person")
    players = [open_house.client(links, 0), open_house.client(links, 1)]
    with socket.socket() as narrow:
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", open_house.port))
        address = f"ws://127.0.0.1:{open_house.port}/api/tables/{links.table}/socket"
        watching = open_house.sockets.enter_context(
            connect(address, sock=narrow, max_queue=1, ping_interval=None, compression=None, close_timeout=0)
        )
        watching.send(json.dumps({"type": "hello", "token": links.watch, "version": None}))
        dropped = False
        for _ in range(200):
            try:
                for _ in range(20):
                    watching.send('{"type": "since", "version": -1}')
            except ConnectionClosed:
                dropped = True
            for player in players:
                player.catch_up(max(one.now["version"] for one in players))
                if player.options:
                    player.play(player.options[0])
            if dropped:
                break
        assert dropped, "whoever reads nothing is sent away in the end"
    assert min(player.now["version"] for player in players) > 0
    again = open_house.client(links, None)
    assert again.now["version"] == max(player.now["version"] for player in players), "and may come back"


# Ids, presence and files.


def test_two_who_use_the_same_id_both_move() -> None:
    """An id is the client's own: what somebody else called so must not be taken for it."""

    async def game() -> None:
        live, store = seat_table(2, confirm=False)
        first = live.table.game.seat
        assert await live.answer(first, "choice", live.table.game.options[0].text, "1", 0) == 1
        while live.table.game.seat == first:
            await one_answer(live, random.Random(1), 0)
        other, version = live.table.game.seat, live.table.version
        assert await live.answer(other, "choice", live.table.game.options[0].text, "1", version) == version + 1
        assert await live.answer(other, "choice", "whatever", "1", version) == version + 1, "sent again, it is the same"
        assert read_again(live.table, store).moves == live.table.moves

    asyncio.run(game())


def test_people_who_come_to_watch_are_nobodys_concern() -> None:
    async def game() -> None:
        live, _ = seat_table(2)
        ear = Ear(live, 0)
        before = len(ear.heard)
        watchers = [Ear(live, -1) for _ in range(5)]
        assert [watcher.heard[-1]["seats"] for watcher in watchers] == [[True, False]] * 5, "each is told who is here"
        for watcher in watchers:
            live.leave(watcher.client)
        assert len(ear.heard) == before
        Ear(live, 1)
        assert ear.heard[-1] == {"type": "presence", "seats": [True, True]}

    asyncio.run(game())


def test_a_file_is_packed_once_however_often_it_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("<p>hello</p>" * 500)
    packed: list[int] = []
    compress = gzip.compress

    def counting(data: bytes, level: int) -> bytes:
        packed.append(len(data))
        return compress(data, level)

    monkeypatch.setattr(gzip, "compress", counting)
    app = create_app(lambda: Store("sqlite://"), Settings(), Metrics(), tmp_path)
    for path in ("/", "/openapi.json"):
        for _ in range(5):
            answer = Inside(app).get(path)
            assert answer.status_code == 200
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["vary"] == "accept-encoding"
        plain = Inside(app).get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == answer.content, "read by the client, it is the same"
    assert len(packed) == 2
