"""The board in words, for the text interface."""

from __future__ import annotations

from typing import Final

from posterity.contract.face import Panel, Say
from posterity.engine import HIDDEN
from posterity.games.legacy import names as first_names
from posterity.games.legacy import scoring
from posterity.games.legacy.components import Honour, Price
from posterity.games.legacy.effects import INCOME, LASTING, PRESTIGE, TAKE, Card, EffectKind
from posterity.games.legacy.measures import Friends, Goal, Measure, Need
from posterity.games.legacy.state import CONTRIBUTION_AT, DEAD, FREE, MANSION, TITLE_AT, VENTURE, WED, Legacy
from posterity.games.legacy.steps.births import KeepChild
from posterity.games.legacy.steps.main_board import barred_by_row
from posterity.games.legacy.steps.testament import ChooseYourself
from posterity.games.legacy.terms import (
    BEAUTIFUL_SMILE,
    BRAVE,
    CHILD,
    COLOUR,
    COLOUR_OF,
    CONTRIBUTION,
    CONTRIBUTION_SPACE,
    DOCTOR_SPACE,
    DON_JUAN,
    FRIEND,
    GENERATIONS,
    GOSSIP_QUEEN,
    HANDSOME,
    HEAD,
    HINT,
    KIN,
    MAN,
    MANSION_SPACE,
    MATRIARCH,
    MISSION,
    MISSION_SPACE,
    MISSIONS,
    NATION,
    NO_OCCUPATION,
    NOBODY_THERE,
    OCCUPATION,
    ONE_OR_OTHER,
    PATRIARCH,
    PATRON,
    PAWN,
    PER_GENERATION,
    SEX,
    SPACE,
    TITLE,
    TITLE_SPACE,
    TRUE_BEAUTY,
    TWIN_DAUGHTER,
    TWIN_SON,
    VENTURE_SPACE,
)

ROMAN: Final = ["I", "II", "III", "IV"]
CHILD_EFFECTS: Final = {
    HANDSOME: "brings-handsome",
    BRAVE: "brings-brave",
    DON_JUAN: "brings-don-juan",
    TWIN_SON: "brings-twins",
    GOSSIP_QUEEN: "brings-gossip-queen",
    BEAUTIFUL_SMILE: "brings-beautiful-smile",
    TRUE_BEAUTY: "brings-true-beauty",
    TWIN_DAUGHTER: "brings-twins",
}
GROWING_UP: Final = [BRAVE, DON_JUAN, GOSSIP_QUEEN, BEAUTIFUL_SMILE]  # in The Testament nobody does (L 20.22)


def word(s: Legacy, kind: str, name: str, seat: int, say: Say) -> str:
    """Things whose words depend on the table and on whose family it is about; empty for all others."""
    step = s.agenda[-1] if s.agenda else None
    if kind == FRIEND.kind and name == "hidden":
        return say("friend-hidden", {})
    if kind == KIN.kind:
        return person(s, seat, KIN.ids[name], say)
    if kind == ONE_OR_OTHER.kind and isinstance(step, KeepChild):
        return say(CHILD.words[step.first if ONE_OR_OTHER.ids[name] == 0 else step.second], {})
    if kind == SEX.kind:
        sex = SEX.ids[name]
        if isinstance(step, ChooseYourself):
            return say(FRIEND.words[FRIEND.ids["patrick" if sex == MAN else "nathalie"]], {})
        if s.ancestry is None:
            return say("patriarch" if sex == MAN else "matriarch", {})
        return say("sex-man" if sex == MAN else "sex-woman", {})
    return ""


def person(s: Legacy, seat: int, i: int, say: Say) -> str:
    """A born member of a seat's family, or a relative in the Testament."""
    if s.ancestry is not None:
        return relative(s, i, say)
    family = s.families[seat]
    if i >= len(family.who):
        return say("somebody", {})
    message, time = first_names.name_of(family, seat, i)
    return say(message, {}) if time == 1 else f"{say(message, {})} {ROMAN[time - 1]}"


def relative(s: Legacy, i: int, say: Say) -> str:
    """A known relative by name, an unknown one by number and by whose parent or child it is."""
    tree = s.ancestry
    assert tree is not None
    if i >= len(tree.friend):
        return say("somebody", {})
    if tree.friend[i] != NOBODY_THERE:
        return say(FRIEND.words[tree.friend[i]], {})
    for child in range(len(tree.friend)):
        if i in (tree.father[child], tree.mother[child]):
            return say("unknown-with-child", {"who": _short(s, i, say), "child": _short(s, child, say)})
    above = [_short(s, p, say) for p in (tree.father[i], tree.mother[i]) if p != NOBODY_THERE]
    return say("unknown-with-parents", {"who": _short(s, i, say), "parents": _list(above, say)})


def _short(s: Legacy, i: int, say: Say) -> str:
    """A relative in as few words as tell it from the others."""
    tree = s.ancestry
    assert tree is not None
    if tree.friend[i] != NOBODY_THERE:
        return say(FRIEND.words[tree.friend[i]], {})
    return say("unknown-man" if tree.sex[i] == MAN else "unknown-woman", {"number": i + 1})


def _list(parts: list[str], say: Say) -> str:
    return ", ".join(parts) or say("nothing", {})


def _signed(amount: int) -> str:
    return f"{amount:+d}".replace("-", "−")


def effect_words(kind: EffectKind, amount: int, say: Say) -> str:
    """One thing that a card brings."""
    what = "" if kind.of is None else say(kind.of.words[amount], {})
    return say(kind.word, {"amount": amount, "signed": _signed(amount), "what": what})


def need_words(measure: Measure, number: int, say: Say) -> str:
    """So many of something that is counted in a family."""
    what: dict[str, object] = {"what": say(measure.what, {})} if measure.what else {}
    return say(measure.word, {"count": number, **what})


def card_words(card: Card, say: Say) -> str:
    """All that a card brings, and what has to be true for it."""
    effects = ", ".join(effect_words(effect.kind, effect.amount, say) for effect in card.effects)
    if not card.needs:
        return effects or say("nothing", {})
    others = isinstance(card.needs[0].measure, Friends)
    needs = ", ".join(need_words(need.measure, need.count, say) for need in card.needs)
    return say("effect-with-others" if others else "effect-if", {"effects": effects, "needs": needs})


def friend_kind(s: Legacy, friend: int, say: Say) -> str:
    """Sex, nation and occupation."""
    card = s.box.friends[friend]
    parts = [say("board-man" if card.sex == MAN else "board-woman", {}), say(NATION.words[card.nation], {})]
    if card.occupation != NO_OCCUPATION:
        parts.append(say(OCCUPATION.words[card.occupation], {}))
    return ", ".join(parts)


def friend_cells(s: Legacy, friend: int, say: Say) -> list[str]:
    """Who a friend is, what the wedding costs, what it brings, the effect."""
    card = s.box.friends[friend]
    money = say("nothing", {})
    if card.money != 0:
        money = say("dowry" if card.money > 0 else "wedding-cost", {"gold": abs(card.money)})
    brings = [
        effect_words(kind, amount, say)
        for kind, amount in ((INCOME, card.income), (TAKE, card.friends), (PRESTIGE, card.prestige))
        if amount != 0
    ]
    return [friend_kind(s, friend, say), money, _list(brings, say), card_words(card.card, say)]


def cost_words(price: Price, say: Say, honor: int = 0) -> str:
    parts = [
        say(message, {"count": amount})
        for amount, message in (
            (price.gold, "need-gold"),
            (price.friends, "cost-friends"),
            (price.income, "need-income"),
            (price.prestige, "need-prestige"),
            (honor, "cost-honor"),
        )
        if amount > 0
    ]
    return ", ".join(parts) or say("free", {})


def honour_cells(honour: Honour, say: Say) -> list[str]:
    return [cost_words(honour.price, say), card_words(honour.card, say)]


def heading(s: Legacy, names: list[str], say: Say) -> str:
    """Where the game stands, in one line."""
    return say(
        "board-round",
        {
            "round": s.round,
            "rounds": sum(s.box.rounds),
            "generation": ROMAN[s.generation - 1],
            "first": names[s.first],
            "deck": s.deck_size,
        },
    )


def board(s: Legacy, names: list[str], say: Say) -> list[Panel]:
    """Everything that lies on the table."""
    panels = [_row(s, say), _spaces(s, names, say), _honours(s, say)]
    if s.box.testament:
        panels.append(_hints(s, say))
    elif not all(family.who for family in s.families):
        panels.append(_heads(s, [(names[seat], family.head) for seat, family in enumerate(s.families)], say))
    panels += [_missions(s, names, say), *_patrons(s, names, say), _hands(s, names, say)]
    if s.ancestry is not None:
        panels.append(_ancestry(s, say))
    else:
        panels += [_tree(s, seat, names, say) for seat in range(len(s.families)) if s.families[seat].who]
    return [*panels, _families(s, names, say)]


FRIEND_COLUMNS: Final = ["board-who", "board-wedding", "board-brings", "board-effect"]


def _row(s: Legacy, say: Say) -> Panel:
    rows = [[say(FRIEND.words[friend], {}), *friend_cells(s, friend, say)] for friend in s.row]
    return Panel("board-row", FRIEND_COLUMNS, rows or [[say("nothing", {})] * 5], reconstructed=True)


def _hands(s: Legacy, names: list[str], say: Say) -> Panel:
    """The friends in hands, as far as they can be seen."""
    rows = [
        [say(FRIEND.words[friend], {}), names[seat], *friend_cells(s, friend, say)]
        for seat, family in enumerate(s.families)
        for friend in family.hand
        if friend != HIDDEN
    ]
    columns = ["board-held-by", *FRIEND_COLUMNS]
    return Panel("board-hands", columns, rows or [[say("nothing", {})] * 6], reconstructed=True)


def _spaces(s: Legacy, names: list[str], say: Say) -> Panel:
    """The main board: whose pawn stands where, and how much is left."""
    left = {MANSION_SPACE: s.mansions, VENTURE_SPACE: s.ventures, MISSION_SPACE: s.mission_pile}
    rows = []
    for space in range(len(SPACE)):
        who = say("nothing", {}) if s.spaces[space] == FREE else names[s.spaces[space]]
        if s.spaces[space] == FREE and barred_by_row(s, space):
            who = say("board-barred", {})
        number = say("nothing", {})
        if space in left:
            number = str(left[space]) if left[space] > 0 else say("why-none-left", {})
        rows.append([say(SPACE.words[space], {}), say(PAWN.words[COLOUR_OF[space]], {}), who, number])
    return Panel("board-spaces", ["board-pawn", "board-taken-by", "board-left"], rows)


def _honours(s: Legacy, say: Say) -> Panel:
    """The titles and contributions that can be had in this generation."""
    rows = []
    for i in range((s.generation - 1) * PER_GENERATION, s.generation * PER_GENERATION):
        if s.titles[i]:
            rows.append(
                [say(TITLE.words[i], {}), say(SPACE.words[TITLE_SPACE], {}), *honour_cells(s.box.titles[i], say)]
            )
    for i in range((s.generation - 1) * PER_GENERATION, s.generation * PER_GENERATION):
        if s.contributions[i]:
            kind = say(SPACE.words[CONTRIBUTION_SPACE], {})
            rows.append([say(CONTRIBUTION.words[i], {}), kind, *honour_cells(s.box.contributions[i], say)])
    columns = ["board-kind", "board-cost", "board-brings"]
    return Panel("board-honours", columns, rows or [[say("nothing", {})] * 4], reconstructed=True)


def _hints(s: Legacy, say: Say) -> Panel:
    assert s.ancestry is not None
    rows = [[say(HINT.words[hint], {}), say("board-open", {})] for hint in s.ancestry.open]
    rows += [[say(HINT.words[hint], {}), say("board-fulfilled", {})] for hint in s.ancestry.done]
    return Panel("board-hints", [""], rows or [[say("nothing", {})] * 2], reconstructed=True)


def _heads(s: Legacy, heads: list[tuple[str, int]], say: Say) -> Panel:
    """What the two sides of each head bring."""
    rows = []
    for label, i in heads:
        head = s.box.heads[i]
        sides = [say("board-side", {"income": x[0], "gold": x[1], "friends": x[2]}) for x in head.sides]
        rows.append([label, say(COLOUR.words[head.pawn], {}), *sides])
    return Panel("board-heads", ["board-pawn", "patriarch", "matriarch"], rows, reconstructed=True)


def mission_needs(s: Legacy, mission: int, seat: int, say: Say) -> str:
    """What a mission asks for; with a seat, how much of it is there."""

    def one(need: Need) -> str:
        text = need_words(need.measure, need.count, say)
        return text if seat < 0 else say("need-have", {"need": text, "have": need.measure.count(s, seat)})

    return f" {say('or', {})} ".join(", ".join(one(need) for need in way) for way in s.box.missions[mission].ways)


def _missions(s: Legacy, names: list[str], say: Say) -> Panel:
    """Open missions, and completed ones."""
    rows = []
    for seat, family in enumerate(s.families):
        for mission in [*family.missions, *family.done]:
            done = mission in family.done
            needs = say("board-fulfilled", {}) if done else mission_needs(s, mission, seat, say)
            card = s.box.missions[mission]
            rows.append(
                [say(MISSION.words[mission], {}), names[seat], needs, str(card.honor), card_words(card.card, say)]
            )
    columns = ["board-held-by", "board-needs", "board-honor", "board-brings"]
    return Panel("board-missions", columns, rows or [[say("nothing", {})] * 5], reconstructed=True)


def goal_words(goal: Goal, say: Say) -> str:
    return say("goal-each", {"honor": goal.honor, "what": need_words(goal.measure, goal.per, say)})


def patron_cells(s: Legacy, patron: int, say: Say) -> list[str]:
    card = s.box.patrons[patron]
    what = need_words(card.main.measure, card.main.count, say)
    return [
        say("goal-main", {"honor": s.box.patron_honor, "what": what}),
        *[goal_words(goal, say) for goal in card.minor],
    ]


PATRON_COLUMNS: Final = ["board-main-goal", "board-first-goal", "board-second-goal"]


def _patrons(s: Legacy, names: list[str], say: Say) -> list[Panel]:
    """The patrons that can be seen: one's own, at the end all."""
    rows = [
        [say(PATRON.words[family.patron], {}), names[seat], *patron_cells(s, family.patron, say)]
        for seat, family in enumerate(s.families)
        if family.patron >= 0
    ]
    return [Panel("board-patron", ["board-held-by", *PATRON_COLUMNS], rows, reconstructed=True)] if rows else []


def held_words(held: int, say: Say) -> str:
    """Title, contribution, mansion and venture."""
    parts = []
    if held >> TITLE_AT & 15:
        parts.append(say(TITLE.words[(held >> TITLE_AT & 15) - 1], {}))
    if held >> CONTRIBUTION_AT & 15:
        parts.append(say(CONTRIBUTION.words[(held >> CONTRIBUTION_AT & 15) - 1], {}))
    if held & MANSION:
        parts.append(say("board-mansion", {}))
    if held & VENTURE:
        parts.append(say("board-venture", {}))
    return _list(parts, say)


def born_as(who: int, say: Say) -> str:
    if who in (PATRIARCH, MATRIARCH):
        return say("patriarch" if who == PATRIARCH else "matriarch", {})
    return say(CHILD.words[who], {})


def _tree(s: Legacy, seat: int, names: list[str], say: Say) -> Panel:
    """A family as an indented list, children below their parents."""
    family = s.families[seat]
    rows: list[list[str]] = []

    def add(i: int) -> None:
        spouse = say("nothing", {})
        if family.spouse[i] != NOBODY_THERE:
            spouse = say(FRIEND.words[family.spouse[i]], {})
            if not family.flags[i] & WED:
                spouse = say("board-betrothed", {"friend": spouse})
        card = born_as(family.who[i], say)
        if family.flags[i] & DEAD:
            card = say("board-died", {"card": card})
        generation = family.generation[i]
        name = "  " * (generation - 1) + person(s, seat, i, say)
        rows.append([name, ROMAN[generation - 1], card, spouse, held_words(family.holds[i], say)])
        for child in range(len(family.who)):
            if family.parent[child] == i:
                add(child)

    add(0)
    columns = ["board-generation", "board-card", "board-spouse", "board-holds"]
    return Panel(say("board-tree", {"who": names[seat]}), columns, rows)


def _ancestry(s: Legacy, say: Say) -> Panel:
    """The Testament's tree as an indented list, parents below their children, then all who are beside the line."""
    tree = s.ancestry
    assert tree is not None
    rows: list[list[str]] = []
    seen: set[int] = set()

    def add(i: int, depth: int) -> None:
        seen.add(i)
        kind = born_as(tree.card[i], say) if tree.friend[i] == NOBODY_THERE else friend_kind(s, tree.friend[i], say)
        above = [p for p in (tree.father[i], tree.mother[i]) if p != NOBODY_THERE]
        spouse = say("nothing", {}) if tree.spouse[i] == NOBODY_THERE else _short(s, tree.spouse[i], say)
        parents = _list([_short(s, p, say) for p in above], say)
        rows.append(["  " * depth + _short(s, i, say), kind, parents, spouse, held_words(tree.holds[i], say)])
        for parent in above:
            if parent not in seen:
                add(parent, depth + 1)

    for i in range(len(tree.friend)):
        if i not in seen:
            add(i, 0)
    columns = ["board-who", "board-parents", "board-spouse", "board-holds"]
    return Panel("board-ancestry", columns, rows or [[say("nothing", {})] * 5], reconstructed=True)


def _families(s: Legacy, names: list[str], say: Say) -> Panel:
    families = s.families

    def pawns(seat: int) -> str:
        family = families[seat]
        extra = [
            say("several", {"count": number, "what": say(PAWN.words[colour], {})})
            for colour, number in enumerate(family.extra)
            if number > 0
        ]
        return _list(extra, say)

    def boons(seat: int) -> str:
        found = zip(LASTING, families[seat].boons, strict=True)
        return _list([effect_words(kind, amount, say) for kind, amount in found if amount > 0], say)

    def standing(seat: int) -> str:
        family = families[seat]
        return say("board-extinct" if family.out else "board-has-passed" if family.passed else "nothing", {})

    seats = range(len(families))
    over = not s.agenda
    rows = [
        [say("board-honor", {}), *[str(sum(f.honor)) for f in families]],
        [say("board-if-ended", {}), *[str(sum(scoring.points(s, i, over).values())) for i in seats]],
        [say("board-prestige", {}), *[str(f.prestige) for f in families]],
        [say("board-income", {}), *[str(f.income) for f in families]],
        [say("board-gold", {}), *[str(f.gold) for f in families]],
        [say("board-hand", {}), *[str(len(f.hand)) for f in families]],
        [say("board-own-pawns", {}), *[str(f.pawns) for f in families]],
        [say("board-extra-pawns", {}), *[pawns(i) for i in seats]],
        [say("board-boons", {}), *[boons(i) for i in seats]],
        [say("board-standing", {}), *[standing(i) for i in seats]],
    ]
    if s.ancestry is not None:
        rows.append([say("points-descent", {}), str(scoring.adjustments(s))])
        rows.append([say("points-hints", {}), str(-len(s.ancestry.open))])
    else:
        rows.append([say("board-hidden-missions", {}), *[str(f.hidden_missions) for f in families]])
    return Panel("board-families", names[: len(families)], rows, by_seat=True)


def prices(s: Legacy, say: Say) -> list[Panel]:
    """What everything costs and brings."""
    box = s.box
    children = [
        [say(CHILD.words[child], {}), str(box.children[child]), say(message, _child_amounts(s))]
        for child, message in CHILD_EFFECTS.items()
        if not (box.testament and child in GROWING_UP)
    ]
    panels = [
        Panel("board-own-actions", ["board-cost", "board-brings"], _own_actions(s, say)),
        Panel("board-main-actions", ["board-cost", "board-brings"], _main_actions(s, say)),
        Panel("board-children", ["board-copies", "board-effect"], children, reconstructed=True),
    ]
    for heading, words, honours in (
        ("board-titles", TITLE.words, box.titles),
        ("board-contributions", CONTRIBUTION.words, box.contributions),
    ):
        rows = [
            [say(words[i], {}), ROMAN[i // PER_GENERATION], *honour_cells(honour, say)]
            for i, honour in enumerate(honours)
        ]
        panels.append(Panel(heading, ["board-generation", "board-cost", "board-brings"], rows, reconstructed=True))
    missions = [
        [
            say(MISSION.words[i], {}),
            mission_needs(s, i, -1, say),
            str(box.missions[i].honor),
            card_words(box.missions[i].card, say),
        ]
        for i in range(MISSIONS)
        if box.mission_deck[i]
    ]
    columns = ["board-needs", "board-honor", "board-brings"]
    panels.append(Panel("board-missions", columns, missions, reconstructed=True))
    if not box.testament:
        rows = [[say(PATRON.words[i], {}), *patron_cells(s, i, say)] for i in range(len(PATRON))]
        panels.append(Panel("board-patrons", PATRON_COLUMNS, rows, reconstructed=True))
        panels.append(_heads(s, [(say(message, {}), i) for i, message in enumerate(HEAD.words)], say))
    return panels


def _child_amounts(s: Legacy) -> dict[str, object]:
    box = s.box
    return {
        "handsome": box.handsome_gold,
        "brave": box.brave_honor,
        "friends": box.gossip_queen_friends,
        "smile": box.beautiful_smile_gold,
        "beauty": box.true_beauty_gold,
    }


def _own_actions(s: Legacy, say: Say) -> list[list[str]]:
    box = s.box
    rows = [
        [say("space-marriage", {}), say("price-wedding-cost", {}), say("price-wedding", {})],
        [say("space-children", {}), cost_words(Price(), say), say("price-birth", {})],
        [say("space-children", {}), cost_words(Price(), say, box.choose_sex_honor), say("price-chosen-birth", {})],
    ]
    for gold, honor, friends in zip(box.money, box.money_honor, box.money_friends, strict=True):
        cost = cost_words(Price(friends=friends), say, honor)
        rows.append([say("space-money", {}), cost, say("need-gold", {"count": gold})])
    for i, gold in enumerate(box.socialize_gold):
        rows.append([say("space-friends", {}), cost_words(Price(gold), say), effect_words(TAKE, i + 1, say)])
    return rows


def _main_actions(s: Legacy, say: Say) -> list[list[str]]:
    box = s.box
    on_card = say("price-on-card", {})
    hidden = box.testament and s.generation == GENERATIONS
    mission = say("why-no-patron", {}) if hidden else say("price-mission", {"count": box.missions_drawn})
    rows = {
        TITLE_SPACE: [on_card, on_card],
        DOCTOR_SPACE: [cost_words(box.doctor, say), say("price-births", {"count": box.doctor_children})],
        MANSION_SPACE: [cost_words(box.mansion, say), effect_words(PRESTIGE, box.mansion_prestige, say)],
        VENTURE_SPACE: [cost_words(box.venture, say), effect_words(INCOME, box.venture_income, say)],
        MISSION_SPACE: [cost_words(box.mission, say), mission],
        CONTRIBUTION_SPACE: [on_card, on_card],
    }
    return [[say(SPACE.words[space], {}), *cells] for space, cells in rows.items()]
