"""What happened, told for the log and for animation."""

from __future__ import annotations

from typing import Final

from posterity.engine.actions import Domain

HIDDEN: Final = -1
"""Stands for a value that the viewer may not know."""


class EventKind:
    """A sort of event, with named arguments: a domain's word, or a plain number (None)."""

    __slots__ = ("name", "params", "reveals", "secret")

    def __init__(
        self,
        name: str,
        params: dict[str, Domain | None] | None = None,
        secret: tuple[str, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.name: Final = name
        self.params: Final[dict[str, Domain | None]] = params or {}
        self.secret: Final = secret  # arguments that only the event's own seat ever knows
        self.reveals: Final = reveals  # shows to all what was the seat's secret: others cannot foresee it
        assert len(self.params) <= 4, f"{name}: an event has at most four arguments"


class Event:
    """One thing that happened to a seat (-1: to nobody in particular)."""

    __slots__ = ("kind", "seat", "values")

    def __init__(self, kind: EventKind, seat: int, values: list[int]) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.values: Final = values

    def __repr__(self) -> str:
        return f"<{self.kind.name} seat={self.seat} {self.args()}>"

    def args(self) -> dict[str, str | int]:
        """The arguments by name; words where they are things, numbers where they are amounts."""
        found: dict[str, str | int] = {}
        for (name, domain), value in zip(self.kind.params.items(), self.values, strict=False):
            if domain is None:
                found[name] = value
            else:
                found[name] = "hidden" if value == HIDDEN else domain.names[value]
        return found

    def foreseen_by(self, viewer: int) -> bool:
        """Whether a preview may tell it: what another seat's secret is shows only when it happens."""
        return not self.kind.reveals or viewer == self.seat

    def seen_by(self, viewer: int) -> Event:
        """The same event as `viewer` may know it."""
        if not self.kind.secret or viewer == self.seat:
            return self
        names = list(self.kind.params)
        shown = [HIDDEN if names[i] in self.kind.secret else v for i, v in enumerate(self.values)]
        return Event(self.kind, self.seat, shown)
