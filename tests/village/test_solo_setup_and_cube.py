"""V 19 and V 20: the solo table, and the cube that Jagna takes."""

from __future__ import annotations

import random

import pytest

from citing import rule
from luck import Luck
from posterity.engine import new
from posterity.games import proof
from posterity.games.village.state import ON_THE_ROOF, Jagna, Village
from posterity.games.village.steps.jagna import JagnaTakesCube
from posterity.games.village.steps.rounds import Turn
from posterity.games.village.terms import COLOUR, COLOURS, SPACE
from village_table import TITLE, Table

ORANGE, GREEN, BROWN, PINK, PLAGUE = range(COLOURS)
CLOCKWISE = ["market", "travel", "council", "harvest", "family", "church", "crafts"]
NO_TOKEN = 2  # a cube on the third space of Jagna's board turns no fate token


def solo(variant: str = "solo") -> Table:
    """A solo table on which Jagna's next cube turns no fate token."""
    return Table(variant=variant).jagna(slot=NO_TOKEN)


def cubes_on(s: Village, space: str) -> int:
    return sum(s.spaces[SPACE.ids[space] * COLOURS : (SPACE.ids[space] + 1) * COLOURS])


@rule("V 19.1")
@pytest.mark.parametrize("variant", ["solo", "solo-die"])
def test_r91_the_board_is_set_up_as_for_two_players(variant: str) -> None:
    s = new(TITLE, variant, 1, Luck()).state
    assert (len(s.stalls), len(s.queue), sum(s.pile)) == (3, 5, 16)
    assert (s.free, s.free_graves) == ([2, 2, 1, 1, 1], 3)
    spaces = ["harvest", "family", "crafts", "market", "travel", "council", "church"]
    assert [cubes_on(s, space) for space in spaces] == [3, 3, 4, 1, 2, 2, 3]
    assert sum(s.bag) + s.on_board == 4 * 4 + 6
    assert s.ring == ON_THE_ROOF


@rule("V 19.1")
def test_r91_the_player_begins_like_any_other() -> None:
    s = new(TITLE, "solo", 1, Luck()).state
    assert len(s.farms) == 1
    farm = s.farms[0]
    assert (farm.coins, farm.grain, farm.cubes, farm.life, farm.prestige) == (1, 0, [0, 0, 0, 0], 0, 0)
    assert farm.at == [1] * 4 + [0] * 7, "four 1s on the farm, the others unborn"


@rule("V 19.1")
def test_r91_the_player_begins_every_round() -> None:
    t = solo().seat(1, members="1@farm").board(travel="o o", crafts="g").turn(1)
    t.state.ring = 0
    t.play("take crafts green", "decline")
    # Jagna found no green cube and took the last but one; the player took the last one unasked.
    assert "mass" in t.events()
    assert (t.state.round, t.step, t.state.first) == (2, "Turn", 0)

    t = solo().seat(1, members="1@farm").board(travel="o o").turn(1)  # the player takes one, Jagna the last
    assert t.rival.cubes == [ORANGE]
    assert (t.state.round, t.step, t.state.first) == (2, "Turn", 0)


@rule("V 19.2")
def test_r91_jagnas_family() -> None:
    s = new(TITLE, "solo", 1, Luck()).state
    assert s.jagna is not None
    assert s.jagna.beside == [4, 3], "the 1s and 2s beside her board"
    assert s.jagna.church == [2, 2], "the 3s and 4s on the church"
    assert (s.jagna.track, s.jagna.bag) == ([0, 0, 0, 0], [0, 0]), "not on the track, not in the bag"


@rule("V 19.3")
def test_r91_jagna_owns_nothing() -> None:
    # Her board has no place for a coin, a good, grain, a disc in a city, a life marker or prestige.
    nowhere = {"coins", "goods", "grain", "discs", "life", "prestige"}
    assert not nowhere & set(Jagna.FIELDS)
    s = new(TITLE, "solo", 1, Luck()).state
    assert s.jagna is not None
    assert (s.jagna.cubes, s.jagna.customers) == ([], [])


@rule("V 19.3")
@pytest.mark.parametrize("seed", range(5))
def test_v19_3_a_whole_game_and_jagna_has_no_score(seed: int) -> None:
    luck = Luck()
    luck.random = random.Random(seed)
    game = new(TITLE, "solo", 1, luck)
    moves = 0
    while not game.over:
        moves += 1
        assert moves < 5000, "the game does not end"
        game.play(game.options[luck.below(len(game.options))])
        assert proof(TITLE).problems(game.state) == []
        assert len(game.state.farms) == 1, "no farm is hers"
    assert len(game.result().points) == 1, "only the player is scored"
    assert game.result().places == [1]


@rule("V 19.3")
def test_v19_3_the_disc_marks_the_front_customer() -> None:
    t = solo().seat(1).market(stalls="- c03 c05").board(market="o", travel="g p").turn(1)
    t.play("take market orange")  # the player passes, unable to serve
    assert t.rival.customers == [2], "c03 is the front-most customer"


@rule("V 19.4")
def test_v19_4_two_sets_of_three_tokens_face_down() -> None:
    s = new(TITLE, "solo", 1, Luck()).state
    assert s.jagna is not None
    assert s.jagna.fate == [0, 0, 0, 0, 0, 0]


@rule("V 19.4")
def test_v19_4_one_quill_in_each_set_at_a_random_place() -> None:
    seen: set[tuple[int, int]] = set()
    for seed in range(60):
        t = Table(variant="solo").board(council="15o", travel="g p").jagna(slot=0)
        t.luck.random = random.Random(seed)
        t.state.taken = SPACE.ids["council"] * COLOURS + ORANGE
        t.begin(*[JagnaTakesCube() for _ in range(10)], Turn(0, 1))
        fates = [str(event.args()["fate"]) for event in t.playing.events if event.kind.name == "fate"]
        assert len(fates) == 6
        # In the order of the spaces: 1 is lower, 2, 4 and 6 are upper, 7 and 9 are lower.
        upper, lower = fates[1:4], [fates[4], fates[5], fates[0]]
        assert sorted(upper) == sorted(lower) == ["blank", "blank", "quill"]
        seen.add((upper.index("quill"), lower.index("quill")))
    assert len(seen) == 9, "shuffled, and each set for itself"


@rule("V 20.1", "V 20.2")
@pytest.mark.parametrize("action", [["decline"], ["buy scroll"], ["train smithy 1", "make plow"]])
def test_r92_the_same_colour_from_the_same_space(action: list[str]) -> None:
    t = solo().seat(1, members="1@farm", cubes="1p").board(crafts="o o p", travel="o g").turn(1)
    t.play("take crafts orange", *action)
    assert t.on_space("crafts") == "p"
    assert t.on_space("travel") == "o g"
    assert t.rival.cubes == [ORANGE], "whether or not the player crafted"
    assert (t.step, t.asked) == ("Turn", 1)


@rule("V 20.1")
def test_v20_1_after_each_turn_with_a_cube() -> None:
    t = solo().seat(1).board(travel="4g", council="o p").told(fate="blank").turn(1)
    t.play("take travel green")
    assert t.rival.cubes == [GREEN]
    t.play("take travel green")
    assert t.rival.cubes == [GREEN, GREEN]
    assert t.on_space("travel") == ""


@rule("V 20.2")
def test_r93_the_next_space_clockwise_that_holds_the_colour() -> None:
    t = solo().seat(1).board(crafts="o p", market="g", travel="o", council="o").turn(1)
    t.play("take crafts orange")
    assert t.rival.cubes == [ORANGE]
    assert (t.on_space("crafts"), t.on_space("market"), t.on_space("travel")) == ("p", "g", "")
    assert t.on_space("council") == "o"


@rule("V 20.2")
@pytest.mark.parametrize("place", range(7))
def test_v20_2_the_order_of_the_spaces(place: int) -> None:
    here, there = CLOCKWISE[place], CLOCKWISE[(place + 1) % 7]
    others = {space: "o p" for space in CLOCKWISE if space != here}
    t = solo().board(**others).jagna_answers(here, "orange")
    assert t.on_space(there) == "p"
    assert t.state.on_board == 11, "one cube, and only one"

    last = CLOCKWISE[(place + 6) % 7]  # all the way round
    t = solo().board(**dict.fromkeys(CLOCKWISE, "p p") | {last: "o p"}).jagna_answers(here, "orange")
    assert (t.on_space(last), t.rival.cubes) == ("p", [ORANGE])


@rule("V 20.3")
@pytest.mark.parametrize(
    ("crafts", "colours"),
    [("o p g", ["green", "pink"]), ("o p x", ["pink", "plague"]), ("o b b g", ["green", "brown"])],
)
def test_r94_the_colour_is_nowhere_on_the_board(crafts: str, colours: list[str]) -> None:
    for colour in colours:
        t = solo().seat(1).board(crafts=crafts, market="g", travel="b p").turn(1)
        t.play("take crafts orange")
        assert t.options == [f"jagna-takes {name}" for name in colours], "from the same space"
        left = t.state.on_board
        t.play(f"jagna-takes {colour}")
        assert t.rival.cubes == [COLOUR.ids[colour]]
        assert len(t.on_space("crafts").split()) == len(crafts.split()) - 2
        assert t.state.on_board == left - 1


@rule("V 20.3")
@pytest.mark.parametrize("colour", ["brown", "plague"])
def test_r95_the_next_space_that_holds_any_cube(colour: str) -> None:
    t = solo().seat(1).board(crafts="o", travel="b x", council="g p").turn(1)
    t.play("take crafts orange")
    assert t.options == ["jagna-takes brown", "jagna-takes plague"]
    assert t.reason("jagna-takes green") == "no-such-cube", "green lies only on a space behind"
    t.play(f"jagna-takes {colour}")
    assert t.rival.cubes == [COLOUR.ids[colour]]
    assert t.on_space("council") == "g p"


@rule("V 20.2", "V 20.4")
def test_r96_a_plague_cube_for_each() -> None:
    t = solo().seat(1, life=3).board(harvest="x x", travel="o g").turn(1)
    assert t.state.supply[PLAGUE] == 4
    t.play("take harvest plague")
    assert t.life() == 5, "the player pays for one of them only"
    assert t.state.supply[PLAGUE] == 5, "the player's cube is back in the supply"
    assert t.rival.cubes == [PLAGUE], "hers lies on her board"
    assert t.on_space("harvest") == ""


@rule("V 20.4")
def test_v20_4_her_plague_cubes_go_back_with_the_others() -> None:
    t = solo().jagna(cubes=[PLAGUE, ORANGE, PLAGUE, GREEN])
    t.state.supply[PLAGUE] = 4
    t.new_round()
    assert t.rival.cubes == [GREEN]
    spread = sum(t.on_space(space).split().count("x") for space in CLOCKWISE)
    assert spread + t.state.bag[PLAGUE] == 6, "both came back in time to be put into the green bag"


@rule("V 20.5")
def test_r108_after_the_well_jagna_does_nothing() -> None:
    t = solo().seat(1, members="1@farm", cubes="3p").board(church="2o b g").turn(1)
    t.play("well pink 0", "act harvest")
    assert (t.rival.cubes, t.rival.bag, t.state.on_board) == ([], [0, 0], 4)
    assert (t.step, t.asked) == ("Turn", 1), "the player has another turn at once"
    t.play("take church orange", "decline")
    assert (t.rival.cubes, t.rival.bag, t.state.on_board) == ([ORANGE], [1, 0], 2), "after this turn she does"


@rule("V 20.6")
def test_p35_the_players_death_comes_first() -> None:
    t = Table(variant="solo").seat(1, members="1@farm 1@smithy", life=9).jagna(slot=1)
    t.free(farm=1).board(harvest="x x", crafts="o g").told(fate="quill").turn(1)
    t.play("take harvest plague", "decline")
    assert (t.step, t.rival.cubes) == ("Death", [])
    t.play("die farm")
    assert t.members() == "1@smithy 1@chronicle-farm", "the last slot of the farm's chapter"
    assert (t.rival.cubes, t.rival.graves) == ([PLAGUE], [1]), "hers comes too late for it"


@rule("V 20.7")
def test_v20_7_the_player_takes_the_last_cube() -> None:
    t = solo().seat(1, members="1@farm").jagna(cubes=[BROWN]).board(harvest="o").turn(1)
    t.play("harvest")
    assert "jagna-took" not in t.events()
    assert "mass" in t.events()
    assert (t.rival.cubes, t.rival.slot) == ([BROWN], NO_TOKEN)


@rule("V 20.8")
@pytest.mark.parametrize(("colour", "space"), [("orange", "crafts"), ("green", "market"), ("pink", "council")])
def test_v20_8_the_die_decides_the_colour(colour: str, space: str) -> None:
    t = solo("solo-die").seat(1).board(crafts="2o", market="g", travel="b", council="p g", harvest="p o")
    t.told(die=colour).turn(1)
    t.play("take crafts orange")
    assert t.rival.cubes == [COLOUR.ids[colour]]
    assert t.on_space(space) == {"crafts": "", "market": "", "council": "g"}[space]
    assert t.on_space("harvest") == "o p"


@rule("V 20.8")
def test_r97_a_colour_that_is_nowhere_is_rolled_again() -> None:
    rolled: set[int] = set()
    for seed in range(40):
        t = solo("solo-die").seat(1).board(crafts="x x", travel="o", family="g x")
        t.luck.random = random.Random(seed)
        t.turn(1).play("take crafts plague")
        rolled.update(t.rival.cubes)
    assert rolled == {ORANGE, GREEN}, "neither brown nor pink, and the die shows no plague"


@rule("V 20.9")
@pytest.mark.parametrize("colour", ["orange", "plague"])
def test_r97_no_roll_with_one_colour_of_influence(colour: str) -> None:
    t = solo("solo-die").seat(1).board(crafts="o o x", market="o", travel="x").turn(1)
    t.play("take crafts orange")
    assert t.options == ["jagna-takes orange", "jagna-takes plague"], "of the same space"
    t.play(f"jagna-takes {colour}")
    assert t.rival.cubes == [COLOUR.ids[colour]]
    assert len(t.on_space("crafts").split()) == 1

    t = solo("solo-die").seat(1).board(crafts="o", council="o o x", harvest="o").turn(1)
    t.play("take crafts orange")
    assert t.options == ["jagna-takes orange", "jagna-takes plague"], "of the next space that holds any"
    t.play(f"jagna-takes {colour}")
    assert t.rival.cubes == [COLOUR.ids[colour]]
    assert (len(t.on_space("council").split()), t.on_space("harvest")) == (2, "o")


@rule("V 20.10")
@pytest.mark.parametrize(
    ("crafts", "taken_from"), [("o x", "crafts"), ("o", "travel")], ids=["the same space", "the next with cubes"]
)
def test_p42_no_roll_with_plague_cubes_only(crafts: str, taken_from: str) -> None:
    t = solo("solo-die").seat(1, members="1@farm").board(crafts=crafts, travel="2x", harvest="3x").turn(1)
    before = len(t.on_space(taken_from).split())
    t.play("take crafts orange", "decline")
    assert t.rival.cubes == [PLAGUE]
    gone = 2 if taken_from == "crafts" else 1  # the player took one from crafts
    assert len(t.on_space(taken_from).split()) == before - gone
    assert t.on_space("harvest") == "x x x"
