"""Who looks how, on the board and on the poster: a few heads are enough to tell brothers and sisters apart."""

from __future__ import annotations

from typing import Annotated, Final

from posterity.engine import Domain
from posterity.games.legacy.components import Box
from posterity.games.legacy.drawings import PORTRAITS
from posterity.games.legacy.state import GROWN, Legacy, sex_of
from posterity.games.legacy.terms import MAN, NOBODY_THERE, PATRON, SEX

LOOK: Final = Domain("look", list(PORTRAITS["figures"]))
LookName = Annotated[str, LOOK]
_HEADS: Final = [[look for look in LOOK.names if look.startswith(f"{sex}-")] for sex in SEX.names]


def _one_of(sex: int, number: int) -> str:
    return _HEADS[sex][number % len(_HEADS[sex])]


def of_friend(box: Box, friend: int) -> str:
    """The same in a hand, in the row and in the tree."""
    return _one_of(box.friends[friend].sex, friend)


def of_head(head: int, sex: int) -> str:
    """Whoever founds a house."""
    return _one_of(sex, head)


def of_child(sex: int) -> str:
    return "boy" if sex == MAN else "girl"


def of_kin(s: Legacy, seat: int, person: int) -> str:
    """Somebody born in a family, or its head. The dead look as they did: they are only drawn in other inks."""
    family = s.families[seat]
    sex = sex_of(family.who[person])
    return _one_of(sex, 3 * person + family.head) if family.flags[person] & GROWN else of_child(sex)


def of_relative(s: Legacy, person: int) -> str:
    """Somebody in the Testament's tree: who is not known yet is a shadow."""
    assert s.ancestry is not None
    if s.ancestry.friend[person] != NOBODY_THERE:
        return of_friend(s.box, s.ancestry.friend[person])
    return f"unknown-{SEX.names[s.ancestry.sex[person]]}"


def of_patron(patron: int) -> str:
    return _one_of(int(PATRON.names[patron] == "pompadour"), patron)
