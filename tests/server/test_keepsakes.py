"""What a finished game leaves behind is given out by the server and by the command line, and not a moment too early."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from posterity.engine import Game, SeededChance, new
from posterity.engine import record as records
from posterity.games import keepsakes, legacy
from posterity.games.legacy.state import Legacy
from posterity.speech import Speech
from running import WITH_HUSH, Server

TITLE = legacy.title()
MEDIA = {"story": "text/markdown", "poster": "image/svg+xml", "gedcom": "text/vnd.familysearch.gedcom"}


def finished(variant: str = "standard", seats: int = 2, seed: int = 3) -> Game[Legacy]:
    game = new(TITLE, variant, seats, SeededChance(seed), ["Ada", "Ben"][:seats])
    source = random.Random(seed)
    while not game.over:
        game.play(source.choice(game.options))
    return game


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("keepsakes"), WITH_HUSH)
    yield running
    running.stop()
    running.http.close()


def test_a_finished_game_gives_out_its_keepsakes(server: Server) -> None:
    game = finished()
    events = game.told()
    links = server.upload(records.write(game))
    listed = server.get(links, None, "/keepsakes").json()
    assert {one["name"]: one["media"] for one in listed} == MEDIA
    for name, media in MEDIA.items():
        for seat, language in ((0, "en"), (1, "ru")):
            answer = server.get(links, None, f"/keepsakes/{name}", seat=seat, language=language)
            assert answer.status_code == 200, answer.text
            assert answer.headers["content-type"].split(";")[0] == media
            suffix = {"story": "md", "poster": "svg", "gedcom": "ged"}[name]
            assert answer.headers["content-disposition"] == f'attachment; filename="legacy-{name}-{seat + 1}.{suffix}"'
            made = keepsakes(TITLE).made(name, game.state, events, seat, ["Ada", "Ben"], Speech(TITLE, language))
            assert answer.content.decode() == made


def test_what_cannot_be_given_out_is_refused_with_a_reason(server: Server) -> None:
    links = server.upload(records.write(finished()))
    refused = server.get(links, None, "/keepsakes/portrait")
    assert server.error(refused) == (
        404,
        "no-such-keepsake",
        "there is no keepsake 'portrait' of this game; there are: story, poster, gedcom",
    )
    refused = server.get(links, None, "/keepsakes/story", seat=2)
    assert server.error(refused)[2] == "seat: expected 0 to 1, got 2"
    assert server.get(links, None, "/keepsakes/story", language="de").status_code == 422
    links.watch = "wrong"
    assert server.error(server.get(links, None, "/keepsakes"))[:2] == (404, "no-such-table")


def test_a_running_game_keeps_its_secrets(server: Server) -> None:
    links = server.create("person", "person", title="legacy")
    for what in ("/keepsakes", "/keepsakes/story"):
        refused = server.get(links, 0, what)
        assert server.error(refused) == (403, "still-running", "keepsakes are made when the game is over")


def test_a_title_without_keepsakes_lists_none(server: Server) -> None:
    golden = Path(__file__).parents[1] / "golden" / "village"
    text = next(iter(sorted(golden.glob("standard-2-*.record")))).read_bytes()
    assert server.get(server.upload(text), None, "/keepsakes").json() == []


def posterity(*args: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **WITH_HUSH}
    command = [sys.executable, "-m", "posterity", *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=environment)


def test_the_command_line_writes_keepsakes_of_a_record(tmp_path: Path) -> None:
    game = finished("testament", 1)
    record, file = tmp_path / "game.record", tmp_path / "ada.ged"
    record.write_text(records.write(game), encoding="utf-8")
    done = posterity("replay", str(record), "--keepsake", "gedcom", "-o", str(file))
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    assert file.read_text(encoding="utf-8").startswith("0 HEAD\n")
    told = posterity("replay", str(record), "--keepsake", "story", "-l", "pl")
    assert told.stdout == keepsakes(TITLE).made("story", game.state, game.told(), 0, ["Ada"], Speech(TITLE, "pl"))
    for args, message in (
        (("--keepsake", "portrait"), "legacy leaves no keepsake 'portrait'; it leaves: story, poster, gedcom"),
        (("--keepsake", "story", "--seat", "2"), f"{record}: there is no seat 2, the game was for 1"),
        (("--keepsake", "story", "-o", "/nowhere/at/all"), "/nowhere/at/all: a keepsake cannot be written"),
    ):
        failed = posterity("replay", str(record), *args)
        assert failed.returncode == 1 and message in failed.stderr
