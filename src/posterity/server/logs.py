"""Logs: one JSON object a line on stderr, never with a secret in it, and never a flood of one message."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

LEFT_OUT = "***"
NEVER_TOLD = frozenset({"token", "tokens", "authorization", "watch"})
# What every record has, and what uvicorn adds for terminals: not what belongs to the message.
USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}

SECRETS = (
    # A seat's token wherever it may be quoted: ?token=…, "token": "…", token='…'
    (re.compile(r"""(\btoken\b\\*["']?\s*[:=]\s*\\*["']?)[\w%.~+/=-]{16,}""", re.IGNORECASE), rf"\1{LEFT_OUT}"),
    (re.compile(r"(\bBearer\s+)[\w%.~+/=-]{8,}", re.IGNORECASE), rf"\1{LEFT_OUT}"),
    (re.compile(r"""(\b[\w+]+://[^\s:/@]*:)[^\s"']+(@)"""), rf"\1{LEFT_OUT}\2"),  # the password of a database
)


def discreet(text: str) -> str:
    """The text without what opens a seat or a database."""
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message and what belongs to it."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": discreet(record.getMessage()),
        }
        for name, value in vars(record).items():
            if name not in USUAL and name not in NEVER_TOLD:
                told[name] = value if isinstance(value, int | float | None) else discreet(str(value))
        if record.exc_info:
            told["error"] = discreet(self.formatException(record.exc_info))
        line = json.dumps(told, ensure_ascii=False)
        return line.encode("utf-8", "backslashreplace").decode()  # half a character must not cost the line


class Seldom(logging.Filter):
    """Lets a few warnings of one kind through in a while; the next one says how many were left out."""

    def __init__(self, few: int = 10, seconds: float = 10.0, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.few = few
        self.seconds = seconds
        self.clock = clock
        self.kinds: OrderedDict[object, tuple[float, int]] = OrderedDict()  # since when, and how many

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind, now = self.kind(record), self.clock()
        since, seen = self.kinds.get(kind, (now, 0))
        if now - since >= self.seconds:
            if seen > self.few:
                record.left_out = seen - self.few
            since, seen = now, 0
        self.kinds[kind] = (since, seen + 1)
        self.kinds.move_to_end(kind)
        if len(self.kinds) > 1000:
            self.kinds.popitem(last=False)
        return seen < self.few

    @staticmethod
    def kind(record: logging.LogRecord) -> object:
        """Alike are messages with one beginning, before anything is filled in, and one place where they went wrong."""
        place: object = None
        if record.exc_info and record.exc_info[0] is not None:
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            place = (record.exc_info[0], trace and (trace.tb_frame.f_code.co_filename, trace.tb_lineno))
        return record.name, record.levelno, str(record.msg).partition("\n")[0][:80], place


def set_up() -> None:
    """Everything that is logged in this process goes to stderr; where it is kept and for how long is the host's."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Seldom())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # it tells of every socket otherwise
