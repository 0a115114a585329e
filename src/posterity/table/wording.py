"""What is wrong with what somebody sent, in words of our own: what would be right, and what came instead."""

from __future__ import annotations

import json
from typing import Final

LONGEST: Final = 40  # characters of a text that is quoted back
MISSING: Final = "this is missing and must be given"
UNKNOWN: Final = "nothing of that name is known here; leave it out"

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


def wrong(kind: str, got: object, **bounds: object) -> str:
    """A mistake of one of these kinds."""
    return f"expected {EXPECTED.get(kind, 'something else').format(**bounds)}, got {_quoted(got)}"


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
