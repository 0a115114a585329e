"""All tables: making them, finding them by their links, keeping the busy ones in memory."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Sequence
from typing import Any

from posterity.bots import BOTS
from posterity.engine import NOBODY, LiveChance, PosterityError, SeededChance, SetupError, new
from posterity.engine import record as records
from posterity.engine.game import history
from posterity.games import title as make_title
from posterity.table.live import LiveTable, Think
from posterity.table.shapes import NewSeat, NewTable, SeatLink, TableLinks
from posterity.table.store import Store

KEPT = 500  # tables in memory; others are read from disk when somebody comes


def token() -> str:
    return secrets.token_urlsafe(16)


class Lobby:
    """Finds and makes tables."""

    def __init__(self, store: Store, think: Think) -> None:
        self.store = store
        self.think = think
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}

    async def create(self, wanted: NewTable) -> TableLinks:
        """Set a table as agreed; its first draws are on disk before anybody gets a link."""
        title = make_title(wanted.title, wanted.edition or None)
        names: list[str] = []
        for number, seat in enumerate(wanted.seats, 1):
            if seat.kind == "bot" and seat.bot not in BOTS:
                raise SetupError(f"seat {number}: there is no bot {seat.bot!r}; there are: {', '.join(BOTS)}")
            names.append(records.clean_name(seat.name or f"P{number}"))
        chance = LiveChance() if wanted.seed is None else SeededChance(wanted.seed)
        game = new(title, wanted.variant, len(names), chance, names)
        lines = [("chance", NOBODY, records.line_of(answer)) for answer in history(game.past)]
        kinds = [(seat.kind, seat.bot) for seat in wanted.seats]
        if wanted.hints is None:
            wanted.hints = sum(seat.kind == "person" for seat in wanted.seats) == 1
        links = await self._store(wanted, title.rules_version, names, kinds, lines)
        table = await self.find(links.table)
        assert table is not None
        table.wake_bots()
        return links

    async def keep_record(self, text: str) -> TableLinks:
        """A finished game that somebody brought along, to look at."""
        header = records.read_header(text)
        title = make_title(header.title, header.edition or None)
        game = records.read(text, title)
        if not game.over:
            raise PosterityError("only the record of a finished game can be kept")
        lines = []
        for answer in history(game.past):
            kind = "chance" if answer.action is None else "choice"
            line = records.line_of(answer) if answer.action is None else answer.action.text
            lines.append((kind, answer.seat, line))
        seats = [NewSeat(kind="person") for _ in header.names]
        wanted = NewTable(
            title=header.title, variant=header.variant, seats=seats, confirm=False, hints=False, edition=header.edition
        )
        kinds = [("person", "") for _ in header.names]
        return await self._store(wanted, title.rules_version, header.names, kinds, lines)

    async def _store(
        self,
        wanted: NewTable,
        rules: int,
        names: list[str],
        kinds: Sequence[tuple[str, str]],
        lines: list[tuple[str, int, str]],
    ) -> TableLinks:
        table_id, watch, now = token(), token(), time.time()
        tokens = [token() if kind == "person" else "" for kind, _ in kinds]
        row = {
            "id": table_id,
            "title": wanted.title,
            "variant": wanted.variant,
            "rules": rules,
            "edition": json.dumps(wanted.edition, sort_keys=True),
            "watch": watch,
            "confirm": wanted.confirm,
            "hints": wanted.hints,
            "seed": wanted.seed,
            "created": now,
        }
        seats: list[dict[str, Any]] = []
        for i, (kind, bot) in enumerate(kinds):
            seats.append(
                {"table_id": table_id, "seat": i, "kind": kind, "name": names[i], "bot": bot, "token": tokens[i]}
            )
        answers: list[dict[str, Any]] = []
        version = 0
        for number, (kind, seat, text) in enumerate(lines):
            version += kind != "chance"
            answers.append(
                {
                    "table_id": table_id,
                    "number": number,
                    "version": version,
                    "kind": kind,
                    "seat": seat,
                    "text": text,
                    "move": "",
                    "at": now,
                }
            )
        await self.store.create(row, seats, answers)
        links = [
            SeatLink(seat=i, name=names[i], kind=kind, token=tokens[i] or None) for i, (kind, _) in enumerate(kinds)
        ]
        return TableLinks(table=table_id, watch=watch, seats=links)

    async def find(self, table_id: str) -> LiveTable | None:
        """The table, from memory or from disk."""
        table = self.tables.get(table_id)
        if table is not None or len(table_id) > 32:
            return table
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            table = self.tables.get(table_id)
            if table is None:
                stored = await self.store.load(table_id)
                if stored is not None:
                    title = make_title(stored.table.title, json.loads(stored.table.edition) or None)
                    table = LiveTable(stored, title, self.store, self.think)
                    self.tables[table_id] = table
                    self._forget_idle()
        self.loading.pop(table_id, None)
        return table

    def _forget_idle(self) -> None:
        if len(self.tables) > KEPT:
            idle = [t for t in self.tables.values() if not t.clients and not t.bot_asked() and not t.lock.locked()]
            for table in sorted(idle, key=lambda t: t.touched)[: len(self.tables) - KEPT]:
                del self.tables[table.id]
