"""What pydantic finds wrong with what somebody sent, in words of our own: where, what would be right, and what came."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from posterity.table.wording import MISSING, UNKNOWN, wrong


def fault(error: Mapping[str, Any], whole: str) -> str:
    """One thing that pydantic found, as a sentence; `whole` is what it is called that was looked at."""
    kind, place, got = error["type"], [str(part) for part in error["loc"]], error["input"]
    known = error.get("ctx", {})
    if kind.startswith("union_tag"):  # it is found at the object, and is about what says of which kind that is
        tag = known["discriminator"].strip("'")
        place, got = [*place, tag], got.get(tag)
    where = ".".join(place) or whole
    if kind in ("missing", "union_tag_not_found"):
        return f"{where}: {MISSING}"
    if kind == "extra_forbidden":
        return f"{where}: {UNKNOWN}"
    return f"{where}: {wrong(kind, got, **known)}"


def misread(error: ValidationError, whole: str) -> str:
    """Why a text could not be read as what it should be."""
    first = error.errors(include_url=False)[0]
    if first["type"] != "json_invalid":
        return fault(first, whole)
    at = re.search(r"line (\d+) column (\d+)", first["ctx"]["error"])
    return f"{whole}: expected an object in JSON" + (f", which it is not at line {at[1]}, column {at[2]}" if at else "")
