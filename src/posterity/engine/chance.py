"""Where chance comes from: the operating system, a seed, a record. It never lives in the state."""

from __future__ import annotations

import random
from typing import Final

from mypy_extensions import mypyc_attr

from posterity.engine.actions import Domain


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Chance for simulation: one generator, one stream of luck."""

    __slots__ = ("random",)

    def __init__(self, source: random.Random) -> None:
        self.random = source

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return int(self.random.random() * n)

    def take(self, name: str, domain: Domain, bag: list[int], count: int) -> list[int]:
        """`count` things out of the bag without replacement; `bag[kind]` says how many there are."""
        flat: list[int] = []
        for kind, there in enumerate(bag):
            if there == 1:
                flat.append(kind)
            elif there:
                flat += [kind] * there
        n = len(flat)
        luck = self.random.random
        for i in range(count):
            j = i + int(luck() * (n - i))
            t = flat[i]
            flat[i] = flat[j]
            flat[j] = t
        return flat[:count]

    def roll(self, name: str, domain: Domain, count: int) -> list[int]:
        """`count` dice that show the things of the domain."""
        return [self.below(len(domain)) for _ in range(count)]


class SeededChance(Chance):
    """The same luck for the same seed and the same draw, whatever was drawn before it."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        super().__init__(random.Random(seed))
        self.seed: Final = seed

    def take(self, name: str, domain: Domain, bag: list[int], count: int) -> list[int]:
        self.random = random.Random(f"{self.seed} {name}")
        return super().take(name, domain, bag, count)

    def roll(self, name: str, domain: Domain, count: int) -> list[int]:
        self.random = random.Random(f"{self.seed} {name}")
        return super().roll(name, domain, count)


class LiveChance(Chance):
    """The operating system's entropy: nobody can foresee it."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(random.SystemRandom())


class NoChance(Chance):
    """Nothing is ever drawn: a game stops before its next draw."""

    __slots__ = ()

    def take(self, name: str, domain: Domain, bag: list[int], count: int) -> list[int]:
        raise AssertionError(f"nothing can be drawn without chance: {name}")

    def roll(self, name: str, domain: Domain, count: int) -> list[int]:
        raise AssertionError(f"nothing can be rolled without chance: {name}")


NO_CHANCE: Final = NoChance(random.Random(0))
