"""Everything that can be said is there in every language, and nothing is there that is never said."""

from __future__ import annotations

import ast
import importlib
import random
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent_ast
from fluent.syntax.visitor import Visitor

from posterity.bots import BOTS
from posterity.contract.face import TOLD_APART
from posterity.engine import (
    Action,
    Ask,
    Domain,
    Draw,
    EventKind,
    Game,
    Outlook,
    Reason,
    SeededChance,
    Standing,
    new,
)
from posterity.games import MANIFESTS, TITLES, face, keepsakes, proof, title
from posterity.speech import LANGUAGES, Speech

SOURCE = Path(__file__).parent.parent / "src" / "posterity"


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent_ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """The ids of a Fluent file with the variables that each message uses; wordings for a variant are `id.variant`."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent_ast.Junk), f"{path}: cannot read {entry.content!r}"
        if isinstance(entry, fluent_ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            for name, pattern in [
                (entry.id.name, entry.value),
                *[(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes],
            ]:
                variables = Variables()
                variables.visit(pattern)
                found[name] = variables.names
    return found


@cache
def words_in(place: Path) -> set[str]:
    """Every text constant in the code of a folder or file."""
    found: set[str] = set()
    for path in [place] if place.is_file() else place.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def by_id(message: str, args: Mapping[str, object] | None = None) -> str:
    return message


def spoken(name: str) -> tuple[set[str], set[str]]:
    """The message ids that a title needs, and those it may have besides."""
    one = title(name)
    terms = vars(importlib.import_module(f"posterity.games.{name}.terms")).values()
    events = [term for term in terms if isinstance(term, EventKind)]
    needed = MANIFESTS[name].messages()
    needed |= {f"action-{action.verb.name}" for action in one.actions.actions}
    needed |= {f"event-{event.name}" for event in events}
    needed |= {f"ask-{step_name}" for step_name, step in one.steps.items() if issubclass(step, Ask)}
    needed |= {f"why-{term.name}" for term in terms if isinstance(term, Reason)}
    needed |= {f"keepsake-{keepsake.name}" for keepsake in keepsakes(one).kinds}
    tables = [(variant.name, seats) for variant in one.variants for seats in range(variant.fewest, variant.most + 1)]
    needed |= {f"ending-{ending}" for table in tables for ending in proof(one).endings(*table)}
    game = new(one, one.variants[0].name, one.variants[0].fewest, SeededChance(1))
    needed |= {f"points-{source}" for source in one.points(game.state)[0]}
    for term in terms:
        if isinstance(term, Domain):
            for word in term.names:
                if not word.isdigit() and not face(one).word(game.state, term.kind, word, 0, by_id):
                    needed.add(f"{term.kind}-{word}")
    needed |= {f"standing-{name}" for name in face(one).standing(one.view(game.state, 0), 0)}
    needed -= {word for word in needed if word.startswith(("piece-", "seat-"))}  # of the records, and called by name
    possible = {"alone"} | {f"{style}-{event.name}" for event in events for style in ("short", "ahead")}
    possible |= {f"hold-{step_name}" for step_name, step in one.steps.items() if issubclass(step, Draw)}
    return needed, possible


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_general_messages_are_the_same_in_every_language(language: str) -> None:
    english, other = (messages(SOURCE / "locale" / f"{code}.ftl") for code in ("en", language))
    assert set(other) == set(english)
    for message, variables in other.items():
        assert variables <= english[message], f"{message} uses {variables - english[message]}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(TITLES))
def test_a_title_can_say_everything(name: str, language: str) -> None:
    folder = SOURCE / "games" / name / "locale"
    english, other = (messages(folder / f"{code}.ftl") for code in ("en", language))
    general = messages(SOURCE / "locale" / "en.ftl")
    needed, possible = spoken(name)
    assert sorted(needed - set(other) - set(general)) == [], "missing"
    literal = words_in(SOURCE / "games" / name) | words_in(SOURCE / "cli") | words_in(SOURCE / "speech.py")
    levels = {message for message in other if message.startswith("level-") and message[6:] in literal}
    said = needed | possible | literal | levels
    said |= {f"{message}.{variant.name}" for message in said for variant in title(name).variants}
    assert sorted(set(other) - said) == [], "never said"
    assert set(other) == set(english)
    for message, variables in other.items():
        assert variables <= english[message], f"{message} uses {variables - english[message]}"


@pytest.mark.parametrize("name", list(TITLES))
def test_no_reason_escapes(name: str) -> None:
    """Reasons are made among the terms, where their messages are asked for, and every one is given somewhere."""
    folder = SOURCE / "games" / name
    code = {path: path.read_text(encoding="utf-8") for path in folder.rglob("*.py")}
    terms = code.pop(folder / "terms.py")
    assert [str(path) for path, text in code.items() if re.search(r"\bReason\(", text)] == []
    made = re.findall(r"^(\w+): Final = Reason\(", terms, re.MULTILINE)
    assert len(made) == len(re.findall(r"\bReason\(", terms)) > 0
    assert [reason for reason in made if not any(re.search(rf"\b{reason}\b", text) for text in code.values())] == []


def test_no_general_message_is_never_said() -> None:
    literal = words_in(SOURCE / "cli") | words_in(SOURCE / "games") | words_in(SOURCE / "speech.py")
    literal |= {f"bot-{level}" for level in BOTS} | {f"bot-{level}-about" for level in BOTS}
    for message in messages(SOURCE / "locale" / "en.ftl"):
        assert message in literal or message == "why-not-now", f"{message} is never said"


def stand(game: Game[Any], action: Action, before: Standing) -> Standing:
    shown = face(game.title)
    return Outlook(game, action).stands(shown.standing, shown.flows(), before)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(TITLES))
def test_whole_games_can_be_told(name: str, language: str) -> None:
    """Every option, reason, event and panel of random games is a sentence without holes or errors."""
    one = title(name)
    for variant in one.variants:
        say = Speech(one, language, variant.name)
        source = random.Random(f"{variant.name} {language}")
        names = ["Ada", "Ben", "Cyd", "Dot", "Eli"][: variant.most]
        game = new(one, variant.name, len(names), SeededChance(7), names, listening=True)
        sides = face(one).sides(names, say)
        while not game.over:
            said = [say.event(game.state, event, sides) for event in game.events]
            said += [say.event(game.state, e, sides, "short") for e in game.events if say.has(f"short-{e.kind.name}")]
            menu = game.curious_menu()
            said += [say.action(game.state, action, game.seat, sides) for action in menu.options]
            said += [say.action(game.state, refusal.action, game.seat, sides) for refusal in menu.refusals]
            said += [say.why_not(refusal) for refusal in menu.refusals]
            said.append(say.ask(type(game.state.agenda[-1]).__name__))
            before = face(one).standing(game.state, game.seat)
            ends = [stand(game, action, before) for action in game.options[: TOLD_APART + 1]]
            said += say.changes(before, ends[0], ends)
            for text in said:
                assert text.strip() or text == "", text
                assert "{" not in text and "$" not in text, text
            game.play(source.choice(game.options))
        for panel in [*face(one).board(game.state, 0, sides, say), *face(one).prices(game.state, 0, say)]:
            assert all(len(row) == len(panel.columns) + 1 for row in panel.rows)
            assert not [cell for row in panel.rows for cell in row if "{" in cell or not cell]
        assert face(one).heading(game.state, 0, sides, say)


def test_a_price_is_before_and_after() -> None:
    """What goes round is told by how much; where the player will choose how to pay, either or."""
    say = Speech(title("village"), "en")
    before = {"life": 8, "cube-green": 2, "good-scroll": 1, "coins": 0}
    cubes, scroll = {**before, "life": 12, "cube-green": 0}, {**before, "life": 12, "good-scroll": 0}
    assert say.changes(before, before, [cubes]) == ["time +4", "green 2 → 0"]
    assert say.changes(before, before, [cubes, scroll]) == ["time +4", "green 2 → 0 or scroll 1 → 0"]
    assert say.changes(before, before, [before, cubes]) == ["nothing or (time +4, green 2 → 0)"]
    three = [{**before, "coins": coins} for coins in (1, 2, 3)]
    assert say.changes(before, before, three) == ["coins 0 → 1 or coins 0 → 2 or coins 0 → 3"]
    both = {**cubes, "good-scroll": 0}
    assert say.changes(before, before, [before, both]) == ["nothing or (time +4, green 2 → 0, scroll 1 → 0)"]
    assert say.changes(before, before, [before, dict.fromkeys(before, 9)]) == [], "that would be too much to tell apart"
    many = [{**before, "coins": coins, "life": 8 + coins} for coins in range(1, 5)]
    assert say.changes(before, before, many) == ["time +1 … +4", "coins 0 → 1 … 4"], (
        "of more ways than a few the limits"
    )
    assert say.changes(before, before, [before, *many]) == [], "and nothing that may stay as it is"
    paid = {**before, "coins": 2}
    assert say.changes(before, paid, [before, *many]) == ["coins 0 → 2"], (
        "but what is paid at once, even if it may come back"
    )
    assert Speech(title("legacy"), "en").changes({"prestige": -1}, {"prestige": -1}, [{"prestige": -13}]) == [
        "prestige −1 → −13"
    ]


def test_plurals_come_out_right() -> None:
    say = Speech(title("village"), "en")
    assert say("event-gained-coins", {"who": "Ada", "coins": 1}) == "Ada gained a coin."
    assert say("event-gained-coins", {"who": "Ada", "coins": 2}) == "Ada gained 2 coins."


@pytest.mark.parametrize("name", list(TITLES))
def test_what_happened_can_be_said_of_you_as_of_anna(name: str) -> None:
    """The log calls the player "You": "You opened a market day", never "You opens a market day"."""
    text = (SOURCE / "games" / name / "locale" / "en.ftl").read_text(encoding="utf-8")
    odd = re.findall(r"\{ \$who \} (?:is|was|has|\w+[^s\W]s)\b", text[text.index("\nevent-") :])
    assert odd == ["{ $who } is"] * text.count("The family of { $who } is"), odd
