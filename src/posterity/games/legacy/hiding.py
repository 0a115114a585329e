"""What a seat can see, and what could be behind the rest (L 1.12)."""

from __future__ import annotations

from posterity.engine import HIDDEN, Chance
from posterity.games.legacy.state import Legacy
from posterity.games.legacy.terms import FRIEND, FRIENDS, NO_PATRON, PATRON
from posterity.games.legacy.tree import friends_in


def view(s: Legacy, seat: int, over: bool) -> Legacy:
    """Other hands, but for what everybody saw going there; other patrons until the end; the deck."""
    seen = s.copy()
    for other, family in enumerate(seen.families):
        if other == seat:
            continue
        family.hand = sorted([friend if s.known[friend] else HIDDEN for friend in family.hand])
        if family.patron != NO_PATRON and not over:
            family.patron = HIDDEN_PATRON
    seen.deck = [HIDDEN] * FRIENDS
    return seen


HIDDEN_PATRON = -2


def imagine(view: Legacy, seat: int, chance: Chance) -> Legacy:
    """Unseen friends are dealt to the hands and the deck; patrons nobody shows to those who hide one."""
    s = view.copy()
    unseen = [0] * FRIENDS
    for friend in s.box.deck:
        unseen[friend] = 1
    for friend in [*s.row, *s.discard]:
        unseen[friend] = 0
    for other, family in enumerate(s.families):
        for friend in [*friends_in(s, other), *family.hand]:
            if friend != HIDDEN:
                unseen[friend] = 0
    patrons = [1] * len(PATRON)
    for family in s.families:
        if family.patron >= 0:
            patrons[family.patron] = 0
    for family in s.families:
        hidden = family.hand.count(HIDDEN)
        if hidden > 0:
            got = chance.take("hand", FRIEND, unseen, hidden)
            for friend in got:
                unseen[friend] = 0
            family.hand = sorted([*[friend for friend in family.hand if friend != HIDDEN], *got])
        if family.patron == HIDDEN_PATRON:
            family.patron = chance.take("patron", PATRON, patrons, 1)[0]
            patrons[family.patron] = 0
    if HIDDEN in s.deck:
        s.deck = unseen
    return s
