"""The search: fair, repeatable, and right where the rest of the game can be seen."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hush_table import TITLE as HUSH
from posterity.bots.guides import PlayoutGuide, guided
from posterity.bots.search import Guide, Look, Prospect, Search
from posterity.bots.value import outcome
from posterity.engine import Action, Chance, Game, SeededChance, View, new
from posterity.games import TITLES, mind, title


def searched(view: View[Any], seed: int, steps: int) -> Search:
    source = random.Random(seed)
    search = Search(view, PlayoutGuide(source), source, deals=4)
    search.grow(steps)
    return search


def shape(search: Search) -> list[tuple[str, int, float]]:
    return [(edge.action.text, edge.visits, edge.total) for edge in search.ranking()]


@pytest.mark.parametrize("name", list(TITLES))
def test_the_same_seed_and_steps_grow_the_same_tree(name: str) -> None:
    game = new(title(name), "standard", 2, SeededChance(3))
    view = game.view(game.seat)
    assert shape(searched(view, 5, 60)) == shape(searched(view, 5, 60))
    assert shape(searched(view, 5, 60)) != shape(searched(view, 6, 60))


@pytest.mark.parametrize("name", list(TITLES))
def test_every_step_but_the_first_takes_one_of_the_options(name: str) -> None:
    game = new(title(name), "standard", 3, SeededChance(1))
    search = searched(game.view(game.seat), 1, 80)
    ranking = search.ranking()
    assert {edge.action for edge in ranking} == set(game.options)
    assert sum(edge.visits for edge in ranking) == 79, "the first step only opens the root"
    assert all(0 <= edge.value <= 1 for edge in ranking)


class Lot(Guide):
    """Whatever is chosen, the next draw decides what it was worth."""

    def ended(self, game: Game[Any]) -> list[float]:
        return outcome(game)

    def look(self, game: Game[Any], root: bool) -> Look:
        value = game.chance.below(1000) / 1000
        return Look([value] * game.setup.seats, [Prospect([action], 0.5) for action in game.options])


def test_every_choice_meets_the_same_luck() -> None:
    game = new(title("village"), "standard", 2, SeededChance(3))
    search = Search(game.view(game.seat), Lot(), random.Random(1), deals=4)
    search.grow(1 + len(game.options))
    once = {edge.total for edge in search.ranking() if edge.visits == 1}
    assert len(once) == 1, f"the first visits of the choices had different luck: {once}"


def test_the_search_does_not_know_what_its_seat_cannot_see() -> None:
    game = new(HUSH, "standard", 3, SeededChance(4))
    while not game.over:
        view = game.view(game.seat)
        dealt_anew = view.imagine(Chance(random.Random(5))).view(game.seat)
        real = searched(view, 9, 40)
        assert shape(real) == shape(searched(dealt_anew, 9, 40))
        game.play(real.ranking()[0].action)


@pytest.mark.parametrize("name", list(TITLES))
def test_a_settled_search_would_hardly_choose_otherwise(name: str) -> None:
    """Of a search that stops when it is settled, most choices are those of the whole search, for much less work."""
    one = title(name)
    same = spent = 0
    for seed in range(24):
        source = random.Random(seed)
        game = new(one, "standard", 2, SeededChance(seed))
        for _ in range(2 * (seed % 12)):
            game.play(source.choice(game.options))
        search, whole = [
            Search(game.view(game.seat), guided(one, mind(one).learned("standard")), random.Random(seed), deals=4)
            for _ in range(2)
        ]
        search.grow(1)
        while search.steps < 60 and not search.settled(60 - search.steps):
            search.grow(1)
        whole.grow(60)
        same += search.ranking()[0].action is whole.ranking()[0].action
        spent += search.steps
    assert same >= 22, f"{24 - same} of 24 choices are others than after all steps"
    assert spent < 0.8 * 24 * 60, f"{spent} of {24 * 60} steps were taken: hardly any was saved"


def last_choice(name: str, seed: int) -> tuple[Game[Any], dict[Action, float]] | None:
    """The last choice of a random game, if each of its options ends it, and what each is worth."""
    source = random.Random(seed)
    game = new(title(name), "standard", 2, SeededChance(seed))
    before = game.copy()
    while not game.over:
        before = game.copy()
        game.play(source.choice(game.options))
    worth: dict[Action, float] = {}
    for action in before.options:
        after = before.copy()
        after.play(action)
        if not after.over:
            return None
        worth[action] = outcome(after)[before.seat]
    return (before, worth) if len(set(worth.values())) > 1 else None


@pytest.mark.parametrize("name", ["village", "signorie"])
def test_the_last_choice_of_a_game_is_the_best_one(name: str) -> None:
    found = 0
    for seed in range(120):
        last = last_choice(name, seed)
        if last is None:
            continue
        found += 1
        game, worth = last
        chosen = searched(game.view(game.seat), seed, 100 * len(worth)).ranking()[0].action
        assert worth[chosen] == max(worth.values()), f"seed {seed}: {chosen.text} of {worth}"
        if found == 5:
            break
    assert found, "no game ends with a choice that matters"
