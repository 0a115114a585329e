"""A family: what it has, who is in it, what its patron and its missions ask for and how much of that is there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from posterity.engine import HIDDEN, Domain
from posterity.games.legacy import terms
from posterity.games.legacy.drawings import looks
from posterity.games.legacy.drawings.layout import NOWHERE, Places
from posterity.games.legacy.drawings.looks import LookName
from posterity.games.legacy.drawings.trees import places
from posterity.games.legacy.effects import LASTING
from posterity.games.legacy.face.cards import (
    FriendName,
    Gain,
    HeadName,
    MissionName,
    PatronName,
    PawnName,
    SexName,
    gain,
)
from posterity.games.legacy.measures import Measure, children, fulfilled, there_besides
from posterity.games.legacy.names import names_of
from posterity.games.legacy.scoring import minor_goals, patron_honor, scored
from posterity.games.legacy.state import CONTRIBUTION_AT, DEAD, GROWN, MANSION, TITLE_AT, VENTURE, WED, Legacy, sex_of
from posterity.games.legacy.steps.marriages import free_to_marry

WHO: Final = Domain("who", [*terms.CHILD.names, "patriarch", "matriarch"])  # as they stand in the tree
WhoName = Annotated[str, WHO]


@dataclass(slots=True)
class Condition:
    """At least so many of something, as a message and what it is about; and how much there is."""

    need: str
    count: int
    what: str | None
    have: int
    met: bool


@dataclass(slots=True)
class HandCard:
    """A friend in hand, and what the effect asks for as the table is now."""

    friend: FriendName
    needs: list[Condition]


@dataclass(slots=True)
class Holding:
    """What somebody or a couple holds."""

    kind: Literal["title", "mansion", "venture", "contribution"]
    what: str  # its name, or the kind
    words: str  # a message


@dataclass(slots=True)
class Person:
    """Somebody of the blood, and beside whom."""

    kin: int
    name: str  # a message
    nth: int  # of that name in the family
    who: WhoName
    sex: SexName
    generation: int
    parent: int | None
    spouse: FriendName | None
    bond: Literal["betrothed", "wed", "lost"] | None
    adult: bool
    dead: bool
    free: bool  # to marry, or to be promised to somebody
    holds: list[Holding]
    look: LookName
    x: float  # in places, from the left edge of the tree; a spouse stands one place further right
    room: bool  # the next place is kept for a spouse


@dataclass(slots=True)
class OpenMission:
    mission: MissionName
    ways: list[list[Condition]]
    met: bool


@dataclass(slots=True)
class MinorGoal:
    """So much honor for every so many."""

    honor: int
    per: Condition
    times: int
    worth: int  # now
    counts: bool  # it is unlocked, and not beaten by a better one


@dataclass(slots=True)
class OwnPatron:
    patron: PatronName
    main: Condition
    honor: int
    minor: list[MinorGoal]
    worth: int  # of all goals, if the game ended now


@dataclass(slots=True)
class House:
    """A seat's family."""

    gold: int
    income: int
    prestige: int
    honor: int
    pawns: dict[PawnName, int]
    hand: list[HandCard]  # as far as it can be seen
    face_down: int
    cards: int  # in hand, seen or not
    people: list[Person]
    width: float  # of their tree, in places
    children: int  # of this generation
    boons: list[Gain]  # in force this generation
    patron: OwnPatron | None
    patron_hidden: bool
    hidden_missions: int
    missions: list[OpenMission]
    done: list[MissionName]
    complication: bool  # in this generation
    passed: bool
    extinct: bool
    head: HeadName | None


def house(s: Legacy, seat: int) -> House:
    family = s.families[seat]
    pawns = dict(zip(terms.PAWN.names, family.extra, strict=False))
    pawns[terms.PAWN.names[terms.COLOURS]] = family.pawns
    face_down = family.hand.count(HIDDEN)
    stood = places(s, seat) if family.who else NOWHERE
    return House(
        gold=family.gold,
        income=family.income,
        prestige=family.prestige,
        honor=sum(family.honor),
        pawns=pawns,
        hand=[_hand_card(s, seat, friend) for friend in family.hand if friend != HIDDEN],
        face_down=face_down,
        cards=len(family.hand),
        people=[_person(s, seat, i, *name, stood) for i, name in enumerate(names_of(family, seat))],
        width=stood.width,
        children=children(s, seat),
        boons=[gain(kind, boon) for kind, boon in zip(LASTING, family.boons, strict=True) if boon],
        patron=_patron(s, seat) if family.patron >= 0 else None,
        patron_hidden=family.patron < 0 and family.patron != terms.NO_PATRON,
        hidden_missions=family.hidden_missions,
        missions=[open_mission(s, seat, mission) for mission in family.missions],
        done=[terms.MISSION.names[mission] for mission in family.done],
        complication=family.complication == s.generation,
        passed=bool(family.passed),
        extinct=bool(family.out),
        head=None if s.box.testament else terms.HEAD.names[family.head],
    )


def condition(measure: Measure, count: int, have: int) -> Condition:
    return Condition(measure.word, count, measure.what or None, have, have >= count)


def _hand_card(s: Legacy, seat: int, friend: int) -> HandCard:
    needs = s.box.friends[friend].card.needs
    there = [condition(one.measure, one.count, there_besides(s, seat, friend, one.measure)) for one in needs]
    return HandCard(terms.FRIEND.names[friend], there)


HOLDINGS: Final[dict[int, list[Holding]]] = {}  # by what is held, as it stands in the state


def holdings(held: int) -> list[Holding]:
    """Read from its bits once: few are ever held together."""
    if held not in HOLDINGS:
        title, contribution = (held >> TITLE_AT & 15) - 1, (held >> CONTRIBUTION_AT & 15) - 1
        found: list[Holding] = []
        if title >= 0:
            found.append(Holding("title", terms.TITLE.names[title], terms.TITLE.words[title]))
        if held & MANSION:
            found.append(Holding("mansion", "mansion", "board-mansion"))
        if held & VENTURE:
            found.append(Holding("venture", "venture", "board-venture"))
        if contribution >= 0:
            found.append(
                Holding("contribution", terms.CONTRIBUTION.names[contribution], terms.CONTRIBUTION.words[contribution])
            )
        HOLDINGS[held] = found
    return HOLDINGS[held]


def _person(s: Legacy, seat: int, i: int, name: str, nth: int, stood: Places) -> Person:
    family = s.families[seat]
    flags, spouse, who, parent = family.flags[i], family.spouse[i], family.who[i], family.parent[i]
    dead = flags & DEAD > 0
    bond: Literal["betrothed", "wed", "lost"] | None = None
    if spouse != terms.NOBODY_THERE:
        bond = "betrothed" if not flags & WED else "lost" if dead else "wed"
    return Person(
        i + 1,
        name,
        nth,
        WHO.names[who],
        terms.SEX.names[sex_of(who)],
        family.generation[i],
        None if parent == terms.NOBODY_THERE else parent + 1,
        None if spouse == terms.NOBODY_THERE else terms.FRIEND.names[spouse],
        bond,
        flags & GROWN > 0,
        dead,
        free_to_marry(s, family, i),
        holdings(family.holds[i]),
        looks.of_kin(s, seat, i),
        stood.x[i],
        i in stood.beside,
    )


def open_mission(s: Legacy, seat: int, mission: int) -> OpenMission:
    ways = s.box.missions[mission].ways
    asked = [[condition(one.measure, one.count, one.measure.count(s, seat)) for one in way] for way in ways]
    return OpenMission(terms.MISSION.names[mission], asked, any(fulfilled(s, seat, way) for way in ways))


def _patron(s: Legacy, seat: int) -> OwnPatron:
    family = s.families[seat]
    patron = s.box.patrons[family.patron]
    worth = minor_goals(s, seat)
    counts = scored(worth, family.hidden_missions)
    minor: list[MinorGoal] = []
    for i, goal in enumerate(patron.minor):
        have = goal.measure.count(s, seat)
        per = condition(goal.measure, goal.per, have)
        minor.append(MinorGoal(goal.honor, per, have // goal.per, worth[i], i in counts))
    main = condition(patron.main.measure, patron.main.count, patron.main.measure.count(s, seat))
    return OwnPatron(terms.PATRON.names[family.patron], main, s.box.patron_honor, minor, patron_honor(s, seat))
