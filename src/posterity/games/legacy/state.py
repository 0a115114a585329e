"""What lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posterity.engine import State
from posterity.games.legacy.terms import (
    CHILDREN,
    COLOURS,
    COMPLICATION,
    DAUGHTER,
    FRIENDS,
    MAN,
    MATRIARCH,
    MISSIONS,
    NO_PATRON,
    NOBODY_THERE,
    PATRIARCH,
    SOURCES,
    SPACES,
    WOMAN,
)

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
    """A seat's own board, hand and family tree.

    Its lists are never changed in place: who changes one puts another in its place, so that copies share them.
    """

    FIELDS: Final = (
        "head", "income", "prestige", "gold", "pawns", "extra", "hand", "patron", "hidden_missions", "missions",
        "done", "done_in", "boons", "complication", "passed", "out", "honor", "who", "generation", "parent",
        "spouse", "flags", "holds", "revealed",
    )  # fmt: skip

    __slots__ = FIELDS

    def __init__(
        self,
        head: int,
        income: int,
        prestige: int,
        gold: int,
        pawns: int,
        extra: list[int],
        hand: list[int],
        patron: int,
        hidden_missions: int,
        missions: list[int],
        done: list[int],
        done_in: list[int],
        boons: list[int],
        complication: int,
        passed: int,
        out: int,
        honor: list[int],
        who: list[int],
        generation: list[int],
        parent: list[int],
        spouse: list[int],
        flags: list[int],
        holds: list[int],
        revealed: list[int],
    ) -> None:
        self.head = head
        self.income = income
        self.prestige = prestige
        self.gold = gold
        self.pawns = pawns  # own ones that are not placed yet
        self.extra = extra  # extra pawns by colour
        self.hand = hand  # friends, in order of their numbers
        self.patron = patron
        self.hidden_missions = hidden_missions  # face down under the patron; nobody has seen them
        self.missions = missions  # open ones
        self.done = done  # completed ones
        self.done_in = done_in  # the generation in which each of them was
        self.boons = boons  # what is in force this generation, by effect
        self.complication = complication  # the generation of the last one; it protects from another
        self.passed = passed
        self.out = out  # the family is extinct
        self.honor = honor  # by where it came from
        # The tree: one entry for each person of the blood, the head first, children as they are born.
        self.who = who  # the child card, or the head
        self.generation = generation
        self.parent = parent
        self.spouse = spouse  # a friend; betrothed until WED
        self.flags = flags
        self.holds = holds  # title, mansion, venture and contribution of the person or the couple
        self.revealed = revealed  # in the Testament, the friends found in this generation

    def copy(self) -> Family:
        return Family(
            self.head,
            self.income,
            self.prestige,
            self.gold,
            self.pawns,
            self.extra,
            self.hand,
            self.patron,
            self.hidden_missions,
            self.missions,
            self.done,
            self.done_in,
            self.boons,
            self.complication,
            self.passed,
            self.out,
            self.honor,
            self.who,
            self.generation,
            self.parent,
            self.spouse,
            self.flags,
            self.holds,
            self.revealed,
        )


class Ancestry:
    """The Testament's tree: everybody in it with father, mother and spouse. The first three are the player, the
    father and the mother."""

    FIELDS: Final = ("friend", "card", "sex", "father", "mother", "spouse", "holds", "children", "open", "done")

    __slots__ = FIELDS

    def __init__(
        self,
        friend: list[int],
        card: list[int],
        sex: list[int],
        father: list[int],
        mother: list[int],
        spouse: list[int],
        holds: list[int],
        children: int,
        open: list[int],
        done: list[int],
    ) -> None:
        self.friend = friend  # who it is, NOBODY_THERE for an unknown relative
        self.card = card  # the child card of an unknown relative
        self.sex = sex
        self.father = father
        self.mother = mother
        self.spouse = spouse
        self.holds = holds  # of a couple, with the one who came first
        self.children = children  # drawn for couples in this generation
        self.open = open  # hints
        self.done = done

    def copy(self) -> Ancestry:
        return Ancestry(
            self.friend[:],
            self.card[:],
            self.sex[:],
            self.father[:],
            self.mother[:],
            self.spouse[:],
            self.holds[:],
            self.children,
            self.open[:],
            self.done[:],
        )


class Legacy(State):
    """The main board, the decks and the families."""

    FIELDS: Final = (
        "generation", "round", "first", "spaces", "supply", "used", "row", "deck", "deck_size", "discard", "known",
        "cradle", "lots", "reserve", "child_discard", "mansions", "ventures", "titles", "contributions",
        "unseen_missions", "mission_pile", "mission_discard",
    )  # fmt: skip

    __slots__ = ("ancestry", "box", "families", *FIELDS)

    def __init__(
        self,
        box: Box,
        families: list[Family],
        ancestry: Ancestry | None,
        generation: int,
        round: int,
        first: int,
        spaces: list[int],
        supply: list[int],
        used: list[int],
        row: list[int],
        deck: list[int],
        deck_size: int,
        discard: list[int],
        known: list[int],
        cradle: list[int],
        lots: int,
        reserve: list[int],
        child_discard: list[int],
        mansions: int,
        ventures: int,
        titles: list[int],
        contributions: list[int],
        unseen_missions: list[int],
        mission_pile: int,
        mission_discard: list[int],
    ) -> None:
        super().__init__()
        self.box: Final = box
        self.families = families
        self.ancestry = ancestry  # in The Testament
        self.generation = generation
        self.round = round  # of the game, 1 to 9
        self.first = first
        self.spaces = spaces  # the seat whose pawn is there
        self.supply = supply  # extra pawns by colour
        self.used = used  # extra pawns on the main board
        self.row = row  # friends face up
        self.deck = deck  # 1 for each friend in it; hidden
        self.deck_size = deck_size
        self.discard = discard  # friends
        self.known = known  # 1 for each friend that everybody saw go into somebody's hand
        # Nobody sees which children are set aside, so only those that have not been seen are counted.
        self.cradle = cradle  # unseen child cards by kind
        self.lots = lots  # how often a child card was drawn
        self.reserve = reserve  # how many unseen sons and daughters are set aside
        self.child_discard = child_discard
        self.mansions = mansions
        self.ventures = ventures
        self.titles = titles  # 1 for each that can still be acquired
        self.contributions = contributions
        self.unseen_missions = unseen_missions  # 1 for each in the pile or face down under a patron
        self.mission_pile = mission_pile
        self.mission_discard = mission_discard

    def copy(self) -> Legacy:
        ancestry = self.ancestry
        s = Legacy(
            self.box,
            [family.copy() for family in self.families],
            None if ancestry is None else ancestry.copy(),
            self.generation,
            self.round,
            self.first,
            self.spaces[:],
            self.supply[:],
            self.used[:],
            self.row[:],
            self.deck[:],
            self.deck_size,
            self.discard[:],
            self.known[:],
            self.cradle[:],
            self.lots,
            self.reserve[:],
            self.child_discard[:],
            self.mansions,
            self.ventures,
            self.titles[:],
            self.contributions[:],
            self.unseen_missions[:],
            self.mission_pile,
            self.mission_discard[:],
        )
        s.agenda = self.agenda[:]
        return s


def new_table(box: Box) -> Legacy:
    """The table as it is laid out before anything is drawn (L 2)."""
    families = [
        Family(
            head=seat,
            income=0,
            prestige=0,
            gold=0,
            pawns=box.own_pawns,
            extra=[0] * COLOURS,
            hand=[],
            patron=NO_PATRON,
            hidden_missions=0,
            missions=[],
            done=[],
            done_in=[],
            boons=[0] * BOONS,
            complication=0,
            passed=0,
            out=0,
            honor=[0] * SOURCES,
            who=[],
            generation=[],
            parent=[],
            spouse=[],
            flags=[],
            holds=[],
            revealed=[],
        )
        for seat in range(box.players)
    ]
    deck = [0] * FRIENDS
    for friend in box.deck:
        deck[friend] = 1
    return Legacy(
        box=box,
        families=families,
        ancestry=Ancestry([], [], [], [], [], [], [], 0, [], []) if box.testament else None,
        generation=1,
        round=0,
        first=0,
        spaces=[FREE] * SPACES,
        supply=[box.extra_pawns] * COLOURS,
        used=[0] * COLOURS,
        row=[],
        deck=deck,
        deck_size=len(box.deck),
        discard=[],
        known=[0] * FRIENDS,
        cradle=[*box.children[:COMPLICATION], 0] if box.testament else box.children[:],
        lots=0,
        reserve=[box.reserve, box.reserve],
        child_discard=[0] * CHILDREN,
        mansions=box.mansions,
        ventures=box.mansions,
        titles=[1] * len(box.titles),
        contributions=[1] * len(box.contributions),
        unseen_missions=box.mission_deck[:],
        mission_pile=sum(box.mission_deck),
        mission_discard=[0] * MISSIONS,
    )


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
    if who < DAUGHTER or who == PATRIARCH:
        return MAN
    assert who < COMPLICATION or who == MATRIARCH
    return WOMAN


def add_person(family: Family, who: int, generation: int, parent: int, flags: int) -> int:
    """Somebody new in the tree; the number."""
    family.who = [*family.who, who]
    family.generation = [*family.generation, generation]
    family.parent = [*family.parent, parent]
    family.spouse = [*family.spouse, NOBODY_THERE]
    family.flags = [*family.flags, flags]
    family.holds = [*family.holds, 0]
    return len(family.who) - 1
