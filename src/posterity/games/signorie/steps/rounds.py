"""S 1, S 2 and S 3: setup, the round, taking a die, passing."""

from __future__ import annotations

from typing import Final

from posterity.engine import NOBODY, Action, Ask, Domain, Draw, Menu, OfSeat, Roll, Step
from posterity.games.signorie import terms
from posterity.games.signorie.state import NO_BOARD, NO_REWARD, Family, Signorie, unseen_of
from posterity.games.signorie.steps.dice import offer_dice, place_die, price
from posterity.games.signorie.steps.gains import pay_florins
from posterity.games.signorie.steps.rewards import Rewards, ScoreInitiative


def opening() -> list[Step[Signorie]]:
    """What happens first, the last in the list before the others: setup, then the first round."""
    return [NewRound(), DrawRewards(0), DrawRewards(1), DrawUnusedCities(), DrawOrder(), DealBoards()]


class DealBoards(Draw[Signorie]):
    """Each family that picked none gets one of the player boards that are left (S 1.2)."""

    def name(self, s: Signorie) -> str:
        return "boards"

    def domain(self, s: Signorie) -> Domain:
        return terms.BOARD

    def bag(self, s: Signorie) -> list[int]:
        taken = [family.board for family in s.families]
        return [int(board not in taken) for board in range(len(terms.BOARD))]

    def count(self, s: Signorie) -> int:
        """Nothing is drawn where the last family can only have the last board."""
        return len(without_board(s)) if sum(self.bag(s)) > 1 else 0

    def drawn(self, s: Signorie, got: list[int]) -> None:
        boards = got or [board for board, left in enumerate(self.bag(s)) if left]
        for family, board in zip(without_board(s), boards, strict=False):
            family.board = board


def without_board(s: Signorie) -> list[Family]:
    return [family for family in s.families if family.board == NO_BOARD]


class DrawOrder(Draw[Signorie]):
    """The first turn order, and the florins and discs that go with it (S 1.1, S 1.4, S 1.13)."""

    def name(self, s: Signorie) -> str:
        return "order"

    def domain(self, s: Signorie) -> Domain:
        return terms.SEAT

    def bag(self, s: Signorie) -> list[int]:
        return [1] * s.box.players

    def count(self, s: Signorie) -> int:
        return s.box.players

    def drawn(self, s: Signorie, got: list[int]) -> None:
        s.order = got[:]
        s.ranking = got[:]
        for place, seat in enumerate(got):
            s.families[seat].florins = s.box.florins[place]
            s.tell(terms.OrderDrawn, seat, place + 1)


class DrawUnusedCities(Draw[Signorie]):
    """With fewer than four players not all cities are in play (S 1.8)."""

    def name(self, s: Signorie) -> str:
        return "unused-cities"

    def domain(self, s: Signorie) -> Domain:
        return terms.CITY

    def bag(self, s: Signorie) -> list[int]:
        return [1] * terms.CITIES

    def count(self, s: Signorie) -> int:
        return terms.CITIES - s.box.cities

    def drawn(self, s: Signorie, got: list[int]) -> None:
        for city in got:
            s.in_play[city] = 0


class DrawRewards(Draw[Signorie]):
    """The row of rewards: bonuses for rounds 1 to 5 (0), then points for rounds 6 and 7 (1) (S 1.12)."""

    def __init__(self, late: int) -> None:
        self.late: Final = late

    def name(self, s: Signorie) -> str:
        return "point-rewards" if self.late else "bonus-rewards"

    def domain(self, s: Signorie) -> Domain:
        return terms.REWARD

    def bag(self, s: Signorie) -> list[int]:
        kinds = len(terms.REWARD) - terms.BONUSES
        return [0] * terms.BONUSES + [1] * kinds if self.late else s.box.bonuses + [0] * kinds

    def count(self, s: Signorie) -> int:
        return terms.ROUNDS - terms.BONUS_ROUNDS if self.late else terms.BONUS_ROUNDS

    def drawn(self, s: Signorie, got: list[int]) -> None:
        first = terms.BONUS_ROUNDS if self.late else 0
        s.rewards[first : first + len(got)] = got


class NewRound(Step[Signorie]):
    """Phase 1: tokens, dice and assignments are laid out; then the first turn (S 2.2)."""

    def do(self, s: Signorie) -> None:
        s.round += 1
        s.tell(terms.NewRoundBegan, NOBODY, s.round)
        for family in s.families:
            family.dice = [0] * terms.COLOURS
        s.passed = [0] * s.box.players
        s.then(Turn(s.order[0]))
        s.then(ShuffleAssignments())
        s.then(RollDice())
        s.then(DrawTokens())


class DrawTokens(Draw[Signorie]):
    """The Houses of the tokens for the empty spaces of the cities in play (S 2.2).

    A token that lies face down or left the game was drawn like any other, so it is as likely to be the one that
    comes now as one in the pile; only how many of each House left the game is known.
    """

    def name(self, s: Signorie) -> str:
        return f"tokens-{s.round}"

    def domain(self, s: Signorie) -> Domain:
        return terms.HOUSE

    def bag(self, s: Signorie) -> list[int]:
        return [unseen_of(s, house) - s.box.removed for house in range(terms.HOUSES)]

    def count(self, s: Signorie) -> int:
        return min(len(empty_spaces(s)), s.pile)

    def drawn(self, s: Signorie, got: list[int]) -> None:
        spaces = empty_spaces(s)
        for i in range(len(got) - 1, -1, -1):
            s.then(TurnToken(spaces[i], got[i]))


def empty_spaces(s: Signorie) -> list[int]:
    """Where a token is missing, city by city, marriage before mission (S 2.3)."""
    return [i for i in range(terms.CITIES * 2) if s.in_play[i // 2] and s.tokens[i] == terms.NO_TOKEN]


class TurnToken(Draw[Signorie]):
    """A token of the House comes to a city: what is it worth?"""

    def __init__(self, space: int, house: int) -> None:
        self.space: Final = space
        self.house: Final = house

    def name(self, s: Signorie) -> str:
        return f"token-{s.round}-{terms.CITY.names[self.space // 2]}-{'mission' if self.space % 2 else 'marriage'}"

    def domain(self, s: Signorie) -> Domain:
        return terms.WORTH

    def bag(self, s: Signorie) -> list[int]:
        return s.unseen[self.house * terms.WORTHS : (self.house + 1) * terms.WORTHS]

    def drawn(self, s: Signorie, got: list[int]) -> None:
        token = self.house * terms.WORTHS + got[0]
        s.unseen[token] -= 1
        s.pile -= 1
        s.tokens[self.space] = token


class RollDice(Roll[Signorie]):
    """All action dice in play (S 2.4)."""

    def name(self, s: Signorie) -> str:
        return f"dice-{s.round}"

    def domain(self, s: Signorie) -> Domain:
        return terms.FACE

    def count(self, s: Signorie) -> int:
        return terms.COLOURS * s.box.dice

    def drawn(self, s: Signorie, got: list[int]) -> None:
        s.dice = [0] * (terms.COLOURS * terms.FACES)
        for i, face in enumerate(got):
            s.dice[i // s.box.dice * terms.FACES + face] += 1


class ShuffleAssignments(Draw[Signorie]):
    """The ten tiles on the ten slots (S 2.5)."""

    def name(self, s: Signorie) -> str:
        return f"assignments-{s.round}"

    def domain(self, s: Signorie) -> Domain:
        return terms.TILE

    def bag(self, s: Signorie) -> list[int]:
        return s.box.tiles

    def count(self, s: Signorie) -> int:
        return terms.SLOTS

    def drawn(self, s: Signorie, got: list[int]) -> None:
        s.slots = got[:]


class Turn(Ask[Signorie]):
    """Take a die or pass (S 2.6)."""

    def begins_turn(self) -> bool:
        return True

    def menu(self, s: Signorie, m: Menu) -> None:
        offer_dice(s, self.seat, m, free=False)
        m.offer(terms.PASS)

    def chosen(self, s: Signorie, a: Action) -> None:
        seat = self.seat
        s.then(NextTurn(seat))
        if a is terms.PASS:
            s.passed[seat] = 1
            s.tell(terms.Passed, seat)
            return
        place_die(s, seat, a.x, a.y)
        pay_florins(s, seat, price(s, a.x, a.y))


class NextTurn(OfSeat[Signorie]):
    """The next in order who has not passed; when all have, phase 3 (S 2.7)."""

    def ends_turn(self, s: Signorie) -> bool:
        return True

    def do(self, s: Signorie) -> None:
        at = s.order.index(self.seat)
        for k in range(1, len(s.order) + 1):
            seat = s.order[(at + k) % len(s.order)]
            if not s.passed[seat]:
                s.then(Turn(seat))
                return
        s.then(EndOfRound())
        s.then(Rewards())
        s.then(ScoreInitiative())


class EndOfRound(Step[Signorie]):
    """The reward leaves, threshold meeples go to the supply (S 13.15); the seventh round is the last (S 15.1)."""

    def begins_turn(self) -> bool:
        return True  # it comes whatever the last to be rewarded chooses

    def do(self, s: Signorie) -> None:
        s.rewards[s.round - 1] = NO_REWARD
        for family in s.families:
            for sex in (terms.MAN, terms.WOMAN):
                family.supply[sex] += family.waiting[sex]
                family.waiting[sex] = 0
        if s.round < terms.ROUNDS:
            s.then(NewRound())
        else:
            s.tell(terms.GameOver, NOBODY)
