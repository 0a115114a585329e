"""Other projects' simulators, wrapped so that the benchmark can measure them in the same run as ours."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import repeat
from typing import Any

from posterity.arena.bench import Subject

# Random games played to find the median one, whose middle is the position that is copied.
_SAMPLE = 15


class Peer:
    """Random play of another project's game, and a position to copy: the middle of a game of median length."""

    def __init__(self, name: str, players: int, build: str, copy: Callable[[], object]) -> None:
        self.name = name
        self.players = players
        self.build = build
        self._copy = copy

    def play(self, seed: int) -> int:
        return self._run(seed)[0]

    def copies(self, count: int) -> None:
        copy = self._copy
        for _ in repeat(None, count):
            copy()

    def _run(self, seed: int) -> tuple[int, Any]:
        """Play one game; the decisions made, and how it stands then."""
        raise NotImplementedError


class Catanatron(Peer):
    """Four random players in catanatron's base game, to a win or to catanatron's own turn limit."""

    def __init__(self) -> None:
        # Peers are a development extra: loading them here, by name, lets this module be imported (and
        # type-checked) without them.
        engine = import_module("catanatron.game")
        player = import_module("catanatron.models.player")
        self._new_game: Callable[..., Any] = engine.Game
        self._turns_limit: int = engine.TURNS_LIMIT
        self._seats = [player.RandomPlayer(color) for color in player.Color]
        lengths = sorted((self._run(seed)[1].state.num_turns, seed) for seed in range(_SAMPLE))
        turns, seed = lengths[_SAMPLE // 2]
        super().__init__("catanatron", 4, "interpreted", self._run(seed, turns // 2)[1].copy)

    def _run(self, seed: int, turns: int | None = None) -> tuple[int, Any]:
        # catanatron draws from the global generator, and its own `seed` argument ignores seed 0.
        random.seed(seed)
        game = self._new_game(self._seats, seed=seed)
        state, execute, won, draw = game.state, game.execute, game.winning_color, random.random
        decisions, most = 0, self._turns_limit if turns is None else turns
        # The loop of `Game.play`, without its two copies and without `play_tick`, which checks that the
        # chosen action is legal: it always is, being taken from the list of legal ones.
        while won() is None and state.num_turns < most:
            actions = state.playable_actions
            options = len(actions)
            if options > 1:
                decisions += 1
                execute(actions[int(draw() * options)], validate_action=False)
            else:
                execute(actions[0], validate_action=False)
        return decisions, game


class OpenSpiel(Peer):
    """One of OpenSpiel's two-player games with explicit chance, which is sampled but not counted."""

    def __init__(self, game: str) -> None:
        spiel = import_module("pyspiel")
        self._new_state: Callable[[], Any] = spiel.load_game(game).new_initial_state
        self._chance = int(spiel.PlayerId.CHANCE)
        self._terminal = int(spiel.PlayerId.TERMINAL)
        moves = sorted((self._run(seed)[1].history() for seed in range(_SAMPLE)), key=len)[_SAMPLE // 2]
        middle = self._new_state()
        for action in moves[: len(moves) // 2]:  # chance included
            middle.apply_action(action)
        super().__init__(f"open_spiel {game}", 2, "native", middle.clone)

    def _run(self, seed: int) -> tuple[int, Any]:
        draw = random.Random(seed).random
        state = self._new_state()
        current_player, apply_action = state.current_player, state.apply_action
        legal_actions, chance_outcomes = state.legal_actions, state.chance_outcomes
        chance, terminal = self._chance, self._terminal
        decisions = 0
        # One call tells chance, players and the end apart, where `is_terminal` and `is_chance_node` take two.
        while (player := current_player()) != terminal:
            if player == chance:
                # Measured faster than `random.choices` and than `pyspiel.sample_action`.
                left = draw()
                outcomes = chance_outcomes()
                for action, probability in outcomes:
                    left -= probability
                    if left < 0:
                        apply_action(action)
                        break
                else:
                    # The probabilities may add up to slightly less than one.
                    apply_action(outcomes[-1][0])
            else:
                actions = legal_actions()
                options = len(actions)
                if options > 1:
                    decisions += 1
                    apply_action(actions[int(draw() * options)])
                else:
                    apply_action(actions[0])
        return decisions, state


# Name of the peer: the module it needs, and how to make it.
_PEERS: dict[str, tuple[str, Callable[[], Subject]]] = {
    "catanatron": ("catanatron", Catanatron),
    "open_spiel backgammon": ("pyspiel", partial(OpenSpiel, "backgammon")),
    "open_spiel gin_rummy": ("pyspiel", partial(OpenSpiel, "gin_rummy")),
}


def peers() -> list[Subject]:
    """Every peer that is installed, with its position to copy ready (about a second's work)."""
    return [make() for module, make in _PEERS.values() if find_spec(module)]


def missing() -> list[str]:
    """The names of the peers that are not installed."""
    return [name for name, (module, _) in _PEERS.items() if not find_spec(module)]
