"""A game that cannot be continued is shown at its last certain table, and nothing else on the server suffers."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from dumps import THEN, by_name, closed, laid_out, links, rows, saw, sees, sql, store_on, truth
from hosting import found, lobby_on, people, play_on, said, url_of
from hush import steps
from hush.state import Hush
from hush_table import TITLE
from posterity.engine import record as records
from posterity.games import title as make_title
from posterity.server.archive import read
from posterity.server.mending import looked_at, repaired
from posterity.table.answers import Answer, Damaged
from posterity.table.lobby import told
from posterity.table.table import DAMAGED, OTHER_RULES, Refused, Table, begin, load
from running import Links, Server
from sitting import NAMES, agreed, same

LOST = truth("outage")
HEALTHY = truth("rules")
SECRET = "chance customers-24: c06 c13 c17"  # somebody's luck, in a row that cannot be read


# Digests: the tiny title, whose rules can be changed.


def hush_table() -> tuple[Table, list[Answer]]:
    """Everybody swaps in the first round and shows in the second, and has no twin to follow."""
    table, answers = begin(agreed(2), TITLE, NAMES[:2])
    for verb in ("swap", "swap", "show", "rest", "show", "rest"):
        action = next(action for action in table.game.options if action.text.startswith(verb))
        made = table.make(table.game.seat, "choice", action.text, "", table.version)
        answers += made.answers
        table = table.after(made)
    assert table.game.over
    return table, answers


def opened(answers: list[Answer], rules: int = 1, thorough: bool = False) -> Table:
    """A table that was begun under these rules; today's have the version 1."""
    return load(agreed(2, rules=rules), TITLE, NAMES[:2], answers, thorough)


def another_show(change: int) -> Any:
    """What showing a card does when it is worth more, or when the rule has a bug."""
    before = steps.show

    def show(s: Hush, seat: int, card: int) -> None:
        before(s, seat, card)
        s.points[seat] += 1 // change

    return show


def test_a_table_of_other_rules_that_meets_every_digest_goes_on() -> None:
    table, answers = hush_table()
    assert sum(bool(answer.digest) for answer in answers) == 5, "at the beginning and at each change of seat"
    again = opened(answers, rules=7)
    assert again.closed is None
    assert same(table, again) == []


@pytest.mark.parametrize("rules", [1, 7])
@pytest.mark.parametrize("change", [1, 0], ids=["worth more", "a bug"])
def test_a_table_that_today_is_told_otherwise_is_shown_as_far_as_it_is_certain(
    monkeypatch: pytest.MonkeyPatch, rules: int, change: int
) -> None:
    """Also if somebody changed the rules and left their version as it was."""
    table, answers = hush_table()
    monkeypatch.setattr(steps, "show", another_show(change))
    shown = opened(answers, rules)
    assert shown.closed is not None
    assert (shown.closed.code, shown.closed.rules, shown.closed.now) == (
        DAMAGED if rules == 1 else OTHER_RULES,
        rules,
        1,
    )
    assert (shown.version, shown.closed.missing) == (2, table.version - 2), "before the first card was shown"
    with pytest.raises(Refused, match="can only be looked at"):
        shown.make(0, "choice", shown.game.options[0].text, "", shown.version)


def test_every_digest_is_met_or_the_table_of_other_rules_is_closed() -> None:
    """One in the middle: today's rules come to the same end by another way."""
    _, answers = hush_table()
    middle = next(at for at, answer in enumerate(answers) if answer.digest and answer.version == 2)
    answers[middle] = answers[middle]._replace(digest="0" * 16)
    assert opened(answers).closed is None, "under its own rules the last one is enough"
    for shown in (opened(answers, rules=7), opened(answers, thorough=True)):
        assert shown.closed is not None
        assert (shown.version, shown.closed.missing) == (1, 5)


@pytest.mark.parametrize("signed", [True, False])
def test_a_gap_in_the_versions_closes_a_table_even_if_the_rest_can_be_told(signed: bool) -> None:
    """Something happened there that was never stored."""
    _, answers = hush_table()
    spoilt = [answer if answer.version <= 2 else answer._replace(version=answer.version + 1) for answer in answers]
    shown = opened(spoilt if signed else [answer._replace(digest="") for answer in spoilt])
    assert shown.closed is not None
    assert (shown.closed.code, shown.version, shown.closed.missing) == (DAMAGED, 2, 5)


def test_a_table_without_digests_is_not_continued_under_other_rules() -> None:
    """Nothing proves that it was played like this."""
    table, signed = hush_table()
    answers = [answer._replace(digest="") for answer in signed]
    assert opened(answers).closed is None
    shown = opened(answers, rules=7)
    assert shown.closed is not None
    assert (shown.closed.code, shown.version, shown.closed.missing) == (OTHER_RULES, table.version, 0)


def test_a_table_whose_beginning_cannot_be_told_is_said_to_be_damaged_and_no_more() -> None:
    _, answers = hush_table()
    answers[0] = answers[0]._replace(text="chance card-18: 9 9")
    with pytest.raises(Damaged) as failure:
        opened(answers)
    assert "card" not in str(failure.value)


# Stored tables of 0.4.0 when the rules change. Their rows are said to be of version 0, as today's is 1.


def under_other_rules(file: Path) -> None:
    with sql(file) as connection:
        connection.execute("UPDATE tables SET rules = 0")


def test_unsigned_tables_of_other_rules_are_closed_and_shown(tmp_path: Path) -> None:
    file = laid_out("rules", tmp_path)
    under_other_rules(file)
    with store_on(file) as store:
        for table, about in HEALTHY.items():
            stored = read(store.engine, table)
            assert stored is not None
            shown = told(stored)
            assert shown.closed is not None, table
            assert (shown.closed.code, shown.closed.missing) == (OTHER_RULES, 0)
            for seat, seen in about["saw"].items():
                assert sees(shown, seat) == closed(seen), f"{table}, seat {seat}"
            assert not repaired(store.engine, table), "what is not certain is not signed"


def test_signed_tables_of_other_rules_are_played_on_and_read_again(tmp_path: Path) -> None:
    file = laid_out("rules", tmp_path)
    with store_on(file) as store:
        for table in HEALTHY:
            assert repaired(store.engine, table)
    under_other_rules(file)

    async def play() -> None:
        source = random.Random(1)
        known = {}
        async with lobby_on(file) as lobby:
            for table, about in HEALTHY.items():
                live = await found(lobby, table)
                live.wake_bots = lambda: None  # type: ignore[method-assign]  # their choices are made here
                for seat, seen in about["saw"].items():
                    assert sees(live.table, seat) == seen, f"{table}, seat {seat}"
                assert live.table.game.over or await play_on(live, 10, source)
                known[table] = live.table
        async with lobby_on(file) as lobby:
            for table, before in known.items():
                assert same(before, (await found(lobby, table)).table) == [], table

    asyncio.run(play())
    with store_on(file) as store:
        stored = [read(store.engine, table) for table in HEALTHY]
        assert {looked_at(one).state for one in stored if one is not None} == {"whole"}


# A real server, with tables that it can continue and tables that it cannot.

UNREADABLE = {
    "a first draw that cannot be": "UPDATE answers SET text = '{secret}' WHERE table_id = '{table}' AND number = 0",
    "an edition that is no JSON": "UPDATE tables SET edition = '{secret}' WHERE id = '{table}'",
    "an edition that is refused": """UPDATE tables SET edition = '{{"life": {{"lap": 0}}}}' WHERE id = '{table}'""",
    "a title that is gone": "UPDATE tables SET title = '{secret}' WHERE id = '{table}'",
    "a variant that is gone": "UPDATE tables SET variant = '{secret}' WHERE id = '{table}'",
    "nobody at it": "DELETE FROM seats WHERE table_id = '{table}'",
    "a seat too few": "DELETE FROM seats WHERE table_id = '{table}' AND seat = 1",
    "no answers": "DELETE FROM answers WHERE table_id = '{table}'",
    "an archive of nonsense": "INSERT INTO archive VALUES ('{table}', 0, CAST('{secret}' AS BLOB))",
}


class Prepared:
    """A server on tables of all kinds."""

    def __init__(self, server: Server, unreadable: dict[str, Links], changed: Links, versions: tuple[int, int]) -> None:
        self.server = server
        self.unreadable = unreadable
        self.changed = changed  # its rules were changed in the middle
        self.versions = versions  # of the last certain table, and of the last one


def linked(made: Any) -> Links:
    return Links(dataclasses.asdict(made))


async def prepare(file: Path) -> tuple[dict[str, Links], Links, tuple[int, int]]:
    """Tables beside those of the outage: some that will be spoiled, and one of a village where life is short."""
    async with lobby_on(file) as lobby:
        unreadable = {kind: linked(await lobby.create(people(2, seed=5), "")) for kind in UNREADABLE}
        made = await lobby.create(people(2, seed=5, edition={"life": {"lap": 6}}), "")
        live = await found(lobby, made.table)
        source = random.Random(2)
        lives = [0, 0]
        while True:
            now = [farm.life for farm in live.table.game.state.farms]
            if any(life < before for life, before in zip(now, lives, strict=True)):
                break
            lives = now
            assert await play_on(live, 1, source, undo=0), "nobody died"
        lap = live.table.version  # when it was over for somebody who lives on today
        await play_on(live, 10, source, undo=0)
        stored = await lobby.store.load(made.table)
        assert stored is not None
        certain = max(answer.version for answer in stored.answers if answer.digest and answer.version < lap)
        return unreadable, linked(made), (certain, live.table.version)


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prepared]:
    folder = tmp_path_factory.mktemp("server")
    file = laid_out("outage", folder)
    unreadable, changed, versions = asyncio.run(prepare(file))
    with sql(file) as connection:
        for kind, known in unreadable.items():
            connection.execute(UNREADABLE[kind].format(table=known.table, secret=SECRET))
        connection.execute("UPDATE tables SET rules = 0, edition = '{}' WHERE id = ?", [changed.table])
    server = Server(folder)
    yield Prepared(server, unreadable, changed, versions)
    server.close()


def test_tables_of_the_outage_are_shown_as_they_were_before_it(prepared: Prepared) -> None:
    server = prepared.server
    for table, about in LOST.items():
        known = links(table, about)
        for seat, seen in about["saw"].items():
            if seat != "watch" and known.tokens[int(seat)] is None:
                continue
            answer = server.get(known, None if seat == "watch" else int(seat))
            assert answer.status_code == 200, answer.text
            now = answer.json()
            if not about["lost"]:
                assert now["closed"] is None
                assert saw(now) == seen
                continue
            missing = about["shown"] - seen["version"]
            rules = make_title(LOST[table]["title"]).rules_version
            assert now["closed"] == {"code": "damaged", "rules": rules, "now": rules, "missing": missing}, table
            assert saw(now) == closed(seen), f"{table}, seat {seat}"


def test_nothing_can_be_done_at_a_closed_table_but_to_look_back_and_take_its_record_along(prepared: Prepared) -> None:
    server = prepared.server
    for table in ("signorie-end-turn", "legacy-silent", "village-bot"):
        about = LOST[table]
        known, seen = links(table, about), about["saw"]["0"]
        me = server.client(known, 0)
        assert me.now["closed"]["code"] == "damaged"
        for message in ({"type": "undo"}, {"type": "end-turn"}, {"type": "move", "action": "pass"}):
            refused = me.send(**message)
            assert refused["code"] == "closed"
            assert "can only be looked at" in refused["message"]
        assert server.error(server.post(known, 0, "/hint", version=seen["version"]))[0] in (403, 409)
        told = server.get(known, 0, "/story").json()
        assert told["choices"] == seen["choices"]
        assert server.error(server.get(known, None, "/record"))[:2] == (403, "still-running"), "it tells of every hand"
        text = server.get(known, 0, "/record").text
        again = records.read(text, make_title(about["title"], THEN.get(about["title"])))
        assert by_name(again.title, again.title.view(again.state, 0), 0) == seen["view"]
        assert server.post(known, 0, "/name", name="Ada").json()["names"][0] == "Ada"
        assert saw(server.get(known, 0).json()) == closed(seen), "and it stays as it is"


def test_a_table_of_other_rules_is_shown_before_they_differ(prepared: Prepared) -> None:
    server, known = prepared.server, prepared.changed
    certain, last = prepared.versions
    now = server.get(known, 0).json()
    today = make_title("village").rules_version
    assert now["closed"] == {"code": "other-rules", "rules": 0, "now": today, "missing": last - certain}
    assert now["version"] == certain < last
    me = server.client(known, now["asked"])
    assert me.send(type="move", action="pass")["code"] == "closed"
    again = records.read(server.get(known, 1, "/record").text, make_title("village"))
    assert by_name(again.title, again.title.view(again.state, 0), 0) == now["view"]


def test_a_table_that_cannot_be_read_says_so_and_betrays_nothing(prepared: Prepared) -> None:
    server = prepared.server
    for kind, known in prepared.unreadable.items():
        for what in ("", "/record", "/story", "/keepsakes"):
            answer = server.get(known, 0, what)
            assert server.error(answer)[:2] == (409, "unreadable"), f"{kind}: {answer.text}"
            assert "nothing of it was deleted" in answer.json()["error"]["message"]
            assert "chance" not in answer.text and "c17" not in answer.text and "lap" not in answer.text, kind
        with pytest.raises(ConnectionClosed):
            server.client(known, 0)
    assert server.log.read_text().count("cannot be read") >= len(prepared.unreadable), "the log says which"


def test_beside_tables_that_cannot_be_continued_all_others_are_played(prepared: Prepared) -> None:
    server = prepared.server
    old = links("village-healthy", LOST["village-healthy"])
    for known in (old, server.create("person", "person"), server.create("person", "person", title="legacy")):
        players = [server.client(known, seat) for seat in range(2)]
        for _ in range(8):
            mover = players[players[0].now["asked"]]
            version = mover.play(mover.options[0])["version"]
            for player in players:
                player.catch_up(version)
    with_bot = server.client(server.create("person", "page"), 0)
    while with_bot.now["asked"] == 0:
        with_bot.play(with_bot.options[0])
    with_bot.until("update")
    assert server.http.get("/readyz").status_code == 200
    assert "Traceback" not in "".join(
        line for line in server.log.read_text().splitlines() if "cannot be read" not in line
    )


def test_check_reports_what_cannot_be_read_and_goes_on(prepared: Prepared, capsys: pytest.CaptureFixture[str]) -> None:
    done = said(capsys, "tables", "check", "--json", "--database", prepared.server.url)
    assert done.exit == 1
    found = {finding["table"]: finding for finding in map(json.loads, done.out.splitlines())}
    for kind, known in prepared.unreadable.items():
        assert (found[known.table]["state"], found[known.table]["version"]) == ("unreadable", -1), kind
    certain, last = prepared.versions
    changed = found[prepared.changed.table]
    assert (changed["state"], changed["version"], changed["missing"]) == ("other-rules", certain, last - certain)
    assert found["village-healthy"]["state"] == "whole"
    assert f"{prepared.changed.table} (village): other-rules, shown up to version {certain}" in (
        said(capsys, "tables", "check", "--database", prepared.server.url).out
    )


def test_repair_leaves_what_cannot_be_mended_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = laid_out("outage", tmp_path)
    unreadable, _, _ = asyncio.run(prepare(file))
    with sql(file) as connection:
        for kind, known in unreadable.items():
            connection.execute(UNREADABLE[kind].format(table=known.table, secret=SECRET))
    before = [row for row in rows(file) if row[1] != "village-healthy"]
    assert said(capsys, "tables", "repair", "--database", url_of(file)).exit == 0
    assert [row for row in rows(file) if row[1] != "village-healthy"] == before
