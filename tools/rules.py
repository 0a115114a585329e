"""Check docs/rules/: every rule is cited by a test, every citation names a rule, translations hold the same rules."""

from __future__ import annotations

import ast
import re
import sys
from itertools import zip_longest
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"^\*\*([A-Z] \d+\.\d+)\*\*", re.MULTILINE)


def documented(folder: Path) -> dict[str, list[str]]:
    """The rule numbers of each title, in the order of its document."""
    return {path.stem: RULE.findall(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.md"))}


def translated(folder: Path) -> dict[str, list[str]]:
    """The rule numbers of each translated book, by its path, such as pl/hush.md."""
    books = sorted(folder.glob("*/*.md"))
    return {p.relative_to(folder).as_posix(): RULE.findall(p.read_text(encoding="utf-8")) for p in books}


def cited(folder: Path) -> dict[str, list[str]]:
    """Each cited rule number with the tests that cite it through `@rule(...)`."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rule":
                    for number in decorator.args:
                        assert isinstance(number, ast.Constant) and isinstance(number.value, str)
                        found.setdefault(number.value, []).append(f"{path.name}::{node.name}")
    return found


def problems(rules: dict[str, list[str]], citations: dict[str, list[str]]) -> list[str]:
    """What does not agree, in words."""
    found: list[str] = []
    known: set[str] = set()
    for title, numbers in rules.items():
        for number in numbers:
            if number in known:
                found.append(f"docs/rules/{title}.md: {number} stands there twice")
            elif number not in citations:
                found.append(f"docs/rules/{title}.md: {number} is cited by no test")
            known.add(number)
    for number, tests in citations.items():
        if number not in known:
            found.append(f"{tests[0]} cites {number}, which is no rule")
    return found


def untrue(rules: dict[str, list[str]], translations: dict[str, list[str]]) -> list[str]:
    """Where a translation leaves the order of the English book, in words: its first difference."""
    found: list[str] = []
    for path, numbers in translations.items():
        expected = rules.get(Path(path).stem)
        if expected is None:
            found.append(f"docs/rules/{path}: there is no English book of that name")
            continue
        for there, here in zip_longest(expected, numbers, fillvalue="the end"):
            if there != here:
                found.append(f"docs/rules/{path}: {here} stands where the English book has {there}")
                break
    return found


def main() -> None:
    folder = ROOT / "docs" / "rules"
    rules, citations = documented(folder), cited(ROOT / "tests")
    for title, numbers in rules.items():
        count = sum(len(citations.get(number, [])) for number in numbers)
        print(f"{title}: {len(numbers)} rules, {sum(n in citations for n in numbers)} of them cited, {count} citations")
    found = problems(rules, citations) + untrue(rules, translated(folder))
    for problem in found:
        print(problem, file=sys.stderr)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
