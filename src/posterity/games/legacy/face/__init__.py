"""What a person is shown of Legacy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from posterity.contract.face import Face, Panel, Say
from posterity.engine import Ask, Standing
from posterity.games.legacy import LegacyTitle, scoring, text
from posterity.games.legacy.face import panels
from posterity.games.legacy.face.board import Actions, actions
from posterity.games.legacy.face.cards import FriendName, Printed, hint_card, printed
from posterity.games.legacy.face.families import House, house
from posterity.games.legacy.face.prices import prices
from posterity.games.legacy.face.questions import Question, question
from posterity.games.legacy.face.testament import Testament, testament
from posterity.games.legacy.state import Legacy
from posterity.games.legacy.steps.friends import DrawFriends, FillRow, FromDeck, StealFrom, TakeFriends
from posterity.games.legacy.terms import COLOUR, FRIEND, HINT


@dataclass(slots=True)
class Table:
    """The table as a seat sees it. Spectators see the prices of whoever begins the round."""

    generation: int
    round: int
    first: int  # the seat that begins the round
    row: list[FriendName]
    deck: int
    discarded: int
    actions: Actions
    families: list[House]  # by seat
    testament: Testament | None


def coming(s: Legacy, seat: int) -> int:
    """How many friends the seat gets by the draws that come next, or takes from the row that one of them fills."""
    drawn = s.agenda[-1] if s.agenda else None
    step = s.agenda[-2] if isinstance(drawn, FillRow) and len(s.agenda) > 1 else drawn
    if isinstance(step, DrawFriends | TakeFriends) and step.seat == seat and isinstance(drawn, FromDeck):
        return min(step.number, s.deck_size + len(s.discard))
    stolen = 0
    for step in reversed(s.agenda):
        if not isinstance(step, StealFrom) or step.seat != seat:
            break
        stolen += step.count(s)
    return stolen


class LegacyFace(Face[Legacy]):
    """The table of Legacy as people see it."""

    def __init__(self, title: LegacyTitle) -> None:
        super().__init__(title)
        self.cards: Final = {table: printed(box, title.facts) for table, box in title.boxes.items()}

    def word(self, s: Legacy, kind: str, name: str, seat: int, say: Say) -> str:
        if kind == HINT.kind:
            card = hint_card(s.box, HINT.ids[name])
            return "" if card.words else text.hint_words(card, say)
        return text.word(s, kind, name, seat, say)

    def heading(self, s: Legacy, seat: int, names: list[str], say: Say) -> str:
        return panels.heading(s, self.printed(s), names, say)

    def board(self, s: Legacy, seat: int, names: list[str], say: Say) -> list[Panel]:
        return panels.board(self.shown(s, seat), self.printed(s), self.title.points(s), names, say)

    def prices(self, s: Legacy, seat: int, say: Say) -> list[Panel]:
        return prices(self.shown(s, seat), self.printed(s), say)

    def standing(self, s: Legacy, seat: int) -> Standing:
        family = s.families[seat]
        found = {
            "gold": family.gold,
            "income": family.income,
            "prestige": family.prestige,
            "honor": sum(family.honor),
            "hand": len(family.hand) + coming(s, seat),
            "hidden-missions": family.hidden_missions,
            "pawn-own": family.pawns,
            "points": sum(scoring.points(s, seat, not s.agenda).values()),
        }
        found.update({f"pawn-{colour}": count for colour, count in zip(COLOUR.names, family.extra, strict=True)})
        return found

    def shown(self, s: Legacy, seat: int) -> Table:
        return Table(
            generation=s.generation,
            round=s.round,
            first=s.first,
            row=[FRIEND.names[friend] for friend in s.row],
            deck=s.deck_size,
            discarded=len(s.discard),
            actions=actions(s, seat if seat >= 0 else s.first),
            families=[house(s, other) for other in range(len(s.families))],
            testament=None if s.ancestry is None else testament(s, s.ancestry),
        )

    def printed(self, s: Legacy) -> Printed:
        return self.cards[f"{s.box.variant} {s.box.players}"]

    def question(self, s: Legacy, step: Ask[Legacy]) -> Question | None:
        return question(s, step)


face = LegacyFace
