"""L 4 and L 14: a turn, passing, and completing missions."""

from __future__ import annotations

from posterity.engine import Action, Ask, Menu, OfSeat
from posterity.games.legacy import terms
from posterity.games.legacy.measures import fulfilled, needs_met
from posterity.games.legacy.state import Legacy, without
from posterity.games.legacy.steps.friends import FillRow
from posterity.games.legacy.steps.gains import gain_honor, place_own_pawn, refresh_boons
from posterity.games.legacy.steps.hints import check_hints
from posterity.games.legacy.steps.main_board import begin_main_board, offer_main_board
from posterity.games.legacy.steps.marriages import Spouse, marriage_hindrance, needs_no_pawn, suitors
from posterity.games.legacy.steps.own_board import (
    Couple,
    ask_money,
    children_hindrance,
    offer_money,
    offer_socializing,
    socialize,
)
from posterity.games.legacy.steps.testament import WhoWereThey, who_hindrance
from posterity.games.legacy.tree import friends_in


class Turn(Ask[Legacy]):
    """Place a pawn, or pass when no own one is left (L 4.1, L 4.9)."""

    def begins_turn(self) -> bool:
        return True

    def asks_even_if_forced(self, s: Legacy) -> bool:
        """Not being asked would betray that the hand has nobody who marries without a pawn."""
        return s.families[self.seat].pawns == 0 and could_marry_without_pawn(s, self.seat)

    def menu(self, s: Legacy, m: Menu) -> None:
        seat = self.seat
        offer_weddings(s, seat, m)
        offer_boards(s, seat, m)
        offer_missions(s, seat, m)
        m.consider(terms.PASS, terms.OWN_PAWN_LEFT if s.families[seat].pawns > 0 else None)

    def chosen(self, s: Legacy, a: Action) -> None:
        seat = self.seat
        if a.verb is terms.COMPLETE:
            s.then(self)
            complete(s, seat, a.x)
            return
        s.then(EndOfTurn(seat))
        if a is terms.PASS:
            s.families[seat].passed = 1
            s.tell(terms.Passed, seat)
        elif a.verb is terms.MARRY:
            marry(s, seat, a.x)
        elif a is terms.HAVE_CHILDREN:
            place_own_pawn(s, seat, terms.CHILDREN_SPACE)
            s.then(Couple(seat))
        elif a.verb is terms.ASK_MONEY:
            place_own_pawn(s, seat, terms.MONEY_SPACE)
            ask_money(s, seat, a.x)
        elif a.verb is terms.SOCIALIZE:
            place_own_pawn(s, seat, terms.FRIENDS_SPACE)
            socialize(s, seat, a.x)
        else:
            begin_main_board(s, seat, a)


def offer_weddings(s: Legacy, seat: int, m: Menu) -> None:
    family = s.families[seat]
    among = suitors(s, family)
    old = s.box.testament
    for friend in family.hand:
        choice = terms.MARRY.actions[friend]
        if family.pawns == 0 and not needs_no_pawn(s, seat, friend):
            m.refuse(choice, terms.NO_OWN_PAWN)
            continue
        hindrance = who_hindrance(s, seat, friend) if old else marriage_hindrance(s, family, friend, among)
        m.consider(choice, hindrance, s.box.friends[friend].cost, family.gold)


def offer_boards(s: Legacy, seat: int, m: Menu) -> None:
    """The other actions of the own board, and those of the main board."""
    family = s.families[seat]
    own = family.pawns > 0
    if own:
        m.consider(terms.HAVE_CHILDREN, children_hindrance(s, seat, 1))
        offer_money(s, seat, m)
        offer_socializing(s, seat, m)
    elif m.curious:
        m.refuse(terms.HAVE_CHILDREN, terms.NO_OWN_PAWN)
        for action in [*terms.ASK_MONEY.actions, *terms.SOCIALIZE.actions]:
            m.refuse(action, terms.NO_OWN_PAWN)
    if own or any(family.extra) or m.curious:
        offer_main_board(s, seat, m)


def marry(s: Legacy, seat: int, friend: int) -> None:
    if not needs_no_pawn(s, seat, friend):
        place_own_pawn(s, seat, terms.MARRIAGE_SPACE)
    s.known[friend] = 1  # the card is on the table now
    s.then(WhoWereThey(seat, friend) if s.box.testament else Spouse(seat, friend))


def could_marry_without_pawn(s: Legacy, seat: int) -> bool:
    """Whether, as far as others can tell, the hand may have such a friend."""
    hand = s.families[seat].hand
    hidden = len(hand) - sum([s.known[friend] for friend in hand])
    for friend in s.box.free_friends:
        if needs_met(s, seat, friend):
            if s.known[friend]:
                if friend in hand:
                    return True
            elif hidden > 0 and friend not in s.row and friend not in s.discard and not in_a_tree(s, friend):
                return True
    return False


def in_a_tree(s: Legacy, friend: int) -> bool:
    return any(friend in friends_in(s, seat) for seat in range(len(s.families)))


def offer_missions(s: Legacy, seat: int, m: Menu) -> None:
    for mission in s.families[seat].missions:
        done = any(fulfilled(s, seat, way) for way in s.box.missions[mission].ways)
        m.consider(terms.COMPLETE.of(mission), None if done else terms.MISSION_NOT_FULFILLED)


def complete(s: Legacy, seat: int, mission: int) -> None:
    """Its honor, then its benefit; it stays with the family (L 14.1, L 14.7)."""
    family = s.families[seat]
    family.missions = without(family.missions, mission)
    family.done = [*family.done, mission]
    family.done_in = [*family.done_in, s.generation]
    s.tell(terms.MissionDone, seat, mission)
    gain_honor(s, seat, terms.FROM_MISSIONS, s.box.missions[mission].honor)
    refresh_boons(s, seat)
    s.box.missions[mission].card.bring(s, seat, terms.FROM_MISSIONS)


class EndOfTurn(Ask[Legacy]):
    """Missions can be completed after the action too (L 14.4)."""

    def ends_turn(self, s: Legacy) -> bool:
        return True

    def menu(self, s: Legacy, m: Menu) -> None:
        offer_missions(s, self.seat, m)
        m.offer(terms.FINISH)

    def chosen(self, s: Legacy, a: Action) -> None:
        if a is terms.FINISH:
            s.then(NextTurn(self.seat))
            return
        s.then(self)
        complete(s, self.seat, a.x)


class NextTurn(OfSeat[Legacy]):
    """The next clockwise who has not passed; when all have, the round is over (L 4.11).

    A row that was empty for want of friends is laid out as soon as there are some (L 5.6).
    """

    def ends_turn(self, s: Legacy) -> bool:
        return True

    def do(self, s: Legacy) -> None:
        check_hints(s, self.seat)
        players = len(s.families)
        for k in range(1, players + 1):
            seat = (self.seat + k) % players
            family = s.families[seat]
            if not family.passed and not family.out:
                s.then(Turn(seat))
                break
        if not s.row and (s.deck_size > 0 or s.discard):
            s.then(FillRow())
