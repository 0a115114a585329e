"""S 4 and S 6: hire, assignment or management, one of them for each die."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Menu
from posterity.games.signorie.components import ALL_TRACKS
from posterity.games.signorie.state import Signorie, helpers_left
from posterity.games.signorie.steps.assignments import carry_out, offer_slot
from posterity.games.signorie.steps.careers import Advance, gain_florins, pay_florins, steps_hindrance
from posterity.games.signorie.steps.helpers import then_helpers
from posterity.games.signorie.steps.marriages import Marriage, marriage_hindrance
from posterity.games.signorie.steps.missions import Mission, mission_hindrance
from posterity.games.signorie.steps.offspring import Offspring
from posterity.games.signorie.terms import (
    ASSIGN,
    COLOURS,
    GREY,
    HELPER_ROWS,
    HIRE,
    MAN,
    MANAGE,
    PURPLE,
    RED,
    TURQUOISE,
    WOMAN,
    YELLOW,
    Hired,
    Managed,
)


class MainAction(Ask[Signorie]):
    """The die lies on the player board: now one of its three actions, then the helpers (S 3.7, S 3.10)."""

    __slots__ = ("colour", "face")

    def __init__(self, seat: int, colour: int, face: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour
        self.face: Final = face

    def args(self) -> list[int]:
        return [self.seat, self.colour, self.face]

    def menu(self, s: Signorie, m: Menu) -> None:
        offer_main_actions(s, self.seat, self.colour, s.families[self.seat].florins, m)

    def chosen(self, s: Signorie, a: Action) -> None:
        seat = self.seat
        if a.verb is HIRE:
            pay_florins(s, seat, s.box.helper_spaces[a.x].cost)
            hire(s, seat, a.x)
        # A helper hired now works in another column, so the order of these two does not matter (S 4.4).
        then_helpers(s, seat, self.colour, self.face, 0)
        if a.verb is ASSIGN:
            carry_out(s, seat, a.x, a.y + 1)
        elif a.verb is MANAGE:
            manage(s, seat, self.colour)


def offer_main_actions(s: Signorie, seat: int, colour: int, florins: int, m: Menu) -> None:
    """What can be carried out in full by somebody who has so many florins left (S 3.8)."""
    helpers = s.families[seat].helpers
    start = (colour + COLOURS - 1) % COLOURS * HELPER_ROWS  # the column to the left (S 4.2)
    left = helpers_left(s)
    for i in range(start, start + HELPER_ROWS):
        cost = s.box.helper_spaces[i].cost
        if helpers[i]:
            m.refuse(HIRE.of(i), "helper-there")
        elif left == 0:
            m.refuse(HIRE.of(i), "no-helpers-left")
        elif cost > florins:
            m.refuse(HIRE.of(i), "lacks-florins", cost, florins)
        else:
            m.offer(HIRE.of(i))
    for slot in (colour * 2, colour * 2 + 1):
        offer_slot(s, seat, slot, florins, 3, m)
    hindrance = management_hindrance(s, seat, colour, florins)
    if hindrance == "":
        m.offer(MANAGE.of(colour))
    else:
        m.refuse(MANAGE.of(colour), hindrance)


def some_main_action(s: Signorie, seat: int, colour: int, florins: int) -> bool:
    """Whether a die of the colour leaves anything to do (S 3.9)."""
    if management_hindrance(s, seat, colour, florins) == "":
        return True
    menu = Menu(seat)
    offer_main_actions(s, seat, colour, florins, menu)
    return len(menu.options) > 0


def hire(s: Signorie, seat: int, helper: int) -> None:
    s.families[seat].helpers[helper] = 1
    s.tell(Hired, seat, helper)


def management_hindrance(s: Signorie, seat: int, colour: int, florins: int) -> str:
    """Why the management action of the colour is not possible; empty if it is."""
    family = s.families[seat]
    if colour == RED:
        return marriage_hindrance(s, family.pool[WOMAN], florins)
    if colour == PURPLE:
        return "" if sum(family.supply) > 0 else "none-in-supply"  # S 11.5
    if colour == GREY:
        return mission_hindrance(s, seat)
    if colour == TURQUOISE:
        return steps_hindrance(s, seat, ALL_TRACKS, family.pool[MAN])
    return ""


def manage(s: Signorie, seat: int, colour: int) -> None:
    s.tell(Managed, seat, colour)
    if colour == YELLOW:
        gain_florins(s, seat, s.box.management_florins)
    elif colour == RED:
        s.then(Marriage(seat, 0))
    elif colour == PURPLE:
        s.then(Offspring(seat, 1 + s.families[seat].brides))
    elif colour == GREY:
        s.then(Mission(seat, 0))
    else:
        s.then(Advance(seat, s.box.management_steps, ALL_TRACKS, 0))
