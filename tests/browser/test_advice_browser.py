"""Opponents of four levels, hints and the analysis of finished games, as people meet them in a browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from browsing import (
    NEEDS_BROWSER,
    Alone,
    cut_off,
    new_context,
    open_seat,
    raw_messages,
    serious_faults,
    small_lettering,
    speak,
    watched,
)
from posterity.bots import BOTS
from posterity.speech import LANGUAGES
from running import Server

GOLDEN = Path(__file__).parents[1] / "golden"

pytestmark = NEEDS_BROWSER


def test_levels_are_chosen_and_shown_at_the_table(context: BrowserContext) -> None:
    page = context.new_page()
    troubles = watched(page)
    page.goto("/")
    page.get_by_role("button", name="Play Village").click()
    page.get_by_role("button", name="change").click()
    second, third = (page.get_by_role("combobox", name=f"Seat {number}") for number in (2, 3))
    levels = second.locator("optgroup option")
    assert [one.get_attribute("value") for one in levels.all()] == list(BOTS)
    expect(second).to_have_value("squire")
    hints = page.get_by_role("checkbox", name="Hints allowed")
    expect(hints).to_be_checked()
    second.select_option("friend")
    expect(hints).not_to_be_checked()
    second.select_option("page")
    third.select_option("knight")
    expect(page.get_by_text("thinks a turn or two ahead")).to_be_visible()
    assert serious_faults(page) == []
    page.get_by_role("button", name="Begin").click()
    seats = page.locator("aside .seats > section")
    expect(seats.nth(1)).to_contain_text("Page")
    expect(seats.nth(2)).to_contain_text("Knight")
    assert not troubles


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_a_hint_is_a_guess_at_the_points(open_alone: Alone, language: str) -> None:
    page = open_alone(language, variant="solo", seed=4)
    page.locator("footer .ask").click()
    estimate = page.locator(".estimate")
    points = {"en": "points", "pl": "punkt", "ru": "очк"}[language]
    expect(estimate.get_by_role("listitem").first).to_contain_text(points)
    expect(estimate).not_to_contain_text("%")
    assert cut_off(page, ".estimate") == []
    assert small_lettering(page) == []


@pytest.mark.parametrize("title", ["village", "signorie", "legacy"])
def test_a_hint_marks_the_best_option_and_chooses_nothing(context: BrowserContext, server: Server, title: str) -> None:
    links = server.create("person", "page", title=title, seed=4)
    player = server.client(links, 0)
    page = open_seat(context, links, 0)
    troubles = watched(page)
    page.locator("footer .ask").click()
    estimate = page.get_by_role("region", name="The Regent’s estimate")
    rows = estimate.get_by_role("listitem")
    expect(rows.first).to_contain_text("%")
    assert 2 <= rows.count() <= 4
    expect(page.locator("[data-thing].advised").first).to_be_visible()
    assert serious_faults(page) == []
    assert small_lettering(page) == []
    rows.nth(1).get_by_role("button").click()
    expect(page.locator("footer .primary")).to_be_enabled()
    page.keyboard.press("l")
    chosen = page.get_by_role("radio").filter(has=page.locator(".crown"))
    expect(chosen).to_have_count(1)
    expect(chosen).to_contain_text("%")
    expect(estimate).to_be_hidden()
    assert server.client(links, 0).now["version"] == player.now["version"], "nothing was chosen"
    chosen.click()
    page.keyboard.press("Enter")
    expect(page.locator("[data-thing].advised")).to_have_count(0)
    expect(estimate).to_be_hidden()
    assert not troubles


def test_a_hint_can_be_followed_by_keyboard(context: BrowserContext, server: Server) -> None:
    links = server.create("person", "page", seed=4)
    onlooker = server.client(links, None)
    version = onlooker.now["version"]
    page = open_seat(context, links, 0)
    page.locator("footer .ask").click()
    first = page.get_by_role("region", name="The Regent’s estimate").get_by_role("listitem").first.get_by_role("button")
    first.press("Enter")
    expect(first).to_have_attribute("aria-pressed", "true")
    assert server.client(links, 0).now["version"] == version, "picked is not chosen"
    first.press("Enter")
    expect(first).to_be_hidden()
    assert onlooker.until("update")["version"] > version, "picked and confirmed"


def test_a_hint_is_asked_for_by_key_where_it_is_allowed(open_alone: Alone) -> None:
    page = open_alone(variant="solo", seed=3)
    expect(page.locator("footer .ask")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("footer [role=status]")).to_contain_text("The Regent’s estimate: ")
    page.get_by_role("region", name="The Regent’s estimate").get_by_role("button", name="Close").click()
    expect(page.get_by_role("region", name="The Regent’s estimate")).to_be_hidden()


def test_a_hint_is_not_offered_where_nobody_agreed_on_it(context: BrowserContext, server: Server) -> None:
    page = open_seat(context, server.create("person", "person", seed=3), 0)
    expect(page.locator("footer .list")).to_be_visible()
    expect(page.locator("footer .ask")).to_have_count(0)


def test_on_the_phone_a_hint_can_be_read_in_every_language(browser: Browser, server: Server) -> None:
    context = new_context(browser, server, 390, 844, touch=True)
    try:
        page = open_seat(context, server.create("person", "page", seed=3), 0)
        page.locator("footer .ask").click()
        expect(page.locator(".estimate li").first).to_contain_text("%")
        for language in LANGUAGES:
            speak(page, language)
            assert raw_messages(page) == set()
            assert cut_off(page, ".estimate") == []
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
    finally:
        context.close()


def test_who_thinks_is_said(context: BrowserContext, server: Server) -> None:
    """The server's messages that a bot is at work come when the test wants them."""
    links = server.create("person", "person", seed=3)
    lines: list[WebSocketRoute] = []

    def listen(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page = context.new_page()
    page.route_web_socket("**/socket*", listen)
    page.goto(f"/#/table/{links.table}/{links.watch}")
    says = page.locator("footer .prompt p")
    flag = page.locator("aside .flag")
    expect(says).to_have_text("Waiting for P1.")
    lines[-1].send(json.dumps({"type": "thinking", "seat": 0}))
    expect(says).to_have_text("P1 is thinking…")
    expect(flag).to_have_text("P1 is thinking…")
    assert serious_faults(page) == []
    lines[-1].send(json.dumps({"type": "thinking", "seat": None}))
    expect(says).to_have_text("Waiting for P1.")
    expect(flag).to_have_text("P1 to play")


def open_replay(context: BrowserContext, server: Server, record: Path) -> Page:
    links: dict[str, Any] = server.http.post("/api/records", content=record.read_bytes()).json()
    page = context.new_page()
    page.goto(f"/#/replay/{links['table']}/{links['watch']}")
    return page


def test_a_finished_game_is_analysed_and_the_curve_leads_through_it(context: BrowserContext, server: Server) -> None:
    page = open_replay(context, server, GOLDEN / "legacy" / "standard-2-all-extinct.record")
    troubles = watched(page)
    page.get_by_role("button", name="Analyse").click()
    turns = page.locator(".analysis .turns")
    expect(turns.get_by_role("heading", name="The moves that turned the game")).to_be_visible(timeout=120_000)
    first = turns.get_by_role("listitem").first
    expect(first).to_contain_text("The Regent: ")
    expect(first).to_contain_text("Round")
    curve = page.get_by_role("slider", name="The Regent’s estimate of the chances")
    slider = page.get_by_role("slider", name="Replay")
    last = int(slider.get_attribute("max") or 0)
    expect(curve).to_have_attribute("aria-valuemax", str(last))
    assert curve.locator("path.line").count() == 2
    assert serious_faults(page) == []
    assert small_lettering(page) == []

    first.get_by_role("button").click()
    expect(first.get_by_role("button")).to_have_attribute("aria-current", "step")
    assert slider.input_value() == curve.get_attribute("aria-valuenow")
    box = curve.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 10, box["y"] + box["height"] / 2)
    expect(slider).to_have_value(str(last))
    for key, place in (("Home", 0), ("ArrowRight", 1), ("PageUp", 11), ("ArrowLeft", 10), ("End", last)):
        curve.press(key)
        expect(slider).to_have_value(str(place))
    expect(curve).to_have_attribute("aria-valuetext", f"After choice {last}: P1 25%, P2 25%")

    page.reload()
    with page.expect_response("**/analysis") as answer:
        page.get_by_role("button", name="Analyse").click()
    assert answer.value.json()["turns"] is not None, "a second look is there at once"
    expect(turns.get_by_role("listitem").first).to_be_visible()
    assert not troubles


def test_on_the_phone_the_analysis_of_a_solo_game_can_be_read_in_every_language(
    browser: Browser, server: Server
) -> None:
    context = new_context(browser, server, 390, 844, touch=True)
    try:
        page = open_replay(context, server, GOLDEN / "village" / "solo-1-chronicle-player.record")
        page.get_by_role("button", name="Analyse").click()
        expect(page.locator(".analysis .turns li").first).to_be_visible(timeout=120_000)
        assert page.locator(".analysis path.line").count() == 2, "one line, and its sample"
        for language in LANGUAGES:
            speak(page, language)
            assert raw_messages(page) == set()
            assert cut_off(page, ".analysis") == []
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
    finally:
        context.close()
