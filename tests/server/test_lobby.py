"""There is never a second copy of a table that people look at; and a table tells whether its luck was chosen,
and knows what its seats picked."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hosting import found, lobby_on, people
from posterity.games import title as make_title
from posterity.server.archive import read
from posterity.server.settings import Settings
from posterity.server.shapes import NewSeat, NewTable
from posterity.table.lookback import course, record
from posterity.table.table import begin
from running import Links, Server
from sitting import Ear, agreed, one_answer, same

IN_MEMORY = 2


# More tables with people than are kept in memory.


def test_above_the_limit_of_tables_in_memory_no_table_is_split(tmp_path: Path) -> None:
    async def game() -> None:
        async with lobby_on(tmp_path / "tables.sqlite", tables_in_memory=IN_MEMORY) as lobby:
            tables = [(await lobby.create(people(2), "")).table for _ in range(3 * IN_MEMORY)]
            # Everybody comes by themselves; between two seats of a table the others come.
            sitting = [[(live, Ear(live, seat)) for live in [await found(lobby, t) for t in tables]] for seat in (0, 1)]
            for (first, _), (second, _) in zip(*sitting, strict=True):
                assert first is second, "each seat has a copy of its own"
            source = random.Random(1)
            for _ in range(3):
                for table in tables:
                    await one_answer(await found(lobby, table), source, undo=0)
            for seat in sitting:
                for _, ear in seat:
                    assert [m["version"] for m in ear.heard if m["type"] == "update"] == [1, 2, 3]
            assert len(lobby.recent) == IN_MEMORY

    asyncio.run(game())


def test_a_table_that_nobody_looks_at_is_forgotten_and_read_again(tmp_path: Path) -> None:
    async def game() -> None:
        async with lobby_on(tmp_path / "tables.sqlite", tables_in_memory=IN_MEMORY) as lobby:
            first = (await lobby.create(people(2), "")).table
            live = await found(lobby, first)
            ear = Ear(live, 0)
            await one_answer(live, random.Random(1), undo=0)
            before = live.table
            for _ in range(2 * IN_MEMORY):
                await lobby.create(people(2), "")
            assert first in lobby.tables, "somebody sits there"
            live.leave(ear.client)
            del live, ear
            await asyncio.sleep(0)
            assert first not in lobby.tables
            assert len(lobby.tables) == IN_MEMORY
            assert same(before, (await found(lobby, first)).table) == []

    asyncio.run(game())


def test_a_table_that_is_asked_for_twice_at_once_is_read_once(tmp_path: Path) -> None:
    async def game() -> None:
        async with lobby_on(tmp_path / "tables.sqlite", tables_in_memory=1) as lobby:
            tables = [(await lobby.create(people(2), "")).table for _ in range(3)]
            await asyncio.sleep(0)
            asked = [lobby.find(table) for _ in range(5) for table in tables]
            lives = await asyncio.gather(*asked)
            assert len({id(live) for live in lives}) == len(tables)
            assert lobby.metrics.loads._value.get() == len(tables) - 1, "one of them was in memory"

    asyncio.run(game())


def test_whoever_gives_up_while_a_table_is_read_spoils_nothing_for_others(tmp_path: Path) -> None:
    async def game() -> None:
        async with lobby_on(tmp_path / "tables.sqlite", tables_in_memory=1) as lobby:
            table, _ = [(await lobby.create(people(2), "")).table for _ in range(2)]
            impatient = asyncio.create_task(lobby.find(table))
            patient = asyncio.create_task(lobby.find(table))
            await asyncio.sleep(0)
            impatient.cancel()
            assert await patient is await found(lobby, table)
            assert lobby.loading == {}

    asyncio.run(game())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that keeps few tables in memory, and whose seeds are as they are by default."""
    seeds = f"seeds_with_hidden_hands={Settings().seeds_with_hidden_hands}"
    running = Server(tmp_path_factory.mktemp("server"), settings=(f"tables_in_memory={IN_MEMORY}", seeds))
    yield running
    running.close()


def test_seats_of_a_new_table_hear_each_other_however_many_tables_are_open(server: Server) -> None:
    tables = [server.create("person", "person") for _ in range(2 * IN_MEMORY)]
    watching = [server.client(links, None) for links in tables]
    for _ in range(3):
        links = server.create("person", "person")
        one = server.client(links, 0)
        server.get(tables[0], 0)  # others are looked at in between
        two = server.client(links, 1)
        for version in range(1, 5):
            mover = (one, two)[one.now["asked"]]
            assert mover.play(mover.options[0])["version"] == version
            one.catch_up(version)
            two.catch_up(version)
        seen = [now["view"] for now in (one.now, two.now, server.get(links, None).json())]
        for view in seen:  # what is worked out for whoever looks
            view["oldest"] = []
            for guest in [*[stall.get("guest", {}) for stall in view["stalls"]], *view["queue"]]:
                guest.pop("lacks", None)
        assert seen[0] == seen[1] == seen[2]
    for links, watcher in zip(tables, watching, strict=True):
        player = server.client(links, 0)
        player.play(player.options[0])
        watcher.catch_up(1)


# Seeds.


def wanted(server: Server, people: int, bots: int = 0, **more: Any) -> Any:
    seats = [{"kind": "person"}] * people + [{"kind": "bot", "bot": "page"}] * bots
    return server.http.post("/api/tables", json={"seats": seats, **more})


def test_nobody_chooses_the_luck_of_hidden_hands_among_several_people(server: Server) -> None:
    answer = wanted(server, 2, title="legacy", seed=3)
    assert server.error(answer) == (
        400,
        "bad-request",
        "seed: whoever chooses it could know every hidden card, so legacy with several people is played by chance",
    )
    assert wanted(server, 3, 1, title="legacy", seed=0).status_code == 400, "nor with the seed 0"
    assert wanted(server, 2, title="legacy").status_code == 201
    assert wanted(server, 1, 1, title="legacy", seed=3).status_code == 201, "alone there is nobody to cheat"
    assert wanted(server, 2, title="village", seed=3).status_code == 201, "and in Village nothing is hidden"


@pytest.mark.parametrize("seed", [None, 0, 5])
def test_everybody_at_a_table_is_told_whether_its_luck_was_chosen(server: Server, seed: int | None) -> None:
    answer = wanted(server, 2, title="village", seed=seed)
    links = Links(answer.json())
    for seat in (0, 1, None):
        assert server.get(links, seat).json()["seeded"] is (seed is not None), "before a seat is taken"
        assert server.client(links, seat).now["seeded"] is (seed is not None)


def test_the_record_of_a_seeded_table_has_the_seed_and_tells_whoever_opens_it(server: Server) -> None:
    def finished(seed: int | None) -> str:
        table, _ = begin(agreed(2, title="village", seed=seed), make_title("village"), ["Ada", "Ben"])
        while not table.game.over:
            made = table.make(table.game.seat, "choice", table.game.options[0].text, "", table.version)
            table = table.after(made)
        return record(course(table))

    for seed in (None, 0, 5):
        text = finished(seed)
        assert (f"\nseed: {seed}\n" in text) is (seed is not None)
        links = server.upload(text)
        assert server.get(links, None).json()["seeded"] is (seed is not None)
        assert server.get(links, None, "/record").text == text


def test_a_seeded_table_that_is_read_again_goes_on_with_the_luck_of_its_seed(tmp_path: Path) -> None:
    async def game() -> None:
        courses = []
        for limit in (1, 500):
            async with lobby_on(tmp_path / f"{limit}.sqlite", tables_in_memory=limit) as lobby:
                table = (await lobby.create(people(2, title="signorie", seed=8), "")).table
                source = random.Random(1)
                for _ in range(60):
                    await one_answer(await found(lobby, table), source)
                    if limit == 1:
                        await lobby.create(people(2), "")  # so that the first one is forgotten
                stored = read(lobby.store.engine, table)
                assert stored is not None
                courses.append([answer.text for answer in stored.answers])
        assert courses[0] == courses[1]
        assert sum(text.startswith("chance") for text in courses[0]) > 3

    asyncio.run(game())


# Picks.


def boards(server: Server, links: Links) -> list[str]:
    return [family["board"] for family in server.get(links, None).json()["view"]["families"]]


def seats_with(*picks: str) -> list[dict[str, str]]:
    return [{"kind": "person", **({"pick": pick} if pick else {})} for pick in picks]


def test_the_titles_say_what_can_be_picked(server: Server) -> None:
    told = {title["name"]: title["pick"] for title in server.http.get("/api/titles").json()}
    assert told["signorie"] == {"kind": "board", "things": ["yellow", "red", "purple", "blue"]}
    assert told["village"] is None


def test_every_seat_has_the_board_that_was_picked_for_it(server: Server) -> None:
    def made(*picks: str) -> list[str]:
        answer = server.http.post("/api/tables", json={"title": "signorie", "seats": seats_with(*picks)})
        assert answer.status_code == 201, answer.text
        return boards(server, Links(answer.json()))

    assert made("blue", "yellow", "red") == ["blue", "yellow", "red"]
    assert {made("", "purple")[1] for _ in range(8)} == {"purple"}
    rest = made("", "red", "", "")
    assert rest[1] == "red" and len({*rest}) == 4, "the others have what is left"
    bots = [{"kind": "bot", "bot": "page", "pick": "red"}, {"kind": "bot", "bot": "page", "pick": "blue"}]
    links = Links(server.http.post("/api/tables", json={"title": "signorie", "seats": bots}).json())
    assert boards(server, links) == ["red", "blue"], "bots may be given one too"


@pytest.mark.parametrize(
    ("title", "picks", "problem"),
    [
        ("signorie", ("red", "", "red"), "seat 3: seat 1 has the board 'red' already; left are: yellow, purple, blue"),
        ("signorie", ("", "green"), "seat 2: signorie has no board 'green'; it has: yellow, red, purple, blue"),
        ("signorie", ("chance", ""), "seat 1: signorie has no board 'chance'; it has: yellow, red, purple, blue"),
        ("village", ("", "red"), "seat 2 picks 'red', but nothing can be picked in village"),
    ],
)
def test_a_pick_that_cannot_be_had_is_refused(server: Server, title: str, picks: tuple[str, ...], problem: str) -> None:
    answer = server.http.post("/api/tables", json={"title": title, "seats": seats_with(*picks)})
    assert server.error(answer) == (400, "bad-request", problem)


def test_what_was_picked_is_known_when_the_table_is_read_again(tmp_path: Path) -> None:
    async def game() -> None:
        wanted = NewTable(title="signorie", seats=[NewSeat(kind="person", pick=pick) for pick in ("", "red", "blue")])
        async with lobby_on(tmp_path / "tables.sqlite", tables_in_memory=1) as lobby:
            table = (await lobby.create(wanted, "")).table
            live = await found(lobby, table)
            for _ in range(20):
                await one_answer(live, random.Random(2))
            before = live.table
        async with lobby_on(tmp_path / "tables.sqlite") as lobby:
            again = (await found(lobby, table)).table
            assert again.closed is None
            assert same(before, again) == []
            assert again.game.setup.picks == ["", "red", "blue"]
            assert "\npicks: chance | red | blue\n" in record(course(again))

    asyncio.run(game())


def test_the_record_of_a_table_with_picks_can_be_kept(server: Server) -> None:
    told = agreed(2, title="signorie", picks=("blue", ""))
    table, _ = begin(told, make_title("signorie"), ["Ada", "Ben"])
    while not table.game.over:
        table = table.after(table.make(table.game.seat, "choice", table.game.options[0].text, "", table.version))
    text = record(course(table))
    assert "\npicks: blue | chance\n" in text
    links = server.upload(text)
    assert boards(server, links)[0] == "blue"
    assert server.get(links, None, "/record").text == text
    assert server.get(links, None, "/replay", at=3).json()["view"]["families"][0]["board"] == "blue"
