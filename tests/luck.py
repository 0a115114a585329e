"""Chance for tests: draws and dice that were told beforehand come like that, the others from a fixed seed."""

from __future__ import annotations

import random

from posterity.engine import Chance, Domain


class Luck(Chance):
    def __init__(self) -> None:
        super().__init__(random.Random(7))
        self.told: dict[str, list[str]] = {}

    def tell(self, **draws: str) -> None:
        """How the next draw of that name comes out: tell(mass="monk P1-2"); dashes are underscores."""
        for name, words in draws.items():
            self.told[name.replace("_", "-")] = words.split()

    def take(self, name: str, domain: Domain, bag: list[int], count: int) -> list[int]:
        got = self._told(name, domain, count)
        if got is None:
            return super().take(name, domain, bag, count)
        for kind in set(got):
            assert got.count(kind) <= bag[kind], f"{name}: {domain.names[kind]} is not in the bag so often"
        return got

    def roll(self, name: str, domain: Domain, count: int) -> list[int]:
        got = self._told(name, domain, count)
        return super().roll(name, domain, count) if got is None else got

    def _told(self, name: str, domain: Domain, count: int) -> list[int] | None:
        for start in list(self.told):
            if name.startswith(start):
                words = self.told.pop(start)
                assert len(words) == count, f"{name}: {count} are drawn, but {words} were told"
                return [domain.ids[word] for word in words]
        return None
