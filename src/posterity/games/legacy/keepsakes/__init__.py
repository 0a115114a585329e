"""What a finished game of Legacy leaves behind: the story of the house, its tree as a poster and for genealogists."""

from __future__ import annotations

from typing import Final

from posterity.engine import Event, Keepsake, Say
from posterity.games.legacy.keepsakes import gedcom, poster, story
from posterity.games.legacy.keepsakes.lineage import lineage
from posterity.games.legacy.state import Legacy

STORY: Final = "story"
POSTER: Final = "poster"
GEDCOM: Final = "gedcom"
KEEPSAKES: Final = [
    Keepsake(STORY, "text/markdown", "md"),
    Keepsake(POSTER, "image/svg+xml", "svg"),
    Keepsake(GEDCOM, "text/vnd.familysearch.gedcom", "ged"),
]


def keepsake(name: str, s: Legacy, events: list[Event], seat: int, names: list[str], say: Say) -> str:
    tree = lineage(s, events, seat, say)
    if name == STORY:
        return story.told(s, tree, events, seat, names, say)
    if name == POSTER:
        return poster.drawn(s, tree, seat, names, say)
    assert name == GEDCOM, f"there is no keepsake {name!r}"
    return gedcom.written(s, tree, names[seat], say)
