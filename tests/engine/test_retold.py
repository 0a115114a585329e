"""One walk through a game: every choice with its table, from the beginning to where the game stands."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hush_table import TITLE as HUSH
from posterity.engine import Game, SeededChance, Title, new
from posterity.engine.game import history
from posterity.games import TITLES, title

TITLES_HERE = [HUSH, *[title(name) for name in TITLES]]
each_title = pytest.mark.parametrize("one", TITLES_HERE, ids=lambda one: str(one.name))


def played(one: Title[Any], choices: int, hold: bool = False) -> tuple[Game[Any], list[str]]:
    """A game and the digest of each table on its way."""
    source = random.Random(choices)
    game = new(one, one.variants[0].name, 2, SeededChance(5), listening=True)
    digests = [one.digest(game.state)]
    game.hold = hold
    for _ in range(choices):
        if game.held >= 0:
            game.end_turn()
        if game.over:
            break
        game.play(source.choice(game.options))
        digests.append(one.digest(game.state))
    return game, digests


@each_title
def test_every_table_comes_by_again_and_the_last_is_the_one_at_hand(one: Title[Any]) -> None:
    game, digests = played(one, 30)
    choices = [answer for answer in history(game.past) if answer.action is not None]
    seen = [(choice, one.digest(again.state)) for choice, again in game.retold()]
    assert [choice for choice, _ in seen] == [*choices, None]
    assert [digest for _, digest in seen] == digests


@each_title
def test_what_waits_for_the_end_of_the_turn_waits_in_the_retelling_too(one: Title[Any]) -> None:
    for choices in range(1, 12):
        game, _ = played(one, choices, hold=True)
        *_, (_, last) = game.retold()
        assert (last.held, one.digest(last.state)) == (game.held, one.digest(game.state))


@each_title
def test_an_undo_keeps_the_history_before_it(one: Title[Any]) -> None:
    """What was stored before must not look new: the answers that stand are the same objects."""
    game, _ = played(one, 0)
    game.hold = True
    source = random.Random(1)
    undone = 0
    for _ in range(60):
        if game.held >= 0:
            game.end_turn()
        if game.over:
            break
        before, seat = game.past, game.seat
        game.play(source.choice(game.options))
        if game.can_undo(seat):
            game.undo(seat)
            undone += 1
            assert game.past is before
            game.play(source.choice(game.options))
    assert undone > 5


@each_title
def test_a_twin_goes_its_own_way(one: Title[Any]) -> None:
    game, _ = played(one, 3, hold=True)
    before = one.digest(game.state), game.held, game.past, list(game.events)
    twin = game.twin()
    assert (twin.held, twin.hold, twin.listening) == (game.held, game.hold, True)
    if twin.held >= 0:
        twin.end_turn()
    twin.play(twin.options[0])
    assert (one.digest(game.state), game.held, game.past, list(game.events)) == before
