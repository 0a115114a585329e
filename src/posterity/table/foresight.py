"""What the seat that is asked can see coming: for each option, and through the questions behind it."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from posterity.contract.face import TOLD_APART
from posterity.engine import Action, Event, Outlook, PosterityError, Standing, beyond
from posterity.games import face
from posterity.table.snapshot import Told, event, menu, refused
from posterity.table.table import Refused, Table

MOST_WAYS: Final = 150  # through the questions behind an option: this is worked out while somebody waits for it
MOST_PATHS: Final = 64  # looked into at one version
MOST_TABLES: Final = 4  # of which what was looked through is kept: it can be thousands of tables for each of them


class Foresight:
    """All outlooks of one version of a table, made when somebody looks."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.face: Final = face(table.title)
        self.known: Final[dict[Action, Outlook[Any]]] = {}
        self.paths = 0

    def told(self, path: list[str]) -> Told:
        """What lies behind these answers, one after the other: what is sure, and each option of the next question."""
        if self not in _LOOKED:
            if len(_LOOKED) == MOST_TABLES:
                _LOOKED.popleft().known.clear()  # it is worked out again if somebody looks there again
            _LOOKED.append(self)
        if not path:
            game = self.table.game
            ahead = [self._first(action) for action in game.options]
            before = self.face.standing(game.state, game.seat)
            return {
                "path": path,
                "previews": self._previews(ahead, before, game.options),
                "beyond": self._beyond(ahead),
            }
        self.paths += 1
        if self.paths > MOST_PATHS:
            raise Refused("too-fast", f"only {MOST_PATHS} ways can be looked into before the next move")
        before, outlook = self._at(path)
        options = outlook.menu.options
        after = self.face.standing(outlook.game.state, outlook.seat)
        return {
            "path": path,
            "sure": self._sure(outlook, before),
            "menu": menu(outlook.menu) if options else None,
            "previews": self._previews([outlook.then(action) for action in options], after, options),
            "beyond": [],
        }

    def _first(self, action: Action) -> Outlook[Any]:
        if action not in self.known:
            self.known[action] = Outlook(self.table.game, action)
        return self.known[action]

    def _at(self, path: list[str]) -> tuple[Standing, Outlook[Any]]:
        """The outlook at the end of a path, and how the seat stood before its last answer."""
        game = self.table.game
        outlook: Outlook[Any] | None = None
        before: Standing = {}
        for text in path:
            offered = game.options if outlook is None else outlook.menu.options
            state = game.state if outlook is None else outlook.game.state
            try:
                action = self.table.title.actions.parse(text)
            except PosterityError as error:
                raise Refused("unknown-action", str(error)) from None
            if action not in offered:
                raise Refused("illegal", f"{text!r} is not offered there")
            before = self.face.standing(state, game.seat)
            outlook = self._first(action) if outlook is None else outlook.then(action)
        assert outlook is not None
        return before, outlook

    def _beyond(self, outlooks: list[Outlook[Any]]) -> list[Told]:
        return [refused(refusal) for refusal in beyond(self.table.game, outlooks)]

    def _previews(self, outlooks: list[Outlook[Any]], before: Standing, options: list[Action]) -> Told:
        return {
            action.text: {
                "events": self._events(outlook.events),
                "changes": self._changes(before, outlook),
                "stop": outlook.stop,
            }
            for action, outlook in zip(options, outlooks, strict=True)
        }

    def _changes(self, before: Standing, outlook: Outlook[Any]) -> dict[str, list[int]]:
        """Standings that do not stay as they are: before and after."""
        after = outlook.stands(self.face.standing, self.face.flows(), before)
        return {name: [value, after[name]] for name, value in before.items() if after[name] != value}

    def _sure(self, outlook: Outlook[Any], before: Standing) -> Told:
        """What all ways on have in common: before, and the least and the most that it would be after; and if there are
        but a few, in what they differ."""
        sure = outlook.sure(self.face.standing, self.face.flows(), before, MOST_WAYS)
        changes = {name: [value, sure.least(name), sure.most(name)] for name, value in before.items()}
        differing = [name for name, (_, least, most) in changes.items() if least != most]
        return {
            "events": self._events(sure.events),
            "changes": {name: change for name, change in changes.items() if change != [change[0]] * 3},
            "ways": [{name: end[name] for name in differing} for end in sure.ends]
            if 0 < len(differing) <= TOLD_APART and len(sure.ends) <= TOLD_APART
            else [],
            "stop": outlook.stop,
            "whole": sure.whole,
        }

    def _events(self, events: list[Event]) -> list[Told]:
        return [event(one, self.table.game.seat, self.table.version) for one in events]


_LOOKED: Final[deque[Foresight]] = deque()  # the newest last
