"""Games played out at random: by the same rules as games played choice by choice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hush_table import TITLE as HUSH
from posterity.engine import Game, SeededChance, Title, UndoError, new
from posterity.games import TITLES, title

TABLES: list[tuple[Title[Any], str, int]] = [(HUSH, "standard", 3)]
for one in map(title, TITLES):
    TABLES += [(one, variant.name, variant.fewest) for variant in one.variants]


def begun(table: tuple[Title[Any], str, int], seed: int) -> Game[Any]:
    """A game after a few choices."""
    game = new(*table, SeededChance(seed))
    for _ in range(seed):
        game.play(game.options[-1])
    return game


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0].name} {table[1]}")
@pytest.mark.parametrize("seed", range(4))
def test_the_same_choices_and_luck_lead_to_the_same_end(table: tuple[Title[Any], str, int], seed: int) -> None:
    game = begun(table, seed)
    end = game.played_out(random.Random(seed))
    source = random.Random(seed)
    while not game.over:
        count = len(game.options)
        game.play(game.options[int(source.random() * count) if count > 1 else 0])
    assert end.over
    assert end.title.digest(end.state) == game.title.digest(game.state)
    assert end.result().places == game.result().places


def test_the_game_itself_stays_as_it_is() -> None:
    game = begun(TABLES[0], 1)
    before = (game.title.digest(game.state), game.past, game.seat, game.options[:])
    ends = [game.played_out(random.Random(seed)) for seed in range(8)]
    assert (game.title.digest(game.state), game.past, game.seat, game.options) == before
    assert len({end.title.digest(end.state) for end in ends}) > 1, "they are played at random"


def test_an_end_that_was_played_out_has_no_history() -> None:
    end = begun(TABLES[0], 1).played_out(random.Random(3))
    assert end.told() == []
    for seat in range(end.setup.seats):
        with pytest.raises(UndoError):
            end.undo(seat)
    assert end.copy().over
