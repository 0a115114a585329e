"""L 21: the hints of The Testament: when they are drawn, and what fulfils each of them or just misses it."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_table import Table
from posterity.games.legacy.terms import HINT, NOBODY_THERE


def table(generation: int = 1) -> Table:
    return Table(variant="testament", generation=generation).row("ayse eleanor william johanna willem")


def fulfilled(hint: str, t: Table) -> bool:
    """Whether an open hint is found to be true at the end of a turn."""
    t.hints(hint).turn().play("ask-money 2")
    assert (t.open_hints() == "") == (t.prestige() == 1), "1 prestige for a hint that is fulfilled, and only then"
    return t.open_hints() == ""


# 4 and 5 are the parents of Laurent, the father; 6 and 7 those of Angelique, the mother; who comes later is 8, 9, …
# The hint, what is there, the tree, and whether the hint is fulfilled.
GENERATION_I: list[tuple[str, str, str, bool]] = [
    ("titled-forebear", "the father's father", "holds 4 baron", True),
    ("titled-forebear", "a great-grandfather", "above 5 son daughter; holds 8 count", True),
    ("titled-forebear", "nobody", "", False),
    ("titled-forebear", "on the mother's side", "holds 6 baron", False),
    ("titled-forebear", "an uncle", "below 4 son; holds 8 baron", False),
    ("titled-forebear", "another card", "holds 4 mansion venture village-well", False),
    ("three-with-diplomat", "Pierre is one of three", "below 4 son pierre", True),
    ("three-with-diplomat", "of four", "below 6 son daughter maria", True),
    ("three-with-diplomat", "of two", "below 4 pierre", False),
    ("three-with-diplomat", "three without one", "below 4 son selim", False),
    ("three-with-diplomat", "a son-in-law", "below 4 son bianca; beside 9 pierre", False),
    ("three-with-diplomat", "of great-grandparents", "above 4 son daughter; below 8 son pierre", False),
    ("foreign-grandmother", "Bianca", "roots son bianca son daughter", True),
    ("foreign-grandmother", "on the mother's side", "roots son daughter son ann", True),
    ("foreign-grandmother", "a French one", "roots son sophie son lucienne", False),
    ("foreign-grandmother", "unknown", "", False),
    ("foreign-grandmother", "a grandfather", "roots selim daughter son daughter", False),
    ("foreign-grandmother", "further up", "above 4 son bianca", False),
    ("scientist-grandfather", "Nicolas", "roots nicolas daughter son daughter", True),
    ("scientist-grandfather", "on the mother's side", "roots son daughter dmitri daughter", True),
    ("scientist-grandfather", "another occupation", "roots pierre daughter selim daughter", False),
    ("scientist-grandfather", "a grandmother", "roots son barbara son johanna", False),
    ("scientist-grandfather", "further up", "above 4 nicolas daughter", False),
    ("artist-grandmother", "Bianca", "roots son bianca son daughter", True),
    ("artist-grandmother", "Arianne, French", "roots son daughter son arianne", True),
    ("artist-grandmother", "another occupation", "roots son barbara son daughter", False),
    ("artist-grandmother", "a grandfather", "roots selim daughter vittorio daughter", False),
    ("artist-grandmother", "further up", "above 6 son bianca", False),
]
GENERATION_II: list[tuple[str, str, str, bool]] = [
    ("couple-of-one-nation", "two Italians", "above 4 lorenzo bianca", True),
    ("couple-of-one-nation", "two French", "above 7 pierre sophie", True),
    ("couple-of-one-nation", "two nations", "above 4 lorenzo ann", False),
    ("couple-of-one-nation", "one is unknown", "above 4 lorenzo daughter", False),
    ("couple-of-one-nation", "both unknown", "above 4 son daughter", False),
    ("couple-of-one-nation", "grandparents", "roots lorenzo bianca son daughter", False),
    ("couple-of-one-nation", "great-great-grandparents", "above 4 son daughter; above 8 lorenzo bianca", False),
    ("mothers-mansion", "the mother's parents", "holds 6 mansion", True),
    ("mothers-mansion", "further up", "above 7 son daughter; holds 8 mansion", True),
    ("mothers-mansion", "on the father's side", "holds 4 mansion", False),
    ("mothers-mansion", "an uncle", "below 6 son; holds 8 mansion", False),
    ("mothers-mansion", "a venture", "holds 6 venture governor", False),
    ("fathers-venture", "the father's parents", "holds 4 venture", True),
    ("fathers-venture", "further up", "above 5 son daughter; holds 8 venture", True),
    ("fathers-venture", "on the mother's side", "holds 6 venture", False),
    ("fathers-venture", "an uncle", "below 4 son; holds 8 venture", False),
    ("fathers-venture", "a mansion", "holds 4 mansion governor", False),
    ("craftsman-siblings", "Laurent and his brother", "below 4 diego", True),
    ("craftsman-siblings", "Angelique and her sister", "below 6 gertrude", True),
    ("craftsman-siblings", "further up", "roots son abigail son daughter; above 5 son daughter; below 8 thomas", True),
    ("craftsman-siblings", "Laurent and Angelique are a couple", "", False),
    ("craftsman-siblings", "an unknown brother", "below 4 son", False),
    ("craftsman-siblings", "a sister of another occupation", "below 4 bianca", False),
    ("craftsman-siblings", "father and son", "roots diego daughter thomas daughter", False),
    ("craftsman-siblings", "two who married in", "roots diego abigail son daughter", False),
    ("three-occupations", "three", "roots son daughter nicolas bianca; above 7 roger daughter", True),
    ("three-occupations", "two", "roots son daughter nicolas bianca; above 7 selim daughter", False),
    ("three-occupations", "with none", "roots son daughter nicolas bianca; above 7 william ayse", False),
    ("three-occupations", "both sides", "roots roger daughter nicolas bianca", False),
    ("three-occupations", "with an aunt", "roots son daughter nicolas bianca; below 6 sophie", False),
]
GENERATION_III: list[tuple[str, str, str, bool]] = [
    (
        "line-of-four",
        "above Laurent",
        "roots pierre daughter son daughter; above 4 son bianca; above 9 selim daughter; above 10 son ann",
        True,
    ),
    (
        "line-of-four",
        "above Angelique",
        "roots son daughter son ann; above 7 selim ines; above 9 roger ayse; above 10 erich nancy",
        True,
    ),
    ("line-of-four", "three", "roots pierre daughter son daughter; above 4 son bianca; above 9 selim ann", False),
    (
        "line-of-four",
        "broken by an unknown mother",
        "roots pierre daughter son daughter; above 4 roger daughter; above 9 selim daughter; above 10 son ann",
        False,
    ),
    (
        "line-of-four",
        "with a brother at its end",
        "roots pierre daughter son daughter; above 4 son bianca; above 9 selim daughter; below 10 erich",
        False,
    ),
    ("five-nations", "five", "roots selim bianca pieter ann; below 4 carlos", True),
    ("five-nations", "four, and the French parents", "roots selim bianca pieter ann", False),
    ("five-nations", "one of them twice", "roots selim bianca pieter ann; below 4 charlotte", False),
    ("five-nations", "one unknown", "roots selim bianca pieter ann; below 4 son", False),
    ("title-and-mansion", "a couple", "holds 4 duke mansion", True),
    ("title-and-mansion", "an uncle with his wife", "below 4 son; beside 8 ann; holds 8 duke mansion", True),
    ("title-and-mansion", "a single uncle", "below 4 son; holds 8 duke mansion", False),
    ("title-and-mansion", "two couples", "holds 4 duke; holds 6 mansion", False),
    ("title-and-mansion", "no mansion", "holds 4 duke venture public-library", False),
    ("title-and-mansion", "no title", "holds 4 mansion venture public-library", False),
    ("risen-aristocrat", "Roger, son of a craftsman", "roots diego daughter son daughter; below 4 roger", True),
    ("risen-aristocrat", "Sophie, daughter of Nancy", "roots son sophie son daughter; above 5 son nancy", True),
    ("risen-aristocrat", "the other way round", "roots roger daughter son daughter; below 4 diego", False),
    (
        "risen-aristocrat",
        "a grandson",
        "roots roger daughter son daughter; above 4 son daughter; above 8 diego ayse",
        False,
    ),
    ("risen-aristocrat", "a son-in-law", "roots diego daughter son daughter; below 4 daughter; beside 8 roger", False),
    ("all-occupations", "five", "roots selim barbara pieter ann; below 4 carlos", True),
    ("all-occupations", "no craftsman but the parents", "roots selim barbara william ann; below 4 carlos", False),
    ("all-occupations", "four, and one with none", "roots selim barbara pieter ann; below 4 william", False),
]


@rule("L 21.6", "L 21.7", "L 21.8", "L 21.9", "L 21.10")
@pytest.mark.parametrize(("hint", "case", "tree", "true"), [*GENERATION_I, *GENERATION_II, *GENERATION_III])
def test_what_fulfils_a_hint_and_what_just_misses_it(hint: str, case: str, tree: str, true: bool) -> None:
    generation = 1 + HINT.ids[hint] // 5
    assert fulfilled(hint, table(generation).planted(tree)) == true, f"{hint}: {case}"


@rule("L 21.6")
def test_every_hint_has_its_examples() -> None:
    for generation, cases in enumerate((GENERATION_I, GENERATION_II, GENERATION_III)):
        hints = HINT.names[5 * generation : 5 * generation + 5]
        assert {(hint, true) for hint, _, _, true in cases} == {
            (hint, true) for hint in hints for true in (True, False)
        }


@rule("L 21.6", "L 20.23")
def test_a_titled_woman_without_a_husband_is_no_man_among_the_forebears() -> None:
    t = table().roots().above(4, "son daughter").holds(1, 9, "baron")
    t.ancestry.father[3] = t.ancestry.spouse[8] = NOBODY_THERE  # there was no son for the place beside her
    assert not fulfilled("titled-forebear", t)


@rule("L 21.8")
def test_the_player_is_no_relative() -> None:
    t = table(3).roots("selim bianca pieter ann", you="nathalie")
    assert not fulfilled("five-nations", t), "four nations: the player and the parents, all French, do not count"


@rule("L 21.10")
def test_both_of_a_couple_hold_what_the_couple_holds() -> None:
    t = table().roots().below(4, "daughter").holds(1, 8, "baron")
    assert not fulfilled("titled-forebear", t), "an aunt is no forebear"
    t = table(2).seat(1, hand="pierre ann", gold=9).roots().above(6, "son daughter").hints("mothers-mansion").turn()
    t.play("mansion", "discard ann", "for 8")
    assert t.open_hints() == "", "the couple of 8 and 9: forebears of the mother"


@rule("L 21.10", "L 14.10")
def test_a_kept_mission_is_no_relative() -> None:
    t = table(3).seat(1, done="craft-guild steam-engine").roots("selim barbara william ann").below(4, "carlos")
    assert not fulfilled("all-occupations", t), "the guild is a craftsman for effects and missions, not for hints"


@rule("L 21.1", "L 21.2")
@pytest.mark.parametrize("generation", [2, 3])
def test_the_start_of_a_generation(generation: int) -> None:
    t = table(generation - 1).seat(1, hand="ann", gold=9).roots().below(4, "brave gossip-queen").next_generation()
    heard = [name for name in t.events() if name in ("generation", "pawn", "hint", "round", "grew-up")]
    assert heard == ["generation", "pawn", "hint", "hint", "hint", "round"], "nobody grows up"
    first = 5 * (generation - 1)
    assert set(t.open_hints().split()) < set(HINT.names[first : first + 5])
    assert len(t.extra().split()) == 1
    titles = [option for option in t.options if option.startswith("acquire")]
    assert titles and set(titles) <= {f"acquire {name}" for name in (
        ("knight-of-saint-louis", "governor", "marquis") if generation == 2 else ("peer-of-france", "duke", "prince")
    )}  # fmt: skip


@rule("L 21.1")
def test_the_two_other_hints_are_not_used() -> None:
    t = table().roots().told(hints_2="mothers-mansion three-occupations craftsman-siblings").next_generation()
    assert t.open_hints() == "mothers-mansion three-occupations craftsman-siblings"
    t.told(hints_3="line-of-four five-nations all-occupations").play("ask-money 2", "ask-money 2")
    assert not set(t.open_hints().split()) & {"couple-of-one-nation", "fathers-venture"}


@rule("L 21.3", "L 21.4")
def test_a_hint_brings_one_prestige_at_once_and_only_once() -> None:
    t = (
        table()
        .seat(1, hand="etienne", gold=5, pawns=9)
        .roots()
        .hints("scientist-grandfather artist-grandmother")
        .turn()
    )
    t.play("marry etienne", "become 4")
    assert t.prestige() == 2 + 1, "2 for Etienne, 1 for the hint"
    assert t.open_hints() == "artist-grandmother"
    t.play("ask-money 2", "ask-money 2")
    assert (t.prestige(), t.open_hints()) == (3, "artist-grandmother"), "not again"
    assert [HINT.names[hint] for hint in t.ancestry.done] == ["scientist-grandfather"], "it stays fulfilled"


@rule("L 21.3")
def test_two_hints_in_one_turn() -> None:
    t = table().seat(1, hand="bianca").roots().hints("foreign-grandmother artist-grandmother").turn()
    t.play("marry bianca", "become 5", "take ayse", "take eleanor")
    assert (t.prestige(), t.open_hints()) == (1 + 2, "")


@rule("L 21.4")
def test_a_hint_that_is_true_already_is_fulfilled_when_it_is_drawn() -> None:
    t = table().roots("son daughter son daughter").holds(1, 6, "mansion")
    t.told(hints="mothers-mansion fathers-venture three-occupations").next_generation()
    assert (t.prestige(), t.open_hints()) == (1, "fathers-venture three-occupations")


@rule("L 21.4")
def test_hints_are_looked_at_after_the_turn() -> None:
    t = table().seat(1, hand="etienne", gold=5, missions="commerce", income=9).roots()
    t.hints("scientist-grandfather").turn().play("marry etienne", "become 4")
    assert (t.options, t.prestige()) == (["complete commerce", "finish"], 2), "the turn is not over"
    t.play("finish")
    assert (t.prestige(), t.open_hints()) == (3, "")


@rule("L 21.5")
def test_a_hint_of_generation_one_can_be_fulfilled_until_the_last_turn() -> None:
    t = table(3).seat(1, hand="etienne", gold=5, pawns=1).roots().hints("scientist-grandfather")
    t.state.round = 9
    t.turn().play("marry etienne", "become 4")
    assert t.playing.over and t.playing.result().level == "testament-won"
    assert t.points()["prestige"] == 3, "in time for the honor of the last generation"


@rule("L 21.5")
def test_open_hints_stay_open_in_the_next_generation() -> None:
    t = table().roots().hints("scientist-grandfather artist-grandmother")
    t.told(hints="mothers-mansion fathers-venture three-occupations").next_generation()
    assert t.open_hints() == (
        "scientist-grandfather artist-grandmother mothers-mansion fathers-venture three-occupations"
    )
