"""Rules of thumb: what a seat's things will be worth, for a bot that looks no further than its own turn."""

from __future__ import annotations

from typing import Final

from posterity.games.legacy import scoring
from posterity.games.legacy.components import Friend
from posterity.games.legacy.effects import Values
from posterity.games.legacy.hints import births_to_come
from posterity.games.legacy.state import WED, Ancestry, Family, Legacy, sex_of
from posterity.games.legacy.steps.friends import DrawFriends, TakeFriends
from posterity.games.legacy.steps.marriages import WeddingGifts
from posterity.games.legacy.steps.missions import DrawMissions
from posterity.games.legacy.terms import GENERATIONS, MAN, NOBODY_THERE, WOMAN
from posterity.games.legacy.tree import is_couple, is_single, known_relatives

GOLD: Final = 0.55  # while there is time to spend it
IN_HAND: Final = 0.5
SUITOR: Final = 0.25  # of what the best friends in hand would bring at a wedding
SUITORS: Final = 3
ENOUGH_FRIENDS: Final = 7  # more than these are hardly used
EXTRA_PAWN: Final = 1.3
CHILD: Final = [0.0, 4.0, 3.0, 1.0]  # by the generation in which it is born
BIRTH: Final = 0.9  # of a card that is still to be drawn
EXTINCT: Final = 60.0
RISK: Final = [1.0, 0.35, 0.15, 0.08, 0.05]  # of extinction, by the tries at a birth that are left in the generation
COUPLE: Final = 0.8  # that can still have children
MATCH: Final = 1.6  # somebody single and a friend in hand to marry
CHILD_MATCH: Final = 0.8  # the same for a child of the next generation
UNSEEN: Final = 0.4  # of a match, for a friend that is still to come
MISSION: Final = 0.55  # of its honor, by how much of it is there
NEW_MISSION: Final = 2.2
HINT: Final = 9.0  # winning takes all of them


def appraise(s: Legacy, seat: int) -> float:
    """Honor, and what is likely to become of the rest; the patron's goals are too far off for rules of thumb."""
    family = s.families[seat]
    if not s.agenda or family.out:
        return float(sum(scoring.points(s, seat, True).values())) - (EXTINCT if family.out else 0.0)
    rounds = sum(s.box.rounds) - s.round
    time = rounds / sum(s.box.rounds)
    v = values(s.generation, rounds, GOLD * min(1.0, 0.25 + 1.5 * time), IN_HAND * min(1.0, 0.2 + 2 * time))
    value = float(sum(family.honor))
    value += family.prestige * v.generations
    value += v.gold * (family.gold + 0.85 * max(0, family.income) * rounds)
    value += v.friend * min(ENOUGH_FRIENDS, len(family.hand) + friends_to_come(s, seat))
    value += EXTRA_PAWN * sum(family.extra) * (1.0 if actions_left(s, family) > 0 else 0.2)
    value += _gifts_to_come(s, seat, v)
    value += missions_outlook(s, seat)
    if s.ancestry is not None:
        return value + _testament(s, s.ancestry)
    value += _children(s, family, seat)
    value += SUITOR * suitors_outlook(s, family, v)
    return value + _betrothals_outlook(s, family, v)


def values(generation: int, rounds: int, gold: float, friend: float) -> Values:
    """What things are worth in a generation, with so many incomes still to come."""
    left = GENERATIONS - generation + 1
    return Values(left, rounds, gold, friend, EXTRA_PAWN, BIRTH * CHILD[generation], NEW_MISSION)


def actions_left(s: Legacy, family: Family) -> int:
    """Own pawns that can still be placed in this generation."""
    whole = sum(s.box.rounds[: s.generation]) - s.round
    return (0 if family.passed else family.pawns) + s.box.own_pawns * whole


def friends_to_come(s: Legacy, seat: int) -> int:
    return sum([step.number for step in s.agenda if isinstance(step, (DrawFriends, TakeFriends)) and step.seat == seat])


def _gifts_to_come(s: Legacy, seat: int, v: Values) -> float:
    """What a draw in the middle of a turn keeps waiting."""
    value = 0.0
    for step in s.agenda:
        if isinstance(step, WeddingGifts) and step.seat == seat:
            card = s.box.friends[step.friend]
            value += card.prestige * v.generations + card.card.worth(v)
        elif isinstance(step, DrawMissions) and step.seat == seat and s.generation < GENERATIONS:
            value += NEW_MISSION
    return value


def _children(s: Legacy, family: Family, seat: int) -> float:
    """Children, those who can still have some, and how near the family is to dying out."""
    born = family.generation.count(s.generation + 1) + BIRTH * births_to_come(s, seat)
    left = actions_left(s, family)
    value = CHILD[s.generation] * born
    couples = 0
    for person in range(len(family.who)):
        if family.generation[person] == s.generation and is_couple(family, person):
            couples += 1
            if left > 0 and family.parent.count(person) < s.box.most_children:
                value += COUPLE
    now = matches(s, family, seat, s.generation)
    if left > 0:
        value += MATCH * now
    if s.generation < GENERATIONS:
        value += CHILD_MATCH * matches(s, family, seat, s.generation + 1)
    if born < 1.0:
        tries = left if couples or now >= 1.0 else max(0, left - 1)  # somebody to marry must be found first
        value -= EXTINCT * RISK[min(tries, len(RISK) - 1)] * (1.0 - born)
    return value


def matches(s: Legacy, family: Family, seat: int, generation: int) -> float:
    """How many of a generation could be married to friends in hand who can be paid for."""
    single = [0, 0]
    for person in range(len(family.who)):
        if family.generation[person] == generation and is_single(family, person):
            single[sex_of(family.who[person])] += 1
    if single == [0, 0]:
        return 0.0
    friends = [0, 0]
    for friend in family.hand:
        card = s.box.friends[friend]
        if family.gold + card.money >= 0:
            friends[card.sex] += 1
    found = min(single[MAN], friends[WOMAN]) + min(single[WOMAN], friends[MAN])
    return min(float(sum(single)), found + UNSEEN * friends_to_come(s, seat))


def wedding_worth(card: Friend, v: Values) -> float:
    """What a friend is likely to bring into the family, the dowry or price apart."""
    value = card.prestige * v.generations + v.gold * card.income * v.rounds + v.friend * card.friends
    return value + card.card.worth(v)


def suitors_outlook(s: Legacy, family: Family, v: Values) -> float:
    """What the best friends in hand would bring, as far as there is time for weddings."""
    time = min(SUITORS, actions_left(s, family) + sum(s.box.rounds[s.generation :]))
    found = [wedding_worth(card, v) + v.gold * card.money for card in [s.box.friends[one] for one in family.hand]]
    found.sort(reverse=True)
    return sum([max(0.0, value) for value in found[:time]])


def _betrothals_outlook(s: Legacy, family: Family, v: Values) -> float:
    """What friends bring when the child they are betrothed to has grown up."""
    if s.generation == GENERATIONS:
        return 0.0
    later = values(s.generation + 1, min(v.rounds, sum(s.box.rounds[s.generation :])), v.gold, v.friend)
    value = 0.0
    for person in range(len(family.who)):
        spouse = family.spouse[person]
        if spouse == NOBODY_THERE or family.flags[person] & WED or family.generation[person] <= s.generation:
            continue
        card = s.box.friends[spouse]
        value += wedding_worth(card, later)
        value += 0.9 * CHILD[s.generation + 1] * BIRTH
    return value


def missions_outlook(s: Legacy, seat: int) -> float:
    """Open missions by how nearly they are fulfilled."""
    value = 0.0
    for mission in s.families[seat].missions:
        card = s.box.missions[mission]
        nearest = 0.0
        for way in card.ways:
            have = sum([max(0, min(need.count, need.measure.count(s, seat))) for need in way])
            nearest = max(nearest, have / sum([need.count for need in way]))
        value += card.honor * (MISSION * nearest if nearest < 1.0 else 0.9) + 0.4 * (GENERATIONS - s.generation)
    return value


def _testament(s: Legacy, tree: Ancestry) -> float:
    """Hints that are fulfilled or come nearer, and relatives who can still be found."""
    value = HINT * len(tree.done) + scoring.adjustments(s)
    for i in tree.open:
        hint = s.box.hints[i]
        value += HINT if hint.fulfilled(s, tree) else 0.8 * HINT * hint.nearness(s, tree)
    return value + 0.15 * len(known_relatives(tree))
