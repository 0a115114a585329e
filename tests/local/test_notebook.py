"""A cell of the notebook: what it printed, what it came to, what went wrong at which line; and names that stay."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from types import ModuleType
from typing import NamedTuple

import pytest

from posterity.local import notebook


class Ran(NamedTuple):
    number: int
    printed: str
    value: str | None
    error: str | None


Run = Callable[[str], Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Cells in a `__main__` of their own."""
    monkeypatch.setitem(sys.modules, "__main__", ModuleType("__main__"))
    return lambda source: Ran(**json.loads(notebook.run(source)))


def test_a_cell_tells_what_it_printed_and_the_value_of_its_last_line(run: Run) -> None:
    assert run("print('one')\nprint('two')\n1 + 2")[1:] == ("one\ntwo\n", "3", None)
    assert run("import sys\nprint('oh', file=sys.stderr)\n'text'")[1:] == ("oh\n", "'text'", None)
    for source in ("", "# a remark", "x = 1", "None", "print(end='')"):
        assert run(source)[1:] == ("", None, None)


def test_names_stay_from_cell_to_cell(run: Run) -> None:
    run("x = 20\ndef twice(n: int): return 2 * n")
    assert run("twice(x) + 2").value == "42"
    assert run("twice.__module__, twice.__annotations__").value == "('__main__', {'n': <class 'int'>})"
    assert run("import __main__\n__main__.x").value == "20"


def test_an_error_is_told_with_its_lines_and_without_the_way_to_the_cell(run: Run) -> None:
    first = run("def half(n):\n    return n / 0")
    second = run("print('before')\nhalf(1)\nprint('after')")
    assert second.printed == "before\n"
    assert second.value is None
    lines = (second.error or "").splitlines()
    assert lines[0] == "Traceback (most recent call last):"
    assert lines[1:3] == [f'  File "<cell {second.number}>", line 2, in <module>', "    half(1)"]
    assert lines[3:5] == [f'  File "<cell {first.number}>", line 2, in half', "    return n / 0"]
    assert lines[-1] == "ZeroDivisionError: division by zero"
    assert sum(line.startswith("  File") for line in lines) == 2
    assert run("1").error is None


def test_of_the_modules_that_a_cell_calls_only_the_end_of_the_way_is_told(run: Run) -> None:
    ran = run("from posterity.games import title\nfrom posterity.engine import *\nnew(title('village'), 'nonsense', 2)")
    places = [line for line in (ran.error or "").splitlines() if line.startswith("  File")]
    assert len(places) == 2
    assert places[0] == f'  File "<cell {ran.number}>", line 3, in <module>'
    assert "nonsense" in (ran.error or "").splitlines()[-1]


def test_what_went_wrong_before_is_told_too(run: Run) -> None:
    error = run("try:\n    1 / 0\nexcept ZeroDivisionError:\n    nowhere").error or ""
    assert error.index("line 2") < error.index("During handling") < error.index("line 4")
    assert error.endswith("name 'nowhere' is not defined")
    error = (
        run("import json\ntry:\n    json.loads('{')\nexcept ValueError as wrong:\n    raise KeyError from wrong").error
        or ""
    )
    places = [line for line in error.splitlines() if line.startswith("  File")]
    assert ["<cell" in place for place in places] == [True, False, True], error


def test_what_is_no_python_is_told_with_its_line(run: Run) -> None:
    ran = run("x = 1\ny = = 2")
    assert (ran.error or "").splitlines()[:2] == [f'  File "<cell {ran.number}>", line 2', "    y = = 2"]
    assert run("x").error is not None, "nothing of it was done"


def test_of_a_module_that_is_not_there_it_is_told_why(run: Run) -> None:
    lines = (run("import nowhere").error or "").splitlines()
    assert lines[-2:] == ["ModuleNotFoundError: No module named 'nowhere'", notebook.MISSING]


@pytest.mark.parametrize("source", ["exit()", "raise KeyboardInterrupt", "class A:\n    __repr__ = None\nA()"])
def test_whatever_a_cell_raises_is_told(run: Run, source: str) -> None:
    assert run(source).error
    assert run("1").value == "1"


def test_more_than_anybody_reads_is_cut(run: Run) -> None:
    ran = run("for _ in range(100):\n    print('x' * 2_000)\n'y' * 1_000_000")
    for text in (ran.printed, ran.value or ""):
        assert len(text) == notebook.MOST + len(notebook.CUT)
        assert text.endswith(notebook.CUT)
