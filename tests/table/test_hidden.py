"""Hidden information never leaves the server for the wrong seat: a whole game of the tiny title with hidden hands."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from posterity.engine import NOBODY, SeededChance, Title, new
from posterity.engine import record as records
from posterity.engine.game import history
from posterity.games import TITLES
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


def table(seats: int, seed: int, confirm: bool = False) -> tuple[LiveTable, MemoryStore]:
    names = ["Ada", "Ben", "Cyd"][:seats]
    game = new(TITLE, "standard", seats, SeededChance(seed), names)
    answers = [
        AnswerRow(table_id="t", number=i, version=0, kind="chance", seat=NOBODY, text=records.line_of(a), move="", at=0)
        for i, a in enumerate(history(game.past))
    ]
    agreed = {"id": "t", "title": "hush", "variant": "standard", "rules": 1, "edition": "{}", "watch": "w"}
    row = TableRow(**agreed, confirm=confirm, seed=seed)
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


@pytest.mark.parametrize("seed", range(3))
def test_looking_back_betrays_no_more_than_the_game_did(seed: int) -> None:
    async def game() -> None:
        live, _ = table(3, seed)
        source = random.Random(seed)
        while not live.game.over:
            await live.answer(live.game.seat, "choice", source.choice(live.game.options).text, "", live.version)
            for seat in (-1, 0, 1, 2):
                frame, story = live.frame(seat, live.choices), live.story(seat)
                assert not secrets_in(frame, seat) and not secrets_in(story, seat)
                assert frame["view"] == live.snapshot(seat)["view"], "the newest frame is the table"
                assert set(frame) == {"at", "choices", "view", "components", "points", "seat"}
        hands = live.frame(1, 0)["view"]["hands"]
        assert [len(hand) for hand in hands] == [2, 2, 2] and min(hands[1]) >= 0, "seat 1 sees its own hand again"
        assert any(e["name"] == "drew" and e["args"]["card"] != "hidden" for e in live.story(1)["events"])

    asyncio.run(game())


def test_what_waits_for_the_end_of_the_turn_is_not_in_the_replay() -> None:
    async def game() -> None:
        live, _ = table(2, 1, confirm=True)
        swap = next(action.text for action in live.game.options if action.text.startswith("swap"))
        await live.answer(0, "choice", swap, "", live.version)
        assert live.game.held == 0, "the new card is not drawn yet"
        assert live.frame(0, 1)["view"] == live.snapshot(0)["view"]
        assert [e["name"] for e in live.story(0)["events"] if e["version"] == 1] == ["swapped"]
        await live.answer(0, "end-turn", "", "", live.version)
        assert [e["name"] for e in live.story(0)["events"] if e["version"] == 1] == ["swapped", "drew"]

    asyncio.run(game())


@pytest.mark.parametrize("title", [TITLE, *[make(None) for make in TITLES.values()]], ids=lambda title: str(title.name))
def test_a_title_says_truly_whether_hands_are_hidden(title: Title[Any]) -> None:
    variant = title.variants[0]
    game = new(title, variant.name, variant.most, SeededChance(7))
    source = random.Random(7)
    differ = False
    while not game.over:
        views = [title.encode(title.view(game.state, seat)) for seat in range(variant.most)]
        differ = differ or any(view != views[0] for view in views)
        game.play(source.choice(game.options))
    assert differ == title.hidden_hands


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
