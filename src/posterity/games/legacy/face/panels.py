"""The table in words, for the text interface."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posterity.contract.face import Panel, Say
from posterity.games.legacy import text
from posterity.games.legacy.face.board import Honour
from posterity.games.legacy.face.cards import FriendCard, HonourCard, Printed, Side
from posterity.games.legacy.face.families import House, MinorGoal, OwnPatron, Person
from posterity.games.legacy.face.testament import Relative, Testament
from posterity.games.legacy.state import Legacy

if TYPE_CHECKING:
    from posterity.games.legacy.face import Table


def heading(s: Legacy, p: Printed, names: list[str], say: Say) -> str:
    """Where the game stands, in one line."""
    return say(
        "board-round",
        {
            "round": s.round,
            "rounds": p.rounds[-1][-1],
            "generation": text.ROMAN[s.generation - 1],
            "first": names[s.first],
            "deck": s.deck_size,
        },
    )


def board(t: Table, p: Printed, points: list[dict[str, int]], names: list[str], say: Say) -> list[Panel]:
    """Everything that lies on the table."""
    panels = [_row(t, p, say), _spaces(t, names, say), _honours(t, p, say)]
    if t.testament is not None:
        panels.append(_hints(t.testament, p, say))
    elif not all(house.people for house in t.families):
        heads = [(names[seat], house.head) for seat, house in enumerate(t.families) if house.head]
        panels.append(heads_panel(p, heads, say))
    panels += [_missions(t, p, names, say), *_patrons(t, names, say), _hands(t, p, names, say)]
    if t.testament is not None:
        panels.append(_ancestry(t.testament.people, p, say))
    else:
        panels += [_tree(house.people, names[seat], say) for seat, house in enumerate(t.families) if house.people]
    return [*panels, _families(t, points, names, say)]


FRIEND_COLUMNS: Final = ["board-who", "board-wedding", "board-brings", "board-effect"]


def _row(t: Table, p: Printed, say: Say) -> Panel:
    rows = [[say(f"friend-{friend}"), *friend_cells(p.friends[friend], say)] for friend in t.row]
    return Panel("board-row", FRIEND_COLUMNS, rows or [[say("nothing")] * 5])


def _hands(t: Table, p: Printed, names: list[str], say: Say) -> Panel:
    """The friends in hands, as far as they can be seen."""
    rows = [
        [say(f"friend-{card.friend}"), names[seat], *friend_cells(p.friends[card.friend], say)]
        for seat, house in enumerate(t.families)
        for card in house.hand
    ]
    columns = ["board-held-by", *FRIEND_COLUMNS]
    return Panel("board-hands", columns, rows or [[say("nothing")] * 6])


def friend_kind(card: FriendCard, say: Say) -> str:
    """Sex, nation and occupation."""
    parts = [say("board-man" if card.sex == "man" else "board-woman"), say(f"nation-{card.nation}")]
    return ", ".join([*parts, say(f"occupation-{card.occupation}")] if card.occupation else parts)


def friend_cells(card: FriendCard, say: Say) -> list[str]:
    """Who a friend is, what the wedding costs, what it brings, the effect."""
    money = say("nothing")
    if card.money != 0:
        money = say("dowry" if card.money > 0 else "wedding-cost", {"gold": abs(card.money)})
    brings = text.listed([text.gain_words(gain, say) for gain in card.gains], say)
    return [friend_kind(card, say), money, brings, text.card_words(card.card, say)]


def _spaces(t: Table, names: list[str], say: Say) -> Panel:
    """The main board: whose pawn stands where, and how much is left."""
    rows = []
    for space in t.actions.spaces:
        who = say("nothing") if space.taken_by is None else names[space.taken_by]
        if space.taken_by is None and space.barred_by_row:
            who = say("board-barred")
        number = say("nothing")
        if space.left is not None:
            number = str(space.left) if space.left > 0 else say("why-none-left")
        rows.append([say(f"space-{space.space}"), say(f"pawn-{space.colour}"), who, number])
    return Panel("board-spaces", ["board-pawn", "board-taken-by", "board-left"], rows)


def _honours(t: Table, p: Printed, say: Say) -> Panel:
    """The titles and contributions that can be had in this generation, at the price of whoever looks."""

    def row(honour: Honour, kind: str, space: str, card: HonourCard) -> list[str]:
        words = [say(f"{kind}-{honour.name}"), say(space)]
        return [*words, text.price_words(honour.price, say), text.card_words(card.card, say)]

    rows = [row(one, "rank", "space-title", p.titles[one.name]) for one in t.actions.titles if not one.gone]
    rows += [
        row(one, "contribution", "space-contribution", p.contributions[one.name])
        for one in t.actions.contributions
        if not one.gone
    ]
    columns = ["board-kind", "board-cost", "board-brings"]
    return Panel("board-honours", columns, rows or [[say("nothing")] * 4])


def _hints(testament: Testament, p: Printed, say: Say) -> Panel:
    rows = [
        [text.hint_words(p.hints[hint.hint], say), say("board-fulfilled" if hint.fulfilled else "board-open", {})]
        for hint in testament.hints
    ]
    return Panel("board-hints", [""], rows or [[say("nothing")] * 2])


def heads_panel(p: Printed, heads: list[tuple[str, str]], say: Say) -> Panel:
    """What the two sides of each head bring."""

    def side(of: Side) -> str:
        return say("board-side", {"income": of.income, "gold": of.gold, "friends": of.friends})

    rows = [[label, say(f"pawn-{p.heads[head].pawn}"), *map(side, p.heads[head].sides)] for label, head in heads]
    return Panel("board-heads", ["board-pawn", "patriarch", "matriarch"], rows)


def either(ways: list[str], say: Say) -> str:
    return f" {say('or')} ".join(ways)


MISSION_COLUMNS: Final = ["board-needs", "board-honor", "board-brings"]


def _missions(t: Table, p: Printed, names: list[str], say: Say) -> Panel:
    """Open missions, and completed ones."""

    def row(mission: str, seat: int, needs: str) -> list[str]:
        card = p.missions[mission]
        return [say(f"mission-{mission}"), names[seat], needs, str(card.honor), text.card_words(card.card, say)]

    rows = []
    for seat, house in enumerate(t.families):
        for one in house.missions:
            ways = [", ".join(text.condition_words(need, say) for need in way) for way in one.ways]
            rows.append(row(one.mission, seat, either(ways, say)))
        rows += [row(mission, seat, say("board-fulfilled")) for mission in house.done]
    columns = ["board-held-by", *MISSION_COLUMNS]
    return Panel("board-missions", columns, rows or [[say("nothing")] * 5])


PATRON_COLUMNS: Final = ["board-main-goal", "board-first-goal", "board-second-goal"]


def _patrons(t: Table, names: list[str], say: Say) -> list[Panel]:
    """The patrons that can be seen: one's own, at the end all."""

    def minor(goal: MinorGoal) -> str:
        return say("goal-each", {"honor": goal.honor, "what": text.condition_words(goal.per, say)})

    def row(patron: OwnPatron, name: str) -> list[str]:
        main = say("goal-main", {"honor": patron.honor, "what": text.condition_words(patron.main, say)})
        return [say(f"patron-{patron.patron}"), name, main, *map(minor, patron.minor)]

    rows = [row(house.patron, names[seat]) for seat, house in enumerate(t.families) if house.patron]
    return [Panel("board-patron", ["board-held-by", *PATRON_COLUMNS], rows)] if rows else []


def _held(one: Person | Relative, say: Say) -> str:
    """Title, contribution, mansion and venture."""
    return text.listed([say(holding.words) for holding in one.holds], say)


def born_as(who: str, say: Say) -> str:
    return say(who if who in ("patriarch", "matriarch") else f"child-{who}")


def _tree(people: list[Person], name: str, say: Say) -> Panel:
    """A family as an indented list, children below their parents."""
    rows: list[list[str]] = []

    def add(one: Person) -> None:
        spouse = say(f"friend-{one.spouse}" if one.spouse else "nothing")
        if one.bond == "betrothed":
            spouse = say("board-betrothed", {"friend": spouse})
        card = born_as(one.who, say)
        if one.dead:
            card = say("board-died", {"card": card})
        called_so = "  " * (one.generation - 1) + text.called(one.name, one.nth, say)
        rows.append([called_so, text.ROMAN[one.generation - 1], card, spouse, _held(one, say)])
        for child in people:
            if child.parent == one.kin:
                add(child)

    add(people[0])
    columns = ["board-generation", "board-card", "board-spouse", "board-holds"]
    return Panel(say("board-tree", {"who": name}), columns, rows)


def _ancestry(people: list[Relative], p: Printed, say: Say) -> Panel:
    """The Testament's tree as an indented list, parents below their children, then all who are beside the line."""
    rows: list[list[str]] = []
    seen: set[int] = set()

    def short(kin: int) -> str:
        one = people[kin - 1]
        return say(f"friend-{one.friend}") if one.friend else text.unknown(one.sex, kin, say)

    def add(one: Relative, depth: int) -> None:
        seen.add(one.kin)
        kind = friend_kind(p.friends[one.friend], say) if one.friend else born_as(one.who or "", say)
        above = [parent for parent in (one.father, one.mother) if parent is not None]
        spouse = short(one.spouse) if one.spouse else say("nothing")
        parents = text.listed([short(parent) for parent in above], say)
        rows.append(["  " * depth + short(one.kin), kind, parents, spouse, _held(one, say)])
        for parent in above:
            if parent not in seen:
                add(people[parent - 1], depth + 1)

    for one in people:
        if one.kin not in seen:
            add(one, 0)
    columns = ["board-who", "board-parents", "board-spouse", "board-holds"]
    return Panel("board-ancestry", columns, rows or [[say("nothing")] * 5])


def _families(t: Table, points: list[dict[str, int]], names: list[str], say: Say) -> Panel:
    houses = t.families

    def pawns(house: House) -> str:
        extra = [(number, pawn) for pawn, number in house.pawns.items() if number > 0 and pawn != "own"]
        words = [say("several", {"count": number, "what": say(f"pawn-{pawn}")}) for number, pawn in extra]
        return text.listed(words, say)

    def standing(house: House) -> str:
        return say("board-extinct" if house.extinct else "board-has-passed" if house.passed else "nothing")

    rows = [
        [say("board-honor"), *[str(house.honor) for house in houses]],
        [say("board-if-ended"), *[str(sum(sources.values())) for sources in points]],
        [say("board-prestige"), *[str(house.prestige) for house in houses]],
        [say("board-income"), *[str(house.income) for house in houses]],
        [say("board-gold"), *[str(house.gold) for house in houses]],
        [say("board-hand"), *[str(house.cards) for house in houses]],
        [say("board-own-pawns"), *[str(house.pawns["own"]) for house in houses]],
        [say("board-extra-pawns"), *[pawns(house) for house in houses]],
        [say("board-boons"), *[text.listed([text.gain_words(one, say) for one in h.boons], say) for h in houses]],
        [say("board-standing"), *[standing(house) for house in houses]],
    ]
    if t.testament is not None:
        rows.append([say("points-descent"), str(points[0]["descent"])])
        rows.append([say("points-hints"), str(points[0]["hints"])])
    else:
        rows.append([say("board-hidden-missions"), *[str(house.hidden_missions) for house in houses]])
    return Panel("board-families", names[: len(houses)], rows, by_seat=True)
