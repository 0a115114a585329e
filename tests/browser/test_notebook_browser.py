"""The notebook: the examples of the documents run in the page, in a real Chromium."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from browsing import NEEDS_BROWSER, ROOT, cut_off, new_context, raw_messages, serious_faults
from posterity.speech import LANGUAGES
from running import Server

pytestmark = NEEDS_BROWSER

EXAMPLES = sum(
    len(re.findall(r"^```python$", file.read_text(encoding="utf-8"), re.M))
    for file in (ROOT / "README.md", *(ROOT / "docs").glob("*.md"))
)
SLOW = 120_000  # milliseconds: Python has to be fetched and started


def opened(context: BrowserContext, language: str = "en") -> Page:
    page = context.new_page()
    page.goto(f"/?lang={language}#/python")
    page.get_by_role("heading", level=1).wait_for()
    return page


def cells(page: Page) -> Locator:
    return page.locator(".cell")


def own(page: Page) -> Locator:
    """The last cell, that is empty at first."""
    return cells(page).last


def came(cell: Locator) -> Locator:
    return cell.locator(".told")


def test_every_example_of_the_documents_runs_in_the_page(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/?lang=en")
    page.get_by_role("link", name="Python notebook").click()
    expect(cells(page)).to_have_count(EXAMPLES + 1)
    page.get_by_role("button", name="Run all").click()
    for number in range(EXAMPLES):
        expect(came(cells(page).nth(number))).to_be_visible(timeout=SLOW)
        expect(cells(page).nth(number).locator(".error")).to_have_count(0)
    told = page.locator(".told").all_inner_texts()
    assert any("posterity record 1" in one for one in told)
    assert any("__main__:Miser" in one for one in told)
    expect(page.get_by_role("button", name="Run all")).to_be_enabled()
    assert not serious_faults(page), "with what came of them"


def test_what_is_written_is_run_kept_and_can_be_as_it_was(context: BrowserContext) -> None:
    page = opened(context)
    first, text = cells(page).first, cells(page).first.locator("textarea")
    before = text.input_value()
    text.fill("six = 6\nprint('here')\nsix * 7")
    text.press("Control+Enter")
    expect(came(first).locator(".printed")).to_have_text("here", timeout=SLOW)
    expect(came(first).locator(".value")).to_have_text("42")
    text.press("Tab")
    expect(first.get_by_role("button", name="Run")).to_be_focused()
    own(page).locator("textarea").fill("six + 1")
    own(page).locator("textarea").press("Shift+Enter")
    expect(cells(page)).to_have_count(EXAMPLES + 2)
    expect(own(page).locator("textarea")).to_be_focused()
    expect(came(cells(page).nth(EXAMPLES)).locator(".value")).to_have_text("7")
    own(page).locator("textarea").press_sequentially("def half(n):\nreturn n / 0")
    expect(own(page).locator("textarea")).to_have_value("def half(n):\n    return n / 0")
    own(page).locator("textarea").fill("def half(n):\n    return n / 0\nhalf(six)")
    own(page).locator("textarea").press("Control+Enter")
    expect(came(own(page)).locator(".error")).to_contain_text("ZeroDivisionError: division by zero")
    expect(came(own(page)).locator(".error")).to_contain_text("line 2, in half")

    page.reload()
    expect(cells(page)).to_have_count(EXAMPLES + 3)
    expect(text).to_have_value(re.compile("six = 6"))
    first.get_by_role("button", name="As it was").click()
    expect(text).to_have_value(before)
    first.get_by_role("button", name="As I wrote it").click()
    expect(text).to_have_value(re.compile("six = 6"))
    first.get_by_role("button", name="As it was").click()
    page.reload()
    expect(text).to_have_value(before)
    expect(first.get_by_role("button", name="As it was")).to_have_count(0)


def test_what_never_ends_can_be_stopped(context: BrowserContext) -> None:
    page = opened(context)
    text = own(page).locator("textarea")
    stop = page.get_by_role("button", name="Stop")
    expect(stop).to_be_disabled()
    text.fill("import random")
    text.press("Control+Enter")
    expect(came(own(page))).to_be_visible(timeout=SLOW)
    text.fill("while True: print('on and on')")
    text.press("Control+Enter")
    page.wait_for_timeout(300)
    stop.click()
    expect(own(page)).to_contain_text("Stopped.")
    text.fill("random")
    text.press("Control+Enter")
    expect(came(own(page)).locator(".error")).to_contain_text("NameError", timeout=SLOW)


def test_a_browser_that_cannot_says_why_and_shows_the_examples(context: BrowserContext) -> None:
    context.add_init_script("delete globalThis.WebAssembly")
    page = opened(context)
    expect(page.get_by_role("alert")).to_contain_text("runs no WebAssembly")
    expect(cells(page)).to_have_count(EXAMPLES + 1)
    expect(page.get_by_role("button", name="Run")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_whole_in_every_language_and_on_a_phone(browser: Browser, server: Server, language: str) -> None:
    for width, height, touch in ((1440, 900, False), (390, 844, True)):
        context = new_context(browser, server, width, height, touch)
        try:
            page = opened(context, language)
            assert not raw_messages(page)
            assert not cut_off(page, "main")
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            assert not serious_faults(page)
            page.goto(f"/?lang={language}#/")
            expect(page.locator("footer a[href='#/python']")).to_be_visible()
        finally:
            context.close()
