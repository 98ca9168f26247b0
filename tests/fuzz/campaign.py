"""Many random games over several processes, until all are played, one fails, or it is stopped."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import get_context

from tests.fuzz.course import Failure, plan, play

CHUNK = 50
"""Games that a worker plays before it reports."""


@dataclass(frozen=True)
class Campaign:
    """Which games to play."""

    first: int
    count: int
    seed: int
    games: tuple[str, ...]
    seats: tuple[int, ...] = ()

    def chunks(self) -> Iterator[range]:
        """Divide the numbers of the games among workers."""
        end = self.first + self.count
        for start in range(self.first, end, CHUNK):
            yield range(start, min(start + CHUNK, end))


@dataclass
class Tally:
    """What has been played so far."""

    games: int = 0
    steps: int = 0
    started: float = field(default_factory=time.perf_counter)
    failure: Failure | None = None
    lost: range | None = None
    """Games of a worker that died without a word."""

    def add(self, games: int, steps: int, failure: Failure | None) -> None:
        self.games += games
        self.steps += steps
        self.failure = self.failure or failure

    def speed(self) -> float:
        """Games a second."""
        return self.games / max(time.perf_counter() - self.started, 1e-9)


def play_chunk(campaign: Campaign, numbers: range) -> tuple[int, int, Failure | None]:
    """Play some games of a campaign up to the first failure."""
    steps = 0
    for done, number in enumerate(numbers, start=1):
        chosen = plan(campaign.seed, number, campaign.games, campaign.seats)
        taken, failure = play(chosen)
        steps += taken
        if failure:
            return done, steps, failure
    return len(numbers), steps, None


def run(campaign: Campaign, jobs: int, progress: Callable[[Tally], None]) -> Tally:
    """Play a campaign; KeyboardInterrupt leaves no worker behind."""
    tally = Tally()
    if jobs == 1:
        for numbers in campaign.chunks():
            tally.add(*play_chunk(campaign, numbers))
            progress(tally)
            if tally.failure:
                break
        return tally
    with ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupt) as pool:
        try:
            _drive(campaign, jobs, progress, tally, pool)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
    return tally


def _drive(
    campaign: Campaign,
    jobs: int,
    progress: Callable[[Tally], None],
    tally: Tally,
    pool: ProcessPoolExecutor,
) -> None:
    """Keep every worker busy; stop handing out games after a failure."""
    waiting = campaign.chunks()
    running: dict[Future[tuple[int, int, Failure | None]], range] = {}
    while True:
        while len(running) < 2 * jobs and not tally.failure:
            numbers = next(waiting, None)
            if numbers is None:
                break
            running[pool.submit(play_chunk, campaign, numbers)] = numbers
        if not running:
            return
        for done in wait(running, return_when=FIRST_COMPLETED).done:
            numbers = running.pop(done)
            try:
                tally.add(*done.result())
            except BrokenProcessPool:
                tally.lost = numbers
                return
        progress(tally)


def _ignore_interrupt() -> None:
    """Workers leave Ctrl-C to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
