"""Where families stand in rows: parents over the middle of their children, brothers and sisters together, nobody on
anybody. On the board and on the poster alike; measured in places, the width of one person beside a spouse."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

SWEEPS: Final = 24
STILL: Final = 0.01  # when nobody moves further than this, all have found their places
HEAVY: Final = 6.0  # who has children draws harder than who has none
FIRM: Final = 1e6


class Household(NamedTuple):
    """Those who stand side by side: a couple, a widower between his wives, somebody alone."""

    members: tuple[int, ...]  # from the left
    # Where a line to children begins, from the first member on, and to whom it leads.
    lines: tuple[tuple[float, tuple[int, ...]], ...] = ()
    kept: int = 0  # places at the right that nobody has yet
    left: float = 0.0  # room for what hangs beside them
    right: float = 0.0


class Places(NamedTuple):
    """The middle of everybody, from the left edge on; the row, from the top; and how wide the tree is."""

    x: dict[int, float]
    row: dict[int, int]
    beside: frozenset[int]  # those who have a kept place at their right
    width: float


NOWHERE: Final = Places({}, {}, frozenset(), 0.0)


class Link(NamedTuple):
    """From a household to that of a child: where the line begins and ends, from the first member of each."""

    parent: int
    child: int
    begin: float
    end: float


@lru_cache(maxsize=256)  # a tree is looked at by every seat, at every step, and seldom grows
def stand(households: tuple[Household, ...], gap: float = 0.0) -> Places:
    """All in their places, with a gap between those who do not belong together. The walk begins with the first."""
    if not households:
        return NOWHERE
    home = {member: i for i, one in enumerate(households) for member in one.members}
    offset = {member: float(k) for one in households for k, member in enumerate(one.members)}
    order, heights = _walk(households, home)
    top, bottom = max(heights.values()), min(heights.values())
    rows = [[i for i in order if heights[i] == height] for height in range(top, bottom - 1, -1)]
    links = [
        Link(i, home[child], begin, offset[child])
        for i, one in enumerate(households)
        for begin, children in one.lines
        for child in children
    ]
    left = [one.left + 0.5 for one in households]
    right = [one.right + len(one.members) + one.kept - 0.5 for one in households]
    x = _settled(rows, links, left, right, gap)
    edge = min([at - reach for at, reach in zip(x, left, strict=True)])
    return Places(
        {member: round(x[i] + offset[member] - edge, 3) for member, i in home.items()},
        {member: top - heights[i] for member, i in home.items()},
        frozenset([one.members[-1] for one in households if one.kept]),
        round(max([at + reach for at, reach in zip(x, right, strict=True)]) - edge, 3),
    )


def _walk(households: tuple[Household, ...], home: dict[int, int]) -> tuple[list[int], dict[int, int]]:
    """Who stands left of whom, and how far above the first household each stands.

    The relatives of the first member stand left of a couple, those of the last right of it.
    """
    above = {child: i for i, one in enumerate(households) for _, children in one.lines for child in children}
    order: list[int] = []
    heights: dict[int, int] = {}

    def walk(i: int, height: int, last: bool = False) -> None:
        """`last`: the child from whom we climbed stands last of the children."""
        if i in heights:
            return
        heights[i] = height
        members = households[i].members
        half = (len(members) + 1) // 2
        if last:
            descend(i, height)
        for member in members[:half]:
            climb(member, height, True)
        order.append(i)
        for member in members[half:]:
            climb(member, height, False)
        if not last:
            descend(i, height)

    def climb(member: int, height: int, last: bool) -> None:
        if member in above:
            walk(above[member], height + 1, last)

    def descend(i: int, height: int) -> None:
        for _, children in households[i].lines:
            for child in children:
                walk(home[child], height - 1)

    for i in range(len(households)):  # all but the first are met on the way, unless they belong to nobody
        walk(i, 0)
    return order, heights


def spread(wanted: list[float], apart: list[float], weights: list[float]) -> list[float]:
    """Numbers as near to those wanted as can be, each at least `apart` behind the one before: what is wanted too close
    is drawn together around its mean (the pooling of adjacent violators)."""
    start = 0.0
    starts: list[float] = []
    pools: list[tuple[float, float, int]] = []  # value, weight, count
    for i, value in enumerate(wanted):
        start += apart[i - 1] if i else 0.0
        starts.append(start)
        value, weight, count = value - start, weights[i], 1
        while pools and pools[-1][0] > value:
            other, heft, more = pools.pop()
            value = (value * weight + other * heft) / (weight + heft)
            weight, count = weight + heft, count + more
        pools.append((value, weight, count))
    values = [value for value, _, count in pools for _ in range(count)]
    return [value + start for value, start in zip(values, starts, strict=True)]


def _settled(
    rows: list[list[int]], links: list[Link], left: list[float], right: list[float], gap: float
) -> list[float]:
    """Each row in turn draws to its parents, then to its children, until nobody moves."""
    x = [0.0] * len(left)
    apart = [[right[one] + gap + left[other] for one, other in pairwise(row)] for row in rows]
    below: list[list[Link]] = [[] for _ in x]
    above: list[list[tuple[Link, float]]] = [[] for _ in x]
    for link in links:
        below[link.parent].append(link)
    for group in below:
        # Where children stand who stand as close as they can, from their middle. Whoever stands between two of them
        # belongs to others and is left out here: there the row spreads by itself.
        offsets = [0.0]
        for one, other in pairwise(group):
            offsets.append(offsets[-1] + right[one.child] + gap + left[other.child] - one.end + other.end)
        for link, offset in zip(group, offsets, strict=False):
            above[link.child].append((link, offset - offsets[-1] / 2 + link.begin - link.end))

    def over_children(box: int) -> float | None:
        points = [x[link.child] + link.end - link.begin for link in below[box]]
        return (min(points) + max(points)) / 2 if points else None

    def under_parents(box: int) -> float | None:
        points = [x[link.parent] + offset for link, offset in above[box]]
        return sum(points) / len(points) if points else None

    def settle(row: int, wish: Callable[[int], float | None], firm: float = 1.0) -> None:
        """`firm` is how hard those stand where they are who wish nothing."""
        wishes = [wish(box) for box in rows[row]]
        found = spread(
            [x[box] if wanted is None else wanted for box, wanted in zip(rows[row], wishes, strict=True)],
            apart[row],
            [firm if wanted is None else HEAVY for wanted in wishes],
        )
        for box, at in zip(rows[row], found, strict=True):
            x[box] = at

    for row in range(len(rows)):
        settle(row, lambda box: None)
    for _ in range(SWEEPS):
        before = x[:]
        for row in range(len(rows)):
            settle(row, under_parents)
        for row in reversed(range(len(rows))):
            settle(row, over_children)
        if max([abs(at - was) for at, was in zip(x, before, strict=True)]) < STILL:
            break
    # Parents had the last word. Brothers and sisters without children now stand below theirs as far as there is room.
    last = {link.child for group in below if not any(below[link.child] for link in group) for link in group}
    for row in range(len(rows)):
        settle(row, lambda box: under_parents(box) if box in last else None, FIRM)
    return x
