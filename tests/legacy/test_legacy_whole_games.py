"""Whole games of every variant, one for each way in which they can end."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from citing import rule
from legacy_table import TITLE_OF
from posterity.engine import Event, Game, SeededChance, new
from posterity.engine import record as records
from posterity.games import proof
from posterity.games.legacy.state import Legacy

WON = Path(__file__).parents[1] / "golden" / "legacy" / "testament-1-testament-won.record"
SEEDS = 400
TABLES = [(variant.name, n) for variant in TITLE_OF.variants for n in range(variant.fewest, variant.most + 1)]
BY_CHANCE = [(v, n, e) for v, n in TABLES for e in proof(TITLE_OF).endings(v, n) if e != "testament-won"]


def played(variant: str, players: int, seed: int) -> tuple[Game[Legacy], list[Event]]:
    """A random game; half of the games care for children, or families would hardly ever live on."""
    source = random.Random(f"{seed} whole")
    game = new(TITLE_OF, variant, players, SeededChance(seed), listening=True)
    events = list(game.events)
    while not game.over:
        family = [a for a in game.options if a.verb.name in ("marry", "have-children", "doctor")]
        caring = seed % 2 and family and source.random() < 0.5
        game.play(source.choice(family if caring else game.options))
        events += game.events
    return game, events


def ended(variant: str, players: int, ending: str) -> tuple[Game[Legacy], list[Event]]:
    """The first game of that table that ends so."""
    for seed in range(SEEDS):
        game, events = played(variant, players, seed)
        if proof(TITLE_OF).ending(game.state, events) == ending:
            return game, events
    raise AssertionError(f"no game of {SEEDS} for {players} ({variant}) ended like this: {ending}")


def heard(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind.name == kind]


@rule("L 3.1", "L 16.4", "L 16.6", "L 16.7", "L 17.1", "L 17.2", "L 18.6", "L 22.6")
@pytest.mark.parametrize(("variant", "players", "ending"), BY_CHANCE)
def test_a_whole_game_with_each_ending(variant: str, players: int, ending: str) -> None:
    game, events = ended(variant, players, ending)
    result, families = game.result(), game.state.families
    out = [seat for seat, family in enumerate(families) if family.out]
    rounds = [event.values[0] for event in heard(events, "round")]
    assert rounds == list(range(1, len(rounds) + 1))
    assert sorted(event.seat for event in heard(events, "extinct")) == out
    assert all(result.totals()[seat] == 0 and seat not in result.winners() for seat in out), "no score for the extinct"
    if ending == "full":
        assert not out and len(rounds) == 9 and result.winners()
        if players > 1:
            assert {event.seat for event in heard(events, "patron")} == set(range(players))
            assert {result.totals()[seat] for seat in result.winners()} == {max(result.totals())}
    elif ending == "with-extinction":
        assert 0 < len(out) < players - 1 and len(rounds) == 9
        assert {event.seat for event in heard(events, "patron")} == set(range(players)) - set(out)
    elif ending == "last-family":
        assert len(out) == players - 1 and result.winners() == [seat for seat in range(players) if seat not in out]
        assert len(rounds) in (2, 5, 9), "at the end of a generation"
    elif ending == "all-extinct":
        assert len(out) == players and result.winners() == [] and result.level == "extinct"
        assert len(rounds) in (2, 5, 9)
    else:
        assert ending == result.level == "testament-lost" and result.winners() == []
        assert len(rounds) == 9


@rule("L 19.1", "L 21.1", "L 22.2", "L 22.6")
@pytest.mark.parametrize("seed", range(5))
def test_a_testament_has_nine_rounds_and_nine_hints(seed: int) -> None:
    game, events = played("testament", 1, seed)
    tree = game.state.ancestry
    assert tree is not None
    assert [event.values[0] for event in heard(events, "round")] == list(range(1, 10))
    assert [event.values[0] for event in heard(events, "generation")] == [2, 3]
    hints = [event.values[0] for event in heard(events, "hint")]
    assert [hint // 5 for hint in hints] == [0, 0, 0, 1, 1, 1, 2, 2, 2], "three of each generation"
    assert sorted(tree.open + tree.done) == sorted(hints)
    assert game.result().points[0]["hints"] == -len(tree.open)
    assert not heard(events, "extinct") and not heard(events, "complication")


@rule("L 19.1", "L 21.3", "L 22.6")
def test_a_won_testament() -> None:
    text = WON.read_text(encoding="utf-8")
    game = records.read(text, TITLE_OF)
    tree = game.state.ancestry
    assert game.over and tree is not None
    assert WON.stem == f"testament-1-{proof(TITLE_OF).ending(game.state, [])}"
    assert [hint // 5 for hint in sorted(tree.done)] == [0, 0, 0, 1, 1, 1, 2, 2, 2], "all nine hints"
    result = game.result()
    assert (result.winners(), result.level, tree.open) == ([0], "testament-won", [])
    assert result.points[0]["hints"] == 0
    assert records.write(game) == text


@rule("L 1.1", "L 16.7")
def test_which_endings_each_table_has() -> None:
    assert {table: proof(TITLE_OF).endings(*table) for table in TABLES} == {
        ("standard", 2): ["full", "last-family", "all-extinct"],
        ("standard", 3): ["full", "with-extinction", "last-family", "all-extinct"],
        ("standard", 4): ["full", "with-extinction", "last-family", "all-extinct"],
        ("solo", 1): ["full", "all-extinct"],
        ("testament", 1): ["testament-won", "testament-lost"],
    }
