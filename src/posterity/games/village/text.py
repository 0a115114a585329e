"""The board in words, for the text interface."""

from __future__ import annotations

from posterity.contract.face import Panel, Say
from posterity.games.village import scoring
from posterity.games.village.components import TOKENS
from posterity.games.village.state import FACE_DOWN, ON_THE_ROOF, RING_SPENT, Jagna, Village
from posterity.games.village.terms import (
    AT_CRAFT,
    AT_FARM,
    CHAPTER,
    CITY,
    COLOUR,
    COLOURS,
    CRAFT,
    GENERATION,
    GOOD,
    GOODS,
    GRAIN,
    IN_BAG,
    IN_CHRONICLE,
    IN_GRAVE,
    INFLUENCE,
    PLACE,
    SPACE,
    UNBORN,
    VILLAGE,
)


def board(s: Village, names: list[str], say: Say) -> list[Panel]:
    """Everything that lies on the table."""
    panels = [_town(s, names, say), _market(s, say), _people(s, names, say), _book(s, names, say)]
    if s.jagna is not None:
        panels.append(_jagna(s, s.jagna, say))
    panels.append(_farms(s, names, say))
    return panels


def heading(s: Village, names: list[str], say: Say) -> str:
    """Where the game stands, in one line."""
    ring = say("ring-on-the-roof", {})
    if s.ring == RING_SPENT:
        ring = say("ring-spent", {})
    elif s.ring > ON_THE_ROOF:
        ring = names[s.ring]
    parts = [
        say("board-round", {"round": s.round}),
        say("board-cubes-left", {"cubes": s.on_board}),
        say("board-first", {"first": names[s.first]}),
        say("board-ring", {"ring": ring}),
    ]
    return " · ".join(parts)


def customer(s: Village, name: int, say: Say) -> str:
    """A customer tile: what it wants and its points."""
    tile = s.box.customers[name]
    wants = _amounts(tile.wants[:GOODS], GOOD.words, say, " + ")
    if tile.wants[GRAIN] > 0:
        grain = _several(tile.wants[GRAIN], "grain", say)
        wants = f"{wants} + {grain}" if any(tile.wants[:GOODS]) else grain
    return say("customer-tile", {"wants": wants, "points": tile.points})


def _several(count: int, word: str, say: Say) -> str:
    return say(word, {}) if count == 1 else say("several", {"count": count, "what": say(word, {})})


def _amounts(counts: list[int], words: list[str], say: Say, joint: str = ", ") -> str:
    found = [_several(count, words[i], say) for i, count in enumerate(counts) if count > 0]
    return joint.join(found) or say("nothing", {})


def _numbers(s: Village, at: list[int], place: int) -> str:
    """The numbers of the members at a place: "1 1 2"."""
    return " ".join(GENERATION.names[s.box.generations[i]] for i in range(len(at)) if at[i] == place)


def _standing(s: Village, names: list[str], place: int) -> str:
    """Who of all seats is at a place: "Ilse: 1 2, Tomasz: 1"."""
    found = []
    for seat in range(s.box.players):
        numbers = _numbers(s, s.farms[seat].at, place)
        if numbers:
            found.append(f"{names[seat]}: {numbers}")
    return ", ".join(found)


def _town(s: Village, names: list[str], say: Say) -> Panel:
    rows = []
    for space in range(len(SPACE)):
        cubes = s.spaces[space * COLOURS : (space + 1) * COLOURS]
        rows.append([say(SPACE.words[space], {}), _amounts(cubes, COLOUR.words, say)])
    return Panel("board-town", ["board-cubes"], rows)


def _market(s: Village, say: Say) -> Panel:
    rows = []
    for i in range(max(len(s.stalls), len(s.queue))):
        at_stall = s.stalls[i] if i < len(s.stalls) else -1
        waiting = s.queue[i] if i < len(s.queue) else -1
        nothing = say("nothing", {})
        rows.append(
            [
                str(i + 1),
                customer(s, at_stall, say) if at_stall >= 0 else nothing,
                customer(s, waiting, say) if waiting >= 0 else nothing,
            ]
        )
    rows.append([say("board-pile", {}), say("nothing", {}), str(sum(s.pile))])
    return Panel("board-market", ["board-stalls", "board-queue"], rows, reconstructed=True)


def _people(s: Village, names: list[str], say: Say) -> Panel:
    rows = []
    for place in range(AT_CRAFT, IN_BAG + 1):
        who = _standing(s, names, place)
        if who:
            rows.append([say(PLACE.words[place], {}), who])
    if not rows:
        rows.append([say("nothing", {}), say("nothing", {})])
    return Panel("board-people", ["board-who"], rows)


def _book(s: Village, names: list[str], say: Say) -> Panel:
    rows = []
    nothing = say("nothing", {})
    jagna = s.jagna
    for chapter in range(len(CHAPTER)):
        who = [_standing(s, names, IN_CHRONICLE + chapter)]
        if jagna is not None:
            hers = [GENERATION.names[e % 4] for e in jagna.chronicle if e // 4 == chapter]
            who.append(f"{say('jagna', {})}: {' '.join(hers)}" if hers else "")
        rows.append([say(CHAPTER.words[chapter], {}), ", ".join(filter(None, who)) or nothing, str(s.free[chapter])])
    who = [_standing(s, names, IN_GRAVE)]
    if jagna is not None and jagna.graves:
        who.append(f"{say('jagna', {})}: {' '.join(str(n) for n in jagna.graves)}")
    rows.append([say("board-graves", {}), ", ".join(filter(None, who)) or nothing, str(s.free_graves)])
    return Panel("board-chronicle", ["board-taken", "board-free"], rows, reconstructed=True)


def _jagna(s: Village, jagna: Jagna, say: Say) -> Panel:
    def pieces(counts: list[int], first: int) -> str:
        found = [GENERATION.names[first + i] for i, count in enumerate(counts) for _ in range(count)]
        return " ".join(found) or say("nothing", {})

    down = [jagna.fate[:TOKENS].count(FACE_DOWN), jagna.fate[TOKENS:].count(FACE_DOWN)]
    customers = ", ".join(customer(s, c, say) for c in jagna.customers) or say("nothing", {})
    cubes = ", ".join(say(COLOUR.words[c], {}) for c in jagna.cubes) or say("nothing", {})
    track = " ".join(str(n) if n else say("nothing", {}) for n in jagna.track)
    rows = [
        [say("board-beside", {}), pieces(jagna.beside, 0)],
        [say("board-on-church", {}), pieces(jagna.church, 2)],
        [say("board-bag", {}), pieces(jagna.bag, 2)],
        [say("board-track", {}), track],
        [say("board-jagna-cubes", {}), cubes],
        [say("board-fate", {}), say("board-fate-count", {"upper": down[0], "lower": down[1]})],
        [say("board-customers", {}), customers],
    ]
    return Panel("board-jagna", [""], rows, reconstructed=True)


def _farms(s: Village, names: list[str], say: Say) -> Panel:
    nothing = say("nothing", {})
    rows = [
        [say("board-prestige", {}), *[str(farm.prestige) for farm in s.farms]],
        [say("board-if-ended", {}), *[str(sum(scoring.points(s, seat).values())) for seat in range(s.box.players)]],
        [say("board-life", {}), *[f"{farm.life}/{s.box.lap}" for farm in s.farms]],
        [say("board-grain", {}), *[f"{farm.grain}/{s.box.granary}" for farm in s.farms]],
        [say("board-coins", {}), *[str(farm.coins) for farm in s.farms]],
        [say("board-influence", {}), *[_amounts(farm.cubes, COLOUR.words, say) for farm in s.farms]],
        [say("board-goods", {}), *[_amounts(farm.goods, GOOD.words, say) for farm in s.farms]],
        [say("board-customers", {}), *[_tiles(s, farm.customers) or nothing for farm in s.farms]],
        [say("board-at-home", {}), *[_numbers(s, farm.at, AT_FARM) or nothing for farm in s.farms]],
        [say("board-unborn", {}), *[_numbers(s, farm.at, UNBORN) or nothing for farm in s.farms]],
    ]
    return Panel("board-farms", names[: s.box.players], rows, by_seat=True)


def _tiles(s: Village, customers: list[int]) -> str:
    """The points of the customers somebody served: "6 + 3"."""
    return " + ".join(str(s.box.customers[c].points) for c in customers)


def prices(s: Village, say: Say) -> list[Panel]:
    """What everything costs and brings."""
    box = s.box
    rows = []
    for i, craft in enumerate(box.crafts):
        price = [_amounts(craft.buy, COLOUR.words[:INFLUENCE], say, " + ")] if any(craft.buy) else []
        if craft.buy_grain:
            price.append(_several(craft.buy_grain, "grain", say))
        goods = ", ".join(say(GOOD.words[g], {}) for g in craft.makes)
        words = {"train": craft.train, "make": craft.time, "buy": " + ".join(price)}
        rows.append([f"{say(CRAFT.words[i], {})} ({goods})", say("price-craft", words)])
    mill = {"time": box.mill_time, "grain": box.mill_grain, "coins": box.mill_coins}
    rows.append([say("mill", {}), say("price-mill", mill)])
    rows.append([say("well", {}), say("price-well", {})])
    rows.append([say("space-market", {}), say("price-service", {})])
    for stage in range(len(box.council_time)):
        council = {"stage": stage + 1, "time": box.council_time[stage]}
        council.update({"green": box.council_green, "points": box.council_points[stage]})
        rows.append([say("space-council", {}), say("price-council", council)])
    rows.append([say("space-church", {}), say("price-church", {"brown": box.church_brown, "time": box.church_time})])
    for stage, grain in enumerate(box.church_grain):
        church = {"stage": stage + 2, "grain": grain, "points": box.church_points[stage + 1]}
        rows.append([say("space-church", {}), say("price-church-stage", church)])
    for road in box.roads:
        start = say("village", {}) if road.start == VILLAGE else say(CITY.words[road.start], {})
        cost = _amounts(road.cost, COLOUR.words[:INFLUENCE], say, " + ")
        price_road = say("price-road", {"time": box.travel_time, "cost": cost})
        rows.append([f"{start} – {say(CITY.words[road.end], {})}", price_road])
    for city in range(len(CITY)):
        rewards = [
            say(word, {"count": count})
            for word, count in (
                ("reward-prestige", box.reward_prestige[city]),
                ("reward-cubes", box.reward_cubes[city]),
                ("reward-coin", box.reward_coins[city]),
            )
            if count > 0
        ]
        rows.append([say(CITY.words[city], {}), say("price-city", {"reward": ", ".join(rewards)})])
    return [Panel("board-prices", [""], rows, reconstructed=True)]
