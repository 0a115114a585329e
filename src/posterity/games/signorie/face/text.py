"""The board in words, for the text interface."""

from __future__ import annotations

from posterity.contract.face import Panel, Say
from posterity.games.signorie.components import Box
from posterity.games.signorie.face.families import Family, PlanRow
from posterity.games.signorie.face.names import TRACK, Does, does
from posterity.games.signorie.face.printed import CareerSpace, Column, HelperSpace, Printed, Shields, helper_space
from posterity.games.signorie.face.table import Queue, RoundReward, Table, Token
from posterity.games.signorie.terms import CAREER, CAREER_SPACES, HELPER, MAN_ON, REWARD, SEX


def word(box: Box, kind: str, name: str, say: Say) -> str:
    """Things whose words depend on what is printed on them; empty for all others."""
    if kind == MAN_ON.kind:
        man = MAN_ON.ids[name]
        career = say(CAREER.words[man // CAREER_SPACES])
        return say("man-on", {"career": career, "space": man % CAREER_SPACES + 1})
    if kind == HELPER.kind:
        return _helper(helper_space(box, HELPER.ids[name], doubtful=False), say)
    if kind == REWARD.kind:
        return does_words(does(box.reward_tiles[REWARD.ids[name]]), say)
    return ""


def does_words(does: Does, say: Say) -> str:
    tracks = ", ".join([say(f"tile-{track}") for track in does.tracks])
    return say(does.message, {"amount": does.amount, "tracks": tracks})


def _place(space: HelperSpace, say: Say) -> dict[str, str]:
    return {"colour": say(f"colour-{space.colour}"), "row": say(space.row)}


def _helper(space: HelperSpace, say: Say) -> str:
    """A helper space: where it is and what is done there."""
    return say("helper-at", {**_place(space, say), "effect": does_words(space.does, say)})


def _reward_words(one: RoundReward, box: Printed, say: Say) -> str:
    return say("nothing") if one.reward is None else does_words(box.rewards[one.reward].does, say)


def heading(table: Table, box: Printed, names: list[str], say: Say) -> str:
    """Where the game stands, in one line."""
    reward = _reward_words(table.rewards[table.round - 1], box, say)
    order = ", ".join([names[seat] for seat in table.order])
    return say("board-round", {"round": table.round, "rounds": box.rounds, "reward": reward, "order": order})


def board(table: Table, box: Printed, totals: list[int], names: list[str], say: Say) -> list[Panel]:
    """Everything that lies on the table, and the points if the game ended now."""
    return [
        _dice(table, box, say),
        Panel("board-rewards", ["board-reward"], _rewards(table, box, say)),
        _tracks(table, box, names, say),
        _cities(table, box, names, say),
        _plans(table.families, box, names, say),
        _helpers(table, box, names, say),
        _families(table.families, totals, names, say),
    ]


def _listed(words: list[str], say: Say, between: str = ", ") -> str:
    return between.join(words) or say("nothing")


def _dice(table: Table, box: Printed, say: Say) -> Panel:
    """The dice of each colour, and the two assignments above them."""
    rows = []
    for bay, column in zip(table.bays, box.columns, strict=True):
        faces = [str(die.face) for die in reversed(bay.dice) if die.taken_by is None]
        tiles = [
            _listed([say(f"tile-{slot.tile}") for slot in bay.slots if slot.sex == sex and slot.tile is not None], say)
            for sex in SEX.names
        ]
        rows.append([_column(column, say), _listed(faces, say, " "), *tiles])
    return Panel("board-dice", ["board-faces", "board-men-slot", "board-women-slot"], rows)


def _column(column: Column, say: Say) -> str:
    return say("board-column", {"colour": say(f"colour-{column.colour}"), "value": column.value})


def _rewards(table: Table, box: Printed, say: Say) -> list[list[str]]:
    return [[str(one.round), _reward_words(one, box, say)] for one in table.rewards]


def _tracks(table: Table, box: Printed, names: list[str], say: Say) -> Panel:
    """From the top to the bottom: who stands on each space."""
    initiative = box.initiative
    # Where the careers are alike, what stands on their spaces is said once.
    printed = [[_space(space, say) for space in track.spaces] for track in box.careers]
    alike = printed.count(printed[0]) == len(printed)
    rows = []
    for i in range(max(len(initiative), *[len(spaces) for spaces in printed]) - 1, -1, -1):
        row = [printed[0][i] if alike and i < len(printed[0]) else say("nothing")]
        for spaces, track in zip(printed, table.careers.values(), strict=True):
            if i < len(spaces):
                who = [f"{names[one]} ×{track[i].count(one)}".removesuffix(" ×1") for one in dict.fromkeys(track[i])]
                row.append(_listed(who, say) if alike else f"{spaces[i]}: {_listed(who, say)}")
            else:
                row.append(say("nothing"))
        discs = [names[seat] for seat in reversed(table.initiative[i])] if i < len(initiative) else []
        row.append(f"{initiative[i]}: {_listed(discs, say)}" if i < len(initiative) else say("nothing"))
        rows.append(row)
    return Panel("board-tracks", [f"tile-{track}" for track in TRACK.names], rows)


def _space(space: CareerSpace, say: Say) -> str:
    return say("board-space", {"points": space.points, "rank": space.rank})


def _cities(table: Table, box: Printed, names: list[str], say: Say) -> Panel:
    def places(queue: Queue, values: list[int]) -> str:
        owners = [f" {names[seat]}" for seat in queue.seats] + [""] * (len(values) - len(queue.seats))
        return " | ".join([f"{value}{owner}" for value, owner in zip(values, owners, strict=True)])

    def token(one: Token | None) -> str:
        return say("nothing") if one is None else f"{say(f'house-{one.house}')} {one.worth}"

    rows = []
    for city, values in zip(table.cities, box.cities, strict=True):
        row = [say("board-not-in-play")] * 4
        if city.in_play:
            row = []
            for sex, queue in city.queues.items():
                row += [places(queue, values.values[sex]), token(queue.token)]
        rows.append([say(f"city-{city.city}"), *row])
    columns = ["board-men", "board-mission-token", "board-women", "board-marriage-token"]
    return Panel("board-cities", columns, rows)


def _plans(families: list[Family], box: Printed, names: list[str], say: Say) -> Panel:
    """For each row the tokens that are there, those face down, and what is still asked for."""
    rows = []
    for i, row in enumerate(families[0].plan):
        cells = [_plan_row(family.plan[i], box.plans[family.board][i], say) for family in families]
        rows.append([say(f"row-{row.row}"), *cells])
    return Panel("board-plans", names[: len(families)], rows, by_seat=True)


def _plan_row(row: PlanRow, asked: Shields, say: Say) -> str:
    shields = [(say(f"house-{house}"), token) for house, token in zip(asked.shields, row.tokens, strict=True)]
    have = [f"{house} {token}" for house, token in shields if token is not None]
    missing = [house for house, token in shields if token is None]
    found = {"have": _listed(have, say), "down": row.down, "missing": _listed(missing, say), "points": row.points}
    return say("board-row", found)


def _helpers(table: Table, box: Printed, names: list[str], say: Say) -> Panel:
    """Who has hired which helper."""
    rows = []
    for name, space in box.helpers.items():
        who = [names[seat] for seat, family in enumerate(table.families) if name in family.helpers]
        if who:
            rows.append([_helper(space, say), ", ".join(who)])
    rows.append([say("board-helpers-left"), str(table.helpers_left)])
    return Panel("board-helpers", ["board-hired-by"], rows)


def _families(families: list[Family], totals: list[int], names: list[str], say: Say) -> Panel:
    def people(counts: list[int]) -> str:
        men, women = counts
        return say("board-people", {"men": men, "women": women})

    def dice(family: Family) -> str:
        return say("board-of-limit", {"sum": family.dice_sum, "limit": family.threshold})

    rows = [
        [say("board-points"), *[str(one.points) for one in families]],
        [say("board-if-ended"), *[str(total) for total in totals]],
        [say("board-florins"), *[str(one.florins) for one in families]],
        [say("board-pool"), *[people([members.pool for members in one.members.values()]) for one in families]],
        [say("board-supply"), *[people([members.supply for members in one.members.values()]) for one in families]],
        [say("board-dice-sum"), *[dice(one) for one in families]],
        [say("board-married"), *[str(one.married) for one in families]],
        [say("board-board"), *[say(f"board-{one.board}") for one in families]],
    ]
    return Panel("board-families", names[: len(families)], rows, by_seat=True)


def prices(table: Table, box: Printed, say: Say) -> list[Panel]:
    """What everything costs and brings."""
    helpers = [
        [
            say("helper-place", _place(space, say)),
            does_words(space.does, say),
            say("effect-florins", {"amount": table.hiring[name]}),
        ]
        for name, space in box.helpers.items()
    ]
    management = [[_column(one, say), does_words(one.does, say)] for one in box.columns]
    tasks = [[say(f"tile-{tile}"), does_words(task.does, say)] for tile, task in box.tasks.items()]
    return [
        Panel("board-helpers", ["board-effect", "board-cost"], helpers, reconstructed=True),
        Panel("board-management", [""], management),
        Panel("board-assignments", [""], tasks),
    ]
