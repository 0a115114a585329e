"""What a seat can know, what lies open before it, and what could be behind the rest (L 1.11, L 1.12, L 1.18)."""

from __future__ import annotations

from posterity.engine import HIDDEN, Chance
from posterity.games.legacy.state import Legacy
from posterity.games.legacy.terms import FRIEND, FRIENDS, NO_PATRON, PATRON
from posterity.games.legacy.tree import friends_in


def view(s: Legacy, seat: int, over: bool) -> Legacy:
    """Other hands are hidden, but for what everybody saw going there, and other patrons, both until the end; so is the
    deck."""
    seen = s.copy()
    seen.deck = [HIDDEN] * FRIENDS
    if over:
        return seen
    for other, family in enumerate(seen.families):
        if other == seat:
            continue
        family.hand = sorted([friend if s.known[friend] else HIDDEN for friend in family.hand])
        if family.patron != NO_PATRON:
            family.patron = HIDDEN_PATRON
    return seen


def sight(view: Legacy, seat: int, over: bool) -> Legacy:
    """The view, but other hands are closed: who took what is remembered, or read in the log (L 1.18)."""
    if over or view.box.open_hands:
        return view
    for other, family in enumerate(view.families):
        if other != seat:
            family.hand = [HIDDEN] * len(family.hand)
    view.known = [0] * FRIENDS
    return view


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
