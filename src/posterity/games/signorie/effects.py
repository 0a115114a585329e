"""What helpers, assignments, management and reward tiles do, why they could do nothing, and how that is said.

The box makes them from its data, once. They set steps going; the steps find them in the box of their table.
"""

from __future__ import annotations

from typing import Final

from posterity.engine import Reason
from posterity.games.signorie.state import EMPTY, Signorie, helpers_left, married_men, open_value, threshold
from posterity.games.signorie.steps.assignments import AnyAssignment, slot_hindrance
from posterity.games.signorie.steps.careers import Advance, climb
from posterity.games.signorie.steps.gains import gain_florins, gain_points, join
from posterity.games.signorie.steps.main_actions import main_action_hindrance
from posterity.games.signorie.steps.marriages import Marriage
from posterity.games.signorie.steps.missions import Mission
from posterity.games.signorie.steps.offspring import GainMeeples, Offspring
from posterity.games.signorie.steps.rewards import ExtraAction, FreeHelper
from posterity.games.signorie.steps.tokens import LayToken
from posterity.games.signorie.terms import (
    ALL_HELPERS_HIRED,
    CAREER_SPACES,
    CAREERS,
    COLOURS,
    FACES,
    FROM_HELPERS,
    FROM_REWARDS,
    MAN,
    NO_ASSIGNMENT_POSSIBLE,
    NO_DIE_LEFT_TO_USE,
    NO_DOWRY_CAN_BE_PAID,
    NO_HELPERS_LEFT,
    NO_MAN_ON_CAREERS,
    NO_MAN_TO_ADVANCE,
    NO_MEN_IN_CITIES,
    NO_PLACE_FOR_MEN,
    NO_PLACE_FOR_WOMEN,
    NO_TOKENS_LEFT,
    NO_WOMEN_AT_HAND,
    NONE_IN_SUPPLY,
    ON_INITIATIVE,
    PLACES,
    RANK_TOO_LOW_EVERYWHERE,
    SLOTS,
    TOP_OF_INITIATIVE,
    WOMAN,
    Joined,
    ThresholdRaised,
)


class Effect:
    """Something done for a family."""

    __slots__ = ("amount", "by_helper", "message", "sex", "tracks")

    def __init__(self, message: str, amount: int = 1, tracks: int = 0, sex: int = MAN, by_helper: int = 0) -> None:
        self.message: Final = message  # says the amount and the tracks
        self.amount: Final = amount
        self.tracks: Final = tracks  # where steps may be made
        self.sex: Final = sex  # of the members it is about
        self.by_helper: Final = by_helper

    def hindrance(self, s: Signorie, seat: int, florins: int, sex: int = MAN, gone: int = 0) -> Reason | None:
        """Why it would do nothing for a family with so many florins, once some of a sex are gone; or nothing."""
        return None

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        """Do it; `face` is the value of the die just placed, for a helper that goes by it."""
        raise NotImplementedError


class Florins(Effect):
    __slots__ = ()

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        gain_florins(s, seat, self.amount)


class Threshold(Effect):
    """The members who wait there have raised it by so much (S 13.5)."""

    __slots__ = ()

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        s.tell(ThresholdRaised, seat, threshold(s, seat))


# Careers, missions, marriages, tokens.


class Steps(Effect):
    """Some or all of so many steps on the tracks (S 7.1, S 7.13)."""

    __slots__ = ()

    def hindrance(self, s: Signorie, seat: int, florins: int, sex: int = MAN, gone: int = 0) -> Reason | None:
        tracks = self.tracks
        if tracks & ON_INITIATIVE and s.initiative[seat] < s.box.initiative_top:
            return None
        if tracks == ON_INITIATIVE:
            return TOP_OF_INITIATIVE
        family = s.families[seat]
        if family.pool[MAN] > (gone if sex == MAN else 0):
            return None  # somebody can begin a career
        careers = family.careers
        for career in range(CAREERS):
            if tracks >> career & 1:
                start = career * CAREER_SPACES
                for space in range(start, start + s.box.career_spaces[career] - 1):
                    if careers[space] > 0:
                        return None
        return NO_MAN_TO_ADVANCE

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        s.then(Advance(seat, self.amount, self.tracks, 0))


class DieSteps(Steps):
    """As many as the die shows (S 12.5)."""

    __slots__ = ()

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        s.then(Advance(seat, face, self.tracks, 0))


class AllSteps(Steps):
    """All of them, on initiative (S 5.9)."""

    __slots__ = ()

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        for _ in range(self.amount):
            climb(s, seat)


class OneMission(Effect):
    """By a helper, it brings a token from the pile (S 12.12)."""

    __slots__ = ()

    def hindrance(self, s: Signorie, seat: int, florins: int, sex: int = MAN, gone: int = 0) -> Reason | None:
        careers = s.families[seat].careers
        best = -1
        for i in range(CAREERS * CAREER_SPACES):
            if careers[i] > 0:
                best = max(best, s.box.ranks[i])
        if best < 0:
            return NO_MAN_ON_CAREERS
        value = open_value(s, s.men, s.box.men_values, best)
        if value == EMPTY:
            return NO_PLACE_FOR_MEN
        return None if value <= best else RANK_TOO_LOW_EVERYWHERE

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        s.then(Mission(seat, self.by_helper))


class OneMarriage(Effect):
    """By a helper, it brings a token from the pile (S 12.12)."""

    __slots__ = ()

    def hindrance(self, s: Signorie, seat: int, florins: int, sex: int = MAN, gone: int = 0) -> Reason | None:
        if s.families[seat].pool[WOMAN] <= (gone if sex == WOMAN else 0):
            return NO_WOMEN_AT_HAND
        value = open_value(s, s.women, s.box.women_values, florins)
        if value == EMPTY:
            return NO_PLACE_FOR_WOMEN
        return None if value <= florins else NO_DOWRY_CAN_BE_PAID

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        s.then(Marriage(seat, self.by_helper))


class OneToken(Effect):
    """A token face down (S 10.5)."""

    __slots__ = ()

    def hindrance(self, s: Signorie, seat: int, florins: int, sex: int = MAN, gone: int = 0) -> Reason | None:
        return None if s.pile > 0 else NO_TOKENS_LEFT

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        s.then(LayToken(seat))


# Members of the family.


class AnyMembers(Effect):
    """So many men or women, as the player chooses (S 12.7)."""

    __slots__ = ()

    def hindrance(self, s: Signorie, seat: int, florins: int, sex: int = MAN, gone: int = 0) -> Reason | None:
        supply = s.families[seat].supply
        return None if supply[MAN] + supply[WOMAN] + gone > 0 else NONE_IN_SUPPLY  # those gone are there (S 5.11)

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        s.then(GainMeeples(seat, self.amount))


class WhiteDice(AnyMembers):
    """Offspring by so many dice (S 12.10)."""

    __slots__ = ()

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        s.then(Offspring(seat, self.amount))


class WhiteDiePerMarriedMan(AnyMembers):
    """Offspring by a die for each of them (S 11.2, S 11.5)."""

    __slots__ = ()

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        s.then(Offspring(seat, married_men(s.families[seat])))


class Members(Effect):
    """So many of one sex, or as many as there are (S 14.3, S 14.4)."""

    __slots__ = ()

    def hindrance(self, s: Signorie, seat: int, florins: int, sex: int = MAN, gone: int = 0) -> Reason | None:
        return None if s.families[seat].supply[self.sex] > 0 else NONE_IN_SUPPLY

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        count = min(self.amount, s.families[seat].supply[self.sex])
        join(s, seat, self.sex, count)
        s.tell(Joined, seat, self.sex, count)


# Another assignment, helper or die.


class OneAssignment(Effect):
    """Any one, with one member (S 12.13)."""

    __slots__ = ()

    def hindrance(self, s: Signorie, seat: int, florins: int, sex: int = MAN, gone: int = 0) -> Reason | None:
        for slot in range(SLOTS):
            if slot_hindrance(s, seat, slot, 1, florins) is None:
                return None
        return NO_ASSIGNMENT_POSSIBLE

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        s.then(AnyAssignment(seat))


class OneHelper(Effect):
    """For nothing, in any column (S 14.6)."""

    __slots__ = ()

    def hindrance(self, s: Signorie, seat: int, florins: int, sex: int = MAN, gone: int = 0) -> Reason | None:
        if 0 not in s.families[seat].helpers:
            return ALL_HELPERS_HIRED
        return None if helpers_left(s) > 0 else NO_HELPERS_LEFT

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        s.then(FreeHelper(seat))


class OneDie(Effect):
    """An extra action with a die that nobody took; by now the player boards are empty (S 14.8, S 14.10)."""

    __slots__ = ()

    def hindrance(self, s: Signorie, seat: int, florins: int, sex: int = MAN, gone: int = 0) -> Reason | None:
        for colour in range(COLOURS):
            if any(s.dice[colour * FACES : (colour + 1) * FACES]):
                if main_action_hindrance(s, seat, colour, florins) is None:
                    return None
        return NO_DIE_LEFT_TO_USE

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        s.then(ExtraAction(seat))


# Victory points.


class Points(Effect):
    __slots__ = ()

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        gain_points(s, seat, FROM_HELPERS, self.amount)


class PointsPerMember(Effect):
    """For each man or each woman in a city (S 12.9, S 14.12)."""

    __slots__ = ()

    def hindrance(self, s: Signorie, seat: int, florins: int, sex: int = MAN, gone: int = 0) -> Reason | None:
        return None if seat in s.people(self.sex) else NO_MEN_IN_CITIES  # helpers count no women

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        source = FROM_HELPERS if self.by_helper else FROM_REWARDS
        gain_points(s, seat, source, self.amount * s.people(self.sex).count(seat))


class PointsPerCity(Effect):
    """For each city with men, or with women (S 14.12)."""

    __slots__ = ()

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        cities = {i // PLACES for i, owner in enumerate(s.people(self.sex)) if owner == seat}
        gain_points(s, seat, FROM_REWARDS, self.amount * len(cities))


class PointsPerHelper(Effect):
    """For each helper of the family (S 14.12)."""

    __slots__ = ()

    def apply(self, s: Signorie, seat: int, face: int) -> None:
        gain_points(s, seat, FROM_REWARDS, self.amount * sum(s.families[seat].helpers))
