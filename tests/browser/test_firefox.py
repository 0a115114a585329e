"""Tables on the device in Firefox, which runs WebAssembly and keeps things in its own way. It is driven as it is
installed, by WebDriver BiDi."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from posterity import machine
from running import WEB, Server

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
PATIENCE = 90.0  # seconds: a busy machine may take its time

pytestmark = [
    pytest.mark.skipif(FIREFOX is None, reason="there is no Firefox on this machine"),
    pytest.mark.skipif(not (WEB / "index.html").is_file(), reason="the app is not built: make web"),
]

# Until there is something, or for so many seconds in vain.
UNTIL = """const until = async (found, seconds = 80) => {
    for (let i = 0; i < seconds * 20; i += 1) {
        const one = found()
        if (one) return one
        await new Promise((next) => setTimeout(next, 50))
    }
    throw new Error(`in vain: ${found}: ${document.body.innerText.slice(0, 300)}`)
}
const button = (text) => [...document.querySelectorAll('button')].find((one) => one.innerText.trim() === text)
const said = () => document.querySelector('footer .prompt p')?.innerText
const line = () => document.querySelectorAll('[role=log] li').length
"""
BEGIN = """
;(await until(() => button('Play Village'))).click()
;(await until(() => button('Begin'))).click()
await until(() => document.querySelector('.game') || document.querySelector('[role=alert]'))
await until(said)
return location.hash
"""
CHOOSE = """
const before = line()
;(await until(() => document.querySelector('footer button.list[aria-expanded=false]:not([disabled])'))).click()
const option = await until(() => document.querySelector('[role=radio]'))
option.click()
option.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
await until(() => line() > before)
await until(() => document.querySelector('footer button.list:not([disabled])'))
return line()
"""
SEEN = "await until(said); await until(line); return line()"


class Firefox:
    """A window of a Firefox that was started for this test."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.asked = 0
        self.tell("session.new", capabilities={})
        self.window = self.tell("browsingContext.create", type="tab")["context"]

    def tell(self, method: str, **params: object) -> Any:
        self.asked += 1
        self.socket.send(json.dumps({"id": self.asked, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv(PATIENCE))
            if answer.get("id") == self.asked:
                assert "result" in answer, answer
                return answer["result"]

    def go(self, url: str) -> None:
        self.tell("browsingContext.navigate", context=self.window, url=url, wait="complete")

    def again(self) -> None:
        self.tell("browsingContext.reload", context=self.window, wait="complete")

    def run(self, script: str) -> Any:
        source = f"(async () => {{ {UNTIL} {script} }})()"
        found = self.tell("script.evaluate", expression=source, target={"context": self.window}, awaitPromise=True)
        assert found["type"] == "success", found
        return found["result"].get("value")


@pytest.fixture
def firefox() -> Iterator[Firefox]:
    port = machine.free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [FIREFOX or "", "--headless", "--no-remote", "--profile", profile]
        process = subprocess.Popen(
            [*command, "--remote-debugging-port", str(port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            with _connected(port) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
            process.wait()


def _connected(port: int) -> ClientConnection:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return connect(f"ws://127.0.0.1:{port}/session", max_size=None)
        except (OSError, WebSocketException):
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


def test_a_game_is_begun_and_gone_on_with_on_this_device(firefox: Firefox, server: Server) -> None:
    firefox.go(f"http://127.0.0.1:{server.port}/?lang=en")
    assert "/here-" in firefox.run(BEGIN)
    lines = firefox.run(CHOOSE)
    assert lines > 0
    firefox.again()
    assert firefox.run(SEEN) >= lines
