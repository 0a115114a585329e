"""Whatever happens to the disk of a device or to its pages: what was promised is there, what was refused is not."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from typing import Any

import pytest

from devices import Device, Links, Open, Page, Player, Workers, page_on
from posterity.games import title
from posterity.local import thinking
from posterity.table.asked import asked
from posterity.table.table import Agreed, begin
from test_playing import play, rows, served


def moves(device: Device, links: Links) -> list[str]:
    return [row[5] for row in rows(device, links) if row[5]]


async def first_move(player: Player) -> dict[str, Any]:
    return await player.send(type="move", action=player.now["menu"]["options"][0])


def test_a_full_disk_is_told_in_words_and_the_game_goes_on_when_there_is_room() -> None:
    async def game() -> None:
        device = Device()
        async with page_on(device) as page:
            links = await page.create("person", "person", seed=1)
            player = await page.sit(links, 0)
            before = device.text()

            def full(what: str, done: bool) -> None:
                raise Exception("QuotaExceededError: full: the quota is used up")

            device.trouble = full
            refused = await first_move(player)
            assert (refused["type"], refused["code"]) == ("refused", "no-room")
            assert "no room left" in refused["message"]
            assert device.text() == before
            body = {"title": "village", "seats": [{"kind": "person"}] * 2}
            status, told = await page.call("POST", "/api/tables", "", body)
            assert (status, told["error"]["code"]) == (507, "no-room")
            status, told = await page.call("POST", f"/api/tables/{links.table}/name", links.token(0), {"name": "Ilse"})
            assert (status, told["error"]["code"]) == (507, "no-room")
            device.trouble = lambda what, done: None
            assert (await first_move(player))["type"] == "ack"

    asyncio.run(game())


@pytest.mark.parametrize("stored", [True, False])
def test_a_move_of_which_nobody_knows_is_looked_up(stored: bool) -> None:
    async def game() -> None:
        device = Device()
        async with page_on(device) as page:
            links = await page.create("person", "person", seed=1)
            player = await page.sit(links, 0)

            def broken(what: str, done: bool) -> None:
                if what == "append" and done == stored:
                    device.trouble = lambda what, done: None
                    raise Exception("AbortError: the transaction was aborted")

            device.trouble = broken
            answer = await first_move(player)
            assert moves(device, links) == (["m1"] if stored else [])
            if stored:
                assert (answer["type"], answer["version"]) == ("ack", 1)
            else:
                assert (answer["type"], answer["code"]) == ("refused", "not-stored")
                assert (await first_move(player))["type"] == "ack"

    asyncio.run(game())


def test_a_disk_that_says_nothing_is_given_up_and_what_came_late_is_found() -> None:
    async def game() -> None:
        device = Device()
        async with page_on(device) as page:
            links = await page.create("person", "person", seed=1)
            player = await page.sit(links, 0)
            page.house.shelf.seconds = 0.2
            device.slowness = 0.3
            answer = await first_move(player)
            assert (answer["type"], answer["code"]) == ("refused", "not-stored"), "it has not answered yet"
            device.slowness = 0.0
            player.say(type="move", id="m1", version=0, action=player.now["menu"]["options"][0])
            assert (await player.until("ack", "refused"))["type"] == "ack", "the same move, and it was made"
            assert moves(device, links) == ["m1"]

    asyncio.run(game())


def test_two_pages_with_one_game_see_the_same_and_lose_nothing() -> None:
    async def game() -> None:
        device, source = Device(), random.Random(5)
        async with page_on(device) as one, page_on(device) as two:
            links = await one.create("person", "page", "person", seed=2, confirm=True)
            pages = [await one.sit(links, 0), await two.sit(links, 0), await two.sit(links, 2)]
            promised: set[str] = set()
            for turn in itertools.count():
                player = next(
                    (p for p in source.sample(pages, 3) if p.now["menu"] or p.now["held"] == p.now["seat"]), None
                )
                if player is None or player.now["over"]:
                    if any(p.now["over"] for p in pages):
                        break
                    await asyncio.sleep(0.001)
                    await _hear_all(pages)
                    continue
                move = f"t{turn}"
                kind = "end-turn" if player.now["held"] is not None else "move"
                wish = {"type": kind, "id": move, "version": player.now["version"]}
                if kind == "move":
                    wish["action"] = source.choice(player.now["menu"]["options"])
                rival = pages[1] if player is pages[0] else pages[0] if player is pages[1] else None
                if rival is not None and rival.now["version"] == player.now["version"] and source.random() < 0.3:
                    rival.say(**wish | {"id": f"r{turn}"})  # both at the same time: one of them is too late
                player.say(**wish)
                answer = await player.until("ack", "refused")
                if answer["type"] == "ack":
                    promised.add(move)
                else:
                    assert answer["code"] in ("stale", "not-your-turn", "game-over"), answer
                await _hear_all(pages)
            stored = moves(device, links)
            assert promised <= set(stored)
            assert len(stored) == len(set(stored)), "nothing was made twice"
            for page in (one, two):
                shown = await page.house.call("GET", f"/api/tables/{links.table}", links.token(0))
                assert shown == served(device, links, 0)

    asyncio.run(game())


async def _hear_all(players: list[Player]) -> None:
    """What has come so far; a refusal in between is nobody's concern here."""
    await asyncio.sleep(0.002)
    for player in players:
        while not player.heard.empty():
            await player.until("ack", "refused", "update", "snapshot", "thinking", "presence", "names")


class Fuse:
    """Kills a page before or after the disk has done a certain thing."""

    def __init__(self, page: Page, steps: int) -> None:
        self.page = page
        self.steps = steps

    def __call__(self, what: str, done: bool) -> None:
        self.steps -= 1
        if self.steps == 0:
            self.page.kill()


@pytest.mark.parametrize("seed", range(2))
def test_a_page_that_is_killed_anywhere_loses_nothing_that_was_promised(seed: int) -> None:
    """Before or after any single thing that the disk does, again and again, until the game is over."""

    async def game() -> None:
        device, source = Device(), random.Random(seed)
        async with page_on(device) as page:
            links = await page.create("person", "page", seed=seed, confirm=True)
        promised: list[str] = []
        kills = 0
        for life in itertools.count():
            page = Open(Page(device), Workers())
            device.trouble = Fuse(page.page, source.randrange(1, 40))
            await page.house.start()
            over = await _live(page, links, promised, life, source)
            kills += page.page.dead
            device.trouble = lambda what, done: None
            if page.page.dead:
                await _bury(page)
            else:
                await page.house.stop()
            stored = moves(device, links)
            assert set(promised) <= set(stored), f"life {life}: {set(promised) - set(stored)}"
            assert len(stored) == len(set(stored))
            if over:
                break
        assert kills > 5
        async with page_on(device) as page:
            shown = await page.house.call("GET", f"/api/tables/{links.table}", links.token(0))
            assert shown == served(device, links, 0)

    asyncio.run(game())


async def _live(page: Open, links: Links, promised: list[str], life: int, source: random.Random) -> bool:
    """Play until the game is over or the page is killed."""
    player = Player(page, links, 0)
    try:
        await _while_alive(page, player.until("snapshot"))
        for count in itertools.count():
            await _while_alive(page, player.asked())
            now = player.now
            if now["over"]:
                return True
            move = f"{life}-{count}"
            wish = {"id": move, "version": now["version"]}
            if now["held"] is not None:
                player.say(type="end-turn", **wish)
            elif now["canUndo"] and source.random() < 0.2:
                player.say(type="undo", **wish)
            else:
                player.say(type="move", action=source.choice(now["menu"]["options"]), **wish)
            answer = await _while_alive(page, player.until("ack", "refused"))
            assert answer["type"] == "ack", answer
            promised.append(move)
    except _KilledError:
        pass
    return False


class _KilledError(Exception):
    pass


async def _while_alive(page: Open, waiting: Any) -> Any:
    task = asyncio.ensure_future(waiting)
    while not task.done():
        if page.page.dead:
            task.cancel()
            raise _KilledError
        await asyncio.sleep(0)
    return task.result()


async def _bury(page: Open) -> None:
    """What is left of a page that is gone: nothing of it goes on."""
    page.page.device.pages.remove(page.page)
    page.house.shelf.seconds = 0.0  # whatever it waits for never comes
    left = [line.task for line in page.house.lines] + [*page.house.tables.chores, *page.house.shelf.telling]
    left += [live.bot_task for live in page.house.tables.tables.values() if live.bot_task is not None]
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)


def test_a_game_that_is_taken_off_the_device_is_gone_for_every_page() -> None:
    async def game() -> None:
        device = Device()
        async with page_on(device) as one, page_on(device) as two:
            links = await one.create("person", "page", seed=1)
            here, there = await one.sit(links, 0), await two.sit(links, 0)
            assert await two.call("DELETE", f"/api/tables/{links.table}") == (200, {})
            for player in (here, there):
                refused = await player.until("refused")
                assert (refused["code"], refused["id"]) == ("no-such-table", "")
                await asyncio.sleep(0)
                assert player.ended == 4404
            assert (device.kept, device.rows) == ({}, {})
            for page in (one, two):
                assert (await page.call("GET", f"/api/tables/{links.table}", links.token(0)))[0] == 404
                assert (await page.call("DELETE", f"/api/tables/{links.table}"))[0] == 404

    asyncio.run(game())


@pytest.mark.parametrize("trouble", ["busy: too much waits", "late: it took too long", "a worker is gone"])
def test_bots_play_on_whatever_becomes_of_their_workers(trouble: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posterity.table.live.PAUSES", (0.01,))

    async def game() -> None:
        device = Device()
        async with page_on(device) as page:
            links = await page.create("page", "person", seed=1, confirm=False)
            page.workers.failing = Exception(trouble)
            player = await page.sit(links, 1)
            if trouble.startswith("busy"):
                await asyncio.sleep(0.1)
                page.workers.failing = None
            async with asyncio.timeout(20):
                await player.asked()
            assert rows(device, links)[-1][2] == "choice"

    asyncio.run(game())


def test_hints_that_cannot_be_had_are_refused_in_words() -> None:
    async def game() -> None:
        device = Device()
        async with page_on(device) as page:
            links = await page.create("person", "page", seed=1)
            where, token = f"/api/tables/{links.table}/hint", links.token(0)
            status, hint = await page.call("POST", where, token, {"version": 0})
            assert status == 200
            player = await page.sit(links, 0)
            assert sorted(one["action"] for one in hint["opinions"]) == sorted(player.now["menu"]["options"])
            assert await page.call("POST", where, token, {"version": 0}) == (200, hint), "it is thought out once"
            assert page.workers.asked.count(("advise", 1)) == 1
            await first_move(player)
            await play(player, random.Random(1), 1, undo=0)
            await player.asked()
            page.workers.failing = Exception("busy: too much waits")
            status, told = await page.call("POST", where, token, {"version": player.now["version"]})
            assert (status, told["error"]["code"]) == (503, "busy")
            page.workers.failing = Exception("late: it took too long")
            status, told = await page.call("POST", where, token, {"version": player.now["version"]})
            assert (status, told["error"]["code"]) == (503, "too-slow")

    asyncio.run(game())


def test_bots_of_a_page_that_was_closed_go_on_without_anybody_sitting_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posterity.local.house.WAKE_AFTER", 0.0)

    async def game() -> None:
        device = Device()
        async with page_on(device) as page:
            page.workers.failing = Exception("busy: too much waits")
            links = await page.create("page", "person", seed=1)
        assert not any(row[2] == "choice" for row in rows(device, links))
        async with page_on(device):
            async with asyncio.timeout(60):
                while not any(row[2] == "choice" for row in rows(device, links)):
                    await asyncio.sleep(0.01)

    asyncio.run(game())


def test_on_a_slow_machine_a_regent_thinks_less() -> None:
    table, _ = begin(
        Agreed("t", "village", "standard", ("bot",) * 2, ("regent",) * 2, 1, seed=1), title("village"), ["A", "B"]
    )
    args = json.dumps([asked(table.game), "regent", 60.0])
    seconds = []
    for most in (60.0, 0.0):
        began = time.process_time()
        assert json.loads(thinking.run("choose", args, most))["found"] in asked(table.game).options
        seconds.append(time.process_time() - began)
    assert seconds[1] < seconds[0] / 3, seconds


def test_a_line_says_why_it_ends_and_goes_on_where_it_can() -> None:
    async def game() -> None:
        async with page_on(Device()) as page:
            links = await page.create("person", "person", seed=1)
            for first, problem in (
                ({"type": "since", "version": 0}, "expected hello with the token of a seat: that was something else"),
                ({"type": "hello"}, "expected hello with the token of a seat: hello.token: this is missing"),
                ({"type": "hello", "token": "wrong"}, "there is no such table, or the link is not right"),
            ):
                stranger = Player(page, links, 0, 0)
                stranger.line.said.get_nowait()
                stranger.say(**first)
                refused = await stranger.until("refused")
                assert refused["message"].startswith(problem)
                await asyncio.sleep(0)
                assert stranger.ended == 4404, "coming back would not help"
            player = await page.sit(links, 0)
            player.say(type="dance")
            assert (await player.until("refused"))["code"] == "bad-message"
            player.say(type="hello", token=links.token(0))
            assert (await player.until("refused"))["message"] == "hello was said already"
            player.say(type="since", version=0)
            player.say(type="move", id="late", version=9, action="pass")
            told = await player.until("snapshot", "refused")
            assert told["type"] == "refused", "who has the newest version is told nothing"
            assert told["code"] == "stale"
            told = await player.until("snapshot", "refused", "ack")
            assert told["type"] == "snapshot", "whoever was behind gets all of it"
            assert (await first_move(player))["type"] == "ack"
            await page.house.stop()
            assert (await player.until("refused"))["message"] == "the page is closing"
            assert player.ended == 1001, "it can be taken up again"

    asyncio.run(game())


def test_bots_think_first_where_somebody_waits_and_give_the_work_back() -> None:
    async def game() -> None:
        device = Device()
        async with page_on(device) as page:
            links = await page.create("page", "person", seed=1, confirm=False)
            async with asyncio.timeout(10):
                while device.locks or not page.workers.asked:
                    await asyncio.sleep(0.001)
            assert {urgency for _, urgency in page.workers.asked} == {3}, "nobody has sat down yet"
            player = await page.sit(links, 1)
            await player.asked()
            page.workers.asked.clear()
            while not page.workers.asked:
                await player.asked()
                await first_move(player)
                await asyncio.sleep(0.001)
            assert {urgency for _, urgency in page.workers.asked} == {0}, "somebody waits"
            async with asyncio.timeout(5):
                while device.locks:
                    await asyncio.sleep(0.001)

    asyncio.run(game())


def test_a_game_for_which_there_is_no_room_is_refused_and_one_of_many_is_told_of() -> None:
    async def game() -> None:
        device = Device()
        async with page_on(device) as page:
            await page.create("person", "person", seed=1)
            _, whole = await page.call("GET", "/api/kept")
            one = {name: part for name, part in whole["games"][0].items() if name != "table"}

            def full(what: str, done: bool) -> None:
                if what == "create":
                    raise Exception("QuotaExceededError: full: the quota is used up")

            device.trouble = full
            status, told = await page.call("POST", "/api/kept", "", one)
            assert (status, told["error"]["code"]) == (507, "no-room")
            status, told = await page.call("POST", "/api/kept", "", {"games": [one, whole["games"][0]]})
            assert status == 201, "the one that is here already needs no room"
            assert [kept.get("error", {}).get("code") for kept in told["tables"]] == ["no-room", None]

    asyncio.run(game())


def test_a_longer_game_is_kept_beside_the_shorter_one_that_is_here() -> None:
    """As when a file was written after the copy of the disk that is in use now."""

    async def game() -> None:
        device, older = Device(), Device()
        async with page_on(device) as page:
            links = await page.create("person", "person", seed=1)
            older.kept, older.rows = {**device.kept}, {**device.rows}
            await first_move(await page.sit(links, 0))
            _, whole = await page.call("GET", "/api/kept")
        async with page_on(older) as page:
            _, told = await page.call("POST", "/api/kept", "", whole)
            assert (told["tables"][0]["known"], len(older.kept)) == (False, 2)

    asyncio.run(game())
