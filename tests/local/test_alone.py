"""A device has Python and its standard library, and nothing else: no libraries, no threads, no other build."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from posterity.games import TITLES
from posterity.local.sameness import of_record

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"

# Without the folder of installed packages, and without what the environment adds.
ALONE = [sys.executable, "-I", "-S", "-c"]
BEGIN = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r})\n"


def alone(*lines: str) -> str:
    done = subprocess.run([*ALONE, BEGIN + "\n".join(lines)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_nothing_but_the_standard_library_is_loaded() -> None:
    loaded = alone(
        "import posterity.local, posterity.local.thinking, posterity.local.sameness, posterity.local.notebook",
        "import posterity.arena.tournament",
        "from posterity import games",
        "for name in games.TITLES:",
        "    title = games.title(name)",
        "    games.face(title), games.mind(title), games.keepsakes(title)",
        "print(*{name.partition('.')[0] for name in sys.modules})",
    )
    strange = set(loaded.split()) - sys.stdlib_module_names - {"posterity", "__main__", "mypy_extensions"}
    assert not strange


def test_neither_the_server_nor_processes_are_loaded() -> None:
    loaded = alone("import posterity.local.thinking", "print(*sys.modules)").split()
    assert not [name for name in loaded if name.startswith(("posterity.server", "posterity.cli", "posterity.arena"))]
    assert "multiprocessing" not in loaded


def test_games_of_a_tournament_need_no_processes() -> None:
    loaded = alone("import posterity.local, posterity.arena.tournament", "print(*sys.modules)").split()
    assert "posterity.arena.tournament" in loaded
    assert not {"multiprocessing", "posterity.processes"} & {*loaded}


@pytest.mark.parametrize("title", TITLES)
def test_a_record_comes_out_the_same_there(title: str) -> None:
    """Its keepsakes too, in all languages: their words come from a file without a library there."""
    file = min((GOLDEN / title).glob("standard-2-*"), key=lambda file: file.stat().st_size)
    told = alone(
        "import json",
        "from posterity.local.sameness import of_record",
        f"print(json.dumps(of_record(open({str(file)!r}, encoding='utf-8').read())))",
    )
    assert json.loads(told) == of_record(file.read_text(encoding="utf-8"))
    assert json.loads(told)["round trip"] == "same"
