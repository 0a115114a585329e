"""The tree of The Testament, which is searched upward, and its hints."""

from __future__ import annotations

from dataclasses import dataclass

from posterity.games.legacy.drawings import looks
from posterity.games.legacy.drawings.layout import Places
from posterity.games.legacy.drawings.looks import LookName
from posterity.games.legacy.drawings.trees import places
from posterity.games.legacy.face.cards import FriendName, HintName, SexName
from posterity.games.legacy.face.families import WHO, Holding, WhoName, holdings
from posterity.games.legacy.names import relatives_beside
from posterity.games.legacy.state import Ancestry, Legacy
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
    told_by: str | None  # a message that tells the unknown from others, by these
    beside: list[int]
    holds: list[Holding]
    look: LookName
    x: float  # in places, from the left edge of the tree
    row: int  # from the oldest
    room: bool  # a place is kept for a spouse


@dataclass(slots=True)
class Clue:
    """A hint, and whether it is true of the tree."""

    hint: HintName
    fulfilled: bool


@dataclass(slots=True)
class Testament:
    people: list[Relative]
    width: float  # of the tree, in places
    hints: list[Clue]


def testament(s: Legacy, a: Ancestry) -> Testament:
    stood = places(s, 0)
    hints = [Clue(HINT.names[hint], False) for hint in a.open] + [Clue(HINT.names[hint], True) for hint in a.done]
    return Testament([_relative(s, a, stood, i) for i in range(len(a.friend))], stood.width, hints)


def _relative(s: Legacy, a: Ancestry, stood: Places, i: int) -> Relative:
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
        told_by=told_by,
        beside=[other + 1 for other in beside],
        holds=holdings(a.holds[i]),
        look=looks.of_relative(s, i),
        x=stood.x[i],
        row=stood.row[i],
        room=i in stood.beside,
    )


def _kin(i: int) -> int | None:
    return None if i == NOBODY_THERE else i + 1
