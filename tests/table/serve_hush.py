"""The command line with titles that are not offered beside the others: `python serve_hush.py serve`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "engine"))

from posterity.cli import main
from posterity.games import TITLES, legacy
from tiny import TITLE

if __name__ == "__main__":
    TITLES["hush"] = lambda edition: TITLE
    TITLES["legacy"] = legacy.title
    main()
