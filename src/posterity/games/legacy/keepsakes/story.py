"""The story of the house in sentences, one paragraph a generation."""

from __future__ import annotations

from posterity.contract.face import Say
from posterity.engine import Event
from posterity.games.legacy import scoring, terms
from posterity.games.legacy.face.cards import hint_card
from posterity.games.legacy.keepsakes.lineage import NO_YEAR, Lineage, Union, nation_of, occupation_of, year_of
from posterity.games.legacy.state import Legacy
from posterity.games.legacy.text import ROMAN, hint_words


def told(s: Legacy, tree: Lineage, events: list[Event], seat: int, names: list[str], say: Say) -> str:
    """The whole story, in Markdown."""
    parts = ["# " + heading(tree, names[seat], say), "## " + _chapter(tree, 1, say)]
    sentences: list[str] = []
    births: list[int] = []  # of one couple, one after the other: one sentence
    bereaved = False  # a mother was lost, and her child comes next
    for event in events:
        if event.kind is terms.Born and event.seat == seat and not tree.upward:
            child = tree.kin[event.values[1]]
            if births and tree.parents(births[0]) is not tree.parents(child):
                sentences.append(_births(tree, births, bereaved, say))
                births, bereaved = [], False
            births.append(child)
            continue
        text = _sentence(s, tree, event, seat, say)
        if births and (text or event.kind is terms.GenerationBegan):
            sentences.append(_births(tree, births, bereaved, say))
            births, bereaved = [], False
        if text:
            sentences.append(text)
            bereaved = event.kind is terms.MotherLost
        if event.kind is terms.GenerationBegan:
            parts += [_paragraph(sentences, say), "## " + _chapter(tree, event.values[0], say)]
            sentences = []
        if event.kind is terms.Extinct and event.seat == seat:
            break
    if births:
        sentences.append(_births(tree, births, bereaved, say))
    parts += [_paragraph(sentences, say), ending(s, seat, say)]
    return "\n\n".join(parts) + "\n"


def heading(tree: Lineage, player: str, say: Say) -> str:
    """What the story and the tree are called."""
    return say("story-title-testament", {"who": player}) if tree.upward else say("story-title", {"house": tree.house})


def ending(s: Legacy, seat: int, say: Say) -> str:
    """How it ended for the house, in a sentence."""
    honor = sum(scoring.points(s, seat, True).values())
    args: dict[str, object] = {"honor": honor}
    if s.ancestry is not None:
        args["open"] = len(s.ancestry.open)
        return say("story-lost" if s.ancestry.open else "story-won", args)
    return say("story-extinct" if s.families[seat].out else "story-honor", args)


def _chapter(tree: Lineage, generation: int, say: Say) -> str:
    args: dict[str, object] = {"generation": ROMAN[generation - 1], "year": str(year_of(generation, 0))}
    return say("story-search" if tree.upward else "story-chapter", args)


def _paragraph(sentences: list[str], say: Say) -> str:
    return " ".join(sentences) if sentences else say("story-quiet")


def _listed(parts: list[str], say: Say) -> str:
    """ "Lucie, Manon and Paul"."""
    if len(parts) < 2:
        return "".join(parts)
    return say("story-and", {"first": ", ".join(parts[:-1]), "last": parts[-1]})


def _births(tree: Lineage, children: list[int], bereaved: bool, say: Say) -> str:
    union = tree.parents(children[0])
    assert union is not None
    args = _couple(tree, union)
    args["count"] = len(children)
    args["children"] = _listed([tree.people[child].name for child in children], say)
    return say("story-survived" if bereaved else "story-births", args)


def _couple(tree: Lineage, union: Union) -> dict[str, object]:
    return {"one": tree.people[union.of].name, "other": tree.people[union.spouse].name}


def _sentence(s: Legacy, tree: Lineage, event: Event, seat: int, say: Say) -> str:
    """What an event means for the house; empty for what no chronicle would tell."""
    kind, values = event.kind, event.values
    if event.seat != seat:
        return ""
    if kind is terms.HeadChosen:
        return say("story-head", {"house": tree.house, "name": tree.people[0].name})
    if kind in (terms.Married, terms.Betrothed, terms.ChildLost, terms.MotherLost):
        return _of_couple(s, tree, event, say)
    if kind is terms.Revealed:
        return say("story-found", {"name": tree.people[values[1]].name, "about": _about(s, tree, values[1], say)})
    if kind is terms.MissionDone:
        return say("story-mission", {"mission": say(terms.MISSION.words[values[0]], {})})
    if kind is terms.HintFulfilled:
        return say("story-hint", {"hint": hint_words(hint_card(s.box, values[0]), say)})
    if kind is terms.PatronShown:
        return say("story-patron", {"patron": say(terms.PATRON.words[values[0]], {})})
    if kind in (terms.TitleGained, terms.ContributionMade, terms.MansionBought, terms.VentureBegun):
        return _of_holder(tree, event, say)
    return ""


def _about(s: Legacy, tree: Lineage, person: int, say: Say) -> str:
    """Nation and occupation of a friend."""
    one = tree.people[person]
    return ", ".join([say(message) for message in (nation_of(s, one), occupation_of(s, one)) if message])


def _of_couple(s: Legacy, tree: Lineage, event: Event, say: Say) -> str:
    kind, values = event.kind, event.values
    if kind in (terms.Married, terms.Betrothed):
        person = tree.kin[values[1]]
        friends = [u for u in tree.unions if u.of == person and tree.people[u.spouse].friend == values[0]]
        args = _couple(tree, friends[0])
        args["about"] = _about(s, tree, friends[0].spouse, say)
        return say("story-wedding" if kind is terms.Married else "story-betrothal", args)
    unions = [u for u in tree.unions if u.of == tree.kin[values[0]] and u.wed]
    if kind is terms.ChildLost:
        return say("story-child-lost", _couple(tree, next(u for u in unions if u.lost)))
    mothers = [tree.people[tree.pair(u)[1]] for u in unions]
    return say("story-mother-lost", {"mother": next(m for m in mothers if m.died != NO_YEAR).name})


def _of_holder(tree: Lineage, event: Event, say: Say) -> str:
    """Somebody in the tree gets something, alone or as one of a couple."""
    kind, values = event.kind, event.values
    person = tree.people[tree.kin[values[-1]]]
    unknown = say("story-unknown-man" if person.sex == terms.MAN else "story-unknown-woman")
    args: dict[str, object] = {"name": person.name or unknown, "sex": terms.SEX.names[person.sex]}
    if kind is terms.TitleGained:
        args["rank"] = say(terms.TITLE.words[values[0]])
        return say("story-title-gained", args)
    if kind is terms.ContributionMade:
        args["contribution"] = say(terms.CONTRIBUTION.words[values[0]])
        return say("story-contribution", args)
    return say("story-mansion" if kind is terms.MansionBought else "story-venture", args)
