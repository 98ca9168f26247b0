"""Plays until there are enough games: all configurations abreast, so that any stop leaves a study.

Configurations take turns, a stretch of games each, in proportion to what they still lack.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from grani.arena.runners import Runner
from study.lines import TASK
from study.plans import Plan
from study.shards import FOLDER, Shard, folder_of, numbers_in

STRETCHES = 100
"""In how many stretches at most the games of a configuration are played."""
SHORTEST = 24
"""Games of a stretch at least: workers wait for each other at its end."""
TOLD_SECONDS = 20.0
"""How often a log hears how far a run is; a terminal hears of every part."""

Say = Callable[[str], None]


@dataclass
class Progress:
    """How far a run is: games and seconds of each configuration, and what is still to play."""

    left: dict[str, int]
    played: dict[str, int] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)

    def add(self, name: str, games: int, seconds: float) -> None:
        """Count games that took so long."""
        self.left[name] -= games
        self.played[name] = self.played.get(name, 0) + games
        self.seconds[name] = self.seconds.get(name, 0.0) + seconds

    def remaining(self) -> float | None:
        """Give the seconds that are left; None while a configuration has not been tried."""
        total = 0.0
        for name, games in self.left.items():
            if games > 0:
                if not self.played.get(name):
                    return None
                total += games * self.seconds[name] / self.played[name]
        return total

    def tell(self, plan: Plan, wanted: int) -> str:
        """Say it in a line."""
        done = wanted - self.left[plan.name]
        rate = self.played[plan.name] / max(self.seconds[plan.name], 1e-9)
        remaining = self.remaining()
        left = "" if remaining is None else f", {clock(remaining)} left in all"
        return f"{plan.name}: {done:,} of {wanted:,} games, {rate:.2f} a second{left}"


def clock(seconds: float) -> str:
    """Write how long something takes.

    >>> clock(42), clock(600), clock(9000)
    ('42 s', '10 min', '2.5 h')
    """
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"


def gather(
    plans: Sequence[Plan],
    games: int,
    runner: Runner,
    minutes: float | None = None,
    root: Path = FOLDER,
    say: Say | None = None,
) -> bool:
    """Play what is missing of each plan, abreast; tell whether all of it is there now."""
    say = say or teller()
    end = None if minutes is None else monotonic() + 60 * minutes
    with ExitStack() as stack:
        stack.callback(runner.close)
        shards = {plan.name: stack.enter_context(Shard(folder_of(plan, root))) for plan in plans}
        missing = {plan.name: lacking(plan, games, root) for plan in plans}
        progress = Progress({name: len(numbers) for name, numbers in missing.items()})
        stretches = max(1, min(STRETCHES, max(progress.left.values()) // SHORTEST))
        for stretch in range(stretches):
            for plan in plans:
                numbers = cut(missing[plan.name], stretch, stretches)
                began = monotonic()
                for part in runner.run(TASK, plan.to_json(), numbers):
                    shards[plan.name].write(part.result)
                    now = monotonic()
                    progress.add(plan.name, len(part.numbers), now - began)
                    began = now
                    say(progress.tell(plan, plan.games(games)))
                    if end is not None and now >= end:
                        return False
    return True


def lacking(plan: Plan, games: int, root: Path = FOLDER) -> list[int]:
    """Give the numbers of the games that are still to be played."""
    there = numbers_in(folder_of(plan, root))
    return [number for number in range(plan.games(games)) if number not in there]


def cut(numbers: list[int], stretch: int, stretches: int) -> list[int]:
    """Give the games of one stretch of so many.

    >>> [cut([1, 2, 3, 4, 5], stretch, 2) for stretch in range(2)]
    [[1, 2], [3, 4, 5]]
    """
    count = len(numbers)
    return numbers[count * stretch // stretches : count * (stretch + 1) // stretches]


def teller() -> Say:
    """Give what shows progress: in place on a terminal, now and then in a log."""
    latest = [monotonic() - TOLD_SECONDS]

    def tell(line: str) -> None:
        if sys.stderr.isatty():
            print(f"\r{line:<78}", end="", file=sys.stderr, flush=True)
        elif monotonic() - latest[0] >= TOLD_SECONDS:
            latest[0] = monotonic()
            print(line, file=sys.stderr, flush=True)

    return tell
