"""A game being played: steps are carried out until a seat has a choice."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, Final, Generic, TypeVar

from posterity.engine.actions import Action, Domain
from posterity.engine.chance import NO_CHANCE, Chance, LiveChance
from posterity.engine.errors import IllegalAction, UndoError
from posterity.engine.events import Event
from posterity.engine.menu import NOT_NOW, Menu, Refusal
from posterity.engine.steps import Ask, Draw, Roll, State, Step
from posterity.engine.title import Result, Title

S = TypeVar("S", bound=State)

NOBODY: Final = -1

# Where an outlook ends.
QUESTION: Final = "question"  # the seat is asked again
DRAW: Final = "draw"
OTHER_SEAT: Final = "other-seat"
REVEAL: Final = "reveal"
TURN_OVER: Final = "turn-over"
GAME_OVER: Final = "game-over"

# Steps that never happen, under all others of a game that is played out: without them its agenda would be so short
# most of the time that the list gave back its room and asked for it again at every step.
FLOOR: Final[list[Step[Any]]] = [Step(), Step(), Step(), Step()]


class Past:
    """One answer, a choice or an outcome of chance, chained to those before: copies share it."""

    __slots__ = ("action", "before", "domain", "draw", "number", "outcome", "seat")

    def __init__(
        self,
        before: Past | None,
        seat: int,
        action: Action | None,
        draw: str,
        domain: Domain | None,
        outcome: list[int],
    ) -> None:
        self.before: Final = before
        self.seat: Final = seat
        self.action: Final = action
        self.draw: Final = draw
        self.domain: Final = domain
        self.outcome: Final = outcome
        self.number: Final[int] = 1 if before is None else before.number + 1


class Setup:
    """What was agreed before the game: variant, seats, their names and what they picked."""

    __slots__ = ("names", "picks", "seats", "variant")

    def __init__(self, variant: str, seats: int, names: list[str], picks: list[str] | None = None) -> None:
        self.variant: Final = variant
        self.seats: Final = seats
        self.names: Final = names
        self.picks: Final[list[str]] = picks or [""] * seats  # empty: left to chance


class View(Generic[S]):
    """All that a seat may know: the table with holes and, when it is asked, its options."""

    __slots__ = ("menu", "seat", "setup", "state", "title")

    def __init__(self, title: Title[S], setup: Setup, seat: int, state: S, menu: Menu | None) -> None:
        self.title: Final = title
        self.setup: Final = setup
        self.seat: Final = seat
        self.state: Final = state
        self.menu: Final = menu

    def imagine(self, chance: Chance) -> Game[S]:
        """A whole game that looks just like this from the seat, to think ahead in."""
        return resume(self.title, self.setup, self.title.imagine(self.state, self.seat, chance), chance)


class Horizon:
    """How far an outlook goes, and what it meets: the boundaries are those of undo."""

    __slots__ = ("forced", "menus", "passed_by", "seat", "stop", "turn_over")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.stop = ""
        self.menus: Final[list[Menu]] = []  # what the seat is asked on the way, forced or not, with refusals
        self.forced: Final[list[Action]] = []  # what was the only option, and so is not asked
        self.passed_by = False  # a draw was left out: what could be chosen after it is not known
        self.turn_over = False

    def ends(self, s: State, step: Step[Any]) -> bool:
        """Whether nothing more is certain before this step."""
        if self.turn_over:
            self.stop = TURN_OVER
        elif s.revealed:
            self.stop = REVEAL
        elif isinstance(step, Ask) and step.seat != self.seat:  # even with a single option: that may be a secret
            self.stop = OTHER_SEAT
        elif step.begins_turn():
            self.stop = TURN_OVER
        elif isinstance(step, Ask) and self.passed_by:
            self.stop = DRAW
        return self.stop != ""


class Game(Generic[S]):
    """State, pending menu and history. `new` begins one, `play` answers what is asked."""

    __slots__ = (
        "ahead",
        "chance",
        "events",
        "held",
        "hold",
        "listening",
        "menu",
        "origin",
        "past",
        "sealed",
        "setup",
        "state",
        "title",
    )

    def __init__(
        self,
        title: Title[S],
        setup: Setup,
        state: S,
        origin: S,
        chance: Chance,
        menu: Menu,
        past: Past | None,
        sealed: int,
    ) -> None:
        self.title: Final = title
        self.setup: Final = setup
        self.state = state
        self.origin: Final = origin  # where `past` begins; never changed
        self.chance = chance  # NO_CHANCE stops the game at a draw
        self.menu = menu
        self.past = past
        self.sealed = sealed  # so many answers cannot be taken back
        self.hold = False  # wait for `end_turn` at a change of seat
        self.held = NOBODY
        self.listening = False
        self.events: list[Event] = []  # what the last answer brought about, if anybody listens
        self.ahead: Horizon | None = None  # in an outlook, how far it goes

    @property
    def seat(self) -> int:
        """Who is asked; -1 when nobody is: the game is over, or held."""
        return self.menu.seat

    @property
    def options(self) -> list[Action]:
        return self.menu.options

    @property
    def over(self) -> bool:
        return not self.state.agenda

    def play(self, action: Action) -> None:
        """The seat that is asked takes the action; the game goes on to the next choice."""
        menu = self.menu
        if action not in menu.options:
            raise IllegalAction(self._why_not(action))
        s = self.state
        step = s.agenda.pop()
        assert isinstance(step, Ask)
        self.past = Past(self.past, menu.seat, action, "", None, [])
        if self.listening:
            s.events = []
        step.chosen(s, action)
        self._run(menu.seat)

    def end_turn(self) -> None:
        """Go on after a held change of seat: now the choices stand."""
        assert self.held != NOBODY, "nothing is held"
        self.held = NOBODY
        self._seal()
        if self.listening:
            self.state.events = []
        self._run(NOBODY)

    def _seal(self) -> None:
        """Nothing that was answered so far can be taken back."""
        self.sealed = 0 if self.past is None else self.past.number

    def _run(self, by: int) -> None:
        """Carry out steps to the next real choice; `by` just chose, -1 when nobody did."""
        s = self.state
        agenda = s.agenda
        ahead = self.ahead
        while agenda:
            if ahead is not None and ahead.ends(s, agenda[-1]):
                break
            step = agenda.pop()
            if isinstance(step, Ask):
                menu = Menu(step.seat, ahead is not None)
                step.menu(s, menu)
                if ahead is not None:
                    ahead.menus.append(menu)
                if len(menu.options) > 1 or step.asks_even_if_forced(s):
                    agenda.append(step)
                    if self.hold and step.seat != by != NOBODY:
                        self._hold(by)
                    else:
                        self._settle(menu)
                    return
                assert menu.options, f"{type(step).__name__} leaves seat {step.seat} nothing to choose"
                if ahead is not None:
                    ahead.forced.append(menu.options[0])
                step.chosen(s, menu.options[0])
            elif isinstance(step, Draw):
                count = step.count(s)
                if count == 0:
                    step.drawn(s, [])
                    continue
                if ahead is not None and step.aside(s):
                    ahead.passed_by = True
                    continue
                chance = self.chance
                if chance is NO_CHANCE or (self.hold and by != NOBODY):
                    agenda.append(step)
                    self._hold(by)
                    return
                got = _luck(step, s, count, chance)
                self.past = Past(self.past, NOBODY, None, step.name(s), step.domain(s), got)
                self.sealed = self.past.number
                step.drawn(s, got)
            else:
                if ahead is not None:
                    ahead.turn_over = step.ends_turn(s)
                step.do(s)
        self._settle(Menu(NOBODY))

    def _hold(self, by: int) -> None:
        self.held = by
        self._settle(Menu(NOBODY))

    def _settle(self, menu: Menu) -> None:
        self.menu = menu
        if self.state.revealed:
            self.state.revealed = False
            self._seal()
        if self.listening and self.state.events is not None:
            self.events = self.state.events
            self.state.events = None

    def copy(self) -> Game[S]:
        """An independent game at the same point; it is silent and never waits for `end_turn`."""
        return Game(
            self.title,
            self.setup,
            self.title.copy(self.state),
            self.origin,
            self.chance,
            self.menu,
            self.past,
            self.sealed,
        )

    def twin(self) -> Game[S]:
        """An independent game at the same point that listens and waits as this one does: to try an answer on."""
        game = self.copy()
        game.hold = self.hold
        game.held = self.held
        game.listening = self.listening
        return game

    def played_out(self, source: random.Random) -> Game[S]:
        """How the game ends if all choose at random from here on, each option as likely. This game stays as it is.

        For those who want to know the end of very many games, not the way there: an option needs no check when it
        comes straight out of the menu, and the finished game has no history.
        """
        chance = self.chance
        below_one = source.random
        menu = Menu(NOBODY)  # one for all choices: nobody else ever sees it
        s = self.title.copy(self.state)
        agenda = s.agenda = [*FLOOR, *s.agenda]
        while len(agenda) > len(FLOOR):
            step = agenda.pop()
            if isinstance(step, Ask):
                _choose_any(step, s, menu, below_one)
            elif isinstance(step, Draw):
                count = step.count(s)
                step.drawn(s, _luck(step, s, count, chance) if count > 0 else [])
            else:
                step.do(s)
        agenda.clear()
        return Game(self.title, self.setup, s, s, chance, Menu(NOBODY), None, 0)

    def why_not(self, action: Action) -> Refusal | None:
        """The reason why the action is not possible now, or None if it is."""
        for refusal in self.curious_menu().refusals:
            if refusal.action is action:
                return refusal
        return None if action in self.menu.options else Refusal(action, NOT_NOW)

    def curious_menu(self) -> Menu:
        """The pending menu with the refusals in it."""
        menu = Menu(self.menu.seat, curious=True)
        if menu.seat != NOBODY:
            step = self.state.agenda[-1]
            assert isinstance(step, Ask)
            step.menu(self.state, menu)
        return menu

    def _why_not(self, action: Action) -> str:
        if self.menu.seat == NOBODY:
            return f"{action.text!r} is not possible: " + ("the game is over" if self.over else "end the turn first")
        refusal = self.why_not(action)
        reason = refusal.reason if refusal is not None else NOT_NOW.name
        asked = type(self.state.agenda[-1]).__name__
        return f"{action.text!r} is not possible at {asked}: {reason.replace('-', ' ')}"

    def can_undo(self, seat: int) -> bool:
        """Own choices can be taken back up to the last draw, reveal or other seat's choice."""
        past = self.past
        return past is not None and past.number > self.sealed and past.seat == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice."""
        past = self.past
        if past is None or not self.can_undo(seat):
            raise UndoError("nothing can be taken back: a draw, a reveal or another seat's choice came since")
        game = self._as_of(past.before)
        self.state = game.state
        self.menu = game.menu
        self.past = past.before
        self.held = NOBODY
        self.events = []

    def _as_of(self, until: Past | None) -> Game[S]:
        """The game as it stood after the answer `until`, played again from its beginning."""
        game = Game(self.title, self.setup, self.state, self.origin, self.chance, self.menu, until, 0)
        for _, again in game.retold():
            game = again
        return game

    def retold(self, listening: bool = False) -> Iterator[tuple[Past | None, Game[S]]]:
        """The game once more: each choice with the table at which it was made, then None with the table as it is now.

        It is one game that goes on from choice to choice: whoever wants to keep a table on the way copies it.
        """
        answers = history(self.past)
        again = self.rewound(answers, listening)
        choices = [answer for answer in answers if answer.action is not None]
        for choice in choices:
            yield choice, again
            # What still waits for the end of the turn has not happened.
            again.hold = choice is choices[-1] and self.held != NOBODY
            assert choice.action is not None
            again.play(choice.action)
        again.chance = self.chance
        yield None, again

    def rewound(self, answers: list[Past], listening: bool = False) -> Game[S]:
        """The game at its first choice, with the luck of `answers` lying ready."""
        chance = ScriptedChance([answer for answer in answers if answer.action is None])
        return resume(self.title, self.setup, self.title.copy(self.origin), chance, listening)

    def told(self) -> list[Event]:
        """All that happened from the beginning on, with nothing hidden."""
        events: list[Event] = []
        for _, again in self.retold(listening=True):
            events += again.events
        return events

    def view(self, seat: int) -> View[S]:
        """What the seat may know; -1 is the spectator."""
        menu = self.menu if seat == self.menu.seat and seat != NOBODY else None
        return View(self.title, self.setup, seat, self.title.view(self.state, seat), menu)

    def result(self) -> Result:
        assert self.over, "the game is not over"
        return self.title.result(self.state)


def _luck(step: Draw[S], s: S, count: int, chance: Chance) -> list[int]:
    """What chance gives the step."""
    if isinstance(step, Roll):
        return chance.roll(step.name(s), step.domain(s), count)
    return chance.take(step.name(s), step.domain(s), step.bag(s), count)


def _choose_any(step: Ask[S], s: S, menu: Menu, below_one: Callable[[], float]) -> None:
    options = menu.options
    options.clear()
    step.menu(s, menu)
    count = len(options)
    step.chosen(s, options[int(below_one() * count) if count > 1 else 0])


class ScriptedChance(Chance):
    """Chance that repeats what came in a history."""

    __slots__ = ("at", "script")

    def __init__(self, script: list[Past]) -> None:
        super().__init__(random.Random(0))
        self.script: Final = script
        self.at = 0

    def take(self, name: str, domain: Domain, bag: list[int], count: int) -> list[int]:
        answer = self.script[self.at]
        self.at += 1
        assert answer.draw == name, f"the history has {answer.draw!r} where {name!r} is drawn"
        return answer.outcome

    def roll(self, name: str, domain: Domain, count: int) -> list[int]:
        return self.take(name, domain, [], count)


def history(past: Past | None, since: Past | None = None) -> list[Past]:
    """The chain as a list, oldest first; only what came `since` an answer in it, if one is named."""
    answers: list[Past] = []
    while past is not None and past is not since:
        answers.append(past)
        past = past.before
    answers.reverse()
    return answers


def new(
    title: Title[S],
    variant: str,
    seats: int,
    chance: Chance | None = None,
    names: list[str] | None = None,
    listening: bool = False,
    picks: list[str] | None = None,
) -> Game[S]:
    """Begin a game: set the table and go on to the first choice."""
    title.variant(variant, seats)
    setup = Setup(variant, seats, names or [f"P{i + 1}" for i in range(seats)], picks)
    return resume(title, setup, title.laid_out(variant, seats, setup.picks), chance or LiveChance(), listening)


def resume(title: Title[S], setup: Setup, state: S, chance: Chance | None = None, listening: bool = False) -> Game[S]:
    """Go on from a table as it stands. `state` is taken over; history begins here."""
    game = Game(title, setup, state, title.copy(state), chance or LiveChance(), Menu(NOBODY), None, 0)
    game.listening = listening
    if listening:
        state.events = []
    game._run(NOBODY)
    return game
