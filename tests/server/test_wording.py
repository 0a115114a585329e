"""What was sent wrong is answered in our own words: where, what would be right, and what came instead."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi import FastAPI
from pydantic import TypeAdapter, ValidationError

from asking import Inside
from posterity.local import bodies
from posterity.server.errors import answer_all
from posterity.server.shapes import FROM_CLIENT, NewTable, TakeSeat, WantHint
from posterity.server.wording import misread
from posterity.table.hearing import BadMessage
from posterity.table.wording import EXPECTED

MOVE = {"type": "move", "id": "a", "version": 0, "action": "pass"}
TABLE = {"title": "village", "seats": [{"kind": "person"}]}
SHAPES: list[tuple[TypeAdapter[Any], dict[str, Any]]] = [
    (TypeAdapter(NewTable), {**TABLE, "variant": "solo", "confirm": True, "hints": True, "edition": {}, "seed": 1}),
    (TypeAdapter(TakeSeat), {"name": "Ilse"}),
    (TypeAdapter(WantHint), {"version": 0}),
    (FROM_CLIENT, {"type": "hello", "token": "abc", "version": None}),
    (FROM_CLIENT, MOVE),
    (FROM_CLIENT, {"type": "look", "version": 0, "path": []}),
]
NOT_MEANT: list[Any] = [
    *(None, "", "soon", "\n", "x" * 5000, -1, 7, 1.5, 2**70, 10**4000, float("inf"), True, [], {}, [1], [{}] * 20),
    *([{"kind": "cat"}], ["x" * 300], ["a"] * 20),
]


def faults(adapter: TypeAdapter[Any], sent: object) -> ValidationError | None:
    try:
        adapter.validate_json(json.dumps(sent))
    except ValidationError as error:
        return error
    return None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hello", "message: expected an object in JSON, which it is not at line 1, column 1"),
        ("[]", "message: expected an object, got a list of 0"),
        ('{"id": "a"}', "type: this is missing and must be given"),
        ('{"type": "dance"}', "type: expected 'hello', 'move', 'undo', 'end-turn', 'since', 'look', got \"dance\""),
        (json.dumps({"type": "undo", "id": "a"}), "undo.version: this is missing and must be given"),
        (json.dumps({**MOVE, "to": 1}), "move.to: nothing of that name is known here; leave it out"),
        (json.dumps({**MOVE, "version": "now"}), 'move.version: expected a whole number, got "now"'),
        (json.dumps({**MOVE, "version": -1}), "move.version: expected a number of at least 0, got -1"),
        (json.dumps({**MOVE, "id": "\n"}), 'move.id: expected characters that can be printed, got "\\n"'),
        (json.dumps({**MOVE, "id": ""}), 'move.id: expected a text with a length of at least 1, got ""'),
        (
            json.dumps({**MOVE, "action": "x" * 300}),
            "move.action: expected a text with a length of at most 200, got one of 300",
        ),
    ],
)
def test_a_message_that_is_not_understood_is_told_what_would_be(text: str, sentence: str) -> None:
    with pytest.raises(ValidationError) as found:
        FROM_CLIENT.validate_json(text)
    assert misread(found.value, "message").startswith(sentence)


def test_whatever_is_sent_no_sentence_is_pydantics() -> None:
    kinds = set()
    for adapter, good in SHAPES:
        adapter.validate_python(good)
        for field in [*good, "more"]:
            for wrong in [*({**good, field: value} for value in NOT_MEANT), {k: good[k] for k in good if k != field}]:
                found = faults(adapter, wrong)
                if found is None:
                    continue
                said = misread(found, "message")
                kinds |= {one["type"] for one in found.errors()}
                assert found.errors()[0]["msg"] not in said
                assert "something else" not in said, said
    assert len(kinds) >= 18, kinds
    assert kinds - EXPECTED.keys() <= {"missing", "extra_forbidden", "union_tag_not_found", "json_invalid"}


ON_A_DEVICE = {NewTable: bodies.NEW_TABLE, TakeSeat: bodies.TAKE_SEAT, WantHint: bodies.WANT_HINT}


@pytest.mark.parametrize(("adapter", "good"), SHAPES)
def test_a_device_without_pydantic_understands_and_says_the_same(
    adapter: TypeAdapter[Any], good: dict[str, Any]
) -> None:
    for field in [*good, "more"]:
        for wrong in [*({**good, field: value} for value in NOT_MEANT), {k: good[k] for k in good if k != field}]:
            if len(json.dumps(wrong)) > bodies.MOST_SIGNS:
                continue  # too long for a message, whatever stands in it
            found = faults(adapter, wrong)
            said = "" if found is None else misread(found, "body")
            assert said_on_a_device(adapter, wrong) == said, wrong


def said_on_a_device(adapter: TypeAdapter[Any], sent: dict[str, Any]) -> str:
    try:
        if adapter is FROM_CLIENT:
            bodies.understood(json.dumps(sent))
        else:
            ON_A_DEVICE[adapter._type](json.loads(json.dumps(sent)))  # type: ignore[index]
    except (BadMessage, bodies.Wrong) as error:
        return str(error)
    return ""


def test_a_request_that_is_not_understood_is_told_what_would_be() -> None:
    app = FastAPI()
    answer_all(app)

    @app.post("/seats")
    async def sit(wanted: TakeSeat, at: int = 0) -> None:
        pass

    here = Inside(app)
    json_of = {"content-type": "application/json"}
    for answer, status, sentence in (
        (here.post("/seats", json={}), 422, "name: this is missing and must be given"),
        (here.post("/seats", json=[1]), 422, "body: expected an object, got a list of 1"),
        (here.post("/seats"), 422, "body: this is missing and must be given"),
        (here.post("/seats?at=x", json={"name": "Ilse"}), 422, 'query.at: expected a whole number, got "x"'),
        (
            here.post("/seats", content=b'{"name":}', headers=json_of),
            400,
            "the body is not valid JSON from character 9 on",
        ),
        (
            here.post("/seats", content=b'"\xff"', headers=json_of),
            400,
            "the body could not be read: expected JSON in UTF-8",
        ),
        (
            here.post("/seats", content=b"\xff"),
            422,
            "body: expected an object, got a body that is not sent as application/json",
        ),
        (here.get("/chairs"), 404, "there is nothing at this address"),
        (here.get("/seats"), 405, "this address is not asked in that way: see docs/protocol.md"),
    ):
        assert (answer.status_code, answer.json()["error"]["message"]) == (status, sentence)
