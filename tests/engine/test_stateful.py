"""Whatever somebody does with a game, in whatever order: choose, take back, fork, save, record."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from hush_table import TITLE as HUSH
from posterity.engine import NOBODY, Game, SeededChance, Title, new
from posterity.engine import record as records
from posterity.games import proof, title

VILLAGE, SIGNORIE = title("village"), title("signorie")
TABLES: list[tuple[Title[Any], str, int]] = [
    (HUSH, "standard", 3),
    (VILLAGE, "standard", 2),
    (VILLAGE, "standard", 5),
    (VILLAGE, "solo", 1),
    (SIGNORIE, "standard", 3),
]


class Playing(RuleBasedStateMachine):
    """A game beside a model of it: the list of answers that stand, with the digest before each."""

    @initialize(table=st.sampled_from(TABLES), seed=st.integers(0, 1000), hold=st.booleans())
    def begin(self, table: tuple[Title[Any], str, int], seed: int, hold: bool) -> None:
        self.title, variant, seats = table
        self.game: Game[Any] = new(self.title, variant, seats, SeededChance(seed))
        self.game.hold = hold
        self.before: list[tuple[int, str]] = []
        self.forks: list[tuple[Game[Any], str]] = []

    def digest(self) -> str:
        return self.title.digest(self.game.state)

    @precondition(lambda self: self.game.seat != NOBODY)
    @rule(choice=st.integers(0, 100))
    def choose(self, choice: int) -> None:
        self.before.append((self.game.seat, self.digest()))
        self.game.play(self.game.options[choice % len(self.game.options)])

    @precondition(lambda self: self.game.held != NOBODY)
    @rule()
    def end_turn(self) -> None:
        self.game.end_turn()
        assert self.game.held == NOBODY

    @precondition(lambda self: bool(self.before) and self.game.can_undo(self.before[-1][0]))
    @rule()
    def take_back(self) -> None:
        seat, digest = self.before.pop()
        self.game.undo(seat)
        assert self.digest() == digest
        assert self.game.seat == seat

    @rule()
    def fork(self) -> None:
        self.forks.append((self.game.copy(), self.digest()))

    @rule()
    def save_and_load(self) -> None:
        data = json.loads(json.dumps(self.title.save(self.game.state)))
        self.game.state = self.title.load(data)

    @precondition(lambda self: self.game.held == NOBODY)
    @rule()
    def record_and_read(self) -> None:
        text = records.write(self.game)
        again = records.read(text, self.title, self.game.chance)
        again.hold = self.game.hold
        assert self.title.digest(again.state) == self.digest()
        self.game = again

    @invariant()
    def the_table_is_sound(self) -> None:
        if hasattr(self, "game"):
            assert not proof(self.title).problems(self.game.state)

    @invariant()
    def forks_stay_as_they_were(self) -> None:
        for fork, digest in getattr(self, "forks", [])[-3:]:
            assert self.title.digest(fork.state) == digest


Playing.TestCase.settings = settings(max_examples=30, stateful_step_count=40, deadline=None)
TestPlaying = pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisWarning")(Playing.TestCase)
