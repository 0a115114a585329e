"""V 23: the mass of the solo game."""

from __future__ import annotations

import pytest

from citing import rule
from village_table import Table


def solo(members: str = "", coins: int = 0, grain: int = 0) -> Table:
    """A solo table with nobody of Jagna's on the church, unless a test puts them there."""
    return Table(variant="solo").seat(1, members=members, coins=coins, grain=grain).jagna(church=[0, 0])


@rule("V 23.1")
def test_v23_1_only_the_player_buys_and_advances_members() -> None:
    t = solo("1@bag 2@church-1", coins=2, grain=2).jagna(bag=[1, 1], track=[0, 3, 0, 0])
    t.told(mass="monk monk monk").mass()
    assert t.options == ["buy-out 1", "decline"], "hers cannot be bought"
    t.play("buy-out 1")
    assert t.options == ["promote 1 1", "promote 2 1", "decline"], "hers do not advance"
    t.play("promote 1 1", "promote 1 2")
    assert t.members() == "1@church-3 2@church-1"
    assert (t.rival.bag, t.rival.track) == ([1, 1], [0, 3, 0, 0])
    assert (t.coins(), t.grain()) == (1, 0)


@rule("V 23.1")
def test_v23_1_four_pieces_leave_the_bag_as_always() -> None:
    t = solo("1@bag 1@bag", coins=1).jagna(bag=[1, 0]).told(mass="P1-1 jagna-3 monk").mass()
    t.play("buy-out 1")
    assert t.members() == "1@church-1 1@church-1"
    assert (t.rival.bag, t.rival.track) == ([0, 0], [3, 0, 0, 0])
    assert t.score() == 2, "two to one"


@rule("V 23.2")
@pytest.mark.parametrize(
    ("track", "drawn", "after"),
    [
        ([0, 0, 0, 0], "jagna-4 monk monk monk", [4, 0, 0, 0]),
        ([3, 0, 4, 0], "jagna-3 monk monk monk", [3, 3, 4, 0]),
        ([3, 0, 4, 0], "jagna-4 jagna-3 monk monk", [3, 4, 4, 3]),
        ([0, 0, 3, 0], "jagna-4 jagna-3 monk monk", [4, 3, 3, 0]),
        ([3, 3, 4, 0], "monk monk monk jagna-4", [3, 3, 4, 4]),
    ],
)
def test_r109_the_lowest_stage_without_one_of_hers(track: list[int], drawn: str, after: list[int]) -> None:
    t = solo().jagna(bag=[1, 1], track=track).told(mass=drawn).mass()
    assert t.rival.track == after


@rule("V 23.2")
def test_r109_the_players_members_are_not_bound_by_this() -> None:
    t = solo("1@bag 1@bag 2@church-1", grain=2).jagna(bag=[1, 0], track=[0, 4, 0, 0])
    t.told(mass="P1-1 jagna-3 P1-1 monk").mass()
    assert t.members() == "1@church-1 1@church-1 2@church-1", "all three on one stage"
    assert t.rival.track == [3, 4, 0, 0], "and beside one of hers"
    t.play("promote 1 1", "promote 1 1")
    assert t.members() == "1@church-2 1@church-2 2@church-1"


@rule("V 23.3")
@pytest.mark.parametrize(
    ("members", "track", "score"),
    [
        ("1@church-3 2@church-1", [3, 4, 0, 0], 2),  # equal in number, the player is further
        ("1@church-2 2@church-1", [3, 0, 4, 0], 0),  # equal in number, Jagna is further
        ("1@church-4", [3, 4, 0, 0], 0),  # Jagna has more, though the player is further
        ("1@church-1 1@church-1", [0, 0, 0, 4], 2),  # the player has more, though Jagna is further
        ("1@church-4 1@church-4 2@church-4", [3, 3, 4, 4], 0),
        ("", [3, 0, 0, 0], 0),
        ("1@church-1", [0, 0, 0, 0], 2),
    ],
)
def test_r110_by_number_and_then_by_the_furthest(members: str, track: list[int], score: int) -> None:
    t = solo(members).jagna(track=track).mass()
    assert t.score() == score


@rule("V 23.3")
def test_v23_3_only_her_members_on_the_track_count() -> None:
    t = solo("1@church-1").jagna(church=[2, 2], bag=[1, 1]).told(mass="monk monk monk monk").mass()
    assert t.score() == 2


@rule("V 23.4")
@pytest.mark.parametrize(
    ("members", "track"),
    [("1@church-2", [0, 3, 0, 0]), ("1@church-1 2@church-3", [0, 4, 3, 0]), ("1@church-4 1@church-4", [3, 0, 0, 4])],
)
def test_p41_a_full_tie_with_jagna(members: str, track: list[int]) -> None:
    t = solo(members).jagna(track=track).mass()
    assert t.score() == 2
