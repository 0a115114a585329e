"""First names of those who are born in a family, as message ids: French ones of the time, none that a friend bears."""

from __future__ import annotations

from typing import Final

from posterity.games.legacy.state import Ancestry, Family, sex_of
from posterity.games.legacy.terms import MAN, NOBODY_THERE, SEATS

MEN: Final = [
    "name-antoine", "name-baptiste", "name-charles", "name-denis", "name-emmanuel", "name-francois", "name-gabriel",
    "name-henri", "name-jacques", "name-leon", "name-mathieu", "name-olivier",
    "name-augustin", "name-bastien", "name-clement", "name-eugene", "name-felix", "name-guillaume", "name-hugues",
    "name-jean", "name-lucien", "name-martin", "name-philippe", "name-remi",
    "name-armand", "name-benoit", "name-cyprien", "name-ferdinand", "name-gilles", "name-hippolyte", "name-joseph",
    "name-leopold", "name-michel", "name-paul", "name-simon", "name-vincent",
    "name-adrien", "name-blaise", "name-christophe", "name-frederic", "name-gilbert", "name-jerome", "name-julien",
    "name-maxime", "name-octave", "name-raymond", "name-sylvain", "name-xavier",
]  # fmt: skip
WOMEN: Final = [
    "name-adelaide", "name-blanche", "name-catherine", "name-diane", "name-elisabeth", "name-francoise",
    "name-genevieve", "name-helene", "name-jeanne", "name-louise", "name-madeleine", "name-suzanne",
    "name-agathe", "name-beatrice", "name-cecile", "name-delphine", "name-emilie", "name-felicite", "name-gabrielle",
    "name-henriette", "name-julie", "name-lucie", "name-mathilde", "name-therese",
    "name-agnes", "name-brigitte", "name-clemence", "name-dorothee", "name-elise", "name-flore", "name-hortense",
    "name-jacqueline", "name-laure", "name-manon", "name-pauline", "name-victoire",
    "name-amelie", "name-clotilde", "name-constance", "name-esther", "name-eugenie", "name-irene", "name-josephine",
    "name-leonie", "name-marianne", "name-olympe", "name-rosalie", "name-sylvie",
]  # fmt: skip


def names_of(family: Family, seat: int) -> list[tuple[str, int]]:
    """Of everybody in a family the name, and the how-manieth of that name; each seat begins with names of its own."""
    found: list[tuple[str, int]] = []
    older = [0, 0]
    for who in family.who:
        sex = sex_of(who)
        names = MEN if sex == MAN else WOMEN
        found.append((names[(seat * len(names) // SEATS + older[sex]) % len(names)], older[sex] // len(names) + 1))
        older[sex] += 1
    return found


def name_of(family: Family, seat: int, person: int) -> tuple[str, int]:
    return names_of(family, seat)[person]


def relatives_beside(ancestry: Ancestry, person: int) -> tuple[str, list[int]]:
    """By whom an unknown relative is told from others: the message, and the first child or else the parents."""
    for child in range(len(ancestry.friend)):
        if person in (ancestry.father[child], ancestry.mother[child]):
            return "unknown-with-child", [child]
    above = (ancestry.father[person], ancestry.mother[person])
    return "unknown-with-parents", [parent for parent in above if parent != NOBODY_THERE]
