"""Whatever stands in an edition, it is refused with a sentence, or a table plays it to the end."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from posterity.arena.fuzz import check_game
from posterity.contract.shown import plain
from posterity.engine import NOBODY, DataError, Game, SeededChance, Title, new
from posterity.engine.data import LONGEST_TEXT, Fact, load
from posterity.games import TITLES, face, keepsakes, mind, proof, title
from posterity.speech import Speech

DATA = Path(__file__).parent.parent / "src" / "posterity" / "games"
FACTS = {
    name: list(load((DATA / name / "data.toml").read_text(encoding="utf-8")))
    for name in ("village", "signorie", "legacy")
}
TABLES = [
    (name, variant.name, seats)
    for name in FACTS
    for variant in title(name).variants
    for seats in sorted({variant.fewest, variant.most})
]
MANY = 100_000_000

# What a table may take at most, whatever its edition says. As printed, a random game has up to 900 answers and 1,500
# events, a menu 30 options, and a saved table 3,300 characters.
MOST_ANSWERS = 10_000
MOST_EVENTS = 20_000
MOST_OPTIONS = 150
MOST_SAVED = 8000

# The ordinary run makes few examples; a profile with more of them makes more here too.
EXAMPLES = max(2, settings().max_examples // 25)

Place = tuple[str | int, ...]
Values = dict[str, Any]  # by the keys of facts


def leaves(value: Any, path: Place = ()) -> Iterator[tuple[Place, int | str]]:
    """The single numbers and texts in a value."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from leaves(part, (*path, name))
    elif isinstance(value, list):
        for i, part in enumerate(value):
            yield from leaves(part, (*path, i))
    else:
        yield path, value


def replaced(value: Any, path: Place, single: Any) -> Any:
    """The value with another number or text at one place."""
    if not path:
        return single
    if isinstance(value, dict):
        return {**value, path[0]: replaced(value[path[0]], path[1:], single)}
    return [replaced(part, path[1:], single) if i == path[0] else part for i, part in enumerate(value)]


def edition_of(values: Values) -> dict[str, object]:
    edition: dict[str, Any] = {}
    for key, value in values.items():
        *tables, last = key.split(".")
        at = edition
        for table in tables:
            at = at.setdefault(table, {})
        at[last] = value
    return edition


def with_one(values: Values, fact: Fact, path: Place, single: Any) -> Values:
    return {**values, fact.key: replaced(values.get(fact.key, fact.value), path, single)}


def written(fact: Fact, path: Place) -> str:
    """A single value's key as messages write it."""
    return fact.key + "".join(f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in path)


def refusal(name: str, edition: dict[str, object]) -> str:
    """Why the edition is refused; empty if it is not."""
    try:
        TITLES[name](edition)
    except DataError as error:
        text = str(error)
        assert text.isprintable(), "one line that can be shown anywhere"
        assert len(text) < 2000
        return text
    return ""


def numbers(name: str) -> list[tuple[Fact, Place]]:
    return [(fact, path) for fact in FACTS[name] for path, single in leaves(fact.value) if isinstance(single, int)]


def extreme(name: str, values: Values, fact: Fact, path: Place, up: bool) -> Values:
    """With this number as large, or as small, as the others allow."""
    start = dict(leaves(values.get(fact.key, fact.value)))[path]
    assert isinstance(start, int)
    good, bad = start, fact.most + 1 if up else fact.least - 1
    trial = bad - 1 if up else bad + 1
    while abs(bad - good) > 1:
        if refusal(name, edition_of(with_one(values, fact, path, trial))):
            bad = trial
        else:
            good = trial
        trial = (good + bad) // 2
    return with_one(values, fact, path, good)


def play(one: Title[Any], variant: str, seats: int, seed: int, longest: int = MOST_ANSWERS) -> Game[Any]:
    """A random game, to its end or up to so many answers."""
    source = random.Random(seed)
    game = new(one, variant, seats, SeededChance(seed))
    while not game.over and game.past is not None and game.past.number < longest:
        assert len(game.options) <= MOST_OPTIONS
        game.play(source.choice(game.options))
    return game


def show(one: Title[Any], variant: str, game: Game[Any]) -> None:
    """All that a person or a bot would be shown of the table."""
    speech = Speech(one, variant=variant)
    names = [f"Seat {seat + 1}" for seat in range(game.setup.seats)]
    face(one).heading(game.state, NOBODY, names, speech)
    face(one).board(game.state, NOBODY, names, speech)
    face(one).prices(game.state, NOBODY, speech)
    json.dumps(plain([face(one).printed(game.state), face(one).shown(game.state, NOBODY)]))
    mind(one).surroundings(game.state)
    for seat in range(game.setup.seats):
        mind(one).appraise(game.state, seat)
        mind(one).traits(game.state, seat)
    for action in game.options:
        speech.action(game.state, action, game.seat, names)
    if game.over:
        for keepsake in keepsakes(one).kinds:
            keepsakes(one).made(keepsake.name, game.state, game.told(), 0, names, speech)


# Every number has a bound.


@pytest.mark.parametrize("name", list(FACTS))
@pytest.mark.parametrize("number", [MANY, -MANY])
def test_every_number_has_a_bound_that_the_message_names(name: str, number: int) -> None:
    for fact, path in numbers(name):
        text = refusal(name, edition_of(with_one({}, fact, path, number)))
        side = "most" if number > 0 else "least"
        assert re.fullmatch(
            rf"{re.escape(written(fact, path))}: expected a number of at {side} -?\d+, got {number}", text
        )


@pytest.mark.parametrize("name", list(FACTS))
def test_every_number_in_a_text_has_one_too(name: str) -> None:
    found = 0
    for fact in FACTS[name]:
        for path, single in leaves(fact.value):
            if not isinstance(single, str):
                continue
            for digits in re.finditer(r"\d+", single):
                changed = f"{single[: digits.start()]}{MANY}{single[digits.end() :]}"
                text = refusal(name, edition_of(with_one({}, fact, path, changed)))
                assert re.fullmatch(
                    rf"{re.escape(written(fact, path))}: expected .*at most \d+.*, got .*{MANY}.*", text
                ), text
                found += 1
    assert found >= 10


def test_the_message_names_key_bound_and_value() -> None:
    assert refusal("village", {"pieces": {"family": [MANY, 3, 2, 2]}}) == (
        "pieces.family[1]: expected a number of at most 6, got 100000000"
    )
    assert refusal("signorie", {"pieces": {"dice": [2, MANY, 4]}}) == (
        "pieces.dice[2]: expected a number of at most 6, got 100000000"
    )
    assert refusal("signorie", {"tokens": {"of_each_worth": [3, 3, 2, MANY]}}) == (
        "tokens.of_each_worth[4]: expected a number of at most 12, got 100000000"
    )
    assert refusal("legacy", {"friends": {"ann": {"effect": f"6 hand: draw {MANY}"}}}) == (
        "friends.ann.effect: expected a number of at most 9, got 100000000"
    )


def test_a_number_of_thousands_of_digits_is_refused_like_any_other() -> None:
    text = refusal("village", {"life": {"lap": 10**5000}})
    assert text == "life.lap: expected a number of at most 15, got a number that is too long to show"
    assert refusal("village", {"life": 10**5000}).startswith("life: expected a table of values, got a number")


# Texts and shapes.


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("2 brown\ud800", "without control characters and half letters, got '2 brown\\ud800'"),
        ("2 brown\x00", "without control characters and half letters, got '2 brown\\x00'"),
        ("2 brown\n", "without control characters and half letters, got '2 brown\\n'"),
        ("2 brown" + " " * LONGEST_TEXT, f"of at most {LONGEST_TEXT} characters, got {LONGEST_TEXT + 7}"),
    ],
)
def test_a_text_must_be_short_and_writable(text: str, problem: str) -> None:
    assert refusal("village", {"crafts": {"office": {"buy": text}}}) == f"crafts.office.buy: expected a text {problem}"


@pytest.mark.parametrize("name", ["\ud800", "lap\n", "lap\x1b[2J", "l" * 100_000])
def test_a_key_that_cannot_be_shown_is_refused_in_one_short_line(name: str) -> None:
    editions: list[dict[str, object]] = [{name: 3}, {"life": {name: 3}}, {"customers": {"c01": {name: 3}}}]
    for edition in editions:
        assert "there is no such value; known here: " in refusal("village", edition)


def test_the_first_of_many_unknown_keys_is_enough() -> None:
    edition: dict[str, object] = {f"key{i}": i for i in range(100_000)}
    assert refusal("village", edition).startswith("key0: there is no such value")


def test_what_is_nested_too_deeply_is_only_wrong_there() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    editions: list[dict[str, object]] = [
        {"life": deep},
        {"life": {"lap": deep}},
        {"customers": {"c01": {"wants": deep}}},
    ]
    for edition in editions:
        assert ": expected " in refusal("village", edition)
        with pytest.raises(DataError):
            title("village", edition)
    while deep:
        deep = deep[0]  # one by one: Python would take all of it apart at once


def test_a_long_wrong_value_is_not_told_whole() -> None:
    assert len(refusal("village", {"life": {"lap": "x" * 1_000_000}})) < 200
    assert len(refusal("village", {"life": {"lap": list(range(1_000_000))}})) < 200


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=5),
    lambda part: st.lists(part, max_size=3) | st.dictionaries(st.text(st.characters(), max_size=5), part, max_size=3),
    max_leaves=5,
)


@pytest.mark.parametrize("name", list(FACTS))
@settings(max_examples=10 * EXAMPLES, deadline=None)
@given(data=st.data())
def test_whatever_stands_anywhere_in_an_edition_is_refused_or_played(name: str, data: st.DataObject) -> None:
    fact = data.draw(st.sampled_from(FACTS[name]))
    path, _ = data.draw(st.sampled_from(list(leaves(fact.value))))
    whole: Place = (*fact.key.split("."), *path)
    part = data.draw(st.integers(0, len(whole)))
    correct = edition_of({fact.key: fact.value})
    edition = replaced(correct, whole[:part], data.draw(JSON))
    if isinstance(edition, dict):
        refusal(name, edition)


# What is accepted can be played.


@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
@pytest.mark.parametrize("up", [True, False])
def test_a_table_with_every_number_at_its_bound_stays_small_and_ends(
    name: str, variant: str, seats: int, up: bool
) -> None:
    one = TITLES[name](edition_of(all_extreme(name, up)))
    for seed in range(3):
        game = play(one, variant, seats, seed)
        assert game.over
        assert not proof(one).problems(game.state)
        assert len(game.told()) <= MOST_EVENTS
        assert len(json.dumps(one.save(game.state))) <= MOST_SAVED
        show(one, variant, game)


EXTREMES: dict[tuple[str, bool], Values] = {}


def all_extreme(name: str, up: bool) -> Values:
    """All numbers at once as far up or down as they go, one after the other in the order of the data file."""
    if (name, up) not in EXTREMES:
        values: Values = {}
        for fact, path in numbers(name):
            values = extreme(name, values, fact, path, up)
        EXTREMES[name, up] = values
    return EXTREMES[name, up]


@pytest.mark.parametrize("name", list(FACTS))
@pytest.mark.parametrize("up", [True, False])
def test_each_number_alone_at_its_bound_can_be_played(name: str, up: bool) -> None:
    tables = [table for table in TABLES if table[0] == name]
    for i, (fact, path) in enumerate(numbers(name)):
        one = TITLES[name](edition_of(extreme(name, {}, fact, path, up)))
        _, variant, seats = tables[i % len(tables)]
        game = play(one, variant, seats, i, longest=40)
        assert not proof(one).problems(game.state), written(fact, path)


@st.composite
def corrections(draw: st.DrawFn, name: str) -> tuple[Fact, Place, int | str]:
    """Another number or text at one place; a text is like those of other cards, with other numbers in it."""
    section = draw(st.sampled_from(sorted({fact.key.split(".")[0] for fact in FACTS[name]})))
    facts = [fact for fact in FACTS[name] if fact.key.split(".")[0] == section]
    fact = draw(st.sampled_from(facts))
    path, single = draw(st.sampled_from(list(leaves(fact.value))))
    if isinstance(single, int):
        return fact, path, draw(st.sampled_from([0, 1, 2, fact.least, fact.most]) | st.integers(fact.least, fact.most))
    fields = [part for part in path if isinstance(part, str)]
    alike = [
        text
        for other in facts
        for at, text in leaves(other.value)
        if isinstance(text, str) and [part for part in at if isinstance(part, str)] == fields
    ]
    text = " + ".join(draw(st.lists(st.sampled_from(alike), min_size=1, max_size=3)))
    few = st.sampled_from([0, 1, 2, 3, 9, 12, 99])
    return fact, path, re.sub(r"\d+", lambda _: str(draw(few)), text)


@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
@settings(max_examples=EXAMPLES, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_any_edition_that_is_accepted_keeps_every_promise(
    name: str, variant: str, seats: int, data: st.DataObject, seed: int
) -> None:
    values: Values = {}
    for fact, path, single in data.draw(st.lists(corrections(name), max_size=60)):
        trial = with_one(values, fact, path, single)
        if not refusal(name, edition_of(trial)):
            values = trial
    one = TITLES[name](edition_of(values))
    assert check_game(one, variant, seats, seed, often=0.02) <= MOST_ANSWERS
    for longest in (1, 40, MOST_ANSWERS):
        show(one, variant, play(one, variant, seats, seed, longest))
