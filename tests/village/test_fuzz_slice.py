"""A slice of `make fuzz` in every run, and undo, copies and loading at every decision of a few games."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from posterity.arena.fuzz import check_game
from posterity.engine import IllegalAction, SeededChance, new
from village_table import TITLE

TABLES = [("standard", 2), ("standard", 3), ("standard", 4), ("standard", 5), ("solo", 1), ("solo-die", 1)]


@pytest.mark.parametrize(("variant", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_a_random_game_keeps_every_promise(variant: str, seats: int, seed: int) -> None:
    check_game(TITLE, variant, seats, 1_000_000 + seed)


@pytest.mark.parametrize(("variant", "seats"), [("standard", 2), ("solo", 1)])
def test_every_decision_of_a_game_with_the_dear_checks(variant: str, seats: int) -> None:
    check_game(TITLE, variant, seats, 2_000_000, often=1.0)


@settings(max_examples=25, deadline=None)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**32), choices=st.lists(st.integers(0, 60), max_size=120))
def test_whatever_is_chosen_the_table_stays_sound(table: tuple[str, int], seed: int, choices: list[int]) -> None:
    game = new(TITLE, *table, SeededChance(seed))
    for choice in choices:
        if game.over:
            break
        game.play(game.options[choice % len(game.options)])
        assert not TITLE.problems(game.state)


def test_every_action_that_is_not_offered_is_refused_with_a_reason_and_changes_nothing() -> None:
    source = random.Random(9)
    game = new(TITLE, "standard", 3, SeededChance(9))
    for _ in range(60):
        digest = TITLE.digest(game.state)
        for action in TITLE.actions.actions:
            refusal = game.why_not(action)
            assert (refusal is None) == (action in game.options)
            if refusal is not None and source.random() < 0.05:
                with pytest.raises(IllegalAction, match="is not possible at"):
                    game.play(action)
        assert TITLE.digest(game.state) == digest
        game.play(source.choice(game.options))


def test_two_games_with_one_seed_see_the_same_cubes() -> None:
    first, second = (new(TITLE, "standard", 3, SeededChance(12)) for _ in range(2))
    assert first.state.spaces == second.state.spaces
    assert new(TITLE, "standard", 3, SeededChance(13)).state.spaces != first.state.spaces
