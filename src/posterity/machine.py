"""What the machine says: a port that is free, and how its processes are."""

from __future__ import annotations

import os
import socket
from pathlib import Path

PROCESSES = Path("/proc")


def free_port() -> int:
    """A port of loopback that nobody has; somebody else may take it first."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def stat(process: int) -> list[str]:
    """State, parent, group and so on, as the kernel tells them behind the name of a process; nothing if it is gone."""
    try:
        return (PROCESSES / str(process) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def alive(process: int) -> bool:
    """A zombie is dead: it only waits for somebody to take note."""
    return stat(process)[:1] not in ([], ["Z"], ["X"])


def children(parent: int) -> list[int]:
    return [one for one in _everybody() if stat(one)[1:2] == [str(parent)]]


def group(leader: int) -> list[int]:
    """Those of a group that live, the oldest first."""
    return [one for one in _everybody() if stat(one)[2:3] == [str(leader)] and alive(one)]


def _everybody() -> list[int]:
    return sorted(int(entry.name) for entry in PROCESSES.iterdir() if entry.name.isdigit())


def cpu(process: int) -> float:
    """Seconds of processor time so far."""
    told = stat(process)
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK") if told else float("nan")


def memory(process: int) -> float:
    """What it holds in memory now, in MB."""
    try:
        pages = int((PROCESSES / str(process) / "statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
