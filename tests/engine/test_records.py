"""A record is the game: readable, strict, and it notices when somebody has tampered with it."""

from __future__ import annotations

import random
import re

import pytest

from hush_table import TITLE as HUSH
from posterity.engine import Game, RecordError, SeededChance, new
from posterity.engine import record as records
from posterity.games.signorie import title as signorie
from posterity.games.signorie.state import Signorie
from posterity.games.village import title
from posterity.games.village.state import Village

VILLAGE = title()
SIGNORIE = signorie()


def played(answers: int, seats: int = 3, seed: int = 1) -> Game[Village]:
    source = random.Random(seed)
    game = new(VILLAGE, "standard", seats, SeededChance(seed), ["Ilse", "Tomasz", "Agnes"][:seats])
    for _ in range(answers):
        game.play(source.choice(game.options))
    return game


GAME = played(60)
TEXT = records.write(GAME)
LINES = TEXT.split("\n")


def read(text: str) -> Game[Village]:
    return records.read(text, VILLAGE)


def line_of(start: str) -> int:
    return next(i for i, line in enumerate(LINES) if line.startswith(start))


def changed(at: int, line: str) -> str:
    return "\n".join([*LINES[:at], line, *LINES[at + 1 :]])


def error(text: str) -> RecordError:
    with pytest.raises(RecordError) as found:
        read(text)
    assert str(found.value).startswith(f"line {found.value.line}: ")
    assert "\n" not in str(found.value)
    return found.value


def test_a_record_is_readable() -> None:
    assert LINES[:7] == [
        "posterity record 1",
        "title: village",
        "variant: standard",
        "seats: 3",
        "names: Ilse | Tomasz | Agnes",
        "rules: 2",
        "",
    ]
    assert re.fullmatch(r"chance customers-24: c\d\d c\d\d c\d\d c\d\d", LINES[7])
    assert any(line.startswith("P1 take ") for line in LINES)
    assert re.fullmatch(r"end \d+ answers, open", LINES[-2])


def test_an_open_game_goes_on_where_it_was() -> None:
    again = read(TEXT)
    assert again.seat == GAME.seat
    assert again.options == GAME.options
    assert VILLAGE.digest(again.state) == VILLAGE.digest(GAME.state)
    assert again.setup.names == ["Ilse", "Tomasz", "Agnes"]
    again.play(again.options[0])


@pytest.mark.parametrize("answers", [0, 1, 7])
def test_even_the_youngest_game_has_a_record(answers: int) -> None:
    game = played(answers)
    assert records.write(read(records.write(game))) == records.write(game)


def test_a_finished_record_tells_the_scores() -> None:
    source = random.Random(3)
    game = new(HUSH, "standard", 2, SeededChance(3))
    while not game.over:
        game.play(source.choice(game.options))
    text = records.write(game)
    totals = game.result().totals()
    assert text.endswith(f"answers, finished: {totals[0]} {totals[1]}\n")
    assert records.read(text, HUSH).over
    wrong = text.replace(f"finished: {totals[0]} ", f"finished: {totals[0] + 1} ")
    with pytest.raises(RecordError, match="expected 'end"):
        records.read(wrong, HUSH)


def test_truncated_anywhere_it_is_refused_at_the_line_where_it_breaks_off() -> None:
    for count in range(1, len(LINES) - 1):
        text = "\n".join(LINES[:count]) + "\n"
        found = error(text)
        assert count < found.line <= count + 2, f"cut after line {count}: {found}"


@pytest.mark.parametrize("cut", [1, 5, 30])
def test_a_line_cut_in_the_middle_is_refused(cut: int) -> None:
    error(TEXT[: -cut - 1])


def test_a_line_taken_out_or_doubled_is_refused_no_later_than_the_next_digest() -> None:
    for at in range(7, len(LINES) - 2):
        end = next(i for i in range(at + 1, len(LINES)) if LINES[i].startswith(("digest", "end")))
        assert error("\n".join(LINES[:at] + LINES[at + 1 :])).line <= end + 1
        assert error("\n".join(LINES[: at + 1] + LINES[at:])).line <= end + 2


def test_another_legal_choice_is_noticed_at_the_next_digest() -> None:
    at = line_of("P1 take ")
    space = LINES[at].split()[2]
    game = played(0)
    other = next(a.text for a in game.options if a.text != LINES[at][3:] and a.text.split()[1] == space)
    found = error(changed(at, f"P1 {other}"))
    assert at < found.line - 1 <= next(i for i in range(at, len(LINES)) if LINES[i].startswith("digest"))


def test_another_outcome_of_chance_is_noticed() -> None:
    at = line_of("chance bonus")
    other = "pink" if LINES[at].endswith("orange") else "orange"
    found = error(changed(at, f"chance bonus: {other}"))
    assert LINES[found.line - 1].startswith("digest")
    assert "drifts" in found.problem


@pytest.mark.parametrize(
    ("start", "line", "problem"),
    [
        ("posterity", "posterity record 9", "not a record"),
        ("title:", "titel: village", "expected 'title: ...'"),
        ("variant:", "variant: royal", "no variant 'royal'"),
        ("seats:", "seats: three", "seats: expected a number up to 999, got 'three'"),
        ("seats:", "seats: 2", "expected 2 names"),
        ("names:", "names: Ilse | Tomasz", "expected 3 names"),
        ("names:", "names: Ilse | Tomasz | Zofia", "the game drifts"),
        ("rules:", "rules: 7", "was played by version 7, this is version 2"),
        ("chance customers", "chance customers-24: c01 c02 c03", "expected 4 outcomes, got 3"),
        ("chance customers", "chance customers-24: c01 c01 c02 c03", "'c01' cannot be drawn here"),
        ("chance customers", "chance customers-24: c01 c99 c02 c03", "'c99' cannot be drawn here"),
        ("chance bonus", "chance bonus: plague", "'plague' cannot be drawn here"),
        ("chance cubes", "chance coins: orange", "expected 'chance cubes-1: ...'"),
        ("P1", "P1 take the money", "there is no action 'take the money'"),
        ("P1", "P1 pass", "'pass' is not possible at Turn"),
        ("P1", "P2 take harvest orange", "P1 is asked here, not P2"),
        ("P1", "P9 take harvest orange", "expected 'P1 <action>'"),
        ("P1", "Ilse takes a cube", "expected 'P1 <action>'"),
        ("digest", "digest 000000000000", "the game drifts"),
        ("end", "end 3 answers, open", "expected 'end "),
        ("end", "end it all", "expected 'end "),
    ],
)
def test_tampering_is_refused_with_the_line_and_the_reason(start: str, line: str, problem: str) -> None:
    at = line_of(start)
    found = error(changed(at, line))
    assert problem in found.problem
    if "drifts" not in problem and not line.startswith("seats: 2"):
        assert found.line == at + 1


def test_nothing_may_follow_the_end() -> None:
    assert error(TEXT + "P1 pass\n").line == len(LINES)


def test_an_edition_travels_with_the_record() -> None:
    corrected = title({"life": {"lap": 12}})
    game = new(corrected, "standard", 2, SeededChance(1))
    text = records.write(game)
    assert 'edition: {"life": {"lap": 12}}' in text
    header = records.read_header(text)
    assert records.read(text, title(header.edition)).state.box.lap == 12
    broken = text.replace('{"life": {"lap": 12}}', '{"life": ')
    with pytest.raises(RecordError, match="line 7: edition: not valid JSON"):
        records.read_header(broken)


def picked(*picks: str, answers: int = 30) -> Game[Signorie]:
    source = random.Random(2)
    game = new(SIGNORIE, "standard", len(picks), SeededChance(2), picks=[*picks])
    for _ in range(answers):
        game.play(source.choice(game.options))
    return game


@pytest.mark.parametrize("picks", [("red", ""), ("", "", "blue"), ("yellow", "blue", "purple", "red")])
def test_what_seats_picked_stands_in_the_header(picks: tuple[str, ...]) -> None:
    game = picked(*picks)
    text = records.write(game, seed=2)
    assert text.split("\n")[6:8] == [f"picks: {' | '.join(pick or 'chance' for pick in picks)}", "seed: 2"]
    again = records.read(text, SIGNORIE)
    assert again.setup.picks == [*picks]
    assert SIGNORIE.digest(again.state) == SIGNORIE.digest(game.state)
    assert records.write(again, seed=2) == text


def test_where_nobody_picked_the_header_says_nothing_of_it() -> None:
    text = records.write(picked("", ""))
    assert "picks" not in text
    assert records.read(text, SIGNORIE).setup.picks == ["", ""]


@pytest.mark.parametrize(
    ("picks", "problem"),
    [
        ("picks: red | green | chance", "picks: seat 2: signorie has no board 'green'; it has: yellow, red, purple, b"),
        ("picks: red | chance | red", "picks: seat 3: seat 1 has the board 'red' already; left are: yellow, purple, b"),
        ("picks: red | red | yellow", "picks: seat 2: seat 1 has the board 'red' already; left are: purple, blue"),
        ("picks: red | chance", "expected 3 picks divided by ' | ', got 2"),
        ("picks: chance | chance | chance", "picks: where everything is left to chance, this line is left out"),
        ("picks: red |  | chance", "expected 'picks: red | chance | chance', got"),
        ("picks: red", "expected 3 picks divided by ' | ', got 1"),
    ],
)
def test_picks_that_cannot_be_are_refused(picks: str, problem: str) -> None:
    text = records.write(picked("red", "yellow", "blue", answers=3))
    with pytest.raises(RecordError) as found:
        records.read(text.replace("picks: red | yellow | blue", picks), SIGNORIE)
    assert found.value.line == 7
    assert problem in found.value.problem


def test_other_picks_than_were_made_are_noticed() -> None:
    text = records.write(picked("red", "yellow", "blue", answers=3))
    with pytest.raises(RecordError, match="line 9: expected 'chance boards: "):
        records.read(text.replace("| yellow |", "| chance |"), SIGNORIE)
    with pytest.raises(RecordError, match="the game drifts"):
        records.read(text.replace("| yellow |", "| purple |"), SIGNORIE)


def test_names_cannot_break_the_header() -> None:
    game = new(VILLAGE, "standard", 2, SeededChance(1), ["Anna | Maria\nrules: 9", ""])
    text = records.write(game)
    assert "names: Anna Maria rules: 9 | ?\n" in text
    read(text)


def test_a_seed_that_somebody_chose_stands_in_the_header() -> None:
    text = records.write(GAME, seed=7)
    assert text.split("\n")[6] == "seed: 7"
    assert records.read_header(text).seed == 7
    assert records.write(read(text), seed=7) == text
    assert records.read_header(TEXT).seed is None
    assert "seed: expected a number up to 2147483647" in error(text.replace("seed: 7", "seed: 2147483648")).problem
    assert "drifts" in error(text.replace("seed: 7", "seed: 8")).problem, "the digests cover the header"


def test_a_game_that_waits_for_the_end_of_a_turn_goes_on_waiting() -> None:
    source = random.Random(3)
    game = new(HUSH, "standard", 2, SeededChance(3))
    game.hold = True
    before_a_draw = 0
    while not game.over:
        game.play(source.choice(game.options))
        again = records.read(records.write(game), HUSH)
        assert (again.held, again.seat) == (game.held, game.seat)
        if game.held >= 0:
            assert records.write(game).endswith(" answers, held\n")
            before_a_draw += again.can_undo(game.held)
            game.end_turn()
    assert before_a_draw > 1


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("a" * 100_000, "a" * 40),
        ("nul\0name", "nul name"),
        ("\ud800x", "x"),
        ("turn\u202eed", "turn ed"),
        ("\x07", "?"),
    ],
)
def test_no_name_is_too_long_or_cannot_be_written(name: str, clean: str) -> None:
    assert records.clean_name(name) == clean
    refused = error("\n".join([*LINES[:4], f"names: {name} | Tomasz | Agnes", *LINES[5:]]))
    assert refused.line == 5
