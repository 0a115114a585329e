"""What is said on the socket of a table, and how it is answered: see docs/protocol.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

from posterity.table.answers import CHOICE, END_TURN, UNDO
from posterity.table.live import Client, LiveTable
from posterity.table.problems import Reply, problem_of
from posterity.table.snapshot import Told
from posterity.table.table import Refused

GONE: Final = 4404  # coming back would not help
TOO_SLOW: Final = 4408
LATER: Final = 1013

KINDS: Final = {"move": CHOICE, "undo": UNDO, "end-turn": END_TURN}


class BadMessage(Exception):
    """A message that cannot be understood, and why."""


class NoHello(Exception):
    """Nobody said hello in time."""


class Said(Protocol):
    """A message that was understood; what else is in it depends on its type."""

    @property
    def type(self) -> str: ...


class End(NamedTuple):
    """Why a line ends: the code it is closed with, and what is said before."""

    close: int
    code: str
    message: str


Telling = Callable[[Exception], Reply]  # how trouble is told


def end_of(error: Exception, told: Telling = problem_of) -> End:
    """Why there is nothing to say any more: a hello that opened no table, or trouble that nobody expected."""
    match error:
        case NoHello():
            return End(TOO_SLOW, "too-slow", "a socket must say hello first")
        case BadMessage():
            return End(GONE, "bad-message", f"expected hello with the token of a seat: {error}")
        case _:
            status, code, message = told(error)
            return End(LATER if status == 503 else GONE, code, message)


def refused(move: str, code: str, message: str, version: int) -> Told:
    return {"type": "refused", "id": move, "code": code, "message": message, "version": version}


def refuse(live: LiveTable, client: Client, code: str, message: str, move: str = "") -> None:
    client.push(live.encode(refused(move, code, message, live.table.version)))


def look(live: LiveTable, client: Client, message: Any) -> None:
    """Somebody looks at the menu, or behind an option. It is worked out on the spot."""
    try:
        live.look(client, message.version, message.path)
    except Refused as refusal:
        refuse(live, client, refusal.code, refusal.message)


async def answer(live: LiveTable, client: Client, message: Any, told: Telling = problem_of) -> None:
    """Whatever else a client says."""
    if message.type == "hello":
        refuse(live, client, "bad-message", "hello was said already")
    elif message.type == "since":
        if message.version != live.table.version:
            client.push(live.snapshot_message(client.seat))
    elif client.seat < 0:
        refuse(live, client, "only-watching", "this link is for watching", message.id)
    else:
        text = message.action if message.type == "move" else ""
        try:
            version = await live.answer(client.seat, KINDS[message.type], text, message.id, message.version)
            client.push(live.encode({"type": "ack", "id": message.id, "version": version}))
        except Refused as refusal:
            refuse(live, client, refusal.code, refusal.message, message.id)
            if refusal.code == "stale":
                client.push(live.snapshot_message(client.seat))
        except Exception as error:  # said again over a new line, it would most likely end that one too
            _, code, sentence = told(error)
            refuse(live, client, code, sentence, message.id)
