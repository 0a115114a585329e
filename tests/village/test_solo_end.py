"""V 24: the new round of the solo game, the ring as a coin, the end and the level reached."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.games.village.state import ON_THE_ROOF, RING_SPENT
from posterity.games.village.terms import COLOURS
from village_table import TITLE, Table, house

ORANGE, GREEN, BROWN, PINK, PLAGUE = range(COLOURS)
THE_PLAYER = 0
NO_TOKEN = 2  # a cube on the third space of Jagna's board turns no fate token
SPACES = ["harvest", "family", "crafts", "market", "travel", "council", "church"]


def solo() -> Table:
    """A solo table on which Jagna's next cube turns no fate token."""
    return Table(variant="solo").jagna(slot=NO_TOKEN)


def with_ring(members: str, coins: int = 0) -> Table:
    """The player has taken the ring from the roof."""
    t = solo().seat(1, members=members, coins=coins)
    t.state.ring = THE_PLAYER
    return t.board(crafts="4o 4g")


@rule("V 24.1")
def test_r111_all_cubes_but_the_last_go_back_before_the_bag_is_filled() -> None:
    t = solo().seat(1, cubes="25o").jagna(cubes=[ORANGE] * 8 + [BROWN], slot=9)
    t.state.supply[ORANGE] = 0
    t.state.supply[BROWN] = 32
    t.new_round()
    assert t.rival.cubes == [BROWN]
    laid = sum(t.on_space(space).split().count("o") for space in SPACES)
    assert laid + t.state.bag[ORANGE] == 4, "the green bag was filled with cubes that came back"
    assert t.state.supply[ORANGE] == 4
    assert t.state.supply[BROWN] == 32 - 4, "the brown one stays on her board"


@rule("V 24.1")
def test_r111_the_next_cube_goes_to_the_space_after_the_last() -> None:
    t = solo().seat(1).jagna(cubes=[GREEN] * 8 + [BROWN], slot=8).told(fate="blank").new_round()
    assert t.rival.slot == 8
    t.play(t.options[0])
    while t.step != "Turn":
        t.play(t.options[-1])
    assert (t.rival.cubes[0], len(t.rival.cubes), t.rival.slot) == (BROWN, 2, 9)
    assert t.rival.fate == [0, 0, 0, 0, 1, 0], "it lies on space 9, behind the second lower token"


@rule("V 24.2")
def test_r112_the_ring_pays_for_privilege_4() -> None:
    t = with_ring("2@council-4").action("council").play("privilege 4")
    assert (t.score(), t.coins(), t.state.ring) == (3, 0, RING_SPENT)
    t = solo().seat(1, members="2@council-4").board(crafts="4o 4g").action("council")
    assert t.reason("privilege 4") == "lacks-coins", "on the roof it is no coin"


@rule("V 24.2")
def test_r112_the_ring_buys_a_member_out_of_the_bag() -> None:
    t = with_ring("1@bag 2@bag").told(mass="monk monk monk").mass()
    assert t.options == ["buy-out 1", "buy-out 2", "decline"]
    t.play("buy-out 2")
    assert (t.members(), t.coins(), t.state.ring) == ("1@bag 2@church-1", 0, RING_SPENT), "and no second one"


@rule("V 24.2")
def test_r112_the_ring_stands_for_a_cube() -> None:
    t = with_ring("1@farm").action("church").play("enter-church 1")
    assert t.options == ["pay brown 1", "pay-time"]
    t.play("pay brown 1")
    assert (t.members(), t.life(), t.state.ring) == ("1@bag", 0, RING_SPENT)


@rule("V 24.2")
def test_r112_the_ring_helps_to_pay_the_well() -> None:
    t = with_ring("1@farm")
    t.farm().cubes[PINK] = 2
    t.turn(1)
    assert t.reason("well pink 0") == "lacks-well"
    t.play("well pink 1", "act harvest")
    assert (t.grain(), t.cubes(), t.state.ring) == (2, "", RING_SPENT)


@rule("V 24.2")
def test_v24_2_it_is_one_coin_and_not_two() -> None:
    t = with_ring("1@farm 2@council-1").action("council")
    assert t.reason("enter-council 1") == "lacks-green-or-scroll"
    t = with_ring("1@farm", coins=1).action("council").play("enter-council 1", "decline")
    assert (t.members(), t.coins(), t.state.ring) == ("1@council-1", 0, RING_SPENT)


@rule("V 24.2")
def test_r112_unspent_it_goes_back_to_the_roof() -> None:
    t = solo().seat(1, members="2@council-1").board(council="o", travel="2o 2g").told(fate="blank").turn(1)
    t.play("take council orange", "privilege 1")
    assert (t.state.ring, t.state.round) == (THE_PLAYER, 1)
    t.play("take travel green")  # Jagna takes the other green cube, the player the last one
    assert (t.state.ring, t.coins(), t.state.round) == (ON_THE_ROOF, 0, 2)


@rule("V 24.3")
def test_p30_a_spent_ring_is_out_of_reach_until_the_next_round() -> None:
    t = solo().seat(1, members="1@farm 2@council-1").board(council="4g", church="2o", travel="2p")
    t.told(fate_1_1="blank", fate_1_2="blank").turn(1)
    t.play("take council green", "privilege 1")
    assert t.state.ring == THE_PLAYER
    t.play("take church orange", "enter-church 1", "pay brown 1")
    assert t.state.ring == RING_SPENT
    t.play("take council green", "privilege 1")
    assert "ring-gone" in t.events(), "it can be gained once a round at most"
    assert "ring" not in t.events()
    assert t.state.round == 2, "the last two cubes were taken unasked"
    assert t.state.ring == ON_THE_ROOF


@rule("V 24.3")
def test_p30_in_the_next_round_it_can_be_gained_again() -> None:
    t = solo().seat(1, members="2@council-1", cubes="3p")
    t.state.ring = RING_SPENT
    t.new_round()
    assert t.state.ring == ON_THE_ROOF
    t.play("well pink 0", "act council")
    assert t.state.ring == THE_PLAYER


@rule("V 24.3")
def test_p30_house_rule_a_spent_ring_is_spent_for_good() -> None:
    t = Table(variant="solo", edition=house("ring-spent-for-good")).seat(1, members="2@council-1", cubes="3p")
    t.state.ring = RING_SPENT
    t.new_round()
    assert t.state.ring == RING_SPENT
    t.play("well pink 0", "act council")
    assert "ring-gone" in t.events()
    t = Table(variant="solo", edition=house("ring-spent-for-good"))
    t.state.ring = THE_PLAYER
    assert t.new_round().state.ring == ON_THE_ROOF, "unspent, it goes back as usual"


@rule("V 24.4")
def test_p31_an_unspent_ring_counts_one_prestige() -> None:
    t = solo().seat(1, coins=2, score=5)
    assert t.points()["coins"] == 2
    t.state.ring = THE_PLAYER
    assert (t.points()["coins"], TITLE.result(t.state).totals()) == (3, [8])
    t.state.ring = RING_SPENT
    assert t.points()["coins"] == 2


@rule("V 24.4")
@pytest.mark.parametrize(("choice", "prestige"), [("buy-out 1", 4), ("decline", 1)])
def test_p31_the_ring_in_the_last_mass(choice: str, prestige: int) -> None:
    t = solo().seat(1, members="1@bag 2@office", life=9).free(graves=1, crafts=0)
    t.state.ring = THE_PLAYER
    t.board(harvest="2x", travel="2o 2g").told(mass="monk monk monk" + (" monk" if choice == "decline" else ""))
    t.turn(1).play("take harvest plague")  # the scribe fills the last grave
    assert t.step == "BuyOut", "the last mass"
    t.play(choice)
    assert t.playing.over
    assert t.playing.result().totals() == [prestige], "2 for stage 1 and 2 for the majority, or 1 for the ring"


@rule("V 24.5")
def test_v24_5_the_ring_is_spent_before_the_coins() -> None:
    t = with_ring("2@council-4", coins=2).board(council="4p").told(fate="blank").turn(1)
    t.play("take council pink", "privilege 4")
    assert (t.state.ring, t.coins(), t.score()) == (RING_SPENT, 2, 3)
    t.play("take council pink", "privilege 4")
    assert (t.state.ring, t.coins(), t.score()) == (RING_SPENT, 1, 6), "the next payment takes a coin"


@rule("V 24.5")
def test_v24_5_the_ring_first_in_a_payment_of_two() -> None:
    t = with_ring("1@farm", coins=2).action("council").play("enter-council 1", "decline")
    assert (t.members(), t.state.ring, t.coins()) == ("1@council-1", RING_SPENT, 1)


@rule("V 24.6")
def test_r113_jagnas_death_fills_the_last_grave() -> None:
    t = Table(variant="solo").jagna(slot=1).seat(1, members="1@church-1 2@farm", grain=1)
    t.free(graves=1, crafts=0).board(crafts="2o", travel="2g 2p").told(fate="quill").turn(1)
    t.play("take crafts orange", "decline")
    assert t.rival.graves == [1]
    assert "end-triggered" in t.events()
    assert (t.step, t.rival.cubes) == ("Turn", [ORANGE])
    t.play("take travel green")
    assert t.rival.cubes == [ORANGE], "she takes no cube after the last turn"
    assert (t.step, t.on_space("travel")) == ("Promotions", "g p p"), "the last mass"
    t.play("promote 1 1")
    assert t.playing.over
    assert t.playing.result().totals() == [2 + 3], "the majority and stage 2"


@rule("V 24.6")
def test_v24_6_jagnas_death_fills_the_whole_chronicle() -> None:
    t = Table(variant="solo").jagna(slot=1).seat(1)
    t.free(crafts=0, farm=0, council=0, church=0, travel=1)
    t.board(travel="2o", council="2g 2p").told(fate="quill").turn(1)
    t.play("take travel orange")
    assert (t.state.free[4], t.step) == (0, "Turn")
    t.play("take council green")
    assert t.playing.over
    assert (t.rival.cubes, t.on_space("council")) == ([ORANGE], "g p p")


@rule("V 24.6")
def test_v24_6_both_families_fill_the_same_graves() -> None:
    t = Table(variant="solo").jagna(slot=1).seat(1, members="1@farm 2@farm", life=9)
    t.free(graves=2, farm=0).board(harvest="2x", travel="2g 2p").told(fate="quill").turn(1)
    t.play("take harvest plague", "decline")
    assert (t.members(), t.rival.graves) == ("1@grave 2@farm", [1])
    assert t.state.free_graves == 0
    assert "end-triggered" in t.events()
    assert t.step == "Turn", "the last turn"


@rule("V 24.6")
def test_v24_6_the_last_turn_on_an_empty_board() -> None:
    t = Table(variant="solo").jagna(slot=1).seat(1, members="1@farm")
    t.free(graves=1, crafts=0).board(crafts="2o").told(fate="quill").turn(1)
    t.play("decline")  # both cubes of the board are taken
    assert (t.rival.graves, t.state.on_board) == ([1], 0)
    t.play("act harvest")
    assert (t.grain(), t.playing.over, t.state.round) == (2, True, 1)


@rule("V 24.7")
def test_p37_the_player_triggers_the_end_and_jagna_takes_one_last_cube() -> None:
    t = Table(variant="solo").jagna(slot=1).seat(1, members="1@farm 2@farm", life=8)
    t.free(graves=1, farm=0).board(church="2x 2g", travel="2p")
    t.told(fate="quill", mass="jagna-3 monk monk monk").turn(1)
    t.play("take church plague", "decline")
    assert t.members() == "1@grave 2@farm"
    assert t.rival.cubes == [PLAGUE]
    assert t.rival.beside == [3, 3], "with fate token"
    assert t.state.free[3] == 0
    assert (t.rival.church, t.rival.track) == ([1, 2], [3, 0, 0, 0]), "and with reaction, before the last mass"
    assert t.playing.over, "the player has no further turn"
    assert t.on_space("church") == "g g"


@rule("V 24.7")
def test_p37_no_cube_is_left_for_her() -> None:
    t = solo().seat(1, members="1@farm", life=9).free(graves=1, farm=0).board(travel="x").turn(1)
    assert t.playing.over
    assert (t.members(), t.rival.cubes) == ("1@grave", [])


@rule("V 24.8")
def test_p38_the_player_triggers_the_end_at_the_well() -> None:
    t = solo().seat(1, members="1@farm 1@smithy", cubes="3p", life=9).free(graves=1, crafts=0)
    t.board(church="2o 2g", crafts="2p").told(mass="monk monk monk monk").turn(1)
    t.play("well pink 0", "act church")  # for three time
    assert t.members() == "1@bag 1@grave"
    assert "mass" in t.events()
    assert t.playing.over
    assert (t.rival.cubes, t.state.on_board) == ([], 6), "Jagna takes no cube"


def triggered_in_her_market_day(**board: str) -> Table:
    """Jagna's cube opened the market day; the player served there, passed the quill and filled the last grave."""
    t = solo().seat(1, members="1@farm 2@farm", goods="horse", cubes="3p 1g", life=9)
    t.market(stalls="c01 c03 c05", queue="c02 c04 c06 c07 c08").free(graves=1, farm=0)
    t.board(crafts="o", market="o", **board).told(fate="blank").turn(1)
    t.play("take crafts orange", "decline", "serve c03")
    assert (t.members(), t.customers(), t.rival.customers) == ("1@grave 2@farm", "c03", [0])
    assert t.stalls() == "c02 c04 c05", "the market day is finished"
    return t


@rule("V 24.9")
def test_v24_9_both_have_a_last_turn() -> None:
    t = triggered_in_her_market_day(travel="2g 2b")
    assert (t.step, t.rival.cubes) == ("Turn", [ORANGE]), "the player first"
    t.play("take travel green")
    assert t.rival.cubes == [ORANGE, GREEN], "then Jagna"
    assert t.playing.over
    assert t.on_space("travel") == "b b"


@rule("V 24.10")
def test_p39_the_well_in_the_last_turn_gives_no_extra_turn() -> None:
    t = Table(variant="solo").jagna(slot=1).seat(1, members="1@farm", cubes="3p")
    t.free(graves=1, crafts=0).board(crafts="2o", travel="2g 2p").told(fate="quill").turn(1)
    t.play("take crafts orange", "decline")
    assert t.rival.graves == [1], "the end is triggered"
    t.play("well pink 0", "act harvest")
    assert t.playing.over
    assert (t.grain(), t.rival.cubes, t.on_space("travel")) == (2, [ORANGE], "g g p p")


@rule("V 24.11")
def test_v24_11_no_cube_for_jagna_after_a_last_turn_at_the_well() -> None:
    t = triggered_in_her_market_day(travel="2g 2b")
    t.play("well pink 0", "act harvest")
    assert t.playing.over
    assert (t.grain(), t.rival.cubes, t.on_space("travel")) == (2, [ORANGE], "g g b b")


@rule("V 24.11")
def test_v24_11_no_cube_for_jagna_after_a_free_action() -> None:
    t = triggered_in_her_market_day()
    assert t.state.on_board == 0
    t.play("act harvest")
    assert t.playing.over
    assert (t.grain(), t.rival.cubes) == (2, [ORANGE])


@rule("V 24.12")
@pytest.mark.parametrize(
    ("prestige", "level"),
    [
        (0, "apprentice"),
        (39, "apprentice"),
        (40, "journeyman"),
        (49, "journeyman"),
        (50, "master"),
        (59, "master"),
        (60, "grandmaster"),
        (69, "grandmaster"),
        (70, "genius"),
        (79, "genius"),
        (80, "polymath"),
        (130, "polymath"),
    ],
)
def test_r114_the_level_reached(prestige: int, level: str) -> None:
    t = solo().seat(1, score=prestige)
    assert TITLE.result(t.state).level == level


@rule("V 24.12")
def test_r114_the_level_counts_everything_of_the_final_scoring() -> None:
    t = solo()
    t.seat(1, members="1@church-4 2@council-4", cities="aldern brakel", customers="c21", coins=2, score=27)
    assert TITLE.result(t.state).totals() == [27 + 6 + 6 + 3 + 6 + 2]
    assert TITLE.result(t.state).level == "master"
    assert TITLE.result(Table().seat(1, score=50).state).level == "", "only the solo game has levels"
