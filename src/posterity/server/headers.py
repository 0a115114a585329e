"""The headers that every answer has: a browser runs nothing here but our own files, and keeps nothing of a table."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",  # tables on the device: Python is WebAssembly
    "worker-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",  # boards place their things by style attributes
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",  # a keepsake is painted with its letters inside it
    "connect-src": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "object-src": "'none'",
}

EVERYWHERE: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", "; ".join(f"{name} {value}" for name, value in POLICY.items()).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # the link of a seat stands in the address
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
NOT_KEPT = [*EVERYWHERE, (b"cache-control", b"no-store")]

# What tells of now: tables, and how the server is.
OF_THE_MOMENT = ("/api", "/healthz", "/readyz", "/metrics", "/openapi.json")


class Headers:
    """Puts them on every HTTP answer of the application inside; sockets pass."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        moment = scope["path"].startswith(OF_THE_MOMENT)
        added = NOT_KEPT if moment else EVERYWHERE

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = message.get("headers", ())
                if moment:
                    own = [header for header in own if header[0].lower() != b"cache-control"]
                message = {**message, "headers": [*own, *added]}
            await send(message)

        await self.app(scope, receive, send_with_headers)
