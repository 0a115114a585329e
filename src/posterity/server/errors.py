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
from posterity.server.shapes import ErrorShape
from posterity.server.work import Closed as Closing
from posterity.server.work import WorkerDied
from posterity.table.lobby import Unreadable
from posterity.table.opened import STATUS
from posterity.table.table import Refused
from posterity.table.trouble import Busy, NoAnswer, NotStored

log = logging.getLogger("posterity.server")

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorShape} for status in (400, 403, 404, 408, 409, 413, 422, 429, 503)
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


def answer_all(app: FastAPI) -> None:
    """Every kind of trouble has its answer."""

    @app.exception_handler(Problem)
    async def on_problem(_: Request, error: Problem) -> JSONResponse:
        return problem(error.status, error.code, error.message)

    @app.exception_handler(Refused)
    async def on_refused(_: Request, error: Refused) -> JSONResponse:
        return problem(STATUS.get(error.code, 409), error.code, error.message)

    @app.exception_handler(PosterityError)
    async def on_bad_input(_: Request, error: PosterityError) -> JSONResponse:
        return problem(400, "bad-request", str(error))

    @app.exception_handler(Unreadable)
    async def on_unreadable(_: Request, __: Unreadable) -> JSONResponse:
        return problem(409, "unreadable", "this game cannot be shown under today's rules; nothing of it was deleted")

    @app.exception_handler(NotStored)
    async def on_not_stored(_: Request, __: NotStored) -> JSONResponse:
        return problem(503, "not-stored", "it could not be written to disk: try again later")

    async def on_no_storage(_: Request, error: Exception) -> JSONResponse:
        log.error("the database does not answer: %s", said(error))
        return problem(503, "not-stored", "the disk does not answer: try again later")

    for silent in (NoAnswer, SQLAlchemyError):
        app.add_exception_handler(silent, on_no_storage)

    @app.exception_handler(Busy)
    async def on_busy(_: Request, __: Busy) -> JSONResponse:
        return problem(503, "busy", "the server has too much to do: try again later")

    @app.exception_handler(TimeoutError)
    async def on_timeout(_: Request, __: TimeoutError) -> JSONResponse:
        return problem(503, "too-slow", "the server is too busy to work this out: try again later")

    @app.exception_handler(Exception)
    async def on_bug(_: Request, __: Exception) -> JSONResponse:
        """The server logs it."""
        return problem(503, "failed", "something went wrong in the server; nothing was changed")

    for gone in (WorkerDied, Closing):
        app.add_exception_handler(gone, on_busy)  # type: ignore[arg-type]

    @app.exception_handler(HTTPException)
    async def on_http(_: Request, error: HTTPException) -> JSONResponse:
        return problem(error.status_code, "not-found" if error.status_code == 404 else "bad-request", str(error.detail))

    @app.exception_handler(RequestValidationError)
    async def on_invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        if first["type"] == "json_invalid":
            return problem(400, "bad-json", f"the body is not valid JSON: {first['ctx']['error']}")
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        return problem(422, "bad-request", f"{where or 'body'}: {first['msg']}")
