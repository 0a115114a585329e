"""What differs between two tables, laid over the first, is the second."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posterity.table.patch import difference, laid_over


@pytest.mark.parametrize(
    ("before", "now", "sent"),
    [
        pytest.param({"gold": 3, "round": 1}, {"gold": 5, "round": 1}, {"gold": 5}, id="what stays is not sent"),
        pytest.param({"patron": "ada"}, {}, {"patron": None}, id="what is gone"),
        pytest.param({"row": [1, 2]}, {"row": [2]}, {"row": [2]}, id="a plain list comes whole"),
        pytest.param(
            {"houses": [{"gold": 1, "kin": 2}, {"gold": 3}]},
            {"houses": [{"gold": 1, "kin": 3}, {"gold": 3}]},
            {"houses": {"0": {"kin": 3}}},
            id="one of several",
        ),
        pytest.param([{"a": 1}], [{"a": 1}, {"a": 2}], {"1": {"a": 2}, "length": 2}, id="one more"),
        pytest.param([{"a": 1}, {"a": 2}], [{"a": 2}], {"0": {"a": 2}, "length": 1}, id="one less"),
        pytest.param({"hand": [{"a": 1}]}, {"hand": []}, {"hand": []}, id="the last one goes"),
        pytest.param(
            {"hand": [None, {"a": 1}]}, {"hand": [{"a": 1}, None]}, {"hand": [{"a": 1}, None]}, id="with holes"
        ),
    ],
)
def test_only_what_differs_is_sent(before: Any, now: Any, sent: Any) -> None:
    assert difference(before, now) == sent
    assert laid_over(before, sent) == now


# As in a face, what stands under a name is always of the same kind, or it is not there.
tables: st.SearchStrategy[dict[str, Any]] = st.deferred(
    lambda: st.fixed_dictionaries(
        {},
        optional={
            "gold": st.integers(0, 2),
            "row": st.lists(st.sampled_from(["ada", "jan"]), max_size=3),
            "hand": st.lists(st.none() | tables, max_size=3),
            "houses": st.lists(tables, max_size=3),
            "board": tables,
        },
    )
)


@given(tables, tables)
def test_whatever_the_two_are(before: Any, now: Any) -> None:
    if before != now:
        assert laid_over(before, json.loads(json.dumps(difference(before, now)))) == now
