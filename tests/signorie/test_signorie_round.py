"""S 2: the round and its preparation, turns and passing (R11 to R14, R21)."""

from __future__ import annotations

import random

import pytest

from citing import rule
from posterity.engine import SeededChance, new
from posterity.engine.game import history
from posterity.games.signorie.components import STANDARD
from posterity.games.signorie.terms import CITY, COLOUR, HOUSE, TILE, TILES
from signorie_table import TITLE, Table

KINDS = ["marriage", "mission"]
EVERYWHERE = [(city, kind) for city in CITY.names for kind in KINDS]

# The order of the rulebook's tile list, so that a shuffle can be told.
TILES_ANEW = "marriage mission token threshold family florins initiative military clerical political"


def on_show(t: Table) -> dict[str, str]:
    """The tokens in the cities: {"milano marriage": "medici-4"}."""
    shown = {f"{city} {kind}": t.city_token(city, kind) for city, kind in EVERYWHERE}
    return {space: token for space, token in shown.items() if token != "-"}


def pass_until_round(t: Table, number: int) -> None:
    """Everybody passes, and takes the last of what is offered otherwise."""
    while t.state.round < number and not t.playing.over:
        t.play("pass" if "pass" in t.options else t.options[-1])


# Seven rounds of three phases.


@rule("S 2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_r11_seven_rounds_of_three_phases(players: int) -> None:
    source = random.Random(5)
    game = new(TITLE, STANDARD, players, SeededChance(5), listening=True)
    told = list(game.events)
    while not game.over:
        game.play(source.choice(game.options))
        told += game.events
    phases = [event.kind.name for event in told if event.kind.name in ("new-round", "rewards", "game-over")]
    assert phases == ["new-round", "rewards"] * 7 + ["game-over"]
    assert game.state.round == 7


@rule("S 2.1")
def test_r11_the_rewards_come_when_all_have_passed_and_then_the_next_preparation() -> None:
    t = Table(players=2).dice(yellow="1 1").turn(1)
    t.play("pass", "pass")
    assert (t.state.round, t.step, t.asked) == (1, "Wedding", 1), "still the first round: its rewards"
    t.play("decline", "decline")
    assert (t.state.round, t.step) == (2, "Turn")


@rule("S 2.2", "S 2.4", "S 2.5")
def test_s2_2_first_the_cities_then_the_dice_last_the_assignments() -> None:
    t = Table(players=2).new_round()
    draws = [answer.draw for answer in history(t.playing.past)]
    assert draws[0] == "tokens-2" and draws[-2:] == ["dice-2", "assignments-2"]
    assert len(draws) == 1 + 6 + 2, "between them the six tokens are turned face up"


# Preparation: the tokens of the cities.


@rule("S 2.2")
@pytest.mark.parametrize("taken", [["milano mission", "roma marriage", "napoli marriage"], ["firenze mission"]])
def test_r12_only_the_empty_spaces_get_a_token(taken: list[str]) -> None:
    t = Table()
    for city, house in zip(CITY.names, HOUSE.names, strict=False):
        t.city(city, **{kind: f"{house}-3" for kind in KINDS if f"{city} {kind}" not in taken})
    before, pile = on_show(t), t.state.pile
    assert len(before) == 10 - len(taken)
    t.new_round()
    after = on_show(t)
    assert len(after) == 10, "each space has one"
    assert t.state.pile == pile - len(taken), f"{len(taken)} tokens were missing"
    assert {space: token for space, token in after.items() if space not in taken} == before, "the others lie as before"


@rule("S 2.2")
def test_s2_2_the_tokens_that_are_drawn_come_face_up_from_the_pile() -> None:
    t = Table(players=2).city("milano", marriage="medici-5", mission="medici-4").city("venezia", mission="este-2")
    t.told(tokens_2="sforza aragona este", token_2_venezia_marriage="5", token_2_firenze_marriage="2").new_round()
    assert t.city_token("venezia", "marriage") == "sforza-5"
    assert t.city_token("firenze", "marriage") == "aragona-2"
    assert t.city_token("firenze", "mission").startswith("este-")
    assert sum(t.state.unseen) == 54 - 6, "six are seen now"


@rule("S 2.2")
def test_s2_2_a_space_that_is_emptied_stays_empty_until_the_next_preparation() -> None:
    t = Table(players=2).seat(1, florins=4, pool="1w").city("milano", marriage="sforza-4")
    t.dice(red="2", yellow="1 1").turn(1)
    t.play("take red 2", "manage marriage", "marry milano 1")
    assert t.row("marriage") == "sforza-4"
    assert t.city_token("milano", "marriage") == "-"
    t.play("take yellow 1", "pass")
    assert t.step == "Wedding"
    assert t.city_token("milano", "marriage") == "-", "nor do the rewards fill it"
    pass_until_round(t, 2)
    assert t.city_token("milano", "marriage") != "-"


@rule("S 2.3")
def test_a6_a_short_pile_fills_the_cities_in_their_order() -> None:
    t = Table().city("milano", mission="medici-4").city("firenze", marriage="este-2")
    t.seat(1, face_down="political " * 48)
    assert t.state.pile == 4
    t.new_round()
    filled = ["milano marriage", "milano mission", "venezia marriage", "venezia mission", "firenze marriage"]
    assert list(on_show(t)) == [*filled, "firenze mission"], "the marriage space of a city first"
    assert t.state.pile == 0
    pass_until_round(t, 3)
    assert list(on_show(t)) == [*filled, "firenze mission"], "an empty pile brings nothing"


@rule("S 2.3")
def test_a6_the_marriage_space_comes_before_the_mission_space() -> None:
    t = Table().seat(1, face_down="political " * 51).new_round()
    assert list(on_show(t)) == ["milano marriage", "milano mission", "venezia marriage"]


@rule("S 2.3")
def test_a6_a_city_that_is_out_is_left_out() -> None:
    t = Table(players=3).seat(1, face_down="political " * 45)
    t.state.in_play[0], t.state.in_play[4] = 0, 1  # without Milano
    assert list(on_show(t.new_round())) == ["venezia marriage", "venezia mission", "firenze marriage"]


# Preparation: dice and assignments.


@rule("S 2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_r14_all_dice_are_gathered_and_rolled(players: int) -> None:
    t = Table(players).seat(1, dice="yellow-3 grey-4").seat(2, dice="red-6 purple-1 turquoise-2 grey-5")
    t.dice(yellow="6", red="6")
    rolled = [f"{1 + (i * i) % 6}" for i in range(5 * players)]
    t.told(dice_2=" ".join(rolled)).new_round()
    assert (t.own_dice(1), t.own_dice(2)) == ("", ""), "no die stays on a player board"
    for i, colour in enumerate(COLOUR.names):
        assert t.dice_left(colour) == " ".join(sorted(rolled[i * players : (i + 1) * players])), colour


@rule("S 2.4")
def test_s2_4_a_die_keeps_its_number() -> None:
    t = Table(players=2).seat(1, florins=9).seat(2, florins=9).dice(grey="1 4", yellow="2 5").turn(1)
    t.play("take grey 1", "hire purple-top")
    assert (t.own_dice(1), t.dice_left("grey"), t.dice_left("yellow")) == ("grey-1", "4", "2 5")


@rule("S 2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_r13_all_ten_tiles_lie_on_the_ten_slots(players: int) -> None:
    t = Table(players).told(assignments_2=TILES_ANEW).new_round()
    assert [TILE.names[tile] for tile in t.state.slots] == TILES_ANEW.split()
    pass_until_round(t, 3)
    assert sorted(t.state.slots) == list(range(TILES)), "all ten, each once"


@rule("S 2.5")
@pytest.mark.parametrize(
    ("colour", "tiles"),
    [
        ("yellow", {"marriage", "mission"}),
        ("red", {"token", "threshold"}),
        ("purple", {"family", "florins"}),
        ("grey", {"initiative", "military"}),
        ("turquoise", {"clerical", "political"}),
    ],
)
def test_r13_two_tiles_in_each_colour(colour: str, tiles: set[str]) -> None:
    t = Table().seat(1, florins=20, pool="3m 3w", men="political-3")
    t.state.slots = [TILE.ids[tile] for tile in TILES_ANEW.split()]
    t.dice(yellow="1").placed(f"{colour}-6")
    assert {option.split()[1] for option in t.options if option.startswith("assign")} == tiles


@rule("S 2.5")
def test_r13_the_tiles_are_shuffled_anew_each_round() -> None:
    t = Table().opened()
    layouts = []
    for number in range(2, 8):
        layouts.append(tuple(t.state.slots))
        pass_until_round(t, number)
    assert len(set(layouts)) == 6
    first = {new(TITLE, STANDARD, 2, SeededChance(seed)).state.slots[0] for seed in range(80)}
    assert first == set(range(TILES)), "any tile may come to any slot"


# Turns.


@rule("S 2.6")
def test_s2_6_turns_go_round_in_turn_order() -> None:
    t = Table(players=3).order("2 1 3").dice(yellow="1 1 1", red="6 6 6", grey="6 6 6")
    for seat in (1, 2, 3):
        t.seat(seat, florins=9)
    t.turn(2)
    asked = []
    for die, helper in [("yellow 1", "turquoise-top")] * 3 + [("red 6", "yellow-top")] * 3:
        asked.append(t.asked)
        t.play(f"take {die}", f"hire {helper}")
    assert asked == [2, 1, 3, 2, 1, 3]


@rule("S 2.6")
def test_s2_6_the_first_in_turn_order_begins_the_round() -> None:
    t = Table(players=3).order("2 3 1").new_round()
    assert (t.asked, t.step) == (2, "Turn")


@rule("S 2.6")
def test_s2_6_a_turn_is_one_die_or_a_pass() -> None:
    t = Table(players=2).seat(1, florins=3, helpers="yellow-bottom").dice(yellow="3 5").turn(1)
    assert t.options == ["take yellow 3", "take yellow 5", "pass"]
    t.play("take yellow 3", "manage florins", "finish")
    assert t.asked == 2, "one die, then the next player"


@rule("S 2.7", "S 3.12")
def test_r21_who_has_passed_is_skipped_until_all_have() -> None:
    t = Table(players=3).dice(yellow="1 1 1 1", red="6 6", grey="6 6")
    for seat in (1, 2, 3):
        t.seat(seat, florins=20)
    t.turn(1)
    t.play("take yellow 1", "manage florins")
    assert t.asked == 2
    t.play("pass")
    assert t.asked == 3
    t.play("take yellow 1", "manage florins")
    assert t.asked == 1
    t.play("take red 6", "hire yellow-top")
    assert t.asked == 3, "P2 has passed, although there are dice to take"
    t.play("pass")
    assert (t.asked, t.step) == (1, "Turn"), "P1 goes on alone"
    t.play("take grey 6", "hire purple-top")
    assert t.step == "Wedding", "no die is left for P1, and so the rewards begin"
    assert "rewards" in t.events()


@rule("S 2.7")
def test_r21_in_the_next_round_everybody_is_back() -> None:
    t = Table(players=2).dice(yellow="1 1").turn(1).play("pass", "pass")
    pass_until_round(t, 2)
    assert t.state.passed == [0, 0]
    first = t.asked
    t.play("take yellow " + t.dice_left("yellow")[0])
    t.play("manage florins")
    assert t.asked == 3 - first


@rule("S 3.12")
@pytest.mark.parametrize("first_to_pass", [1, 2])
def test_s3_12_when_somebody_passed_means_nothing(first_to_pass: int) -> None:
    t = Table(players=2).initiative(i3="2", i2="1").dice(yellow="1 1").turn(1)
    assert t.turn_order() == "1 2"
    if first_to_pass == 1:
        t.play("pass", "take yellow 1")
    else:
        t.play("take yellow 1", "pass")
    assert t.turn_order() == "2 1", "only initiative decides who comes first"
