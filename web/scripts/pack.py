"""Run inside Pyodide by pack.mjs: what of the standard library and of Posterity goes into the browser.

The sources lie in /src, further titles in the folders of POSTERITY_TITLES, the whole standard library in one zip on the
path. `imported` imports what the browser runs and
sees what came with it; `library` and `posterity` write that down, compiled, so that the same files give the same bytes.
"""

import importlib
import importlib.util
import io
import json
import marshal
import os
import pkgutil
import sys
import zipfile
from pathlib import Path

SRC = Path("/src")
LIBRARY = next(Path(path) for path in sys.path if path.endswith(".zip"))
# What Python looks for by name and only in need, beside what is imported.
ALSO = ("encodings/ascii.py", "encodings/latin_1.py", "traceback.py", "_strptime.py")
# All that the browser asks for by name; bots, and what titles have in their folders, are found where they lie.
ENTRIES = (
    "posterity.local",
    "posterity.local.thinking",
    "posterity.local.sameness",
    "posterity.local.notebook",
    "posterity.arena.tournament",  # for the notebook
)
TESTS_ONLY = "proof"
DATA = (".toml", ".json", ".ftl")
ELSEWHERE = ("arena", "cli", "server")
TITLES = [Path(folder) for folder in os.environ["POSTERITY_TITLES"].split(os.pathsep) if folder]
sys.path.insert(0, str(SRC))


def imported() -> None:
    """Import all that runs in the browser, and let it run for a moment."""
    for name in ENTRIES:
        importlib.import_module(name)
    games, speech = importlib.import_module("posterity.games"), importlib.import_module("posterity.speech")
    for title in games.MANIFESTS:
        speech.Speech(games.title(title))  # some modules of the library come only when a file is read
    titles = [f"posterity.games.{title}" for title in games.MANIFESTS]
    for name in ("posterity.bots", *titles):
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


def laid(file: Path) -> str:
    """Where a file lies in the browser: whatever title it belongs to, beside the others."""
    for folder in TITLES:
        if file.is_relative_to(folder):
            return f"posterity/games/{file.relative_to(folder)}"
    return str(file.relative_to(SRC)) if file.is_relative_to(SRC) else ""


def data() -> list[Path]:
    """Of ours and of all titles."""
    ours = [file for file in (SRC / "posterity").rglob("*") if file.relative_to(SRC).parts[1] not in ELSEWHERE]
    theirs = [
        file
        for folder in TITLES
        for manifest in folder.glob("*/title.toml")
        for file in manifest.parent.rglob("*")
        if file.relative_to(manifest.parent).parts[0] != "web"
    ]
    return [file for file in ours + theirs if file.suffix in DATA]


def posterity() -> bytes:
    """The modules that were imported and are no library's, and the data: names and sizes in a line, then all of it."""
    files = {}
    for module in list(sys.modules.values()):
        file = Path(getattr(module, "__file__", None) or "")
        if name := laid(file):
            files[f"{name}c"] = compiled(file.read_bytes(), name)
    for file in data():
        files[laid(file)] = file.read_bytes()
    ordered = sorted(files.items())
    header = json.dumps([[name, len(content)] for name, content in ordered]).encode() + b"\n"
    return header + b"".join(content for _, content in ordered)
