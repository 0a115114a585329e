"""The boards of the families: their people, their dice of the round, their plans."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from posterity.games.signorie import terms
from posterity.games.signorie.face import names
from posterity.games.signorie.scoring import row_points, row_tokens
from posterity.games.signorie.state import Family as FamilyState
from posterity.games.signorie.state import Signorie, dice_sum, married_men, threshold

# Whether the reward of the round is safe, hangs on the next die, or is lost.
Risk = Literal["safe", "close", "over"]


@dataclass(slots=True)
class Members:
    """Where the men, or the women, of a family are who are in no career and no city."""

    pool: int
    supply: int
    waiting: int  # in the threshold area


@dataclass(slots=True)
class PlanRow:
    """What lies at a row of the plan."""

    row: names.Row
    tokens: list[int | None]  # the worth of the token on each shield
    down: int  # tokens face down
    worth: int  # of all of them together
    points: int  # as long as there are enough of them
    lacks: int  # so many more tokens until they count


@dataclass(slots=True)
class Family:
    board: names.Board
    place: int  # in the turn order
    passed: bool
    points: int  # scored so far
    florins: int
    members: dict[names.Sex, Members]
    married: int  # men in the portraits, from the top; so many white dice are rolled for offspring
    helpers: list[names.Helper]  # hired, by column
    dice: dict[names.Colour, int]  # of this round
    dice_sum: int
    dice_left: int  # so many more may be taken in a round
    threshold: int
    room: int  # up to the threshold; below nothing: over it
    risk: Risk
    initiative: int  # what its disc is worth where it lies
    plan: list[PlanRow]


def family_of(s: Signorie, seat: int, family: FamilyState) -> Family:
    total, limit = dice_sum(family), threshold(s, seat)
    dice = {name: face for name, face in zip(terms.COLOUR.names, family.dice, strict=True) if face}
    left = max(0, s.box.most_dice - len(dice))
    over_soon = limit - total < terms.FACES and left > 0 and not s.passed[seat]
    return Family(
        board=terms.BOARD.names[family.board],
        place=s.order.index(seat) + 1,
        passed=s.passed[seat] > 0,
        points=sum(family.points),
        florins=family.florins,
        members={
            name: Members(family.pool[sex], family.supply[sex], family.waiting[sex])
            for sex, name in enumerate(terms.SEX.names)
        },
        married=married_men(family),
        helpers=[name for name, hired in zip(terms.HELPER.names, family.helpers, strict=True) if hired],
        dice=dice,
        dice_sum=total,
        dice_left=left,
        threshold=limit,
        room=limit - total,
        risk="over" if total > limit else "close" if over_soon else "safe",
        initiative=s.box.initiative_points[s.initiative[seat]],
        plan=[_row(s, seat, family, row) for row in range(terms.ROWS)],
    )


def _row(s: Signorie, seat: int, family: FamilyState, row: int) -> PlanRow:
    shields = s.box.shields[family.board * terms.ROWS + row]
    tokens: list[int | None] = [None] * len(shields)
    for alliance in family.alliances:
        if alliance // terms.TOKENS == row:
            at = shields.index(alliance % terms.TOKENS // terms.WORTHS)
            while tokens[at] is not None:
                at += 1
            tokens[at] = alliance % terms.WORTHS + terms.LEAST_WORTH
    count, worth = row_tokens(s, seat, row)
    lacks = max(0, s.box.row_counts_from - count)
    return PlanRow(terms.ROW.names[row], tokens, family.face_down[row], worth, row_points(s, seat, row), lacks)
