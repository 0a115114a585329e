"""What can be wrong with what somebody asks for; each message is one line for people."""

from __future__ import annotations


class PosterityError(Exception):
    """Bad input: what was wrong, where, and what would be right."""


class UnknownAction(PosterityError):
    """No action of the title is written like that."""


class IllegalAction(PosterityError):
    """The action exists, but the rules do not allow it now."""


class SetupError(PosterityError):
    """No such table: wrong title, variant, number of seats."""


class UndoError(PosterityError):
    """There is nothing that this seat may take back."""


class DataError(PosterityError):
    """A data or edition file is wrong: the key, the problem, the expected form."""


class RecordError(PosterityError):
    """A record is wrong at a line."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem

    def __reduce__(self) -> tuple[type[RecordError], tuple[int, str]]:
        """So that it can come back from another process."""
        return RecordError, (self.line, self.problem)
