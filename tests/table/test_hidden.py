"""Hidden information never leaves the server for the wrong seat: a whole game of the tiny title with hidden hands."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from posterity.engine import NOBODY, SeededChance, new
from posterity.engine import record as records
from posterity.engine.game import history
from posterity.table.live import Client, LiveTable, Refused
from posterity.table.models import AnswerRow, SeatRow, TableRow
from posterity.table.store import Store, StoredTable
from tiny import TITLE


class MemoryStore(Store):
    """Keeps rows in a list; can be told to fail."""

    def __init__(self, stored: StoredTable) -> None:
        self.stored = stored
        self.failing = False

    async def append(self, answers: list[dict[str, Any]]) -> None:
        if self.failing:
            raise OSError("the disk is full")
        self.stored.answers += [AnswerRow(**answer) for answer in answers]

    async def load(self, table_id: str) -> StoredTable | None:
        return self.stored


def table(seats: int, seed: int) -> tuple[LiveTable, MemoryStore]:
    names = ["Ada", "Ben", "Cyd"][:seats]
    game = new(TITLE, "standard", seats, SeededChance(seed), names)
    answers = [
        AnswerRow(table_id="t", number=i, version=0, kind="chance", seat=NOBODY, text=records.line_of(a), move="", at=0)
        for i, a in enumerate(history(game.past))
    ]
    row = TableRow(id="t", title="hush", variant="standard", rules=1, edition="{}", watch="w", confirm=False, seed=seed)
    rows = [SeatRow(table_id="t", seat=i, kind="person", name=n, bot="", token=n) for i, n in enumerate(names)]
    store = MemoryStore(StoredTable(row, rows, answers))

    async def nobody_thinks(_: LiveTable, __: int) -> str:
        raise AssertionError("there is no bot")

    return LiveTable(store.stored, TITLE, store, nobody_thinks), store


def secrets_in(message: dict[str, Any], seat: int) -> list[str]:
    """What the message tells the seat that it must not know."""
    found: list[str] = []
    for other, hand in enumerate(message.get("view", {}).get("hands", [])):
        if other != seat and any(card != -1 for card in hand):
            found.append(f"hand of seat {other}")
    told = [*message.get("events", []), *message.get("log", [])]
    for events in (message.get("previews") or {}).values():
        told += events
    for event in told:
        if event["name"] in ("drew", "swapped") and event["seat"] != seat and event["args"]["card"] != "hidden":
            found.append(f"{event['name']} of seat {event['seat']}")
    if message.get("menu") and message["asked"] != seat:
        found.append("somebody else's menu")
    return found


@pytest.mark.parametrize("seed", range(5))
def test_no_message_of_a_whole_game_betrays_anything(seed: int) -> None:
    async def game() -> None:
        live, _ = table(3, seed)
        heard: dict[int, list[dict[str, Any]]] = {seat: [] for seat in (-1, 0, 1, 2)}

        def ear(seat: int) -> Client:
            async def send(text: str) -> None:
                heard[seat].append(json.loads(text))

            return Client(seat, send)

        for seat in heard:
            await live.join(ear(seat))
        source = random.Random(seed)
        while not live.game.over:
            mover = live.game.seat
            await live.answer(mover, "choice", source.choice(live.game.options).text, "", live.version)
            await asyncio.sleep(0.02)  # the previews follow
        for seat, messages in heard.items():
            assert {m["type"] for m in messages} >= {"snapshot", "update", "presence"}
            for message in messages:
                assert not secrets_in(message, seat), message
            assert seat == -1 or any(m["type"] == "previews" for m in messages)
        assert secrets_in({"view": {"hands": [[1], [2]]}}, 0) == ["hand of seat 1"], "the check itself works"

    asyncio.run(game())


def test_what_cannot_be_stored_is_not_made() -> None:
    async def game() -> None:
        live, store = table(2, 1)
        before = TITLE.digest(live.game.state)
        heard: list[str] = []

        async def send(text: str) -> None:
            heard.append(json.loads(text)["type"])

        await live.join(Client(1, send))
        store.failing = True
        action = live.game.options[0].text
        with pytest.raises(Refused, match="could not be written to disk and was not made"):
            await live.answer(0, "choice", action, "a", live.version)
        assert TITLE.digest(live.game.state) == before
        assert "update" not in heard, "nobody has seen it"
        store.failing = False
        assert await live.answer(0, "choice", action, "a", live.version) == 1

    asyncio.run(game())
