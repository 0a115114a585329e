"""The actions of the main board and of one's own, as they are for whoever looks: prices now, and why not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from posterity.contract.shown import Why, why
from posterity.engine import Action, Domain, Menu
from posterity.games.legacy import terms
from posterity.games.legacy.components import Price
from posterity.games.legacy.face.cards import Amount, OccupationName, PawnName, amounts
from posterity.games.legacy.state import CONTRIBUTION_AT, FREE, MORE_FRIENDS, MORE_MONEY, TITLE_AT, Legacy
from posterity.games.legacy.steps.main_board import AT, barred_by_row
from posterity.games.legacy.steps.turns import offer_boards
from posterity.games.legacy.tree import holds_of


@dataclass(slots=True)
class ActionSpace:
    """A space of the main board."""

    space: Annotated[str, terms.SPACE]
    occupation: OccupationName  # whose sign it has
    colour: PawnName  # of the pawns for it, besides the own ones
    taken_by: int | None  # the seat whose pawn stands there
    pawn: PawnName | None  # which stands there, as far as that can be told
    barred_by_row: bool
    left: int | None
    # What follows is of the four actions without a card.
    action: str | None
    price: list[Amount]
    brings: list[Amount]
    barred: Why | None


@dataclass(slots=True)
class Honour:
    """A title or a contribution of this generation."""

    name: str
    price: list[Amount]
    gone: bool
    held_by: int | None  # the seat
    barred: Why | None


@dataclass(slots=True)
class Way:
    """Of asking for money, or of socializing: gold or friends, and what that costs."""

    name: str
    brings: int
    price: list[Amount]
    barred: Why | None


@dataclass(slots=True)
class Actions:
    """All that a pawn can do, but for marriages."""

    spaces: list[ActionSpace]
    titles: list[Honour]
    contributions: list[Honour]
    money: list[Way]
    socializing: list[Way]
    children: Why | None  # why nobody can have any


Reasons = dict[Action, Why]


def actions(s: Legacy, seat: int) -> Actions:
    """As if it was the seat's turn."""
    menu = Menu(seat, curious=True)
    offer_boards(s, seat, menu)
    reasons = {refusal.action: why(refusal) for refusal in menu.refusals}
    box, boons = s.box, s.families[seat].boons
    money, friends = box.money_friends, boons[MORE_FRIENDS] + 1
    return Actions(
        spaces=[_space(s, seat, space, reasons) for space in range(terms.SPACES)],
        titles=_honours(s, seat, terms.TITLE_SPACE, terms.TITLE, reasons),
        contributions=_honours(s, seat, terms.CONTRIBUTION_SPACE, terms.CONTRIBUTION, reasons),
        money=[
            Way(
                terms.GOLD.names[i],
                gold + boons[MORE_MONEY],
                amounts(Price(friends=money[i]), box.money_honor[i]),
                reasons.get(terms.ASK_MONEY.of(i)),
            )
            for i, gold in enumerate(box.money)
        ],
        socializing=[
            Way(terms.CARDS.names[i], i + friends, amounts(Price(gold)), reasons.get(terms.SOCIALIZE.of(i)))
            for i, gold in enumerate(box.socialize_gold)
        ],
        children=reasons.get(terms.HAVE_CHILDREN),
    )


WITH_CARDS: Final = (terms.TITLE_SPACE, terms.CONTRIBUTION_SPACE)


def _space(s: Legacy, seat: int, space: int, reasons: Reasons) -> ActionSpace:
    by, action = s.spaces[space], AT[space].verb.of()
    plain = space not in WITH_CARDS
    return ActionSpace(
        space=terms.SPACE.names[space],
        occupation=terms.OCCUPATION.names[terms.COLOUR_OF[space]],
        colour=terms.PAWN.names[terms.COLOUR_OF[space]],
        taken_by=None if by == FREE else by,
        pawn=None if by == FREE else terms.PAWN.names[_pawn_on(s, space)],
        barred_by_row=barred_by_row(s, space),
        left=_left(s, space),
        action=action.verb.name if plain else None,
        price=amounts(AT[space].price(s, seat, 0)) if plain else [],
        brings=_brings(s, space),
        barred=reasons.get(action) if plain else None,
    )


def _pawn_on(s: Legacy, space: int) -> int:
    """An extra pawn where only that can be: of two spaces of a colour nobody remembers which has it."""
    colour = terms.COLOUR_OF[space]
    taken = sum([s.spaces[other] != FREE for other in range(terms.SPACES) if terms.COLOUR_OF[other] == colour])
    return colour if s.used[colour] >= taken else terms.OWN


def _left(s: Legacy, space: int) -> int | None:
    if space == terms.MANSION_SPACE:
        return s.mansions
    if space == terms.VENTURE_SPACE:
        return s.ventures
    return s.mission_pile if space == terms.MISSION_SPACE else None


def _brings(s: Legacy, space: int) -> list[Amount]:
    if space == terms.MANSION_SPACE:
        return [Amount("prestige", s.box.mansion_prestige)]
    if space == terms.VENTURE_SPACE:
        return [Amount("income", s.box.venture_income)]
    if space == terms.DOCTOR_SPACE:
        return [Amount("child", s.box.doctor_children)]
    if space == terms.MISSION_SPACE:
        hidden = s.generation == terms.GENERATIONS
        return [Amount("hidden-mission", 1) if hidden else Amount("mission", s.box.missions_drawn)]
    return []


def _honours(s: Legacy, seat: int, space: int, names: Domain, reasons: Reasons) -> list[Honour]:
    action = AT[space]
    at = TITLE_AT if space == terms.TITLE_SPACE else CONTRIBUTION_AT
    found = []
    for i in action.cards(s):
        gone = action.is_taken(s, i)
        holder = None
        if gone:
            holders = range(len(s.families))
            holder = next((k for k in holders if any(held >> at & 15 == i + 1 for held in holds_of(s, k))), None)
        barred = reasons.get(action.verb.of(i))
        found.append(Honour(names.names[i], amounts(action.price(s, seat, i)), gone, holder, barred))
    return found
