"""What the tables of all titles' tests have in common: a game that goes on from a table as it was set, in words."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from luck import Luck
from posterity.engine import Ask, Game, Menu, Setup, State, Step, Title, resume

S = TypeVar("S", bound=State)


class SetTable(Generic[S]):
    """A title's table sets `state`, then begins with steps."""

    def __init__(self, title: Title[S], state: S) -> None:
        self.title = title
        self.state = state
        self.luck = Luck()
        self.game: Game[S] | None = None

    def told(self, **draws: str) -> Self:
        """How the next draw or roll of that name comes out: told(mass="monk P1-2"); dashes are underscores."""
        self.luck.tell(**draws)
        return self

    def go_on(self, variant: str, players: int, steps: tuple[Step[S], ...]) -> Self:
        """Carry out these steps, first to last, up to the first choice."""
        self.state.agenda.extend(reversed(steps))
        names = [f"P{i + 1}" for i in range(players)]
        self.game = resume(self.title, Setup(variant, players, names), self.state, self.luck, listening=True)
        return self

    def play(self, *actions: str) -> Self:
        """Actions as in a record, of whoever is asked."""
        game = self.playing
        for text in actions:
            assert not game.over, f"the game is over before {text!r}"
            action = self.title.actions.parse(text)
            assert action in game.options, f"{text!r} is not offered to P{game.seat + 1}, only {self.options}"
            game.play(action)
        return self

    @property
    def playing(self) -> Game[S]:
        assert self.game is not None, "nothing has begun yet"
        return self.game

    @property
    def options(self) -> list[str]:
        return [action.text for action in self.playing.options]

    @property
    def asked(self) -> int:
        """The seat that chooses now, 1 for P1; 0 when the game is over."""
        return self.playing.seat + 1

    @property
    def step(self) -> str:
        """The name of the step that asks; empty when the game is over."""
        return "" if self.playing.over else type(self.playing.state.agenda[-1]).__name__

    def reason(self, action: str) -> str:
        """Why an action is refused; fails if it is offered."""
        refusal = self.playing.why_not(self.title.actions.parse(action))
        assert refusal is not None, f"{action!r} is offered"
        return refusal.reason

    def refused(self, step: Ask[S]) -> dict[str, str]:
        """What the step would refuse and why, also where nothing is left to choose and so nobody is asked."""
        menu = Menu(step.seat, curious=True)
        step.menu(self.state, menu)
        return {refusal.action.text: refusal.reason for refusal in menu.refusals}

    def events(self) -> list[str]:
        """The names of what the last action brought about."""
        return [event.kind.name for event in self.playing.events]

    def points(self, seat: int = 1) -> dict[str, int]:
        """By source, as if the game ended now."""
        return self.title.points(self.state)[seat - 1]
