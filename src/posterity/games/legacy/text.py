"""Things of Legacy in words: people, cards, prices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posterity.contract.face import Say
from posterity.games.legacy.names import name_of, relatives_beside
from posterity.games.legacy.state import Ancestry, Legacy
from posterity.games.legacy.steps.births import KeepChild
from posterity.games.legacy.steps.testament import ChooseYourself
from posterity.games.legacy.terms import CHILD, FRIEND, KIN, MAN, NOBODY_THERE, ONE_OR_OTHER, SEX

if TYPE_CHECKING:  # the keepsakes, too, have people in words
    from posterity.games.legacy.face.cards import Amount, Card, Gain, HintCard, Need
    from posterity.games.legacy.face.families import Condition

ROMAN: Final = ["I", "II", "III", "IV"]


def word(s: Legacy, kind: str, name: str, seat: int, say: Say) -> str:
    """Things whose words depend on the table and on whose family it is about; empty for all others."""
    step = s.agenda[-1] if s.agenda else None
    if kind == FRIEND.kind and name == "hidden":
        return say("friend-hidden")
    if kind == KIN.kind:
        return person(s, seat, KIN.ids[name], say)
    if kind == ONE_OR_OTHER.kind and isinstance(step, KeepChild):
        return say(CHILD.words[step.first if ONE_OR_OTHER.ids[name] == 0 else step.second])
    if kind == SEX.kind:
        sex = SEX.ids[name]
        if isinstance(step, ChooseYourself):
            return say(FRIEND.words[FRIEND.ids["patrick" if sex == MAN else "nathalie"]])
        if s.ancestry is None:
            return say("patriarch" if sex == MAN else "matriarch")
        return say("sex-man" if sex == MAN else "sex-woman")
    return ""


def person(s: Legacy, seat: int, i: int, say: Say) -> str:
    """A born member of a seat's family, or a relative in the Testament."""
    if s.ancestry is not None:
        return relative(s.ancestry, i, say)
    family = s.families[seat]
    if i >= len(family.who):
        return say("somebody")
    return called(*name_of(family, seat, i), say)


def called(name: str, nth: int, say: Say) -> str:
    return say(name) if nth == 1 else f"{say(name)} {ROMAN[nth - 1]}"


def relative(tree: Ancestry, i: int, say: Say) -> str:
    """A known relative by name, an unknown one by number and by whose parent or child it is."""
    if i >= len(tree.friend):
        return say("somebody")
    if tree.friend[i] != NOBODY_THERE:
        return say(FRIEND.words[tree.friend[i]])
    message, beside = relatives_beside(tree, i)
    near = listed([_short(tree, other, say) for other in beside], say)
    return say(message, {"who": _short(tree, i, say), "near": near})


def _short(tree: Ancestry, i: int, say: Say) -> str:
    """A relative in as few words as tell it from the others."""
    if tree.friend[i] != NOBODY_THERE:
        return say(FRIEND.words[tree.friend[i]])
    return unknown(SEX.names[tree.sex[i]], i + 1, say)


def unknown(sex: str, kin: int, say: Say) -> str:
    return say("unknown-man" if sex == SEX.names[MAN] else "unknown-woman", {"number": kin})


def listed(parts: list[str], say: Say) -> str:
    return ", ".join(parts) or say("nothing")


def signed(amount: int) -> str:
    return f"{amount:+d}".replace("-", "−")


def gain_words(gain: Gain, say: Say) -> str:
    """One thing that a card brings."""
    what = say(gain.what) if gain.what else ""
    return say(f"effect-{gain.effect}", {"amount": gain.amount, "signed": signed(gain.amount), "what": what})


def need_words(need: Need | Condition, say: Say) -> str:
    """So many of something that is counted in a family."""
    what: dict[str, object] = {"what": say(need.what)} if need.what else {}
    return say(need.need, {"count": need.count, **what})


def condition_words(need: Condition, say: Say) -> str:
    """The same, and how much of it is there."""
    return say("need-have", {"need": need_words(need, say), "have": need.have})


def card_words(card: Card, say: Say) -> str:
    """All that a card brings, and what has to be true for it."""
    effects = ", ".join(gain_words(gain, say) for gain in card.gains)
    if not card.needs:
        return effects or say("nothing")
    needs = ", ".join(need_words(need, say) for need in card.needs)
    return say("effect-with-others" if card.besides else "effect-if", {"effects": effects, "needs": needs})


def hint_words(card: HintCard, say: Say) -> str:
    """Ours is a sentence; another one says whom it asks for, and what there has to be among them."""
    if card.words:
        return say(card.words, {})
    among = say(card.among, {"what": say(card.what, {})} if card.what else {})
    needs = ", ".join(need_words(need, say) for need in card.needs)
    if not card.by:
        return say("hint-other", {"among": among, "needs": needs})
    return say("hint-other-by", {"among": among, "by": say(card.by, {}), "needs": needs})


PAID: Final = {
    "gold": "need-gold",
    "friend": "cost-friends",
    "income": "need-income",
    "prestige": "need-prestige",
    "honor": "cost-honor",
}


def price_words(price: list[Amount], say: Say) -> str:
    return ", ".join(say(PAID[part.what], {"count": part.amount}) for part in price) or say("free")


def brought_words(part: Amount, say: Say) -> str:
    """What an action of the main board brings."""
    if part.what == "child":
        return say("price-births", {"count": part.amount})
    if part.what == "mission":
        return say("price-mission", {"count": part.amount})
    return say(f"effect-{part.what}", {"amount": part.amount, "signed": signed(part.amount), "what": ""})
