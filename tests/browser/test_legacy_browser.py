"""Legacy in a real Chromium: two at one screen, The Testament, the phone, three languages, keys, keepsakes, replay."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browsing import (
    NEEDS_BROWSER,
    Alone,
    choose,
    cut_off,
    glowing,
    new_context,
    open_seat,
    place,
    question,
    raw_messages,
    read_in_every_language,
    serious_faults,
    settled,
    small_lettering,
    small_targets,
    speak,
    thing,
    touch,
    watched,
    with_seed,
)
from posterity.engine import record as records
from posterity.games import keepsakes, title
from posterity.speech import LANGUAGES, Speech
from running import Links, Server

pytestmark = NEEDS_BROWSER

SAY = {language: Speech(title("legacy"), language) for language in LANGUAGES}
GOLDEN = Path(__file__).parents[1] / "golden" / "legacy"
SOURCES = ["prestige", "children", "friends", "honours", "missions", "lost", "patron"]


def wish(now: list[str], source: random.Random) -> str:
    """What a careless but fertile family would choose: weddings and children first, and no turn given away."""
    fruitful = [name for name in now if name.startswith(("card:", "act:have-children", "act:doctor"))]
    if fruitful and source.random() < 0.6:
        return source.choice(fruitful)
    return source.choice([name for name in now if name != "button:Pass"] or now)


def play(page: Page, name: str, source: random.Random) -> None:
    """Choose what glows. Whoever stands beyond the edge of the stage is brought onto it by the focus."""
    if name.startswith(("kin:", "spouse:")):
        place(page, name).focus()
    choose(page, name, source)


def hand(page: Page) -> set[str]:
    """The friends whose cards lie before the player."""
    names: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-thing^=\"card:\"] h4')].map((h) => h.innerText)"
    )
    return set(names)


def at_one_screen(context: BrowserContext, links: Links) -> Page:
    open_seat(context, links, 0).close()
    return open_seat(context, links, 1)


# Something to choose, or the screen that stands between two players.
ANYTHING = (
    "() => document.querySelector('[data-thing].can, footer .aside, dialog .podium, main > h1[tabindex]') !== null"
)


def test_two_play_a_whole_game_at_one_screen_and_neither_sees_the_others_hand(
    context: BrowserContext, server: Server
) -> None:
    page = at_one_screen(context, server.create("person", "person", title="legacy", seed=3))
    troubles = watched(page)
    source = random.Random(3)
    asked: set[str] = set()
    passed_on = page.get_by_role("heading", name="Pass the screen to")
    first_hands: dict[str, set[str]] = {}
    handed_over = choices = 0
    while True:
        page.wait_for_function(ANYTHING)
        if passed_on.is_visible():
            handed_over += 1
            who = passed_on.inner_text().removeprefix("Pass the screen to ")
            assert page.locator("[data-thing]").count() == 0, "nothing of the table is there, not even out of sight"
            said = page.locator("body").inner_text()
            assert said.split("\n\n") == [
                f"Pass the screen to {who}", "What lies on this table is not for everybody’s eyes.", f"I am {who}",
            ], "nobody’s hand and nobody’s patron"  # fmt: skip
            page.get_by_role("button", name=f"I am {who}").click()
            continue
        now = glowing(page)
        if now == ["over"]:
            break
        asked.add(question(page))
        if "button:Keep the hand" in now:
            who = page.locator("footer .who span").inner_text()
            first_hands[who] = hand(page)
            whole = page.evaluate("document.documentElement.outerHTML")
            others = set().union(*(cards for other, cards in first_hands.items() if other != who))
            assert first_hands[who] and not {name for name in others if f">{name}<" in whole}
            assert page.locator('[data-thing^="patron:"]').count() == 1, "one’s own patron"
        play(page, wish(now, source), source)
        choices += 1
        assert choices < 600, "the game does not end"
    assert len(first_hands) == 2 and handed_over >= 20
    for step in ("ChooseHead", "Mulligan", "Turn", "Spouse", "Couple", "TakeFriends", "Discard"):
        assert SAY["en"](f"ask-{step}") in asked, f"never asked: {step}"

    expect(page.get_by_role("log", include_hidden=True)).to_contain_text("Round 9 begins")
    end = page.get_by_role("dialog", name="The game is over")
    expect(end.get_by_role("heading", level=1)).to_contain_text(re.compile("wins|share"))
    ranking = end.locator(".podium li")
    expect(ranking).to_have_text([re.compile(r"P[12].*1\. · \d+"), re.compile(r"P[12].*2\. · −?\d+")])
    heads = end.locator("thead th[title]")
    assert [head.get_attribute("title") for head in heads.all()] == [SAY["en"](f"points-{name}") for name in SOURCES]
    for i, row in enumerate(end.locator("tbody tr").all()):
        *points, total = [int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()]
        assert len(points) == len(SOURCES) and sum(points) == total
        assert int(ranking.nth(i).locator("strong").inner_text()) == total, "the best stands first in both"
    assert not troubles


def test_a_testament_is_searched_to_its_end_by_clicks(open_alone: Alone) -> None:
    page = open_alone(title="legacy", variant="testament", seed=4)
    troubles = watched(page)
    say = Speech(title("legacy"), variant="testament")
    source = random.Random(4)
    asked: set[str] = set()
    choices = 0
    while (now := glowing(page)) != ["over"]:
        asked.add(question(page))
        play(page, wish(now, source), source)
        choices += 1
        assert choices < 400, "the game does not end"
    for step in ("ChooseYourself", "Mulligan", "Turn", "WhoWereThey", "Couple", "TakeFriends"):
        assert say(f"ask-{step}") in asked, f"never asked: {step}"

    end = page.get_by_role("dialog", name="The game is over")
    *points, total = [int(cell.replace("−", "-")) for cell in end.locator("tbody td").all_inner_texts()]
    hints = points[-1]
    assert sum(points) == total
    done = page.locator(".hint i.done").count()
    assert (done, hints) == (9 + hints, done - 9), "nine hints, and each that is still open costs a point"
    level = SAY["en"]("level-testament-won" if done == 9 else "level-testament-lost")
    expect(end.get_by_role("heading", level=1)).to_have_text(f"{level} Honor: {total}.")
    assert not troubles


def finished(server: Server, record: str) -> Links:
    answer = server.http.post("/api/records", content=(GOLDEN / record).read_bytes())
    assert answer.status_code == 201, answer.text
    return Links(answer.json())


@pytest.mark.parametrize(
    ("record", "words"),
    [
        ("solo-1-full", r"You end with \d+ points\."),
        ("solo-1-all-extinct", re.escape(SAY["en"]("level-extinct"))),
        ("testament-1-testament-won", re.escape(SAY["en"]("level-testament-won"))),
        ("standard-3-full", r"P\d wins\."),
        ("standard-2-all-extinct", re.escape(SAY["en"]("level-extinct"))),
    ],
)
def test_the_end_is_told_in_the_words_of_its_kind(
    context: BrowserContext, server: Server, record: str, words: str
) -> None:
    page = open_seat(context, finished(server, f"{record}.record"), None)
    heading = page.get_by_role("dialog", name="The game is over").get_by_role("heading", level=1)
    expect(heading).to_have_text(re.compile(words))


def test_the_keepsakes_of_every_family_can_be_read_and_taken_home(context: BrowserContext, server: Server) -> None:
    one, game = title("legacy"), records.read((GOLDEN / "standard-3-full.record").read_text("utf-8"), title("legacy"))
    events, names = game.told(), game.setup.names
    page = open_seat(context, finished(server, "standard-3-full.record"), None)
    troubles = watched(page)
    end = page.get_by_role("dialog", name="The game is over")
    families = end.get_by_role("group", name="Whose").get_by_role("button")
    expect(families).to_have_count(3)
    poster = end.get_by_role("img", name=SAY["en"]("keepsake-poster"))
    story = end.locator("details article")
    end.locator("summary").click()
    for i in range(3):
        families.nth(i).click()
        expect(poster).to_be_visible()
        heading = keepsakes(one).made("story", game.state, events, i, names, SAY["en"]).splitlines()[0]
        expect(story.get_by_role("heading", level=1)).to_have_text(heading.removeprefix("# "))
    expect(story).to_be_visible()
    assert poster.evaluate("img => img.complete && img.naturalWidth > 0"), "the poster is a picture"

    for name, opening in (
        ("Save as Markdown", b"# "), ("Save as SVG", b"<svg"), ("Save as PNG", b"\x89PNG"),
        (SAY["en"]("keepsake-gedcom"), b"0 HEAD"),
    ):  # fmt: skip
        with page.expect_download() as saved:
            end.get_by_text(name, exact=True).click()
        assert Path(saved.value.path()).read_bytes().lstrip(b"\xef\xbb\xbf").startswith(opening), name
    assert not troubles


def test_the_replay_shows_each_family_with_its_own_eyes(context: BrowserContext, server: Server) -> None:
    links = finished(server, "standard-3-full.record")
    page = context.new_page()
    troubles = watched(page)
    page.goto(f"/#/replay/{links.table}/{links.token(0)}")
    slider = page.get_by_role("slider")
    slider.fill("8")
    expect(slider).to_have_value("8")
    eyes = page.get_by_role("group", name="Seen by").get_by_role("button")
    expect(eyes).to_have_count(4)
    hands: list[set[str]] = []
    for seat in range(3):
        eyes.nth(seat).click()
        expect(page.locator("footer[aria-busy=false]")).to_be_visible()  # the board follows slider and eyes
        patron = page.locator(f'[data-thing^="patron:"][data-thing$=":{seat}"] h3')
        expect(patron).to_be_visible()
        assert patron.inner_text() != "A patron whom nobody sees"
        hands.append(hand(page))
    assert all(hands) and not hands[0] & hands[1] and not hands[1] & hands[2], "three hands, each before its own eyes"
    assert not troubles


# Every round that the page ever showed, however short.
REMEMBER_ROUNDS = """
window.rounds = new Set()
new MutationObserver(() => {
    const round = document.querySelector('.rounds .cur')?.textContent
    if (round && !document.querySelector('dialog')) rounds.add(round)
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
"""


def test_three_bots_are_watched_to_the_end(context: BrowserContext, server: Server) -> None:
    # A page that has seen a table of Legacy loads nothing more: it is there before the bots have finished.
    page = open_seat(context, server.create("person", "person", title="legacy", seed=1), None)
    expect(thing(page, "deck")).to_be_visible()
    troubles = watched(page)
    page.evaluate(REMEMBER_ROUNDS)
    links = server.create("squire", "page", "squire", title="legacy", seed=5)
    page.evaluate("at => { location.hash = at }", f"#/table/{links.table}/{links.watch}")
    end = page.get_by_role("dialog", name="The game is over")
    expect(end).to_be_visible(timeout=300_000)
    expect(end.locator(".podium li")).to_have_count(3)
    expect(end.locator("tbody tr")).to_have_count(3)
    expect(end.locator(".story svg path.line")).to_have_count(3)
    rounds = page.evaluate("[...rounds]")
    assert len(rounds) >= 2, f"the game was watched, not only its end: {rounds}"
    end.get_by_role("button", name="Look at the board").first.click()
    expect(page.locator("aside .seats > section")).to_have_count(3)
    expect(page.locator("[data-thing].can")).to_have_count(0)
    assert not troubles


def wide(page: Page) -> int:
    width: int = page.evaluate("document.documentElement.scrollWidth")
    return width


def test_on_a_small_phone_a_game_is_begun_by_touch(browser: Browser, server: Server) -> None:
    context = new_context(browser, server, 360, 740, touch=True)
    try:
        page = context.new_page()
        troubles = watched(page)
        page.route("**/api/tables", with_seed(3))
        page.goto("/?lang=en")
        page.get_by_role("button", name="Play Legacy").tap()
        with page.expect_websocket() as opened:
            page.get_by_role("button", name="Begin").tap()
        tabs, panel = page.get_by_role("tab"), page.get_by_role("tabpanel")
        expect(tabs).to_have_text(["Hand", "Seats", "Court", "Friends", "Log"])
        source = random.Random(3)
        for _ in range(6):
            # What may be chosen lies in more than one tab; a dot tells which.
            calling = page.locator("[role=tab].offers:not([aria-selected=true])")
            page.wait_for_function(
                "() => document.querySelector('[data-thing].can, [role=tab].offers, footer .aside, footer .end.ready')",
                timeout=90_000,  # a bot may be before us
            )
            if calling.count() and (not page.locator("[data-thing].can").count() or source.random() < 0.5):
                calling.first.tap()
            now = glowing(page)
            assert small_targets(page) == []
            assert wide(page) <= 360
            on_board = [name for name in now if not name.startswith("button:")]
            touch(page, opened.value, source.choice(on_board or now), source)
        for tab in tabs.all():
            tab.tap()
            expect(tab).to_have_attribute("aria-selected", "true")
            assert panel.evaluate("panel => panel.scrollWidth <= panel.clientWidth"), tab.inner_text()
            assert wide(page) <= 360, tab.inner_text()
        expect(panel).to_contain_text(re.compile("You.*(married|placed a pawn|took)"))
        assert not troubles
    finally:
        context.close()


def grown(server: Server, *seats: str, seed: int, rounds: int, variant: str = "standard") -> Links:
    """A table of persons on which some rounds are played already, and the first seat is about to take a turn."""
    links = server.create(*seats, title="legacy", variant=variant, seed=seed)
    players = [server.client(links, seat) for seat in range(len(seats))]
    source = random.Random(seed)
    for _ in range(2000):
        now = players[0].now
        if now["over"] or (now["view"]["round"] >= rounds and now["asked"] == 0 and now["step"] == "Turn"):
            break
        player = players[now["asked"]]
        fruitful = [action for action in player.options if action.startswith(("marry", "have-children", "doctor"))]
        player.play(source.choice(fruitful or [one for one in player.options if one != "pass"] or player.options))
        for other in players:
            other.catch_up(player.now["version"])
    assert not players[0].now["over"], "choose another seed"
    for player in players:
        player.close()
    return links


@pytest.mark.parametrize("width", [390, 360])
def test_on_the_phone_every_tab_fits_in_every_language(browser: Browser, server: Server, width: int) -> None:
    links = grown(server, "person", "person", "person", "person", seed=8, rounds=4)
    context = new_context(browser, server, width, 740, touch=True)
    try:
        page = open_seat(context, links, 0)
        found: list[str] = []
        for language in LANGUAGES:
            page.goto(f"/?lang={language}#/table/{links.table}/{links.token(0)}")
            tabs = page.get_by_role("tab")
            expect(tabs).to_have_count(5)
            for tab in tabs.all():
                tab.click()
                expect(tab).to_have_attribute("aria-selected", "true")
                panel = page.get_by_role("tabpanel")
                found += [f"{language} {tab.inner_text()}: the panel"] * panel.evaluate(
                    "p => p.scrollWidth > p.clientWidth"
                )
                found += [f"{language} {tab.inner_text()}: the page"] * (wide(page) > width)
                parts = (".game > header", ".chips", ".tabs", "footer", ".game > .panel [data-thing]:not(.friend)")
                found += [f"{language}: {words}" for part in parts for words in cut_off(page, part)]
                found += [f"{language}: too small: {words}" for words in small_lettering(page)]
        assert not found, "\n".join(dict.fromkeys(found))
    finally:
        context.close()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
@pytest.mark.parametrize(("variant", "seats"), [("standard", 4), ("testament", 1)])
def test_everything_on_the_table_can_be_read(
    browser: Browser, server: Server, width: int, height: int, variant: str, seats: int
) -> None:
    links = grown(server, *["person"] * seats, seed=8, rounds=5, variant=variant)
    context = new_context(browser, server, width, height)
    try:
        page = open_seat(context, links, 0)
        glowing(page)
        found: list[str] = []
        for language in LANGUAGES:
            speak(page, language)
            # A narrow table shows one half of its right column at a time.
            sides = page.locator(".legacy .right [role=tab]").all()
            for side in range(max(1, len(sides))):
                if sides:
                    sides[side].click()
                found += [f"{language}: too small: {words}" for words in small_lettering(page)]
                found += [f"{language}: not in words: {message}" for message in raw_messages(page)]
                # A card may tell more than it has room for: then the rest is told where it is looked at.
                for part in ("footer", "aside", ".band", ".right [data-thing]", ".right", ".hand h4", ".patron-column"):
                    found += [f"{language} in {part}: {words}" for words in cut_off(page, part)]
        assert not found, "\n".join(dict.fromkeys(found))
        expect(page.locator("aside .seats > section").last).to_be_in_viewport(ratio=1)
    finally:
        context.close()


def test_a_solo_game_is_begun_with_keys_alone(context: BrowserContext) -> None:
    page = context.new_page()
    troubles = watched(page)
    page.route("**/api/tables", with_seed(5))
    page.goto("/?lang=en")
    page.get_by_role("button", name="Play Legacy").focus()
    page.keyboard.press("Enter")
    for name in ("change", "alone", "Begin"):
        page.get_by_role("button", name=name, exact=True).focus()
        page.keyboard.press("Enter")
    asks = page.locator("footer .prompt p")

    def end_turn() -> None:
        expect(page.locator("footer .end.ready")).to_be_enabled()
        page.keyboard.press("e")

    # By the list: patriarch or matriarch, and the hand.
    expect(asks).to_have_text(SAY["en"]("ask-ChooseHead"))
    page.keyboard.press("l")
    page.get_by_role("radio").first.wait_for()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(asks).to_have_text(SAY["en"]("hold-DrawFriends"))  # until then the choice can be taken back
    end_turn()
    expect(asks).to_have_text(SAY["en"]("ask-Mulligan"))
    page.keyboard.press("l")
    page.get_by_role("radio").first.wait_for()
    for key in ("ArrowDown", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    end_turn()
    expect(asks).to_have_text(SAY["en"]("ask-Turn"))

    # By the board: the arrows lead from thing to thing.
    place(page, "money:2").focus()
    page.keyboard.press("ArrowRight")
    expect(place(page, "money:3")).to_be_focused()
    expect(page.get_by_role("tooltip")).to_be_visible()
    gold = thing(page, "gold:0").locator("b").first
    before = int(gold.inner_text())
    page.keyboard.press("Enter")
    expect(gold).to_have_text(str(before + 3))
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.keyboard.press("u")
    expect(gold).to_have_text(str(before))

    # The stage grows and shrinks, and comes back to what it was.
    place(page, "kin:1").focus()
    small = thing(page, "kin:1").bounding_box()
    page.keyboard.press("+")
    page.wait_for_function(
        "was => document.querySelector('[data-thing=\"kin:1\"]').getBoundingClientRect().width > was + 5",
        arg=small and small["width"],
    )
    page.keyboard.press("0")
    page.wait_for_function(
        "was => document.querySelector('[data-thing=\"kin:1\"]').getBoundingClientRect().width < was + 1",
        arg=small and small["width"],
    )
    assert not troubles


STEPS = [
    *("ChooseHead", "Mulligan", "Turn", "Spouse", "Couple", "TakeFriends", "Discard", "PlacePawn", "Holder"),
    *("ChooseMission", "Complication", "KeepChild", "Weddings", "GrowUp", "EndOfTurn"),
]
RARE = {"KeepChild", "Weddings", "GrowUp", "EndOfTurn", "Complication"}  # they need certain cards


def test_every_question_can_be_read_in_every_language(browser: Browser, server: Server) -> None:
    links = server.create("person", "person", title="legacy", seed=72)
    context = new_context(browser, server, 1024, 768)
    try:
        page = open_seat(context, links, 0)
        players = [server.client(links, seat) for seat in range(2)]
        source = random.Random(72)

        def choose(options: list[str]) -> str:
            fruitful = [action for action in options if action.startswith(("marry", "have-children", "doctor"))]
            wanted = fruitful if fruitful and source.random() < 0.5 else options
            return source.choice([one for one in wanted if one != "pass"] or wanted)

        def unreadable(page: Page) -> list[str]:
            found = [f"not in words: {message}" for message in raw_messages(page)]
            parts = ("footer", "aside", ".question [data-thing]")
            return found + [f"in {part}: {words}" for part in parts for words in cut_off(page, part)]

        unseen, found = read_in_every_language(page, players, SAY, STEPS, choose, unreadable)
        assert unseen <= RARE, f"never asked: {unseen}"
        assert not found, "\n".join(found)
    finally:
        context.close()


def test_a_wedding_is_told_before_it_is_made_and_what_cannot_be_says_why(
    context: BrowserContext, server: Server
) -> None:
    links = server.create("person", "person", title="legacy", seed=12)
    players = [server.client(links, seat) for seat in range(2)]
    for asked, action in ((0, "lead man"), (1, "lead woman"), (0, "keep-hand"), (1, "keep-hand")):
        players[asked].play(action)
        players[1 - asked].until("update", "snapshot")
    first = players[players[0].now["asked"]]
    page = open_seat(context, links, first.seat)
    friend = next(option.removeprefix("marry ") for option in first.options if option.startswith("marry"))
    refused = next(
        one["action"].removeprefix("marry ")
        for one in first.now["menu"]["refusals"]
        if one["action"].startswith("marry")
    )

    place(page, f"card:{refused}").hover()
    slip = page.get_by_role("tooltip")
    expect(slip).to_have_class(re.compile(r"\bwhy\b"))
    assert len(slip.locator("p").first.inner_text()) > 8, "a reason in words"

    gold = thing(page, f"gold:{first.seat}")
    before = int(gold.locator("b").first.inner_text())
    place(page, f"card:{friend}").hover()
    placard = page.locator(".placard")
    expect(placard).to_contain_text("child")
    shown = gold.locator(".to b")
    after = int(shown.inner_text()) if shown.count() else before
    if after != before:
        expect(placard).to_contain_text(f"{before} → {after}")
    expect(page.locator("svg .unborn")).to_be_visible()
    place(page, f"card:{friend}").click()
    expect(gold.locator("b").first).to_have_text(str(after))
    expect(page.locator('[data-thing^="spouse:1"]')).to_be_visible()


def test_anothers_tree_is_one_click_away_and_is_moved_and_made_larger(context: BrowserContext, server: Server) -> None:
    links = grown(server, "person", "person", seed=8, rounds=4)
    page = open_seat(context, links, 0)
    glowing(page)
    back = page.get_by_role("button", name="back to yours")
    page.locator("aside .seats > section").nth(1).click()
    expect(back).to_contain_text("The family of P2")
    expect(page.locator("[data-thing^='card:'].can")).to_have_count(0)
    head = thing(page, "kin:1:1")
    settled(page)
    start = head.bounding_box()
    page.get_by_role("button", name="Larger").click()
    page.get_by_role("button", name="Larger").click()
    settled(page)
    grown_up = head.bounding_box()
    assert start and grown_up and grown_up["width"] > start["width"] * 1.3
    stage = page.locator(".legacy .window").bounding_box()
    assert stage
    middle = stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 40, middle[1] + 60, steps=4)
    page.mouse.up()
    moved = head.bounding_box()
    assert moved and moved["y"] > grown_up["y"] + 30, "the tree follows the hand"
    page.get_by_role("button", name="The whole tree").click()
    settled(page)
    assert head.bounding_box() == pytest.approx(start, abs=0.5)
    back.click()
    expect(back).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_axe_finds_no_serious_fault(browser: Browser, server: Server, width: int, height: int) -> None:
    links = grown(server, "person", "person", "person", seed=8, rounds=3)
    context = new_context(browser, server, width, height, touch=width < 700)
    try:
        page = open_seat(context, links, 0)
        glowing(page)
        serious = serious_faults(page)
        assert not serious, "\n".join(serious)
    finally:
        context.close()
