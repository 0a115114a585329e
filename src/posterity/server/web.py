"""The browser app, and the description of the calls: what does not change while the server runs is packed once."""

from __future__ import annotations

import gzip
import json
import os
from functools import lru_cache
from typing import Any

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from posterity.server.shapes import socket_schemas

TEXTS = (".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")
PACKED_FILES = 200  # kept in memory


class Packing:
    """Packs what the calls answer; files are packed already, or need not be."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.packing = GZipMiddleware(app, minimum_size=1000, compresslevel=5)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        called = scope["type"] == "http" and scope["path"].startswith("/api")
        await (self.packing if called else self.app)(scope, receive, send)


class WebApp(StaticFiles):
    """The built browser app: what has its own hash in its name never changes, the page itself may."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        path = str(full_path)
        lasting = "/assets/" in path
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        if not isinstance(response, FileResponse) or not path.endswith(TEXTS):
            return response
        response.headers["vary"] = "accept-encoding"
        if not _takes_packed(Headers(scope=scope)):
            return response
        kept = ("cache-control", "content-type", "etag", "last-modified", "vary")
        headers = {name: response.headers[name] for name in kept if name in response.headers}
        return Response(_packed(path, stat_result.st_mtime_ns), status_code, {**headers, "content-encoding": "gzip"})


@lru_cache(maxsize=PACKED_FILES)
def _packed(path: str, _: int) -> bytes:
    with open(path, "rb") as file:
        return gzip.compress(file.read(), 6)


def _takes_packed(headers: Headers) -> bool:
    return "gzip" in headers.get("accept-encoding", "")


def describe(app: FastAPI) -> None:
    """At /openapi.json, beside HTTP, the messages of the socket."""

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = FastAPI.openapi(app)
            app.openapi_schema["components"]["schemas"].update(socket_schemas())
        return app.openapi_schema

    @lru_cache(maxsize=2)
    def text(packed: bool) -> bytes:
        whole = json.dumps(described()).encode()
        return gzip.compress(whole, 6) if packed else whole

    def page(request: Request) -> Response:
        packed = _takes_packed(request.headers)
        headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if packed else {})}
        return Response(text(packed), headers=headers, media_type="application/json")

    app.openapi = described  # type: ignore[method-assign]
    app.add_route("/openapi.json", page, include_in_schema=False)
