"""Databases as version 0.4.0 left them (broken/README.md), and what people saw at their tables."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from copy import deepcopy
from pathlib import Path
from typing import Any

from posterity.contract.shown import plain
from posterity.engine import NOBODY, State, Step, Title
from posterity.games import TITLES, face, title
from posterity.server.hall import encode
from posterity.server.store import Store
from posterity.table.snapshot import Views
from posterity.table.table import Table
from running import Links

BROKEN = Path(__file__).with_name("broken")
PARTS = ("asked", "held", "canUndo", "over", "choices", "view", "step", "stepArgs", "points", "result")

# Values of the data that were others then.
COSTS = {"top": 2, "middle": 3, "bottom": 4}
EFFECTS = {
    "yellow-middle": {"effect": "meeple"},
    "red-bottom": {"effect": "mission"},
    "purple-bottom": {"effect": "points-per-man"},
    "grey-bottom": {"effect": "marriage"},
    "turquoise-bottom": {"effect": "token"},
}
COLUMNS = ("yellow", "red", "purple", "grey", "turquoise")
THEN: dict[str, dict[str, Any]] = {
    "signorie": {
        "initiative": {"points": [0, 1, 2, 4, 6, 9, 12]},
        "helpers": {
            f"{colour}-{row}": {"cost": cost} | EFFECTS.get(f"{colour}-{row}", {})
            for colour in COLUMNS
            for row, cost in COSTS.items()
        },
    }
}

Saw = dict[str, Any]
Truth = dict[str, dict[str, Any]]


def truth(name: str) -> Truth:
    """What people saw, as today's faces show it: 0.4.0 told them the values of the table as they are stored."""
    told: Truth = json.loads((BROKEN / f"{name}.json").read_text(encoding="utf-8"))
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript((BROKEN / f"{name}.sql").read_text(encoding="utf-8"))
        _begun_today(connection)
        editions = dict(connection.execute("SELECT id, edition FROM tables").fetchall())
    for table, about in told.items():
        one = title(about["title"], json.loads(editions[table]))
        asked = [one.steps[seen["step"]](*seen["stepArgs"]) for seen in about["saw"].values() if seen["stepArgs"]]
        for seat, seen in about["saw"].items():
            view = one.decode(seen["view"])
            view.agenda += asked if asked or seen["over"] else [Step()]  # what waits; nothing does when all is over
            whose = NOBODY if seat == "watch" else int(seat)
            seen["view"] = by_name(one, view, whose)
            if not seen["over"]:
                seen["points"] = one.points(one.sight(view, whose))  # 0.4.0 counted what lies face down today
            without_last_hands(seen)
    return told


def without_last_hands(seen: Saw) -> Saw:
    """0.4.0 did not open Legacy's hands when the game was over, as today's table does."""
    for family in seen["view"].get("families", []) if seen["over"] else []:
        for part in ("hand", "face_down"):
            family.pop(part, None)
    return seen


def by_name(one: Title[Any], view: State, seat: int) -> Any:
    """A view as it is shown to the seat."""
    return json.loads(encode({"view": plain(face(one).shown(one.sight(view, seat), seat))}))["view"]


def laid_out(name: str, folder: Path) -> Path:
    """A SQLite file as it was left, but begun under today's rules, which tell these games alike."""
    file = folder / "tables.sqlite"
    with sql(file) as connection:
        connection.executescript((BROKEN / f"{name}.sql").read_text(encoding="utf-8"))
        _begun_today(connection)
    return file


def _begun_today(connection: sqlite3.Connection) -> None:
    """What became of the rules since is another matter: as if these tables had been begun under those of today."""
    for name in TITLES:
        connection.execute("UPDATE tables SET rules = ? WHERE title = ?", (title(name).rules_version, name))
    for name, then in THEN.items():
        connection.execute("UPDATE tables SET edition = ? WHERE title = ?", (json.dumps(then), name))


@contextmanager
def sql(file: Path) -> Iterator[sqlite3.Connection]:
    """Somebody at the file without the server; what is done there is kept."""
    with closing(sqlite3.connect(file)) as connection:
        yield connection
        connection.commit()


@contextmanager
def store_on(file: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{file}")
    try:
        yield store
    finally:
        store.close()


def rows(file: Path) -> list[tuple[object, ...]]:
    """Everything that is stored of games, whatever the tables are called; the archive too."""
    with sql(file) as connection:
        found: list[tuple[object, ...]] = []
        for name in ("tables", "seats", "answers", "archive", "analyses"):
            found += connection.execute(f"SELECT '{name}', * FROM {name} ORDER BY 1, 2, 3").fetchall()
        return found


def saw(told: dict[str, Any]) -> Saw:
    """Of a snapshot, what the truth tells."""
    menu = told["menu"]
    seen = {part: told[part] for part in PARTS}
    return without_last_hands(
        {"version": told["version"], **deepcopy(seen), "options": None if menu is None else menu["options"]}
    )


def sees(table: Table, seat: str) -> Saw:
    """What the table shows to a seat, or to whoever watches."""
    now = Views(table).now(NOBODY if seat == "watch" else int(seat))
    return saw(json.loads(encode({"version": table.version, **now})))


def closed(seen: Saw) -> Saw:
    """The same table where nobody can do anything any more."""
    return {**seen, "canUndo": False, "stepArgs": [], "options": None}


def links(table: str, told: dict[str, Any]) -> Links:
    seats = [{"token": token} for token in told["tokens"]]
    return Links({"table": table, "watch": told["watch"], "seats": seats})
