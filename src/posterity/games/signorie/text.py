"""The board in words, for the text interface."""

from __future__ import annotations

from typing import Final

from posterity.contract.face import Panel, Say
from posterity.games.signorie import scoring
from posterity.games.signorie.effects import Effect
from posterity.games.signorie.state import EMPTY, NO_REWARD, Signorie, dice_sum, helpers_left, threshold
from posterity.games.signorie.steps.tokens import shields_left
from posterity.games.signorie.terms import (
    BOARD,
    CAREER,
    CAREER_SPACES,
    CAREERS,
    CITIES,
    CITY,
    COLOUR,
    COLOURS,
    FACES,
    HELPER,
    HELPER_ROWS,
    HELPERS,
    HOUSE,
    HOUSES,
    INITIATIVE,
    LEAST_WORTH,
    MAN,
    MAN_ON,
    NO_TOKEN,
    PLACES,
    REWARD,
    ROUNDS,
    ROW,
    ROWS,
    TILE,
    TOKENS,
    WOMAN,
    WORTHS,
)

HELPER_ROW_WORDS: Final = ["row-top", "row-middle", "row-bottom"]


def word(s: Signorie, kind: str, name: str, say: Say) -> str:
    """Things whose words depend on what is printed on them; empty for all others."""
    if kind == MAN_ON.kind:
        man = MAN_ON.ids[name]
        career = say(CAREER.words[man // CAREER_SPACES], {})
        return say("man-on", {"career": career, "space": man % CAREER_SPACES + 1})
    if kind == HELPER.kind:
        return helper(s, HELPER.ids[name], say)
    return ""


def helper(s: Signorie, i: int, say: Say) -> str:
    """A helper space: where it is and what is done there."""
    colour = say(COLOUR.words[i // HELPER_ROWS], {})
    row = say(HELPER_ROW_WORDS[i % HELPER_ROWS], {})
    return say("helper-at", {"colour": colour, "row": row, "effect": effect_words(s.box.helper_spaces[i].effect, say)})


def effect_words(effect: Effect, say: Say) -> str:
    tracks = ", ".join(say(TILE.words[i], {}) for i in range(INITIATIVE + 1) if effect.tracks >> i & 1)
    return say(effect.message, {"amount": effect.amount, "tracks": tracks})


def heading(s: Signorie, names: list[str], say: Say) -> str:
    """Where the game stands, in one line."""
    tile = s.rewards[s.round - 1]
    reward = say("nothing", {}) if tile == NO_REWARD else say(REWARD.words[tile], {})
    order = ", ".join(names[seat] for seat in s.order)
    return say("board-round", {"round": s.round, "rounds": ROUNDS, "reward": reward, "order": order})


def board(s: Signorie, names: list[str], say: Say) -> list[Panel]:
    """Everything that lies on the table."""
    return [
        _dice(s, say),
        _rewards(s, say),
        _tracks(s, names, say),
        _cities(s, names, say),
        _plans(s, names, say),
        _helpers(s, names, say),
        _families(s, names, say),
    ]


def _or_nothing(text: str, say: Say) -> str:
    return text or say("nothing", {})


def _dice(s: Signorie, say: Say) -> Panel:
    """The dice of each colour, and the two assignments above them."""
    rows = []
    for colour in range(COLOURS):
        faces = [str(face + 1) for face in range(FACES) for _ in range(s.dice[colour * FACES + face])]
        tiles = [say(TILE.words[s.slots[colour * 2 + sex]], {}) for sex in (MAN, WOMAN)]
        name = say("board-column", {"colour": say(COLOUR.words[colour], {}), "value": s.box.values[colour]})
        rows.append([name, _or_nothing(" ".join(faces), say), *tiles])
    return Panel("board-dice", ["board-faces", "board-men-slot", "board-women-slot"], rows)


def _rewards(s: Signorie, say: Say) -> Panel:
    rows = [
        [str(i + 1), say("nothing", {}) if tile == NO_REWARD else say(REWARD.words[tile], {})]
        for i, tile in enumerate(s.rewards)
    ]
    return Panel("board-rewards", ["board-reward"], rows, reconstructed=True)


def _tracks(s: Signorie, names: list[str], say: Say) -> Panel:
    """From the top to the bottom: who stands on each space."""
    rows = []
    for space in range(CAREER_SPACES - 1, -1, -1):
        row = [say("board-space", {"points": s.box.career_points[space], "rank": s.box.ranks[space]})]
        for career in range(CAREERS):
            i = career * CAREER_SPACES + space
            who = [
                f"{names[seat]}{f' ×{family.careers[i]}' if family.careers[i] > 1 else ''}"
                for seat, family in enumerate(s.families)
                if family.careers[i]
            ]
            row.append(_or_nothing(", ".join(who), say))
        discs = [names[seat] for seat in s.ranking if s.initiative[seat] == space]
        row.append(f"{s.box.initiative_points[space]}: {_or_nothing(', '.join(discs), say)}")
        rows.append(row)
    return Panel("board-tracks", TILE.words[: INITIATIVE + 1], rows, reconstructed=True)


def _cities(s: Signorie, names: list[str], say: Say) -> Panel:
    rows = []
    for city in range(CITIES):
        if not s.in_play[city]:
            rows.append([say(CITY.words[city], {}), *[say("board-not-in-play", {})] * 4])
            continue
        row = [say(CITY.words[city], {})]
        for places, values, token in (
            (s.men, s.box.men_values, s.tokens[city * 2 + 1]),
            (s.women, s.box.women_values, s.tokens[city * 2]),
        ):
            standing = []
            for i in range(city * PLACES, (city + 1) * PLACES):
                owner = places[i]
                standing.append(f"{values[i]} {names[owner]}" if owner != EMPTY else str(values[i]))
            row += [" | ".join(standing), token_words(token, say)]
        rows.append(row)
    columns = ["board-men", "board-mission-token", "board-women", "board-marriage-token"]
    return Panel("board-cities", columns, rows, reconstructed=True)


def token_words(token: int, say: Say) -> str:
    if token == NO_TOKEN:
        return say("nothing", {})
    return f"{say(HOUSE.words[token // WORTHS], {})} {token % WORTHS + LEAST_WORTH}"


def _plans(s: Signorie, names: list[str], say: Say) -> Panel:
    """For each row the tokens that are there, those face down, and what is still asked for."""
    rows = []
    for row in range(ROWS):
        cells = [say(ROW.words[row], {})]
        for seat, family in enumerate(s.families):
            have = [token_words(a % TOKENS, say) for a in family.alliances if a // TOKENS == row]
            missing = [
                say(HOUSE.words[house], {}) for house in range(HOUSES) for _ in range(shields_left(s, seat, row, house))
            ]
            cells.append(
                say(
                    "board-row",
                    {
                        "have": _or_nothing(", ".join(have), say),
                        "down": family.face_down[row],
                        "missing": _or_nothing(", ".join(missing), say),
                        "points": scoring.row_points(s, seat, row),
                    },
                )
            )
        rows.append(cells)
    return Panel("board-plans", names[: s.box.players], rows, reconstructed=True, by_seat=True)


def _helpers(s: Signorie, names: list[str], say: Say) -> Panel:
    """Who has hired which helper."""
    rows = []
    for i in range(HELPERS):
        who = [names[seat] for seat, family in enumerate(s.families) if family.helpers[i]]
        if who:
            rows.append([helper(s, i, say), ", ".join(who)])
    rows.append([say("board-helpers-left", {}), str(helpers_left(s))])
    return Panel("board-helpers", ["board-hired-by"], rows, reconstructed=True)


def _families(s: Signorie, names: list[str], say: Say) -> Panel:
    families = s.families

    def people(counts: list[int]) -> str:
        return say("board-people", {"men": counts[MAN], "women": counts[WOMAN]})

    rows = [
        [say("board-points", {}), *[str(sum(f.points)) for f in families]],
        [say("board-if-ended", {}), *[str(sum(scoring.points(s, i).values())) for i in range(len(families))]],
        [say("board-florins", {}), *[str(f.florins) for f in families]],
        [say("board-pool", {}), *[people(f.pool) for f in families]],
        [say("board-supply", {}), *[people(f.supply) for f in families]],
        [
            say("board-dice-sum", {}),
            *[
                say("board-of-limit", {"sum": dice_sum(f), "limit": threshold(s, seat)})
                for seat, f in enumerate(families)
            ],
        ],
        [say("board-married", {}), *[str(1 + f.brides) for f in families]],
        [say("board-board", {}), *[say(BOARD.words[f.board], {}) for f in families]],
    ]
    return Panel("board-families", names[: s.box.players], rows, by_seat=True)


def prices(s: Signorie, say: Say) -> list[Panel]:
    """What everything costs and brings."""
    box = s.box
    hire_rows = []
    for i, space in enumerate(box.helper_spaces):
        row = say(HELPER_ROW_WORDS[i % HELPER_ROWS], {})
        place = say("helper-place", {"colour": say(COLOUR.words[i // HELPER_ROWS], {}), "row": row})
        hire_rows.append([place, effect_words(space.effect, say), say("price-helper", {"florins": space.cost})])
    manage_rows = [
        [say("board-column", {"colour": say(COLOUR.words[i], {}), "value": box.values[i]}), effect_words(effect, say)]
        for i, effect in enumerate(box.management)
    ]
    tile_rows = [
        [say(TILE.words[i], {}), effect_words(assignment.effects[0], say)]
        for i, assignment in enumerate(box.assignments)
    ]
    return [
        Panel("board-helpers", ["board-effect", "board-cost"], hire_rows, reconstructed=True),
        Panel("board-management", [""], manage_rows),
        Panel("board-assignments", [""], tile_rows),
    ]
