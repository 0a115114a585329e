"""Games that move: off a device and back, from a server to a device and on to another server."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from devices import Device, Links, Open, page_on
from posterity.engine import PosterityError
from posterity.games import TITLES
from posterity.table.moving import read_game
from running import Links as ServerLinks
from running import Server
from test_playing import play, rows

GOLDEN = Path(__file__).parents[1] / "golden"


def on_a_device(act: Callable[[Open, Device], Awaitable[None]]) -> None:
    async def whole() -> None:
        device = Device()
        async with page_on(device) as page:
            await act(page, device)

    asyncio.run(whole())


async def begun(page: Open, title: str = "village", answers: int = 12) -> Links:
    """A game with some answers, undone ones among them."""
    links = await page.create("person", "page", title=title, seed=4, confirm=True)
    player = await page.sit(links, 0)
    await play(player, random.Random(2), answers, undo=0.4)
    await player.asked()
    player.line.close()
    return links


async def answers_of(page: Open, table: str) -> dict[str, Any]:
    status, form = await page.call("GET", f"/api/tables/{table}/answers")
    assert status == 200
    return dict(form)


def without(form: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: part for name, part in form.items() if name not in names}


@pytest.mark.parametrize("title", TITLES)
def test_a_game_goes_from_a_device_to_a_server_and_back(title: str, server: Server) -> None:
    """Everywhere it is the same, down to its digests and to what can be taken back, and goes on."""

    async def move(page: Open, device: Device) -> None:
        links = await begun(page, title)
        form = await answers_of(page, links.table)
        assert any(row[2] == "undo" for row in form["answers"])
        assert any(row[7] for row in form["answers"])
        answer = server.http.post("/api/games", content=json.dumps(without(form, "table")))
        assert answer.status_code == 201, answer.text
        there = ServerLinks(answer.json())
        taken = server.get(there, 0, "/game")
        assert taken.status_code == 200
        assert taken.json() == without(form, "table")
        here = json.loads(await page.house.call("GET", f"/api/tables/{links.table}", links.token(0)))["body"]
        assert without(server.get(there, 0).json(), "table") == without(here, "table")
        guest = server.client(there, 0)
        if guest.options:
            guest.play(guest.options[0])
        else:
            assert guest.send(type="end-turn")["type"] == "ack"
        guest.close()
        status, back = await page.call("POST", "/api/games", "", server.get(there, 0, "/game").text)
        assert (status, back["table"][:5]) == (201, "here-")
        player = await page.sit(Links(back), 0)
        assert player.now["version"] > here["version"]
        await play(player, random.Random(3), 5)

    on_a_device(move)


def test_a_running_game_with_several_people_stays_where_it_is(server: Server) -> None:
    """Whoever took it along would see what others hold in their hands."""
    links = server.create("person", "person", title="legacy")
    assert server.error(server.get(links, 0, "/game"))[:2] == (403, "still-running")
    alone = server.create("person", "page", title="legacy")
    assert server.get(alone, 0, "/game").status_code == 200
    assert server.error(server.get(alone, None, "/game"))[:2] == (403, "still-running"), "a link for watching"


def test_a_finished_game_can_be_taken_along_by_whoever_may_look(server: Server) -> None:
    record = (GOLDEN / "signorie" / "standard-2-outright.record").read_text(encoding="utf-8")
    links = server.upload(record)
    game = server.get(links, None, "/game")
    assert game.status_code == 200
    copied = server.http.post("/api/games", content=game.content)
    assert copied.status_code == 201, copied.text
    assert server.get(ServerLinks(copied.json()), None, "/record").text == record


def test_luck_that_one_of_several_has_chosen_is_refused_where_hands_are_hidden() -> None:
    async def brought(page: Open, device: Device) -> None:
        links = await begun(page, "legacy", 3)
        form = await answers_of(page, links.table)
        form["agreed"] |= {"kinds": ["person", "person"], "bots": ["", ""]}
        status, told = await page.call("POST", "/api/games", "", without(form, "table"))
        assert (status, told["error"]["message"][:5]) == (400, "seed:")

    on_a_device(brought)


def test_what_seats_picked_goes_along() -> None:
    async def brought(page: Open, device: Device) -> None:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "page", "pick": "red"}]
        form = await answers_of(page, (await page.create(title="signorie", seats=seats)).table)
        assert form["agreed"]["picks"] == ["", "red"]
        status, back = await page.call("POST", "/api/games", "", without(form, "table"))
        assert status == 201, back
        again = await answers_of(page, back["table"])
        assert again["agreed"] == form["agreed"], "nothing of what was agreed is lost on the way"

    on_a_device(brought)


def test_a_finished_game_may_have_had_luck_that_was_chosen() -> None:
    """Nothing of it is hidden any more."""

    async def brought(page: Open, device: Device) -> None:
        record = (GOLDEN / "legacy" / "standard-2-full.record").read_text(encoding="utf-8")
        _, kept = await page.call("POST", "/api/records", "", record)
        form = await answers_of(page, kept["table"])
        assert form["agreed"]["kinds"] == ["person", "person"]
        form["agreed"]["seed"] = 7
        status, back = await page.call("POST", "/api/games", "", without(form, "table"))
        assert status == 201, back

    on_a_device(brought)


def test_everything_comes_back_from_one_file() -> None:
    async def moved(page: Open, device: Device) -> None:
        links = [await begun(page, "village"), await begun(page, "signorie", 4)]
        status, _told = await page.call("POST", "/api/records", "", finished())
        assert status == 201
        status, whole = await page.call("GET", "/api/kept")
        assert (status, len(whole["games"])) == (200, 3)
        status, again = await page.call("POST", "/api/kept", "", whole)
        assert (status, [one["known"] for one in again["tables"]]) == (201, [True] * 3), "all of it is here already"
        assert len(device.kept) == 3
        other = Device()
        async with page_on(other) as elsewhere:
            whole["games"].insert(1, {"posterity": 1})
            status, kept = await elsewhere.call("POST", "/api/kept", "", whole)
            assert status == 201
            made = kept["tables"]
            assert made.pop(1)["error"]["code"] == "bad-request", "one that is no game keeps nobody out"
            assert [one["known"] for one in made] == [False] * 3
            status, listed = await elsewhere.call("GET", "/api/tables")
            assert sorted(one["table"] for one in listed) == sorted(one["table"] for one in made)
            for one, link in zip(made, links, strict=False):
                copied = rows(other, Links({**one, "table": one["table"]}))
                assert copied == rows(device, link)
            assert [one["ended"] is None for one in made] == [True, True, False]
            player = await elsewhere.sit(Links(made[0]), 0)
            await play(player, random.Random(5), 4)

    on_a_device(moved)


def finished() -> str:
    return (GOLDEN / "legacy" / "solo-1-full.record").read_text(encoding="utf-8")


def test_a_game_that_went_on_elsewhere_comes_back_beside_the_one_that_is_here() -> None:
    async def moved(page: Open, device: Device) -> None:
        links = await begun(page)
        form = await answers_of(page, links.table)
        player = await page.sit(links, 0)
        await play(player, random.Random(9), 4)
        longer = await answers_of(page, links.table)
        _, told = await page.call("POST", "/api/kept", "", form)
        assert told["tables"][0]["known"], "what is here has gone on since"
        assert await page.call("DELETE", f"/api/tables/{links.table}") == (200, {})
        _, told = await page.call("POST", "/api/kept", "", longer)
        assert not told["tables"][0]["known"]
        assert len(device.kept) == 1

    on_a_device(moved)


# What is no game.


@pytest.fixture(scope="module")
def form() -> dict[str, Any]:
    found: dict[str, Any] = {}

    async def kept(page: Open, device: Device) -> None:
        found.update(await answers_of(page, (await begun(page)).table))

    on_a_device(kept)
    del found["table"]
    return found


def spoilt(form: dict[str, Any], change: Callable[[dict[str, Any]], object]) -> str:
    wrong = copy.deepcopy(form)
    change(wrong)
    with pytest.raises(PosterityError) as refused:
        read_game(json.dumps(wrong))
    return str(refused.value)


def first(form: dict[str, Any], kind: str) -> list[Any]:
    return next(row for row in form["answers"] if row[2] == kind)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda form: form.pop("posterity"), 'expected an object with "posterity": 1'),
        (lambda form: form.pop("names"), "names: is missing; a game has agreed, names, edition, answers"),
        (lambda form: form.update(agreed=[]), "agreed: expected an object, got []"),
        (lambda form: form["agreed"].update(owner=1), 'agreed: there is no "owner"'),
        (lambda form: form["agreed"].pop("rules"), "agreed.rules: is missing"),
        (lambda form: form["agreed"].update(rules=1), "agreed.rules: the game was begun under version 1 of the rules"),
        (lambda form: form["agreed"].update(rules="2"), 'agreed.rules: expected the version of the rules, got "2"'),
        (lambda form: form["agreed"].update(title=7), "agreed.title: expected a name, got 7"),
        (lambda form: form["agreed"].update(title="chess"), "there is no title 'chess'"),
        (lambda form: form["agreed"].update(variant="blitz"), "village has no variant 'blitz'"),
        (lambda form: form["agreed"].update(kinds=["person"]), "agreed.bots: expected 1, one for each seat"),
        (lambda form: form["agreed"].update(kinds=["person", []]), 'agreed.kinds: expected "person" or "bot"'),
        (lambda form: form["agreed"].update(bots=["", {}]), "agreed.bots: seat 2: expected one of page"),
        (
            lambda form: form["agreed"].update(bots=["page", "page"]),
            "agreed.bots: seat 1: expected nothing, as a person",
        ),
        (lambda form: form["agreed"].update(picks=["red"]), "agreed.picks: expected 2 names, one for each seat"),
        (lambda form: form["agreed"].update(picks=[7, ""]), "agreed.picks: expected 2 names, one for each seat"),
        (lambda form: form["agreed"].update(picks=["", "red"]), "agreed.picks: seat 2 picks 'red', but nothing"),
        (lambda form: form["agreed"].update(confirm="yes"), "agreed.confirm: expected true or false"),
        (lambda form: form["agreed"].update(hints="yes"), "agreed.hints: expected true or false"),
        (lambda form: form["agreed"].update(seed=-1), "agreed.seed: expected a number"),
        (lambda form: form.update(names=["a"]), "names: expected 2, one for each seat"),
        (lambda form: form.update(names=["a|b", "c"]), "names: expected names of up to 40 signs"),
        (lambda form: form.update(edition=[]), "edition: expected an object"),
        (lambda form: form.update(edition={"nothing": 1}), "nothing"),
        (lambda form: form.update(answers={}), "answers: expected a list"),
        (lambda form: form.update(answers=[0] * 20_001), "answers: expected a list of at most 20000, got [0, 0"),
        (lambda form: form["answers"].append([1]), "expected [number, version, kind"),
        (
            lambda form: first(form, "chance").__setitem__(0, "0"),
            "answer 0: expected its number, its version and a seat",
        ),
        (lambda form: first(form, "choice").__setitem__(3, 3), "expected its number, its version and a seat"),
        (lambda form: form["answers"].pop(3), "is missing"),
        (lambda form: first(form, "choice").__setitem__(2, "wish"), 'there is no kind "wish"'),
        (lambda form: first(form, "choice").__setitem__(3, 1), "answers: version 1: P1 is asked now"),
        (lambda form: first(form, "choice").__setitem__(4, "take nothing"), "answers: version 1: "),
        (lambda form: first(form, "choice").__setitem__(4, 7), "text: expected up to 2000 signs"),
        (lambda form: first(form, "choice").__setitem__(5, "x" * 65), "move: expected up to 64 signs"),
        (lambda form: first(form, "choice").__setitem__(6, -1), "at: expected seconds since 1970"),
        (lambda form: first(form, "choice").__setitem__(6, 1e11), "at: expected seconds since 1970"),
        (lambda form: first(form, "choice").__setitem__(6, True), "at: expected seconds since 1970"),
        (lambda form: first(form, "choice").__setitem__(7, "0" * 12), "does not lead to the table that was stored"),
        (lambda form: first(form, "chance").__setitem__(4, "chance x: y"), "answers: version 0: "),
        (lambda form: first(form, "chance").__setitem__(7, "0" * 12), "answers: version 0: "),
        (lambda form: first(form, "undo").__setitem__(3, 1), "answers: version"),
    ],
)
def test_what_cannot_have_happened_is_refused_in_words(
    form: dict[str, Any], change: Callable[[dict[str, Any]], object], says: str
) -> None:
    assert says in spoilt(form, change)


def test_a_choice_that_was_taken_back_must_have_been_possible_too(form: dict[str, Any]) -> None:
    """It is not played on from; but nothing is kept that was not looked at."""

    def change(wrong: dict[str, Any]) -> None:
        at = next(number for number, row in enumerate(wrong["answers"]) if row[2] == "undo")
        chosen = max(number for number in range(at) if wrong["answers"][number][2] == "choice")
        wrong["answers"][chosen][4] = "take nothing"

    assert "answers: version" in spoilt(form, change)


def test_missing_digests_are_put_in(form: dict[str, Any]) -> None:
    """As in games that were read from a record."""
    bare = copy.deepcopy(form)
    for row in bare["answers"]:
        row[7] = ""
    assert [list(answer) for answer in read_game(json.dumps(bare)).answers] == form["answers"]
