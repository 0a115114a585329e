"""What can be counted in a family, for conditions and goals."""

from __future__ import annotations

from posterity.games.legacy import components
from posterity.games.legacy.components import Need
from posterity.games.legacy.state import CONTRIBUTION_AT, MANSION, TITLE_AT, VENTURE, Family, Legacy
from posterity.games.legacy.terms import NATIONS, NO_OCCUPATION, NOBODY_THERE, OCCUPATION
from posterity.games.legacy.tree import children_of, friends_in, holds_of


def count(s: Legacy, seat: int, measure: int) -> int:
    """How much there is of a measure. Friends in the tree count, betrothed ones too (L 6.17)."""
    family = s.families[seat]
    if measure < components.OF_OCCUPATION:
        return sum([s.box.friends[f].nation == measure for f in friends_in(s, seat)])
    if measure < components.OF_GOLD:
        return of_occupation(s, seat, measure - components.OF_OCCUPATION)
    if measure == components.OF_GOLD:
        return family.gold
    if measure == components.OF_HAND:
        return len(family.hand)
    if measure == components.OF_INCOME:
        return family.income
    if measure == components.OF_PRESTIGE:
        return family.prestige
    if measure == components.OF_CHILDREN:
        return family.generation.count(s.generation + 1) if s.ancestry is None else s.ancestry.children
    if measure == components.OF_NATIONS:
        return len({s.box.friends[f].nation for f in friends_in(s, seat)})
    if measure == components.OF_OCCUPATIONS:
        return len({i for i in range(len(OCCUPATION)) if of_occupation(s, seat, i) > 0})
    if measure == components.OF_MANSIONS:
        return sum([held & MANSION > 0 for held in holds_of(s, seat)])
    if measure == components.OF_VENTURES:
        return sum([held & VENTURE > 0 for held in holds_of(s, seat)])
    if measure == components.OF_TITLES:
        return sum([held >> TITLE_AT & 15 > 0 for held in holds_of(s, seat)])
    if measure == components.OF_CONTRIBUTIONS:
        return sum([held >> CONTRIBUTION_AT & 15 > 0 for held in holds_of(s, seat)])
    if measure == components.OF_MISSIONS:
        return len(family.done)
    if measure == components.OF_TITLES_AND_MANSIONS:
        return count(s, seat, components.OF_TITLES) + count(s, seat, components.OF_MANSIONS)
    if measure == components.OF_LARGE_COUPLES:
        return _large_couples(s, family)
    if measure == components.OF_DIPLOMAT_NATIONS:
        diplomat = OCCUPATION.ids["diplomat"]
        friends = [s.box.friends[f] for f in friends_in(s, seat)]
        return len({friend.nation for friend in friends if friend.occupation == diplomat})
    if measure == components.OF_SPOUSE_OCCUPATIONS:
        return _spouse_occupations(s, family)
    return _betrothed(s, family, measure - components.OF_BETROTHED)


def of_occupation(s: Legacy, seat: int, occupation: int) -> int:
    """Friends, and completed missions that count as one (L 6.18)."""
    found = kept(s, s.families[seat], occupation)
    for friend in friends_in(s, seat):
        if s.box.friends[friend].occupation == occupation:
            found += 1
    return found


def kept(s: Legacy, family: Family, occupation: int) -> int:
    found = 0
    for mission in family.done:
        for effect in s.box.missions[mission].card.effects:
            if effect.kind == components.COUNTS_AS and effect.amount == occupation:
                found += 1
    return found


def _large_couples(s: Legacy, family: Family) -> int:
    """Couples of the last generation with as many children as there may be."""
    last = components.GENERATIONS
    people = range(len(family.who))
    return sum([family.generation[i] == last and children_of(family, i) >= s.box.most_children for i in people])


def _spouse_occupations(s: Legacy, family: Family) -> int:
    """Occupations among the spouses of the last generation; a kept mission can stand in for its own (L 15.7)."""
    found = {
        s.box.friends[family.spouse[i]].occupation
        for i in range(len(family.who))
        if family.spouse[i] != NOBODY_THERE and family.generation[i] == components.GENERATIONS
    }
    found |= {i for i in range(len(OCCUPATION)) if kept(s, family, i) > 0}
    return len(found - {NO_OCCUPATION})


def _betrothed(s: Legacy, family: Family, what: int) -> int:
    """Betrothals of generation IV with friends of a nation, or of an occupation."""
    found = 0
    for i in range(len(family.who)):
        friend = family.spouse[i]
        if friend != NOBODY_THERE and family.generation[i] == components.GENERATIONS + 1:
            card = s.box.friends[friend]
            if what == card.nation or (what >= NATIONS and what - NATIONS == card.occupation):
                found += 1
    return found


def fulfilled(s: Legacy, seat: int, needs: list[Need]) -> bool:
    for need in needs:
        if count(s, seat, need.measure) < need.count:
            return False
    return True


def fulfilled_besides(s: Legacy, seat: int, needs: list[Need], friend: int) -> bool:
    """Whether the others in the family are enough; the friend who asks for them does not count itself."""
    card = s.box.friends[friend]
    for need in needs:
        there = count(s, seat, need.measure)
        if friend in friends_in(s, seat):
            occupation = need.measure - components.OF_OCCUPATION
            if need.measure == card.nation or (occupation >= 0 and occupation == card.occupation):
                there -= 1
        if there < need.count:
            return False
    return True
