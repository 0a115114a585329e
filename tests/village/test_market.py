"""V 8: the market day (R31 to R41)."""

from __future__ import annotations

import pytest

from citing import rule
from posterity.engine import Ask, Menu
from posterity.games.village.state import FACE_DOWN_TILE, Village
from posterity.games.village.steps.market import MarketTurn
from posterity.games.village.steps.rounds import EndOfGame
from posterity.games.village.terms import WISH
from village_table import TITLE, Table, house

# c01 wants a scroll, c02 a wagon, c03 a horse, c04 an ox, c05 a plow, c06 3 grain, c21 horse + plow.

CUSTOMERS = {
    2: "scroll · wagon",
    3: "horse · ox · plow · 3 grain · scroll + grain · wagon + grain",
    4: "wagon + scroll · horse + grain · ox + grain · plow + grain · 4 grain",
    5: "wagon + horse · wagon + ox · wagon + plow · scroll + horse · scroll + ox · scroll + plow · ox + 2 grain",
    6: "horse + plow · ox + plow · horse + ox · wagon + scroll + 2 grain",
}


def refused(t: Table, step: Ask[Village]) -> dict[str, str]:
    """What the step refuses and why, also where nothing is left to choose and so nobody is asked."""
    menu = Menu(step.seat, curious=True)
    step.menu(t.state, menu)
    return {refusal.action.text: refusal.reason for refusal in menu.refusals}


def who_passed(t: Table) -> list[int]:
    """The seats that passed since the last action, that one included."""
    return [event.seat + 1 for event in t.playing.events if event.kind.name == "passed"]


@rule("V 8.1")
def test_r31_the_market_day_is_held_for_all() -> None:
    t = Table(players=3).market(stalls="c01 c02 c03")
    t.seat(2, goods="scroll", cubes="1g").seat(3, goods="wagon", cubes="1g")
    t.board(market="o", crafts="o g").turn(1)
    t.play("take market orange")
    assert "market-opened" in t.events()
    assert who_passed(t) == [1], "P1 owns nothing"
    assert (t.asked, t.step) == (2, "MarketTurn"), "but the others trade"
    t.play("serve c01", "serve c02")
    assert (t.customers(2), t.customers(3)) == ("c01", "c02")


@rule("V 8.1")
def test_r31_not_even_the_host_can_call_it_off() -> None:
    t = Table().market(stalls="c01 c02").seat(1, goods="scroll").seat(2, goods="wagon", cubes="1g")
    t.board(market="o", crafts="o g").turn(1).play("take market orange")
    assert t.options == ["serve c01", "pass"]
    assert t.reason("decline") == "not-now"
    t.play("pass")
    assert (t.asked, t.options) == (2, ["serve c02", "pass"])


@rule("V 8.2")
def test_v8_2_the_customers() -> None:
    listed = [(points, wish) for points, wishes in CUSTOMERS.items() for wish in wishes.split(" · ")]
    assert len(listed) == 24
    tiles = []
    for customer in TITLE.boxes["standard 2"].customers:
        wants = {kind: count for kind, count in zip(WISH, customer.wants, strict=True) if count}
        tiles.append((customer.points, sorted(wants.items())))
    expected = []
    for points, wish in listed:
        words = [part.split() for part in wish.split(" + ")]
        expected.append((points, sorted((part[-1], int(part[0]) if len(part) == 2 else 1) for part in words)))
    assert sorted(tiles) == sorted(expected)


@rule("V 8.3")
def test_v8_3_exactly_what_the_customer_wants() -> None:
    t = Table().market(stalls="c24 c01").seat(1, goods="scroll scroll plow wagon wagon", grain=3)
    t.board(crafts="o g").action("market").play("serve c24")  # wagon + scroll + 2 grain
    assert (t.goods(), t.grain(), t.customers()) == ("scroll plow wagon", 1, "c24")
    assert t.stalls().split()[1] == "c01"


@rule("V 8.3")
@pytest.mark.parametrize(
    ("goods", "grain", "reason"),
    [("scroll", 2, "lacks-goods"), ("wagon", 2, "lacks-goods"), ("scroll wagon", 1, "lacks-grain")],
)
def test_v8_3_not_for_less(goods: str, grain: int, reason: str) -> None:
    t = Table().market(stalls="c24 c01 c02").seat(1, goods=goods, grain=grain).board(crafts="o g").action("market")
    assert t.reason("serve c24") == reason


@rule("V 8.3")
def test_r32_customers_in_the_queue_cannot_be_served() -> None:
    t = Table().market(stalls="c01 c02", queue="c03 c04 c05 c06 c07")
    t.seat(1, goods="scroll").seat(2, goods="horse wagon", cubes="2g").board(crafts="o g").action("market")
    t.play("serve c01")
    assert t.options == ["serve c02", "pass"]
    assert t.reason("serve c03") == "still-in-queue"

    t = Table().market(stalls="c01 c02", queue="c03 c04 c05 c06 c07")
    t.seat(1, goods="scroll").seat(2, goods="horse", cubes="2g").board(crafts="o g").action("market")
    t.play("serve c01")
    assert 2 in who_passed(t), "P2 has nothing for the stalls and must pass"
    assert (t.customers(2), t.goods(2)) == ("", "horse")


@rule("V 8.5")
def test_r33_a_guest_pays_one_green_and_one_time_besides() -> None:
    t = Table().market(stalls="c01 c02 c03").seat(2, goods="wagon", cubes="1g").board(crafts="o g").action("market")
    t.play("serve c02")
    assert (t.customers(2), t.goods(2), t.cubes(2), t.life(2)) == ("c02", "", "", 1)


@rule("V 8.5", "V 15.2")
def test_r34_a_coin_for_the_green_cube() -> None:
    t = Table().market(stalls="c01 c02 c03").seat(2, goods="wagon", coins=1).board(crafts="o g").action("market")
    t.play("serve c02")
    assert (t.customers(2), t.coins(2), t.life(2)) == ("c02", 0, 1), "the time is still due"


@rule("V 8.5")
def test_r34_without_green_and_coin_no_service() -> None:
    t = Table().market(stalls="c01 c02 c03").seat(1, goods="scroll")
    t.seat(2, goods="wagon", cubes="3o", grain=5).board(crafts="o g").action("market").play("serve c01")
    assert 2 in who_passed(t)
    assert refused(t, MarketTurn(1, 0, 0))["serve c02"] == "lacks-cubes"


@rule("V 8.4")
def test_v8_4_market_turns_go_clockwise_from_the_host() -> None:
    t = Table(players=3).market(stalls="c01 c02 c03 c04")
    for seat in (1, 2, 3):
        t.seat(seat, goods="scroll horse ox wagon", cubes="3g")
    t.board(crafts="o g").action("market", seat=2)
    order = []
    for customer in ("c04", "c03", "c02"):
        order.append(t.asked)
        t.play(f"serve {customer}")
    assert order == [2, 3, 1], "each serves one customer"
    assert (t.asked, t.options) == (2, ["serve c01", "pass"])


@rule("V 8.4")
def test_r35_who_has_passed_is_out_for_the_day() -> None:
    t = Table(players=3).market(stalls="c01 c02 c03 c04")
    for seat in (1, 2, 3):
        t.seat(seat, goods="scroll horse ox wagon", cubes="3g")
    t.board(crafts="o g").action("market").play("serve c01")
    assert t.asked == 2
    t.play("pass")
    assert t.asked == 3
    t.play("serve c02")
    assert t.asked == 1
    t.play("serve c03")
    assert (t.asked, t.step) == (3, "MarketTurn"), "P2 is not asked again"


@rule("V 8.5")
def test_r36_the_host_pays_from_the_second_service_on() -> None:
    t = Table().market(stalls="c01 c02 c03").seat(1, goods="scroll wagon", cubes="1g").board(crafts="o g")
    t.action("market").play("serve c01")
    assert (t.goods(), t.cubes(), t.life()) == ("wagon", "1g", 0), "the first: goods only"
    t.play("serve c02")
    assert (t.goods(), t.cubes(), t.life()) == ("", "", 1), "the second: a green cube and time as well"


@rule("V 8.4", "V 8.5")
def test_r37_the_last_one_in_goes_on_alone() -> None:
    t = Table().market(stalls="c01 c02 c03").seat(1, goods="scroll horse wagon", cubes="3g").board(crafts="o g")
    t.seat(2, goods="scroll", cubes="1g").action("market").play("serve c02", "pass")
    assert t.asked == 1
    t.play("serve c03")
    assert (t.asked, t.cubes(), t.life()) == (1, "2g", 1)
    t.play("serve c01")
    assert (t.customers(), t.cubes(), t.life()) == ("c02 c03 c01", "1g", 2)


@rule("V 8.7", "V 8.8")
def test_r38_the_day_ends_when_the_last_stall_is_empty() -> None:
    t = Table().market(stalls="c01 c02 c03", queue="c05 c06 c07 c08 c09")
    t.seat(1, goods="scroll scroll horse plow wagon wagon", grain=5, cubes="5g").board(crafts="o g").action("market")
    pile = sum(t.state.pile)
    t.play("serve c01")
    assert t.options == ["serve c02", "serve c03", "pass"], "nobody stands at the empty stall"
    t.play("serve c02")
    assert (t.stalls(), t.queue()) == ("- - c03", "c05 c06 c07 c08 c09"), "nobody moves up before the end"
    t.play("serve c03")
    assert (t.asked, t.step) == (2, "Turn"), "the day is over, though P1 has a plow for c05"
    assert t.stalls() == "c05 c06 c07"
    assert t.queue().startswith("c08 c09 ")
    assert (len(t.queue().split()), sum(t.state.pile)) == (5, pile - 3)
    new = t.state.queue[2:]
    assert [t.state.pile[customer] for customer in new] == [0, 0, 0], "the new ones left the pile"


@rule("V 8.7")
def test_v8_7_the_day_ends_when_all_have_passed() -> None:
    t = Table(players=3).market(stalls="c01 c02 c03 c04", queue="c05 c06 c07 c08 c09")
    for seat in (1, 2, 3):
        t.seat(seat, goods="scroll horse ox wagon", cubes="3g")
    t.board(crafts="o g").action("market").play("serve c01", "pass", "pass")
    assert (t.asked, t.step) == (1, "MarketTurn")
    assert t.stalls() == "- c02 c03 c04"
    t.play("pass")
    assert (t.asked, t.step) == (2, "Turn")
    assert t.stalls() == "c05 c02 c03 c04"


@rule("V 8.8")
def test_r39_nobody_was_served_and_nobody_moves() -> None:
    t = Table().market(stalls="c01 c02 c03", queue="c05 c06 c07 c08 c09").seat(1, goods="scroll").board(crafts="o g")
    t.action("market")
    pile = t.state.pile[:]
    t.play("pass")
    assert (t.stalls(), t.queue()) == ("c01 c02 c03", "c05 c06 c07 c08 c09")
    assert t.state.pile == pile


@rule("V 8.3", "V 18.1")
def test_r40_customers_score_only_at_the_end() -> None:
    t = Table().market(stalls="c21 c01 c02").seat(1, goods="horse plow", score=4).board(crafts="o g")
    t.action("market").play("serve c21")
    assert t.score() == 4
    assert (t.customers(), t.points()["customers"]) == ("c21", 6)


@rule("V 16.2")
def test_r41_a_guest_names_the_dead_before_the_day_goes_on() -> None:
    t = Table().market(stalls="c01 c02 c03").seat(1, goods="scroll horse", cubes="1g")
    t.seat(2, members="1@farm 1@smithy", goods="wagon", cubes="1g", life=9).board(crafts="o g").action("market")
    t.play("serve c01", "serve c02")
    assert (t.life(2), t.asked, t.options) == (0, 2, ["die farm", "die smithy"])
    t.play("die smithy")
    assert t.members(2) == "1@farm 1@chronicle-crafts"
    assert (t.asked, t.options) == (1, ["serve c03", "pass"]), "only then the day goes on"


@rule("V 8.6")
def test_p3_a_host_without_the_free_service_has_passed() -> None:
    t = Table().market(stalls="c01 c02 c03").seat(1, goods="scroll horse", cubes="3g")
    t.seat(2, goods="wagon scroll", cubes="3g").board(crafts="o g").action("market")
    t.play("pass", "serve c02")
    assert (t.asked, t.step) == (2, "MarketTurn"), "P1 cannot come back"
    t.play("pass")
    assert (t.asked, t.step, t.customers(1)) == (2, "Turn", "")


@rule("V 8.10")
def test_p14_without_a_pile_the_stalls_stay_empty() -> None:
    t = Table().market(stalls="c01 c02 c03", queue="c04 c05 c06 c07 c08", pile="")
    t.seat(1, goods="scroll horse ox", cubes="3g").board(crafts="o g", market="b").action("market")
    t.play("serve c01", "serve c03")
    assert (t.stalls(), t.queue()) == ("- c02 -", "c04 c05 c06 c07 c08"), "the queue no longer moves up"
    t.play("take market brown")  # nobody has a wagon for c02, so all pass
    assert (t.stalls(), t.queue()) == ("- c02 -", "c04 c05 c06 c07 c08"), "for the rest of the game"
    assert refused(t, MarketTurn(0, 0, 1))["serve c04"] == "queue-stands"


@rule("V 8.8", "V 8.10")
def test_p14_the_market_day_that_uses_up_the_pile_ends_as_usual() -> None:
    t = Table().market(stalls="c01 c02 c03", queue="c04 c05 c06 c07 c08", pile="c09")
    t.seat(1, goods="scroll wagon", cubes="1g").board(crafts="o g").action("market")
    t.play("serve c01", "serve c02")
    assert (t.stalls(), t.queue()) == ("c04 c05 c03", "c06 c07 c08 c09"), "the stalls, the queue, the last of the pile"
    assert sum(t.state.pile) == 0


@rule("V 8.10")
def test_p14_a_market_day_without_customers_is_over_at_once() -> None:
    t = Table().market(stalls="- - -", queue="c04 c05", pile="").seat(1, goods="ox plow").seat(2, goods="ox plow")
    t.board(crafts="o g", market="b").turn(1).play("take market brown")
    assert {"market-opened", "market-closed"} <= set(t.events()), "whoever takes the cube holds it all the same"
    assert (t.asked, t.customers(1), t.customers(2)) == (2, "", "")


@rule("V 8.10")
def test_p14_house_rule_the_queue_moves_up_without_a_pile() -> None:
    t = Table(edition=house("queue-moves-up")).market(stalls="c01 c02 c03", queue="c04 c05", pile="")
    t.seat(1, goods="scroll horse wagon", cubes="3g").board(crafts="o g", market="b").action("market")
    t.play("serve c01", "serve c02", "serve c03")
    assert (t.stalls(), t.queue()) == ("c04 c05 -", ""), "the third stall stays empty"
    t.farm(2).goods[3] = 1  # an ox for the next market day
    t.play("take market brown", "serve c04")
    assert (t.stalls(), t.queue()) == ("- c05 -", ""), "for the rest of the game"


@rule("V 8.9")
@pytest.mark.parametrize(
    ("served", "stalls"),
    [
        (["c02"], "c01 c04 c03"),
        (["c03", "c01"], "c04 c02 c05"),
        (["c03", "c02"], "c01 c04 c05"),
    ],
)
def test_p15_the_front_most_empty_stall_gets_the_head_of_the_queue(served: list[str], stalls: str) -> None:
    t = Table().market(stalls="c01 c02 c03", queue="c04 c05 c06 c07 c08")
    t.seat(1, goods="scroll horse wagon", cubes="3g").board(crafts="o g").action("market")
    t.play(*[f"serve {customer}" for customer in served], "pass")
    assert t.stalls() == stalls, "who was not served keeps the stall"


@rule("V 8.3", "V 8.11")
def test_v8_11_served_customers_lie_face_down() -> None:
    t = Table(players=3).seat(1, customers="c01 c21").seat(2, customers="c03").seat(3)
    t.board(crafts="o g").turn(1)
    own, other, spectator = (t.sight(seat) for seat in (1, 2, 0))
    assert (own.farms[0].customers, own.farms[1].customers) == ([0, 20], [FACE_DOWN_TILE])
    assert (other.farms[0].customers, other.farms[1].customers) == ([FACE_DOWN_TILE] * 2, [2]), "how many can be seen"
    assert spectator.farms[0].customers == [FACE_DOWN_TILE] * 2
    points = [points["customers"] for points in t.title.points(other)]
    assert points == [0, 3, 0], "what lies open counts"
    assert t.title.points(t.view(2))[0]["customers"] == 8, "who remembers can add up all the same"


@rule("V 8.3", "V 8.11")
def test_v8_11_at_the_end_they_are_turned_face_up() -> None:
    t = Table().seat(1, customers="c01 c21").seat(2, customers="c03").begin(EndOfGame())
    assert t.playing.over
    assert [farm.customers for farm in t.sight(2).farms] == [[0, 20], [2]]


@rule("V 8.11")
def test_v8_11_house_rule_they_lie_open() -> None:
    t = Table(edition=house("open-customers")).seat(1, customers="c01 c21").board(crafts="o g").turn(1)
    assert [t.sight(seat).farms[0].customers for seat in (1, 2, 0)] == [[0, 20]] * 3
    assert t.title.points(t.sight(2))[0]["customers"] == 8


@rule("V 17.13")
def test_p22_a_market_day_as_the_free_last_action() -> None:
    t = Table().market(stalls="c01 c02 c03").seat(1, goods="scroll", cubes="1g").turn(1, last=True)
    assert "act market" in t.options
    t.play("act market", "serve c01")
    assert (t.customers(), t.goods(), t.cubes(), t.life()) == ("c01", "", "1g", 0), "no green, no time"


@rule("V 17.13")
def test_v17_13_not_without_a_customer() -> None:
    t = Table().market(stalls="- - -").seat(1, members="1@farm", goods="scroll").turn(1, last=True)
    assert t.reason("act market") == "nobody-at-stalls"
