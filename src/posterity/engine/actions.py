"""The words of a title: its things, and its actions as a fixed, numbered table."""

from __future__ import annotations

import difflib
from typing import Final

from posterity.engine.errors import UnknownAction


class Domain:
    """A closed list of alike things (colours, goods, places): a number in code, a word in text."""

    __slots__ = ("ids", "kind", "names", "words")

    def __init__(self, kind: str, names: list[str]) -> None:
        self.kind: Final = kind
        self.names: Final = names
        self.ids: Final = {name: i for i, name in enumerate(names)}
        self.words: Final = [f"{kind}-{name}" for name in names]  # message ids

    def __len__(self) -> int:
        return len(self.names)


class Action:
    """One choice, made once for the whole title: compare it with `is`, learn it by `index`."""

    __slots__ = ("index", "text", "verb", "x", "y")

    def __init__(self, verb: Verb, x: int, y: int, index: int, text: str) -> None:
        self.verb: Final = verb
        self.x: Final = x
        self.y: Final = y
        self.index: Final = index
        self.text: Final = text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def args(self) -> dict[str, str]:
        """What the action is about, by kind of thing: {"space": "crafts", "colour": "pink"}."""
        found: dict[str, str] = {}
        values = (self.x, self.y)
        for domain, value in zip(self.verb.domains, values, strict=False):
            found[domain.kind] = domain.names[value]
        return found

    def things(self) -> list[str]:
        """The ids of the things on the board that the action touches, for lighting them up."""
        return [f"{kind}:{name}" for kind, name in self.args().items()]


class Verb:
    """A family of actions with up to two arguments, such as take(space, colour)."""

    __slots__ = ("actions", "cols", "domains", "name")

    def __init__(self, table: ActionTable, name: str, *domains: Domain) -> None:
        assert len(domains) <= 2, f"{name}: split a choice of more than two things into smaller ones"
        self.name: Final = name
        self.domains: Final[tuple[Domain, ...]] = domains
        rows = len(domains[0]) if domains else 1
        self.cols: Final[int] = len(domains[1]) if len(domains) > 1 else 1
        self.actions: Final[list[Action]] = []
        for x in range(rows):
            for y in range(self.cols):
                words = [domain.names[i] for domain, i in zip(domains, (x, y), strict=False)]
                self.actions.append(table.add(self, x, y, " ".join([name, *words])))

    def of(self, x: int = 0, y: int = 0) -> Action:
        return self.actions[x * self.cols + y]


class ActionTable:
    """Every action that a title knows, numbered."""

    __slots__ = ("actions", "by_text")

    def __init__(self) -> None:
        self.actions: Final[list[Action]] = []
        self.by_text: Final[dict[str, Action]] = {}

    def add(self, verb: Verb, x: int, y: int, text: str) -> Action:
        assert text not in self.by_text, f"two actions are written {text!r}"
        action = Action(verb, x, y, len(self.actions), text)
        self.actions.append(action)
        self.by_text[text] = action
        return action

    def parse(self, text: str) -> Action:
        action = self.by_text.get(text)
        if action is None:
            near = difflib.get_close_matches(text, self.by_text, n=3, cutoff=0.5)
            hint = f"; did you mean {' or '.join(repr(t) for t in near)}?" if near else ""
            raise UnknownAction(f"there is no action {text!r}{hint}")
        return action
