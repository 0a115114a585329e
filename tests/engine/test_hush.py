"""The promises of the kernel, on a title with hidden hands that lives outside the package."""

from __future__ import annotations

import random

import pytest

from hush import HushTitle
from hush.proof import HushProof
from hush.state import Hush
from hush.steps import Deal, HushTurn, NextTurn, ShowTwin
from hush.terms import CARD, REST, SHOW, SWAP, TWIN, Showed
from hush_table import TITLE, table
from posterity.arena.fuzz import FuzzFailure, check_game
from posterity.engine import (
    HIDDEN,
    NOBODY,
    Action,
    Chance,
    Event,
    EventKind,
    Game,
    IllegalAction,
    Outlook,
    SeededChance,
    SetupError,
    Step,
    UndoError,
    UnknownAction,
    beyond,
    new,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_every_promise(seats: int) -> None:
    for seed in range(40):
        check_game(TITLE, "standard", seats, seed, often=1.0)


def test_the_fuzzer_finds_a_leak() -> None:
    class Leaky(HushTitle):
        def view(self, s: Hush, seat: int) -> Hush:
            return self.copy(s)

        def imagine(self, view: Hush, seat: int, chance: Chance) -> Hush:
            s = self.copy(view)
            s.hands.reverse()
            return s

    with pytest.raises(FuzzFailure, match="seat -1 sees what it only imagines"):
        check_game(Leaky(), "standard", 2, 0, often=1.0)


def test_the_fuzzer_finds_that_more_lies_open_than_a_seat_can_know() -> None:
    class Open(HushTitle):
        def sight(self, s: Hush, seat: int) -> Hush:
            return self.copy(s)

    with pytest.raises(FuzzFailure, match="is shown what it cannot see"):
        check_game(Open(), "standard", 2, 0, often=1.0)


def test_the_fuzzer_finds_a_shallow_copy() -> None:
    class Shallow(HushTitle):
        def copy(self, s: Hush) -> Hush:
            new_state = super().copy(s)
            new_state.points = s.points
            return new_state

    with pytest.raises(FuzzFailure, match="a copy goes on differently"):
        check_game(Shallow(), "standard", 2, 0)


def test_the_fuzzer_finds_a_lost_card_and_leaves_the_record() -> None:
    class Careless(HushProof):
        def problems(self, s: Hush) -> list[str]:
            return ["a card is lost"] if s.turns == 2 else []

    title = HushTitle()
    title.facets["proof"] = Careless(title)
    with pytest.raises(FuzzFailure, match=r"seed 0, decision \d+: a card is lost") as failure:
        check_game(title, "standard", 2, 0)
    assert failure.value.record.startswith("posterity record 1\n")


def test_a_seat_sees_its_own_hand_only() -> None:
    game = table([[3, 5], [7, 7]])
    assert game.view(0).state.hands == [[2, 4], [HIDDEN, HIDDEN]]
    assert game.view(NOBODY).state.hands == [[HIDDEN] * 2, [HIDDEN] * 2]
    assert game.view(0).menu is game.menu
    assert game.view(1).menu is None, "whoever is not asked gets no options"


def test_events_are_redacted_for_other_seats() -> None:
    game = table([[3, 5], [7, 7]], listening=True)
    game.play(SWAP.of(2))
    swapped, drew = game.events
    assert swapped.args() == {"card": "3"}
    assert swapped.seen_by(0).args() == {"card": "3"}
    assert swapped.seen_by(1).args() == {"card": "hidden"}
    assert drew.seen_by(NOBODY).args() == {"card": "hidden"}


def test_a_single_option_is_asked_where_skipping_it_would_betray_a_hand() -> None:
    game = table([[3, 5], [7, 7]])
    game.play(SHOW.of(2))
    assert isinstance(game.state.agenda[-1], ShowTwin)
    assert game.options == [REST], "asked although only one option is left"


def test_an_illegal_action_is_refused_with_the_reason_and_changes_nothing() -> None:
    game = table([[3, 5], [7, 7]])
    before = TITLE.digest(game.state)
    with pytest.raises(IllegalAction, match="'show 9' is not possible at HushTurn"):
        game.play(SHOW.of(8))
    game.play(SHOW.of(2))
    with pytest.raises(IllegalAction, match="no twin"):
        game.play(TITLE.actions.parse("twin"))
    refusal = game.why_not(TWIN)
    assert refusal is not None
    assert (refusal.reason, refusal.what) == ("no-twin", "card-3")
    assert before != TITLE.digest(game.state)


def test_an_unknown_action_gets_a_hint() -> None:
    with pytest.raises(UnknownAction, match="did you mean 'show 3'"):
        TITLE.actions.parse("shwo 3")


def test_undo_stops_at_a_draw_and_at_a_reveal() -> None:
    game = table([[3, 3], [7, 8]])
    with pytest.raises(UndoError):
        game.undo(0)
    game.play(SHOW.of(2))
    assert not game.can_undo(0), "a card was shown to everybody"
    game.play(REST)
    assert game.can_undo(0)
    assert not game.can_undo(1), "only one's own choice"
    game.undo(0)
    assert game.options == [TWIN, REST]
    game.play(REST)
    game.play(SWAP.of(6))
    assert not game.can_undo(1), "a card was drawn"


def test_a_preview_leaves_out_what_another_seat_shows() -> None:
    shown = Event(EventKind("shown", {"card": CARD}, reveals=True), 1, [4])
    assert not shown.foreseen_by(0), "only when it happens"
    assert not shown.foreseen_by(NOBODY)
    assert shown.foreseen_by(1), "its own card is no news"
    assert shown.seen_by(0).args() == {"card": "5"}, "when it has happened, all know it"
    assert Event(Showed, 1, [4]).foreseen_by(0)


def test_a_held_game_waits_for_the_end_of_the_turn() -> None:
    game = table([[3, 3], [7, 8]])
    game.hold = True
    game.play(SHOW.of(2))
    game.play(REST)
    assert (game.seat, game.held, game.over) == (NOBODY, 0, False)
    with pytest.raises(IllegalAction, match="end the turn first"):
        game.play(REST)
    game.undo(0)
    assert game.seat == 0
    game.play(REST)
    game.end_turn()
    assert (game.seat, game.held) == (1, NOBODY)
    assert not game.can_undo(0), "an ended turn stands"
    game.play(SWAP.of(6))
    assert game.held == 1, "held before the draw that would make the choice final"


def test_an_outlook_tells_what_is_certain_and_stops_before_the_draw() -> None:
    game = table([[3, 5], [7, 7]])
    swap = Outlook(game, SWAP.of(2))
    assert [event.kind.name for event in swap.events] == ["swapped"], "not what will be drawn"
    assert (swap.stop, swap.menus) == ("draw", []), "what comes after a draw is not certain"


def test_an_outlook_ends_where_undo_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table([[3, 5], [7, 7]])
    show = Outlook(game, SHOW.of(2))
    assert ([event.kind.name for event in show.events], show.stop) == (["showed"], "reveal")
    game.play(SHOW.of(2))
    assert Outlook(game, REST).stop == "other-seat"
    monkeypatch.setattr(NextTurn, "ends_turn", lambda self, s: True)
    assert Outlook(game, REST).stop == "turn-over"


def test_an_outlook_leaves_out_what_another_seat_would_show(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where the other seat is not asked: what it must show is its secret until then."""
    must_show = EventKind("must-show", {"card": CARD}, reveals=True)

    def chosen(self: HushTurn, s: Hush, a: Action) -> None:
        for seat in (0, 1):
            s.tell(must_show, seat, s.hands[seat][0])
        s.then(NextTurn(self.seat))

    monkeypatch.setattr(HushTurn, "chosen", chosen)
    game = table([[3, 5], [7, 7]], listening=True)
    assert [(event.seat, event.args()) for event in Outlook(game, SWAP.of(2)).events] == [(0, {"card": "3"})]
    game.play(SWAP.of(2))
    assert [event.seat for event in game.events] == [0, 1], "now all know it"


@pytest.fixture
def open_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hush with cards that all have seen: showing one reveals nothing."""
    monkeypatch.setattr(Hush, "reveal", lambda self: None)


def reach(game: Game[Hush]) -> list[tuple[str, str, str]]:
    """What is out of reach whatever the seat chooses, and why."""
    refusals = beyond(game, [Outlook(game, action) for action in game.options])
    return [(refusal.action.text, refusal.reason, refusal.what) for refusal in refusals]


@pytest.mark.usefixtures("open_hands")
def test_an_outlook_stops_at_the_next_question_and_looks_through_it() -> None:
    game = table([[3, 3], [7, 7]])
    show = Outlook(game, SHOW.of(2))
    assert (show.stop, show.menu.options) == ("question", [TWIN, REST])
    assert [event.args() for event in show.then(TWIN).events] == [{"card": "3"}]
    assert show.then(TWIN) is show.then(TWIN), "looked into once"
    assert show.then(REST).events == []
    before = {"points": 0, "hand": 2}
    sure = show.sure(lambda s, seat: {"points": s.points[seat], "hand": len(s.hands[seat])}, {}, before)
    assert [event.kind.name for event in sure.events] == ["showed"], "the twin need not follow"
    assert (sure.ends, sure.whole) == ([{"points": 6, "hand": 0}, {"points": 3, "hand": 1}], True)
    assert (sure.least("hand"), sure.most("hand")) == (0, 1)
    few = show.sure(lambda s, seat: {"points": s.points[seat]}, {}, before, most=1)
    assert (few.ends, few.whole) == ([{"points": 3}], False), "too many ways"


@pytest.mark.usefixtures("open_hands")
def test_two_ways_to_the_same_table_are_two_where_something_else_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = {TWIN: EventKind("twin"), REST: EventKind("rest")}

    def chosen(self: ShowTwin, s: Hush, a: Action) -> None:
        s.tell(kinds[a], self.seat)
        if s.hands[self.seat] == [2]:
            s.hands[self.seat] = [2, 2]
            s.then(self)

    monkeypatch.setattr(ShowTwin, "chosen", chosen)
    show = Outlook(table([[3, 3], [7, 7]]), SHOW.of(2))
    sure = show.sure(lambda s, seat: {}, {}, {})
    assert [event.kind.name for event in sure.events] == ["showed"], "the twin or not, twice"


@pytest.mark.usefixtures("open_hands")
def test_what_goes_round_is_added_up_along_every_way() -> None:
    """A standing that starts anew now and then: the cards that were shown are counted by what is told of them."""
    show = Outlook(table([[3, 3], [7, 7]]), SHOW.of(2))
    flows = {"shown": ("showed", "card")}
    sure = show.sure(lambda s, seat: {"shown": 0}, flows, {"shown": 10})
    assert sure.ends == [{"shown": 16}, {"shown": 13}], "3 and its twin, or 3 alone"


@pytest.mark.usefixtures("open_hands")
def test_an_outlook_keeps_the_menus_of_its_seat_with_their_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table([[3, 5], [7, 7]])
    (twin,) = Outlook(game, SHOW.of(2)).menus
    assert twin.options == [REST]
    assert [(refusal.action, refusal.reason) for refusal in twin.refusals] == [(TWIN, "no-twin")]
    monkeypatch.setattr(ShowTwin, "asks_even_if_forced", lambda self, s: False)
    forced = Outlook(game, SHOW.of(2))
    assert (forced.forced, len(forced.menus)) == ([REST], 1), "there was nothing to ask, but a reason to tell"
    monkeypatch.setattr(ShowTwin, "begins_turn", lambda self: True)
    assert Outlook(game, SHOW.of(2)).menus == []


def test_an_outlook_passes_by_what_nothing_depends_on_and_tells_what_is_steady(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table([[3, 5], [7, 7]])
    told = EventKind("reward")

    class Reward(Step[Hush]):
        def do(self, s: Hush) -> None:
            s.tell(told, 0)

    monkeypatch.setattr(NextTurn, "ends_turn", lambda self, s: True)
    chosen = HushTurn.chosen

    def with_reward(self: HushTurn, s: Hush, a: Action) -> None:
        chosen(self, s, a)
        s.agenda.insert(len(s.agenda) - 1, Reward())  # after the draw

    monkeypatch.setattr(HushTurn, "chosen", with_reward)
    swap = SWAP.of(2)
    assert [event.kind.name for event in Outlook(game, swap).events] == ["swapped"], "it may depend on the draw"
    monkeypatch.setattr(Reward, "steady", lambda self: True)
    assert [event.kind.name for event in Outlook(game, swap).events] == ["swapped", "reward"]
    monkeypatch.setattr(Reward, "steady", lambda self: False)
    monkeypatch.setattr(Deal, "aside", lambda self, s: True)
    aside = Outlook(game, swap)
    assert ([event.kind.name for event in aside.events], aside.stop) == (["swapped", "reward"], "turn-over")


@pytest.mark.usefixtures("open_hands")
def test_beyond_reach_is_what_no_option_leads_to() -> None:
    assert reach(table([[3, 5], [7, 7]])) == [("twin", "no-twin", "card-3")], "the first reason that is met"
    assert reach(table([[3, 5, 5], [7, 7]])) == [], "one of the cards has a twin"
    game = table([[3, 5], [7, 7]])
    game.play(SHOW.of(2))
    assert reach(game) == [], "the menu itself says why not"


@pytest.mark.usefixtures("open_hands")
def test_beyond_reach_is_also_what_was_refused_where_there_was_nothing_to_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ShowTwin, "asks_even_if_forced", lambda self, s: False)
    monkeypatch.setattr(HushTurn, "begins_turn", lambda self: False)
    monkeypatch.setattr(ShowTwin, "chosen", lambda self, s, a: s.then(HushTurn(self.seat)))
    game = table([[3, 5], [7, 7]])
    assert [len(Outlook(game, action).menus) for action in (SHOW.of(2), SHOW.of(4))] == [2, 2], "a turn again"
    assert ("twin", "no-twin", "card-3") in reach(game)


@pytest.mark.usefixtures("open_hands")
def test_what_is_beyond_reach_betrays_nothing() -> None:
    for seed in range(20):
        game = new(TITLE, "standard", 3, SeededChance(seed))
        source = random.Random(seed)
        while not game.over:
            for _ in range(3):
                imagined = game.view(game.seat).imagine(Chance(source))
                assert reach(imagined) == reach(game), "it follows from what the seat sees"
            game.play(source.choice(game.options))


def test_seeded_games_share_their_luck_whatever_is_chosen() -> None:
    one, two = (new(TITLE, "standard", 2, SeededChance(5)) for _ in range(2))
    assert one.state.hands == two.state.hands
    one.play(one.options[1])
    other = new(TITLE, "standard", 2, SeededChance(6))
    assert other.state.hands != two.state.hands


def test_imagined_games_play_on_and_never_touch_the_real_one() -> None:
    game = table([[3, 5], [7, 7]])
    digest = TITLE.digest(game.state)
    for seed in range(20):
        source = random.Random(seed)
        imagined = game.view(0).imagine(Chance(source))
        while not imagined.over:
            imagined.play(source.choice(imagined.options))
        assert imagined.result().winners()
    assert TITLE.digest(game.state) == digest


def test_no_table_for_too_many_or_in_an_unknown_variant() -> None:
    with pytest.raises(SetupError, match=r"hush \(standard\) is for 2 to 4 players, not 9"):
        new(TITLE, "standard", 9)
    with pytest.raises(SetupError, match="no variant 'solo'; it has: standard"):
        new(TITLE, "solo", 1)
