"""Nobody is left working when the one who asked for the work is gone."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

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
    asking = subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True)
    assert asking.stdout is not None
    assert asking.stdout.readline() == "1\n"
    asking.send_signal(signal.SIGKILL)
    try:
        asking.communicate(timeout=20)  # the worker has the other end of the pipe, too
    except subprocess.TimeoutExpired:
        pytest.fail("the worker is still there, twenty seconds after its parent")
