"""Looking to the end of one's own turn: all ways to go through one's next choices."""

from __future__ import annotations

from typing import Any, Final

from posterity.engine import Action, Game


class Line:
    """Where a first choice leads when the seat then chooses as well as it can, and how the title appraises that."""

    __slots__ = ("action", "end", "value")

    def __init__(self, action: Action, end: Game[Any], value: float) -> None:
        self.action: Final = action
        self.end: Final = end
        self.value: Final = value


class Lines:
    """The best line behind each option. `most` ways are looked at; beyond that the rest is judged by its next step."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, most: int) -> None:
        self.seat: Final = seat
        self.left = most

    def best(self, game: Game[Any]) -> list[Line]:
        """One line for each option of the seat; what a draw would bring is not foreseen."""
        found: list[Line] = []
        for action in game.options:
            end, value = self._after(game, action)
            found.append(Line(action, end, value))
        return found

    def _after(self, game: Game[Any], action: Action) -> tuple[Game[Any], float]:
        ahead = game.copy()
        ahead.chance = None
        ahead.play(action)
        if ahead.seat != self.seat or self.left <= 0 or ahead.state.agenda[-1].begins_turn():
            self.left -= 1
            return ahead, ahead.title.appraise(ahead.state, self.seat)
        best, best_value = ahead, -1e9
        for option in ahead.options:
            end, value = self._after(ahead, option)
            if value > best_value:
                best, best_value = end, value
        return best, best_value
