"""V 5 and V 6: grain harvest and the family (R12 to R20)."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.engine import Ask, Menu
from posterity.games.village.state import Village
from posterity.games.village.steps.church import Church
from posterity.games.village.steps.farm import GrowFamily, Harvest
from posterity.games.village.steps.travel import Travel
from village_table import Table

ALL_BORN = "1@farm 1@farm 1@farm 1@chronicle-farm 2@farm 2@farm 2@farm 3@farm 3@farm 4@farm"


def refused(t: Table, step: Ask[Village]) -> dict[str, str]:
    """What the step refuses and why, also where nothing is left to choose and so nobody is asked."""
    menu = Menu(step.seat, curious=True)
    step.menu(t.state, menu)
    return {refusal.action.text: refusal.reason for refusal in menu.refusals}


# Grain harvest.


@rule("V 5.1")
def test_r12_no_harvest_without_a_member_on_the_farm() -> None:
    t = Table().seat(1, members="1@smithy 2@bag 3@unborn", goods="ox plow").board(harvest="b", crafts="o g").turn(1)
    assert refused(t, Harvest(0))["harvest"] == "nobody-on-farm"
    t.play("take harvest brown")
    assert (t.grain(), t.cubes(), t.asked) == (0, "1b", 2), "the cube is kept"
    assert "declined" in t.events()


@rule("V 5.2", "V 5.3", "V 5.4")
@pytest.mark.parametrize(
    ("goods", "grain"),
    [
        ("", 2),
        ("plow", 2),
        ("horse", 2),
        ("ox", 2),
        ("horse ox", 2),
        ("scroll plow wagon", 2),
        ("horse plow", 3),
        ("plow ox", 4),
        ("horse horse plow plow", 3),
        ("horse plow plow ox", 4),
    ],
)
def test_r13_harvest_with_goods(goods: str, grain: int) -> None:
    t = Table().seat(1, members="1@farm", goods=goods, life=9).board(crafts="o g").action("harvest").play("harvest")
    assert t.grain() == grain
    assert (t.goods(), t.members(), t.life()) == (goods, "1@farm", 9), "nobody and nothing is used up"


@rule("V 1.5", "V 5.5")
@pytest.mark.parametrize("before", [2, 3, 4, 5])
def test_r14_no_more_than_five_grain(before: int) -> None:
    t = Table().seat(1, members="1@farm", goods="ox plow", grain=before).action("harvest")
    assert t.options == ["harvest", "decline"]
    t.play("harvest")
    assert t.grain() == 5, "what there is room for"


@rule("V 5.5")
def test_p12_a_harvest_without_any_room_is_legal() -> None:
    t = Table().seat(1, members="1@farm", grain=5, cubes="3p").board(crafts="o g").turn(1)
    t.play("well pink 0", "act harvest")
    assert t.grain() == 5


@rule("V 5.3")
def test_r15_more_members_bring_no_more_grain() -> None:
    t = Table().seat(1, members="1@farm 1@farm 2@farm").action("harvest").play("harvest")
    assert t.grain() == 2


# Family.


@rule("V 6.1")
@pytest.mark.parametrize(
    ("unborn", "born"),
    [
        ("4@unborn 4@unborn", "4@unborn 4@farm"),
        ("3@unborn 4@unborn 4@unborn", "3@farm 4@unborn 4@unborn"),
        ("2@unborn 2@unborn 3@unborn", "2@unborn 2@farm 3@unborn"),
    ],
)
def test_r16_the_lowest_number_is_born(unborn: str, born: str) -> None:
    t = Table().seat(1, members=unborn).action("family")
    assert t.options == ["birth", "decline"], "no number can be chosen"
    assert t.play("birth").members() == born


@rule("V 6.2", "V 6.3")
def test_r17_recall_instead_of_a_birth() -> None:
    t = Table().seat(1, members="2@council-3 3@farm 4@unborn", cubes="1g", life=9)
    t.board(crafts="o g").action("family")
    assert t.options == ["birth", "recall 2 council-3", "decline"]
    t.play("recall 2 council-3")
    assert t.members() == "2@farm 3@farm 4@unborn", "nobody is born in the same action"
    assert (t.life(), t.cubes()) == (9, "1g"), "no time, no cubes"
    assert t.asked == 2


@rule("V 6.2", "V 6.3")
def test_r17_birth_instead_of_a_recall() -> None:
    t = Table().seat(1, members="2@council-3 3@farm 4@unborn", cubes="1g", life=9)
    t.board(crafts="o g").action("family").play("birth")
    assert t.members() == "2@council-3 3@farm 4@farm"
    assert (t.life(), t.cubes(), t.asked) == (9, "1g", 2)


@rule("V 6.2")
@pytest.mark.parametrize("place", ["wainwright", "stables", "office", "smithy", "council-1", "council-4", "falkenau"])
def test_v6_2_recall_from_the_main_board(place: str) -> None:
    t = Table().seat(1, members=f"1@{place}").seat(2, members="2@smithy").action("family")
    assert t.options == [f"recall 1 {place}", "decline"], "one's own, and nobody of the others"
    assert t.play(f"recall 1 {place}").members() == "1@farm"


@rule("V 6.4")
def test_r18_the_discs_of_a_traveller_stay() -> None:
    t = Table().seat(1, members="1@corven", cities="aldern corven").action("family").play("recall 1 corven")
    assert t.members() == "1@farm"
    assert t.farm().discs == 0b101
    assert t.points()["travel"] == 3, "two cities still score"


@rule("V 6.2")
def test_r19_the_dead_are_not_brought_back() -> None:
    t = Table().seat(1, members="1@chronicle-crafts 1@grave 2@smithy 3@unborn").action("family")
    assert t.options == ["birth", "recall 2 smithy", "decline"]


@rule("V 6.5")
def test_r20_all_born_and_only_the_recall_is_left() -> None:
    t = Table().seat(1, members=f"{ALL_BORN} 4@office").action("family")
    assert t.options == ["recall 4 office", "decline"]
    assert t.reason("birth") == "all-born"


@rule("V 6.5")
def test_r20_all_born_and_nobody_to_recall() -> None:
    t = Table().seat(1, members=f"{ALL_BORN} 4@bag").board(family="b", crafts="o g").turn(1)
    assert refused(t, GrowFamily(0))["birth"] == "all-born"
    t.play("take family brown")
    assert (t.cubes(), t.members(), t.asked) == ("1b", f"{ALL_BORN} 4@bag", 2), "the cube, but no action"
    assert "declined" in t.events()


@rule("V 6.6")
@pytest.mark.parametrize("stage", [1, 2, 3, 4])
def test_p6_recall_from_the_church_track(stage: int) -> None:
    t = Table().seat(1, members=f"1@church-{stage}").action("family").play(f"recall 1 church-{stage}")
    assert t.members() == "1@farm"


@rule("V 6.7")
def test_p7_no_recall_out_of_the_black_bag() -> None:
    t = Table().seat(1, members="2@bag 3@smithy 4@unborn").action("family")
    assert t.options == ["birth", "recall 3 smithy", "decline"]


@rule("V 6.8")
@pytest.mark.parametrize(
    ("space", "placing", "offers"),
    [
        ("crafts", "train", ["train wainwright 3", "train stables 3", "train office 3", "train smithy 3"]),
        ("council", "enter-council", ["enter-council 3"]),
        ("travel", "send", ["send 3"]),
        ("church", "enter-church", ["enter-church 3"]),
    ],
)
def test_v6_8_new_figures_come_from_the_farm(space: str, placing: str, offers: list[str]) -> None:
    members = "1@smithy 1@council-1 1@aldern 1@church-1 2@bag 2@grave 3@farm 4@unborn"
    t = Table().seat(1, members=members, cubes="2g 2b", goods="wagon").seat(2, members="4@farm").action(space)
    assert [text for text in t.options if text.startswith(f"{placing} ")] == offers


@rule("V 6.8")
def test_v6_8_nobody_on_the_farm_nobody_to_place() -> None:
    t = Table().seat(1, members="1@smithy 1@council-1 2@aldern", cubes="2g 2b", goods="wagon")
    t.board(harvest="o g").action("crafts")
    assert t.reason("train smithy 1") == "nobody-on-farm"
    assert refused(t, Travel(0))["send 1"] == "nobody-on-farm"
    assert refused(t, Church(0))["enter-church 1"] == "nobody-on-farm"
