"""A table of people and bots around a game.

An answer is made on a twin of the game, so whatever goes wrong on the way, the table is as it was. What it became is
handed out as `Made`; who keeps the table stores its answers first, and only then goes on with the table `after` it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from posterity.engine import (
    NOBODY,
    Chance,
    Event,
    Game,
    LiveChance,
    PosterityError,
    SeededChance,
    Title,
    UnknownAction,
    new,
)
from posterity.engine import record as records
from posterity.engine.game import history
from posterity.table.answers import CHANCE, CHOICE, END_TURN, UNDO, Answer, Damaged, by_version, checked, standing

LOG_LENGTH: Final = 200
REMEMBERED_MOVES: Final = 256
REMEMBERED_CHOICES: Final = 100  # more than anybody can take back in a turn

OTHER_RULES: Final = "other-rules"
DAMAGED: Final = "damaged"
WHY_CLOSED: Final = {
    OTHER_RULES: "it cannot be continued under today's rules",
    DAMAGED: "some of what happened at this table is missing",
}


class Refused(Exception):
    """What is not done: a code for programs and a sentence for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code: Final = code
        self.message: Final = message


class Agreed(NamedTuple):
    """What was agreed about a table before the game; it never changes."""

    table: str
    title: str
    variant: str
    kinds: tuple[str, ...]  # "person" or "bot", of each seat
    bots: tuple[str, ...]  # the level of each seat, empty for a person
    rules: int  # the version of the rules it was begun under
    confirm: bool = False  # people end their turns themselves
    hints: bool = False
    seed: int | None = None  # chosen by whoever made the table
    picks: tuple[str, ...] = ()  # what each seat picked before the game, empty where chance decides

    def holds(self, seat: int) -> bool:
        """Whether the seat's turn waits to be ended."""
        return self.confirm and self.kinds[seat] == "person"


class Closed(NamedTuple):
    """Why a table can only be looked at, and how much of its history cannot be shown."""

    code: str
    rules: int  # begun under this version
    now: int  # the version of today
    missing: int  # versions of the table after the one that is shown


class Made(NamedTuple):
    """What an answer would make of the table."""

    game: Game[Any]
    answers: list[Answer]
    undone: int | None = None  # the version whose events no longer stand

    @property
    def version(self) -> int:
        return self.answers[0].version


class Table:
    """The game as it stands, with its versions, and what is remembered of the way there."""

    def __init__(self, agreed: Agreed, game: Game[Any]) -> None:
        self.agreed: Final = agreed
        self.game = game
        self.version = 0
        self.rows = 0  # answers so far, all of them
        self.undos = 0
        self.choices = 0  # that stand
        self.moves: dict[tuple[int, str], int] = {}  # the newest by seat and id, with the version that each became
        self.log: list[tuple[Event, int]] = [(event, 0) for event in game.events]
        self.chosen: list[int] = []  # the versions of the newest choices that stand
        self.most_undos = sys.maxsize
        self.closed: Closed | None = None

    @property
    def title(self) -> Title[Any]:
        return self.game.title

    @property
    def names(self) -> list[str]:
        return self.game.setup.names

    # Answers.

    def check(self, seat: int, kind: str) -> None:
        """Whether the seat may do that now, as far as that is known before it is tried."""
        game = self.game
        if self.closed is not None:
            raise Refused("closed", f"this game can only be looked at: {WHY_CLOSED[self.closed.code]}")
        if game.over:
            raise Refused("game-over", "the game is over")
        if kind == CHOICE and game.held != NOBODY:
            raise Refused("not-your-turn", "the turn must be ended first")
        if kind == CHOICE and game.seat != seat:
            raise Refused("not-your-turn", f"{self.names[game.seat]} is asked now")
        if kind == UNDO and self.undos >= self.most_undos:
            raise Refused("no-more-undos", f"at one table choices can be taken back {self.most_undos} times in all")
        if kind == UNDO and not game.can_undo(seat):
            raise Refused("nothing-to-undo", "a draw, a reveal or another seat's choice came since")
        if kind == END_TURN and game.held != seat:
            raise Refused("not-your-turn", "there is no turn of yours to end")

    def can_undo(self, seat: int) -> bool:
        may = seat != NOBODY and self.closed is None and not self.game.over and self.undos < self.most_undos
        return may and self.game.can_undo(seat)

    def make(self, seat: int, kind: str, text: str, move: str, version: int, at: float = 0.0) -> Made:
        """Try a choice, an undo or the end of a turn. The table itself stays as it is."""
        if version != self.version:
            raise Refused("stale", f"the table is at version {self.version}, the move was made on {version}")
        self.check(seat, kind)
        try:
            game = self._tried(seat, kind, text, _chance(self.agreed))
        except UnknownAction as unknown:  # a name of its own: compiled, a name has one type
            raise Refused("unknown-action", str(unknown)) from None
        except PosterityError as error:
            raise Refused("illegal", str(error)) from None
        lines = [(kind, seat, text, move)]
        lines += [(CHANCE, NOBODY, line, "") for line in _drawn(game, self.game)]
        answers = [Answer(self.rows + i, version + 1, *line, at) for i, line in enumerate(lines)]
        if passes_on(game, seat):
            answers[-1] = answers[-1]._replace(digest=game.title.digest(game.state))
        return Made(game, answers, self._undone(kind))

    def read(self, answers: list[Answer], undone: Game[Any] | None = None) -> Made:
        """One more version that somebody else has stored; of an undo, what it leads back to if that is at hand."""
        checked(answers, self.rows, self.version)
        first = answers[0]
        reader = records.Reader([answer.text for answer in answers if answer.kind == CHANCE], 0)
        game = undone.twin() if undone else self._tried(first.seat, first.kind, first.text, reader)
        digest = answers[-1].digest
        if reader.at < len(reader.lines) or (digest and digest != game.title.digest(game.state)):
            raise Damaged(f"version {first.version} does not lead to the table that was stored")
        game.chance = _chance(self.agreed)
        return Made(game, answers, self._undone(first.kind))

    def after(self, made: Made) -> Table:
        """The table once that has happened. This one stays as it is."""
        first = made.answers[0]
        table = Table(self.agreed, made.game)
        table.version = first.version
        table.rows = self.rows + len(made.answers)
        table.undos = self.undos
        table.most_undos = self.most_undos
        table.choices = self.choices
        table.moves = self.moves.copy()
        table.log = self.log.copy()
        table.chosen = self.chosen.copy()
        table._remember(first.seat, first.move)
        if first.kind == CHOICE:
            table._chose()
        if first.kind == UNDO:
            table.undos += 1
            table.choices -= 1
            if table.chosen:
                table.chosen.pop()
            table.log = [(event, version) for event, version in self.log if version != made.undone]
        table._tell()
        return table

    def _tried(self, seat: int, kind: str, text: str, chance: Chance) -> Game[Any]:
        game = self.game.twin()
        game.chance = chance
        _carry_out(game, self.agreed, seat, kind, text)
        return game

    def _undone(self, kind: str) -> int | None:
        return self.chosen[-1] if kind == UNDO and self.chosen else None

    def _chose(self) -> None:
        self.choices += 1
        self.chosen.append(self.version)
        del self.chosen[:-REMEMBERED_CHOICES]

    def _tell(self) -> None:
        self.log.extend((event, self.version) for event in self.game.events)
        del self.log[:-LOG_LENGTH]

    def _remember(self, seat: int, move: str) -> None:
        if move:
            self.moves[seat, move] = self.version
            if len(self.moves) > REMEMBERED_MOVES:
                del self.moves[next(iter(self.moves))]


def begin(agreed: Agreed, title: Title[Any], names: list[str], at: float = 0.0) -> tuple[Table, list[Answer]]:
    """A new table, and its first draws to be stored."""
    game = new(title, agreed.variant, len(names), _chance(agreed), names, listening=True, picks=[*agreed.picks])
    lines = [records.line_of(answer) for answer in history(game.past)]
    answers = [Answer(i, 0, CHANCE, NOBODY, line, "", at) for i, line in enumerate(lines)]
    if answers:
        answers[-1] = answers[-1]._replace(digest=title.digest(game.state))
    table = Table(agreed, game)
    table.rows = len(answers)
    return table, answers


def load(
    agreed: Agreed, title: Title[Any], names: list[str], answers: Sequence[Answer], thorough: bool = False
) -> Table:
    """The table that its stored answers tell.

    If the rules are those it was begun under, the last digest must be met; if not, or if somebody wants to be
    `thorough`, every one of them. A history that cannot be told to its end leaves a closed table: the last one that a
    digest makes certain or, where there are no digests, the last one that can be told. Raises Damaged if there is none.
    """
    reading = _Reading(agreed, title, names)
    same = agreed.rules == title.rules_version
    try:
        checked(answers)
        table = reading.told(standing(answers), answers, thorough or not same)
    except Exception:  # rules that do not fit a history can fail in any way
        pass
    else:
        if same or reading.certain >= 0:
            return table
    shown = reading.last_certain(answers)
    missing = answers[-1].version - shown.version if answers else 0
    code = DAMAGED if same else OTHER_RULES
    shown.closed = Closed(code, agreed.rules, title.rules_version, missing)
    return shown


class _Reading:
    """Stored answers on their way to a table, and how far they could be believed."""

    def __init__(self, agreed: Agreed, title: Title[Any], names: list[str]) -> None:
        self.agreed = agreed
        self.title = title
        self.names = names
        self.certain = -1  # the newest version that met its digest

    def told(self, stand: list[Answer], answers: Sequence[Answer], every_digest: bool) -> Table:
        """Play what stands; the answers that were taken back only count."""
        reader = records.Reader([answer.text for answer in stand if answer.kind == CHANCE], 0)
        picks = [*self.agreed.picks]
        game = new(self.title, self.agreed.variant, len(self.names), reader, self.names, listening=True, picks=picks)
        table = Table(self.agreed, game)
        last = max((answer.number for answer in stand if answer.digest), default=-1)
        for version, group in by_version(stand):
            first = group[0]
            table.version = version
            if first.kind != CHANCE:
                _carry_out(game, self.agreed, first.seat, first.kind, first.text)
                if first.kind == CHOICE:
                    table._chose()
                table._tell()
            digest = group[-1].digest
            if digest and (every_digest or group[-1].number == last):
                if digest != self.title.digest(game.state):
                    raise Damaged(f"version {version} does not lead to the table that was stored")
                self.certain = version
        if reader.at != len(reader.lines):
            raise Damaged("there is more luck than was needed")
        for answer in answers:
            table.version = answer.version
            table._remember(answer.seat, answer.move)
            table.undos += answer.kind == UNDO
        table.rows = len(answers)
        game.chance = _chance(self.agreed)
        return table

    def last_certain(self, answers: Sequence[Answer]) -> Table:
        """As far as the digests agree; where none does, as far as it can be told without one."""
        digests = [version for version, group in by_version(answers) if group[-1].digest]
        before = [version for version, _ in by_version(answers) if not digests or version < digests[0]]
        found = self._newest(answers, digests) or self._newest(answers, before)
        if found is None:
            raise Damaged("not even the beginning of this game can be told under today's rules")
        return found

    def _newest(self, answers: Sequence[Answer], versions: list[int]) -> Table | None:
        """The newest of these versions that can be told. One that cannot spoils all after it: halving finds it."""
        low, high, found = 0, len(versions) - 1, None
        while low <= high:
            middle = (low + high) // 2
            table = self._until(answers, versions[middle])
            if table is None:
                high = middle - 1
            else:
                low, found = middle + 1, table
        return found

    def _until(self, answers: Sequence[Answer], version: int) -> Table | None:
        """The table at a version, if all before it can be told and every digest is met."""
        part = [answer for answer in answers if answer.version <= version]
        try:
            checked(part)
            return self.told(standing(part), part, every_digest=True)
        except Exception:
            return None


def _carry_out(game: Game[Any], agreed: Agreed, seat: int, kind: str, text: str) -> None:
    if kind == CHOICE:
        if game.seat != seat:
            raise Damaged(f"seat {seat} is not asked")
        game.hold = agreed.holds(seat)
        game.play(game.title.actions.parse(text))
    elif kind == UNDO:
        game.undo(seat)
    elif kind == END_TURN:
        if game.held != seat:
            raise Damaged(f"seat {seat} has no turn to end")
        game.hold = False
        game.end_turn()
    else:
        raise Damaged(f"nobody can do {kind!r}")


def _drawn(after: Game[Any], before: Game[Any]) -> list[str]:
    """What chance added."""
    known = 0 if before.past is None else before.past.number
    lines: list[str] = []
    past = after.past
    while past is not None and past.number > known:
        if past.action is None:
            lines.append(records.line_of(past))
        past = past.before
    return lines[::-1]


def passes_on(game: Game[Any], seat: int) -> bool:
    """Whether somebody else is asked now, or nobody ever again: time for a digest."""
    return game.held == NOBODY and game.seat != seat


def _chance(agreed: Agreed) -> Chance:
    return LiveChance() if agreed.seed is None else SeededChance(agreed.seed)
