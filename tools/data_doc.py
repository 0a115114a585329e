"""Write docs/data.md from the titles' data files, or check that it is fresh."""

from __future__ import annotations

import sys
from pathlib import Path

from posterity.engine.data import SOURCES, Fact, load

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "docs" / "data.md"

INTRODUCTION = """# Where the numbers come from

*Generated from the titles' `data.toml` by `make docs`.*

The rulebooks print many values only in pictures. Every value in Posterity therefore says where it comes from:

- **rulebook**: printed in the rulebook's text, or it follows from one of its examples;
- **reported**: told by one source outside the rulebook;
- **reconstructed**: ours, where nothing is known; chosen to fit everything that is known, and marked † wherever
  a player meets it.

If you own the box, you can correct any value without touching the program. Write the keys below with the right
values into a file of your own and name it with `--edition`:

```toml
# my-box.toml
[life]
lap = 12

[customers]
c06 = { points = 4 }
```

An edition file changes values, not shapes: a list keeps its length, and no card or space is added. A mistake in it
is told with the key, the problem and the expected form. A recorded game carries its corrections with it.
"""


def scalars(value: object) -> int:
    """How many single values a fact holds."""
    if isinstance(value, dict):
        return sum(scalars(v) for v in value.values())
    if isinstance(value, list):
        return sum(scalars(v) for v in value)
    return 1


def shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}: {shown(v)}" for name, v in value.items())
    if isinstance(value, list):
        return ", ".join(shown(v) for v in value)
    return str(value)


def document() -> str:
    titles: dict[str, list[Fact]] = {}
    for path in sorted((ROOT / "src" / "posterity" / "games").glob("*/data.toml")):
        titles[path.parent.name] = list(load(path.read_text(encoding="utf-8")))
    lines = [INTRODUCTION, "## How many of each", "", f"| title | {' | '.join(SOURCES)} | facts | single values |"]
    lines.append("|---|" + "---:|" * (len(SOURCES) + 2))
    for name, facts in titles.items():
        counts = [sum(fact.source == source for fact in facts) for source in SOURCES]
        values = sum(scalars(fact.value) for fact in facts)
        lines.append(f"| {name} | {' | '.join(map(str, counts))} | {len(facts)} | {values} |")
    for name, facts in titles.items():
        lines += ["", f"## {name}", "", "| key | value | source | note |", "|---|---|---|---|"]
        lines += [f"| `{f.key}` | {shown(f.value)} | {f.source} | {f.note} |" for f in facts]
    return "\n".join(lines) + "\n"


def main() -> None:
    text = document()
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            sys.exit("docs/data.md is not what the data files say: run `make docs` and commit it")
        print("docs/data.md is fresh")
    else:
        TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
