"""What is marked † in the rules is what the data file has from elsewhere than a rulebook, part by part."""

from __future__ import annotations

import pytest

from citing import rule
from legacy_rulebook import marked
from legacy_table import TITLE_OF
from posterity.games.legacy.terms import CONTRIBUTION, FRIEND, MISSION, PATRON, TITLE

FRIEND_FIELDS = ["sex", "nation", "occupation", "money", "income", "friends", "prestige", "effect"]
# Of each table: the keys of its rows in their order, the column of the names, the fields in the columns after it.
TABLES = [
    ("L 11.5", "friends", FRIEND.names, 0, FRIEND_FIELDS),
    ("L 13.1", "titles", TITLE.names, 1, ["cost", "benefit"]),
    ("L 13.2", "contributions", CONTRIBUTION.names, 1, ["cost", "benefit"]),
    ("L 14.2", "missions", MISSION.names, 0, ["needs", "honor", "benefit"]),
    ("L 15.2", "patrons", PATRON.names, 0, ["main", "minor", "other"]),
]


@rule("L 11.5", "L 13.1", "L 13.2", "L 14.2", "L 15.2")
@pytest.mark.parametrize(("number", "kind", "names", "at", "fields"), TABLES, ids=[table[1] for table in TABLES])
def test_the_rules_mark_what_is_not_from_a_rulebook(
    number: str, kind: str, names: list[str], at: int, fields: list[str]
) -> None:
    for name, row in zip(names, marked(number), strict=True):
        fact = TITLE_OF.facts.by_key[f"{kind}.{name}"]
        parts = dict(zip(fields, row[at + 1 :], strict=True))
        # A † behind the name of a friend stands for the whole row.
        whole = kind == "friends" and row[at].endswith("†")
        doubtful = [field for field in fields if whole or "†" in parts[field]]
        assert [field for field in fields if fact.source_of(field) != "rulebook"] == doubtful, fact.key
