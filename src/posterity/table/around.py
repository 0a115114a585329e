"""What stands around tables that are played at: a disk, somebody who thinks, somebody who counts, what is allowed.

On a server these are a database, processes and metrics; in a browser what its pages have. Tables only know what is
written here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, Protocol

from posterity.bots.advice import Advice
from posterity.table.answers import Answer
from posterity.table.asked import Asked
from posterity.table.table import Agreed

Notice = dict[str, Any]  # what those who keep the same tables tell each other
Encode = Callable[[object], bytes]  # plain data as JSON


class Stored(Protocol):
    """All that is on disk about one table. Whatever is asked of it may turn out to be damaged."""

    @property
    def answers(self) -> list[Answer]: ...

    @property
    def edition(self) -> dict[str, object] | None: ...

    @property
    def watch(self) -> str: ...

    @property
    def tokens(self) -> list[str]: ...

    def names(self) -> list[str]: ...

    def agreed(self) -> Agreed: ...


class Keeping(Protocol):
    """The disk. What writes raises Conflict or NotStored, what reads raises NoAnswer."""

    @property
    def shared(self) -> bool:
        """Whether others may keep the same tables: another server, another page of the browser."""
        ...

    async def create(self, table: dict[str, Any], seats: list[dict[str, Any]], answers: list[Answer]) -> None: ...

    async def append(self, table_id: str, answers: Sequence[Answer], ended: bool = False) -> None: ...

    async def rename(self, table_id: str, seat: int, name: str) -> None: ...

    async def end(self, table_ids: list[str]) -> None: ...

    async def load(self, table_id: str) -> Stored | None: ...

    async def rest(self, table_id: str, number: int) -> list[Answer]: ...

    async def names(self, table_id: str) -> list[str]: ...

    async def waiting_for_bots(self) -> list[str]: ...

    async def analysis(self, table_id: str) -> str | None: ...

    async def keep_analysis(self, table_id: str, text: str) -> None: ...

    async def tell(self, notice: Notice) -> None: ...

    def only_here(self, work: str) -> AbstractAsyncContextManager[bool]: ...


class Thinking(Protocol):
    """Whoever works out what takes longer than a moment. Raises Busy or TimeoutError."""

    async def choose(self, question: Asked, bot: str, owner: str, watched: bool, failures: int) -> str: ...

    async def hint(self, question: Asked, owner: str) -> Advice: ...

    async def judge(self, question: Asked, seed: int, owner: str) -> Advice: ...

    async def look_back(self, task: Callable[..., Any], *args: Any, owner: str) -> Any:
        """What can be read off a game that is played again (lookback.py, bringing.py); a page of data as JSON."""
        ...


class Counting(Protocol):
    """Whoever counts what happens at tables."""

    def moved(self) -> None: ...

    def refused(self, code: str) -> None: ...

    def was_overtaken(self) -> None: ...

    def was_not_stored(self) -> None: ...

    def took_to_store(self, seconds: float) -> None: ...

    def loaded(self, closed: str) -> None: ...


class Allowed(Protocol):
    """What whoever keeps the tables allows."""

    @property
    def undos_per_table(self) -> int: ...

    @property
    def name_length(self) -> int: ...

    @property
    def tables_in_memory(self) -> int: ...

    @property
    def seeds_with_hidden_hands(self) -> bool: ...


class Around(NamedTuple):
    """All of it."""

    store: Keeping
    thinkers: Thinking
    settings: Allowed
    metrics: Counting
    encode: Encode
