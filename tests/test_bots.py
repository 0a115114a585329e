"""Bots choose among their options, from what their seat may see."""

from __future__ import annotations

import random
from typing import Any

import pytest

from posterity.bots import BOTS, bot
from posterity.engine import Chance, SeededChance, SetupError, Title, new
from posterity.games import TITLES, title
from tiny import TITLE as HUSH

TABLES: list[tuple[Title[Any], str, int]] = [
    (HUSH, "standard", 3),
    *[(title(name), variant.name, variant.fewest) for name in TITLES for variant in title(name).variants],
]


@pytest.mark.parametrize("name", list(BOTS))
@pytest.mark.parametrize(("one", "variant", "seats"), TABLES, ids=[f"{one.name}-{v}" for one, v, _ in TABLES])
def test_a_bot_plays_a_whole_game(name: str, one: Title[Any], variant: str, seats: int) -> None:
    player = bot(name, random.Random(1))
    game = new(one, variant, seats, SeededChance(1))
    while not game.over:
        view = game.view(game.seat)
        action = player.choose(view)
        assert action in game.options
        game.play(action)


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_does_not_know_what_its_seat_cannot_see(name: str) -> None:
    game = new(HUSH, "standard", 3, SeededChance(4))
    for _ in range(6):
        real = bot(name, random.Random(9)).choose(game.view(game.seat))
        dealt_anew = game.view(game.seat).imagine(Chance(random.Random(5)))
        assert bot(name, random.Random(9)).choose(dealt_anew.view(game.seat)) is real
        if not game.over:
            game.play(real)


@pytest.mark.parametrize("title_name", list(TITLES))
def test_the_greedy_bot_beats_the_random_one(title_name: str) -> None:
    one, wins = title(title_name), 0
    for seed in range(8):
        source = random.Random(seed)
        players = [bot("greedy", source), bot("random", source)]
        greedy = seed % 2
        if greedy:
            players.reverse()
        game = new(one, one.variants[0].name, 2, SeededChance(seed))
        while not game.over:
            game.play(players[game.seat].choose(game.view(game.seat)))
        wins += game.result().places[greedy] == 1
    assert wins >= 7, f"the greedy bot won only {wins} of 8"


def test_there_is_no_unknown_bot() -> None:
    with pytest.raises(SetupError, match="there is no bot 'oracle'; there are: random, greedy"):
        bot("oracle", random.Random())
