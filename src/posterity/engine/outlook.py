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
from posterity.engine.chance import NO_CHANCE
from posterity.engine.events import Event
from posterity.engine.game import DRAW, GAME_OVER, NOBODY, QUESTION, Game, Horizon
from posterity.engine.menu import Menu, Refusal
from posterity.engine.steps import State, Step

S = TypeVar("S", bound=State)

MOST_WAYS: Final = 400  # through the following questions; with more of them only what comes before is said to be sure

Standing = dict[str, int]
"""What can be counted of a seat, by name."""

Measure = Callable[[S, int], Standing]

Flows = dict[str, tuple[str, str]]
"""Standings that go round and so cannot be compared: the event, and the argument of it, that add to them."""


class Sure:
    """What all ways on have in common: events, and between which values each standing would come to lie."""

    __slots__ = ("ends", "events", "whole")

    def __init__(self, events: list[Event], ends: list[Standing], whole: bool) -> None:
        self.events: Final = events
        self.ends: Final = ends  # the standings to which the ways lead, each once
        self.whole: Final = whole  # False: there are too many ways to look through

    def least(self, name: str) -> int:
        return min([end[name] for end in self.ends])

    def most(self, name: str) -> int:
        return max([end[name] for end in self.ends])


class Outlook(Generic[S]):
    """From an answer of a seat to its next real question, or to where nothing more is certain."""

    __slots__ = ("events", "forced", "game", "known", "menus", "seat", "stop")

    def __init__(self, game: Game[S], action: Action) -> None:
        """`game` waits for the seat's answer; it is not changed."""
        seat = game.seat
        ahead = Horizon(seat)
        game = game.copy()
        game.chance = NO_CHANCE
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

    def stands(self, measure: Measure[S], flows: Flows, before: Standing) -> Standing:
        """How the seat stands where it ends; what goes round is added up from what is told."""
        after = measure(self.game.state, self.seat)
        for name, (kind, param) in flows.items():
            after[name] = before[name]
            for event in self.events:
                if event.kind.name == kind and event.seat == self.seat:
                    after[name] += int(event.args()[param])
        return after

    def sure(self, measure: Measure[S], flows: Flows, before: Standing, most: int = MOST_WAYS) -> Sure:
        """What is common to all ways through the seat's following questions, if it stood so before its answer."""
        found = _Ways(measure, flows, most).common(self, before)
        return found or Sure(self.events, [self.stands(measure, flows, before)], whole=False)


class _Ways(Generic[S]):
    """All ways on from an outlook. Those that lead to the same table are walked once."""

    def __init__(self, measure: Measure[S], flows: Flows, most: int) -> None:
        self.measure: Final = measure
        self.flows: Final = flows
        self.left = most
        self.met: Final[dict[str, Sure]] = {}

    def common(self, outlook: Outlook[S], before: Standing) -> Sure | None:
        """None if there are too many ways."""
        here = outlook.stands(self.measure, self.flows, before)
        options = outlook.menu.options
        if not options:
            return Sure(outlook.events, [here], whole=True)
        ways: list[Sure] = []
        ends: dict[tuple[int, ...], Standing] = {}
        self.left -= len(options)
        if self.left < 0:
            return None
        for action in options:
            way = self._way(outlook.then(action), here)
            if way is None:
                return None
            ways.append(way)
            for end in way.ends:
                ends.setdefault(tuple(end.values()), end)
        return Sure(outlook.events + _in_common([way.events for way in ways]), list(ends.values()), whole=True)

    def _way(self, ahead: Outlook[S], before: Standing) -> Sure | None:
        if not ahead.menu.options:
            return self.common(ahead, before)
        game = ahead.game
        flowed = [before[name] for name in self.flows]
        key = json.dumps([[_key(event) for event in ahead.events], game.title.save(game.state), flowed])
        way = self.met.get(key) or self.common(ahead, before)
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
