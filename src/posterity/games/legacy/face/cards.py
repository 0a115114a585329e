"""What is printed on the components: cards, what they ask for and what they bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from posterity.engine import Domain
from posterity.engine.data import Facts
from posterity.games.legacy import components, effects, measures
from posterity.games.legacy.components import Box
from posterity.games.legacy.drawings import looks
from posterity.games.legacy.drawings.looks import LookName
from posterity.games.legacy.measures import Friends
from posterity.games.legacy.terms import (
    BEAUTIFUL_SMILE,
    BRAVE,
    CHILD,
    CONTRIBUTION,
    DON_JUAN,
    FRIEND,
    GOSSIP_QUEEN,
    HANDSOME,
    HEAD,
    HINT,
    HINTS_PER_GENERATION,
    MISSION,
    NATION,
    NO_OCCUPATION,
    OCCUPATION,
    PATRON,
    PAWN,
    PER_GENERATION,
    SEX,
    TITLE,
    TRUE_BEAUTY,
    TWIN_DAUGHTER,
    TWIN_SON,
)

KINDS: Final = {**effects.ON_FRIENDS, **effects.ON_MISSIONS}
EFFECT: Final = Domain("effect", list(KINDS))
FriendName = Annotated[str, FRIEND]
OccupationName = Annotated[str, OCCUPATION]
SexName = Annotated[str, SEX]
PawnName = Annotated[str, PAWN]
ChildName = Annotated[str, CHILD]
RankName = Annotated[str, TITLE]
ContributionName = Annotated[str, CONTRIBUTION]
PatronName = Annotated[str, PATRON]
MissionName = Annotated[str, MISSION]
HeadName = Annotated[str, HEAD]
HintName = Annotated[str, HINT]

BRINGS: Final = {
    HANDSOME: "brings-handsome",
    BRAVE: "brings-brave",
    DON_JUAN: "brings-don-juan",
    TWIN_SON: "brings-twins",
    GOSSIP_QUEEN: "brings-gossip-queen",
    BEAUTIFUL_SMILE: "brings-beautiful-smile",
    TRUE_BEAUTY: "brings-true-beauty",
    TWIN_DAUGHTER: "brings-twins",
}
GROWING_UP: Final = [BRAVE, DON_JUAN, GOSSIP_QUEEN, BEAUTIFUL_SMILE]  # in The Testament nobody does (L 20.22)


@dataclass(slots=True)
class Amount:
    """A part of a price, or of what something brings."""

    what: Literal["gold", "friend", "income", "prestige", "honor", "child", "mission", "hidden-mission"]
    amount: int


@dataclass(slots=True)
class Gain:
    """One thing that a card brings: how much of it, or which."""

    effect: Annotated[str, EFFECT]
    amount: int
    pawn: PawnName | None
    what: str | None  # the message of a pawn or an occupation, instead of an amount


@dataclass(slots=True)
class Need:
    """So many of something that is counted in a family, as a message and what it is about."""

    need: str
    count: int
    what: str | None


@dataclass(slots=True)
class Card:
    """What has to be there, and what the card then brings."""

    needs: list[Need]
    besides: bool  # other friends are asked for
    gains: list[Gain]


@dataclass(slots=True)
class FriendCard:
    sex: SexName
    nation: Annotated[str, NATION]
    occupation: OccupationName | None
    money: int  # a dowry, or below zero the price of the wedding
    gains: list[Gain]  # income, friends and prestige at the wedding
    children: int  # at the wedding
    card: Card
    look: LookName
    doubtful: bool


@dataclass(slots=True)
class HonourCard:
    """A title or a contribution."""

    generation: int
    price: list[Amount]
    card: Card
    doubtful: bool


@dataclass(slots=True)
class Goal:
    """So much honor for every so many."""

    honor: int
    per: Need


@dataclass(slots=True)
class PatronCard:
    main: Need
    honor: int
    minor: list[Goal]
    look: LookName
    doubtful: bool


@dataclass(slots=True)
class MissionCard:
    """One of the ways has to be met."""

    ways: list[list[Need]]
    honor: int
    card: Card
    doubtful: bool


@dataclass(slots=True)
class HintCard:
    """A sentence of its own, or people, how they are taken and what there has to be among them, all as messages."""

    generation: int
    words: str | None
    among: str
    what: str | None  # of which nation or occupation they are
    by: str | None
    needs: list[Need]
    doubtful: bool


@dataclass(slots=True)
class Side:
    """What somebody begins the game with, at the head of the family."""

    sex: SexName
    who: str  # a message
    income: int
    gold: int
    friends: int
    pawn: PawnName | None
    look: LookName


@dataclass(slots=True)
class HeadCard:
    pawn: PawnName
    sides: list[Side]
    doubtful: bool


@dataclass(slots=True)
class ChildCard:
    copies: int
    brings: str | None  # a message, for special children


@dataclass(slots=True)
class Printed:
    """What stands on the components."""

    friends: dict[FriendName, FriendCard]
    titles: dict[RankName, HonourCard]
    contributions: dict[ContributionName, HonourCard]
    patrons: dict[PatronName, PatronCard]
    missions: dict[MissionName, MissionCard]
    hints: dict[HintName, HintCard]  # of The Testament
    heads: dict[HeadName, HeadCard]
    children: dict[ChildName, ChildCard]
    gifts: dict[str, int]  # what special children bring, as their messages call it
    rounds: list[list[int]]  # of each generation, by number
    searched: int  # honor that it costs to wish for a son or a daughter


def amounts(price: components.Price, honor: int = 0) -> list[Amount]:
    """What is asked, without what is not."""
    found: list[Amount] = []
    if price.gold:
        found.append(Amount("gold", price.gold))
    if price.friends:
        found.append(Amount("friend", price.friends))
    if price.income:
        found.append(Amount("income", price.income))
    if price.prestige:
        found.append(Amount("prestige", price.prestige))
    if honor:
        found.append(Amount("honor", honor))
    return found


def gain(kind: effects.EffectKind, amount: int) -> Gain:
    if kind.of is None:
        return Gain(kind.name, amount, None, None)
    return Gain(kind.name, 0, PAWN.names[amount] if kind.of.kind == PAWN.kind else None, kind.of.words[amount])


def need(of: measures.Measure, count: int) -> Need:
    return Need(of.word, count, of.what or None)


def card(of: effects.Card) -> Card:
    besides = bool(of.needs) and isinstance(of.needs[0].measure, Friends)
    gains = [gain(effect.kind, effect.amount) for effect in of.effects]
    return Card([need(one.measure, one.count) for one in of.needs], besides, gains)


def head_sides(box: Box, head: int) -> list[Side]:
    pawn = PAWN.names[box.heads[head].pawn]
    whos = ("patriarch", "matriarch")
    return [
        Side(SEX.names[i], whos[i], side[0], side[1], side[2], pawn, looks.of_head(head, i))
        for i, side in enumerate(box.heads[head].sides)
    ]


def starts(box: Box) -> list[Side]:
    """In The Testament one is Patrick or Nathalie."""
    whos = ("patrick", "nathalie")
    return [
        Side(SEX.names[i], f"friend-{who}", side[0], side[1], side[2], None, looks.of_friend(box, FRIEND.ids[who]))
        for i, (who, side) in enumerate(zip(whos, box.starts, strict=True))
    ]


def _friend(box: Box, friend: int, doubtful: bool) -> FriendCard:
    of = box.friends[friend]
    at_once = ((effects.INCOME, of.income), (effects.TAKE, of.friends), (effects.PRESTIGE, of.prestige))
    return FriendCard(
        sex=SEX.names[of.sex],
        nation=NATION.names[of.nation],
        occupation=None if of.occupation == NO_OCCUPATION else OCCUPATION.names[of.occupation],
        money=of.money,
        gains=[gain(kind, amount) for kind, amount in at_once if amount],
        children=of.card.wedding_children,
        card=card(of.card),
        look=looks.of_friend(box, friend),
        doubtful=doubtful,
    )


def _patron(box: Box, patron: int, doubtful: bool) -> PatronCard:
    of = box.patrons[patron]
    minor = [Goal(goal.honor, need(goal.measure, goal.per)) for goal in of.minor]
    main = need(of.main.measure, of.main.count)
    return PatronCard(main, box.patron_honor, minor, looks.of_patron(patron), doubtful)


def _mission(of: components.Mission, doubtful: bool) -> MissionCard:
    ways = [[need(one.measure, one.count) for one in way] for way in of.ways]
    return MissionCard(ways, of.honor, card(of.card), doubtful)


def hint_card(box: Box, hint: int, doubtful: bool = False) -> HintCard:
    of = box.hints[hint]
    needs = [Need(one.trait.word, one.count, None) for one in of.needs]
    generation = hint // HINTS_PER_GENERATION + 1
    return HintCard(
        generation, of.word or None, of.among.word, of.among.what or None, of.by.word or None, needs, doubtful
    )


def _honours(of: list[components.Honour], domain: Domain, doubtful: list[bool]) -> dict[str, HonourCard]:
    return {
        domain.names[i]: HonourCard(i // PER_GENERATION + 1, amounts(one.price), card(one.card), doubtful[i])
        for i, one in enumerate(of)
    }


def printed(box: Box, facts: Facts) -> Printed:
    """What is printed for a table, and which of it is not from the rulebook."""
    unsure = {fact.key for fact in facts if fact.doubtful()}

    def doubtful(section: str, domain: Domain) -> list[bool]:
        return [f"{section}.{name}" in unsure for name in domain.names]

    friends = enumerate(doubtful("friends", FRIEND))
    patrons = enumerate(doubtful("patrons", PATRON))
    missions = zip(MISSION.names, box.missions, doubtful("missions", MISSION), box.mission_deck, strict=True)
    hints = enumerate(doubtful("hints", HINT) if box.testament else [])
    heads = enumerate(doubtful("heads", HEAD))
    first = [sum(box.rounds[:i]) + 1 for i in range(len(box.rounds))]
    brings = {i: message for i, message in BRINGS.items() if not (box.testament and i in GROWING_UP)}
    if box.betrothed_beauty:
        brings[TRUE_BEAUTY] = "brings-true-beauty-betrothed"
    return Printed(
        friends={FRIEND.names[i]: _friend(box, i, unsure) for i, unsure in friends},
        titles=_honours(box.titles, TITLE, doubtful("titles", TITLE)),
        contributions=_honours(box.contributions, CONTRIBUTION, doubtful("contributions", CONTRIBUTION)),
        patrons={PATRON.names[i]: _patron(box, i, unsure) for i, unsure in patrons},
        missions={name: _mission(one, unsure) for name, one, unsure, there in missions if there},
        hints={HINT.names[i]: hint_card(box, i, unsure) for i, unsure in hints},
        heads={
            HEAD.names[i]: HeadCard(PAWN.names[box.heads[i].pawn], head_sides(box, i), unsure) for i, unsure in heads
        },
        children={name: ChildCard(box.children[i], brings.get(i)) for i, name in enumerate(CHILD.names)},
        gifts={
            "handsome": box.handsome_gold,
            "brave": box.brave_honor,
            "friends": box.gossip_queen_friends,
            "smile": box.beautiful_smile_gold,
            "beauty": box.true_beauty_gold,
        },
        rounds=[list(range(one, one + count)) for one, count in zip(first, box.rounds, strict=True)],
        searched=box.choose_sex_honor,
    )
