"""What is in the box, typed: the data file for one variant and number of players."""

from __future__ import annotations

from typing import Final

from posterity.engine.data import EDITION, MOST, Facts, within
from posterity.engine.errors import DataError
from posterity.games.legacy import terms
from posterity.games.legacy.effects import (
    LASTING,
    MOST_FRIENDS,
    OF_COUPLES,
    ON_FRIENDS,
    ON_HONOURS,
    ON_MISSIONS,
    Card,
    Effect,
    EffectKind,
    number,
)
from posterity.games.legacy.hints import Hint, hint
from posterity.games.legacy.measures import MEASURES, Goal, Need

STANDARD: Final = "standard"
SOLO: Final = "solo"
TESTAMENT: Final = "testament"

# Cards that touch opponents have no place in solo games; others make no sense in the Testament.
SOLO_FRIENDS_OUT: Final = ["friedrich", "katherine", "laurent", "manuel", "nathalie", "vera"]
TESTAMENT_FRIENDS_OUT: Final = [*SOLO_FRIENDS_OUT, "angelique", "constant", "george", "patrick"]
SOLO_MISSIONS_OUT: Final = ["political-party", "revolution", "unrest", "royal-navy"]


class Friend:
    """A friend card."""

    __slots__ = ("card", "cost", "friends", "income", "money", "nation", "occupation", "prestige", "sex")

    def __init__(
        self, sex: int, nation: int, occupation: int, money: int, income: int, friends: int, prestige: int, card: Card
    ) -> None:
        self.sex: Final = sex
        self.nation: Final = nation
        self.occupation: Final = occupation
        self.money: Final = money  # a dowry, or below zero the price of the wedding
        self.cost: Final = max(0, -money)
        self.income: Final = income
        self.friends: Final = friends
        self.prestige: Final = prestige
        self.card: Final = card


class Price:
    """What is asked for something: gold, friends from the hand, and a part of income or prestige."""

    __slots__ = ("friends", "gold", "income", "prestige")

    def __init__(self, gold: int = 0, friends: int = 0, income: int = 0, prestige: int = 0) -> None:
        self.gold: Final = gold
        self.friends: Final = friends
        self.income: Final = income
        self.prestige: Final = prestige

    def less(self, gold: int) -> Price:
        return self if gold == 0 else Price(max(0, self.gold - gold), self.friends, self.income, self.prestige)


class Honour:
    """A title or a contribution: its price and what it brings."""

    __slots__ = ("card", "price")

    def __init__(self, price: Price, card: Card) -> None:
        self.price: Final = price
        self.card: Final = card


class Mission:
    """A mission: one of its ways to be fulfilled, its honor and its benefit."""

    __slots__ = ("card", "honor", "ways")

    def __init__(self, ways: list[list[Need]], honor: int, card: Card) -> None:
        self.ways: Final = ways
        self.honor: Final = honor
        self.card: Final = card


class Patron:
    __slots__ = ("main", "minor")

    def __init__(self, main: Need, minor: list[Goal]) -> None:
        self.main: Final = main
        self.minor: Final = minor


class Head:
    """A head of the family: its extra pawn; income, gold and friends of the patriarch and of the matriarch."""

    __slots__ = ("pawn", "sides")

    def __init__(self, pawn: int, sides: list[list[int]]) -> None:
        self.pawn: Final = pawn
        self.sides: Final = sides


class Cards:
    """What is printed on the cards, the same for every table."""

    def __init__(self, facts: Facts) -> None:
        self.heads: Final[list[Head]] = [_head(facts, name) for name in terms.HEAD.names]
        self.titles: Final[list[Honour]] = [_honour(facts, f"titles.{name}") for name in terms.TITLE.names]
        self.contributions: Final[list[Honour]] = [
            _honour(facts, f"contributions.{name}") for name in terms.CONTRIBUTION.names
        ]
        self.patrons: Final[list[Patron]] = [_patron(facts, name) for name in terms.PATRON.names]
        self.missions: Final[list[Mission]] = [_mission(facts, name) for name in terms.MISSION.names]
        self.friends: Final[list[Friend]] = [_friend(facts, name) for name in terms.FRIEND.names]
        self.hints: Final[list[Hint]] = [_hint(facts, i) for i in range(terms.HINTS)]


class Box:
    """Everything printed, for one table."""

    def __init__(self, facts: Facts, cards: Cards, variant: str, players: int) -> None:
        self.variant: Final = variant
        self.players: Final = players
        self.solo: Final[bool] = variant != STANDARD
        self.testament: Final[bool] = variant == TESTAMENT
        # Actions are barred by the occupations in the row (L 18.4, L 20.24).
        self.row_bars: Final[bool] = variant == SOLO or (self.testament and facts.agreed("barred-testament"))
        # Other readings of the rules (L 23).
        self.open_hands: Final[bool] = facts.agreed("open-hands")
        self.betrothed_beauty: Final[bool] = facts.agreed("betrothed-beauty")
        self.lost_child_ends: Final[bool] = facts.agreed("lost-child-ends")
        self.single_search: Final[bool] = facts.agreed("single-search")

        self.starts: Final[list[list[int]]] = [facts.numbers(f"testament.{sex}") for sex in terms.SEX.names]
        self.hints_drawn: Final[int] = facts.number("testament.hints")
        if self.hints_drawn > terms.HINTS_PER_GENERATION:
            raise DataError(
                f"testament.hints: a generation has only {terms.HINTS_PER_GENERATION}, got {self.hints_drawn}"
            )
        self.own_pawns: Final[int] = facts.number("pieces.own_pawns", least=1)
        self.extra_pawns: Final[int] = facts.number("pieces.extra_pawns")
        mansions = facts.numbers("pieces.mansions")
        if variant == SOLO:
            mansions = [facts.number("pieces.solo_mansions")]
        elif variant == TESTAMENT:
            mansions = [facts.number("pieces.testament_mansions")]
        self.mansions: Final[int] = mansions[0 if self.solo else players - 2]  # ventures likewise
        self.row: Final[int] = facts.number("pieces.row", least=2)
        self.reserve: Final[int] = facts.number("pieces.reserve")
        self.rounds: Final[list[int]] = facts.numbers("pieces.rounds", least=1)
        self.most_children: Final[int] = facts.number("pieces.most_children", least=1)

        self.money: Final[list[int]] = facts.numbers("actions.money")
        self.money_honor: Final[list[int]] = facts.numbers("actions.money_honor")
        self.money_friends: Final[list[int]] = facts.numbers("actions.money_friends")
        if min(self.money_friends) > 0:  # whoever has a pawn must be able to use it (L 4.9)
            raise DataError(f"actions.money_friends: one of them must be 0, got {self.money_friends}")
        self.socialize_gold: Final[list[int]] = facts.numbers("actions.socialize_gold")
        self.choose_sex_honor: Final[int] = facts.number("actions.choose_sex_honor")
        self.mansion: Final = _price(facts, "mansion")
        self.mansion_prestige: Final[int] = facts.number("actions.mansion_prestige")
        lost = facts.number("actions.venture_prestige")
        self.venture: Final = _price(facts, "venture", lost)
        self.venture_income: Final[int] = facts.number("actions.venture_income")
        self.doctor: Final = _price(facts, "doctor")
        self.doctor_children: Final[int] = facts.number("actions.doctor_children", least=1)
        self.mission: Final = Price(friends=facts.number("actions.mission_friends"))
        self.missions_drawn: Final[int] = facts.number("actions.missions_drawn", least=1)
        if self.missions_drawn > 2:
            raise DataError(f"actions.missions_drawn: one of at most 2 is kept, got {self.missions_drawn}")

        self.heads: Final = cards.heads
        self.children: Final[list[int]] = facts.numbers("children.copies")
        sons, daughters = (
            sum(self.children[terms.SON : terms.DAUGHTER]),
            sum(self.children[terms.DAUGHTER : terms.COMPLICATION]),
        )
        if len(self.children) != terms.CHILDREN or min(sons, daughters) <= self.reserve:
            expected = f"more sons and more daughters than the {self.reserve} of pieces.reserve"
            raise DataError(f"children.copies: expected {expected}, got {sons} and {daughters}")
        self.handsome_gold: Final[int] = facts.number("children.handsome_gold")
        self.brave_honor: Final[int] = facts.number("children.brave_honor")
        self.gossip_queen_friends: Final[int] = facts.number("children.gossip_queen_friends")
        self.beautiful_smile_gold: Final[int] = facts.number("children.beautiful_smile_gold")
        self.true_beauty_gold: Final[int] = facts.number("children.true_beauty_gold")

        self.titles: Final = cards.titles
        self.contributions: Final = cards.contributions
        self.patron_honor: Final[int] = facts.number("patrons.main_honor")
        self.patrons: Final = cards.patrons
        self.missions: Final = cards.missions
        self.friends: Final = cards.friends
        self.hints: Final = cards.hints

        out = SOLO_FRIENDS_OUT if variant == SOLO else TESTAMENT_FRIENDS_OUT if self.testament else []
        self.deck: Final[list[int]] = [i for i, name in enumerate(terms.FRIEND.names) if name not in out]
        self.free_friends: Final[list[int]] = [i for i in self.deck if self.friends[i].card.free_marriage]
        if self.testament:
            _check_kin(self.own_pawns * sum(self.rounds) + len(self.free_friends), sons + daughters)
        gone = SOLO_MISSIONS_OUT if self.solo else []
        self.mission_deck: Final[list[int]] = [int(name not in gone) for name in terms.MISSION.names]


def _check_kin(marriages: int, children: int) -> None:
    """In the largest tree, that of the Testament, everybody is a friend, a child card, the player or a parent."""
    if marriages + children + 3 > terms.MOST_KIN:
        many = f"{children} children and {marriages} marriages (own pawns in all rounds, and friends who need none)"
        raise DataError(
            f"pieces: a tree has room for {terms.MOST_KIN}, and {many} could come to {marriages + children + 3}"
        )


def _needs(key: str, text: str) -> list[Need]:
    """ "2 artist + 1 craftsman" as needs."""
    needs: list[Need] = []
    for part in text.split("+"):
        words = part.split()
        if len(words) != 2 or words[1] not in MEASURES:
            raise DataError(f"{key}: cannot read {part.strip()!r}; expected a number and one of {', '.join(MEASURES)}")
        needs.append(Need(MEASURES[words[1]], number(key, words[0], 1)))
    return needs


def _card(key: str, text: str, allowed: dict[str, EffectKind]) -> Card:
    """What a card does, out of words like "2 russian: income 1 + prestige 1"."""
    if not text:
        return Card([], [])
    start, colon, rest = text.rpartition(":")
    lasting = False
    needs: list[Need] = []
    for condition in start.split(",") if colon else []:
        if condition.strip() == "generation":
            lasting = True
        elif allowed is not ON_FRIENDS:
            raise DataError(f"{key}: only a friend can have a condition, got {text!r}")
        else:
            needs += _needs(key, condition)
    effects: list[Effect] = []
    for part in rest.split("+"):
        words = part.split()
        if not 1 <= len(words) <= 2 or words[0] not in allowed:
            raise DataError(f"{key}: cannot read {part.strip()!r}; expected one of {', '.join(allowed)}")
        kind = allowed[words[0]]
        if (kind in LASTING) != lasting:
            raise DataError(f"{key}: {kind.name!r} {'needs' if kind in LASTING else 'has no'} 'generation:' before it")
        if kind in OF_COUPLES and needs:
            raise DataError(f"{key}: {kind.name!r} has no condition, got {text!r}")
        effects.append(Effect(kind, kind.amount(key, words[1] if len(words) > 1 else "1")))
    return Card(needs, effects)


def _one_of(key: str, word: object, known: list[str]) -> int:
    if not isinstance(word, str) or word not in known:
        raise DataError(f"{key}: there is no {word!r}; expected one of {', '.join(known)}")
    return known.index(word)


def _whole(key: str, value: object, least: int, most: int = MOST) -> int:
    assert isinstance(value, int)
    return within(key, value, least, most)


def _price(facts: Facts, action: str, prestige: int = 0) -> Price:
    gold, friends = facts.number(f"actions.{action}_gold"), facts.number(f"actions.{action}_friends")
    return Price(gold, friends, prestige=prestige)


def _friend(facts: Facts, name: str) -> Friend:
    key = f"friends.{name}"
    row = facts.table(key)
    occupation = row["occupation"]
    return Friend(
        _one_of(f"{key}.sex", row["sex"], terms.SEX.names),
        _one_of(f"{key}.nation", row["nation"], terms.NATION.names),
        _one_of(f"{key}.occupation", occupation, terms.OCCUPATION.names) if occupation else terms.NO_OCCUPATION,
        _whole(f"{key}.money", row["money"], -MOST),
        _whole(f"{key}.income", row["income"], -9),
        _whole(f"{key}.friends", row["friends"], 0, MOST_FRIENDS),
        _whole(f"{key}.prestige", row["prestige"], -9),
        _card(f"{key}.effect", str(row["effect"]), ON_FRIENDS),
    )


def _honour(facts: Facts, key: str) -> Honour:
    row = facts.table(key)
    gold, friends, income = facts.amounts(f"{key}.cost", str(row["cost"]), ["gold", "friend", "income"])
    return Honour(Price(gold, friends, income), _card(f"{key}.benefit", str(row["benefit"]), ON_HONOURS))


def _mission(facts: Facts, name: str) -> Mission:
    key = f"missions.{name}"
    row = facts.table(key)
    ways = [_needs(f"{key}.needs", way) for way in str(row["needs"]).split("/")]
    benefit = _card(f"{key}.benefit", str(row["benefit"]), ON_MISSIONS)
    return Mission(ways, _whole(f"{key}.honor", row["honor"], 0), benefit)


def _hint(facts: Facts, i: int) -> Hint:
    """A hint of the box has no sentence of its own, as ours have."""
    key = f"hints.{terms.HINT.names[i]}"
    return hint(key, facts.text(key), terms.HINT.words[i] if facts.by_key[key].source != EDITION else "")


def _patron(facts: Facts, name: str) -> Patron:
    key = f"patrons.{name}"
    row = facts.table(key)
    main = _needs(f"{key}.main", str(row["main"]))
    if len(main) != 1:
        raise DataError(f"{key}.main: expected one goal, got {row['main']!r}")
    return Patron(main[0], [_goal(f"{key}.{part}", str(row[part])) for part in ("minor", "other")])


def _goal(key: str, text: str) -> Goal:
    """ "2 per titles", "1 per 3 gold"."""
    words = text.split()
    if len(words) == 3:
        words.insert(2, "1")
    if len(words) != 4 or words[1] != "per" or words[3] not in MEASURES:
        raise DataError(f"{key}: cannot read {text!r}; expected something like '2 per titles' or '1 per 3 gold'")
    per = number(key, words[2])
    if per < 1:
        raise DataError(f"{key}: expected honor per 1 or more, got {text!r}")
    return Goal(number(key, words[0]), per, MEASURES[words[3]])


def _head(facts: Facts, name: str) -> Head:
    row = facts.table(f"heads.{name}")
    sides: list[list[int]] = []
    for sex in terms.SEX.names:
        side = row[sex]
        assert isinstance(side, list)
        sides.append([_whole(f"heads.{name}.{sex}[{i + 1}]", value, 0) for i, value in enumerate(side)])
    return Head(_one_of(f"heads.{name}.pawn", row["pawn"], terms.COLOUR.names), sides)
