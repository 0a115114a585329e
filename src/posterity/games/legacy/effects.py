"""L 11: what cards bring, at a wedding, with a title, for a mission: one class for each kind of effect."""

from __future__ import annotations

from typing import Final

from posterity.engine import Domain
from posterity.engine.data import MOST, within
from posterity.engine.errors import DataError
from posterity.games.legacy.measures import Need, needs_met
from posterity.games.legacy.state import (
    BOONS,
    CHEAPER_CONTRIBUTION,
    CHEAPER_DOCTOR,
    CHEAPER_MANSION,
    DEAD,
    FROM_THE_DECK,
    MORE_FRIENDS,
    MORE_MONEY,
    WED,
    Legacy,
)
from posterity.games.legacy.steps import friends, gains, missions, money
from posterity.games.legacy.terms import BEAUTIFUL_SMILE, COLOUR, OCCUPATION

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


class EffectKind:
    """Something that cards can bring. It is called in the data as in its message: "effect-income" is "income"."""

    __slots__ = ("alone", "most", "name", "of", "word")

    def __init__(self, word: str, *, most: int = MOST, alone: bool = False, of: Domain | None = None) -> None:
        self.word: Final = word
        self.name: Final[str] = word.removeprefix("effect-")
        self.most: Final = most
        self.alone: Final = alone  # it has no number
        self.of: Final = of  # which of these things, instead of a number

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

    def apply(self, s: Legacy, seat: int, amount: int, source: int) -> None:
        """What happens at once, `source` being where honor comes from; the rest is looked up where it matters."""

    def worth(self, amount: int, v: Values) -> float:
        return 0.5


def number(key: str, text: str, least: int = 0, most: int = MOST) -> int:
    if not (text.isascii() and text.isdigit()):
        raise DataError(f"{key}: expected a number, got {text!r}")
    return within(key, int(text), least, most)


class Income(EffectKind):
    __slots__ = ()

    def apply(self, s: Legacy, seat: int, amount: int, source: int) -> None:
        gains.change_income(s, seat, amount)

    def worth(self, amount: int, v: Values) -> float:
        return v.gold * amount * v.rounds


class Prestige(EffectKind):
    __slots__ = ()

    def apply(self, s: Legacy, seat: int, amount: int, source: int) -> None:
        gains.change_prestige(s, seat, amount)

    def worth(self, amount: int, v: Values) -> float:
        return float(amount * v.generations)


class Honor(EffectKind):
    __slots__ = ()

    def apply(self, s: Legacy, seat: int, amount: int, source: int) -> None:
        gains.gain_honor(s, seat, source, amount)

    def worth(self, amount: int, v: Values) -> float:
        return float(amount)


class Gold(EffectKind):
    __slots__ = ()

    def apply(self, s: Legacy, seat: int, amount: int, source: int) -> None:
        gains.gain_gold(s, seat, amount)

    def worth(self, amount: int, v: Values) -> float:
        return v.gold * amount


class Take(EffectKind):
    """Friends of choice from the row."""

    __slots__ = ()

    def apply(self, s: Legacy, seat: int, amount: int, source: int) -> None:
        s.then(friends.TakeFriends(seat, amount, 0))

    def worth(self, amount: int, v: Values) -> float:
        return v.friend * amount


class Draw(EffectKind):
    """Friends from the deck."""

    __slots__ = ()

    def apply(self, s: Legacy, seat: int, amount: int, source: int) -> None:
        s.then(friends.DrawFriends(seat, amount))

    def worth(self, amount: int, v: Values) -> float:
        return v.friend * amount


class NewRow(EffectKind):
    """The row is laid out anew, and friends are taken from it."""

    __slots__ = ()

    def apply(self, s: Legacy, seat: int, amount: int, source: int) -> None:
        for friend in s.row:
            friends.put_away(s, friend)
        s.row = []
        s.then(friends.TakeFriends(seat, amount, 0))
        s.then(friends.FillRow())

    def worth(self, amount: int, v: Values) -> float:
        return v.friend * amount


class Pawn(EffectKind):
    """An extra pawn of a colour."""

    __slots__ = ()

    def apply(self, s: Legacy, seat: int, amount: int, source: int) -> None:
        gains.gain_pawn(s, seat, amount)

    def worth(self, amount: int, v: Values) -> float:
        return v.pawn


class AskMoney(EffectKind):
    __slots__ = ()

    def apply(self, s: Legacy, seat: int, amount: int, source: int) -> None:
        s.then(money.AskMoney(seat))


class HiddenMission(EffectKind):
    __slots__ = ()

    def apply(self, s: Legacy, seat: int, amount: int, source: int) -> None:
        missions.hide_mission(s, seat)

    def worth(self, amount: int, v: Values) -> float:
        return v.mission


class ExchangeHand(EffectKind):
    __slots__ = ()

    def apply(self, s: Legacy, seat: int, amount: int, source: int) -> None:
        s.then(friends.ExchangeHand(seat, 0))


def opponents(s: Legacy, seat: int) -> list[int]:
    """Clockwise from the seat on (L 11.31)."""
    players = len(s.families)
    seats = [(seat + k) % players for k in range(1, players)]
    return [other for other in seats if not s.families[other].out]


class OpponentsPayMe(EffectKind):
    __slots__ = ()

    def apply(self, s: Legacy, seat: int, amount: int, source: int) -> None:
        for other in opponents(s, seat):
            gold = min(amount, s.families[other].gold)
            gains.pay_gold(s, other, gold)
            gains.gain_gold(s, seat, gold)


class OpponentsLoseGold(EffectKind):
    __slots__ = ()

    def apply(self, s: Legacy, seat: int, amount: int, source: int) -> None:
        for other in opponents(s, seat):
            gains.pay_gold(s, other, min(amount, s.families[other].gold))


class OpponentsLoseHonor(EffectKind):
    __slots__ = ()

    def apply(self, s: Legacy, seat: int, amount: int, source: int) -> None:
        for other in opponents(s, seat):
            gains.lose_honor(s, other, amount)

    def worth(self, amount: int, v: Values) -> float:
        return float(amount)


class OpponentsDiscard(EffectKind):
    __slots__ = ()

    def apply(self, s: Legacy, seat: int, amount: int, source: int) -> None:
        s.reveal()  # who has a single card shows it without being asked
        for other in reversed(opponents(s, seat)):
            if s.families[other].hand:
                s.then(friends.Discard(other, amount))


class Steal(EffectKind):
    """A random friend from the hand of an opponent of choice."""

    __slots__ = ()

    def apply(self, s: Legacy, seat: int, amount: int, source: int) -> None:
        s.then(friends.Steal(seat))


class StealFromLarger(EffectKind):
    """A random friend from each larger hand."""

    __slots__ = ()

    def apply(self, s: Legacy, seat: int, amount: int, source: int) -> None:
        hand = len(s.families[seat].hand)  # all hands are compared before a card is taken (L 11.30)
        for other in reversed(opponents(s, seat)):
            if len(s.families[other].hand) > hand:
                s.then(friends.StealFrom(seat, other))


class WeddingChildren(EffectKind):
    """A second child at the wedding."""

    __slots__ = ()

    def worth(self, amount: int, v: Values) -> float:
        return v.birth


class Boon(EffectKind):
    """In force for the generation (L 11.3)."""

    __slots__ = ("boon",)

    def __init__(self, word: str, boon: int, *, most: int = MOST, alone: bool = False) -> None:
        super().__init__(word, most=most, alone=alone)
        self.boon: Final = boon

    def worth(self, amount: int, v: Values) -> float:
        return 1.0


INCOME: Final = Income("effect-income")
PRESTIGE: Final = Prestige("effect-prestige")
TAKE: Final = Take("effect-take", most=MOST_FRIENDS)
AT_ONCE: Final[list[EffectKind]] = [
    INCOME,
    PRESTIGE,
    Honor("effect-honor"),
    Gold("effect-gold"),
    TAKE,
    Draw("effect-draw", most=MOST_FRIENDS),
    Pawn("effect-pawn", of=COLOUR),
    AskMoney("effect-ask-money", alone=True),
    NewRow("effect-new-row", most=MOST_FRIENDS),
    HiddenMission("effect-hidden-mission", alone=True),
    ExchangeHand("effect-exchange-hand", alone=True),
    OpponentsPayMe("effect-opponents-pay-me"),
    OpponentsLoseGold("effect-opponents-lose-gold"),
    OpponentsLoseHonor("effect-opponents-lose-honor"),
    OpponentsDiscard("effect-opponents-discard", most=MOST_FRIENDS),
    Steal("effect-steal", alone=True),
    StealFromLarger("effect-steal-from-larger", alone=True),
]
COUNTS_AS: Final = EffectKind("effect-counts-as", of=OCCUPATION)
FREE_MARRIAGE: Final = EffectKind("effect-free-marriage", alone=True)
WEDDING_CHILDREN: Final = WeddingChildren("effect-wedding-children", alone=True)
CHILD_CHOICE: Final = EffectKind("effect-child-choice", alone=True)
NO_CHILD_LIMIT: Final = EffectKind("effect-no-child-limit", alone=True)
OF_COUPLES: Final[list[EffectKind]] = [WEDDING_CHILDREN, CHILD_CHOICE, NO_CHILD_LIMIT]  # whatever the family has
LASTING: Final[list[Boon]] = [  # by boon
    Boon("effect-socialize", MORE_FRIENDS, most=MOST_FRIENDS),
    Boon("effect-money", MORE_MONEY),
    Boon("effect-mansion", CHEAPER_MANSION),
    Boon("effect-doctor", CHEAPER_DOCTOR),
    Boon("effect-deck", FROM_THE_DECK, alone=True),
    Boon("effect-contribution", CHEAPER_CONTRIBUTION),
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

    __slots__ = ("child_choice", "counts_as", "effects", "free_marriage", "needs", "no_child_limit", "wedding_children")

    def __init__(self, needs: list[Need], effects: list[Effect]) -> None:
        self.needs: Final = needs
        self.effects: Final = effects
        kinds = [effect.kind for effect in effects]
        self.counts_as: Final = [effect.amount for effect in effects if effect.kind is COUNTS_AS]  # occupations
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
            kind = effect.kind
            if isinstance(kind, Boon):
                boons[kind.boon] += effect.amount


def refresh_boons(s: Legacy, seat: int) -> None:
    """What is in force this generation: by friends who married in it, special children, completed missions."""
    family = s.families[seat]
    boons = [0] * BOONS
    if s.ancestry is not None:
        for friend in family.revealed:
            if needs_met(s, seat, friend):
                s.box.friends[friend].card.add_boons(boons)
    for person in range(len(family.who)):
        if family.generation[person] != s.generation:
            continue
        if family.who[person] == BEAUTIFUL_SMILE and not family.flags[person] & DEAD:
            boons[MORE_MONEY] += s.box.beautiful_smile_gold
        if family.flags[person] & WED:
            friend = family.spouse[person]
            if needs_met(s, seat, friend):
                s.box.friends[friend].card.add_boons(boons)
    for mission, generation in zip(family.done, family.done_in, strict=True):
        if generation == s.generation:
            s.box.missions[mission].card.add_boons(boons)
    family.boons = boons
