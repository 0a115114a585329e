"""L 7 and L 8: births and complications."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Domain, Draw, Menu, Step
from posterity.games.legacy import terms
from posterity.games.legacy.state import DEAD, WED, Ancestry, Family, Legacy, add_person, put, sex_of
from posterity.games.legacy.steps.friends import put_away
from posterity.games.legacy.steps.gains import refresh_boons
from posterity.games.legacy.tree import add_relative, couples, is_couple, partners, room_for

ANY: Final = 0  # what is wished for; a son is 1, a daughter 2
NO_CARD: Final = -1


class Births(Step[Legacy]):
    """So many children for a couple, one after the other, while it is a couple (L 8.8).

    At a wedding a widower's earlier children leave less room (L 6.12, L 7.8); the doctor asked before (L 7.16).
    """

    def __init__(self, seat: int, person: int, number: int, limited: int) -> None:
        self.seat: Final = seat
        self.person: Final = person
        self.number: Final = number
        self.limited: Final = limited

    def do(self, s: Legacy) -> None:
        if self.number == 0 or self.person not in couples(s, self.seat):
            return
        if not self.limited or room_for(s, self.seat, self.person, 1):
            s.then(Births(self.seat, self.person, self.number - 1, self.limited))
            begin_birth(s, self.seat, self.person, ANY)


def begin_birth(s: Legacy, seat: int, person: int, wish: int) -> None:
    """One child; some couples, or what is left of them, draw two cards and keep one (L 7.9, L 7.11)."""
    choice = any(s.box.friends[friend].card.child_choice for friend in partners(s, seat, person))
    if wish != ANY and s.box.single_search:
        choice = False  # L 23.4
    s.then(Birth(seat, person, wish, int(choice), NO_CARD))


class Birth(Draw[Legacy]):
    """The next child card: a son, a daughter or a complication.

    Who seeks a son goes through the deck until one comes, or a complication; the daughters on the way are shuffled
    back, so they do not matter.
    """

    def __init__(self, seat: int, person: int, wish: int, choice: int, first: int) -> None:
        self.seat: Final = seat
        self.person: Final = person
        self.wish: Final = wish
        self.choice: Final = choice  # of two cards one is kept
        self.first: Final = first  # the first of the two

    def name(self, s: Legacy) -> str:
        return f"birth-{s.lots + 1}"

    def domain(self, s: Legacy) -> Domain:
        return terms.LOT

    def bag(self, s: Legacy) -> list[int]:
        bag = in_deck(s)
        if self.wish != ANY:
            bag[terms.DAUGHTERS if self.wish == 1 else terms.SONS] = 0
        return bag

    def in_vain(self, s: Legacy) -> bool:
        """Whether only complications that no longer matter are left (L 7.15)."""
        return s.families[self.seat].complication == s.generation and not children_left(s, self.wish)

    def count(self, s: Legacy) -> int:
        return 0 if self.in_vain(s) else min(1, sum(self.bag(s)))

    def drawn(self, s: Legacy, got: list[int]) -> None:
        if not got:
            if not self.in_vain(s) and refill_cradle(s):
                s.then(self)
            elif self.first == NO_CARD:
                s.tell(terms.NoChild, self.seat)
            else:
                card_kept(s, self.seat, self.person, self.wish, self.first)  # there is no second one to choose from
            return
        s.lots += 1
        if got[0] != terms.COMPLICATIONS:
            s.then(BirthCard(self.seat, self.person, self.wish, self.choice, self.first, got[0]))
            return
        s.cradle[terms.COMPLICATION] -= 1
        if s.families[self.seat].complication == s.generation:
            s.child_discard[terms.COMPLICATION] += 1
            s.tell(terms.ComplicationIgnored, self.seat)
            s.then(self)
        else:
            card_drawn(s, self, terms.COMPLICATION)


class BirthCard(Draw[Legacy]):
    """Which of the sons or daughters it is."""

    def __init__(self, seat: int, person: int, wish: int, choice: int, first: int, lot: int) -> None:
        self.seat: Final = seat
        self.person: Final = person
        self.wish: Final = wish
        self.choice: Final = choice
        self.first: Final = first
        self.lot: Final = lot

    def name(self, s: Legacy) -> str:
        return f"child-{s.lots}"

    def domain(self, s: Legacy) -> Domain:
        return terms.CHILD

    def bag(self, s: Legacy) -> list[int]:
        first, end = (terms.SON, terms.DAUGHTER) if self.lot == terms.SONS else (terms.DAUGHTER, terms.COMPLICATION)
        return [s.cradle[kind] if first <= kind < end else 0 for kind in range(terms.CHILDREN)]

    def drawn(self, s: Legacy, got: list[int]) -> None:
        s.cradle[got[0]] -= 1
        card_drawn(s, Birth(self.seat, self.person, self.wish, self.choice, self.first), got[0])


def in_deck(s: Legacy) -> list[int]:
    """How many sons, daughters and complications are in the deck, the reserve left out."""
    sons = sum(s.cradle[terms.SON : terms.DAUGHTER]) - s.reserve[terms.SONS]
    daughters = sum(s.cradle[terms.DAUGHTER : terms.COMPLICATION]) - s.reserve[terms.DAUGHTERS]
    return [sons, daughters, s.cradle[terms.COMPLICATION]]


def children_left(s: Legacy, wish: int) -> bool:
    """Whether a son or a daughter, as wished, can still come from the deck or what renews it (L 7.15, L 9.6)."""
    first = terms.DAUGHTER if wish == 2 else terms.SON
    end = terms.DAUGHTER if wish == 1 else terms.COMPLICATION
    return sum(s.cradle[first:end]) + sum(s.child_discard[first:end]) > 0


def refill_cradle(s: Legacy) -> bool:
    """An empty deck: in the last generation the reserve first, before that the discards (L 7.13, L 7.14).

    Whether anything was left to renew it with.
    """
    discards_first = s.generation < terms.GENERATIONS and sum(s.child_discard[: terms.COMPLICATION]) > 0
    if sum(s.reserve) > 0 and not discards_first:
        s.reserve = [0, 0]
        return True
    found = sum(s.child_discard) > 0
    s.cradle = [unseen + away for unseen, away in zip(s.cradle, s.child_discard, strict=True)]
    s.child_discard = [0] * terms.CHILDREN
    return found


def card_drawn(s: Legacy, birth: Birth, card: int) -> None:
    """A child card came: it is the child, or the first or second to choose from."""
    if birth.choice and birth.first == NO_CARD:
        s.then(Birth(birth.seat, birth.person, birth.wish, birth.choice, card))
    elif birth.choice:
        s.then(KeepChild(birth.seat, birth.person, birth.wish, birth.first, card))
    else:
        card_kept(s, birth.seat, birth.person, birth.wish, card)


class KeepChild(Ask[Legacy]):
    """Of two child cards one is kept. A complication need not be, unless both are (L 7.10)."""

    def __init__(self, seat: int, person: int, wish: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.person: Final = person
        self.wish: Final = wish
        self.first: Final = first
        self.second: Final = second

    def menu(self, s: Legacy, m: Menu) -> None:
        m.offer(terms.KEEP_CHILD.of(0))
        if self.second != self.first:
            m.offer(terms.KEEP_CHILD.of(1))

    def chosen(self, s: Legacy, a: Action) -> None:
        kept, other = (self.first, self.second) if a.x == 0 else (self.second, self.first)
        s.child_discard[other] += 1
        card_kept(s, self.seat, self.person, self.wish, kept)


def card_kept(s: Legacy, seat: int, person: int, wish: int, card: int) -> None:
    if card == terms.COMPLICATION:
        family = s.families[seat]
        if family.complication > 0:  # one of the generation before, at the start of this one (L 3.14)
            s.child_discard[terms.COMPLICATION] += 1
        family.complication = s.generation  # the card lies beside the tree until the generation is over
        s.tell(terms.ComplicationDrawn, seat, person)
        s.then(Complication(seat, person, wish))
    else:
        be_born(s, seat, person, card)


def be_born(s: Legacy, seat: int, parent: int, card: int) -> None:
    if s.ancestry is None:
        child = add_person(s.families[seat], card, s.generation + 1, parent, 0)
    else:
        child = add_child(s.ancestry, card, parent)
    s.tell(terms.Born, seat, card, child, parent)
    if card in (terms.TWIN_SON, terms.TWIN_DAUGHTER):
        begin_birth(s, seat, parent, ANY)  # whatever the limit says (L 7.4)


def add_child(ancestry: Ancestry, card: int, parent: int) -> int:
    """A child of a couple in the Testament's tree (L 20.13)."""
    ancestry.children += 1
    other = ancestry.spouse[parent]
    father, mother = (parent, other) if ancestry.sex[parent] == terms.MAN else (other, parent)
    return add_relative(ancestry, terms.NOBODY_THERE, card, sex_of(card), father, mother)


def mother_is_kin(family: Family, person: int) -> bool:
    return sex_of(family.who[person]) == terms.WOMAN


class Complication(Ask[Legacy]):
    """The child or the mother; the head of the family never dies (L 8.1, L 8.4)."""

    def __init__(self, seat: int, person: int, wish: int) -> None:
        super().__init__(seat)
        self.person: Final = person
        self.wish: Final = wish

    def menu(self, s: Legacy, m: Menu) -> None:
        family = s.families[self.seat]
        m.offer(terms.LOSE_CHILD)
        hindrance = None if is_couple(family, self.person) else terms.MOTHER_IS_DEAD
        if hindrance is None and self.person == 0 and mother_is_kin(family, 0):
            hindrance = terms.HEAD_NEVER_DIES
        m.consider(terms.LOSE_MOTHER, hindrance)

    def chosen(self, s: Legacy, a: Action) -> None:
        if a is terms.LOSE_CHILD:
            s.tell(terms.ChildLost, self.seat, self.person)
            if s.box.lost_child_ends and isinstance(s.agenda[-1], Births):
                s.agenda.pop()  # whatever else was due to the couple (L 23.3)
            return
        lose_mother(s, self.seat, self.person)
        begin_birth(s, self.seat, self.person, self.wish)


def lose_mother(s: Legacy, seat: int, person: int) -> None:
    """Her card is discarded; what the couple holds stays with the father, what she brought stays too (L 8.6, L 8.7)."""
    family = s.families[seat]
    s.tell(terms.MotherLost, seat, person)
    if mother_is_kin(family, person):
        family.flags = put(family.flags, person, family.flags[person] | DEAD)
        s.child_discard[family.who[person]] += 1
    else:
        put_away(s, family.spouse[person])
        family.spouse = put(family.spouse, person, terms.NOBODY_THERE)
        family.flags = put(family.flags, person, family.flags[person] & ~WED)
    refresh_boons(s, seat)
