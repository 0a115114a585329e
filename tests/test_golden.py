"""Whole games that must replay, line by line, as they once were played; one for each way a game can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from posterity.engine import record as records
from posterity.engine.game import history
from posterity.games import TITLES, title

FOLDER = Path(__file__).parent / "golden"
RECORDS = sorted(FOLDER.rglob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_game_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    header = records.read_header(text)
    one = title(header.title, header.edition)
    game = records.read(text, one)
    assert game.over
    assert records.write(game) == text

    answers = history(game.past)
    again = game.rewound(answers, listening=True)
    events = list(again.events)
    for answer in answers:
        if answer.action is not None:
            again.play(answer.action)
            events += again.events
    assert path.stem == f"{header.variant}-{header.seats}-{one.ending(again.state, events)}"


def test_every_table_has_a_golden_game_for_every_ending() -> None:
    for name in TITLES:
        one = title(name)
        for variant in one.variants:
            for seats in range(variant.fewest, variant.most + 1):
                for ending in one.endings(variant.name, seats):
                    path = FOLDER / name / f"{variant.name}-{seats}-{ending}.record"
                    assert path in RECORDS, f"{path.name} is missing: make it with tools/golden.py"
