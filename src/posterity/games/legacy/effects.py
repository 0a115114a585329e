"""L 11: what cards bring, at a wedding, with a title, for a mission: a line for each kind of effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posterity.engine import Domain
from posterity.engine.data import MOST, within
from posterity.engine.errors import DataError
from posterity.games.legacy.measures import Need
from posterity.games.legacy.state import (
    CHEAPER_CONTRIBUTION,
    CHEAPER_DOCTOR,
    CHEAPER_MANSION,
    FROM_THE_DECK,
    MORE_FRIENDS,
    MORE_MONEY,
    NO_BOON,
    Legacy,
)
from posterity.games.legacy.steps import friends, gains, missions, own_board
from posterity.games.legacy.terms import COLOUR, OCCUPATION

MOST_FRIENDS: Final = 9  # one after the other


class Values:
    """What things are worth to a seat as the game stands, by rules of thumb."""

    __slots__ = ("birth", "friend", "generations", "gold", "mission", "pawn", "rounds")

    def __init__(
        self, generations: int, rounds: int, gold: float, friend: float, pawn: float, birth: float, mission: float
    ) -> None:
        self.generations: Final = generations  # in which prestige is still to be scored
        self.rounds: Final = rounds  # incomes that are still to come
        self.gold: Final = gold
        self.friend: Final = friend
        self.pawn: Final = pawn
        self.birth: Final = birth
        self.mission: Final = mission


Does = Callable[[Legacy, int, int, int], None]  # what happens at once: to the seat, how much, where honor comes from
Worth = Callable[[int, Values], float]


def nothing_at_once(s: Legacy, seat: int, amount: int, source: int) -> None:
    """It is looked up where it matters."""


def something(amount: int, v: Values) -> float:
    return 0.5


def a_boon(amount: int, v: Values) -> float:
    return 1.0


def so_many_friends(amount: int, v: Values) -> float:
    return v.friend * amount


class EffectKind:
    """Something that cards can bring. It is called in the data as in its message: "effect-income" is "income"."""

    __slots__ = ("alone", "apply", "boon", "most", "name", "of", "word", "worth")

    def __init__(
        self,
        word: str,
        apply: Does = nothing_at_once,
        worth: Worth = something,
        *,
        most: int = MOST,
        alone: bool = False,
        of: Domain | None = None,
        boon: int = NO_BOON,
    ) -> None:
        self.word: Final = word
        self.name: Final[str] = word.removeprefix("effect-")
        self.apply: Final = apply
        self.worth: Final = worth
        self.most: Final = most
        self.alone: Final = alone  # it has no number
        self.of: Final = of  # which of these things, instead of a number
        self.boon: Final = boon  # in force for the generation (L 11.3)

    def amount(self, key: str, word: str) -> int:
        """How much is meant by the word behind the name, or which."""
        if self.of is not None:
            if word not in self.of.ids:
                expected = ", ".join(self.of.names)
                raise DataError(f"{key}: there is no {self.of.kind} {word!r}; expected one of {expected}")
            return self.of.ids[word]
        amount = number(key, word, 0, self.most)
        if amount < 1 or (amount > 1 and self.alone):
            expected = f"{self.name!r} alone" if self.alone else f"something like '{self.name} 1'"
            raise DataError(f"{key}: expected {expected}, got '{self.name} {word}'")
        return amount


def number(key: str, text: str, least: int = 0, most: int = MOST) -> int:
    if not (text.isascii() and text.isdigit()):
        raise DataError(f"{key}: expected a number, got {text!r}")
    return within(key, int(text), least, most)


def new_row(s: Legacy, seat: int, amount: int, source: int) -> None:
    for friend in s.row:
        friends.put_away(s, friend)
    s.row = []
    s.then(friends.TakeFriends(seat, amount, 0))
    s.then(friends.FillRow())


def opponents(s: Legacy, seat: int) -> list[int]:
    """Clockwise from the seat on (L 11.31)."""
    players = len(s.families)
    seats = [(seat + k) % players for k in range(1, players)]
    return [other for other in seats if not s.families[other].out]


def opponents_pay_me(s: Legacy, seat: int, amount: int, source: int) -> None:
    for other in opponents(s, seat):
        gold = min(amount, s.families[other].gold)
        gains.pay_gold(s, other, gold)
        gains.gain_gold(s, seat, gold)


def opponents_lose_gold(s: Legacy, seat: int, amount: int, source: int) -> None:
    for other in opponents(s, seat):
        gains.pay_gold(s, other, min(amount, s.families[other].gold))


def opponents_lose_honor(s: Legacy, seat: int, amount: int, source: int) -> None:
    for other in opponents(s, seat):
        gains.lose_honor(s, other, amount)


def opponents_discard(s: Legacy, seat: int, amount: int, source: int) -> None:
    s.reveal()  # who has a single card shows it without being asked
    for other in reversed(opponents(s, seat)):
        if s.families[other].hand:
            s.then(friends.Discard(other, amount))


def steal_from_larger(s: Legacy, seat: int, amount: int, source: int) -> None:
    hand = len(s.families[seat].hand)  # all hands are compared before a card is taken (L 11.30)
    for other in reversed(opponents(s, seat)):
        if len(s.families[other].hand) > hand:
            s.then(friends.StealFrom(seat, other))


INCOME: Final = EffectKind(
    "effect-income", lambda s, seat, n, source: gains.change_income(s, seat, n), lambda n, v: v.gold * n * v.rounds
)
PRESTIGE: Final = EffectKind(
    "effect-prestige",
    lambda s, seat, n, source: gains.change_prestige(s, seat, n),
    lambda n, v: float(n * v.generations),
)
TAKE: Final = EffectKind(
    "effect-take",
    lambda s, seat, n, source: s.then(friends.TakeFriends(seat, n, 0)),
    so_many_friends,
    most=MOST_FRIENDS,
)
AT_ONCE: Final = [
    INCOME,
    PRESTIGE,
    EffectKind("effect-honor", lambda s, seat, n, source: gains.gain_honor(s, seat, source, n), lambda n, v: float(n)),
    EffectKind("effect-gold", lambda s, seat, n, source: gains.gain_gold(s, seat, n), lambda n, v: v.gold * n),
    TAKE,
    EffectKind(
        "effect-draw",
        lambda s, seat, n, source: s.then(friends.DrawFriends(seat, n)),
        so_many_friends,
        most=MOST_FRIENDS,
    ),
    EffectKind(
        "effect-pawn", lambda s, seat, colour, source: gains.gain_pawn(s, seat, colour), lambda n, v: v.pawn, of=COLOUR
    ),
    EffectKind("effect-ask-money", lambda s, seat, n, source: s.then(own_board.AskMoney(seat)), alone=True),
    EffectKind("effect-new-row", new_row, so_many_friends, most=MOST_FRIENDS),
    EffectKind(
        "effect-hidden-mission",
        lambda s, seat, n, source: missions.hide_mission(s, seat),
        lambda n, v: v.mission,
        alone=True,
    ),
    EffectKind("effect-exchange-hand", lambda s, seat, n, source: s.then(friends.ExchangeHand(seat, 0)), alone=True),
    EffectKind("effect-opponents-pay-me", opponents_pay_me),
    EffectKind("effect-opponents-lose-gold", opponents_lose_gold),
    EffectKind("effect-opponents-lose-honor", opponents_lose_honor, lambda n, v: float(n)),
    EffectKind("effect-opponents-discard", opponents_discard, most=MOST_FRIENDS),
    EffectKind("effect-steal", lambda s, seat, n, source: s.then(friends.Steal(seat)), alone=True),
    EffectKind("effect-steal-from-larger", steal_from_larger, alone=True),
]
COUNTS_AS: Final = EffectKind("effect-counts-as", of=OCCUPATION)
FREE_MARRIAGE: Final = EffectKind("effect-free-marriage", alone=True)
WEDDING_CHILDREN: Final = EffectKind("effect-wedding-children", worth=lambda n, v: v.birth, alone=True)
CHILD_CHOICE: Final = EffectKind("effect-child-choice", alone=True)
NO_CHILD_LIMIT: Final = EffectKind("effect-no-child-limit", alone=True)
OF_COUPLES: Final = [WEDDING_CHILDREN, CHILD_CHOICE, NO_CHILD_LIMIT]  # whatever else the family has
LASTING: Final = [  # by boon
    EffectKind("effect-socialize", worth=a_boon, most=MOST_FRIENDS, boon=MORE_FRIENDS),
    EffectKind("effect-money", worth=a_boon, boon=MORE_MONEY),
    EffectKind("effect-mansion", worth=a_boon, boon=CHEAPER_MANSION),
    EffectKind("effect-doctor", worth=a_boon, boon=CHEAPER_DOCTOR),
    EffectKind("effect-deck", worth=a_boon, alone=True, boon=FROM_THE_DECK),
    EffectKind("effect-contribution", worth=a_boon, boon=CHEAPER_CONTRIBUTION),
]


def _by_name(kinds: list[EffectKind]) -> dict[str, EffectKind]:
    return {kind.name: kind for kind in kinds}


# Which of them can stand on which cards.
ON_FRIENDS: Final = _by_name([*AT_ONCE, FREE_MARRIAGE, *OF_COUPLES, *LASTING])
ON_HONOURS: Final = _by_name(AT_ONCE)
ON_MISSIONS: Final = _by_name([*AT_ONCE, COUNTS_AS, *LASTING])


class Effect:
    """One thing that a card brings: how much of it, or which."""

    __slots__ = ("amount", "kind")

    def __init__(self, kind: EffectKind, amount: int) -> None:
        self.kind: Final = kind
        self.amount: Final = amount


class Card:
    """What has to be true, and what the card then brings."""

    __slots__ = (
        "child_choice", "counts_as", "effects", "free_marriage", "lasting", "needs", "no_child_limit",
        "wedding_children",
    )  # fmt: skip

    def __init__(self, needs: list[Need], effects: list[Effect]) -> None:
        self.needs: Final = needs
        self.effects: Final = effects
        kinds = [effect.kind for effect in effects]
        self.counts_as: Final = [effect.amount for effect in effects if effect.kind is COUNTS_AS]  # occupations
        self.lasting: Final[bool] = any(kind.boon != NO_BOON for kind in kinds)  # for a generation
        self.free_marriage: Final[bool] = FREE_MARRIAGE in kinds
        self.wedding_children: Final[int] = 2 if WEDDING_CHILDREN in kinds else 1
        self.child_choice: Final[bool] = CHILD_CHOICE in kinds
        self.no_child_limit: Final[bool] = NO_CHILD_LIMIT in kinds

    def bring(self, s: Legacy, seat: int, source: int) -> None:
        """Carry out all that happens at once."""
        for effect in reversed(self.effects):
            effect.kind.apply(s, seat, effect.amount, source)

    def worth(self, v: Values) -> float:
        """What the effects are likely to bring; half as much if something has to be there for them."""
        value = 0.0
        for effect in self.effects:
            value += effect.kind.worth(effect.amount, v)
        return value if not self.needs else 0.5 * value

    def add_boons(self, boons: list[int]) -> None:
        for effect in self.effects:
            if effect.kind.boon != NO_BOON:
                boons[effect.kind.boon] += effect.amount
