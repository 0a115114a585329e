"""Tournaments: fair seats and luck, nothing lost when interrupted, and numbers that can be checked by hand."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as Xml
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from posterity.arena import charts, report
from posterity.arena.statistics import Case, Facts, Numbers, all_facts, compare, summary, wilson
from posterity.arena.tournament import FILE, Played, Tournament, begin, load, on_cluster, play, run, shares
from posterity.bots import BOTS
from posterity.cli.arena import standings
from posterity.engine import Action, PosterityError, SetupError, View
from posterity.engine import record as records
from posterity.games import title
from posterity.speech import LANGUAGES
from test_processes import finished, started
from test_speech import messages, words_in

ARENA = Path(report.__file__).parent
PAGES = Tournament("signorie", "standard", ["page", "page"])


def games_of(tournament: Tournament, folder: Path, numbers: list[int]) -> list[Played]:
    begin(folder, tournament)
    with closing(run(tournament, folder, numbers, workers=1)) as source:
        return list(source)


def untimed(folder: Path) -> list[str]:
    """The lines of the file without what the clock says, by number of game."""
    lines = [json.loads(line) for line in (folder / FILE).read_text(encoding="utf-8").splitlines()[1:]]
    for line in lines:
        del line["thinking"]
    return [json.dumps(line) for line in sorted(lines, key=lambda line: int(line["number"]))]


def numbers_of(folder: Path) -> Numbers:
    tournament, played = load(folder)
    return summary(tournament, list(all_facts(tournament, played, workers=1)))


# --- Seats and luck ---


def test_each_luck_is_played_once_from_every_rotation() -> None:
    tournament = Tournament("village", "standard", ["a", "b", "c", "d"], first_seed=50)
    first, second = ([tournament.seating(number) for number in numbers] for numbers in (range(4), range(4, 8)))
    assert [(seed, rotation) for seed, rotation, _ in first] == [(50, 0), (50, 1), (50, 2), (50, 3)]
    assert {seed for seed, _, _ in second} == {51}
    for luck in (first, second):
        for seat in range(4):
            assert sorted(seated[seat] for _, _, seated in luck) == ["a", "b", "c", "d"]


def test_who_sits_beside_whom_changes_with_the_luck() -> None:
    tournament = Tournament("village", "standard", ["a", "b", "c", "d"])
    circles = {"".join(tournament.seating(luck * 4)[2]) for luck in range(6)}
    assert circles == {"abcd", "abdc", "acbd", "acdb", "adbc", "adcb"}


def test_the_rotations_of_a_luck_draw_the_same() -> None:
    def dealt(number: int) -> list[str]:
        played = play(PAGES, number)
        assert played is not None
        return [line for line in played.record.split("\nP1 ")[0].split("\n") if line.startswith("chance ")]

    assert dealt(0) == dealt(1)
    assert dealt(0) != dealt(2)
    assert dealt(0)


def test_a_game_depends_on_nothing_but_its_number() -> None:
    once, again, other = play(PAGES, 3), play(PAGES, 3), play(PAGES, 2)
    assert once is not None and again is not None and other is not None
    assert once.record == again.record
    assert once.record.split("\n\n")[1] != other.record.split("\n\n")[1]


def test_a_shared_victory_counts_as_a_share() -> None:
    assert shares([1, 3, 1]) == [0.5, 0.0, 0.5]
    assert shares([2, 2]) == [0.0, 0.0]


def test_a_bot_that_breaks_the_rules_is_named_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def __init__(self, source: random.Random) -> None: ...

        def choose(self, view: View[Any]) -> Action:
            assert view.menu is not None
            return next(action for action in view.title.actions.actions if action not in view.menu.options)

    class Fool(Cheat):
        def choose(self, view: View[Any]) -> Action:
            raise ValueError("no idea")

    monkeypatch.setitem(BOTS, "cheat", Cheat)
    monkeypatch.setitem(BOTS, "fool", Fool)
    with pytest.raises(PosterityError, match=r"game 5 \(seed 2, rotation 1\): cheat breaks the rules: "):
        play(Tournament("signorie", "standard", ["cheat", "cheat"]), 5)
    with pytest.raises(PosterityError, match=r"game 0 .*: fool fails: ValueError\('no idea'\)"):
        play(Tournament("signorie", "standard", ["fool", "fool"]), 0)


# --- The file ---


def test_an_interrupted_tournament_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    games_of(PAGES, tmp_path / "whole", list(range(6)))
    part = tmp_path / "part"
    begin(part, PAGES)
    with closing(run(PAGES, part, range(6), workers=1)) as source:
        for _ in range(2):
            next(source)
    with (part / FILE).open("a", encoding="utf-8") as file:
        file.write('{"number":2,"seed":1,"rota')  # the power went
    kept = begin(part, PAGES)
    assert [game.number for game in kept] == [0, 1]
    assert (part / FILE).read_bytes().endswith(b"}\n")
    games_of(PAGES, part, [5, 4, 3, 2])  # as processes may end them
    assert untimed(part) == untimed(tmp_path / "whole")
    whole, parted = numbers_of(tmp_path / "whole"), numbers_of(part)
    for numbers in (whole, parted):
        for one in numbers["bots"]:
            del one["seconds"]
    assert json.dumps(parted) == json.dumps(whole)


def test_more_games_can_be_asked_for_later_and_none_counts_twice(tmp_path: Path) -> None:
    games_of(PAGES, tmp_path, [0, 1])
    games_of(PAGES, tmp_path, [1, 2])
    assert [game.number for game in begin(tmp_path, PAGES)] == [0, 1, 2]


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    games_of(PAGES, tmp_path / "one", list(range(5)))
    begin(tmp_path / "two", PAGES)
    with closing(run(PAGES, tmp_path / "two", range(5), workers=2)) as source:
        assert len(list(source)) == 5
    assert untimed(tmp_path / "two") == untimed(tmp_path / "one")


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (Tournament("village", "standard", ["page", "page"]), "title signorie, not village"),
        (Tournament("signorie", "standard", ["page"] * 3), "bots page,page, not page,page,page"),
        (Tournament("signorie", "standard", ["page"] * 2, 7), "first seed 0, not 7"),
        (Tournament("signorie", "standard", ["page"] * 2, 0, {}), ""),
    ],
    ids=["title", "bots", "seed", "the same"],
)
def test_the_folder_of_another_tournament_is_refused(tmp_path: Path, other: Tournament, difference: str) -> None:
    begin(tmp_path, PAGES)
    if not difference:
        assert begin(tmp_path, other) == []
        return
    with pytest.raises(
        SetupError, match=f"holds another tournament, with {difference}; name another folder with --output"
    ):
        begin(tmp_path, other)


def test_what_is_no_tournament_is_refused_with_the_line(tmp_path: Path) -> None:
    with pytest.raises(PosterityError, match="the games cannot be read: no such file"):
        load(tmp_path)
    file = tmp_path / FILE
    file.write_text("hello\n", encoding="utf-8")
    with pytest.raises(PosterityError, match="line 1: not a line of a tournament"):
        load(tmp_path)
    file.unlink()
    games_of(PAGES, tmp_path, [0, 1])
    header, first, second = file.read_text(encoding="utf-8").splitlines(keepends=True)
    for broken, problem in ((first[:90] + "\n", "not a line of a tournament"), ("{}\n", "not a game of a tournament")):
        file.write_text(header + broken + second, encoding="utf-8")
        with pytest.raises(PosterityError, match=f"line 2: {problem}"):
            load(tmp_path)
    file.write_text(header.replace('"rules": ', '"rules": 9'), encoding="utf-8")
    with pytest.raises(PosterityError, match=r"played by version 9\d of the rules, this is version \d$"):
        load(tmp_path)


def test_the_cluster_returns_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray itself is no part of the tests: this stands for it."""
    down: list[bool] = []
    ray = SimpleNamespace(
        init=lambda **options: None,
        cluster_resources=lambda: {"CPU": 1.0},
        remote=lambda function: SimpleNamespace(remote=lambda *args: (function, args)),
        wait=lambda pending: (pending[-1:], pending[:-1]),
        get=lambda done: [function(*args) for function, args in done],
        shutdown=lambda: down.append(True),
        exceptions=SimpleNamespace(RayTaskError=KeyError),
    )
    monkeypatch.setitem(sys.modules, "ray", ray)
    found = {game.number: game.record for game in on_cluster(PAGES, range(6))}
    assert down
    for number in range(6):
        played = play(PAGES, number)
        assert played is not None and found[number] == played.record
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match="--cluster needs Ray, which is not installed"):
        list(on_cluster(PAGES, [0]))


# --- Numbers ---


def fact(number: int, bots: str, totals: list[int], choices: list[dict[str, int]] | None = None) -> Facts:
    """A game in which points come half from missions; the higher total wins."""
    points = [{"missions": total // 2, "rewards": total - total // 2} for total in totals]
    chosen = choices or [{"pass": 2} for _ in totals]
    return Facts(
        number=number,
        seed=number // len(totals),
        bots=bots.split(),
        places=[1 + sum(other > total for other in totals) for total in totals],
        points=points,
        level="",
        ending="by-order" if totals[0] == totals[1] else "outright",
        rounds=7,
        choices=chosen,
        first={action: 0 for one in chosen for action in one},
        thinking=[[1.0, 3.0] for _ in totals],
    )


def test_the_numbers_of_four_games() -> None:
    tournament = Tournament("signorie", "standard", ["able", "dull"])
    games = [
        fact(0, "able dull", [30, 10]),
        fact(1, "dull able", [12, 20]),
        fact(2, "able dull", [25, 25]),
        fact(3, "dull able", [15, 14]),
    ]
    numbers = summary(tournament, games)
    able, dull = numbers["bots"]
    assert (numbers["games"], numbers["lucks"]) == (4, 2)
    assert (able["games"], able["wins"], able["rate"], able["places"]) == (4, 2.5, 0.625, [3, 1])
    assert able["interval"] == wilson(0.625, 4)
    assert able["mirrored"] is None, "two lucks say nothing"
    assert (able["score"]["mean"], able["score"]["least"], able["score"]["median"]) == (22.25, 14, 22.5)
    assert able["score"]["counts"] == {"14": 1, "20": 1, "25": 1, "30": 1}
    assert dull["sources"] == {"missions": (5 + 6 + 12 + 7) / 4, "rewards": (5 + 6 + 13 + 8) / 4}
    assert able["rating"]["mu"] > 25 > dull["rating"]["mu"]
    assert able["seconds"] == {"median": 0.003, "p95": 0.003}
    assert able["decisions"] == 2
    pair = numbers["pairs"][0]
    assert (pair["bot"], pair["other"], pair["games"], pair["rate"]) == ("able", "dull", 4, 0.625)
    assert [seat["wins"] for seat in numbers["seats"]] == [2.5, 1.5]
    assert [seat["score"]["mean"] for seat in numbers["seats"]] == [20.5, 17.25]
    assert numbers["endings"] == {"outright": 3, "by-order": 1}
    assert (numbers["margin"]["median"], numbers["margin"]["most"]) == (4.5, 20)
    assert (numbers["decisions"]["mean"], numbers["rounds"]["mean"]) == (4, 7)


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(0.8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)  # the usual example
    assert wilson(0.0, 20)[0] == 0.0
    assert wilson(1.0, 20)[1] == 1.0


def test_mirrored_lucks_narrow_the_interval() -> None:
    """Whoever sits first wins by luck alone in nine of ten lucks: that says nothing against either bot."""
    tournament = Tournament("signorie", "standard", ["able", "dull"])
    games = []
    for luck in range(20):
        games.append(fact(2 * luck, "able dull", [9, 5]))
        games.append(fact(2 * luck + 1, "dull able", [5, 9] if luck % 10 == 0 else [9, 5]))
    low, high = summary(tournament, games)["bots"][0]["mirrored"]
    assert low < 0.55 < high
    assert high - low < 0.2 < wilson(0.55, 40)[1] - wilson(0.55, 40)[0]


def test_what_winners_do_is_compared_within_a_bot() -> None:
    cases = [Case("able", True, {"pass": 3, "wedding": 1 + i % 2}) for i in range(40)]
    cases += [Case("able", False, {"pass": 3, "wedding": i % 2}) for i in range(40)]
    cases += [Case("king", True, {"crown": 2 + i % 2}) for i in range(40)]  # never loses: nothing to compare
    cases += [Case("dull", i % 2 == 0, {"yawn": 1 + i % 3}) for i in range(60)]  # yawns as often when it wins
    (found,) = compare(cases)
    assert (found["what"], found["times"]) == ("wedding", 80)
    able, dull = 40 * 40 / 80, 30 * 30 / 60  # what the bots count
    assert found["winners"] == pytest.approx(1.5 * able / (able + dull))
    assert found["losers"] == pytest.approx(0.5 * able / (able + dull))
    assert found["clear"] > 5


def test_what_is_rare_or_accidental_is_not_shown() -> None:
    rare = [Case("able", i < 20, {"wedding": int(i < 20)}) for i in range(40)]
    assert compare(rare) == [], "chosen twenty times"
    accident = [Case("able", i < 20, {"wedding": 1 + (i % 20 < (11 if i < 20 else 9))}) for i in range(40)]
    assert compare(accident) == []


WON = "advance political pool"


def test_habits_are_told_by_kind_choice_and_thing() -> None:
    tournament = Tournament("signorie", "standard", ["able", "dull"])
    games = []
    for number in range(40):
        won = {WON: 2 + number % 2, "pass": 1}
        games.append(fact(number, "able dull", [9, 5] if number % 2 else [5, 9], None))
        seat = 0 if number % 2 else 1
        games[-1].choices[seat] = won
        games[-1].choices[1 - seat] = {"pass": 1}
        games[-1].first[WON] = 4
    habits = summary(tournament, games)["habits"]
    assert (habits["winners"], habits["losers"]) == (40, 40)
    assert [one["what"] for one in habits["verbs"]["more"]] == ["advance"]
    assert [one["what"] for one in habits["actions"]["more"]] == [WON]
    assert [one["what"] for one in habits["things"]["more"]] == ["career:political", "from:pool"]
    assert habits["actions"]["more"][0]["example"] == (0, 4)
    assert habits["verbs"]["less"] == []


def test_alone_the_better_half_counts_as_won() -> None:
    tournament = Tournament("village", "solo", ["able"])
    games = [
        Facts(n, n, ["able"], [1], [{"coins": n}], "master", "graves-player", 4, [{"pass": 1}], {"pass": 0}, [[1.0]])
        for n in range(5)
    ]
    numbers = summary(tournament, games)
    assert (numbers["habits"]["winners"], numbers["habits"]["losers"]) == (2, 3)
    assert numbers["levels"] == {"master": 5}
    assert list(standings(numbers).columns[2].cells) == ["–"], "nobody who cannot lose has won"
    assert numbers["bots"][0]["rating"] is None
    assert numbers["margin"] is None


def test_alone_games_that_were_won_are_compared_with_those_that_were_lost() -> None:
    tournament = Tournament("legacy", "testament", ["able"])
    games = []
    for n in range(5):
        end = "testament-won" if n < 3 else "testament-lost"
        place = 1 if n < 3 else 2
        games.append(
            Facts(n, n, ["able"], [place], [{"prestige": n}], end, end, 9, [{"pass": 1}], {"pass": 0}, [[1.0]])
        )
    numbers = summary(tournament, games)
    assert (numbers["habits"]["winners"], numbers["habits"]["losers"]) == (3, 2), "whatever the honor"
    assert list(standings(numbers).columns[2].cells) == ["60.0%"]
    assert numbers["endings"] == {"testament-won": 3, "testament-lost": 2}
    assert numbers["levels"] == {}, "said already"
    lucky = summary(tournament, games[:3])
    assert list(standings(lucky).columns[2].cells) == ["100.0%"], "who could have lost has won"
    assert lucky["habits"]["losers"] == 0


def test_the_facts_are_those_of_the_record() -> None:
    played = play(PAGES, 1)
    assert played is not None
    (fact_,) = all_facts(PAGES, [played], workers=1)
    game = records.read(played.record, title("signorie"))
    assert fact_.totals() == game.result().totals()
    assert fact_.decisions() == len(re.findall(r"^P\d ", played.record, re.M)) == sum(map(len, played.thinking))
    assert fact_.rounds == 7
    chosen = re.findall(r"^P\d (.*)$", played.record, re.M)
    assert all(chosen.index(action) == at for action, at in fact_.first.items())


# --- The report ---


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few real games."""
    place = tmp_path_factory.mktemp("arena")
    games_of(Tournament("signorie", "standard", ["page", "squire", "page"]), place, list(range(3)))
    return place


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_whole_in_every_language(folder: Path, language: str) -> None:
    tournament, played = load(folder)
    numbers = numbers_of(folder)
    example = next(iter(play_choices(played[0])))
    numbers["habits"]["actions"]["more"] = [
        {"what": example, "winners": 2.0, "losers": 1.0, "times": 33, "clear": 4.0, "example": (played[0].number, 0)}
    ]
    report.write(folder, tournament, played, numbers, language)
    text = (folder / report.REPORT).read_text(encoding="utf-8")
    page = Xml.fromstring(text)
    assert page.get("lang") == language
    said = {heading.text for heading in page.iter("h2")}
    english = "What winners do otherwise"
    assert (english in said) == (language == "en")
    assert len(said) == 8, said
    drawn = [svg.get("class", "").split(" ")[0] for svg in page.iter("svg")]
    assert {kind: drawn.count(kind) for kind in ("track", "hist")} == {"track": 2 + 2 + 3 + 1 + 1 + 2, "hist": 2 + 1}
    assert "<script" not in text and "http" not in text.replace("www.w3.org", "")
    assert "{" not in re.sub(r"<style>.*</style>", "", text, flags=re.S), "a hole in a sentence"
    assert not re.findall(r"\barena-[a-z]", re.sub(r"<style>.*</style>", "", text, flags=re.S)), "a missing message"
    squire = next(one for one in numbers["bots"] if one["bot"] == "squire")
    mean = f"{squire['score']['mean']:.1f}"
    assert (mean if language == "en" else mean.replace(".", ",")) in text
    assert json.loads((folder / report.SUMMARY).read_text(encoding="utf-8"))["games"] == 3


def play_choices(played: Played) -> list[str]:
    return re.findall(r"^P\d (.*)$", played.record, re.M)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_has_its_words_in_every_language_and_no_others(language: str) -> None:
    english, other = (messages(ARENA / "locale" / f"{code}.ftl") for code in ("en", language))
    assert set(other) == set(english)
    assert other == english, "the same variables"
    assert sorted(set(english) - words_in(ARENA / "report.py")) == [], "never said"


def test_a_histogram_counts_every_value_in_its_step() -> None:
    scale = charts.scale_of(-3, 96)
    assert (scale.start, scale.step, scale.steps) == (-5, 5, 21)
    shares_ = charts.heights({"-3": 1, "0": 1, "4": 1, "96": 1}, scale)
    assert (shares_[0], shares_[1], shares_[20], sum(shares_)) == (0.25, 0.5, 0.25, 1.0)
    assert [word for _, word in scale.ticks()] == ["0", "20", "40", "60", "80", "100"]
    assert charts.scale_of(7, 7) == charts.Scale(7, 1, 1)


def test_what_is_lost_is_drawn_to_the_left_of_zero() -> None:
    drawn = Xml.fromstring(charts.stacked([("a", [30.0, -10.0, 10.0], "30"), ("b", [20.0, 0.0, 0.0], "20")]))
    first, second = ([rect.attrib for rect in svg.iter("rect")] for svg in drawn.iter("svg"))
    assert [(rect["class"], rect["x"], rect["width"]) for rect in first] == [
        ("part0", "20", "60"),
        ("part1", "0", "20"),
        ("part2", "80", "20"),
    ]
    assert [(rect["x"], rect["width"]) for rect in second] == [("20", "40")]


# --- The command ---


def command(*args: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "COLUMNS": "100", "PYTHONWARNINGS": "error"}
    return finished([sys.executable, "-m", "posterity", *args], timeout=180, env=env, cwd=folder)


def test_a_tournament_from_the_command_line(tmp_path: Path) -> None:
    place = tmp_path / "kept"
    args = ["arena", "village", "--seats", "page,squire", "--games", "4", "--workers", "2", "-o", str(place)]
    done = command(*args)
    assert done.returncode == 0, done.stderr
    assert "squire" in done.stdout and "4/4" in done.stdout and str(place / report.REPORT) in done.stdout
    Xml.parse(place / report.REPORT)
    before = (place / FILE).read_bytes()
    again = command("arena", "report", str(place), "-l", "pl", "--workers", "1")
    assert again.returncode == 0, again.stderr
    assert "Kto wygrywa" in (place / report.REPORT).read_text(encoding="utf-8")
    assert command(*args).returncode == 0
    assert (place / FILE).read_bytes() == before, "nothing was left to play"
    kept = command("arena", "record", str(place), "3")
    (tmp_path / "3.record").write_text(kept.stdout, encoding="utf-8")
    told = command("replay", str(tmp_path / "3.record"))
    assert told.returncode == 0, told.stderr
    assert "squire" in told.stdout


def test_the_bot_of_the_guide_plays_in_the_arena(tmp_path: Path) -> None:
    guide = (Path(__file__).parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"^```python\n((?:(?!^```).)*class Miser.*?)^```", guide, re.M | re.S)
    assert len(code.splitlines()) <= 30, "a bot in thirty lines"
    (tmp_path / "miser.py").write_text(code, encoding="utf-8")
    args = ["arena", "signorie", "--seats", "miser:Miser,page", "--games", "2", "--workers", "2", "-o", "kept"]
    done = command(*args, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "miser:Miser" in done.stdout and "2/2" in done.stdout


def test_ctrl_c_keeps_what_was_finished(tmp_path: Path) -> None:
    args = ["arena", "signorie", "--seats", "page,page", "--games", "100000", "--workers", "2", "-o", str(tmp_path)]
    playing = [sys.executable, "-m", "posterity", *args]
    with started(playing, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        end = time.monotonic() + 60
        while not (tmp_path / FILE).exists() or (tmp_path / FILE).read_bytes().count(b"\n") < 3:
            assert time.monotonic() < end and process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers as well
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    kept = len(begin(tmp_path, PAGES))
    assert errors == (
        f"posterity: interrupted; {kept} games are kept in {tmp_path}\nThe same command again goes on from there.\n"
    )


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (["chess"], "there is no title 'chess'; there are: village"),
        (["village", "--seats", "squire,oracle"], "there is no bot 'oracle'; there are: "),
        (["village", "--seats", "squire,nowhere:Bot"], "there is no bot 'nowhere:Bot': No module named 'nowhere'"),
        (["village", "--seats", "squire,posterity:Bot"], "there is no bot 'posterity:Bot': module 'posterity' has no"),
        (["village", "--seats", "squire"], "village (standard) is for 2 to 5 players, not 1"),
        (["village", "--variant", "royal"], "village has no variant 'royal'"),
        (["village", "-o", "{file}/x"], "{file}/x: games cannot be kept there: not a directory"),
        (["village", "-l", "xx"], "there is no language 'xx'"),
        (["report", "/nowhere"], "/nowhere/games.jsonl: the games cannot be read: no such file or directory"),
        (["report", "{empty}"], "{empty}: no game is finished yet"),
        (["record", "{empty}", "7"], "{empty}: there is no game 7"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_bad_input_gets_one_line(
    args: list[str],
    problem: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    from posterity.cli import main

    (tmp_path / "file").write_text("", encoding="utf-8")
    begin(tmp_path / "empty", PAGES)
    fill: Callable[[str], str] = lambda text: text.format(file=tmp_path / "file", empty=tmp_path / "empty")  # noqa: E731
    monkeypatch.setattr("sys.argv", ["posterity", "arena", *[fill(arg) for arg in args]])
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as exit_:
        main()
    assert exit_.value.code == 1
    errors = capsys.readouterr().err
    assert errors.startswith(f"posterity: {fill(problem)}"), errors
    assert errors.count("\n") == 1
