"""S 13 and S 14: phase 3, and the reward tiles."""

from __future__ import annotations

from posterity.engine import NOBODY, Action, Ask, Menu, Step
from posterity.games.signorie.components import ALL_CAREERS, BONUS_ROUNDS, ON_INITIATIVE
from posterity.games.signorie.state import Signorie, dice_sum, helpers_left, threshold
from posterity.games.signorie.steps.careers import Advance, gain_florins, gain_points, pay_florins, steps_hindrance
from posterity.games.signorie.steps.dice import offer_dice, place_die
from posterity.games.signorie.steps.main_actions import hire
from posterity.games.signorie.steps.marriages import Marriage, marriage_hindrance
from posterity.games.signorie.steps.missions import Mission, mission_hindrance
from posterity.games.signorie.steps.offspring import Wedding, join
from posterity.games.signorie.steps.tokens import LayToken
from posterity.games.signorie.terms import (
    BONUS,
    CAREER_BONUS,
    COLOURS,
    DECLINE,
    DONATE,
    EXTRA_ACTION,
    FROM_INITIATIVE,
    FROM_REWARDS,
    HELPER_BONUS,
    HELPERS,
    HIRE,
    INITIATIVE_BONUS,
    MAN,
    MARRIAGE_BONUS,
    MEN_BONUS,
    MISSION_BONUS,
    PER_CITY_MEN,
    PER_CITY_WOMEN,
    PER_HELPER,
    PER_MAN,
    PLACES,
    TAKE_FLORINS,
    TOKEN_BONUS,
    WOMAN,
    WOMEN_BONUS,
    BonusTaken,
    Declined,
    Exceeded,
    Joined,
    Kept,
    PhaseOfRewards,
)


class ScoreInitiative(Step[Signorie]):
    """Points for initiative, the new turn order, and all discs back to the start (S 13.2 to S 13.4)."""

    __slots__ = ()

    def do(self, s: Signorie) -> None:
        for seat in s.ranking:
            gain_points(s, seat, FROM_INITIATIVE, s.box.initiative_points[s.initiative[seat]])
        s.order = s.ranking[:]
        s.initiative = [0] * s.box.players


class Rewards(Step[Signorie]):
    """Whoever kept to the threshold is rewarded, in the new turn order (S 13.5)."""

    __slots__ = ()

    def do(self, s: Signorie) -> None:
        tile = s.rewards[s.round - 1]
        s.tell(PhaseOfRewards, NOBODY, tile)
        rewarded: list[int] = []
        for seat in s.order:
            total, limit = dice_sum(s.families[seat]), threshold(s, seat)
            s.tell(Kept if total <= limit else Exceeded, seat, total, limit)
            if total <= limit:
                rewarded.append(seat)
        if tile == EXTRA_ACTION:
            for family in s.families:
                family.dice = [0] * COLOURS  # S 14.8
        for seat in reversed(rewarded):
            if s.round <= BONUS_ROUNDS:
                s.then(Wedding(seat))
                s.then(Reward(seat))
            else:
                s.then(Donation(seat))
                s.then(ScoreReward(seat))


class Reward(Ask[Signorie]):
    """The bonus of the round or florins (S 13.8)."""

    __slots__ = ()

    def menu(self, s: Signorie, m: Menu) -> None:
        tile = s.rewards[s.round - 1]
        hindrance = bonus_hindrance(s, self.seat, tile)
        if hindrance == "":
            m.offer(BONUS.of(tile))
        else:
            m.refuse(BONUS.of(tile), hindrance)
        m.offer(TAKE_FLORINS)

    def chosen(self, s: Signorie, a: Action) -> None:
        if a is TAKE_FLORINS:
            gain_florins(s, self.seat, s.box.reward_florins)
        else:
            s.tell(BonusTaken, self.seat, a.x)
            give_bonus(s, self.seat, a.x)


def bonus_hindrance(s: Signorie, seat: int, tile: int) -> str:
    """Why the seat cannot use the bonus; empty if it can (S 13.9)."""
    family = s.families[seat]
    if tile == MISSION_BONUS:
        return mission_hindrance(s, seat)
    if tile == MARRIAGE_BONUS:
        return marriage_hindrance(s, family.pool[WOMAN], family.florins)
    if tile in (MEN_BONUS, WOMEN_BONUS):
        return "" if family.supply[MAN if tile == MEN_BONUS else WOMAN] > 0 else "none-in-supply"
    if tile == CAREER_BONUS:
        return steps_hindrance(s, seat, ALL_CAREERS, family.pool[MAN])
    if tile == INITIATIVE_BONUS:
        return steps_hindrance(s, seat, ON_INITIATIVE, 0)
    if tile == TOKEN_BONUS:
        return "" if s.pile > 0 else "no-tokens-left"
    if tile == HELPER_BONUS:
        if 0 not in family.helpers:
            return "all-helpers-hired"
        return "" if helpers_left(s) > 0 else "no-helpers-left"
    menu = Menu(seat)
    offer_dice(s, seat, menu, free=True)
    return "" if menu.options else "no-die-left-to-use"


def give_bonus(s: Signorie, seat: int, tile: int) -> None:
    if tile == MISSION_BONUS:
        s.then(Mission(seat, 0))
    elif tile == MARRIAGE_BONUS:
        s.then(Marriage(seat, 0))
    elif tile in (MEN_BONUS, WOMEN_BONUS):
        sex = MAN if tile == MEN_BONUS else WOMAN
        count = min(s.box.reward_meeples, s.families[seat].supply[sex])
        join(s, seat, sex, count)
        s.tell(Joined, seat, sex, count)
    elif tile == CAREER_BONUS:
        s.then(Advance(seat, s.box.reward_career_steps, ALL_CAREERS, 0))
    elif tile == INITIATIVE_BONUS:
        s.then(Advance(seat, s.box.reward_initiative_steps, ON_INITIATIVE, 0))
    elif tile == TOKEN_BONUS:
        s.then(LayToken(seat))
    elif tile == HELPER_BONUS:
        s.then(FreeHelper(seat))
    else:
        s.then(ExtraAction(seat))


class FreeHelper(Ask[Signorie]):
    """A helper for nothing, in any column (S 14.6)."""

    __slots__ = ()

    def menu(self, s: Signorie, m: Menu) -> None:
        for helper in range(HELPERS):
            if s.families[self.seat].helpers[helper]:
                m.refuse(HIRE.of(helper), "helper-there")
            else:
                m.offer(HIRE.of(helper))

    def chosen(self, s: Signorie, a: Action) -> None:
        hire(s, self.seat, a.x)


class ExtraAction(Ask[Signorie]):
    """A die that nobody took, at no price (S 14.8, S 14.9)."""

    __slots__ = ()

    def menu(self, s: Signorie, m: Menu) -> None:
        offer_dice(s, self.seat, m, free=True)

    def chosen(self, s: Signorie, a: Action) -> None:
        place_die(s, self.seat, a.x, a.y)


class ScoreReward(Step[Signorie]):
    """The points of the tile in rounds 6 and 7 (S 14.12)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> list[int]:
        return [self.seat]

    def do(self, s: Signorie) -> None:
        gain_points(s, self.seat, FROM_REWARDS, reward_points(s, self.seat, s.rewards[s.round - 1]))


def reward_points(s: Signorie, seat: int, tile: int) -> int:
    """What a tile of rounds 6 and 7 is worth to the seat now."""
    if tile == PER_HELPER:
        return s.box.per_helper * sum(s.families[seat].helpers)
    places = s.men if tile in (PER_CITY_MEN, PER_MAN) else s.women
    if tile in (PER_CITY_MEN, PER_CITY_WOMEN):
        return s.box.per_city * len({i // PLACES for i, owner in enumerate(places) if owner == seat})
    return s.box.per_meeple * places.count(seat)


class Donation(Ask[Signorie]):
    """Florins for points, once in the round (S 13.13)."""

    __slots__ = ()

    def menu(self, s: Signorie, m: Menu) -> None:
        florins = s.families[self.seat].florins
        if florins >= s.box.donation:
            m.offer(DONATE)
        else:
            m.refuse(DONATE, "lacks-florins", s.box.donation, florins)
        m.offer(DECLINE)

    def chosen(self, s: Signorie, a: Action) -> None:
        if a is DECLINE:
            if s.families[self.seat].florins >= s.box.donation:
                s.tell(Declined, self.seat)
            return
        pay_florins(s, self.seat, s.box.donation)
        gain_points(s, self.seat, FROM_REWARDS, s.box.donation)
