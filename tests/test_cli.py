"""The command line as a person meets it: whole games, wrong input, a power cut."""

from __future__ import annotations

import importlib
import itertools
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from posterity.cli import main
from posterity.engine import Game, SeededChance, build, new
from posterity.engine import record as records
from posterity.games import TITLES
from posterity.games.village import title
from posterity.games.village.state import Village
from test_processes import finished, started

GOLDEN = Path(__file__).parent / "golden" / "village"
COMMAND = [sys.executable, "-m", "posterity"]


def run(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "COLUMNS": "100", "PYTHONWARNINGS": "error"}
    return finished([*COMMAND, *args], typed, env=env)


def kept(path: Path) -> Game[Village]:
    return records.read(path.read_text(encoding="utf-8"), title())


def in_process(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: list[str], *args: str
) -> str:
    """Run a command in this process with these answers; what it printed."""
    answers = iter(typed)

    def answer(prompt: str = "") -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr("sys.argv", ["posterity", *args])
    monkeypatch.setenv("COLUMNS", "100")
    with pytest.raises(SystemExit) as exit_:
        main()
    out = capsys.readouterr()
    assert exit_.value.code == 0, out.err
    return out.out


@pytest.mark.parametrize("name", list(TITLES))
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_a_whole_game_can_be_played(
    language: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my.record"
    # A number chooses, Enter ends the turn; at the other prompt each of them is told to be out of place.
    typed = list(itertools.islice(itertools.cycle(["1", ""]), 4000))
    args = ["play", name, "--players", "2", "--bots", "page", "--seed", "4", "--save", str(file), "-l", language]
    out = in_process(monkeypatch, capsys, typed, *args)
    game = records.read(file.read_text(encoding="utf-8"), TITLES[name](None))
    assert game.over
    for total in game.result().totals():
        assert str(total) in out
    assert {"en": "The winner is", "pl": "Zwycięstwo", "ru": "Победа"}[language] in out


def test_a_solo_game_ends_with_a_level(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = list(itertools.islice(itertools.cycle(["1", ""]), 4000))
    args = ["play", "--solo", "--seed", "1", "--plain", "--save", str(tmp_path / "solo.record")]
    out = in_process(monkeypatch, capsys, typed, *args)
    assert "You reached the level Apprentice with" in out
    assert "Jagna took" in out
    assert "┃" not in out and "─" not in out, "plain means no drawing"


def test_everything_can_be_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.record"
    file = tmp_path / "my.record"
    typed = ["99", "x", "?", "? 1", "b", "s", "i", "l", "h", "u", f"w {copy}", "w /nowhere/at/all", "1", "u", "1", "q"]
    out = in_process(monkeypatch, capsys, typed, "play", "--players", "3", "--seed", "2", "--save", str(file))
    assert "I do not understand “99”. Type a number from 1 to" in out
    assert "Not possible now:" in out
    assert "the well takes three of a colour" in out
    assert "Nor after any of these choices:" in out
    assert "nobody of yours works at the smithy" in out
    assert "For certain:" in out
    assert "If the game ended now" in out
    assert "Prices and rewards †" in out
    assert "rests on reconstructed values" in out
    assert "Nothing can be taken back" in out
    assert "Taken back." in out
    assert "/nowhere/at/all: No such file or directory" in out
    assert f"posterity play --resume {file}" in " ".join(out.split())
    assert copy.read_text(encoding="utf-8").startswith("posterity record 1\n")


def test_a_hint_is_told_and_nothing_is_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.import_module("posterity.cli.play"), "HINT_STEPS", 12)
    file = tmp_path / "my.record"
    args = ["play", "--players", "3", "--bots", "page,regent", "--seed", "2", "--plain", "--save", str(file)]
    out = in_process(monkeypatch, capsys, ["hint", "q"], *args)
    told = out.split("The Regent’s estimate:\n")[1].split("> ")[0].splitlines()
    assert len(told) >= 5 and all(re.fullmatch(r"  \d+  take .+: \d+%", line) for line in told[:5]), told
    assert not [line for line in file.read_text(encoding="utf-8").split("\n") if line.startswith("P1 ")]
    assert kept(file).setup.names == ["Player 1", "bot page 2", "bot regent 3"]
    assert "Page: takes what comes, and seldom something foolish\nRegent: thinks longest" in out
    assert "Regent 3" in out


def test_bots_of_former_days_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my.record"
    game = new(title(), "standard", 2, SeededChance(2), ["Ada", "bot greedy 2"])
    file.write_text(records.write(game), encoding="utf-8")
    out = in_process(monkeypatch, capsys, ["1", "1", "", "q"], "play", "--resume", str(file))
    assert "Squire 2" in out and "greedy" not in out
    assert [line for line in file.read_text(encoding="utf-8").split("\n") if line.startswith("P2 ")]


def test_the_regent_looks_at_every_decision_of_a_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.import_module("posterity.cli.replay"), "ANALYSIS_STEPS", 2)
    path = GOLDEN.parent / "legacy" / "standard-2-all-extinct.record"
    out = in_process(monkeypatch, capsys, [], "replay", str(path), "--analyse", "--plain")
    assert "How the seats stood, after so many choices:\n  0: P1 " in out
    turns = out.split("The moves that turned the game\n")[1].splitlines()
    assert 1 <= len(turns) <= 8
    told = [re.search(r"^(\d+)\. (.+?): P[12] chose “.+”; the Regent: “.+”; cost \d+%\.$", turn) for turn in turns]
    for turn, found in zip(turns, told, strict=True):
        assert found, turn
        # In this record both seats choose a head and keep their hand first.
        when = "Before the first round" if int(found[1]) <= 4 else r"Round \d of 9"
        assert re.fullmatch(when, found[2]), turn


def test_undo_at_the_end_of_the_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my.record"
    typed = ["1", "2", "u", "u", "q"]  # take a cube, decline, take both back
    out = in_process(monkeypatch, capsys, typed, "play", "--players", "2", "--seed", "2", "--save", str(file))
    assert out.count("Taken back.") == 2
    assert not [answer for answer in records.write(kept(file)).split("\n") if answer.startswith("P1 ")]


def test_the_end_of_the_turn_says_what_it_does_not_understand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my.record"
    typed = ["1", "2", "7", "b", "q"]  # take a cube, decline, and choose once more, though nothing is left to choose
    out = in_process(monkeypatch, capsys, typed, "play", "--players", "2", "--seed", "2", "--save", str(file))
    assert out.count("I do not understand “7”. Press Enter to end the turn") == 1
    assert "I do not understand “b”" not in out


def test_replay_tells_the_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    path = GOLDEN / "solo-1-graves-jagna.record"
    out = in_process(monkeypatch, capsys, [], "replay", str(path))
    assert "1. P1: take" in out
    assert "Jagna took the last place: the last turns begin." in out
    out = in_process(monkeypatch, capsys, ["", "q"], "replay", str(path), "--step", "--board", "-l", "pl")
    assert "2. P1:" in out
    assert "3. P1:" not in out


def test_killed_in_the_middle_of_a_market_day_nothing_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "my.record"
    command = [*COMMAND, "play", "--players", "2", "--humans", "2", "--no-confirm", "--seed", "11", "--save", str(file)]
    source = random.Random(5)
    with started(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
        assert process.stdin is not None
        wait_for(file.exists)
        for _ in range(400):
            text = file.read_text(encoding="utf-8")
            game = kept(file)
            if type(game.state.agenda[-1]).__name__ == "MarketTurn":
                break
            process.stdin.write(f"{1 + source.randrange(len(game.options))}\n")
            process.stdin.flush()
            wait_for(lambda before=text: file.read_text(encoding="utf-8") != before)
        else:
            pytest.fail("no market day with a choice in 400 choices")
    assert process.returncode == -signal.SIGKILL
    options = game.options
    resumed = run("play", "--resume", str(file), typed="q\n")
    assert resumed.returncode == 0, resumed.stderr
    assert "Market day: serve a customer or pass." in resumed.stdout
    assert f"  {len(options)}  " in resumed.stdout
    again = kept(file)
    assert (again.seat, again.options) == (game.seat, options)
    assert file.read_text(encoding="utf-8") == text


def wait_for(condition: object, seconds: float = 60) -> None:
    assert callable(condition)
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "the game did not go on"
        time.sleep(0.01)


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (["play", "chess"], "there is no title 'chess'; there are: village"),
        (["play", "--players", "99"], "village (standard) is for 2 to 5 players, not 99"),
        (["play", "--players", "1"], "village (standard) is for 2 to 5 players, not 1"),
        (["play", "--players", "-3"], "village (standard) is for 2 to 5 players, not -3"),
        (["play", "--solo", "--players", "4"], "village (solo) is for 1 player, not 4"),
        (["play", "--variant", "royal"], "village has no variant 'royal'; it has: standard, solo, solo-die"),
        (["play", "--humans", "7"], "7 of 3 seats cannot be people"),
        (["play", "--bots", "page,deep"], "there is no bot 'deep'; there are: page, squire, knight, regent"),
        (["play", "-l", "xx"], "there is no language 'xx'; there are: en, pl, ru"),
        (["play", "--save", "/nowhere/my.record"], "/nowhere/my.record: the game cannot be kept there"),
        (["play", "--resume", "/nowhere/my.record"], "/nowhere/my.record: a record cannot be read: no such file"),
        (["replay", "{broken}"], "{broken}: line 8: expected 'chance customers-24: ...', got 'P1 take all'"),
        (["replay", "{binary}"], "{binary}: not a text file in UTF-8, so not a record"),
        (["play", "--resume", "{broken}"], "{broken}: line 8: expected 'chance customers-24: ...'"),
        (["play", "--edition", "{edition}"], "{edition}: life.lap: expected a whole number like 10, got 'ten'"),
        (["play", "--edition", "{broken}"], "{broken}: not valid TOML:"),
        (["play", "--pick", "1=red"], "seat 1 picks 'red', but nothing can be picked in village"),
        (["play", "signorie", "--pick", "2=green"], "seat 2: signorie has no board 'green'; it has: yellow, red, purp"),
        (["play", "signorie", "--pick", "4=red"], "--pick 4=red: expected a seat from 1 to 3 and what it picks, such"),
        (["play", "signorie", "--pick", "red"], "--pick red: expected a seat from 1 to 3 and what it picks, such as"),
        (
            ["play", "signorie", "--pick", "2="],
            "--pick 2=: expected a seat from 1 to 3 and what it picks, such as 1=red",
        ),
        (["play", "signorie", "--pick", "1=red", "--pick", "1=blue"], "--pick 1=blue: seat 1 picks 'red' already"),
        (
            ["play", "signorie", "--pick", "1=red", "--pick", "2=red"],
            "seat 2: seat 1 has the board 'red' already; left",
        ),
        (["play", "--resume", "{broken}", "--pick", "1=red"], "a kept game knows its edition, its house rules and its"),
        (["serve", "--database", "nonsense"], "nonsense: not a database that can be used"),
        (["bench", "--title", "chess"], "there is no title 'chess'"),
        (["fuzz", "chess"], "there is no title 'chess'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_bad_input_gets_one_line_and_a_non_zero_exit(args: list[str], problem: str, tmp_path: Path) -> None:
    files = {"broken": tmp_path / "broken.record", "binary": tmp_path / "binary", "edition": tmp_path / "my.toml"}
    header = "posterity record 1\ntitle: village\nvariant: standard\nseats: 2\nnames: A | B\n"
    header += f"rules: {title().rules_version}\n\n"
    files["broken"].write_text(header + "P1 take all\n", encoding="utf-8")
    files["binary"].write_bytes(bytes([0xFF, 0xFE, 0x00]))
    files["edition"].write_text("[life]\nlap = 'ten'\n", encoding="utf-8")
    names = {name: str(path) for name, path in files.items()}
    result = run(*[arg.format(**names) for arg in args])
    assert result.returncode != 0
    assert result.stderr.startswith(f"posterity: {problem.format(**names)}"), result.stderr
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr + result.stdout


def test_what_seats_pick_is_kept_and_known_when_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "my.record"
    begun = run("play", "signorie", "--pick", "3=yellow", "--pick", "1=blue", "--save", str(file), typed="q\n")
    assert begun.returncode == 0, begun.stderr
    assert "\npicks: blue | chance | yellow\n" in file.read_text(encoding="utf-8")
    again = run("play", "--resume", str(file), "--plain", typed="q\n")
    assert again.returncode == 0, again.stderr
    assert re.search(r"player board: Player 1 blue; Squire 2 (red|purple); Squire 3 yellow", again.stdout)


def test_an_option_that_is_no_number_is_refused_by_name() -> None:
    result = run("play", "--players", "many")
    assert result.returncode == 2
    assert "players" in result.stderr and "Traceback" not in result.stderr


def test_bench_prints_one_object_a_line() -> None:
    result = run("bench", "--json", "--repetitions", "1", "--seconds", "0.02", "--players", "2")
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert [(line["name"], line["players"], line["build"]) for line in lines] == [(name, 2, build()) for name in TITLES]
    assert set(lines[0]) == {"name", "players", "build", "decisions_per_s", "games_per_s", "copy_us"}
    assert all(lines[0][key] > 0 for key in ("decisions_per_s", "games_per_s", "copy_us"))


def test_bench_measures_the_search_of_every_title() -> None:
    result = run("bench", "--search", "--json", "--repetitions", "1", "--seconds", "0.02")
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert [(line["name"], line["players"]) for line in lines] == [(name, 4) for name in TITLES]
    assert all(line["steps_per_s"] > 0 for line in lines)


def test_bench_measures_the_peers_beside_us() -> None:
    result = run("bench", "--peers", "--repetitions", "1", "--seconds", "0.02", "--players", "4")
    assert result.returncode == 0, result.stderr
    for name in ("village", "catanatron", "backgammon", "gin_rummy"):
        assert name in result.stdout.replace("\n", "")


def test_fuzz_counts_what_it_checked() -> None:
    result = run("fuzz", "--games", "2", "--first-seed", "70")
    assert result.returncode == 0, result.stderr
    assert f"village, {build()}, seeds 70 to 71" in result.stdout
    assert "no failure" in result.stdout


def test_the_version_is_told() -> None:
    assert run("--version").stdout.startswith("posterity 0.")
