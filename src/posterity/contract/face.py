"""What a title shows to people: its tables in words, and what its things are called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

from posterity.engine import Ask, Flows, Standing, State, Title

S = TypeVar("S", bound=State)

TOLD_APART: Final = 3  # so many ways on, that differ in no more than so much, are told one by one


class Say(Protocol):
    """Speaks a message of the title in the player's language: its id and its arguments."""

    def __call__(self, message: str, args: Mapping[str, object] | None = None, /) -> str: ...


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the board in words, as a table: a heading over its first column, labels over the others."""

    heading: str  # a message id
    columns: list[str]  # message ids, or names of seats
    rows: list[list[str]]
    reconstructed: bool = False  # shows values that no rulebook prints
    by_seat: bool = False  # a column a seat


class Face(Generic[S]):
    """A table as people see it. `s` is always a view, so there may be holes in it."""

    def __init__(self, title: Title[S]) -> None:
        self.title: Final = title

    def rivals(self, seats: int) -> list[str]:
        """Message ids of those who take part without a seat, such as the rival of a solo game."""
        return []

    def sides(self, names: list[str], say: Say) -> list[str]:
        """The names of all who take part: the seats, then the rivals."""
        return [*names, *[say(rival) for rival in self.rivals(len(names))]]

    def word(self, s: S, kind: str, name: str, seat: int, say: Say) -> str:
        """A thing in words where its own message does not do: what the data or the table say it is, and for the seat
        that acts. Empty: as usual."""
        return ""

    def heading(self, s: S, seat: int, names: list[str], say: Say) -> str:
        """Where the game stands, in one line, for whoever looks."""
        raise NotImplementedError

    def board(self, s: S, seat: int, names: list[str], say: Say) -> list[Panel]:
        """The whole table in words: what `shown` and `printed` say."""
        raise NotImplementedError

    def prices(self, s: S, seat: int, say: Say) -> list[Panel]:
        """What things cost and bring, for looking up."""
        raise NotImplementedError

    def standing(self, s: S, seat: int) -> Standing:
        """What can be counted of a seat, by name, as far as everybody may see it: what an option changes. Each is said
        by a message `standing-…` with what was there `before` and is there `after`, and `by` how much that differs."""
        return {}

    def flows(self) -> Flows:
        """Those of them that go round, such as a clock."""
        return {}

    # The three below are typed data (contract/shown.py): from what they say to return come the browser's types.

    def shown(self, s: S, seat: int) -> object:
        """The whole table by name, with all that is computed for whoever looks: prices, counts, conditions, why not.

        A spectator (NOBODY) sees what everybody may see.
        """
        return self.title.encode(s)

    def printed(self, s: S) -> object:
        """What stands on the components of this table and never changes."""
        return {}

    def question(self, s: S, step: Ask[S]) -> object | None:
        """What the seat that is asked must know to understand the question, beside its options."""
        return None
