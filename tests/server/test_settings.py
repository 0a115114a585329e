"""Settings: where they come from, which of them wins, and what is said about a wrong one."""

from __future__ import annotations

import re
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path

import pytest

from posterity.engine import PosterityError
from posterity.server.settings import FIELDS, Settings, document, read

OPERATIONS = Path(__file__).parents[2] / "docs" / "operations.md"


def written(folder: Path, text: str) -> Path:
    file = folder / "posterity.toml"
    file.write_text(text, encoding="utf-8")
    return file


def refusal(file: Path | None = None, environment: dict[str, str] | None = None, *chosen: str) -> str:
    with pytest.raises(PosterityError) as caught:
        read(file, environment or {}, chosen)
    return str(caught.value)


def test_whoever_sets_nothing_gets_the_defaults() -> None:
    assert read(None, {}) == Settings()


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, "connections = 10\nthinkers = 2\nname_length = 20\n")
    environment = {"POSTERITY_THINKERS": "3", "POSTERITY_NAME_LENGTH": "30"}
    found = read(file, environment, ["name_length=25"])
    assert found == replace(Settings(), connections=10, thinkers=3, name_length=25)


def test_of_two_settings_on_the_command_line_the_later_wins() -> None:
    assert read(None, {}, ["thinkers=2", "thinkers=4"]).thinkers == 4


def test_every_kind_of_value_can_be_written_in_a_file_and_as_a_text(tmp_path: Path) -> None:
    wanted = replace(
        Settings(),
        connections=7,
        bot_deadline=2.5,
        body_seconds=30.0,
        seeds_with_hidden_hands=True,
        trusted_proxies=(ip_network("10.0.0.0/8"), ip_network("192.0.2.7/32"), ip_network("fd00::/8")),
        metrics_from=(),
    )
    file = written(
        tmp_path,
        "connections = 7\nbot_deadline = 2.5\nbody_seconds = 30\nseeds_with_hidden_hands = true\n"
        'trusted_proxies = ["10.0.0.0/8", "192.0.2.7", "fd00::/8"]\nmetrics_from = []\n',
    )
    assert read(file, {}) == wanted
    texts = ["connections=7", "bot_deadline=2.5", "body_seconds=30", "seeds_with_hidden_hands=True", "metrics_from="]
    assert read(None, {}, [*texts, "trusted_proxies=10.0.0.0/8, 192.0.2.7 fd00::/8"]) == wanted


def test_every_default_lies_within_its_own_bounds() -> None:
    for name, one in FIELDS.items():
        if isinstance(one.default, int | float) and not isinstance(one.default, bool):
            assert getattr(read(None, {}, [f"{name}={one.default}"]), name) == one.default


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("connections=many", "a whole number from 1 to 1 000 000 000, got 'many'"),
        ("connections=0", "a whole number from 1 to 1 000 000 000, got '0'"),
        ("connections=1.5", "a whole number from 1 to 1 000 000 000, got '1.5'"),
        ("bot_deadline=nan", "a number from 0.01 to 1 000 000 000, got 'nan'"),
        ("name_length=41", "a whole number from 1 to 40, got '41'"),
        ("seeds_with_hidden_hands=perhaps", "true or false, got 'perhaps'"),
        (
            "trusted_proxies=everybody",
            "addresses or networks such as 192.0.2.7, 10.0.0.0/8 or fd00::/8, got 'everybody'",
        ),
    ],
)
def test_a_wrong_value_is_refused_with_what_would_be_right(text: str, expected: str) -> None:
    assert refusal(None, {}, text) == f"--set {text}: expected {expected}"


@pytest.mark.parametrize("value", ['"many"', "true", "1.0", "[1]", "{ of = 2 }", "-3"])
def test_a_number_in_a_file_is_a_number(tmp_path: Path, value: str) -> None:
    file = written(tmp_path, f"connections = {value}")
    assert refusal(file).startswith(f"{file}: connections: expected a whole number from 1 to 1 000 000 000, got ")


def test_a_name_that_is_nearly_right_is_corrected(tmp_path: Path) -> None:
    file = written(tmp_path, "conections = 10")
    assert refusal(file) == f"{file}: conections: there is no setting 'conections'; connections perhaps?"
    assert "connections perhaps?" in refusal(None, {}, "conections=10")
    assert refusal(None, {"POSTERITY_TABLE_PER_DAY": "5"}).endswith("'table_per_day'; tables_per_day perhaps?")


def test_a_name_that_is_nothing_leads_to_the_document() -> None:
    text = refusal(None, {}, "colour=green")
    assert text == "--set colour=green: there is no setting 'colour'; docs/operations.md lists them"


def test_what_others_put_into_the_environment_is_left_alone() -> None:
    others = {
        "POSTERITY_PORT": "tcp://10.0.0.1:80",
        "POSTERITY_SERVICE_HOST": "10.0.0.1",
        "POSTERITY_BUILD": "compiled",
    }
    assert read(None, others | {"CONNECTIONS": "1"}) == Settings()


def test_a_text_without_a_value_is_refused() -> None:
    assert refusal(None, {}, "connections") == "--set connections: expected NAME=VALUE, such as connections=500"


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    missing = tmp_path / "missing.toml"
    assert refusal(missing) == f"{missing}: settings cannot be read: no such file or directory"
    assert "not a settings file (TOML)" in refusal(written(tmp_path, "connections: 10"))
    (tmp_path / "posterity.toml").write_bytes(b"\xff\xfe")
    assert "not a settings file (TOML)" in refusal(tmp_path / "posterity.toml")


def test_the_document_tells_of_every_setting_as_it_is() -> None:
    table = re.search(r"^\| setting \|.*?\n(?=\n)", OPERATIONS.read_text(encoding="utf-8"), re.M | re.S)
    assert table is not None
    assert table.group() == document(), "docs/operations.md: its table must be what settings.document() gives"
