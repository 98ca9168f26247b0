"""Plays what rows lack: a little of every row first, the cheap ones before the dear, then more.

So a run that is stopped early, by its clock or by hand, has something to say of every row.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

from bench.ladder.rows import Row
from bench.ladder.sources import FOLDER
from grani.arena.results import Results
from grani.arena.runners import Here, Part, Runner, local_runner

PASSES = (0.04, 0.2, 1.0)
"""Shares of the games that are played in each pass over all rows."""
LARGEST = 64

Tell = Callable[[Row, int, int], None]
"""Told of a row, the games that it has, and those that it should have in this pass."""


class TimeUp(Exception):
    """The run is over, by its clock or by hand."""


@dataclass
class Clock:
    """Ends a run, but only while it waits for games: what is being written is written."""

    is_waiting: bool = False
    is_up: bool = False

    def ring(self, number: int, frame: FrameType | None) -> None:
        self.is_up = True
        if self.is_waiting:
            raise TimeUp

    def parts(self, given: Iterator[Part]) -> Iterator[Part]:
        """Give parts as they are ready, until the time is up."""
        while True:
            if self.is_up:
                raise TimeUp
            self.is_waiting = True
            part = next(given, None)
            self.is_waiting = False
            if part is None:
                return
            yield part


@contextmanager
def clock(minutes: float | None) -> Iterator[Clock]:
    """Give a clock that rings after some minutes, on Ctrl-C and when it is asked to end."""
    made = Clock()
    signals = (signal.SIGALRM, signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(one, made.ring) for one in signals]
    if minutes is not None:
        signal.setitimer(signal.ITIMER_REAL, max(minutes * 60, 0.001))
    try:
        yield made
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        for one, handler in zip(signals, before, strict=True):
            signal.signal(one, handler)


def play(rows: Sequence[Row], games: int, jobs: int, minutes: float | None, tell: Tell) -> bool:
    """Play rows as far as there is time; tell whether all is played."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    workers = local_runner(jobs)
    alone = Here()
    ordered = sorted(rows, key=lambda row: row.work)
    try:
        with clock(minutes) as rings:
            for share in PASSES:
                for row in ordered:
                    runner = alone if row.is_timed else workers
                    play_row(row, row.wanted(games, share), runner, rings, tell)
    except TimeUp:
        return False
    finally:
        workers.close()
    return True


def play_row(row: Row, deals: list[int], runner: Runner, rings: Clock, tell: Tell) -> None:
    """Play the deals that the sources of a row lack."""
    wanted = sum(count * row.sources[0].games_a_deal for count in deals)
    for number, source in enumerate(row.sources):
        # What other sources have, as far as it is wanted now.
        others = sum(
            min(len(other.lines()), count * other.games_a_deal)
            for other, count in zip(row.sources, deals, strict=True)
            if other is not source
        )
        with Results(source.path, source.question) as kept:
            most = deals[number] * source.games_a_deal
            missing = [game for game in range(most) if game not in kept.games]
            if not missing:
                continue
            given = runner.run(source.task, source.question.to_json(), missing, LARGEST)
            for part in rings.parts(given):
                kept.add(part.result)
                tell(row, others + min(len(kept.games), most), wanted)
