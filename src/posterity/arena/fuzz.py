"""Random games in which everything that must always be true is checked at every decision.

Every second game is played by people who try a little: pure chance hardly ever sees the late parts of a game that
punishes it. Every title gets these checks for nothing; what a failure leaves behind is the record of its game.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from posterity import processes
from posterity.engine import NOBODY, Action, Chance, Game, Outlook, SeededChance, Title, new
from posterity.engine import record as records
from posterity.games import mind, proof
from posterity.games import title as make_title

LONGEST = 20_000  # decisions; a game that is longer does not end


class FuzzFailure(Exception):
    """What was wrong, and the game that shows it."""

    def __init__(self, message: str, record: str = "") -> None:
        super().__init__(message, record)
        self.message = message
        self.record = record

    def __str__(self) -> str:
        return self.message


def check_game(title: Title[Any], variant: str, seats: int, seed: int, often: float = 0.05) -> int:
    """Play one game and check it; `often` is the share of decisions that get the dear checks too."""
    chooser = random.Random(f"{seed} choices")
    sound = proof(title)
    game = new(title, variant, seats, SeededChance(seed))
    before: list[tuple[Game[Any], str]] = []
    decisions = 0
    try:
        while not game.over:
            decisions += 1
            assert decisions < LONGEST, "the game does not end"
            digest = title.digest(game.state)
            problems = sound.problems(game.state)
            assert not problems, "; ".join(problems)
            _check_menu(title, game, digest)
            before.append((game.copy(), digest))
            action = steered(game, chooser) if seed % 2 else chooser.choice(game.options)
            twin = game.copy()
            saved = json.loads(json.dumps(title.save(game.state)))
            assert title.digest(title.load(saved)) == digest, "saving and loading changes the table"
            if chooser.random() < often:
                _check_views(title, game)
                _check_outlooks(title, game, digest)
            seat = game.seat
            game.play(action)
            after = title.digest(game.state)
            twin.play(action)
            assert title.digest(twin.state) == after, "a copy goes on differently"
            if chooser.random() < often:
                _check_loaded(title, before[-1][0], saved, action.text, after)
                _check_undo(title, game, seat, digest, after)
        _check_end(title, game)
        for past, digest in before:
            assert title.digest(past.state) == digest, "a past copy has changed"
    except Exception as error:
        message = f"{title.name} {variant}, {seats} seats, seed {seed}, decision {decisions}: {error}"
        raise FuzzFailure(message, _record_of(game)) from error
    return decisions


def steered(game: Game[Any], source: random.Random) -> Action:
    """The best of three options taken at random, as the title appraises them; now and then just any."""
    if source.random() < 0.2:
        return source.choice(game.options)
    few = source.sample(game.options, min(3, len(game.options)))
    return max(few, key=lambda action: _appraised(game, action))


def _appraised(game: Game[Any], action: Action) -> float:
    ahead = game.copy()
    ahead.play(action)
    return mind(game.title).appraise(ahead.state, game.seat)


def _record_of(game: Game[Any]) -> str:
    try:
        return records.write(game)
    except Exception as error:
        return f"(the record cannot be written: {error!r})"


def _check_menu(title: Title[Any], game: Game[Any], digest: str) -> None:
    assert game.options, "an empty menu"
    assert len(set(game.options)) == len(game.options), "an option is offered twice"
    curious = game.curious_menu()
    assert curious.options == game.options, "being curious changes the menu"
    for refusal in curious.refusals:
        assert refusal.action not in game.options, f"{refusal} is offered and refused"
    assert title.digest(game.state) == digest, "making a menu changes the table"


def _check_views(title: Title[Any], game: Game[Any]) -> None:
    """No seat can tell the table from any other that it may imagine, not even by what it is asked."""
    for seat in range(NOBODY, game.setup.seats):
        view = game.view(seat)
        seen = title.digest(view.state)
        imagined = view.imagine(Chance(random.Random(seat)))
        assert title.digest(title.view(imagined.state, seat)) == seen, f"seat {seat} sees what it only imagines"
        sight = title.digest(title.sight(imagined.state, seat))
        assert sight == title.digest(title.sight(game.state, seat)), f"seat {seat} is shown what it cannot see"
        assert imagined.seat == game.seat, f"what seat {seat} cannot see changes who is asked"
        if seat == game.seat:
            assert imagined.options == game.options, f"what seat {seat} cannot see changes its menu"


def _check_outlooks(title: Title[Any], game: Game[Any], digest: str) -> None:
    for action in game.options:
        Outlook(game, action)
    assert title.digest(game.state) == digest, "an outlook changes the table"


def _check_loaded(title: Title[Any], past: Game[Any], saved: dict[str, object], action: str, after: str) -> None:
    """A saved table, loaded into a new game, goes on like the one that was saved."""
    loaded = past.copy()
    loaded.state = title.load(saved)
    loaded.play(title.actions.parse(action))
    assert title.digest(loaded.state) == after, "a loaded table goes on differently"


def _check_undo(title: Title[Any], game: Game[Any], seat: int, before: str, after: str) -> None:
    again = game.copy()
    if again.can_undo(seat):
        past = again.past
        again.undo(seat)
        assert title.digest(again.state) == before, "undo does not bring back the table"
        assert past is not None and past.action is not None
        again.play(past.action)
        assert title.digest(again.state) == after, "the same choice after undo leads elsewhere"


def _check_end(title: Title[Any], game: Game[Any]) -> None:
    assert not game.options, "options after the end"
    problems = proof(title).problems(game.state)
    assert not problems, "; ".join(problems)
    result = title.result(game.state)
    assert len(result.points) == len(result.places) == game.setup.seats
    assert result.winners() or result.level, "nobody has won, and nothing says why"
    text = records.write(game)
    again = records.read(text, title)
    assert again.over
    assert title.digest(again.state) == title.digest(game.state), "the record replays to another table"
    assert records.write(again) == text, "the record of the replayed game differs"


def _check_many(name: str, variant: str, seats: int, seeds: list[int]) -> int:
    title = make_title(name)
    return sum(check_game(title, variant, seats, seed) for seed in seeds)


def fuzz(name: str, variant: str, seats: int, first_seed: int, games: int, workers: int) -> Iterator[tuple[int, int]]:
    """Check many games on all cores; yields games and decisions of every batch that is done."""
    batch = 10
    seeds = list(range(first_seed, first_seed + games))
    batches = [seeds[i : i + batch] for i in range(0, games, batch)]
    with processes.pool(workers) as pool:
        pending = [(len(part), pool.submit(_check_many, name, variant, seats, part)) for part in batches]
        try:
            for count, future in pending:
                yield count, future.result()
        except FuzzFailure:
            pool.shutdown(cancel_futures=True)
            raise
