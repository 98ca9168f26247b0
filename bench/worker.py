"""One measurement in a process of its own: ``python -m bench.worker '{"workload": …}'``.

Prints one line of JSON. It runs in other environments too (peers), so it imports nothing but the
standard library and the workload it is asked for.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

GROWTH = 8
"""Calibration never multiplies the work by more than this in one go."""


def best_slice(work: Callable[[int], int], seconds: float, slices: int) -> float:
    """Give the units per second of CPU time in the best of some slices of about ``seconds``.

    Other jobs only ever slow a slice down, so the best one is nearest to the truth.
    """
    count = calibrate(work, seconds)
    return max(rate(work, count)[0] for _ in range(slices))


def calibrate(work: Callable[[int], int], seconds: float) -> int:
    """Find how many pieces of work take about ``seconds``; warms up on the way."""
    count = 1
    while True:
        spent = rate(work, count)[1]
        if spent >= 0.8 * seconds:
            return count
        wanted = count * seconds / spent if spent > 0 else float("inf")
        count = max(count + 1, int(min(wanted, count * GROWTH)))


def rate(work: Callable[[int], int], count: int) -> tuple[float, float]:
    """Do ``count`` pieces of work; give units per second and seconds, both of CPU time."""
    start = time.process_time()
    units = work(count)
    spent = time.process_time() - start
    return units / max(spent, 1e-9), spent


def resident(field: str = "VmRSS") -> float:
    """Give the memory of this process in MB: now (``VmRSS``) or at its peak (``VmHWM``)."""
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text().splitlines():
            if line.startswith(field + ":"):
                return int(line.split()[1]) / 1024
    import resource

    scale = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / scale


def simulate(work: Callable[[int], int], games: int, limit: float) -> dict[str, object]:
    """Play many games in this one process and watch its memory; fewer if they took too long."""
    wanted = games
    games = min(games, max(int(limit * rate(work, max(games // 500, 1))[0]), 100))
    rss: dict[int, float] = {}
    played = 0
    for percent in range(1, 101):
        due = games * percent // 100
        work(due - played)
        played = due
        rss[percent] = resident()
    return {
        "games": games,
        "wanted": wanted,
        "rss": {str(percent): rss[percent] for percent in (10, 50, 100)},
        "peak": resident("VmHWM"),
    }


def main() -> None:
    task = json.loads(sys.argv[1])
    module = import_module(f"bench.workloads.{task['module']}")
    options = {"game": task["game"]} if task["game"] else {}
    work = getattr(module, task["workload"])(task["seats"], task["setup"], **options)
    if "games" in task:
        answer = simulate(work, task["games"], task["limit"])
    else:
        answer = {"rate": best_slice(work, task["seconds"], task["slices"])}
    answer["compiled"] = module.is_compiled()
    print(json.dumps(answer))


if __name__ == "__main__":
    main()
