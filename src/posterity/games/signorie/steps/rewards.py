"""S 13 and S 14: phase 3, and the reward tiles."""

from __future__ import annotations

from posterity.engine import NOBODY, Action, Ask, Menu, OfSeat, Step
from posterity.games.signorie import terms
from posterity.games.signorie.state import Signorie, dice_sum, helpers_left, threshold
from posterity.games.signorie.steps.dice import offer_dice, place_die
from posterity.games.signorie.steps.gains import gain_florins, gain_points, pay_florins
from posterity.games.signorie.steps.main_actions import hire, hire_hindrance
from posterity.games.signorie.steps.offspring import Wedding


class ScoreInitiative(Step[Signorie]):
    """Points for initiative, the new turn order, and all discs back to the start (S 13.2 to S 13.4)."""

    def do(self, s: Signorie) -> None:
        for seat in s.ranking:
            gain_points(s, seat, terms.FROM_INITIATIVE, s.box.initiative_points[s.initiative[seat]])
        s.order = s.ranking[:]
        s.initiative = [0] * s.box.players


class Rewards(Step[Signorie]):
    """Whoever kept to the threshold is rewarded, in the new turn order (S 13.5)."""

    def do(self, s: Signorie) -> None:
        tile = s.rewards[s.round - 1]
        s.tell(terms.PhaseOfRewards, NOBODY, tile)
        rewarded: list[int] = []
        for seat in s.order:
            total, limit = dice_sum(s.families[seat]), threshold(s, seat)
            s.tell(terms.Kept if total <= limit else terms.Exceeded, seat, total, limit)
            if total <= limit:
                rewarded.append(seat)
        if tile == terms.EXTRA_ACTION:
            for family in s.families:
                family.dice = [0] * terms.COLOURS  # S 14.8
        for seat in reversed(rewarded):
            if s.round <= terms.BONUS_ROUNDS:
                s.then(Wedding(seat))
                s.then(Reward(seat))
            else:
                s.then(Donation(seat))
                s.then(ScoreReward(seat))


class Reward(Ask[Signorie]):
    """The bonus of the round or florins (S 13.8)."""

    def menu(self, s: Signorie, m: Menu) -> None:
        tile = s.rewards[s.round - 1]
        florins = s.families[self.seat].florins
        m.consider(terms.BONUS.of(tile), s.box.reward_tiles[tile].hindrance(s, self.seat, florins))
        m.offer(terms.TAKE_FLORINS)

    def chosen(self, s: Signorie, a: Action) -> None:
        if a is terms.TAKE_FLORINS:
            gain_florins(s, self.seat, s.box.reward_florins)
        else:
            s.tell(terms.BonusTaken, self.seat, a.x)
            s.box.reward_tiles[a.x].apply(s, self.seat, 0)


class FreeHelper(Ask[Signorie]):
    """A helper for nothing, in any column (S 14.6)."""

    def menu(self, s: Signorie, m: Menu) -> None:
        left = helpers_left(s)
        for helper in range(terms.HELPERS):
            m.consider(terms.HIRE.of(helper), hire_hindrance(s, self.seat, helper, left))

    def chosen(self, s: Signorie, a: Action) -> None:
        hire(s, self.seat, a.x)


class ExtraAction(Ask[Signorie]):
    """A die that nobody took, at no price (S 14.8, S 14.9)."""

    def menu(self, s: Signorie, m: Menu) -> None:
        offer_dice(s, self.seat, m, free=True)

    def chosen(self, s: Signorie, a: Action) -> None:
        place_die(s, self.seat, a.x, a.y)


class ScoreReward(OfSeat[Signorie]):
    """The points of the tile in rounds 6 and 7 (S 14.12)."""

    def begins_turn(self) -> bool:
        return True  # whoever is rewarded before has no part in it

    def do(self, s: Signorie) -> None:
        s.box.reward_tiles[s.rewards[s.round - 1]].apply(s, self.seat, 0)


class Donation(Ask[Signorie]):
    """Florins for points, once in the round (S 13.13)."""

    def menu(self, s: Signorie, m: Menu) -> None:
        florins = s.families[self.seat].florins
        hindrance = None if florins >= s.box.donation else terms.LACKS_FLORINS
        m.consider(terms.DONATE, hindrance, s.box.donation, florins)
        m.offer(terms.DECLINE)

    def chosen(self, s: Signorie, a: Action) -> None:
        if a is terms.DECLINE:
            if s.families[self.seat].florins >= s.box.donation:
                s.tell(terms.Declined, self.seat)
            return
        pay_florins(s, self.seat, s.box.donation)
        gain_points(s, self.seat, terms.FROM_REWARDS, s.box.donation)
