"""Fluent messages without a library, as far as ours go: for where only the standard library is, as in a browser.

There are texts with `{ $argument }` and `{ "text" }` in them, attributes, and choices among variants by a number, its
plural or a word. What stands here gives the same texts as fluent.runtime; tests compare all messages of all titles.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

Arguments = Mapping[str, object]

ID: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
KEY: Final = re.compile(r"\s*(\*?)\[\s*([^\]\s]+)\s*\][^\S\n]*")
TEXT: Final = re.compile(r"[^{}\n]+")
NEXT_LINE: Final = re.compile(r"(?:[^\S\n]*\n)+( +)(?=[^\s.\[*}])")  # of the same text
ASSIGNED: Final = re.compile(r"[^\S\n]*=[^\S\n]*")
ATTRIBUTE: Final = re.compile(r"\s*\n +\.")
PLACED: Final = re.compile(r'\{\s*(?:"([^"\\]*)"\s*\}|\$([\w-]+)\s*(\}|->))')
CLOSED: Final = re.compile(r"\s*\}")
SKIPPED: Final = re.compile(r"(?:\s*\n|\s+|#[^\n]*)*")


def _english(n: int) -> str:
    return "one" if n == 1 else "other"


def _polish(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"


def _russian(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"


PLURALS: Final[dict[str, Callable[[int], str]]] = {"en": _english, "pl": _polish, "ru": _russian}
THOUSANDS: Final = {"en": ",", "pl": "\u00a0", "ru": "\u00a0"}


class Choice:
    """Variants, of which the argument chooses one."""

    def __init__(self, argument: str, variants: dict[str, Pattern], usual: str) -> None:
        self.argument = argument
        self.variants = variants
        self.usual = usual

    def chosen(self, bundle: FluentBundle, args: Arguments) -> Pattern:
        """The first that fits: a number as it is or by its plural, a word as it is."""
        value = args[self.argument]
        is_number = isinstance(value, int)
        plural = bundle.plural(value) if isinstance(value, int) else ""
        for key, variant in self.variants.items():
            if key == plural or (key == str(value) and key.isdigit() == is_number):
                return variant
        return self.variants[self.usual]


class Argued(str):
    """The name of an argument that stands in a text."""


Part = str | Argued | Choice
Pattern = list[Part]


class Message:
    def __init__(self, value: Pattern | None, attributes: dict[str, Pattern]) -> None:
        self.value = value
        self.attributes = attributes


class FluentResource:
    """A file of messages."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.messages: dict[str, Message] = {}
        while self._skip():
            name = self._take(ID)[0]
            value = self._assigned()
            attributes: dict[str, Pattern] = {}
            while found := ATTRIBUTE.match(self.text, self.at):
                self.at = found.end()
                attribute = self._take(ID)[0]
                attributes[attribute] = self._assigned()
            self.messages[name] = Message(value or None, attributes)

    def _skip(self) -> bool:
        """Over blank lines and comments; whether there is anything after them."""
        self._take(SKIPPED)
        return self.at < len(self.text)

    def _take(self, expected: re.Pattern[str]) -> re.Match[str]:
        found = expected.match(self.text, self.at)
        if found is None:
            raise ValueError(f"line {self.text.count(chr(10), 0, self.at) + 1}: not a message that is understood here")
        self.at = found.end()
        return found

    def _assigned(self) -> Pattern:
        self._take(ASSIGNED)
        return self._pattern()

    def _pattern(self) -> Pattern:
        """Until the text ends; lines that go on are put together without what all of them are indented by."""
        parts: list[tuple[int, Part]] = []  # how far a new line is indented, else -1; what stands there
        while self.at < len(self.text):
            if found := TEXT.match(self.text, self.at):
                self.at = found.end()
                parts.append((-1, found[0]))
            elif self.text[self.at] == "{":
                parts.append((-1, self._placed()))
            elif found := NEXT_LINE.match(self.text, self.at):
                self.at = found.end()
                parts.append((len(found[1]), "\n" * found[0].count("\n")))
            else:
                break
        least = min((indent for indent, _ in parts if indent >= 0), default=0)
        whole: Pattern = [
            part + " " * (indent - least) if indent >= 0 and isinstance(part, str) else part for indent, part in parts
        ]
        if parts and parts[0][0] >= 0:
            whole[0] = ""
        if whole and type(whole[-1]) is str:
            whole[-1] = whole[-1].rstrip()
        return whole

    def _placed(self) -> Part:
        """What stands in braces."""
        found = self._take(PLACED)
        if found[2] is None:
            return found[1]
        if found[3] == "}":
            return Argued(found[2])
        variants: dict[str, Pattern] = {}
        usual = ""
        while key := KEY.match(self.text, self.at):
            self.at = key.end()
            variants[key[2]] = self._pattern()
            usual = key[2] if key[1] else usual
        self._take(CLOSED)
        return Choice(found[2], variants, usual)


class FluentBundle:
    """Messages in a language."""

    def __init__(self, languages: list[str], use_isolating: bool = False) -> None:
        self.language = languages[0]
        self.messages: dict[str, Message] = {}

    def add_resource(self, resource: FluentResource) -> None:
        for name, message in resource.messages.items():
            self.messages.setdefault(name, message)

    def has_message(self, name: str) -> bool:
        return name in self.messages

    def get_message(self, name: str) -> Message:
        return self.messages[name]

    def plural(self, n: int) -> str:
        return PLURALS[self.language](abs(n))

    def format_pattern(self, pattern: Pattern, args: Arguments) -> tuple[str, list[Exception]]:
        return "".join([self._said(part, args) for part in pattern]), []

    def _said(self, part: Part, args: Arguments) -> str:
        if isinstance(part, Choice):
            return self.format_pattern(part.chosen(self, args), args)[0]
        if not isinstance(part, Argued):
            return part
        value = args[part]
        return f"{value:,}".replace(",", THOUSANDS[self.language]) if isinstance(value, int) else str(value)
