"""Where everybody stands on a drawn tree: couples side by side, generations in rows, nobody on top of another."""

from __future__ import annotations

from typing import Final

from posterity.games.legacy.keepsakes.lineage import Lineage
from posterity.games.legacy.terms import NOBODY_THERE

PLACE: Final = 118.0  # the width of one person
GAP: Final = 14.0  # between those who are no couple
ALONE: Final = -1


class Group:
    """Those who stand side by side because they are married or betrothed."""

    __slots__ = ("children", "members", "row")

    def __init__(self, row: int) -> None:
        self.row: Final = row
        self.members: Final[list[int]] = []
        self.children: Final[list[int]] = []  # of all unions in it

    def width(self) -> float:
        return PLACE * len(self.members)

    def offset(self, person: int) -> float:
        """Where a member stands, from the middle of the group."""
        return PLACE * (self.members.index(person) + 0.5) - self.width() / 2


class Shape:
    """Groups that have found their places beside each other; where is the middle of each."""

    __slots__ = ("anchor", "at")

    def __init__(self) -> None:
        self.at: Final[dict[int, float]] = {}
        self.anchor = 0.0  # where the one from whom we came belongs


def positions(tree: Lineage) -> list[float]:
    """The middle of each person, from the left edge of the tree."""
    groups = _groups(tree)
    group_of = {person: number for number, group in enumerate(groups) for person in group.members}
    shape = _shape(tree, groups, group_of, group_of[0], ALONE)
    left = min([x - groups[number].width() / 2 for number, x in shape.at.items()])
    return [
        shape.at[group_of[person]] + groups[group_of[person]].offset(person) - left
        for person in range(len(tree.people))
    ]


def _groups(tree: Lineage) -> list[Group]:
    groups: list[Group] = []
    placed: set[int] = set()
    for person in range(len(tree.people)):
        if person in placed or any(person == union.spouse for union in tree.unions):
            continue
        group = Group(tree.people[person].row)
        own = [union for union in tree.unions if union.of == person]
        spouses = [union.spouse for union in own if union.spouse != NOBODY_THERE]
        # A widower stands between his wives.
        group.members.extend([person, *spouses] if len(spouses) < 2 else [spouses[0], person, *spouses[1:]])
        if tree.upward:  # the father's line left, the mother's right
            group.members.sort(key=lambda member: tree.people[member].sex)
        for union in own:
            group.children.extend(union.children)
        placed.update(group.members)
        groups.append(group)
    return groups


def _shape(tree: Lineage, groups: list[Group], group_of: dict[int, int], number: int, came: int) -> Shape:
    """A group with all that hangs on it, but for the group from which we came."""
    group = groups[number]
    shape = Shape()
    shape.at[number] = 0.0
    if group.children:
        below = Shape()
        ends: list[float] = []
        for child in _ordered(tree, groups, group_of, group.children, came):
            other = group_of[child]
            if other == came:
                part = Shape()
                part.at[other] = 0.0
            else:
                part = _shape(tree, groups, group_of, other, number)
            shift = _beside(groups, below, part)
            for one, x in part.at.items():
                below.at[one] = x + shift
            ends.append(shift + groups[other].offset(child))
        shift = _free(groups, shape, below, -(ends[0] + ends[-1]) / 2)
        for one, x in below.at.items():
            shape.at[one] = x + shift
    for person in group.members:
        union = tree.parents(person)
        if union is None or group_of[union.of] == came:
            continue
        part = _shape(tree, groups, group_of, group_of[union.of], number)
        shift = _free(groups, shape, part, -part.anchor)
        for one, x in part.at.items():
            shape.at[one] = x + shift
    if came in shape.at:  # its place was only kept free
        shape.anchor = shape.at.pop(came)
    return shape


def _ordered(tree: Lineage, groups: list[Group], group_of: dict[int, int], children: list[int], came: int) -> list[int]:
    """Brothers and sisters; of a line that is searched upward, a husband stands last and a wife first."""
    for child in children:
        if group_of[child] == came:
            others = [other for other in children if other != child]
            members = groups[came].members
            return [*others, child] if members[0] == child else [child, *others]
    return children


def _beside(groups: list[Group], placed: Shape, part: Shape) -> float:
    """How far the part must move to stand right of all that is placed, row by row."""
    shift: float | None = None
    for one, x in placed.at.items():
        for other, y in part.at.items():
            if groups[one].row == groups[other].row:
                need = x - y + (groups[one].width() + groups[other].width()) / 2 + GAP
                shift = need if shift is None else max(shift, need)
    return 0.0 if shift is None else shift


def _free(groups: list[Group], placed: Shape, part: Shape, wish: float) -> float:
    """The shift nearest to the wish with which nothing of the part stands on something placed."""
    shifts = [wish]
    for one, x in placed.at.items():
        for other, y in part.at.items():
            if groups[one].row == groups[other].row:
                apart = (groups[one].width() + groups[other].width()) / 2 + GAP
                shifts += [x - y + apart, x - y - apart]
    shifts.sort(key=lambda shift: abs(shift - wish))
    return next(shift for shift in shifts if not _touch(groups, placed, part, shift))


def _touch(groups: list[Group], placed: Shape, part: Shape, shift: float) -> bool:
    for one, x in placed.at.items():
        for other, y in part.at.items():
            if groups[one].row == groups[other].row:
                if abs(y + shift - x) < (groups[one].width() + groups[other].width()) / 2 + GAP - 0.01:
                    return True
    return False
