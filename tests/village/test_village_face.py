"""What a person is shown of Village: the board in names, in the browser and at the terminal alike."""

from __future__ import annotations

import random
from typing import Any

import pytest

from posterity.contract.shown import plain
from posterity.engine import NOBODY, Action, Event, Game, Menu, Outlook, SeededChance, new
from posterity.games import face
from posterity.games.village import title
from posterity.games.village.face import Question
from posterity.games.village.face.printed import Printed, Tile
from posterity.games.village.face.table import Mortal
from posterity.games.village.face.table import Table as Shown
from posterity.games.village.state import Village
from posterity.games.village.steps.market import MarketTurn
from posterity.games.village.terms import SERVE
from posterity.speech import Speech
from village_table import TITLE, Table, house


def shown(t: Table, seat: int = 1) -> Shown:
    """What the seat sees now; 0 is a spectator."""
    sight = t.title.sight(t.state if t.game is None else t.playing.state, seat - 1)
    told = face(t.title).shown(sight, seat - 1)
    assert isinstance(told, Shown)
    return told


def printed(t: Table) -> Printed:
    told = face(t.title).printed(t.state)
    assert isinstance(told, Printed)
    return told


def question(t: Table) -> object:
    game = t.playing
    return face(t.title).question(game.view(game.seat).state, game.state.agenda[-1])  # type: ignore[arg-type]


def changes(t: Table, action: str) -> dict[str, tuple[int, int, int]]:
    """What of the seat's standing an action changes, looking through what is asked next: before, least, most."""
    game, told = t.playing, face(t.title)
    before = told.standing(game.state, game.seat)
    sure = Outlook(game, t.title.actions.parse(action)).sure(told.standing, told.flows(), before)
    found = {name: (value, sure.least(name), sure.most(name)) for name, value in before.items()}
    return {name: change for name, change in found.items() if change != (change[0],) * 3}


# The table.


def test_members_stand_at_places_by_their_numbers() -> None:
    t = Table().seat(1, members="1@farm 1@smithy 2@smithy 2@bag 3@council-2 1@chronicle-farm 1@grave 3@unborn")
    assert shown(t).farms[0].members == {
        "farm": [1],
        "smithy": [1, 2],
        "bag": [2],
        "council-2": [3],
        "chronicle-farm": [1],
        "grave": [1],
        "unborn": [3],
        "removed": [2, 4, 4],
    }
    assert shown(t).farms[0].remembered == 1, "a grave has no name"


def test_stocks_and_discs_have_names() -> None:
    t = Table().seat(1, cubes="2g 1p", goods="plow plow wagon", coins=2, grain=3, cities="brakel dornau", life=4)
    farm = shown(t).farms[0]
    assert (farm.cubes, farm.coins, farm.grain, farm.life) == (
        {"orange": 0, "green": 2, "brown": 0, "pink": 1},
        2,
        3,
        4,
    )
    assert {name: count for name, count in farm.goods.items() if count} == {"plow": 2, "wagon": 1}
    assert farm.cities == ["brakel", "dornau"]


def test_only_the_cubes_that_lie_there_are_told() -> None:
    t = Table().board(crafts="o o x", market="g")
    table = shown(t)
    assert (table.spaces["crafts"], table.spaces["market"], table.spaces["church"], table.cubes) == (
        {"orange": 2, "plague": 1},
        {"green": 1},
        {},
        4,
    )


def test_the_pile_is_as_high_as_the_customers_who_are_still_to_come() -> None:
    t = Table().market("c24 - c06", queue="c13")
    t.state.pile = [int(customer < 5) for customer in range(24)]
    assert shown(t).pile == 5


def test_lists_are_as_long_as_the_box_says() -> None:
    for players, stalls, crafts, graves in ((2, 3, 2, 3), (4, 5, 4, 5), (5, 5, 5, 6)):
        table = shown(Table(players))
        assert (len(table.farms), len(table.stalls), table.chapters["crafts"].all, table.graves.all) == (
            players,
            stalls,
            crafts,
            graves,
        )
    t = Table(edition={"market": {"stalls": [7, 7, 7, 7], "queue": 3}})
    assert (len(shown(t).stalls), len(shown(t).queue), printed(t).stalls) == (7, 3, 7)


def test_a_customer_lacks_what_the_seat_that_looks_does_not_have() -> None:
    t = Table().seat(1, goods="wagon", grain=1).seat(2, goods="wagon scroll", grain=2).market("c24 - c06", queue="c13")
    first, second, watching = shown(t, 1), shown(t, 2), shown(t, 0)

    def lacks(table: Shown) -> list[dict[str, int] | None]:
        return [None if stall.guest is None else stall.guest.lacks for stall in table.stalls]

    assert lacks(first) == [{"scroll": 1, "grain": 1}, None, {"grain": 2}]
    assert lacks(second) == [{}, None, {"grain": 1}]
    assert lacks(watching) == [{"wagon": 1, "scroll": 1, "grain": 2}, None, {"grain": 3}], "a spectator has nothing"
    assert [(guest.customer, guest.lacks) for guest in first.queue] == [("c13", {"grain": 3})]


# Who dies.


def test_the_oldest_are_those_of_the_lowest_number_that_can_be_seen() -> None:
    t = Table().seat(1, members="1@bag 1@chronicle-farm 2@farm 2@farm 2@aldern 3@farm")
    assert shown(t).oldest == [
        Mortal(2, "farm", "chronicle-farm"),
        Mortal(2, "aldern", "chronicle-travel"),
    ], "who is in the bag cannot be seen, and alike ones are one"
    assert shown(t, 2).oldest == shown(t, 0).oldest == []


def test_who_finds_no_slot_lies_in_a_grave_and_then_nowhere() -> None:
    t = Table().seat(1, members="1@smithy 1@church-3").free(crafts=0, church=1, graves=2)
    assert [one.rest for one in shown(t).oldest] == ["grave", "chronicle-church"]
    t.free(graves=0)
    assert [one.rest for one in shown(t).oldest] == ["removed", "chronicle-church"]


def test_they_die_as_it_was_shown() -> None:
    t = (
        Table()
        .seat(1, members="1@farm 1@smithy 2@farm", life=9)
        .board(crafts="x o", harvest="o")
        .free(crafts=0)
        .turn(1)
    )
    oldest = shown(t).oldest
    t.play("take crafts plague", "decline")
    assert (t.step, [f"die {one.place}" for one in oldest]) == ("Death", t.options)
    t.play("die smithy")
    assert [event.args() for event in t.playing.events if event.kind.name == "died"] == [
        {"number": "1", "place": "smithy", "rest": "grave"}
    ]
    assert oldest[1] == Mortal(1, "smithy", "grave")


def test_whoever_must_die_at_the_end_of_the_turn_counts_as_dead_at_once() -> None:
    t = Table().seat(1, members="1@farm 1@smithy", life=9).board(crafts="x o", harvest="o").turn(1)
    assert changes(t, "take crafts plague")["dead"][:2] == (2 + 7, 2 + 8), "who is removed from the game is dead, too"
    t.play("take crafts plague")
    assert (shown(t).farms[0].due, shown(t).farms[0].members["farm"]) == (1, [1])
    assert "dead" not in changes(t, "decline")


def test_nobody_is_said_to_die_where_nobody_can_be_seen() -> None:
    t = Table().seat(1, members="1@farm", life=9).board(church="x o", harvest="o").turn(1)
    assert changes(t, "take church plague")["dead"][1:] == (10, 11), "in the bag nobody is seen"


# What an option changes, whatever is chosen next.


def test_a_step_in_the_council_is_paid_with_green_or_a_scroll() -> None:
    t = Table().seat(1, members="1@farm", cubes="2g", goods="scroll").board(harvest="o").action("council")
    found = changes(t, "enter-council 1")
    assert found["cube-green"] == (2, 0, 2) and found["good-scroll"] == (1, 0, 1)
    assert found["life"] == (0, 1, 1)


def test_the_ring_is_spent_before_a_coin() -> None:
    t = Table(variant="solo").seat(1, members="1@council-4", coins=1).jagna().board(harvest="o g", crafts="o")
    t.state.ring = 0
    t.action("council")
    assert changes(t, "privilege 4") == {"ring": (1, 0, 0), "prestige": (0, 3, 3)}, "the coin stays"
    t.play("privilege 4")
    assert (shown(t).ring, shown(t).ring_of) == ("spent", None)


def test_new_customers_keep_nothing_back_that_is_certain() -> None:
    t = Table(variant="solo").seat(1, goods="wagon scroll", grain=5).jagna()
    t.board(harvest="o", market="g").market("c24 - c06")
    t.state.pile = [int(customer < 5) for customer in range(24)]
    outlook = Outlook(t.action("market").playing, t.title.actions.parse("pass"))
    assert ([event.kind.name for event in outlook.events][-1], outlook.stop) == ("market-closed", "turn-over")


def test_it_is_told_from_where_to_where_somebody_goes() -> None:
    def goes(t: Table, action: str) -> list[tuple[object, object, object]]:
        told = [event.args() for event in Outlook(t.playing, t.title.actions.parse(action)).events]
        return [(args["number"], args["place"], args["to"]) for args in told if "to" in args]

    home = Table().seat(1, members="1@farm 2@council-2 2@unborn", cubes="4o 4g 4b 4p", goods="wagon", grain=5)
    home.board(harvest="o")
    assert goes(home.action("council"), "enter-council 1") == [("1", "farm", "council-1")]
    assert goes(home.action("council"), "advance 2 2") == [("2", "council-2", "council-3")]
    assert goes(home.action("crafts"), "train office 1") == [("1", "farm", "office")]
    assert goes(home.action("church"), "enter-church 1") == [("1", "farm", "bag")]
    assert goes(home.action("family"), "birth") == [("2", "unborn", "farm")]
    assert goes(home.action("family"), "recall 2 council-2") == [("2", "council-2", "farm")]
    assert goes(home.action("travel").play("send 1"), "go brakel") == [("1", "farm", "brakel")]


# Jagna.


def test_jagna_has_her_members_by_place_and_the_others_beside() -> None:
    t = Table(variant="solo").jagna(
        beside=[1, 2], church=[1, 1], bag=[1, 0], track=[0, 4, 0, 0], chronicle=[1 * 4 + 0, 1 * 4 + 1], graves=[1]
    )
    jagna = shown(t).jagna
    assert jagna is not None
    assert (jagna.beside, jagna.roof) == ([1, 2, 2], [3, 4])
    assert jagna.members == {"church-2": [4], "bag": [3], "chronicle-farm": [1, 2], "grave": [1]}
    assert shown(t).black_bag == 4 + 1, "monks and hers"


def test_jagnas_last_cube_lies_before_the_next_slot_round_the_board() -> None:
    t = Table(variant="solo").jagna(cubes=[0, 4, 3], slot=1, customers=[20, 0], fate=[0, 2, 1, 0, 0, 0])
    jagna = shown(t).jagna
    assert jagna is not None
    assert [slot.cubes for slot in jagna.slots] == [["pink"], *[[]] * 7, ["orange"], ["plague"]]
    assert [slot.token for slot in jagna.slots] == [
        "down", "down", None, "quill", None, "blank", "down", None, "down", None,
    ]  # fmt: skip
    assert (jagna.next, jagna.points) == (1, 6 + 2)
    assert [side for side in printed(t).tokens if side] == ["lower", "upper", "upper", "upper", "lower", "lower"]


def test_it_is_said_from_where_jagna_takes() -> None:
    t = Table(variant="solo").board(travel="g b", church="o").jagna_answers("market", "pink")
    assert t.options == ["jagna-takes green", "jagna-takes brown"]
    assert question(t) == Question("travel"), "the next space clockwise"
    assert list(shown(t).spaces["travel"]) == ["green", "brown"]
    assert question(Table().seat(1, members="1@farm").board(harvest="o g").turn()) is None


# The same in the browser and at the terminal, whatever the box says.

OTHER_BOX: dict[str, Any] = {
    "pieces": {"granary": 7, "monks": 6, "family": [3, 3, 3, 1]},
    "life": {"lap": 7},
    "crafts": {
        "smithy": {"train": 5, "make": 4, "buy": "2 brown"},
        "office": {"buy": "pink + 2 grain"},
        "mill": {"time": 1, "grain": 3, "coins": 1},
    },
    "council": {"green": 1, "time": [4, 3, 2, 1], "points": [1, 2, 3, 9]},
    "church": {"brown": 2, "time": 5, "grain": [2, 3, 4], "points": [1, 1, 1, 8]},
    "travel": {
        "time": 6,
        "roads": {"road1": {"cost": "2 pink"}},
        "rewards": {"aldern": "2 coins"},
    },
    "customers": {"c05": {"wants": "2 plow + grain", "points": 9}},
    "chronicle": {"points": [0, 1, 2, 3, 4, 5], "crafts": [3, 3, 3, 3]},
}


def other_table(**seat: Any) -> Table:
    return Table(edition=OTHER_BOX).seat(1, **seat).board(harvest="o g", crafts="o")


def refusals(t: Table) -> dict[str, tuple[str, int, int]]:
    return {r.action.text: (r.reason, r.need, r.have) for r in t.playing.curious_menu().refusals}


def spoken(t: Table) -> str:
    """All that the terminal says of the table."""
    told, say, s = face(t.title), Speech(t.title), t.sight(1)
    panels = [*told.board(s, 0, ["Ann", "Bob"], say), *told.prices(s, 0, say)]
    return "\n".join(" | ".join(row) for panel in panels for row in panel.rows)


def test_another_box_is_shown_by_its_own_numbers() -> None:
    box = printed(other_table())
    smithy, office = box.crafts[3], box.crafts[2]
    assert (smithy.train, smithy.make, smithy.buy, smithy.grain) == (5, 4, {"brown": 2}, 0)
    assert (office.buy, office.grain) == ({"pink": 1}, 2)
    assert (box.mill.time, box.mill.grain, box.mill.coins) == (1, 3, 1)
    assert (box.council.green, [stage.time for stage in box.council.stages]) == (1, [4, 3, 2, 1])
    assert (box.church.brown, [stage.grain for stage in box.church.stages]) == (2, [0, 2, 3, 4])
    assert (box.travel, box.roads[0].cost, box.cities["aldern"].coins) == (6, {"pink": 2}, 2)
    assert box.customers["c05"] == Tile({"plow": 2, "grain": 1}, 9)
    assert [(one.names, one.points) for one in box.names] == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]
    assert (box.lap, box.granary) == (7, 7)
    table = shown(other_table(members="1@farm 1@farm 1@unborn 3@unborn 3@unborn 3@unborn 4@unborn"))
    assert table.farms[0].members["unborn"] == [1, 3, 3, 3, 4]
    assert (table.chapters["crafts"].all, table.black_bag) == (3, 6)


def test_the_menu_refuses_by_the_same_numbers() -> None:
    t = other_table(members="1@farm", cubes="1b", grain=1).action("crafts")
    assert refusals(t)["buy plow"] == ("lacks-cubes", 1, 0), "one of two brown"
    assert refusals(t)["buy scroll"] == ("lacks-grain", 2, 1)
    assert refusals(t)["mill"] == ("lacks-grain", 3, 1)
    t = other_table(members="1@church-2 1@church-1", grain=2)
    t.state.farms[1].grain = 2
    assert refusals(t.mass())["promote 1 2"] == ("lacks-grain", 3, 2)


def test_the_rules_charge_what_is_shown() -> None:
    t = other_table(members="1@farm", cubes="2b", life=3).action("crafts").play("train smithy 1")
    assert t.life() == (3 + 5) % 7
    t = other_table(members="1@farm", cubes="1g 2p", goods="wagon").action("council").play("enter-council 1")
    assert (t.life(), t.cubes()) == (4, "2p")
    t = other_table(members="1@farm", cubes="2p", goods="wagon", life=0).action("travel").play("send 1")
    assert (t.members(), t.life(), t.coins(), t.cubes()) == ("1@aldern", 6, 2, "")


def test_the_terminal_says_the_same() -> None:
    words = spoken(other_table(members="1@farm", grain=6, life=5, cubes="2b").action("crafts"))
    assert "smithy (plow) | train 5 time, make 4 time, or buy for 2 brown" in words
    assert "office (scroll) | train 2 time, make 2 time, or buy for pink + 2 grain" in words
    assert "mill | 1 time and 3 grain for 1 coin" in words
    assert "council | stage 4: 1 time and 1 green or a scroll; worth 9 at the end" in words
    assert "church | 2 brown or 5 time into the bag" in words
    assert "church | to stage 4: 4 grain; worth 8 at the end" in words
    assert "village – Aldern | 6 time, a wagon, 2 pink" in words
    assert "Aldern | reward on the first visit: 2 coins" in words
    assert "life | 5/7 | 0/7" in words and "grain | 6/7 | 0/7" in words
    assert "crafts | – | 3" in words, "three slots of that chapter are free"
    market = Table(edition=OTHER_BOX).market("c05").board(harvest="o g").action("crafts")
    assert "1 | 2 plow + grain = 9" in spoken(market)


def test_the_terminal_tells_what_lies_open_on_jagnas_board() -> None:
    t = Table(variant="solo").jagna(cubes=[0, 4, 3], slot=1, fate=[0, 2, 1, 0, 0, 0]).board(crafts="o g").turn(1)
    words = spoken(t)
    assert "her cubes | orange, plague, pink" in words
    assert "her next cube | space 2, where it turns a fate token" in words
    assert "upper fate tokens | 2 face down, 4 quill, 6 blank; the quill is out" in words
    assert "lower fate tokens | 1 face down, 7 face down, 9 face down; the quill is still to come" in words
    t = Table(variant="solo").jagna(slot=3, fate=[0, 2, 1, 0, 0, 0]).board(crafts="o g").turn(1)
    assert "her next cube | space 4" in spoken(t).splitlines(), "the token there is face up already"


def test_the_terminal_shows_what_lies_face_down_as_a_number() -> None:
    t = Table().seat(1, customers="c01 c21").seat(2, customers="c03 c05").board(crafts="o g").turn(1)
    words = spoken(t)
    assert "customers | 2 + 6 | 2 face down" in words
    assert "if ended | 8 | 0" in words, "what is face down does not count for whoever looks on"
    assert (shown(t).farms[1].customers, shown(t).farms[1].served) == ([], 2)
    assert (shown(t, 2).farms[1].customers, shown(t, 2).farms[1].served) == (["c03", "c05"], 2)


def test_it_is_said_that_the_queue_no_longer_moves_up() -> None:
    t = Table().market("c01 - -", queue="c02 c03", pile="").seat(1, members="1@farm").board(crafts="o g").turn(1)
    assert not shown(t).moves_up
    assert "in the pile | – | the pile is empty, and the queue no longer moves up" in spoken(t)
    t = Table(edition=house("queue-moves-up")).market("c01 - -", queue="c02 c03", pile="").board(crafts="o g").turn(1)
    assert shown(t).moves_up
    assert "in the pile | – | 0" in spoken(t)


def test_reconstructed_values_are_marked_where_they_are_asked_for() -> None:
    t, say = other_table(members="1@farm").turn(1), Speech(TITLE)
    told, s = face(t.title), t.sight(1)
    assert not any(panel.reconstructed for panel in told.board(s, 0, ["Ann", "Bob"], say)), "not on the board"
    assert all(panel.reconstructed for panel in told.prices(s, 0, say))


def test_what_no_rulebook_prints_is_marked_unless_the_box_says_it() -> None:
    doubtful = printed(Table()).doubtful
    assert {"space:crafts", "craft:stables", "customer:c01", "council:2", "church:3", "road:1", "life"} <= set(doubtful)
    assert not {"church:2", "craft:smithy", "customer:c21", "road:0", "mill", "city:aldern"} & set(doubtful)
    assert "customer:c05" in doubtful and "customer:c05" not in printed(Table(edition=OTHER_BOX)).doubtful


# Whatever is played, the face says what the menu offers, refuses and charges.

GAMES = [("standard", 2), ("standard", 3), ("standard", 5), ("solo", 1), ("solo-die", 1)]


def paid(game: Game[Village], action: Action) -> list[Event]:
    """What an action brings, if all that is asked for it is paid in the first way."""
    twin = game.copy()
    twin.listening = True
    twin.play(action)
    events = list(twin.events)
    while not twin.over and type(twin.state.agenda[-1]).__name__ in ("PayCubes", "PayCouncil"):
        twin.play(twin.options[0])
        events += twin.events
    return [event for event in events if event.seat == game.seat]


def check_price(game: Game[Village], action: Action, box: Printed) -> bool:
    """Whether it has a price that is printed; it is what the rules charge."""
    args = action.args()
    verb = action.verb.name
    cost: dict[str, int] = {}
    grain = hours = 0
    if verb == "train":
        hours = next(one.train for one in box.crafts if one.craft == args["craft"])
    elif verb in ("make", "buy"):
        craft = next(one for one in box.crafts if args["good"] in one.makes)
        hours, cost, grain = (craft.make, {}, 0) if verb == "make" else (0, craft.buy, craft.grain)
    elif verb == "mill":
        hours, grain = box.mill.time, box.mill.grain
    elif verb in ("enter-council", "advance"):
        hours = box.council.stages[int(args.get("stage", "0"))].time
    elif verb == "promote":
        grain = box.church.stages[int(args["stage"])].grain
    elif verb == "go":
        hours = box.travel
        start = game.state.agenda[-1].args()[2]
        ends = {game.state.box.roads[i].start: one for i, one in enumerate(box.roads) if one.end == args["city"]}
        ends |= {game.state.box.roads[i].end: one for i, one in enumerate(box.roads) if one.start == args["city"]}
        cost = ends[start].cost
    elif verb == "pay-time":
        hours = box.church.time
    else:
        return False
    events = [(event.kind.name, event.args()) for event in paid(game, action)]
    assert next((args["hours"] for name, args in events if name == "time"), 0) == hours, action.text
    assert sum(int(args["grain"]) for name, args in events if name == "spent-grain") == grain, action.text
    spent = {str(args["colour"]): int(args["cubes"]) + int(args["coins"]) for name, args in events if name == "paid"}
    if verb not in ("enter-council", "advance"):
        assert spent == cost, action.text
    elif spent:
        assert spent == {"green": box.council.green}, action.text
    return True


@pytest.mark.parametrize(("variant", "seats"), GAMES)
def test_the_face_says_what_the_menu_does(variant: str, seats: int) -> None:
    told = face(TITLE)
    source = random.Random(f"{variant} {seats} face")
    prices = deaths = 0
    for seed in range(3):
        game: Game[Village] = new(title(), variant, seats, SeededChance(seed))
        box = told.printed(game.state)
        assert isinstance(box, Printed)
        while not game.over:
            for seat in range(-1, seats):
                view = TITLE.sight(game.state, seat)
                table = told.shown(view, seat)
                assert isinstance(table, Shown)
                if seat == NOBODY:
                    continue
                menu = Menu(seat, curious=True)
                MarketTurn(seat, 0, 1).menu(view, menu)
                served = {a.args()["customer"] for a in menu.options if a.verb is SERVE}
                stalls = [stall.guest for stall in table.stalls if stall.guest]
                assert {guest.customer for guest in stalls if not guest.lacks} == served
            asked = told.shown(TITLE.sight(game.state, game.seat), game.seat)
            assert isinstance(asked, Shown)
            step = game.state.agenda[-1]
            options = [action.text for action in game.options]
            if type(step).__name__ == "Turn" and asked.cubes:
                piles = [f"take {space} {colour}" for space, lying in asked.spaces.items() for colour in lying]
                assert [text for text in options if text.startswith("take")] == piles
            if type(step).__name__ == "Death":
                deaths += 1
                assert [f"die {one.place}" for one in asked.oldest] == options
            if type(step).__name__ == "ChooseForJagna":
                ask = told.question(game.state, step)  # type: ignore[arg-type]
                assert isinstance(ask, Question)
                assert options == [f"jagna-takes {colour}" for colour in asked.spaces[ask.space]]
            for action in game.options:
                prices += check_price(game, action, box)
            assert plain(asked), "and it can be sent"
            game.play(source.choice(game.options))
    assert prices > 50 and deaths > 0, "there was something to compare"
