"""L 2, L 3 and L 16: setup, generations and rounds."""

from __future__ import annotations

from posterity.engine import NOBODY, Action, Ask, Domain, Draw, Menu, OfSeat, Step
from posterity.games.legacy import terms
from posterity.games.legacy.state import FREE, GROWN, WED, Legacy, add_person, put
from posterity.games.legacy.steps.friends import DrawFriends, FillRow, TakeWoman, discard_friend
from posterity.games.legacy.steps.gains import gain_gold, gain_honor, gain_pawn, refresh_boons
from posterity.games.legacy.steps.hints import DrawHints
from posterity.games.legacy.steps.marriages import celebrate
from posterity.games.legacy.steps.testament import ChooseYourself
from posterity.games.legacy.steps.turns import Turn
from posterity.games.legacy.tree import alike_before


def opening(players: int) -> list[Step[Legacy]]:
    """What happens first, the last in the list before the others: setup, then the first round (L 2.11)."""
    steps: list[Step[Legacy]] = [NewRound(), DrawFirstPlayer()]
    steps += [Mulligan(seat) for seat in range(players - 1, -1, -1)]
    steps += [StartingHand(seat) for seat in range(players - 1, -1, -1)]
    steps += [ChooseHead(seat) for seat in range(players - 1, -1, -1)]
    return [*steps, DealHeads(), DealPatrons(), FillRow()]


def opening_of_testament() -> list[Step[Legacy]]:
    """The same for The Testament (L 19)."""
    return [NewRound(), DrawHints(), Mulligan(0), StartingHand(0), ChooseYourself(0), FillRow()]


class Deal(Draw[Legacy]):
    """One thing of a kind for each family."""

    def bag(self, s: Legacy) -> list[int]:
        return [1] * len(self.domain(s))

    def count(self, s: Legacy) -> int:
        return len(in_order(s))


class DealPatrons(Deal):
    """A patron, for the seat's eyes only (L 2.1)."""

    def name(self, s: Legacy) -> str:
        return "patrons"

    def domain(self, s: Legacy) -> Domain:
        return terms.PATRON

    def drawn(self, s: Legacy, got: list[int]) -> None:
        for seat, patron in enumerate(got):
            s.families[seat].patron = patron


class DealHeads(Deal):
    """A head of the family."""

    def name(self, s: Legacy) -> str:
        return "heads"

    def domain(self, s: Legacy) -> Domain:
        return terms.HEAD

    def drawn(self, s: Legacy, got: list[int]) -> None:
        for seat, head in enumerate(got):
            s.families[seat].head = head


class ChooseHead(Ask[Legacy]):
    """Patriarch or matriarch (L 2.2)."""

    def menu(self, s: Legacy, m: Menu) -> None:
        for sex in range(2):
            m.offer(terms.LEAD.of(sex))

    def chosen(self, s: Legacy, a: Action) -> None:
        family = s.families[self.seat]
        head = s.box.heads[family.head]
        add_person(family, terms.PATRIARCH if a.x == terms.MAN else terms.MATRIARCH, 1, terms.NOBODY_THERE, GROWN)
        s.tell(terms.HeadChosen, self.seat, family.head, a.x)
        family.income, family.gold = head.sides[a.x][0], head.sides[a.x][1]
        gain_pawn(s, self.seat, head.pawn)


class StartingHand(OfSeat[Legacy]):
    """As many friends from the deck as the head brings."""

    def do(self, s: Legacy) -> None:
        family = s.families[self.seat]
        if s.ancestry is not None:
            s.then(DrawFriends(self.seat, s.box.starts[s.ancestry.sex[0]][2]))
            return
        sex = terms.MAN if family.who[0] == terms.PATRIARCH else terms.WOMAN
        s.then(DrawFriends(self.seat, s.box.heads[family.head].sides[sex][2]))


class Mulligan(Ask[Legacy]):
    """The whole hand may be drawn anew, once (L 2.9)."""

    def menu(self, s: Legacy, m: Menu) -> None:
        m.offer(terms.KEEP_HAND)
        m.offer(terms.MULLIGAN)

    def chosen(self, s: Legacy, a: Action) -> None:
        if a is terms.KEEP_HAND:
            return
        family = s.families[self.seat]
        s.tell(terms.NewHand, self.seat)
        for friend in family.hand:
            s.deck[friend] = 1
        s.deck_size += len(family.hand)
        s.then(SecondHand(self.seat, len(family.hand)))
        family.hand = []


class SecondHand(DrawFriends):
    """Seeded luck must not bring the first hand again."""

    def name(self, s: Legacy) -> str:
        return f"second-hand-{self.seat + 1}"


class DrawFirstPlayer(Draw[Legacy]):
    """Who begins the first round (L 2.10)."""

    def name(self, s: Legacy) -> str:
        return "first-player"

    def domain(self, s: Legacy) -> Domain:
        return terms.SEAT

    def bag(self, s: Legacy) -> list[int]:
        return [1] * len(s.families)

    def drawn(self, s: Legacy, got: list[int]) -> None:
        s.first = got[0]


class NewRound(Step[Legacy]):
    """The first-player card goes on, and the first turn begins (L 3.2)."""

    def do(self, s: Legacy) -> None:
        s.round += 1
        s.tell(terms.RoundBegan, NOBODY, s.round)
        if s.round > 1:
            s.first = after(s, s.first)
        s.tell(terms.FirstPlayer, s.first)
        s.then(EndOfRound())
        s.then(Turn(s.first))


def after(s: Legacy, seat: int) -> int:
    """The next seat clockwise whose family is not extinct (L 16.7)."""
    players = len(s.families)
    for k in range(1, players + 1):
        if not s.families[(seat + k) % players].out:
            return (seat + k) % players
    return seat


def in_order(s: Legacy) -> list[int]:
    """The seats from the first player on, extinct families left out."""
    players = len(s.families)
    seats = [(s.first + k) % players for k in range(players)]
    return [seat for seat in seats if not s.families[seat].out]


class EndOfRound(Step[Legacy]):
    """Income, pawns back; after the last round of a generation its end (L 3.3, L 3.5, L 3.6)."""

    def do(self, s: Legacy) -> None:
        last = s.round == sum(s.box.rounds)
        for seat in in_order(s):
            if not last:
                gain_gold(s, seat, s.families[seat].income)
        for family in s.families:
            family.pawns = s.box.own_pawns
            family.passed = 0
        s.spaces = [FREE] * terms.SPACES
        for colour in range(terms.COLOURS):
            s.supply[colour] += s.used[colour]
            s.used[colour] = 0
        if s.round == sum(s.box.rounds[: s.generation]):
            s.then(EndOfGeneration())
        else:
            s.then(NewRound())


class EndOfGeneration(Step[Legacy]):
    """Honor for prestige and for children; a family without children is extinct (L 16)."""

    def do(self, s: Legacy) -> None:
        for seat in in_order(s):
            family = s.families[seat]
            gain_honor(s, seat, terms.FROM_PRESTIGE, family.prestige)
            if not s.box.testament:
                children = family.generation.count(s.generation + 1)
                gain_honor(s, seat, terms.FROM_CHILDREN, children)
                if children == 0:
                    die_out(s, seat)
            for colour in range(terms.COLOURS):
                s.supply[colour] += family.extra[colour]
            family.extra = [0] * terms.COLOURS
        left = in_order(s)
        if s.generation == terms.GENERATIONS or len(left) == 0 or (len(left) == 1 and not s.box.solo):
            if not s.box.solo:
                s.reveal()  # patrons, and the hands of extinct families
            for seat in left:
                if s.families[seat].patron >= 0:
                    s.tell(terms.PatronShown, seat, s.families[seat].patron)
            s.tell(terms.GameOver, NOBODY)
        else:
            s.then(NewGeneration())


def die_out(s: Legacy, seat: int) -> None:
    """No child was born: the family is out of the game (L 16.4, L 16.6)."""
    family = s.families[seat]
    family.out = 1
    s.tell(terms.Extinct, seat)
    for friend in family.hand:
        discard_friend(s, seat, friend)
    family.missions = []


class NewGeneration(Step[Legacy]):
    """Pawns, children grow up, weddings, new titles and contributions, old complications away (L 3.7)."""

    def do(self, s: Legacy) -> None:
        s.generation += 1
        s.tell(terms.GenerationBegan, NOBODY, s.generation)
        s.then(NewRound())
        for family in s.families:
            family.revealed = []
        if s.ancestry is not None:
            s.ancestry.children = 0
            s.then(DrawHints())
            s.then(DealPawns())
            refresh_boons(s, 0)
            return
        s.then(ClearComplications())
        for seat in reversed(in_order(s)):
            s.then(Weddings(seat))
            s.then(GrowUp(seat))
        s.then(DealPawns())


class DealPawns(Deal):
    """One extra pawn, of the five colours at random (L 3.8)."""

    def name(self, s: Legacy) -> str:
        return f"pawns-{s.generation}"

    def domain(self, s: Legacy) -> Domain:
        return terms.COLOUR

    def drawn(self, s: Legacy, got: list[int]) -> None:
        for seat, colour in zip(in_order(s), got, strict=True):
            gain_pawn(s, seat, colour)


class GrowUp(Ask[Legacy]):
    """Children become adults; those who bring something are turned in an order of choice (L 3.9)."""

    def menu(self, s: Legacy, m: Menu) -> None:
        family = s.families[self.seat]
        for person in range(len(family.who)):
            if family.generation[person] == s.generation and not family.flags[person] & GROWN:
                does = family.who[person] in (terms.BRAVE, terms.DON_JUAN, terms.GOSSIP_QUEEN)
                if does and not alike_before(family, person):
                    m.offer(terms.GROW.of(person))
        if not m.options:
            m.offer(terms.FINISH)

    def chosen(self, s: Legacy, a: Action) -> None:
        seat, person = self.seat, a.x
        family = s.families[seat]
        if a is terms.FINISH:
            family.flags = [
                flags | GROWN if family.generation[other] == s.generation else flags
                for other, flags in enumerate(family.flags)
            ]
            refresh_boons(s, seat)
            return
        s.then(self)
        family.flags = put(family.flags, person, family.flags[person] | GROWN)
        s.tell(terms.GrewUp, seat, person)
        if family.who[person] == terms.BRAVE:
            gain_honor(s, seat, terms.FROM_FRIENDS, s.box.brave_honor)
        elif family.who[person] == terms.DON_JUAN:
            s.then(TakeWoman(seat))
        elif family.who[person] == terms.GOSSIP_QUEEN:
            s.then(DrawFriends(seat, s.box.gossip_queen_friends))


class Weddings(Ask[Legacy]):
    """The arranged marriages are carried out, in an order of choice (L 3.10)."""

    def menu(self, s: Legacy, m: Menu) -> None:
        family = s.families[self.seat]
        for person in waiting_for_wedding(s, self.seat):
            if not alike_before(family, person):
                m.offer(terms.WEDDING.of(person))
        if not m.options:
            m.offer(terms.FINISH)

    def chosen(self, s: Legacy, a: Action) -> None:
        if a is terms.FINISH:
            return
        s.then(self)
        celebrate(s, self.seat, a.x)


def waiting_for_wedding(s: Legacy, seat: int) -> list[int]:
    family = s.families[seat]
    return [
        person
        for person in range(len(family.who))
        if family.generation[person] == s.generation
        and family.spouse[person] != terms.NOBODY_THERE
        and not family.flags[person] & WED
    ]


class ClearComplications(Step[Legacy]):
    """Complications of the old generation are discarded; those of this start stay (L 3.12, L 3.14)."""

    def do(self, s: Legacy) -> None:
        for family in s.families:
            if 0 < family.complication < s.generation:
                family.complication = 0
                s.child_discard[terms.COMPLICATION] += 1
