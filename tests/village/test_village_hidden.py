"""V 8.11: what lies face down is shown to nobody else, whatever a browser gets, unless a house rule opens it."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from callers import after
from citing import rule
from posterity.engine import NOBODY, SeededChance, new
from posterity.games.village import VillageTitle, title
from posterity.games.village.state import Village
from posterity.games.village.terms import SERVE
from posterity.table.lookback import course, frame
from posterity.table.snapshot import Views
from sitting import Ear, seat_table
from village_table import house

SETTINGS = [(), ("open-customers",)]


def turned_over(s: Village, seat: int, source: random.Random) -> Village:
    """The same table with other customers where the seat cannot look: before the others, and in the pile."""
    other = s.copy()
    farms = [farm for i, farm in enumerate(other.farms) if i != seat]
    tiles = [c for farm in farms for c in farm.customers] + [c for c, there in enumerate(s.pile) if there]
    source.shuffle(tiles)
    for farm in farms:
        farm.customers = [tiles.pop() for _ in farm.customers]
    other.pile = [int(c in tiles) for c in range(len(s.pile))]
    return other


@rule("V 8.11")
@pytest.mark.parametrize("rules", SETTINGS)
@pytest.mark.parametrize(("variant", "seats"), [("standard", 2), ("standard", 4), ("solo", 1)])
def test_other_customers_under_the_tiles_look_the_same(variant: str, seats: int, rules: tuple[str, ...]) -> None:
    one = title(house(*rules))
    source = random.Random(f"{variant} {seats}")
    compared = differ = 0
    for seed in range(3):
        game = new(one, variant, seats, SeededChance(seed))
        while not game.over:
            game.play(source.choice(game.options))
            if game.over:
                break
            for seat in range(NOBODY, seats):
                other = turned_over(game.state, seat, source)
                if [farm.customers for farm in other.farms] == [farm.customers for farm in game.state.farms]:
                    continue
                compared += 1
                differ += one.digest(one.sight(other, seat)) != one.digest(one.sight(game.state, seat))
    assert compared > 10
    assert differ == (compared if rules else 0)


def told_of_others(view: dict[str, Any], seat: int) -> int:
    """How many customers of other seats a view or a part of one names."""
    farms = view.get("farms", {})
    numbered = farms.items() if isinstance(farms, dict) else enumerate(farms)
    return sum(len(farm.get("customers", ())) for other, farm in numbered if int(other) != seat)


async def heard_of_others(one: VillageTitle, seed: int) -> int:
    """Plays a whole game before everybody's browser, and counts the others' customers that are named before its end."""
    live, _ = seat_table(3, seed, one)
    ears = {seat: Ear(live, seat) for seat in (-1, 0, 1, 2)}
    source = random.Random(seed)
    while not live.table.game.over:
        game = live.table.game
        services = [action for action in game.options if action.verb is SERVE]
        await live.answer(game.seat, "choice", source.choice(services or game.options).text, "", live.table.version)
    state = live.table.game.state
    last = live.table.version
    served = [len(farm.customers) for farm in state.farms]
    assert sum(served) > 0, "somebody served a customer"
    found = 0
    for seat, ear in ears.items():
        now = ear.heard[0]
        for message in ear.heard:
            if message["type"] == "update":
                now = after(now, message)
                if message["version"] < last:
                    found += told_of_others(message.get("view", {}), seat)
        assert [len(farm["customers"]) for farm in now["view"]["farms"]] == served, "in the end they are turned over"
        past = course(live.table)
        for at in range(0, live.table.choices, 15):
            found += told_of_others(frame(past, seat, at)["view"], seat)
        assert frame(past, seat, live.table.choices)["view"] == Views(live.table).now(seat)["view"]
    return found


@rule("V 8.11")
def test_no_update_and_no_look_back_names_what_lies_face_down() -> None:
    assert asyncio.run(heard_of_others(title(), 0)) == 0
    assert asyncio.run(heard_of_others(title(house("open-customers")), 0)) > 0, "the check itself works"
