"""What the strongest bot thinks is told to those who may know it, from what they can see, and not too early."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from posterity.bots import advice_on
from posterity.bots.advice import Advice, Decision, Opinion, judged, turning_points
from posterity.engine import SeededChance, new
from posterity.engine import record as records
from posterity.games import title
from posterity.table.analysis import Analyses
from posterity.table.asked import Asked, asked, view
from posterity.table.table import Refused
from running import Links, Server
from sitting import Ear, NobodyThinks, play, seat_table

GOLDEN = Path(__file__).parents[1] / "golden"
SHORT = GOLDEN / "legacy" / "standard-2-all-extinct.record"  # the quickest to analyse, with hidden hands


def ask(server: Server, links: Links, seat: int | None, version: int) -> Any:
    return server.post(links, seat, "/hint", version=version)


def test_a_hint_tells_the_value_of_every_option_and_changes_nothing(server: Server) -> None:
    links = server.create("person", "squire", seed=3)
    me = server.client(links, 0)
    told = ask(server, links, 0, 0).json()
    assert sorted(opinion["action"] for opinion in told["opinions"]) == sorted(me.options)
    assert all(0 <= opinion["value"] <= 1 for opinion in told["opinions"]) and not told["in_points"]
    assert sum(opinion["share"] for opinion in told["opinions"]) == pytest.approx(1, abs=0.01)
    assert (told["version"], len(told["standing"])) == (0, 2)
    assert server.client(links, 0).now["version"] == 0
    assert ask(server, links, 0, 0).json() == told, "it is thought out once"


def test_alone_a_hint_is_in_points_unless_the_game_can_be_lost(server: Server) -> None:
    """Against Jagna there is nobody to beat: what a choice is worth are the points in the end."""
    told = {}
    for name, variant in (("village", "solo"), ("legacy", "solo"), ("legacy", "testament")):
        links = server.create("person", title=name, variant=variant, seed=3)
        told[name, variant] = ask(server, links, 0, 0).json()
    assert [one["in_points"] for one in told.values()] == [True, True, False]
    assert 30 < told["village", "solo"]["opinions"][0]["value"] < 100
    assert 30 < told["village", "solo"]["standing"][0] < 100
    assert 0 <= told["legacy", "testament"]["opinions"][0]["value"] <= 1


def test_the_analysis_of_a_lone_game_ends_with_its_points(server: Server) -> None:
    record = (GOLDEN / "village" / "solo-1-graves-jagna.record").read_bytes()
    whole = analysed(server, server.upload(record), None)[-1]
    game = records.read(record.decode(), title("village"))
    assert whole["in_points"]
    assert whole["standings"][-1] == game.result().totals()
    assert all(turn["cost"] >= 1 for turn in whole["turns"]), "less than a point is not worth telling"


def test_hints_are_for_the_person_who_is_asked_now(server: Server) -> None:
    links = server.create("person", "person", seed=3, hints=True, confirm=True)
    me = server.client(links, 0)
    assert me.now["hints"]
    assert server.error(ask(server, links, None, 0))[:2] == (403, "only-watching")
    assert server.error(ask(server, links, 1, 0)) == (409, "not-your-turn", "P1 is asked now")
    assert server.error(ask(server, links, 0, 7))[:2] == (409, "stale")
    guess = {"authorization": "Bearer guess"}
    wrong = server.http.post(f"/api/tables/{links.table}/hint", json={"version": 0}, headers=guess)
    assert server.error(wrong)[:2] == (404, "no-such-table")
    me.play(next(action for action in me.options if action.startswith("take harvest")))
    me.play("harvest")
    assert server.error(ask(server, links, 0, me.now["version"])) == (
        409,
        "not-your-turn",
        "the turn must be ended first",
    )


@pytest.mark.parametrize(
    ("seats", "wanted", "allowed"),
    [
        (("person", "page"), {}, True),
        (("person", "person"), {}, False),
        (("person", "person"), {"hints": True}, True),
        (("person", "page"), {"hints": False}, False),
    ],
)
def test_hints_are_agreed_when_a_table_is_made(
    server: Server, seats: tuple[str, ...], wanted: dict[str, Any], allowed: bool
) -> None:
    links = server.create(*seats, seed=3, **wanted)
    assert server.client(links, 0).now["hints"] == allowed
    answer = ask(server, links, 0, 0)
    if allowed:
        assert answer.status_code == 200, answer.text
    else:
        agreed = "it was agreed that nobody gets hints at this table"
        assert server.error(answer) == (403, "no-hints", agreed)


class Pondering(NobodyThinks):
    """Gives an opinion of the first option when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()

    async def hint(self, question: Asked, owner: str) -> Advice:
        self.asked.append(question)
        await self.go_on.wait()
        return Advice([Opinion(question.options[0], 0.5, 1.0)], [0.5, 0.5, 0.5])

    async def choose(self, question: Asked, bot: str, owner: str, watched: bool, failures: int) -> str:
        await self.go_on.wait()
        return question.options[0]


def test_the_adviser_gets_what_the_seat_can_see_and_one_question_at_a_time() -> None:
    async def game() -> None:
        thinkers = Pondering()
        live, _ = seat_table(3, thinkers=thinkers, hints=True)
        first = asyncio.create_task(live.hint(0, 0, "a"))
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="one at a time"):
            await live.hint(0, 0, "a")
        thinkers.go_on.set()
        question = thinkers.asked[0]
        assert (await first).opinions[0].action == question.options[0]
        await live.hint(0, 0, "a")
        assert len(thinkers.asked) == 1, "the same table again is the same hint"
        hands = json.loads(question.state)["table"]["hands"]
        assert min(hands[0]) >= 0 and {card for hand in hands[1:] for card in hand} == {-1}, "only one's own hand"
        assert set(question._fields) == {"title", "edition", "variant", "names", "seat", "state", "options"}

    asyncio.run(game())


@pytest.mark.parametrize("name", ["village", "signorie", "legacy"])
def test_a_view_survives_the_way_to_another_process(name: str) -> None:
    game = new(title(name), "standard", 3, SeededChance(3))
    question = asked(game)
    seen = view(question)
    assert seen.menu is not None
    assert [action.text for action in seen.menu.options] == question.options
    assert seen.title.save(seen.state) == game.title.save(game.title.view(game.state, game.seat))
    assert advice_on(seen, 4, None, 1) == advice_on(view(question), 4, None, 1), "the same seed thinks the same"


def test_the_dearest_choices_turned_the_game() -> None:
    advised = Advice([Opinion("a", 0.6, 0.7), Opinion("b", 0.25, 0.2), Opinion("c", 0.65, 0.1)], [0.6, 0.4])
    assert judged(3, 1, "b", advised) == Decision(3, 1, "b", "a", 0.35, [0.6, 0.4])
    assert judged(4, 1, "a", advised).cost == 0
    assert judged(5, 1, "c", advised).cost == 0, "what was hardly looked at is no better than what is advised"
    costs = [0.0, 0.3, 0.005, 0.1, 0.2, 0.1, 0.05, 0.04, 0.06, 0.07, 0.08]
    decisions = [Decision(at, 0, "b", "a", cost, [0.5]) for at, cost in enumerate(costs)]
    assert [decision.at for decision in turning_points(decisions)] == [1, 4, 3, 5, 10, 9, 8, 6]


def analysed(server: Server, links: Links, seat: int | None) -> list[dict[str, Any]]:
    """All answers on the way to the whole analysis."""
    answers: list[dict[str, Any]] = []
    end = time.monotonic() + 120
    while not answers or answers[-1]["turns"] is None:
        answer = server.post(links, seat, "/analysis")
        assert answer.status_code == 200, answer.text
        answers.append(answer.json())
        assert time.monotonic() < end, answers[-1]["done"]
        time.sleep(0.02)
    return answers


def test_a_finished_game_is_analysed_once(server: Server) -> None:
    links = server.upload(SHORT.read_bytes())
    answers = analysed(server, links, None)
    done = [answer["done"] for answer in answers]
    whole = answers[-1]
    assert done[0] < whole["choices"] and done == sorted(done), "it says how far it is"
    assert all(len(answer["standings"]) == answer["done"] for answer in answers[:-1])
    assert len(whole["standings"]) == whole["choices"] + 1 == done[-1] + 1
    assert {len(row) for row in whole["standings"]} == {2}
    assert whole["turns"], "choices by chance are not all good"
    game = records.read(SHORT.read_text(encoding="utf-8"), title("legacy"))
    chosen = [line.split(" ", 1)[1] for line in records.write(game).splitlines() if line.startswith(("P1 ", "P2 "))]
    for turn in whole["turns"]:
        assert turn["chosen"]["action"] == chosen[turn["at"]]
        assert turn["better"]["action"] != turn["chosen"]["action"] and turn["cost"] > 0
    again = analysed(server, links, 1)
    assert again == [whole], "kept with the game"


def test_a_running_game_is_not_analysed(server: Server) -> None:
    links = server.create("person", "person", title="legacy")
    refused = server.post(links, 0, "/analysis")
    assert server.error(refused) == (403, "still-running", "decisions are analysed when the game is over")


def test_every_decision_is_judged_from_the_seat_that_made_it() -> None:
    async def game() -> None:
        live, store = seat_table(3, 2)
        await play(live, lambda live: str(live.table.game.options[0].text))
        questions: list[Asked] = []
        failing = True
        kept: list[str] = []

        async def judge(question: Asked, seed: int, owner: str) -> Advice:
            questions.append(question)
            if failing and len(questions) == 3:
                raise TimeoutError
            return Advice([Opinion(question.options[0], 0.5, 1.0)], [0.1, 0.2, 0.3])

        async def keep(table_id: str, text: str) -> None:
            kept.append(text)

        async def analysis(table_id: str) -> str | None:
            return None

        store.keep_analysis, store.analysis = keep, analysis  # type: ignore[method-assign]
        analyses = Analyses(store, judge)
        assert (await analyses.of(live, "a"))["done"] == 0
        await asyncio.wait([analyses.running["t"].task])
        with pytest.raises(TimeoutError):
            await analyses.of(live, "a")
        failing = False
        questions.clear()
        await analyses.of(live, "a")
        await analyses.running["t"].task
        for question in questions:
            for seat, hand in enumerate(json.loads(question.state)["table"]["hands"]):
                assert seat == question.seat or set(hand) <= {-1}, "no other hand is shown to the judge"
        assert len(questions) == live.table.choices and {question.seat for question in questions} == {0, 1, 2}
        assert json.loads(kept[0])["turns"] == [], "always the advised one"

    asyncio.run(game())


def test_tables_of_former_days_are_played_on(tmp_path: Path) -> None:
    """A table whose bots are called as they were before, in a database of that time."""
    server = Server(tmp_path)
    try:
        links = server.create("person", "squire", seed=3)
        both = server.create("person", "person", seed=3)
        server.stop()
        with sqlite3.connect(server.database) as database:
            database.execute("UPDATE seats SET bot = 'greedy' WHERE bot = 'squire'")
            database.execute("DROP TABLE analyses")
            database.execute("ALTER TABLE tables DROP COLUMN hints")
            database.execute("DROP TABLE archive")
            database.execute("DROP TABLE servers")
            database.execute("ALTER TABLE answers DROP COLUMN digest")
            database.execute("ALTER TABLE tables DROP COLUMN ended")
            database.execute("ALTER TABLE tables DROP COLUMN packed")
            database.execute("UPDATE alembic_version SET version_num = '0001'")
        database.close()
        server.start()
        me = server.client(links, 0)
        assert (me.now["bots"], me.now["hints"]) == (["", "squire"], True), "one person, as a new table would have it"
        assert not server.client(both, 0).now["hints"]
        me.play(next(action for action in me.options if action.startswith("take harvest")))
        me.play("harvest")
        while me.now["asked"] != 0:
            me.until("update")
        assert any(message == {"type": "thinking", "seat": 1} for message in me.others)
        assert server.stop() == 0
    finally:
        server.close()


def test_whoever_comes_while_a_bot_thinks_is_told_so() -> None:
    async def game() -> None:
        thinkers = Pondering()
        live, _ = seat_table(2, thinkers=thinkers, kinds=("bot", "person"))
        live.wake_bots()
        await asyncio.sleep(0)
        ear = Ear(live, 1)
        assert {"type": "thinking", "seat": 0} in ear.heard
        thinkers.go_on.set()
        assert live.bot_task is not None
        await live.bot_task
        assert ear.heard[-1] == {"type": "thinking", "seat": None}
        assert ear.kinds().count("thinking") == 2, "told when it changes, not at every choice"

    asyncio.run(game())
