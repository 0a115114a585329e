"""What is true of every table of Village: no piece is lost, no number is impossible."""

from __future__ import annotations

from posterity.contract.proof import Proof
from posterity.engine import NOBODY, Event
from posterity.games.village import terms
from posterity.games.village.components import STANDARD, TOKENS
from posterity.games.village.state import FACE_DOWN, JAGNA, ON_THE_ROOF, QUILL_UP, RING_SPENT, Village


def _check_cubes(s: Village, found: list[str]) -> None:
    on_board = 0
    for colour in range(terms.COLOURS):
        lying = sum(s.spaces[space * terms.COLOURS + colour] for space in range(terms.SPACES))
        on_board += lying
        total = s.supply[colour] + s.bag[colour] + lying
        if colour != terms.PLAGUE:
            total += sum(farm.cubes[colour] for farm in s.farms)
        if s.jagna is not None:
            total += s.jagna.cubes.count(colour)
        expected = s.box.plague if colour == terms.PLAGUE else s.box.influence
        if total != expected:
            found.append(f"{total} {terms.COLOUR.names[colour]} cubes instead of {expected}")
    if on_board != s.on_board:
        found.append(f"{on_board} cubes on the board, counted as {s.on_board}")
    if min(min(s.supply), min(s.bag), min(s.spaces)) < 0:
        found.append("fewer than no cubes in supply, bag or on a space")


def _check_customers(s: Village, found: list[str]) -> None:
    tiles = [c for c in s.stalls if c >= 0] + s.queue + [c for farm in s.farms for c in farm.customers]
    if s.jagna is not None:
        tiles += s.jagna.customers
    tiles += [c for c in range(terms.CUSTOMERS) if s.pile[c]]
    if sorted(tiles) != list(range(terms.CUSTOMERS)):
        found.append(f"the customers are not each there once: {sorted(tiles)}")


def _check_dead(s: Village, found: list[str]) -> None:
    """Free and taken slots make up the book and the graveyard (V 1.7)."""
    for chapter in range(len(terms.CHAPTER)):
        taken = sum(farm.at.count(terms.IN_CHRONICLE + chapter) for farm in s.farms)
        if s.jagna is not None:
            taken += sum(1 for entry in s.jagna.chronicle if entry // 4 == chapter)
        if s.free[chapter] < 0 or s.free[chapter] + taken != s.box.slots[chapter]:
            found.append(f"chapter {terms.CHAPTER.names[chapter]}: {taken} taken, {s.free[chapter]} free")
    buried = sum(farm.at.count(terms.IN_GRAVE) for farm in s.farms)
    if s.jagna is not None:
        buried += len(s.jagna.graves)
    if s.free_graves < 0 or s.free_graves + buried != s.box.graves:
        found.append(f"{buried} graves taken, {s.free_graves} free")
    if (sum(s.free) == 0 or s.free_graves == 0) != (s.trigger >= 0):
        found.append(f"the end is triggered by {s.trigger}, free {s.free} and {s.free_graves}")


def _check_farm(s: Village, seat: int, found: list[str]) -> None:
    farm = s.farms[seat]
    who = f"seat {seat + 1}"
    if not 0 <= farm.life < s.box.lap:
        found.append(f"{who}: life marker at {farm.life}")
    if min(farm.due, farm.prestige, farm.coins, farm.grain, *farm.goods, *farm.cubes) < 0:
        found.append(f"{who}: something is below zero")
    if farm.grain > s.box.granary:
        found.append(f"{who}: {farm.grain} grain")
    if len(farm.at) != s.box.family_size or not all(terms.UNBORN <= place <= terms.REMOVED for place in farm.at):
        found.append(f"{who}: the family is not whole: {farm.at}")
    for generation, start in enumerate(s.box.first_of):
        places = farm.at[start : start + s.box.family[generation]]
        if places != sorted(places):
            found.append(f"{who}: generation {generation + 1} is not in order: {places}")
    for city in range(terms.CITIES):
        if terms.AT_CITY + city in farm.at and not farm.discs >> city & 1:
            # The disc is laid when the journey is paid, so a payment may be pending.
            if not s.agenda:
                found.append(f"{who}: a traveller without a disc in city {city}")


def _check_jagna(s: Village, found: list[str]) -> None:
    jagna = s.jagna
    if jagna is None:
        return
    family = sum(jagna.beside) + sum(jagna.church) + sum(jagna.bag) + sum(1 for n in jagna.track if n)
    family += len(jagna.chronicle) + len(jagna.graves) + len(jagna.removed)
    if family != s.box.family_size:
        found.append(f"Jagna has {family} members")
    if min(*jagna.beside, *jagna.church, *jagna.bag) < 0 or not 0 <= jagna.slot < len(s.box.token_at):
        found.append("Jagna's board is impossible")
    for which in range(2):
        tokens = jagna.fate[which * TOKENS : (which + 1) * TOKENS]
        if FACE_DOWN not in tokens:
            found.append("a whole set of fate tokens lies open")
        if tokens.count(QUILL_UP) > 1:
            found.append("a set of fate tokens has two quills")


class VillageProof(Proof[Village]):
    """How a table of Village is known to be sound, and how its games can end."""

    def problems(self, s: Village) -> list[str]:
        """Each thing that is wrong with the table, in words."""
        found: list[str] = []
        _check_cubes(s, found)
        _check_customers(s, found)
        _check_dead(s, found)
        for seat in range(s.box.players):
            _check_farm(s, seat, found)
        if not (0 <= s.first < s.box.players and RING_SPENT <= s.ring < s.box.players):
            found.append(f"first player {s.first}, ring {s.ring}")
        if s.ring < ON_THE_ROOF and not s.box.solo:
            found.append("the ring was spent outside the solo game")
        _check_jagna(s, found)
        return found

    def endings(self, variant: str, seats: int) -> list[str]:
        """The last slot or the last grave, and whose: the seat's whose turn it is, a market guest's, Jagna's."""
        whose = ["turn", "guest"] if variant == STANDARD else ["player", "jagna"]
        return [f"{area}-{who}" for area in ("chronicle", "graves") for who in whose]

    def ending(self, s: Village, events: list[Event]) -> str:
        """How a finished game came to its end."""
        host = NOBODY  # of the market day that is being held
        rest = ""  # of the one who died last
        for event in events:
            if event.kind is terms.MarketOpened:
                host = event.seat
            elif event.kind is terms.MarketClosed:
                host = NOBODY
            elif event.kind is terms.Died or event.kind is terms.JagnaDied:
                rest = str(event.args()["rest"])
            elif event.kind is terms.EndTriggered:
                break
        whose = "turn" if host in (NOBODY, s.trigger) else "guest"
        if s.box.solo:
            whose = "jagna" if s.trigger == JAGNA else "player"
        return f"{'graves' if rest == 'grave' else 'chronicle'}-{whose}"


proof = VillageProof
