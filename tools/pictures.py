"""Take the pictures in docs/pictures again: `make pictures`, or only some: `make pictures ONLY="hint home"`.

The tables are always the same, played by knights from the same seeds.
"""

from __future__ import annotations

import base64
import random
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browsing import CHROMIUM, FLAGS, glowing, new_context, open_seat, place, settled
from posterity.bots import bot
from posterity.engine import Game, SeededChance, new
from posterity.engine import record as records
from posterity.games import title
from posterity.server.settings import Settings
from running import Links, Server

FOLDER: Final = Path(__file__).parent.parent / "docs" / "pictures"
PEOPLE: Final = ["Ilse", "Tomasz", "Agnes", "Bartłomiej", "Wincenty"]
GOOD_ADVICE: Final = (f"hint_steps={Settings().hint_steps}", f"analysis_steps={Settings().analysis_steps}")


class Studio:
    """A server with tables to be pictured, and a browser to look at them."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server = server
        self.browser = browser

    def window(self, width: int = 1440, height: int = 900, **more: Any) -> BrowserContext:
        return new_context(self.browser, self.server, width, height, **more)

    def played(self, name: str, seats: int, seed: int, step: str, after: int, variant: str = "standard") -> Links:
        """A table at the first moment after so many choices when the first seat is asked this."""
        game: Game[Any] = new(title(name), variant, seats, SeededChance(seed))
        links = self.server.create(
            *["person"] * seats, names=PEOPLE, title=name, variant=variant, seed=seed, hints=True
        )
        players = [self.server.client(links, seat) for seat in range(seats)]
        knight = bot("knight", random.Random(seed))
        version = choices = 0
        while game.seat != 0 or choices < after or type(game.state.agenda[-1]).__name__ != step:
            action = knight.choose(game.view(game.seat))
            players[game.seat].catch_up(version)
            version = players[game.seat].play(action.text)["version"]
            game.play(action)
            choices += 1
            assert not game.over, f"{name}: the game ends before the first seat is asked {step}"
        return links

    def finished(self, name: str, seats: int, seed: int) -> Links:
        """The replay of a whole game."""
        game: Game[Any] = new(title(name), "standard", seats, SeededChance(seed))
        knight = bot("knight", random.Random(seed))
        while not game.over:
            game.play(knight.choose(game.view(game.seat)))
        return Links(self.server.http.post("/api/records", content=records.write(game).encode()).json())


def hovered(page: Page) -> Page:
    """Show what the last of the things that glow would bring."""
    place(page, [name for name in glowing(page) if not name.startswith("button:")][-1]).hover()
    return page


def home(studio: Studio) -> Page:
    page = studio.window().new_page()
    page.goto("/")
    expect(page.get_by_role("button", name="Play Village")).to_be_visible()
    return page


def village(studio: Studio) -> Page:
    return hovered(open_seat(studio.window(), studio.played("village", 3, 7, "Turn", 150), 0))


def signorie(studio: Studio) -> Page:
    return hovered(open_seat(studio.window(), studio.played("signorie", 4, 5, "Turn", 480), 0))


def legacy(studio: Studio) -> Page:
    return hovered(open_seat(studio.window(), studio.played("legacy", 3, 11, "Spouse", 60), 0))


def hint(studio: Studio) -> Page:
    page = open_seat(studio.window(), studio.played("village", 3, 9, "Turn", 30), 0)
    page.locator("footer .ask").click()
    page.get_by_role("region", name="The Regent’s estimate").get_by_role("listitem").first.wait_for(timeout=120_000)
    return page


def analysis(studio: Studio) -> Page:
    links = studio.finished("legacy", 3, 2)
    page = studio.window().new_page()
    page.goto(f"/#/replay/{links.table}/{links.watch}")
    page.get_by_role("button", name="Analyse").click()
    turns = page.locator(".analysis .turns")
    turns.get_by_role("listitem").first.get_by_role("button").click(timeout=600_000)
    return page


def solo_dark(studio: Studio) -> Page:
    window = studio.window(color_scheme="dark")
    return hovered(open_seat(window, studio.played("village", 1, 3, "Turn", 25, "solo"), 0))


def five_pl(studio: Studio) -> Page:
    return hovered(open_seat(studio.window(), studio.played("village", 5, 4, "Turn", 100), 0, "pl"))


def phone_ru(studio: Studio) -> Page:
    window = studio.window(390, 844, touch=True, device_scale_factor=2)
    page = open_seat(window, studio.played("village", 2, 6, "Turn", 40), 0, "ru")
    glowing(page)
    page.mouse.move(0, 0)
    return page


PICTURES: Final = (home, village, signorie, legacy, hint, analysis, solo_dark, five_pl, phone_ru)


def main() -> None:
    pictures = {picture.__name__.replace("_", "-"): picture for picture in PICTURES}
    wanted = sys.argv[1:] or list(pictures)
    unknown = [name for name in wanted if name not in pictures]
    if unknown:
        sys.exit(f"there is no picture {', '.join(unknown)}; there are: {', '.join(pictures)}")
    if CHROMIUM is None:
        sys.exit("there is no Chromium on this machine")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), settings=GOOD_ADVICE)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for name in wanted:
                page = pictures[name](Studio(server, browser))
                page.evaluate("document.fonts.ready")
                settled(page)
                whole = {"x": 0, "y": 0, **(page.viewport_size or {}), "scale": page.evaluate("devicePixelRatio")}
                session = page.context.new_cdp_session(page)
                taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": 85, "clip": whole})
                (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
                print(f"docs/pictures/{name}.webp")
                page.context.close()
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
