"""L 19 to L 22: The Testament, in which the tree is searched upward."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Domain, Draw, Menu, OfSeat, Reason, Step
from posterity.games.legacy import terms
from posterity.games.legacy.state import Ancestry, Legacy
from posterity.games.legacy.steps.births import Births, refill_cradle
from posterity.games.legacy.steps.gains import gain_gold
from posterity.games.legacy.steps.marriages import Newcomer, welcome
from posterity.games.legacy.tree import FATHER, MOTHER, RELATIVES, add_relative, join, partners

NO_CARD: Final = -1


class ChooseYourself(Ask[Legacy]):
    """Patrick or Nathalie; Laurent and Angelique are the parents (L 19.4, L 19.5)."""

    def menu(self, s: Legacy, m: Menu) -> None:
        for sex in range(2):
            m.offer(terms.LEAD.of(sex))

    def chosen(self, s: Legacy, a: Action) -> None:
        tree = s.ancestry
        assert tree is not None
        you = terms.FRIEND.ids["patrick" if a.x == terms.MAN else "nathalie"]
        add_relative(tree, you, NO_CARD, a.x, FATHER, MOTHER)
        add_relative(tree, terms.FRIEND.ids["laurent"], NO_CARD, terms.MAN, terms.NOBODY_THERE, terms.NOBODY_THERE)
        add_relative(tree, terms.FRIEND.ids["angelique"], NO_CARD, terms.WOMAN, terms.NOBODY_THERE, terms.NOBODY_THERE)
        join(tree, FATHER, MOTHER)
        family = s.families[self.seat]
        family.income, family.gold = s.box.starts[a.x][0], s.box.starts[a.x][1]
        s.then(FindParents(MOTHER))
        s.then(FindParents(FATHER))


class FindParents(Step[Legacy]):
    """A son and a daughter above somebody who has no parents yet (L 19.6, L 20.7, L 20.8)."""

    def __init__(self, person: int) -> None:
        self.person: Final = person

    def do(self, s: Legacy) -> None:
        tree = s.ancestry
        assert tree is not None
        if tree.father[self.person] == terms.NOBODY_THERE and tree.mother[self.person] == terms.NOBODY_THERE:
            s.then(FindParent(self.person, terms.WOMAN))
            s.then(FindParent(self.person, terms.MAN))


class FindParent(Draw[Legacy]):
    """A random son or daughter of the child deck (L 19.8)."""

    def __init__(self, person: int, sex: int) -> None:
        self.person: Final = person
        self.sex: Final = sex

    def name(self, s: Legacy) -> str:
        return f"parent-{self.person + 1}-{self.sex}"

    def domain(self, s: Legacy) -> Domain:
        return terms.CHILD

    def _kinds(self) -> range:
        return range(terms.SON, terms.DAUGHTER) if self.sex == terms.MAN else range(terms.DAUGHTER, terms.COMPLICATION)

    def bag(self, s: Legacy) -> list[int]:
        return [s.cradle[kind] if kind in self._kinds() else 0 for kind in range(terms.CHILDREN)]

    def count(self, s: Legacy) -> int:
        return 1 if sum(self.bag(s)) - s.reserve[self.sex] > 0 else 0

    def drawn(self, s: Legacy, got: list[int]) -> None:
        tree = s.ancestry
        assert tree is not None
        if not got and refill_cradle(s):  # L 20.23
            s.then(self)
        for card in got:
            s.cradle[card] -= 1
            parent = add_relative(tree, terms.NOBODY_THERE, card, self.sex, terms.NOBODY_THERE, terms.NOBODY_THERE)
            s.tell(terms.ParentFound, 0, parent, self.sex)
            if self.sex == terms.MAN:
                tree.father[self.person] = parent
            else:
                tree.mother[self.person] = parent
                if tree.father[self.person] != terms.NOBODY_THERE:
                    join(tree, tree.father[self.person], parent)


def price_beside(s: Legacy, friend: int, person: int) -> int:
    """What it costs to put a friend beside a relative, or in its place; below zero it is a dowry."""
    tree = s.ancestry
    assert tree is not None
    price = -s.box.friends[friend].money
    if price > 0 and tree.card[person] == terms.TRUE_BEAUTY and tree.sex[person] != s.box.friends[friend].sex:
        return max(0, price - s.box.true_beauty_gold)  # L 20.22
    return price


def who_hindrance(s: Legacy, seat: int, friend: int) -> Reason | None:
    """Why the friend finds no place in the tree; nothing if it does."""
    gold = s.families[seat].gold
    somebody = False
    for person in places(s, friend):
        somebody = True
        if price_beside(s, friend, person) <= gold:
            return None
    return terms.LACKS_GOLD_FOR_WEDDING if somebody else terms.NOBODY_TO_MARRY


def places(s: Legacy, friend: int) -> list[int]:
    """Unknown relatives of the same sex, and single ones of the other (L 20.5, L 20.11)."""
    tree = s.ancestry
    assert tree is not None
    sex = s.box.friends[friend].sex
    return [
        person
        for person in range(RELATIVES, len(tree.friend))
        if (
            tree.friend[person] == terms.NOBODY_THERE
            if tree.sex[person] == sex
            else tree.spouse[person] == terms.NOBODY_THERE
        )
    ]


class WhoWereThey(Newcomer):
    """A friend becomes an unknown relative, or the spouse of a single one (L 20.5)."""

    def menu(self, s: Legacy, m: Menu) -> None:
        tree = s.ancestry
        assert tree is not None
        gold = s.families[self.seat].gold
        sex = s.box.friends[self.friend].sex
        for person in places(s, self.friend):
            verb = terms.BECOME if tree.sex[person] == sex else terms.WITH
            price = price_beside(s, self.friend, person)
            m.consider(verb.of(person), terms.LACKS_GOLD if price > gold else None, price, gold)

    def chosen(self, s: Legacy, a: Action) -> None:
        seat, friend = self.seat, self.friend
        tree = s.ancestry
        assert tree is not None
        family, card = s.families[seat], s.box.friends[friend]
        self.leave_hand(s, price_beside(s, friend, a.x))
        person = a.x
        if a.verb is terms.BECOME:
            s.child_discard[tree.card[person]] += 1
            tree.friend[person] = friend
            tree.card[person] = NO_CARD
        else:
            if tree.card[person] == terms.HANDSOME:
                s.then(GoldAfter(seat))
            person = add_relative(tree, friend, NO_CARD, card.sex, terms.NOBODY_THERE, terms.NOBODY_THERE)
            join(tree, a.x, person)
        family.revealed = [*family.revealed, friend]
        s.tell(terms.Revealed, seat, friend, person, a.x, children_found(s, seat, person))
        s.then(FindChild(seat, person))
        s.then(FindParents(person))
        welcome(s, seat, friend)


class GoldAfter(OfSeat[Legacy]):
    """Handsome brings gold when all is done."""

    def steady(self) -> bool:
        return True

    def do(self, s: Legacy) -> None:
        gain_gold(s, self.seat, s.box.handsome_gold)


def is_known_couple(tree: Ancestry, person: int) -> bool:
    """Whether a known relative has a spouse who is known too."""
    spouse = tree.spouse[person]
    return spouse != terms.NOBODY_THERE and tree.friend[spouse] != terms.NOBODY_THERE


def children_found(s: Legacy, seat: int, person: int) -> int:
    """How many children come for a couple that has just become one of two known relatives; none for others.

    One of the two may have been known before, and bring two children all the same (L 20.9, L 20.21).
    """
    tree = s.ancestry
    assert tree is not None
    if not is_known_couple(tree, person):
        return 0
    return max([s.box.friends[friend].card.wedding_children for friend in partners(s, seat, person)])


class FindChild(Step[Legacy]):
    """A child, if both of the couple are known now."""

    def __init__(self, seat: int, person: int) -> None:
        self.seat: Final = seat
        self.person: Final = person

    def do(self, s: Legacy) -> None:
        tree = s.ancestry
        assert tree is not None
        number = children_found(s, self.seat, self.person)
        if number > 0:
            s.then(Births(self.seat, min(self.person, tree.spouse[self.person]), number, 0))
