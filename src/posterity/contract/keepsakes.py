"""What a finished game leaves behind for each seat, such as a picture of its family."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, TypeVar

from posterity.contract.face import Say
from posterity.engine import Event, State, Title

S = TypeVar("S", bound=State)

# The coats of arms by which a seat is known on every board, and so on what a game leaves.
ARMS: Final[list[dict[str, str]]] = json.loads((Path(__file__).parent / "arms.json").read_text(encoding="utf-8"))


@dataclass(frozen=True, slots=True)
class Keepsake:
    """One of the things that are left: its name, and what kind of file it is."""

    name: str  # spoken as "keepsake-" + name
    media: str  # such as "image/svg+xml"
    suffix: str  # of the file


class Keepsakes(Generic[S]):
    """All that a title leaves; most leave nothing."""

    def __init__(self, title: Title[S], kinds: list[Keepsake] | None = None) -> None:
        self.title: Final = title
        self.kinds: Final = kinds or []

    def made(self, name: str, s: S, events: list[Event], seat: int, names: list[str], say: Say) -> str:
        """A keepsake of the seat as text, from how the game ended and all that happened in it."""
        raise NotImplementedError
