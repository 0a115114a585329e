"""Signorie with the corrections of somebody who owns the box."""

from __future__ import annotations

import pytest

from posterity.engine import DataError, SeededChance, new
from posterity.engine.data import load_edition
from posterity.games.signorie import title
from posterity.games.signorie.components import STANDARD
from signorie_table import Table


def test_an_edition_changes_values() -> None:
    edition = load_edition(
        """
        [careers]
        points = [1, 2, 3, 4, 6, 9, 13]
        [cities.women]
        firenze = [4, 2, 1, 1, 3]
        [plans.red]
        military = "2 este + sforza + medici"
        [helpers]
        red-top = { cost = 3, amount = 5 }
        yellow-bottom = { effect = "steps", amount = 2, tracks = "clerical + initiative" }
        """,
        "my-box.toml",
    )
    t = Table(edition=edition).seat(1, florins=9, pool="1m", men="political-5", helpers="red-top").city("roma", men="1")
    t.dice(yellow="1 1", purple="3")
    box = t.state.box
    assert box.women_values[10:15] == [1, 1, 2, 3, 4], "the lowest place comes first, however it is written"
    assert box.plans[1][12:18] == [1, 2, 0, 1, 0, 0]
    helper = box.helper_spaces[3]
    assert (helper.cost, helper.effect.amount) == (3, 5)
    assert (box.helper_spaces[2].cost, box.helper_spaces[2].effect.tracks) == (4, 0b1010), "its cost is as before"
    t.placed("grey-4").play("manage mission", "send political-5 roma")
    assert t.score() == 6, "the points of the corrected space"
    assert title().boxes[4].career_points[4] == 9, "the other table plays the printed edition"


def test_two_editions_play_side_by_side() -> None:
    editions: list[dict[str, object] | None] = [None, {"start": {"florins": 10}}]
    games = [new(title(edition), STANDARD, 2, SeededChance(1)) for edition in editions]
    assert [sum(family.florins for family in game.state.families) for game in games] == [13, 23]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[threshold]\nlimits = 14", "threshold.limits: there is no such value; known here: limit, per_meeple"),
        ("[treshold]\nlimit = 14", "treshold: there is no such value; known here: assignments, careers, cities"),
        ("[threshold]\nlimit = 'ten'", "threshold.limit: expected a whole number like 13, got 'ten'"),
        ("[threshold]\nlimit = -1", "threshold.limit: expected a number of at least 0, got -1"),
        ("[pieces]\ndice = [0, 3, 4]", "pieces.dice[1]: expected a number of at least 1, got 0"),
        ("[pieces]\nbrides = 5", "pieces.brides: there are 4 free portraits, got 5"),
        ("[start]\ncities = [3, 4, 6]", "start.cities: there are only 5 cities, got 6"),
        ("[start]\ntokens_removed = [10, 1, 0]", "start.tokens_removed: a House has only 9 tokens, got 10"),
        ("[columns]\nvalues = [1, 2]", "columns.values: expected 5 values like [1, 2, 3, 4, 5], got 2"),
        ("[management]\nsteps = 0", "management.steps: expected a number of at least 1, got 0"),
        ("[careers]\nrank = 3", "careers.rank: expected a list of 7 values like [1, 2, 3, 3, 4, 4, 4], got 3"),
        ("[cities.men]\nroma = [0, 1, 2, 3, 4]", "cities.men.roma[1]: expected a number of at least 1, got 0"),
        ("[marriages]\nmost_dowry = 5", "marriages.most_dowry: expected at most 4, got 5"),
        ("[marriages]\nmost_dowry = 3", "marriages.most_dowry: a place for women asks for 4, got 3"),
        ("[cities.women]\nroma = [1, 2, 3, 4, 6]", "marriages.most_dowry: a place for women asks for 6, got 4"),
        ("[plans.red]\npolitical = '2 borgia'", "plans.red.political: cannot read '2 borgia'; expected something like"),
        ("[helpers]\nred-roof = { cost = 3 }", "helpers.red-roof: there is no such value; known here: grey-bottom"),
        ("[helpers]\nred-top = { cost = -1 }", "helpers.red-top.cost: expected a number of at least 0, got -1"),
        ("[helpers]\nred-top = { effect = 'gold' }", "helpers.red-top.effect: there is no effect 'gold'; expected one"),
        ("[helpers]\nred-top = { effect = 'steps' }", "helpers.red-top.tracks: 'steps' needs tracks"),
        ("[helpers]\nred-top = { tracks = 'political' }", "helpers.red-top.tracks: 'florins' has no tracks"),
        ("[helpers]\nyellow-top = { tracks = 'naval' }", "helpers.yellow-top.tracks: cannot read 'naval'; expected"),
        ("[pieces]\ndice = [2, 3, 7]", "pieces.dice[3]: expected a number of at most 6, got 7"),
        ("[pieces]\nmost_dice = 6", "pieces.most_dice: expected a number of at most 5, got 6"),
        ("[plans.red]\npolitical = '10 este'", "plans.red.political: expected a number of at most 9, got 10"),
        (
            "[helpers]\npurple-top = { amount = 13 }",
            "helpers.purple-top.amount: expected a number of at most 12, got 13",
        ),
        ("[helpers]\npurple-top = { amount = 0 }", "helpers.purple-top.amount: expected a number of at least 1, got 0"),
        ("[helpers]\nred-top = { amount = 100 }", "helpers.red-top.amount: expected a number of at most 99, got 100"),
        ("[rewards]\nmeeples = 0", "rewards.meeples: expected a number of at least 1, got 0"),
    ],
)
def test_a_broken_edition_is_told_the_key_the_problem_and_the_expected_form(text: str, problem: str) -> None:
    with pytest.raises(DataError) as error:
        title(load_edition(text, "my-box.toml"))
    assert str(error.value).startswith(problem)
    assert "\n" not in str(error.value)
