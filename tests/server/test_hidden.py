"""Hidden information never leaves the server for the wrong seat: a whole game of the tiny title with hidden hands."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from callers import after
from hush_table import TITLE
from posterity.engine import SeededChance, Title, new
from posterity.games import TITLES
from posterity.games import title as make_title
from posterity.table.live import LiveTable
from posterity.table.lookback import course, frame, story
from posterity.table.snapshot import Views
from sitting import Ear, play, seat_table


def secrets_in(message: dict[str, Any], seat: int) -> list[str]:
    """What the message tells the seat that it must not know."""
    found: list[str] = []
    seats = message.get("view", {}).get("seats", [])
    for other, shown in seats.items() if isinstance(seats, dict) else enumerate(seats):
        if int(other) != seat and any(shown.get("hand", [])):
            found.append(f"hand of seat {other}")
    told = [*message.get("events", []), *message.get("log", [])]
    for preview in [*(message.get("previews") or {}).values(), *([message["sure"]] if message.get("sure") else [])]:
        events = preview["events"]
        told += events
    for event in told:
        if event["name"] in ("drew", "swapped") and event["seat"] != seat and event["args"]["card"] != "hidden":
            found.append(f"{event['name']} of seat {event['seat']}")
    return found


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games on their way to another process are found by their title's name."""
    monkeypatch.setitem(TITLES, "hush", lambda edition: TITLE)


def at_random(seed: int) -> Any:
    source = random.Random(seed)
    return lambda live: source.choice(live.table.game.options).text


@pytest.mark.parametrize("seed", range(5))
def test_no_message_of_a_whole_game_betrays_anything(seed: int) -> None:
    async def game() -> None:
        live, _ = seat_table(3, seed)
        ears = {seat: Ear(live, seat) for seat in (-1, 0, 1, 2)}
        now = {seat: ear.heard[0] for seat, ear in ears.items()}
        source = random.Random(seed)
        while not live.table.game.over:
            for ear in ears.values():
                live.look(ear.client, live.table.version, [])
            mover = live.table.game.seat
            await live.answer(mover, "choice", source.choice(live.table.game.options).text, "", live.table.version)
        for seat, ear in ears.items():
            assert {"snapshot", "update", "presence"} <= set(ear.kinds())
            for message in ear.heard:
                assert not secrets_in(message, seat), message
                if message["type"] == "update":
                    now[seat] = after(now[seat], message)
                    asked = now[seat]["asked"] == seat
                    assert (now[seat]["menu"] is not None) == asked, "the menu is for the seat that is asked"
                    assert bool(now[seat]["stepArgs"]) <= asked, "what the question is about as well"
            assert (seat == -1) == ("outlook" not in ear.kinds()), "everybody looks, who is asked is told"
        assert secrets_in({"view": {"seats": [{"hand": ["1"]}, {"hand": ["2"]}]}}, 0) == ["hand of seat 1"], (
            "the check itself works"
        )

    asyncio.run(game())


@pytest.mark.parametrize("name", [*TITLES])
def test_points_before_the_end_follow_from_what_the_seat_sees(name: str) -> None:
    """In Legacy they would tell who another seat's patron is."""

    async def game() -> None:
        title = make_title(name)
        live, _ = seat_table(2, 3, title)
        choose, source = at_random(3), random.Random(3)
        while not live.table.game.over:
            await play(live, choose, 1)
            state = live.table.game.state
            for seat in (-1, 0, 1):
                by_sight = title.points(title.sight(state, seat))
                expected = title.points(state) if live.table.game.over else by_sight
                if source.random() < 0.1 or live.table.game.over:
                    assert Views(live.table).now(seat)["points"] == expected

    asyncio.run(game())


def test_the_points_of_a_hidden_patron_are_not_told() -> None:
    """At tables where the whole state gives other points than what a seat sees."""

    async def game(seed: int) -> int:
        live, _ = seat_table(4, seed, make_title("legacy"))
        choose, differ = at_random(seed), 0
        while True:
            await play(live, choose, 1)
            title, state = live.table.title, live.table.game.state
            if live.table.game.over:
                return differ
            for seat in (-1, 0, 1, 2, 3):
                by_view = title.points(title.view(state, seat))
                if by_view != title.points(state):
                    differ += 1
                    assert Views(live.table).now(seat)["points"] == by_view

    assert sum(asyncio.run(game(seed)) for seed in range(4))


@pytest.mark.parametrize(("house", "shown"), [({}, False), ({"open-hands": True}, True)])
def test_hands_are_open_in_the_browser_only_by_the_house_rule(house: dict[str, bool], shown: bool) -> None:
    """In Legacy: what others took from the row is theirs to keep or to show; the log has it in any case."""

    async def game(seed: int) -> int:
        live, _ = seat_table(3, seed, make_title("legacy", {"house": house} if house else {}))
        ears = {seat: Ear(live, seat) for seat in (-1, 0, 1, 2)}
        now = {seat: ear.heard[0] for seat, ear in ears.items()}
        choose, found, took = at_random(seed), 0, 0
        for _ in range(150):
            await play(live, choose, 1)
            for seat, ear in ears.items():
                for message in ear.heard:
                    if message["type"] == "update":
                        now[seat] = after(now[seat], message)
                        took += sum(event["name"] == "took" for event in message["events"])
                ear.heard.clear()
                if live.table.game.over:
                    return found
                families = now[seat]["view"]["families"]
                found += sum(len(family["hand"]) for other, family in enumerate(families) if other != seat)
                assert all(family["cards"] >= len(family["hand"]) for family in families)
        assert took, "everybody hears who took what"
        return found

    assert (asyncio.run(game(1)) > 0) == shown


@pytest.mark.parametrize("name", [*TITLES])
def test_what_a_question_is_about_is_told_to_the_seat_that_is_asked(name: str) -> None:
    async def game() -> None:
        live, _ = seat_table(2, 5, make_title(name))
        choose = at_random(5)
        told = 0
        for _ in range(60):
            await play(live, choose, 1)
            views = Views(live.table)
            for seat in (-1, 0, 1):
                now = views.now(seat)
                assert bool(now["stepArgs"]) <= (now["asked"] == seat)
                told += bool(now["stepArgs"])
        assert told

    asyncio.run(game())


@pytest.mark.parametrize("seed", range(3))
def test_looking_back_betrays_no_more_than_the_game_did(seed: int, registered: None) -> None:
    async def game() -> None:
        live, _ = seat_table(3, seed)
        choose = at_random(seed)
        while not live.table.game.over:
            await play(live, choose, 1)
            told = course(live.table)
            for seat in (-1, 0, 1, 2):
                now, past = frame(told, seat, live.table.choices), story(told, seat)
                assert not secrets_in(now, seat) and not secrets_in(past, seat)
                assert now["view"] == Views(live.table).now(seat)["view"], "the newest frame is the table"
                assert set(now) == {"at", "choices", "view", "components", "points", "seat"}
        told = course(live.table)
        hands = [one["hand"] for one in frame(told, 1, 0)["view"]["seats"]]
        assert [len(hand) for hand in hands] == [2, 2, 2] and all(hands[1]), "seat 1 sees its own hand again"
        assert any(e["name"] == "drew" and e["args"]["card"] != "hidden" for e in story(told, 1)["events"])

    asyncio.run(game())


def test_what_waits_for_the_end_of_the_turn_is_not_in_the_replay(registered: None) -> None:
    def names(live: LiveTable) -> list[str]:
        return [e["name"] for e in story(course(live.table), 0)["events"] if e["version"] == 1]

    async def game() -> None:
        live, _ = seat_table(2, 1, confirm=True)
        swap = next(action.text for action in live.table.game.options if action.text.startswith("swap"))
        await live.answer(0, "choice", swap, "", live.table.version)
        assert live.table.game.held == 0, "the new card is not drawn yet"
        assert frame(course(live.table), 0, 1)["view"] == Views(live.table).now(0)["view"]
        assert names(live) == ["swapped"]
        await live.answer(0, "end-turn", "", "", live.table.version)
        assert names(live) == ["swapped", "drew"]

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


def test_a_token_opens_one_seat_and_an_empty_one_opens_nothing() -> None:
    live, _ = seat_table(3)
    live.tokens = ["a", "", "c"]  # the second seat is a bot's
    assert [live.seat_of(token) for token in ("a", "c", "w", "", "b")] == [0, 2, -1, None, None]
