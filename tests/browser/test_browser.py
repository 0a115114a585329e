"""The app in a real Chromium: games played by clicks and keys, broken connections, small screens, three languages."""

from __future__ import annotations

import contextlib
import json
import random
import re
import signal
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from browsing import (
    FRIENDS,
    NEEDS_BROWSER,
    TROUBLES,
    Alone,
    act,
    choose,
    cut_off,
    glowing,
    new_context,
    open_seat,
    place,
    play,
    serious_faults,
    settled,
    small_lettering,
    watched,
)
from running import WITH_HUSH, Links, Server

GOLDEN = Path(__file__).parents[1] / "golden" / "village"

pytestmark = NEEDS_BROWSER


def test_two_clicks_from_the_first_page_to_the_first_own_move(context: BrowserContext) -> None:
    page = context.new_page()
    troubles = watched(page)
    page.goto("/")
    page.get_by_role("button", name="Play Village").click()
    page.get_by_role("button", name="Begin").click()
    cube = page.locator("[data-thing].can[data-thing*='harvest']").first
    expect(cube).to_be_visible()
    cube.click()
    expect(page.locator("aside, .column").first).to_contain_text("from harvest")
    page.goto("/")
    expect(page.get_by_text("Continue")).to_be_visible()
    expect(page.get_by_text("Your turn")).to_be_visible()
    assert not troubles


def test_friends_at_home_play_without_https(browser: Browser, server: Server) -> None:
    """A server on a machine at home is no secure place to a browser, which then lacks some of what it can do."""
    context = new_context(browser, server, host=FRIENDS)
    page = context.new_page()
    page.goto("/")
    assert not page.evaluate("window.isSecureContext")
    page.get_by_role("button", name="Play Village").click()
    page.get_by_role("button", name="Begin").click()
    page.locator("[data-thing].can[data-thing*='harvest']").first.click()
    expect(page.locator("aside, .column").first).to_contain_text("from harvest")
    context.close()
    # The browser says of a header that it holds only in secure places, and that is all.
    TROUBLES[:] = [one for one in TROUBLES if "Cross-Origin-Opener-Policy" not in one]


def test_a_solo_game_is_played_to_its_level_and_replayed(open_alone: Alone) -> None:
    page = open_alone(variant="solo", seed=11, confirm=True)
    troubles = watched(page)
    play([page], 11)
    expect(page.get_by_role("heading", level=1)).to_contain_text("You reached the level")
    expect(page.locator(".story svg").first).to_be_visible()
    page.get_by_role("link", name="Replay").last.click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.fill("3")
    expect(slider).to_have_value("3")
    assert not troubles


def test_two_browsers_play_against_each_other(browser: Browser, server: Server) -> None:
    links = server.create("person", "person", seed=151)  # one of the shortest games
    contexts = [new_context(browser, server) for _ in range(3)]
    try:
        pages = [open_seat(contexts[0], links, 0), open_seat(contexts[1], links, 1)]
        spectator = open_seat(contexts[2], links, None)
        expect(spectator.get_by_text("You are watching.")).to_be_visible()
        play(pages, 151)
        for page in [*pages, spectator]:
            expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
        assert spectator.get_by_role("radio").count() == 0
    finally:
        for context in contexts:
            context.close()


def test_hot_seat_changes_seats_by_itself(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play Village").click()
    page.get_by_role("button", name="change").click()
    page.get_by_role("button", name="2 players").first.click()
    page.get_by_role("combobox", name="Seat 2").select_option("here")
    page.get_by_role("button", name="Begin").click()
    source = random.Random(1)
    names = set()
    for _ in range(16):
        page.locator("footer .who").wait_for()
        names.add(page.locator("footer .who").inner_text())
        if not act(page, source):
            page.wait_for_timeout(100)
        page.wait_for_timeout(100)
    assert len(names) >= 2, f"only one seat had turns: {names}"


class Cable:
    """A cable between browser and server that can be pulled and put back."""

    def __init__(self, port: int) -> None:
        self.target = ("127.0.0.1", port)
        self.whole = True
        self.lines: list[socket.socket] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                if not self.whole:
                    near.close()
                    continue
                far = socket.create_connection(self.target)
                self.lines += [near, far]
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(source, sink), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
            sink.shutdown(socket.SHUT_WR)

    def pull(self) -> None:
        self.whole = False
        for line in self.lines:
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()
        self.lines.clear()

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.pull()
        self.listener.close()


def test_a_lost_connection_is_told_and_mended(browser: Browser, server: Server) -> None:
    cable = Cable(server.port)
    context = browser.new_context(base_url=f"http://127.0.0.1:{cable.port}", reduced_motion="reduce")
    try:
        links = server.create("person", "person", seed=31)
        page = open_seat(context, links, 1)
        expect(page.get_by_text("Waiting for")).to_be_visible()
        cable.pull()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        other = server.client(links, 0)
        other.play(next(action for action in other.options if action.startswith("take harvest")))
        other.play("decline")
        cable.mend()
        expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=30_000)
        expect(page.locator("aside")).to_contain_text("from harvest")
        expect(page.locator("footer button.list")).to_be_visible()
    finally:
        context.close()
        cable.close()


@pytest.mark.usefixtures("lines_break")
def test_killed_in_the_middle_the_game_goes_on(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    context = new_context(browser, server)
    try:
        links = server.create("person", "person", seed=41)
        page = open_seat(context, links, 0)
        source = random.Random(4)
        for _ in range(3):
            act(page, source)
            page.wait_for_timeout(200)
        before = page.locator("aside, .column").first.inner_text()
        server.stop(signal.SIGKILL)
        expect(page.get_by_text("Connection lost")).to_be_visible()
        server.start()
        expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=30_000)
        assert page.locator("aside, .column").first.inner_text() == before, "nothing is lost"
        server.stop()
    finally:
        context.close()
        server.close()


def test_on_the_phone_the_board_can_be_played_by_touch(browser: Browser, server: Server) -> None:
    links = server.create("person", "squire", seed=51)
    context = new_context(browser, server, 390, 844, touch=True)
    try:
        page = open_seat(context, links, 0)
        expect(page.get_by_role("tab")).to_have_text(["Farm", "Seats", "Book", "Market", "Log"])
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 390, f"the page is {width} wide"
        source = random.Random(5)
        for _ in range(6):
            page.wait_for_timeout(400)
            act(page, source)
        page.get_by_role("tab", name="Log").click()
        expect(page.get_by_role("tabpanel")).to_contain_text("took")
    finally:
        context.close()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_five_seats_are_in_sight_and_all_lettering_can_be_read(
    browser: Browser, server: Server, width: int, height: int
) -> None:
    links = server.create("person", "page", "page", "page", "page", seed=71)
    context = new_context(browser, server, width, height)
    try:
        page = open_seat(context, links, 0)
        page.locator("[data-thing].can").first.wait_for()
        assert small_lettering(page) == []
        seats = page.locator("aside .seats > section")
        expect(seats).to_have_count(5)
        expect(seats.last).to_be_in_viewport(ratio=1)
    finally:
        context.close()


@pytest.mark.parametrize(
    ("title", "width", "height"),
    [
        ("village", 1440, 900),
        ("village", 1280, 720),
        ("village", 720, 600),
        ("legacy", 1440, 900),
        ("legacy", 1280, 720),
        ("signorie", 1440, 900),
        ("signorie", 1280, 720),
        ("signorie", 720, 450),
    ],
)
def test_whatever_is_under_the_pointer_the_bar_stays_as_high_and_tells_a_price(
    browser: Browser, server: Server, title: str, width: int, height: int
) -> None:
    """A bar that grew would push the board away from under the pointer, and then shrink again, without end."""
    links = server.create("person", "page", title=title, seed=9, hints=True)
    context = new_context(browser, server, width, height)
    try:
        page = open_seat(context, links, 0, "ru")
        bar = page.locator("footer")
        for _ in range(3):
            glowing(page)
            page.mouse.move(1, 1)
            page.wait_for_timeout(100)
            high = bar.bounding_box()["height"]  # type: ignore[index]
            for name in [name for name in glowing(page) if not name.startswith("button:")][:12]:
                place(page, name).hover()
                page.wait_for_timeout(60)
                assert bar.bounding_box()["height"] == high, name  # type: ignore[index]
                line, price = page.locator("footer .hint"), page.locator("footer .hint .price > span")
                if price.count():
                    top = price.first.bounding_box()["y"]  # type: ignore[index]
                    assert top < line.bounding_box()["y"] + line.bounding_box()["height"], name  # type: ignore[index]
                for button in page.locator("footer .buttons button:visible").all():
                    box = button.bounding_box()
                    assert box and box["x"] + box["width"] <= width, button.inner_text()
            choose(page, glowing(page)[0], random.Random(1))
            page.wait_for_timeout(300)
    finally:
        context.close()


@pytest.mark.parametrize(("width", "height"), [(720, 450), (844, 390)])
@pytest.mark.parametrize(
    ("title", "language"), [("village", "ru"), ("signorie", "pl"), ("legacy", "ru"), ("legacy", "en")]
)
def test_on_a_phone_that_lies_and_at_twice_the_size_there_is_a_board_and_all_that_is_beside_it(
    browser: Browser, server: Server, title: str, language: str, width: int, height: int
) -> None:
    links = server.create("person", "page", "page", title=title, seed=9)
    context = new_context(browser, server, width, height)
    try:
        page = open_seat(context, links, 0, language)
        glowing(page)
        board = page.locator("main.board").bounding_box()
        assert board and board["height"] > height * 0.55 and board["width"] > 320, board
        expect(page.locator("footer")).to_be_in_viewport(ratio=1)
        tabs, panel = page.get_by_role("tab"), page.get_by_role("tabpanel")
        for tab in tabs.all():
            tab.click()
            expect(panel).to_be_in_viewport(ratio=1)
            assert panel.evaluate("panel => panel.scrollWidth <= panel.clientWidth"), tab.inner_text()
        for part in (".game > header", ".chips", ".tabs", "footer"):
            assert cut_off(page, part) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert small_lettering(page) == []
    finally:
        context.close()


def test_a_phone_that_is_turned_while_its_board_moves_goes_on(browser: Browser, server: Server) -> None:
    links = server.create("person", "page", "page", title="signorie", seed=9)
    context = new_context(browser, server, 390, 844)
    try:
        page = open_seat(context, links, 0)
        for width, height in ((1440, 900), (390, 844), (1440, 900)):
            page.locator(".pane").evaluate_all("panes => panes.forEach((pane) => pane.scrollBy(40, 40))")
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(".pane")).to_have_count(int(width < 700))
            settled(page)
    finally:
        context.close()


@pytest.mark.parametrize(("width", "height"), [(844, 390), (667, 375)])
def test_on_a_phone_that_lies_the_first_page_shows_a_game_whole(
    browser: Browser, server: Server, width: int, height: int
) -> None:
    context = new_context(browser, server, width, height)
    try:
        page = context.new_page()
        page.goto("/?lang=ru")
        for panel in page.locator("main > article").all():
            panel.scroll_into_view_if_needed()
            box = panel.bounding_box()
            assert box and box["height"] < height, box
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    finally:
        context.close()


@pytest.mark.parametrize("width", [390, 360])
def test_on_the_phone_every_tab_fits_in_every_language(browser: Browser, server: Server, width: int) -> None:
    links = server.create("person", "squire", "squire", seed=52)
    context = new_context(browser, server, width, 740, touch=True)
    try:
        page = open_seat(context, links, 0)
        for language in ("en", "pl", "ru"):
            page.goto(f"/?lang={language}#/table/{links.table}/{links.token(0)}")
            tabs = page.get_by_role("tab")
            expect(tabs).to_have_count(5)
            for i in range(5):
                tabs.nth(i).click()
                expect(tabs.nth(i)).to_have_attribute("aria-selected", "true")
                assert tabs.nth(i).evaluate("tab => tab.scrollWidth <= tab.clientWidth"), tabs.nth(i).inner_text()
                panel = page.get_by_role("tabpanel")
                assert panel.evaluate("panel => panel.scrollWidth <= panel.clientWidth"), tabs.nth(i).inner_text()
    finally:
        context.close()


def test_everything_by_keyboard(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play Village").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Begin").focus()
    page.keyboard.press("Enter")
    page.locator("footer button.list").wait_for()
    page.keyboard.press("l")
    page.get_by_role("radio").first.wait_for()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("aside, .column").first).to_contain_text("took")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.keyboard.press("u")
    expect(page.locator("footer")).to_contain_text("Take a cube, or pay the well.")


@pytest.mark.parametrize(
    ("language", "question"),
    [("English", "Take a cube"), ("Polski", "Weź znacznik"), ("Русский", "Возьмите кубик")],
)
def test_the_language_changes_at_once(context: BrowserContext, language: str, question: str) -> None:
    page = context.new_page()
    troubles = watched(page)
    page.goto("/")
    page.get_by_role("button", name=language).click()
    buttons = page.get_by_role("button").filter(has_text=re.compile("Village|Kronik|Летопис"))
    buttons.first.click()
    page.locator("button.main").first.click()
    expect(page.locator("footer")).to_contain_text(question)
    assert not troubles


def test_the_rulebook_opens_at_a_paragraph(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/#/rules/village/V 8.3")
    expect(page.get_by_text("To serve a customer at the stalls")).to_be_in_viewport()


def test_the_rulebook_speaks_the_language_of_the_player(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/#/rules/village/V 8.3")
    for language, letters in (("pl", "[ąęłżś]"), ("ru", "[а-я]{3}")):
        page.evaluate("language => localStorage.setItem('posterity.language', JSON.stringify(language))", language)
        page.reload()
        expect(page.locator(f"[lang={language}] .asked")).to_be_in_viewport()
        expect(page.locator(".asked")).to_contain_text(re.compile(letters))
        expect(page.locator(".note")).to_have_count(0)


def finished(server: Server, record: str) -> Links:
    answer = server.http.post("/api/records", content=(GOLDEN / record).read_bytes())
    assert answer.status_code == 201, answer.text
    return Links(answer.json())


def test_the_replay_tells_what_happened_so_far_and_a_line_leads_back_to_its_place(
    context: BrowserContext, server: Server
) -> None:
    links = finished(server, "standard-3-chronicle-turn.record")
    page = context.new_page()
    troubles = watched(page)
    page.goto(f"/#/replay/{links.table}/{links.watch}")
    slider, lines = page.get_by_role("slider"), page.get_by_role("log").get_by_role("button")
    newest = page.get_by_role("log").locator("[aria-current=step]")
    slider.fill("30")
    expect(lines.nth(29)).to_be_attached()  # every choice of the beginning is told
    expect(newest.last).to_be_in_viewport()
    so_far = lines.count()
    tenth = lines.nth(9)
    text = tenth.inner_text()
    tenth.click()
    expect(newest.filter(has_text=text).first).to_be_visible()
    assert 0 < int(slider.input_value()) < 30
    assert lines.count() < so_far, "what came later is not told any more"
    page.get_by_role("button", name="To the end").click()
    expect(newest.last).to_have_text("The game is over.")
    expect(newest.last).to_be_in_viewport()
    assert not troubles


def test_a_finished_game_is_replayed_with_the_eyes_of_every_seat(context: BrowserContext, server: Server) -> None:
    links = finished(server, "standard-3-chronicle-turn.record")
    page = context.new_page()
    page.goto(f"/#/replay/{links.table}/{links.token(1)}")
    eyes = page.get_by_role("group", name="Seen by").get_by_role("button")
    expect(eyes).to_have_count(4)
    expect(eyes.nth(1)).to_have_attribute("aria-pressed", "true")
    name = eyes.nth(2).get_attribute("aria-label") or ""
    page.get_by_role("slider").fill("5")
    with page.expect_response(lambda answer: "seat=2&at=5" in answer.url), page.expect_response("**/story?*seat=2"):
        eyes.nth(2).click()
    expect(page.locator(".own")).to_contain_text(name)
    running = server.create("person", "person", seed=8)
    player = server.client(running, 0)
    player.play(player.options[0])
    page.goto(f"/#/replay/{running.table}/{running.token(0)}")
    expect(page.get_by_text("Before the first choice")).to_be_visible()
    expect(eyes).to_have_count(0)


def test_the_end_speaks_to_the_winner_and_tells_the_others_who_it_was(browser: Browser, server: Server) -> None:
    links = finished(server, "standard-3-chronicle-turn.record")
    places = server.client(links, 0).now["result"]["places"]
    winner = places.index(1)
    assert places.count(1) == 1
    for seat, heading in (
        (winner, "You win."),
        ((winner + 1) % 3, f"P{winner + 1} wins."),
        (None, f"P{winner + 1} wins."),
    ):
        context = new_context(browser, server)
        end = open_seat(context, links, seat).get_by_role("dialog", name="The game is over")
        expect(end.get_by_role("heading", level=1)).to_have_text(heading)
        context.close()


def test_the_rulebook_lies_over_the_table_which_stays_connected(context: BrowserContext, server: Server) -> None:
    links = server.create("person", "person", seed=71)
    page = open_seat(context, links, 0)
    sockets: list[str] = []
    page.on("websocket", lambda opened: sockets.append(opened.url))
    book = page.get_by_role("dialog", name="Rulebook")
    table = page.url

    page.locator("[data-thing*='harvest'] [role=button]").first.focus()
    page.keyboard.press("i")
    expect(book.locator(".asked")).to_be_in_viewport()
    asked = book.locator(".asked").inner_text()
    for _ in range(40):
        page.keyboard.press("Tab")
        inside = "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        assert page.evaluate(inside), "the focus stays in the book"
    page.keyboard.press("l")
    book.get_by_role("link", name="V 8 Market").click()
    expect(book.get_by_role("heading", name="V 8 Market")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()
    assert page.url == table
    expect(page.locator("footer button.list[aria-expanded=false]")).to_be_visible()

    page.get_by_role("link", name="Rules").click()
    expect(book).to_be_visible()
    page.go_back()
    expect(book).to_be_hidden()
    assert page.url == table

    player = server.client(links, 0)
    page.get_by_role("link", name="Rules").click()
    player.play(next(action for action in player.options if action.startswith("take harvest")))
    expect(page.locator("aside")).to_contain_text("from harvest")
    assert sockets == [], "nobody had to connect again"

    page.goto("about:blank")
    page.goto(f"{table}?rules=V%205.1")
    expect(book.locator(".asked")).to_be_in_viewport()
    assert asked.startswith("V 5"), "a thing on the board opens its own paragraph"
    book.get_by_role("button", name="Close").click()
    expect(book).to_be_hidden()
    assert page.url == table
    expect(page.locator("footer")).to_be_visible()


@pytest.fixture(scope="module")
def hush(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows the tiny title with hidden hands."""
    running = Server(tmp_path_factory.mktemp("hush"), WITH_HUSH)
    yield running
    assert running.stop() == 0
    running.http.close()


# All hands that were in the page at any moment, however short, and all cards in what could be chosen.
REMEMBER_HANDS = """
window.hands = new Set()
const look = () => {
  const page = document.documentElement?.outerHTML ?? ''
  for (const found of page.match(/"hand":\\[[^\\]]*\\]|\\b(show|swap) [1-9]\\b/gi) ?? []) hands.add(found.toLowerCase())
}
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
"""


def test_two_people_at_one_screen_never_see_each_others_hand(browser: Browser, hush: Server) -> None:
    links = hush.create("person", "person", title="hush", confirm=True, seed=3)
    context = new_context(browser, hush)
    try:
        open_seat(context, links, 0).close()
        page = open_seat(context, links, 1)
        troubles = watched(page)
        page.add_init_script(REMEMBER_HANDS)
        page.reload()
        between = page.get_by_role("heading", name="Pass the screen to")

        def now(seat: int) -> dict[str, Any]:
            found: dict[str, Any] = hush.get(links, seat).json()
            return found

        def seen() -> set[str]:
            return set(page.evaluate("[...hands]"))

        def may_see(seat: int) -> set[str]:
            hands = [one["hand"] for one in now(seat)["view"]["seats"]]
            assert hands[1 - seat] == [None, None]
            choices = {f"{verb} {card}" for card in hands[seat] for verb in ("show", "swap")}
            return {*[f'"hand":{json.dumps(hand, separators=(",", ":"))}' for hand in hands], *choices}

        assert may_see(0) & may_see(1) == {'"hand":[null,null]'}, "the check can tell the hands apart"
        for turn in range(4):
            seat = turn % 2
            name = now(seat)["names"][seat]
            expect(between).to_have_text(f"Pass the screen to {name}")
            assert page.locator("footer, aside, [role=log]").count() == 0, "nothing of the table lies beneath"
            page.evaluate("hands.clear()")
            version = now(seat)["version"]
            for key in ("u", "e", "l", "s", "Enter", "Escape"):
                page.keyboard.press(key)
            expect(between).to_be_visible()
            assert now(seat)["version"] == version, "no key reaches the table"
            assert not seen()

            page.get_by_role("button", name=f"I am {name}").click()
            choice = page.get_by_role("button", name=re.compile("^swap", re.IGNORECASE))
            choice.first.wait_for()
            assert seen() == may_see(seat), "only the own hand, not for a moment another's"
            choice.first.click()
            page.locator("footer button.end.ready:not([disabled])").wait_for()
            page.keyboard.press("e")
        expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
        assert not troubles
    finally:
        context.close()


@pytest.mark.parametrize("where", ["home", "table", "rules", "rules over the table", "replay"])
def test_axe_finds_no_serious_fault(context: BrowserContext, server: Server, where: str) -> None:
    page = context.new_page()
    if where == "replay":
        links = finished(server, "standard-3-chronicle-turn.record")
        page.goto(f"/#/replay/{links.table}/{links.watch}")
        page.get_by_role("slider").fill("20")
        page.get_by_role("log").get_by_role("button").nth(15).wait_for()
    elif "table" in where:
        page.close()
        page = open_seat(context, server.create("person", "squire", "page", seed=61), 0)
        if "rules" in where:
            page.get_by_role("link", name="Rules").click()
            page.get_by_role("dialog").get_by_role("heading").first.wait_for()
    else:
        page.goto("/" if where == "home" else "/#/rules/village")
        page.get_by_role("heading").first.wait_for()
    serious = serious_faults(page)
    assert not serious, "\n".join(serious)
