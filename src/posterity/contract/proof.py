"""What is always true of a title's tables, and the ways its games can end: for tests and statistics."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from posterity.engine import Event, State, Title

S = TypeVar("S", bound=State)


class Proof(Generic[S]):
    """How to see that a table and a whole game are as they should be."""

    def __init__(self, title: Title[S]) -> None:
        self.title: Final = title

    def problems(self, s: S) -> list[str]:
        """What cannot be true of any table: pieces lost, numbers below zero."""
        raise NotImplementedError

    def endings(self, variant: str, seats: int) -> list[str]:
        """The ways in which a game can end; the golden games have one of each."""
        raise NotImplementedError

    def ending(self, s: S, events: list[Event]) -> str:
        """In which of these ways a finished game ended, from all that happened in it."""
        raise NotImplementedError
