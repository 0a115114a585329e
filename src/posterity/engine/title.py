"""What a title tells the kernel about itself."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from posterity.engine.actions import ActionTable
from posterity.engine.chance import Chance
from posterity.engine.errors import SetupError
from posterity.engine.events import Event
from posterity.engine.steps import State, Step

S = TypeVar("S", bound=State)

ORDERED: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"))


class Variant:
    """A way to play the title: its name and for how many seats."""

    __slots__ = ("fewest", "most", "name")

    def __init__(self, name: str, fewest: int, most: int) -> None:
        self.name: Final = name
        self.fewest: Final = fewest
        self.most: Final = most


class Result:
    """How a finished game ended: points by source for each seat, and who won."""

    __slots__ = ("level", "places", "points")

    def __init__(self, points: list[dict[str, int]], places: list[int], level: str = "") -> None:
        self.points: Final = points
        self.places: Final = places  # 1 for every winner; a shared place is shared; nobody has it if all have lost
        self.level: Final = level  # what the result is called, where it has a name: in solo games, or if nobody wins

    def totals(self) -> list[int]:
        return [sum(sources.values()) for sources in self.points]

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


Say = Callable[[str, Mapping[str, object]], str]
"""Speaks a message of the title in the player's language: its id and its arguments."""


class Panel:
    """A part of the board in words, as a table: a heading over its first column, labels over the others."""

    __slots__ = ("by_seat", "columns", "heading", "reconstructed", "rows")

    def __init__(
        self,
        heading: str,
        columns: list[str],
        rows: list[list[str]],
        reconstructed: bool = False,
        by_seat: bool = False,
    ) -> None:
        self.heading: Final = heading  # a message id
        self.columns: Final = columns  # message ids, or names of seats
        self.rows: Final = rows
        self.reconstructed: Final = reconstructed  # shows values that no rulebook prints
        self.by_seat: Final = by_seat  # a column a seat


class Keepsake:
    """What a finished game leaves behind for each seat, such as a picture: its name, and what kind of file it is."""

    __slots__ = ("media", "name", "suffix")

    def __init__(self, name: str, media: str, suffix: str) -> None:
        self.name: Final = name  # spoken as "keepsake-" + name
        self.media: Final = media  # such as "image/svg+xml"
        self.suffix: Final = suffix  # of the file


class Stakes:
    """How a bot should take points: what a lone player hopes for, what lead is nearly decisive, and how much more than
    points it is worth to win, from 0, nothing, to 1."""

    __slots__ = ("par", "swing", "victory")

    def __init__(self, par: float, swing: float, victory: float) -> None:
        self.par: Final = par
        self.swing: Final = swing
        self.victory: Final = victory


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(Generic[S]):
    """A game's rules, built from its data; two tables in one process may play two editions."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        variants: list[Variant],
        actions: ActionTable,
        steps: list[type[Step[S]]],
        edition: dict[str, object],
        hidden_hands: bool = False,
    ) -> None:
        self.name: Final = name
        self.rules_version: Final = rules_version
        self.variants: Final = variants
        self.actions: Final = actions
        self.steps: Final[dict[str, type[Step[S]]]] = {step.__name__: step for step in steps}
        self._edition: Final = edition
        self.hidden_hands: Final = hidden_hands  # a seat sees what others must not see

    @property
    def edition(self) -> dict[str, object]:
        """What the owner of a box corrected: a copy, because tables share the title."""
        return deepcopy(self._edition)

    def variant(self, name: str, seats: int) -> Variant:
        """The variant, if it can be played by so many."""
        variant = self.named(name)
        if variant.fewest <= seats <= variant.most:
            return variant
        need = str(variant.fewest)
        if variant.most > variant.fewest:
            need = f"{variant.fewest} to {variant.most}"
        raise SetupError(f"{self.name} ({name}) is for {need} player{'' if need == '1' else 's'}, not {seats}")

    def named(self, name: str) -> Variant:
        """The variant of that name."""
        for variant in self.variants:
            if variant.name == name:
                return variant
        known = ", ".join(v.name for v in self.variants)
        raise SetupError(f"{self.name} has no variant {name!r}; it has: {known}")

    def new(self, variant: str, seats: int) -> S:
        """The table before the first step, with everything still to happen on the agenda."""
        raise NotImplementedError

    def copy(self, s: S) -> S:
        """A state that shares nothing that can change; the copy is silent."""
        raise NotImplementedError

    def encode(self, s: S) -> dict[str, object]:
        """The named values of the table, without the agenda, as plain data."""
        raise NotImplementedError

    def decode(self, data: dict[str, object]) -> S:
        raise NotImplementedError

    def view(self, s: S, seat: int) -> S:
        """A copy with holes where the seat cannot look; a seat of -1 is the spectator."""
        raise NotImplementedError

    def imagine(self, view: S, seat: int, chance: Chance) -> S:
        """Fill the holes of a view with something that could be there: view(imagine(v)) == v."""
        raise NotImplementedError

    def points(self, s: S) -> list[dict[str, int]]:
        """Each seat's points by source, as if the game ended now."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """The final ranking, with the title's tie-breaks."""
        raise NotImplementedError

    def components(self, s: S) -> dict[str, object]:
        """What is printed for this table, as plain data, for those who draw it."""
        return {}

    def appraise(self, s: S, seat: int) -> float:
        """How well a seat stands, by points and rules of thumb: what the greedy bot goes by."""
        return float(sum(self.points(s)[seat].values()))

    def traits(self, s: S, seat: int) -> list[float]:
        """What a seat has, its points first, as numbers about as large as one: what a learning bot goes by."""
        raise NotImplementedError

    def surroundings(self, s: S) -> list[float]:
        """What all seats have in common, as such numbers; first, how far the game has gone."""
        raise NotImplementedError

    def stakes(self, variant: str) -> Stakes:
        """How much points mean there."""
        return Stakes(0.0, 15.0, 0.5)

    def learned(self, variant: str) -> list[float]:
        """What was learned about such tables: weights of traits and surroundings; empty if nothing was."""
        return []

    def endings(self, variant: str, seats: int) -> list[str]:
        """The ways in which a game can end; the golden games have one of each."""
        raise NotImplementedError

    def ending(self, s: S, events: list[Event]) -> str:
        """In which of these ways a finished game ended, from all that happened in it."""
        raise NotImplementedError

    def keepsakes(self) -> list[Keepsake]:
        """What a finished game leaves behind, if anything."""
        return []

    def keepsake(self, name: str, s: S, events: list[Event], seat: int, names: list[str], say: Say) -> str:
        """A keepsake of the seat as text, from how the game ended and all that happened in it."""
        raise NotImplementedError

    def problems(self, s: S) -> list[str]:
        """What cannot be true of any table: pieces lost, numbers below zero. For tests."""
        raise NotImplementedError

    def rivals(self, seats: int) -> list[str]:
        """Message ids of those who take part without a seat, such as the rival of a solo game."""
        return []

    def sides(self, names: list[str], say: Say) -> list[str]:
        """The names of all who take part: the seats, then the rivals."""
        return [*names, *[say(rival, {}) for rival in self.rivals(len(names))]]

    def word(self, s: S, kind: str, name: str, seat: int, say: Say) -> str:
        """A thing in words where its own message does not do: what the data or the table say it is, and for the seat
        that acts. Empty: as usual."""
        return ""

    def heading(self, s: S, names: list[str], say: Say) -> str:
        """Where the game stands, in one line."""
        raise NotImplementedError

    def board(self, s: S, names: list[str], say: Say) -> list[Panel]:
        """The whole table in words; `s` is a view, so there may be holes."""
        raise NotImplementedError

    def prices(self, s: S, say: Say) -> list[Panel]:
        """What things cost and bring, for looking up."""
        raise NotImplementedError

    def save(self, s: S) -> dict[str, object]:
        """Everything, the agenda included, as plain data."""
        agenda = [[type(step).__name__, *step.args()] for step in s.agenda]
        return {"table": self.encode(s), "agenda": agenda}

    def load(self, data: dict[str, object]) -> S:
        table, agenda = data["table"], data["agenda"]
        assert isinstance(table, dict) and isinstance(agenda, list)
        s = self.decode(table)
        for name, *args in agenda:
            s.agenda.append(self.steps[name](*args))
        return s

    def digest(self, s: S, salt: str = "") -> str:
        """A short fingerprint of everything on the table, hidden things included."""
        text = ORDERED.encode(self.save(s))
        return hashlib.blake2b((salt + text).encode(), digest_size=6).hexdigest()
