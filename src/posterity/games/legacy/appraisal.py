"""Rules of thumb: what a seat's things will be worth, for a bot that looks no further than its own turn."""

from __future__ import annotations

from typing import Final

from posterity.games.legacy import hints, scoring
from posterity.games.legacy.components import Friend
from posterity.games.legacy.effects import Values
from posterity.games.legacy.state import MANSION, TITLE_AT, WED, Ancestry, Family, Legacy, sex_of
from posterity.games.legacy.steps.births import Birth, BirthCard, Births
from posterity.games.legacy.steps.friends import DrawFriends, TakeFriends
from posterity.games.legacy.steps.marriages import WeddingGifts
from posterity.games.legacy.steps.missions import DrawMissions
from posterity.games.legacy.steps.testament import FindChild
from posterity.games.legacy.terms import GENERATIONS, MAN, NOBODY_THERE, OCCUPATIONS, WOMAN
from posterity.games.legacy.tree import FATHER, MOTHER, held_by, is_couple, is_single

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


def births_to_come(s: Legacy, seat: int) -> float:
    found = 0.0
    for step in s.agenda:
        if isinstance(step, (Birth, BirthCard)) and step.seat == seat:
            found += BIRTH
        elif isinstance(step, (Births, FindChild)) and step.seat == seat:
            found += BIRTH * step.number
    return found


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
    born = family.generation.count(s.generation + 1) + births_to_come(s, seat)
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
    value = HINT * len(tree.done) + hints.adjustments(s)
    for hint in tree.open:
        value += HINT if hints.fulfilled(s, hint) else 0.8 * HINT * nearness(s, tree, hint)
    return value + 0.15 * len(hints.known(tree, hints.relatives(tree)))


def nearness(s: Legacy, tree: Ancestry, hint: int) -> float:
    """How much of an open hint is true or within reach, from 0 to 1."""
    people = hints.known(tree, hints.relatives(tree))
    if hint == 1:
        return max(_three_with_diplomat(s, tree, parent) for parent in (FATHER, MOTHER))
    if hint in (2, 3, 4):
        sex = MAN if hint == 3 else WOMAN
        grandparents = [p for p in hints.grandparents(tree) if tree.sex[p] == sex]
        if len(hints.known(tree, grandparents)) == len(grandparents):
            return 0.0  # all of them are somebody else
        return 0.3 if hint == 2 or not _in_hand(s, hints.SCIENTIST if hint == 3 else hints.ARTIST, sex) else 0.6
    if hint == 5:
        return _one_nation(s, tree)
    if hint == 8:
        craftsmen = [p for p in range(FATHER, len(tree.friend)) if hints.occupation(s, p) == hints.CRAFTSMAN]
        if not any(_unknown_siblings(s, tree, p) for p in craftsmen):
            return 0.0
        return 0.7 if _in_hand(s, hints.CRAFTSMAN) else 0.4
    if hint == 9:
        return _occupations(s, hints.known(tree, hints.forebears(tree, MOTHER))) / 3
    if hint == 10:
        return max(hints.longest_known_line(tree, FATHER), hints.longest_known_line(tree, MOTHER)) / 4
    if hint == 11:
        return len({hints.nation(s, p) for p in people}) / 5
    if hint == 12:
        held = [held_by(tree, p) for p in hints.relatives(tree) if tree.spouse[p] != NOBODY_THERE]
        return 0.5 if any(h >> TITLE_AT & 15 or h & MANSION for h in held) else 0.0
    if hint == 13:
        return max([_could_rise(s, tree, p) for p in people], default=0.0)
    if hint == 14:
        there = {hints.occupation(s, p) for p in people}
        missing = [i for i in range(OCCUPATIONS) if i not in there]
        return (OCCUPATIONS - len(missing) + 0.4 * sum([_in_hand(s, i) for i in missing])) / OCCUPATIONS
    return 0.0


def _in_hand(s: Legacy, occupation: int, sex: int = -1) -> bool:
    cards = [s.box.friends[friend] for friend in s.families[0].hand]
    return any(card.occupation == occupation and sex in (-1, card.sex) for card in cards)


def _children_to_come(s: Legacy, couple: list[int]) -> int:
    """Births that a draw keeps waiting."""
    found = 0
    for step in s.agenda:
        if isinstance(step, (Birth, BirthCard)) and step.person in couple:
            found += 1
        elif isinstance(step, (Births, FindChild)) and step.person in couple:
            found += step.number
    return found


def _three_with_diplomat(s: Legacy, tree: Ancestry, parent: int) -> float:
    both = hints.parents(tree, parent)
    if len(both) != 2:
        return 0.0
    children = hints.children(tree, both[0], both[1])
    number = len(children) + _children_to_come(s, both)
    if any(hints.occupation(s, child) == hints.DIPLOMAT for child in children):
        return 0.5 + min(3, number) / 6
    return min(3, number) / 6 + (0.25 if number > 1 and _in_hand(s, hints.DIPLOMAT) else 0.0)


def _one_nation(s: Legacy, tree: Ancestry) -> float:
    """A couple of great-grandparents not both known; best with one known and a compatriot for the other in hand."""
    best = 0.0
    for grandparent in hints.grandparents(tree):
        both = hints.parents(tree, grandparent)
        there = hints.known(tree, both)
        if len(both) == 2 and len(there) < 2:
            best = max(best, 0.25 + 0.15 * len(there))
            for person in there:
                cards = [s.box.friends[friend] for friend in s.families[0].hand]
                if any(card.nation == hints.nation(s, person) and card.sex != tree.sex[person] for card in cards):
                    best = 0.75
    return best


def _unknown_siblings(s: Legacy, tree: Ancestry, person: int) -> bool:
    """Whether somebody has, or is about to have, brothers or sisters who could still be anybody."""
    both = hints.parents(tree, person)
    if not both:
        return False
    siblings = [p for p in range(len(tree.friend)) if p != person and hints.parents(tree, p) == both]
    return _children_to_come(s, both) > 0 or any(tree.friend[p] == NOBODY_THERE for p in siblings)


def _occupations(s: Legacy, people: list[int]) -> int:
    return len({hints.occupation(s, p) for p in people if hints.occupation(s, p) >= 0})


def _could_rise(s: Legacy, tree: Ancestry, person: int) -> float:
    """An aristocrat with an unknown parent, or a craftsman with an unknown child; better with the other in hand."""
    occupation = hints.occupation(s, person)
    if occupation == hints.ARISTOCRAT:
        wanted, beside = hints.CRAFTSMAN, hints.parents(tree, person)
    elif occupation == hints.CRAFTSMAN:
        wanted = hints.ARISTOCRAT
        beside = [p for p in range(len(tree.friend)) if person in (tree.father[p], tree.mother[p])]
    else:
        return 0.0
    sexes = [tree.sex[p] for p in beside if tree.friend[p] == NOBODY_THERE]
    if not sexes:
        return 0.0
    return 0.7 if any(_in_hand(s, wanted, sex) for sex in sexes) else 0.4
