"""What is wrong with what somebody sent, in words of our own: where, what would be right, and what came instead."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from pydantic import ValidationError

LONGEST = 40  # characters of a text that is quoted back

# What would be right, by pydantic's kinds of errors, with the bounds that it knows.
EXPECTED: Final = {
    "model_type": "an object",
    "model_attributes_type": "an object",
    "dict_type": "an object",
    "list_type": "a list",
    "too_short": "a list of at least {min_length}",
    "too_long": "a list of at most {max_length}",
    "string_type": "a text",
    "string_unicode": "a text in UTF-8",
    "string_too_short": "a text with a length of at least {min_length}",
    "string_too_long": "a text with a length of at most {max_length}",
    "int_type": "a whole number",
    "int_parsing": "a whole number",
    "int_parsing_size": "a whole number of fewer digits",
    "int_from_float": "a whole number",
    "finite_number": "a whole number",
    "greater_than_equal": "a number of at least {ge}",
    "less_than": "a number below {lt}",
    "bool_type": "true or false",
    "bool_parsing": "true or false",
    "literal_error": "{expected}",
    "union_tag_invalid": "{expected_tags}",
    "value_error": "{error}",
}


def fault(error: Mapping[str, Any], whole: str) -> str:
    """One thing that pydantic found, as a sentence; `whole` is what it is called that was looked at."""
    kind, place, got = error["type"], [str(part) for part in error["loc"]], error["input"]
    known = error.get("ctx", {})
    if kind.startswith("union_tag"):  # it is found at the object, and is about what says of which kind that is
        place.append(known["discriminator"].strip("'"))
        got = known.get("tag")
    where = ".".join(place) or whole
    if kind in ("missing", "union_tag_not_found"):
        return f"{where}: this is missing and must be given"
    if kind == "extra_forbidden":
        return f"{where}: nothing of that name is known here; leave it out"
    return f"{where}: expected {EXPECTED.get(kind, 'something else').format(**known)}, got {_quoted(got)}"


def _quoted(got: object) -> str:
    if isinstance(got, dict):
        return "an object"
    if isinstance(got, list):
        return f"a list of {len(got)}"
    if isinstance(got, str) and len(got) > LONGEST:
        return f"one of {len(got)}"
    if isinstance(got, bytes):
        return "a body that is not sent as application/json"
    return json.dumps(got, ensure_ascii=False)


def misread(error: ValidationError, whole: str) -> str:
    """Why a text could not be read as what it should be."""
    first = error.errors(include_url=False)[0]
    if first["type"] != "json_invalid":
        return fault(first, whole)
    at = re.search(r"line (\d+) column (\d+)", first["ctx"]["error"])
    return f"{whole}: expected an object in JSON" + (f", which it is not at line {at[1]}, column {at[2]}" if at else "")
