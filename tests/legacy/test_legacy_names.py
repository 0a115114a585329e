"""What people are called: first names for those born in a family, in The Testament whatever is known."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from citing import rule
from legacy_rulebook import BOOK, table
from legacy_table import FACE, TITLE_OF, Table
from posterity.contract.shown import plain
from posterity.engine import SeededChance, new
from posterity.games.legacy.components import TESTAMENT
from posterity.games.legacy.names import MEN, WOMEN
from posterity.games.legacy.state import Ancestry, Legacy, add_person
from posterity.games.legacy.terms import DAUGHTER, FRIEND, MOST_KIN, NOBODY_THERE, SON
from posterity.speech import LANGUAGES, Speech

# As the face tells of people, and as both interfaces call them; the browser's test reads the same file
# (web/src/games/legacy/options.test.ts).
NAMED = json.loads((Path(__file__).parent / "named_people.json").read_text(encoding="utf-8"))


def ids(message: str, args: Mapping[str, object] | None = None) -> str:
    return " ".join([message, *map(str, (args or {}).values())])


def called(s: Legacy, seat: int, people: int) -> list[str]:
    return [FACE.word(s, "kin", str(number + 1), seat, ids) for number in range(people)]


def told(people: list[Any]) -> list[dict[str, Any]]:
    """What of somebody the name depends on."""
    wanted = ("kin", "name", "nth") if hasattr(people[0], "nth") else ("kin", "friend", "sex", "told_by", "beside")
    return [{key: part for key, part in plain(one).items() if key in wanted} for one in people]


def test_people_are_called_as_in_the_browser() -> None:
    s = new(TITLE_OF, "standard", len(NAMED["families"]), SeededChance(1)).state
    for family, named in zip(s.families, NAMED["families"], strict=True):
        for who in named["who"]:
            add_person(family, who, 1, NOBODY_THERE, 0)
    for seat, named in enumerate(NAMED["families"]):
        assert told(FACE.shown(s, seat).families[seat].people) == named["people"]
        assert called(s, seat, len(named["names"])) == named["names"]
    named = NAMED["testament"]
    s = new(TITLE_OF, TESTAMENT, 1, SeededChance(1)).state
    s.ancestry = Ancestry()
    for name, value in named["tree"].items():
        setattr(s.ancestry, name, value)
    testament = FACE.shown(s, 0).testament
    assert testament is not None and told(testament.people) == named["people"]
    assert called(s, 0, len(named["names"])) == named["names"]


def test_nobody_in_a_family_shares_a_name() -> None:
    """Not even in the largest one; friends go from hand to hand, but those born in a family stay in it."""
    s = new(TITLE_OF, "standard", 4, SeededChance(1)).state
    for seat, family in enumerate(s.families):
        while len(family.who) < MOST_KIN:
            add_person(family, SON if len(family.who) % 2 else DAUGHTER, 2, 0, 0)
        assert len(set(called(s, seat, MOST_KIN))) == MOST_KIN


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_written_like_another_or_like_that_of_a_friend(language: str) -> None:
    say = Speech(TITLE_OF, language)
    written = Counter(say(message) for message in [*MEN, *WOMEN, *FRIEND.words])
    assert [name for name, times in written.items() if times > 1] == []


def test_a_choice_names_people_and_seats() -> None:
    say, names = Speech(TITLE_OF), ["Ada", "Ben"]
    t = Table(generation=2).seat(1, gold=9, hand="ludwig manuel", tree="patriarch+ann (daughter, true-beauty)")
    t.seat(2, hand="vera jan", tree="matriarch+diego (daughter)").row("ines pierre nancy thomas").turn(1)
    game = t.playing

    def options() -> list[str]:
        return [say.action(game.state, action, game.seat, names) for action in game.options]

    t.play("marry ludwig")
    assert options() == ["marriage with Adélaïde", "marriage with Blanche"]
    t = Table(players=3).seat(1, gold=9, hand="manuel", tree="matriarch").seat(2, hand="vera").seat(3, hand="jan")
    t.row("ines pierre nancy thomas").turn(1).play("marry manuel")
    game, names = t.playing, ["Ada", "Ben", "Cyd"]
    assert options() == ["from the hand of Ben", "from the hand of Cyd"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_stands_for_a_member_of_a_family(language: str) -> None:
    say, names, source = Speech(TITLE_OF, language), ["Ada", "Ben", "Cyd"], random.Random(7)
    game = new(TITLE_OF, "standard", 3, SeededChance(5), names, listening=True)
    told = 0
    while not game.over:
        menu = game.curious_menu()
        said = [
            say.action(game.state, action, game.seat, names)
            for action in [*menu.options, *[refusal.action for refusal in menu.refusals]]
            if "kin" in action.args()
        ]
        said += [say.event(game.state, event, names) for event in game.events if "kin" in event.args()]
        assert not [text for text in said if re.search(r"\d", text)]
        told += len(said)
        game.play(source.choice(game.options))
    assert told > 20


@rule("L 20.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_l20_4_the_testament_has_names_of_its_own_for_the_four_actions(language: str) -> None:
    book = BOOK if language == "en" else BOOK.parent / language / BOOK.name
    names = [row[0].strip("«»") for row in table("L 20.4", book)]
    testament, standard = Speech(TITLE_OF, language, TESTAMENT), Speech(TITLE_OF, language)
    game = new(TITLE_OF, TESTAMENT, 1, SeededChance(1), ["Ada"])
    verbs = ["marry ann", "have-children", "ask-money 2", "socialize 1"]
    prices = ["space-marriage", "space-children", "space-money", "space-friends"]
    for name, verb, price in zip(names, verbs, prices, strict=True):
        action = TITLE_OF.actions.parse(verb)
        assert testament.action(game.state, action, 0, ["Ada"]).startswith(name)
        assert testament(price) == name
        assert name not in standard.action(game.state, action, 0, ["Ada"])
