"""One thread writes. Whatever waits when it comes round is committed together, so that many tables share the cost of
a commit; readers never wait for it.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from posterity.server.archive import ADDED
from posterity.server.database import said
from posterity.server.notices import CHANNEL
from posterity.table.trouble import Conflict, NoAnswer, NotStored

log = logging.getLogger("posterity.server")

COUNTED = {"preserve_rowcount": True}


@dataclass(slots=True, eq=False)
class Job:
    """What must be written together, and who waits for it."""

    answers: list[dict[str, Any]]
    also: Callable[[Connection], None] | None
    notice: str | None
    done: asyncio.Future[None]
    begun: bool = False
    over: bool = False  # the writer is done with it, whatever came of it
    unwanted: bool = False

    def begins(self) -> bool:
        """Whether it is still wanted. In this order, as whoever gives up says so first and then looks if it began."""
        self.begun = True
        self.over = self.unwanted or self.done.cancelled()
        return not self.over

    def give_up(self) -> None:
        """It took too long. What has not begun by now never will: the writer passes over what nobody wants."""
        self.unwanted = True
        self.finish(NotStored(sure=not self.begun))

    def finish(self, failure: Exception | None) -> None:
        if self.done.done():
            return
        if failure is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(failure)


class Writer:
    """Writes what it is given, in the order in which it comes."""

    def __init__(self, engine: Engine, seconds: float) -> None:
        self.engine = engine
        self.seconds = seconds  # until whoever waits gives up
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.pending: dict[str, Job] = {}  # by table: answers nobody waits for any more, which may still arrive
        self.thread = threading.Thread(target=self._write, name="posterity-store", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Finish what waits, then stop."""
        self.jobs.put(None)
        self.thread.join()

    async def write(
        self,
        answers: list[dict[str, Any]],
        also: Callable[[Connection], None] | None = None,
        notice: str | None = None,
    ) -> None:
        """Resolves when all of it is durable, and others are told. Raises Conflict or NotStored."""
        loop = asyncio.get_running_loop()
        job = Job(answers, also, notice, loop.create_future())
        giving_up = loop.call_later(self.seconds, job.give_up)
        self.jobs.put(job)
        try:
            await job.done
        finally:
            giving_up.cancel()
            if job.begun and not job.over:
                self.pending |= {answer["table_id"]: job for answer in answers}

    async def settled(self, table_id: str) -> None:
        """Resolves when the thread is done with what was given up at a table."""
        pending = self.pending.get(table_id)
        if pending is None:
            return
        try:
            async with asyncio.timeout(self.seconds):
                while not pending.over:
                    await asyncio.sleep(0.01)
        except TimeoutError:
            raise NoAnswer("a commit has not come to its end") from None
        self.pending.pop(table_id, None)

    def _write(self) -> None:
        while (first := self.jobs.get()) is not None:
            jobs = [first]
            stopping = False
            while not self.jobs.empty():
                job = self.jobs.get()
                if job is None:
                    stopping = True
                    break
                jobs.append(job)
            self.commit([job for job in jobs if job.begins()])
            if stopping:
                return

    def commit(self, jobs: list[Job]) -> None:
        """All of them in one transaction; those who were late must not spoil it for the others."""
        if not jobs:
            return
        failure: Exception | None = None
        committing = False
        try:
            with self.engine.connect() as connection:
                answers = [answer for job in jobs for answer in job.answers]
                if answers:
                    # In one order at all servers: two that meet at two tables must not wait for each other.
                    answers.sort(key=lambda answer: (answer["table_id"], answer["number"]))
                    if connection.execute(ADDED, answers, execution_options=COUNTED).rowcount != len(answers):
                        raise Conflict
                for job in jobs:
                    if job.also is not None:
                        job.also(connection)
                notices = [job.notice for job in jobs if job.notice is not None]
                if notices:
                    told = sa.func.unnest(sa.cast(notices, sa.ARRAY(sa.Text)))
                    connection.execute(select(sa.func.pg_notify(CHANNEL, told)))
                committing = True
                connection.commit()
        except (IntegrityError, Conflict):
            if len(jobs) > 1:
                self._commit_each(jobs)
                return
            failure = Conflict()
        except DBAPIError as error:
            if len(jobs) > 1 and not (committing or error.connection_invalidated or _disk_refuses(error)):
                self._commit_each(jobs)
                return
            log.error("not stored: %s", said(error))
            failure = NotStored(sure=not committing)
        except Exception:
            if len(jobs) > 1 and not committing:
                self._commit_each(jobs)
                return
            log.exception("not stored")
            failure = NotStored(sure=not committing)
        with suppress(RuntimeError):  # nobody waits any more: the loop has ended
            jobs[0].done.get_loop().call_soon_threadsafe(_finish, jobs, failure)

    def _commit_each(self, jobs: list[Job]) -> None:
        for job in jobs:
            self.commit([job])


def _finish(jobs: list[Job], failure: Exception | None) -> None:
    for job in jobs:
        job.over = True
        job.finish(failure)


def _disk_refuses(error: DBAPIError) -> bool:
    """Whether the trouble is the database's, not that of what was to be written."""
    return isinstance(error, sa.exc.OperationalError)
