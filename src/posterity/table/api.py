"""HTTP and sockets: the edge, where everything that comes in is checked."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated, Any, Literal

from fastapi import FastAPI, Query, Request, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from fastapi.staticfiles import StaticFiles
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from posterity import __version__
from posterity.bots import BOTS
from posterity.engine import PosterityError, build
from posterity.engine import record as records
from posterity.games import TITLES, title
from posterity.table.analysis import Analyses
from posterity.table.live import Client, LiveTable, Refused
from posterity.table.lobby import Lobby
from posterity.table.shapes import (
    FROM_CLIENT,
    Analysis,
    ErrorShape,
    Frame,
    Health,
    Hint,
    KeepsakeShape,
    Move,
    NewTable,
    OpinionShape,
    Since,
    Snapshot,
    Story,
    TableLinks,
    TakeSeat,
    TitleShape,
    Undo,
    VariantShape,
    WantAnalysis,
    WantHint,
    socket_schemas,
)
from posterity.table.store import Store
from posterity.table.thinking import Budget, Thinkers

log = logging.getLogger("posterity.table")

MOST_BODY = 256 * 1024  # bytes; a long record has some 30 kB
MOST_MESSAGE = 4096
MESSAGES_PER_SECOND = 100.0
BURST = 200.0

Token = Annotated[str, Query(max_length=64)]
REFUSALS: dict[int | str, dict[str, Any]] = {status: {"model": ErrorShape} for status in (400, 403, 404, 413, 422)}
NOT_NOW: dict[int | str, dict[str, Any]] = {status: {"model": ErrorShape} for status in (409, 429, 503)}
HINT_REFUSED = {"no-hints": 403, "too-fast": 429}  # else 409: the table is not there, or not any more


class Problem(Exception):
    """A request that cannot be answered."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message


def problem(status: int, code: str, message: str) -> JSONResponse:
    return JSONResponse({"error": {"code": code, "message": message}}, status)


def create_app(database: str, workers: int = 1, budget: Budget | None = None, web: Path | None = None) -> FastAPI:
    """The server on a database; `web` is the folder of the built browser app."""

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store, database)
        thinkers = Thinkers(workers, budget or Budget())
        app.state.lobby = Lobby(store, thinkers.think)
        app.state.thinkers = thinkers
        app.state.analyses = Analyses(store, thinkers.judge)
        log.info("ready", extra={"build": build()})
        yield
        app.state.analyses.close()
        thinkers.close()
        await asyncio.to_thread(store.close)
        log.info("stopped")

    app = FastAPI(title="Posterity", version=__version__, lifespan=life, responses=REFUSALS)

    def described() -> dict[str, Any]:
        """HTTP and, beside it, the messages of the socket."""
        if app.openapi_schema is None:
            app.openapi_schema = FastAPI.openapi(app)
            app.openapi_schema["components"]["schemas"].update(socket_schemas())
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]

    def lobby() -> Lobby:
        found: Lobby = app.state.lobby
        return found

    async def opened(table_id: str, token: str) -> tuple[LiveTable, int]:
        """The table and the seat that the token opens; a wrong token is answered like an unknown table."""
        table = await lobby().find(table_id)
        seat = None if table is None else table.seat_of(token)
        if table is None or seat is None:
            raise Problem(404, "no-such-table", "there is no such table, or the link is not right")
        return table, seat

    @app.middleware("http")
    async def limit_body(request: Request, call_next: Any) -> Response:
        length = request.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > MOST_BODY:
            return problem(413, "too-large", f"a request may have at most {MOST_BODY} bytes")
        if request.method == "POST" and "content-length" not in request.headers:
            return problem(411, "length-required", "a request with a body must tell its length")
        response: Response = await call_next(request)
        return response

    @app.exception_handler(Problem)
    async def on_problem(_: Request, error: Problem) -> JSONResponse:
        return problem(error.status, error.code, error.message)

    @app.exception_handler(PosterityError)
    async def on_bad_input(_: Request, error: PosterityError) -> JSONResponse:
        return problem(400, "bad-request", str(error))

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

    @app.get("/healthz")
    async def healthz() -> Health:
        return Health(ok=True, build=build(), version=__version__)

    @app.get("/api/titles")
    async def titles() -> list[TitleShape]:
        return [
            TitleShape(
                name=name,
                variants=[VariantShape(name=v.name, fewest=v.fewest, most=v.most) for v in title(name).variants],
                bots=list(BOTS),
            )
            for name in TITLES
        ]

    @app.post("/api/tables", status_code=201)
    async def create(wanted: NewTable) -> TableLinks:
        return await lobby().create(wanted)

    @app.get("/api/tables/{table_id}", response_model=Snapshot)
    async def show(table_id: str, token: Token) -> Response:
        table, seat = await opened(table_id, token)
        async with table.lock:
            return Response(json.dumps(table.snapshot(seat), ensure_ascii=False), media_type="application/json")

    @app.post("/api/tables/{table_id}/name", response_model=Snapshot)
    async def take_seat(table_id: str, wanted: TakeSeat) -> Response:
        table, seat = await opened(table_id, wanted.token)
        if seat < 0:
            raise Problem(403, "only-watching", "this link is for watching: it opens no seat")
        await table.rename(seat, wanted.name)
        async with table.lock:
            return Response(json.dumps(table.snapshot(seat), ensure_ascii=False), media_type="application/json")

    @app.post("/api/tables/{table_id}/hint", responses=NOT_NOW)
    async def hint(table_id: str, wanted: WantHint) -> Hint:
        table, seat = await opened(table_id, wanted.token)
        if seat < 0:
            raise Problem(403, "only-watching", "this link is for watching: hints are for the seat that is asked")
        try:
            advised = await table.hint(seat, wanted.version, app.state.thinkers.hint)
        except Refused as refusal:
            raise Problem(HINT_REFUSED.get(refusal.code, 409), refusal.code, refusal.message) from None
        except TimeoutError:
            raise Problem(503, "too-slow", "the server is too busy to think of a hint; try again later") from None
        opinions = [OpinionShape(**opinion._asdict()) for opinion in advised.opinions]
        return Hint(version=wanted.version, opinions=opinions, standing=advised.standing, in_points=advised.in_points)

    async def looked_back(table_id: str, token: str, seat: int | None) -> tuple[LiveTable, int]:
        """The table and whose eyes look back at it: one's own, at a finished game those of any seat."""
        table, own = await opened(table_id, token)
        if seat is None or seat == own:
            return table, own
        if not table.game.over:
            raise Problem(403, "still-running", "a running game can be seen from one's own seat only")
        if not -1 <= seat < len(table.seats):
            raise Problem(400, "bad-request", f"seat: expected -1 to {len(table.seats) - 1}, got {seat}")
        return table, seat

    @app.get("/api/tables/{table_id}/replay", response_model=Frame)
    async def replay(table_id: str, token: Token, at: int = 0, seat: int | None = None) -> Response:
        table, viewer = await looked_back(table_id, token, seat)
        async with table.lock:
            frame = await asyncio.to_thread(table.frame, viewer, at)
        return Response(json.dumps(frame, ensure_ascii=False), media_type="application/json")

    @app.get("/api/tables/{table_id}/story", response_model=Story)
    async def story(table_id: str, token: Token, seat: int | None = None) -> Response:
        table, viewer = await looked_back(table_id, token, seat)
        async with table.lock:
            told = await asyncio.to_thread(table.story, viewer)
        return Response(json.dumps(told, ensure_ascii=False), media_type="application/json")

    @app.get("/api/tables/{table_id}/record", response_class=PlainTextResponse)
    async def record(table_id: str, token: Token) -> str:
        table, _ = await opened(table_id, token)
        if not table.game.over:
            raise Problem(403, "still-running", "the record is given out when the game is over")
        async with table.lock:
            return await asyncio.to_thread(records.write, table.game)

    async def finished(table_id: str, token: str, what: str) -> tuple[LiveTable, int]:
        """The table and the seat that the token opens, once nothing is hidden any more."""
        table, own = await opened(table_id, token)
        if not table.game.over:
            raise Problem(403, "still-running", f"{what} when the game is over")
        return table, own

    @app.post("/api/tables/{table_id}/analysis", response_model=Analysis, responses=NOT_NOW)
    async def analyse(table_id: str, wanted: WantAnalysis) -> Response:
        table, _ = await finished(table_id, wanted.token, "decisions are analysed")
        try:
            told = await app.state.analyses.of(table)
        except TimeoutError:
            raise Problem(503, "too-slow", "the server is too busy to analyse this game; try again later") from None
        return Response(json.dumps(told, ensure_ascii=False), media_type="application/json")

    @app.get("/api/tables/{table_id}/keepsakes")
    async def keepsakes(table_id: str, token: Token) -> list[KeepsakeShape]:
        table, _ = await finished(table_id, token, "keepsakes are made")
        return [KeepsakeShape(name=keepsake.name, media=keepsake.media) for keepsake in table.title.keepsakes()]

    @app.get("/api/tables/{table_id}/keepsakes/{name}", response_class=Response)
    async def keepsake(
        table_id: str, name: str, token: Token, seat: int | None = None, language: Literal["en", "pl", "ru"] = "en"
    ) -> Response:
        table, own = await finished(table_id, token, "keepsakes are made")
        known = {one.name: one for one in table.title.keepsakes()}
        if name not in known:
            there = ", ".join(known) or "none"
            raise Problem(404, "no-such-keepsake", f"there is no keepsake {name!r} of this game; there are: {there}")
        whose = max(own, 0) if seat is None else seat
        if not 0 <= whose < len(table.seats):
            raise Problem(400, "bad-request", f"seat: expected 0 to {len(table.seats) - 1}, got {whose}")
        async with table.lock:
            text = await asyncio.to_thread(table.keepsake, name, whose, language)
        file = f"{table.title.name}-{name}-{whose + 1}.{known[name].suffix}"
        return Response(
            text, media_type=known[name].media, headers={"content-disposition": f'attachment; filename="{file}"'}
        )

    @app.post("/api/records", status_code=201)
    async def keep_record(request: Request) -> TableLinks:
        body = await request.body()
        try:
            text = body.decode()
        except UnicodeDecodeError:
            raise Problem(400, "bad-request", "a record is a text in UTF-8") from None
        return await lobby().keep_record(text)

    @app.websocket("/api/tables/{table_id}/socket")
    async def socket(websocket: WebSocket, table_id: str, token: str = "", version: int | None = None) -> None:
        await websocket.accept()
        try:
            table, seat = await opened(table_id, token)
        except Problem as error:
            await websocket.send_text(_refused("", error.code, error.message, 0))
            await websocket.close(4404)
            return
        client = Client(seat, websocket.send_text)
        await table.join(client, version)
        try:
            await _listen(websocket, table, client)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            await table.leave(client)

    app.add_middleware(GZipMiddleware, minimum_size=1000)
    if web is not None and web.is_dir():
        app.mount("/", WebApp(directory=web, html=True), name="web")
    return app


class WebApp(StaticFiles):
    """The built browser app: what has its own hash in its name never changes, the page itself may."""

    def file_response(self, full_path: Any, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(full_path, *args, **kwargs)
        lasting = "/assets/" in str(full_path)
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response


def _refused(move: str, code: str, message: str, version: int) -> str:
    return json.dumps({"type": "refused", "id": move, "code": code, "message": message, "version": version})


async def _listen(websocket: WebSocket, table: LiveTable, client: Client) -> None:
    """Answer what a client sends, until it leaves; a flood is slowed down by refusing."""
    allowance, last = BURST, time.monotonic()
    while True:
        text = await websocket.receive_text()
        now = time.monotonic()
        allowance = min(BURST, allowance + (now - last) * MESSAGES_PER_SECOND)
        last = now
        if allowance < 1:
            await client.send(_refused("", "too-fast", "too many messages; wait a moment", table.version))
            await asyncio.sleep(0.25)
            continue
        allowance -= 1
        await _answer(text, table, client)


async def _answer(text: str, table: LiveTable, client: Client) -> None:
    if len(text) > MOST_MESSAGE:
        await client.send(
            _refused("", "bad-message", f"a message has at most {MOST_MESSAGE} characters", table.version)
        )
        return
    try:
        message = FROM_CLIENT.validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"]) or "message"
        await client.send(_refused("", "bad-message", f"{where}: {first['msg']}", table.version))
        return
    if isinstance(message, Since):
        if message.version != table.version:
            async with table.lock:
                await client.send(table.snapshot_message(client.seat))
        return
    if client.seat < 0:
        await client.send(_refused(message.id, "only-watching", "this link is for watching", table.version))
        return
    kind, action = "end-turn", ""
    if isinstance(message, Move):
        kind, action = "choice", message.action
    elif isinstance(message, Undo):
        kind = "undo"
    try:
        version = await table.answer(client.seat, kind, action, message.id, message.version)
        await client.send(json.dumps({"type": "ack", "id": message.id, "version": version}))
    except Refused as refusal:
        await client.send(_refused(message.id, refusal.code, refusal.message, table.version))
        if refusal.code == "stale":
            async with table.lock:
                await client.send(table.snapshot_message(client.seat))
