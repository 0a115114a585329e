"""A game as a text that people can read: a header, one line an answer, digests, an end.

    posterity record 1
    title: hush
    variant: standard
    seats: 2
    names: Ilse | Tomasz
    rules: 1
    seed: 7

    chance card-18: 7
    P1 show 7
    P1 rest
    digest 9f0c3a51d2e8
    P2 swap 3
    end 4 answers, open

"picks: red | chance" stands there only where somebody picked something before the game, a seed only where somebody
chose the luck, an edition only where somebody corrected the box. The end is "finished: …" with the points, "open", or
"held" while the last choice waits for the end of its turn.
Every line is checked when it is read again; the digest before each change of seat (it covers the
header and the whole table) catches a game that drifts at the line where it drifts.
"""

from __future__ import annotations

import json
import random
import unicodedata
from typing import Final, TypeVar

from posterity.engine.actions import Domain
from posterity.engine.chance import Chance, LiveChance
from posterity.engine.errors import PosterityError, RecordError
from posterity.engine.game import NOBODY, Game, Past, history, new
from posterity.engine.steps import State
from posterity.engine.title import Title

S = TypeVar("S", bound=State)

FIRST_LINE: Final = "posterity record 1"
FIELDS: Final = ["title", "variant", "seats", "names", "rules"]
LONGEST_NAME: Final = 40
UNWRITTEN: Final = ("Cc", "Cf", "Cs")  # control signs, invisible ones that turn the rest of a line round, half letters
MOST_SEED: Final = 2**31 - 1
BY_CHANCE: Final = "chance"  # among picks: nobody picked


class Header:
    """What a record says about the table before the first answer."""

    __slots__ = ("edition", "lines", "names", "picks", "rules", "seats", "seed", "title", "variant")

    def __init__(
        self,
        title: str,
        variant: str,
        seats: int,
        names: list[str],
        rules: int,
        edition: dict[str, object],
        seed: int | None = None,
        picks: list[str] | None = None,
    ) -> None:
        self.title: Final = title
        self.variant: Final = variant
        self.seats: Final = seats
        self.names: Final = names
        self.rules: Final = rules
        self.edition: Final = edition
        self.seed: Final = seed  # the luck was chosen: whoever knows it could know all that is hidden
        self.picks: Final[list[str]] = picks or [""] * seats
        lines = [
            FIRST_LINE,
            f"title: {title}",
            f"variant: {variant}",
            f"seats: {seats}",
            f"names: {' | '.join(names)}",
            f"rules: {rules}",
        ]
        if any(self.picks):
            lines.append(f"picks: {' | '.join([pick or BY_CHANCE for pick in self.picks])}")
        if seed is not None:
            lines.append(f"seed: {seed}")
        if edition:
            lines.append(f"edition: {json.dumps(edition, sort_keys=True, ensure_ascii=False)}")
        self.lines: Final = [*lines, ""]


def clean_name(name: str) -> str:
    """A name that fits in the header: one line of letters that can be written, no bar, not too long."""
    shown = [" " if letter == "|" or unicodedata.category(letter) in UNWRITTEN else letter for letter in name]
    return " ".join("".join(shown).split())[:LONGEST_NAME].rstrip() or "?"


def header_of(game: Game[S], seed: int | None = None) -> Header:
    setup, title = game.setup, game.title
    names = [clean_name(name) for name in setup.names]
    return Header(title.name, setup.variant, setup.seats, names, title.rules_version, title.edition, seed, setup.picks)


def write(game: Game[S], seed: int | None = None) -> str:
    """The record of the game as it stands; `seed` where somebody chose the luck."""
    header = header_of(game, seed)
    salt = "\n".join(header.lines)
    lines = header.lines[:]
    written: Past | None = None
    last = NOBODY
    for choice, again in game.retold():
        lines += [line_of(answer) for answer in history(again.past, written)]
        written = again.past
        if choice is None or last not in (NOBODY, choice.seat):
            lines.append(f"digest {game.title.digest(again.state, salt)}")
        if choice is None:
            lines.append(_end(again))
        else:
            last = choice.seat
    return "\n".join(lines) + "\n"


def line_of(answer: Past) -> str:
    """An answer as a record writes it."""
    if answer.action is not None:
        return f"P{answer.seat + 1} {answer.action.text}"
    assert answer.domain is not None
    return f"chance {answer.draw}: {' '.join([answer.domain.names[kind] for kind in answer.outcome])}"


def _end(game: Game[S]) -> str:
    answers = 0 if game.past is None else game.past.number
    if not game.over:
        return f"end {answers} answers, {'open' if game.held == NOBODY else 'held'}"
    return f"end {answers} answers, finished: {' '.join([str(total) for total in game.result().totals()])}"


def read_header(text: str) -> Header:
    """The header of a record, strictly."""
    lines = text.split("\n")
    if lines[0] != FIRST_LINE:
        raise RecordError(1, f"not a record: expected {FIRST_LINE!r}")
    values: list[str] = []
    for i, field in enumerate(FIELDS):
        line = lines[i + 1] if i + 1 < len(lines) else ""
        if not line.startswith(f"{field}: "):
            raise RecordError(i + 2, f"expected '{field}: ...', got {line!r}")
        values.append(line[len(field) + 2 :])
    title, variant, seats_text, names_text, rules_text = values
    seats = _number(seats_text, 4, "seats")
    names = names_text.split(" | ")
    if len(names) != seats:
        raise RecordError(5, f"expected {seats} names divided by ' | ', got {len(names)}")
    for name in names:
        if len(name) > LONGEST_NAME:
            raise RecordError(5, f"names: a name has at most {LONGEST_NAME} characters, this one has {len(name)}")
        if name != clean_name(name):
            raise RecordError(5, f"names: {name!r} has signs or spaces that no name may have")
    edition: dict[str, object] = {}
    seed: int | None = None
    picks = [""] * seats
    at = len(FIELDS) + 1
    if at < len(lines) and lines[at].startswith("picks: "):
        picks = _picks(lines[at][len("picks: ") :], at + 1, seats)
        at += 1
    if at < len(lines) and lines[at].startswith("seed: "):
        seed = _number(lines[at][len("seed: ") :], at + 1, "seed", MOST_SEED)
        at += 1
    if at < len(lines) and lines[at].startswith("edition: "):
        edition = _edition(lines[at][len("edition: ") :], at + 1)
        at += 1
    if at >= len(lines) or lines[at] != "":
        raise RecordError(at + 1, "expected an empty line after the header")
    header = Header(title, variant, seats, names, _number(rules_text, 6, "rules"), edition, seed, picks)
    for i, line in enumerate(header.lines):
        if lines[i] != line:
            raise RecordError(i + 1, f"expected {line!r}, got {lines[i]!r}")
    return header


def _number(text: str, line: int, field: str, most: int = 999) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > len(str(most)) or int(text) > most:
        raise RecordError(line, f"{field}: expected a number up to {most}, got {text[:40]!r}")
    return int(text)


def _picks(text: str, line: int, seats: int) -> list[str]:
    found = text.split(" | ")
    if len(found) != seats:
        raise RecordError(line, f"expected {seats} picks divided by ' | ', got {len(found)}")
    if found == [BY_CHANCE] * seats:
        raise RecordError(line, "picks: where everything is left to chance, this line is left out")
    return ["" if pick == BY_CHANCE else pick for pick in found]


def _edition(text: str, line: int) -> dict[str, object]:
    try:
        edition = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(line, f"edition: not valid JSON ({error})") from None
    if not isinstance(edition, dict) or not edition:
        raise RecordError(line, "edition: expected a JSON object with the corrected values")
    return edition


class Reader(Chance):
    """Goes through the lines of a record, and is the chance of the game that they replay."""

    __slots__ = ("at", "lines")

    def __init__(self, lines: list[str], at: int) -> None:
        super().__init__(random.Random(0))
        self.lines: Final = lines
        self.at = at  # lines read so far, so also the number of the line read last

    def next(self) -> str:
        if self.at >= len(self.lines) or (self.at == len(self.lines) - 1 and self.lines[self.at] == ""):
            raise RecordError(self.at + 1, "the record breaks off: expected an answer or 'end ...'")
        self.at += 1
        return self.lines[self.at - 1]

    def ends_held(self) -> bool:
        """Whether the choice read last still waits for the end of its turn."""
        rest = self.lines[self.at : self.at + 2]
        return len(rest) == 2 and rest[0].startswith("digest ") and rest[1].endswith(" answers, held")

    def take(self, name: str, domain: Domain, bag: list[int], count: int) -> list[int]:
        left = bag[:]
        got = self._outcomes(name, domain, count)
        for kind in got:
            if kind >= len(left) or left[kind] == 0:
                raise RecordError(self.at, f"{name}: {domain.names[kind]!r} cannot be drawn here")
            left[kind] -= 1
        return got

    def roll(self, name: str, domain: Domain, count: int) -> list[int]:
        return self._outcomes(name, domain, count)

    def _outcomes(self, name: str, domain: Domain, count: int) -> list[int]:
        line = self.next()
        start = f"chance {name}: "
        if not line.startswith(start):
            raise RecordError(self.at, f"expected '{start}...', got {line!r}")
        words = line[len(start) :].split(" ")
        if len(words) != count:
            raise RecordError(self.at, f"{name}: expected {count} outcomes, got {len(words)}")
        for word in words:
            if word not in domain.ids:
                raise RecordError(self.at, f"{name}: {word!r} cannot be drawn here")
        return [domain.ids[word] for word in words]


def read(text: str, title: Title[S], chance: Chance | None = None, listening: bool = False) -> Game[S]:
    """Replay a record, checking every line; the game goes on with `chance` from there."""
    header = read_header(text)
    if header.rules != title.rules_version:
        raise RecordError(
            6, f"rules: the record was played by version {header.rules}, this is version {title.rules_version}"
        )
    salt = "\n".join(header.lines)
    reader = Reader(text.split("\n"), len(header.lines))
    try:
        title.variant(header.variant, header.seats)
    except PosterityError as error:
        raise RecordError(3, str(error)) from None
    try:
        title.picked(header.picks)
    except PosterityError as error:
        raise RecordError(len(FIELDS) + 2, f"picks: {error}") from None
    game = new(title, header.variant, header.seats, reader, header.names, listening, header.picks)
    last = NOBODY
    checked = False  # the line before was a digest, and right
    while True:
        line = reader.next()
        if line.startswith("digest "):
            if checked:
                raise RecordError(reader.at, "a digest stands here twice")
            _check_digest(line[len("digest ") :], title.digest(game.state, salt), reader.at)
            checked = True
            continue
        if line.startswith("end "):
            expected = _end(game)
            if not checked:
                raise RecordError(reader.at, "a digest is missing before the end")
            if line != expected:
                raise RecordError(reader.at, f"expected {expected!r}, got {line!r}")
            break
        seat, action = _choice(line, reader.at, header.seats)
        if checked != (last not in (NOBODY, seat)):
            raise RecordError(reader.at, f"a digest is {'out of place' if checked else 'missing'} before this line")
        if game.over:
            raise RecordError(reader.at, "the game is over; expected 'end ...'")
        if seat != game.seat:
            raise RecordError(reader.at, f"P{game.seat + 1} is asked here, not P{seat + 1}")
        game.hold = reader.ends_held()
        try:
            game.play(title.actions.parse(action))
        except RecordError:
            raise
        except PosterityError as error:
            raise RecordError(reader.at, str(error)) from None
        last = seat
        checked = False
    if any(reader.lines[reader.at :]):
        raise RecordError(reader.at + 1, "nothing may follow the end")
    game.hold = False
    game.chance = chance or LiveChance()
    return game


def _check_digest(found: str, expected: str, line: int) -> None:
    if found != expected:
        raise RecordError(line, f"the game drifts: the digest is {found}, but the table here gives {expected}")


def _choice(line: str, at: int, seats: int) -> tuple[int, str]:
    for seat in range(seats):
        start = f"P{seat + 1} "
        if line.startswith(start):
            return seat, line[len(start) :]
    raise RecordError(at, f"expected 'P1 <action>', 'digest ...' or 'end ...', got {line!r}")
