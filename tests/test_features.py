"""The table as numbers, for bots that learn: of one length for a variant, of moderate size, and nobody's secret."""

from __future__ import annotations

import math
import random

import pytest

from posterity.arena.fuzz import steered
from posterity.engine import Chance, SeededChance, new
from posterity.games import TITLES, mind, title

VARIANTS = [(name, variant.name) for name in TITLES for variant in title(name).variants]


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_all_tables_of_a_variant_have_the_same_numbers(name: str, variant: str) -> None:
    one = title(name)
    fewest, most = next((v.fewest, v.most) for v in one.variants if v.name == variant)
    widths: set[tuple[int, int]] = set()
    for seats in range(fewest, most + 1):
        source = random.Random(seats)
        game = new(one, variant, seats, SeededChance(seats))
        while not game.over:
            common = mind(one).surroundings(game.state)
            for seat in range(seats):
                own = mind(one).traits(game.state, seat)
                widths.add((len(own), len(common)))
                wild = [number for number in own + common if not math.isfinite(number) or abs(number) > 12]
                assert not wild, f"{game.state.agenda[-1]} has {wild}"
                total = sum(one.points(game.state)[seat].values())
                assert total == 0 or own[0] / total > 0, "points come first, with their sign"
            game.play(steered(game, source))
    assert len(widths) == 1, f"tables of {name}, {variant}, have {widths} numbers"


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_what_a_seat_cannot_see_does_not_change_its_own_numbers(name: str, variant: str) -> None:
    one = title(name)
    seats = next(v.most for v in one.variants if v.name == variant)
    source = random.Random(1)
    game = new(one, variant, seats, SeededChance(1))
    while not game.over:
        seat = game.seat
        imagined = game.view(seat).imagine(Chance(source))
        assert mind(one).traits(imagined.state, seat) == mind(one).traits(game.state, seat)
        assert mind(one).surroundings(imagined.state) == mind(one).surroundings(game.state)
        game.play(steered(game, source))
