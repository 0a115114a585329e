"""L 15 and L 17: patrons, the final scoring, and who has won."""

from __future__ import annotations

from typing import Final

from posterity.engine import Result
from posterity.games.legacy.state import Legacy
from posterity.games.legacy.terms import ARISTOCRAT, CRAFTSMAN, FRENCH, GENERATIONS, NOBODY_THERE, SOURCE
from posterity.games.legacy.tree import FATHER, UNKNOWN, nation_of, occupation_of, occupations, parents

EXTINCT: Final = "extinct"
TESTAMENT_WON: Final = "testament-won"
TESTAMENT_LOST: Final = "testament-lost"


def points(s: Legacy, seat: int, over: bool) -> dict[str, int]:
    """The seat's honor by source, as if the game ended now: this generation's end and the patron included."""
    family = s.families[seat]
    found = {SOURCE.names[i]: honor for i, honor in enumerate(family.honor)}
    if family.out:
        return {**dict.fromkeys(found, 0), "patron": 0}  # L 16.6
    if not over:
        found["prestige"] += family.prestige
        if not s.box.testament:
            found["children"] += family.generation.count(s.generation + 1)
    if s.ancestry is not None:
        found["descent"] = adjustments(s)
        found["hints"] = -len(s.ancestry.open)
    else:
        found["patron"] = patron_honor(s, seat)
    return found


def patron_honor(s: Legacy, seat: int) -> int:
    """The main goal, and as many minor goals as are unlocked, the better ones first (L 15.3, L 15.4)."""
    family = s.families[seat]
    if family.patron < 0:
        return 0  # none, or hidden
    patron = s.box.patrons[family.patron]
    honor = 0
    if patron.main.measure.count(s, seat) >= patron.main.count and s.generation == GENERATIONS:
        honor = s.box.patron_honor
    worth = minor_goals(s, seat)
    return honor + sum([worth[goal] for goal in scored(worth, family.hidden_missions)])


def minor_goals(s: Legacy, seat: int) -> list[int]:
    """What each of the patron's minor goals would bring."""
    patron = s.box.patrons[s.families[seat].patron]
    return [goal.honor * (goal.measure.count(s, seat) // goal.per) for goal in patron.minor]


def scored(worth: list[int], unlocked: int) -> list[int]:
    """Which of the minor goals do bring it, the better ones first (L 15.4)."""
    return sorted(range(len(worth)), key=lambda goal: -worth[goal])[:unlocked]


def adjustments(s: Legacy) -> int:
    """Honor at the end for nations and occupations that run in the family, or do not (L 22.3 to L 22.5)."""
    a = s.ancestry
    assert a is not None
    honor = 0
    for person in range(FATHER, len(a.friend)):
        if a.friend[person] == NOBODY_THERE:
            continue
        above = parents(a, person)
        origin, work = nation_of(s, person), occupation_of(s, person)
        if origin != FRENCH:
            nations = [nation_of(s, parent) for parent in above]
            if origin in nations:
                honor += 1
            elif len(nations) == 2 and UNKNOWN not in nations:
                honor -= 1
        if work == ARISTOCRAT and CRAFTSMAN in occupations(s, above):
            honor += 1
        if work == CRAFTSMAN and ARISTOCRAT in occupations(s, above):
            honor -= 1
    return honor


def result(s: Legacy) -> Result:
    """Most honor, then most friends in hand, then most prestige; what is still tied is shared (L 17.3)."""
    players = range(len(s.families))
    breakdown = [points(s, seat, True) for seat in players]
    families = s.families
    keys = [
        (1 - families[i].out, sum(breakdown[i].values()), len(families[i].hand), families[i].prestige) for i in players
    ]
    places = [1 + sum([other > key for other in keys]) for key in keys]
    if s.ancestry is not None:
        won = not s.ancestry.open
        return Result(breakdown, [1 if won else 2], TESTAMENT_WON if won else TESTAMENT_LOST)
    level = ""
    if all(family.out for family in families):
        places = [2] * len(places)  # nobody wins (L 16.7)
        level = EXTINCT
    return Result(breakdown, places, level)
