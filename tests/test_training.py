"""Learning by self-play: what is learned is what the games showed."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from posterity.arena.training import RIDGE, Course, Sums, play, train
from posterity.bots.guides import LearnedGuide, ThumbGuide, guided
from posterity.bots.judge import APPRAISAL, SCALE, Judge
from posterity.bots.lines import turn_is_over
from posterity.engine import SeededChance, SetupError, new
from posterity.games import TITLES, title
from posterity.games.village.components import STANDARD

TABLES = [(name, variant.name, variant.fewest) for name in TITLES for variant in title(name).variants]


def test_the_weights_are_those_that_the_tables_were_made_with() -> None:
    source = np.random.default_rng(1)
    rows = source.normal(size=(20_000, 5))
    true = np.array([3.0, -2.0, 0.0, 0.5, 1.0])
    found, spread = Sums(rows, rows @ true + source.normal(scale=0.1, size=20_000)).weights()
    assert found == pytest.approx(true, abs=3 * RIDGE / 20_000)
    assert spread == pytest.approx(0.1, abs=0.05)


def test_sums_of_parts_are_the_sums_of_all() -> None:
    source = np.random.default_rng(2)
    rows, missed = source.normal(size=(300, 4)), source.normal(size=300)
    parts = Sums(rows[:100], missed[:100]).add(Sums(rows[100:], missed[100:]))
    assert parts.weights()[0] == pytest.approx(Sums(rows, missed).weights()[0])
    faded = Sums(rows[:100], missed[:100]).add(Sums(rows[100:], missed[100:]), fading=0.0)
    assert faded.weights()[0] == pytest.approx(Sums(rows[100:], missed[100:]).weights()[0])


@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_without_weights_the_judge_says_what_the_title_appraises(name: str, variant: str, seats: int) -> None:
    one = title(name)
    game = new(one, variant, seats, SeededChance(1))
    rows = Judge(one, []).rows(game)
    nothing = Judge(one, [0.0] * len(rows[0]))
    appraised = [one.appraise(game.state, seat) for seat in range(seats)]
    assert nothing.expected(game) == pytest.approx(appraised)
    assert [row[APPRAISAL] * SCALE for row in rows] == pytest.approx(appraised)
    one_more = Judge(one, [1 / SCALE] + [0.0] * (len(rows[0]) - 1))
    assert one_more.expected(game) == pytest.approx([points + points / SCALE / SCALE for points in appraised])


@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_what_the_judge_expects_is_its_rows_weighed(name: str, variant: str, seats: int) -> None:
    one = title(name)
    source = random.Random(4)
    game = new(one, variant, seats, SeededChance(4))
    weights = [source.uniform(-2, 2) for _ in Judge(one, []).rows(game)[0]]
    judge = Judge(one, weights)
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
    weights = one.learned(variant)
    if not weights:
        pytest.skip("nothing was learned about it")
    (kind,) = [each for each in one.variants if each.name == variant]
    for count in range(seats, kind.most + 1):
        game = new(one, variant, count, SeededChance(2))
        rows = Judge(one, weights).rows(game)
        assert {len(row) for row in rows} == {len(weights)}, f"{count} seats: train again (posterity train {name})"


def test_a_game_of_self_play_is_kept_at_the_ends_of_turns() -> None:
    one = title("signorie")
    rows, points = play(one, "standard", 3, ThumbGuide(), 0, seed=5)
    assert len(rows) == len(points) > 10
    assert len(rows) % 3 == 0, "a row for every seat"
    assert points[:3] * (len(rows) // 3) == points, "all tables of a game have its end"
    again, _ = play(one, "standard", 3, ThumbGuide(), 0, seed=5)
    assert again == rows, "the same seed, the same game"


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
    assert len(weights) == len(Judge(title("village"), []).rows(new(title("village"), "solo", 1))[0])
    assert isinstance(guided(title("village"), weights), LearnedGuide)
    curve = json.loads((tmp_path / "curve.json").read_text())
    assert [mark["points"] for mark in curve["marks"]] == [mark.points for mark in marks]
    assert {"round 1: self-play", "round 2: exam, trust 0.5"} <= set(heard)


def test_there_is_nothing_to_learn_about_an_unknown_variant() -> None:
    with pytest.raises(SetupError, match="village has no variant 'duel'"):
        Course("village", "duel", 1, 1).seats()
    args = [sys.executable, "-m", "posterity", "train", "village", "--variant", "duel"]
    done = subprocess.run(args, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "posterity: village has no variant 'duel'; it has: standard, solo, solo-die\n"
