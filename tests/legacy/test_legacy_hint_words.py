"""The hints of a box: what their words mean, how they are said, and that any of them can be played."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from legacy_table import FACE, Table
from posterity.arena.fuzz import check_game
from posterity.engine import DataError, SeededChance, new
from posterity.engine.data import load_edition
from posterity.games import keepsakes
from posterity.games.legacy import title
from posterity.games.legacy.components import TESTAMENT
from posterity.games.legacy.hints import AMONG, BY, KINDS, TRAITS
from posterity.games.legacy.steps.hints import check_hints
from posterity.games.legacy.terms import HINT
from posterity.speech import Speech

ROOT = Path(__file__).parent.parent.parent
NAME = "foreign-grandmother"


def boxed(words: str, **others: str) -> dict[str, object]:
    """A box in which a hint of generation I is another one."""
    return {"hints": {NAME: words, **others}}


def table(words: str, tree: str = "") -> Table:
    return Table(variant=TESTAMENT, edition=boxed(words)).planted(tree).hints(NAME)


# 4 and 5 are the parents of Laurent, the father; 6 and 7 those of Angelique, the mother; who comes later is 8, 9, …
@pytest.mark.parametrize(
    ("words", "tree", "true"),
    [
        ("grandparents: 1 turkish", "roots selim daughter son daughter", True),
        ("grandparents: 1 turkish", "above 4 selim daughter", False),
        ("grandparents men: 2 artist", "roots selim daughter vittorio daughter", True),
        ("grandparents men: 2 artist", "roots selim bianca son daughter", False),
        ("great-grandparents women: 1 scientist", "above 4 son barbara", True),
        ("great-grandparents women: 1 scientist", "above 4 nicolas daughter", False),
        ("great-grandparents women: 1 scientist", "roots son barbara son daughter", False),
        ("great-grandparents couples: 2 foreign", "above 7 selim bianca", True),
        ("great-grandparents couples: 2 foreign", "above 7 selim daughter; above 4 son bianca", False),
        ("relatives: 2 titles", "holds 4 duke; holds 6 baron", True),
        ("relatives: 2 titles", "holds 4 duke", False),
        ("relatives: 1 contributions", "holds 4 village-well", True),
        ("relatives: 1 contributions", "holds 4 duke mansion venture", False),
        ("relatives: 1 ventures", "holds 4 venture", True),
        ("relatives: 1 ventures", "holds 4 duke mansion", False),
        ("relatives couples: 2 scientist", "roots nicolas barbara son daughter", True),
        ("relatives couples: 2 scientist", "roots nicolas daughter son barbara", False),
        ("grandparents children: 2 people + 1 artist", "below 4 bianca", True),
        ("grandparents children: 2 people + 1 artist", "below 4 son", False),
        ("grandparents children: 2 people + 1 artist", "above 4 son daughter; below 8 bianca", False),
        ("relatives siblings: 4 people", "below 6 son son daughter", True),
        ("relatives siblings: 4 people", "below 6 son son; below 4 son", False),
        ("relatives siblings: 1 craftsman", "", True),  # Laurent, who is his only son
        ("grandparents siblings: 1 craftsman", "", False),
        ("grandparents siblings: 2 people", "above 6 son daughter; below 8 son", True),
        ("grandparents siblings: 2 people", "below 6 son son", False),
        ("diplomat parents: 1 artist", "roots selim daughter son daughter; below 4 pierre", True),
        ("diplomat parents: 1 artist", "roots pierre daughter son daughter; below 4 vittorio", False),
        ("father-side line: 2 known", "roots pierre daughter son daughter; above 4 son bianca", True),
        ("father-side line: 2 known", "roots son daughter pierre daughter; above 6 son bianca", False),
        ("mother-side: 1 artist", "roots son daughter vittorio daughter", True),
        ("mother-side: 1 artist", "roots vittorio daughter son daughter", False),
        ("forebears line: 2 artist", "roots selim daughter son daughter; above 4 son bianca", True),
        ("forebears line: 2 artist", "roots selim bianca son daughter", False),
        ("artist women: 2 nations", "roots son bianca son arianne", True),
        ("artist women: 2 nations", "roots vittorio arianne son daughter", False),
        ("turkish: 1 artist", "roots selim daughter son daughter", True),
        ("turkish: 1 artist", "roots son ayse son bianca", False),
        ("relatives: 3 compatriots", "roots lorenzo bianca vittorio daughter", True),
        ("relatives: 3 compatriots", "roots lorenzo bianca pierre sophie", False),
        ("relatives: 2 known + 1 mansions", "roots selim bianca son daughter; holds 6 mansion", True),
        ("relatives: 2 known + 1 mansions", "roots selim bianca son daughter; holds 6 venture", False),
    ],
)
def test_what_the_words_of_a_hint_mean(words: str, tree: str, true: bool) -> None:
    t = table(words, tree)
    check_hints(t.state, 0)
    assert (t.open_hints() == "", t.prestige()) == (true, int(true))


@pytest.mark.parametrize(
    ("words", "tree", "hand", "near"),
    [
        ("grandparents women: 1 artist", "", "", 0.3),
        ("grandparents women: 1 artist", "", "bianca", 0.6),
        ("grandparents women: 1 artist", "", "selim", 0.3),
        ("grandparents women: 1 artist", "roots son ann son ines", "bianca", 0.0),
        ("grandparents women: 1 foreign", "", "bianca", 0.3),
        ("father-side men: 1 titles", "", "", 0.0),
        ("relatives couples: 1 titles + 1 mansions", "holds 4 duke; holds 6 mansion", "", 0.5),
        ("grandparents children: 3 people + 1 diplomat", "below 4 son", "", 2 / 6),
        ("grandparents children: 3 people + 1 diplomat", "below 4 son", "pierre", 2 / 6 + 0.25),
        ("relatives siblings: 2 craftsman", "", "diego", 0.0),
        ("relatives siblings: 2 craftsman", "below 4 son", "", 0.4),
        ("relatives siblings: 2 craftsman", "below 4 son", "diego", 0.7),
        ("aristocrat parents: 1 craftsman", "roots roger daughter son daughter; above 4 son daughter", "", 0.4),
        ("aristocrat parents: 1 craftsman", "roots roger daughter son daughter; above 4 son daughter", "diego", 0.7),
        ("aristocrat parents: 1 craftsman", "roots diego daughter son daughter; below 4 son", "roger", 0.7),
        ("great-grandparents couples: 2 compatriots", "above 4 lorenzo daughter", "", 0.4),
        ("great-grandparents couples: 2 compatriots", "above 4 lorenzo daughter", "bianca", 0.75),
        ("relatives: 5 occupations", "roots nicolas daughter son daughter", "bianca", 1.4 / 5),
        ("mother-side: 3 occupations", "roots son daughter nicolas daughter", "bianca", 1 / 3),
        ("forebears line: 4 known", "roots pierre daughter son daughter", "", 1 / 4),
    ],
)
def test_how_near_a_hint_is_for_rules_of_thumb(words: str, tree: str, hand: str, near: float) -> None:
    t = table(words, tree).seat(1, hand=hand)
    assert t.state.box.hints[HINT.ids[NAME]].nearness(t.state, t.ancestry) == pytest.approx(near)


def said(words: str, language: str) -> tuple[str, str]:
    """The hint as it lies on the table, and as the log tells it."""
    t = table(words)
    say = Speech(t.title, language)
    panels = t.face.board(t.state, 0, ["Ann"], say)
    row = next(panel.rows[0] for panel in panels if panel.heading == "board-hints")
    return row[0], t.face.word(t.state, HINT.kind, NAME, 0, say)


@pytest.mark.parametrize(
    ("words", "language", "sentence"),
    [
        ("grandparents women: 1 artist", "en", "Grandparents, the women: 1 artist."),
        ("relatives: 5 nations + 2 titles", "en", "Relatives: 5 nations, 2 titles."),
        ("grandparents children: 2 people", "pl", "Dziadkowie, dzieci jednej pary: 2 osoby."),
        ("mother-side: 5 foreign", "pl", "Przodkowie ze strony matki: 5 osób spoza Francji."),
        ("artist parents: 1 known", "ru", "Известные родственники (человек искусства), родители одного из них: 1 "),
        ("father-side line: 3 occupations", "ru", "Предки по отцу, непрерывная линия известных людей над одним из "),
    ],
)
def test_a_hint_of_the_box_is_said_in_its_own_words(words: str, language: str, sentence: str) -> None:
    on_the_table, in_the_log = said(words, language)
    assert on_the_table.startswith(sentence)
    assert in_the_log == on_the_table


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_every_word_of_a_hint_has_its_message(language: str) -> None:
    say = Speech(title(), language)
    words = [one.word for one in AMONG.values()]
    words += [one.word for one in BY.values()]
    words += [one.word for one in TRAITS.values()]
    assert [word for word in words if not say.has(word)] == []


def test_the_document_has_every_word_of_the_hints() -> None:
    kinds = [kind.name for kind in KINDS]
    words = [name for name in [*AMONG, *BY, *TRAITS] if name not in kinds]
    text = (ROOT / "src" / "posterity" / "games" / "legacy" / "shapes.md").read_text(encoding="utf-8")
    assert [word for word in words if f"`{word}`" not in text] == []


def test_ours_are_marked_and_those_of_the_box_are_not() -> None:
    t = table("relatives: 2 known")
    hints = t.face.cards["testament 1"].hints
    assert (hints[NAME].words, hints[NAME].doubtful, hints[NAME].generation) == (None, False, 1)
    assert (hints["line-of-four"].words, hints["line-of-four"].doubtful) == ("hint-line-of-four", True)
    assert FACE.cards["standard 2"].hints == {}


def test_the_story_tells_a_hint_of_the_box() -> None:
    one = title({"hints": dict.fromkeys(HINT.names, "relatives: 1 known")})
    game = new(one, TESTAMENT, 1, SeededChance(1))
    source = random.Random(1)
    while not game.over:
        game.play(source.choice(game.options))
    story = keepsakes(one).made("story", game.state, game.told(), 0, ["Ann"], Speech(one))
    assert "A hint of the testament proved true. Relatives: 1 known person." in story


def any_hint(source: random.Random) -> str:
    """Any people, however they are taken, and anything among them."""
    by = source.choice(["", *BY])
    among = source.choice([name for name, one in AMONG.items() if by != "line" or one.above])
    traits = [TRAITS[source.choice(list(TRAITS))] for _ in range(source.choice([1, 1, 2, 3]))]
    most = BY[by].most if by else 9
    needs = [f"{source.randint(1, min(trait.most, most))} {trait.name}" for trait in traits]
    return f"{among} {by}: {' + '.join(needs)}"


@pytest.mark.parametrize("seed", range(5))
def test_whatever_the_hints_are_the_testament_is_played_to_the_end(seed: int) -> None:
    source = random.Random(seed)
    one = title({"hints": {name: any_hint(source) for name in HINT.names}})
    assert check_game(one, TESTAMENT, 1, seed, often=0.02) < 2000
    game = new(one, TESTAMENT, 1, SeededChance(seed))
    while not game.over:
        game.play(source.choice(game.options))
        tree = game.state.ancestry
        if tree is not None and tree.friend:
            near = [hint.nearness(game.state, tree) for hint in game.state.box.hints]
            assert 0.0 <= min(near) <= max(near) <= 1.0


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("grandmothers: 1 artist", "cannot read 'grandmothers'; expected one of relatives, grandparents, great-grand"),
        (
            "grandparents girls: 1 artist",
            "cannot read 'girls'; expected one of men, women, couples, children, siblings",
        ),
        ("1 artist", "expected something like 'grandparents women: 1 artist', got '1 artist'"),
        ("", "expected something like 'grandparents women: 1 artist', got ''"),
        (
            "all the grandparents: 1 artist",
            "expected something like 'grandparents women: 1 artist', got 'all the grand",
        ),
        ("grandparents:", "cannot read ''; expected a number and one of french, british"),
        ("grandparents: artist", "cannot read 'artist'; expected a number and one of french, british"),
        ("grandparents: 1 poet", "cannot read '1 poet'; expected a number and one of french, british"),
        ("grandparents: two artist", "expected a number, got 'two'"),
        ("grandparents: 0 artist", "expected a number of at least 1, got 0"),
        ("relatives: 10 artist", "expected a number of at most 9, got 10"),
        ("relatives: 6 occupations", "expected a number of at most 5, got 6"),
        ("relatives: 11 nations", "expected a number of at most 10, got 11"),
        ("relatives couples: 3 artist", "expected a number of at most 2, got 3"),
        ("diplomat parents: 3 known", "expected a number of at most 2, got 3"),
        ("relatives line: 3 known", "a line is one of forebears, father-side, mother-side, got 'relatives line'"),
    ],
)
def test_words_that_mean_nothing_are_refused_with_what_would_be_right(words: str, problem: str) -> None:
    with pytest.raises(DataError) as error:
        title(boxed(words))
    assert str(error.value).startswith(f"hints.{NAME}: {problem}")
    assert "\n" not in str(error.value)


def test_a_hint_that_does_not_exist_is_refused() -> None:
    with pytest.raises(
        DataError, match=r"^hints\.lost: there is no such value; known here: all-occupations, artist-gra"
    ):
        title(load_edition("[hints]\nlost = 'relatives: 1 known'", "my-box.toml"))
