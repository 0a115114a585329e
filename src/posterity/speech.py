"""Messages in the player's language: what the rules tell as ids and arguments, spoken through Fluent."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from posterity.contract.face import TOLD_APART
from posterity.engine import Action, Event, Refusal, Result, Standing, State, Title
from posterity.games import face, home

if TYPE_CHECKING or find_spec("fluent"):
    from fluent.runtime import FluentBundle, FluentResource
else:
    from posterity.messages import FluentBundle, FluentResource

LANGUAGES = ["en", "pl", "ru"]

SEAT = "seat"  # the kind of things that are seats: P1, P2, …


def _span(least: str, most: str) -> str:
    """One amount, or those between two."""
    text = least if least == most else f"{least} … {most}"
    return text.replace("-", "−")


class Speech:
    """One title in one language. A message may be worded otherwise in a variant: in its attribute of that name."""

    def __init__(self, title: Title[Any], language: str = "en", variant: str = "") -> None:
        self.face = face(title)
        self.variant = variant
        self.bundle = FluentBundle([language], use_isolating=False)
        for package in ("posterity", home(title)):
            text = files(package).joinpath("locale", f"{language}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))

    def __call__(self, message: str, args: Mapping[str, object] | None = None) -> str:
        """The message, with numbers as numbers so that plurals come out right."""
        if not self.bundle.has_message(message):
            return message
        found = self.bundle.get_message(message)
        pattern = found.attributes.get(self.variant, found.value)
        assert pattern is not None, f"{message} has no text"
        text, errors = self.bundle.format_pattern(pattern, dict(args or {}))
        assert not errors, f"{message}: {errors}"
        return str(text)

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def _word(self, s: State, kind: str, name: str, seat: int, names: list[str]) -> str | int:
        """A thing as a word: a seat by its name, and what the title has no word for by its message. A thing whose
        name is a number stays one, for plurals."""
        if kind == SEAT:
            return names[int(name[1:]) - 1]
        own = self.face.word(s, kind, name, seat, self)
        if not own and name.isdigit():
            return int(name)
        return own or self(f"{kind}-{name}")

    def action(self, s: State, action: Action, seat: int, names: list[str]) -> str:
        words = {kind: self._word(s, kind, name, seat, names) for kind, name in action.args().items()}
        return self(f"action-{action.verb.name}", words)

    def event(self, s: State, event: Event, names: list[str], style: str = "event") -> str:
        """What happened, in a sentence; in the style "short" only as a price or gain."""
        words: dict[str, str | int] = {"who": names[event.seat] if event.seat >= 0 else ""}
        for name, value in event.args().items():
            domain = event.kind.params[name]
            if isinstance(value, int):
                words[name] = value
            elif domain is not None:
                words[name] = self._word(s, domain.kind, value, event.seat, names)
        return self(f"{style}-{event.kind.name}", words)

    def change(self, name: str, before: int, least: int, most: int) -> str:
        """What becomes of a standing: "grain 2 → 0", "time +3"."""
        what = self(f"standing-{name}")
        if name in self.face.flows():
            return self("change-by", {"what": what, "by": _span(f"{least - before:+}", f"{most - before:+}")})
        was = _span(str(before), str(before))
        return self("change", {"what": what, "before": was, "after": _span(str(least), str(most))})

    def changes(self, before: Standing, now: Standing, ends: list[Standing]) -> list[str]:
        """What changes at once, and surely in the end; and what becomes of the rest if there are but a few ways: "men 3
        → 2", "green 2 → 0 or scroll 1 → 0"."""
        limits = {name: (min([end[name] for end in ends]), max([end[name] for end in ends])) for name in before}
        differing = [name for name, (least, most) in limits.items() if least != most]
        apart = differing if len(ends) <= TOLD_APART and len(differing) <= TOLD_APART else []
        told: list[str] = []
        for name, was in before.items():
            least, most = limits[name]
            if name in apart:
                continue
            if not least <= was <= most:
                told.append(self.change(name, was, least, most))
            elif now[name] != was:  # it may come back later
                told.append(self.change(name, was, now[name], now[name]))
        if apart:
            ways = [
                [self.change(name, before[name], end[name], end[name]) for name in apart if end[name] != before[name]]
                for end in ends
            ]
            either = [f"({', '.join(way)})" if len(way) > 1 else "".join(way) or self("change-nothing") for way in ways]
            told.append(reduce(lambda one, other: self("change-or", {"one": one, "other": other}), either))
        return told

    def why_not(self, refusal: Refusal) -> str:
        what = ", ".join(self(word) for word in refusal.what.split())
        args = {"need": refusal.need, "have": refusal.have, "what": what}
        return self(f"why-{refusal.reason}", args)

    def ask(self, step: str) -> str:
        return self(f"ask-{step}")

    def level(self, result: Result) -> str:
        return self(f"level-{result.level}") if result.level else ""
