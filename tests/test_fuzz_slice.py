"""A slice of `make fuzz` for every title, and undo, copies and loading at every decision of a few games."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from posterity.arena.fuzz import check_game
from posterity.engine import IllegalAction, SeededChance, new
from posterity.games import TITLES, proof, title

BY_NAME = {name: title(name) for name in TITLES}
VARIANTS = [(name, variant) for name, one in BY_NAME.items() for variant in one.variants]
TABLES = [
    (name, variant.name, seats) for name, variant in VARIANTS for seats in range(variant.fewest, variant.most + 1)
]


@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_a_random_game_keeps_every_promise(name: str, variant: str, seats: int, seed: int) -> None:
    check_game(BY_NAME[name], variant, seats, 1_000_000 + seed)


@pytest.mark.parametrize(("name", "variant", "seats"), [(name, v.name, v.fewest) for name, v in VARIANTS])
def test_every_decision_of_a_game_with_the_dear_checks(name: str, variant: str, seats: int) -> None:
    check_game(BY_NAME[name], variant, seats, 2_000_000, often=1.0)


@pytest.mark.parametrize("name", list(TITLES))
@settings(max_examples=25, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32), choices=st.lists(st.integers(0, 60), max_size=120))
def test_whatever_is_chosen_the_table_stays_sound(
    name: str, data: st.DataObject, seed: int, choices: list[int]
) -> None:
    one = BY_NAME[name]
    _, variant, seats = data.draw(st.sampled_from([table for table in TABLES if table[0] == name]))
    game = new(one, variant, seats, SeededChance(seed))
    for choice in choices:
        if game.over:
            break
        game.play(game.options[choice % len(game.options)])
        assert not proof(one).problems(game.state)


@pytest.mark.parametrize("name", list(TITLES))
def test_every_action_that_is_not_offered_is_refused_with_a_reason_and_changes_nothing(name: str) -> None:
    one = BY_NAME[name]
    source = random.Random(9)
    game = new(one, one.variants[0].name, one.variants[0].fewest, SeededChance(9))
    for _ in range(60):
        if game.over:
            game = new(one, one.variants[0].name, one.variants[0].fewest, SeededChance(10))
        digest = one.digest(game.state)
        for action in one.actions.actions:
            refusal = game.why_not(action)
            assert (refusal is None) == (action in game.options)
            if refusal is not None and source.random() < 0.05:
                with pytest.raises(IllegalAction, match="is not possible at"):
                    game.play(action)
        assert one.digest(game.state) == digest
        game.play(source.choice(game.options))


@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_two_games_with_one_seed_have_the_same_luck(name: str, variant: str, seats: int) -> None:
    one = BY_NAME[name]
    first, second, other = (one.digest(new(one, variant, seats, SeededChance(seed)).state) for seed in (12, 12, 13))
    assert first == second
    assert other != first
