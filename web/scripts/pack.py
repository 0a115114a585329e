"""Run inside Pyodide by pack.mjs: what of the standard library and of Posterity goes into the browser.

The sources lie in /src, the whole standard library in one zip on the path. `imported` imports what the browser runs and
sees what came with it; `library` and `posterity` write that down, compiled, so that the same files give the same bytes.
"""

import asyncio
import importlib
import importlib.util
import io
import json
import marshal
import pkgutil
import sys
import zipfile
from pathlib import Path

SRC = Path("/src")
LIBRARY = next(Path(path) for path in sys.path if path.endswith(".zip"))
# What Python looks for by name and only in need, beside what is imported.
ALSO = ("encodings/ascii.py", "encodings/latin_1.py", "traceback.py", "_strptime.py")
# All that the browser asks for by name; what titles have in their folders is found by the kind of thing it is.
ENTRIES = ("posterity.local", "posterity.local.thinking", "posterity.local.sameness")
FOLDERS = ("posterity.games", "posterity.bots")
TESTS_ONLY = "proof"
DATA = (".toml", ".json", ".ftl", ".svg")
NEEDLESS = ("locale", "balance.md")
# The rules are marked for the compiler; where they are interpreted the marks do nothing.
MARKS = "mypy_extensions.py", b"def mypyc_attr(*names, **values):\n    return lambda marked: marked\n"

sys.path.insert(0, str(SRC))
OURS = Path("/marks")
OURS.mkdir(exist_ok=True)
(OURS / MARKS[0]).write_bytes(MARKS[1])
sys.path.insert(0, str(OURS))


def imported() -> None:
    """Import all that runs in the browser, and let it run for a moment."""
    for name in ENTRIES:
        importlib.import_module(name)
    for name in FOLDERS:
        for module in pkgutil.walk_packages(importlib.import_module(name).__path__, f"{name}."):
            if not module.name.endswith(f".{TESTS_ONLY}"):
                importlib.import_module(module.name)


def compiled(source: bytes, path: str) -> bytes:
    """What Python would write into __pycache__, not to be compared with any source."""
    code = compile(source, path, "exec", dont_inherit=True)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def library() -> bytes:
    """Of the standard library what was imported, as Python can import it again."""
    whole = zipfile.ZipFile(LIBRARY)
    there = set(whole.namelist())
    start = f"{LIBRARY}/"
    files = {getattr(module, "__file__", None) or "" for module in list(sys.modules.values())}
    needed = {file.removeprefix(start) for file in files if file.startswith(start)} | set(ALSO)
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as cut:
        for name in sorted(needed & there):
            info = zipfile.ZipInfo(f"{name}c", (1980, 1, 1, 0, 0, 0))
            cut.writestr(info, compiled(whole.read(name), name))
    return written.getvalue()


def posterity() -> bytes:
    """Our own modules that were imported and the data beside them: names and sizes in a line, then all of it."""
    files = {MARKS[0] + "c": compiled(MARKS[1], MARKS[0])}
    folders = set()
    for module in list(sys.modules.values()):
        if not getattr(module, "__name__", "").partition(".")[0] == "posterity" or not module.__file__:
            continue
        file = Path(module.__file__)
        name = str(file.relative_to(SRC))
        files[f"{name}c"] = compiled(file.read_bytes(), name)
        folders.add(file.parent)
    for folder in folders:
        for file in folder.iterdir():
            if file.suffix in DATA:
                files[str(file.relative_to(SRC))] = file.read_bytes()
    ordered = sorted(files.items())
    header = json.dumps([[name, len(content)] for name, content in ordered]).encode() + b"\n"
    return header + b"".join(content for _, content in ordered)


async def tried() -> str:
    """A game begun as in the browser: where this runs, nothing is missing."""
    from posterity.local import sameness

    return await sameness.begun()
