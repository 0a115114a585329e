"""Set the table as the rulebook's examples do: a few lines, one move, and what lies there then.

    t = Table(players=4)
    t.seat(2, florins=7, pool="4m 3w", men="political-1 military-5", helpers="red-top grey-middle")
    t.dice(turquoise="1 5", red="2")
    t.slots(initiative="purple man")
    t.turn(2)
    t.play("take turquoise 1", "manage steps", "climb", "enough")
    assert t.florins(2) == 3

Men on careers are written career-space (political-1 is the lowest space), people "4m 3w", helpers column-row,
tokens house-worth (medici-4), rows political, clerical, military, marriage. What is not named is not there: a seat
begins without florins and with all its people in the supply. Seats take turns in the order 1, 2, 3, 4. When nobody
can take a die all pass and the round ends, so leave a spare one for the next seat: dice(red="2", yellow="1 1").
"""

from __future__ import annotations

from posterity.engine import Step, new
from posterity.games.signorie import title
from posterity.games.signorie.components import STANDARD
from posterity.games.signorie.state import EMPTY, NO_PLACE, Family, Signorie, new_table
from posterity.games.signorie.steps.main_actions import MainAction
from posterity.games.signorie.steps.rewards import Rewards, ScoreInitiative
from posterity.games.signorie.steps.rounds import EndOfRound, NewRound, Turn
from posterity.games.signorie.terms import (
    BOARD,
    CITIES,
    CITY,
    COLOUR,
    FACES,
    HELPER,
    HOUSE,
    LEAST_WORTH,
    MAN,
    MAN_ON,
    NO_TOKEN,
    PLACES,
    REWARD,
    ROW,
    SEX,
    TILE,
    TILES,
    TOKENS,
    WOMAN,
    WORTHS,
)
from set_table import SetTable

# What helpers cost is reconstructed. The rules are tested with prices that are easy to remember, by row.
PRICES = {"top": 2, "middle": 3, "bottom": 4}
EVEN: dict[str, object] = {"helpers": {name: {"cost": PRICES[name.split("-")[1]]} for name in HELPER.names}}
TITLE = title(EVEN)
PRINTED = title()


def people(text: str) -> list[int]:
    """ "4m 3w" as counts of men and women."""
    counts = [0, 0]
    for word in text.split():
        counts["mw".index(word[-1])] += int(word[:-1] or 1)
    return counts


def token(text: str) -> int:
    """ "medici-4" as the number of the token."""
    house, worth = text.split("-")
    return HOUSE.ids[house] * WORTHS + int(worth) - LEAST_WORTH


def token_name(number: int) -> str:
    return "-" if number == NO_TOKEN else f"{HOUSE.names[number // WORTHS]}-{number % WORTHS + LEAST_WORTH}"


class Table(SetTable[Signorie]):
    def __init__(self, players: int = 4, edition: dict[str, object] | None = None, printed: bool = False) -> None:
        """With easy prices of helpers, unless an edition is named or it is to be as it is printed."""
        signorie = PRINTED if printed else title(edition) if edition else TITLE
        s = new_table(signorie.boxes[players])
        super().__init__(signorie, s)
        s.round = 1
        s.slots = list(range(TILES))  # political and clerical above yellow, and so on; see slots()
        rewards = ["mission", "marriage", "men", "women", "careers", "per-man", "per-woman"]
        s.rewards = [REWARD.ids[name] for name in rewards]
        for city in range(s.box.cities, CITIES):
            s.in_play[city] = 0
        for seat in range(players):
            self.seat(seat + 1)

    # Setting the table.

    def seat(
        self,
        seat: int,
        *,
        florins: int = 0,
        pool: str = "",
        waiting: str = "",
        men: str = "",
        helpers: str = "",
        dice: str = "",
        brides: int = 0,
        score: int = 0,
        board: str = "",
        face_down: str = "",
        **rows: str,
    ) -> Table:
        """What seat 1, 2, … has. Dice on the player board: dice="yellow-3 grey-4". Tokens face up by row:
        military="sforza-2 medici-4"; face down: face_down="marriage marriage political"."""
        s, family = self.state, self.state.families[seat - 1]
        family.florins, family.brides = florins, brides
        family.board = BOARD.ids[board] if board else seat - 1
        family.pool, family.waiting = people(pool), people(waiting)
        family.careers = [0] * len(MAN_ON)
        for word in men.split():
            family.careers[MAN_ON.ids[word]] += 1
        family.helpers = [0] * len(HELPER)
        for word in helpers.split():
            family.helpers[HELPER.ids[word]] = 1
        family.dice = [0] * len(COLOUR)
        for word in dice.split():
            colour, face = word.split("-")
            family.dice[COLOUR.ids[colour]] = int(face)
        family.points[0] = score
        family.alliances = []
        for row, tokens in rows.items():
            self.allied(row, tokens, seat)
        family.face_down = [face_down.split().count(row) for row in ROW.names]
        s.pile -= len(face_down.split())
        return self

    def allied(self, row: str, tokens: str, seat: int = 1) -> Table:
        """More tokens face up at a row of the seat: allied("military", "sforza-2 medici-4")."""
        s = self.state
        for word in tokens.split():
            s.families[seat - 1].alliances.append(ROW.ids[row] * TOKENS + token(word))
            s.unseen[token(word)] -= 1
            s.pile -= 1
        return self

    def dice(self, **colours: str) -> Table:
        """Dice on the main board: dice(red="2 5", grey="1")."""
        for colour, faces in colours.items():
            for face in faces.split():
                self.state.dice[COLOUR.ids[colour] * FACES + int(face) - 1] += 1
        return self

    def slots(self, **tiles: str) -> Table:
        """Where assignment tiles lie: slots(initiative="purple man"); the tile that lay there goes to its old place."""
        slots = self.state.slots
        for tile, where in tiles.items():
            colour, sex = where.split()
            new, old = COLOUR.ids[colour] * 2 + SEX.ids[sex], slots.index(TILE.ids[tile])
            slots[new], slots[old] = slots[old], slots[new]
        return self

    def city(self, city: str, *, men: str = "", women: str = "", mission: str = "", marriage: str = "") -> Table:
        """Whose people stand in a city, lowest place first: men="1 1 3" for the seats; and its tokens."""
        s, c = self.state, CITY.ids[city]
        for places, owners in ((s.men, men), (s.women, women)):
            for i, owner in enumerate(owners.split()):
                places[c * PLACES + i] = int(owner) - 1
        for i, word in ((c * 2, marriage), (c * 2 + 1, mission)):
            if word:
                s.tokens[i] = token(word)
                s.unseen[token(word)] -= 1
                s.pile -= 1
        return self

    def initiative(self, **spaces: str) -> Table:
        """Discs on the track, the upper ones first: initiative(i6="2", i4="4 3", i1="1") for spaces and seats."""
        s = self.state
        s.ranking = []
        for space in sorted(spaces, key=lambda name: -int(name[1:])):
            for seat in spaces[space].split():
                s.initiative[int(seat) - 1] = int(space[1:]) - 1
                s.ranking.append(int(seat) - 1)
        return self

    def order(self, text: str) -> Table:
        """The turn order by seats: order("3 1 2"); discs on one space of initiative lie in the same order."""
        s = self.state
        s.order = [int(seat) - 1 for seat in text.split()]
        s.ranking.sort(key=lambda seat: (-s.initiative[seat], s.order.index(seat)))
        return self

    def round(self, number: int, reward: str = "") -> Table:
        """The round that is played, and its reward tile."""
        s = self.state
        s.round = number
        if reward:
            s.rewards[number - 1] = REWARD.ids[reward]
        return self

    def opened(self, **draws: str) -> Table:
        """A new game instead of the table that was set: at the first turn, with some of its luck told."""
        self.told(**draws)
        self.game = new(self.title, STANDARD, self.state.box.players, self.luck, listening=True)
        self.state = self.game.state
        return self

    def begin(self, *steps: Step[Signorie]) -> Table:
        """Carry out these steps, first to last. Whoever is named nowhere waits in the supply."""
        s = self.state
        for seat, family in enumerate(s.families):
            men = family.pool[MAN] + family.waiting[MAN] + sum(family.careers) + s.men.count(seat)
            women = family.pool[WOMAN] + family.waiting[WOMAN] + s.women.count(seat)
            family.supply = [sum(s.box.men) - men, sum(s.box.women) - women]
            assert min(family.supply) >= 0, f"P{seat + 1} has too many people: {men} men, {women} women"
        return self.go_on(STANDARD, s.box.players, steps)

    def turn(self, seat: int = 1) -> Table:
        """The seat's turn; what follows it is the ordinary course of the game."""
        return self.begin(Turn(seat - 1))

    def placed(self, die: str, seat: int = 1) -> Table:
        """The seat has just placed and paid a die: placed("grey-4")."""
        colour, face = die.split("-")
        self.state.families[seat - 1].dice[COLOUR.ids[colour]] = int(face)
        return self.begin(MainAction(seat - 1, COLOUR.ids[colour], int(face)), Turn(seat - 1))

    def phase3(self) -> Table:
        """Everybody has passed: the third phase, and what follows it."""
        return self.begin(ScoreInitiative(), Rewards(), EndOfRound())

    def new_round(self) -> Table:
        """The round after the one that was set."""
        return self.begin(NewRound())

    # Reading the table.

    def family(self, seat: int = 1) -> Family:
        return self.state.families[seat - 1]

    def florins(self, seat: int = 1) -> int:
        return self.family(seat).florins

    def score(self, seat: int = 1) -> int:
        """Victory points on the track."""
        return sum(self.family(seat).points)

    def pool(self, seat: int = 1) -> str:
        return _people(self.family(seat).pool)

    def supply(self, seat: int = 1) -> str:
        return _people(self.family(seat).supply)

    def waiting(self, seat: int = 1) -> str:
        return _people(self.family(seat).waiting)

    def men(self, seat: int = 1) -> str:
        """Men on careers: "political-1 military-5"."""
        return " ".join(MAN_ON.names[i] for i, n in enumerate(self.family(seat).careers) for _ in range(n))

    def helpers(self, seat: int = 1) -> str:
        return " ".join(HELPER.names[i] for i, n in enumerate(self.family(seat).helpers) if n)

    def row(self, row: str, seat: int = 1) -> str:
        """The tokens of a row, "medici-4 down": face up in the order in which they came, then those face down."""
        family = self.family(seat)
        up = [token_name(a % TOKENS) for a in family.alliances if a // TOKENS == ROW.ids[row]]
        return " ".join([*up, *["down"] * family.face_down[ROW.ids[row]]])

    def in_city(self, city: str, sex: str = "man") -> str:
        """The seats of the people in a city, lowest place first, - where nobody stands: "1 3 - - -"."""
        places = self.state.men if sex == "man" else self.state.women
        start = CITY.ids[city] * PLACES
        return " ".join(
            "-" if owner == EMPTY else str(owner + 1) for owner in places[start : start + PLACES] if owner != NO_PLACE
        )

    def city_token(self, city: str, kind: str) -> str:
        """The token on the marriage or mission space of a city, - for none."""
        return token_name(self.state.tokens[CITY.ids[city] * 2 + (kind == "mission")])

    def dice_left(self, colour: str) -> str:
        """The dice of a colour on the main board, lowest first: "2 2 5"."""
        start = COLOUR.ids[colour] * FACES
        return " ".join(str(face + 1) for face in range(FACES) for _ in range(self.state.dice[start + face]))

    def own_dice(self, seat: int = 1) -> str:
        """The dice on a player board: "yellow-3 grey-4"."""
        return " ".join(f"{COLOUR.names[i]}-{face}" for i, face in enumerate(self.family(seat).dice) if face)

    def disc(self, seat: int = 1) -> int:
        """The space of the seat's initiative disc, 1 is the lowest."""
        return self.state.initiative[seat - 1] + 1

    def stack(self, space: int) -> str:
        """The seats of the discs on a space of the initiative track, the upper ones first."""
        return " ".join(str(seat + 1) for seat in self.state.ranking if self.state.initiative[seat] == space - 1)

    def turn_order(self) -> str:
        return " ".join(str(seat + 1) for seat in self.state.order)


def _people(counts: list[int]) -> str:
    return f"{counts[MAN]}m {counts[WOMAN]}w"
