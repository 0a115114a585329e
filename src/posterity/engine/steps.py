"""The agenda: steps of the rulebook that must still happen, as plain data inside the state."""

from __future__ import annotations

from inspect import signature
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from posterity.engine.actions import Action, Domain
from posterity.engine.events import Event, EventKind
from posterity.engine.menu import Menu

S = TypeVar("S", bound="State")

MADE_FROM: Final[dict[type[Any], list[str]]] = {}  # by kind of step: what its constructor asks for


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something the rulebook says must still happen. Holds ids and numbers only, and never changes."""

    def do(self, s: S) -> None:
        """Carry the step out; what must follow is pushed with `s.then`."""
        raise NotImplementedError

    def args(self) -> list[int]:
        """What the step was made from, in order, so that it can be saved and made again: it keeps each by its name."""
        kind = type(self)
        if kind not in MADE_FROM:
            MADE_FROM[kind] = list(signature(kind).parameters)
        return [getattr(self, name) for name in MADE_FROM[kind]]

    def ends_turn(self, s: S) -> bool:
        """True for the last step of a turn: what follows is no longer the doing of the seat whose turn it was."""
        return False

    def begins_turn(self) -> bool:
        """True where a seat's turn begins: time to show the table anew; before it an outlook ends."""
        return False

    def steady(self) -> bool:
        """True if it does the same whatever is drawn or chosen before it in the turn, and so can be foreseen."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class OfSeat(Step[S]):
    """A step of a seat."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(OfSeat[S]):
    """A step in which a seat chooses."""

    def menu(self, s: S, m: Menu) -> None:
        """List what may be chosen, and refuse the rest with a reason. Never changes the state."""
        raise NotImplementedError

    def chosen(self, s: S, a: Action) -> None:
        raise NotImplementedError

    def asks_even_if_forced(self, s: S) -> bool:
        """True where being asked at all would betray something hidden to the other seats."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Step[S]):
    """A step in which chance takes things out of a bag."""

    def name(self, s: S) -> str:
        """Keys seeded chance, so that two games can share their luck: "cubes-3"."""
        raise NotImplementedError

    def domain(self, s: S) -> Domain:
        raise NotImplementedError

    def bag(self, s: S) -> list[int]:
        """How many of each kind of the domain can come."""
        raise NotImplementedError

    def count(self, s: S) -> int:
        return 1

    def drawn(self, s: S, got: list[int]) -> None:
        raise NotImplementedError

    def aside(self, s: S) -> bool:
        """True if nothing that the turn still does by itself depends on what comes: an outlook passes it by."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Roll(Draw[S]):
    """A draw in which each thing goes back before the next is taken: dice."""

    def bag(self, s: S) -> list[int]:
        return [1] * len(self.domain(s))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every title's table has: the agenda, an ear for events, a mark for reveals."""

    __slots__ = ("agenda", "events", "revealed")

    def __init__(self) -> None:
        # The steps of a table belong to its own title, which no type here can say.
        self.agenda: list[Step[Any]] = []
        self.events: list[Event] | None = None
        self.revealed = False

    def then(self, step: Step[Any]) -> None:
        """What is pushed last happens first."""
        self.agenda.append(step)

    def tell(self, kind: EventKind, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Report what happened, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(kind, seat, [a, b, c, d][: len(kind.params)]))

    def reveal(self) -> None:
        """Something hidden was shown: nobody may undo past this point."""
        self.revealed = True
