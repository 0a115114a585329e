"""The words of Hush: its cards, the actions a seat can take, the events that are told."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from posterity.contract.manifest import read
from posterity.engine import ActionTable, Domain, EventKind, Reason, Verb

MANIFEST: Final = read(Path(__file__).parent)

CARD: Final = Domain("card", [str(n) for n in range(1, 10)])
COPIES: Final = 2  # of each card
ROUNDS: Final = 2

ACTIONS: Final = ActionTable()
SHOW: Final = Verb(ACTIONS, "show", CARD)
SWAP: Final = Verb(ACTIONS, "swap", CARD)
TWIN: Final = Verb(ACTIONS, "twin").of()
REST: Final = Verb(ACTIONS, "rest").of()

Drew: Final = EventKind("drew", {"card": CARD}, secret=("card",))
Showed: Final = EventKind("showed", {"card": CARD})
Swapped: Final = EventKind("swapped", {"card": CARD}, secret=("card",))

# Why something cannot be chosen.
NO_TWIN: Final = Reason("no-twin")
