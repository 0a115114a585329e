"""S 10: alliance tokens and the plans (R62 to R64)."""

from __future__ import annotations

import random

import pytest

from citing import rule
from posterity.engine import SeededChance, new
from posterity.games.signorie.steps.helpers import Helpers
from posterity.games.signorie.steps.marriages import Marriage
from posterity.games.signorie.steps.missions import Mission
from posterity.games.signorie.steps.rewards import Reward
from posterity.games.signorie.steps.rounds import DrawTokens, Turn
from posterity.games.signorie.steps.tokens import LayToken
from posterity.games.signorie.terms import BOARD, GREY, HOUSE, PASS, PURPLE, ROW, YELLOW
from signorie_table import TITLE, Table

# The shields of the career rows by player board (S 10.2).
PLANS = {
    ("yellow", "political"): "sforza sforza medici colonna",
    ("yellow", "clerical"): "este este colonna aragona",
    ("yellow", "military"): "gonzaga gonzaga aragona medici",
    ("red", "political"): "medici medici sforza este",
    ("red", "clerical"): "colonna colonna este gonzaga",
    ("red", "military"): "aragona aragona gonzaga sforza",
    ("purple", "political"): "este este gonzaga colonna",
    ("purple", "clerical"): "aragona aragona colonna sforza",
    ("purple", "military"): "medici medici sforza gonzaga",
    ("blue", "political"): "colonna colonna medici aragona",
    ("blue", "clerical"): "gonzaga gonzaga aragona este",
    ("blue", "military"): "sforza sforza este medici",
}
ALL_TOKENS = "marriage " * 54  # all of them face down: the pile is empty


def laying(t: Table, times: int = 1) -> Table:
    """The first seat lays a token face down, or several; dice are left, so that the round goes on."""
    return t.dice(yellow="1 1").begin(*[LayToken(0)] * times, Turn(0))


@rule("S 10.1")
def test_r63_a_face_down_token_for_any_of_the_four_rows() -> None:
    t = laying(Table().seat(1))
    assert t.options == ["lay political", "lay clerical", "lay military", "lay marriage"]


@rule("S 10.2", "S 10.4")
@pytest.mark.parametrize(("board", "career"), PLANS)
def test_r62_the_shields_of_a_career_row(board: str, career: str) -> None:
    for house in HOUSE.names:
        man = f"{career}-1"
        t = Table().seat(1, board=board, men=f"{man} {man} {man}", pool="1m")
        t.city("milano", mission=f"{house}-2").city("venezia", mission=f"{house}-2").city(
            "firenze", mission=f"{house}-3"
        )
        t.dice(yellow="1 1").begin(*[Mission(0, 0)] * 3, Turn(0))
        t.play(f"send {man} milano", f"send {man} venezia", f"send {man} firenze")
        taken = len(t.row(career).split())
        assert taken == PLANS[board, career].split().count(house), f"{house} at the {career} row of {board}"
        left = [t.city_token(city, "mission") for city in ("milano", "venezia", "firenze")]
        assert left.count("-") == taken, "what did not fit stays in its city"


@rule("S 10.4")
@pytest.mark.parametrize(("board", "career"), PLANS)
def test_r62_no_fifth_token_face_up_at_a_career_row(board: str, career: str) -> None:
    a, b, c, d = PLANS[board, career].split()
    for house in HOUSE.names:
        t = Table().seat(1, board=board, men=f"{career}-1").allied(career, f"{a}-2 {b}-3 {c}-2 {d}-2")
        t.city("roma", mission=f"{house}-4").dice(yellow="1 1").begin(Mission(0, 0), Turn(0))
        t.play(f"send {career}-1 roma")
        assert len(t.row(career).split()) == 4, f"{house} came to a full row"
        assert t.city_token("roma", "mission") == f"{house}-4"


@rule("S 10.3", "S 10.4")
@pytest.mark.parametrize("board", BOARD.names)
@pytest.mark.parametrize("house", HOUSE.names)
def test_r62_each_house_once_at_the_marriage_row(board: str, house: str) -> None:
    t = Table().seat(1, board=board, florins=2, pool="2w")
    t.city("milano", marriage=f"{house}-2").city("roma", marriage=f"{house}-3")
    t.dice(yellow="1 1").begin(Marriage(0, 0), Marriage(0, 0), Turn(0)).play("marry milano 1", "marry roma 1")
    assert t.row("marriage") == f"{house}-2"
    assert t.city_token("roma", "marriage") == f"{house}-3"


@rule("S 10.4")
def test_r62_six_tokens_face_up_at_the_marriage_row() -> None:
    five = "sforza-2 este-2 gonzaga-2 medici-2 colonna-2"
    t = Table().seat(1, florins=1, pool="1w", marriage=five).city("roma", marriage="aragona-5")
    t.dice(yellow="1 1").begin(Marriage(0, 0), Turn(0)).play("marry roma 1")
    assert t.row("marriage") == f"{five} aragona-5"


@rule("S 10.5")
def test_r63_any_number_of_face_down_tokens_in_one_row() -> None:
    t = laying(Table().seat(1, board="yellow", political="sforza-2"), times=6)
    before = t.state.pile
    t.play(*["lay political"] * 6)
    assert t.row("political") == "sforza-2 down down down down down down"
    assert t.state.pile == before - 6, "they come from the pile"
    assert t.points()["rows"] == 2 + 6, "each is worth 1"


@rule("S 10.5")
def test_r63_a_face_down_token_fills_no_shield() -> None:
    down = "political " * 4 + "marriage " * 6
    t = Table().seat(1, board="yellow", men="political-1", florins=1, pool="1w", face_down=down)
    t.city("milano", mission="medici-3").city("roma", marriage="este-2")
    t.dice(yellow="1 1").begin(Mission(0, 0), Marriage(0, 0), Turn(0)).play("send political-1 milano", "marry roma 1")
    assert t.row("political") == "medici-3 down down down down"
    assert t.row("marriage").startswith("este-2 down")


@rule("S 10.5", "S 10.6")
def test_r63_nobody_learns_what_a_face_down_token_is() -> None:
    t = laying(Table().seat(1).city("milano", mission="medici-5"))
    unseen = t.state.unseen[:]
    bag = DrawTokens().bag(t.state)
    t.play("lay marriage")
    assert t.state.unseen == unseen, "its front was not seen, so any token may still be the next"
    assert DrawTokens().bag(t.state) == bag
    told = [event for event in t.playing.events if event.kind.name == "laid"]
    assert [event.args() for event in told] == [{"row": "marriage"}], "only the row is told"
    assert TITLE.encode(TITLE.view(t.state, 0)) == TITLE.encode(TITLE.view(t.state, 1)), "nor does its owner know more"


@rule("S 10.7")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_r64_a_token_once_placed_stays(seed: int) -> None:
    source = random.Random(seed)
    game = new(TITLE, "standard", 3, SeededChance(seed))
    placed = 0
    while not game.over:
        before = [(f.alliances[:], f.face_down[:]) for f in game.state.families]
        game.play(source.choice([a for a in game.options if a is not PASS] or game.options))
        for (face_up, face_down), family in zip(before, game.state.families, strict=True):
            assert family.alliances[: len(face_up)] == face_up, "a face-up token was moved or removed"
            assert all(now >= then for now, then in zip(family.face_down, face_down, strict=True)), "a token was turned"
            placed += len(family.alliances) + sum(family.face_down) - len(face_up) - sum(face_down)
    assert placed > 5, "a game in which hardly any token is placed shows nothing"


@rule("S 10.8")
def test_a7_without_a_pile_there_is_no_token_tile() -> None:
    t = (
        Table()
        .seat(1, pool="3m 3w", florins=5)
        .seat(4, face_down=ALL_TOKENS)
        .slots(token="grey woman")
        .placed("grey-4")
    )
    assert t.state.pile == 0
    assert t.reason("assign token 1") == "no-tokens-left"


@rule("S 10.8")
def test_a7_without_a_pile_there_is_no_token_helper() -> None:
    t = Table().seat(1, helpers="grey-bottom").seat(4, face_down=ALL_TOKENS)
    assert t.refused(Helpers(0, GREY, 4, 0))["use grey-bottom"] == "no-tokens-left"


@rule("S 10.8", "S 13.9")
def test_a7_without_a_pile_there_is_no_token_reward() -> None:
    t = Table().seat(4, face_down=ALL_TOKENS).round(2, "token")
    assert t.refused(Reward(0)) == {"bonus token": "no-tokens-left"}


@rule("S 10.8", "S 12.12")
def test_a7_without_a_pile_helpers_still_arrange_missions_and_marriages() -> None:
    t = Table().seat(1, board="yellow", men="political-3", pool="1w", florins=2, helpers="yellow-middle purple-bottom")
    t.seat(4, face_down="political " * 52).city("roma", mission="medici-4", marriage="este-2")
    assert t.state.pile == 0, "two tokens lie in Roma, all others face down"
    t.dice(yellow="1 1").begin(Helpers(0, PURPLE, 3, 0), Helpers(0, YELLOW, 1, 0), Turn(0))
    t.play("use purple-bottom", "send political-3 roma", "use yellow-middle", "marry roma 2")
    assert (t.score(), t.in_city("roma"), t.in_city("roma", "woman")) == (5 + 4, "1 - - - -", "1 - - - -")
    assert [t.row(row) for row in ROW.names] == ["", "", "", ""], "and bring no token"
    assert (t.city_token("roma", "mission"), t.city_token("roma", "marriage")) == ("medici-4", "este-2")
    assert t.state.pile == 0


@rule("S 6.1", "S 10.5")
@pytest.mark.parametrize(
    ("die", "plays"),
    [
        ("yellow-1", ["manage florins"]),
        ("red-2", ["manage marriage", "marry milano 1"]),
        ("purple-3", ["manage offspring"]),
        ("grey-4", ["manage mission", "send political-1 milano"]),
        ("turquoise-5", ["manage steps", "climb", "enough"]),
    ],
)
def test_a26_no_management_action_lays_a_token_face_down(die: str, plays: list[str]) -> None:
    t = Table().seat(1, pool="4m 3w", men="political-1", florins=5).dice(yellow="1 1").placed(die)
    before = t.state.pile
    t.play(*plays)
    assert t.step == "Turn"
    assert (t.family().face_down, t.state.pile) == ([0, 0, 0, 0], before)
