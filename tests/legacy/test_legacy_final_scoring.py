"""L 17: the final scoring, and who has won (D22)."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_table import TITLE_OF, Table

CHILD = "patriarch (son (son (son)))"


def ended(*seats: dict[str, int | str]) -> Table:
    """Generation III is over; everybody has one child."""
    t = Table(len(seats), generation=3)
    for seat, has in enumerate(seats):
        honor = int(has.pop("honor", 0))
        t.seat(seat + 1, tree=CHILD, **has)  # type: ignore[arg-type]
        t.family(seat + 1).honor[2] = honor
    return t.end_of_generation()


def places(*seats: dict[str, int | str]) -> list[int]:
    return TITLE_OF.result(ended(*seats).state).places


@rule("L 17.1", "L 3.6")
def test_the_game_is_over_after_generation_iii() -> None:
    t = ended({"patron": "law", "income": 7}, {"patron": "fleury", "prestige": 12})
    assert t.playing.over
    assert (t.points(1)["patron"], t.points(2)["patron"]) == (9, 9), "every patron is scored"


@rule("L 17.1", "L 1.11")
def test_all_patrons_are_revealed() -> None:
    t = ended({"patron": "law"}, {"patron": "fleury"})
    shown = [event.args()["patron"] for event in t.playing.events if event.kind.name == "patron"]
    assert shown == ["law", "fleury"]
    assert TITLE_OF.view(t.state, 0).families[1].patron == 4, "P1 sees that it was the cardinal"


@rule("L 17.2")
def test_the_most_honor_wins() -> None:
    assert places({"honor": 5}, {"honor": 7}, {"honor": 6}) == [3, 1, 2]
    assert places({"honor": 5, "prestige": 3}, {"honor": 7}) == [1, 2], "prestige is honor too"
    assert places({"honor": 5, "patron": "law", "income": 7}, {"honor": 12}) == [1, 2], "and so is the patron"


@rule("L 17.3")
def test_d22_a_tie_is_broken_by_the_friends_in_hand() -> None:
    assert places({"honor": 5, "hand": "ann"}, {"honor": 5, "hand": "bianca carlos"}) == [2, 1]
    assert places({"honor": 4, "hand": "ann bianca"}, {"honor": 5}) == [2, 1], "only a tie is broken so"


@rule("L 17.3")
def test_d22_then_by_the_prestige() -> None:
    one: dict[str, int | str] = {"honor": 5, "prestige": 1, "hand": "ann"}
    other: dict[str, int | str] = {"honor": 3, "prestige": 3, "hand": "bianca"}
    assert places(one, other) == [2, 1], "6 honor each, and a card each"
    more: dict[str, int | str] = {"honor": 5, "prestige": 1, "hand": "ann carlos"}
    assert places(more, {"honor": 3, "prestige": 3, "hand": "bianca"}) == [1, 2], "the hand is looked at first"


@rule("L 17.3")
def test_d22_who_is_still_tied_shares_the_victory() -> None:
    t = ended({"honor": 5, "hand": "ann"}, {"honor": 4, "hand": "vera"}, {"honor": 5, "hand": "carlos"})
    result = TITLE_OF.result(t.state)
    assert (result.places, result.winners()) == ([1, 3, 1], [0, 2])


@rule("L 17.4")
@pytest.mark.parametrize(
    "has",
    [
        {"gold": 30},
        {"hand": "ann bianca carlos vera"},
        {"income": 9},
        {"extra": "red red blue"},
        {"missions": "ties salon"},
        {"hidden_missions": 2},
    ],
    ids=lambda has: next(iter(has)),
)
def test_nothing_else_is_worth_anything_by_itself(has: dict[str, int | str]) -> None:
    t = ended({**has, "patron": "franklin"}, {})
    assert sum(t.points().values()) == 1, "the child"
