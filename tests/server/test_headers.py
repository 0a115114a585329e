"""Every answer carries the headers that keep a browser safe, and none of a table is kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from asking import Inside, socket_messages
from posterity.server.headers import POLICY, Headers

DIST = Path(__file__).parents[2] / "web" / "dist"


async def something(request: Request) -> Response:
    return PlainTextResponse("something", headers={"cache-control": "public, max-age=60", "x-own": "1"})


async def broken(request: Request) -> Response:
    raise RuntimeError("broken")


async def echo(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.send_text(await websocket.receive_text())
    await websocket.close()


@pytest.fixture
def client() -> Inside:
    paths = ["/", "/assets/a.js", "/api/titles", "/readyz"]
    routes = [Route(path, something) for path in paths]
    inside = Starlette(routes=[*routes, Route("/api/broken", broken), WebSocketRoute("/socket", echo)])
    return Inside(Headers(inside))


@pytest.mark.parametrize("path", ["/", "/assets/a.js", "/api/titles", "/readyz", "/nowhere", "/api/broken"])
def test_every_answer_has_them_also_one_that_failed(client: Inside, path: str) -> None:
    headers = client.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]


def test_no_script_runs_but_those_of_our_own_files(client: Inside) -> None:
    policy = client.get("/").headers["content-security-policy"]
    parts = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert parts["default-src"] == "'self'"
    assert parts["script-src"] == "'self' 'wasm-unsafe-eval'", "our own files, and Python in WebAssembly"
    assert parts["worker-src"] == "'self'"
    assert [name for name, value in parts.items() if "'unsafe" in value] == ["style-src"]
    assert {"base-uri", "form-action", "object-src", "frame-ancestors"} <= {
        name for name, value in parts.items() if value == "'none'"
    }


@pytest.mark.parametrize("path", ["/api/titles", "/readyz"])
def test_what_is_true_for_the_moment_is_not_kept_whatever_the_application_says(client: Inside, path: str) -> None:
    assert client.get(path).headers.get_list("cache-control") == ["no-store"]


@pytest.mark.parametrize("path", ["/", "/assets/a.js"])
def test_the_app_itself_may_be_kept(client: Inside, path: str) -> None:
    answer = client.get(path)
    assert answer.headers.get_list("cache-control") == ["public, max-age=60"]
    assert answer.headers["x-own"] == "1"
    assert answer.text == "something"


def test_sockets_pass_untouched(client: Inside) -> None:
    accepted, said, closed = socket_messages(client.app, "/socket", "hello")
    assert accepted["type"] == "websocket.accept"
    assert not accepted.get("headers")
    assert said["text"] == "hello"
    assert closed["type"] == "websocket.close"


@pytest.mark.skipif(not (DIST / "index.html").is_file(), reason="the app is not built: make web")
def test_the_built_app_needs_nothing_that_the_policy_forbids() -> None:
    page = (DIST / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", page), "a script inside the page"
    assert not re.search(r"\son[a-z]+=", page), "a script in an attribute"
    for address in re.findall(r"""(?:src|href)=["']([^"']+)""", page):
        assert address.startswith("/"), f"{address} lies elsewhere"
    for sheet in DIST.glob("assets/*.css"):
        for address in re.findall(r"url\(([^)]+)\)", sheet.read_text(encoding="utf-8")):
            assert address.strip("'\"").startswith(("/", "data:image/", "#")), f"{sheet.name} asks for {address[:60]}"
    assert "data:" in POLICY["img-src"]
