"""What things cost and bring, in words: the actions as they are for whoever looks, the cards as they are printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posterity.contract.face import Panel, Say
from posterity.games.legacy.face.board import ActionSpace
from posterity.games.legacy.face.cards import Amount, Printed
from posterity.games.legacy.face.panels import MISSION_COLUMNS, PATRON_COLUMNS, either, heads_panel
from posterity.games.legacy.text import ROMAN, brought_words, card_words, need_words, price_words

if TYPE_CHECKING:
    from posterity.games.legacy.face import Table


def prices(t: Table, p: Printed, say: Say) -> list[Panel]:
    """All of them."""
    children = [
        [say(f"child-{child}"), str(card.copies), say(card.brings, p.gifts)]
        for child, card in p.children.items()
        if card.brings
    ]
    panels = [
        Panel("board-own-actions", ["board-cost", "board-brings"], _own_actions(t, p, say)),
        Panel("board-main-actions", ["board-cost", "board-brings"], _main_actions(t.actions.spaces, say)),
        Panel("board-children", ["board-copies", "board-effect"], children, reconstructed=True),
    ]
    for heading, kind, honours in (
        ("board-titles", "rank", p.titles),
        ("board-contributions", "contribution", p.contributions),
    ):
        rows = [
            [
                say(f"{kind}-{name}"),
                ROMAN[one.generation - 1],
                price_words(one.price, say),
                card_words(one.card, say),
            ]
            for name, one in honours.items()
        ]
        panels.append(Panel(heading, ["board-generation", "board-cost", "board-brings"], rows, reconstructed=True))
    missions = [
        [
            say(f"mission-{name}"),
            either([", ".join(need_words(need, say) for need in way) for way in card.ways], say),
            str(card.honor),
            card_words(card.card, say),
        ]
        for name, card in p.missions.items()
    ]
    panels.append(Panel("board-missions", MISSION_COLUMNS, missions, reconstructed=True))
    if t.testament is None:
        rows = [
            [
                say(f"patron-{name}"),
                say("goal-main", {"honor": card.honor, "what": need_words(card.main, say)}),
                *[say("goal-each", {"honor": goal.honor, "what": need_words(goal.per, say)}) for goal in card.minor],
            ]
            for name, card in p.patrons.items()
        ]
        panels.append(Panel("board-patrons", PATRON_COLUMNS, rows, reconstructed=True))
        panels.append(heads_panel(p, [(say(f"head-{name}"), name) for name in p.heads], say))
    return panels


def _own_actions(t: Table, p: Printed, say: Say) -> list[list[str]]:
    searched = price_words([Amount("honor", p.searched)] if p.searched else [], say)
    rows = [
        [say("space-marriage"), say("price-wedding-cost"), say("price-wedding")],
        [say("space-children"), say("free"), say("price-birth")],
        [say("space-children"), searched, say("price-chosen-birth")],
    ]
    for way in t.actions.money:
        rows.append([say("space-money"), price_words(way.price, say), say("need-gold", {"count": way.brings})])
    for way in t.actions.socializing:
        brings = say("effect-take", {"amount": way.brings, "signed": f"+{way.brings}", "what": ""})
        rows.append([say("space-friends"), price_words(way.price, say), brings])
    return rows


def _main_actions(spaces: list[ActionSpace], say: Say) -> list[list[str]]:
    on_card = say("price-on-card")

    def cells(space: ActionSpace) -> list[str]:
        if space.action is None:
            return [on_card, on_card]
        if space.barred is not None and space.barred.reason == "no-patron":
            return [price_words(space.price, say), say("why-no-patron")]
        return [price_words(space.price, say), ", ".join(brought_words(one, say) for one in space.brings)]

    return [[say(f"space-{space.space}"), *cells(space)] for space in spaces]
