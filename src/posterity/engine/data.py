"""Component values with their source, and the corrections of somebody who owns the box.

A data file is TOML; every fact in it is a table `{ value = …, source = …, note = … }`. Where the value is itself a
table, such as a card, some of its fields may have another source: `rulebook = ["sex", "effect"]`. An edition
file has the same keys with plain values. How many cards and places for helpers there are belongs to the title, and a
list keeps its length. Only one whose fact has `lengths = [2, 24]` may be as short or as long as that: a track of
which nobody knows how many spaces it has. Other shapes, such as a map, are values too, which the title reads. What a
table agrees to play otherwise than usual, its house rules, are facts below `house`, true or false, so that whoever
keeps the edition keeps them as well.

No number is larger than `MOST` unless its fact says so. A fact that decides how much lies on a table, or for how long
it is played, has a tighter bound of its own: `most = 12`, and `least = 1` where less cannot be played. Editions come
from strangers, so whatever is wrong with one is told shortly and in letters that can be shown anywhere.
"""

from __future__ import annotations

import copy
import reprlib
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from posterity.engine.errors import DataError

RULEBOOK: Final = "rulebook"
SOURCES: Final = [RULEBOOK, "reported", "reconstructed"]
EDITION: Final = "edition"
HOUSE: Final = "house"

MOST: Final = 99  # nothing printed on a component is larger
LONGEST_TEXT: Final = 200  # characters

SHORT: Final = reprlib.Repr()
SHORT.maxstring = SHORT.maxother = 60
SHORT.maxlevel = 3


class Fact:
    """One value, where it comes from, and what its numbers may be. Titles share it, so nobody changes it."""

    __slots__ = ("fields", "key", "least", "lengths", "most", "note", "source", "value")

    def __init__(
        self,
        key: str,
        value: object,
        source: str,
        note: str,
        fields: dict[str, str],
        least: int = -MOST,
        most: int = MOST,
        lengths: tuple[int, int] | None = None,
    ) -> None:
        self.key: Final = key
        self.value: Final = value
        self.source: Final = source
        self.note: Final = note
        self.fields: Final = fields  # the source of each field that has another one
        self.least: Final = least
        self.most: Final = most
        self.lengths: Final = lengths  # how short and how long an edition may make the list; none: as long as it is

    def source_of(self, field: str) -> str:
        return self.fields.get(field, self.source)

    def doubtful(self) -> bool:
        """Whether any of it rests on something else than the rulebook or the box."""
        return any(source not in (RULEBOOK, EDITION) for source in (self.source, *self.fields.values()))


class Facts:
    """The facts of a title by dotted key, with an edition's corrections laid over them."""

    __slots__ = ("by_key", "edition")

    def __init__(self, by_key: dict[str, Fact], edition: dict[str, object]) -> None:
        self.by_key: Final = by_key
        self.edition: Final = edition

    def __iter__(self) -> Iterator[Fact]:
        return iter(self.by_key.values())

    def under(self, prefix: str) -> list[str]:
        """The last parts of all keys below `prefix`, in the file's order."""
        start = prefix + "."
        return [key[len(start) :] for key in self.by_key if key.startswith(start)]

    def number(self, key: str, least: int = 0) -> int:
        fact = self.by_key[key]
        value = fact.value
        assert isinstance(value, int)
        return within(key, value, least, fact.most)

    def numbers(self, key: str, least: int = 0) -> list[int]:
        fact = self.by_key[key]
        value = fact.value
        assert isinstance(value, list)
        found: list[int] = []
        for i, n in enumerate(value):
            assert isinstance(n, int)
            found.append(within(f"{key}[{i + 1}]", n, least, fact.most))
        return found

    def words(self, key: str) -> list[str]:
        value = self.by_key[key].value
        assert isinstance(value, list)
        return [str(word) for word in value]

    def agreed(self, rule: str) -> bool:
        """Whether the table plays by that house rule."""
        value = self.by_key[f"{HOUSE}.{rule}"].value
        assert isinstance(value, bool)
        return value

    def text(self, key: str) -> str:
        value = self.by_key[key].value
        assert isinstance(value, str)
        return value

    def table(self, key: str) -> dict[str, object]:
        """A card and the like; whoever gets it may change it."""
        value = self.by_key[key].value
        assert isinstance(value, dict)
        return {name: part[:] if isinstance(part, list) else part for name, part in value.items()}

    def amounts(self, key: str, text: str, kinds: list[str], most: int = MOST) -> list[int]:
        """An amount of each kind out of words like "2 grain + ox"."""
        counts = [0] * len(kinds)
        for part in text.split("+"):
            words = part.split()
            count = 1
            if len(words) == 2 and words[0].isascii() and words[0].isdigit():
                count = int(words[0])
                words = words[1:]
            if len(words) != 1 or words[0] not in kinds:
                form = f"'{kinds[0]}', '2 {kinds[-1]}' or '{kinds[0]} + {kinds[-1]}' with {', '.join(kinds)}"
                raise DataError(f"{key}: cannot read {text!r}; expected something like {form}")
            counts[kinds.index(words[0])] += count
        for count in counts:
            within(key, count, 0, most)
        return counts


def within(key: str, number: int, least: int, most: int) -> int:
    """The number, if it is neither too small nor too large."""
    if number < least:
        raise DataError(f"{key}: expected a number of at least {least}, got {shown(number)}")
    if number > most:
        raise DataError(f"{key}: expected a number of at most {most}, got {shown(number)}")
    return number


def load(text: str, edition: dict[str, object] | None = None, house: list[str] | None = None) -> Facts:
    """The facts of a title's own data file, and its house rules, corrected by an edition."""
    facts = dict(_printed(text))
    for rule in house or []:
        key = f"{HOUSE}.{rule}"
        facts[key] = Fact(key, False, RULEBOOK, "", {})
    corrections = edition or {}
    _correct(facts, corrections, "")
    return Facts(facts, copy.deepcopy(corrections))  # whoever wrote it may go on changing it


@lru_cache(maxsize=16)
def _printed(text: str) -> dict[str, Fact]:
    """The facts of a data file, read once; shared, so never to be changed."""
    facts: dict[str, Fact] = {}
    for fact in _facts(tomllib.loads(text), ""):
        _check(fact.key, fact.value, fact)
        facts[fact.key] = fact
    return facts


def load_edition(text: str, where: str) -> dict[str, object]:
    """An edition file, read but not yet checked against a title."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{where}: not valid TOML: {error}") from None


def _facts(table: dict[str, object], prefix: str) -> list[Fact]:
    found: list[Fact] = []
    for name, entry in table.items():
        key = f"{prefix}{name}"
        if not isinstance(entry, dict):
            raise DataError(f"{key}: expected {{ value = ..., source = ... }}, got {entry!r}")
        if "value" not in entry:
            found.extend(_facts(entry, key + "."))
            continue
        source, note = entry.get("source"), entry.get("note", "")
        if not isinstance(source, str) or source not in SOURCES:
            raise DataError(f"{key}: source must be one of {', '.join(SOURCES)}, not {source!r}")
        least, most = entry.get("least", -MOST), entry.get("most", MOST)
        extra = set(entry) - {"value", "source", "note", "least", "most", "lengths", *SOURCES}
        if extra or not isinstance(note, str):
            raise DataError(f"{key}: only value, source and a note may stand here, bounds, fields by another source")
        if not isinstance(least, int) or not isinstance(most, int):
            raise DataError(f"{key}: least and most must be whole numbers, not {least!r} and {most!r}")
        fields, lengths = _fields(key, entry, source), _lengths(key, entry)
        found.append(Fact(key, entry["value"], source, note, fields, least, most, lengths))
    return found


def _lengths(key: str, entry: dict[str, object]) -> tuple[int, int] | None:
    """How short and how long the list may be, where the title leaves that open."""
    lengths, value = entry.get("lengths"), entry["value"]
    if lengths is None:
        return None
    if not isinstance(lengths, list) or len(lengths) != 2:
        raise DataError(f"{key}: lengths must be the fewest and the most values, not {lengths!r}")
    fewest, most = lengths
    if not isinstance(fewest, int) or not isinstance(most, int):
        raise DataError(f"{key}: lengths must be whole numbers, not {lengths!r}")
    if not isinstance(value, list) or not 1 <= fewest <= len(value) <= most:
        raise DataError(f"{key}: lengths must be those of a list that keeps to them, not {lengths!r}")
    return fewest, most


def _fields(key: str, entry: dict[str, object], source: str) -> dict[str, str]:
    """The source of each field that has another one than the rest."""
    value = entry["value"]
    fields: dict[str, str] = {}
    for other in SOURCES:
        named = entry.get(other, [])
        if not isinstance(named, list) or (named and other == source):
            raise DataError(f"{key}: {other} must be a list of fields that do not come from {source!r}")
        for field in named:
            if not isinstance(value, dict) or field not in value or field in fields:
                raise DataError(
                    f"{key}: {other} names {field!r}, which is no field of the value or has a source already"
                )
            fields[field] = other
    return fields


def _check(key: str, value: object, fact: Fact) -> None:
    """Refuse numbers and texts that are too large, wherever in the value they are."""
    if isinstance(value, list):
        for i, part in enumerate(value):
            _check(f"{key}[{i + 1}]", part, fact)
    elif isinstance(value, dict):
        for name, part in value.items():
            _check(f"{key}.{name}", part, fact)
    elif isinstance(value, int):
        within(key, value, fact.least, fact.most)
    elif isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            raise DataError(f"{key}: expected a text of at most {LONGEST_TEXT} characters, got {len(value)}")
        if not value.isprintable():
            raise DataError(f"{key}: expected a text without control characters and half letters, got {shown(value)}")


def _correct(facts: dict[str, Fact], table: dict[str, object], prefix: str) -> None:
    for name, entry in table.items():
        key = f"{prefix}{name}"
        fact = facts.get(key)
        if fact is not None:
            value = _corrected(key, _as_long(fact, entry), entry)
            _check(key, value, fact)
            note = "corrected by the edition file"
            facts[key] = Fact(key, value, EDITION, note, {}, fact.least, fact.most, fact.lengths)
        elif any(other.startswith(key + ".") for other in facts):
            if not isinstance(entry, dict):
                raise DataError(f"{key}: expected a table of values, got {shown(entry)}")
            _correct(facts, entry, key + ".")
        else:
            known = sorted({other[len(prefix) :].split(".")[0] for other in facts if other.startswith(prefix)})
            raise _unknown(prefix, name, known)


def _unknown(prefix: str, name: str, known: list[str]) -> DataError:
    plain = name if name.isprintable() and len(name) <= SHORT.maxstring else shown(name)
    return DataError(f"{prefix}{plain}: there is no such value; known here: {', '.join(known)}")


def _as_long(fact: Fact, new: object) -> object:
    """What the title's own value would look like if its list were as long as the new one, where that is left open."""
    if fact.lengths is None or not isinstance(new, list) or not isinstance(fact.value, list):
        return fact.value
    fewest, most = fact.lengths
    if not fewest <= len(new) <= most:
        raise DataError(f"{fact.key}: expected {fewest} to {most} values like {fact.value!r}, got {len(new)}")
    return [fact.value[0]] * len(new)


def _corrected(key: str, old: object, new: object) -> object:
    """`new` in place of `old`, if it has the same shape."""
    if isinstance(old, list):
        if not isinstance(new, list):
            raise DataError(f"{key}: expected a list of {len(old)} values like {old!r}, got {shown(new)}")
        if len(new) != len(old):
            raise DataError(f"{key}: expected {len(old)} values like {old!r}, got {len(new)}")
        return [_corrected(f"{key}[{i + 1}]", o, n) for i, (o, n) in enumerate(zip(old, new, strict=True))]
    if isinstance(old, dict):
        if not isinstance(new, dict):
            raise DataError(f"{key}: expected a table like {old!r}, got {shown(new)}")
        for name in new:
            if name not in old:
                raise _unknown(f"{key}.", name, list(old))
        return {name: _corrected(f"{key}.{name}", o, new[name]) if name in new else o for name, o in old.items()}
    if isinstance(old, str):
        if not isinstance(new, str):
            raise DataError(f"{key}: expected a text like {old!r}, got {shown(new)}")
        return new
    if isinstance(old, bool):
        if not isinstance(new, bool):
            raise DataError(f"{key}: expected true or false, got {shown(new)}")
        return new
    if not isinstance(new, int) or isinstance(new, bool):
        raise DataError(f"{key}: expected a whole number like {old!r}, got {shown(new)}")
    return new


def shown(value: object) -> str:
    """What somebody wrote, for a message: in one line, not too long, whatever it is."""
    try:
        return SHORT.repr(value)
    except ValueError:  # Python itself refuses to write out a number of thousands of digits
        return "a number that is too long to show"
