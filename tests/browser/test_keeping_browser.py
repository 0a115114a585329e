"""What people rely on, in a real Chromium: no game is forgotten by a touch, a table says what is the matter with it,
and a refusal says what to do."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, WebSocketRoute, expect

from browsing import (
    NEEDS_BROWSER,
    TROUBLES,
    cut_off,
    invisible_and_alive,
    new_context,
    open_seat,
    raw_messages,
    serious_faults,
    settled,
)
from dumps import laid_out, sql
from posterity.speech import LANGUAGES
from running import Links, Server

pytestmark = NEEDS_BROWSER

FINGER = 43.9  # px
DESK, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)

# Every title on a phone and on something larger, every language on both.
LOOKS = pytest.mark.parametrize(
    ("title", "language", "size"),
    [
        ("village", "en", DESK),
        ("village", "ru", PHONE),
        ("signorie", "pl", PHONE),
        ("signorie", "ru", TABLET),
        ("legacy", "pl", TABLET),
        ("legacy", "en", PHONE),
    ],
)


def rows(page: Page) -> Locator:
    return page.locator("section li")


def two_games(context: BrowserContext, server: Server) -> list[Links]:
    """A browser that sits at two tables."""
    games = [
        server.create("person", "person", seed=3, names=["Ola", "Tomasz"]),
        server.create("person", "person", title="signorie", seed=4, names=["Ola", "Jan"]),
    ]
    for links in games:
        open_seat(context, links, 0).close()
    return games


def kept_tokens(page: Page) -> set[str]:
    tokens: list[str] = page.evaluate(
        "() => JSON.parse(localStorage['posterity.tables']).flatMap(({ seats }) => seats.map(({ token }) => token))"
    )
    return set(tokens)


def small(targets: Locator) -> list[str]:
    """Those that are hard to touch."""
    boxes = [(one.inner_text(), one.bounding_box()) for one in targets.all()]
    return [f"{text}: {box}" for text, box in boxes if not box or min(box["width"], box["height"]) < FINGER]


def test_by_touch_a_game_is_hidden_and_comes_back_also_after_the_page_was_left(
    browser: Browser, server: Server
) -> None:
    context = new_context(browser, server, *PHONE, touch=True)
    try:
        games = two_games(context, server)
        tokens = {links.token(0) for links in games}
        page = context.new_page()
        page.goto("/")
        village = rows(page).filter(has_text="Village")
        hide = page.get_by_role("button", name="Hide from the list: Village, Ola and Tomasz")
        expect(village).to_contain_text("Your turn")
        hide.tap()
        expect(village).to_have_text("Hidden: Village, Ola and Tomasz Undo")
        expect(village.get_by_role("link")).to_have_count(0)
        assert kept_tokens(page) == tokens
        undo = page.get_by_role("button", name="Undo: Hidden: Village, Ola and Tomasz")
        expect(undo).to_be_focused()
        undo.tap()
        expect(village).to_contain_text("Your turn")

        hide.tap()
        page.reload()
        expect(rows(page)).to_have_count(1)
        expect(rows(page)).to_contain_text("Signorie")
        page.get_by_role("button", name="Hidden games").tap()
        expect(rows(page)).to_have_count(1)
        page.get_by_role("button", name="Back to the list: Village, Ola and Tomasz").tap()
        expect(village).to_have_text("Back in the list: Village, Ola and Tomasz Undo")
        page.get_by_role("button", name="Hidden games").tap()
        expect(rows(page)).to_have_count(2)
        expect(village).to_contain_text("Your turn")
        assert kept_tokens(page) == tokens
        village.get_by_role("link").tap()
        expect(page.get_by_text("Take a cube, or pay the well.")).to_be_visible()
    finally:
        context.close()


def test_a_hidden_game_can_be_opened_and_then_is_in_the_list_again(context: BrowserContext, server: Server) -> None:
    two_games(context, server)
    page = context.new_page()
    page.goto("/")
    for title in ("Village", "Signorie"):
        page.get_by_role("button", name=f"Hide from the list: {title}").click()
    page.reload()
    expect(page.get_by_role("button", name="Hidden games")).to_be_visible()
    expect(rows(page)).to_have_count(0)
    page.get_by_role("button", name="Hidden games").click()
    rows(page).filter(has_text="Village").get_by_role("link").click()
    expect(page.locator("footer .prompt")).to_be_visible()
    page.goto("/#/")
    expect(rows(page)).to_have_count(1)
    expect(rows(page)).to_contain_text("Your turn")


def test_by_keyboard_a_game_is_hidden_and_brought_back(context: BrowserContext, server: Server) -> None:
    two_games(context, server)
    page = context.new_page()
    page.goto("/")
    rows(page).filter(has_text="Village").get_by_role("link").focus()
    page.keyboard.press("Tab")
    hide = page.get_by_role("button", name="Hide from the list: Village")
    expect(hide).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Undo: Hidden: Village")).to_be_focused()
    page.keyboard.press("Enter")
    expect(hide).to_be_focused()
    assert not serious_faults(page)


@pytest.mark.parametrize(("width", "height"), [PHONE, (320, 640)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_nothing_invisible_is_alive_and_all_about_a_game_is_large_enough_for_a_finger(
    browser: Browser, server: Server, language: str, width: int, height: int
) -> None:
    context = new_context(browser, server, width, height, touch=True)
    try:
        two_games(context, server)
        page = context.new_page()
        page.goto(f"/?lang={language}")
        expect(rows(page)).to_have_count(2)
        expect(rows(page).locator(".mine").first).to_be_visible()
        assert not invisible_and_alive(page)
        assert not small(page.locator("section").locator("a, button"))
        rows(page).get_by_role("button").first.tap()
        assert not invisible_and_alive(page)
        assert not small(page.locator("section").locator("a, button"))
        assert not small(page.locator("footer").locator("a, button"))
        assert not cut_off(page, "section") + cut_off(page, "footer")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    finally:
        context.close()


# A table whose luck was chosen.


@LOOKS
def test_a_seeded_table_says_so_before_a_seat_is_taken_and_to_everybody_at_it(
    browser: Browser, server: Server, title: str, language: str, size: tuple[int, int]
) -> None:
    links = server.create("person", "person", title=title, seed=7)
    context = new_context(browser, server, *size, touch=size == PHONE)
    try:
        page = context.new_page()
        page.goto(f"/?lang={language}#/table/{links.table}/{links.token(1)}")
        taking = page.locator("form")
        expect(taking.locator(".seeded")).to_be_visible()
        sentence = taking.locator(".seeded").inner_text()
        field = taking.get_by_role("textbox")
        expect(field).to_have_accessible_description(sentence)
        assert not cut_off(page, "form")
        taking.get_by_role("button").click()
        expect(taking).to_be_hidden()

        watching = context.new_page()
        watching.goto(f"/?lang={language}#/table/{links.table}/{links.watch}")
        for at_it in (page, watching):
            mark = at_it.locator("header [popovertarget]")
            expect(mark).to_be_in_viewport(ratio=0.9)  # a finger is a little higher than the line
            if size == PHONE:
                assert not small(mark)
            mark.click()
            about = at_it.locator("[popover]")
            expect(about).to_have_text(sentence)
            expect(about).to_be_in_viewport(ratio=1)
            assert not raw_messages(at_it)
            at_it.keyboard.press("Escape")
            expect(about).to_be_hidden()
    finally:
        context.close()


def test_where_luck_is_luck_nothing_is_said_about_it(context: BrowserContext, server: Server) -> None:
    links = server.create("person", "person")
    page = context.new_page()
    page.goto(f"/#/table/{links.table}/{links.token(1)}")
    expect(page.locator("form")).to_be_visible()
    expect(page.locator(".seeded, [popover]")).to_have_count(0)


# A table that can only be looked at.


@pytest.fixture(scope="module")
def closing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that found games with a gap, and one that was begun under other rules."""
    folder = tmp_path_factory.mktemp("closed")
    with sql(laid_out("outage", folder)) as connection:
        connection.execute("UPDATE tables SET rules = 77 WHERE id = 'village-healthy'")
    running = Server(folder)
    yield running
    assert running.stop() == 0
    running.close()


GAPS = {"village": "village-choice", "signorie": "signorie-twice", "legacy": "legacy-draw"}


@LOOKS
def test_a_closed_table_shows_what_is_certain_says_why_and_offers_only_what_can_be_done(
    browser: Browser, closing: Server, title: str, language: str, size: tuple[int, int]
) -> None:
    table = GAPS[title]
    context = new_context(browser, closing, *size, touch=size == PHONE)
    try:
        page = context.new_page()
        page.goto(f"/?lang={language}#/table/{table}/{table}-0")
        bar = page.locator("footer")
        expect(bar.get_by_role("status")).to_be_visible()
        expect(page.locator("form")).to_have_count(0)  # no name is asked for
        expect(bar.get_by_role("button")).to_have_count(1)
        expect(bar.get_by_role("button")).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-thing].can, [role=tab].offers")).to_have_count(0)
        settled(page)
        assert not cut_off(page, "footer")
        assert not raw_messages(page)
        assert not small(bar.get_by_role("button"))
        before = page.locator("main").inner_text()
        for key in ("u", "e", "l", "h", "Enter"):
            page.keyboard.press(key)
        expect(bar.get_by_role("button")).to_have_count(1)
        assert page.locator("main").inner_text() == before
    finally:
        context.close()


def test_the_record_of_a_closed_table_can_be_saved_by_whoever_has_a_seat(browser: Browser, closing: Server) -> None:
    for token in ("village-choice-0", "village-choice-watch"):
        context = new_context(browser, closing)
        try:
            page = context.new_page()
            page.goto(f"/#/table/village-choice/{token}")
            expect(page.locator("footer")).to_contain_text(
                "This game can only be looked at. Part of what was stored of it is damaged. "
                "You see the last table that is certain. 6 later moves cannot be shown."
            )
            save = page.get_by_role("button", name="Save the record")
            if token.endswith("watch"):  # it tells of every hand
                expect(save).to_have_count(0)
                continue
            with page.expect_download() as saved:
                save.click()
            assert saved.value.suggested_filename == "village-village-choice.txt"
            record = Path(saved.value.path()).read_text(encoding="utf-8")
            assert record.startswith("posterity record 1\ntitle: village\n")
        finally:
            context.close()


def test_a_closed_game_can_be_looked_through_and_the_first_page_knows_of_it(browser: Browser, closing: Server) -> None:
    context = new_context(browser, closing)
    try:
        page = context.new_page()
        page.goto("/#/table/village-choice/village-choice-0")
        page.get_by_role("link", name="Replay").click()
        slider = page.get_by_role("slider")
        slider.fill("1")
        expect(page.locator("footer")).to_contain_text("Choice 1 of")
        page.goto("/#/")
        expect(rows(page)).to_contain_text("only to look at")
    finally:
        context.close()


def test_a_game_of_other_rules_says_which(browser: Browser, closing: Server) -> None:
    context = new_context(browser, closing)
    try:
        page = context.new_page()
        page.goto("/#/table/village-healthy/village-healthy-0")
        expect(page.locator("footer").get_by_role("status")).to_contain_text(
            "The rules have changed since it was played (version 77, now"
        )
        expect(page.get_by_role("button", name="Save the record")).to_be_visible()
        assert not serious_faults(page)
    finally:
        context.close()


# What the server does not do, and the policy of its pages.


def refusing(status: int, code: str, wait: int) -> Any:
    def answer(route: Route) -> None:
        if route.request.method != "POST":
            route.fallback()
            return
        body = json.dumps({"error": {"code": code, "message": "no"}})
        headers = {"content-type": "application/json", "retry-after": str(wait)}
        route.fulfill(status=status, body=body, headers=headers)

    return answer


@pytest.mark.usefixtures("lines_break")
@pytest.mark.parametrize(
    ("status", "code", "wait", "sentence"),
    [
        (429, "too-many", 3, "Too much came from your connection at once. Wait a moment and try again."),
        (429, "too-many", 20_000, "Too much came from your connection. Try again in 6 hours."),
        (503, "busy", 5, "The server has too much to do. Try again in a moment."),
        (503, "not-stored", 5, "The server could not store that, so nothing has changed. Try again in a moment."),
    ],
)
def test_what_the_server_does_not_take_on_is_said_where_it_was_asked_for(
    context: BrowserContext, server: Server, tmp_path: Path, status: int, code: str, wait: int, sentence: str
) -> None:
    page = context.new_page()
    page.goto("/")
    page.route("**/api/**", refusing(status, code, wait))
    page.get_by_role("button", name="Play Village").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("main [role=alert]")).to_have_text(sentence)
    expect(page.get_by_role("button", name="Begin")).to_be_enabled()
    page.get_by_role("button", name="Watch bots play").click()
    expect(page.locator("footer [role=alert]")).to_have_text(sentence)

    record = tmp_path / "game.record"
    record.write_text("posterity record 1\n")
    for _ in range(2):
        with page.expect_response("**/api/records"):
            page.locator("input[type=file]").set_input_files(record)
        expect(page.locator("footer [role=alert]")).to_have_text(sentence)

    hinted = open_seat(context, server.create("person", "page", seed=3, hints=True), 0)
    hinted.route("**/hint", refusing(status, code, wait))
    hinted.locator("footer .ask").click()
    expect(hinted.locator(".notices")).to_contain_text(sentence)
    hinted.locator("[data-thing].can[data-thing*='harvest'] .hit").first.click()
    expect(hinted.locator(".notices")).not_to_contain_text(sentence)


def test_an_uploaded_record_is_remembered_under_its_own_title(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    record = next(iter(sorted((Path(__file__).parents[1] / "golden").glob("legacy/standard-2-*.record"))))
    page.locator("input[type=file]").set_input_files(record)
    expect(page.get_by_role("button", name="Save the record")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Finished games").click()
    expect(rows(page)).to_have_count(1)
    expect(rows(page).first).to_contain_text("Legacy")


@pytest.mark.usefixtures("lines_break")
def test_a_name_that_could_not_be_kept_can_be_said_again(context: BrowserContext, server: Server) -> None:
    links = server.create("person", "person")
    page = context.new_page()
    page.goto(f"/#/table/{links.table}/{links.token(1)}")
    page.route("**/name", refusing(503, "not-stored", 5))
    page.get_by_role("textbox", name="Your name").fill("Katarzyna")
    page.get_by_role("button", name="Take the seat").click()
    expect(page.get_by_role("alert")).to_contain_text("The server could not store that")
    page.unroute("**/name")
    page.get_by_role("button", name="Take the seat").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("form")).to_have_count(0)
    assert server.get(links, 1).json()["names"][1] == "Katarzyna"


def test_a_move_that_was_not_stored_is_made_by_trying_again(context: BrowserContext, server: Server) -> None:
    links = server.create("person", "person", seed=3)
    refused: list[str] = []

    def between(line: WebSocketRoute) -> None:
        beyond = line.connect_to_server()

        def sent(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "move" and not refused:
                refused.append(message["id"])
                told = {"type": "refused", "id": message["id"], "code": "not-stored", "message": "no", "version": 0}
                line.send(json.dumps(told))
            else:
                beyond.send(text)

        line.on_message(sent)

    page = context.new_page()
    page.route_web_socket("**/socket", between)
    page.goto(f"/#/table/{links.table}/{links.token(0)}")
    page.get_by_role("button", name="Take the seat").click()
    page.locator("[data-thing].can[data-thing*='harvest'] .hit").first.click()
    notice = page.locator(".notices")
    expect(notice).to_contain_text("The server could not store that, so nothing has changed.")
    assert server.get(links, 0).json()["version"] == 0
    notice.get_by_role("button", name="Try again").click()
    expect(page.locator("aside")).to_contain_text("from harvest")
    expect(notice).to_have_text("")
    assert server.get(links, 0).json()["version"] == 1


@LOOKS
def test_what_went_wrong_can_be_read_at_every_table(
    browser: Browser, server: Server, title: str, language: str, size: tuple[int, int]
) -> None:
    links = server.create("person", "person", title=title, seed=3)
    lines: list[WebSocketRoute] = []

    def between(line: WebSocketRoute) -> None:
        if lines:  # it is not mended
            line.close()
            return
        line.connect_to_server()
        lines.append(line)

    context = new_context(browser, server, *size, touch=size == PHONE)
    try:
        page = context.new_page()
        page.route_web_socket("**/socket", between)
        page.goto(f"/?lang={language}#/table/{links.table}/{links.token(0)}")
        page.locator("form button").click()
        lines[0].close()
        notice = page.locator(".notices p")
        expect(notice).to_be_in_viewport(ratio=1)
        assert not small(notice.get_by_role("button"))
        assert not cut_off(page, ".notices")
        unreadable = [fault for fault in serious_faults(page) if fault.startswith("color-contrast")]
        assert not unreadable, "\n".join(unreadable)
    finally:
        context.close()


WENT_WRONG = {
    "en": "Something went wrong in the server here.",
    "pl": "Coś w tym miejscu nie zadziałało na serwerze.",
    "ru": "Здесь на сервере произошла ошибка.",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seen", [True, False], ids=["at the table", "before it was shown"])
def test_a_line_that_the_server_ends_says_why(
    context: BrowserContext, server: Server, language: str, seen: bool
) -> None:
    links = server.create("person", "person", seed=3)
    server.post(links, 0, "/name", name="Ilse")
    lines: list[WebSocketRoute] = []
    told = json.dumps({"type": "refused", "id": "", "code": "failed", "message": "no", "version": 0})

    def between(line: WebSocketRoute) -> None:
        lines.append(line)
        if seen and len(lines) == 1:
            line.connect_to_server()
        else:  # it fails whenever somebody comes back
            line.on_message(lambda _: end(line))

    def end(line: WebSocketRoute) -> None:
        line.send(told)
        line.close(code=1013)

    page = context.new_page()
    page.route_web_socket("**/socket", between)
    page.goto(f"/?lang={language}#/table/{links.table}/{links.token(0)}")
    if seen:
        expect(page.locator("footer .prompt")).to_be_visible()
        end(lines[0])
    said = page.locator(".notices" if seen else "body")
    expect(said).to_contain_text(WENT_WRONG[language])


def test_the_policy_keeps_foreign_scripts_out_and_the_tests_hear_of_it(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    page.evaluate("() => document.body.append(Object.assign(document.createElement('script'), { text: 'ran = 1' }))")
    assert page.evaluate("() => typeof ran") == "undefined"
    settled(page)
    assert any("Content Security Policy" in trouble for trouble in TROUBLES), "or any test could overlook it"
    TROUBLES.clear()
