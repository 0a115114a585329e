"""The kernel: steps on an agenda, menus with reasons, chance from outside, records.

It knows no game. It imports nothing but the standard library (and `mypy_extensions`, the marker
that lets a compiled class be subclassed by interpreted code).
"""

from posterity.engine import game
from posterity.engine.actions import Action, ActionTable, Domain, Verb
from posterity.engine.chance import NO_CHANCE, Chance, LiveChance, SeededChance
from posterity.engine.errors import (
    DataError,
    IllegalAction,
    PosterityError,
    RecordError,
    SetupError,
    UndoError,
    UnknownAction,
)
from posterity.engine.events import HIDDEN, Event, EventKind
from posterity.engine.game import NOBODY, Game, Setup, View, new, resume
from posterity.engine.menu import Menu, Reason, Refusal
from posterity.engine.outlook import Flows, Outlook, Standing, Sure, beyond
from posterity.engine.steps import Ask, Draw, OfSeat, Roll, State, Step
from posterity.engine.title import Result, Title, Variant


def build() -> str:
    """Which build of the rules is running: "compiled" or "interpreted"."""
    return "interpreted" if (game.__file__ or "").endswith((".py", ".pyc")) else "compiled"


__all__ = [
    "HIDDEN",
    "NOBODY",
    "NO_CHANCE",
    "Action",
    "ActionTable",
    "Ask",
    "Chance",
    "DataError",
    "Domain",
    "Draw",
    "Event",
    "EventKind",
    "Flows",
    "Game",
    "IllegalAction",
    "LiveChance",
    "Menu",
    "OfSeat",
    "Outlook",
    "PosterityError",
    "Reason",
    "RecordError",
    "Refusal",
    "Result",
    "Roll",
    "SeededChance",
    "Setup",
    "SetupError",
    "Standing",
    "State",
    "Step",
    "Sure",
    "Title",
    "UndoError",
    "UnknownAction",
    "Variant",
    "Verb",
    "View",
    "beyond",
    "build",
    "new",
    "resume",
]
