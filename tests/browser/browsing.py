"""A real Chromium, pages at a table, and what can be measured on them, whatever the title."""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, WebSocket, expect, sync_playwright

from posterity.speech import LANGUAGES, Speech
from running import WEB, Links, Player, Server

# The first is the second without its windows: it draws and runs the same, and opens a page in half the time.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
FRIENDS = "friends.example"  # this machine under a name: without HTTPS browsers trust it less than 127.0.0.1
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--font-render-hinting=none",  # letters as wide as on a screen
    f"--host-resolver-rules=MAP {FRIENDS} 127.0.0.1",
]
AXE = WEB.parent / "node_modules" / "axe-core" / "axe.min.js"

expect.set_options(timeout=20_000)  # a busy machine may take its time

NEEDS_BROWSER = [
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine"),
    pytest.mark.skipif(not (WEB / "index.html").is_file(), reason="the app is not built: make web"),
]


# What went wrong on the pages of this test: errors thrown and errors written to the console, of the policy too.
TROUBLES: list[str] = []


@pytest.fixture(autouse=True)
def nothing_goes_wrong_on_any_page() -> Iterator[None]:
    TROUBLES.clear()
    yield
    assert not TROUBLES, "\n".join(TROUBLES)


@pytest.fixture
def lines_break() -> Iterator[None]:
    """For tests that cut the line to the server or refuse what is asked: the browser may complain of that."""
    yield
    TROUBLES[:] = [
        one for one in TROUBLES if not one.startswith(("WebSocket connection to", "Failed to load resource"))
    ]


@pytest.fixture(scope="module")  # not longer: while it runs, this thread has an event loop of its own
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def context(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    opened = new_context(browser, server)
    yield opened
    opened.close()


def new_context(
    browser: Browser,
    server: Server,
    width: int = 1440,
    height: int = 900,
    touch: bool = False,
    host: str = "127.0.0.1",
    here: bool = False,
    **more: Any,
) -> BrowserContext:
    """A browser of its own, with movement off so that tests need not wait for it. Its own tables are the server's, or
    those of the device if they are to be `here`."""
    context = browser.new_context(
        base_url=f"http://{host}:{server.port}",
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        has_touch=touch,
        is_mobile=touch,
        **more,
    )
    context.set_default_timeout(20_000)
    # An empty page has no storage, and needs none.
    context.add_init_script(f"try {{ localStorage['posterity.here'] = '{json.dumps(here)}' }} catch {{}}")
    context.on("weberror", lambda thrown: TROUBLES.append(str(thrown.error)))
    context.on("console", lambda said: TROUBLES.append(said.text) if said.type == "error" else None)
    return context


def watched(page: Page) -> list[str]:
    """What goes wrong on the page, for a test that wants to know at once."""
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    return troubles


def open_seat(context: BrowserContext, links: Links, seat: int | None, language: str = "en") -> Page:
    """The table as the seat sees it, or as a spectator does."""
    page = context.new_page()
    page.goto(f"/?lang={language}#/table/{links.table}/{links.token(seat)}")
    name = page.locator("form button")
    expect(page.locator("footer").or_(name).first).to_be_visible()
    if name.is_visible():
        name.click()
    page.evaluate("document.fonts.ready")  # with other letters the lines break elsewhere
    return page


Alone = Callable[..., Page]


@pytest.fixture(params=["server", "device"])
def open_alone(request: pytest.FixtureRequest, context: BrowserContext, server: Server) -> Alone:
    """A table of one person as the server has it, or taken along to this device: nothing on the page may differ."""

    def opened(language: str = "en", **wanted: Any) -> Page:
        page = open_seat(context, server.create("person", **wanted), 0)
        if request.param == "device":
            page.get_by_role("button", name="Settings").first.click()
            page.get_by_role("button", name="Take it to this device").click()
            page.wait_for_url(lambda url: "/table/here-" in url, timeout=60_000)  # Python comes first
            expect(page.locator("footer .who")).to_be_visible(timeout=60_000)
        if language != "en":
            speak(page, language)
        return page

    return opened


# Drawn lettering is measured as it is shown: a drawing may be scaled, and even turned.
SMALL_LETTERING = """() => [...document.querySelectorAll('.game *')].flatMap((element) => {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim())
    if (own.length === 0 || !element.checkVisibility() || element.closest('.unseen, title')) return []
    const { a, b, c, d } = element.getScreenCTM?.() ?? { a: 1, b: 0, c: 0, d: 1 }
    const size = parseFloat(getComputedStyle(element).fontSize) * Math.min(Math.hypot(a, b), Math.hypot(c, d))
    return size > 0 && size < 10.95 ? [`${element.textContent.trim()}: ${size.toFixed(1)}`] : []
})"""


def settled(page: Page) -> None:
    """Two frames later: by then a drawing fills its room, and what changed has its new size."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def small_lettering(page: Page) -> list[str]:
    """The words on the table that are smaller than 11 px."""
    # Letters that arrive late move everything once more: only what stays small is too small.
    found: list[str] = []
    for _ in range(3):
        settled(page)
        found = page.evaluate(SMALL_LETTERING)
        if not found:
            break
    return found


# Words must stay inside every button and every box that cuts off what is wider, and inside the part itself.
CUT_OFF = """(part) => [...document.querySelectorAll(part)].flatMap((whole) => {
    const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT)
    const found = []
    while (texts.nextNode()) {
        const text = texts.currentNode
        const parent = text.parentElement
        if (!text.textContent.trim() || !parent.checkVisibility() || parent.closest('.unseen, title')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const words = range.getBoundingClientRect()
        for (let box = parent; whole.contains(box); box = box.parentElement) {
            const bounds = box === whole || box.matches('button') || getComputedStyle(box).overflowX !== 'visible'
            const { left, right, width } = box.getBoundingClientRect()
            if (!bounds || (words.left >= left - 1 && words.right <= right + 1)) continue
            found.push(`${text.textContent.trim()}: ${Math.round(words.width)} px where there are ${Math.round(width)}`)
            break
        }
    }
    return found
})"""


def cut_off(page: Page, part: str) -> list[str]:
    """The words in a part of the page that do not fit, beside the width there is for them."""
    found: list[str] = page.evaluate(CUT_OFF, part)
    return found


def serious_faults(page: Page) -> list[str]:
    """What keeps people from using the page, as axe-core sees it."""
    assert AXE.is_file(), "axe-core is not installed in web/"
    page.evaluate(AXE.read_text(encoding="utf-8"))  # a script in the page would be kept out by its policy
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{v['id']}: {v['help']}: {v['nodes'][0]['html'][:200]}"
        for v in found
        if v["impact"] in ("serious", "critical")
    ]


# All that may be chosen now: things on the board by their ids, buttons of the bar by their words. In the order of the
# alphabet, so that a game played by chance is the same wherever things are drawn.
GLOWING = """() => {
    if (document.querySelector('dialog .podium')) return ['over']
    const things = [...document.querySelectorAll('[data-thing].can')].map(({ dataset }) => dataset.thing)
    const buttons = [...document.querySelectorAll('footer .aside, footer .end.ready')]
        .filter(({ disabled }) => !disabled).map((button) => `button:${button.innerText.trim()}`)
    const all = [...new Set([...things, ...buttons])].sort()
    return all.length > 0 ? all : null
}"""


def glowing(page: Page) -> list[str]:
    """Wait until there is something to choose, or the game is over; between two choices nothing glows."""
    found: list[str] = page.wait_for_function(GLOWING).json_value()
    return found


def thing(page: Page, name: str) -> Locator:
    return page.locator(f'[data-thing="{name}"]')


def place(page: Page, name: str) -> Locator:
    """Where a thing is clicked; two dice alike are one choice."""
    return thing(page, name).locator(".hit").first


def question(page: Page) -> str:
    return page.locator("footer .prompt p").inner_text()


def button(page: Page, name: str) -> Locator:
    """A button of the bar that stands for one choice, not the one that confirms whatever is picked."""
    return page.locator("footer .aside, footer .end").and_(page.get_by_role("button", name=name, exact=True))


def choose(page: Page, name: str, source: random.Random) -> None:
    """Click what glows; where it has several choices, one of them in the menu that opens."""
    if name.startswith("button:"):
        button(page, name.removeprefix("button:")).click()
        return
    several = place(page, name).get_attribute("aria-haspopup") == "menu"
    place(page, name).click()
    if several:
        choices = page.get_by_role("menuitem")
        choices.first.wait_for()
        choices.nth(source.randrange(choices.count())).click()


def with_seed(seed: int) -> Callable[[Route], None]:
    """The app asks for a table; this one is always the same."""

    def ask(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**body, "seed": seed}))

    return ask


INVISIBLE = """() => [...document.querySelectorAll('button, a, input:not([hidden]), select')].flatMap((one) => {
    const seen = one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const { width, height } = one.getBoundingClientRect()
    return seen && width > 0 && height > 0 ? [] : [one.outerHTML.slice(0, 120)]
})"""


def invisible_and_alive(page: Page) -> list[str]:
    """What answers to a touch although nobody can see it."""
    found: list[str] = page.evaluate(INVISIBLE)
    return found


SMALL_TARGETS = """() => [...document.querySelectorAll('[data-thing].can .hit')].flatMap((hit) => {
    const { width, height } = hit.getBoundingClientRect()
    return Math.min(width, height) < 43.9 ? [`${hit.closest('[data-thing]').dataset.thing}: ${width} by ${height}`] : []
})"""


def small_targets(page: Page) -> list[str]:
    """What may be chosen and is hard to touch, all measured in one moment."""
    settled(page)
    found: list[str] = page.evaluate(SMALL_TARGETS)
    return found


def touch(page: Page, line: WebSocket, name: str, source: random.Random) -> None:
    """A first touch picks and shows what would happen, a second one chooses; both take a moment to become a click."""
    if name.startswith("button:"):
        last = button(page, name.removeprefix("button:"))
    else:
        last = place(page, name)
        several = last.get_attribute("aria-haspopup") == "menu"
        last.tap()
        if several:
            choices = page.get_by_role("menuitem")
            choices.first.wait_for()
            last = choices.nth(source.randrange(choices.count()))
        else:
            expect(page.locator("footer .primary")).to_be_enabled()
    with line.expect_event("framesent"):
        last.tap()


SPOKEN = """() => [...document.querySelectorAll('body, [aria-label], [title]')]
    .map((one) => one.tagName === 'BODY' ? one.textContent : `${one.ariaLabel ?? ''} ${one.title ?? ''}`).join(' ')"""

NAMES = {"en": "English", "pl": "Polski", "ru": "Русский"}
ROOT = Path(__file__).parents[2]
MESSAGES = {
    message
    for folder in ("src/posterity", "web/src")
    for file in (ROOT / folder).rglob("locale/en.ftl")
    for message in re.findall(r"^([\w-]+-[\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
}


def raw_messages(page: Page) -> set[str]:
    """Ids of messages, or arguments never filled in, that a player could read."""
    text = page.evaluate(SPOKEN)
    return MESSAGES & set(re.findall(r"[a-z]+(?:-\w+)+", text)) | set(re.findall(r"\{ ?\$.{0,20}", text))


def speak(page: Page, language: str) -> None:
    """Change the language at the table."""
    settings = page.locator("header nav button[aria-expanded]")
    settings.click()
    page.locator(".menu.leaf").get_by_role("button", name=NAMES[language]).click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    settings.click()


def read_in_every_language(
    page: Page,
    players: list[Player],
    say: Mapping[str, Speech],
    steps: Iterable[str],
    choose: Callable[[list[str]], str],
    unreadable: Callable[[Page], list[str]],
) -> tuple[set[str], list[str]]:
    """Play a table of two, and read each question to the first seat in every language when it comes first.

    Returns the questions that never came, and what could not be read.
    """
    asks = page.locator("footer .prompt p")
    language = "en"
    unseen = set(steps)
    found: list[str] = []
    while unseen and not players[0].now["over"]:
        step, asked = players[0].now["step"], players[0].now["asked"]
        if asked == 0 and step in unseen:
            unseen.remove(step)
            # What is asked for the first time cannot be mistaken for the question before.
            expect(asks).to_have_text(say[language](f"ask-{step}"), timeout=60_000)
            for language in LANGUAGES:
                speak(page, language)
                expect(asks).to_have_text(say[language](f"ask-{step}"))
                found += [f"{language} {step}: {fault}" for fault in unreadable(page)]
        players[asked].play(choose(players[asked].options))
        players[1 - asked].catch_up(players[asked].now["version"])
    return unseen, list(dict.fromkeys(found))


# What a page may do now, looked up in one step: whole games are played by it.
NEXT = """() => {
    const can = (button) => document.querySelector(`footer ${button}:not([disabled])`)?.checkVisibility()
    return document.querySelector('dialog .podium') ? 'over'
        : can('button.end.ready') ? 'end' : can('button.list[aria-expanded=false]') ? 'choose' : 'wait'
}"""


def act(page: Page, source: random.Random) -> bool:
    """If this page may choose or end its turn, do so by the list of options; else False."""
    now = page.evaluate(NEXT)
    if now == "end":
        page.locator("footer button.end.ready").click()
    elif now == "choose":
        page.locator("footer button.list").click()
        options = page.locator("[role=radio]")
        options.first.wait_for()
        options.nth(source.randrange(options.count())).click()
        page.keyboard.press("Enter")
    return now in ("end", "choose")


def play(pages: list[Page], seed: int, most: int = 2000) -> None:
    """All pages choose at random until the game is over."""
    source = random.Random(seed)
    idle = 0
    for _ in range(most):
        if pages[0].evaluate(NEXT) == "over":
            return
        acted = any(act(page, source) for page in pages)
        idle = 0 if acted else idle + 1
        assert idle < 400, f"nobody can go on: {pages[0].locator('footer').inner_text()}"
        pages[0].wait_for_timeout(15 if acted else 50)
    raise AssertionError("the game does not end")
