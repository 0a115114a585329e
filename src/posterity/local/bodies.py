"""What comes in, checked as the server checks it (server/shapes.py), and with the same sentences; without a library."""

from __future__ import annotations

import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final

from posterity.table.hearing import BadMessage

Check = Callable[[Any, str], Any]  # what was sent and where; what it means. Raises Wrong

MOST_SIGNS: Final = 4096  # of a message


class Wrong(Exception):
    """Where something is wrong, and what."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where or 'body'}: {what}")
        self.where = where
        self.what = what


def text(most: int, least: int = 0, printable: bool = False) -> Check:
    def check(sent: Any, where: str) -> str:
        if not isinstance(sent, str):
            raise Wrong(where, "Input should be a valid string")
        if len(sent) > most:
            raise Wrong(where, f"String should have at most {_counted(most, 'character')}")
        if len(sent) < least:
            raise Wrong(where, f"String should have at least {_counted(least, 'character')}")
        if printable and not sent.isprintable():
            raise Wrong(where, "Value error, expected characters that can be printed")
        return sent

    return check


def number(least: int | None = None, below: int | None = None) -> Check:
    def check(sent: Any, where: str) -> int:
        if isinstance(sent, str):
            try:
                sent = int(sent)
            except ValueError:
                raise Wrong(where, "Input should be a valid integer, unable to parse string as an integer") from None
        if isinstance(sent, bool) or not isinstance(sent, int | float):
            raise Wrong(where, "Input should be a valid integer")
        if sent != sent // 1:
            raise Wrong(where, "Input should be a valid integer, got a number with a fractional part")
        if least is not None and sent < least:
            raise Wrong(where, f"Input should be greater than or equal to {least}")
        if below is not None and sent >= below:
            raise Wrong(where, f"Input should be less than {below}")
        return int(sent)

    return check


def flag(sent: Any, where: str) -> bool:
    if not isinstance(sent, bool):
        raise Wrong(where, "Input should be a valid boolean")
    return sent


def corrections(sent: Any, where: str) -> dict[str, Any]:
    if not isinstance(sent, dict):
        raise Wrong(where, "Input should be a valid dictionary")
    return sent


def one_of(*known: str) -> Check:
    def check(sent: Any, where: str) -> str:
        if sent not in known:
            first = ", ".join(repr(one) for one in known[:-1])
            raise Wrong(where, f"Input should be {first} or {known[-1]!r}")
        return str(sent)

    return check


def several(each: Check, most: int, least: int = 0) -> Check:
    def check(sent: Any, where: str) -> list[Any]:
        if not isinstance(sent, list):
            raise Wrong(where, "Input should be a valid list")
        items = [each(one, f"{where}.{at}") for at, one in enumerate(sent[:most])]
        if len(sent) > most:
            raise Wrong(where, f"List should have at most {_counted(most, 'item')} after validation, not {len(sent)}")
        if len(sent) < least:
            raise Wrong(where, f"List should have at least {_counted(least, 'item')} after validation, not {len(sent)}")
        return items

    return check


def perhaps(known: Check) -> Check:
    return lambda sent, where: None if sent is None else known(sent, where)


class Fields:
    """An object with these fields and no others; those with a default may be left out."""

    def __init__(self, **fields: Check | tuple[Check, Any]) -> None:
        self.fields = fields

    def __call__(self, sent: Any, where: str = "") -> Any:
        if not isinstance(sent, dict):
            raise Wrong(where, "Input should be a valid dictionary or object to extract fields from")
        found: dict[str, Any] = {}
        inside = f"{where}." if where else ""
        for name, known in self.fields.items():
            check, default = known if isinstance(known, tuple) else (known, None)
            if name in sent:
                found[name] = check(sent[name], inside + name)
            elif isinstance(known, tuple):
                found[name] = default
            else:
                raise Wrong(inside + name, "Field required")
        for name in sent:
            if name not in self.fields:
                raise Wrong(inside + name, "Extra inputs are not permitted")
        return SimpleNamespace(**found)


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


NEW_SEAT: Final = Fields(kind=one_of("person", "bot"), name=(text(40), ""), bot=(text(20), ""))
NEW_TABLE: Final = Fields(
    title=text(40),
    variant=(text(40), "standard"),
    seats=several(NEW_SEAT, 12, 1),
    confirm=(flag, True),
    hints=(perhaps(flag), None),
    edition=(corrections, {}),
    seed=(perhaps(number(0, 2**31)), None),
)
TAKE_SEAT: Final = Fields(name=text(40, 1))
WANT_HINT: Final = Fields(version=number(0))

_MOVE_ID: Final = text(64, 1, printable=True)
MESSAGES: Final = {
    "hello": Fields(type=text(5), token=text(64), version=(perhaps(number()), None)),
    "move": Fields(type=text(4), id=_MOVE_ID, version=number(0), action=text(200)),
    "undo": Fields(type=text(4), id=_MOVE_ID, version=number(0)),
    "end-turn": Fields(type=text(8), id=_MOVE_ID, version=number(0)),
    "since": Fields(type=text(5), version=number()),
    "look": Fields(type=text(4), version=number(), path=(several(text(200), 16), [])),
}


def understood(said: str) -> Any:
    """A message of the socket. Raises BadMessage."""
    if len(said) > MOST_SIGNS:
        raise BadMessage(f"a message has at most {MOST_SIGNS} characters")
    try:
        sent = json.loads(said)
    except (ValueError, RecursionError) as error:
        raise BadMessage(f"message: Invalid JSON: {error}") from None
    if not isinstance(sent, dict):
        raise BadMessage("message: Input should be a valid dictionary or object to extract fields from")
    kind = sent.get("type")
    if "type" not in sent:
        raise BadMessage("message: Unable to extract tag using discriminator 'type'")
    if not isinstance(kind, str) or kind not in MESSAGES:
        known = ", ".join(repr(one) for one in MESSAGES)
        raise BadMessage(
            f"message: Input tag {str(kind)!r} found using 'type' does not match any of the expected tags: {known}"
        )
    try:
        return MESSAGES[kind](sent, kind)
    except Wrong as error:
        raise BadMessage(str(error)) from None
