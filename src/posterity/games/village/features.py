"""The table as numbers about as large as one, for a bot that learns what they are worth."""

from __future__ import annotations

from posterity.games.village import scoring, terms
from posterity.games.village.components import TOKENS
from posterity.games.village.state import FACE_DOWN, Village, queue_moves_up


def traits(s: Village, seat: int) -> list[float]:
    """What a family has, its points first."""
    box, farm = s.box, s.farms[seat]
    found: list[float] = []
    total = 0
    for points in scoring.points(s, seat).values():
        total += points
        found.append(points / 12)
    found.insert(0, total / 40)
    found += [farm.life / 10, float(farm.due), farm.grain / 4, farm.coins / 3, len(farm.customers) / 4]
    for city in range(terms.CITIES):
        found.append(float(farm.discs >> city & 1))
    for count in farm.goods:
        found += [min(count, 1), max(0, min(count - 1, 2)) / 2]
    for count in farm.cubes:
        found += [min(count, 3) / 2, max(0, count - 3) / 3]
    stand = [0] * (terms.REMOVED + 1)
    at_home = [0] * terms.STAGES
    for i, place in enumerate(farm.at):
        stand[place] += 1
        if place == terms.AT_FARM:
            at_home[box.generations[i]] += 1
    for count in at_home:
        found.append(count / 2)
    for place in range(terms.AT_CRAFT, terms.IN_CHRONICLE):
        found.append(float(stand[place]))
    remembered = 0
    for place in range(terms.IN_CHRONICLE, terms.IN_GRAVE):
        remembered += stand[place]
        found.append(float(stand[place]))
    for many in range(1, 7):
        found.append(1.0 if remembered >= many else 0.0)
    found += [stand[terms.UNBORN] / 4, float(stand[terms.IN_GRAVE]), stand[terms.AT_FARM] / 3]
    # The dying come from the oldest generation that is still there.
    for generation in range(terms.STAGES):
        first = box.first_of[generation]
        alive = 0
        for i in range(first, first + box.family[generation]):
            if terms.AT_FARM <= farm.at[i] < terms.IN_BAG:
                alive += 1
        found.append(alive / 3)
    have = [*farm.goods, farm.grain]
    served = [0, 0]
    for row, customers in enumerate((s.stalls, s.queue if queue_moves_up(s) else [])):
        for customer in customers:
            if customer >= 0:
                card = box.customers[customer]
                missing = 0
                for i, wanted in enumerate(card.wants):
                    missing += max(0, wanted - have[i])
                if missing == 0:
                    served[row] += card.points
    found += [served[0] / 8, served[1] / 8]
    found += [1.0 if s.first == seat else 0.0, 1.0 if s.ring == seat else 0.0]
    return found


def surroundings(s: Village) -> list[float]:
    """What all have in common: the town, the market, the book, and how long it will last."""
    box = s.box
    book = 1 - sum(s.free) / sum(box.slots)
    graves = 1 - s.free_graves / box.graves
    found: list[float] = [max(book, graves), s.round / 6, s.on_board / 20, 1.0 if s.trigger >= 0 else 0.0]
    found.append(len(s.farms) / 4)
    for space in range(terms.SPACES):
        cubes = 0
        for colour in range(terms.COLOURS):
            count = s.spaces[space * terms.COLOURS + colour]
            cubes += count
            found.append(count / 2)
        found.append(1.0 if cubes else 0.0)
    wanted = [0] * (terms.GRAIN + 1)
    points = 0
    for customer in s.stalls:
        if customer >= 0:
            card = box.customers[customer]
            points += card.points
            for i, count in enumerate(card.wants):
                wanted[i] += count
    for count in wanted:
        found.append(count / 3)
    found += [points / 12, sum(s.pile) / 12]
    slots = 0
    for chapter, free in enumerate(s.free):
        slots += free
        found += [free / 3, 1.0 if free == 0 else 0.0, (box.slots[chapter] - free) / 3]
    found += [slots / 8, s.free_graves / 4, 1.0 if slots <= 2 else 0.0, 1.0 if s.free_graves <= 2 else 0.0]
    masses = 0
    for seat in range(len(s.farms)):
        for place in s.farms[seat].at:
            if terms.AT_CHURCH <= place < terms.IN_BAG:
                masses += place - terms.AT_CHURCH + 1
    found.append(masses / 8)
    jagna = s.jagna
    if jagna is not None:
        found += [jagna.beside[0] / 4, jagna.beside[1] / 4, jagna.church[0] / 4, jagna.church[1] / 4]
        found += [float(jagna.bag[0]), float(jagna.bag[1]), jagna.slot / len(box.token_at), len(jagna.cubes) / 6]
        for number in jagna.track:
            found.append(number / 4)
        for i in range(2 * TOKENS):
            found.append(1.0 if jagna.fate[i] == FACE_DOWN else 0.0)
        found += [len(jagna.customers) / 5, len(jagna.chronicle) / 4, len(jagna.graves) / 4, len(jagna.removed) / 4]
    return found
