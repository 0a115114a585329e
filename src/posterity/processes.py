"""Processes for long work: they end with the one that began them, however that one ended."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
from threading import Thread
from typing import Any


def pool(workers: int, begin: Callable[..., None] | None = None, *given: Any) -> ProcessPoolExecutor:
    """So many processes, each of which first does what it is to begin with."""
    return ProcessPoolExecutor(workers, get_context("spawn"), _begin, (begin, given))


def _begin(begin: Callable[..., None] | None, given: tuple[Any, ...]) -> None:
    end_with_parent()
    if begin is not None:
        begin(*given)


def end_with_parent() -> None:
    """In a worker: a parent that was killed could not say goodbye; without it nobody waits for what is worked out
    here."""
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None, "only in a worker"
    parent.join()
    os._exit(1)


@contextmanager
def unheard(*signals: signal.Signals) -> Iterator[None]:
    """These signals wait meanwhile; processes that begin meanwhile do not hear them until they say so."""
    resource_tracker.ensure_running()  # it would begin with the first process, and let the signals through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
