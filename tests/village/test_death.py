"""V 16: who dies, when, and where the dead find rest."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.games.village.terms import CHAPTER
from village_table import Table

CHAPTER_OF_PLACE = {
    "farm": "farm",
    "wainwright": "crafts",
    "stables": "crafts",
    "office": "crafts",
    "smithy": "crafts",
    "council-1": "council",
    "council-2": "council",
    "council-3": "council",
    "council-4": "council",
    "church-1": "church",
    "church-2": "church",
    "church-3": "church",
    "church-4": "church",
    "aldern": "travel",
    "brakel": "travel",
    "corven": "travel",
    "dornau": "travel",
    "eschbach": "travel",
    "falkenau": "travel",
}


def crossing(members: str, players: int = 2) -> Table:
    """P1 takes a plague cube from travel, without a wagon to travel with, and passes the quill."""
    t = Table(players=players).seat(1, members=members, life=9)
    return t.board(travel="x", crafts="o g")


@rule("V 4.1", "V 4.3")
def test_r71_the_last_space_before_the_quill_is_not_enough() -> None:
    t = Table().seat(1, members="1@farm 1@smithy", life=7).board(travel="x", crafts="o g").turn(1)
    t.play("take travel plague")
    assert (t.life(), t.members()) == (9, "1@farm 1@smithy")
    assert t.asked == 2


@rule("V 4.3", "V 16.1")
def test_r72_one_time_more_and_a_member_dies() -> None:
    t = Table().seat(1, members="1@farm 1@smithy", life=9, goods="scroll").board(council="o", crafts="o g").turn(1)
    t.play("take council orange", "enter-council 1", "decline")
    assert (t.life(), t.options) == (0, ["die smithy", "die council-1"])
    t.play("die smithy")
    assert t.members() == "1@council-1 1@chronicle-crafts"
    assert t.asked == 2, "one death only"


@rule("V 16.1")
def test_v16_1_the_action_is_completed_first() -> None:
    t = Table().seat(1, members="1@farm 1@smithy", life=9, cubes="2g").board(council="o", crafts="o g").turn(1)
    t.play("take council orange", "enter-council 1")
    assert (t.life(), t.step) == (0, "UsePrivilege"), "passed the quill, but the privilege comes before the death"
    assert t.members() == "1@smithy 1@council-1"
    t.play("privilege 1")
    assert t.state.ring == 0
    assert "die council-1" in t.options, "a member placed in this very turn can be named"
    t.play("die council-1")
    assert t.members() == "1@smithy 1@chronicle-council"


@rule("V 16.1")
def test_v16_1_a_wagon_is_made_before_the_wainwright_dies() -> None:
    t = Table().seat(1, members="1@wainwright", life=8).board(crafts="o g p").turn(1)
    t.play("take crafts orange", "make wagon")
    assert (t.goods(), t.life(), t.members()) == ("wagon", 0, "1@chronicle-crafts")


@rule("V 16.2")
def test_r41_a_guest_of_the_market_day_names_the_dead_at_once() -> None:
    t = Table(players=3).market(stalls="c01 c03 c05 c02")
    t.seat(2, members="1@farm 1@smithy 2@farm", goods="horse", cubes="1g", life=9)
    t.seat(3, goods="plow", cubes="1g")
    t.board(market="o", crafts="o g").turn(1)
    t.play("take market orange", "serve c03")  # P1 has nothing to serve with and passes
    assert (t.life(2), t.step, t.asked) == (0, "Death", 2)
    assert t.options == ["die farm", "die smithy"]
    t.play("die smithy")
    assert t.members(2) == "1@farm 1@chronicle-crafts 2@farm"
    assert (t.step, t.asked) == ("MarketTurn", 3), "now the day goes on"


@rule("V 16.2")
def test_v16_2_the_host_names_the_dead_at_once_too() -> None:
    t = Table(players=3).market(stalls="c01 c03 c05 c04")
    t.seat(1, members="1@farm 1@smithy", goods="scroll horse", cubes="1g", life=9)
    t.seat(2, goods="plow ox", cubes="2g")
    t.board(market="o", crafts="o g").turn(1)
    t.play("take market orange", "serve c01")
    assert t.life(1) == 9, "the first customer costs no time"
    t.play("serve c05", "serve c03")
    assert (t.life(1), t.step, t.asked) == (0, "Death", 1)
    t.play("die farm")
    assert (t.step, t.asked) == ("MarketTurn", 2), "now the day goes on"


@rule("V 16.3")
def test_r73_the_lowest_number_on_farm_and_board() -> None:
    t = crossing("1@farm 1@council-2 2@smithy 2@bag 3@unborn 3@unborn").turn(1)
    t.play("take travel plague")
    assert t.options == ["die farm", "die council-2"]
    assert t.reason("die smithy") == "not-the-oldest"
    t.play("die farm")
    assert t.members() == "1@council-2 1@chronicle-farm 2@smithy 2@bag 3@unborn 3@unborn"


@rule("V 16.3")
def test_r74_who_is_in_the_black_bag_does_not_count() -> None:
    t = crossing("1@bag 1@bag 1@bag 1@bag 2@farm 3@farm").turn(1)
    t.play("take travel plague")
    assert t.members() == "1@bag 1@bag 1@bag 1@bag 2@chronicle-farm 3@farm"


@rule("V 16.3")
def test_v16_3_two_numbers_at_one_place() -> None:
    t = crossing("2@farm 3@farm 2@office").turn(1)
    t.play("take travel plague", "die farm")
    assert t.members() == "2@office 2@chronicle-farm 3@farm", "the 2 dies there, not the 3"


@rule("V 16.4")
@pytest.mark.parametrize(("place", "chapter"), list(CHAPTER_OF_PLACE.items()))
def test_r75_the_chapter_that_belongs_to_the_place(place: str, chapter: str) -> None:
    t = crossing(f"1@{place} 2@farm 2@smithy 3@church-1").turn(1)
    free, graves = t.state.free[:], t.state.free_graves
    t.play("take travel plague")
    assert t.members() == f"1@chronicle-{chapter} 2@farm 2@smithy 3@church-1"
    free[CHAPTER.ids[chapter]] -= 1
    assert (t.state.free, t.state.free_graves) == (free, graves)


@rule("V 16.5")
@pytest.mark.parametrize(("place", "chapter"), list(CHAPTER_OF_PLACE.items()))
def test_r76_a_grave_when_the_chapter_is_full(place: str, chapter: str) -> None:
    t = crossing(f"1@{place} 2@farm").free(**{chapter: 0}).turn(1)
    free, graves = t.state.free[:], t.state.free_graves
    t.play("take travel plague")
    assert t.members() == "1@grave 2@farm"
    assert (t.state.free, t.state.free_graves) == (free, graves - 1), "no slot of another chapter"


@rule("V 16.5")
def test_v16_5_a_grave_brings_no_prestige() -> None:
    t = crossing("1@smithy 2@chronicle-crafts 2@chronicle-crafts").free(crafts=0).turn(1)
    t.play("take travel plague")
    assert t.members().startswith("1@grave")
    assert sum(t.points().values()) == 0, "a third member in the chronicle would have brought 4"


@rule("V 16.6")
def test_p8_a_grave_cannot_be_chosen_while_a_slot_is_free() -> None:
    t = crossing("1@farm 1@smithy").free(farm=1, crafts=1).turn(1)
    t.play("take travel plague")
    assert t.options == ["die farm", "die smithy"], "who dies is the only choice"
    graves = t.state.free_graves
    t.play("die smithy")
    assert t.members() == "1@farm 1@chronicle-crafts"
    assert t.state.free_graves == graves


@rule("V 16.7")
def test_p1_nobody_is_there_to_die() -> None:
    t = Table().seat(1, members="1@bag 2@unborn 3@grave", life=9)
    t.board(travel="x", family="o", crafts="o g p b").turn(1)
    free, graves = t.state.free[:], t.state.free_graves
    t.play("take travel plague")
    assert "nobody-died" in t.events()
    assert (t.life(), t.members(), t.asked) == (1, "1@bag 2@unborn 3@grave", 2)
    t.play("take crafts orange", "take family orange", "birth")
    assert t.members() == "1@bag 2@farm 3@grave", "nothing is owed later"
    assert (t.state.free, t.state.free_graves, t.asked) == (free, graves, 2)


@rule("V 16.8")
@pytest.mark.parametrize(
    ("members", "after"),
    [
        ("1@office 2@farm 3@farm", "1@chronicle-crafts 2@chronicle-farm 3@farm"),
        ("1@office 1@farm 2@farm", "1@chronicle-crafts 1@chronicle-farm 2@farm"),
        ("1@office", "1@chronicle-crafts"),
    ],
)
def test_p2_two_crossings_in_one_turn(members: str, after: str) -> None:
    # With a lap of ten no turn is long enough; on a track of two spaces four time make two laps.
    t = Table(edition={"life": {"lap": 2}}).seat(1, members=members).board(crafts="x", travel="o g").turn(1)
    t.play("take crafts plague", "make scroll")
    while t.step == "Death":
        t.play("die farm")
    assert t.members() == after
    assert (t.goods(), t.life(), t.asked) == ("scroll", 0, 2)


@rule("V 16.8")
def test_p2_two_crossings_in_one_payment() -> None:
    t = Table(edition={"life": {"lap": 2}})
    t.seat(1, members="1@farm 1@council-1 2@farm", life=1).board(crafts="o", travel="o g").turn(1)
    t.play("take crafts orange", "train smithy 1", "decline")  # three time from the last space
    assert (t.life(), t.options) == (0, ["die smithy", "die council-1"])
    t.play("die smithy")
    assert t.members() == "1@chronicle-crafts 1@chronicle-council 2@farm"
    assert t.asked == 2


@rule("V 16.8")
def test_p2_the_oldest_is_sought_anew() -> None:
    t = Table(edition={"life": {"lap": 2}})
    t.seat(1, members="1@office 2@farm 2@smithy").board(crafts="x", travel="o g").turn(1)
    t.play("take crafts plague", "make scroll")
    assert t.members() == "1@chronicle-crafts 2@farm 2@smithy", "the only 1 is dead"
    assert t.options == ["die farm", "die smithy"], "the second of the two"
    t.play("die farm")
    assert t.members() == "1@chronicle-crafts 2@smithy 2@chronicle-farm"


@rule("V 16.9")
def test_p4_a_plague_cube_from_the_market_kills_after_the_market_day() -> None:
    t = Table().market(stalls="c01 c03 c05", queue="c02 c04 c06 c07 c08")
    t.seat(1, members="1@farm 1@smithy", goods="scroll", life=9)
    t.seat(2, goods="horse", cubes="1g")
    t.board(market="x", crafts="o g").turn(1)
    t.play("take market plague")
    assert (t.life(), t.step, t.asked) == (1, "MarketTurn", 1), "the marker has passed the quill before the day began"
    t.play("serve c01")
    assert (t.step, t.asked) == ("MarketTurn", 2)
    t.play("serve c03")
    assert t.stalls() == "c02 c04 c05", "the market day is over"
    assert (t.step, t.asked, t.options) == ("Death", 1, ["die farm", "die smithy"])
    t.play("die farm")
    assert t.members() == "1@smithy 1@chronicle-farm"
    assert (t.step, t.asked) == ("Turn", 2)
