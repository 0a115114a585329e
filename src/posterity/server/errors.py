"""Whatever goes wrong is answered in one form: a code for programs, a sentence for people."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from posterity.engine import PosterityError
from posterity.server.database import said
from posterity.server.lobby import Unreadable
from posterity.server.shapes import ErrorShape
from posterity.server.wording import fault
from posterity.server.work import Busy, WorkerDied
from posterity.server.work import Closed as Closing
from posterity.server.writer import NotStored
from posterity.table.table import Refused

log = logging.getLogger("posterity.server")

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorShape} for status in (400, 403, 404, 408, 409, 413, 422, 429, 503)
}
STATUS = {"no-hints": 403, "too-fast": 429, "too-many": 429, "not-stored": 503, "failed": 503}  # of refusals, else 409
UNANSWERED = {  # what comes to no route of ours
    400: "the body could not be read: expected JSON in UTF-8",
    404: "there is nothing at this address",
    405: "this address is not asked in that way: see docs/protocol.md",
}
LATER = {"retry-after": "5"}
LONGEST = 1000  # characters of a sentence


class Problem(Exception):
    """A request that cannot be answered."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message


def problem(status: int, code: str, message: str) -> JSONResponse:
    headers = LATER if status in (429, 503) else None
    return JSONResponse({"error": {"code": code, "message": _written(message)}}, status, headers)


def _written(message: str) -> str:
    """What was sent may be quoted back, and need not be writable nor short."""
    short = message if len(message) <= LONGEST else message[:LONGEST] + " …"
    return short.encode("utf-8", "backslashreplace").decode()


def trouble(error: Exception) -> Problem:
    """What went wrong, as whoever asked is told, in an answer or on a socket."""
    match error:
        case Problem():
            return error
        case Refused():
            return Problem(STATUS.get(error.code, 409), error.code, error.message)
        case PosterityError():
            return Problem(400, "bad-request", str(error))
        case Unreadable():
            return Problem(
                409, "unreadable", "this game cannot be shown under today's rules; nothing of it was deleted"
            )
        case NotStored():
            return Problem(503, "not-stored", "it could not be written to disk: try again later")
        case SQLAlchemyError():
            log.error("the database does not answer: %s", said(error))
            return Problem(503, "not-stored", "the disk does not answer: try again later")
        case Busy() | WorkerDied() | Closing():
            return Problem(503, "busy", "the server has too much to do: try again later")
        case TimeoutError():
            return Problem(503, "too-slow", "the server is too busy to work this out: try again later")
        case _:
            return Problem(503, "failed", "something went wrong in the server: try again later")


TROUBLES = (
    *(
        Problem,
        Refused,
        PosterityError,
        Unreadable,
        NotStored,
        SQLAlchemyError,
        Busy,
        WorkerDied,
        Closing,
        TimeoutError,
    ),
    Exception,  # a bug; whatever runs the application logs it
)


def answer_all(app: FastAPI) -> None:
    """Every kind of trouble has its answer."""

    async def on_trouble(_: Request, error: Exception) -> JSONResponse:
        told = trouble(error)
        return problem(told.status, told.code, told.message)

    for kind in TROUBLES:
        app.add_exception_handler(kind, on_trouble)

    @app.exception_handler(HTTPException)
    async def on_http(_: Request, error: HTTPException) -> JSONResponse:
        status = error.status_code
        return problem(
            status, "not-found" if status == 404 else "bad-request", UNANSWERED.get(status, str(error.detail))
        )

    @app.exception_handler(RequestValidationError)
    async def on_invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        if first["type"] == "json_invalid":
            return problem(400, "bad-json", f"the body is not valid JSON from character {first['loc'][-1] + 1} on")
        inside = [part for part in first["loc"] if part != "body"]
        return problem(422, "bad-request", fault({**first, "loc": inside}, "body"))
