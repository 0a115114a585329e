"""A game as it stands, with all that happened in it, as a file: to be gone on with elsewhere. See docs/protocol.md."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from posterity.bots import BOTS
from posterity.contract.manifest import SEATS
from posterity.engine import NOBODY, Game, PosterityError, Title
from posterity.engine import record as records
from posterity.games import title as make_title
from posterity.table.answers import CHANCE, CHOICE, END_TURN, UNDO, Answer, Damaged, by_version, checked
from posterity.table.around import Stored
from posterity.table.snapshot import Told
from posterity.table.table import REMEMBERED_CHOICES, Agreed, Refused, Table, load, passes_on

FORM: Final = 1
MOST_ANSWERS: Final = 20_000
LONGEST: Final = {"text": 2000, "move": 64, "digest": 16}  # characters of a part of an answer
LAST_DAY: Final = 1e11  # far away
KINDS: Final = ("person", "bot")
PARTS: Final = ("agreed", "names", "edition", "answers")


class Brought(NamedTuple):
    """A game that is to be gone on with, as it was agreed and answered so far."""

    agreed: Agreed  # of a table that has no id yet
    names: list[str]
    edition: dict[str, object]
    answers: list[Answer]
    over: bool


def form(stored: Stored) -> Told:
    """A stored table as a file. All that is hidden is in it."""
    agreed = stored.agreed()._asdict()
    del agreed["table"]
    return {
        "posterity": FORM,
        "agreed": agreed,
        "names": stored.names(),
        "edition": stored.edition or {},
        "answers": stored.answers,
    }


def read_game(text: str) -> Brought:
    """The game of such a file, played again from its beginning: every answer must be possible, every digest right."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PosterityError(f"not a game: not valid JSON ({error})") from None
    if not isinstance(found, dict) or found.get("posterity") != FORM:
        raise PosterityError(f'not a game: expected an object with "posterity": {FORM}')
    for part in PARTS:
        if part not in found:
            raise PosterityError(f"{part}: is missing; a game has {', '.join(PARTS)}")
    edition = found["edition"]
    if not isinstance(edition, dict):
        raise PosterityError(f"edition: expected an object with the corrected values, got {_quoted(edition)}")
    agreed = _agreed(found["agreed"])
    names = _names(found["names"], len(agreed.kinds))
    answers = _answers(found["answers"], len(names))
    title = make_title(agreed.title, edition or None)
    title.variant(agreed.variant, len(names))
    try:
        title.picked([*agreed.picks])
    except PosterityError as error:
        raise PosterityError(f"agreed.picks: {error}") from None
    if agreed.rules != title.rules_version:
        raise PosterityError(
            f"agreed.rules: the game was begun under version {agreed.rules} of the rules, here they are at version "
            f"{title.rules_version}: it can only be gone on with where it was begun"
        )
    table, signed = _told_again(agreed, title, names, answers)
    return Brought(agreed, names, title.edition, signed, table.game.over)


def _agreed(found: object) -> Agreed:
    if not isinstance(found, dict):
        raise PosterityError(f"agreed: expected an object, got {_quoted(found)}")
    usual = Agreed("", "", "", (), (), 0)._asdict()
    for name in found:
        if name not in usual or name == "table":
            raise PosterityError(f"agreed: there is no {_quoted(name)}; there are: {', '.join([*usual][1:])}")
    for name in ("title", "variant", "kinds", "bots", "rules"):
        if name not in found:
            raise PosterityError(f"agreed.{name}: is missing")
    for name in ("title", "variant"):
        if not isinstance(found[name], str):
            raise PosterityError(f"agreed.{name}: expected a name, got {_quoted(found[name])}")
    for name in ("confirm", "hints"):
        if not isinstance(found.get(name, False), bool):
            raise PosterityError(f"agreed.{name}: expected true or false, got {_quoted(found[name])}")
    if not _is_number(found["rules"], 0):
        raise PosterityError(f"agreed.rules: expected the version of the rules, got {_quoted(found['rules'])}")
    seed = found.get("seed")
    if seed is not None and not _is_number(seed, 0, records.MOST_SEED):
        raise PosterityError(f"agreed.seed: expected a number up to {records.MOST_SEED}, got {_quoted(seed)}")
    kinds, bots = found["kinds"], found["bots"]
    if not isinstance(kinds, list) or not 0 < len(kinds) <= SEATS or any(kind not in KINDS for kind in kinds):
        raise PosterityError(f'agreed.kinds: expected "person" or "bot" for each seat, got {_quoted(kinds)}')
    if not isinstance(bots, list) or len(bots) != len(kinds):
        raise PosterityError(f"agreed.bots: expected {len(kinds)}, one for each seat, got {_quoted(bots)}")
    for seat, (kind, bot) in enumerate(zip(kinds, bots, strict=True)):
        if bot not in (tuple(BOTS) if kind == "bot" else ("",)):
            known = f"one of {', '.join(BOTS)}" if kind == "bot" else "nothing, as a person sits there"
            raise PosterityError(f"agreed.bots: seat {seat + 1}: expected {known}, got {_quoted(bot)}")
    picks = found.get("picks", [""] * len(kinds))
    if not isinstance(picks, list) or len(picks) != len(kinds) or not all(isinstance(pick, str) for pick in picks):
        raise PosterityError(f"agreed.picks: expected {len(kinds)} names, one for each seat, got {_quoted(picks)}")
    return Agreed(**{**usual, **found, "kinds": tuple(kinds), "bots": tuple(bots), "picks": tuple(picks)})


def _names(found: object, seats: int) -> list[str]:
    if not isinstance(found, list) or len(found) != seats:
        raise PosterityError(f"names: expected {seats}, one for each seat, got {_quoted(found)}")
    for name in found:
        if not isinstance(name, str) or name != records.clean_name(name):
            raise PosterityError(f"names: expected names of up to {records.LONGEST_NAME} signs, got {_quoted(name)}")
    return found


def _answers(found: object, seats: int) -> list[Answer]:
    if not isinstance(found, list) or len(found) > MOST_ANSWERS:
        raise PosterityError(f"answers: expected a list of at most {MOST_ANSWERS}, got {_quoted(found)}")
    answers: list[Answer] = []
    for number, one in enumerate(found):
        if not isinstance(one, list) or len(one) != len(Answer._fields):
            raise PosterityError(f"answer {number}: expected [{', '.join(Answer._fields)}], got {_quoted(one)}")
        answer = Answer(*one)
        if not (
            _is_number(answer.number, 0)
            and _is_number(answer.version, 0)
            and _is_number(answer.seat, NOBODY, seats - 1)
        ):
            raise PosterityError(f"answer {number}: expected its number, its version and a seat, got {_quoted(one)}")
        if answer.kind not in (CHOICE, CHANCE, UNDO, END_TURN):
            raise PosterityError(f"answer {number}: there is no kind {_quoted(answer.kind)}")
        if answer.kind == CHANCE and (answer.seat != NOBODY or answer.move):
            raise PosterityError(f"answer {number}: chance has seat {NOBODY} and no move, got {_quoted(one)}")
        for name, longest in LONGEST.items():
            text = getattr(answer, name)
            if not isinstance(text, str) or len(text) > longest or not text.isprintable():
                raise PosterityError(f"answer {number}: {name}: expected up to {longest} signs, got {_quoted(text)}")
        if isinstance(answer.at, bool) or not isinstance(answer.at, int | float) or not 0 <= answer.at < LAST_DAY:
            raise PosterityError(f"answer {number}: at: expected seconds since 1970, got {_quoted(answer.at)}")
        answers.append(answer._replace(at=float(answer.at)))
    try:
        checked(answers)
    except Damaged as error:
        raise PosterityError(str(error)) from None
    return answers


def _told_again(
    agreed: Agreed, title: Title[Any], names: list[str], answers: list[Answer]
) -> tuple[Table, list[Answer]]:
    """The table that they lead to, and the answers with a digest wherever one belongs, which records do without."""
    before = [answer for answer in answers if answer.version == 0]
    signed: list[Answer] = []
    earlier: list[Game[Any]] = []  # before each choice that stands: undos of strangers must not cost a game each
    version = 0
    try:
        table = load(agreed, title, names, before)
        if table.closed is not None:
            raise Damaged("it does not begin like that")
        signed += _signed(before, table.game, True)
        for at, group in by_version(answers[len(before) :]):
            version = at
            table.check(group[0].seat, group[0].kind)
            made = table.read(group, earlier.pop() if earlier and group[0].kind == UNDO else None)
            if group[0].kind == CHOICE:
                earlier = [*earlier[1 - REMEMBERED_CHOICES :], table.game]
            signed += _signed(group, made.game, passes_on(made.game, group[0].seat))
            table = table.after(made)
    except Exception as error:  # what never happened can go wrong in any way
        known = error if isinstance(error, Damaged | Refused | PosterityError) else "it cannot have happened"
        raise PosterityError(f"answers: version {version}: {known}") from None
    return table, signed


def _signed(group: list[Answer], game: Game[Any], belongs: bool) -> list[Answer]:
    if any(answer.digest for answer in group[:-1]):
        raise Damaged("a digest is out of place")
    if not group or not belongs:
        return group
    return [*group[:-1], group[-1]._replace(digest=game.title.digest(game.state))]


def _is_number(value: object, least: int, most: int = 2**31 - 1) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _quoted(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 60 else f"{text[:60]} …"
