"""V 20 to V 23: Jagna, the rival of the solo game. The player carries out what she does."""

from __future__ import annotations

from typing import Final

from posterity.engine import Action, Ask, Domain, Draw, Menu, Step
from posterity.games.village import terms
from posterity.games.village.components import TOKENS
from posterity.games.village.state import BLANK_UP, FACE_DOWN, JAGNA, NO_CUBE, QUILL_UP, Jagna, Village
from posterity.games.village.steps.death import end_if_full, lay_to_rest
from posterity.games.village.steps.market import OpenMarket

NO_CHAPTER: Final = -1
# The chapter that belongs to the space a cube came from (V 21.5), in the order of the spaces.
CHAPTER_OF_SPACE: Final = [
    terms.FARM_CHAPTER, terms.FARM_CHAPTER, terms.CRAFTS_CHAPTER, NO_CHAPTER,
    terms.TRAVEL_CHAPTER, terms.COUNCIL_CHAPTER, terms.CHURCH_CHAPTER,
]  # fmt: skip
PLAYER: Final = 0


class JagnaTakesCube(Step[Village]):
    """She answers the cube that the player took (V 20.1); after a turn at the well she does nothing (V 20.5)."""

    def do(self, s: Village) -> None:
        if s.taken == NO_CUBE or s.on_board == 0:
            return
        space = s.taken // terms.COLOURS
        if s.box.die:
            if len(colours_on_board(s)) > 1:
                s.then(JagnaRolls(space))
            else:
                s.then(ChooseForJagna(PLAYER, space_with(s, space, -1)))  # V 20.9, V 20.10
            return
        found = space_with(s, space, s.taken % terms.COLOURS)
        if found >= 0:
            jagna_takes(s, found, s.taken % terms.COLOURS)
        else:
            s.then(ChooseForJagna(PLAYER, space_with(s, space, -1)))


def space_with(s: Village, space: int, colour: int) -> int:
    """The space itself or the next one clockwise with a cube of the colour (-1: any cube); -1 if none has."""
    start = s.box.clockwise.index(space)
    for k in range(terms.SPACES):
        here = s.box.clockwise[(start + k) % terms.SPACES]
        for c in range(terms.COLOURS):
            if s.spaces[here * terms.COLOURS + c] > 0 and colour in (-1, c):
                return here
    return -1


def colours_on_board(s: Village) -> list[int]:
    """The influence colours that still lie on action spaces."""
    return [
        c for c in range(terms.INFLUENCE) if any(s.spaces[space * terms.COLOURS + c] for space in range(terms.SPACES))
    ]


class JagnaRolls(Draw[Village]):
    """The die variant: a colour that is nowhere on the board is rolled again, so only the others can come (V 20.8)."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def name(self, s: Village) -> str:
        return f"die-{s.round}-{s.on_board}"

    def domain(self, s: Village) -> Domain:
        return terms.COLOUR

    def bag(self, s: Village) -> list[int]:
        on_board = colours_on_board(s)
        return [1 if c in on_board else 0 for c in range(terms.COLOURS)]

    def drawn(self, s: Village, got: list[int]) -> None:
        jagna_takes(s, space_with(s, self.space, got[0]), got[0])


class ChooseForJagna(Ask[Village]):
    """The player says which of the cubes on a space she takes (V 20.3)."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def menu(self, s: Village, m: Menu) -> None:
        for colour in range(terms.COLOURS):
            if s.spaces[self.space * terms.COLOURS + colour] > 0:
                m.offer(terms.JAGNA_TAKES.of(colour))
            else:
                m.refuse(terms.JAGNA_TAKES.of(colour), terms.NO_SUCH_CUBE, what=terms.COLOUR.words[colour])

    def chosen(self, s: Village, a: Action) -> None:
        jagna_takes(s, self.space, a.x)


def jagna_takes(s: Village, space: int, colour: int) -> None:
    """The cube goes to her board and may turn a fate token; only then she reacts (V 21.1, V 22.8)."""
    jagna = s.jagna
    assert jagna is not None
    s.spaces[space * terms.COLOURS + colour] -= 1
    s.on_board -= 1
    s.tell(terms.JagnaTook, JAGNA, space, colour)
    slot = jagna.slot
    jagna.cubes.append(colour)
    jagna.slot = (slot + 1) % len(s.box.token_at)
    if space == terms.MARKET:
        s.then(OpenMarket(JAGNA, 1))
    elif space == terms.CHURCH:
        s.then(JagnaEntersChurch())
    token = s.box.token_at[slot]
    if token >= 0 and jagna.fate[token] == FACE_DOWN:
        s.then(TurnFateToken(token, space))


def fate_set(jagna: Jagna, which: int) -> list[int]:
    """The three tokens of the upper or the lower set."""
    return jagna.fate[which * TOKENS : (which + 1) * TOKENS]


class TurnFateToken(Draw[Village]):
    """A face-down fate token is turned; behind a quill somebody dies (V 21.2)."""

    def __init__(self, token: int, space: int) -> None:
        self.token: Final = token
        self.space: Final = space

    def name(self, s: Village) -> str:
        return f"fate-{s.round}-{self.token}"

    def domain(self, s: Village) -> Domain:
        return terms.FATE

    def bag(self, s: Village) -> list[int]:
        jagna = s.jagna
        assert jagna is not None
        tokens = fate_set(jagna, self.token // TOKENS)
        quill = 1 - tokens.count(QUILL_UP)
        return [tokens.count(FACE_DOWN) - quill, quill]

    def drawn(self, s: Village, got: list[int]) -> None:
        jagna = s.jagna
        assert jagna is not None
        which = self.token // TOKENS
        jagna.fate[self.token] = QUILL_UP if got[0] == terms.QUILL else BLANK_UP
        s.tell(terms.FateTurned, JAGNA, got[0])
        if got[0] == terms.QUILL:
            jagna_loses_oldest(s, jagna, CHAPTER_OF_SPACE[self.space])
        if FACE_DOWN not in fate_set(jagna, which):
            jagna.fate[which * TOKENS : (which + 1) * TOKENS] = [FACE_DOWN] * TOKENS  # V 21.8


def jagna_loses_oldest(s: Village, jagna: Jagna, chapter: int) -> None:
    """Beside her board first, then on the church, then along the track from the left (V 21.6, V 21.7)."""
    generation = -1
    for i in range(2):
        if generation < 0 and jagna.beside[i] > 0:
            jagna.beside[i] -= 1
            generation = i
    for i in range(2):
        if generation < 0 and jagna.church[i] > 0:
            jagna.church[i] -= 1
            generation = 2 + i
    for stage in range(terms.STAGES):
        if generation < 0 and jagna.track[stage] > 0:
            generation = jagna.track[stage] - 1
            jagna.track[stage] = 0
    if generation < 0:
        s.tell(terms.NobodyDied, JAGNA)
        return
    rest = lay_to_rest(s, chapter)
    if terms.IN_CHRONICLE <= rest < terms.IN_GRAVE:
        jagna.chronicle.append((rest - terms.IN_CHRONICLE) * len(terms.GENERATION) + generation)
    elif rest == terms.IN_GRAVE:
        jagna.graves.append(generation + 1)
    else:
        jagna.removed.append(generation + 1)
    s.tell(terms.JagnaDied, JAGNA, generation, rest)
    end_if_full(s, JAGNA)


class JagnaEntersChurch(Step[Village]):
    """One of hers on the church goes into the black bag, the 3s first (V 22.7)."""

    def do(self, s: Village) -> None:
        jagna = s.jagna
        assert jagna is not None
        for i in range(2):
            if jagna.church[i] > 0:
                jagna.church[i] -= 1
                jagna.bag[i] += 1
                s.tell(terms.JagnaEntered, JAGNA, 2 + i)
                return


def jagna_ordained(s: Village, i: int) -> None:
    """Drawn at mass: she goes to the lowest stage where none of hers stands (V 23.2)."""
    jagna = s.jagna
    assert jagna is not None
    jagna.bag[i] -= 1
    stage = jagna.track.index(0)
    jagna.track[stage] = 3 + i
    s.tell(terms.JagnaOrdained, JAGNA, 2 + i, stage)


def jagna_church_key(jagna: Jagna) -> int:
    """As `church_key` for a seat (V 23.3)."""
    members = 0
    furthest = 0
    for stage in range(terms.STAGES):
        if jagna.track[stage] > 0:
            members += 1
            furthest = stage
    return members * terms.STAGES + furthest
