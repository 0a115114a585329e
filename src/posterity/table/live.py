"""A live table: people connected to it, bots at work for it, and the disk that decides.

An answer is made on a copy, stored under the numbers it must have, and only then taken and told. Everything that
changes the table happens in one step of the event loop, so whoever looks sees a version or the next one.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

from posterity.bots.advice import Advice
from posterity.engine import NOBODY
from posterity.engine import record as records
from posterity.table.answers import CHOICE, Answer, by_version
from posterity.table.around import Around, Encode
from posterity.table.asked import asked
from posterity.table.foresight import Foresight
from posterity.table.snapshot import Told, Views, snapshot, update
from posterity.table.table import Made, Refused, Table
from posterity.table.trouble import Busy, Conflict, NoAnswer, NoRoom, NotStored

log = logging.getLogger("posterity.table")

SNAPSHOT = b'{"type":"snapshot",'  # what a snapshot begins with on a socket

NO_ROOM = "there is no room left on the disk; what is taken off it makes some"
PAUSES = (0.2, 1.0, 3.0, 10.0, 30.0)  # seconds until a bot that failed tries again
OTHERS_THINK = 2.0  # seconds until it is looked again whether the server that thinks for a bot is still at it


class Client:
    """One connection, sitting on a seat or watching. `push` never waits, and says whether anybody is there."""

    def __init__(self, seat: int, push: Callable[[bytes], bool], address: str = "") -> None:
        self.seat = seat
        self.push = push
        self.address = address


class _News:
    """A table after something has happened, and what those who listen are told of it."""

    def __init__(self, before: Table, made: Made, encode: Encode) -> None:
        self.made = made
        self.encode = encode
        self.table = before.after(made)
        self.views = Views(self.table)
        self.told: dict[int, Told] = {}
        self.messages: dict[int, tuple[Told | None, bytes]] = {}

    def message(self, seat: int, known: Told | None) -> bytes:
        """For a seat that knows this, or nothing yet; worked out once, unless it came to know something else."""
        found = self.messages.get(seat)
        if found is not None and found[0] is known:
            return found[1]
        now = self.told[seat] = self.views.now(seat)
        if known is None:
            text = SNAPSHOT + self.encode(snapshot(self.table, seat, now))[1:]
        else:
            text = self.encode({"type": "update", **update(self.table, seat, known, now, self.made.undone)})
        self.messages[seat] = known, text
        return text


class LiveTable:
    """The table in memory is a cache of what is on disk."""

    def __init__(
        self,
        table: Table,
        tokens: list[str],
        watch: str,
        around: Around,
        reload: Callable[[str], Awaitable[Table]],
    ) -> None:
        self.id = table.agreed.table
        self.table = table
        table.most_undos = around.settings.undos_per_table
        self.tokens = tokens  # of each seat, empty for a bot
        self.watch = watch
        self.store = around.store
        self.thinkers = around.thinkers
        self.settings = around.settings
        self.metrics = around.metrics
        self.encode = around.encode
        self.reload = reload
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.in_doubt = False  # the disk may know more: it is asked before anything else is done
        self.told: dict[int, Told] = {}  # what seats with clients know, for updates
        self.snapshots: dict[int, bytes] = {}  # of this version
        self.foresight: Foresight | None = None  # of this version, if anybody looks
        self.outlooks: dict[tuple[str, ...], bytes] = {}
        self.bot_task: asyncio.Task[None] | None = None
        self.thinking: int | None = None  # the bot at work
        self.present = [False] * len(tokens)  # who is here, as everybody was told
        self.elsewhere: dict[str, list[int]] = {}  # seats with clients at other servers
        self.owner = self.id  # on whose account the bots think
        self.hinting = False
        self.last_hint: tuple[int, Advice] | None = None  # with the version it was given at
        self.analysis_wanted = -math.inf  # when somebody asked last, here or at another server

    # Answers.

    async def answer(self, seat: int, kind: str, text: str, move: str, version: int) -> int:
        """Make a move, take one back or end the turn; the version that it became."""
        try:
            async with self.lock:
                return await self._answer(seat, kind, text, move, version)
        finally:
            self.wake_bots()  # also after a refusal: what the disk told meanwhile may have made it a bot's turn

    async def _answer(self, seat: int, kind: str, text: str, move: str, version: int) -> int:
        await self.catch_up()
        known = self.table.moves.get((seat, move))
        if known is not None:
            return known
        news = self._news(seat, kind, text, move, version)
        try:
            await self._stored(news.made)
        except Refused as refusal:
            # Sent to two servers, or stored although the disk seemed silent: then it has been made.
            if (known := self.table.moves.get((seat, move))) is not None:
                return known
            self.metrics.refused(refusal.code)
            raise
        self._take(news)
        self.metrics.moved()
        return news.made.version

    def _news(self, seat: int, kind: str, text: str, move: str, version: int) -> _News:
        """What would come of it, and what everybody would be told: whatever is wrong with that shows before it is
        stored."""
        try:
            news = _News(self.table, self.table.make(seat, kind, text, move, version, time.time()), self.encode)
            for listening in self._seats():
                news.message(listening, self.told.get(listening))
            return news
        except Refused as refusal:
            self.metrics.refused(refusal.code)
            raise
        except Exception:
            log.exception("a rule failed", extra={"table": self.id})
            self.metrics.refused("failed")
            raise Refused("failed", "something is wrong with the rules at this point: the move was not made") from None

    async def _stored(self, made: Made) -> None:
        start = time.perf_counter()
        try:
            await self.store.append(self.id, made.answers, ended=made.game.over)
        except Conflict:
            self.metrics.was_overtaken()
            self.in_doubt = True
            await self.catch_up()
            raise Refused("stale", "somebody was faster: look at the table again") from None
        except NotStored as failure:
            self.metrics.was_not_stored()
            self.in_doubt = not failure.sure
            await self.catch_up()
            if isinstance(failure, NoRoom):
                raise Refused("no-room", f"{NO_ROOM}: the move was not made") from None
            raise Refused("not-stored", "the move could not be written to disk and was not made: try again") from None
        except BaseException:
            self.in_doubt = True
            raise
        self.metrics.took_to_store(time.perf_counter() - start)

    async def catch_up(self) -> None:
        """If in doubt, read what the disk knows and this table does not. Under the lock."""
        if not self.in_doubt:
            return
        try:
            rest = await self.store.rest(self.id, self.table.rows)
            names = await self.store.names(self.id) if self.store.shared else []
        except OSError:
            raise Refused(
                "not-stored", "the disk does not answer: what was chosen last will show when it does again"
            ) from None
        await self.follow(rest)
        self.in_doubt = False
        for seat, name in enumerate(names):
            if name != self.table.names[seat]:
                self.called(seat, name)

    async def follow(self, answers: Sequence[Answer]) -> None:
        """Take what others have stored. Under the lock."""
        try:
            for _, group in by_version(answers):
                self._take(_News(self.table, self.table.read(group), self.encode))
        except Exception:
            log.exception("the table is read again from the beginning", extra={"table": self.id})
            self.in_doubt = True
            names = self.table.names
            self.table = await self.reload(self.id)
            self.table.names[:] = names
            self.table.most_undos = self.settings.undos_per_table
            self.in_doubt = False
            self._forget_told()
            self._send_all(self.snapshot_message)

    def _take(self, news: _News) -> None:
        """Now it has happened: tell everybody, also who sat down while it was stored."""
        self.table = news.table
        self.snapshots.clear()
        self.foresight = None
        self.outlooks = {}
        known, self.told = self.told, news.told
        try:
            messages = {seat: news.message(seat, known.get(seat)) for seat in self._seats()}
        except Exception:  # of somebody who sat down meanwhile: nobody else should miss it
            log.exception("a seat cannot be told", extra={"table": self.id})
            messages = {seat: text for seat, (_, text) in news.messages.items()}
        self._send_all(messages.get)

    def _seats(self) -> set[int]:
        """Seats at which somebody listens here, -1 among them where somebody watches."""
        return {client.seat for client in self.clients}

    async def hear(self, answers: Iterable[Sequence[Any]] | None) -> None:
        """Another server has stored something, and perhaps said what."""
        async with self.lock:
            heard = [Answer(*answer) for answer in answers or ()]
            if heard and heard[0].number == self.table.rows and not self.in_doubt:
                await self.follow(heard)
            elif not heard or heard[-1].number >= self.table.rows:
                self.in_doubt = True
                await self.catch_up()
        self.wake_bots()

    # Hints and names.

    async def hint(self, seat: int, version: int, owner: str) -> Advice:
        """What is advised to the person at the seat who is asked at this version; it is thought out once."""
        if not self.table.agreed.hints:
            raise Refused("no-hints", "it was agreed that nobody gets hints at this table")
        self.table.check(seat, CHOICE)
        if version != self.table.version:
            raise Refused("stale", f"the table is at version {self.table.version}, the hint was asked for at {version}")
        if self.last_hint is not None and self.last_hint[0] == version:
            return self.last_hint[1]
        if self.hinting:
            raise Refused("too-fast", "a hint is being thought out already: one at a time")
        self.hinting = True
        try:
            advised = await self.thinkers.hint(asked(self.table.game), owner)
        finally:
            self.hinting = False
        self.last_hint = (version, advised)
        return advised

    def wants_analysis(self, tell_others: bool) -> None:
        """Somebody waits for it: whichever server is at work goes on."""
        self.analysis_wanted = time.monotonic()
        if tell_others:
            self._tell_others({"kind": "analysis"})

    async def rename(self, seat: int, name: str) -> None:
        clean = records.clean_name(name)[: self.settings.name_length]
        try:
            await self.store.rename(self.id, seat, clean)
        except NoRoom:
            raise Refused("no-room", f"{NO_ROOM}: the name was not kept") from None
        except NotStored:
            raise Refused("not-stored", "the name could not be written to disk: try again") from None
        self.called(seat, clean)

    def called(self, seat: int, name: str) -> None:
        """A person has taken a name."""
        self.table.names[seat] = name
        self.snapshots.clear()
        message = self._names_message()
        self._send_all(lambda _: message)

    def _names_message(self) -> bytes:
        return self.encode({"type": "names", "names": self.table.names})

    # Hearing.

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens, -1 for watching, None if it opens nothing."""
        for seat, known in enumerate(self.tokens):
            if known and known == token:
                return seat
        return NOBODY if token == self.watch else None

    def snapshot_of(self, seat: int) -> bytes:
        """Everything, for a seat; made once a version."""
        found = self.snapshots.get(seat)
        if found is None:
            found = self.snapshots[seat] = self.encode(snapshot(self.table, seat, self._knows(seat)))
        return found

    def snapshot_message(self, seat: int) -> bytes:
        return SNAPSHOT + self.snapshot_of(seat)[1:]

    def _knows(self, seat: int) -> Told:
        """What the seat sees now; kept for the next update if anybody sits there."""
        now = self.told.get(seat)
        if now is None:
            now = Views(self.table).now(seat)
            if any(client.seat == seat for client in self.clients):
                self.told[seat] = now
        return now

    def _forget_told(self) -> None:
        self.told.clear()
        self.snapshots.clear()
        self.foresight = None
        self.outlooks = {}

    def outlook_message(self, path: list[str]) -> bytes:
        """What is certain behind these answers; made once a version, if anybody looks. Raises Refused."""
        key = tuple(path)
        if key not in self.outlooks:
            if self.foresight is None:
                self.foresight = Foresight(self.table)
            told = self.foresight.told(path)
            self.outlooks[key] = self.encode({"type": "outlook", "version": self.table.version, **told})
        return self.outlooks[key]

    def look(self, client: Client, version: int, path: list[str]) -> None:
        """The seat that is asked looks at its menu, or behind it. Raises Refused."""
        if version == self.table.version and client.seat == self.table.game.seat != NOBODY and not self.table.closed:
            try:
                message = self.outlook_message(path)
            except Refused:
                raise
            except Exception:  # a bug in a rule: who cannot look can still choose
                log.exception("a rule failed", extra={"table": self.id})
                return
            client.push(message)

    def join(self, client: Client, seen: int | None = None) -> None:
        """Begin to listen; a client that has seen this version is told nothing it knows."""
        self.clients.add(client)
        if client.address and self.owner == self.id:
            self.owner = client.address
        self._knows(client.seat)
        if seen != self.table.version or self.table.closed is not None:
            client.push(self.snapshot_message(client.seat))
        else:
            client.push(self._names_message())  # they change without a new version
        if self.thinking is not None:
            client.push(self._thinking_message())
        known = self.present
        self.tell_presence()
        if self.present is known:
            client.push(self._presence_message())
        self._tell_others({"kind": "here", "seats": self.here(), "asks": len(self.clients) == 1})
        self.wake_bots()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        if not any(other.seat == client.seat for other in self.clients):
            self.told.pop(client.seat, None)
        if not self.clients:
            self.snapshots.clear()
        self.tell_presence()
        self._tell_others({"kind": "here", "seats": self.here()})

    def here(self) -> list[int]:
        """Seats with clients at this server."""
        return sorted({client.seat for client in self.clients if client.seat != NOBODY})

    def others_are_here(self, server: str, seats: list[int], asks: bool) -> None:
        """Who sits at this table by way of another server."""
        if seats:
            self.elsewhere[server] = seats
        else:
            self.elsewhere.pop(server, None)
        self.tell_presence()
        if asks and self.clients:
            self._tell_others({"kind": "here", "seats": self.here()})

    def others_are_gone(self, living: set[str]) -> None:
        """Servers that died took nobody with them to say so."""
        gone = self.elsewhere.keys() - living
        for server in gone:
            del self.elsewhere[server]
        if gone:
            self.tell_presence()

    def tell_presence(self) -> None:
        """Only when it changes: people who come and go to watch are nobody's concern."""
        here = {*self.here(), *[seat for seats in self.elsewhere.values() for seat in seats]}
        present = [seat in here for seat in range(len(self.tokens))]
        if present != self.present:
            self.present = present
            message = self._presence_message()
            self._send_all(lambda _: message)

    def _presence_message(self) -> bytes:
        return self.encode({"type": "presence", "seats": self.present})

    def tell_thinking(self, seat: int | None, tell_others: bool = True) -> None:
        """Only when it changes: a bot with several choices is at work all the while."""
        if seat != self.thinking:
            self.thinking = seat
            message = self._thinking_message()
            self._send_all(lambda _: message)
            if tell_others:
                self._tell_others({"kind": "thinking", "seat": seat})

    def _thinking_message(self) -> bytes:
        return self.encode({"type": "thinking", "seat": self.thinking})

    def _tell_others(self, notice: Told) -> None:
        """Servers beside this one; if that fails they find out later, or it did not matter."""
        if self.store.shared:
            task = asyncio.get_running_loop().create_task(self.store.tell({**notice, "table": self.id}))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())

    def _send_all(self, message: Callable[[int], bytes | None]) -> None:
        """Whoever cannot be reached is dropped; it comes back by itself."""
        for client in list(self.clients):
            text = message(client.seat)
            if text is not None and not client.push(text):
                self.clients.discard(client)

    # Bots.

    def bot_asked(self) -> bool:
        game, kinds = self.table.game, self.table.agreed.kinds
        return self.table.closed is None and not game.over and game.seat != NOBODY and kinds[game.seat] == "bot"

    def wake_bots(self) -> None:
        if self.bot_asked() and (self.bot_task is None or self.bot_task.done()):
            self.bot_task = asyncio.get_running_loop().create_task(self._play_bots())

    async def _play_bots(self) -> None:
        """Until a person is asked: whatever goes wrong, it is tried again."""
        pauses = failures = 0  # in a row: for whatever reason, and because the bot could not think of anything
        while self.bot_asked():
            version = self.table.version
            try:
                async with self.store.only_here(f"bots of {self.id}") as mine:
                    if mine and self.store.shared:
                        await self.hear(None)  # whoever thought before may just have chosen
                    while mine and self.bot_asked():
                        await self._play_bot(failures)
                        pauses = failures = 0
                if not mine:
                    await asyncio.sleep(OTHERS_THINK)
                    await self.hear(None)
            except Refused as refusal:
                if refusal.code == "stale" and self.table.version > version:
                    continue
                failures += refusal.code != "not-stored"
                pauses = await self._pause(pauses, refusal.message)
            except (NoAnswer, Busy) as error:  # no fault of the bot's
                pauses = await self._pause(pauses, repr(error))
            except Exception as error:
                failures += 1
                pauses = await self._pause(pauses, repr(error))
        self.tell_thinking(None)

    async def _play_bot(self, failures: int) -> None:
        table = self.table
        seat, version = table.game.seat, table.version
        self.tell_thinking(seat)
        question = asked(table.game)
        action = await self.thinkers.choose(question, table.agreed.bots[seat], self.owner, bool(self.clients), failures)
        if version == self.table.version:  # meanwhile a person may have taken something back
            await self.answer(seat, CHOICE, action, "", version)

    async def _pause(self, pauses: int, problem: str) -> int:
        log.warning("a bot failed: %s", problem, extra={"table": self.id})
        self.tell_thinking(None)
        await asyncio.sleep(PAUSES[min(pauses, len(PAUSES) - 1)])
        return pauses + 1
