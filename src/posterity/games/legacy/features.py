"""The table as numbers about as large as one, for a bot that learns what they are worth."""

from __future__ import annotations

from posterity.games.legacy import appraisal, scoring, terms
from posterity.games.legacy.hints import births_to_come
from posterity.games.legacy.measures import BY_OCCUPATION
from posterity.games.legacy.state import (
    CONTRIBUTION_AT,
    DEAD,
    FREE,
    MANSION,
    TITLE_AT,
    VENTURE,
    Ancestry,
    Legacy,
    sex_of,
)
from posterity.games.legacy.steps.missions import DrawMissions
from posterity.games.legacy.tree import friends_in, holds_of, is_couple, is_single, known_relatives


def traits(s: Legacy, seat: int) -> list[float]:
    """What a family has, its points first."""
    family = s.families[seat]
    found: list[float] = []
    total = 0
    for points in scoring.points(s, seat, not s.agenda).values():
        total += points
        found.append(points / 10)
    found.insert(0, total / 40)
    rounds = sum(s.box.rounds) - s.round
    generations = terms.GENERATIONS - s.generation + 1
    left = appraisal.actions_left(s, family)
    found += [family.prestige / 6, family.prestige * generations / 12, family.income / 5, family.income * rounds / 20]
    found += [family.gold / 8, min(family.gold, 3) / 3, family.pawns / 2, left / 6, float(family.passed)]
    found += [float(family.out), 1.0 if family.complication == s.generation else 0.0]
    for colour in range(terms.COLOURS):
        found.append(float(family.extra[colour]))
    for boon in family.boons:
        found.append(float(boon))
    found += _hand(s, seat, rounds)
    if s.ancestry is None:
        found += _descent(s, seat, left)
    nations = [0] * terms.NATIONS
    for friend in friends_in(s, seat):
        nations[s.box.friends[friend].nation] += 1
    different = 0
    for count in nations:
        if count:
            different += 1
    found += [nations[0] / 2, max(nations) / 3, different / 5]
    for measure in BY_OCCUPATION:
        found.append(measure.count(s, seat) / 2)
    titles = mansions = ventures = contributions = 0
    for held in holds_of(s, seat):
        mansions += 1 if held & MANSION else 0
        ventures += 1 if held & VENTURE else 0
        titles += 1 if held >> TITLE_AT & 15 else 0
        contributions += 1 if held >> CONTRIBUTION_AT & 15 else 0
    found += [titles / 2, mansions / 2, ventures / 2, contributions / 2]
    found += [len(family.missions) / 2, len(family.done) / 2, family.hidden_missions / 2]
    found.append(appraisal.missions_outlook(s, seat) / 5)
    for patron in range(len(terms.PATRON)):
        found.append(1.0 if family.patron == patron else 0.0)
    if family.patron > terms.NO_PATRON:
        goal = s.box.patrons[family.patron].main
        found.append(min(1.0, goal.measure.count(s, seat) / goal.count))
        found.append(_patron_outlook(s, seat, rounds / sum(s.box.rounds)) / 8)
    else:
        found += [0.0, 0.0]
    if s.ancestry is not None:
        found += _ancestors(s, s.ancestry)
    return found


def _hand(s: Legacy, seat: int, rounds: int) -> list[float]:
    family = s.families[seat]
    v = appraisal.values(s.generation, rounds, appraisal.GOLD, appraisal.IN_HAND)
    sexes = [0, 0]
    paid = [0, 0]
    occupations = [0] * terms.OCCUPATIONS
    prestige = money = 0
    best = [0.0, 0.0]
    for friend in family.hand:
        card = s.box.friends[friend]
        sexes[card.sex] += 1
        prestige += card.prestige
        money += card.money
        worth = appraisal.wedding_worth(card, v)
        best[card.sex] = max(best[card.sex], worth + appraisal.GOLD * card.money)
        if card.occupation != terms.NO_OCCUPATION:
            occupations[card.occupation] += 1
        if family.gold + card.money >= 0:
            paid[card.sex] += 1
    found = [len(family.hand) / 5, sexes[0] / 3, sexes[1] / 3, paid[0] / 3, paid[1] / 3, prestige / 4, money / 8]
    found += [best[0] / 8, best[1] / 8, appraisal.suitors_outlook(s, family, v) / 15]
    found.append(appraisal.friends_to_come(s, seat) / 2)
    for count in occupations:
        found.append(float(count))
    return found


def _patron_outlook(s: Legacy, seat: int, time: float) -> float:
    """The main goal by how near it is, the minor ones by what they would bring now."""
    family = s.families[seat]
    if family.patron <= terms.NO_PATRON:
        return 0.0
    patron = s.box.patrons[family.patron]
    near = max(0.0, min(1.0, patron.main.measure.count(s, seat) / patron.main.count))
    if patron.main.measure.name in ("children", "spouse-occupations") and s.generation < terms.GENERATIONS:
        near *= 0.3
    value = s.box.patron_honor * (near if near >= 1.0 else 0.6 * near * near)
    hidden = family.hidden_missions
    for step in s.agenda:
        if isinstance(step, DrawMissions) and step.seat == seat and s.generation == terms.GENERATIONS:
            hidden += 1
    goals = sorted([goal.honor * (goal.measure.count(s, seat) / goal.per) for goal in patron.minor], reverse=True)
    for i, honor in enumerate(goals):
        value += honor * (1.0 if i < hidden else 0.35 * min(1.0, 2 * time))
    return value + min(hidden, len(goals)) * min(1.5, 4 * time)


def _descent(s: Legacy, seat: int, left: int) -> list[float]:
    """The tree as it grows down: who can marry, who can have children, and who comes next."""
    family = s.families[seat]
    single = [0, 0]
    couples = room = dead = betrothed = 0
    children = [0, 0]
    for person in range(len(family.who)):
        generation = family.generation[person]
        if generation == s.generation:
            if family.flags[person] & DEAD:
                dead += 1
            elif is_single(family, person):
                single[sex_of(family.who[person])] += 1
            elif is_couple(family, person):
                couples += 1
                room += max(0, s.box.most_children - family.parent.count(person))
        elif generation == s.generation + 1:
            children[sex_of(family.who[person])] += 1
            if family.spouse[person] != terms.NOBODY_THERE:
                betrothed += 1
    born = children[0] + children[1]
    coming = appraisal.BIRTH * births_to_come(s, seat)
    safe = 1.0 if born else 0.0
    return [
        single[0] / 2, single[1] / 2, couples / 3, room / 6, float(dead), children[0] / 3, children[1] / 3,
        betrothed / 3, safe, (1 - safe) * left / 6, (1 - safe) * (1.0 if left <= 1 else 0.0), float(coming),
        (1 - safe) * (1.0 if couples else 0.0), len(family.who) / 12,
        appraisal.matches(s, family, seat, s.generation) / 2,
        appraisal.matches(s, family, seat, s.generation + 1) / 2 if s.generation < terms.GENERATIONS else 0.0,
    ]  # fmt: skip


def _ancestors(s: Legacy, tree: Ancestry) -> list[float]:
    """The Testament's tree, and how near its hints are."""
    known = known_relatives(tree)
    found = [len(tree.friend) / 12, len(known) / 8, scoring.adjustments(s) / 5, tree.children / 3]
    found += [len(tree.open) / 3, len(tree.done) / 6]
    for i, hint in enumerate(s.box.hints):
        if i in tree.open:
            fulfilled = hint.fulfilled(s, tree)
            found += [1.0, 1.0 if fulfilled else hint.nearness(s, tree), 1.0 if fulfilled else 0.0]
        else:
            found += [0.0, 0.0, 1.0 if i in tree.done else 0.0]
    return found


def surroundings(s: Legacy) -> list[float]:
    """What all have in common: the main board, the row, the decks, and how long it will last."""
    rounds = sum(s.box.rounds)
    found: list[float] = [s.round / rounds, (rounds - s.round) / rounds, len(s.families) / 3]
    for generation in range(1, terms.GENERATIONS + 1):
        found.append(1.0 if s.generation == generation else 0.0)
    last = sum(s.box.rounds[: s.generation])
    found += [(last - s.round) / 4, 1.0 if s.round == last else 0.0]
    for space in s.spaces:
        found.append(0.0 if space == FREE else 1.0)
    for colour in range(terms.COLOURS):
        found += [s.supply[colour] / 2, float(s.used[colour])]
    sexes = [0, 0]
    occupations = [0] * terms.OCCUPATIONS
    for friend in s.row:
        card = s.box.friends[friend]
        sexes[card.sex] += 1
        if card.occupation != terms.NO_OCCUPATION:
            occupations[card.occupation] += 1
    found += [len(s.row) / 5, sexes[0] / 3, sexes[1] / 3, s.deck_size / 50]
    for count in occupations:
        found.append(float(count))
    found += [s.mansions / 3, s.ventures / 3, s.mission_pile / 10]
    for title in s.titles:
        found.append(float(title))
    for contribution in s.contributions:
        found.append(float(contribution))
    sons, daughters = sum(s.cradle[terms.SON : terms.DAUGHTER]), sum(s.cradle[terms.DAUGHTER : terms.COMPLICATION])
    cards = max(1, sum(s.cradle))
    found += [sons / cards, daughters / cards, 3 * s.cradle[terms.COMPLICATION] / cards]
    return found
