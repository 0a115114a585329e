"""What changed between two versions of plain data, small enough to be sent at every move.

As in a JSON merge patch an object holds what differs, and null takes something away. Lists of objects are too long to
be sent whole: what differs in one is an object, too, by position, with the `length` if that is another.
"""

from __future__ import annotations

from typing import Any

Plain = Any  # dicts, lists, words and numbers


def difference(before: Plain, now: Plain) -> Plain:
    """What `laid_over(before, …)` needs to make `now` of it; only for two that differ."""
    if type(before) is dict and type(now) is dict:
        found = {name: difference(before.get(name), part) for name, part in now.items() if before.get(name) != part}
        found.update({name: None for name in before if name not in now})
        return found
    if type(before) is list and type(now) is list and _of_objects(before) and _of_objects(now):
        same = min(len(before), len(now))
        found = {str(i): difference(before[i], now[i]) for i in range(same) if before[i] != now[i]}
        found.update({str(i): now[i] for i in range(same, len(now))})
        if len(before) != len(now):
            found["length"] = len(now)
        return found
    return now


def _of_objects(parts: list[Plain]) -> bool:
    return bool(parts) and all(type(part) is dict for part in parts)


def laid_over(before: Plain, patch: Plain) -> Plain:
    """The data of which `patch` is what differs."""
    if type(patch) is not dict:
        return patch
    if type(before) is list:
        length = patch.get("length", len(before))
        known = before[:length] + [None] * (length - len(before))
        return [laid_over(part, patch[str(i)]) if str(i) in patch else part for i, part in enumerate(known)]
    if type(before) is not dict:
        return patch
    whole = {**before, **{name: laid_over(before.get(name), part) for name, part in patch.items()}}
    return {name: part for name, part in whole.items() if name not in patch or patch[name] is not None}
