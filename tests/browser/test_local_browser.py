"""Tables on the device, in a real Chromium: Python runs in the page's workers, and what happened is in its storage."""

from __future__ import annotations

import hashlib
import json
import os
import random
import shutil
import threading
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Route, expect

from browsing import NEEDS_BROWSER, TROUBLES, act, new_context, play
from posterity.local import sameness
from running import WEB, Server

pytestmark = NEEDS_BROWSER

GOLDEN = Path(__file__).parents[1] / "golden"
KILLS = int(os.environ.get("POSTERITY_KILLS", "4"))  # how often the page is killed

# What is on the disk about the table of this page: its answers in their order.
ANSWERS = """() => new Promise((done) => {
    const table = location.hash.split('/')[2]
    indexedDB.open('posterity').onsuccess = ({ target }) => {
        const range = IDBKeyRange.bound([table, 0], [table, Infinity])
        const found = target.result.transaction('answers').objectStore('answers').getAll(range)
        found.onsuccess = () => { target.result.close(); done(found.result) }
    }
})"""


@pytest.fixture
def device(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A browser whose tables stand on the device."""
    opened = new_context(browser, server, here=True)
    yield opened
    opened.close()


def begun(context: BrowserContext, *changes: str, title: str = "Village") -> Page:
    """A table that was begun on the first page, after these clicks among its seats."""
    page = context.new_page()
    page.goto("/?lang=en")
    page.get_by_role("button", name=f"Play {title}").click()
    if changes:
        page.get_by_role("button", name="change").click()
    for change in changes:
        page.get_by_role("button", name=change, exact=True).first.click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".game")).to_be_visible(timeout=60_000)
    return page


def answers(page: Page) -> list[list[Any]]:
    found: list[list[Any]] = page.evaluate(ANSWERS)
    return found


def test_a_game_is_played_to_its_end_without_a_word_to_the_server(device: BrowserContext) -> None:
    asked: list[str] = []
    device.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    page = begun(device, "alone")
    assert "/here-" in page.url
    source = random.Random(5)
    for _ in range(60):
        if not act(page, source):
            page.wait_for_timeout(30)
    before = answers(page)
    page.reload()
    expect(page.locator(".game")).to_be_visible(timeout=60_000)
    assert answers(page) == before, "what was there before is there again"
    play([page], 6)
    expect(page.get_by_role("heading", level=1)).to_contain_text("You reached the level")
    expect(page.locator(".story svg").first).to_be_visible()
    page.get_by_role("link", name="Replay").last.click()
    slider = page.get_by_role("slider")
    slider.fill("3")
    expect(slider).to_have_value("3")
    page.goto("/?lang=en")
    page.get_by_role("button", name="Finished games").click()
    expect(page.locator("section li")).to_contain_text("finished")
    assert asked == []


@pytest.mark.parametrize("title", ["Village", "Signorie", "Legacy"])
def test_bots_play_on_the_device(device: BrowserContext, title: str) -> None:
    page = begun(device, title=title)
    source = random.Random(7)
    seats: set[int] = set()
    for _ in range(400):
        if not act(page, source):
            page.wait_for_timeout(50)
        seats = {answer[3] for answer in answers(page) if answer[2] == "choice"}
        if seats == {0, 1, 2}:
            return
    raise AssertionError(f"only the seats {seats} have chosen")


def test_whoever_kills_the_page_loses_nothing_that_was_shown(device: BrowserContext) -> None:
    page = begun(device, "alone")
    url = page.url
    source = random.Random(8)
    shown: list[list[Any]] = []
    heard = 0
    for _ in range(KILLS):
        for _ in range(source.randrange(1, 6)):
            act(page, source)
            page.wait_for_timeout(source.random() * 60)
        # What can be seen is what the page says of itself, whatever it is writing just now.
        version = page.evaluate("() => globalThis.acknowledged ?? 0")
        heard += version > 0
        kill(page, source.random() * 30)
        page = device.new_page()
        page.add_init_script(ACKNOWLEDGED)
        page.goto(url)
        expect(page.locator(".game")).to_be_visible(timeout=60_000)
        now = answers(page)
        assert now[: len(shown)] == shown
        assert now[-1][1] >= version, "an answer was acknowledged and is lost"
        assert [answer[0] for answer in now] == list(range(len(now)))
        shown = now
    assert len(shown) > KILLS
    assert heard > 0, "it was never heard what was acknowledged"


# The newest version that the table's worker has acknowledged to the page.
ACKNOWLEDGED = """() => {
    const hear = ({ data }) => {
        const said = typeof data?.text === 'string' ? JSON.parse(data.text) : {}
        if (said.type === 'ack') globalThis.acknowledged = said.version
    }
    const Plain = Worker
    globalThis.Worker = class extends Plain {
        constructor(...how) {
            super(...how)
            this.addEventListener('message', hear)
        }
    }
}""".removeprefix("() => ")


def kill(page: Page, after: float) -> None:
    """The page's process ends at once, somewhere in what it does."""
    page.wait_for_timeout(after)
    with suppress(Error):  # it cannot answer any more
        page.goto("chrome://crash", timeout=5_000)
    page.close()


def test_two_tabs_at_one_table_see_the_same(device: BrowserContext) -> None:
    page = begun(device, "alone")
    other = device.new_page()
    other.goto(page.url)
    expect(other.locator(".game")).to_be_visible(timeout=60_000)
    source = random.Random(9)
    for turn in range(12):
        act((page, other)[turn % 2], source)
        page.wait_for_timeout(150)
    expect(other.locator("footer .prompt p")).to_have_text(page.locator("footer .prompt p").inner_text())
    numbers = [answer[0] for answer in answers(page)]
    assert len(numbers) > 6
    assert numbers == list(range(len(numbers)))


# Says of every answer that there is no room for it, from the moment on that somebody says so. (Chromium's own way of
# making a disk small, Storage.overrideQuotaForOrigin, changes nothing in the one that is played in here.)
NO_ROOM = """
{
    const add = IDBObjectStore.prototype.add
    let full = false
    new BroadcastChannel('room').onmessage = ({ data }) => (full = data)
    IDBObjectStore.prototype.add = function (...what) {
        if (full) throw new DOMException('full', 'QuotaExceededError')
        return add.apply(this, what)
    }
}
"""


def _with_no_room(route: Route) -> None:
    plain = route.fetch()
    route.fulfill(response=plain, body=NO_ROOM + plain.text())


def test_without_room_nothing_changes_and_it_is_said(device: BrowserContext) -> None:
    device.route("**/worker-*.js", _with_no_room)
    page = begun(device, "alone")
    source = random.Random(10)

    def chosen() -> None:
        while not act(page, source):
            page.wait_for_timeout(50)

    chosen()
    page.wait_for_timeout(500)
    before = answers(page)
    page.evaluate("new BroadcastChannel('room').postMessage(true)")
    chosen()
    expect(page.get_by_text("There is no room left on this device")).to_be_visible()
    assert answers(page) == before
    page.evaluate("new BroadcastChannel('room').postMessage(false)")
    while len(answers(page)) == len(before):
        act(page, source)
        page.wait_for_timeout(50)


def test_without_a_network_the_game_goes_on(device: BrowserContext) -> None:
    page = begun(device, "alone")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    device.set_offline(True)
    page.reload()
    expect(page.locator(".game")).to_be_visible(timeout=60_000)
    before = len(answers(page))
    source = random.Random(11)
    while len(answers(page)) == before:
        act(page, source)
        page.wait_for_timeout(50)
    device.set_offline(False)
    TROUBLES[:] = [one for one in TROUBLES if "ERR_INTERNET_DISCONNECTED" not in one]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A web host with a copy of the app, and no server behind it."""
    folder = tmp_path / "app"
    shutil.copytree(WEB, folder)
    serving = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=serving.serve_forever)
    thread.start()
    yield folder, f"http://127.0.0.1:{serving.server_port}"
    serving.shutdown()
    serving.server_close()
    thread.join()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None: ...


def test_a_new_version_waits_until_nobody_is_in_a_game(
    browser: Browser, server: Server, host: tuple[Path, str]
) -> None:
    folder, address = host
    context = new_context(browser, server, here=True)
    try:
        page = context.new_page()
        page.goto(f"{address}/?lang=en")
        page.get_by_role("button", name="Play Village").click()
        page.get_by_role("button", name="Begin").click()
        expect(page.locator(".game")).to_be_visible(timeout=60_000)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        expect(page.locator(".game")).to_be_visible(timeout=60_000)
        released(folder)
        page.evaluate("() => navigator.serviceWorker.ready.then((found) => found.update())")
        page.wait_for_function("() => navigator.serviceWorker.getRegistration().then((found) => !!found.waiting)")
        expect(page.get_by_text("A new version is there")).to_have_count(0)
        page.get_by_role("link", name="Home").click()
        expect(page.get_by_text("A new version is there")).to_be_visible()
        assert page.title() == "Posterity"
        page.get_by_role("button", name="Load it").click()
        page.wait_for_function("() => document.head.innerHTML.includes('newer')")
        page.wait_for_function(
            "() => caches.keys().then((all) => all.filter((n) => n !== 'posterity-python').length === 1)"
        )
        expect(page.get_by_text("A new version is there")).to_have_count(0)
    finally:
        context.close()


def released(folder: Path) -> None:
    """The next version, in which the page is another one."""
    page, worker = folder / "index.html", folder / "sw.js"
    old = hashlib.sha256(page.read_bytes()).hexdigest()
    page.write_text(page.read_text().replace("</head>", "<!-- newer --></head>"))
    new = hashlib.sha256(page.read_bytes()).hexdigest()
    text = worker.read_text()
    assert old in text
    worker.write_text(text.replace(old, new).replace("const VERSION = '", "const VERSION = 'f"))


def test_a_file_that_was_meddled_with_is_not_started(device: BrowserContext) -> None:
    page = device.new_page()
    spoilt = "library-"
    device.route(f"**/{spoilt}*.pack", lambda route: route.fulfill(body=b"something else"))
    page.goto("/?lang=en")
    page.get_by_role("button", name="Play Village").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("alert")).to_contain_text("library is not the file that it should be")
    device.unroute(f"**/{spoilt}*.pack")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".game")).to_be_visible(timeout=60_000)


def test_a_game_goes_into_a_file_and_comes_out_of_it(device: BrowserContext, browser: Browser, server: Server) -> None:
    page = begun(device, "alone")
    source = random.Random(12)
    for _ in range(10):
        act(page, source)
        page.wait_for_timeout(50)
    before = answers(page)
    page.goto("/?lang=en")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all games to a file").click()
    elsewhere = new_context(browser, server, here=True)
    try:
        there = elsewhere.new_page()
        there.goto("/?lang=en")
        with there.expect_file_chooser() as chooser:
            there.get_by_role("button", name="Open a game or a record").click()
        chooser.value.set_files(download.value.path())
        expect(there.get_by_role("status")).to_contain_text("One game is on this device now", timeout=60_000)
        there.locator("section li a").first.click()
        expect(there.locator(".game")).to_be_visible(timeout=60_000)
        assert [answer[:5] for answer in answers(there)] == [answer[:5] for answer in before]
    finally:
        elsewhere.close()


def test_a_game_moves_to_the_server_and_back(device: BrowserContext) -> None:
    page = begun(device, "alone")
    here = page.url
    source = random.Random(13)
    for _ in range(6):
        act(page, source)
        page.wait_for_timeout(100)
    asked = page.locator("footer .prompt p").inner_text()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Put it on the server").click()
    page.wait_for_url(lambda url: url != here)
    assert "/here-" not in page.url
    expect(page.locator("footer .prompt p")).to_have_text(asked)
    there = page.url
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Take it to this device").click()
    page.wait_for_url(lambda url: url != there)
    assert "/here-" in page.url
    expect(page.locator("footer .prompt p")).to_have_text(asked)


# A worker with Python in it, and what a piece of it comes to.
RUN = """async ([worker, parts, source]) => {
    const python = new Worker(worker, { type: 'module' })
    const answer = (message) => new Promise((done, failed) => {
        python.onerror = failed
        python.onmessage = ({ data }) => {
            if (data.ready || data.answer !== undefined) done(data.answer)
            else if (data.broken || data.failed) failed(new Error(data.broken ?? data.failed))
        }
        python.postMessage(message)
    })
    await answer({ start: 'think', parts, version: '' })
    const found = await answer({ id: 1, run: source })
    python.terminate()
    return found
}"""


def ran(page: Page, source: str) -> str:
    """In Python in a worker of the page, as bots are."""
    (worker,) = (WEB / "assets").glob("worker-*.js")
    parts = [
        {
            "name": file.name.partition("-")[0],
            "url": page.evaluate("(name) => new URL(`/assets/${name}`, location.href).href", file.name),
            "bytes": file.stat().st_size,
            "sha256": hashlib.sha256(file.read_bytes()).hexdigest(),
        }
        for file in sorted((WEB / "assets").glob("*.pack"))
    ]
    found: str = page.evaluate(RUN, [f"/assets/{worker.name}", parts, source])
    return found


def test_the_same_games_come_out_as_elsewhere(device: BrowserContext) -> None:
    """A few golden games with all they leave, and games at random as every seat sees them."""
    golden = {
        file.name: file.read_text(encoding="utf-8")
        for title in ("village", "signorie", "legacy")
        for file in sorted((GOLDEN / title).glob("*"))[:1]
    }
    page = device.new_page()
    page.goto("/")
    source = f"""
from posterity.local import sameness
sameness.digests({golden!r}, 0)
"""
    assert json.loads(ran(page, source)) == json.loads(sameness.digests(golden, 0))
