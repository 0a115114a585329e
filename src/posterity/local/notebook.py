"""Cells of a notebook: pieces of Python that share their names, each with what it printed and what it came to.

Cells run in `__main__`, as a script does: a bot of one's own is `__main__:Miser` to a tournament.
"""

from __future__ import annotations

import ast
import io
import itertools
import json
import linecache
import sys
from contextlib import redirect_stderr, redirect_stdout
from traceback import TracebackException
from typing import Any, Final

MOST: Final = 100_000  # characters that a cell may print, or that its value may have: more, nobody reads
CUT: Final = "\n…"
MISSING: Final = "Of Python's library there is what the games use, and nothing can be installed here."

_numbers: Final = itertools.count(1)


class Printed(io.StringIO):
    """What was printed; without an end where a cell never ends."""

    def write(self, text: str, /) -> int:
        room = MOST - self.tell()
        if room > 0:
            super().write(text if len(text) <= room else text[:room] + CUT)
        return len(text)


def run(source: str) -> str:
    """Run a cell: JSON of its `number`, what it `printed`, the `value` of the expression at its end, and the `error` as
    Python tells it; null where there is none."""
    number = next(_numbers)
    name = f"<cell {number}>"
    # Where tracebacks look for lines, also for those of functions that are called later.
    linecache.cache[name] = len(source), None, source.splitlines(keepends=True), name
    printed = Printed()
    value = error = None
    with redirect_stdout(printed), redirect_stderr(printed):
        try:
            value = _value(source, name)
        except BaseException as wrong:  # also exit(): there is nothing to leave
            error = _told(wrong)
    return json.dumps({"number": number, "printed": printed.getvalue(), "value": value, "error": error})


def _value(source: str, name: str) -> str | None:
    names = vars(sys.modules["__main__"])
    body = ast.parse(source, name)
    last = body.body.pop() if body.body and isinstance(body.body[-1], ast.Expr) else None
    exec(compile(body, name, "exec", dont_inherit=True), names)
    if not isinstance(last, ast.Expr):
        return None
    found: Any = eval(compile(ast.Expression(last.value), name, "eval", dont_inherit=True), names)
    if found is None:
        return None
    text = repr(found)
    return text if len(text) <= MOST else text[:MOST] + CUT


def _told(wrong: BaseException) -> str:
    """Of the way to what went wrong the lines of cells, and where it ended."""
    if isinstance(wrong, ModuleNotFoundError):
        wrong.add_note(MISSING)
    told = TracebackException.from_exception(wrong)
    one: TracebackException | None = told
    while one:
        cells = [frame for frame in one.stack if frame.filename.startswith("<cell")]
        end = one.stack[-1:] if cells and cells[-1] is not one.stack[-1] else []
        one.stack[:] = cells + end
        one = one.__cause__ or one.__context__
    return "".join(told.format()).rstrip()
