"""A device checks what comes in as a server does, and says the same of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from devices import Device, Open, page_on
from posterity.local import bodies
from posterity.local.bodies import Wrong
from posterity.server import shapes
from posterity.server.routes.socket import _understood
from posterity.server.wording import fault
from posterity.table.hearing import BadMessage

PERSON = {"kind": "person"}
TABLE = {"title": "village", "seats": [PERSON]}

# Right and wrong: one thing wrong in each.
TABLES: list[Any] = [
    TABLE,
    {**TABLE, "confirm": False, "hints": True, "seed": 7, "edition": {"house": {}}, "variant": "solo"},
    {**TABLE, "hints": None, "seed": None},
    {**TABLE, "seats": [{"kind": "bot", "bot": "page", "name": "Ilse"}] * 12},
    {},
    [],
    "table",
    None,
    {"seats": [PERSON]},
    {"title": "village"},
    {**TABLE, "title": 7},
    {**TABLE, "title": "x" * 41},
    {**TABLE, "variant": None},
    {**TABLE, "seats": []},
    {**TABLE, "seats": {}},
    {**TABLE, "seats": [PERSON] * 13},
    {**TABLE, "seats": [{}]},
    {**TABLE, "seats": [PERSON, {"kind": "ghost"}]},
    {**TABLE, "seats": [{**PERSON, "name": "x" * 41}]},
    {**TABLE, "seats": [{**PERSON, "bot": 1}]},
    {**TABLE, "seats": [{**PERSON, "token": "mine"}]},
    {**TABLE, "seats": ["person"]},
    {**TABLE, "confirm": {}},
    {**TABLE, "edition": []},
    {**TABLE, "seed": -1},
    {**TABLE, "seed": 2**31},
    {**TABLE, "seed": 0.5},
    {**TABLE, "seed": "seven"},
    {**TABLE, "seed": []},
    {**TABLE, "owner": "me"},
]
NAMES: list[Any] = [{"name": "Ilse"}, {"name": ""}, {"name": "x" * 41}, {"name": None}, {}, {"name": "Ilse", "seat": 1}]
VERSIONS: list[Any] = [{"version": 0}, {"version": -1}, {"version": 1.5}, {"version": None}, {}]
MOVE = {"type": "move", "id": "a", "version": 0, "action": "pass"}
MESSAGES: list[Any] = [
    MOVE,
    {"type": "hello", "token": "t"},
    {"type": "hello", "token": "t", "version": None},
    {"type": "undo", "id": "a", "version": 0},
    {"type": "end-turn", "id": "a", "version": 0},
    {"type": "since", "version": -1},
    {"type": "look", "version": 0},
    {"type": "look", "version": 0, "path": ["a"]},
    {},
    {"type": "steal"},
    {"type": 7},
    {"type": "hello"},
    {"type": "hello", "token": "t" * 65},
    {**MOVE, "id": ""},
    {**MOVE, "id": "a" * 65},
    {**MOVE, "id": "a\0b"},
    {**MOVE, "action": "a" * 201},
    {**MOVE, "version": -1},
    {**MOVE, "seat": 0},
    {"type": "look", "version": 0, "path": ["a"] * 17},
    {"type": "look", "version": 0, "path": ["a" * 201]},
]


def of_the_server(shape: type[BaseModel], sent: Any) -> str:
    try:
        shape.model_validate(sent)
    except ValidationError as error:
        return fault(error.errors()[0], "body")
    return ""


def of_the_device(check: bodies.Fields, sent: Any) -> str:
    try:
        check(sent)
    except Wrong as error:
        return str(error)
    return ""


@pytest.mark.parametrize(
    ("shape", "check", "sent"),
    [(shapes.NewTable, bodies.NEW_TABLE, sent) for sent in TABLES]
    + [(shapes.TakeSeat, bodies.TAKE_SEAT, sent) for sent in NAMES]
    + [(shapes.WantHint, bodies.WANT_HINT, sent) for sent in VERSIONS],
)
def test_a_body_is_refused_in_the_words_of_the_server(shape: type[BaseModel], check: bodies.Fields, sent: Any) -> None:
    assert of_the_device(check, sent) == of_the_server(shape, sent)


@pytest.mark.parametrize("sent", MESSAGES, ids=json.dumps)
def test_a_message_is_understood_or_refused_as_by_the_server(sent: Any) -> None:
    text = json.dumps(sent)
    assert heard(bodies.understood, text) == heard(lambda text: _understood({"text": text}, 4096), text)


def heard(understood: Callable[[str], Any], text: str) -> Any:
    try:
        return dict(understood(text).__dict__)
    except BadMessage as error:
        return str(error)


def test_half_a_letter_that_is_quoted_back_does_not_spoil_the_answer() -> None:
    async def asked(page: Open) -> tuple[int, Any]:
        return await page.call(
            "POST", "/api/tables", "", '{"\\ud800": 1, "title": "village", "seats": [{"kind": "person"}]}'
        )

    status, told = with_a_page(asked)
    assert (status, told["error"]["message"]) == (422, "\ud800: nothing of that name is known here; leave it out")


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "x" * 5000, "[" * 4000])
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(BadMessage):
        bodies.understood(text)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code", "message"),
    [
        ("GET", "/api/nothing", "", 404, "not-found", "there is nothing at this address"),
        ("PUT", "/api/tables", "", 405, "bad-request", "this address is not asked in that way"),
        ("POST", "/api/tables", "{", 400, "bad-json", "the body is not valid JSON from character 2 on"),
        ("POST", "/api/tables", "", 422, "bad-request", "body: this is missing and must be given"),
        ("POST", "/api/tables", {"title": "chess", "seats": [PERSON]}, 400, "bad-request", "there is no title 'chess'"),
        (
            "GET",
            "/api/tables/here-nothing",
            "",
            404,
            "no-such-table",
            "there is no such table, or the link is not right",
        ),
        ("POST", "/api/records", "no record", 400, "bad-request", "line 1: not a record"),
        ("POST", "/api/games", "no game", 400, "bad-request", "not a game: not valid JSON"),
        ("POST", "/api/kept", [], 400, "bad-request", "expected a game, or"),
        ("GET", "/api/tables/here-nothing/answers", "", 404, "no-such-table", "there is no such game on this device"),
    ],
)
def test_what_cannot_be_answered_is_refused(
    method: str, path: str, body: Any, status: int, code: str, message: str
) -> None:
    async def asked(page: Open) -> tuple[int, Any]:
        return await page.call(method, path, "", body)

    found, told = with_a_page(asked)
    assert (found, told["error"]["code"]) == (status, code)
    assert told["error"]["message"].startswith(message)


def with_a_page(ask: Any) -> Any:
    async def whole() -> Any:
        async with page_on(Device()) as page:
            return await ask(page)

    return asyncio.run(whole())


def test_a_running_table_keeps_its_secrets() -> None:
    async def asked(page: Open) -> list[tuple[int, str]]:
        links = await page.create("person", "person", title="legacy")
        where = f"/api/tables/{links.table}"
        found = []
        for call, token in (
            (("GET", f"{where}/story?seat=1"), links.token(0)),
            (("GET", f"{where}/record"), links.token(0)),
            (("GET", f"{where}/keepsakes"), links.token(0)),
            (("POST", f"{where}/analysis"), links.token(0)),
            (("GET", f"{where}/game"), links.token(0)),
            (("POST", f"{where}/name"), links.watch),
            (("GET", f"{where}"), "wrong"),
            (("GET", f"{where}/replay?at=x"), links.token(0)),
        ):
            status, told = await page.call(*call, token, {"name": "Ilse"})
            found.append((status, told["error"]["code"]))
        return found

    assert with_a_page(asked) == [
        *[(403, "still-running")] * 5,
        (403, "only-watching"),
        (404, "no-such-table"),
        (422, "bad-request"),
    ]
