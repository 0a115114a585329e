"""What a title says of itself in `title.toml`, and titles in folders of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from posterity.contract import manifest
from posterity.engine import DataError
from posterity.games import MANIFESTS, TITLES, title

TITLES_OF_TESTS = Path(__file__).parent / "titles"
GOOD = "order = 4\nminutes = 20\n[variants]\nstandard = [2, 4]\nsolo = [1, 1]\n"


def written(folder: Path, text: str, name: str = "hazard") -> Path:
    (folder / name).mkdir(parents=True)
    (folder / name / manifest.FILE).write_text(text, encoding="utf-8")
    return folder / name


def test_a_manifest_is_named_after_its_folder(tmp_path: Path) -> None:
    one = manifest.read(written(tmp_path, GOOD))
    assert (one.name, one.order, one.minutes, one.most) == ("hazard", 4, 20, 4)
    assert [(v.name, v.fewest, v.most) for v in one.variants] == [("standard", 2, 4), ("solo", 1, 1)]


def test_a_manifest_names_what_can_be_picked(tmp_path: Path) -> None:
    one = manifest.read(written(tmp_path, GOOD + '[pick]\nboard = ["yellow", "red", "blue", "green"]\n'))
    assert (one.pick.kind, one.pick.names) == ("board", ["yellow", "red", "blue", "green"])
    assert {"pick", "pick-about", "board-yellow", "board-green"} <= one.messages()
    nothing = manifest.read(written(tmp_path, GOOD, "nothing"))
    assert not nothing.pick.names and "pick" not in nothing.messages()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("order = ", "cannot be read: "),
        (GOOD.replace("minutes", "hours"), "there is no 'hours'; there are: order, minutes, house, pick, variants"),
        (GOOD.replace("20", '"an hour"'), "minutes: expected a whole number from 1 to 1000, got 'an hour'"),
        (GOOD.replace("order = 4\n", ""), "order: expected a whole number from 1 to 1000000, got None"),
        (GOOD.replace("standard = [2, 4]\n", ""), "variants: expected a table that begins with the usual one"),
        (
            GOOD.replace("[1, 1]", "[3, 2]"),
            r"variants.solo: expected the fewest and most seats, \[2, 4\], got \[3, 2\]",
        ),
        (GOOD.replace("[1, 1]", "[0, 1]"), r"variants.solo: expected .*, got \[0, 1\]"),
        (GOOD.replace("[2, 4]", "[2, 9]"), r"variants.standard: expected .*, got \[2, 9\]"),
        (GOOD.replace("[1, 1]", "[true, true]"), r"variants.solo: expected .*, got \[True, True\]"),
        (GOOD + "[pick]\nboard = 3\n", r'pick: expected one kind of thing: board = \["yellow", "red"\], got '),
        (GOOD + "[pick]\na = []\nb = []\n", "pick: expected one kind of thing"),
        (GOOD + "[pick]\nBoard = []\n", "pick: expected names in small letters, each once, like 'board', got 'Board'"),
        (
            GOOD + '[pick]\nboard = ["a", "b", "a", "c"]\n',
            "pick.board: expected names in small letters, each once, like 'yellow', got 'a'",
        ),
        (GOOD + '[pick]\nboard = ["a", "b", "c"]\n', "pick.board: expected at least 4, one for each seat"),
        (
            GOOD + '[pick]\nboard = ["a", "b", "c", "chance"]\n',
            "pick.board: 'chance' is what it is called when nothing is picked",
        ),
        *[
            (GOOD.replace("solo", f'"{name}"'), "variants: expected a name in small letters, such as solo-die, got '")
            for name in ("", "a b", "../x", r"a\nb", "Solo", "a" * 41)
        ],
    ],
)
def test_a_wrong_manifest_is_told_what_would_be_right(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(DataError, match=rf"title\.toml: {problem}"):
        manifest.read(written(tmp_path, text))


def test_a_folder_whose_name_cannot_be_a_title(tmp_path: Path) -> None:
    for name in ("My Game", "Hush"):
        with pytest.raises(DataError, match="the name of a title is that of its folder"):
            manifest.read(written(tmp_path, GOOD, name))


def test_titles_are_found_by_folder_in_their_order() -> None:
    assert [one.order for one in MANIFESTS.values()] == sorted(one.order for one in MANIFESTS.values())
    assert list(TITLES) == list(MANIFESTS)
    for name, one in MANIFESTS.items():
        made = title(name)
        assert made.name == name
        assert [(v.name, v.fewest, v.most) for v in made.variants] == [(v.name, v.fewest, v.most) for v in one.variants]


BROKEN = [
    ("hush", "__init__.py", "", "posterity.games.hush: expected a function title(edition) that gives the title 'hush'"),
    ("hush", "__init__.py", "title = lambda edition: None", "a function title(edition) that gives the title 'hush'"),
    ("hush", "face.py", "", "posterity.games.hush.face: expected face(title), which gives a Face"),
    (
        "hush",
        "face.py",
        "face = lambda title: 3",
        "posterity.games.hush.face: expected face(title), which gives a Face",
    ),
    *[
        (name, "title.toml", GOOD, f"no title can be called {name!r}: its folder needs another name")
        for name in ("title", "json")
    ],
]


@pytest.mark.parametrize(("name", "file", "text", "problem"), BROKEN)
def test_a_title_that_is_not_there_or_in_the_way_is_told_in_one_line(
    tmp_path: Path, name: str, file: str, text: str, problem: str
) -> None:
    shutil.copytree(TITLES_OF_TESTS / "hush", tmp_path / name)
    (tmp_path / name / file).write_text(text, encoding="utf-8")
    failed = posterity(tmp_path, "play", name, "--players", "2", "--humans", "0", "--plain")
    assert failed.returncode == 1
    assert problem in failed.stderr and failed.stderr.count("\n") == 1, failed.stderr


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("__init__.py", "def title(edition)\n    return None\n", "__init__.py, line 1: expected ':'"),
        ("face.py", "\nface = (\n", "face.py, line 2: '(' was never closed"),
        (
            "__init__.py",
            "x = 0\n\nx.cards\n",
            "__init__.py, line 3: AttributeError: 'int' object has no attribute 'cards'",
        ),
        ("__init__.py", "from .terns import SHOW\n", "__init__.py, line 1: ModuleNotFoundError: No module named "),
        ("terms.py", "import re\n\nre.compile('(')\n", "terms.py, line 3: error: missing ), unterminated subpattern"),
        ("face.py", "raise NotImplementedError\n", "face.py, line 1: NotImplementedError\n"),
        ("steps.py", "1 / 0\n", "steps.py, line 1: ZeroDivisionError: division by zero"),
        ("__init__.py", b"x = '\xff'\n", "__init__.py, line 1: (unicode error) 'utf-8' codec can't decode byte"),
    ],
)
def test_a_title_that_python_cannot_read_or_run_is_told_by_file_and_line(
    tmp_path: Path, file: str, text: str | bytes, problem: str
) -> None:
    shutil.copytree(TITLES_OF_TESTS / "hush", tmp_path / "hush")
    where = tmp_path / "hush" / file
    where.write_bytes(text if isinstance(text, bytes) else text.encode())
    failed = posterity(tmp_path, "play", "hush", "--players", "2", "--humans", "0", "--plain")
    assert failed.returncode == 1
    assert failed.stderr.startswith(f"posterity: {tmp_path / 'hush'}/{problem}"), failed.stderr
    assert failed.stderr.count("\n") == 1, failed.stderr


def posterity(titles: Path | str, *args: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "POSTERITY_TITLES": str(titles)}
    command = [sys.executable, "-m", "posterity", *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=environment)


def test_a_title_in_a_folder_of_its_own_is_played_at_the_terminal(tmp_path: Path) -> None:
    command = ("play", "hush", "--players", "3", "--humans", "0", "--seed", "1", "--plain", "--language", "pl")
    played = posterity(TITLES_OF_TESTS, *command, "--save", str(tmp_path / "hush.record"))
    assert played.returncode == 0, played.stderr
    assert "pokazana karta" in played.stdout
    replayed = posterity(TITLES_OF_TESTS, "replay", str(tmp_path / "hush.record"))
    assert replayed.returncode == 0, replayed.stderr


def test_a_title_in_a_folder_of_its_own_is_fuzzed() -> None:
    fuzzed = posterity(TITLES_OF_TESTS, "fuzz", "hush", "--games", "3", "--workers", "1")
    assert fuzzed.returncode == 0, fuzzed.stderr
    assert "no failure" in fuzzed.stdout


def test_what_is_wrong_with_an_installed_title_is_told_in_one_line(tmp_path: Path) -> None:
    written(tmp_path / "one", GOOD.replace("20", "0"))
    for titles, problem in (
        (tmp_path / "one", "minutes: expected a whole number from 1 to 1000, got 0"),
        ("/no/such/folder", "POSTERITY_TITLES names /no/such/folder, which is no folder"),
        (f"{TITLES_OF_TESTS}{os.pathsep}{TITLES_OF_TESTS}", "there is a title 'hush' already"),
    ):
        failed = posterity(titles, "play", "hush")
        assert failed.returncode == 1
        assert failed.stderr.startswith("posterity: ") and problem in failed.stderr
        assert failed.stderr.count("\n") == 1
