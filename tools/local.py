"""Measures tables on the device: what is fetched, how soon there is a board, how fast bots and clicks are answered.

    cd web && npm run build
    python tools/local.py              # all of it, a few minutes
    python tools/local.py bytes start  # only these
    POSTERITY_KILLS=100 pytest tests/browser/test_local_browser.py -k kills

- **bytes**: what is fetched for a first game, as the server sends it
- **start**: from the cache to the board, with Python in it
- **clicks**: from a choice to its acknowledgement, in every title, at two seats of one person
- **bots**: how long Squires and Knights think, in every title
- **regent**: how long a Regent thinks while Chromium may run a quarter of the time, beside its limit
- **play**: random games a second in Chromium beside CPython interpreted, in turns

The app in web/dist is measured, in Chromium, on a server of its own.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import random
import signal
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parents[1]
sys.path[:0] = [str(HERE / "tests" / name) for name in ("server", "browser")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from browsing import CHROMIUM, FLAGS, new_context  # noqa: E402
from posterity.games import MANIFESTS  # noqa: E402
from running import WEB, Server  # noqa: E402

TITLES: Final = tuple(MANIFESTS)
RELOADS: Final = 7
CLICKS: Final = 120

# A worker with Python in it, as bots have it; `ask` gives what a piece of Python comes to.
WORKER = """async ([worker, parts]) => {
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
    globalThis.ask = (run) => answer({ id: 1, run })
}"""

PLAY = """
import random, time
from posterity import games
from posterity.engine import SeededChance, new

def play(name, seconds):
    title = games.title(name)
    end, count, seed = time.perf_counter() + seconds, 0, 0
    while time.perf_counter() < end:
        source, seed = random.Random(seed), seed + 1
        game = new(title, title.variants[0].name, 2, SeededChance(seed))
        while not game.over:
            game.play(game.options[int(source.random() * len(game.options))])
            count += 1
    return count / seconds
"""

THINK = """
import json, random, time
from posterity import games
from posterity.bots import bot
from posterity.engine import SeededChance, View, new

def think(name, level, most, seconds=2.5):
    title = games.title(name)
    game = new(title, title.variants[0].name, 3, SeededChance(3))
    found, source = [], random.Random(3)
    quick = bot("page", source)
    while not game.over and len(found) < most:
        view = View(title, game.setup, game.seat, title.view(game.state, game.seat), game.menu)
        began = time.perf_counter()
        action = bot(level, source, seconds).choose(view)
        found.append((time.perf_counter() - began) * 1000)
        game.play(action)
    return json.dumps(found)
"""

# A table with two persons at this device, played from one line: how long each choice took, in ms.
CHOOSE = """async ([names, title, clicks]) => {
    const all = (await Promise.all(names.map((name) => import(name)))).flatMap((module) => Object.values(module))
    const house = all.find((one) => one?.fetch && one?.open)
    const seats = [{ kind: 'person', name: 'A' }, { kind: 'person', name: 'B' }]
    const body = JSON.stringify({ title, seats, confirm: false })
    const made = await (await house.fetch('POST', '/api/tables', null, body)).json()
    const lines = made.seats.map(({ token }) => {
        const wire = house.open(made.table)
        const line = { wire, now: null, chosen: -1, heard: () => {} }
        wire.onopen = () => wire.send(JSON.stringify({ type: 'hello', token, version: null }))
        wire.onmessage = ({ data }) => {
            const said = JSON.parse(data)
            if (said.type === 'snapshot') line.now = said
            if (said.type === 'update')
                line.now = { ...line.now, ...said, menu: said.menu === undefined ? line.now.menu : said.menu }
            line.heard(said)
        }
        return line
    })
    const times = []
    let random = 7
    while (times.length < clicks) {
        const line = lines.find(({ now, chosen }) => now?.menu && now.version > chosen)
        if (lines.some(({ now }) => now?.over)) break
        if (!line) { await new Promise((next) => setTimeout(next, 1)); continue }
        random = (random * 16807) % 2147483647
        const { options } = line.now.menu
        const began = performance.now()
        const said = new Promise((done) => (line.heard = ({ type, id }) => {
            if (id === `${times.length}`) done(type)
        }))
        const action = options[random % options.length]
        const { version } = line.now
        line.chosen = version
        line.wire.send(JSON.stringify({ type: 'move', id: `${times.length}`, version, action }))
        if ((await said) !== 'ack') throw new Error(`${action} was refused`)
        times.push(performance.now() - began)
    }
    return times
}"""


def asset(pattern: str) -> Path:
    (found,) = (WEB / "assets").glob(pattern)
    return found


def worker(page: Page) -> None:
    """Start Python in a worker of the page."""
    origin = page.evaluate("location.origin")
    parts = [
        {
            "name": file.name.partition("-")[0],
            "url": f"{origin}/assets/{file.name}",
            "bytes": file.stat().st_size,
            "sha256": hashlib.sha256(file.read_bytes()).hexdigest(),
        }
        for file in sorted((WEB / "assets").glob("*.pack"))
    ]
    page.evaluate(WORKER, [f"/assets/{asset('worker-*.js').name}", parts])


def ask(page: Page, source: str) -> str:
    found: str = page.evaluate("(source) => ask(source)", source)
    return found


def spread(times: list[float]) -> str:
    ordered = sorted(times)
    p95 = ordered[int(len(ordered) * 0.95)]
    return f"median {statistics.median(ordered):.1f} ms, p95 {p95:.1f} ms, most {ordered[-1]:.1f} ms of {len(ordered)}"


def measured_bytes(page: Page) -> None:
    packs = {file.name.partition("-")[0]: file.stat().st_size for file in (WEB / "assets").glob("*.pack")}
    script = len(gzip.compress(asset("worker-*.js").read_bytes(), 6))
    for name, size in [*sorted(packs.items()), ("worker.js, gzipped", script)]:
        print(f"  {name}: {size / 1e6:.2f} MB")
    print(f"  together: {(sum(packs.values()) + script) / 1e6:.2f} MB")


def measured_start(page: Page) -> None:
    page.goto("/?lang=en")
    page.locator("article button.button").first.click()
    page.get_by_role("button", name="Begin").click()
    page.locator(".game").wait_for(timeout=120_000)
    times, worked = [], []
    for _ in range(RELOADS):
        before, began = processor_seconds(page), time.perf_counter()
        page.reload()
        page.locator(".game").wait_for(timeout=120_000)
        times.append((time.perf_counter() - began) * 1000)
        worked.append(processor_seconds(page) - before)
    print(f"  {spread(times)}")
    print(f"  of a processor, all of Chromium: median {statistics.median(worked):.1f} s")


def processor_seconds(page: Page) -> float:
    """What all of Chromium has used so far, on whatever busy machine."""
    browser = page.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    found = sum(one["cpuTime"] for one in session.send("SystemInfo.getProcessInfo")["processInfo"])
    session.detach()
    return float(found)


def measured_clicks(page: Page) -> None:
    page.goto("/?lang=en")
    names = [f"/assets/{file.name}" for file in (WEB / "assets").glob("house.svelte-*.js")]
    for title in TITLES:
        times: list[float] = []
        while len(times) < CLICKS:
            times += page.evaluate(CHOOSE, [names, title, CLICKS])
        print(f"  {title}: {spread(times)}")


def measured_bots(page: Page) -> None:
    worker(page)
    for title in TITLES:
        for level in ("squire", "knight"):
            times = json.loads(ask(page, f"{THINK}\nthink({title!r}, {level!r}, 60)"))
            print(f"  {title}, {level}: {spread(times)}")


@contextmanager
def a_quarter_of_the_time(browser: Browser) -> Iterator[None]:
    """Chromium's processes are stopped three quarters of the time, as on a machine four times as slow."""
    session = browser.new_browser_cdp_session()
    processes = [
        one["id"] for one in session.send("SystemInfo.getProcessInfo")["processInfo"] if one["type"] == "renderer"
    ]
    ended = threading.Event()

    def all_get(what: signal.Signals) -> None:
        for process in processes:
            os.kill(process, what)

    def hold_back() -> None:
        while not ended.is_set():
            all_get(signal.SIGSTOP)
            time.sleep(0.015)
            all_get(signal.SIGCONT)
            time.sleep(0.005)

    thread = threading.Thread(target=hold_back)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def measured_regent(page: Page) -> None:
    worker(page)
    browser = page.context.browser
    assert browser is not None
    source = f"{THINK}\nthink({{!r}}, 'regent', 12, {{}})"
    for title in TITLES:
        print(f"  {title}: {spread(json.loads(ask(page, source.format(title, 2.5))))}")
        with a_quarter_of_the_time(browser):
            print(f"  {title}, held back: {spread(json.loads(ask(page, source.format(title, 2.5))))}")
            print(f"  {title}, held back, limit 250 ms: {spread(json.loads(ask(page, source.format(title, 0.25))))}")


def measured_play(page: Page) -> None:
    worker(page)
    own: dict[str, Any] = {}
    exec(PLAY, own)
    for title in TITLES:
        there, here = [], []
        for _ in range(5):
            there.append(float(ask(page, f"{PLAY}\nplay({title!r}, 1.5)")))
            here.append(float(own["play"](title, 1.5)))
        a, b = statistics.median(there), statistics.median(here)
        print(f"  {title}: {a:,.0f} decisions a second, CPython {b:,.0f}: {a / b:.2f}")


MEASURES: Final[dict[str, Callable[[Page], None]]] = {
    "bytes": measured_bytes,
    "start": measured_start,
    "clicks": measured_clicks,
    "bots": measured_bots,
    "regent": measured_regent,
    "play": measured_play,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", choices=[[], *MEASURES], help="what to measure; otherwise all of it")
    wanted = parser.parse_args().what or [*MEASURES]
    random.seed(1)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            for name in wanted:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                page = new_context(browser, server, here=True).new_page()
                page.goto("/")
                print(f"{name}, at a load of {os.getloadavg()[0]:.0f} for {os.cpu_count()} cores:", flush=True)
                MEASURES[name](page)
                browser.close()
        finally:
            server.close()


if __name__ == "__main__":
    main()
