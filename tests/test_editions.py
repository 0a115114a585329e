"""Values with their source, and the corrections of somebody who owns the box."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import data_doc
from posterity.engine import DataError, SeededChance, new
from posterity.engine.data import Facts, load, load_edition
from posterity.games import TITLES
from posterity.games.village import title

DATA = Path(__file__).parent.parent / "src" / "posterity" / "games"


def facts_of(name: str) -> Facts:
    return load((DATA / name / "data.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", list(TITLES))
def test_every_value_names_its_source(name: str) -> None:
    for fact in facts_of(name):
        assert fact.source in ("rulebook", "reported", "reconstructed"), fact.key


@pytest.mark.parametrize("name", list(TITLES))
def test_the_document_counts_the_kinds(name: str) -> None:
    def singles(value: object) -> int:
        if isinstance(value, (dict, list)):
            return sum(singles(part) for part in (value.values() if isinstance(value, dict) else value))
        return 1

    facts = list(facts_of(name))
    counts: Counter[str] = Counter()
    for fact in facts:
        parts = fact.value if isinstance(fact.value, dict) else {"": fact.value}
        for field, value in parts.items():
            counts[fact.source_of(field)] += singles(value)
    row = [counts["rulebook"], counts["reported"], counts["reconstructed"], counts.total(), len(facts)]
    assert f"| {name} | {' | '.join(map(str, row))} |" in data_doc.document()


def test_the_parts_of_a_card_may_have_different_sources() -> None:
    text = "ann = { value = { sex = 'woman', nation = 'british', friends = 1 }, source = 'reconstructed', %s }"
    fact = next(iter(load(text % "rulebook = ['sex', 'friends']")))
    assert [fact.source_of(field) for field in ("sex", "nation", "friends")] == [
        "rulebook",
        "reconstructed",
        "rulebook",
    ]
    assert fact.doubtful()
    assert data_doc.value_of(fact) == "sex: woman, nation: british†, friends: 1"
    assert data_doc.source_of(fact) == "reconstructed; rulebook: sex, friends"
    fact = next(
        iter(load("tom = { value = { sex = 'man', nation = 'dutch' }, source = 'rulebook', reported = ['nation'] }"))
    )
    assert fact.doubtful()
    assert data_doc.value_of(fact) == "sex: man, nation: dutch†"
    assert not next(iter(load("tom = { value = { sex = 'man' }, source = 'rulebook' }"))).doubtful()


def test_what_an_edition_corrects_is_no_longer_doubtful() -> None:
    data = (DATA / "legacy" / "data.toml").read_text(encoding="utf-8")
    fact = load(data, {"friends": {"ann": {"nation": "dutch"}}}).by_key["friends.ann"]
    assert (fact.source_of("sex"), fact.source_of("nation"), fact.doubtful()) == ("edition", "edition", False)


def test_an_edition_changes_values() -> None:
    edition = load_edition(
        """
        [life]
        lap = 12
        [setup_card]
        harvest = [2, 3, 4, 5]
        [customers]
        c06 = { points = 9 }
        [crafts.office]
        buy = "2 brown"
        [travel.roads]
        road2 = { cost = "orange + brown" }
        [travel.rewards]
        corven = "2 coins"
        """,
        "my-box.toml",
    )
    corrected = title(edition)
    box = corrected.boxes["standard 2"]
    assert box.lap == 12
    assert box.spaces[0] == 2
    assert (box.customers[5].points, box.customers[5].wants[5]) == (9, 3), "the wish is as before"
    assert box.crafts[2].buy == [0, 0, 2, 0]
    assert box.roads[1].cost == [1, 0, 1, 0]
    assert box.reward_coins[2] == 2
    assert title().boxes["standard 2"].lap == 10, "the other table plays the printed edition"


@pytest.mark.parametrize("name", ["village", "legacy"])
def test_the_shapes_in_the_document_can_be_played(name: str) -> None:
    examples = re.findall(r"```toml\n(.*?)```", (DATA / name / "shapes.md").read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        edition = load_edition(example, "shapes.md")
        assert TITLES[name](edition).edition == edition


def test_two_editions_play_side_by_side() -> None:
    editions: list[dict[str, object] | None] = [None, {"pieces": {"monks": 5}}]
    games = [new(title(edition), "standard", 2, SeededChance(1)) for edition in editions]
    assert [game.state.box.monks for game in games] == [4, 5]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[life]\nlaps = 12", "life.laps: there is no such value; known here: lap"),
        ("[live]\nlap = 12", "live: there is no such value; known here: chronicle, church, council"),
        ("[life]\nlap = 'ten'", "life.lap: expected a whole number like 10, got 'ten'"),
        ("[life]\nlap = 10.5", "life.lap: expected a whole number like 10, got 10.5"),
        ("[life]\nlap = true", "life.lap: expected a whole number like 10, got True"),
        ("[life]\nlap = 0", "life.lap: expected a number of at least 1, got 0"),
        ("life = 3", "life: expected a table of values, got 3"),
        ("[market]\nstalls = [3, 4]", "market.stalls: expected 4 values like [3, 4, 5, 5], got 2"),
        ("[market]\nstalls = 3", "market.stalls: expected a list of 4 values like [3, 4, 5, 5], got 3"),
        ("[market]\nstalls = [3, 4, 'x', 5]", "market.stalls[3]: expected a whole number like 5, got 'x'"),
        ("[market]\nqueue = 30", "market.queue: only 24 customers are there"),
        ("[church]\ngrain = [1, -1, 2]", "church.grain[2]: expected a number of at least 1, got -1"),
        ("[customers]\nc01 = { wants = 'beer' }", "customers.c01.wants: cannot read 'beer'; expected something like"),
        ("[customers]\nc01 = { wants = 4 }", "customers.c01.wants: expected a text like 'scroll', got 4"),
        ("[customers]\nc01 = { price = 4 }", "customers.c01.price: there is no such value; known here: wants, points"),
        ("[customers]\nc01 = 4", "customers.c01: expected a table like"),
        ("[customers]\nc01 = { points = -4 }", "customers.c01.points: expected a number of at least 0, got -4"),
        ("[crafts.office]\nbuy = '3 pink'", "crafts.office.buy: at most 2 cubes of a colour"),
        ("[travel.roads]\nroad1 = { to = 'rome' }", "travel.roads.road1.to: there is no place 'rome'; expected one of"),
        ("[travel.roads]\nroad3 = { to = 'aldern' }", "travel.roads.road3: a road must lead from one place to another"),
        ("[travel.rewards]\naldern = '3 cows'", "travel.rewards.aldern: cannot read '3 cows'"),
        ("[solo]\nupper_tokens = [2, 2, 6]", "solo.upper_tokens: expected different spaces from 1 to 10, got 2"),
        (
            "[solo]\norder = ['market','market','council','harvest','family','church','crafts']",
            "solo.order: expected each",
        ),
        ("[council]\ngreen = 3", "council.green: at most 2 cubes can be asked for, got 3"),
        ("[church]\nbrown = 3", "church.brown: at most 2 cubes can be asked for, got 3"),
        ("[crafts.office]\nbuy = '3 pink + grain'", "crafts.office.buy: at most 2 cubes of a colour"),
        ("[life]\nlap = 16", "life.lap: expected a number of at most 15, got 16"),
        ("[pieces]\nfamily = [4, 7, 2, 2]", "pieces.family[2]: expected a number of at most 6, got 7"),
        ("[pieces]\nfamily = [4, 3, 3, 2]", "pieces.family: Jagna has room for 4 with the numbers 3 and 4, got 5"),
        ("[pieces]\ninfluence = 10", "pieces.influence: expected a number of at least 11, got 10"),
        ("[pieces]\nplague = 4", "pieces.plague: expected a number of at least 5, got 4"),
        ("[church]\ntime = 0", "church.time: expected a number of at least 1, got 0"),
        (
            "[setup_card]\n"
            + "\n".join(f"{space} = [0, 3, 3, 3]" for space in ("harvest", "family", "crafts", "travel", "council"))
            + "\nchurch = [0, 3, 4, 5]",
            "setup_card: expected 2 cubes or more on the spaces for 2 sides, got 1",
        ),
        (
            "[chronicle]\nfarm = [5, 2, 3, 4]",
            "chronicle: 10 slots and 3 graves are too many for 2 families of 11: the game would hardly end",
        ),
        ("[customers]\nc06 = { wants = '10 grain' }", "customers.c06.wants: expected a number of at most 9, got 10"),
        ("[customers]\nc06 = { wants = '5 ox + 5 ox' }", "customers.c06.wants: expected a number of at most 9, got 10"),
        ("[customers]\nc06 = { points = 100 }", "customers.c06.points: expected a number of at most 99, got 100"),
        ("[travel.rewards]\naldern = '21 cubes'", "travel.rewards.aldern: expected a number of at most 20, got 21"),
        ("[travel.roads]\nroad3 = { from = 'village' }", "travel.roads.road3: a road leads there already"),
        (
            "[travel.roads]\nroad5 = { from = 'brakel', to = 'aldern' }",
            "travel.roads.road5: a road leads there already",
        ),
    ],
)
def test_a_broken_edition_is_told_the_key_the_problem_and_the_expected_form(text: str, problem: str) -> None:
    with pytest.raises(DataError) as error:
        title(load_edition(text, "my-box.toml"))
    assert str(error.value).startswith(problem)
    assert "\n" not in str(error.value)


def test_a_list_may_be_as_long_as_its_fact_says() -> None:
    text = "track = { value = [0, 1, 4], lengths = [2, 5], most = 12, source = 'reconstructed' }"
    for points in ([3, 4], [0, 2, 3], [0, 1, 2, 3, 12]):
        assert load(text, {"track": points}).numbers("track") == points
    problems = {
        "track: expected 2 to 5 values like [0, 1, 4], got 1": [1],
        "track: expected 2 to 5 values like [0, 1, 4], got 6": [1, 2, 3, 4, 5, 6],
        "track[5]: expected a number of at most 12, got 13": [1, 2, 3, 4, 13],
        "track[4]: expected a whole number like 0, got 'x'": [1, 2, 3, "x"],
        "track: expected a list of 3 values like [0, 1, 4], got 7": 7,
    }
    for problem, wrong in problems.items():
        with pytest.raises(DataError) as error:
            load(text, {"track": wrong})
        assert str(error.value) == problem


def test_a_file_that_is_no_toml_is_told_where() -> None:
    with pytest.raises(DataError, match=r"my-box.toml: not valid TOML: .*line 1"):
        load_edition("[life\nlap = 3", "my-box.toml")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("lap = 3", "lap: expected { value = ..., source = ... }"),
        ("lap = { value = 3 }", "lap: source must be one of"),
        ("lap = { value = 3, source = 'hearsay' }", "lap: source must be one of"),
        ("lap = { value = 3, source = 'rulebook', page = 4 }", "lap: only value, source and a note"),
        ("lap = { value = 3, source = 'rulebook', reported = ['a'] }", "lap: reported names 'a', which is no field"),
        (
            "lap = { value = 3, source = 'rulebook', most = 'ten' }",
            "lap: least and most must be whole numbers, not -99",
        ),
        ("lap = { value = 3, source = 'rulebook', most = 2 }", "lap: expected a number of at most 2, got 3"),
        ("lap = { value = 3, source = 'rulebook', least = 4 }", "lap: expected a number of at least 4, got 3"),
        (
            "laps = { value = 3, lengths = [1, 2], source = 'rulebook' }",
            "laps: lengths must be those of a list that keep",
        ),
        ("laps = { value = [3], lengths = [2, 4], source = 'rulebook' }", "laps: lengths must be those of a list that"),
        ("laps = { value = [3], lengths = [1], source = 'rulebook' }", "laps: lengths must be the fewest and the most"),
        ("laps = { value = [3], lengths = [1, 'x'], source = 'rulebook' }", "laps: lengths must be whole numbers, not"),
        ("laps = { value = [3, 100], source = 'rulebook' }", "laps[2]: expected a number of at most 99, got 100"),
        (
            "ann = { value = { sex = 'woman' }, source = 'rulebook', rulebook = ['sex'] }",
            "ann: rulebook must be a list of",
        ),
        (
            "ann = { value = { sex = 'woman' }, source = 'rulebook', reported = 'sex' }",
            "ann: reported must be a list of",
        ),
    ],
)
def test_a_data_file_without_sources_is_refused(text: str, problem: str) -> None:
    with pytest.raises(DataError) as error:
        load(text)
    assert str(error.value).startswith(problem)
