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
from posterity.server.wording import fault
from posterity.server.work import Closed as Closing
from posterity.server.work import WorkerDied
from posterity.table.lobby import Unreadable
from posterity.table.problems import UNANSWERED, Reply, problem_of, written
from posterity.table.table import Refused
from posterity.table.trouble import Busy, NoAnswer, NotStored

log = logging.getLogger("posterity.server")

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorShape} for status in (400, 403, 404, 408, 409, 413, 422, 429, 503)
}
LATER = {"retry-after": "5"}


class Problem(Exception):
    """A request that cannot be answered."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message


def problem(status: int, code: str, message: str) -> JSONResponse:
    headers = LATER if status in (429, 503) else None
    return JSONResponse({"error": {"code": code, "message": written(message)}}, status, headers)


def trouble(error: Exception) -> Reply:
    """What went wrong, as whoever asked is told, in an answer or on a socket; the table does not know all of it."""
    match error:
        case Problem():
            return Reply(error.status, error.code, error.message)
        case NoAnswer() | SQLAlchemyError():
            log.error("the database does not answer: %s", said(error))
            return problem_of(NoAnswer())
        case WorkerDied() | Closing():
            return problem_of(Busy())
        case _:
            return problem_of(error)


TROUBLES = (
    *(Problem, Refused, PosterityError, Unreadable, NotStored, NoAnswer, SQLAlchemyError),
    *(Busy, WorkerDied, Closing, TimeoutError),
    Exception,  # a bug; whatever runs the application logs it
)


def answer_all(app: FastAPI) -> None:
    """Every kind of trouble has its answer."""

    async def on_trouble(_: Request, error: Exception) -> JSONResponse:
        return problem(*trouble(error))

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
