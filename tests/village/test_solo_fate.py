"""V 21: Jagna's board and the fate tokens."""

from __future__ import annotations

import random

import pytest

from citing import rule
from posterity.games.village.steps.jagna import JagnaTakesCube
from posterity.games.village.steps.rounds import Turn
from posterity.games.village.terms import CHAPTER, COLOURS, SPACE
from village_table import Table

ORANGE, GREEN, BROWN, PINK, PLAGUE = range(COLOURS)
UPPER = 1  # the second space of Jagna's board, counted from 0: the first of the upper tokens


def fate(space: str, token: str, **jagna: object) -> Table:
    """Jagna takes a cube from the space; it comes to lie behind a token that shows this."""
    t = Table(variant="solo").jagna(slot=UPPER).jagna(**jagna)
    t.board(**{space: "2o 2p"}).told(fate=token)
    return t


def remembered(t: Table) -> list[str]:
    """Jagna's members in the chronicle: "1@farm"."""
    return [f"{entry % 4 + 1}@{CHAPTER.names[entry // 4]}" for entry in t.rival.chronicle]


@rule("V 21.1")
def test_r98_the_first_cube_and_the_next_ones() -> None:
    t = Table(variant="solo").seat(1).board(travel="8g", crafts="o p")
    t.told(fate_1_5="blank", fate_1_0="blank").turn(1)
    assert t.rival.slot == 0, "space 1 is the next"
    t.play("take travel green")
    assert (t.rival.cubes, t.rival.slot, t.rival.fate) == ([GREEN], 1, [0, 0, 0, 0, 0, 1])
    t.play("take travel green")
    assert (t.rival.cubes, t.rival.slot, t.rival.fate) == ([GREEN, GREEN], 2, [1, 0, 0, 0, 0, 1])
    t.play("take travel green")
    assert (t.rival.cubes, t.rival.slot, t.rival.fate) == ([GREEN] * 3, 3, [1, 0, 0, 0, 0, 1])


@rule("V 21.1")
def test_r98_after_the_last_space_comes_the_first_again() -> None:
    t = Table(variant="solo").jagna(slot=9).board(travel="4g", crafts="o p").told(fate="blank")
    t.turn(1).play("take travel green")
    assert (t.rival.slot, t.rival.fate) == (0, [0, 0, 0, 0, 0, 0])
    t.play("take travel green")
    assert (t.rival.slot, t.rival.fate) == (1, [0, 0, 0, 0, 0, 1]), "space 1, behind the third lower token"


@rule("V 21.2")
@pytest.mark.parametrize(("space", "token"), [(2, 0), (4, 1), (6, 2), (7, 3), (9, 4), (1, 5)])
@pytest.mark.parametrize("shown", ["blank", "quill"])
def test_v21_2_the_spaces_that_turn_the_tokens(space: int, token: int, shown: str) -> None:
    up = {"blank": 1, "quill": 2}
    t = fate("travel", shown, slot=space - 1).jagna_answers("travel", "orange")
    assert t.rival.fate == [up[shown] if i == token else 0 for i in range(6)], "three upper, then three lower"
    assert t.events().count("fate") == 1
    assert len(t.rival.chronicle) == (1 if shown == "quill" else 0), "at once"


@rule("V 21.2")
@pytest.mark.parametrize("space", [3, 5, 8, 10])
def test_v21_2_the_spaces_that_turn_none(space: int) -> None:
    t = fate("travel", "quill", slot=space - 1).jagna_answers("travel", "orange")
    assert t.rival.cubes == [ORANGE]
    assert "fate" not in t.events()
    assert t.rival.fate == [0] * 6


@rule("V 21.3")
def test_p36_the_very_first_cube_turns_the_token_before_it() -> None:
    t = Table(variant="solo").seat(1).board(council="2o", crafts="g p").told(fate="quill").turn(1)
    t.play("take council orange")
    assert (t.rival.cubes, t.rival.fate) == ([ORANGE], [0, 0, 0, 0, 0, 2])
    assert remembered(t) == ["1@council"]


@rule("V 21.2", "V 21.4")
def test_r99_a_blank_token_stays_face_up() -> None:
    t = fate("harvest", "blank")
    free, graves = t.state.free[:], t.state.free_graves
    t.jagna_answers("harvest", "orange")
    assert t.rival.fate == [1, 0, 0, 0, 0, 0]
    assert (t.rival.beside, t.rival.church) == ([4, 3], [2, 2]), "nobody dies"
    assert (t.state.free, t.state.free_graves) == (free, graves)


@rule("V 21.4")
@pytest.mark.parametrize(("space", "up"), [(4, [0, 1, 0, 0, 0, 0]), (7, [0, 0, 0, 1, 0, 1])])
def test_v21_4_a_token_that_is_face_up_already(space: int, up: list[int]) -> None:
    t = fate("harvest", "quill", slot=space - 1, fate=up[:]).jagna_answers("harvest", "orange")
    assert t.rival.cubes == [ORANGE]
    assert "fate" not in t.events()
    assert t.rival.fate == up
    assert t.rival.beside == [4, 3], "nobody dies"


@rule("V 21.5")
@pytest.mark.parametrize(
    ("space", "chapter"),
    [
        ("harvest", "farm"),
        ("family", "farm"),
        ("crafts", "crafts"),
        ("travel", "travel"),
        ("council", "council"),
        ("church", "church"),
    ],
)
def test_r100_the_chapter_of_the_space(space: str, chapter: str) -> None:
    t = fate(space, "quill")
    free, graves = t.state.free[:], t.state.free_graves
    t.jagna_answers(space, "orange")
    assert (remembered(t), t.rival.beside) == ([f"1@{chapter}"], [3, 3])
    free[CHAPTER.ids[chapter]] -= 1
    assert (t.state.free, t.state.free_graves, t.rival.graves) == (free, graves, [])


@rule("V 21.5")
def test_v21_5_the_space_of_her_cube_counts_and_not_the_players() -> None:
    t = Table(variant="solo").jagna(slot=UPPER).board(crafts="g", travel="2o 2p").told(fate="quill")
    t.jagna_answers("crafts", "orange")
    assert remembered(t) == ["1@travel"]


@rule("V 21.5")
def test_r101_a_cube_from_the_market_leads_to_a_grave() -> None:
    t = fate("market", "quill")
    free, graves = t.state.free[:], t.state.free_graves
    t.jagna_answers("market", "orange")
    assert (t.rival.graves, remembered(t)) == ([1], [])
    assert (t.state.free, t.state.free_graves) == (free, graves - 1), "although every chapter is free"


@rule("V 21.5")
@pytest.mark.parametrize(
    ("space", "chapter"), [("church", "church"), ("harvest", "farm"), ("family", "farm"), ("travel", "travel")]
)
def test_r102_a_full_chapter_leads_to_a_grave(space: str, chapter: str) -> None:
    t = fate(space, "quill").free(**{chapter: 0})
    free, graves = t.state.free[:], t.state.free_graves
    t.jagna_answers(space, "orange")
    assert (t.rival.graves, remembered(t)) == ([1], [])
    assert (t.state.free, t.state.free_graves) == (free, graves - 1), "no slot of another chapter"


@rule("V 21.6")
@pytest.mark.parametrize(
    ("family", "dead", "left"),
    [
        ({"beside": [1, 3], "church": [2, 2]}, 1, ([0, 3], [2, 2], [0, 0, 0, 0])),
        ({"beside": [0, 3], "church": [2, 2]}, 2, ([0, 2], [2, 2], [0, 0, 0, 0])),
        ({"beside": [0, 0], "church": [1, 1]}, 3, ([0, 0], [0, 1], [0, 0, 0, 0])),
        ({"beside": [0, 0], "church": [0, 1], "track": [3, 0, 0, 0]}, 4, ([0, 0], [0, 0], [3, 0, 0, 0])),
        ({"beside": [0, 0], "church": [0, 0], "track": [4, 0, 3, 0]}, 4, ([0, 0], [0, 0], [0, 0, 3, 0])),
        ({"beside": [0, 0], "church": [0, 0], "track": [0, 0, 3, 4]}, 3, ([0, 0], [0, 0], [0, 0, 0, 4])),
    ],
)
def test_r104_her_oldest(family: dict[str, list[int]], dead: int, left: tuple[list[int], list[int], list[int]]) -> None:
    t = fate("crafts", "quill", **{name: numbers[:] for name, numbers in family.items()})
    t.jagna_answers("crafts", "orange")
    assert remembered(t) == [f"{dead}@crafts"]
    assert (t.rival.beside, t.rival.church, t.rival.track) == left


@rule("V 21.7")
def test_p40_all_the_rest_are_in_the_black_bag() -> None:
    t = fate("crafts", "quill", beside=[0, 0], church=[0, 0], bag=[1, 2])
    free, graves = t.state.free[:], t.state.free_graves
    t.jagna_answers("crafts", "orange")
    assert "nobody-died" in t.events()
    assert (t.rival.bag, remembered(t), t.rival.graves) == ([1, 2], [], [])
    assert (t.state.free, t.state.free_graves) == (free, graves)


@rule("V 21.8")
@pytest.mark.parametrize(
    ("slot", "before", "after"),
    [(5, [1, 1, 0, 1, 0, 1], [0, 0, 0, 1, 0, 1]), (8, [0, 1, 1, 1, 0, 1], [0, 1, 1, 0, 0, 0])],
    ids=["upper", "lower"],
)
def test_r103_a_set_that_lies_open_is_laid_face_down_again(slot: int, before: list[int], after: list[int]) -> None:
    t = fate("crafts", "quill", slot=slot, fate=before[:])
    t.jagna_answers("crafts", "orange")
    assert remembered(t) == ["1@crafts"], "the third token has its effect first"
    assert t.rival.fate == after, "the other set is not touched"


@rule("V 21.8")
@pytest.mark.parametrize("seed", range(8))
def test_r103_the_set_is_shuffled_and_has_its_quill_again(seed: int) -> None:
    t = Table(variant="solo").jagna(slot=UPPER, fate=[0, 0, 0, 1, 2, 0]).board(travel="30g", crafts="o")
    t.luck.random = random.Random(seed)
    t.state.taken = SPACE.ids["travel"] * COLOURS + GREEN
    t.begin(*[JagnaTakesCube() for _ in range(15)], Turn(0, 1))  # spaces 2 to 10, then 1 to 6
    fates = [str(event.args()["fate"]) for event in t.playing.events if event.kind.name == "fate"]
    # The upper set, the last of the lower ones on space 1, and the upper set once more.
    assert sorted(fates[:3]) == ["blank", "blank", "quill"]
    assert fates[3] == "blank", "the quill of the lower set is face up"
    assert sorted(fates[4:7]) == ["blank", "blank", "quill"], "one quill again after the shuffle"
    assert len(fates) == 7
    assert t.rival.fate == [0] * 6
