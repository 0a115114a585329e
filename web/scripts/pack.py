"""Run inside Pyodide by pack.mjs: what of the standard library and of Posterity goes into the browser.

The sources lie in /src, the whole standard library in one zip on the path. `imported` imports what the browser runs and
sees what came with it; `library` and `posterity` write that down, compiled, so that the same files give the same bytes.
"""

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
ENTRIES = (
    "posterity.local",
    "posterity.local.thinking",
    "posterity.local.sameness",
    "posterity.local.notebook",
    "posterity.arena.tournament",  # for the notebook
)
FOLDERS = ("posterity.games", "posterity.bots")
TESTS_ONLY = "proof"
DATA = (".toml", ".json", ".ftl")
ELSEWHERE = ("arena", "cli", "server")
sys.path.insert(0, str(SRC))


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
    """Our own modules that were imported, and our data: names and sizes in a line, then all of it."""
    files = {}
    for module in list(sys.modules.values()):
        file = getattr(module, "__file__", None) or ""
        if file.startswith(f"{SRC}/"):
            name = file.removeprefix(f"{SRC}/")
            files[f"{name}c"] = compiled(Path(file).read_bytes(), name)
    for file in (SRC / "posterity").rglob("*"):
        if file.suffix in DATA and file.relative_to(SRC).parts[1] not in ELSEWHERE:
            files[str(file.relative_to(SRC))] = file.read_bytes()
    ordered = sorted(files.items())
    header = json.dumps([[name, len(content)] for name, content in ordered]).encode() + b"\n"
    return header + b"".join(content for _, content in ordered)
