"""The words of Village: its things, the actions a seat can take, the events that are told."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from posterity.contract.manifest import read
from posterity.engine import ActionTable, Domain, EventKind, Reason, Verb

MANIFEST: Final = read(Path(__file__).parent)
SEATS: Final = MANIFEST.most

# Influence cubes, and plague.
ORANGE: Final = 0
GREEN: Final = 1
BROWN: Final = 2
PINK: Final = 3
PLAGUE: Final = 4
INFLUENCE: Final = 4  # how many colours are influence
COLOURS: Final = 5
COLOUR: Final = Domain("colour", ["orange", "green", "brown", "pink", "plague"])

# Action spaces.
HARVEST: Final = 0
FAMILY: Final = 1
CRAFTS: Final = 2
MARKET: Final = 3
TRAVEL: Final = 4
COUNCIL: Final = 5
CHURCH: Final = 6
SPACES: Final = 7
SPACE: Final = Domain("space", ["harvest", "family", "crafts", "market", "travel", "council", "church"])

SCROLL: Final = 0
HORSE: Final = 1
PLOW: Final = 2
OX: Final = 3
WAGON: Final = 4
GOODS: Final = 5
GOOD: Final = Domain("good", ["scroll", "horse", "plow", "ox", "wagon"])
GRAIN: Final = 5  # beside the goods in a customer's wishes
WISH: Final = [*GOOD.names, "grain"]

WAINWRIGHT: Final = 0
STABLES: Final = 1
OFFICE: Final = 2
SMITHY: Final = 3
CRAFT: Final = Domain("craft", ["wainwright", "stables", "office", "smithy"])
MAKES: Final = [[WAGON], [HORSE, OX], [SCROLL], [PLOW]]
CRAFT_OF: Final = [OFFICE, STABLES, SMITHY, STABLES, WAINWRIGHT]  # by good

CITIES: Final = 6
CITY: Final = Domain("city", ["aldern", "brakel", "corven", "dornau", "eschbach", "falkenau"])
VILLAGE: Final = 6  # beside the cities as an end of a road

STAGES: Final = 4
STAGE: Final = Domain("stage", ["1", "2", "3", "4"])
GENERATION: Final = Domain("number", ["1", "2", "3", "4"])

# Where a family member can be. Visible members are from AT_FARM to below IN_BAG (V 16.3).
UNBORN: Final = 0
AT_FARM: Final = 1
AT_CRAFT: Final = 2  # + craft
AT_COUNCIL: Final = 6  # + stage - 1
AT_CITY: Final = 10  # + city
AT_CHURCH: Final = 16  # + stage - 1
IN_BAG: Final = 20
IN_CHRONICLE: Final = 21  # + chapter
IN_GRAVE: Final = 26
REMOVED: Final = 27
PLACE: Final = Domain(
    "place",
    [
        "unborn",
        "farm",
        *CRAFT.names,
        *[f"council-{stage}" for stage in STAGE.names],
        *CITY.names,
        *[f"church-{stage}" for stage in STAGE.names],
        "bag",
        *[f"chronicle-{chapter}" for chapter in ("crafts", "farm", "council", "church", "travel")],
        "grave",
        "removed",
    ],
)
VISIBLE: Final = Domain("place", PLACE.names[:IN_BAG])

CRAFTS_CHAPTER: Final = 0
FARM_CHAPTER: Final = 1
COUNCIL_CHAPTER: Final = 2
CHURCH_CHAPTER: Final = 3
TRAVEL_CHAPTER: Final = 4
CHAPTER: Final = Domain("chapter", ["crafts", "farm", "council", "church", "travel"])

CUSTOMERS: Final = 24
CUSTOMER: Final = Domain("customer", [f"c{i + 1:02}" for i in range(CUSTOMERS)])

COINS: Final = Domain("coins", ["0", "1", "2"])

# What can come out of the black bag: members by seat and number, Jagna's 3s and 4s, monks.
JAGNA_PIECE: Final = 20
MONK: Final = 22
PIECE: Final = Domain(
    "piece",
    [f"P{seat + 1}-{number}" for seat in range(SEATS) for number in GENERATION.names] + ["jagna-3", "jagna-4", "monk"],
)

BLANK: Final = 0
QUILL: Final = 1
FATE: Final = Domain("fate", ["blank", "quill"])

ACTIONS: Final = ActionTable()
TAKE: Final = Verb(ACTIONS, "take", SPACE, COLOUR)
WELL: Final = Verb(ACTIONS, "well", COLOUR, COINS)  # three of a colour, so many of them coins
WELL_COINS: Final = Verb(ACTIONS, "well-coins").of()
ACT: Final = Verb(ACTIONS, "act", SPACE)
DECLINE: Final = Verb(ACTIONS, "decline").of()
GATHER: Final = Verb(ACTIONS, "harvest").of()
BIRTH: Final = Verb(ACTIONS, "birth").of()
RECALL: Final = Verb(ACTIONS, "recall", GENERATION, VISIBLE)
TRAIN: Final = Verb(ACTIONS, "train", CRAFT, GENERATION)
MAKE: Final = Verb(ACTIONS, "make", GOOD)
BUY: Final = Verb(ACTIONS, "buy", GOOD)
MILL: Final = Verb(ACTIONS, "mill").of()
SERVE: Final = Verb(ACTIONS, "serve", CUSTOMER)
PASS: Final = Verb(ACTIONS, "pass").of()
ENTER_COUNCIL: Final = Verb(ACTIONS, "enter-council", GENERATION)
ADVANCE: Final = Verb(ACTIONS, "advance", GENERATION, STAGE)  # from that stage
PRIVILEGE: Final = Verb(ACTIONS, "privilege", STAGE)
SEND: Final = Verb(ACTIONS, "send", GENERATION)
MOVE: Final = Verb(ACTIONS, "move", GENERATION, CITY)  # from that city
GO: Final = Verb(ACTIONS, "go", CITY)
ENTER_CHURCH: Final = Verb(ACTIONS, "enter-church", GENERATION)
PAY: Final = Verb(ACTIONS, "pay", COLOUR, COINS)  # the cubes due of a colour, so many of them coins
PAY_SCROLL: Final = Verb(ACTIONS, "pay-scroll").of()
PAY_TIME: Final = Verb(ACTIONS, "pay-time").of()
GAIN_CUBE: Final = Verb(ACTIONS, "gain-cube", COLOUR)
GAIN_GOOD: Final = Verb(ACTIONS, "gain-good", GOOD)
BUY_OUT: Final = Verb(ACTIONS, "buy-out", GENERATION)
PROMOTE: Final = Verb(ACTIONS, "promote", GENERATION, STAGE)  # from that stage
DIE: Final = Verb(ACTIONS, "die", VISIBLE)
JAGNA_TAKES: Final = Verb(ACTIONS, "jagna-takes", COLOUR)

NewRoundBegan: Final = EventKind("new-round", {"round": None})
GrainGained: Final = EventKind("gained-grain", {"grain": None})
CubeTaken: Final = EventKind("took", {"space": SPACE, "colour": COLOUR})
WellPaid: Final = EventKind("well")
Declined: Final = EventKind("declined")
TimePassed: Final = EventKind("time", {"hours": None, "life": None})
Due: Final = EventKind("due", {"colour": COLOUR, "cubes": None})
CubesPaid: Final = EventKind("paid", {"colour": COLOUR, "cubes": None, "coins": None})
GoodSpent: Final = EventKind("spent", {"good": GOOD})
GrainSpent: Final = EventKind("spent-grain", {"grain": None})
CoinsSpent: Final = EventKind("spent-coins", {"coins": None})
CubeGained: Final = EventKind("gained-cube", {"colour": COLOUR})
GoodGained: Final = EventKind("gained-good", {"good": GOOD})
CoinsGained: Final = EventKind("gained-coins", {"coins": None})
PrestigeGained: Final = EventKind("prestige", {"points": None})
Harvested: Final = EventKind("harvested", {"grain": None})
# Who comes from a place `to` another one; the board shows it before it happens.
Born: Final = EventKind("born", {"number": GENERATION, "place": PLACE, "to": PLACE})
Recalled: Final = EventKind("recalled", {"number": GENERATION, "place": PLACE, "to": PLACE})
Trained: Final = EventKind("trained", {"number": GENERATION, "craft": CRAFT, "place": PLACE, "to": PLACE})
MarketOpened: Final = EventKind("market-opened")
Served: Final = EventKind("served", {"customer": CUSTOMER})
Passed: Final = EventKind("passed")
MarketClosed: Final = EventKind("market-closed", {"moved": None})
Climbed: Final = EventKind("climbed", {"number": GENERATION, "stage": STAGE, "place": PLACE, "to": PLACE})
RingTaken: Final = EventKind("ring")
RingGone: Final = EventKind("ring-gone")
Travelled: Final = EventKind("travelled", {"number": GENERATION, "city": CITY, "place": PLACE, "to": PLACE})
EnteredChurch: Final = EventKind("entered-church", {"number": GENERATION, "place": PLACE, "to": PLACE})
MassBegan: Final = EventKind("mass")
BoughtOut: Final = EventKind("bought-out", {"number": GENERATION, "place": PLACE, "to": PLACE})
Ordained: Final = EventKind("ordained", {"number": GENERATION})
MonksBack: Final = EventKind("monks", {"count": None})
Promoted: Final = EventKind("promoted", {"number": GENERATION, "stage": STAGE, "place": PLACE, "to": PLACE})
Majority: Final = EventKind("majority", {"points": None})
NoMajority: Final = EventKind("no-majority")
FirstPlayer: Final = EventKind("first-player")
Died: Final = EventKind("died", {"number": GENERATION, "place": PLACE, "rest": PLACE})
NobodyDied: Final = EventKind("nobody-died")
EndTriggered: Final = EventKind("end-triggered")
GameOver: Final = EventKind("game-over")
JagnaTook: Final = EventKind("jagna-took", {"space": SPACE, "colour": COLOUR})
JagnaServed: Final = EventKind("jagna-served", {"customer": CUSTOMER})
JagnaEntered: Final = EventKind("jagna-entered-church", {"number": GENERATION})
JagnaOrdained: Final = EventKind("jagna-ordained", {"number": GENERATION, "stage": STAGE})
JagnaDied: Final = EventKind("jagna-died", {"number": GENERATION, "rest": PLACE})
FateTurned: Final = EventKind("fate", {"fate": FATE})

# Why something cannot be chosen.
ALL_BORN: Final = Reason("all-born")
LACKS_COINS: Final = Reason("lacks-coins")
LACKS_CUBES: Final = Reason("lacks-cubes")
LACKS_GOODS: Final = Reason("lacks-goods")
LACKS_GRAIN: Final = Reason("lacks-grain")
LACKS_GREEN_OR_SCROLL: Final = Reason("lacks-green-or-scroll")
LACKS_WELL: Final = Reason("lacks-well")
LAST_STAGE: Final = Reason("last-stage")
NO_ROAD: Final = Reason("no-road")
NO_ROAD_CAN_BE_PAID: Final = Reason("no-road-can-be-paid")
NO_SUCH_CUBE: Final = Reason("no-such-cube")
NOBODY_AT_STALLS: Final = Reason("nobody-at-stalls")
NOBODY_ON_FARM: Final = Reason("nobody-on-farm")
NOBODY_TRAINED: Final = Reason("nobody-trained")
NOT_THE_OLDEST: Final = Reason("not-the-oldest")
NOTHING_TO_DO_THERE: Final = Reason("nothing-to-do-there")
NOTHING_TO_PAY_FOR: Final = Reason("nothing-to-pay-for")
ONLY_AFTER_A_CUBE: Final = Reason("only-after-a-cube")
QUEUE_STANDS: Final = Reason("queue-stands")
STAGE_NOT_REACHED: Final = Reason("stage-not-reached")
STILL_IN_QUEUE: Final = Reason("still-in-queue")
SUPPLY_EMPTY: Final = Reason("supply-empty")
