"""The board in words, for the text interface: what the face shows."""

from __future__ import annotations

from collections.abc import Mapping

from posterity.contract.face import Panel, Say
from posterity.games.village.face.printed import Printed, Tile
from posterity.games.village.face.table import Farm, Jagna, Table
from posterity.games.village.terms import AT_CRAFT, CHAPTER, COLOUR, GOOD, IN_BAG, PLACE, SPACE


def heading(table: Table, names: list[str], say: Say) -> str:
    """Where the game stands, in one line."""
    ring = say("ring-spent" if table.ring == "spent" else "ring-on-the-roof")
    parts = [
        say("board-round", {"round": table.round}),
        say("board-cubes-left", {"cubes": table.cubes}),
        say("board-first", {"first": names[table.first]}),
        say("board-ring", {"ring": ring if table.ring_of is None else names[table.ring_of]}),
    ]
    return " · ".join(parts)


def board(table: Table, printed: Printed, ended: list[int], names: list[str], say: Say) -> list[Panel]:
    """Everything that lies on the table; `ended` is what everybody would have if the game ended now."""
    panels = [_town(table, say), _market(table, printed, say), _people(table, names, say), _book(table, names, say)]
    if table.jagna is not None:
        panels.append(_jagna(table.jagna, printed, say))
    panels.append(_farms(table, printed, ended, names, say))
    return panels


def customer(tile: Tile, say: Say) -> str:
    """A customer tile: what it wants and its points."""
    goods = {name: count for name, count in tile.wants.items() if name in GOOD.ids}
    wants = [_amounts(goods, GOOD.kind, say, " + ")] if goods else []
    if grain := tile.wants.get("grain"):
        wants.append(_several(grain, "grain", say))
    return say("customer-tile", {"wants": " + ".join(wants), "points": tile.points})


def _several(count: int, word: str, say: Say) -> str:
    return say(word) if count == 1 else say("several", {"count": count, "what": say(word)})


def _amounts(counts: Mapping[str, int], kind: str, say: Say, joint: str = ", ") -> str:
    found = [_several(count, f"{kind}-{name}", say) for name, count in counts.items() if count > 0]
    return joint.join(found) or say("nothing")


def _numbers(members: dict[str, list[int]], place: str) -> str:
    """The numbers of the members at a place: "1 1 2"."""
    return " ".join(str(number) for number in members.get(place, []))


def _standing(table: Table, names: list[str], place: str, say: Say) -> str:
    """Who is at a place: "Ilse: 1 2, Tomasz: 1"."""
    families = [(name, farm.members) for name, farm in zip(names, table.farms, strict=True)]
    if table.jagna is not None:
        families.append((say("jagna"), table.jagna.members))
    return ", ".join(f"{name}: {_numbers(members, place)}" for name, members in families if place in members)


def _town(table: Table, say: Say) -> Panel:
    rows = [[say(f"space-{name}"), _amounts(table.spaces[name], COLOUR.kind, say)] for name in SPACE.names]
    return Panel("board-town", ["board-cubes"], rows)


def _market(table: Table, printed: Printed, say: Say) -> Panel:
    def tile(i: int, guests: list[str]) -> str:
        return customer(printed.customers[guests[i]], say) if i < len(guests) and guests[i] else say("nothing")

    stalls = [stall.guest.customer if stall.guest else "" for stall in table.stalls]
    queue = [guest.customer for guest in table.queue]
    rows = [[str(i + 1), tile(i, stalls), tile(i, queue)] for i in range(max(len(stalls), len(queue)))]
    rows.append([say("board-pile"), say("nothing"), str(table.pile) if table.moves_up else say("why-queue-stands")])
    return Panel("board-market", ["board-stalls", "board-queue"], rows)


def _people(table: Table, names: list[str], say: Say) -> Panel:
    there = [(place, _standing(table, names, place, say)) for place in PLACE.names[AT_CRAFT : IN_BAG + 1]]
    rows = [[say(f"place-{place}"), who] for place, who in there if who]
    return Panel("board-people", ["board-who"], rows or [[say("nothing"), say("nothing")]])


def _book(table: Table, names: list[str], say: Say) -> Panel:
    rows = []
    nothing = say("nothing")
    for chapter in CHAPTER.names:
        who = _standing(table, names, f"chronicle-{chapter}", say)
        rows.append([say(f"chapter-{chapter}"), who or nothing, str(table.chapters[chapter].free)])
    rows.append([say("board-graves"), _standing(table, names, "grave", say) or nothing, str(table.graves.free)])
    return Panel("board-chronicle", ["board-taken", "board-free"], rows)


def _jagna(jagna: Jagna, printed: Printed, say: Say) -> Panel:
    def pieces(numbers: list[int]) -> str:
        return " ".join(str(number) for number in numbers) or say("nothing")

    customers = ", ".join(customer(printed.customers[name], say) for name in jagna.customers)
    cubes = [cube for slot in jagna.slots[jagna.next :] + jagna.slots[: jagna.next] for cube in slot.cubes]
    turns = "yes" if jagna.slots[jagna.next].token == "down" else "no"
    track = [jagna.members.get(f"church-{step.stage}", []) for step in printed.church.stages]
    rows = [
        [say("board-beside"), pieces(jagna.beside)],
        [say("board-on-church"), pieces(jagna.roof)],
        [say("board-bag"), pieces(jagna.members.get("bag", []))],
        [say("board-track"), " ".join(pieces(numbers) for numbers in track)],
        [say("board-jagna-cubes"), ", ".join(say(f"colour-{cube}") for cube in cubes) or say("nothing")],
        [say("board-next-cube"), say("board-next-space", {"space": jagna.next + 1, "turns": turns})],
        [say("board-fate-upper"), _tokens(jagna, printed, "upper", say)],
        [say("board-fate-lower"), _tokens(jagna, printed, "lower", say)],
        [say("board-customers"), customers or say("nothing")],
    ]
    return Panel("board-jagna", [""], rows)


def _tokens(jagna: Jagna, printed: Printed, row: str, say: Say) -> str:
    """What the fate tokens of a set show, each with its space, and whether one of them is the quill."""
    there = [(i, jagna.slots[i].token) for i, place in enumerate(printed.tokens) if place == row]
    tokens = [say("board-token", {"space": i + 1, "shows": token}) for i, token in there]
    out = "yes" if "quill" in [token for _, token in there] else "no"
    return say("board-fate-tokens", {"tokens": ", ".join(tokens), "out": out})


def _farms(table: Table, printed: Printed, ended: list[int], names: list[str], say: Say) -> Panel:
    nothing = say("nothing")
    farms = table.farms
    served = [_served(farm, printed, say) for farm in farms]
    rows = [
        [say("board-prestige"), *[str(farm.prestige) for farm in farms]],
        [say("board-if-ended"), *[str(points) for points in ended]],
        [say("board-life"), *[f"{farm.life}/{printed.lap}" for farm in farms]],
        [say("board-grain"), *[f"{farm.grain}/{printed.granary}" for farm in farms]],
        [say("board-coins"), *[str(farm.coins) for farm in farms]],
        [say("board-influence"), *[_amounts(farm.cubes, COLOUR.kind, say) for farm in farms]],
        [say("board-goods"), *[_amounts(farm.goods, GOOD.kind, say) for farm in farms]],
        [say("board-customers"), *[points or nothing for points in served]],
        [say("board-at-home"), *[_numbers(farm.members, "farm") or nothing for farm in farms]],
        [say("board-unborn"), *[_numbers(farm.members, "unborn") or nothing for farm in farms]],
    ]
    return Panel("board-farms", names, rows, by_seat=True)


def _served(farm: Farm, printed: Printed, say: Say) -> str:
    """The points of the customers a seat has served, as far as they lie open."""
    parts = [str(printed.customers[name].points) for name in farm.customers]
    if hidden := farm.served - len(farm.customers):
        parts.append(say("board-face-down", {"count": hidden}))
    return " + ".join(parts)


def prices(printed: Printed, say: Say) -> list[Panel]:
    """What everything costs and brings."""
    rows = []
    for craft in printed.crafts:
        price = [_amounts(craft.buy, COLOUR.kind, say, " + ")] if craft.buy else []
        if craft.grain:
            price.append(_several(craft.grain, "grain", say))
        goods = ", ".join(say(f"good-{good}") for good in craft.makes)
        words = {"train": craft.train, "make": craft.make, "buy": " + ".join(price)}
        rows.append([f"{say(f'craft-{craft.craft}')} ({goods})", say("price-craft", words)])
    mill, council, church = printed.mill, printed.council, printed.church
    rows.append([say("mill"), say("price-mill", {"time": mill.time, "grain": mill.grain, "coins": mill.coins})])
    rows.append([say("well"), say("price-well")])
    rows.append([say("space-market"), say("price-service")])
    for step in council.stages:
        stage = {"stage": step.stage, "time": step.time, "green": council.green, "points": step.points}
        rows.append([say("space-council"), say("price-council", stage)])
    rows.append([say("space-church"), say("price-church", {"brown": church.brown, "time": church.time})])
    for up in church.stages[1:]:
        stage = {"stage": up.stage, "grain": up.grain, "points": up.points}
        rows.append([say("space-church"), say("price-church-stage", stage)])
    for road in printed.roads:
        start = say("village" if road.start == "village" else f"city-{road.start}")
        price_road = say("price-road", {"time": printed.travel, "cost": _amounts(road.cost, COLOUR.kind, say, " + ")})
        rows.append([f"{start} – {say(f'city-{road.end}')}", price_road])
    for city, reward in printed.cities.items():
        parts = (("reward-prestige", reward.prestige), ("reward-cubes", reward.cubes), ("reward-coin", reward.coins))
        rewards = ", ".join(say(word, {"count": count}) for word, count in parts if count > 0)
        rows.append([say(f"city-{city}"), say("price-city", {"reward": rewards})])
    return [Panel("board-prices", [""], rows, reconstructed=True)]
