"""What a table stores: everything that happened at it, one answer a line, only ever added to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

CHOICE: Final = "choice"
CHANCE: Final = "chance"
UNDO: Final = "undo"
END_TURN: Final = "end-turn"


class Answer(NamedTuple):
    """A choice, an outcome of chance, an undo or the end of a turn."""

    number: int  # its place in the table's history, without gaps
    version: int  # of the table since then; what chance added to an answer has the same
    kind: str
    seat: int
    text: str  # as in a record
    move: str = ""  # the id that the client gave it
    at: float = 0.0  # seconds since 1970
    digest: str = ""  # of the table after it, where another seat is asked from here on


class Damaged(Exception):
    """Stored answers that cannot have happened. Says nothing of what is hidden in them."""


def standing(answers: Iterable[Answer]) -> list[Answer]:
    """What is left when the choices that were taken back are gone, and the undos with them."""
    left: list[Answer] = []
    for answer in answers:
        if answer.kind != UNDO:
            left.append(answer)
        elif left and left[-1].kind == CHOICE:
            left.pop()
        else:
            raise Damaged(f"the undo at {answer.number} takes back what is no choice")
    return left


def by_version(answers: Sequence[Answer]) -> Iterator[tuple[int, list[Answer]]]:
    """Each version with its answers: what somebody did, then what chance added."""
    for version, group in groupby(answers, key=lambda answer: answer.version):
        yield version, list(group)


def checked(answers: Sequence[Answer], number: int = 0, version: int = 0) -> None:
    """Answers follow each other without gaps, from this number and version on."""
    for answer in answers:
        expected = version + (answer.kind != CHANCE)
        if answer.number != number or answer.version != expected:
            raise Damaged(f"answer {number} of version {expected} is missing")
        number += 1
        version = answer.version
