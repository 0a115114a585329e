"""Builds the kernel and the titles with mypyc when POSTERITY_COMPILE is set; else plain Python."""

import os
from pathlib import Path

from setuptools import setup

ROOT = Path("src/posterity")
# Rules, minds and search: what many games are played with. What people are shown stays plain Python.
COMPILED = [ROOT / "engine", ROOT / "contract" / "mind.py", ROOT / "games", ROOT / "bots"]
PLAIN = {"advice.py", "face", "face.py", "proof.py", "text.py", "drawings", "keepsakes"}

extensions = []
if os.environ.get("POSTERITY_COMPILE") == "1":
    from mypyc.build import mypycify

    found = [path for place in COMPILED for path in (place.rglob("*.py") if place.is_dir() else [place])]
    modules = sorted(str(path) for path in found if PLAIN.isdisjoint(path.parts))
    extensions = mypycify(modules, opt_level="3", debug_level="0")

setup(ext_modules=extensions)
