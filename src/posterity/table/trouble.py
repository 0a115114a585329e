"""What can go wrong around a table."""

from __future__ import annotations


class Conflict(Exception):
    """Somebody else has stored the answers with these numbers: they were first."""


class NotStored(Exception):
    """The disk did not take it. If that is not `sure`, only the disk itself can tell, when it answers again."""

    def __init__(self, sure: bool) -> None:
        super().__init__("not stored")
        self.sure = sure


class NoRoom(NotStored):
    """Nothing more fits on the disk."""

    def __init__(self) -> None:
        super().__init__(sure=True)


class NoAnswer(OSError):
    """The disk does not tell what is on it."""


class Busy(Exception):
    """Too much is waiting already: try again later."""
