"""Long work in other processes: whose turn it is, what it may take, and what happens when a process hangs or dies."""

from __future__ import annotations

import asyncio
import functools
import os
import re
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from posterity.engine import build
from posterity.server.work import Closed, Job, Lane, Line, Rank, Work, WorkerDied
from posterity.table.trouble import Busy
from test_processes import finished, gone, started

WAITED_FOR, ASKED, LOOKED_AT, AT_LEISURE = Rank

Scene = Callable[[Work], Awaitable[None]]


# --- Whose turn it is ---


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


class Desk:
    """A line of people, each with a letter to know them by, and workers who serve them."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, clock: Clock, workers: int = 1, most: int = 99, each: int = 50
    ) -> None:
        self.line = Line(workers, most, each, clock)
        self.loop = loop
        self.clock = clock

    def join(self, owner: str, rank: Rank = WAITED_FOR, what: str = "") -> Job:
        self.clock.time += 0.001
        job = Job(b"", what or owner, rank, owner, 1.0, self.loop.create_future())
        self.line.join(job)
        return job

    def serve(self, seconds: float = 1.0) -> str:
        """Who is next; they are served to the end."""
        job = self.line.take()
        assert job is not None, "nobody waits"
        self.clock.time += seconds
        self.line.finish(job)
        return job.name


@pytest.fixture
def desk(loop: asyncio.AbstractEventLoop, clock: Clock) -> Desk:
    return Desk(loop, clock)


def test_who_waits_for_a_bot_comes_before_a_hint_a_story_and_an_analysis(desk: Desk) -> None:
    desk.join("d", AT_LEISURE)
    desk.join("c", LOOKED_AT)
    desk.join("b", ASKED)
    desk.join("a", WAITED_FOR)
    assert [desk.serve() for _ in range(4)] == ["a", "b", "c", "d"]
    assert desk.line.take() is None


def test_among_equals_who_came_first_is_first(desk: Desk) -> None:
    for who in "bca":
        desk.join(who)
    assert [desk.serve() for _ in range(3)] == ["b", "c", "a"]


def test_a_hundred_regents_of_one_person_do_not_hold_up_a_stranger(desk: Desk) -> None:
    for _ in range(40):
        desk.join("greedy")
    assert desk.serve() == "greedy"
    desk.join("stranger")
    desk.join("stranger")
    assert [desk.serve() for _ in range(4)] == ["stranger", "greedy", "stranger", "greedy"], "each second in turn"


def test_whose_work_took_little_has_more_turns(desk: Desk) -> None:
    for _ in range(10):
        desk.join("slow")
        desk.join("fast")
    served = []
    for _ in range(8):
        job = desk.line.take()
        assert job is not None
        desk.clock.time += 3.0 if job.owner == "slow" else 1.0
        desk.line.finish(job)
        served.append(job.owner)
    assert served.count("fast") == 6


def test_what_is_being_worked_out_counts_as_used(loop: asyncio.AbstractEventLoop, clock: Clock) -> None:
    desk = Desk(loop, clock, workers=2)
    for who in ("greedy", "greedy", "stranger"):
        desk.join(who)
    first = desk.line.take()
    clock.time += 0.5
    second = desk.line.take()
    assert first is not None and second is not None
    assert (first.owner, second.owner) == ("greedy", "stranger")


def test_what_was_used_is_forgotten_by_half_each_minute(desk: Desk) -> None:
    desk.join("a")
    desk.serve(seconds=40)
    desk.join("b")
    desk.serve(seconds=15)
    desk.clock.time += 60
    desk.join("a")
    desk.serve(seconds=0)
    assert desk.line.used == pytest.approx({"a": 20, "b": 7.5}, abs=0.01)
    desk.clock.time += 60 * 60 * 24 * 365
    desk.join("c")
    desk.serve(seconds=1)
    assert set(desk.line.used) == {"c"}, "nobody is remembered for ever"


def test_an_analysis_is_not_put_off_for_ever_by_somebody_greedy(desk: Desk) -> None:
    desk.join("patient", AT_LEISURE)
    served = []
    for _ in range(35):
        desk.join("greedy")
        served.append(desk.serve())
    assert served.count("patient") == 1
    assert served.index("patient") == 10, "one waits for a rank each ten seconds, the other loses one each four"


def test_having_waited_long_does_not_put_somebody_greedy_before_a_stranger(desk: Desk) -> None:
    desk.join("greedy")
    desk.serve(seconds=20)
    desk.join("greedy", AT_LEISURE)
    desk.clock.time += 31
    desk.join("stranger")
    assert [desk.serve(), desk.serve()] == ["stranger", "greedy"]


def test_nobody_may_have_more_than_so_many_waiting(loop: asyncio.AbstractEventLoop, clock: Clock) -> None:
    desk = Desk(loop, clock, each=3)
    for _ in range(3):
        desk.join("a")
    with pytest.raises(Busy, match="3 pieces of work"):
        desk.join("a")
    desk.join("b")
    desk.serve()
    desk.join("a")
    assert desk.line.length == 4


def test_in_a_full_line_who_has_most_in_it_makes_room(loop: asyncio.AbstractEventLoop, clock: Clock) -> None:
    desk = Desk(loop, clock, most=4)
    later = desk.join("greedy", AT_LEISURE, "first analysis")
    last = desk.join("greedy", AT_LEISURE, "second analysis")
    desk.join("greedy", WAITED_FOR, "bot")
    desk.join("other")
    desk.join("stranger")
    assert isinstance(last.answer.exception(), Busy), "the least urgent, and of these the last"
    assert not later.answer.done()
    assert desk.line.length == 4
    desk.join("newcomer")
    with pytest.raises(Busy, match="4 pieces of work are waiting already"):
        desk.join("another")
    assert isinstance(later.answer.exception(), Busy)
    assert {desk.serve() for _ in range(4)} == {"bot", "other", "stranger", "newcomer"}


def test_one_worker_of_several_is_kept_for_those_who_are_waited_for(
    loop: asyncio.AbstractEventLoop, clock: Clock
) -> None:
    desk = Desk(loop, clock, workers=2)
    for who in "abc":
        desk.join(who, LOOKED_AT)
    first = desk.line.take()
    assert first is not None
    assert desk.line.take() is None, "the other worker stays free"
    desk.join("player", WAITED_FOR)
    desk.join("curious", ASKED)
    urgent = desk.line.take()
    assert urgent is not None and urgent.owner == "player"
    desk.line.finish(first)
    curious = desk.line.take()
    assert curious is not None and curious.owner == "curious"
    desk.line.finish(curious)
    beside = desk.line.take()
    assert beside is not None and beside.rank == LOOKED_AT, "beside urgent work there is room for it"


def test_who_leaves_the_line_is_not_missed(desk: Desk) -> None:
    stays, goes = desk.join("a"), desk.join("a")
    desk.line.leave(goes)
    desk.line.leave(goes)
    assert (desk.line.length, desk.line.each) == (1, {"a": 1})
    assert desk.line.take() is stays
    assert desk.line.take() is None
    assert (desk.line.length, desk.line.each, desk.line.waiting) == (0, {}, {})


def test_what_was_begun_in_vain_stands_first_again(desk: Desk) -> None:
    first, _ = desk.join("a", what="first"), desk.join("a", what="second")
    assert desk.line.take() is first
    desk.line.back(first)
    assert [desk.serve(), desk.serve()] == ["first", "second"]


# --- Processes ---


class Gate:
    """Where a worker waits until the test opens."""

    def __init__(self, path: Path) -> None:
        os.mkfifo(path)
        self.path = path
        self.hinge = os.open(path, os.O_RDWR)

    def open(self) -> None:
        os.write(self.hinge, b"x")


@pytest.fixture
def gate(tmp_path: Path) -> Iterator[Gate]:
    gate = Gate(tmp_path / "gate")
    yield gate
    os.close(gate.hinge)


def through(path: Path, what: Any = None) -> Any:
    """In a worker: wait at the gate."""
    with path.open("rb", buffering=0) as gate:
        assert gate.read(1) == b"x"
    return what


def nothing() -> None:
    """Begin at once, for tests that need no titles."""


def work_of(scene: Scene, loop_factory: Any = None, **how: Any) -> None:
    """A scene with workers, which are gone afterwards whatever happens."""

    async def whole() -> None:
        work = Work(**{"begin": nothing, **how})
        try:
            async with asyncio.timeout(120):
                await work.start()
                await scene(work)
        finally:
            await work.close()

    with asyncio.Runner(loop_factory=loop_factory) as runner:
        runner.run(whole())


async def do(work: Work, task: Callable[..., Any], *args: Any, **how: Any) -> Any:
    return await work.do(task, *args, **{"rank": ASKED, "owner": "a", "lane": "quick", "deadline": 60.0, **how})


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0.002)


@pytest.mark.parametrize("loop_name", ["asyncio", "uvloop"])
def test_work_is_done_in_other_processes(loop_name: str) -> None:
    loops = pytest.importorskip(loop_name)

    async def scene(work: Work) -> None:
        assert await do(work, divmod, 17, 5) == (3, 2)
        quick, deep = await do(work, os.getpid), await do(work, os.getpid, lane="deep")
        assert len({quick, deep, os.getpid()}) == 3
        assert await do(work, os.getpid) == quick, "the same one again"
        much = os.urandom(3_000_000)
        assert await do(work, bytes.__add__, much, b"!") == much + b"!"
        with pytest.raises(ZeroDivisionError):
            await do(work, divmod, 1, 0)
        with pytest.raises(TimeoutError):
            await do(work, hang, deadline=0.01)
        assert await do(work, os.getpid) != quick
        assert (work.done, work.timeouts, work.deaths) == (7, 1, 0)
        assert work.waiting("quick") == work.running("quick") == 0
        assert work.worked("quick") > 0

    work_of(scene, loops.new_event_loop)


def test_whoever_asks_first_finds_the_titles_loaded() -> None:
    async def scene(work: Work) -> None:
        for lane in get_args(Lane):
            assert {"posterity.bots", "posterity.games"} <= await do(work, modules_before_this_one, lane=lane)

    work_of(scene, begin=None)


def modules_before_this_one() -> set[str]:
    """In a worker: what was there already; this module itself loads no title."""
    return set(sys.modules)


def test_this_module_loads_no_title() -> None:
    code = "import sys, test_work; sys.exit('posterity.games' in sys.modules)"
    done = finished([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
    assert (done.returncode, done.stderr) == (0, "")


class Particular(Exception):
    """Cannot be made again from what it says."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(f"{one} and {two}")


def fail(how: str) -> Any:
    """In a worker."""
    if how == "particular":
        raise Particular("this", "that")
    if how == "unpicklable":
        error = ValueError("with a lock")
        error.lock = open(os.devnull)  # type: ignore[attr-defined]  # noqa: SIM115
        raise error
    if how == "exit":
        raise SystemExit("no more")
    if how == "stop":
        raise StopIteration("empty")
    if how == "title":
        from posterity.games import title

        title("chess")
    return lambda: "a function that has no name"


@pytest.mark.parametrize(
    ("how", "kind", "says"),
    [
        ("title", "SetupError", "there is no title 'chess'"),
        ("particular", "RuntimeError", "Particular: this and that"),
        ("unpicklable", "RuntimeError", "ValueError: with a lock"),
        ("exit", "RuntimeError", "SystemExit: no more"),
        ("stop", "RuntimeError", "StopIteration: empty"),
        ("answer", "", "lambda"),
    ],
)
def test_what_goes_wrong_comes_back(how: str, kind: str, says: str) -> None:
    async def scene(work: Work) -> None:
        worker = await do(work, os.getpid)
        with pytest.raises(Exception, match=re.escape(says)) as failed:
            await do(work, fail, how)
        assert kind in type(failed.value).__name__
        if how == "title" and build() == "interpreted":  # a compiled error has no room for notes on its way
            assert "in fail" in failed.value.__notes__[0], "where it went wrong over there"
        assert await do(work, os.getpid) == worker

    work_of(scene)


class Unreadable:
    def __reduce__(self) -> tuple[Any, ...]:
        return (divmod, (1, 0))


def test_an_answer_that_cannot_be_read_harms_nobody() -> None:
    async def scene(work: Work) -> None:
        worker = await do(work, os.getpid)
        with pytest.raises(RuntimeError, match="the answer cannot be read: integer division"):
            await do(work, Unreadable)
        assert await do(work, os.getpid) == worker

    work_of(scene)


def test_work_that_cannot_be_sent_never_stands_in_line() -> None:
    async def scene(work: Work) -> None:
        with pytest.raises(Exception, match="pickle"):
            await do(work, lambda: 1)
        assert work.waiting("quick") == work.running("quick") == 0
        assert await do(work, abs, -1) == 1
        with pytest.raises(ZeroDivisionError):  # over there
            await do(work, abs, Unreadable())

    work_of(scene)


@pytest.mark.parametrize("lane", ["back", "deep"])
def test_a_page_waits_neither_behind_stories_nor_behind_regents(gate: Gate, lane: Lane) -> None:
    async def scene(work: Work) -> None:
        others = [asyncio.create_task(do(work, through, gate.path, lane=lane)) for _ in range(5)]
        await until(lambda: work.waiting(lane) == 4)
        assert await do(work, abs, -1) == 1
        assert (work.running(lane), work.waiting(lane)) == (1, 4)
        for _ in others:
            gate.open()
        await asyncio.gather(*others)

    work_of(scene)


def test_the_turns_are_kept(gate: Gate, tmp_path: Path) -> None:
    async def scene(work: Work) -> None:
        served: list[str] = []

        async def ask(who: str, rank: Rank) -> None:
            await do(work, abs, 1, rank=rank, owner=who)
            served.append(who)

        first = asyncio.create_task(do(work, through, gate.path, owner="greedy"))
        await until(lambda: work.running("quick"))
        asked = [("analysis", AT_LEISURE), ("greedy", WAITED_FOR), ("hint", ASKED), ("stranger", WAITED_FOR)]
        tasks = [asyncio.create_task(ask(*one)) for one in asked]
        await until(lambda: work.waiting("quick") == 4)
        gate.open()
        await asyncio.gather(first, *tasks)
        assert served == ["stranger", "greedy", "hint", "analysis"]

    work_of(scene)


def test_a_full_line_says_so(gate: Gate) -> None:
    async def scene(work: Work) -> None:
        tasks = [asyncio.create_task(do(work, through, gate.path)) for _ in range(3)]
        await until(lambda: work.waiting("quick") == 2)
        with pytest.raises(Busy):
            await do(work, abs, 1)
        assert await do(work, abs, -1, lane="deep") == 1, "the other lane is not full"
        for _ in tasks:
            gate.open()
        await asyncio.gather(*tasks)
        assert await do(work, abs, -1) == 1

    work_of(scene, most_waiting_each=2)


def hang() -> None:
    """In a worker: stuck in compiled code, where no other thread gets a turn."""
    print("begun", flush=True)
    re.match("(a+)+$", "a" * 60 + "b")


def test_a_process_that_hangs_is_killed_and_replaced() -> None:
    async def scene(work: Work) -> None:
        hung = await do(work, os.getpid)
        with pytest.raises(TimeoutError, match=re.escape("it took more than 0.05 seconds")):
            await do(work, hang, deadline=0.05)
        assert await do(work, os.getpid) != hung
        await until(lambda: gone(hung))
        assert (work.timeouts, work.deaths) == (1, 0)

    work_of(scene)


def test_the_deadline_does_not_run_while_one_waits(gate: Gate) -> None:
    async def scene(work: Work) -> None:
        asyncio.get_running_loop().call_later(1.3, gate.open)
        first = asyncio.create_task(do(work, through, gate.path))
        await until(lambda: work.running("quick"))
        assert await do(work, abs, -1, deadline=1.0) == 1
        await first
        assert work.timeouts == 0

    work_of(scene)


def test_a_deadline_ends_with_its_work(gate: Gate) -> None:
    async def scene(work: Work) -> None:
        worker = await do(work, os.getpid, deadline=1.0)
        asyncio.get_running_loop().call_later(1.3, gate.open)
        assert await do(work, through, gate.path, "done") == "done"
        assert await do(work, os.getpid) == worker
        assert work.timeouts == 0

    work_of(scene)


def die(marks: Path, times: int) -> int:
    """In a worker: end as if the system had killed it, so many times."""
    before = len(list(marks.iterdir()))
    (marks / str(os.getpid())).touch()
    if before < times:
        os.kill(os.getpid(), signal.SIGKILL)
    return before


def test_work_whose_process_dies_is_tried_once_more(tmp_path: Path) -> None:
    async def scene(work: Work) -> None:
        first = await do(work, os.getpid)
        assert await do(work, die, tmp_path, 1) == 1
        assert {int(path.name) for path in tmp_path.iterdir()} > {first}, "by another process"
        assert (work.deaths, work.done) == (1, 2)

    work_of(scene)


def test_work_that_kills_two_processes_is_given_up(tmp_path: Path) -> None:
    async def scene(work: Work) -> None:
        with pytest.raises(WorkerDied):
            await do(work, die, tmp_path, 3)
        assert len(list(tmp_path.iterdir())) == 2
        assert await do(work, abs, -1) == 1
        assert (work.deaths, work.running("quick"), work.waiting("quick")) == (2, 0, 0)

    work_of(scene)


def test_a_process_that_dies_while_it_rests_is_replaced_before_anybody_asks(tmp_path: Path) -> None:
    async def scene(work: Work) -> None:
        os.kill(await do(work, os.getpid), signal.SIGKILL)
        await until(lambda: work.deaths == 1)
        assert await do(work, die, tmp_path, 1) == 1, "it still has both tries"

    work_of(scene)


def begin_unless(path: Path) -> None:
    if path.exists():
        raise OSError("no memory")


def test_a_process_that_does_not_begin_is_tried_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(work: Work) -> None:
        full = tmp_path / "full"
        full.touch()
        os.kill(await do(work, os.getpid), signal.SIGKILL)
        task = asyncio.create_task(do(work, abs, -1))
        await until(lambda: caplog.text.count("OSError: no memory") >= 2)
        assert not task.done()
        full.unlink()
        assert await task == 1

    work_of(scene, begin=functools.partial(begin_unless, tmp_path / "full"))


@pytest.mark.parametrize(
    ("begin", "error"), [(functools.partial(divmod, 1, 0), ZeroDivisionError), (os.abort, WorkerDied)]
)
def test_a_server_whose_processes_cannot_begin_does_not_start(
    begin: Callable[[], None], error: type[Exception]
) -> None:
    async def scene(work: Work) -> None:
        raise AssertionError("it started")

    with pytest.raises(error):
        work_of(scene, begin=begin)


def test_who_no_longer_waits_leaves_the_line(gate: Gate, tmp_path: Path) -> None:
    async def scene(work: Work) -> None:
        first = asyncio.create_task(do(work, through, gate.path))
        second = asyncio.create_task(do(work, die, tmp_path, 0))
        await until(lambda: work.waiting("quick") == 1)
        second.cancel()
        await asyncio.wait([second])
        assert second.cancelled()
        assert work.waiting("quick") == 0
        gate.open()
        await first
        assert await do(work, abs, -1) == 1
        assert work.done == 2, "nobody did what nobody wanted"

    (tmp_path := tmp_path / "marks").mkdir()
    work_of(scene)
    assert not list(tmp_path.iterdir())


def test_work_that_nobody_waits_for_any_more_is_finished_and_dropped(gate: Gate) -> None:
    async def scene(work: Work) -> None:
        worker = await do(work, os.getpid)
        task = asyncio.create_task(do(work, through, gate.path))
        await until(lambda: work.running("quick"))
        task.cancel()
        await asyncio.wait([task])
        assert (work.running("quick"), task.cancelled()) == (1, True)
        gate.open()
        assert await do(work, os.getpid) == worker
        assert work.worked("quick") > 0

    work_of(scene)


def test_work_that_nobody_waits_for_is_not_tried_again(gate: Gate) -> None:
    async def scene(work: Work) -> None:
        worker = await do(work, os.getpid)
        task = asyncio.create_task(do(work, through, gate.path))
        await until(lambda: work.running("quick"))
        task.cancel()
        await asyncio.wait([task])
        os.kill(worker, signal.SIGKILL)
        await until(lambda: work.deaths)
        assert (work.running("quick"), work.waiting("quick")) == (0, 0)
        assert await do(work, abs, -1) == 1

    work_of(scene)


def test_at_the_end_all_processes_are_gone_and_all_who_wait_hear_of_it(gate: Gate) -> None:
    workers: list[int] = []

    async def scene(work: Work) -> None:
        workers.extend([await do(work, os.getpid), await do(work, os.getpid, lane="deep")])
        tasks = [asyncio.create_task(do(work, through, gate.path)) for _ in range(3)]
        await until(lambda: work.waiting("quick") == 2)
        await work.close()
        assert all(map(gone, workers))
        for task in tasks:
            with pytest.raises(Closed):
                await task
        assert (work.running("quick"), work.waiting("quick")) == (0, 0)
        with pytest.raises(Closed):
            await do(work, abs, 1)
        with pytest.raises(Closed):
            await work.start()
        assert (work.timeouts, work.deaths) == (0, 0)

    work_of(scene)


@pytest.mark.parametrize("begun", [True, False])
def test_an_end_before_the_beginning_is_over(gate: Gate, begun: bool) -> None:
    async def whole() -> None:
        async with asyncio.timeout(60):
            work = Work(begin=functools.partial(through, gate.path))
            start = asyncio.create_task(work.start())
            asked = asyncio.create_task(do(work, abs, 1))
            await asyncio.sleep(0)
            await until(lambda: not begun or all(crew.workers for crew in work.crews.values()))
            await work.close()
            for task in (start, asked):
                with pytest.raises(Closed):
                    await task
            assert not any(crew.workers for crew in work.crews.values())

    asyncio.run(whole())


def manners() -> tuple[Any, ...]:
    """In a worker."""
    os.kill(os.getpid(), signal.SIGINT)
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, [])
    return signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM), blocked, os.nice(0)


def test_workers_are_nicer_than_the_server_and_do_not_hear_ctrl_c() -> None:
    async def scene(work: Work) -> None:
        ours = os.nice(0)
        for lane, nice in (("quick", 5), ("back", 10), ("deep", 10)):
            assert await do(work, manners, lane=lane) == (signal.SIG_IGN, signal.SIG_DFL, set(), min(ours + nice, 19))
        assert work.deaths == 0

    work_of(scene)


ASKING = """
import asyncio, sys
import test_work
from posterity.server import work

def hurried():
    work.GRACE = 0.0

async def main():
    workers = work.Work(begin=hurried)
    await workers.start()
    await test_work.do(workers, getattr(test_work, sys.argv[1]), lane="deep", deadline=float(sys.argv[2]))

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.parametrize(("task", "deadline"), [("rest", 600.0), ("hang", 2.0)])
def test_workers_leave_with_a_server_that_is_killed(tmp_path: Path, task: str, deadline: float) -> None:
    program = tmp_path / "asking.py"
    program.write_text(ASKING, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with started([sys.executable, str(program), task, str(deadline)], stdout=subprocess.PIPE, env=env) as asking:
        assert asking.stdout is not None
        assert asking.stdout.readline() == "begun\n"
        asking.send_signal(signal.SIGKILL)
        asking.communicate(timeout=60)  # the workers have the other end of the pipe, too


def rest() -> None:
    """In a worker: until somebody ends it."""
    print("begun", flush=True)
    signal.sigwait([signal.SIGUSR1])
