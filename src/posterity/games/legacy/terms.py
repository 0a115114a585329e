"""The words of Legacy: its things, the actions a seat can take, the events that are told."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from posterity.contract.manifest import read
from posterity.engine import ActionTable, Domain, EventKind, Reason, Verb

MANIFEST: Final = read(Path(__file__).parent)
GENERATIONS: Final = 3
SEATS: Final = MANIFEST.most
SEAT: Final = Domain("seat", [f"P{seat + 1}" for seat in range(SEATS)])
HEAD: Final = Domain("head", ["white", "black", "brown", "pink"])

MAN: Final = 0
WOMAN: Final = 1
SEX: Final = Domain("sex", ["man", "woman"])

NATIONS: Final = 10
NATION: Final = Domain(
    "nation",
    ["french", "british", "russian", "prussian", "spanish", "italian", "dutch", "polish", "turkish", "american"],
)
FRENCH: Final = 0
# Occupations, and the colours of the extra pawns that go with them.
ARTIST: Final = 0
CRAFTSMAN: Final = 1
DIPLOMAT: Final = 2
SCIENTIST: Final = 3
ARISTOCRAT: Final = 4
OCCUPATIONS: Final = 5
OCCUPATION: Final = Domain("occupation", ["artist", "craftsman", "diplomat", "scientist", "aristocrat"])
NO_OCCUPATION: Final = -1
FRIENDS_OF: Final = Domain("need", [*NATION.names, *OCCUPATION.names])  # what they are counted by
COLOURS: Final = 5
OWN: Final = 5
PAWN: Final = Domain("pawn", ["green", "orange", "red", "blue", "yellow", "own"])
COLOUR: Final = Domain("pawn", PAWN.names[:COLOURS])

FRIENDS: Final = 75
FRIEND: Final = Domain(
    "friend",
    [
        "abigail", "aleksandr", "alonso", "anastasia", "angelique", "ann", "arianne", "ayse", "barbara", "bernadette",
        "bianca", "carlos", "catalina", "charlotte", "claire", "colette", "constant", "diego", "dmitri", "edward",
        "eleanor", "erich", "etienne", "eustachy", "evgenia", "fehmi", "friedrich", "gaspard", "george", "gertrude",
        "giacomo", "giulia", "grigori", "hans-heinrich", "ines", "isabella", "jadwiga", "jan", "johanna", "katherine",
        "kazimierz", "laurent", "leonid", "lorenzo", "lucienne", "lucrezia", "ludwig", "manuel", "margarethe",
        "marguerite", "maria", "mehmet", "michael", "miranda", "nancy", "nathalie", "nicolas", "patrick", "pierre",
        "pieter", "robert", "roger", "rowena", "samuel", "saskia", "selim", "sophie", "stanislaw", "tatiana", "thomas",
        "vera", "vittorio", "willem", "william", "zofia",
    ],
)  # fmt: skip
NOBODY_THERE: Final = -1

# Child cards: sons, daughters, and complications.
SON: Final = 0
HANDSOME: Final = 1
BRAVE: Final = 2
DON_JUAN: Final = 3
TWIN_SON: Final = 4
DAUGHTER: Final = 5
GOSSIP_QUEEN: Final = 6
BEAUTIFUL_SMILE: Final = 7
TRUE_BEAUTY: Final = 8
TWIN_DAUGHTER: Final = 9
COMPLICATION: Final = 10
CHILDREN: Final = 11
CHILD: Final = Domain(
    "child",
    [
        "son", "handsome", "brave", "don-juan", "twin-son",
        "daughter", "gossip-queen", "beautiful-smile", "true-beauty", "twin-daughter", "complication",
    ],
)  # fmt: skip
# What comes out of the child deck first: whether it is a son, a daughter or a complication.
SONS: Final = 0
DAUGHTERS: Final = 1
COMPLICATIONS: Final = 2
LOT: Final = Domain("lot", ["son", "daughter", "complication"])
# Heads stand in the tree like their children.
PATRIARCH: Final = 11
MATRIARCH: Final = 12

MOST_KIN: Final = 128
KIN: Final = Domain("kin", [str(number + 1) for number in range(MOST_KIN)])

TITLES: Final = 9
TITLE: Final = Domain(
    "rank",
    [
        "baron", "viscount", "count", "knight-of-saint-louis", "governor", "marquis", "peer-of-france", "duke",
        "prince",
    ],
)  # fmt: skip
CONTRIBUTION: Final = Domain(
    "contribution",
    [
        "village-well", "charity-banquet", "parish-school", "court-ballet", "royal-academy", "opera-house",
        "botanical-garden", "public-library", "triumphal-arch",
    ],
)  # fmt: skip
PER_GENERATION: Final = 3  # titles, and as many contributions

PATRON: Final = Domain("patron", ["law", "pompadour", "rousseau", "franklin", "fleury", "louis"])
NO_PATRON: Final = -1
MISSION: Final = Domain(
    "mission",
    [
        "steam-engine", "craft-guild", "old-cathedral", "political-party", "revolution", "unrest", "royal-navy",
        "thailand", "french-culture", "encyclopedia", "salon", "ties", "worthy-seat", "commerce", "fruitful-house",
    ],
)  # fmt: skip
MISSIONS: Final = 15

HINTS: Final = 15
HINTS_PER_GENERATION: Final = 5
HINT: Final = Domain(
    "hint",
    [
        "titled-forebear", "three-with-diplomat", "foreign-grandmother", "scientist-grandfather",
        "artist-grandmother",
        "couple-of-one-nation", "mothers-mansion", "fathers-venture", "craftsman-siblings", "three-occupations",
        "line-of-four", "five-nations", "title-and-mansion", "risen-aristocrat", "all-occupations",
    ],
)  # fmt: skip

# The six actions of the main board.
TITLE_SPACE: Final = 0
DOCTOR_SPACE: Final = 1
MANSION_SPACE: Final = 2
VENTURE_SPACE: Final = 3
MISSION_SPACE: Final = 4
CONTRIBUTION_SPACE: Final = 5
SPACES: Final = 6
SPACE: Final = Domain("space", ["title", "doctor", "mansion", "venture", "mission", "contribution"])
# And the four of the own board.
MARRIAGE_SPACE: Final = 6
CHILDREN_SPACE: Final = 7
MONEY_SPACE: Final = 8
FRIENDS_SPACE: Final = 9
ANY_SPACE: Final = Domain("space", [*SPACE.names, "marriage", "children", "money", "friends"])
COLOUR_OF: Final = [ARISTOCRAT, SCIENTIST, ARTIST, CRAFTSMAN, DIPLOMAT, ARISTOCRAT]  # of each space of the main board

WISH: Final = Domain("wish", ["any", "son", "daughter"])
GOLD: Final = Domain("gold", ["2", "3", "4"])
CARDS: Final = Domain("cards", ["1", "2", "3"])
ONE_OR_OTHER: Final = Domain("card", ["first", "second"])

ACTIONS: Final = ActionTable()
LEAD: Final = Verb(ACTIONS, "lead", SEX)  # patriarch or matriarch
KEEP_HAND: Final = Verb(ACTIONS, "keep-hand").of()
MULLIGAN: Final = Verb(ACTIONS, "mulligan").of()
MARRY: Final = Verb(ACTIONS, "marry", FRIEND)
WITH: Final = Verb(ACTIONS, "with", KIN)
HAVE_CHILDREN: Final = Verb(ACTIONS, "have-children").of()
BEAR: Final = Verb(ACTIONS, "bear", KIN, WISH)
ASK_MONEY: Final = Verb(ACTIONS, "ask-money", GOLD)
SOCIALIZE: Final = Verb(ACTIONS, "socialize", CARDS)
ACQUIRE: Final = Verb(ACTIONS, "acquire", TITLE)
CONTRIBUTE: Final = Verb(ACTIONS, "contribute", CONTRIBUTION)
BUY_MANSION: Final = Verb(ACTIONS, "mansion")
BEGIN_VENTURE: Final = Verb(ACTIONS, "venture")
HIRE_DOCTOR: Final = Verb(ACTIONS, "doctor")
UNDERTAKE: Final = Verb(ACTIONS, "undertake")
FOR: Final = Verb(ACTIONS, "for", KIN)  # who gets the title, the mansion …
PLACE: Final = Verb(ACTIONS, "place", PAWN)
COMPLETE: Final = Verb(ACTIONS, "complete", MISSION)
CHOOSE_MISSION: Final = Verb(ACTIONS, "choose", MISSION)
PASS: Final = Verb(ACTIONS, "pass").of()
FINISH: Final = Verb(ACTIONS, "finish").of()
DISCARD: Final = Verb(ACTIONS, "discard", FRIEND)
TAKE: Final = Verb(ACTIONS, "take", FRIEND)
FROM_DECK: Final = Verb(ACTIONS, "from-deck").of()
KEEP_CHILD: Final = Verb(ACTIONS, "keep-child", ONE_OR_OTHER)
LOSE_CHILD: Final = Verb(ACTIONS, "lose-child").of()
LOSE_MOTHER: Final = Verb(ACTIONS, "lose-mother").of()
BECOME: Final = Verb(ACTIONS, "become", KIN)  # who an unknown relative was
GROW: Final = Verb(ACTIONS, "grow", KIN)
WEDDING: Final = Verb(ACTIONS, "wed", KIN)
FROM_HAND_OF: Final = Verb(ACTIONS, "from-hand-of", SEAT)

# Where honor comes from.
FROM_PRESTIGE: Final = 0
FROM_CHILDREN: Final = 1
FROM_FRIENDS: Final = 2
FROM_HONOURS: Final = 3  # titles and contributions
FROM_MISSIONS: Final = 4
LOST: Final = 5  # given up or taken away
SOURCES: Final = 6
SOURCE: Final = Domain("points", ["prestige", "children", "friends", "honours", "missions", "lost"])

GenerationBegan: Final = EventKind("generation", {"generation": None})
RoundBegan: Final = EventKind("round", {"round": None})
FirstPlayer: Final = EventKind("first-player")
HeadChosen: Final = EventKind("head", {"head": HEAD, "sex": SEX})
NewHand: Final = EventKind("new-hand")
PawnGained: Final = EventKind("pawn", {"pawn": PAWN})
PawnMissing: Final = EventKind("no-pawn", {"pawn": PAWN})
PawnPlaced: Final = EventKind("placed", {"pawn": PAWN, "space": ANY_SPACE})
Passed: Final = EventKind("passed")
GoldPaid: Final = EventKind("paid", {"gold": None})
GoldGained: Final = EventKind("gained-gold", {"gold": None})
IncomeChanged: Final = EventKind("income", {"by": None, "to": None})
PrestigeChanged: Final = EventKind("prestige", {"by": None, "to": None})
HonorChanged: Final = EventKind("honor", {"source": SOURCE, "by": None})
Took: Final = EventKind("took", {"friend": FRIEND})
Drew: Final = EventKind("drew", {"friend": FRIEND}, secret=("friend",))
Discarded: Final = EventKind("discarded", {"friend": FRIEND}, reveals=True)
Stolen: Final = EventKind("stolen", {"friend": FRIEND, "from": SEAT})
NewRow: Final = EventKind("new-row")
Married: Final = EventKind("married", {"friend": FRIEND, "kin": KIN, "children": None})  # so many are hoped for
Betrothed: Final = EventKind("betrothed", {"friend": FRIEND, "kin": KIN})
Expected: Final = EventKind("expected", {"kin": KIN, "children": None})
ConditionMet: Final = EventKind("condition-met", {"friend": FRIEND})
ConditionUnmet: Final = EventKind("condition-unmet", {"friend": FRIEND})
Born: Final = EventKind("born", {"child": CHILD, "kin": KIN, "parent": KIN})
ComplicationDrawn: Final = EventKind("complication", {"kin": KIN})
ComplicationIgnored: Final = EventKind("complication-ignored")
ChildLost: Final = EventKind("child-lost", {"kin": KIN})
MotherLost: Final = EventKind("mother-lost", {"kin": KIN})
NoChild: Final = EventKind("no-child")
GrewUp: Final = EventKind("grew-up", {"kin": KIN})
TitleGained: Final = EventKind("title", {"rank": TITLE, "kin": KIN})
ContributionMade: Final = EventKind("contribution", {"contribution": CONTRIBUTION, "kin": KIN})
MansionBought: Final = EventKind("mansion", {"kin": KIN})
VentureBegun: Final = EventKind("venture", {"kin": KIN})
MissionDrawn: Final = EventKind("mission", {"mission": MISSION})
MissionDropped: Final = EventKind("mission-dropped", {"mission": MISSION})
MissionHidden: Final = EventKind("mission-hidden")
MissionDone: Final = EventKind("mission-done", {"mission": MISSION})
Revealed: Final = EventKind(  # beside: or in place of, if it is the same relative
    "revealed", {"friend": FRIEND, "kin": KIN, "beside": KIN, "children": None}
)
ParentFound: Final = EventKind("parent", {"kin": KIN, "sex": SEX})
HintDrawn: Final = EventKind("hint", {"hint": HINT})
HintFulfilled: Final = EventKind("hint-fulfilled", {"hint": HINT})
Extinct: Final = EventKind("extinct")
PatronShown: Final = EventKind("patron", {"patron": PATRON}, reveals=True)
GameOver: Final = EventKind("game-over")

# Why something cannot be chosen.
ALREADY_TAKEN: Final = Reason("already-taken")
BARRED_BY_THE_ROW: Final = Reason("barred-by-the-row")
HAND_IS_EMPTY: Final = Reason("hand-is-empty")
HEAD_NEVER_DIES: Final = Reason("head-never-dies")
HOLDS_ONE_ALREADY: Final = Reason("holds-one-already")
LACKS_FRIENDS: Final = Reason("lacks-friends")
LACKS_GOLD: Final = Reason("lacks-gold")
LACKS_GOLD_FOR_WEDDING: Final = Reason("lacks-gold-for-wedding")
MISSION_NOT_FULFILLED: Final = Reason("mission-not-fulfilled")
MOTHER_IS_DEAD: Final = Reason("mother-is-dead")
NO_COUPLE: Final = Reason("no-couple")
NO_OWN_PAWN: Final = Reason("no-own-pawn")
LACKS_PATRON: Final = Reason("no-patron")
NO_PAWN_FOR_IT: Final = Reason("no-pawn-for-it")
NO_ROOM_FOR_CHILDREN: Final = Reason("no-room-for-children")
NO_SUCH_CHILD_LEFT: Final = Reason("no-such-child-left")
NOBODY_CAN_HOLD_IT: Final = Reason("nobody-can-hold-it")
NOBODY_TO_MARRY: Final = Reason("nobody-to-marry")
NONE_LEFT: Final = Reason("none-left")
NOT_A_WOMAN: Final = Reason("not-a-woman")
NOT_SINGLE: Final = Reason("not-single")
OWN_PAWN_LEFT: Final = Reason("own-pawn-left")
ROW_IS_EMPTY: Final = Reason("row-is-empty")
SAME_SEX: Final = Reason("same-sex")
SPACE_TAKEN: Final = Reason("space-taken")
