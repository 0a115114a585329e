"""V 1 to V 4: setup, the round, taking a cube, time (R1 to R11)."""

from __future__ import annotations

import random

import pytest

from citing import rule
from luck import Luck
from posterity.engine import Game, SeededChance, SetupError, new
from posterity.games.village import title
from posterity.games.village.state import ON_THE_ROOF, Village
from posterity.games.village.steps.church import DrawFromBlackBag
from posterity.games.village.steps.death import Death
from posterity.games.village.terms import BROWN, CITY, COLOURS, MONK, PINK, PLACE, PLAGUE, SPACE
from village_table import LETTERS, TITLE, Table, house

FAMILY_AT_START = "1@farm 1@farm 1@farm 1@farm 2@unborn 2@unborn 2@unborn 3@unborn 3@unborn 4@unborn 4@unborn"


def new_game(players: int, seed: int = 7, variant: str = "standard") -> Game[Village]:
    """A game at the first turn; seat 4, if there is one, has taken a pink cube as its bonus."""
    game = new(TITLE, variant, players, SeededChance(seed))
    if players >= 4:
        game.play(TITLE.actions.parse("gain-cube pink"))
    return game


def cubes_out(s: Village) -> list[int]:
    """The cubes that went into the green bag, by colour: those still in it and those on the board."""
    return [s.bag[c] + sum(s.spaces[space * COLOURS + c] for space in range(len(SPACE))) for c in range(COLOURS)]


def laid_out(t: Table) -> list[int]:
    """How many cubes lie on each action space."""
    return [len(t.on_space(space).split()) for space in SPACE.names]


# Setup.


@rule("V 1.1")
@pytest.mark.parametrize(("variant", "players"), [("standard", n) for n in (2, 3, 4, 5)] + [("solo", 1)])
def test_v1_1_for_two_to_five_or_for_one_against_jagna(variant: str, players: int) -> None:
    s = new_game(players, variant=variant).state
    assert len(s.farms) == players
    assert (s.jagna is not None) == (players == 1)


@rule("V 1.1")
@pytest.mark.parametrize(("variant", "players"), [("standard", 0), ("standard", 1), ("standard", 6), ("solo", 2)])
def test_v1_1_no_such_table(variant: str, players: int) -> None:
    with pytest.raises(SetupError, match=f"not {players}$"):
        new_game(players, variant=variant)


@rule("V 1.1", "V 2.1")
def test_v1_1_seat_1_is_first_and_the_seats_go_clockwise() -> None:
    game = new_game(4)
    assert game.state.first == 0
    turns = []
    for _ in range(5):
        turns.append(game.seat + 1)
        take = next(action for action in game.options if not action.text.startswith("take market"))
        game.play(take)
        game.play(TITLE.actions.parse("decline"))
    assert turns == [1, 2, 3, 4, 1]


@rule("V 1.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_r1_every_player_begins_alike(players: int) -> None:
    s = new_game(players, variant="solo" if players == 1 else "standard").state
    for seat, farm in enumerate(s.farms, start=1):
        family = [f"{s.box.generations[i] + 1}@{PLACE.names[place]}" for i, place in enumerate(farm.at)]
        assert " ".join(family) == FAMILY_AT_START
        assert farm.discs == 0, "all six discs are at hand"
        assert farm.coins == (2 if seat == 5 else 1), "seat 5 has one more by its bonus"
        assert (farm.life, farm.prestige, farm.goods, farm.customers) == (0, 0, [0, 0, 0, 0, 0], [])
    assert len(CITY) == 6


@rule("V 1.3")
def test_r2_seat_bonuses() -> None:
    luck = Luck()
    luck.told["bonus"] = ["pink"]
    game = new(TITLE, "standard", 5, luck)
    assert game.seat + 1 == 4
    assert [a.text for a in game.options] == [f"gain-cube {c}" for c in ("orange", "green", "brown", "pink")]
    assert (game.state.round, sum(game.state.bag), game.state.on_board) == (0, 0, 0), "the round is not yet filled"
    assert game.state.supply[PINK] == 32
    game.play(TITLE.actions.parse("gain-cube brown"))
    farms = game.state.farms
    assert [farm.grain for farm in farms] == [0, 1, 0, 0, 0]
    assert [farm.cubes for farm in farms] == [[0] * 4, [0] * 4, [0, 0, 0, 1], [0, 0, 1, 0], [0] * 4]
    assert [farm.coins for farm in farms] == [1, 1, 1, 1, 2]
    assert game.state.supply == [26, 26, 25, 25, 0], "33 less the 7 for the green bag and less the bonus"


@rule("V 1.3")
def test_r2_house_rule_no_starting_bonuses() -> None:
    game = new(title(house("no-starting-bonuses")), "standard", 5, SeededChance(7))
    assert (game.seat, type(game.state.agenda[-1]).__name__) == (0, "Turn"), "seat 4 has nothing to choose"
    assert [(farm.grain, farm.coins, sum(farm.cubes)) for farm in game.state.farms] == [(0, 1, 0)] * 5


@rule("V 1.3")
def test_r2_the_cube_of_seat_3_is_random() -> None:
    colours = {new_game(3, seed).state.farms[2].cubes.index(1) for seed in range(60)}
    assert colours == {0, 1, 2, 3}


def assert_all_pieces_are_there(s: Village) -> None:
    cubes = [s.supply[c] + n for c, n in enumerate(cubes_out(s))]
    tiles = [c for c in s.stalls if c >= 0] + s.queue + [c for c, there in enumerate(s.pile) if there]
    for farm in s.farms:
        cubes = [n + own for n, own in zip(cubes, [*farm.cubes, 0], strict=True)]
        tiles += farm.customers
    if s.jagna is not None:
        cubes = [n + s.jagna.cubes.count(c) for c, n in enumerate(cubes)]
        tiles += s.jagna.customers
    assert cubes == [33, 33, 33, 33, 6]
    assert sorted(tiles) == list(range(24)), "each customer is there once"


@rule("V 1.4")
@pytest.mark.parametrize(("variant", "players"), [("standard", 2), ("standard", 5), ("solo", 1), ("solo-die", 1)])
def test_v1_4_no_cube_and_no_customer_is_lost_or_made(variant: str, players: int) -> None:
    chooser = random.Random(14)
    for seed in range(4):
        game = new_game(players, seed, variant)
        assert_all_pieces_are_there(game.state)
        while not game.over:
            game.play(chooser.choice(game.options))
            assert_all_pieces_are_there(game.state)


@rule("V 1.5")
def test_r10_no_limit_on_cubes_coins_goods_and_members() -> None:
    born = "1@farm " * 4 + "2@farm " * 3 + "3@farm 3@farm 4@farm 4@unborn"
    t = (
        Table()
        .seat(1, members=born, cubes="20o", coins=30, grain=5, goods="plow " * 12)
        .board(family="o g b p")
        .turn(1)
    )
    t.play("take family orange", "birth")
    assert t.cubes() == "21o"
    assert t.members().split().count("4@farm") == 2, "all eleven are on the farm"

    t = Table().seat(1, members="1@smithy", coins=30, grain=5, goods="plow " * 12).action("crafts").play("make plow")
    assert t.goods().split() == ["plow"] * 13
    t = Table().seat(1, members="1@smithy", coins=30, grain=5).action("crafts").play("mill")
    assert t.coins() == 32


@rule("V 1.6")
@pytest.mark.parametrize(("players", "stalls", "pile"), [(2, 3, 16), (3, 4, 15), (4, 5, 14), (5, 5, 14)])
def test_r3_customers_at_the_stalls_in_the_queue_and_in_the_pile(players: int, stalls: int, pile: int) -> None:
    s = new_game(players).state
    assert (len(s.stalls), len(s.queue), sum(s.pile)) == (stalls, 5, pile)
    in_pile = [customer for customer, there in enumerate(s.pile) if there]
    assert sorted(s.stalls + s.queue + in_pile) == list(range(24))
    assert len({tuple(new_game(players, seed).state.stalls) for seed in range(5)}) > 1, "shuffled"


@rule("V 1.7")
@pytest.mark.parametrize(
    ("players", "slots", "whole", "graves"),
    [
        (2, {"crafts": 2, "farm": 2, "council": 1, "church": 1, "travel": 1}, 7, 3),
        (3, {"crafts": 3, "farm": 2, "council": 2, "church": 2, "travel": 1}, 10, 4),
        (4, {"crafts": 4, "farm": 3, "council": 2, "church": 2, "travel": 2}, 13, 5),
        (5, {"crafts": 5, "farm": 4, "council": 3, "church": 3, "travel": 2}, 17, 6),
    ],
)
def test_r4_open_slots_and_graves(players: int, slots: dict[str, int], whole: int, graves: int) -> None:
    s = new_game(players).state
    assert s.free == [slots[chapter] for chapter in ("crafts", "farm", "council", "church", "travel")]
    assert (sum(s.free), s.free_graves) == (whole, graves)


@rule("V 1.8")
def test_r4_closed_slots_count_as_occupied() -> None:
    t = Table(players=2).seat(1, members="1@farm 1@farm 1@farm 2@smithy").begin(Death(0), Death(0), Death(0))
    assert t.members() == "1@chronicle-farm 1@chronicle-farm 1@grave 2@smithy", "only two slots are open for two"

    for deaths in (6, 7):
        t = Table(players=2).seat(1, members="1@farm 1@farm 1@smithy 1@smithy 2@council-1 2@aldern 2@church-1")
        t.begin(*[Death(0) for _ in range(deaths)])
        t.play("die farm", "die farm", "die council-1", "die aldern")  # the smiths and the priest have no choice
        assert (t.state.trigger == 0) == (deaths == 7), "the seventh death fills all that is open for two"


@rule("V 1.8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r4_closed_slots_score_for_nobody(players: int) -> None:
    t = Table(players=players).seat(1, members="1@chronicle-farm 1@chronicle-crafts")
    for seat in range(1, players + 1):
        assert t.points(seat)["chronicle"] == 0, "two members bring nothing, and no closed slot is added to them"


@rule("V 1.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_v1_9_the_ring_on_the_roof_and_four_monks_in_the_bag(players: int) -> None:
    s = new_game(players).state
    assert s.ring == ON_THE_ROOF
    pieces = DrawFromBlackBag(4).bag(s)
    assert pieces[MONK] == 4
    assert sum(pieces) == 4, "nobody else is in the bag"


# The round.


@rule("V 2.1")
def test_v2_1_turns_go_clockwise_from_the_first_player_until_the_board_is_empty() -> None:
    t = Table(players=3)
    t.state.first = 1
    t.told(cubes="orange green brown pink plague " + "orange green brown pink " * 4).new_round()
    assert t.state.on_board == 21
    assert t.asked == 2, "the first player begins"

    t = Table(players=3).board(harvest="o g b", family="p x")
    t.state.first = 1
    t.turn(2)
    turns = []
    for cube in ("harvest orange", "harvest green", "harvest brown", "family pink"):
        turns.append(t.asked)
        assert t.state.round == 1
        t.play(f"take {cube}")
    assert turns == [2, 3, 1, 2]
    assert t.life(3) == 2, "P3 takes the plague, the last cube"
    events = t.events()
    assert events.index("mass") < events.index("new-round"), "a mass ends the round"
    assert (t.state.round, t.asked) == (2, 2)


@rule("V 2.2")
@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_v2_2_cubes_into_the_green_bag(players: int, each: int) -> None:
    t = Table(players=players).new_round()
    assert cubes_out(t.state) == [each, each, each, each, 6]
    assert t.state.supply == [33 - each, 33 - each, 33 - each, 33 - each, 0]


@rule("V 2.2", "V 2.3")
def test_r5_too_few_cubes_of_a_colour() -> None:
    t = Table(players=3)
    t.state.supply[BROWN] = 3
    t.new_round()
    assert cubes_out(t.state) == [5, 5, 3, 5, 6], "three brown, and nothing in place of the others"
    assert t.state.supply == [28, 28, 0, 28, 0]


@rule("V 2.2")
def test_r6_cubes_of_earlier_rounds_stay_in_the_bag() -> None:
    t = Table(players=3)
    t.state.bag = [3, 0, 0, 0, 2]
    t.state.supply = [30, 33, 33, 33, 4]
    t.new_round()
    assert cubes_out(t.state) == [8, 5, 5, 5, 6], "3 + 5 orange, 2 + 4 plague"
    assert t.state.supply == [25, 28, 28, 28, 0]


@rule("V 2.4")
@pytest.mark.parametrize(
    ("players", "cubes", "total"),
    [
        (2, [3, 3, 4, 1, 2, 2, 3], 18),
        (3, [3, 3, 5, 1, 3, 3, 3], 21),
        (4, [4, 3, 6, 1, 3, 3, 4], 24),
        (5, [5, 4, 7, 1, 4, 4, 5], 30),
    ],
)
def test_v2_4_cubes_on_the_action_spaces(players: int, cubes: list[int], total: int) -> None:
    t = Table(players=players).new_round()
    assert SPACE.names == ["harvest", "family", "crafts", "market", "travel", "council", "church"], "no well"
    assert laid_out(t) == cubes
    assert (t.state.on_board, total % players) == (total, 0)
    assert sum(t.state.bag) == sum(cubes_out(t.state)) - total, "the others stay in the bag"


@rule("V 2.4")
def test_v2_4_the_cubes_are_drawn_at_random() -> None:
    boards = set()
    for seed in range(5):
        t = Table()
        t.luck.random = random.Random(seed)
        boards.add(tuple(t.new_round().state.spaces))
    assert len(boards) == 5


@rule("V 2.5")
def test_v2_5_too_few_cubes_in_the_bag() -> None:
    t = Table(players=2)
    t.state.supply = [1, 1, 0, 0, 6]
    t.new_round()
    assert laid_out(t) == [3, 3, 2, 0, 0, 0, 0], "harvest, family, then crafts until the bag is empty"
    assert sum(t.state.bag) == 0
    assert (t.state.on_board, t.asked) == (8, 1)


@rule("V 2.1", "V 2.6")
def test_r11_after_the_last_cube_the_action_and_the_death_come_before_the_mass() -> None:
    t = Table(players=3).seat(3, members="1@farm 1@council-1", life=8).board(crafts="o")
    t.state.first = 1
    t.turn(3)  # there is only this cube to take
    assert (t.state.on_board, t.cubes(3)) == (0, "1o")
    assert (t.asked, t.step) == (3, "Craft")
    t.play("train smithy 1", "make plow")
    assert "mass" not in t.events()
    assert (t.asked, t.options) == (3, ["die smithy", "die council-1"])
    t.play("die smithy")
    events = t.events()
    assert events.index("died") < events.index("mass") < events.index("new-round")
    assert (t.goods(3), t.state.round) == ("plow", 2)
    assert t.asked == 2, "the first player, not the seat after P3"


# Taking a cube.


@rule("V 3.1")
@pytest.mark.parametrize("grain", [0, 5])
def test_r7_one_cube_must_be_taken(grain: int) -> None:
    t = Table().seat(1, members="1@farm", grain=grain, goods="wagon").board(crafts="o o p x", church="b").turn(1)
    cubes = ["take crafts orange", "take crafts pink", "take crafts plague", "take church brown"]
    assert t.options == cubes, "whatever the player owns"
    assert t.reason("pass") == "not-now"
    assert t.reason("decline") == "not-now"
    assert t.reason("take crafts green") == "no-such-cube"
    assert t.reason("take market orange") == "no-such-cube"
    t.play("take crafts orange", "decline")
    assert (t.on_space("crafts"), t.on_space("church"), t.state.on_board) == ("o p x", "b", 4)
    assert t.asked == 2, "one cube, not two"


@rule("V 3.1")
def test_r7_or_the_well_is_used() -> None:
    t = Table().seat(1, members="1@farm", cubes="3p").board(crafts="o", church="b").turn(1)
    assert t.options == ["take crafts orange", "take church brown", "well pink 0"]


@rule("V 3.2", "V 3.4")
def test_r8_the_cube_is_kept_without_the_action() -> None:
    t = Table().seat(1, members="1@farm", life=4).board(church="o", crafts="o g").turn(1)
    t.play("take church orange", "decline")
    assert (t.cubes(), t.life(), t.members()) == ("1o", 4, "1@farm")
    assert t.asked == 2


@rule("V 3.2")
@pytest.mark.parametrize("colour", ["orange", "green", "brown", "pink"])
def test_v3_2_influence_goes_to_the_farm(colour: str) -> None:
    letter = LETTERS[["orange", "green", "brown", "pink"].index(colour)]
    t = Table().board(harvest=f"{letter} x", crafts="o g").turn(1).play(f"take harvest {colour}")
    assert (t.cubes(), t.on_space("harvest"), t.life()) == (f"1{letter}", "x", 0)


@rule("V 3.2")
def test_r9_the_cube_just_taken_can_pay() -> None:
    t = Table().board(crafts="p", harvest="o g").turn(1).play("take crafts pink")
    assert t.options == ["buy scroll", "decline"]
    t.play("buy scroll")
    assert (t.cubes(), t.goods()) == ("", "scroll")


@rule("V 3.3")
def test_v3_3_plague_costs_time_and_pays_for_nothing() -> None:
    t = Table().seat(1, members="1@farm", life=1).board(crafts="x", harvest="o g").turn(1)
    t.play("take crafts plague")
    assert (t.life(), t.cubes(), t.state.supply[PLAGUE]) == (3, "", 6)
    assert t.reason("buy scroll") == "lacks-cubes"
    t.play("train office 1", "make scroll")
    assert (t.goods(), t.life()) == ("scroll", 7), "the action may be played all the same"


@rule("V 3.4")
@pytest.mark.parametrize("space", ["harvest", "family", "crafts", "travel", "council", "church"])
def test_v3_4_every_action_but_the_market_can_be_declined(space: str) -> None:
    t = Table().seat(1, members="1@farm 2@council-1 2@unborn", cubes="2b 2p", goods="wagon scroll", grain=3)
    t.board(**{space: "g", "market": "o p"}).turn(1)
    t.play(f"take {space} green")
    assert len(t.options) > 1, "the action can be played"
    before = TITLE.encode(t.state.copy())
    t.play("decline")
    assert TITLE.encode(t.state) == before, "nothing changes"
    assert (t.cubes(), t.asked) == ("1g 2b 2p", 2)


@rule("V 3.4")
def test_v3_4_the_market_day_cannot_be_declined() -> None:
    t = Table().market(stalls="c01").seat(1, goods="scroll").board(market="o", crafts="o g").turn(1)
    t.play("take market orange")
    assert (t.step, t.options) == ("MarketTurn", ["serve c01", "pass"])
    assert t.reason("decline") == "not-now"


@rule("V 3.4")
def test_v3_4_the_action_is_played_once() -> None:
    t = Table().seat(1, members="1@farm").board(harvest="o o g", crafts="g").turn(1)
    t.play("take harvest green", "harvest")
    assert (t.grain(), t.asked) == (2, 2)


@rule("V 3.5")
def test_v3_5_the_whole_cost_or_nothing() -> None:
    t = Table().seat(1, cubes="1o", grain=2).board(harvest="o g").action("crafts")
    assert t.options == ["mill", "decline"]
    assert t.reason("buy wagon") == "lacks-cubes", "the pink is missing"
    assert t.reason("buy horse") == "lacks-grain", "two of three"
    assert t.reason("buy scroll") == "lacks-cubes"


@rule("V 3.5")
def test_v3_5_what_is_paid_goes_back_to_the_supply() -> None:
    t = Table().seat(1, cubes="2o 1p").board(harvest="o g").action("crafts")
    assert t.state.supply[:4] == [30, 32, 33, 32]
    t.play("buy wagon")
    assert t.state.supply[:4] == [31, 32, 33, 33]
    assert t.cubes() == "1o"


# Time.


@rule("V 4.1")
@pytest.mark.parametrize(("life", "after"), [(0, 2), (3, 5), (7, 9), (8, 0), (9, 1)])
def test_v4_1_the_track_is_a_ring_of_ten_spaces(life: int, after: int) -> None:
    t = Table().seat(1, members="1@wainwright", life=life).board(harvest="o g").action("crafts").play("make wagon")
    assert t.life() == after


@rule("V 4.2")
@pytest.mark.parametrize("space", ["crafts", "council", "travel", "church"])
def test_v4_2_time_can_be_paid_from_every_space(space: str) -> None:
    offered = []
    for life in range(10):
        t = Table().seat(1, members="1@farm 2@council-3 3@smithy", cubes="2g 2b", goods="wagon", grain=2, life=life)
        offered.append(t.board(harvest="x o").action(space).options)
    assert len(offered[0]) > 1, "what costs time is among it"
    assert offered == [offered[0]] * 10, "also where the time carries the marker over the quill"


@rule("V 4.2")
def test_v4_2_plague_can_be_taken_from_every_space() -> None:
    for life in range(10):
        t = Table().seat(1, members="1@farm 1@smithy", life=life).board(harvest="x o", crafts="o g").turn(1)
        t.play("take harvest plague")
        assert t.life() == (life + 2) % 10


@rule("V 4.3")
def test_v4_3_a_member_dies_when_the_marker_passes_the_quill() -> None:
    t = Table().seat(1, members="1@wainwright", life=7).board(harvest="o g").action("crafts").play("make wagon")
    assert (t.life(), t.members()) == (9, "1@wainwright"), "the last space before the quill is not enough"
    t = Table().seat(1, members="1@wainwright", life=8).board(harvest="o g").action("crafts").play("make wagon")
    assert (t.life(), t.members()) == (0, "1@chronicle-crafts")


@rule("V 4.3")
def test_v4_3_each_lap_brings_a_death() -> None:
    t = Table().seat(1, members="1@wainwright 1@wainwright 2@farm", life=8).board(crafts="o p", harvest="g b x").turn(1)
    t.play("take crafts orange", "make wagon", "take harvest green")
    assert t.members() == "1@wainwright 1@chronicle-crafts 2@farm"
    t.farm().life = 8  # nearly a lap later
    t.play("take crafts pink", "make wagon")
    assert t.members() == "1@chronicle-crafts 1@chronicle-crafts 2@farm"


@rule("V 4.1", "V 4.3")
def test_v4_3_the_marker_goes_on_with_the_rest_of_the_payment() -> None:
    t = Table().seat(1, members="1@farm 2@farm", life=8).board(harvest="o g").action("crafts")
    t.play("train wainwright 1", "make wagon")  # 4 time
    assert t.life() == 2, "from the ninth space to the third of the next lap"
    assert t.members() == "1@chronicle-crafts 2@farm", "one death for one lap"
