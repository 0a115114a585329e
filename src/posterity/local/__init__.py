"""Tables on a device of their own, without a server: the same tables in a browser's worker, its storage for a disk.

Only the standard library is needed. What the pages of a browser and this say to each other stands in docs/local.md.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from types import ModuleType
from typing import Any

if find_spec("mypy_extensions") is None:  # a mark for the compiler: what is interpreted does without

    class _Marks(ModuleType):
        @staticmethod
        def mypyc_attr(**_: Any) -> Any:
            return lambda marked: marked

    sys.modules["mypy_extensions"] = _Marks("mypy_extensions")

from posterity.local.house import LocalHouse

__all__ = ["LocalHouse"]
