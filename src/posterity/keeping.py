"""Where games are kept when nobody says otherwise."""

from __future__ import annotations

import os
from pathlib import Path

from posterity.engine import PosterityError


def data_folder(instead: str) -> Path:
    """The user's own folder for games; `instead` says what to do where there can be none."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    folder = Path(base) / "posterity"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PosterityError(f"{folder}: cannot keep games there: {error.strerror}; {instead}") from None
    return folder
