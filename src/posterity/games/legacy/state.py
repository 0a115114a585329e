"""What lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posterity.engine import State
from posterity.games.legacy import terms

if TYPE_CHECKING:  # cards know what they do to the table, so the table cannot know the cards first
    from posterity.games.legacy.components import Box

# What is true of somebody in the tree, as bits.
GROWN: Final = 1
WED: Final = 2  # the marriage with the spouse has been carried out
DEAD: Final = 4
# What somebody, or the couple, holds, as bits; titles and contributions by number from there on.
MANSION: Final = 1
VENTURE: Final = 2
TITLE_AT: Final = 2  # bits 2 to 5: title + 1
CONTRIBUTION_AT: Final = 6  # bits 6 to 9: contribution + 1
ANY_TITLE: Final = 15 << TITLE_AT
ANY_CONTRIBUTION: Final = 15 << CONTRIBUTION_AT

# What makes something easier for a generation, by its place among a family's boons.
MORE_FRIENDS: Final = 0  # by socializing
MORE_MONEY: Final = 1  # of friends who are asked
CHEAPER_MANSION: Final = 2
CHEAPER_DOCTOR: Final = 3
FROM_THE_DECK: Final = 4  # friends, instead of from the row
CHEAPER_CONTRIBUTION: Final = 5
BOONS: Final = 6
NO_BOON: Final = -1

FREE: Final = -1  # a space of the main board


class Family:
    """A seat's own board, hand and family tree: as the game begins, or a copy.

    Its lists are never changed in place: who changes one puts another in its place, so that copies share them.
    """

    FIELDS: Final = (
        "head", "income", "prestige", "gold", "pawns", "extra", "hand", "patron", "hidden_missions", "missions",
        "done", "done_in", "boons", "complication", "passed", "out", "honor", "who", "generation", "parent",
        "spouse", "flags", "holds", "revealed",
    )  # fmt: skip

    __slots__ = FIELDS

    def __init__(self, of: Family | None = None) -> None:
        self.head: int = 0 if of is None else of.head
        self.income: int = 0 if of is None else of.income
        self.prestige: int = 0 if of is None else of.prestige
        self.gold: int = 0 if of is None else of.gold
        self.pawns: int = 0 if of is None else of.pawns  # own ones that are not placed yet
        self.extra: list[int] = [0] * terms.COLOURS if of is None else of.extra  # extra pawns by colour
        self.hand: list[int] = [] if of is None else of.hand  # friends, in order of their numbers
        self.patron: int = terms.NO_PATRON if of is None else of.patron
        self.hidden_missions: int = 0 if of is None else of.hidden_missions  # under the patron; nobody has seen them
        self.missions: list[int] = [] if of is None else of.missions  # open ones
        self.done: list[int] = [] if of is None else of.done  # completed ones
        self.done_in: list[int] = [] if of is None else of.done_in  # the generation in which each of them was
        self.boons: list[int] = [0] * BOONS if of is None else of.boons  # what is in force this generation, by effect
        self.complication: int = 0 if of is None else of.complication  # the generation of the last one; it protects
        self.passed: int = 0 if of is None else of.passed
        self.out: int = 0 if of is None else of.out  # the family is extinct
        self.honor: list[int] = [0] * terms.SOURCES if of is None else of.honor  # by where it came from
        # The tree: one entry for each person of the blood, the head first, children as they are born.
        self.who: list[int] = [] if of is None else of.who  # the child card, or the head
        self.generation: list[int] = [] if of is None else of.generation
        self.parent: list[int] = [] if of is None else of.parent
        self.spouse: list[int] = [] if of is None else of.spouse  # a friend; betrothed until WED
        self.flags: list[int] = [] if of is None else of.flags
        self.holds: list[int] = [] if of is None else of.holds  # what the person or the couple has, as bits
        self.revealed: list[int] = (
            [] if of is None else of.revealed
        )  # friends of this generation with a lasting effect; in the Testament all


class Ancestry:
    """The Testament's tree: everybody in it with father, mother and spouse. The first three are the player, the
    father and the mother."""

    FIELDS: Final = ("friend", "card", "sex", "father", "mother", "spouse", "holds", "children", "open", "done")

    __slots__ = FIELDS

    def __init__(self, of: Ancestry | None = None) -> None:
        self.friend: list[int] = [] if of is None else of.friend[:]  # who it is, NOBODY_THERE if nobody knows
        self.card: list[int] = [] if of is None else of.card[:]  # the child card of an unknown relative
        self.sex: list[int] = [] if of is None else of.sex[:]
        self.father: list[int] = [] if of is None else of.father[:]
        self.mother: list[int] = [] if of is None else of.mother[:]
        self.spouse: list[int] = [] if of is None else of.spouse[:]
        self.holds: list[int] = [] if of is None else of.holds[:]  # of a couple, with the one who came first
        self.children: int = 0 if of is None else of.children  # drawn for couples in this generation
        self.open: list[int] = [] if of is None else of.open[:]  # hints
        self.done: list[int] = [] if of is None else of.done[:]


class Legacy(State):
    """The main board, the decks and the families: as the game begins, or a copy."""

    FIELDS: Final = (
        "generation", "round", "first", "spaces", "supply", "used", "row", "deck", "deck_size", "discard", "known",
        "cradle", "lots", "reserve", "child_discard", "mansions", "ventures", "titles", "contributions",
        "unseen_missions", "mission_pile", "mission_discard",
    )  # fmt: skip

    __slots__ = ("ancestry", "box", "families", *FIELDS)

    def __init__(self, box: Box, of: Legacy | None = None) -> None:
        super().__init__()
        self.box: Final = box
        if of is None:
            self.families: list[Family] = [Family() for _ in range(box.players)]
            self.ancestry: Ancestry | None = Ancestry() if box.testament else None  # in The Testament
        else:
            self.agenda = of.agenda[:]
            self.families = [Family(family) for family in of.families]
            self.ancestry = None if of.ancestry is None else Ancestry(of.ancestry)
        self.generation: int = 1 if of is None else of.generation
        self.round: int = 0 if of is None else of.round  # of the game, 1 to 9
        self.first: int = 0 if of is None else of.first
        self.spaces: list[int] = [FREE] * terms.SPACES if of is None else of.spaces[:]  # the seat whose pawn is there
        # Extra pawns by colour.
        self.supply: list[int] = [box.extra_pawns] * terms.COLOURS if of is None else of.supply[:]
        self.used: list[int] = [0] * terms.COLOURS if of is None else of.used[:]  # extra pawns on the main board
        self.row: list[int] = [] if of is None else of.row[:]  # friends face up
        self.deck: list[int] = [0] * terms.FRIENDS if of is None else of.deck[:]  # 1 for each friend in it; hidden
        self.deck_size: int = len(box.deck) if of is None else of.deck_size
        self.discard: list[int] = [] if of is None else of.discard[:]  # friends
        # 1 for each that all saw go into a hand.
        self.known: list[int] = [0] * terms.FRIENDS if of is None else of.known[:]
        # Nobody sees which children are set aside, so only those that have not been seen are counted.
        self.cradle: list[int] = box.children[:] if of is None else of.cradle[:]  # unseen child cards by kind
        self.lots: int = 0 if of is None else of.lots  # how often a child card was drawn
        self.reserve: list[int] = [box.reserve] * 2 if of is None else of.reserve[:]  # unseen sons and daughters
        self.child_discard: list[int] = [0] * terms.CHILDREN if of is None else of.child_discard[:]
        self.mansions: int = box.mansions if of is None else of.mansions
        self.ventures: int = box.mansions if of is None else of.ventures
        self.titles: list[int] = [1] * len(box.titles) if of is None else of.titles[:]  # 1 for each still there
        self.contributions: list[int] = [1] * len(box.contributions) if of is None else of.contributions[:]
        # 1 for each in the pile or face down under a patron.
        self.unseen_missions: list[int] = box.mission_deck[:] if of is None else of.unseen_missions[:]
        self.mission_pile: int = sum(box.mission_deck) if of is None else of.mission_pile
        self.mission_discard: list[int] = [0] * terms.MISSIONS if of is None else of.mission_discard[:]

    def copy(self) -> Legacy:
        return Legacy(self.box, self)


def new_table(box: Box) -> Legacy:
    """The table as it is laid out before anything is drawn (L 2)."""
    s = Legacy(box)
    for seat, family in enumerate(s.families):
        family.head = seat
        family.pawns = box.own_pawns
    for friend in box.deck:
        s.deck[friend] = 1
    if box.testament:
        s.cradle[terms.COMPLICATION] = 0
    return s


def put(values: list[int], at: int, value: int) -> list[int]:
    """The list with another value at one place."""
    changed = values[:]
    changed[at] = value
    return changed


def without(values: list[int], value: int) -> list[int]:
    """The list without the first of that value."""
    changed = values[:]
    changed.remove(value)
    return changed


def sex_of(who: int) -> int:
    """The sex of a child card or a head."""
    if who < terms.DAUGHTER or who == terms.PATRIARCH:
        return terms.MAN
    assert who < terms.COMPLICATION or who == terms.MATRIARCH
    return terms.WOMAN


def add_person(family: Family, who: int, generation: int, parent: int, flags: int) -> int:
    """Somebody new in the tree; the number."""
    family.who = [*family.who, who]
    family.generation = [*family.generation, generation]
    family.parent = [*family.parent, parent]
    family.spouse = [*family.spouse, terms.NOBODY_THERE]
    family.flags = [*family.flags, flags]
    family.holds = [*family.holds, 0]
    return len(family.who) - 1
