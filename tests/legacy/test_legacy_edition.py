"""Legacy with the corrections of somebody who owns the box."""

from __future__ import annotations

import pytest

from legacy_table import TITLE_OF, Table, family
from posterity.engine import DataError, SeededChance, new
from posterity.engine.data import load_edition
from posterity.games.legacy import title
from posterity.games.legacy.components import STANDARD
from posterity.games.legacy.face import LegacyFace
from posterity.games.legacy.terms import CONTRIBUTION, FRIEND, HEAD, MISSION, PATRON, TITLE

ROW = "zofia willem pieter mehmet tatiana"


def edited(text: str, players: int = 2, generation: int = 2) -> Table:
    return Table(players, generation=generation, edition=load_edition(text, "my-box.toml"))


# Every card can be replaced.


def test_an_edition_replaces_a_friend() -> None:
    t = edited(
        """
        [friends.gertrude]
        sex = "man"
        nation = "turkish"
        occupation = "artist"
        money = -3
        income = 2
        friends = 0
        prestige = 4
        effect = "1 turkish: honor 3 + gold 1"
        """
    )
    t.seat(1, hand="gertrude", gold=3, tree=family()).told(birth_1="son", child_1="son").turn(1)
    t.play("marry gertrude")
    assert "daughter+gertrude" in t.tree(), "he is a man now"
    assert (t.gold(), t.income(), t.prestige(), t.honor()) == (1, 2, 4, 3), "and Ayse is a Turk too"


def test_an_edition_changes_one_value_and_leaves_the_others() -> None:
    box = title(load_edition("[friends]\nann = { money = 7 }", "my-box.toml")).boxes["standard 2"]
    ann, printed = box.friends[FRIEND.ids["ann"]], TITLE_OF.boxes["standard 2"].friends[FRIEND.ids["ann"]]
    assert (ann.money, printed.money) == (7, 1), "the other table plays the printed edition"
    assert (ann.sex, ann.nation, ann.occupation) == (printed.sex, printed.nation, printed.occupation)
    assert (ann.friends, ann.prestige, len(ann.card.needs)) == (1, 1, 1)


@pytest.mark.parametrize("name", FRIEND.names)
def test_any_friend_can_be_replaced(name: str) -> None:
    card = '{ sex = "woman", nation = "dutch", occupation = "", money = 9, income = 3, friends = 2, prestige = 5'
    text = f'[friends]\n{name} = {card}, effect = "2 dutch: draw 3" }}'
    friend = title(load_edition(text, "my-box.toml")).boxes["standard 2"].friends[FRIEND.ids[name]]
    assert (friend.sex, friend.nation, friend.occupation, friend.money) == (1, 6, -1, 9)
    assert (friend.income, friend.friends, friend.prestige) == (3, 2, 5)
    assert [(need.measure.name, need.count) for need in friend.card.needs] == [("dutch", 2)]
    assert [(effect.kind.name, effect.amount) for effect in friend.card.effects] == [("draw", 3)]


@pytest.mark.parametrize(
    ("section", "names", "verb"),
    [("titles", TITLE.names, "acquire"), ("contributions", CONTRIBUTION.names, "contribute")],
)
def test_any_title_and_contribution_can_be_replaced(section: str, names: list[str], verb: str) -> None:
    for i, name in enumerate(names):
        generation = i // 3 + 1
        text = f'[{section}]\n{name} = {{ cost = "7 gold + 1 income", benefit = "honor 5 + pawn red" }}'
        tree = "patriarch" + " (son" * (generation - 1) + ")" * (generation - 1)
        t = edited(text, generation=generation).seat(1, tree=tree, gold=7, income=2).turn(1).play(f"{verb} {name}")
        assert (t.gold(), t.income(), t.honor(), t.extra()) == (0, 1, 5, "red"), name


@pytest.mark.parametrize("name", MISSION.names)
def test_any_mission_can_be_replaced(name: str) -> None:
    text = f'[missions]\n{name} = {{ needs = "2 prestige + 1 turkish / 9 gold", honor = 4, benefit = "income 2" }}'
    t = edited(text).seat(1, missions=name, prestige=2, tree=family()).turn(1).play(f"complete {name}")
    assert (t.honor(), t.income()) == (4, 2)
    t = edited(text).seat(1, missions=name, prestige=1, gold=8, tree=family()).turn(1)
    assert t.reason(f"complete {name}") == "mission-not-fulfilled"
    t = edited(text).seat(1, missions=name, gold=9, tree=family()).turn(1)
    assert f"complete {name}" in t.options, "the other way"


@pytest.mark.parametrize("name", PATRON.names)
def test_any_patron_can_be_replaced(name: str) -> None:
    text = (
        f'[patrons]\nmain_honor = 5\n{name} = {{ main = "3 hand", minor = "4 per 2 income", other = "1 per ventures" }}'
    )
    t = edited(text, generation=3).seat(1, patron=name, hand="ann vera zofia", income=5, hidden_missions=1)
    assert t.points()["patron"] == 5 + 4 * 2


@pytest.mark.parametrize("name", HEAD.names)
def test_any_head_can_be_replaced(name: str) -> None:
    text = f'[heads]\n{name} = {{ pawn = "red", man = [4, 8, 3], woman = [0, 12, 2] }}'
    corrected = title(load_edition(text, "my-box.toml"))
    head = corrected.boxes["standard 4"].heads[HEAD.ids[name]]
    assert (head.pawn, head.sides) == (2, [[4, 8, 3], [0, 12, 2]])
    game = new(corrected, STANDARD, 4, SeededChance(1))
    for _ in range(4):
        game.play(corrected.actions.parse("lead woman"))
    family = next(family for family in game.state.families if HEAD.names[family.head] == name)
    assert (family.income, family.gold, len(family.hand)) == (0, 12, 2)


def test_an_edition_changes_numbers_of_the_rules() -> None:
    text = "[actions]\nventure_gold = 3\nmoney = [3, 4, 6]\n[children]\nhandsome_gold = 5\n[pieces]\nrounds = [1, 1, 1]"
    t = edited(text).seat(1, gold=2, hand="ann vera zofia", tree=family()).turn(1)
    assert t.reason("venture") == "lacks-gold", "as in the Russian rulebook"
    t.play("ask-money 2")
    assert t.gold() == 5
    t = edited(text).seat(1, hand="rowena", tree="patriarch+ayse (handsome)").row(ROW)
    t.told(birth_1="son", child_1="son").turn(1).play("marry rowena", "take zofia")
    assert t.gold() == 5 + 5


def test_two_editions_play_side_by_side() -> None:
    editions: list[dict[str, object] | None] = [None, {"pieces": {"mansions": [4, 5, 7]}}]
    games = [new(title(edition), STANDARD, 2, SeededChance(1)) for edition in editions]
    assert [game.state.mansions for game in games] == [3, 4]


def test_a_corrected_value_is_no_longer_doubtful() -> None:
    corrected = title({"friends": {"ann": {"money": 7}}})
    friends = LegacyFace(corrected).printed(corrected.new(STANDARD, 2)).friends
    assert not friends["ann"].doubtful
    assert friends["alonso"].doubtful


# Mistakes are told with the key and what would be right.


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[peaces]\nrow = 5", "peaces: there is no such value; known here: actions, children, contributions, friends"),
        ("[pieces]\nrows = 5", "pieces.rows: there is no such value; known here: extra_pawns, mansions, most_children"),
        ("pieces = 5", "pieces: expected a table of values, got 5"),
        ("[pieces]\nrow = 'five'", "pieces.row: expected a whole number like 5, got 'five'"),
        ("[pieces]\nrow = 1", "pieces.row: expected a number of at least 2, got 1"),
        ("[pieces]\nown_pawns = 0", "pieces.own_pawns: expected a number of at least 1, got 0"),
        ("[pieces]\nrounds = [2, 3]", "pieces.rounds: expected 3 values like [2, 3, 4], got 2"),
        ("[pieces]\nrounds = [2, 0, 4]", "pieces.rounds[2]: expected a number of at least 1, got 0"),
        ("[pieces]\nmansions = [3, -1, 7]", "pieces.mansions[2]: expected a number of at least 0, got -1"),
        (
            "[pieces]\nreserve = 39",
            "children.copies: expected more sons and more daughters than the 39 of pieces.reserve, got 39 and 39",
        ),
        ("[actions]\nmissions_drawn = 3", "actions.missions_drawn: one of at most 2 is kept, got 3"),
        ("[actions]\nmissions_drawn = 0", "actions.missions_drawn: expected a number of at least 1, got 0"),
        ("[pieces]\nrow = 13", "pieces.row: expected a number of at most 12, got 13"),
        ("[actions]\nmoney_friends = [1, 2, 3]", "actions.money_friends: one of them must be 0, got [1, 2, 3]"),
        (
            "[pieces]\nown_pawns = 6",
            "pieces: a tree has room for 128, and 78 children and 57 marriages (own pawns in all rounds, and friends",
        ),
        ("[heads]\nwhite = { man = [1, 21, 3] }", "heads.white.man[2]: expected a number of at most 20, got 21"),
        ("[friends]\nann = { friends = 10 }", "friends.ann.friends: expected a number of at most 9, got 10"),
        ("[friends]\nann = { effect = 'draw 10' }", "friends.ann.effect: expected a number of at most 9, got 10"),
        (
            "[friends]\nann = { effect = '0 gold: draw 1' }",
            "friends.ann.effect: expected a number of at least 1, got 0",
        ),
        ("[missions]\nties = { needs = '0 nations' }", "missions.ties.needs: expected a number of at least 1, got 0"),
        ("[titles]\nbaron = { cost = '100 gold' }", "titles.baron.cost: expected a number of at most 99, got 100"),
        ("[testament]\nhints = 6", "testament.hints: a generation has only 5, got 6"),
        ("[heads]\nwhite = { pawn = 'pink' }", "heads.white.pawn: there is no 'pink'; expected one of green, orange"),
        ("[heads]\nwhite = { man = [1, 2] }", "heads.white.man: expected 3 values like [2, 6, 5], got 2"),
        ("[heads]\nwhite = { man = [1, -2, 3] }", "heads.white.man[2]: expected a number of at least 0, got -2"),
        ("[friends]\nzoe = { money = 3 }", "friends.zoe: there is no such value; known here: abigail, aleksandr"),
        ("[friends]\nann = 3", "friends.ann: expected a table like"),
        ("[friends]\nann = { dowry = 3 }", "friends.ann.dowry: there is no such value; known here: sex, nation"),
        ("[friends]\nann = { sex = 'girl' }", "friends.ann.sex: there is no 'girl'; expected one of man, woman"),
        ("[friends]\nann = { nation = 'swiss' }", "friends.ann.nation: there is no 'swiss'; expected one of french"),
        ("[friends]\nann = { occupation = 'poet' }", "friends.ann.occupation: there is no 'poet'; expected one of"),
        ("[friends]\nann = { money = '3' }", "friends.ann.money: expected a whole number like 1, got '3'"),
        ("[friends]\nann = { friends = -1 }", "friends.ann.friends: expected a number of at least 0, got -1"),
        ("[friends]\nann = { effect = 2 }", "friends.ann.effect: expected a text like '6 hand: honor 2', got 2"),
        ("[friends]\nann = { effect = 'fame 2' }", "friends.ann.effect: cannot read 'fame 2'; expected one of income"),
        ("[friends]\nann = { effect = 'honor two' }", "friends.ann.effect: expected a number, got 'two'"),
        ("[friends]\nann = { effect = 'honor -2' }", "friends.ann.effect: expected a number, got '-2'"),
        (
            "[friends]\nann = { effect = 'take 0' }",
            "friends.ann.effect: expected something like 'take 1', got 'take 0'",
        ),
        ("[friends]\nann = { effect = 'steal 2' }", "friends.ann.effect: expected 'steal' alone, got 'steal 2'"),
        ("[friends]\nann = { effect = 'pawn pink' }", "friends.ann.effect: there is no pawn 'pink'; expected one of"),
        ("[friends]\nann = { effect = 'money 2' }", "friends.ann.effect: 'money' needs 'generation:' before it"),
        (
            "[friends]\nann = { effect = 'generation: gold 2' }",
            "friends.ann.effect: 'gold' has no 'generation:' before",
        ),
        ("[friends]\nann = { effect = '6 cards: honor 2' }", "friends.ann.effect: cannot read '6 cards'; expected a"),
        ("[friends]\nann = { effect = 'six hand: honor 2' }", "friends.ann.effect: expected a number, got 'six'"),
        (
            "[friends]\nann = { effect = '1 french: child-choice' }",
            "friends.ann.effect: 'child-choice' has no condition, got '1 french: child-choice'",
        ),
        ("[friends]\nann = { effect = 'counts-as artist' }", "friends.ann.effect: cannot read 'counts-as artist'"),
        ("[titles]\nking = { cost = '9 gold' }", "titles.king: there is no such value; known here: baron, count"),
        (
            "[titles]\nbaron = { cost = '2 silver' }",
            "titles.baron.cost: cannot read '2 silver'; expected something like",
        ),
        ("[titles]\nbaron = { cost = '' }", "titles.baron.cost: cannot read ''; expected something like"),
        ("[titles]\nbaron = { benefit = 'deck' }", "titles.baron.benefit: cannot read 'deck'; expected one of income"),
        (
            "[titles]\nbaron = { benefit = '1 french: honor 1' }",
            "titles.baron.benefit: only a friend can have a condition, got '1 french: honor 1'",
        ),
        (
            "[contributions]\nopera-house = { benefit = 'fame' }",
            "contributions.opera-house.benefit: cannot read 'fame'",
        ),
        (
            "[patrons]\nlaw = { main = '7 gems' }",
            "patrons.law.main: cannot read '7 gems'; expected a number and one of",
        ),
        ("[patrons]\nlaw = { main = '1 gold + 1 hand' }", "patrons.law.main: expected one goal, got '1 gold + 1 hand'"),
        ("[patrons]\nlaw = { other = '1 for 3 gold' }", "patrons.law.other: cannot read '1 for 3 gold'; expected some"),
        (
            "[patrons]\nlaw = { other = '1 per 0 gold' }",
            "patrons.law.other: expected honor per 1 or more, got '1 per 0",
        ),
        ("[missions]\nties = { needs = '' }", "missions.ties.needs: cannot read ''; expected a number and one of"),
        ("[missions]\nties = { honor = -1 }", "missions.ties.honor: expected a number of at least 0, got -1"),
        ("[missions]\nties = { benefit = 'free-marriage' }", "missions.ties.benefit: cannot read 'free-marriage'"),
        (
            "[missions]\nties = { benefit = 'counts-as poet' }",
            "missions.ties.benefit: there is no occupation 'poet'; expected one of artist",
        ),
    ],
)
def test_a_broken_edition_is_told_the_key_the_problem_and_the_expected_form(text: str, problem: str) -> None:
    with pytest.raises(DataError) as error:
        title(load_edition(text, "my-box.toml"))
    assert str(error.value).startswith(problem)
    assert "\n" not in str(error.value)
