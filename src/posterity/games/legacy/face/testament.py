"""The tree of The Testament, which is searched upward, and its hints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from posterity.games.legacy.face.cards import FriendName, SexName
from posterity.games.legacy.face.families import WHO, Holding, WhoName, holdings
from posterity.games.legacy.names import relatives_beside
from posterity.games.legacy.state import Ancestry
from posterity.games.legacy.terms import FRIEND, HINT, NOBODY_THERE, SEX
from posterity.games.legacy.tree import RELATIVES


@dataclass(slots=True)
class Relative:
    """Somebody in the tree: a friend, or unknown."""

    kin: int
    friend: FriendName | None
    who: WhoName | None  # by birth, of the unknown
    sex: SexName
    own: bool  # oneself, father and mother
    father: int | None
    mother: int | None
    spouse: int | None
    free: bool  # somebody may be found to stand beside
    told_by: str | None  # a message that tells the unknown from others, by these
    beside: list[int]
    holds: list[Holding]


@dataclass(slots=True)
class Clue:
    """A hint, and whether it is true of the tree."""

    hint: Annotated[str, HINT]
    fulfilled: bool


@dataclass(slots=True)
class Testament:
    people: list[Relative]
    hints: list[Clue]


def testament(a: Ancestry) -> Testament:
    hints = [Clue(HINT.names[hint], False) for hint in a.open] + [Clue(HINT.names[hint], True) for hint in a.done]
    return Testament([_relative(a, i) for i in range(len(a.friend))], hints)


def _relative(a: Ancestry, i: int) -> Relative:
    friend = a.friend[i]
    told_by, beside = relatives_beside(a, i) if friend == NOBODY_THERE else (None, [])
    return Relative(
        kin=i + 1,
        friend=None if friend == NOBODY_THERE else FRIEND.names[friend],
        who=WHO.names[a.card[i]] if friend == NOBODY_THERE else None,
        sex=SEX.names[a.sex[i]],
        own=i < RELATIVES,
        father=_kin(a.father[i]),
        mother=_kin(a.mother[i]),
        spouse=_kin(a.spouse[i]),
        free=i >= RELATIVES and a.spouse[i] == NOBODY_THERE,
        told_by=told_by,
        beside=[other + 1 for other in beside],
        holds=holdings(a.holds[i]),
    )


def _kin(i: int) -> int | None:
    return None if i == NOBODY_THERE else i + 1
