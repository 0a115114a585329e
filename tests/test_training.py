"""Learning by self-play: what is learned is what the games showed."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from functools import reduce
from pathlib import Path

import numpy as np
import pytest

from posterity.arena import training
from posterity.arena.training import Course, Sums, play, train
from posterity.bots.guides import LearnedGuide, ThumbGuide, guided
from posterity.bots.judge import APPRAISAL, SCALE, Judge
from posterity.bots.lines import turn_is_over
from posterity.engine import SeededChance, SetupError, new
from posterity.games import TITLES, mind, title
from posterity.games.village.components import STANDARD

TABLES = [(name, variant.name, variant.fewest) for name in TITLES for variant in title(name).variants]


def wanderings(source: random.Random, count: int, trace: float) -> Sums:
    """Games in which a number wanders up and down by one until it is 0 or 5; the points are 10 times the number."""
    games: list[Sums] = []
    for _ in range(count):
        at, seen = source.randint(1, 4), []
        while 0 < at < 5:
            seen.append([0.0, *[1.0 if at == place else 0.0 for place in range(1, 5)]])
            at += source.choice((-1, 1))
        games.append(Sums(np.array(seen), 10 * at, trace))
    return reduce(Sums.add, games)


WORTH = [0, 10, 20, 30, 40]  # the higher, the likelier it ends at 5


@pytest.mark.parametrize("trace", [0.0, 0.9, 1.0])
def test_a_table_is_worth_what_comes_of_it_on_average(trace: float) -> None:
    found, spread = wanderings(random.Random(1), 10_000, trace).weights(0.0)
    assert found == pytest.approx(WORTH, abs=2)
    assert spread == pytest.approx(22.4, abs=1), "the end is either 0 or 50"


def test_after_few_games_the_next_table_tells_more_than_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "RIDGE", 1.0)

    def miss(trace: float) -> float:
        found = [wanderings(random.Random(seed), 40, trace).weights(0.0)[0] for seed in range(50)]
        return float(np.abs(np.array(found) - WORTH).mean())

    assert miss(0.5) < 0.8 * miss(1.0)


def test_an_older_round_fades() -> None:
    old, new_one = wanderings(random.Random(1), 50, 0.9), wanderings(random.Random(2), 50, 0.9)
    fresh = new_one.weights(0.0)[0]
    assert old.add(new_one, fading=0.0).weights(0.0)[0] == pytest.approx(fresh)


def test_where_few_games_tell_of_it_what_was_learned_before_stays() -> None:
    games = wanderings(random.Random(1), 20, 0.9)
    right = np.abs(games.weights(np.array(WORTH, float))[0] - WORTH).mean()
    from_nothing = np.abs(games.weights(0.0)[0] - WORTH).mean()
    assert right < 3 < from_nothing, f"{right:.1f} and {from_nothing:.1f} points off"


@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_without_weights_the_judge_says_what_the_title_appraises(name: str, variant: str, seats: int) -> None:
    one = title(name)
    game = new(one, variant, seats, SeededChance(1))
    rows = Judge(mind(one), []).rows(game)
    nothing = Judge(mind(one), [0.0] * len(rows[0]))
    appraised = [mind(one).appraise(game.state, seat) for seat in range(seats)]
    assert nothing.expected(game) == pytest.approx(appraised)
    assert [row[APPRAISAL] * SCALE for row in rows] == pytest.approx(appraised)
    one_more = Judge(mind(one), [1 / SCALE] + [0.0] * (len(rows[0]) - 1))
    assert one_more.expected(game) == pytest.approx([points + points / SCALE / SCALE for points in appraised])


@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_what_the_judge_expects_is_its_rows_weighed(name: str, variant: str, seats: int) -> None:
    one = title(name)
    source = random.Random(4)
    game = new(one, variant, seats, SeededChance(4))
    weights = [source.uniform(-2, 2) for _ in Judge(mind(one), []).rows(game)[0]]
    judge = Judge(mind(one), weights)
    for _ in range(60):
        if game.over:
            break
        weighed = [
            row[APPRAISAL] * SCALE + sum(number * weight for number, weight in zip(row, weights, strict=True))
            for row in judge.rows(game)
        ]
        assert judge.expected(game) == pytest.approx(weighed)
        game.play(source.choice(game.options))


@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_what_was_learned_fits_the_numbers_of_the_table(name: str, variant: str, seats: int) -> None:
    """The weights that come with a title are as many as the numbers that a judge weighs, at every size of table."""
    one = title(name)
    weights = mind(one).learned(variant)
    if not weights:
        pytest.skip("nothing was learned about it")
    (kind,) = [each for each in one.variants if each.name == variant]
    for count in range(seats, kind.most + 1):
        game = new(one, variant, count, SeededChance(2))
        rows = Judge(mind(one), weights).rows(game)
        assert {len(row) for row in rows} == {len(weights)}, f"{count} seats: train again (posterity train {name})"


def test_a_game_of_self_play_is_kept_at_the_ends_of_turns() -> None:
    one = title("signorie")
    tables, points = play(one, "standard", 3, ThumbGuide(mind(one)), 0, seed=5)
    assert len(tables) > 4 and len(points) == 3
    assert {len(rows) for rows in tables} == {3}, "a row for every seat"
    again, _ = play(one, "standard", 3, ThumbGuide(mind(one)), 0, seed=5)
    assert again == tables, "the same seed, the same game"


def test_a_turn_is_over_where_the_next_one_begins() -> None:
    game = new(title("village"), STANDARD, 2, SeededChance(1))
    seat = game.seat
    assert turn_is_over(game, seat), "what comes now is a new turn"
    source = random.Random(1)
    game.play(source.choice([action for action in game.options if action.text.startswith("take crafts")]))
    assert game.seat == seat and not turn_is_over(game, seat)
    assert turn_is_over(game, 1 - seat), "the other seat has nothing to choose"


def test_a_course_leaves_weights_and_a_curve(tmp_path: Path) -> None:
    course = Course("village", "solo", games=6, rounds=2, steps=2, exam=2)
    heard: list[str] = []
    marks = list(train(course, [], tmp_path, workers=1, progress=lambda what, done, total: heard.append(what)))
    assert [mark.round for mark in marks] == [1, 2] and [mark.games for mark in marks] == [6, 12]
    weights = json.loads((tmp_path / "weights.json").read_text())
    assert len(weights) == len(Judge(mind(title("village")), []).rows(new(title("village"), "solo", 1))[0])
    assert isinstance(guided(title("village"), weights), LearnedGuide)
    curve = json.loads((tmp_path / "curve.json").read_text())
    assert [mark["points"] for mark in curve["marks"]] == [mark.points for mark in marks]
    assert {"round 1: self-play", "round 2: exam, trust 0.5"} <= set(heard)


def test_a_further_course_says_first_how_good_the_pupil_was(tmp_path: Path) -> None:
    begin = mind(title("village")).learned("solo")
    course = Course("village", "solo", games=4, rounds=1, steps=1, exam=2)
    marks = list(train(course, begin, tmp_path, workers=1, progress=lambda what, done, total: None))
    assert [mark.round for mark in marks] == [0, 1]
    best = max(marks, key=lambda mark: mark.points)
    kept = json.loads((tmp_path / "weights.json").read_text())
    assert (kept == begin) == (best.round == 0 and marks[1].points < best.points), "the better ones are kept"


def test_there_is_nothing_to_learn_about_an_unknown_variant() -> None:
    with pytest.raises(SetupError, match="village has no variant 'duel'"):
        Course("village", "duel", 1, 1).seats()
    args = [sys.executable, "-m", "posterity", "train", "village", "--variant", "duel"]
    done = subprocess.run(args, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "posterity: village has no variant 'duel'; it has: standard, solo, solo-die\n"
