"""A title is built once and shared by all tables that play it, in whatever thread they are played."""

from __future__ import annotations

import json
import random
import tomllib
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from hush_table import TITLE as HUSH
from posterity import games
from posterity.contract.shown import plain
from posterity.engine import DataError, Outlook, SeededChance, SetupError, Title, beyond, new
from posterity.games import TITLES, face, keepsakes, mind, proof, title
from posterity.speech import Speech

EDITIONS: dict[str, dict[str, Any]] = {
    "village": {"life": {"lap": 12}, "market": {"queue": 4}, "customers": {"c01": {"points": 3}}},
    "signorie": {"start": {"florins": 6}, "pieces": {"dice": [2, 3, 5]}, "helpers": {"red-top": {"cost": 1}}},
    "legacy": {"pieces": {"row": 6}, "heads": {"white": {"man": [2, 6, 4]}}, "friends": {"ann": {"money": 7}}},
}


def fingerprint(part: object, seen: set[int]) -> object:
    """All that a title holds, as plain data; a compiled class shows its attributes only one by one."""
    if part is None or isinstance(part, (bool, int, float, str)):
        return part
    if isinstance(part, (list, tuple)):
        return [fingerprint(one, seen) for one in part]
    if isinstance(part, dict):
        return {str(name): fingerprint(one, seen) for name, one in part.items()}
    if id(part) in seen or callable(part):
        return type(part).__name__
    seen.add(id(part))
    names = [name for name in dir(part) if not name.startswith("__")]
    return {name: fingerprint(getattr(part, name), seen) for name in names if not callable(getattr(part, name))}


def all_of(one: Title[Any]) -> str:
    for facet in (face, keepsakes, mind, proof):
        facet(one)  # made when somebody asks for the first time
    return json.dumps(fingerprint(one, set()))


def test_the_title_as_printed_is_one_object() -> None:
    for name in EDITIONS:
        assert title(name) is title(name)
        assert title(name, {}) is title(name)
        assert title(name, None) is title(name)


@pytest.mark.parametrize("name", list(EDITIONS))
def test_tables_of_one_edition_share_its_title(name: str) -> None:
    edition = EDITIONS[name]
    other_way_round = dict(reversed(edition.items()))
    assert title(name, edition) is title(name, other_way_round)
    assert title(name, edition) is not title(name)
    assert title(name, edition).edition == edition
    assert title(name).edition == {}


def test_another_edition_is_another_title() -> None:
    twelve, thirteen = (title("village", {"life": {"lap": lap}}) for lap in (12, 13))
    boxes: list[Any] = [one.new("standard", 2).box for one in (twelve, thirteen, title("village"))]
    assert [box.lap for box in boxes] == [12, 13, 10]


def test_only_the_editions_played_last_are_kept() -> None:
    first = title("signorie", {"start": {"florins": 0}})
    for florins in range(1, 50):
        title("signorie", {"start": {"florins": florins}})
    kept = games._corrected.cache_info()
    assert kept.currsize == kept.maxsize == 32
    again = title("signorie", {"start": {"florins": 0}})
    assert again is not first, "it had gone"
    assert again.edition == first.edition
    assert title("signorie", {"start": {"florins": 0}}) is again


def test_who_changes_the_edition_afterwards_changes_no_title() -> None:
    edition: dict[str, Any] = {"friends": {"ann": {"money": 7}}, "pieces": {"rounds": [2, 3, 3]}}
    one = title("legacy", edition)
    built_by_hand = TITLES["legacy"](edition)
    edition["friends"]["ann"]["money"] = 9
    edition["pieces"]["rounds"][0] = 1
    for other in (one, built_by_hand):
        assert other.edition == {"friends": {"ann": {"money": 7}}, "pieces": {"rounds": [2, 3, 3]}}
        assert other.new("standard", 2).box.rounds == [2, 3, 3]
    assert title("legacy", edition) is not one


def test_an_edition_that_was_refused_is_refused_again() -> None:
    for _ in range(2):
        with pytest.raises(DataError, match=r"life\.lap: expected a number of at least 1, got 0"):
            title("village", {"life": {"lap": 0}})


def test_a_number_and_a_word_that_look_alike_are_two_editions() -> None:
    assert title("village", {"life": {"lap": 1}}).edition == {"life": {"lap": 1}}
    for lap in ("1", True, 1.0):
        with pytest.raises(DataError, match=r"life\.lap: expected a whole number like 10"):
            title("village", {"life": {"lap": lap}})


def test_what_no_text_can_hold_is_refused_too() -> None:
    circle: dict[str, object] = {}
    circle["life"] = circle
    editions: list[dict[str, object]] = [circle, {"life": {"lap": {1, 2}}}, {"life": {"lap": 10**5000}}]
    for edition in editions:
        with pytest.raises(DataError):
            title("village", edition)


def test_the_data_file_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in EDITIONS:
        title(name)

    def parsed(*_: object, **__: object) -> dict[str, Any]:
        raise AssertionError("parsed again")

    monkeypatch.setattr(tomllib, "loads", parsed)
    assert title("village", {"life": {"lap": 14}}).edition
    assert title("signorie", {"start": {"florins": 77}}).edition
    assert title("legacy", {"pieces": {"row": 7}}).edition


def test_a_title_can_be_put_beside_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SetupError, match="there is no title 'hush'"):
        title("hush")
    monkeypatch.setitem(TITLES, "hush", lambda edition: HUSH)
    assert title("hush") is HUSH
    village = TITLES["village"]
    monkeypatch.setitem(TITLES, "hush", village)
    assert title("hush").name == "village", "the one that is there now"


def tell(one: Title[Any], variant: str, seats: int, seed: int) -> list[str]:
    """A random game with everything that is done at a table on the way, and its digests."""
    speech = Speech(one, variant=variant)
    names = [f"Seat {seat + 1}" for seat in range(seats)]
    source = random.Random(seed)
    game = new(one, variant, seats, SeededChance(seed))
    digests: list[str] = []
    for turn in range(60):
        if game.over:
            break
        digests.append(one.digest(game.state))
        if turn % 20 == 0:
            outlooks = [Outlook(game, action) for action in game.options]
            beyond(game, outlooks)
            view = game.view(game.seat)
            view.imagine(SeededChance(seed))
            json.dumps(plain([face(one).printed(view.state), face(one).shown(view.state, view.seat)]))
            face(one).board(view.state, view.seat, names, speech)
            face(one).prices(view.state, view.seat, speech)
            mind(one).appraise(game.state, game.seat)
            mind(one).traits(game.state, game.seat)
            mind(one).surroundings(game.state)
            one.load(json.loads(json.dumps(one.save(game.state))))
        game.play(source.choice(game.options))
        if game.can_undo(0):
            game.copy().undo(0)
    return digests


@pytest.mark.parametrize("name", list(EDITIONS))
@pytest.mark.parametrize("corrected", [False, True])
def test_nothing_that_tables_do_changes_a_title_whatever_the_thread(name: str, corrected: bool) -> None:
    edition = EDITIONS[name] if corrected else None
    one = title(name, edition)
    before = all_of(one)
    tables = [(v.name, seats, seed) for v in one.variants for seats in (v.fewest, v.most) for seed in range(2)]
    alone = [tell(TITLES[name](edition), *table) for table in tables]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda table: tell(title(name, edition), *table), tables * 2))
    assert together == alone * 2, "the tables do not feel each other"
    assert all_of(one) == before
    assert title(name, edition) is one
    assert len(before) > 5000, "the fingerprint has all of it"
    assert f'"lap": {12 if corrected else 10}' in before or name != "village"


@pytest.mark.parametrize("name", list(EDITIONS))
def test_a_fingerprint_notices_a_change_deep_inside(name: str) -> None:
    one: Any = TITLES[name](None)
    before = all_of(one)
    box = next(iter(one.boxes.values()))
    some = next(part for part in (getattr(box, n) for n in dir(box) if not n.startswith("_")) if isinstance(part, list))
    some.append(99)
    assert all_of(one) != before
    assert all_of(TITLES[name](None)) == before, "and only this title"


def test_who_changes_a_card_that_was_shown_changes_no_title() -> None:
    one = title("legacy")
    before = all_of(one)
    shown: Any = plain(face(one).printed(one.new("standard", 2)))
    shown["friends"]["ann"]["money"] = 99
    shown["heads"]["white"]["sides"][0]["gold"] = 99
    assert all_of(one) == before
