"""Signorie with the corrections of somebody who owns the box."""

from __future__ import annotations

import pytest

from posterity.arena.fuzz import check_game
from posterity.engine import DataError, SeededChance, new
from posterity.engine.data import load_edition
from posterity.games.signorie import title
from posterity.games.signorie.components import STANDARD
from posterity.games.signorie.steps.helpers import Helpers
from posterity.games.signorie.steps.rounds import Turn
from posterity.games.signorie.terms import CAREER_SPACES, PLACES, TILE, TURQUOISE
from signorie_table import Table


def test_an_edition_changes_values() -> None:
    edition = load_edition(
        """
        [careers.political]
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
    assert box.women_values[2 * PLACES : 3 * PLACES] == [1, 1, 2, 3, 4, 0, 0, 0], (
        "the lowest place comes first, however it is written"
    )
    assert box.plans[1][12:18] == [1, 2, 0, 1, 0, 0]
    helper = box.helper_spaces[3]
    assert (helper.cost, helper.effect.amount) == (3, 5)
    assert (box.helper_spaces[2].cost, box.helper_spaces[2].effect.tracks) == (4, 0b1010), "its cost is as before"
    t.placed("grey-4").play("manage mission", "send political-5 roma")
    assert t.score() == 6, "the points of the corrected space"
    assert title().boxes[4].career_points[4] == 9, "the other table plays the printed edition"


def test_tracks_may_be_longer_and_differ() -> None:
    edition = load_edition(
        """
        [careers.clerical]
        points = [1, 2, 4, 6, 8, 9, 11, 13]
        rank = [1, 1, 2, 3, 3, 4, 4, 4]
        florins = [0, 0, 0, 2, 0, 0, 0, 3]
        initiative = [0, 0, 0, 0, 0, 1, 0, 0]
        [careers.military]
        points = [1, 9, 13]
        rank = [1, 4, 4]
        florins = [0, 2, 0]
        initiative = [0, 0, 0]
        [initiative]
        points = [0, 1, 4, 9, 12]
        """,
        "my-box.toml",
    )
    t = Table(edition=edition).seat(1, pool="1m", men="clerical-7 military-2 political-6").dice(yellow="1 1")
    assert t.state.box.career_spaces == [7, 8, 3]
    t.placed("turquoise-5").play("advance clerical 7")
    assert (t.florins(), t.men()) == (3, "political-6 clerical-8 military-2"), "the eighth space and its bonus"
    t.play("advance military 2", "advance political 6")
    assert not [option for option in t.options if option.startswith("advance") and "pool" not in option]
    assert t.reason("advance military 3") == "not-now", "military has three spaces"
    t.play("enough")
    t = Table(edition=edition).seat(1, men="clerical-8 military-3").initiative(i5="1", i1="2 3 4").dice(yellow="1")
    t.placed("grey-4").play("send clerical-8 milano")
    assert (t.score(), t.points()["careers"]) == (13, 6)
    t = Table(players=2, edition=edition).initiative(i5="2", i4="1").phase3()
    assert (t.score(1), t.score(2)) == (9, 12)


def test_a_city_has_as_many_places_as_the_box_says() -> None:
    edition = load_edition("[cities.men]\nroma = [4, 1]\n[cities.women]\nroma = [1, 1, 1, 2, 2, 3]", "my-box.toml")
    t = Table(edition=edition).seat(1, men="political-1 political-7").city("roma", men="2")
    assert (t.in_city("roma"), t.in_city("roma", "woman")) == ("2 -", "- - - - - -")
    t.dice(yellow="1 1").placed("grey-4")
    assert t.reason("send political-1 roma") == "rank-too-low"
    t.play("send political-7 roma")
    assert t.in_city("roma") == "2 1"
    t = Table(edition=edition).seat(1, men="political-7").city("roma", men="2 2").dice(yellow="1 1")
    t.placed("grey-4")
    assert t.reason("send political-7 roma") == "no-place-there"


def test_other_management_actions_than_ours() -> None:
    edition = load_edition(
        "[management]\nactions = ['florins', 'marriage', 'offspring', 'steps', 'mission']", "my-box.toml"
    )
    t = Table(edition=edition).seat(1, pool="1m", men="political-1").dice(yellow="1 1").placed("grey-4")
    t.play("manage steps", "climb", "enough")
    assert t.disc() == 2
    t = Table(edition=edition).seat(1, men="political-1").dice(yellow="1 1").placed("turquoise-5")
    t.play("send political-1 roma")
    assert t.score() == 1


def test_a_slot_takes_whom_the_box_says() -> None:
    edition = load_edition("[slots]\nyellow = ['woman', 'woman']", "my-box.toml")
    t = Table(edition=edition).seat(1, pool="2m 1w").slots(florins="yellow man").dice(yellow="1").placed("yellow-1")
    assert t.reason("assign florins 2") == "lacks-women"
    t.play("assign florins 1")
    assert (t.florins(), t.pool()) == (2, "2m 0w")


TWO_OF_FLORINS = "[assignments]\ntiles = { florins = 2, token = 0 }"


def two_of_florins(pool: str) -> Table:
    """Both slots above yellow hold the tile for florins."""
    t = Table(edition=load_edition(TWO_OF_FLORINS, "my-box.toml")).seat(1, pool=pool, helpers="turquoise-top")
    florins, token = TILE.ids["florins"], TILE.ids["token"]
    t.slots(florins="yellow man", token="yellow woman")
    t.state.slots[t.state.slots.index(token)] = florins
    return t.dice(red="6", yellow="1")


def test_of_a_tile_that_lies_on_both_slots_the_player_says_whose_members_go() -> None:
    t = two_of_florins("2m 1w").placed("yellow-1")
    assert [option for option in t.options if option.startswith("assign")] == ["assign florins 1", "assign florins 2"]
    t.play("assign florins 1")
    assert (t.step, t.options) == ("ByWhom", ["by man", "by woman"])
    t.play("by woman")
    assert (t.florins(), t.pool()) == (2, "2m 0w")


def test_where_only_the_men_or_the_women_are_enough_nobody_is_asked() -> None:
    assert two_of_florins("2m 1w").placed("yellow-1").play("assign florins 2").pool() == "0m 1w"
    assert two_of_florins("1m 3w").placed("yellow-1").play("assign florins 3").pool() == "1m 0w"
    t = two_of_florins("1m 1w").placed("yellow-1")
    assert t.reason("assign florins 2") == "lacks-men"


def test_any_assignment_offers_a_tile_once() -> None:
    t = two_of_florins("1m 1w").begin(Helpers(0, TURQUOISE, 5, 0), Turn(0)).play("use turquoise-top")
    assert t.options.count("assign florins 1") == 1
    t.play("assign florins 1", "by man")
    assert (t.florins(), t.pool()) == (2, "0m 1w")


def test_reward_tiles_may_be_others() -> None:
    edition = load_edition("[rewards]\nbonuses = { mission = 5, marriage = 0, careers = 0 }", "my-box.toml")
    rewards = [new(title(edition), STANDARD, 2, SeededChance(seed)).state.rewards for seed in range(20)]
    assert max(row.count(0) for row in rewards) > 1, "several of a kind may come"
    assert not any(tile in (1, 4) for row in rewards for tile in row), "and none of those that are not there"


LONG = """
[initiative]
points = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 99]
[management]
actions = ["steps", "mission", "marriage", "offspring", "florins"]
[assignments]
tiles = { political = 4, clerical = 0, military = 0, token = 0, family = 1, initiative = 1 }
[rewards]
bonuses = { mission = 9, extra-action = 3 }
"""


def shaped(length: int, places: int) -> dict[str, object]:
    """All tracks and all cities as long as that."""
    track = {"points": [13] * length, "rank": [4] * length, "florins": [2] * length, "initiative": [1] * length}
    city = {name: [1] * places for name in ("milano", "venezia", "firenze", "roma", "napoli")}
    return {
        "careers": dict.fromkeys(("political", "clerical", "military"), track),
        "cities": {"men": city, "women": city},
        "slots": {"red": ["man", "man"], "grey": ["woman", "woman"]},
    }


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "edition",
    [
        {**shaped(2, 1), "initiative": {"points": [0, 1]}},
        {**load_edition(LONG, "my-box.toml"), **shaped(CAREER_SPACES, PLACES)},
    ],
    ids=["shortest", "longest"],
)
def test_the_shortest_and_the_longest_box_are_played_to_the_end(edition: dict[str, object], players: int) -> None:
    signorie = title(edition)
    for seed in range(3):
        assert check_game(signorie, STANDARD, players, seed, often=0.02) < 2000


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
        (
            "[careers]\npoints = [1, 2, 3, 4, 6, 9, 13]",
            "careers.points: there is no such value; known here: clerical, military, political",
        ),
        (
            "[careers.military]\nrank = 3",
            "careers.military.rank: expected a list of 7 values like [1, 2, 3, 3, 4, 4, 4], got 3",
        ),
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
        (
            "[initiative]\npoints = [5]",
            "initiative.points: expected 2 to 20 values like [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1",
        ),
        ("[initiative]\npoints = [0, 1, 'x']", "initiative.points[3]: expected a whole number like 0, got 'x'"),
        ("[initiative]\npoints = [0, 100]", "initiative.points[2]: expected a number of at most 99, got 100"),
        (
            "[careers.clerical]\npoints = [1, 2, 3, 4, 6, 9, 12, 13]",
            "careers.clerical.rank: expected 8 values, as many as careers.clerical.points has, got 7",
        ),
        ("[cities.men]\nroma = []", "cities.men.roma: expected 1 to 8 values like [1, 2, 3, 4, 4], got 0"),
        ("[cities.men]\nroma = [1, 1, 1, 1, 1, 1, 1, 1, 1]", "cities.men.roma: expected 1 to 8 values like"),
        ("[slots]\nred = ['man', 'child']", "slots.red[2]: expected man or woman, got 'child'"),
        ("[slots]\nred = ['man']", "slots.red: expected 2 values like ['man', 'woman'], got 1"),
        (
            "[management]\nactions = ['florins', 'marriage', 'offspring', 'mission', 'mission']",
            "management.actions: expected each of florins, marriage, offspring, mission, steps once, got florins, ",
        ),
        ("[assignments]\ntiles = { token = 2 }", "assignments.tiles: 10 slots take as many tiles, got 11"),
        ("[assignments]\ntiles = { token = 11 }", "assignments.tiles.token: expected a number of at most 10, got 11"),
        (
            "[assignments]\ntiles = { gold = 1 }",
            "assignments.tiles.gold: there is no such value; known here: political, cl",
        ),
        (
            "[rewards]\nbonuses = { mission = 0, marriage = 0, men = 0, women = 0, careers = 0 }",
            "rewards.bonuses: 5 rounds need as many tiles, got 4",
        ),
        ("[rewards]\nmeeples = 0", "rewards.meeples: expected a number of at least 1, got 0"),
    ],
)
def test_a_broken_edition_is_told_the_key_the_problem_and_the_expected_form(text: str, problem: str) -> None:
    with pytest.raises(DataError) as error:
        title(load_edition(text, "my-box.toml"))
    assert str(error.value).startswith(problem)
    assert "\n" not in str(error.value)
