"""What a seat receives: the table as it may see it, its menu, what happened. See docs/protocol.md."""

from __future__ import annotations

from typing import Any

from posterity.engine import NOBODY, Action, Event, Game, Menu, Refusal
from posterity.games import face
from posterity.table.table import Table

Told = dict[str, Any]
"""Plain data, ready to be sent."""


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
        "components": shown.components(game.state),
    }


def _verbs(table: Table) -> dict[str, list[str]]:
    """What each verb is about, so that whoever gets the text of an action can take it apart."""
    found: dict[str, list[str]] = {}
    for action in table.title.actions.actions:
        if action.verb.name not in found:
            found[action.verb.name] = [domain.kind for domain in action.verb.domains]
    return found


class Views:
    """What each seat sees of one version of a table; where nothing is hidden, all see the same."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.known: dict[int, tuple[Told, list[dict[str, int]]]] = {}

    def seen(self, seat: int) -> tuple[Told, list[dict[str, int]]]:
        """The view of a seat and the points that follow from it."""
        game = self.table.game
        whose = seat if game.title.hidden_hands else NOBODY
        if whose not in self.known:
            view = game.title.view(game.state, whose)
            self.known[whose] = game.title.encode(view), points(game, view)
        return self.known[whose]

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
            "menu": menu(game.curious_menu()) if is_asked else None,
            "points": sources,
            "result": {"places": result.places, "level": result.level} if result else None,
        }


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
        if name != "view" and before[name] != value:
            told[name] = value
    view = _changed(before["view"], now["view"])
    if view:
        told["view"] = view
    return told


def _changed(before: Told, now: Told) -> Told:
    """The parts of a view that differ; of a list of objects, null for those that are the same."""
    if before is now:
        return {}
    found: Told = {}
    for name, part in now.items():
        old = before[name]
        if old == part:
            continue
        if type(part) is list and type(old) is list and len(part) == len(old) and part and type(part[0]) is dict:
            found[name] = [None if one == other else one for one, other in zip(part, old, strict=True)]
        else:
            found[name] = part
    return found
