"""Messages in the player's language: what the rules tell as ids and arguments, spoken through Fluent."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from posterity.engine import Action, Event, Refusal, Result, State, Title

LANGUAGES = ["en", "pl", "ru"]


class Speech:
    """One title in one language."""

    def __init__(self, title: Title[Any], language: str = "en") -> None:
        self.title = title
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in ("locale", f"games/{title.name}/locale"):
            text = files("posterity").joinpath(folder, f"{language}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))

    def __call__(self, message: str, args: Mapping[str, object] | None = None) -> str:
        """The message, with numbers as numbers so that plurals come out right."""
        if not self.bundle.has_message(message):
            return message
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, f"{message} has no text"
        text, errors = self.bundle.format_pattern(pattern, dict(args or {}))
        assert not errors, f"{message}: {errors}"
        return str(text)

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def _words(self, s: State, kinds: Mapping[str, tuple[str, str] | int]) -> dict[str, object]:
        """Things as words, amounts as numbers. A thing whose name is a number stays one, for plurals."""
        words: dict[str, object] = {}
        for name, value in kinds.items():
            if isinstance(value, int):
                words[name] = value
            elif value[1].isdigit():
                words[name] = int(value[1])
            else:
                words[name] = self.title.word(s, value[0], value[1], self)
        return words

    def action(self, s: State, action: Action) -> str:
        kinds = {kind: (kind, name) for kind, name in action.args().items()}
        return self(f"action-{action.verb.name}", self._words(s, kinds))

    def event(self, s: State, event: Event, names: list[str], style: str = "event") -> str:
        """What happened, in a sentence; in the style "short" only as a price or gain."""
        kinds: dict[str, tuple[str, str] | int] = {}
        for name, value in event.args().items():
            domain = event.kind.params[name]
            if isinstance(value, int):
                kinds[name] = value
            elif domain is not None:
                kinds[name] = (domain.kind, value)
        words = self._words(s, kinds)
        words["who"] = names[event.seat] if event.seat >= 0 else ""
        return self(f"{style}-{event.kind.name}", words)

    def why_not(self, refusal: Refusal) -> str:
        what = ", ".join(self(word) for word in refusal.what.split())
        args = {"need": refusal.need, "have": refusal.have, "what": what}
        return self(f"why-{refusal.reason}", args)

    def ask(self, step: str) -> str:
        return self(f"ask-{step}")

    def level(self, result: Result) -> str:
        return self(f"level-{result.level}") if result.level else ""
