"""What the seat that is asked must know of the question, beside its options."""

from __future__ import annotations

from dataclasses import dataclass

from posterity.engine import Ask
from posterity.games.legacy.drawings import looks
from posterity.games.legacy.drawings.looks import LookName
from posterity.games.legacy.face.cards import ChildName, FriendName, Side, head_sides, starts
from posterity.games.legacy.face.families import OpenMission, open_mission
from posterity.games.legacy.state import Legacy, sex_of
from posterity.games.legacy.steps.births import Complication, KeepChild, mother_is_kin
from posterity.games.legacy.steps.generations import ChooseHead
from posterity.games.legacy.steps.marriages import Newcomer
from posterity.games.legacy.steps.missions import ChooseMission
from posterity.games.legacy.steps.testament import ChooseYourself
from posterity.games.legacy.terms import CHILD, COMPLICATION, FRIEND, ONE_OR_OTHER


@dataclass(slots=True)
class DrawnChild:
    card: str  # as the options call it
    child: ChildName
    look: LookName | None  # a complication has none


@dataclass(slots=True)
class Mother:
    """At whose side the complication is."""

    kin: int
    married_in: bool  # she is a friend beside that one of the family
    look: LookName


@dataclass(slots=True)
class Question:
    """All that the questions are about; each tells its own."""

    friend: FriendName | None = None  # who comes into the family
    sides: list[Side] | None = None
    children: list[DrawnChild] | None = None
    missions: list[OpenMission] | None = None
    mother: Mother | None = None


def question(s: Legacy, step: Ask[Legacy]) -> Question | None:
    if isinstance(step, Newcomer):
        return Question(friend=FRIEND.names[step.friend])
    if isinstance(step, ChooseYourself):
        return Question(sides=starts(s.box))
    if isinstance(step, ChooseHead):
        return Question(sides=head_sides(s.box, s.families[step.seat].head))
    if isinstance(step, KeepChild):
        both = enumerate((step.first, step.second))
        return Question(
            children=[
                DrawnChild(
                    ONE_OR_OTHER.names[i],
                    CHILD.names[card],
                    None if card == COMPLICATION else looks.of_child(sex_of(card)),
                )
                for i, card in both
                if i == 0 or card != step.first
            ]
        )
    if isinstance(step, ChooseMission):
        return Question(missions=[open_mission(s, step.seat, one) for one in (step.first, step.second)])
    if isinstance(step, Complication):
        family, person = s.families[step.seat], step.person
        kin = mother_is_kin(family, person)
        look = looks.of_kin(s, step.seat, person) if kin else looks.of_friend(s.box, family.spouse[person])
        return Question(mother=Mother(person + 1, not kin, look))
    return None
