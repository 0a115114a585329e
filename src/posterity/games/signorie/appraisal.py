"""Rules of thumb: what a seat's things will be worth, for a bot that looks no further than its own turn."""

from __future__ import annotations

from typing import Final

from posterity.games.signorie import scoring
from posterity.games.signorie.state import Signorie, dice_sum, threshold
from posterity.games.signorie.terms import BONUS_ROUNDS, COLOURS, MAN, ROUNDS, ROWS, TOKENS, WOMAN

FLORIN: Final = 0.9
AT_HAND: Final = 1.1  # somebody who can be used, while there is still time
ON_A_CAREER: Final = 0.42  # of the points that a man would bring on a mission, beyond the half he is sure of
TOKEN_OF_A_ROW: Final = 1.6  # one that does not count yet
HELPER: Final = 1.5  # for each round that is left
BRIDE: Final = 0.9  # for each round that is left
REWARD: Final = 4.5  # for keeping to the threshold
ROOM: Final = 0.12  # for each point that the dice stay below it


def appraise(s: Signorie, seat: int) -> float:
    """Points, and what is likely to become of the rest."""
    family = s.families[seat]
    left = ROUNDS - s.round  # whole rounds that are still to come
    time = left / ROUNDS
    value = float(sum(scoring.points(s, seat).values()))
    value += FLORIN * family.florins * (0.4 + 0.6 * time if left else 0.25)
    value += AT_HAND * (min(family.pool[MAN], 5) + min(family.pool[WOMAN], 4)) * min(1.0, 0.3 + time)
    for i, count in enumerate(family.careers):
        if count:
            value += ON_A_CAREER * count * s.box.career_points[i] * (0.5 + 0.5 * time)
    for row in range(ROWS):
        tokens = family.face_down[row] + sum([a // TOKENS == row for a in family.alliances])
        if 0 < tokens < s.box.row_counts_from:
            value += TOKEN_OF_A_ROW * tokens * min(1.0, 2 * time)
    value += HELPER * sum(family.helpers) * left
    value += BRIDE * family.brides * left
    value += 0.9 * s.box.initiative_points[s.initiative[seat]]
    dice = COLOURS - family.dice.count(0)
    if dice:
        # Each die still to come is likely to show about 3.
        expected = dice_sum(family) + 2.6 * (s.box.most_dice - dice if not s.passed[seat] else 0)
        over = expected - threshold(s, seat)
        reward = REWARD if s.round <= BONUS_ROUNDS else REWARD * 1.4
        value += reward * max(0.0, min(1.0, 0.65 - 0.2 * over))
        value += ROOM * max(0, threshold(s, seat) - dice_sum(family))
    return value
