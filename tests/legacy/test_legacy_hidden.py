"""Hidden information: what a seat sees, may choose, hears and foresees does not depend on what it cannot see."""

from __future__ import annotations

import random

import pytest

from citing import rule
from legacy_table import TITLE_OF, Table
from posterity.bots.greedy import GreedyBot
from posterity.engine import (
    HIDDEN,
    NO_CHANCE,
    NOBODY,
    Action,
    Chance,
    Event,
    Game,
    Menu,
    Outlook,
    SeededChance,
    beyond,
    new,
)
from posterity.games import proof
from posterity.games.legacy.state import Legacy
from posterity.games.legacy.terms import FRIEND, NO_PATRON

TABLES = [("standard", 2), ("standard", 3), ("standard", 4), ("solo", 1), ("testament", 1)]
GAMES = [(variant, players, seed) for variant, players in TABLES for seed in range(3)]
WATCHED = [("standard", players, seed) for players in (2, 3, 4) for seed in range(3)]


def dealt_anew(game: Game[Legacy], seat: int, seed: int) -> Game[Legacy]:
    """The same game with other cards where the seat cannot look."""
    return game.view(seat).imagine(Chance(random.Random(f"{seed} {seat}")))


def some_action(game: Game[Legacy], source: random.Random) -> Action:
    """Any option, but often one that keeps the family alive: games by chance alone are short."""
    family = [a for a in game.options if a.verb.name in ("marry", "have-children", "doctor")]
    return source.choice(family if family and source.random() < 0.5 else game.options)


def told(events: list[Event], seat: int) -> list[object]:
    """Events as the seat hears them."""
    return [(event.kind.name, event.seat, event.seen_by(seat).args()) for event in events]


def choices(menu: Menu) -> list[str]:
    return [action.text for action in menu.options] + [repr(refusal) for refusal in menu.refusals]


def foreseen(game: Game[Legacy]) -> list[object]:
    """Everything the outlooks of the pending options tell, and what is beyond them."""
    outlooks = [Outlook(game, action) for action in game.options]
    found: list[object] = [
        [told(outlook.events, game.seat), [choices(menu) for menu in outlook.menus]] for outlook in outlooks
    ]
    return [*found, [repr(refusal) for refusal in beyond(game, outlooks)]]


def open_cards(s: Legacy) -> set[int]:
    """Friends that lie open in a view, or in a hand where the viewer knows them."""
    lying = [*s.row, *s.discard, *[friend for family in s.families for friend in [*family.hand, *family.spouse]]]
    if s.ancestry is not None:
        lying += s.ancestry.friend
    return {friend for friend in lying if friend >= 0}


@rule("L 1.11", "L 1.12")
@pytest.mark.parametrize(("variant", "players", "seed"), GAMES)
def test_another_deal_looks_the_same_through_a_whole_game(variant: str, players: int, seed: int) -> None:
    source = random.Random(f"{seed} {players}")
    game = new(TITLE_OF, variant, players, SeededChance(seed))
    while not game.over:
        for seat in range(NOBODY, players):
            view = game.view(seat)
            other = dealt_anew(game, seat, seed)
            seen = TITLE_OF.digest(view.state)
            assert TITLE_OF.digest(TITLE_OF.view(other.state, seat)) == seen, f"seat {seat} sees what it imagined"
            assert not proof(TITLE_OF).problems(other.state), f"seat {seat} imagines a table that cannot be"
            assert other.seat == game.seat, f"what seat {seat} cannot see changes who is asked"
            assert TITLE_OF.points(other.view(seat).state) == TITLE_OF.points(view.state)
            if seat == game.seat:
                assert choices(other.curious_menu()) == choices(game.curious_menu()), f"seat {seat} gets another menu"
        game.play(some_action(game, source))


@rule("L 1.11", "L 1.12")
@pytest.mark.parametrize(("variant", "players", "seed"), WATCHED)
def test_a_preview_does_not_betray_what_others_hold(variant: str, players: int, seed: int) -> None:
    source = random.Random(f"{seed} {players} previews")
    game = new(TITLE_OF, variant, players, SeededChance(seed))
    while not game.over:
        last = game.state.round == sum(game.state.box.rounds)  # here the patrons are not far
        if last or source.random() < 0.3:
            foresight = foreseen(game)
            for deal in range(2):
                other = foreseen(dealt_anew(game, game.seat, deal))
                assert other == foresight, f"seat {game.seat} foresees what it cannot know"
        game.play(some_action(game, source))


@rule("L 1.11", "L 1.12")
@pytest.mark.parametrize(("variant", "players", "seed"), WATCHED)
def test_the_greedy_bot_decides_by_what_it_sees(variant: str, players: int, seed: int) -> None:
    source = random.Random(f"{seed} {players} bots")
    game = new(TITLE_OF, variant, players, SeededChance(seed))
    while not game.over:
        if source.random() < 0.04:
            chosen = GreedyBot(random.Random(seed)).choose(game.view(game.seat))
            for deal in range(2):
                other = dealt_anew(game, game.seat, deal).view(game.seat)
                assert GreedyBot(random.Random(seed)).choose(other) is chosen, "the bot looked at hidden cards"
        game.play(some_action(game, source))


@rule("L 1.7", "L 1.11")
@pytest.mark.parametrize(("variant", "players", "seed"), WATCHED)
def test_no_event_names_a_card_that_is_hidden(variant: str, players: int, seed: int) -> None:
    source = random.Random(f"{seed} {players} events")
    game = new(TITLE_OF, variant, players, SeededChance(seed), listening=True)
    events, views = game.events, [game.view(seat).state for seat in range(NOBODY, players)]
    drawn = 0
    while True:
        for seat in range(NOBODY, players):
            before, after = views[seat + 1], game.view(seat).state
            for event in events:
                args = event.seen_by(seat).args()
                if event.kind.name == "drew" and event.seat != seat:
                    drawn += 1
                    assert args["friend"] == "hidden", f"seat {seat} hears what P{event.seat + 1} drew"
                elif "friend" in args and event.kind.name != "discarded":  # what is discarded was shown in any case
                    friend = FRIEND.ids[str(args["friend"])]
                    assert friend in open_cards(before) | open_cards(after), f"seat {seat} heard of {args['friend']}"
                assert event.kind.name != "patron" or game.over, "a patron is shown before the game is over"
        if game.over:
            break
        views = [game.view(seat).state for seat in range(NOBODY, players)]
        game.play(some_action(game, source))
        events = game.events
    assert drawn > 0, "somebody drew something in this game"


@rule("L 1.11")
@pytest.mark.parametrize(("variant", "players", "seed"), WATCHED)
def test_what_others_do_is_told_alike_whatever_they_hold(variant: str, players: int, seed: int) -> None:
    source = random.Random(f"{seed} {players} others")
    game = new(TITLE_OF, variant, players, SeededChance(seed))
    compared = 0
    while not game.over:
        action = some_action(game, source)
        for seat in range(NOBODY, players):
            if seat == game.seat:
                continue
            here, there = game.copy(), dealt_anew(game, seat, seed).copy()
            if action not in there.options:
                continue  # it names a card that the other deal has elsewhere
            for one in (here, there):
                one.chance = NO_CHANCE
                one.listening = True
                one.play(action)
            if not any(
                event.kind.name in ("discarded", "extinct", "patron") for event in here.events
            ):  # cards are shown
                compared += 1
                assert told(here.events, seat) == told(there.events, seat), f"seat {seat} hears a difference"
                assert TITLE_OF.digest(here.view(seat).state) == TITLE_OF.digest(there.view(seat).state)
        game.play(action)
    assert compared > 20


@rule("L 1.11")
@pytest.mark.parametrize(("variant", "players", "seed"), [*WATCHED, ("testament", 1, 0), ("testament", 1, 1)])
def test_no_card_that_waits_on_the_agenda_is_hidden(variant: str, players: int, seed: int) -> None:
    source = random.Random(f"{seed} {players} agenda")
    game = new(TITLE_OF, variant, players, SeededChance(seed))
    waiting = 0
    while not game.over:
        for seat in range(NOBODY, players):
            view = game.view(seat).state
            for step in view.agenda:
                friend = getattr(step, "friend", NO_PATRON)
                if friend >= 0:
                    waiting += 1
                    assert friend in open_cards(view), f"the agenda betrays {FRIEND.names[friend]} to seat {seat}"
        game.play(some_action(game, source))
    assert waiting > 0, "no friend ever waited for a wedding"


@rule("L 1.11", "L 1.12")
def test_other_hands_are_backs_of_cards_but_for_what_everybody_saw() -> None:
    t = (
        Table()
        .seat(1, hand="ann zofia", patron="law")
        .seat(2, hand="pierre selim", patron="louis")
        .row("diego vera ayse")
    )
    t.turn(1).play("socialize 1", "take diego")
    for seat, known in ((1, [HIDDEN, HIDDEN, FRIEND.ids["diego"]]), (NOBODY, [HIDDEN, HIDDEN, FRIEND.ids["diego"]])):
        assert t.playing.view(seat).state.families[0].hand == known, "the friend from the row was seen by all"
    mine = t.playing.view(0).state
    assert [FRIEND.names[friend] for friend in mine.families[0].hand] == ["ann", "diego", "zofia"]
    assert mine.families[1].hand == [HIDDEN, HIDDEN], "how many there are is open"
    assert mine.families[0].patron >= 0 > mine.families[1].patron
    assert set(mine.deck) == {HIDDEN}


@rule("L 1.11", "L 15.1")
def test_points_so_far_leave_a_hidden_patron_out() -> None:
    t = Table(generation=3).seat(1, patron="law").seat(2, prestige=12, income=7, patron="fleury", hidden_missions=1)
    t.turn(1)
    assert t.points(2)["patron"] == 9, "12 prestige or more"
    seen = TITLE_OF.points(t.playing.view(0).state)
    assert seen[1]["patron"] == 0, "seat 1 does not know the patron of seat 2"
    assert TITLE_OF.points(t.playing.view(1).state)[1]["patron"] == 9, "seat 2 knows its own"


@rule("L 1.11", "L 17.1")
def test_a_preview_of_the_last_turn_does_not_show_the_patrons() -> None:
    t = Table(generation=3)
    t.seat(1, tree="patriarch+ann (son+zofia (son+ayse (son)))", hand="arianne selim", patron="law", pawns=0)
    t.seat(2, tree="patriarch+bianca (son+saskia (son+ines (son)))", patron="louis", pawns=0)
    t.row("diego pierre maria")
    t.state.round = 9
    t.state.families[1].passed = 1
    t.turn(1)
    last = t.title.actions.parse("pass")
    shown = [event for event in Outlook(t.playing, last).events if event.kind.name == "patron" and event.seat != 0]
    assert shown == [], f"the preview betrays {shown}"
    t.play("pass")
    assert t.playing.over
    assert t.events().count("patron") == 2, "now both patrons are revealed"
    assert t.playing.view(0).state.families[1].patron == t.state.families[1].patron
    assert not t.playing.can_undo(0), "nobody takes back the last turn after seeing the patrons"


@rule("L 1.11", "L 14.9")
def test_an_opponents_only_card_is_shown_but_not_foreseen() -> None:
    diplomats = "patriarch+claire (son+maria, son+lucrezia)"
    t = (
        Table(generation=2)
        .seat(1, tree=diplomats, missions="political-party")
        .seat(2, hand="selim")
        .row("ann ayse")
        .turn(1)
    )
    complete = t.title.actions.parse("complete political-party")
    heard = [event.args() for event in Outlook(t.playing, complete).events if event.kind.name == "discarded"]
    assert heard == [], f"the preview betrays the hand of seat 2: {heard}"
    t.play("complete political-party")
    assert "discarded" in t.events(), "the opponent has no choice"
    assert t.hand(2) == ""
    assert not t.playing.can_undo(0), "nobody takes back what has shown somebody else's card"


@rule("L 1.11", "L 6.15")
@pytest.mark.parametrize(
    ("hand", "away", "tree", "asked"),
    [
        ("selim", "", "patriarch", True),  # it could be Arianne
        ("arianne", "", "patriarch", True),
        ("selim", "arianne", "patriarch", False),  # Leonid and Maria ask for others
        ("selim", "arianne", "patriarch+anastasia", True),  # it could be Leonid
        ("selim", "arianne leonid", "patriarch+anastasia", False),
        ("selim", "arianne leonid", "patriarch+catalina", True),  # it could be Maria
        ("", "", "patriarch", False),
    ],
)
def test_not_being_asked_would_betray_the_hand(hand: str, away: str, tree: str, asked: bool) -> None:
    t = Table().seat(1, pawns=0, hand=hand, tree=tree).seat(2, hand="zofia").discarded(away).row("ayse pierre")
    t.turn(1)
    assert t.asked == (1 if asked else 2), "whether seat 1 is asked must follow from what all can see"


@rule("L 1.11", "L 6.15")
def test_a_hand_that_all_have_seen_has_nothing_to_betray() -> None:
    t = Table().seat(1, pawns=0, hand="selim").seat(2, hand="zofia").row("ayse pierre")
    t.state.known[FRIEND.ids["selim"]] = 1
    assert t.turn(1).asked == 2, "everybody knows that seat 1 cannot marry without a pawn"
    t = Table().seat(1, pawns=0, hand="arianne").seat(2, hand="zofia").row("ayse pierre")
    t.state.known[FRIEND.ids["arianne"]] = 1
    assert t.turn(1).options == ["marry arianne", "pass"]


@rule("L 20.20")
def test_in_the_testament_nobody_is_asked_about_friends_who_are_in_the_tree() -> None:
    t = Table(variant="testament").seat(1, pawns=0, hand="selim").row("ann zofia ayse")
    t.roots("son arianne son daughter").turn()
    assert t.state.round == 2, "the round is over: there is nothing to ask"
