"""What a finished game of Legacy leaves behind: the story of the house, its tree as a poster and for genealogists."""

from __future__ import annotations

from typing import Final

from posterity.contract.face import Say
from posterity.contract.keepsakes import Keepsake, Keepsakes
from posterity.engine import Event, Title
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


class LegacyKeepsakes(Keepsakes[Legacy]):
    """All of them are told of the family that the events left in the tree."""

    def made(self, name: str, s: Legacy, events: list[Event], seat: int, names: list[str], say: Say) -> str:
        tree = lineage(s, events, seat, say)
        if name == STORY:
            return story.told(s, tree, events, seat, names, say)
        if name == POSTER:
            return poster.drawn(s, tree, seat, names, say)
        assert name == GEDCOM, f"there is no keepsake {name!r}"
        return gedcom.written(s, tree, names[seat], say)


def keepsakes(title: Title[Legacy]) -> LegacyKeepsakes:
    return LegacyKeepsakes(title, KEEPSAKES)
