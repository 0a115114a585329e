"""S 13: the third phase, from initiative to the end of the round (R78 to R83, R86, R88)."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.games.signorie.state import NO_REWARD, threshold
from posterity.games.signorie.steps.rewards import Donation, Reward
from signorie_table import Table

OVER = "yellow-6 red-6 purple-6"  # dice above the threshold
ALL_TOKENS = "marriage " * 42  # all tokens of a game for two, face down: the pile is empty
COLUMNS = ("yellow", "red", "purple", "grey", "turquoise")
ALL_HELPERS = " ".join(f"{colour}-{row}" for colour in COLUMNS for row in ("top", "middle", "bottom"))


def alone(t: Table) -> Table:
    """The third phase of a game for two in which only the first seat can be rewarded."""
    return t.seat(2, dice=OVER).phase3()


# Initiative and the turn order.


@rule("S 13.1")
def test_r78_the_order_of_the_third_phase() -> None:
    t = Table(players=2).seat(1, waiting="1m").seat(2, dice="grey-6", waiting="1w").round(2, "token")
    t.initiative(i3="2", i2="1").phase3()
    assert t.events() == ["points", "points", "rewards", "kept", "kept"], "initiative first, then the threshold"
    assert (t.score(1), t.score(2)) == (1, 2)
    assert (t.turn_order(), t.asked) == ("2 1", 2), "rewards are given in the new order"
    assert (t.disc(1), t.disc(2)) == (1, 1), "and the discs are back before that"
    t.play("take-florins", "decline")
    assert t.asked == 1
    t.play("take-florins")
    assert (t.waiting(1), t.waiting(2), t.state.round) == ("1m 0w", "0m 1w", 2), "the round is not over yet"
    assert t.state.rewards[1] != NO_REWARD
    t.play("decline")
    assert (t.waiting(1), t.waiting(2), t.state.round) == ("0m 0w", "0m 0w", 3)
    assert t.state.rewards[1] == NO_REWARD


@rule("S 13.2")
@pytest.mark.parametrize(("space", "points"), [(n + 1, n) for n in range(13)])
def test_r78_points_for_initiative(space: int, points: int) -> None:
    discs = {"i1": "2 1"} if space == 1 else {f"i{space}": "1", "i1": "2"}
    t = Table(players=2).seat(1, score=5, dice=OVER).seat(2, dice=OVER).initiative(**discs).phase3()
    assert (t.score(1), t.score(2)) == (5 + points, 0), "whether or not the dice stay below the threshold"
    assert t.points(1)["initiative"] == points


@rule("S 13.3")
@pytest.mark.parametrize(
    ("discs", "order"),
    [
        ({"i1": "1 2 3 4"}, "1 2 3 4"),
        ({"i1": "4 2 1 3"}, "4 2 1 3"),
        ({"i7": "3", "i5": "1", "i2": "4", "i1": "2"}, "3 1 4 2"),
        ({"i4": "2 4", "i3": "3 1"}, "2 4 3 1"),
        ({"i4": "4 2", "i3": "1 3"}, "4 2 1 3"),
    ],
)
def test_r79_the_new_turn_order(discs: dict[str, str], order: str) -> None:
    t = Table().round(1, "token").initiative(**discs).phase3()
    assert t.turn_order() == order, "the higher space, and on one space the upper disc"
    rewarded = []
    for _ in range(4):
        rewarded.append(str(t.asked))
        t.play("take-florins", "decline")
    assert " ".join(rewarded) == order, "it is in force at once"
    assert (t.state.round, t.step, str(t.asked)) == (2, "Turn", order[0]), "and in the next round"


@rule("S 13.4")
def test_r80_all_discs_back_on_the_lowest_space() -> None:
    t = Table().round(1, "token").initiative(i7="3", i5="1", i2="4", i1="2").phase3()
    assert [t.disc(seat) for seat in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert t.stack(1) == "3 1 4 2", "the new first player on top, the new last at the bottom"


@rule("S 13.4", "S 13.3")
def test_r80_a_round_without_initiative_keeps_the_order() -> None:
    t = Table(players=3).seat(1, dice=OVER).seat(2, dice=OVER).seat(3, dice=OVER).round(1, "token")
    t.initiative(i2="3", i1="1 2").phase3()
    assert (t.state.round, t.turn_order()) == (2, "3 1 2")
    t.play("pass", "pass", "pass")
    assert (t.step, t.asked, t.turn_order()) == ("Wedding", 3, "3 1 2")
    assert [t.points(seat)["initiative"] for seat in (1, 2, 3)] == [0, 0, 1], "nothing for the second round"


@rule("S 13.4")
def test_r80_steps_gained_later_in_the_phase_count_for_the_next_round() -> None:
    t = Table(players=2).round(1, "initiative").initiative(i2="1", i1="2").phase3()
    assert (t.score(1), t.score(2)) == (1, 0)
    t.play("take-florins", "decline", "bonus initiative", "climb", "enough", "decline")
    assert (t.turn_order(), t.disc(2), t.score(2)) == ("1 2", 3, 0), "from the lowest space, and not for this round"
    t.play("pass", "pass")
    assert (t.turn_order(), t.score(2)) == ("2 1", 2)


# The threshold.


@rule("S 13.6")
@pytest.mark.parametrize(("agreed", "limit"), [(False, 25), (True, 22)])
def test_a_table_may_agree_that_the_threshold_rises_to_22_at_most(agreed: bool, limit: int) -> None:
    house: dict[str, object] = {"house": {"capped-threshold": agreed}}
    t = Table(players=2, edition=house).seat(1, waiting="3m 1w", dice="yellow-6 red-6 purple-6 turquoise-5")
    assert threshold(t.state, 0) == limit
    t.seat(2, dice=OVER).round(1, "token").phase3()
    assert (t.step == "Reward") is not agreed, "23 is more than 22"


@rule("S 13.5", "S 13.6")
@pytest.mark.parametrize(
    ("dice", "waiting", "qualifies"),
    [
        ("", "", True),
        ("yellow-6 red-6 purple-1", "", True),  # 13
        ("yellow-5 red-4 purple-3 grey-1", "", True),  # 13
        ("yellow-6 red-6 purple-2", "", False),  # 14
        ("yellow-6 red-6 purple-4", "1m", True),  # 16
        ("yellow-6 red-6 purple-4", "1w", True),
        ("yellow-6 red-6 purple-5", "1m", False),  # 17
        ("yellow-6 red-6 purple-6 turquoise-1", "1m 1w", True),  # 19
        ("yellow-6 red-6 purple-6 turquoise-2", "2w", False),  # 20
        ("yellow-6 red-6 purple-6 turquoise-4", "3m", True),  # 22
        ("yellow-6 red-6 purple-6 turquoise-5", "3m", False),  # 23
        ("yellow-6 red-6 purple-6 turquoise-6", "3m 1w", True),  # 24 of 25 (A15)
    ],
)
def test_r81_who_qualifies(dice: str, waiting: str, qualifies: bool) -> None:
    t = Table(players=2).seat(1, dice=dice, waiting=waiting).round(1, "token")
    t.seat(2, dice=f"{OVER} grey-5", waiting="3m").phase3()
    if qualifies:
        assert (t.step, t.asked, t.state.round) == ("Reward", 1, 1)
    else:
        assert (t.step, t.state.round) == ("Turn", 2), "nobody is rewarded, and the next round begins"


@rule("S 13.7")
def test_all_are_checked_before_the_first_reward() -> None:
    t = Table(players=2).round(1, "extra-action").seat(1, dice="red-3").dice(yellow="2 3", red="6")
    alone(t)
    assert [name for name in t.events() if name in ("kept", "exceeded")] == ["kept", "exceeded"]
    assert (t.own_dice(2), t.asked) == ("", 1), "the dice leave all boards for the extra action"
    t.play("take-florins", "decline")
    assert t.state.round == 2, "but the other one had too many when it counted"


# Rounds 1 to 5.


@rule("S 13.8")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_r82_the_bonus_or_3_florins(round: int) -> None:
    t = alone(Table(players=2).seat(1, florins=4).round(round, "token"))
    assert t.options == ["bonus token", "take-florins"], "one of the two"
    t.play("take-florins")
    assert (t.florins(), t.step) == (7, "Wedding"), "and not the other"
    t = alone(Table(players=2).seat(1, florins=4).round(round, "token")).play("bonus token", "lay military")
    assert (t.florins(), t.row("military"), t.step) == (4, "down", "Wedding")


@rule("S 13.8")
def test_r82_only_the_tile_of_this_round() -> None:
    t = alone(Table(players=2).seat(1, pool="2w", florins=2, men="political-1").round(2))
    assert t.options == ["bonus marriage", "take-florins"], "not the mission of round 1, nor the men of round 3"


@rule("S 13.9", "S 14.4")
@pytest.mark.parametrize(
    ("tile", "reason"),
    [
        ("mission", "no-man-on-careers"),
        ("marriage", "no-women-at-hand"),
        ("men", "none-in-supply"),
        ("women", "none-in-supply"),
        ("careers", "no-man-to-advance"),
        ("token", "no-tokens-left"),
        ("helper", "all-helpers-hired"),
        ("extra-action", "no-die-left-to-use"),
    ],
)
def test_a4_who_cannot_use_the_bonus_takes_the_florins(tile: str, reason: str) -> None:
    t = Table(players=2).seat(1, waiting="12m 11w", helpers=ALL_HELPERS, face_down=ALL_TOKENS).round(1, tile)
    assert t.state.pile == 0
    alone(t)
    assert (t.florins(), t.step) == (3, "Wedding"), "without a question"
    assert t.refused(Reward(0)) == {f"bonus {tile}": reason}


@rule("S 13.10", "S 13.11")
def test_a18_bonus_and_wedding_of_one_before_those_of_the_next() -> None:
    t = Table(players=3).round(2, "token").seat(2, dice=OVER).initiative(i1="3 2 1").phase3()
    asked = []
    for play in ("bonus token", "lay marriage", "wedding", "take-florins", "wedding"):
        asked.append((t.asked, t.step))
        t.play(play)
    assert asked == [(3, "Reward"), (3, "LayToken"), (3, "Wedding"), (1, "Reward"), (1, "Wedding")]
    assert [t.family(seat).brides for seat in (1, 2, 3)] == [1, 0, 1]
    assert [t.florins(seat) for seat in (1, 2, 3)] == [5, 0, 2]


@rule("S 13.10")
@pytest.mark.parametrize("play", ["bonus token", "take-florins"])
def test_r83_one_wedding_and_it_may_be_declined(play: str) -> None:
    for wish, brides in (("wedding", 2), ("decline", 1)):
        t = alone(Table(players=2).seat(1, brides=1).round(3, "token")).play(play)
        if play == "bonus token":
            t.play("lay clerical")
        assert t.options == ["wedding", "decline"]
        t.play(wish)
        assert (t.family().brides, t.state.round) == (brides, 4), "one, and then the round is over"


@rule("S 13.10")
def test_r83_no_wedding_at_any_other_time() -> None:
    t = Table().seat(1, pool="4m 3w", florins=9, helpers="purple-top").dice(purple="3", yellow="1 1").turn(1)
    assert t.reason("wedding") == "not-now"
    assert t.play("take purple 3").reason("wedding") == "not-now"
    assert t.play("manage offspring").reason("wedding") == "not-now"
    assert t.step == "Helpers"


# Rounds 6 and 7.


@rule("S 13.12")
@pytest.mark.parametrize(("round", "reward"), [(6, "per-man"), (7, "per-woman")])
def test_r86_the_points_of_the_tile(round: int, reward: str) -> None:
    t = Table(players=2).seat(1, florins=5, score=30).round(round, reward)
    alone(t.city("roma", men="1 1 2 1", women="1 1 2 1"))
    assert (t.points()["rewards"], t.florins()) == (6, 5), "without a question, and no 3 florins"
    assert t.options == ["donate", "decline"], "no wedding either"


@rule("S 13.13")
@pytest.mark.parametrize("round", [6, 7])
@pytest.mark.parametrize("florins", [5, 6, 14])
def test_a28_five_florins_for_five_points_once(round: int, florins: int) -> None:
    t = alone(Table(players=2).seat(1, florins=florins).round(round, "per-helper")).play("donate")
    assert (t.florins(), t.points()["rewards"]) == (florins - 5, 5)
    assert t.state.round == 7 and t.step != "Donation", "not a second time"
    t = alone(Table(players=2).seat(1, florins=florins).round(round, "per-helper")).play("decline")
    assert (t.florins(), t.points()["rewards"]) == (florins, 0)


@rule("S 13.13")
@pytest.mark.parametrize("florins", [0, 4])
def test_r86_not_with_fewer_than_five_florins(florins: int) -> None:
    t = Table(players=2).seat(1, florins=florins).round(6, "per-helper")
    assert t.refused(Donation(0)) == {"donate": "lacks-florins"}
    alone(t)
    assert (t.state.round, t.florins(), t.score()) == (7, florins, 0), "nobody is asked"


# Those who do not qualify, and the end of the round.


@rule("S 13.14")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_r88_nothing_for_dice_above_the_threshold(round: int) -> None:
    t = Table(players=2).seat(1, dice=OVER, florins=4).seat(2, dice=OVER, florins=1).round(round, "token").phase3()
    assert (t.state.round, t.step) == (round + 1, "Turn"), "nobody is asked anything"
    assert [(t.florins(seat), t.family(seat).brides) for seat in (1, 2)] == [(4, 0), (1, 0)]
    assert t.family(1).face_down == [0, 0, 0, 0]


@rule("S 13.14")
@pytest.mark.parametrize("round", [6, 7])
def test_r88_no_points_for_dice_above_the_threshold(round: int) -> None:
    t = Table(players=2).seat(1, dice=OVER, florins=9, helpers="red-top").seat(2, dice=OVER).round(round, "per-helper")
    t.phase3()
    assert t.playing.over or t.state.round == 7
    assert (t.score(), t.florins()) == (0, 9)


@rule("S 13.15")
def test_r78_the_end_of_the_round() -> None:
    t = Table(players=2).seat(1, dice=f"{OVER} grey-6", pool="1m", waiting="1m 1w").round(3)
    t.seat(2, dice=f"{OVER} grey-6", waiting="2w").phase3()
    assert (t.waiting(1), t.supply(1), t.pool(1)) == ("0m 0w", "11m 11w", "1m 0w"), "to the supply, not to the pool"
    assert (t.waiting(2), t.supply(2)) == ("0m 0w", "12m 11w")
    assert [tile == NO_REWARD for tile in t.state.rewards] == [False, False, True, False, False, False, False]


@rule("S 13.5", "S 13.15")
def test_r81_members_of_the_last_round_no_longer_count() -> None:
    t = Table(players=2).seat(1, dice=OVER, waiting="1m").seat(2, dice=OVER).round(1, "token").phase3()
    t.family(1).dice = [6, 6, 4, 0, 0]
    t.play("pass", "pass")
    assert (t.asked, t.step) == (2, "Wedding"), "16 is too much again"
