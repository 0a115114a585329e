"""Nobody is left working when the one who asked for the work is gone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from select import select
from typing import Any

import pytest

LONGEST = 300  # seconds a process that a test starts may live, even if the tests themselves were killed

# An alarm outlives exec. SIGINT is heard also where the tests run in the background of a shell, which ignores it.
AS_AT_A_TERMINAL = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
signal.alarm(int(sys.argv[1]))
os.execvp(sys.argv[2], sys.argv[2:])
"""


@contextmanager
def started(command: list[str], **how: Any) -> Iterator[subprocess.Popen[str]]:
    """A process as a terminal starts it, with a group of its own. Whatever happens, nothing of the group is left."""
    alone = [sys.executable, "-I", "-S", "-c", AS_AT_A_TERMINAL, str(LONGEST), *command]
    with subprocess.Popen(alone, text=True, start_new_session=True, **how) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def finished(command: list[str], typed: str = "", timeout: float = 120, **how: Any) -> subprocess.CompletedProcess[str]:
    """The same to its end, with what it said."""
    pipe = subprocess.PIPE
    with started(command, stdin=pipe, stdout=pipe, stderr=pipe, **how) as process:
        out, errors = process.communicate(typed, timeout)
        return subprocess.CompletedProcess(command, process.returncode, out, errors)


def gone(pid: int) -> bool:
    """Whether nothing is left of a process; one that is dead but not buried is not gone."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


ASKING = """
import time
from posterity import processes
if __name__ == "__main__":
    with processes.pool(1) as pool:
        print(pool.submit(abs, -1).result(), flush=True)
        time.sleep(600)
"""


def test_workers_leave_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "asking.py"
    program.write_text(ASKING, encoding="utf-8")
    with started([sys.executable, str(program)], stdout=subprocess.PIPE) as asking:
        assert asking.stdout is not None
        assert asking.stdout.readline() == "1\n"
        asking.send_signal(signal.SIGKILL)
        try:
            asking.communicate(timeout=20)  # the worker has the other end of the pipe, too
        except subprocess.TimeoutExpired:
            pytest.fail("the worker is still there, twenty seconds after its parent")


FAMILY = """
import subprocess, sys
child = "import signal; signal.alarm(120); print('born', flush=True); signal.pause()"
subprocess.run([sys.executable, "-c", child], close_fds=False)
"""


def test_a_test_that_fails_leaves_no_process_behind() -> None:
    ours, theirs = os.pipe()

    def failing() -> None:
        with started([sys.executable, "-c", FAMILY], stdout=subprocess.PIPE, pass_fds=[theirs]) as parent:
            os.close(theirs)
            assert parent.stdout is not None
            assert parent.stdout.readline() == "born\n"
            raise ZeroDivisionError

    with open(ours, "rb") as end:
        with pytest.raises(ZeroDivisionError):
            failing()
        assert select([end], [], [], 60)[0], "somebody holds the other end of the pipe"
        assert end.read() == b""


def test_a_started_process_hears_ctrl_c_where_the_tests_do_not() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with started(
            [sys.executable, "-c", "import signal; print(1, flush=True); signal.pause()"], stdout=-1
        ) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == "1\n"
            os.killpg(process.pid, signal.SIGINT)
            assert process.wait(60) == -signal.SIGINT
    finally:
        signal.signal(signal.SIGINT, before)
