"""Several servers on one PostgreSQL serve the same tables: rows decide, notices tell the others, one thinks."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from hosting import people, play_on
from posterity.bots.advice import Advice, Opinion
from posterity.machine import alive, children
from posterity.server.hall import Hall
from posterity.server.metrics import Metrics
from posterity.server.settings import Settings
from posterity.server.shapes import NewSeat, NewTable
from posterity.server.store import Store
from posterity.table.analysis import Analyses
from posterity.table.asked import Asked
from posterity.table.live import LiveTable
from postgres import Postgres, postgres  # noqa: F401  (the fixture)
from running import Links, Player, Server
from sitting import NobodyThinks

PATIENCE = 60.0  # seconds, for what takes one at most unless the machine is very busy
BROKEN = Path(__file__).parent / "broken"


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[tuple[Server, Server]]:  # noqa: F811
    """Two servers on one database."""
    url = postgres.fresh()
    with contextlib.ExitStack() as both:
        one, two = (Server(tmp_path_factory.mktemp("server"), url=url) for _ in range(2))
        both.callback(one.close)
        both.callback(two.close)
        yield one, two
        assert (one.stop(), two.stop()) == (0, 0), "a server does not stop cleanly"


def until(true: Callable[[], bool], otherwise: str) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, otherwise
        time.sleep(0.02)


def hear(player: Player, kind: str, told: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first message of a kind that says this; earlier ones may be about what was before."""
    for message in player.others:
        if message["type"] == kind and told(message):
            return message
    while True:
        message = player.until(kind, seconds=PATIENCE)
        if told(message):
            return message


# What is done at one server is heard at the other.


def test_a_move_made_at_one_server_is_heard_at_the_other(pair: tuple[Server, Server]) -> None:
    one, two = pair
    links = one.create("person", "person")
    here, there = one.client(links, 0), two.client(links, 1)
    watching = two.client(links, None)
    players = [here, there]
    for version in range(1, 21):
        mover = players[here.now["asked"]]
        mover.play(mover.options[0])
        for player in (here, there, watching):
            player.catch_up(version)
    for player, server, seat in ((here, two, 0), (there, one, 1), (watching, one, None)):
        shown = server.get(links, seat).json()
        for part in ("version", "asked", "view", "menu", "points", "log"):
            assert player.now[part] == shown[part], f"{part} differs between the servers"


def test_what_is_taken_back_at_one_server_is_taken_back_at_the_other(pair: tuple[Server, Server]) -> None:
    one, two = pair
    links = one.create("person", "person", confirm=True)
    here, there = one.client(links, 0), two.client(links, 1)
    before = there.now["view"]
    here.play(here.options[0])
    there.catch_up(1)
    assert there.now["view"] != before
    assert here.send(type="undo")["version"] == 2
    there.catch_up(2)
    assert there.now["view"] == before
    here.play(here.options[0])
    while here.now["held"] != 0:
        here.play(here.options[0])
    assert here.send(type="end-turn")["type"] == "ack"
    there.catch_up(here.now["version"])
    assert there.options, "the turn has passed to somebody at the other server"


def test_a_name_taken_at_one_server_is_heard_at_the_other(pair: tuple[Server, Server]) -> None:
    one, two = pair
    links = one.create("person", "person")
    there = two.client(links, 1)
    assert one.post(links, 0, "/name", name="Ada Łovelace").status_code == 200
    assert hear(there, "names", lambda message: True)["names"] == ["Ada Łovelace", "P2"]
    assert two.get(links, 1).json()["names"] == ["Ada Łovelace", "P2"]


def test_whoever_sits_at_one_server_is_there_for_the_other(pair: tuple[Server, Server]) -> None:
    one, two = pair
    links = one.create("person", "person")
    here = one.client(links, 0)
    there = two.client(links, 1)
    for player in (here, there):
        hear(player, "presence", lambda message: message["seats"] == [True, True])
    here.close()
    hear(there, "presence", lambda message: message["seats"] == [False, True])
    back = one.client(links, 0)
    hear(back, "presence", lambda message: message["seats"] == [True, True])


def test_who_comes_and_goes_in_a_moment_is_shown_as_they_are_in_the_end(pair: tuple[Server, Server]) -> None:
    """PostgreSQL tells two notices of the same words in one transaction only once."""
    one, two = pair
    links = one.create("person", "person")
    there = two.client(links, 1)
    for _ in range(10):
        here = one.client(links, 0)
        here.close()
    here = one.client(links, 0)
    here.play(here.options[0])
    there.catch_up(1)
    late = two.client(links, None)  # asks nobody: the server knows, or it does not
    assert late.until("presence")["seats"] == [True, True]


# Two at once.


def test_of_two_answers_to_one_version_at_two_servers_one_is_made(pair: tuple[Server, Server]) -> None:
    links = pair[0].create("person", "person")
    seats = [[server.client(links, seat) for seat in range(2)] for server in pair]
    everybody = [player for at in seats for player in at]
    for version in range(30):
        asked = everybody[0].now["asked"]
        movers = [at[asked] for at in seats]
        options = movers[0].options
        sent = [(f"{version}-{i}", options[i % len(options)]) for i in range(2)]
        for mover, (move, action) in zip(movers, sent, strict=True):
            mover.socket.send(json.dumps({"type": "move", "id": move, "version": version, "action": action}))
        answers = [mover.until("ack", "refused") for mover in movers]
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds == ["ack", "refused"], f"version {version} was answered with {answers}"
        acknowledged, refused = sorted(answers, key=lambda answer: str(answer["type"]))
        assert (acknowledged["version"], refused["code"]) == (version + 1, "stale")
        for player in everybody:
            player.catch_up(version + 1)
    choices = {player.now["choices"] for player in everybody}
    assert choices == {30}, "each version is one choice"


def test_a_move_sent_to_both_servers_is_made_once(pair: tuple[Server, Server]) -> None:
    links = pair[0].create("person", "person")
    seats = [[server.client(links, seat) for seat in range(2)] for server in pair]
    for version in range(20):
        movers = [at[seats[0][0].now["asked"]] for at in seats]
        move = {"type": "move", "id": f"m{version}", "version": version, "action": movers[0].options[0]}
        for mover in movers:
            mover.socket.send(json.dumps(move))
        for mover in movers:
            answer = mover.until("ack", "refused")
            assert (answer["type"], answer.get("version")) == ("ack", version + 1), answer
        for at in seats:
            for player in at:
                player.catch_up(version + 1)
    assert seats[1][1].now["choices"] == 20


def test_a_table_that_is_read_while_somebody_moves_elsewhere_is_not_left_behind(pair: tuple[Server, Server]) -> None:
    """What is told of a table that is only being read must not go past it."""
    one, two = pair
    for _ in range(8):
        links = one.create("person", "person")
        here = one.client(links, 0)
        sent = 0
        with contextlib.ExitStack() as sitting:
            here.socket.send(json.dumps({"type": "move", "id": "m", "version": 0, "action": here.options[0]}))
            there = two.client(links, 1)
            sitting.callback(there.close)
            here.until("ack")
            sent = here.now["version"] or 1
            there.catch_up(sent)


# Bots.


class Counted(NobodyThinks):
    """Thinks until it is let, and counts."""

    def __init__(self) -> None:
        self.thoughts = 0
        self.let = asyncio.Event()

    async def choose(self, question: Asked, bot: str, owner: str, watched: bool, failures: int) -> str:
        self.thoughts += 1
        await self.let.wait()
        return question.options[0]


@contextlib.asynccontextmanager
async def lobbies(url: str, count: int) -> Any:
    """Servers without doors, in this process."""
    stores = [await asyncio.to_thread(Store, url) for _ in range(count)]
    made = [Hall(store, Counted(), Settings(), Metrics()) for store in stores]
    for lobby in made:
        lobby.start()
    try:
        yield made
    finally:
        for lobby in made:
            await lobby.stop()
        for store in stores:
            await asyncio.to_thread(store.close)


def bots_and(people: int) -> NewTable:
    seats = [NewSeat(kind="bot", bot="page")] + [NewSeat(kind="person")] * people
    return NewTable(title="village", seats=seats, confirm=False)


async def found(lobby: Hall, table: str) -> LiveTable:
    live = await lobby.find(table)
    assert live is not None
    live.wake_bots()
    return live


async def so_far(true: Callable[[], bool], otherwise: str) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, otherwise
        await asyncio.sleep(0.01)


def test_of_two_servers_one_thinks_for_a_bot(postgres: Postgres) -> None:  # noqa: F811
    async def game() -> None:
        async with lobbies(postgres.fresh(), 2) as (one, two):
            for lobby in (one, two):
                lobby.around.thinkers.let.clear()
            links = await one.create(bots_and(1), "")
            await so_far(lambda: bool(one.around.thinkers.thoughts), "nobody thinks")
            other = await found(two, links.table)
            assert other.bot_task is not None
            await asyncio.wait([other.bot_task], timeout=1.0)  # long enough to be told that somebody is at it
            assert (one.around.thinkers.thoughts, two.around.thinkers.thoughts) == (1, 0)
            one.around.thinkers.let.set()
            await asyncio.wait_for(other.bot_task, PATIENCE)
            assert other.table.version >= 1, "the other server has heard of the choice"
            assert two.around.thinkers.thoughts == 0

    asyncio.run(game())


class Judging:
    """Stands in for the strongest bot: it judges so many decisions, and then waits for the word."""

    def __init__(self, few: int) -> None:
        self.few = few
        self.judged = 0
        self.let = asyncio.Event()

    async def judge(self, question: Asked, seed: int, owner: str) -> Advice:
        if self.judged >= self.few:
            await self.let.wait()
        self.judged += 1
        return Advice([Opinion(question.options[0], 0.5, 1.0)], [0.5, 0.5])


async def finished_game(lobby: Hall, other: Hall) -> tuple[LiveTable, LiveTable]:
    """At two servers."""
    table = (await lobby.create(people(2), "")).table
    here = await found(lobby, table)
    await play_on(here, 10_000, random.Random(1), undo=0)
    return here, await found(other, table)


def test_of_two_servers_one_analyses_a_game(
    postgres: Postgres,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The other one tells how far it is, and that somebody waits there."""
    monkeypatch.setattr("posterity.table.analysis.KEPT_EVERY", -1.0)

    async def game() -> None:
        async with lobbies(postgres.fresh(), 2) as (one, two):
            here, there = await finished_game(one, two)
            working, idle = Judging(3), Judging(10_000)
            first, second = Analyses(one.store, working.judge), Analyses(two.store, idle.judge)
            assert (await first.of(here, "a"))["done"] == 0
            await so_far(lambda: working.judged == 3, "nobody judges")
            asked_here = here.analysis_wanted
            for _ in range(2):  # at first, and again when it is known that somebody is at it
                told = await second.of(there, "b")
                assert (told["done"], len(told["standings"]), told["turns"]) == (3, 3, None)
                await so_far(lambda: not second.running, "it does not wait for the other one")
            await so_far(lambda: here.analysis_wanted > asked_here, "who works is not told that somebody waits")
            working.let.set()
            task = first.running[here.id].task
            await asyncio.wait_for(task, PATIENCE)
            whole = await second.of(there, "b")
            assert whole["turns"] is not None and whole["done"] == here.table.choices
            assert (working.judged, idle.judged) == (here.table.choices, 0)

    asyncio.run(game())


def test_an_analysis_that_a_server_left_is_made_by_another(postgres: Postgres) -> None:  # noqa: F811
    async def game() -> None:
        async with lobbies(postgres.fresh(), 2) as (one, two):
            here, there = await finished_game(one, two)
            leaving, staying = Judging(3), Judging(10_000)
            first, second = Analyses(one.store, leaving.judge), Analyses(two.store, staying.judge)
            await first.of(here, "a")
            await so_far(lambda: leaving.judged == 3, "nobody judges")
            await first.close()
            async with asyncio.timeout(PATIENCE):
                while (await second.of(there, "b"))["turns"] is None:
                    await asyncio.sleep(0.01)
            assert staying.judged == there.table.choices

    asyncio.run(game())


def test_a_bots_turn_is_thought_out_once_however_soon_it_is_over(postgres: Postgres) -> None:  # noqa: F811
    """The server that comes a moment too late looks at the disk before it thinks."""

    async def game() -> None:
        async with lobbies(postgres.fresh(), 2) as (one, two):
            for lobby in (one, two):
                lobby.around.thinkers.let.set()
            links = await one.create(bots_and(1), "")
            here, there = await found(one, links.table), await found(two, links.table)
            for _ in range(25):
                await so_far(lambda: not here.bot_asked(), "the bot does not play")
                if here.table.game.over:
                    break
                # Both are woken by the same choice, and the second at the worst moment: when the first has stored.
                await here.answer(1, "choice", here.table.game.options[0].text, "", here.table.version)
                there.wake_bots()
            await so_far(lambda: not here.bot_asked(), "the bot does not play")
            async with asyncio.timeout(PATIENCE):
                while (await found(two, links.table)).table.version != here.table.version:
                    await asyncio.sleep(0.01)  # a notice is on its way
            answers = await one.store.rest(links.table, 0)
            bots = sum(answer.kind == "choice" and answer.seat == 0 for answer in answers)
            assert one.around.thinkers.thoughts + two.around.thinkers.thoughts == bots

    asyncio.run(game())


def test_whoever_thinks_for_a_bot_and_is_killed_is_replaced(tmp_path: Path, postgres: Postgres) -> None:  # noqa: F811
    url = postgres.fresh()
    with contextlib.ExitStack() as both:
        folders = [tmp_path / name for name in ("one", "two")]
        servers = []
        for folder in folders:
            folder.mkdir()
            servers.append(Server(folder, url=url))
            both.callback(servers[-1].close)
        one, two = servers
        links = one.create("person", "regent")
        here, there = one.client(links, 0), two.client(links, 0)
        while here.now["asked"] == 0:
            here.play(here.options[0])
        version = here.now["version"]
        hear(there, "thinking", lambda message: message["seat"] == 1)
        one.stop(signal.SIGKILL)
        there.catch_up(version)
        end = time.monotonic() + PATIENCE
        while there.now["asked"] == 1 and there.now["version"] == version:
            there.until("update", "snapshot", seconds=end - time.monotonic())
        assert there.now["version"] > version, "nobody thinks for the bot any more"
        with postgres.connect(url.rpartition("/")[2]) as connection:
            found = connection.execute("SELECT version, count(*) FROM answers WHERE kind = 'choice' GROUP BY version")
            assert all(times == 1 for _, times in found), "a version was chosen twice"


# Several processes behind one port.


def descendants(process: int) -> list[int]:
    return [one for child in children(process) for one in (child, *descendants(child))]


def serving(server: Server) -> list[int]:
    """The processes that serve behind the port: they have the socket, and children that think."""
    assert server.process is not None
    return [child for child in children(server.process.pid) if b"spawn_main" in command_of(child)]


def command_of(process: int) -> bytes:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""


def answers(server: Server) -> bool:
    """Whether a new connection is answered."""
    asking = subprocess.run(
        [sys.executable, "-c", ASK, f"http://127.0.0.1:{server.port}/healthz"], timeout=PATIENCE, check=False
    )
    return asking.returncode == 0


ASK = "import sys, urllib.request; urllib.request.urlopen(sys.argv[1], timeout=30)"


@pytest.fixture
def several(tmp_path: Path, postgres: Postgres) -> Iterator[Server]:  # noqa: F811
    running = Server(tmp_path, url=postgres.fresh(), workers=2)
    try:
        yield running
    finally:
        running.close()


def test_two_processes_serve_behind_one_port(several: Server) -> None:
    until(lambda: len(serving(several)) == 2, "there are not two processes")
    until(lambda: several.log.read_text().count('"ready"') == 2, "they are not both ready")
    for asleep in serving(several):
        os.kill(asleep, signal.SIGSTOP)
        try:
            assert answers(several), "the other process does not serve"
        finally:
            os.kill(asleep, signal.SIGCONT)
    links = several.create("person", "page")
    players = [several.client(links, 0) for _ in range(6)]
    players[0].play(players[0].options[0])
    for player in players:
        player.catch_up(1)


def test_a_process_that_is_killed_is_replaced_and_all_end_together(several: Server) -> None:
    until(lambda: len(serving(several)) == 2, "there are not two processes")
    until(lambda: several.log.read_text().count('"ready"') == 2, "they are not both ready")
    links = several.create("person", "person")
    several.client(links, 0).play("take crafts brown") if False else None
    first, second = serving(several)
    os.kill(first, signal.SIGKILL)
    until(lambda: len(serving(several)) == 2 and first not in serving(several), "nobody came in its place")
    assert second in serving(several), "the other one goes on"
    until(lambda: several.log.read_text().count('"ready"') == 3, "the new one is not ready")
    os.kill(second, signal.SIGSTOP)
    try:
        assert answers(several), "the new process does not serve"
    finally:
        os.kill(second, signal.SIGCONT)
    assert several.process is not None
    everybody = descendants(several.process.pid)
    assert len(everybody) >= 6, "two that serve, and each has two that think"
    assert several.stop() == 0
    until(lambda: not any(alive(one) for one in everybody), "processes outlive the server")


def test_no_process_outlives_the_first_one(several: Server) -> None:
    until(lambda: len(serving(several)) == 2, "there are not two processes")
    assert several.process is not None
    everybody = descendants(several.process.pid)
    several.stop(signal.SIGKILL)
    until(lambda: not any(alive(one) for one in everybody), "processes outlive the server")


def test_several_processes_on_a_file_are_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "posterity", "serve", "--workers", "2", "--port", "0"]
    done = subprocess.run(
        [*command, "--database", f"sqlite:///{tmp_path / 'tables.sqlite'}"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode != 0
    assert "several processes need PostgreSQL" in done.stderr + done.stdout
    assert not (tmp_path / "tables.sqlite").exists()


# What PostgreSQL cannot store is refused in words.

NUL = "\0"
SURROGATE = "\\ud800"


@pytest.mark.parametrize("name", [NUL, f"A{NUL}da", f"{NUL}" * 40, "Ada\u202e", "\uffff"])
def test_a_name_that_cannot_be_written_is_made_one_that_can(pair: tuple[Server, Server], name: str) -> None:
    server = pair[0]
    links = server.create("person", "person", names=[name])
    assert NUL not in server.get(links, 0).json()["names"][0]
    assert server.post(links, 1, "/name", name=name).status_code == 200
    names = pair[1].get(links, 0).json()["names"]
    assert names == server.get(links, 0).json()["names"]


def test_a_name_of_100_kilobytes_is_refused(pair: tuple[Server, Server]) -> None:
    server = pair[0]
    links = server.create("person", "person")
    answer = server.post(links, 0, "/name", name="A" * 100_000)
    assert server.error(answer)[:2] == (413, "too-large")
    seats = [{"kind": "person", "name": "A" * 100_000}, {"kind": "person"}]
    answer = server.http.post("/api/tables", json={"title": "village", "seats": seats})
    assert server.error(answer)[:2] == (422, "bad-request")


@pytest.mark.parametrize("body", [f'{{"name": "{SURROGATE}"}}', f'{{"name": "A{SURROGATE}\\u0000"}}'])
def test_half_a_letter_in_a_name_is_refused(pair: tuple[Server, Server], body: str) -> None:
    server = pair[0]
    links = server.create("person", "person")
    answer = server.http.post(f"/api/tables/{links.table}/name", content=body, headers=links.bearer(0))
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["error"]["message"]


@pytest.mark.parametrize("path", ["%00", "a%00b", "%00" * 32, "%ED%A0%80", "%F0%90%80", "a" * 33, "%C3%A9" * 32])
@pytest.mark.parametrize("what", ["", "/record", "/story", "/keepsakes"])
def test_a_table_of_an_impossible_name_is_not_there(pair: tuple[Server, Server], path: str, what: str) -> None:
    answer = pair[0].http.get(f"/api/tables/{path}{what}", headers={"authorization": "Bearer x"})
    assert pair[0].error(answer)[:2] == (404, "no-such-table")


@pytest.mark.parametrize("token", ["\\u0000", "a\\u0000", "", "\\u00e9"])
def test_a_token_that_nobody_has_opens_nothing(pair: tuple[Server, Server], token: str) -> None:
    links = pair[0].create("person", "page")
    address = f"ws://127.0.0.1:{pair[0].port}/api/tables/{links.table}/socket"
    with connect(address, ping_interval=None, compression=None) as stranger:
        stranger.send(f'{{"type": "hello", "token": "{token}", "version": null}}')
        assert json.loads(stranger.recv(timeout=PATIENCE))["code"] == "no-such-table"


@pytest.mark.parametrize(
    "told",
    [
        '"id": "a\\u0000b", "action": "%s"',
        '"id": "\\u0000", "action": "%s"',
        '"id": "a", "action": "%s\\u0000"',
        '"id": "a", "action": "\\u0000"',
        '"id": "\\ud800", "action": "%s"',
        '"id": "a", "action": "\\ud800"',
        '"id": "' + "a" * 65 + '", "action": "%s"',
    ],
)
def test_a_move_with_what_cannot_be_stored_is_refused(pair: tuple[Server, Server], told: str) -> None:
    server = pair[0]
    links = server.create("person", "person")
    player = server.client(links, 0)
    told = told % player.options[0] if "%s" in told else told
    answer = player.raw(f'{{"type": "move", "version": 0, {told}}}')
    assert answer["type"] == "refused", answer
    assert answer["code"] in ("bad-message", "unknown-action"), answer
    assert server.get(links, 0).json()["version"] == 0
    player.play(player.options[0])


RECORD = (Path(__file__).parents[1] / "golden" / "village" / "standard-2-chronicle-turn.record").read_text()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda record: record + NUL,
        lambda record: NUL + record,
        lambda record: record.replace("P1", f"P1{NUL}", 1),
        lambda record: record.replace("\n", f"\n{NUL}\n", 1),
        lambda record: NUL,
    ],
)
def test_a_record_with_a_nul_is_refused_or_kept_without(
    pair: tuple[Server, Server], spoil: Callable[[str], str]
) -> None:
    server = pair[0]
    answer = server.http.post("/api/records", content=spoil(RECORD).encode())
    assert answer.status_code in (201, 400), answer.text
    if answer.status_code == 201:
        assert NUL not in server.get(Links(answer.json()), None).text
