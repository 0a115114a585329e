"""S 3: which dice can be taken, and what they cost."""

from __future__ import annotations

from posterity.engine import Menu, Reason
from posterity.games.signorie import terms
from posterity.games.signorie.state import Signorie
from posterity.games.signorie.steps.main_actions import MainAction, main_action_hindrance


def price(s: Signorie, colour: int, face: int) -> int:
    """What the die lacks to the value of its space (S 3.5)."""
    return max(0, s.box.values[colour] - face - 1)


def offer_dice(s: Signorie, seat: int, m: Menu, free: bool) -> None:
    """The dice on the main board that the seat can place, pay and use."""
    family = s.families[seat]
    takes = terms.TAKE.actions
    taken = terms.COLOURS - family.dice.count(0)
    for colour in range(terms.COLOURS):
        if not m.curious and (family.dice[colour] or taken >= s.box.most_dice):
            continue
        hindrance: Reason | None = (
            terms.NOTHING_TO_DO  # with a higher die more florins are left, so once it is gone it stays away
        )
        for face in range(terms.FACES):
            die = colour * terms.FACES + face
            if s.dice[die] == 0:
                m.refuse(takes[die], terms.NO_SUCH_DIE)
                continue
            cost = 0 if free else price(s, colour, face)
            if family.dice[colour]:
                m.refuse(takes[die], terms.COLOUR_TAKEN, what=terms.COLOUR.words[colour])
            elif taken >= s.box.most_dice:
                m.refuse(takes[die], terms.ENOUGH_DICE, s.box.most_dice)
            elif cost > family.florins:
                m.refuse(takes[die], terms.LACKS_FLORINS, cost, family.florins)
            else:
                if hindrance is not None:
                    hindrance = main_action_hindrance(s, seat, colour, family.florins - cost)
                m.consider(takes[die], hindrance)


def place_die(s: Signorie, seat: int, colour: int, face: int) -> None:
    """The die goes to the action space of its colour; its main action and the helpers follow (S 3.10)."""
    s.dice[colour * terms.FACES + face] -= 1
    s.families[seat].dice[colour] = face + 1
    s.tell(terms.DieTaken, seat, colour, face)
    s.then(MainAction(seat, colour, face + 1))
