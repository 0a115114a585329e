"""What the documents show a newcomer works as shown."""

from __future__ import annotations

import json
import random
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

import rules
from posterity.local import notebook

ROOT = Path(__file__).parent.parent
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]


def examples(document: Path) -> list[str]:
    """What the notebook of the app shows of it, too (web/examples.ts)."""
    return re.findall(r"^```python\n(.*?)^```$", document.read_text(encoding="utf-8"), re.M | re.S)


WITH_EXAMPLES = [document for document in DOCUMENTS if examples(document)]


@pytest.mark.parametrize("document", WITH_EXAMPLES, ids=lambda path: path.name)
def test_the_python_examples_of_a_document_run_one_after_the_other(
    document: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "__main__", ModuleType("__main__"))
    random.seed(1)
    for example in examples(document):
        ran = json.loads(notebook.run(example))
        assert ran["error"] is None, ran["error"]
        assert ran["printed"] or ran["value"] or "class " in example, f"nothing comes of it: {example}"


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
