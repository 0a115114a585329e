"""Looking to the end of one's own turn: the ways to go through one's next choices."""

from __future__ import annotations

from typing import Any, Final

from posterity.contract.mind import Mind
from posterity.engine import NO_CHANCE, Action, Game


def foreseen(game: Game[Any], action: Action) -> Game[Any]:
    """The game after an action, up to the next choice or draw: what a draw would bring cannot be foreseen."""
    ahead = game.copy()
    ahead.chance = NO_CHANCE
    ahead.play(action)
    return ahead


def turn_is_over(game: Game[Any], seat: int) -> bool:
    """Whether the seat has no more to choose in its turn."""
    return game.seat != seat or game.state.agenda[-1].begins_turn()


class Line:
    """A first choice, what the seat would best choose after it in the same turn, and where that leads."""

    __slots__ = ("actions", "end", "worth")

    def __init__(self, actions: list[Action], end: Game[Any], worth: float) -> None:
        self.actions: Final = actions
        self.end: Final = end
        self.worth: Final = worth  # to the seat, as the title appraises it


class Lines:
    """The ways through the rest of a turn, about `most` of them.

    They are shared out evenly among the options, and again at every choice; what one does not need the next ones have.
    Where a share is used up the seat takes what looks best at once, so that every line reaches the end of the turn.
    """

    __slots__ = ("gone", "mind", "most", "seat")

    def __init__(self, of: Mind[Any], seat: int, most: int) -> None:
        self.mind: Final = of
        self.seat: Final = seat
        self.most: Final = most
        self.gone = 0  # so many ways to their end

    def best(self, game: Game[Any]) -> list[Line]:
        """The best line behind each option."""
        return self._from(game, self.most)

    def _from(self, game: Game[Any], most: int) -> list[Line]:
        begun = self.gone
        left = len(game.options)
        found: list[Line] = []
        for action in game.options:
            share = max(0, most - (self.gone - begun)) // left
            left -= 1
            ahead = foreseen(game, action)
            if turn_is_over(ahead, self.seat):
                self.gone += 1
                found.append(Line([action], ahead, self._worth(ahead)))
            else:
                then = self._thorough(ahead, share) if share > 1 else self._at_once(ahead)
                found.append(Line([action, *then.actions], then.end, then.worth))
        return found

    def _thorough(self, game: Game[Any], most: int) -> Line:
        lines = self._from(game, most)
        best = lines[0]
        for line in lines:
            if line.worth > best.worth:
                best = line
        return best

    def _at_once(self, game: Game[Any]) -> Line:
        """To the end of the turn by what looks best at every choice."""
        actions: list[Action] = []
        while True:
            best = game
            worth = -1e9
            chosen = game.options[0]
            for action in game.options:
                ahead = foreseen(game, action)
                value = self._worth(ahead)
                if value > worth:
                    best, worth, chosen = ahead, value, action
            actions.append(chosen)
            game = best
            if turn_is_over(game, self.seat):
                self.gone += 1
                return Line(actions, game, worth)

    def _worth(self, game: Game[Any]) -> float:
        return self.mind.appraise(game.state, self.seat)
