"""The command line with the tests' title of hidden hands beside the others: `python serve_hush.py serve`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "engine"))

from posterity.cli import main
from posterity.games import TITLES
from tiny import TITLE

TITLES["hush"] = lambda edition: TITLE  # also where this is read anew: in the processes that tell its games again

if __name__ == "__main__":
    main()
