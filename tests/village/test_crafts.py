"""V 7: goods are made or bought, the mill gives coins (R21 to R30)."""

from __future__ import annotations

import pytest

from citing import rule
from village_table import Table

BUILDING = {"wagon": "wainwright", "horse": "stables", "ox": "stables", "scroll": "office", "plow": "smithy"}
MAKING = {"wagon": 2, "horse": 3, "ox": 3, "scroll": 2, "plow": 3}
GOODS = list(BUILDING)


@rule("V 7.1", "V 7.2")
@pytest.mark.parametrize(("good", "life"), [("wagon", 4), ("horse", 6), ("ox", 6), ("scroll", 4), ("plow", 6)])
def test_r21_train_and_make(good: str, life: int) -> None:
    building = BUILDING[good]
    t = Table().seat(1, members="2@farm 3@farm").board(harvest="o g").action("crafts")
    t.play(f"train {building} 2", f"make {good}")
    assert (t.life(), t.goods(), t.members()) == (life, good, f"2@{building} 3@farm")
    assert t.asked == 2


@rule("V 7.1", "V 7.3")
@pytest.mark.parametrize("good", GOODS)
def test_r22_make_with_a_trained_member(good: str) -> None:
    building = BUILDING[good]
    t = Table().seat(1, members=f"1@{building}").board(harvest="o g").action("crafts").play(f"make {good}")
    assert (t.life(), t.goods()) == (MAKING[good], good)
    assert t.members() == f"1@{building}", "who is trained stays"


@rule("V 7.1", "V 7.4")
@pytest.mark.parametrize(
    ("good", "cubes", "grain"),
    [("wagon", "1o 1p", 0), ("horse", "", 3), ("ox", "", 3), ("scroll", "1p", 0), ("plow", "1o 1p", 0)],
)
def test_r23_buy_without_any_member(good: str, cubes: str, grain: int) -> None:
    t = Table().seat(1, cubes=cubes, grain=grain, life=9).board(harvest="o g").action("crafts").play(f"buy {good}")
    assert (t.goods(), t.cubes(), t.grain()) == (good, "", 0)
    assert t.life() == 9, "no time"


@rule("V 7.4")
def test_v7_4_buy_where_a_member_works() -> None:
    t = Table().seat(1, members="1@office", cubes="1p").board(harvest="o g").action("crafts")
    assert t.options == ["make scroll", "buy scroll", "decline"]
    t.play("buy scroll")
    assert (t.goods(), t.cubes(), t.life(), t.members()) == ("scroll", "", 0, "1@office")


@rule("V 3.5", "V 15.2")
@pytest.mark.parametrize("animal", ["horse", "ox"])
def test_r24_a_coin_is_not_grain(animal: str) -> None:
    t = Table().seat(1, grain=2, coins=1).board(harvest="o g").action("crafts")
    assert t.reason(f"buy {animal}") == "lacks-grain"


@rule("V 7.1", "V 7.6")
def test_r25_the_mill() -> None:
    t = Table().seat(1, members="1@farm", grain=4).board(harvest="o g").action("crafts").play("mill")
    assert (t.grain(), t.coins(), t.life()) == (2, 2, 2)
    assert t.members() == "1@farm", "nobody is placed there"
    assert t.asked == 2, "once per action, though grain is left"
    t = Table().seat(1, grain=2).board(harvest="o g").action("crafts").play("mill")
    assert (t.grain(), t.coins()) == (0, 2), "no member is needed"


@rule("V 3.5", "V 7.6", "V 15.2")
def test_r26_the_mill_takes_no_coin_for_grain() -> None:
    t = Table().seat(1, grain=1, coins=1).board(harvest="o g").action("crafts")
    assert t.reason("mill") == "lacks-grain"


@rule("V 7.3")
@pytest.mark.parametrize(
    ("building", "makes"),
    [
        ("wainwright", ["make wagon"]),
        ("stables", ["make horse", "make ox"]),
        ("office", ["make scroll"]),
        ("smithy", ["make plow"]),
    ],
)
def test_r27_a_trained_member_makes_the_good_of_its_building(building: str, makes: list[str]) -> None:
    t = Table().seat(1, members=f"1@{building}").board(harvest="o g").action("crafts")
    assert t.options == [*makes, "decline"], "farm empty, no cubes, no grain: nothing else is left"
    for good in GOODS:
        if f"make {good}" not in makes:
            assert t.reason(f"make {good}") == "nobody-trained"
    assert t.reason(f"train {building} 1") == "nobody-on-farm"


@rule("V 7.3")
def test_v7_3_a_member_of_another_player_makes_nothing_for_you() -> None:
    t = Table().seat(1, members="1@farm").seat(2, members="1@smithy").action("crafts")
    assert t.reason("make plow") == "nobody-trained"


@rule("V 7.3")
def test_v7_3_until_it_is_brought_home_or_dies() -> None:
    t = Table().seat(1, members="1@smithy 2@farm", life=7).board(family="o", harvest="g b", crafts="p x").turn(1)
    t.play("take family orange", "recall 1 smithy", "take harvest green", "take crafts pink")
    assert (t.asked, t.step) == (1, "Craft")
    assert t.reason("make plow") == "nobody-trained"

    t = Table().seat(1, members="1@smithy 2@farm", life=7).board(crafts="o p x", harvest="g b").turn(1)
    t.play("take crafts orange", "make plow", "take harvest green", "take crafts pink")
    assert t.members() == "1@chronicle-crafts 2@farm"
    assert (t.asked, t.step) == (1, "Craft")
    assert t.reason("make plow") == "nobody-trained"


@rule("V 7.5")
def test_r28_any_number_at_a_building() -> None:
    t = Table(players=5)
    for seat in (1, 2, 3, 4):
        t.seat(seat, members="1@stables 1@stables")
    t.seat(5, members="1@stables 2@farm").board(harvest="o g").action("crafts", seat=5)
    t.play("train stables 2", "make ox")
    assert (t.members(5), t.goods(5)) == ("1@stables 2@stables", "ox")


@rule("V 1.4")
def test_r29_goods_and_coins_never_run_out() -> None:
    t = Table(players=3)
    for seat in (2, 3):
        t.seat(seat, goods="plow " * 6, coins=60)
    t.seat(1, members="1@smithy", grain=2).board(harvest="o g b", crafts="p x").action("crafts").play("make plow")
    assert t.goods(1) == "plow", "the thirteenth"
    t = Table().seat(2, coins=200).seat(1, grain=2).board(harvest="o g").action("crafts").play("mill")
    assert t.coins(1) == 2


@rule("V 7.1")
def test_r30_one_good_per_action() -> None:
    t = Table().seat(1, members="1@office", cubes="2p").board(harvest="o g").action("crafts").play("make scroll")
    assert (t.goods(), t.cubes(), t.life()) == ("scroll", "2p", 2)
    assert t.asked == 2, "one scroll, not two"
    t = Table().seat(1, members="1@office", cubes="2p").board(harvest="o g").action("crafts").play("buy scroll")
    assert (t.goods(), t.cubes(), t.life(), t.asked) == ("scroll", "1p", 0, 2)


@rule("V 7.7")
def test_p9_train_without_making() -> None:
    t = Table().seat(1, members="1@farm").board(harvest="o g").action("crafts").play("train smithy 1")
    assert t.options == ["make plow", "decline"]
    t.play("decline")
    assert (t.members(), t.goods(), t.life(), t.asked) == ("1@smithy", "", 3, 2)


@rule("V 7.8")
def test_p10_a_second_member_is_trained_for_the_time_again() -> None:
    t = Table().seat(1, members="1@smithy 2@farm").board(harvest="o g").action("crafts")
    t.play("train smithy 2", "make plow")
    assert (t.members(), t.goods(), t.life()) == ("1@smithy 2@smithy", "plow", 6)


@rule("V 7.9")
@pytest.mark.parametrize(
    ("building", "goods"),
    [("wainwright", ["wagon"]), ("stables", ["horse", "ox"]), ("office", ["scroll"]), ("smithy", ["plow"])],
)
def test_p11_no_buying_after_the_training(building: str, goods: list[str]) -> None:
    t = Table().seat(1, members="1@farm", cubes="2o 2p", grain=5, coins=5).board(harvest="o g").action("crafts")
    for good in goods:
        assert f"buy {good}" in t.options, "before the training it could be bought"
    t.play(f"train {building} 1")
    assert t.options == [*[f"make {good}" for good in goods], "decline"]
    for good in goods:
        assert t.reason(f"buy {good}") == "not-now"
