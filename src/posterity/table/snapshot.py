"""What a seat receives: the table as it may see it, its menu, what happened. See docs/protocol.md."""

from __future__ import annotations

from typing import Any, Final

from posterity.contract.shown import plain
from posterity.engine import NOBODY, Action, Ask, Event, Game, Menu, Refusal
from posterity.games import face
from posterity.table.patch import difference
from posterity.table.table import Table

Told = dict[str, Any]
"""Plain data, ready to be sent."""

PATCHED: Final = ("view", "points")  # large, and never null: of these only what differs is sent


def event(told: Event, viewer: int, version: int) -> Told:
    """An event as the viewer may know it."""
    seen = told.seen_by(viewer)
    seat = None if told.seat == NOBODY else told.seat
    return {"name": told.kind.name, "seat": seat, "args": seen.args(), "version": version}


def about(action: Action) -> Told:
    """An action with what it is made of."""
    return {"action": action.text, "verb": action.verb.name, "args": action.args(), "things": action.things()}


def refused(refusal: Refusal) -> Told:
    told: Told = {"action": refusal.action.text, "reason": refusal.reason}
    if refusal.need:
        told["need"] = refusal.need
    if refusal.have:
        told["have"] = refusal.have
    if refusal.what:
        told["what"] = refusal.what.split()
    return told


def menu(curious: Menu) -> Told:
    """The options, and the rest with the reason why not."""
    return {
        "options": [action.text for action in curious.options],
        "refusals": [refused(refusal) for refusal in curious.refusals],
    }


def points(game: Game[Any], view: Any) -> list[dict[str, int]]:
    """If the game ended now, by what the seat may see; at the end by what is there."""
    return game.title.points(game.state if game.over else view)


def lasting(table: Table, seat: int) -> Told:
    """What does not change while the game goes on, for a seat (-1: a spectator)."""
    game, agreed, title = table.game, table.agreed, table.title
    shown = face(title)
    return {
        "table": agreed.table,
        "title": title.name,
        "variant": agreed.variant,
        "rules": title.rules_version,
        "seat": None if seat == NOBODY else seat,
        "names": table.names,
        "rivals": shown.rivals(game.setup.seats),
        "kinds": agreed.kinds,
        "bots": agreed.bots,
        "hints": agreed.hints,
        "hiddenHands": title.hidden_hands,
        "seeded": agreed.seed is not None,
        "closed": None if table.closed is None else table.closed._asdict(),
        "verbs": _verbs(table),
        "flows": list(shown.flows()),
        "components": plain(shown.printed(game.state)),
    }


def _verbs(table: Table) -> dict[str, list[str]]:
    """What each verb is about, so that whoever gets the text of an action can take it apart."""
    found: dict[str, list[str]] = {}
    for action in table.title.actions.actions:
        if action.verb.name not in found:
            found[action.verb.name] = [domain.kind for domain in action.verb.domains]
    return found


class Views:
    """What each seat sees of one version of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.known: dict[int, tuple[Told, list[dict[str, int]]]] = {}

    def seen(self, seat: int) -> tuple[Told, list[dict[str, int]]]:
        """The view of a seat and the points that follow from it."""
        if seat not in self.known:
            game = self.table.game
            view = game.title.view(game.state, seat)
            self.known[seat] = plain(face(game.title).shown(view, seat)), points(game, view)
        return self.known[seat]

    def now(self, seat: int) -> Told:
        """What can change from version to version, for a seat."""
        table, game = self.table, self.table.game
        view, sources = self.seen(seat)
        asked = game.seat
        is_asked = asked == seat != NOBODY and table.closed is None
        result = game.result() if game.over else None
        return {
            "asked": None if asked == NOBODY else asked,
            "held": None if game.held == NOBODY else game.held,
            "canUndo": table.can_undo(seat),
            "over": game.over,
            "choices": table.choices,
            "view": view,
            "step": type(game.state.agenda[-1]).__name__ if asked != NOBODY or game.held != NOBODY else None,
            "stepArgs": game.state.agenda[-1].args() if is_asked else [],
            "question": self._question() if is_asked else None,
            "menu": menu(game.curious_menu()) if is_asked else None,
            "points": sources,
            "result": {"places": result.places, "level": result.level} if result else None,
        }

    def _question(self) -> Told | None:
        """What is asked of the seat whose turn it is to answer, as far as its face tells more than the options do."""
        game = self.table.game
        step = game.state.agenda[-1]
        assert isinstance(step, Ask)
        told: Told | None = plain(face(game.title).question(game.title.view(game.state, game.seat), step))
        return told


def snapshot(table: Table, seat: int, now: Told) -> Told:
    """Everything a seat is told about the table: what lasts, what is now, what came before."""
    log = [event(one, seat, version) for one, version in table.log]
    return {**lasting(table, seat), "version": table.version, **now, "log": log}


def update(table: Table, seat: int, before: Told, now: Told, undone: int | None) -> Told:
    """The newest version for a seat that knows the one before: what happened, and what changed."""
    told: Told = {"version": table.version, "events": [event(one, seat, table.version) for one in table.game.events]}
    if undone is not None:
        told["undone"] = undone
    for name, value in now.items():
        if before[name] != value:
            told[name] = difference(before[name], value) if name in PATCHED else value
    return told
