"""What a seat receives: the table as it may see it, its menu, what happened. See docs/protocol.md."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from posterity.engine import NOBODY, Action, Event, Game, Menu, Refusal


class Agreed(NamedTuple):
    """What was agreed about a table before the game."""

    table: str
    kinds: list[str]
    bots: list[str]  # the level of each seat, empty for a person
    hints: bool


def event(told: Event, viewer: int, version: int) -> dict[str, Any]:
    """An event as the viewer may know it."""
    seen = told.seen_by(viewer)
    seat = None if told.seat == NOBODY else told.seat
    return {"name": told.kind.name, "seat": seat, "args": seen.args(), "version": version}


@lru_cache(maxsize=10_000)
def about(action: Action) -> dict[str, Any]:
    return {"action": action.text, "verb": action.verb.name, "args": action.args(), "things": action.things()}


def _refusal(refusal: Refusal) -> dict[str, Any]:
    return {
        **about(refusal.action),
        "reason": refusal.reason,
        "need": refusal.need,
        "have": refusal.have,
        "what": refusal.what.split(),
    }


def menu(curious: Menu) -> dict[str, Any]:
    """The options, and the rest with the reason why not."""
    return {
        "options": [about(action) for action in curious.options],
        "refusals": [_refusal(refusal) for refusal in curious.refusals],
    }


def previews(game: Game[Any], version: int) -> dict[str, Any]:
    """What is certain about each option of the seat that is asked, and why not what none of them leads to."""
    seen = [game.preview(action) for action in game.options]
    told = [[event(one, game.seat, version) for one in preview.events] for preview in seen]
    return {
        "previews": {action.text: events for action, events in zip(game.options, told, strict=True)},
        "beyond": [_refusal(refusal) for refusal in game.beyond(seen)],
    }


def points(game: Game[Any], seat: int) -> list[dict[str, int]]:
    """If the game ended now, by what the seat may see; at the end by what is there."""
    return game.title.points(game.state if game.over else game.title.view(game.state, seat))


def update(game: Game[Any], seat: int, agreed: Agreed, version: int, choices: int) -> dict[str, Any]:
    """What changes from version to version, for a seat (-1: a spectator)."""
    asked = game.seat
    result = game.result() if game.over else None
    return {
        "table": agreed.table,
        "version": version,
        "title": game.title.name,
        "variant": game.setup.variant,
        "rules": game.title.rules_version,
        "seat": None if seat == NOBODY else seat,
        "names": game.setup.names,
        "rivals": game.title.rivals(game.setup.seats),
        "kinds": agreed.kinds,
        "bots": agreed.bots,
        "hints": agreed.hints,
        "hiddenHands": game.title.hidden_hands,
        "asked": None if asked == NOBODY else asked,
        "held": None if game.held == NOBODY else game.held,
        "canUndo": seat != NOBODY and game.can_undo(seat),
        "over": game.over,
        "choices": choices,
        "view": game.title.encode(game.title.view(game.state, seat)),
        "step": type(game.state.agenda[-1]).__name__ if asked != NOBODY or game.held != NOBODY else None,
        "stepArgs": game.state.agenda[-1].args() if asked == seat != NOBODY else [],
        "menu": menu(game.curious_menu()) if asked == seat != NOBODY else None,
        "points": points(game, seat),
        "result": {"places": result.places, "level": result.level} if result else None,
    }


def snapshot(
    game: Game[Any], seat: int, agreed: Agreed, version: int, choices: int, log: list[dict[str, Any]]
) -> dict[str, Any]:
    """Everything a seat is told about the table now: an update, and what does not change or came before."""
    told = update(game, seat, agreed, version, choices)
    asked = told["menu"] is not None
    return {
        **told,
        **(previews(game, version) if asked else {"previews": None, "beyond": None}),
        "components": game.title.components(game.state),
        "log": log,
    }
