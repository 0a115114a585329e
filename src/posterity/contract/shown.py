"""What a face shows, as typed data: dataclasses of numbers, words and lists of these. Wherever it goes it becomes plain
data, and its types become the browser's (tools/faces.py). What is None is left out there."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from posterity.engine import Refusal

AS_IT_IS: Final = (int, str, bool, float)
_fields: Final[dict[type[Any], tuple[str, ...]]] = {}


def plain(shown: Any) -> Any:
    """Ready to be sent."""
    kind = type(shown)
    if kind in AS_IT_IS or shown is None:
        return shown
    if kind is list:
        return [plain(one) for one in shown]
    if kind is dict:
        return {name: plain(one) for name, one in shown.items() if one is not None}
    if kind not in _fields:
        _fields[kind] = tuple(field.name for field in fields(kind))
    found: dict[str, Any] = {}
    for name in _fields[kind]:
        value = getattr(shown, name)
        if value is not None:
            found[name] = value if type(value) in AS_IT_IS else plain(value)
    return found


@dataclass(slots=True)
class Why:
    """Why not: what stands in the way, how much of it is needed and there, and the things that it is about."""

    reason: str  # spoken as "why-" + reason
    need: int
    have: int
    what: list[str]  # message ids


def why(refusal: Refusal) -> Why:
    """As the menu says it."""
    return Why(refusal.reason, refusal.need, refusal.have, refusal.what.split())
