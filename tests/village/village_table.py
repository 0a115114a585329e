"""Set the table as the rulebook's examples do: a few lines, one move, and what lies there then.

    t = Table(players=3)
    t.seat(1, members="1@farm 2@smithy", cubes="2g 1o", coins=1, life=8)
    t.board(crafts="o x", market="g")
    t.turn(1)
    t.play("take crafts plague", "make plow", "die farm")
    assert t.life(1) == 3

Members are written number@place, places as in the records: farm, wainwright, stables, office, smithy,
council-1 … council-4, aldern … falkenau, church-1 … church-4, bag, unborn, grave, chronicle-crafts …
Members that are not named are out of the game. Cubes are o, g, b, p and x (plague). What is not named is 0.
"""

from __future__ import annotations

from posterity.engine import Step
from posterity.engine.data import HOUSE
from posterity.games.village import title
from posterity.games.village.state import Farm, Jagna, Village, new_table
from posterity.games.village.steps.church import Mass
from posterity.games.village.steps.jagna import JagnaTakesCube
from posterity.games.village.steps.rounds import EndOfGame, EndOfTurn, NewRound, Turn, begin_action
from posterity.games.village.terms import (
    CHAPTER,
    CITY,
    COLOUR,
    COLOURS,
    CUSTOMER,
    CUSTOMERS,
    GOOD,
    INFLUENCE,
    PLACE,
    PLAGUE,
    REMOVED,
    SPACE,
)
from set_table import SetTable

TITLE = title()
LETTERS = "ogbpx"


def house(*rules: str) -> dict[str, object]:
    """The edition of a table that has agreed on these house rules."""
    return {HOUSE: dict.fromkeys(rules, True)}


def counts(text: str) -> list[int]:
    """ "2g o" or "o g g" as counts of orange, green, brown, pink, plague."""
    counts = [0] * COLOURS
    for word in text.split():
        counts[LETTERS.index(word[-1])] += int(word[:-1] or 1)
    return counts


class Table(SetTable[Village]):
    def __init__(self, players: int = 2, variant: str = "standard", edition: dict[str, object] | None = None) -> None:
        village = title(edition) if edition else TITLE
        if variant != "standard":
            players = 1
        s = new_table(village.boxes[f"{variant} {players}"])
        super().__init__(village, s)
        s.round = 1
        for farm in s.farms:
            farm.coins = 0
            farm.at = [REMOVED] * s.box.family_size
        self.market()

    # Setting the table.

    def seat(
        self,
        seat: int,
        members: str = "",
        *,
        cubes: str = "",
        life: int = 0,
        coins: int = 0,
        grain: int = 0,
        goods: str = "",
        score: int = 0,
        cities: str = "",
        customers: str = "",
    ) -> Table:
        """What seat 1, 2, … has; two plows are written goods="plow plow"."""
        s, farm = self.state, self.state.farms[seat - 1]
        farm.life, farm.coins, farm.grain, farm.prestige = life, coins, grain, score
        farm.cubes = counts(cubes)[:INFLUENCE]
        for word in goods.split():
            farm.goods[GOOD.ids[word]] += 1
        for name in cities.split():
            farm.discs |= 1 << CITY.ids[name]
        farm.customers = [CUSTOMER.ids[name] for name in customers.split()]
        places: list[list[int]] = [[] for _ in s.box.family]
        for word in members.split():
            number, place = word.split("@")
            places[int(number) - 1].append(PLACE.ids[place])
        farm.at = []
        for generation, count in enumerate(s.box.family):
            named = places[generation]
            assert len(named) <= count, f"there are only {count} members with the number {generation + 1}"
            farm.at.extend(sorted(named + [REMOVED] * (count - len(named))))
        return self

    def board(self, **spaces: str) -> Table:
        """Cubes on action spaces: board(crafts="o o x")."""
        s = self.state
        for space, text in spaces.items():
            for colour, count in enumerate(counts(text)):
                s.spaces[SPACE.ids[space] * COLOURS + colour] = count
        s.on_board = sum(s.spaces)
        return self

    def market(self, stalls: str = "", queue: str = "", pile: str | None = None) -> Table:
        """Customers by name, `-` for an empty stall; the queue and the pile get the others unless they are named."""
        s = self.state
        s.stalls = [-1 if name == "-" else CUSTOMER.ids[name] for name in stalls.split()]
        s.stalls += [-1] * (s.box.stalls - len(s.stalls))
        rest = [c for c in range(CUSTOMERS) if c not in s.stalls]
        s.queue = [CUSTOMER.ids[name] for name in queue.split()] or rest[: s.box.queue]
        in_pile = rest if pile is None else [CUSTOMER.ids[name] for name in pile.split()]
        s.pile = [1 if c in in_pile and c not in s.queue and c not in s.stalls else 0 for c in range(CUSTOMERS)]
        return self

    def free(self, graves: int | None = None, **chapters: int) -> Table:
        """Free graves, and free slots of the chronicle's chapters."""
        if graves is not None:
            self.state.free_graves = graves
        for name, count in chapters.items():
            self.state.free[CHAPTER.ids[name]] = count
        return self

    def jagna(self, **values: object) -> Table:
        """Fields of Jagna's board: jagna(beside=[0, 1], track=[3, 0, 0, 0])."""
        for name, value in values.items():
            assert name in Jagna.FIELDS
            setattr(self.state.jagna, name, value)
        return self

    # Letting things happen.

    def begin(self, *steps: Step[Village]) -> Table:
        """Carry out these steps, first to last."""
        s = self.state
        for colour in range(INFLUENCE):
            used = s.bag[colour] + sum(farm.cubes[colour] for farm in s.farms)
            used += sum(s.spaces[space * COLOURS + colour] for space in range(len(SPACE)))
            s.supply[colour] = min(s.supply[colour], s.box.influence - used)
        lying = sum(s.spaces[space * COLOURS + PLAGUE] for space in range(len(SPACE)))
        s.supply[PLAGUE] = min(s.supply[PLAGUE], s.box.plague - lying - s.bag[PLAGUE])
        return self.go_on(s.box.variant, s.box.players, steps)

    def turn(self, seat: int = 1, last: bool = False) -> Table:
        """The seat's turn; what follows it is the ordinary course of the game."""
        return self.begin(Turn(seat - 1, int(last)))

    def action(self, space: str, seat: int = 1) -> Table:
        """The action of a space, as after taking a cube there that is not worth mentioning."""
        s = self.state
        s.taken = SPACE.ids[space] * COLOURS
        begin_action(s, seat - 1, SPACE.ids[space])
        step = s.agenda.pop()
        return self.begin(step, EndOfTurn(seat - 1, 0))

    def mass(self, first: int = 1) -> Table:
        """A mass, and nothing after it."""
        self.state.first = first - 1
        return self.begin(Mass(), EndOfGame())

    def new_round(self) -> Table:
        return self.begin(NewRound())

    def jagna_answers(self, space: str, colour: str) -> Table:
        """Jagna's cube after the player took one of that colour from the space."""
        self.state.taken = SPACE.ids[space] * COLOURS + COLOUR.ids[colour]
        return self.begin(JagnaTakesCube(), Turn(0, 1))

    # Reading the table.

    def view(self, seat: int) -> Village:
        """What the seat can know; 0 is a spectator."""
        return self.title.view(self.playing.state, seat - 1)

    def sight(self, seat: int) -> Village:
        """What lies open before the seat; 0 is a spectator."""
        return self.title.sight(self.playing.state, seat - 1)

    def farm(self, seat: int = 1) -> Farm:
        return self.state.farms[seat - 1]

    def life(self, seat: int = 1) -> int:
        return self.farm(seat).life

    def score(self, seat: int = 1) -> int:
        return self.farm(seat).prestige

    def grain(self, seat: int = 1) -> int:
        return self.farm(seat).grain

    def coins(self, seat: int = 1) -> int:
        return self.farm(seat).coins

    def cubes(self, seat: int = 1) -> str:
        """The seat's influence, as "2g 1o" in the order o, g, b, p."""
        return " ".join(f"{n}{LETTERS[c]}" for c, n in enumerate(self.farm(seat).cubes) if n)

    def goods(self, seat: int = 1) -> str:
        """The seat's goods in the order scroll, horse, plow, ox, wagon: "plow plow ox"."""
        return " ".join(GOOD.names[g] for g, n in enumerate(self.farm(seat).goods) for _ in range(n))

    def members(self, seat: int = 1) -> str:
        """Who is where, the removed left out: "1@farm 2@smithy"."""
        box = self.state.box
        found = [
            f"{box.generations[i] + 1}@{PLACE.names[place]}"
            for i, place in enumerate(self.farm(seat).at)
            if place != REMOVED
        ]
        return " ".join(found)

    def customers(self, seat: int = 1) -> str:
        return " ".join(CUSTOMER.names[c] for c in self.farm(seat).customers)

    def stalls(self) -> str:
        return " ".join("-" if c < 0 else CUSTOMER.names[c] for c in self.state.stalls)

    def queue(self) -> str:
        return " ".join(CUSTOMER.names[c] for c in self.state.queue)

    def on_space(self, space: str) -> str:
        start = SPACE.ids[space] * COLOURS
        return " ".join(LETTERS[c] for c in range(COLOURS) for _ in range(self.state.spaces[start + c]))

    @property
    def rival(self) -> Jagna:
        assert self.state.jagna is not None
        return self.state.jagna
