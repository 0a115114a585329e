"""A live table: one writer, durable before visible, every change a version."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from itertools import islice
from typing import Any

from posterity.bots import FORMER
from posterity.engine import (
    NOBODY,
    Chance,
    Game,
    IllegalAction,
    LiveChance,
    PosterityError,
    SeededChance,
    Title,
    UnknownAction,
    new,
)
from posterity.engine import record as records
from posterity.engine.game import Past, history
from posterity.speech import Speech
from posterity.table.advice import Advice
from posterity.table.asked import Asked, asked
from posterity.table.snapshot import Agreed, event, points, previews, snapshot, update
from posterity.table.store import Store, StoredTable

log = logging.getLogger("posterity.table")

Send = Callable[[str], Awaitable[None]]
Think = Callable[["LiveTable", int], Awaitable[str]]
Advise = Callable[[Asked], Awaitable[Advice]]

LOG_LENGTH = 200
PREVIEW_DELAY = 0.01  # seconds
REMEMBERED_MOVES = 256


class Refused(Exception):
    """A move that is not made: a code for programs and a sentence for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Client:
    """One connection, sitting on a seat or watching."""

    def __init__(self, seat: int, send: Send) -> None:
        self.seat = seat
        self.send = send


class LiveTable:
    """The game in memory is a cache of what is on disk."""

    def __init__(self, stored: StoredTable, title: Title[Any], store: Store, think: Think) -> None:
        row = stored.table
        self.id = row.id
        self.row = row
        self.title = title
        self.store = store
        self.think = think
        self.seats = stored.seats
        self.kinds = [seat.kind for seat in stored.seats]
        bots = [FORMER.get(seat.bot, seat.bot) for seat in stored.seats]
        self.agreed = Agreed(row.id, self.kinds, bots, bool(row.hints))
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.bot_task: asyncio.Task[None] | None = None
        self.thinking: int | None = None  # the bot at work
        self.hinting = False
        self.last_hint: tuple[int, Advice] | None = None  # with the version it was given at
        self.touched = time.monotonic()
        self._load(stored)

    # Loading: the rows are played again.

    def _load(self, stored: StoredTable) -> None:
        chance = records.Reader([row.text for row in stored.answers if row.kind == "chance"], 0)
        names = [seat.name for seat in stored.seats]
        self.game: Game[Any] = new(self.title, self.row.variant, len(names), chance, names, listening=True)
        self.version = 0
        self.rows = 0
        self.moves: dict[str, int] = {}  # the newest moves by id, with the version that each became
        self.choices = 0
        self.log: list[tuple[Any, int]] = [(told, 0) for told in self.game.events]
        for row in stored.answers:
            self.version = row.version
            self.rows = row.number + 1
            if row.kind == "chance":
                continue
            self._apply(row.kind, row.seat, row.text)
            self._remember(row.move)
        self.game.chance = self._chance()

    def _chance(self) -> Chance:
        return LiveChance() if self.row.seed is None else SeededChance(self.row.seed)

    def _apply(self, kind: str, seat: int, text: str) -> None:
        """Carry out what a row says; what happened goes to the log."""
        game = self.game
        if kind == "choice":
            game.hold = self.row.confirm and self.kinds[seat] == "person"
            game.play(self.title.actions.parse(text))
            self.choices += 1
        elif kind == "undo":
            game.undo(seat)
            self.choices -= 1
        else:
            game.hold = False
            game.end_turn()
        self.log.extend((told, self.version) for told in game.events)
        del self.log[:-LOG_LENGTH]

    def _remember(self, move: str) -> None:
        if move:
            self.moves[move] = self.version
            if len(self.moves) > REMEMBERED_MOVES:
                del self.moves[next(iter(self.moves))]

    # Answers.

    async def answer(self, seat: int, kind: str, text: str, move: str, version: int) -> int:
        """Make a move, take one back or end the turn; the version that it became."""
        async with self.lock:
            if move and move in self.moves:
                return self.moves[move]
            if version != self.version:
                raise Refused("stale", f"the table is at version {self.version}, the move was made on {version}")
            self._check(seat, kind)
            before = self.game.past
            logged = list(self.log)
            self.version += 1
            try:
                self._apply(kind, seat, text)
            except (UnknownAction, IllegalAction, PosterityError) as error:
                self.version -= 1
                self.log = logged
                code = "unknown-action" if isinstance(error, UnknownAction) else "illegal"
                raise Refused(code, str(error)) from None
            rows = self._rows(kind, seat, text, move, before)
            try:
                await asyncio.shield(self.store.append(rows))
            except Exception:
                log.exception("not stored", extra={"table": self.id})
                await self._reload()
                raise Refused("not-stored", "the move could not be written to disk and was not made") from None
            self.rows += len(rows)
            self._remember(move)
            self.touched = time.monotonic()
            await self._broadcast()
        self.wake_bots()
        return self.version

    def _check(self, seat: int, kind: str) -> None:
        game = self.game
        if game.over:
            raise Refused("game-over", "the game is over")
        if kind == "choice" and game.held != NOBODY:
            raise Refused("not-your-turn", "the turn must be ended first")
        if kind == "choice" and game.seat != seat:
            raise Refused("not-your-turn", f"{game.setup.names[game.seat]} is asked now")
        if kind == "undo" and not game.can_undo(seat):
            raise Refused("nothing-to-undo", "a draw, a reveal or another seat's choice came since")
        if kind == "end-turn" and game.held != seat:
            raise Refused("not-your-turn", "there is no turn of yours to end")

    def _rows(self, kind: str, seat: int, text: str, move: str, before: Past | None) -> list[dict[str, Any]]:
        """What must be written: the answer and what chance added to it."""
        lines = [(kind, seat, text, move)]
        past = self.game.past
        drawn: list[Past] = []
        while past is not None and past is not before and past.action is None:
            drawn.append(past)
            past = past.before
        lines += [("chance", NOBODY, records.line_of(answer), "") for answer in reversed(drawn)]
        now = time.time()
        return [
            {
                "table_id": self.id,
                "number": self.rows + i,
                "version": self.version,
                "kind": row_kind,
                "seat": row_seat,
                "text": row_text,
                "move": row_move,
                "at": now,
            }
            for i, (row_kind, row_seat, row_text, row_move) in enumerate(lines)
        ]

    async def hint(self, seat: int, version: int, advise: Advise) -> Advice:
        """What is advised to the person at the seat who is asked at this version; it is thought out once."""
        if not self.agreed.hints:
            raise Refused("no-hints", "it was agreed that nobody gets hints at this table")
        async with self.lock:
            self._check(seat, "choice")
            if version != self.version:
                raise Refused("stale", f"the table is at version {self.version}, the hint was asked for at {version}")
            if self.last_hint is not None and self.last_hint[0] == version:
                return self.last_hint[1]
            if self.hinting:
                raise Refused("too-fast", "a hint is being thought out already: one at a time")
            self.hinting = True
            question = asked(self.game)
        try:
            advised = await advise(question)
        finally:
            self.hinting = False
        self.last_hint = (version, advised)
        return advised

    async def _reload(self) -> None:
        stored = await self.store.load(self.id)
        assert stored is not None
        self._load(stored)

    async def rename(self, seat: int, name: str) -> None:
        async with self.lock:
            clean = records.clean_name(name)[:40]
            await self.store.rename(self.id, seat, clean)
            self.seats[seat].name = clean
            self.game.setup.names[seat] = clean
            await self._send_all(lambda client: self.snapshot_message(client.seat))

    # Hearing.

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens, -1 for watching, None if it opens nothing."""
        for seat in self.seats:
            if seat.token and seat.token == token:
                return seat.seat
        return NOBODY if token == self.row.watch else None

    def snapshot(self, seat: int) -> dict[str, Any]:
        told = [event(one, seat, version) for one, version in self.log]
        return snapshot(self.game, seat, self.agreed, self.version, self.choices, told)

    def snapshot_message(self, seat: int) -> str:
        return json.dumps({"type": "snapshot", **self.snapshot(seat)}, ensure_ascii=False)

    def update_message(self, seat: int) -> str:
        """The newest version, with its events; previews follow for those who take a moment to look."""
        told = update(self.game, seat, self.agreed, self.version, self.choices)
        told["events"] = [event(one, seat, self.version) for one in self.game.events]
        return json.dumps({"type": "update", **told}, ensure_ascii=False)

    async def join(self, client: Client, seen: int | None = None) -> None:
        """Begin to listen; a client that has seen this version is told nothing it knows."""
        async with self.lock:
            self.clients.add(client)
            if seen != self.version:
                await client.send(self.snapshot_message(client.seat))
            if self.thinking is not None:
                await client.send(self._thinking_message())
        await self.tell_presence()
        self.wake_bots()

    async def leave(self, client: Client) -> None:
        self.clients.discard(client)
        await self.tell_presence()

    async def tell_presence(self) -> None:
        here = {client.seat for client in self.clients}
        message = json.dumps({"type": "presence", "seats": [seat.seat in here for seat in self.seats]})
        await self._send_all(lambda client: message)

    async def tell_thinking(self, seat: int | None) -> None:
        """Only when it changes: a bot with several choices is at work all the while."""
        if seat != self.thinking:
            self.thinking = seat
            message = self._thinking_message()
            await self._send_all(lambda client: message)

    def _thinking_message(self) -> str:
        return json.dumps({"type": "thinking", "seat": self.thinking})

    async def _broadcast(self) -> None:
        messages: dict[int, str] = {}
        for client in self.clients:
            if client.seat not in messages:
                messages[client.seat] = self.update_message(client.seat)
        await self._send_all(lambda client: messages[client.seat])
        asked = self.game.seat
        if any(client.seat == asked != NOBODY for client in self.clients):
            loop = asyncio.get_running_loop()
            loop.call_later(PREVIEW_DELAY, lambda: loop.create_task(self._send_previews(self.version)))

    async def _send_previews(self, version: int) -> None:
        """What is certain about each option and what none leads to, unless the seat has already chosen."""
        asked = self.game.seat
        if self.version != version or self.lock.locked() or asked == NOBODY:
            return
        told = {"type": "previews", "version": version, **previews(self.game, version)}
        message = json.dumps(told, ensure_ascii=False)
        for client in [client for client in self.clients if client.seat == asked]:
            with contextlib.suppress(Exception):
                await client.send(message)

    async def _send_all(self, message: Callable[[Client], str]) -> None:
        """A client that cannot be reached is dropped; it comes back by itself."""
        for client in list(self.clients):
            try:
                await client.send(message(client))
            except Exception:
                self.clients.discard(client)

    # Bots.

    def bot_asked(self) -> bool:
        game = self.game
        return not game.over and game.seat != NOBODY and self.kinds[game.seat] == "bot"

    def wake_bots(self) -> None:
        if self.bot_asked() and (self.bot_task is None or self.bot_task.done()):
            self.bot_task = asyncio.get_running_loop().create_task(self._play_bots())

    async def _play_bots(self) -> None:
        try:
            while self.bot_asked():
                seat, version = self.game.seat, self.version
                await self.tell_thinking(seat)
                action = await self.think(self, seat)
                if version == self.version:
                    await self.answer(seat, "choice", action, "", version)
                if not self.bot_asked():
                    await self.tell_thinking(None)  # meanwhile a person may have moved, so look once more
        except Exception:
            log.exception("a bot failed", extra={"table": self.id})
            await self.tell_thinking(None)

    # Replays.

    def _once_more(self, choices: list[Past]) -> Iterator[Game[Any]]:
        """The game before its first choice, then after each of them."""
        again = self.game.rewound(history(self.game.past), listening=True)
        yield again
        for choice in choices:
            # What still waits for the end of the turn has not happened.
            again.hold = choice is choices[-1] and self.game.held != NOBODY
            assert choice.action is not None
            again.play(choice.action)
            yield again

    def decisions(self) -> Iterator[tuple[str, Game[Any]]]:
        """Every choice of the game, with the table at which it was made."""
        choices = self._choices()
        for choice, again in zip(choices, self._once_more(choices), strict=False):
            assert choice.action is not None
            yield choice.action.text, again

    def _choices(self) -> list[Past]:
        return [answer for answer in history(self.game.past) if answer.action is not None]

    def frame(self, viewer: int, at: int) -> dict[str, Any]:
        """The table after `at` choices, as the viewer may see it."""
        choices = self._choices()
        at = max(0, min(at, len(choices)))
        again = next(islice(self._once_more(choices), at, None))
        return {
            "at": at,
            "choices": len(choices),
            "view": again.title.encode(again.title.view(again.state, viewer)),
            "components": again.title.components(again.state),
            "points": points(again, viewer),
            "seat": choices[at - 1].seat if at else None,
        }

    def keepsake(self, name: str, seat: int, language: str) -> str:
        """A keepsake of a seat of the finished game, as text."""
        game = self.game
        say = Speech(self.title, language, game.setup.variant)
        names = self.title.sides(game.setup.names, say)
        return self.title.keepsake(name, game.state, game.told(), seat, names, say)

    def story(self, viewer: int) -> dict[str, Any]:
        """All that happened so far, as the viewer may know it; the version of an event is the number of its choice."""
        events: list[dict[str, Any]] = []
        totals: list[list[int]] = []
        for at, again in enumerate(self._once_more(self._choices())):
            events += [event(one, viewer, at) for one in again.events]
            totals.append([sum(sources.values()) for sources in points(again, viewer)])
        return {"choices": len(totals) - 1, "events": events, "totals": totals}
