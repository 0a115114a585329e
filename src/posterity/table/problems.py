"""How trouble is answered outside the socket: a status, a code for programs, a sentence for people."""

from __future__ import annotations

from typing import Final, NamedTuple

from posterity.engine import PosterityError
from posterity.table.lobby import Unreadable
from posterity.table.table import Refused
from posterity.table.trouble import Busy, NoAnswer, NoRoom, NotStored

STATUS: Final = {  # of what is refused, else 409
    "bad-request": 400,
    "no-hints": 403,
    "only-watching": 403,
    "still-running": 403,
    "no-such-table": 404,
    "no-such-keepsake": 404,
    "too-fast": 429,
    "too-many": 429,
    "busy": 503,
    "failed": 503,
    "not-stored": 503,
    "too-slow": 503,
    "no-room": 507,
}
UNANSWERED: Final = {  # what comes to nothing that is known
    400: "the body could not be read: expected JSON in UTF-8",
    404: "there is nothing at this address",
    405: "this address is not asked in that way: see docs/protocol.md",
}
LONGEST: Final = 1000  # characters of a sentence


class Reply(NamedTuple):
    """As whoever asked is told it."""

    status: int
    code: str
    message: str


def problem_of(error: Exception) -> Reply:
    """Whatever went wrong, as it is told to whoever asked."""
    match error:
        case Refused():
            return Reply(STATUS.get(error.code, 409), error.code, written(error.message))
        case PosterityError():
            return Reply(400, "bad-request", written(str(error)))
        case Unreadable():
            sentence = "this game cannot be shown under today's rules; nothing of it was deleted"
            return Reply(409, "unreadable", sentence)
        case NoRoom():
            return Reply(507, "no-room", "there is no room left on the disk: nothing was written")
        case NotStored():
            return Reply(503, "not-stored", "it could not be written to disk: try again later")
        case NoAnswer():
            return Reply(503, "not-stored", "the disk does not answer: try again later")
        case Busy():
            return Reply(503, "busy", "the server has too much to do: try again later")
        case TimeoutError():
            return Reply(503, "too-slow", "the server is too busy to work this out: try again later")
        case _:
            return Reply(503, "failed", "something went wrong in the server; nothing was changed")


def written(message: str) -> str:
    """What was sent may be quoted back, and need not be writable nor short."""
    short = message if len(message) <= LONGEST else message[:LONGEST] + " …"
    return short.encode("utf-8", "backslashreplace").decode()
