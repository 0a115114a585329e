"""The words of Signorie: its things, the actions a seat can take, the events that are told."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from posterity.contract.manifest import read
from posterity.engine import ActionTable, Domain, EventKind, Reason, Verb

MANIFEST: Final = read(Path(__file__).parent)
ROUNDS: Final = 7  # S 2.1
BONUS_ROUNDS: Final = 5

SEATS: Final = MANIFEST.most
BOARD: Final = MANIFEST.pick
SEAT: Final = Domain("seat", [f"P{seat + 1}" for seat in range(SEATS)])

# Action dice and the columns of a player board, from left to right.
YELLOW: Final = 0
RED: Final = 1
PURPLE: Final = 2
GREY: Final = 3
TURQUOISE: Final = 4
COLOURS: Final = 5
COLOUR: Final = Domain("colour", ["yellow", "red", "purple", "grey", "turquoise"])
MANAGEMENT: Final = Domain("management", ["florins", "marriage", "offspring", "mission", "steps"])
FACES: Final = 6
FACE: Final = Domain("face", ["1", "2", "3", "4", "5", "6"])

MAN: Final = 0
WOMAN: Final = 1
SEX: Final = Domain("sex", ["man", "woman"])

# Where advancement points can be spent: a career, or initiative.
CAREERS: Final = 3
INITIATIVE: Final = 3
ALL_CAREERS: Final = 0b0111  # tracks as a set of bits
ON_INITIATIVE: Final = 0b1000
ALL_TRACKS: Final = 0b1111
ON_ONE_TRACK: Final = 0b10000  # all steps on that of the first one
CAREER: Final = Domain("career", ["political", "clerical", "military"])
CAREER_SPACES: Final = 10  # at most; how many a track has, the box says
FROM: Final = Domain("from", ["pool", *[str(space + 1) for space in range(CAREER_SPACES - 1)]])
MAN_ON: Final = Domain("man", [f"{career}-{space + 1}" for career in CAREER.names for space in range(CAREER_SPACES)])

CITIES: Final = 5
PLACES: Final = 8  # at most for men, and as many for women, in each city
CITY: Final = Domain("city", ["milano", "venezia", "firenze", "roma", "napoli"])
DOWRIES: Final = 4
DOWRY: Final = Domain("dowry", ["1", "2", "3", "4"])

HOUSES: Final = 6
HOUSE: Final = Domain("house", ["sforza", "este", "gonzaga", "medici", "colonna", "aragona"])
WORTHS: Final = 4
WORTH: Final = Domain("worth", ["2", "3", "4", "5"])  # what the front of an alliance token counts
LEAST_WORTH: Final = 2
TOKENS: Final = HOUSES * WORTHS  # kinds of tokens: house * WORTHS + worth
NO_TOKEN: Final = -1

MARRIAGE_ROW: Final = 3  # after the rows of the careers
ROWS: Final = 4
ROW: Final = Domain("row", [*CAREER.names, "marriage"])

HELPER_ROWS: Final = 3
HELPERS: Final = COLOURS * HELPER_ROWS
HELPER: Final = Domain("helper", [f"{colour}-{row}" for colour in COLOUR.names for row in ("top", "middle", "bottom")])
EFFECT: Final = Domain(
    "effect",
    [
        *("steps", "die-steps", "florins", "points", "points-per-man"),
        *("meeple", "birth", "mission", "marriage", "token", "assignment"),
    ],
)  # of a helper

# Assignment tiles; the first four are tracks by the same numbers as above.
THRESHOLD_TILE: Final = 6
TILES: Final = 10
TILE: Final = Domain(
    "tile", [*CAREER.names, "initiative", "florins", "family", "threshold", "token", "mission", "marriage"]
)
SLOTS: Final = TILES  # two for each colour
COUNT: Final = Domain("count", ["1", "2", "3"])

# Reward tiles: bonuses for rounds 1 to 5, then points for rounds 6 and 7.
EXTRA_ACTION: Final = 8
BONUSES: Final = 9
BONUS_TILES: Final = ["mission", "marriage", "men", "women", "careers", "initiative", "token", "helper", "extra-action"]
POINT_TILES: Final = ["per-helper", "per-city-men", "per-city-women", "per-man", "per-woman"]
REWARD: Final = Domain("reward", [*BONUS_TILES, *POINT_TILES])

# Where victory points come from while the game goes on.
FROM_MISSIONS: Final = 0
FROM_MARRIAGES: Final = 1
FROM_INITIATIVE: Final = 2
FROM_HELPERS: Final = 3
FROM_WEDDINGS: Final = 4
FROM_REWARDS: Final = 5
SOURCES: Final = 6
SOURCE: Final = Domain("points", ["missions", "marriages", "initiative", "helpers", "weddings", "rewards"])

ACTIONS: Final = ActionTable()
TAKE: Final = Verb(ACTIONS, "take", COLOUR, FACE)
PASS: Final = Verb(ACTIONS, "pass").of()
HIRE: Final = Verb(ACTIONS, "hire", HELPER)
ASSIGN: Final = Verb(ACTIONS, "assign", TILE, COUNT)
BY: Final = Verb(ACTIONS, "by", SEX)
MANAGE: Final = Verb(ACTIONS, "manage", MANAGEMENT)
USE: Final = Verb(ACTIONS, "use", HELPER)
FINISH: Final = Verb(ACTIONS, "finish").of()
ADVANCE: Final = Verb(ACTIONS, "advance", CAREER, FROM)
CLIMB: Final = Verb(ACTIONS, "climb").of()
ENOUGH: Final = Verb(ACTIONS, "enough").of()
SEND: Final = Verb(ACTIONS, "send", MAN_ON, CITY)
MARRY: Final = Verb(ACTIONS, "marry", CITY, DOWRY)
GAIN: Final = Verb(ACTIONS, "gain", SEX)
LAY: Final = Verb(ACTIONS, "lay", ROW)
BONUS: Final = Verb(ACTIONS, "bonus", REWARD)
TAKE_FLORINS: Final = Verb(ACTIONS, "take-florins").of()
WEDDING: Final = Verb(ACTIONS, "wedding").of()
DONATE: Final = Verb(ACTIONS, "donate").of()
DECLINE: Final = Verb(ACTIONS, "decline").of()

OrderDrawn: Final = EventKind("order", {"place": None})
NewRoundBegan: Final = EventKind("new-round", {"round": None})
DieTaken: Final = EventKind("took", {"colour": COLOUR, "face": FACE})
FlorinsPaid: Final = EventKind("paid", {"florins": None})
FlorinsGained: Final = EventKind("gained-florins", {"florins": None})
Passed: Final = EventKind("passed")
Hired: Final = EventKind("hired", {"helper": HELPER})
Assigned: Final = EventKind("assigned", {"tile": TILE, "sex": SEX, "count": None})
Managed: Final = EventKind("managed", {"management": MANAGEMENT})
Used: Final = EventKind("used", {"helper": HELPER})
ThresholdRaised: Final = EventKind("threshold", {"limit": None})
Advanced: Final = EventKind("advanced", {"career": CAREER, "from": FROM, "space": None})
Climbed: Final = EventKind("climbed", {"space": None})
Sent: Final = EventKind("sent", {"man": MAN_ON, "city": CITY})
Married: Final = EventKind("married", {"city": CITY, "dowry": None})
PointsGained: Final = EventKind("points", {"source": SOURCE, "points": None})
Allied: Final = EventKind("allied", {"row": ROW, "house": HOUSE, "worth": None})
TokenLaid: Final = EventKind("laid", {"row": ROW})
Born: Final = EventKind("born", {"sons": None, "daughters": None})
Joined: Final = EventKind("joined", {"sex": SEX, "count": None})
PhaseOfRewards: Final = EventKind("rewards", {"reward": REWARD})
Kept: Final = EventKind("kept", {"sum": None, "limit": None})
Exceeded: Final = EventKind("exceeded", {"sum": None, "limit": None})
BonusTaken: Final = EventKind("bonus", {"reward": REWARD})
Wed: Final = EventKind("wed", {"son": None})
Declined: Final = EventKind("declined")
GameOver: Final = EventKind("game-over")

# Why something cannot be chosen.
ALL_HELPERS_HIRED: Final = Reason("all-helpers-hired")
ALL_SONS_MARRIED: Final = Reason("all-sons-married")
COLOUR_TAKEN: Final = Reason("colour-taken")
DOWRY_TOO_LOW: Final = Reason("dowry-too-low")
ENOUGH_DICE: Final = Reason("enough-dice")
FROM_TOP_TO_BOTTOM: Final = Reason("from-top-to-bottom")
HELPER_THERE: Final = Reason("helper-there")
LACKS_FLORINS: Final = Reason("lacks-florins")
LACKS_MEN: Final = Reason("lacks-men")
LACKS_WOMEN: Final = Reason("lacks-women")
NO_ASSIGNMENT_POSSIBLE: Final = Reason("no-assignment-possible")
NO_DIE_LEFT_TO_USE: Final = Reason("no-die-left-to-use")
NO_DOWRY_CAN_BE_PAID: Final = Reason("no-dowry-can-be-paid")
NO_HELPER_THERE: Final = Reason("no-helper-there")
NO_HELPERS_LEFT: Final = Reason("no-helpers-left")
NO_MAN_ON_CAREERS: Final = Reason("no-man-on-careers")
NO_MAN_THERE: Final = Reason("no-man-there")
NO_MAN_TO_ADVANCE: Final = Reason("no-man-to-advance")
NO_MEN_AT_HAND: Final = Reason("no-men-at-hand")
NO_MEN_IN_CITIES: Final = Reason("no-men-in-cities")
NO_PLACE_FOR_MEN: Final = Reason("no-place-for-men")
NO_PLACE_FOR_WOMEN: Final = Reason("no-place-for-women")
NO_PLACE_THERE: Final = Reason("no-place-there")
NO_SUCH_DIE: Final = Reason("no-such-die")
NO_TOKENS_LEFT: Final = Reason("no-tokens-left")
NO_WOMEN_AT_HAND: Final = Reason("no-women-at-hand")
NONE_IN_SUPPLY: Final = Reason("none-in-supply")
NOT_IN_PLAY: Final = Reason("not-in-play")
NOT_THIS_TRACK: Final = Reason("not-this-track")
NOTHING_TO_DO: Final = Reason("nothing-to-do")
ONE_POINT_AT_LEAST: Final = Reason("one-point-at-least")
RANK_TOO_LOW: Final = Reason("rank-too-low")
RANK_TOO_LOW_EVERYWHERE: Final = Reason("rank-too-low-everywhere")
TAKES_TWO_MEEPLES: Final = Reason("takes-two-meeples")
TOP_OF_INITIATIVE: Final = Reason("top-of-initiative")
