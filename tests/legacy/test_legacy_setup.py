"""L 2: what is dealt and chosen before the first turn (D24)."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_rulebook import table
from legacy_table import TITLE_OF, Table
from luck import Luck
from posterity.engine import Game, SeededChance, new
from posterity.engine.game import history
from posterity.games.legacy.components import SOLO, STANDARD, TESTAMENT
from posterity.games.legacy.state import Legacy
from posterity.games.legacy.steps.births import BirthCard, in_deck
from posterity.games.legacy.terms import CHILDREN, COLOUR, FRIEND, HEAD, MATRIARCH, PATRIARCH, PATRON

SEEDS = range(60)


def play(game: Game[Legacy], *actions: str) -> Game[Legacy]:
    for text in actions:
        game.play(TITLE_OF.actions.parse(text))
    return game


def dealt(players: int = 2, seed: int = 1) -> Game[Legacy]:
    """Patrons and heads are dealt, and the first side is to be chosen."""
    return new(TITLE_OF, SOLO if players == 1 else STANDARD, players, SeededChance(seed), listening=True)


def with_hands(players: int = 2, seed: int = 1) -> Game[Legacy]:
    """All play patriarchs, and the first may draw a new hand."""
    return play(dealt(players, seed), *["lead man"] * players)


def opened(players: int = 2, seed: int = 1) -> Game[Legacy]:
    """The first turn."""
    return play(with_hands(players, seed), *["keep-hand"] * players)


def draws(game: Game[Legacy]) -> list[str]:
    """The names of all draws so far, without their numbers."""
    return [answer.draw.split("-")[0] for answer in history(game.past) if answer.action is None]


@rule("L 2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_l2_1_a_patron_and_a_head_for_each(players: int) -> None:
    deals = [dealt(players, seed).state.families for seed in SEEDS]
    for families in deals:
        assert len({family.patron for family in families}) == players, "nobody shares a patron"
        assert len({family.head for family in families}) == players, "nobody shares a head"
    for seat in range(players):
        assert {families[seat].patron for families in deals} == set(range(len(PATRON))), "any of the six"
        assert {families[seat].head for families in deals} == set(range(len(HEAD))), "any of the four"


@rule("L 2.1")
def test_l2_1_each_looks_at_the_own_patron() -> None:
    game = dealt(3)
    for seat in range(3):
        patrons = [family.patron in range(6) for family in game.view(seat).state.families]
        assert patrons == [other == seat for other in range(3)]


SIDES = [(row[0], row[1], side, row[2 + i]) for row in table("L 2.2") for i, side in enumerate(("man", "woman"))]


@rule("L 2.2", "L 2.3")
@pytest.mark.parametrize(("head", "pawn", "side", "numbers"), SIDES)
def test_l2_2_what_a_head_brings(head: str, pawn: str, side: str, numbers: str) -> None:
    other = "pink" if head != "pink" else "white"
    luck = Luck()
    luck.tell(heads=f"{other} {head}")
    game = play(new(TITLE_OF, STANDARD, 2, luck), "lead man")
    assert [action.text for action in game.options] == ["lead man", "lead woman"]
    family = play(game, f"lead {side}").state.families[1]
    assert f"{family.income}, {family.gold}, {len(family.hand)}" == numbers
    assert [COLOUR.names[i] for i, n in enumerate(family.extra) if n] == [{"sky-blue": "blue"}.get(pawn, pawn)]
    assert family.who == [PATRIARCH if side == "man" else MATRIARCH]
    assert (family.prestige, sum(family.honor), family.pawns) == (0, 0, 2)


@rule("L 2.3")
def test_l2_3_the_other_extra_pawns_are_the_supply() -> None:
    luck = Luck()
    luck.tell(heads="white brown")
    game = play(new(TITLE_OF, STANDARD, 2, luck), "lead man", "lead man")
    supply = {COLOUR.names[i]: n for i, n in enumerate(game.state.supply)}
    assert supply == {"green": 3, "orange": 3, "red": 3, "blue": 2, "yellow": 2}


@rule("L 2.4")
@pytest.mark.parametrize(("players", "mansions", "ventures"), [tuple(map(int, row)) for row in table("L 2.4")])
def test_l2_4_mansions_and_ventures(players: int, mansions: int, ventures: int) -> None:
    s = opened(players).state
    assert (s.mansions, s.ventures) == (mansions, ventures)


@rule("L 2.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_l2_5_the_child_deck_and_the_reserve(players: int) -> None:
    s = opened(players).state
    assert s.reserve == [9, 9]
    assert in_deck(s) == [30, 30, 10]


@rule("L 2.6")
def test_l2_6_any_child_can_be_in_the_reserve() -> None:
    s = opened().state
    sons, daughters = BirthCard(0, 0, 0, 0, -1, 0).bag(s), BirthCard(0, 0, 0, 0, -1, 1).bag(s)
    both = [sons[kind] + daughters[kind] for kind in range(CHILDREN - 1)]
    assert both == s.box.children[: CHILDREN - 1], "nobody knows which, so each of the 39 sons may come first"


@rule("L 2.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_l2_7_the_row_comes_first_and_then_the_hands(players: int) -> None:
    game = with_hands(players)
    s = game.state
    assert len(s.row) == 5
    assert draws(game) == ["row", "patrons", "heads", *["friends"] * players]
    hands = [friend for family in s.families for friend in family.hand]
    assert not set(hands) & set(s.row), "no card is there twice"
    assert s.deck_size == 75 - 5 - len(hands)
    rows = {friend for seed in range(200) for friend in dealt(2, seed).state.row}
    assert len(rows) == 75, "anybody can be in the row"


@rule("L 2.8")
def test_l2_8_titles_contributions_and_missions() -> None:
    t = Table().seat(1, gold=20, hand="ann vera diego").row("ines jan").turn(1)
    offered = [text.split()[1] for text in t.options if text.startswith(("acquire", "contribute"))]
    assert offered == ["baron", "viscount", "count", "village-well", "charity-banquet", "parish-school"]
    s = opened().state
    assert (s.mission_pile, sum(s.unseen_missions)) == (15, 15), "a face-down deck of fifteen"


@rule("L 2.9")
@pytest.mark.parametrize(("variant", "players"), [(STANDARD, 2), (STANDARD, 4), (SOLO, 1), (TESTAMENT, 1)])
@pytest.mark.parametrize("last", [False, True])
def test_d24_a_new_starting_hand_once(variant: str, players: int, last: bool) -> None:
    game = play(new(TITLE_OF, variant, players, SeededChance(5)), *["lead man"] * players)
    seat = players - 1 if last else 0
    play(game, *["keep-hand"] * seat)
    assert [action.text for action in game.options] == ["keep-hand", "mulligan"]
    before, size = game.state.families[seat].hand, game.state.deck_size
    others = [family.hand for family in game.state.families if family is not game.state.families[seat]]
    play(game, "mulligan")
    after = game.state.families[seat].hand
    assert len(after) == len(before), "as many cards again"
    assert after != before, "seeded luck is no reason for the same hand"
    assert game.state.deck_size == size
    assert all(game.state.deck[friend] for friend in set(before) - set(after)), "the first hand went into the deck"
    assert others == [family.hand for family in game.state.families if family is not game.state.families[seat]]
    assert "mulligan" not in [action.text for action in game.options] or game.seat != seat, "the second hand is kept"


@rule("L 2.9")
def test_d24_a_friend_of_the_first_hand_may_come_again() -> None:
    luck = Luck()
    luck.tell(heads="brown pink", friends_0_1="ann vera zofia diego", second_hand="ann erich zofia jan")
    game = play(new(TITLE_OF, STANDARD, 2, luck), "lead man", "lead man", "mulligan")
    hand = [FRIEND.names[friend] for friend in game.state.families[0].hand]
    assert hand == ["ann", "erich", "jan", "zofia"]


@rule("L 2.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_l2_10_anybody_may_be_first(players: int) -> None:
    games = [opened(players, seed) for seed in SEEDS]
    assert {game.seat for game in games} == set(range(players))
    assert all(game.seat == game.state.first for game in games)


@rule("L 2.11")
def test_l2_11_the_sides_then_the_hands_then_new_hands_and_the_first_player_last() -> None:
    game = dealt(3)
    for seat in range(3):
        assert game.seat == seat
        assert [action.text for action in game.options] == ["lead man", "lead woman"]
        assert not any(family.hand for family in game.state.families), "no hand is dealt before all have chosen"
        play(game, "lead woman")
    for seat in range(3):
        assert game.seat == seat
        assert all(family.hand for family in game.state.families)
        assert [action.text for action in game.options] == ["keep-hand", "mulligan"]
        assert "first" not in draws(game), "nobody knows yet who begins"
        play(game, "mulligan" if seat == 1 else "keep-hand")
    assert draws(game) == ["row", "patrons", "heads", "friends", "friends", "friends", "second", "first"]
