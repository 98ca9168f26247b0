"""What processes of this machine have used: processor and memory of a server and all it started."""

from __future__ import annotations

import os
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
WORKER = "grani.server.worker"
"""What the command of a process has in it that thinks for bots and judges."""


@dataclass(frozen=True)
class Used:
    """Seconds of processor: of all servers, of the busiest, of workers, of the database."""

    servers: float
    busiest: float
    workers: float
    database: float

    def since(self, before: Used) -> Used:
        return Used(
            self.servers - before.servers,
            self.busiest - before.busiest,
            self.workers - before.workers,
            self.database - before.database,
        )


def used(server: int, database: int | None) -> Used:
    """Give what a server and its database have used so far."""
    family = descendants(server)
    thinking = [pid for pid in family if WORKER in _command(pid)]
    serving = [seconds(pid) for pid in family if pid not in thinking]
    return Used(
        sum(serving),
        max(serving, default=0.0),
        sum(map(seconds, thinking)),
        0.0 if database is None else sum(map(seconds, descendants(database))),
    )


def resident(server: int) -> int:
    """Give the memory of a server in kB, workers left out."""
    return sum(_resident(pid) for pid in descendants(server) if WORKER not in _command(pid))


def descendants(root: int) -> list[int]:
    """Give a process and all that it has started, directly or not."""
    children: dict[int, list[int]] = defaultdict(list)
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            fields = _stat(int(entry.name))
            if fields:
                children[int(fields[1])].append(int(entry.name))
    found = [root]
    for pid in found:
        found += children[pid]
    return found


def seconds(pid: int) -> float:
    """Give the seconds of processor that a process has used; those of one that is gone are lost."""
    fields = _stat(pid)
    return (int(fields[11]) + int(fields[12])) / TICKS if fields else 0.0


def _stat(pid: int) -> list[str]:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (OSError, ProcessLookupError):
        return []


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    except (OSError, ProcessLookupError):
        return ""


def _resident(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except (OSError, ProcessLookupError):
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS:")), 0)
