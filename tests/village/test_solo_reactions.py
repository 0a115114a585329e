"""V 22: what Jagna does in a market day and after a cube from the church."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.games.village.terms import COLOURS, CUSTOMER
from village_table import Table

ORANGE, GREEN, BROWN, PINK, PLAGUE = range(COLOURS)
NO_TOKEN = 2  # a cube on the third space of Jagna's board turns no fate token
QUEUE = "c02 c04 c06 c07 c08"


def solo() -> Table:
    """Stalls for a scroll, a horse and a plow, front to back; Jagna's next cube turns no fate token."""
    return Table(variant="solo").jagna(slot=NO_TOKEN).market(stalls="c01 c03 c05", queue=QUEUE)


def served(t: Table) -> str:
    """Jagna's customers."""
    return " ".join(CUSTOMER.names[customer] for customer in t.rival.customers)


@rule("V 22.1")
@pytest.mark.parametrize("space", ["harvest", "family", "crafts", "travel", "council"])
def test_v22_1_she_reacts_to_no_other_cube(space: str) -> None:
    t = solo().seat(1, members="1@farm", coins=2, grain=3).board(**{space: "2o 2p"})
    t.jagna_answers(space, "orange")
    assert t.rival.cubes == [ORANGE], "she takes her cube and plays no action"
    assert (t.rival.beside, t.rival.church, t.rival.bag, t.rival.track) == ([4, 3], [2, 2], [0, 0], [0, 0, 0, 0])
    assert (served(t), t.stalls()) == ("", "c01 c03 c05")
    assert set(t.events()) == {"jagna-took"}
    assert t.state.ring == -1


@rule("V 22.1")
def test_v22_1_the_players_cube_from_the_church_is_no_reason() -> None:
    t = solo().seat(1).board(church="o", travel="o g p").turn(1)
    t.play("take church orange")
    assert t.rival.cubes == [ORANGE], "hers came from travel"
    assert (t.rival.church, t.rival.bag) == ([2, 2], [0, 0])


@rule("V 22.2", "V 22.3")
def test_r105_she_takes_the_front_customer() -> None:
    t = solo().seat(1, goods="horse", cubes="1g").board(market="o", travel="g p").turn(1)
    t.play("take market orange", "serve c03")
    # Nothing is left that the player could serve, so the day is over and the queue has moved up.
    assert (t.customers(), served(t)) == ("c03", "c01")
    assert t.stalls() == "c02 c04 c05"


@rule("V 22.2")
def test_v22_2_she_pays_nothing() -> None:
    t = solo().seat(1, goods="scroll horse plow", grain=2, cubes="1g", coins=1)
    t.board(market="o", travel="g p").turn(1)
    supply = t.state.supply[:]
    t.play("take market orange", "pass")
    assert served(t) == "c01"
    assert (t.goods(), t.grain(), t.coins(), t.life()) == ("scroll horse plow", 2, 1, 0)
    assert t.step == "ChooseForJagna"
    assert t.state.supply == supply


@rule("V 22.3")
def test_v22_3_right_after_the_first_customer_and_then_the_player_goes_on() -> None:
    t = solo().seat(1, goods="scroll plow ox", cubes="2g").board(market="o", travel="g p").turn(1)
    t.play("take market orange")
    assert served(t) == "", "the player is the host and serves first"
    t.play("serve c01")
    assert (t.cubes(), t.life()) == ("1o 2g", 0)
    assert served(t) == "c03"
    assert t.options == ["serve c05", "pass"]
    assert t.reason("serve c04") == "still-in-queue"
    t.play("serve c05")
    assert (t.customers(), t.cubes(), t.life()) == ("c01 c05", "1o 1g", 1), "1 green and 1 time, as usual"


@rule("V 22.2", "V 22.3")
def test_v22_3_she_takes_hers_when_the_player_passes() -> None:
    t = solo().seat(1, goods="scroll plow", cubes="2g").board(market="o", travel="g p").turn(1)
    t.play("take market orange", "pass")
    assert (t.customers(), served(t)) == ("", "c01")
    assert t.stalls() == "c02 c03 c05", "she takes no second one, and the player has passed"
    assert t.step == "ChooseForJagna"


@rule("V 22.2", "V 22.4")
def test_p32_in_her_market_day_she_serves_first() -> None:
    t = solo().seat(1, goods="scroll horse plow", cubes="2g").board(crafts="o", market="o", travel="g p").turn(1)
    t.play("take crafts orange")
    assert (t.rival.cubes, served(t)) == ([ORANGE], "c01")
    assert (t.step, t.options) == ("MarketTurn", ["serve c03", "serve c05", "pass"])
    t.play("serve c03")
    assert (t.cubes(), t.life(), t.goods()) == ("1o 1g", 1, "scroll plow"), "no customer is free for a guest"
    t.play("serve c05")
    assert (t.cubes(), t.life(), t.goods()) == ("1o", 2, "scroll")
    assert (t.customers(), served(t)) == ("c03 c05", "c01")
    assert (t.stalls(), t.step) == ("c02 c04 c06", "Turn")


@rule("V 22.4")
def test_p32_without_green_or_coin_the_player_serves_nobody() -> None:
    t = solo().seat(1, goods="horse").board(crafts="o", market="o", travel="g p").turn(1)
    t.play("take crafts orange")
    assert (t.customers(), served(t), t.goods()) == ("", "c01", "horse")
    assert (t.stalls(), t.step) == ("c02 c03 c05", "Turn"), "the day is over"
    t = solo().seat(1, goods="horse", coins=1).board(crafts="o", market="o", travel="g p").turn(1)
    t.play("take crafts orange", "decline", "serve c03")  # a coin would buy a scroll as well
    assert (t.customers(), t.coins(), t.life()) == ("c03", 0, 1)


@rule("V 22.2")
def test_r106_two_market_days_in_a_round() -> None:
    t = solo().seat(1).board(market="2o", travel="g p").turn(1)
    t.play("take market orange")  # the player's day first, then that of her cube
    assert served(t) == "c01 c02", "one in each; in between c02 moved up to the front"
    assert t.stalls() == "c04 c03 c05"


@rule("V 22.5")
def test_p33_a_market_day_by_the_well() -> None:
    t = solo().seat(1, members="1@farm", goods="scroll horse", cubes="3p 1g")
    t.board(market="o", travel="g p").turn(1)
    t.play("well pink 0", "act market", "serve c01")
    assert (t.customers(), t.cubes(), t.life()) == ("c01", "1g", 0), "the player is host"
    assert served(t) == ""
    assert t.options == ["serve c03", "pass"]
    t.play("serve c03")
    assert (t.customers(), t.cubes(), t.life()) == ("c01 c03", "", 1)
    assert (served(t), t.rival.cubes) == ("", [])
    assert t.stalls() == "c02 c04 c05"


@rule("V 22.5")
def test_v22_5_a_market_day_as_the_free_action() -> None:
    t = solo().seat(1, goods="scroll horse").turn(1, last=True)
    assert "act market" in t.options, "the board is empty"
    t.play("act market", "serve c01")
    assert (t.customers(), t.cubes(), t.life()) == ("c01", "", 0), "no green and no time"
    assert (served(t), t.stalls()) == ("", "c02 c03 c05")
    assert t.playing.over


@rule("V 22.6")
def test_p43_no_customer_is_left_for_her() -> None:
    t = solo().market(stalls="- c03 -", queue=QUEUE).seat(1, goods="horse").board(market="o", travel="g p").turn(1)
    t.play("take market orange", "serve c03")
    assert (t.customers(), served(t)) == ("c03", "")
    assert t.stalls() == "c02 c04 c06", "nobody moves up before the day is over"


@rule("V 22.6")
def test_p43_no_customer_in_her_own_market_day() -> None:
    t = solo().market(stalls="- - -").board(crafts="g", market="o", travel="g p")
    t.state.queue = []
    t.jagna_answers("crafts", "orange")
    assert (t.rival.cubes, served(t), t.stalls()) == ([ORANGE], "", "- - -")
    assert t.step == "Turn"


@rule("V 22.7")
@pytest.mark.parametrize(
    ("church", "left", "bag"),
    [([2, 2], [1, 2], [1, 0]), ([1, 2], [0, 2], [1, 0]), ([0, 2], [0, 1], [0, 1]), ([0, 0], [0, 0], [0, 0])],
)
def test_r107_a_cube_from_the_church(church: list[int], left: list[int], bag: list[int]) -> None:
    t = solo().seat(1, cubes="2b", life=4).jagna(church=church).board(church="2o 2b")
    t.jagna_answers("church", "orange")
    assert (t.rival.church, t.rival.bag) == (left, bag), "the 3s before the 4s"
    assert (t.rival.beside, t.rival.track) == ([4, 3], [0, 0, 0, 0])
    assert (t.cubes(), t.life()) == ("2b", 4), "neither brown nor time is paid"


@rule("V 22.8")
def test_p34_the_fate_token_comes_before_the_reaction() -> None:
    t = solo().jagna(slot=1, beside=[0, 0], church=[1, 0]).board(church="2o 2b").told(fate="quill")
    t.jagna_answers("church", "orange")
    assert t.rival.bag == [0, 0], "her last 3 on the church has died"
    assert t.state.free[3] == 0
    assert t.rival.church == [0, 0]


@rule("V 22.8")
def test_p34_the_fate_token_comes_before_the_customer() -> None:
    t = solo().jagna(slot=1).board(market="2o", crafts="g p").told(fate="quill").jagna_answers("market", "orange")
    kinds = [kind for kind in t.events() if kind.startswith(("jagna", "fate", "market"))]
    assert kinds == ["jagna-took", "fate", "jagna-died", "market-opened", "jagna-served", "market-closed"]


@rule("V 22.8")
def test_v22_8_the_mass_follows_only_after_her_reaction() -> None:
    t = solo().seat(1, members="1@farm 1@smithy").jagna(slot=1).board(church="o o")
    t.told(fate="quill", mass="monk jagna-3 monk monk").turn(1)
    t.play("decline")  # the player took one of the two cubes, Jagna takes the last one
    kinds = [kind for kind in t.events() if kind.startswith(("jagna", "fate", "mass", "new-round"))]
    assert kinds == ["jagna-took", "fate", "jagna-died", "jagna-entered-church", "mass", "jagna-ordained", "new-round"]
    assert t.rival.track == [3, 0, 0, 0]
