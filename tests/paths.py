"""What the tests of one folder offer, those of another can import: every folder of tests is on the path."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path += [str(folder) for folder in sorted(Path(__file__).parent.iterdir()) if folder.is_dir()]
