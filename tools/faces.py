"""Write what the faces of the titles show, as TypeScript for the boards and a chapter of docs/protocol.md; or check it.

A title's `shown`, `printed` and `question` say what they return. These dataclasses become interfaces, a name out of a
domain (`Annotated[str, COLOUR]`) becomes a list of names and the type of its members. The words of a class and the
comment behind a field go along.
"""

from __future__ import annotations

import inspect
import io
import os
import re
import sys
import tokenize
import types
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

ROOT: Final = Path(__file__).parent.parent
os.environ.setdefault("POSTERITY_TITLES", str(ROOT / "tests" / "titles"))

from posterity.contract.face import Face  # noqa: E402  (titles are found when this is imported)
from posterity.engine import Domain  # noqa: E402
from posterity.games import TITLES, face, home, title  # noqa: E402

PROTOCOL: Final = ROOT / "docs" / "protocol.md"
BEGIN: Final = "<!-- views: written by `make docs` -->\n"
END: Final = "<!-- end of the views -->\n"
PLAIN: Final = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
WIDTH: Final = 120


class TypeScript:
    """Follows the fields from a first class on and writes whatever it meets, once."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}
        self.interfaces: dict[str, str] = {}

    def type_of(self, hint: Any) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.domain(args[1]) if isinstance(args[1], Domain) else self.type_of(args[0])
        if origin is Literal:
            return " | ".join(f"'{word}'" if isinstance(word, str) else str(word) for word in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type_of(one) for one in args))
        if origin is list:
            inner = self.type_of(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is dict:
            key, value = self.type_of(args[0]), self.type_of(args[1])
            return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
        if is_dataclass(hint) and isinstance(hint, type):
            return self.interface(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        raise TypeError(
            f"a face cannot show {hint!r}: only dataclasses, lists, dicts, names of domains and plain values"
        )

    def domain(self, domain: Domain) -> str:
        """The type of its names, called after its kind: `Colour`, listed in `COLOURS`."""
        kind = "".join(part.capitalize() for part in domain.kind.split("-"))
        const = re.sub(r"(?<!^)(?=[A-Z])", "_", kind).upper() + "_NAMES"
        names = [f"'{name}'" for name in domain.names]
        line = f"export const {const} = [{', '.join(names)}] as const"
        if len(line) > WIDTH:
            line = f"export const {const} = [\n" + "".join(f"  {name},\n" for name in names) + "] as const"
        text = f"{line}\nexport type {kind} = (typeof {const})[number]"
        assert self.names.setdefault(kind, text) == text, f"two domains are called {domain.kind!r}"
        return kind

    def interface(self, kind: type) -> str:
        if kind.__name__ in self.interfaces:
            return kind.__name__
        assert kind.__name__ not in self.names, f"a domain and a class are both called {kind.__name__!r}"
        self.interfaces[kind.__name__] = ""  # its place in the order, and an end to circles
        comments = _comments(kind)
        lines: list[str] = []
        for name, hint in get_type_hints(kind, include_extras=True).items():
            if name in comments:
                lines.append(f"  /** {comments[name]} */")
            given = [one for one in get_args(hint) if one is not type(None)]
            optional = get_origin(hint) in (Union, types.UnionType) and len(given) < len(get_args(hint))
            wanted = " | ".join(dict.fromkeys(self.type_of(one) for one in given)) if optional else self.type_of(hint)
            lines.append(f"  {name}{'?' if optional else ''}: {wanted}")
        words = " ".join((inspect.getdoc(kind) or "").split())
        about = "" if words.startswith(f"{kind.__name__}(") else f"/** {words} */\n"
        self.interfaces[kind.__name__] = f"{about}export interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}"
        return kind.__name__


def _comments(kind: type) -> dict[str, str]:
    """What is said behind, or right above, each field of a class."""
    found: dict[str, str] = {}
    field, above = "", ""
    for token in tokenize.generate_tokens(io.StringIO(inspect.getsource(kind)).readline):
        words = token.string.lstrip("# ")
        if token.type == tokenize.COMMENT and token.line.lstrip().startswith("#"):
            above = f"{above} {words}".strip()
        elif token.type == tokenize.COMMENT and field:
            found[field] = words
        elif token.type == tokenize.NEWLINE:
            field = ""
        elif token.type == tokenize.NAME and not field and re.match(r"\s+\w+: ", token.line):
            field = token.string
            if above:
                found[field], above = above, ""
    return found


def written(of: Face[Any]) -> TypeScript | None:
    """What a face shows; nothing, if it does not say."""
    script = TypeScript()
    for method in (of.shown, of.printed, of.question):
        told = get_type_hints(method, include_extras=True)["return"]
        for kind in get_args(told) or (told,):
            if is_dataclass(kind):
                script.type_of(kind)
    return script if script.interfaces else None


def board_of(name: str) -> Path:
    """Where the board of a title lies (web/titles.ts)."""
    ours = ROOT / "web" / "src" / "games" / name
    return ours if ours.is_dir() else Path(inspect.getfile(sys.modules[home(title(name))])).parent / "web"


def generated() -> Iterator[tuple[Path, str]]:
    chapters: list[str] = []
    for name in TITLES:
        script = written(face(title(name)))
        if script is None:
            continue
        parts = [*script.names.values(), *script.interfaces.values()]
        yield board_of(name) / "generated.ts", "\n\n".join(["// Written by `make docs` from face.py.", *parts]) + "\n"
        if board_of(name).is_relative_to(ROOT / "web"):
            text = re.sub(r"^export ", "", "\n\n".join(parts), flags=re.MULTILINE)
            chapters.append(f"### {name.capitalize()}\n\n```ts\n{text}\n```\n")
    before, _, rest = PROTOCOL.read_text(encoding="utf-8").partition(BEGIN)
    yield PROTOCOL, before + BEGIN + "\n" + "\n".join(chapters) + "\n" + END + rest.partition(END)[2]


def main() -> None:
    for file, text in generated():
        if "--check" not in sys.argv:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            sys.exit(f"{file.relative_to(ROOT)} is not what the faces show: run `make docs` and commit it")
    if "--check" in sys.argv:
        print("what the faces show is fresh")


if __name__ == "__main__":
    main()
