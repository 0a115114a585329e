"""Write docs/data.md from the titles' data files, or check that it is fresh."""

from __future__ import annotations

import sys
from pathlib import Path

from posterity.engine.data import RULEBOOK, SOURCES, Fact, load

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "docs" / "data.md"

INTRODUCTION = """# Where the numbers come from

*Generated from the titles' `data.toml`, `balance.md` and `shapes.md` by `make docs`.*

The rulebooks print many values only in pictures. Every value in Posterity therefore says where it comes from:

- **rulebook**: printed in the rulebook's text, or it follows from one of its examples;
- **reported**: told by one source outside the rulebook;
- **reconstructed**: ours, where nothing is known; chosen to fit everything that is known, and marked † where
  a player asks about it.

Where the parts of a card come from different sources, the source of the most of them stands first, and the parts that
are not from the rulebook have a † here too.

If you own the box, you can correct any value without touching the program. Write the keys below with the right
values into a file of your own and name it with `--edition`:

```toml
# my-box.toml
[life]
lap = 12

[customers]
c06 = { points = 4 }
```

How many cards there are and for how many players a list stands is certain, and such a list keeps its length. What
nobody knows can have another shape as well: a list below that says how many values it may have, and what is told of the
shapes of each title. A mistake is told with the key, the problem and the expected form. A recorded game carries its
corrections with it.
"""


def scalars(value: object) -> int:
    """How many single values a fact holds."""
    if isinstance(value, dict):
        return sum(scalars(v) for v in value.values())
    if isinstance(value, list):
        return sum(scalars(v) for v in value)
    return 1


def by_source(fact: Fact) -> dict[str, int]:
    """How many single values of a fact come from each source."""
    counts = dict.fromkeys(SOURCES, 0)
    if isinstance(fact.value, dict):
        for field, value in fact.value.items():
            counts[fact.source_of(field)] += scalars(value)
    else:
        counts[fact.source] += scalars(fact.value)
    return counts


def value_of(fact: Fact) -> str:
    """The value; where its parts have different sources, with a mark at those that are not printed."""
    if not fact.fields or not isinstance(fact.value, dict):
        return shown(fact.value)
    marks = {field: "" if fact.source_of(field) == RULEBOOK else "†" for field in fact.value}
    return ", ".join(f"{field}: {shown(value)}{marks[field]}" for field, value in fact.value.items())


def source_of(fact: Fact) -> str:
    parts = [fact.source]
    for source in SOURCES:
        fields = [field for field, other in fact.fields.items() if other == source]
        if fields:
            parts.append(f"{source}: {', '.join(fields)}")
    return "; ".join(parts)


def note_of(fact: Fact) -> str:
    """Its note, and how many values an edition may give where that is left open."""
    open_to = [] if fact.lengths is None else [f"{fact.lengths[0]} to {fact.lengths[1]} values"]
    return "; ".join([*([fact.note] if fact.note else []), *open_to])


def shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}: {shown(v)}" for name, v in value.items())
    if isinstance(value, list):
        return ", ".join(shown(v) for v in value)
    return str(value)


def document() -> str:
    titles: dict[str, list[Fact]] = {}
    texts: dict[str, list[str]] = {}
    for path in sorted((ROOT / "src" / "posterity" / "games").glob("*/data.toml")):
        titles[path.parent.name] = list(load(path.read_text(encoding="utf-8")))
        texts[path.parent.name] = [
            path.with_name(name).read_text(encoding="utf-8") for name in ("balance.md", "shapes.md")
        ]
    lines = [
        INTRODUCTION,
        "## How many of each",
        "",
        "Counted in single values; a fact, such as a card, may have several.",
        "",
    ]
    lines += [f"| title | {' | '.join(SOURCES)} | single values | facts |", "|---|" + "---:|" * (len(SOURCES) + 2)]
    for name, facts in titles.items():
        counts = [sum(by_source(fact)[source] for fact in facts) for source in SOURCES]
        lines.append(f"| {name} | {' | '.join(map(str, counts))} | {sum(counts)} | {len(facts)} |")
    for name, facts in titles.items():
        lines += ["", f"## {name}", "", *texts[name], "| key | value | source | note |", "|---|---|---|---|"]
        lines += [f"| `{f.key}` | {value_of(f)} | {source_of(f)} | {note_of(f)} |" for f in facts]
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
