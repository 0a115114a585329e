"""Logs: one object a line, no secret in it, and no flood of one message."""

from __future__ import annotations

import io
import json
import logging
from typing import Any

import pytest

from posterity.server.logs import JsonLines, Seldom, discreet

TOKEN = "uX3vT0k2n-_abcdEFGH12w"


class Lines:
    """A logger whose lines are kept."""

    def __init__(self) -> None:
        self.now = 0.0
        self.stream = io.StringIO()
        self.handler = logging.StreamHandler(self.stream)
        self.handler.setFormatter(JsonLines())
        self.handler.addFilter(Seldom(few=3, seconds=10, clock=lambda: self.now))
        self.log = logging.Logger("posterity.test")
        self.log.addHandler(self.handler)

    def told(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.stream.getvalue().splitlines()]


@pytest.fixture
def lines() -> Lines:
    return Lines()


def test_a_line_is_an_object_with_what_belongs_to_the_message(lines: Lines) -> None:
    lines.log.info("opened\nin %d ms", 3, extra={"table": "abc", "version": 7, "address": None})
    (told,) = lines.told()
    assert told.pop("time").endswith("Z")
    assert told == {
        "level": "info",
        "logger": "posterity.test",
        "message": "opened\nin 3 ms",
        "table": "abc",
        "version": 7,
        "address": None,
    }


def test_an_error_tells_where_it_happened(lines: Lines) -> None:
    try:
        raise RuntimeError(f"bad request ?token={TOKEN}")
    except RuntimeError:
        lines.log.exception("failed")
    (told,) = lines.told()
    assert "test_logs.py" in told["error"]
    assert TOKEN not in told["error"]


@pytest.mark.parametrize(
    "text",
    [
        f"GET /api/tables/abc?at=3&token={TOKEN}&seat=1",
        f'{{"type": "hello", "token": "{TOKEN}"}}',
        f'"{{\\"token\\":\\"{TOKEN}\\"}}"',
        f"{{'token': '{TOKEN}'}}",
        f"Authorization: Bearer {TOKEN}",
        f"[(b'authorization', b'bearer {TOKEN}')]",
        f"postgresql://posterity:{TOKEN}@localhost/tables",
        f"postgresql+psycopg://posterity:{TOKEN}@p@localhost/tables",
    ],
)
def test_a_secret_is_left_out_wherever_it_stands(lines: Lines, text: str) -> None:
    lines.log.info("asked: %s", text, extra={"asked": text, "parts": [text]})
    line = lines.stream.getvalue()
    assert TOKEN not in line
    assert "***" in line
    assert lines.told()


def test_what_is_a_secret_by_its_name_is_not_told(lines: Lines) -> None:
    lines.log.info("joined", extra={"token": TOKEN, "authorization": TOKEN, "seat": 2})
    (told,) = lines.told()
    assert TOKEN not in str(told)
    assert told["seat"] == 2


def test_what_is_no_secret_stays(lines: Lines) -> None:
    for text in ("token: Field required", "http://127.0.0.1:8000/api", "postgresql://localhost/tables", "1:2@3"):
        assert discreet(text) == text


def test_half_a_character_does_not_cost_the_line(lines: Lines) -> None:
    lines.log.info("name \ud800", extra={"name_given": "\udfff"})
    lines.stream.getvalue().encode()
    assert "name" in lines.told()[0]["message"]


def test_a_flood_of_one_message_is_a_few_lines_and_a_number(lines: Lines) -> None:
    for fd in range(1000):
        lines.log.error("socket.accept() out of system resource\nsocket: <socket fd=%d>", fd)
    assert len(lines.told()) == 3
    lines.now = 10
    lines.log.error("socket.accept() out of system resource\nsocket: <socket fd=7>")
    assert lines.told()[-1]["left_out"] == 997
    lines.log.error("socket.accept() out of system resource\nsocket: <socket fd=8>")
    assert "left_out" not in lines.told()[-1]


def test_a_flood_does_not_hide_another_message(lines: Lines) -> None:
    for _ in range(10):
        lines.log.warning("too slow")
    lines.log.warning("not stored")
    assert [told["message"] for told in lines.told()] == ["too slow"] * 3 + ["not stored"]


def test_two_faults_are_two_kinds_though_they_are_told_with_the_same_words(lines: Lines) -> None:
    def fail(fault: Exception) -> None:
        try:
            raise fault
        except Exception:
            lines.log.exception("failed")

    for _ in range(10):
        fail(ValueError())
    fail(KeyError())
    assert [told["error"].splitlines()[-1] for told in lines.told()] == ["ValueError"] * 3 + ["KeyError"]


def test_what_is_no_warning_is_always_told(lines: Lines) -> None:
    for _ in range(10):
        lines.log.info("ready")
    assert len(lines.told()) == 10


def test_many_kinds_do_not_need_more_and_more_memory() -> None:
    seldom = Seldom()
    for number in range(5000):
        seldom.filter(logging.makeLogRecord({"msg": f"{number} is odd", "levelno": logging.WARNING}))
    assert len(seldom.kinds) <= 1000
