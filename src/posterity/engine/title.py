"""What a title tells the kernel about itself."""

from __future__ import annotations

import hashlib
import json
from copy import deepcopy
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from posterity.engine.actions import ActionTable, Domain
from posterity.engine.chance import Chance
from posterity.engine.data import HOUSE
from posterity.engine.errors import SetupError
from posterity.engine.steps import State, Step

S = TypeVar("S", bound=State)

ORDERED: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"))
NOTHING: Final = Domain("", [])


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
        pick: Domain = NOTHING,
    ) -> None:
        self.name: Final = name
        self.rules_version: Final = rules_version
        self.variants: Final = variants
        self.actions: Final = actions
        self.steps: Final[dict[str, type[Step[S]]]] = {step.__name__: step for step in steps}
        self._edition: Final = edition
        self.hidden_hands: Final = hidden_hands  # a seat sees what others must not see
        self.pick: Final = pick  # things of which each seat may pick one before the game; each can be had once
        self.facets: Final[dict[str, object]] = {}  # what it shows to others than the kernel, each made once

    @property
    def edition(self) -> dict[str, object]:
        """What the owner of a box corrected: a copy, because tables share the title."""
        return deepcopy(self._edition)

    @property
    def house(self) -> list[str]:
        """The house rules that the table has agreed on."""
        agreed = self._edition.get(HOUSE)
        return [rule for rule, plays in agreed.items() if plays] if isinstance(agreed, dict) else []

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

    def laid_out(self, variant: str, seats: int, picks: list[str]) -> S:
        """The table before the first step, where the seats have what they picked; what is empty is left to chance."""
        s = self.new(variant, seats)
        for seat, thing in enumerate(self.picked(picks)):
            if thing is not None:
                self.give(s, seat, thing)
        return s

    def picked(self, picks: list[str]) -> list[int | None]:
        """What each seat picks, if it can be had."""
        kind, known = self.pick.kind, self.pick.names
        for seat, name in enumerate(picks):
            if not name:
                continue
            if not known:
                raise SetupError(f"seat {seat + 1} picks {name!r}, but nothing can be picked in {self.name}")
            if name not in known:
                raise SetupError(f"seat {seat + 1}: {self.name} has no {kind} {name!r}; it has: {', '.join(known)}")
            before = picks.index(name) + 1
            if before <= seat:
                left = ", ".join([one for one in known if one not in picks])
                raise SetupError(f"seat {seat + 1}: seat {before} has the {kind} {name!r} already; left are: {left}")
        return [self.pick.ids[name] if name else None for name in picks]

    def give(self, s: S, seat: int, thing: int) -> None:
        """Before the first step: the seat has picked this, so no draw may give it to anybody."""
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

    def sight(self, s: S, seat: int) -> S:
        """What lies open before a seat: its view, less what it could know only by remembering. People are shown this;
        bots remember, as people could."""
        return self.view(s, seat)

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
