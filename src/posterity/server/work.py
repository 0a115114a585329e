"""Processes in which bots think and long work is done, shared out fairly and against a clock.

There are three lanes, so that a bot's quick answer waits neither for somebody who looks back at a game nor for deep
thought. In each of them it is the turn of whatever matters most, and among equals of the one who has had least. A
process that takes too long or dies is replaced.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import socket
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from itertools import chain, repeat
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from typing import Any, Final, Literal, TypeVar, cast

from posterity import processes
from posterity.table.trouble import Busy

log = logging.getLogger("posterity.server")

T = TypeVar("T")
Lane = Literal["quick", "back", "deep"]  # bots that answer at once; games looked back at; Regents, hints, analyses

NICE: Final[dict[Lane, int]] = {"quick": 5, "back": 10, "deep": 10}  # the server itself always comes first
PROMOTION: Final = 10.0  # seconds; whoever has waited so long counts as one rank higher
HALF_LIFE: Final = 60.0  # seconds, after which half of what somebody used is forgotten
PLENTY: Final = 4.0  # seconds; whoever had so much lately counts as one rank lower
FORGOTTEN: Final = 0.001  # seconds used that no longer matter
WAKING: Final = 60.0  # seconds a process may take to begin
BACKOFF: Final = (0.0, 0.5, 1.0, 2.0, 4.0, 8.0)  # seconds before a process that does not begin is tried again
GRACE: Final = 5.0  # seconds after its deadline, when a process whose server is gone ends by itself
HEAD: Final = 4  # bytes that say how long a message is


class Rank(IntEnum):
    """How urgent work is. A rank higher is next, but nobody waits for ever: see PROMOTION."""

    WAITED_FOR = 0  # a person waits for a bot
    ASKED = 1  # a hint
    LOOKED_AT = 2  # a story, a replay, an upload
    AT_LEISURE = 3  # an analysis, a bot at a table that nobody watches


class WorkerDied(Exception):
    """Two processes died over this work."""


class Closed(Exception):
    """The server is going: nothing more is worked out."""


@dataclass(slots=True, eq=False)
class Job:
    """Something to be worked out, and who waits for it."""

    message: bytes
    name: str
    rank: Rank
    owner: str
    deadline: float
    answer: asyncio.Future[Any]
    since: float = 0.0
    waits: bool = False
    retried: bool = False

    def settle(self, well: bool, answer: Any) -> None:
        """Tell whoever still waits."""
        if self.answer.done():
            return
        if well:
            self.answer.set_result(answer)
        else:
            self.answer.set_exception(answer)


class Line:
    """Those who wait for the workers of a lane, and whose turn it is."""

    def __init__(self, workers: int, most: int, most_each: int, now: Callable[[], float] = time.monotonic) -> None:
        self.workers: Final = workers
        self.most: Final = most
        self.most_each: Final = most_each
        self.now: Final = now
        self.waiting: Final[dict[tuple[Rank, str], deque[Job]]] = {}
        self.each: Final[Counter[str]] = Counter()  # how many of each owner wait
        self.length = 0
        self.running: Final[dict[Job, float]] = {}  # and since when
        self.used: dict[str, float] = {}  # seconds that each owner had lately
        self.worked = 0.0  # seconds in all
        self.halved = now()

    def join(self, job: Job) -> None:
        """Stand in line. Where the line is full, whoever has most in it makes room."""
        if self.each[job.owner] >= self.most_each:
            raise Busy(f"{self.most_each} pieces of work are waiting for the same person already")
        if self.length >= self.most:
            crowd, share = self.each.most_common(1)[0]
            if share <= self.each[job.owner] + 1:
                raise Busy(f"{self.length} pieces of work are waiting already")
            last = next(queue[-1] for rank in reversed(Rank) if (queue := self.waiting.get((rank, crowd))))
            self.leave(last)
            last.settle(False, Busy("others have less waiting: they come first"))
        job.since = self.now()
        self._stand(job).append(job)

    def back(self, job: Job) -> None:
        """What was begun in vain stands where it stood."""
        self.finish(job)
        self._stand(job).appendleft(job)

    def _stand(self, job: Job) -> deque[Job]:
        job.waits = True
        self.length += 1
        self.each[job.owner] += 1
        return self.waiting.setdefault((job.rank, job.owner), deque())

    def leave(self, job: Job) -> None:
        """Nobody waits for it any more, or its turn has come."""
        if not job.waits:
            return
        job.waits = False
        at = (job.rank, job.owner)
        self.waiting[at].remove(job)
        if not self.waiting[at]:
            del self.waiting[at]
        self.length -= 1
        self.each[job.owner] -= 1
        if not self.each[job.owner]:
            del self.each[job.owner]

    def take(self) -> Job | None:
        """The one whose turn it is: by rank, which who had much lately loses, then whose owner used least lately, then
        first come."""
        now = self.now()
        self._forget(now)
        having: dict[str, float] = {}
        for job, began in self.running.items():
            having[job.owner] = having.get(job.owner, 0.0) + now - began

        def turn(at: tuple[Rank, str]) -> tuple[int, float, float]:
            rank, owner = at
            since = self.waiting[at][0].since
            used = self.used.get(owner, 0.0) + having.get(owner, 0.0)
            # Whatever it is for: who keeps the processes busy with what is urgent comes behind others who only look.
            lowered = rank + min(len(Rank), int(used / PLENTY))
            return max(0, lowered - int((now - since) / PROMOTION)), used, since

        # One worker of several is kept from what takes its time: it is soon free for somebody who is waited for.
        patient = sum(job.rank >= Rank.LOOKED_AT for job in self.running)
        urgent_only = self.workers > 1 and patient >= self.workers - 1
        standing = [at for at in self.waiting if not urgent_only or at[0] < Rank.LOOKED_AT]
        if not standing:
            return None
        job = self.waiting[min(standing, key=turn)][0]
        self.leave(job)
        self.running[job] = now
        return job

    def finish(self, job: Job) -> float:
        """Whatever came of it, its owner had that time: so many seconds."""
        now = self.now()
        self._forget(now)
        seconds = now - self.running.pop(job)
        self.used[job.owner] = self.used.get(job.owner, 0.0) + seconds
        self.worked += seconds
        return seconds

    def _forget(self, now: float) -> None:
        times = int((now - self.halved) / HALF_LIFE)
        if times:
            self.halved += times * HALF_LIFE
            left = {owner: seconds * 0.5**times for owner, seconds in self.used.items()}
            self.used = {owner: seconds for owner, seconds in left.items() if seconds > FORGOTTEN}


class Worker(asyncio.Protocol):
    """One process and the wire to it. It does one thing at a time."""

    def __init__(self, crew: Crew, heard: Callable[[Worker, bytes], None], lost: Callable[[Worker], None]) -> None:
        self.crew: Final = crew
        self.heard: Final = heard
        self.lost: Final = lost
        self.process: SpawnProcess | None = None
        self.transport: asyncio.Transport | None = None
        self.awake: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.received: Final = bytearray()
        self.job: Job | None = None
        self.clock: asyncio.TimerHandle | None = None

    async def begin(self, first: Callable[[], None]) -> None:
        """Start the process, which does first what it is to begin with."""
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                nice = NICE[self.crew.lane]
                process = get_context("spawn").Process(target=_live, args=(theirs, nice, first), daemon=True)
                with processes.unheard(signal.SIGINT):
                    process.start()
                self.process = process
            ours.setblocking(False)
            await asyncio.get_running_loop().create_unix_connection(lambda: self, sock=ours)
        except BaseException:
            ours.close()
            raise

    def take_up(self, job: Job, overdue: Callable[[Worker], None]) -> None:
        """Send the work; from now on its clock runs."""
        assert self.transport is not None, "there is no wire yet"
        self.job = job
        self.clock = asyncio.get_running_loop().call_later(job.deadline, overdue, self)
        self.transport.write(_framed(job.message))

    def lay_down(self) -> Job | None:
        """Done or not; what it was."""
        job, self.job = self.job, None
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None
        return job

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
        if self.transport is not None:
            self.transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.received.extend(data)
        end = HEAD + int.from_bytes(self.received[:HEAD])
        if len(self.received) >= max(end, HEAD):
            message = bytes(self.received[HEAD:end])
            self.received.clear()  # nothing comes after it before the next work is sent
            self.heard(self, message)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost(self)


class Crew:
    """The workers of a lane, and the line before them."""

    def __init__(self, lane: Lane, line: Line) -> None:
        self.lane: Final[Lane] = lane
        self.line: Final = line
        self.workers: Final[set[Worker]] = set()
        self.free: Final[list[Worker]] = []


class Work:
    """All that takes longer than a moment, done in processes of its own."""

    def __init__(
        self,
        deep: int = 1,
        quick: int = 1,
        back: int = 1,
        most_waiting: int = 2000,
        most_waiting_each: int = 200,
        begin: Callable[[], None] | None = None,
        took: Callable[[Lane, float], None] = lambda lane, seconds: None,
    ) -> None:
        """So many processes in each lane, which begin with waking up all titles, or with something else; and so much
        that may wait before a lane, in all and of one owner. `took` hears how long each piece of work took."""
        self.first: Final = begin or wake
        self.took: Final = took
        self.crews: Final[dict[Lane, Crew]] = {
            lane: Crew(lane, Line(workers, most_waiting, most_waiting_each))
            for lane, workers in cast(dict[Lane, int], {"quick": quick, "back": back, "deep": deep}).items()
        }
        self.done = 0
        self.timeouts = 0
        self.deaths = 0
        self.closed = False
        self._hiring: Final[set[asyncio.Task[None]]] = set()
        self._leaving: Final[set[asyncio.Task[None]]] = set()

    def waiting(self, lane: Lane) -> int:
        return self.crews[lane].line.length

    def running(self, lane: Lane) -> int:
        return len(self.crews[lane].line.running)

    def worked(self, lane: Lane) -> float:
        """Seconds in all."""
        return self.crews[lane].line.worked

    async def start(self) -> None:
        """Begin all processes and wait until they are awake, so that nobody who asks pays for it. What is asked for
        meanwhile waits in line."""
        crews = [crew for crew in self.crews.values() for _ in range(crew.line.workers)]
        for failed in await asyncio.gather(*map(self._hire, crews), return_exceptions=True):
            if failed is not None:
                await self.close()
                raise failed

    async def do(self, task: Callable[..., T], *args: Any, rank: Rank, owner: str, lane: Lane, deadline: float) -> T:
        """What the task gives, worked out in a process that may take so many seconds once it has begun.

        Raises what the task raises, Busy if too much waits already, TimeoutError if it takes too long, WorkerDied if
        two processes die over it, Closed if the server goes.
        """
        if self.closed:
            raise Closed("the server is going")
        message = pickle.dumps((deadline, task, args), pickle.HIGHEST_PROTOCOL)
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = Job(message, getattr(task, "__qualname__", "?"), rank, owner, deadline, answer)
        crew = self.crews[lane]
        crew.line.join(job)
        self._give_out(crew)
        try:
            return await answer
        finally:
            crew.line.leave(job)

    async def close(self) -> None:
        """End all processes; whoever waits hears of it."""
        self.closed = True
        gone = Closed("the server is going")
        for crew in self.crews.values():
            for job in [job for queue in crew.line.waiting.values() for job in queue]:
                crew.line.leave(job)
                job.settle(False, gone)
        workers = [worker for crew in self.crews.values() for worker in crew.workers]
        for worker in workers:
            begun = worker.lay_down()
            if begun is not None:
                worker.crew.line.finish(begun)
                begun.settle(False, gone)
            self._dismiss(worker)
        for task in self._hiring:
            task.cancel()
        await asyncio.gather(*self._hiring, return_exceptions=True)
        for worker in workers:
            if not worker.awake.done():  # somebody is still in start()
                worker.awake.set_exception(gone)
        await asyncio.gather(*self._leaving, return_exceptions=True)

    def _give_out(self, crew: Crew) -> None:
        while crew.free and (job := crew.line.take()):
            if job.answer.done():
                crew.line.finish(job)  # whoever waited for it left this very moment
            else:
                crew.free.pop().take_up(job, self._overdue)

    def _heard(self, worker: Worker, message: bytes) -> None:
        if worker not in worker.crew.workers:
            return
        well, answer = _opened(message)
        if not worker.awake.done():
            if well:
                worker.awake.set_result(None)
            else:
                worker.awake.set_exception(answer)
            return
        job = worker.lay_down()
        assert job is not None, "it speaks only when it was asked"
        self.took(worker.crew.lane, worker.crew.line.finish(job))
        self.done += 1
        job.settle(well, answer)
        worker.crew.free.append(worker)
        self._give_out(worker.crew)

    def _overdue(self, worker: Worker) -> None:
        job = worker.lay_down()
        assert job is not None, "the clock runs only over work"
        worker.crew.line.finish(job)
        self.timeouts += 1
        log.warning("work took too long; its process is replaced", extra={"work": job.name})
        job.settle(False, TimeoutError(f"it took more than {job.deadline:g} seconds"))
        self._replace(worker)

    def _lost(self, worker: Worker) -> None:
        """The process is gone, unless it was sent away."""
        crew = worker.crew
        if worker not in crew.workers:
            return
        self.deaths += 1
        if not worker.awake.done():
            worker.awake.set_exception(WorkerDied("a process ended before it had begun"))
            return
        job = worker.lay_down()
        log.warning("a process for work died; it is replaced", extra={"work": job.name if job else "none"})
        if job is not None and (job.retried or job.answer.done()):
            crew.line.finish(job)
            job.settle(False, WorkerDied("two processes died over this work"))
        elif job is not None:
            job.retried = True
            crew.line.back(job)
        self._replace(worker)
        self._give_out(crew)

    def _replace(self, worker: Worker) -> None:
        self._dismiss(worker)
        _keep(self._hiring, self._rehire(worker.crew))

    async def _rehire(self, crew: Crew) -> None:
        for pause in chain(BACKOFF, repeat(BACKOFF[-1])):
            await asyncio.sleep(pause)
            try:
                await self._hire(crew)
                break
            except Exception:
                log.exception("a process for work does not begin; it is tried again")

    async def _hire(self, crew: Crew) -> None:
        if self.closed:
            raise Closed("the server is going")
        worker = Worker(crew, self._heard, self._lost)
        crew.workers.add(worker)
        try:
            await worker.begin(self.first)
            async with asyncio.timeout(WAKING):
                await worker.awake
        except BaseException:
            self._dismiss(worker)
            raise
        crew.free.append(worker)
        self._give_out(crew)

    def _dismiss(self, worker: Worker) -> None:
        """End the process, and wait for its end aside, so that nothing is left of it."""
        worker.crew.workers.discard(worker)
        if worker in worker.crew.free:
            worker.crew.free.remove(worker)
        worker.kill()
        if worker.process is not None:
            _keep(self._leaving, asyncio.to_thread(worker.process.join))


def _keep(tasks: set[asyncio.Task[None]], task: Coroutine[Any, Any, None]) -> None:
    """Let it run, and hold on to it until it is over."""
    running = asyncio.get_running_loop().create_task(task)
    tasks.add(running)
    running.add_done_callback(tasks.discard)


def _framed(message: bytes) -> bytes:
    return len(message).to_bytes(HEAD) + message


def _opened(message: bytes) -> tuple[bool, Any]:
    try:
        well, answer = pickle.loads(message)
    except Exception as error:
        return False, RuntimeError(f"the answer cannot be read: {error}")
    return well, answer


# --- In a worker ---


def wake() -> None:
    """Load all that bots need: who asks first should not wait for that."""
    import posterity.bots
    from posterity.games import TITLES, title

    assert posterity.bots.BOTS
    for name in TITLES:
        title(name)


def _live(wire: socket.socket, nice: int, first: Callable[[], None]) -> None:
    """Do what is sent, one thing after the other, as long as there is somebody to send it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches all; the server says what it means
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    processes.end_with_parent()
    os.nice(nice)
    with suppress(OSError), wire, wire.makefile("rb") as incoming:
        wire.sendall(_framed(_outcome(first, ())))
        while head := incoming.read(HEAD):
            message = incoming.read(int.from_bytes(head))
            try:
                deadline, task, args = pickle.loads(message)
            except Exception as error:
                answer = _failed(error)
            else:
                # The server kills who is late. If it is gone and this is stuck in compiled code, where no thread gets
                # a turn to notice that, the system's clock still ends it.
                signal.setitimer(signal.ITIMER_REAL, deadline + GRACE)
                answer = _outcome(task, args)
                signal.setitimer(signal.ITIMER_REAL, 0)
            wire.sendall(_framed(answer))


def _outcome(task: Callable[..., Any], args: tuple[Any, ...]) -> bytes:
    try:
        return pickle.dumps((True, task(*args)), pickle.HIGHEST_PROTOCOL)
    except BaseException as error:
        return _failed(error)


def _failed(error: BaseException) -> bytes:
    """The error as it is, if it can travel and be raised over there; else what it says."""
    with suppress(Exception):
        error.add_note("in a worker:\n" + "".join(traceback.format_exception(error)))
        message = pickle.dumps((False, error), pickle.HIGHEST_PROTOCOL)
        pickle.loads(message)
        if isinstance(error, Exception) and not isinstance(error, StopIteration):
            return message
    return pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")), pickle.HIGHEST_PROTOCOL)
