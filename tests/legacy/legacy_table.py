"""Set the table as the rulebook's examples do: a few lines, one move, and what lies there then.

    t = Table(players=2, generation=2)
    t.seat(1, gold=5, hand="gertrude ann", tree="patriarch+anastasia (son+friedrich, son, daughter)")
    t.row("pierre eleanor diego")
    t.told(birth="daughter", child="daughter")
    t.turn(1)
    t.play("marry gertrude", "take pierre")
    assert t.prestige(1) == 1

A tree is the head with a spouse behind `+` and the children in brackets, and so on downward: "patriarch+ann (son+vera
(daughter), brave)". Children of the generation that is played are adults, those of the next are children, and a spouse
of theirs is betrothed. `†` behind somebody of the blood means dead. People are numbered in the order in which they are
written, from 1; `t.tree(1)` writes the tree in the same way. What somebody holds is set with
holds(1, 3, "count mansion"). A choice that has only one option is taken without asking, as in every game.
The Testament's tree grows from the player: roots("lucienne son daughter…") are the grandparents 4 to 7, and above(5,
"son ann"), below(4, "son") and beside(8, "pierre") go on from there; `t.kin(5)` and `t.parents(5)` read it.
What is not named is not there: a seat begins with the head alone (a patriarch), without gold and cards; friends named
nowhere are in the deck, and the row is empty unless row() fills it. Seat 1 is the first player.
"""

from __future__ import annotations

import re

from posterity.engine import Step
from posterity.games.legacy import title
from posterity.games.legacy.components import STANDARD
from posterity.games.legacy.face import LegacyFace
from posterity.games.legacy.face import Table as Shown
from posterity.games.legacy.face.families import House
from posterity.games.legacy.state import (
    CONTRIBUTION_AT,
    DEAD,
    GROWN,
    MANSION,
    TITLE_AT,
    VENTURE,
    WED,
    Ancestry,
    Family,
    Legacy,
    add_person,
    new_table,
    sex_of,
)
from posterity.games.legacy.steps.gains import refresh_boons
from posterity.games.legacy.steps.generations import EndOfGeneration, EndOfRound, NewGeneration, NewRound
from posterity.games.legacy.steps.turns import Turn
from posterity.games.legacy.terms import (
    CHILD,
    COLOUR,
    COMPLICATION,
    COMPLICATIONS,
    CONTRIBUTION,
    FRIEND,
    HEAD,
    HINT,
    LOT,
    MATRIARCH,
    MISSION,
    NOBODY_THERE,
    PATRIARCH,
    PATRON,
    SPACE,
    TITLE,
    WOMAN,
)
from posterity.games.legacy.tree import FATHER, MOTHER, add_relative, join
from set_table import SetTable

TITLE_OF = title()
FACE = LegacyFace(TITLE_OF)
HEADS = {"patriarch": PATRIARCH, "matriarch": MATRIARCH}
WORD = re.compile(r"[a-z-]+(?:\+[a-z-]+)?†?|[(),]")


def family(kin: str = "") -> str:
    """A tree of generation II with a single son, a single daughter, and friends who are married already."""
    box = TITLE_OF.boxes["standard 2"]
    women = [name for name in kin.split() if box.friends[FRIEND.ids[name]].sex == WOMAN]
    couples = [f"son+{name}" if name in women else f"daughter+{name}" for name in kin.split()]
    return f"patriarch+ayse ({', '.join(['son', 'daughter', *couples])})"


class Table(SetTable[Legacy]):
    def __init__(
        self,
        players: int = 2,
        *,
        variant: str = STANDARD,
        generation: int = 1,
        edition: dict[str, object] | None = None,
    ) -> None:
        legacy = title(edition) if edition else TITLE_OF
        if variant != STANDARD:
            players = 1
        s = new_table(legacy.boxes[f"{variant} {players}"])
        super().__init__(legacy, s)
        self.face = LegacyFace(legacy)
        self.left: dict[str, int] | None = None
        s.generation = generation
        s.round = sum(s.box.rounds[: generation - 1]) + 1
        for seat in range(players):
            self.seat(seat + 1)

    # Setting the table.

    def seat(
        self,
        seat: int,
        *,
        tree: str = "patriarch",
        hand: str = "",
        gold: int = 0,
        income: int = 0,
        prestige: int = 0,
        pawns: int = 2,
        extra: str = "",
        patron: str = "",
        missions: str = "",
        done: str = "",
        hidden_missions: int = 0,
        complication: bool = False,
        head: str = "",
    ) -> Table:
        """What seat 1, 2, … has. Extra pawns by colour: extra="red red blue"."""
        s, family = self.state, self.state.families[seat - 1]
        family.gold, family.income, family.prestige, family.pawns = gold, income, prestige, pawns
        family.hand = sorted(FRIEND.ids[name] for name in hand.split())
        for word in extra.split():
            family.extra[COLOUR.ids[word]] += 1
            s.supply[COLOUR.ids[word]] -= 1
        if patron:
            family.patron = PATRON.ids[patron]
        if head:
            family.head = HEAD.ids[head]
        family.missions = [MISSION.ids[name] for name in missions.split()]
        family.done = [MISSION.ids[name] for name in done.split()]
        family.done_in = [s.generation] * len(family.done)
        for mission in [*family.missions, *family.done]:
            s.unseen_missions[mission] = 0
            s.mission_pile -= 1
        family.hidden_missions = hidden_missions
        s.mission_pile -= hidden_missions
        family.complication = s.generation if complication else 0
        if not s.box.testament:
            self._plant(family, tree)
        return self

    def _plant(self, family: Family, text: str) -> None:
        family.revealed = []
        for part in (family.who, family.generation, family.parent, family.spouse, family.flags, family.holds):
            part.clear()
        parents = [NOBODY_THERE]
        last = NOBODY_THERE
        for word in WORD.findall(text):
            if word == "(":
                parents.append(last)
            elif word == ")":
                parents.pop()
            elif word != ",":
                name, _, spouse = word.rstrip("†").partition("+")
                generation = len(parents)
                who = HEADS[name] if name in HEADS else CHILD.ids[name]
                grown = generation <= self.state.generation
                last = add_person(family, who, generation, parents[-1], GROWN if grown else 0)
                if spouse:
                    family.spouse[last] = FRIEND.ids[spouse]
                    family.flags[last] |= WED if grown else 0
                    if generation == self.state.generation:
                        family.revealed = [*family.revealed, family.spouse[last]]
                if word.endswith("†"):
                    family.flags[last] |= DEAD

    def holds(self, seat: int, person: int, what: str) -> Table:
        """Titles, contributions, "mansion" and "venture" of somebody, by number."""
        held = self.state.families[seat - 1].holds if self.state.ancestry is None else self.state.ancestry.holds
        for word in what.split():
            if word in TITLE.ids:
                held[person - 1] |= TITLE.ids[word] + 1 << TITLE_AT
                self.state.titles[TITLE.ids[word]] = 0
            elif word in CONTRIBUTION.ids:
                held[person - 1] |= CONTRIBUTION.ids[word] + 1 << CONTRIBUTION_AT
                self.state.contributions[CONTRIBUTION.ids[word]] = 0
            else:
                held[person - 1] |= {"mansion": MANSION, "venture": VENTURE}[word]
        return self

    def roots(self, grandparents: str = "son daughter son daughter", you: str = "patrick") -> Table:
        """The Testament's beginning: the player is 1, Laurent 2, Angelique 3; their parents are 4 to 7."""
        card = self.state.box.friends[FRIEND.ids[you]]
        add_relative(self.ancestry, FRIEND.ids[you], -1, card.sex, FATHER, MOTHER)
        for name in ("laurent", "angelique"):
            self._relative(name, NOBODY_THERE, NOBODY_THERE)
        join(self.ancestry, FATHER, MOTHER)
        words = grandparents.split()
        return self.above(2, " ".join(words[:2])).above(3, " ".join(words[2:]))

    def above(self, person: int, parents: str) -> Table:
        """Father and mother of somebody in the Testament's tree."""
        father, mother = [self._relative(name, NOBODY_THERE, NOBODY_THERE) for name in parents.split()]
        self.ancestry.father[person - 1], self.ancestry.mother[person - 1] = father, mother
        join(self.ancestry, father, mother)
        return self

    def below(self, father: int, children: str) -> Table:
        """Children of a man and his wife in the Testament's tree."""
        for name in children.split():
            self._relative(name, father - 1, self.ancestry.spouse[father - 1])
        return self

    def beside(self, person: int, name: str) -> Table:
        """The spouse of a single relative in the Testament's tree."""
        join(self.ancestry, person - 1, self._relative(name, NOBODY_THERE, NOBODY_THERE))
        return self

    def planted(self, text: str) -> Table:
        """A whole tree in words: "roots pierre ann son daughter; above 4 son ines; holds 8 baron"; without roots all
        grandparents are unknown."""
        steps = [step.split() for step in text.split("; ") if step]
        if steps and steps[0][0] == "roots":
            self.roots(" ".join(steps.pop(0)[1:]))
        else:
            self.roots()
        for verb, person, *words in steps:
            if verb == "holds":
                self.holds(1, int(person), " ".join(words))
            else:
                {"above": self.above, "below": self.below, "beside": self.beside}[verb](int(person), " ".join(words))
        return self

    def _relative(self, name: str, father: int, mother: int) -> int:
        if name in CHILD.ids:
            return add_relative(self.ancestry, NOBODY_THERE, CHILD.ids[name], sex_of(CHILD.ids[name]), father, mother)
        friend = FRIEND.ids[name]
        return add_relative(self.ancestry, friend, -1, self.state.box.friends[friend].sex, father, mother)

    def hints(self, names: str) -> Table:
        """The hints that lie open in the Testament."""
        self.ancestry.open = [HINT.ids[name] for name in names.split()]
        return self

    def row(self, text: str) -> Table:
        """The friends face up."""
        self.state.row = [FRIEND.ids[name] for name in text.split()]
        return self

    def discarded(self, friends: str) -> Table:
        self.state.discard = [FRIEND.ids[name] for name in friends.split()]
        return self

    def taken(self, *spaces: str) -> Table:
        """Spaces of the main board on which a pawn of the last seat stands."""
        for space in spaces:
            self.state.spaces[SPACE.ids[space]] = len(self.state.families) - 1
        return self

    def children_left(self, **cards: int) -> Table:
        """How many cards of each kind are in the child deck; the others are discarded: children_left(son=1)."""
        self.state.reserve = [0, 0]
        self.left = cards
        return self

    def births(self, cards: str) -> Table:
        """The child cards that come next, as they lie in the deck: births("daughter complication brave")."""
        for number, name in enumerate(cards.split(), start=self.state.lots + 1):
            kind = CHILD.ids[name]
            lot = COMPLICATIONS if kind == COMPLICATION else sex_of(kind)
            self.luck.tell(**{f"birth_{number}": LOT.names[lot]})
            if lot != COMPLICATIONS:
                self.luck.tell(**{f"child_{number}": name})
        return self

    # Letting things happen.

    def begin(self, *steps: Step[Legacy]) -> Table:
        """Carry out these steps, first to last."""
        s = self.state
        away = {*s.row, *s.discard}
        for family in s.families:
            away |= {*family.hand, *family.spouse}
            for person, who in enumerate(family.who):
                if who < len(CHILD):
                    s.cradle[who] -= 1
                    s.child_discard[who] += int(family.flags[person] & DEAD > 0)
            s.cradle[COMPLICATION] -= int(family.complication > 0)
        if s.ancestry is not None:
            away |= {*s.ancestry.friend}
            for card in s.ancestry.card:
                if card >= 0:
                    s.cradle[card] -= 1
        for friend in range(len(FRIEND)):
            s.deck[friend] = int(friend in s.box.deck and friend not in away)
        s.deck_size = sum(s.deck)
        if self.left is not None:
            for kind, name in enumerate(CHILD.names):
                wanted = self.left.get(name.replace("-", "_"), 0)
                s.child_discard[kind] += s.cradle[kind] - wanted
                s.cradle[kind] = wanted
        for seat in range(len(s.families)):
            refresh_boons(s, seat)  # the effects for this generation of those who are married
        return self.go_on(s.box.variant, s.box.players, steps)

    def turn(self, seat: int = 1) -> Table:
        """The seat's turn; what follows it is the ordinary course of the round."""
        return self.begin(Turn(seat - 1), EndOfRound())

    def end_of_generation(self) -> Table:
        return self.begin(EndOfGeneration())

    def end_of_round(self) -> Table:
        return self.begin(EndOfRound())

    def next_generation(self) -> Table:
        """The generation after the one that was set begins."""
        return self.begin(NewGeneration())

    def new_round(self) -> Table:
        return self.begin(NewRound())

    # Reading the table.

    def shown(self, seat: int = 1) -> Shown:
        """What the face shows to a seat; to a spectator, if it is 0."""
        return self.face.shown(self.title.view(self.state, seat - 1), seat - 1)

    def house(self, seat: int = 1, of: int = 0) -> House:
        """The family of a seat, its own or another's, as it is shown to the seat."""
        return self.shown(seat).families[(of or seat) - 1]

    def family(self, seat: int = 1) -> Family:
        return self.state.families[seat - 1]

    @property
    def ancestry(self) -> Ancestry:
        assert self.state.ancestry is not None
        return self.state.ancestry

    def gold(self, seat: int = 1) -> int:
        return self.family(seat).gold

    def income(self, seat: int = 1) -> int:
        return self.family(seat).income

    def prestige(self, seat: int = 1) -> int:
        return self.family(seat).prestige

    def honor(self, seat: int = 1) -> int:
        return sum(self.family(seat).honor)

    def hand(self, seat: int = 1) -> str:
        return " ".join(FRIEND.names[friend] for friend in self.family(seat).hand)

    def in_row(self) -> str:
        return " ".join(FRIEND.names[friend] for friend in self.state.row)

    def extra(self, seat: int = 1) -> str:
        """Extra pawns by colour: "red red blue"."""
        family = self.family(seat)
        return " ".join(COLOUR.names[c] for c in range(len(COLOUR)) for _ in range(family.extra[c]))

    def tree(self, seat: int = 1) -> str:
        """The family tree, written as it is set."""
        return self._branch(self.family(seat), 0)

    def _branch(self, family: Family, person: int) -> str:
        who = family.who[person]
        text = {PATRIARCH: "patriarch", MATRIARCH: "matriarch"}.get(who) or CHILD.names[who]
        if family.spouse[person] != NOBODY_THERE:
            text += f"+{FRIEND.names[family.spouse[person]]}"
        if family.flags[person] & DEAD:
            text += "†"
        below = [self._branch(family, i) for i in range(len(family.who)) if family.parent[i] == person]
        return f"{text} ({', '.join(below)})" if below else text

    def held(self, person: int, seat: int = 1) -> str:
        """What somebody holds: "count mansion"."""
        holds = (self.family(seat).holds if self.state.ancestry is None else self.ancestry.holds)[person - 1]
        found = [TITLE.names[(holds >> TITLE_AT & 15) - 1]] if holds >> TITLE_AT & 15 else []
        found += ["mansion"] if holds & MANSION else []
        found += ["venture"] if holds & VENTURE else []
        found += [CONTRIBUTION.names[(holds >> CONTRIBUTION_AT & 15) - 1]] if holds >> CONTRIBUTION_AT & 15 else []
        return " ".join(found)

    def kin(self, person: int) -> str:
        """Who somebody in the Testament's tree is: a friend, or the child card of an unknown relative."""
        friend = self.ancestry.friend[person - 1]
        return CHILD.names[self.ancestry.card[person - 1]] if friend == NOBODY_THERE else FRIEND.names[friend]

    def parents(self, person: int) -> list[int]:
        """The numbers of father and mother in the Testament's tree; 0 where there is none."""
        return [self.ancestry.father[person - 1] + 1, self.ancestry.mother[person - 1] + 1]

    def spouse(self, person: int) -> int:
        """The number of the spouse in the Testament's tree; 0 for none."""
        return self.ancestry.spouse[person - 1] + 1

    def open_hints(self) -> str:
        return " ".join(HINT.names[hint] for hint in self.ancestry.open)
