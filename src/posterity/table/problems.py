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
LONGEST: Final = 1000  # characters of a sentence


class Answer(NamedTuple):
    status: int
    code: str
    message: str


def problem_of(error: Exception) -> Answer:
    """Whatever went wrong, as it is told to whoever asked."""
    match error:
        case Refused():
            return Answer(STATUS.get(error.code, 409), error.code, written(error.message))
        case PosterityError():
            return Answer(400, "bad-request", written(str(error)))
        case Unreadable():
            sentence = "this game cannot be shown under today's rules; nothing of it was deleted"
            return Answer(409, "unreadable", sentence)
        case NoRoom():
            return Answer(507, "no-room", "there is no room left on the disk: nothing was written")
        case NotStored():
            return Answer(503, "not-stored", "it could not be written to disk: try again later")
        case NoAnswer():
            return Answer(503, "not-stored", "the disk does not answer: try again later")
        case Busy():
            return Answer(503, "busy", "the server has too much to do: try again later")
        case TimeoutError():
            return Answer(503, "too-slow", "the server is too busy to work this out: try again later")
        case _:
            return Answer(503, "failed", "something went wrong in the server; nothing was changed")


def written(message: str) -> str:
    """What was sent may be quoted back, and need not be writable nor short."""
    short = message if len(message) <= LONGEST else message[:LONGEST] + " …"
    return short.encode("utf-8", "backslashreplace").decode()
