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
from posterity.table.problems import problem_of, written
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


def answer_all(app: FastAPI) -> None:
    """Every kind of trouble has its answer."""

    @app.exception_handler(Problem)
    async def on_problem(_: Request, error: Problem) -> JSONResponse:
        return problem(error.status, error.code, error.message)

    async def on_trouble(_: Request, error: Exception) -> JSONResponse:
        return problem(*problem_of(error))

    for kind in (Refused, PosterityError, Unreadable, NotStored, Busy, TimeoutError, Exception):
        app.add_exception_handler(kind, on_trouble)

    async def on_no_storage(_: Request, error: Exception) -> JSONResponse:
        log.error("the database does not answer: %s", said(error))
        return problem(*problem_of(NoAnswer()))

    for silent in (NoAnswer, SQLAlchemyError):
        app.add_exception_handler(silent, on_no_storage)

    async def on_going(_: Request, __: Exception) -> JSONResponse:
        return problem(*problem_of(Busy()))

    for gone in (WorkerDied, Closing):
        app.add_exception_handler(gone, on_going)

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
