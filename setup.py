"""Builds the kernel and the titles with mypyc when POSTERITY_COMPILE is set; else plain Python."""

import os
from pathlib import Path

from setuptools import setup

COMPILED = ["src/posterity/engine", "src/posterity/games", "src/posterity/bots", "src/posterity/table"]

extensions = []
if os.environ.get("POSTERITY_COMPILE") == "1":
    from mypyc.build import mypycify

    modules = sorted(str(path) for folder in COMPILED for path in Path(folder).rglob("*.py"))
    extensions = mypycify(modules, opt_level="3", debug_level="0")

setup(ext_modules=extensions)
