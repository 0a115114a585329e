"""Bots choose among their options, from what their seat may see."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from hush_table import TITLE as HUSH
from posterity.bots import BOTS, FORMER, Bot, advice_on, bot
from posterity.bots.guides import ThumbGuide
from posterity.bots.levels import SearchBot
from posterity.bots.search import Guide, Look
from posterity.engine import Chance, Game, SeededChance, SetupError, Title, new
from posterity.games import TITLES, mind, title

TABLES: list[tuple[Title[Any], str, int]] = [
    (HUSH, "standard", 3),
    *[(title(name), variant.name, variant.fewest) for name in TITLES for variant in title(name).variants],
]
IDS = [f"{one.name}-{variant}" for one, variant, _ in TABLES]

# The levels as they are, but for the budget of those that search.
PLAYERS: dict[str, Callable[[random.Random], Bot]] = {
    "page": lambda source: bot("page", source),
    "squire": lambda source: bot("squire", source),
    "knight": lambda source: SearchBot(source, steps=2, deals=2),
    "regent": lambda source: SearchBot(source, steps=3, deals=2),
}


def test_there_is_a_player_for_every_level() -> None:
    assert list(PLAYERS) == list(BOTS), "the levels, the weakest first"


@pytest.mark.parametrize("name", list(PLAYERS))
@pytest.mark.parametrize(("one", "variant", "seats"), TABLES, ids=IDS)
def test_a_bot_plays_a_whole_game(name: str, one: Title[Any], variant: str, seats: int) -> None:
    player = PLAYERS[name](random.Random(1))
    game = new(one, variant, seats, SeededChance(1))
    while not game.over:
        action = player.choose(game.view(game.seat))
        assert action in game.options
        game.play(action)


@pytest.mark.parametrize("name", list(PLAYERS))
@pytest.mark.parametrize(("one", "variant", "seats"), TABLES, ids=IDS)
def test_a_bot_does_not_know_what_its_seat_cannot_see(name: str, one: Title[Any], variant: str, seats: int) -> None:
    """Deal anew all that the seat cannot see: it makes the same move."""
    game = new(one, variant, seats, SeededChance(4))
    stray, swapped = random.Random(2), 0
    for turn in range(60):
        if game.over:
            break
        view = game.view(game.seat)
        other = view.imagine(Chance(random.Random(turn)))
        swapped += one.digest(other.state) != one.digest(game.state)
        if turn % 6 == 0:
            chosen = PLAYERS[name](random.Random(9)).choose(view)
            assert PLAYERS[name](random.Random(9)).choose(other.view(game.seat)) is chosen, f"decision {turn}"
        game.play(stray.choice(game.options))
    assert swapped or seats == 1 or not one.hidden_hands, "nothing hidden was swapped"


@pytest.mark.parametrize("name", list(TITLES))
def test_what_a_search_says_depends_on_its_seed_alone(name: str) -> None:
    game = new(title(name), "standard", 2, SeededChance(1))
    view = game.view(game.seat)

    def said(seed: int) -> list[tuple[str, float, float]]:
        source = random.Random(seed)
        thinker = SearchBot(source, steps=25, deals=3)
        return [(one.action, one.value, one.share) for one in thinker.advise(view).opinions]

    assert said(1) == said(1)


@pytest.mark.parametrize("title_name", list(TITLES))
def test_the_squire_beats_the_page(title_name: str) -> None:
    one, wins = title(title_name), 0
    for seed in range(8):
        source = random.Random(seed)
        players = [bot("squire", source), bot("page", source)]
        squire = seed % 2
        if squire:
            players.reverse()
        game = new(one, one.variants[0].name, 2, SeededChance(seed))
        while not game.over:
            game.play(players[game.seat].choose(game.view(game.seat)))
        wins += game.result().places[squire] == 1
    assert wins >= 7, f"the squire won only {wins} of 8"


@pytest.mark.parametrize("name", list(TITLES))
def test_advice_has_an_opinion_of_every_option(name: str) -> None:
    game = new(title(name), "standard", 3, SeededChance(7))
    advised = advice_on(game.view(game.seat), 20, None, 1)
    assert {opinion.action for opinion in advised.opinions} == {action.text for action in game.options}
    assert sum(opinion.share for opinion in advised.opinions) == pytest.approx(1, abs=0.001)
    assert advised.opinions[0].share == max(opinion.share for opinion in advised.opinions)
    assert len(advised.standing) == 3
    assert sum(advised.standing) == pytest.approx(1, abs=0.05), "three share the chances"
    assert all(0 <= value <= 1 for value in [*advised.standing, *[opinion.value for opinion in advised.opinions]])


class Counting(Guide):
    """The rules of thumb, and how often they were asked."""

    def __init__(self, title: Title[Any]) -> None:
        self.thumb = ThumbGuide(mind(title))
        self.asked = 0

    def ended(self, game: Game[Any]) -> list[float]:
        self.asked += 1
        return self.thumb.ended(game)

    def look(self, game: Game[Any], root: bool) -> Look:
        self.asked += 1
        return self.thumb.look(game, root)


def test_who_plays_alone_has_four_times_the_steps_for_advice() -> None:
    for variant, seats, steps in (("standard", 2, 5), ("solo", 1, 20)):
        game = new(title("village"), variant, seats, SeededChance(7))
        guide = Counting(game.title)
        SearchBot(random.Random(1), steps=5, deals=2, guide=guide).advise(game.view(game.seat))
        assert guide.asked == steps, variant


def test_a_bot_in_a_hurry_answers_with_what_it_has() -> None:
    game = new(title("village"), "standard", 4, SeededChance(1))
    start = time.monotonic()
    thinker = SearchBot(random.Random(1), steps=1_000_000, deals=2, seconds=0.05)
    assert thinker.choose(game.view(game.seat)) in game.options
    assert time.monotonic() - start < 30, "a million steps would take hours"


def test_bots_of_stored_tables_are_still_known() -> None:
    for former, now in FORMER.items():
        assert type(bot(former, random.Random())) is type(bot(now, random.Random()))


def test_there_is_no_unknown_bot() -> None:
    with pytest.raises(SetupError, match="there is no bot 'oracle'; there are: page, squire, knight, regent"):
        bot("oracle", random.Random())
