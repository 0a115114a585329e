"""What the servers on one PostgreSQL tell each other: who has moved, who is there, who thinks.

Rows decide; a notice only saves the others from looking. A notice that is lost is made up for when the connection is
back: then every table at which somebody sits is read again.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
import sqlalchemy as sa

from posterity.server.database import said
from posterity.table.around import Notice

log = logging.getLogger("posterity.server")

CHANNEL = "posterity"
LONGEST = 7900  # bytes that PostgreSQL takes in one notice
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds before the next try to connect

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


class Notices:
    """A connection that listens, in a thread of its own."""

    def __init__(self, engine: sa.Engine, me: str) -> None:
        self.engine = engine
        self.me = me
        self.stopping = threading.Event()
        self.numbers = count()

    def listen(
        self, hear: Callable[[Notice], None], missed: Callable[[], None], concerns: Callable[[str], bool]
    ) -> None:
        """Call `hear` in the running loop for every notice of another server about a table that concerns this one,
        `missed` after a gap. Whether it does is asked in another thread."""
        given = (asyncio.get_running_loop(), hear, missed, concerns)
        threading.Thread(target=self._listen, args=given, name="posterity-notices", daemon=True).start()

    def _listen(
        self,
        loop: asyncio.AbstractEventLoop,
        hear: Callable[[Notice], None],
        missed: Callable[[], None],
        concerns: Callable[[str], bool],
    ) -> None:
        tries = 0
        while not self.stopping.is_set():
            raw: Any = None
            try:
                with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                    raw = connection.connection.driver_connection
                    connection.detach()  # it is never given to anybody else
                    raw.execute(f"LISTEN {CHANNEL}")
                    loop.call_soon_threadsafe(missed)
                    tries = 0
                    while not self.stopping.is_set():
                        for notice in raw.notifies(timeout=1.0):
                            sender, table, _, told = notice.payload.split(" ", 3)
                            # Most are one's own, or about tables of others: they are not even read.
                            if sender != self.me and concerns(table):
                                loop.call_soon_threadsafe(hear, {"from": sender, **decode(told)})
            except Exception as error:
                if raw is not None:
                    raw.close()
                if self.stopping.is_set() or loop.is_closed():
                    return
                log.warning("other servers cannot be heard: %s", said(error))
                self.stopping.wait(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1

    def text(self, notice: Notice) -> str | None:
        """A notice as it is sent; nothing if it is too long."""
        # Numbered, as PostgreSQL leaves out what was told in the same words before in one transaction.
        told = f"{self.me} {notice['table']} {next(self.numbers)} ".encode() + encode(notice)
        return told.decode() if len(told) <= LONGEST else None

    def close(self) -> None:
        self.stopping.set()
