"""What keeps the parts apart: the kernel knows only the standard library, and no title is named outside its folder."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import rules
from conftest import ONCE
from posterity.games import TITLES

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "posterity"


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return names


@pytest.mark.parametrize("path", sorted((SOURCE / "engine").glob("*.py")), ids=lambda path: path.stem)
def test_the_kernel_imports_nothing_but_the_standard_library(path: Path) -> None:
    for name in imported(path):
        top = name.split(".")[0]
        ours = name.startswith("posterity.engine")
        assert ours or top in sys.stdlib_module_names or top == "mypy_extensions", f"{path.name} imports {name}"


@pytest.mark.parametrize("folder", ["engine", "bots", "arena"])
def test_no_title_is_named_outside_its_folder(folder: str) -> None:
    for path in (SOURCE / folder).rglob("*.py"):
        code = ast.unparse(_without_docstrings(ast.parse(path.read_text(encoding="utf-8"))))
        for name in TITLES:
            assert name not in code.lower(), f"{path} names {name}"


def _without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return tree


def test_the_kernel_and_every_title_are_tested_in_both_builds() -> None:
    tests = {path.name for path in (ROOT / "tests").iterdir()}
    assert tests >= ONCE, "something is named that is not there"
    assert tests - ONCE >= {"engine", *TITLES}


def test_every_rule_is_cited_and_every_citation_is_a_rule() -> None:
    found = rules.problems(rules.documented(ROOT / "docs" / "rules"), rules.cited(ROOT / "tests"))
    assert not found, "\n".join(found)


def test_the_rule_check_notices_what_is_wrong() -> None:
    documented = {"village": ["V 1.1", "V 1.2", "V 1.2"]}
    assert rules.problems(documented, {"V 1.1": ["a.py::test_a"], "V 9.9": ["b.py::test_b"]}) == [
        "docs/rules/village.md: V 1.2 is cited by no test",
        "docs/rules/village.md: V 1.2 stands there twice",
        "b.py::test_b cites V 9.9, which is no rule",
    ]
