"""The trees of the table, as their people stand on the board."""

from __future__ import annotations

from typing import Final

from posterity.games.legacy.drawings.layout import Household, Places, stand
from posterity.games.legacy.state import ANY_CONTRIBUTION, ANY_TITLE, GROWN, MANSION, VENTURE, Legacy, sex_of
from posterity.games.legacy.steps.marriages import Spouse, free_to_marry
from posterity.games.legacy.terms import NOBODY_THERE
from posterity.games.legacy.tree import RELATIVES, held_by

GAP: Final = 0.42
MEDAL: Final = 0.72  # a title, a mansion or the like, at the left of whoever holds it, then at the right


def room_beside(s: Legacy, seat: int, person: int) -> bool:
    """Whether a place is kept for a spouse: beside the singles of this generation, and whoever can be chosen now."""
    if s.ancestry is not None:
        return person >= RELATIVES and s.ancestry.spouse[person] == NOBODY_THERE
    family = s.families[seat]
    if not free_to_marry(s, family, person) or family.flags[person] & GROWN:
        return free_to_marry(s, family, person)
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, Spouse) or step.seat != seat:
        return False
    return sex_of(family.who[person]) != s.box.friends[step.friend].sex


def places(s: Legacy, seat: int) -> Places:
    """Where everybody stands, by number; the spouse of 3 is ~3, and stands one place further right."""
    return stand(_descendants(s, seat) if s.ancestry is None else forebears(s, True), GAP)


def _descendants(s: Legacy, seat: int) -> tuple[Household, ...]:
    family = s.families[seat]
    children: list[list[int]] = [[] for _ in family.who]
    for person, parent in enumerate(family.parent):
        if parent != NOBODY_THERE:
            children[parent].append(person)
    found = []
    for person, spouse in enumerate(family.spouse):
        wed = spouse != NOBODY_THERE
        room = not wed and room_beside(s, seat, person)
        lines = (((wed or room) / 2, tuple(children[person])),) if children[person] else ()
        couple = (person, ~person) if wed else (person,)
        found.append(Household(couple, lines, int(room), *_medals(family.holds[person])))
    return tuple(found)


def forebears(s: Legacy, on_board: bool) -> tuple[Household, ...]:
    """The Testament's tree, husbands left of their wives. Only the board has room for what is still to come and for
    what they hold."""
    tree = s.ancestry
    assert tree is not None
    children: dict[int, list[int]] = {}
    for child, (father, mother) in enumerate(zip(tree.father, tree.mother, strict=True)):
        parent = father if father != NOBODY_THERE else mother
        if parent != NOBODY_THERE:
            children.setdefault(parent, []).append(child)
    found = []
    for person, spouse in enumerate(tree.spouse):
        couple = (person,) if spouse == NOBODY_THERE else (person, spouse)
        if person != min(couple):
            continue
        room = on_board and room_beside(s, 0, person)
        below = tuple([child for parent in couple for child in children.get(parent, [])])
        lines = (((len(couple) + room - 1) / 2, below),) if below else ()
        medals = _medals(held_by(tree, person)) if on_board else (0.0, 0.0)
        found.append(Household(tuple(sorted(couple, key=tree.sex.__getitem__)), lines, int(room), *medals))
    return tuple(found)


def _medals(holds: int) -> tuple[float, float]:
    """The room at the left and at the right for what somebody holds."""
    if not holds:
        return 0.0, 0.0
    held = sum([holds & kind > 0 for kind in (MANSION, VENTURE, ANY_TITLE, ANY_CONTRIBUTION)])
    return MEDAL, MEDAL * (held > 1)
