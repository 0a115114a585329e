"""What a title tells the kernel about itself."""

from __future__ import annotations

import hashlib
import json
from copy import deepcopy
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from posterity.engine.actions import ActionTable
from posterity.engine.chance import Chance
from posterity.engine.errors import SetupError
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


def values(part: object, names: tuple[str, ...]) -> dict[str, object]:
    """What these fields of a part of the table hold."""
    return {name: getattr(part, name) for name in names}


def fill(part: object, names: tuple[str, ...], saved: dict[str, object]) -> None:
    """Give these fields the values that were saved."""
    for name in names:
        setattr(part, name, saved[name])


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
        self.facets: Final[dict[str, object]] = {}  # what it shows to others than the kernel, each made once

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
