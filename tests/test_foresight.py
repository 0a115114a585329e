"""What is said to be certain comes true, whatever is chosen next; and it tells nothing that is hidden."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from posterity.engine import NOBODY, Chance, Event, Game, Outlook, SeededChance, new
from posterity.games import TITLES, face, title
from posterity.table.foresight import MOST_TABLES, Foresight
from posterity.table.table import Agreed, Table

DECISIONS = 60  # of a game, each with one option looked at

TABLES = [
    (name, variant.name, seats)
    for name in TITLES
    for variant in title(name).variants
    for seats in sorted({variant.fewest, variant.most})
]


def told(events: list[Event], seat: int) -> Counter[str]:
    return Counter(repr(event.seen_by(seat)) for event in events)


def played_on(game: Game[Any], seat: int, source: random.Random) -> list[Event]:
    """What happens until somebody else is asked, or the seat begins another turn."""
    events = list(game.events)
    while game.seat == seat and not game.state.agenda[-1].begins_turn():
        game.play(source.choice(game.options))
        events += game.events
    return events


@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_what_is_sure_happens_whatever_is_chosen_next(name: str, variant: str, seats: int) -> None:
    one = title(name)
    shown = face(one)
    source = random.Random(f"{name} {variant} {seats}")
    game = new(one, variant, seats, SeededChance(seats))
    looked_through = 0
    for _ in range(DECISIONS):
        if game.over:
            break
        seat, action = game.seat, source.choice(game.options)
        outlook = Outlook(game, action)
        sure = outlook.sure(shown.standing, shown.flows(), shown.standing(game.state, seat), 100)
        looked_through += bool(outlook.menu.options) and sure.whole
        for way in range(3):
            twin = game.copy()
            twin.chance = SeededChance(way)
            twin.listening = True
            twin.play(action)
            happened = told(played_on(twin, seat, source), seat)
            missing = told(sure.events, seat) - happened
            assert not missing, f"{action.text} promised {list(missing)}, and it did not come"
        game.play(action)
    assert looked_through > 0, "there was a question to look through"


@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_however_the_turn_goes_on_it_comes_to_one_of_the_standings_that_were_told(
    name: str, variant: str, seats: int
) -> None:
    """Up to where choices become final: there a game that is held stands as the outlook said, points and all."""
    one = title(name)
    shown = face(one)
    source = random.Random(f"{name} {variant} {seats} standings")
    game = new(one, variant, seats, SeededChance(seats))
    compared = 0
    for _ in range(DECISIONS):
        if game.over:
            break
        seat, action = game.seat, source.choice(game.options)
        before = shown.standing(game.state, seat)
        sure = Outlook(game, action).sure(shown.standing, shown.flows(), before, 100)
        for _ in range(3 if sure.whole else 0):
            ahead, twin = Outlook(game, action), game.copy()
            twin.hold = twin.listening = True
            twin.play(action)
            foreseen, events = list(ahead.events), list(twin.events)
            while ahead.menu.options:
                answer = source.choice(ahead.menu.options)
                ahead = ahead.then(answer)
                twin.play(answer)
                foreseen += ahead.events
                events += twin.events
            if told(foreseen, seat) != told(events, seat):
                continue  # what nobody foresees, or only after the turn
            now = shown.standing(twin.state, seat)
            for flow, (kind, param) in shown.flows().items():
                mine = [event for event in events if event.kind.name == kind and event.seat == seat]
                now[flow] = before[flow] + sum(int(event.args()[param]) for event in mine)
            assert now in sure.ends, f"{action.text} came to {now}, told were {sure.ends}"
            compared += 1
        game.play(action)
    assert compared > DECISIONS // 4, "mostly nothing else happens"


@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_an_outlook_is_the_same_in_every_world_that_the_seat_can_imagine(name: str, variant: str, seats: int) -> None:
    one = title(name)
    shown = face(one)
    source = random.Random(f"{name} {variant} {seats} worlds")
    game = new(one, variant, seats, SeededChance(seats + 7))

    def all_told(of: Game[Any], action: Any) -> object:
        outlook = Outlook(of, action)
        sure = outlook.sure(shown.standing, shown.flows(), shown.standing(of.state, of.seat), 60)
        return told(sure.events, of.seat), sure.ends, outlook.stop, [m.options for m in outlook.menus]

    for _ in range(DECISIONS):
        if game.over or game.seat == NOBODY:
            break
        action = source.choice(game.options)
        imagined = game.view(game.seat).imagine(Chance(source))
        assert all_told(imagined, action) == all_told(game, action), f"{action.text} betrays something hidden"
        game.play(action)


def test_what_was_looked_through_is_kept_of_few_tables() -> None:
    """All that is looked through at one version can be 40 MB, and 500 tables are kept that nobody looks at."""

    def looked(seed: int) -> tuple[Foresight, list[str]]:
        game = new(title("legacy"), "standard", 2, SeededChance(seed))
        agreed = Agreed("t", "legacy", "standard", ("person",) * 2, ("",) * 2, 1)
        ahead, path = Foresight(Table(agreed, game)), [game.options[0].text]
        ahead.told([])
        ahead.told(path)
        return ahead, path

    first, path = looked(0)
    told = first.told(path)
    others = [looked(seed)[0] for seed in range(1, 2 * MOST_TABLES)]
    assert sum(bool(one.known) for one in [first, *others]) == MOST_TABLES
    assert not first.known and first.told(path) == told, "it is worked out again"
    assert first.paths == 3, "and how often anybody looked is not forgotten"
