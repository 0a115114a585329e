"""No drawing stands in two places: what the board draws and what is left of a game come from one source."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
DRAWN_IN = ["src", "web/src", "web/scripts", "web/public", "tests/titles"]
KINDS = {".html", ".json", ".mjs", ".py", ".svelte", ".svg", ".toml", ".ts"}
# Written by `npm run icons` and `npm run pictures`, or by the server as it is played.
WRITTEN = re.compile(
    r"/(icons\.json|picture\.svg|favicon\.svg|samples/[^/]*|dist/.*|server/web/.*)$|^web/src/icons\.ts$"
)
PATH = re.compile(r"(?<![\w.])[Mm] ?-?[\d.][-\d., MmLlHhVvCcSsQqTtAaZz]{23,}")


def test_every_path_stands_once() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for folder in DRAWN_IN:
        for file in sorted((ROOT / folder).rglob("*")):
            name = file.relative_to(ROOT).as_posix()
            if file.suffix not in KINDS or WRITTEN.search(name) or "node_modules" in file.parts:
                continue
            text = re.sub(r"""(["'])\s*\n\s*f?\1""", "", file.read_text(encoding="utf-8"))  # strings in several lines
            for path in PATH.findall(text):
                found[re.sub(r"[\s,]+", " ", path).strip()].append(name)
    assert len(found) > 150, "paths are no longer found"
    twice = {path: names for path, names in found.items() if len(names) > 1}
    assert not twice, "\n".join(f"{path[:60]}…: {', '.join(names)}" for path, names in twice.items())
