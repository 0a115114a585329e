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


# What plays scenes at tables that really exist, as tests do.
SCENES = {"attackers.py", "attacks.py", "kills.py", "pictures.py", "weigh.py"}
SPECIAL = ("jagna", "crecy")  # of one title, though not its name


def places_that_name_a_title(root: Path, names: list[str]) -> list[str]:
    """Where code or words outside the titles' own folders name one: what a further title would have to touch."""
    own = [root / place / name for place in ("src/posterity/games", "web/src/games") for name in names]
    files = [root / name for name in ("Makefile", "pyproject.toml", "setup.py")]
    for place in ("src", "web/src", "web/scripts", "tools"):
        files += [
            path for path in (root / place).rglob("*") if path.suffix in (".py", ".ts", ".svelte", ".mjs", ".ftl")
        ]
    files += [*(root / "web").glob("*.ts"), *(root / "web").glob("*.js")]
    found: list[str] = []
    for path in sorted(files):
        if path.name in SCENES or ".test." in path.name or any(path.is_relative_to(folder) for folder in own):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").lower().splitlines(), 1):
            if any(name in line for name in (*names, *SPECIAL)):
                found.append(f"{path.relative_to(root)}:{number}: {line.strip()[:100]}")
    return found


def test_no_title_is_named_outside_its_folders() -> None:
    found = places_that_name_a_title(ROOT, list(TITLES))
    assert not found, "\n".join(found)


def test_the_search_for_titles_notices_one(tmp_path: Path) -> None:
    for name in ("src/posterity/games/hush", "src/posterity/cli", "web/src/home"):
        (tmp_path / name).mkdir(parents=True)
    for name in ("Makefile", "pyproject.toml", "setup.py"):
        (tmp_path / name).write_text("")
    (tmp_path / "src/posterity/games/hush/steps.py").write_text("HUSH = 1\n")
    (tmp_path / "src/posterity/cli/play.py").write_text('\ndefault = "hush"\n')
    (tmp_path / "web/src/home/Home.svelte").write_text("<p>against Jagna</p>\n")
    assert places_that_name_a_title(tmp_path, ["hush"]) == [
        'src/posterity/cli/play.py:2: default = "hush"',
        "web/src/home/Home.svelte:1: <p>against jagna</p>",
    ]


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
