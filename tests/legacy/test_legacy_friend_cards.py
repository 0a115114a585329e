"""L 11: what is printed on the 75 friends, and what every wedding brings of it."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_rulebook import key, table
from legacy_table import TITLE_OF, Table
from posterity.games.legacy.terms import FRIEND, OCCUPATION

PRINTED = {key(row[0]): row[1:] for row in table("L 11.5")}
# How the rules name one and several of a nation or an occupation.
PEOPLE = {
    "russian": ("Russian", "Russians"),
    "spanish": ("Spaniard", "Spaniards"),
    "prussian": ("Prussian", "Prussians"),
    "polish": ("Pole", "Poles"),
    "british": ("Briton", "Britons"),
    "craftsman": ("craftsman", "craftsmen"),
    **{name: (name, f"{name}s") for name in OCCUPATION.names if name != "craftsman"},
}
EFFECTS = {
    "pawn green": "a green pawn",
    "pawn orange": "an orange pawn",
    "pawn red": "a red pawn",
    "pawn blue": "a sky-blue pawn",
    "pawn yellow": "a yellow pawn",
    "draw 1": "draw 1 friend",
    "draw 2": "draw 2 friends",
    "take 2": "take 2 friends",
    "ask-money": "ask for money",
    "new-row 1": "a new row, take 1 friend",
    "hidden-mission": "a mission under the patron",
    "exchange-hand": "discard any number of friends, draw as many",
    "opponents-pay-me 1": "each opponent gives the player 1 gold",
    "opponents-lose-gold 1": "each opponent pays 1 gold",
    "opponents-lose-honor 1": "each opponent loses 1 honor",
    "opponents-discard 1": "each opponent discards 1 friend",
    "steal 1": "1 friend from the hand of an opponent",
    "steal-from-larger 1": "1 friend from each larger hand",
    "free-marriage": "needs no pawn",
    "wedding-children": "two children at the wedding (L 7.7)",
    "child-choice": "births: draw 2, keep 1 (L 7.9)",
    "no-child-limit": "no child limit (L 7.12)",
    "socialize 1": "socializing brings 1 friend more",
    "money 2": "asking for money brings 2 gold more",
    "mansion 1": "mansions 1 gold less",
    "doctor 1": "the doctor costs 1 gold less and no friend",
    "deck": "may draw instead of taking",
}


def in_words(effect: str) -> str:
    """An effect of the data file as the rules tell it."""
    if not effect:
        return "none"
    start, _, rest = effect.rpartition(":")
    gains = [EFFECTS.get(part.strip()) or " ".join(reversed(part.split())) for part in rest.split("+")]
    text = " and ".join(gains)
    for condition in start.split(",") if start else []:
        if condition == "generation":
            text = f"this generation: {text}"
            continue
        count, what = condition.split()
        if what == "hand":
            text += f", with {count} friends in hand"
        elif what == "gold":
            text += f", with {count} gold"
        else:
            text += f", with another {PEOPLE[what][0]}" if count == "1" else f", with two other {PEOPLE[what][1]}"
    return f"{text} (L 6.13)" if "free-marriage" in effect else text


@rule("L 1.5", "L 11.5")
def test_the_rules_list_75_friends_and_they_are_those_of_the_box() -> None:
    assert list(PRINTED) == FRIEND.names
    assert len(PRINTED) == 75


@rule("L 11.5")
@pytest.mark.parametrize("name", FRIEND.names)
def test_what_is_printed_on_a_friend(name: str) -> None:
    sex, nation, occupation, money, income, friends, prestige, effect = PRINTED[name]
    card = TITLE_OF.facts.table(f"friends.{name}")
    assert card["sex"] == {"F": "woman", "M": "man"}[sex]
    assert card["nation"] == nation.lower()
    assert (card["occupation"] or "none") == occupation
    numbers = [int(money), int(income), int(friends), int(prestige)]
    assert [card[part] for part in ("money", "income", "friends", "prestige")] == numbers, "money to prestige"
    assert in_words(str(card["effect"])) == effect


@rule("L 1.5", "L 1.6")
def test_the_friends_by_sex_nation_and_occupation() -> None:
    def tally(column: int) -> dict[str, int]:
        found = [row[column] for row in PRINTED.values()]
        return {word: found.count(word) for word in sorted(set(found))}

    assert tally(0) == {"F": 37, "M": 38}
    assert tally(1) == {
        "American": 4, "British": 9, "Dutch": 6, "French": 16, "Italian": 7, "Polish": 6, "Prussian": 8, "Russian": 8,
        "Spanish": 7, "Turkish": 4,
    }  # fmt: skip
    assert tally(2) == {"aristocrat": 13, "artist": 13, "craftsman": 13, "diplomat": 13, "none": 10, "scientist": 13}


def marry(t: Table, name: str) -> Table:
    """The wedding; friends that are due are the first of the row, and nothing more is done than must be."""
    t.play(f"marry {name}")
    while t.asked == 1 and t.step in ("TakeFriends", "ExchangeHand"):
        t.play("finish" if t.step == "ExchangeHand" else t.options[0])
    return t


@rule("L 6.3", "L 6.4", "L 6.6", "L 11.5")
@pytest.mark.parametrize("name", FRIEND.names)
def test_every_wedding_brings_the_numbers_on_the_card(name: str) -> None:
    money, income, friends, prestige = (int(word) for word in PRINTED[name][3:7])
    wife = "eleanor" if name == "ayse" else "ayse"  # of no occupation, and of a nation that nobody asks for
    t = Table(generation=2).seat(1, gold=9, hand=name, tree=f"patriarch+{wife} (son, daughter)")
    row = [other for other in ["zofia", "willem", "pieter", "mehmet", "ines", "colette"] if other != name]
    t.row(" ".join(row[:5])).told(birth_1="son", child_1="son", birth_2="son", child_2="son").turn(1)
    marry(t, name)
    assert t.gold() == 9 + money, "the dowry is received, or the wedding is paid"
    assert (t.income(), t.prestige()) == (income, prestige)
    more = {"mehmet": 2, "fehmi": 1, "grigori": 2, "ines": 2, "samuel": 2, "patrick": 1}.get(name, 0)
    assert len(t.family().hand) == friends + more, "the friends of the card, and those of its effect"
    assert f"+{name} (son" in t.tree(), "and a child is born"


@rule("L 1.16")
def test_the_head_and_the_children_are_of_no_nation() -> None:
    t = Table(generation=2).seat(1, missions="french-culture", tree="patriarch (son, son, son, son)").turn(1)
    assert t.reason("complete french-culture") == "mission-not-fulfilled"
