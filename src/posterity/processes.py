"""Processes for long work: they end with the one that began them, however that one ended."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any


def pool(workers: int, begin: Callable[..., None] | None = None, *given: Any) -> ProcessPoolExecutor:
    """So many processes, each of which first does what it is to begin with."""
    return ProcessPoolExecutor(workers, get_context("spawn"), _begin, (begin, given))


def _begin(begin: Callable[..., None] | None, given: tuple[Any, ...]) -> None:
    Thread(target=_leave_with_parent, daemon=True).start()
    if begin is not None:
        begin(*given)


def _leave_with_parent() -> None:
    """A parent that was killed could not say goodbye; without it nobody waits for what is worked out here."""
    parent = parent_process()
    assert parent is not None, "only in a worker"
    parent.join()
    os._exit(1)
