"""Whole games that must replay, line by line, as they once were played; one for each way a game can end."""

from __future__ import annotations

from pathlib import Path

import pytest

import golden
from posterity.engine import record as records
from posterity.games import TITLES, proof, title

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

    assert path.stem == f"{header.variant}-{header.seats}-{proof(one).ending(game.state, game.told())}"


def test_every_table_has_a_golden_game_for_every_ending() -> None:
    for name in TITLES:
        one = title(name)
        for variant in one.variants:
            for seats in range(variant.fewest, variant.most + 1):
                for ending in proof(one).endings(variant.name, seats):
                    path = FOLDER / name / f"{variant.name}-{seats}-{ending}.record"
                    assert path in RECORDS, f"{path.name} is missing: make it with tools/golden.py"


@pytest.mark.parametrize("name", TITLES)
def test_a_golden_game_changes_only_with_the_version_of_the_rules(name: str) -> None:
    """Games that people have stored change with it: only a new version tells a table to look."""
    one = title(name)
    lock = golden.locked()[name]
    games = {path.stem: path.read_text(encoding="utf-8") for path in RECORDS if path.parent.name == name}
    assert lock["rules"] == one.rules_version, f"RULES_VERSION of {name} rose: run tools/golden.py {name}"
    different = golden.changed(golden.locked(), one, games)
    assert not different, f"{different} changed or gone: raise RULES_VERSION of {name} and run tools/golden.py {name}"
    assert sorted(lock["games"]) == sorted(games), f"run tools/golden.py {name}: its games and their lock differ"


def test_golden_games_are_not_rewritten_under_the_same_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    monkeypatch.setattr(golden, "LOCK", tmp_path / "lock.json")
    one = title("village")
    before = {"standard-2-village": "P1 take family plague", "standard-3-village": "P1 take family pink"}
    golden.keep(one, before)
    for wrong, games in (
        ("standard-2-village", {**before, "standard-2-village": "P1 take family orange"}),
        ("standard-3-village", {"standard-2-village": "P1 take family plague"}),
        ("standard-2-village, standard-3-village", {"standard-4-village": "P1 take family plague"}),
    ):
        with pytest.raises(SystemExit, match=f"these games would change or be gone: {wrong}\\. Raise"):
            golden.keep(one, games)
        assert kept(tmp_path / "village") == before
    golden.keep(one, before := {**before, "standard-4-village": "P1 take family green"})
    assert kept(tmp_path / "village") == before, "one more is welcome"
    golden.LOCK.write_text(golden.LOCK.read_text().replace(f'"rules": {one.rules_version}', '"rules": 0'))
    golden.keep(one, {"standard-2-village": "P1 take family orange"})
    assert golden.locked()["village"]["rules"] == one.rules_version
    assert kept(tmp_path / "village") == {"standard-2-village": "P1 take family orange"}, "nothing old is left"


def test_what_is_missing_is_found_near_another_ending_and_the_rest_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With five players hardly any game of Village ends by a guest's last place in the chronicle."""
    before = {path.stem: path.read_text(encoding="utf-8") for path in RECORDS if path.parent.name == "village"}
    rare = "standard-5-chronicle-guest"
    one = title("village")
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    monkeypatch.setattr(golden, "LOCK", tmp_path / "lock.json")
    golden.keep(one, {name: text for name, text in before.items() if name != rare})
    (tmp_path / "village" / "solo-1-graves-guest.record").write_text(before["standard-2-graves-guest"])

    known = records.read(before["standard-5-chronicle-turn"], one)
    monkeypatch.setattr(golden, "played", lambda *_: (known, known.told()))
    monkeypatch.setattr(golden, "SEEDS", 1)
    monkeypatch.setattr("sys.argv", ["golden.py", "village"])
    golden.main()
    after = kept(tmp_path / "village")
    found = records.read(after.pop(rare), one)
    assert proof(one).ending(found.state, found.told()) == "chronicle-guest"
    assert after == {name: text for name, text in before.items() if name != rare}


def kept(folder: Path) -> dict[str, str]:
    return {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.record")}
