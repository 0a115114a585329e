"""What the documents show a newcomer works as shown."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import rules

ROOT = Path(__file__).parent.parent
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]


def test_the_python_examples_of_the_readme_run() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S)
    assert blocks
    for block in blocks:
        done = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), f"{document.name} links to {target}"


def test_the_commands_of_the_readme_exist() -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in re.findall(r"make ([a-z-]+)", readme):
        assert command in targets, f"the README names make {command}"


def test_a_translated_rule_book_has_the_rules_of_the_english_one_in_their_order(tmp_path: Path) -> None:
    def write(name: str, *numbers: str) -> None:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("\n\n".join(f"**{number}** ..." for number in numbers), encoding="utf-8")

    write("village.md", "V 1.1", "V 1.2", "V 2.1")
    write("pl/village.md", "V 1.1", "V 1.2", "V 2.1")
    assert rules.untrue(rules.documented(tmp_path), rules.translated(tmp_path)) == []
    write("de/village.md", "V 1.1", "V 1.2")
    write("pl/village.md", "V 1.2", "V 1.1", "V 2.1")
    write("ru/village.md", "V 1.1", "V 1.2", "V 2.1", "V 2.2")
    write("ru/villa.md", "V 1.1")
    assert rules.untrue(rules.documented(tmp_path), rules.translated(tmp_path)) == [
        "docs/rules/de/village.md: the end stands where the English book has V 2.1",
        "docs/rules/pl/village.md: V 1.2 stands where the English book has V 1.1",
        "docs/rules/ru/villa.md: there is no English book of that name",
        "docs/rules/ru/village.md: V 2.2 stands where the English book has the end",
    ]
