"""The table as numbers about as large as one, for a bot that learns what they are worth."""

from __future__ import annotations

from typing import Final

from posterity.games.signorie import scoring, terms
from posterity.games.signorie.state import EMPTY, Signorie, dice_sum, threshold

# What is known of longer tracks is that of a man, or a disc, as high as this.
CAREER: Final = 7
INITIATIVE: Final = 13


def traits(s: Signorie, seat: int) -> list[float]:
    """What a family has, its points first."""
    family = s.families[seat]
    found: list[float] = []
    total = 0
    for points in scoring.points(s, seat).values():
        total += points
        found.append(points / 20)
    found.insert(0, total / 60)
    left = terms.ROUNDS - s.round
    found += [family.florins / 6, family.brides / 3, family.births / 3, family.brides * left / 12]
    for sex in range(2):
        found += [family.pool[sex] / 4, 1.0 if family.pool[sex] == 0 else 0.0]
        found += [family.supply[sex] / 6, family.waiting[sex] / 3]
    dice = 0
    for value in family.dice:
        found += [1.0 if value else 0.0, value / 4]
        if value:
            dice += 1
    limit = threshold(s, seat)
    found += [dice / 4, dice_sum(family) / 12, limit / 14, (limit - dice_sum(family)) / 8]
    found += [1.0 if dice_sum(family) <= limit else 0.0, float(s.passed[seat])]
    helpers = 0
    for hired in family.helpers:
        helpers += hired
        found.append(float(hired))
    found += [helpers / 6, helpers * left / 24]
    for career in range(terms.CAREERS):
        start = career * terms.CAREER_SPACES
        for space in range(start, start + CAREER - 1):
            found.append(float(family.careers[space]))
        found.append(float(sum(family.careers[start + CAREER - 1 : start + terms.CAREER_SPACES])))
    worth = [0] * terms.ROWS
    tokens = family.face_down[:]
    for alliance in family.alliances:
        row = alliance // terms.TOKENS
        tokens[row] += 1
        worth[row] += alliance % terms.TOKENS % terms.WORTHS + terms.LEAST_WORTH
    # What each row of the own plan still asks for.
    plan = s.box.plans[family.board]
    asked = plan[:]
    for alliance in family.alliances:
        asked[alliance // terms.TOKENS * terms.HOUSES + alliance % terms.TOKENS // terms.WORTHS] -= 1
    for want in asked:
        found.append(max(0, want) / 2)
    for row in range(terms.ROWS):
        found += [worth[row] / 10, tokens[row] / 4, family.face_down[row] / 2]
        missing = s.box.row_counts_from - tokens[row]
        found += [1.0 if missing == 1 else 0.0, 1.0 if missing <= 0 else 0.0]
    for space in range(INITIATIVE):
        found.append(1.0 if min(s.initiative[seat], INITIATIVE - 1) == space else 0.0)
    found += [s.ranking.index(seat) / 3, s.order.index(seat) / 3]
    men = women = 0
    for city in range(terms.CITIES):
        for place in range(city * terms.PLACES, (city + 1) * terms.PLACES):
            if s.men[place] == seat:
                men += 1
            if s.women[place] == seat:
                women += 1
    found += [men / 6, women / 6]
    return found


def surroundings(s: Signorie) -> list[float]:
    """What all have in common: the dice, the tasks, the cities, the rewards, and how long it will last."""
    found: list[float] = [
        s.round / terms.ROUNDS,
        (terms.ROUNDS - s.round) / terms.ROUNDS,
        s.pile / 40,
        len(s.families) / 3,
    ]
    for number in range(terms.ROUNDS):
        found.append(1.0 if s.round == number + 1 else 0.0)
    for colour in range(terms.COLOURS):
        dice = low = 0
        for face in range(terms.FACES):
            count = s.dice[colour * terms.FACES + face]
            dice += count
            if face < 3:
                low += count
        found += [dice / 3, low / 3]
    for slot in s.slots:
        for tile in range(terms.TILES):
            found.append(1.0 if slot == tile else 0.0)
    for city in range(terms.CITIES):
        found.append(float(s.in_play[city]))
        for places in (s.men, s.women):
            found.append(places[city * terms.PLACES : (city + 1) * terms.PLACES].count(EMPTY) / 5)
        for kind in range(2):
            token = s.tokens[city * 2 + kind]
            for house in range(terms.HOUSES):
                found.append(1.0 if token != terms.NO_TOKEN and token // terms.WORTHS == house else 0.0)
            found.append(0.0 if token == terms.NO_TOKEN else (token % terms.WORTHS + terms.LEAST_WORTH) / 4)
    now = s.rewards[s.round - 1] if 0 < s.round <= terms.ROUNDS else -1
    for reward in range(len(terms.REWARD)):
        found.append(1.0 if now == reward else 0.0)
        found.append(1.0 if reward in s.rewards else 0.0)
    return found
