"""A fourth title, installed by nothing but its folder, is played in the browser to the end."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

import running
from browsing import CHROMIUM, new_context, open_seat, watched
from running import WITH_HUSH, Server

VITE = running.WEB.parent / "node_modules" / ".bin" / "vite"

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine"),
    pytest.mark.skipif(not VITE.exists() or not shutil.which("node"), reason="the app cannot be built here"),
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server and an app that were told where the title lies."""
    web = tmp_path_factory.mktemp("web") / "dist"
    built = subprocess.run(
        [VITE, "build", "--outDir", web, "--logLevel", "error"],
        cwd=running.WEB.parent,
        env={**os.environ, **WITH_HUSH},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert built.returncode == 0, built.stderr
    server = Server(tmp_path_factory.mktemp("house"), WITH_HUSH, web=web)
    try:
        yield server
        assert server.stop() == 0
    finally:
        server.close()


def test_the_first_page_says_what_the_server_says(browser: Browser, house: Server) -> None:
    told = house.http.get("/api/titles").json()
    assert [title["name"] for title in told][-1] == "hush"
    context = new_context(browser, house)
    page = context.new_page()
    page.goto("/")
    panels = page.locator("article")
    expect(panels).to_have_count(len(told))
    for i, title in enumerate(told):
        fewest = min(variant["fewest"] for variant in title["variants"])
        most = max(variant["most"] for variant in title["variants"])
        expect(panels.nth(i)).to_contain_text(f"{fewest}–{most} players · {title['minutes']} min")
        panels.nth(i).locator(".button").click()
        panels.nth(i).get_by_role("button", name="change").click()
        counts = panels.nth(i).locator(".count button")
        expect(counts).to_have_count(most - fewest + 1)
        counts.first.click()
        alike = [v for v in title["variants"] if v["fewest"] <= fewest <= v["most"]]
        expect(panels.nth(i).locator(".variant option")).to_have_count(len(alike) if len(alike) > 1 else 0)
    context.close()


@pytest.mark.parametrize(("language", "name"), [("en", "Hush"), ("pl", "Cicho sza"), ("ru", "Тише")])
def test_its_words_and_its_rulebook_come_with_it(browser: Browser, house: Server, language: str, name: str) -> None:
    context = new_context(browser, house)
    page = context.new_page()
    page.goto(f"/?lang={language}")
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    page.goto(f"/?lang={language}#/rules/hush")
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    context.close()


def test_it_is_played_against_bots_to_the_end(browser: Browser, house: Server) -> None:
    context = new_context(browser, house)
    page = context.new_page()
    troubles = watched(page)
    page.goto("/")
    page.get_by_role("button", name="Play Hush").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("group", name="Hand").locator("span")).to_have_count(2)
    over = page.get_by_role("button", name="Save the record")
    choice, end_turn = page.locator("main [data-thing].can"), page.locator("button:enabled", has_text="End turn")
    for _ in range(40):
        expect(choice.or_(end_turn).or_(over).first).to_be_visible()
        if over.is_visible():
            break
        (end_turn if end_turn.is_visible() else choice.first).click()
        page.wait_for_timeout(100)
    expect(over).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("shown.*held", re.DOTALL))
    assert not troubles
    context.close()


def test_it_is_played_without_the_server(browser: Browser, house: Server) -> None:
    """Its rules and its bots came into the browser with the others."""
    context = new_context(browser, house, here=True)
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play Hush").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("main [data-thing].can").first).to_be_visible(timeout=60_000)
    assert "/here-" in page.url
    context.close()


def test_bots_are_watched_to_the_end(browser: Browser, house: Server) -> None:
    links = house.create("squire", "page", "knight", title="hush", seed=4)
    context = new_context(browser, house)
    page = open_seat(context, links, None)
    expect(page.get_by_role("button", name="Save the record")).to_be_visible(timeout=60_000)
    context.close()
