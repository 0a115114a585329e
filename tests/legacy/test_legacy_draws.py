"""An empty deck is renewed when a card is drawn from it, not when somebody asks how many could come."""

from __future__ import annotations

import json

import pytest

from legacy_table import TITLE_OF
from posterity.engine import Draw
from posterity.games.legacy.components import STANDARD, TESTAMENT
from posterity.games.legacy.state import Legacy
from posterity.games.legacy.steps.births import Birth
from posterity.games.legacy.steps.missions import DrawMissions
from posterity.games.legacy.steps.testament import FindParent
from posterity.games.legacy.terms import CHILDREN, MISSIONS, SON


def empty_decks(variant: str) -> Legacy:
    """A table at which everything that could be drawn lies on the discard piles."""
    s = TITLE_OF.new(variant, 2 if variant == STANDARD else 1)
    s.cradle, s.child_discard = [0] * CHILDREN, s.cradle
    s.reserve = [0, 0]
    s.unseen_missions, s.mission_discard = [0] * MISSIONS, s.unseen_missions
    s.mission_pile = 0
    s.agenda.clear()
    return s


@pytest.mark.parametrize(
    ("variant", "step"),
    [
        (STANDARD, Birth(0, 0, 0, 0, -1)),
        (STANDARD, DrawMissions(0, -1)),
        (TESTAMENT, FindParent(0, SON)),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_asking_how_many_come_changes_nothing(variant: str, step: Draw[Legacy]) -> None:
    s = empty_decks(variant)
    before = json.dumps(TITLE_OF.encode(s))
    assert step.count(s) == 0
    assert json.dumps(TITLE_OF.encode(s)) == before
    step.drawn(s, [])
    assert s.agenda == [step], "the deck is renewed, and the draw comes again"
    assert step.count(s) > 0
