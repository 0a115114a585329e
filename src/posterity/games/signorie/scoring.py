"""S 15: what everything is worth, and who has won."""

from __future__ import annotations

from posterity.engine import Result
from posterity.games.signorie.state import Signorie
from posterity.games.signorie.terms import LEAST_WORTH, ROWS, SOURCE, TOKENS, WORTHS


def points(s: Signorie, seat: int) -> dict[str, int]:
    """The seat's victory points by source, as if the game ended now."""
    family = s.families[seat]
    found = {SOURCE.names[i]: count for i, count in enumerate(family.points)}
    found["careers"] = sum([count * s.box.career_halves[i] for i, count in enumerate(family.careers)])
    found["rows"] = sum([row_points(s, seat, row) for row in range(ROWS)])
    return found


def row_tokens(s: Signorie, seat: int, row: int) -> tuple[int, int]:
    """How many tokens lie at a row, either side up, and what they are worth together."""
    family = s.families[seat]
    count = family.face_down[row]
    worth = count * s.box.face_down
    for alliance in family.alliances:
        if alliance // TOKENS == row:
            count += 1
            worth += alliance % TOKENS % WORTHS + LEAST_WORTH
    return count, worth


def row_points(s: Signorie, seat: int, row: int) -> int:
    """All tokens of a row, if there are enough of them (S 15.4)."""
    count, worth = row_tokens(s, seat, row)
    return worth if count >= s.box.row_counts_from else 0


def result(s: Signorie) -> Result:
    """Most points, then the earlier place in the turn order: nobody shares a place (S 15.6)."""
    breakdown = [points(s, seat) for seat in range(s.box.players)]
    keys = [(sum(breakdown[seat].values()), -s.order.index(seat)) for seat in range(s.box.players)]
    return Result(breakdown, [1 + sum([other > key for other in keys]) for key in keys])
