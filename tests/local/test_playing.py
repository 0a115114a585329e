"""Whole games on a device, without a server: played, looked back at, taken along."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from devices import Device, Links, Open, Player, page_on
from posterity.games import TITLES
from posterity.local.disk import Kept
from posterity.table.lobby import told
from posterity.table.snapshot import Views, snapshot


def on_a_device(act: Callable[[Open, Device], Awaitable[None]]) -> None:
    async def whole() -> None:
        device = Device()
        async with page_on(device) as page:
            await act(page, device)

    asyncio.run(whole())


async def play(player: Player, source: random.Random, most: int = 10_000, undo: float = 0.1) -> int:
    """Choose at random, take back now and then and end turns, until the game is over; how many answers that were."""
    for count in range(most):
        await player.asked()
        now = player.now
        if now["over"]:
            return count
        if now["canUndo"] and source.random() < undo:
            answer = await player.send(type="undo")
        elif now["held"] is not None:
            answer = await player.send(type="end-turn")
        else:
            answer = await player.send(type="move", action=source.choice(now["menu"]["options"]))
        assert answer["type"] == "ack", answer
    return most


def served(device: Device, links: Links, seat: int) -> str:
    """What a server would answer at the table that is kept: the same answers, told again, in its own encoding."""
    table = told(Kept(json.dumps({"table": device.kept[links.table], "answers": rows(device, links)})), thorough=True)
    page: bytes = msgspec.json.encode(snapshot(table, seat, Views(table).now(seat)))
    return f'{{"status":200,"body":{page.decode()}}}'


def rows(device: Device, links: Links) -> list[list[Any]]:
    return [row for (table, _), row in sorted(device.rows.items()) if table == links.table]


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_against_bots(title: str) -> None:
    async def game(page: Open, device: Device) -> None:
        links = await page.create("person", "squire", title=title, seed=3, confirm=True)
        assert links.table.startswith("here-")
        player = await page.sit(links, 0)
        await play(player, random.Random(1))
        assert player.now["over"], player.now["version"]
        assert device.kept[links.table]["ended"] is not None
        for seat in (-1, 0):
            shown = await page.house.call("GET", f"/api/tables/{links.table}", links.token(seat))
            assert shown == served(device, links, seat)
        await look_back(page, links)

    on_a_device(game)


async def look_back(page: Open, links: Links) -> None:
    """All that a finished game leaves."""
    where, token = f"/api/tables/{links.table}", links.token(0)
    status, story = await page.call("GET", f"{where}/story", token)
    assert (status, len(story["totals"])) == (200, story["choices"] + 1)
    status, frame = await page.call("GET", f"{where}/replay?at=3&seat=-1", token)
    assert (status, frame["at"], frame["choices"]) == (200, 3, story["choices"])
    status, record = await page.call("GET", f"{where}/record", token)
    assert (status, record["media"]) == (200, "text/plain; charset=utf-8")
    status, again = await page.call("POST", "/api/records", "", record["text"])
    assert status == 201, again
    status, copied = await page.call("GET", f"/api/tables/{again['table']}/record", again["watch"])
    assert copied == record
    status, keepsakes = await page.call("GET", f"{where}/keepsakes", token)
    assert status == 200
    for one in keepsakes:
        status, file = await page.call("GET", f"{where}/keepsakes/{one['name']}?seat=1&language=pl", token)
        assert (status, file["media"]) == (200, one["media"])
        assert file["text"] and f"-{one['name']}-2." in file["name"]
    for _ in range(10_000):
        status, analysis = await page.call("POST", f"{where}/analysis", token)
        assert status == 200, analysis
        if analysis["turns"] is not None:
            break
        await asyncio.sleep(0.05)
    assert len(analysis["standings"]) == story["choices"] + 1
