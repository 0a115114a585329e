"""The server as clients meet it: tables by links, moves that stand or are refused, nothing lost."""

from __future__ import annotations

import json
import random
import signal
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from posterity.engine import record as records
from posterity.games import MANIFESTS, TITLES, title
from running import Player, Server


def play_to_the_end(players: list[Player], seed: int, most: int = 3000) -> None:
    """Everybody chooses at random as soon as they may, and ends the turn where that is asked."""
    source = random.Random(seed)
    for _ in range(most):
        if players[0].now["over"]:
            return
        mover = next((p for p in players if p.now["asked"] == p.seat or p.now["held"] == p.seat), None)
        if mover is None:
            players[0].until("update", "snapshot")
        elif mover.now["held"] == mover.seat:
            assert mover.send(type="end-turn")["type"] == "ack"
        else:
            mover.play(source.choice(mover.options))
        for player in players:
            player.catch_up(max(p.now["version"] for p in players))
    raise AssertionError("the game does not end")


def test_the_titles_are_told(server: Server) -> None:
    titles = {told["name"]: told for told in server.http.get("/api/titles").json()}
    assert list(titles) == list(TITLES)
    assert [told["minutes"] for told in titles.values()] == [one.minutes for one in MANIFESTS.values()]
    village = titles["village"]
    assert [v["name"] for v in village["variants"]] == ["standard", "solo", "solo-die"]
    assert village["bots"] == ["page", "squire", "knight", "regent"]


def test_a_seat_gets_its_menu_with_prices_and_reasons_and_a_spectator_does_not(server: Server) -> None:
    links = server.create("person", "person", seed=3)
    mine = server.client(links, 0)
    other, watching = server.client(links, 1), server.client(links, None)
    assert mine.now["asked"] == 0
    take = next(option for option in mine.options if option.endswith(" plague"))
    assert [event["name"] for event in mine.look()["previews"][take]["events"]][:2] == ["took", "time"]
    assert mine.now["verbs"]["take"] == ["space", "colour"], "so that a client can take the option apart"
    assert {r["reason"] for r in mine.now["menu"]["refusals"]} >= {"no-such-cube", "lacks-well"}
    assert other.now["menu"] is None
    assert watching.now["menu"] is None
    assert watching.now["seat"] is None
    assert {**watching.now["view"], "oldest": []} == {**mine.now["view"], "oldest": []}, "nothing in Village is hidden"
    assert server.get(links, 0).json()["menu"] == mine.now["menu"]
    mine.play(next(a for a in mine.options if a.startswith("take crafts")))
    assert set(mine.look()["previews"]) == set(mine.options), "prices for those who look"


def test_two_people_play_a_whole_game_and_get_its_record(server: Server) -> None:
    links = server.create("person", "person", seed=5, confirm=True)
    players = [server.client(links, 0), server.client(links, 1)]
    refused = server.get(links, 0, "/record")
    assert server.error(refused)[:2] == (403, "still-running")
    play_to_the_end(players, 5)
    assert players[1].now["result"]["places"].count(1) >= 1
    text = server.get(links, 1, "/record").text
    assert "\nseed: 5\n" in text, "whoever made the table has chosen its luck"
    village = title("village")
    game = records.read(text, village)
    assert game.over
    assert [sum(p.values()) for p in players[0].now["points"]] == game.result().totals()

    again = server.get(server.upload(text), None, "/record")
    assert again.text == text, "the kept game has the same record"


def test_bots_play_by_themselves_and_answer_a_person(server: Server) -> None:
    links = server.create("page", "page", "page")
    watching = server.client(links, None)
    end = time.monotonic() + 120
    while not watching.now["over"]:
        watching.until("update", "snapshot", seconds=60)
        assert time.monotonic() < end
    links = server.create("person", "squire")
    me = server.client(links, 0)
    play_to_the_end([me], 1)
    assert any(m == {"type": "thinking", "seat": 1} for m in me.others)


def test_a_move_sent_twice_is_made_once(server: Server) -> None:
    links = server.create("person", "person")
    me = server.client(links, 0)
    message = {"type": "move", "id": "the-one", "version": me.now["version"], "action": me.options[0]}
    first = me.raw(json.dumps(message))
    second = me.raw(json.dumps(message))
    assert first == second == {"type": "ack", "id": "the-one", "version": 1}
    assert server.client(links, None).now["version"] == 1


def test_what_is_not_allowed_is_refused_and_changes_nothing(server: Server) -> None:
    links = server.create("person", "person", seed=4)
    me, other, watching = server.client(links, 0), server.client(links, 1), server.client(links, None)
    before = me.now["view"]
    action = me.options[0]
    assert me.send(type="move", action=action, version=17)["code"] == "stale"
    me.until("snapshot")
    refused = me.send(type="move", action="pass")
    assert (refused["code"], refused["message"]) == ("illegal", "'pass' is not possible at Turn: not now")
    refused = me.send(type="move", action="take the money")
    assert refused["code"] == "unknown-action"
    assert "did you mean" in refused["message"]
    assert other.send(type="move", action=action)["code"] == "not-your-turn"
    assert other.send(type="end-turn")["code"] == "not-your-turn"
    assert me.send(type="undo")["code"] == "nothing-to-undo"
    assert watching.send(type="move", action=action)["code"] == "only-watching"
    assert server.client(links, 0).now["view"] == before
    assert server.client(links, 0).now["version"] == 0


def test_undo_and_the_end_of_the_turn(server: Server) -> None:
    links = server.create("person", "person", seed=4, confirm=True)
    me, other = server.client(links, 0), server.client(links, 1)
    before = me.now["view"]
    me.play(next(a for a in me.options if a.startswith("take harvest")))
    me.play("harvest")
    assert (me.now["held"], me.now["asked"], me.now["canUndo"]) == (0, None, True)
    assert me.send(type="undo")["type"] == "ack"
    assert me.send(type="undo")["type"] == "ack"
    assert {**me.now["view"], "taken": 0} == {**before, "taken": 0}
    me.play(next(a for a in me.options if a.startswith("take harvest")))
    me.play("decline")
    assert me.send(type="end-turn")["type"] == "ack"
    while other.now["version"] < me.now["version"]:
        other.until("update")
    assert other.now["asked"] == 1
    assert not me.now["canUndo"]


def test_a_client_that_comes_back_gets_what_it_missed_and_no_more(server: Server) -> None:
    links = server.create("person", "person")
    me = server.client(links, 0)
    me.play(me.options[0])
    version = me.now["version"]
    me.close()
    back = server.client(links, 0, version=version)
    assert back.until("presence")["seats"] == [True, False], "it has seen this version: no snapshot"
    back.socket.send(json.dumps({"type": "since", "version": 0}))
    assert back.until("snapshot")["version"] == version


def test_wrong_links_open_nothing(server: Server) -> None:
    links = server.create("person", "person")
    for table, token in ((links.table, "guess"), ("guess", links.token(0)), (links.table, "")):
        answer = server.http.get(f"/api/tables/{table}", headers={"authorization": f"Bearer {token}".strip()})
        assert server.error(answer)[:2] == (404, "no-such-table")
    links.tokens[0] = "guess"
    with pytest.raises(ConnectionClosed):
        server.client(links, 0)


def test_a_person_takes_a_name(server: Server) -> None:
    links = server.create("person", "squire")
    me = server.client(links, 0)
    answer = server.post(links, 0, "/name", name="Всеволод | Łucja")
    assert answer.json()["names"][0] == "Всеволод Łucja"
    assert me.until("names")["names"][0] == "Всеволод Łucja"
    refused = server.post(links, None, "/name", name="Eve")
    assert server.error(refused)[:2] == (403, "only-watching")


def test_bad_requests_get_a_clear_answer(server: Server) -> None:
    post = server.http.post
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "deep"}]
    cases = [
        (
            post("/api/tables", content=b"{", headers={"content-type": "application/json"}),
            400,
            "the body is not valid JSON",
        ),
        (post("/api/tables", json={"title": "chess", "seats": seats}), 400, "there is no title 'chess'"),
        (post("/api/tables", json={"title": "village", "seats": seats}), 400, "seat 2: there is no bot 'deep'"),
        (post("/api/tables", json={"title": "village", "seats": seats[:1]}), 400, "is for 2 to 5 players, not 1"),
        (
            post("/api/tables", json={"title": "village", "seats": []}),
            422,
            "seats: expected a list of at least 1, got a list of 0",
        ),
        (post("/api/tables", json={"title": "village", "sits": []}), 422, "seats: this is missing and must be given"),
        (
            post("/api/tables", json={"title": "village", "seats": seats[:1] * 2, "edition": {"life": {"lap": 0}}}),
            400,
            "life.lap: expected a number of at least 1, got 0",
        ),
        (post("/api/records", content=b"\xff\xfe"), 400, "a record is a text in UTF-8"),
        (post("/api/records", content="hello"), 400, "line 1: not a record"),
        (post("/api/records", content="x" * 300_000), 413, "at most 262144 bytes"),
    ]
    for answer, status, message in cases:
        found = server.error(answer)
        assert found[0] == status, found
        assert message in found[2]
        assert "\n" not in found[2]


def test_bad_messages_and_floods_are_refused_and_the_table_is_unharmed(server: Server) -> None:
    links = server.create("person", "person")
    me = server.client(links, 0)
    for text in ("{", "[]", "hello", '{"type": "dance"}', '{"type": "move"}', json.dumps({"type": "x" * 5000})):
        assert me.raw(text)["code"] == "bad-message", text
    for _ in range(600):
        me.socket.send('{"type": "dance"}')
    codes = set()
    while "too-fast" not in codes:
        codes.add(me.until("refused")["code"])
    me.close()
    again = server.client(links, 0)
    again.play(again.options[0])
    with pytest.raises(ConnectionClosed):
        again.raw("x" * 100_000)
    assert server.client(links, 0).now["version"] == 1


def test_a_running_game_is_replayed_from_the_own_seat_a_finished_one_from_every_seat(server: Server) -> None:
    links = server.create("person", "person", seed=6)
    players = [server.client(links, 0), server.client(links, 1)]
    players[0].play(players[0].options[0])
    frame = server.get(links, 0, "/replay", at=1).json()
    assert (frame["at"], frame["seat"]) == (1, 0)
    for what in ("/replay", "/story"):
        refused = server.get(links, 0, what, seat=1)
        assert server.error(refused)[:2] == (403, "still-running")
    play_to_the_end([server.client(links, 0), server.client(links, 1)], 6)
    last = server.get(links, None, "/replay", at=99999, seat=1).json()
    assert last["at"] == last["choices"] > 50
    told = server.get(links, None, "/story", seat=1).json()
    assert len(told["totals"]) == told["choices"] + 1 == last["choices"] + 1
    assert told["totals"][-1] == [sum(p.values()) for p in last["points"]]
    versions = [event["version"] for event in told["events"]]
    assert versions == sorted(versions) and versions[-1] == last["choices"], "every event names its choice"
    refused = server.get(links, None, "/story", seat=2)
    assert server.error(refused)[2] == "seat: expected -1 to 1, got 2"


def test_killed_and_started_again_nothing_is_lost(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        links = server.create("person", "person", confirm=True)
        players = [server.client(links, 0), server.client(links, 1)]
        source = random.Random(2)
        last = {}
        for _ in range(25):
            mover = next(p for p in players if p.now["asked"] == p.seat or p.now["held"] == p.seat)
            if mover.now["held"] == mover.seat:
                last = {"type": "end-turn", "id": "m", "version": mover.now["version"]}
                answer = mover.send(type="undo" if source.random() < 0.3 and mover.now["canUndo"] else "end-turn")
            else:
                last = {"type": "move", "id": random.randbytes(4).hex(), "version": mover.now["version"]}
                last["action"] = source.choice(mover.options)
                answer = mover.raw(json.dumps(last))
            assert answer["type"] == "ack"
            for player in players:
                while player.now["version"] < answer["version"]:
                    player.until("update")
        before = [dict(p.now) for p in players]
        server.stop(signal.SIGKILL)
        server.start()
        for seat, told in enumerate(before):
            now = server.client(links, seat).now
            for key in ("version", "view", "asked", "held", "canUndo", "choices", "points"):
                assert now[key] == told[key], key
            assert (now["menu"] is None) == (told["menu"] is None)
        if last["type"] == "move":
            resent = server.client(links, mover.seat).raw(json.dumps(last))
            assert resent == answer, "a resend after the crash is harmless"
        assert server.stop() == 0
    finally:
        server.close()
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    assert {"time", "level", "logger", "message"} <= set(lines[0]), "logs are objects, one a line"
