"""What a person is shown of Hush."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from posterity.contract.face import Face, Panel, Say
from posterity.engine import HIDDEN

from .state import Hush
from .terms import CARD, ROUNDS

CardName = Annotated[str, CARD]


@dataclass(slots=True)
class Seat:
    hand: list[CardName | None]  # null: face down
    points: int


@dataclass(slots=True)
class Table:
    """Hands as far as they can be seen, and what was shown."""

    round: int
    rounds: int
    shown: list[CardName]  # from the lowest to the highest
    seats: list[Seat]


class HushFace(Face[Hush]):
    """The table of Hush as people see it."""

    def shown(self, s: Hush, seat: int) -> Table:
        return Table(
            round=min(s.turns // len(s.hands) + 1, ROUNDS),
            rounds=ROUNDS,
            shown=[CARD.names[card] for card, count in enumerate(s.shown) for _ in range(count)],
            seats=[
                Seat([None if card == HIDDEN else CARD.names[card] for card in hand], points)
                for hand, points in zip(s.hands, s.points, strict=True)
            ],
        )

    def heading(self, s: Hush, seat: int, names: list[str], say: Say) -> str:
        table = self.shown(s, seat)
        return say("heading", {"round": table.round, "rounds": table.rounds})

    def board(self, s: Hush, seat: int, names: list[str], say: Say) -> list[Panel]:
        table = self.shown(s, seat)
        hands = [" ".join(card or "?" for card in one.hand) or "–" for one in table.seats]
        points = [str(one.points) for one in table.seats]
        return [
            Panel("shown", [""], [[say("cards"), " ".join(table.shown) or "–"]]),
            Panel("table", names, [[say("hand"), *hands], [say("points"), *points]], by_seat=True),
        ]

    def prices(self, s: Hush, seat: int, say: Say) -> list[Panel]:
        return []


face = HushFace
