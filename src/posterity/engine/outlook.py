"""What an action surely brings, looking through the seat's own following questions.

An outlook ends where undo ends: at a draw, at another seat, at a reveal, at the end of the turn. Until then everything
is the seat's own doing, so it can be told beforehand. One outlook is the stretch up to the next real question; what
lies behind that is looked into when somebody asks: `then` for one answer, `sure` for what all answers have in common.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from posterity.engine.actions import Action
from posterity.engine.events import Event
from posterity.engine.game import DRAW, GAME_OVER, NOBODY, QUESTION, Game, Horizon
from posterity.engine.menu import Menu, Refusal
from posterity.engine.steps import State, Step

S = TypeVar("S", bound=State)

MOST_WAYS: Final = 400  # through the following questions; with more of them only what comes before is said to be sure

Standing = dict[str, int]
"""What can be counted of a seat, by name."""

Measure = Callable[[S, int], Standing]


class Sure:
    """What all ways on have in common: events, and between which values each standing would come to lie."""

    __slots__ = ("events", "high", "low", "whole")

    def __init__(self, events: list[Event], low: Standing, high: Standing, whole: bool) -> None:
        self.events: Final = events
        self.low: Final = low
        self.high: Final = high
        self.whole: Final = whole  # False: there are too many ways to look through


class Outlook(Generic[S]):
    """From an answer of a seat to its next real question, or to where nothing more is certain."""

    __slots__ = ("events", "forced", "game", "known", "menus", "seat", "stop")

    def __init__(self, game: Game[S], action: Action) -> None:
        """`game` waits for the seat's answer; it is not changed."""
        seat = game.seat
        ahead = Horizon(seat)
        game = game.copy()
        game.chance = None
        game.listening = True
        game.ahead = ahead
        game.play(action)
        self.seat: Final = seat
        self.game: Final = game
        self.menus: Final = ahead.menus  # what the seat is asked on the way; the last of them waits for an answer
        self.forced: Final = ahead.forced  # what was the only option on the way, and so is not asked
        self.known: Final[dict[Action, Outlook[S]]] = {}
        self.stop: Final = QUESTION if game.seat == seat else ahead.stop or (DRAW if game.state.agenda else GAME_OVER)
        events = game.events + self._steady()
        self.events: Final = [event.seen_by(seat) for event in events if event.foreseen_by(seat)]

    def _steady(self) -> list[Event]:
        """Carry out what the turn will do by itself, whatever comes before it."""
        s = self.game.state
        s.events = []
        for step in self.pending():
            if step.steady():
                step.do(s)
        told, s.events = s.events, None
        return told or []

    def pending(self) -> list[Step[Any]]:
        """The steps of the turn that wait behind where the outlook ends, the next one first."""
        s = self.game.state
        agenda: list[Step[Any]] = s.agenda
        turn: list[Step[Any]] = []
        if self.stop == QUESTION or self.stop == GAME_OVER:
            return turn
        for at in range(len(agenda) - 1, -1, -1):
            step = agenda[at]
            if step.ends_turn(s) or step.begins_turn():
                return turn
            turn.append(step)
        return []  # this is no turn: what lies on the agenda is the course of the game

    @property
    def menu(self) -> Menu:
        """What the seat is asked next, with refusals; nobody is where there is no such question."""
        return self.menus[-1] if self.stop == QUESTION else Menu(NOBODY)

    def then(self, action: Action) -> Outlook[S]:
        """The next stretch, if the seat answered so."""
        if action not in self.known:
            self.known[action] = Outlook(self.game, action)
        return self.known[action]

    def sure(self, measure: Measure[S], most: int = MOST_WAYS) -> Sure:
        """What is common to all ways through the seat's following questions."""
        found = _Ways(measure, most).common(self)
        if found is not None:
            return found
        here = measure(self.game.state, self.seat)
        return Sure(self.events, here, here, whole=False)


class _Ways(Generic[S]):
    """All ways on from an outlook. Those that lead to the same table are walked once."""

    def __init__(self, measure: Measure[S], most: int) -> None:
        self.measure: Final = measure
        self.left = most
        self.met: Final[dict[str, Sure]] = {}

    def common(self, outlook: Outlook[S]) -> Sure | None:
        """None if there are too many ways."""
        self.left -= 1
        if self.left < 0:
            return None
        options = outlook.menu.options
        if not options:
            here = self.measure(outlook.game.state, outlook.seat)
            return Sure(outlook.events, here, here, whole=True)
        ways: list[Sure] = []
        for action in options:
            way = self._way(outlook.then(action))
            if way is None:
                return None
            ways.append(way)
        low, high = ways[0].low.copy(), ways[0].high.copy()
        for way in ways[1:]:
            for name in low:
                low[name] = min(low[name], way.low[name])
                high[name] = max(high[name], way.high[name])
        return Sure(outlook.events + _in_common([way.events for way in ways]), low, high, whole=True)

    def _way(self, ahead: Outlook[S]) -> Sure | None:
        if not ahead.menu.options:
            return self.common(ahead)
        game = ahead.game
        key = json.dumps([[_key(event) for event in ahead.events], game.title.save(game.state)])
        way = self.met.get(key) or self.common(ahead)
        if way is not None:
            self.met[key] = way
        return way


def _key(event: Event) -> str:
    return f"{event.kind.name} {event.seat} {event.values}"


def _in_common(ways: list[list[Event]]) -> list[Event]:
    """The events that come in every way, as often as they come in each, in the order of the first way."""
    counts: list[dict[str, int]] = []
    for way in ways:
        count: dict[str, int] = {}
        for event in way:
            count[_key(event)] = count.get(_key(event), 0) + 1
        counts.append(count)
    found: list[Event] = []
    for event in ways[0]:
        key = _key(event)
        if min([count.get(key, 0) for count in counts]) > 0:
            found.append(event)
            for count in counts:
                count[key] -= 1
    return found


def beyond(game: Game[S], outlooks: list[Outlook[S]]) -> list[Refusal]:
    """Why not, one choice ahead: what is refused behind all options, and neither they nor the menu offer."""
    now = game.curious_menu()
    answered = set(now.options)
    answered.update([refusal.action for refusal in now.refusals])
    for outlook in outlooks:
        for menu in outlook.menus:
            answered.update(menu.options)
    found: dict[Action, Refusal] = {}
    for outlook in outlooks:
        for menu in outlook.menus:
            for refusal in menu.refusals:
                if refusal.action not in answered:
                    found.setdefault(refusal.action, refusal)
    return list(found.values())
