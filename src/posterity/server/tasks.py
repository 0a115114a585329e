"""What other processes are asked for: pages of data come out of them as JSON."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec


class Told:
    """A task, and what it found as it is sent."""

    def __init__(self, task: Callable[..., Any]) -> None:
        self.task = task
        self.__qualname__ = task.__qualname__

    def __call__(self, *args: Any) -> Any:
        found = self.task(*args)
        return msgspec.json.encode(found) if isinstance(found, dict) else found
