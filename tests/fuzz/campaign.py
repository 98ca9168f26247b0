"""Many random games over several processes, until all are played, one fails, or it is stopped."""

from __future__ import annotations

import faulthandler
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import NamedTuple

from tests.fuzz.course import Failure, plan, play
from tests.fuzz.coverage import Coverage

CHUNK = 50
"""Games that a worker plays before it reports."""
ENDLESS = 900
"""Seconds after which a worker that has not reported is ended, with its traceback: compiled rules
that never stop hear no signal."""


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


class Report(NamedTuple):
    """What a worker has played and reached, up to the first failure."""

    games: int
    steps: int
    failure: Failure | None
    coverage: dict[str, Coverage]


@dataclass
class Tally:
    """What has been played so far."""

    games: int = 0
    steps: int = 0
    coverage: dict[str, Coverage] = field(default_factory=dict)
    started: float = field(default_factory=time.perf_counter)
    failure: Failure | None = None
    lost: range | None = None
    """Games of a worker that died without a word."""

    def add(self, report: Report) -> None:
        self.games += report.games
        self.steps += report.steps
        self.failure = self.failure or report.failure
        for game, coverage in report.coverage.items():
            self.coverage.setdefault(game, Coverage()).add(coverage)

    def speed(self) -> float:
        """Games a second."""
        return self.games / max(time.perf_counter() - self.started, 1e-9)


def play_chunk(campaign: Campaign, numbers: range) -> Report:
    """Play some games of a campaign up to the first failure."""
    steps = 0
    coverage = {game: Coverage() for game in campaign.games}
    for done, number in enumerate(numbers, start=1):
        if _told_to_stop():
            return Report(done - 1, steps, None, coverage)
        chosen = plan(campaign.seed, number, campaign.games, campaign.seats)
        taken, failure = play(chosen, coverage[chosen.game])
        steps += taken
        if failure:
            return Report(done, steps, failure, coverage)
    return Report(len(numbers), steps, None, coverage)


def _play_watched(campaign: Campaign, numbers: range) -> Report:
    """Play some games in a worker of their own, which ends if they do not."""
    faulthandler.dump_traceback_later(ENDLESS, exit=True)
    try:
        return play_chunk(campaign, numbers)
    finally:
        faulthandler.cancel_dump_traceback_later()


def run(campaign: Campaign, jobs: int, progress: Callable[[Tally], None]) -> Tally:
    """Play a campaign; KeyboardInterrupt leaves no worker behind."""
    tally = Tally()
    if jobs == 1:
        for numbers in campaign.chunks():
            tally.add(play_chunk(campaign, numbers))
            progress(tally)
            if tally.failure:
                break
        return tally
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, _heed, (stop,)) as pool:
        try:
            _drive(campaign, jobs, progress, tally, pool)
        finally:
            stop.set()
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
    running: dict[Future[Report], range] = {}
    while True:
        while len(running) < 2 * jobs and not tally.failure:
            numbers = next(waiting, None)
            if numbers is None:
                break
            with _undisturbed():
                running[pool.submit(_play_watched, campaign, numbers)] = numbers
        if not running:
            return
        for done in wait(running, return_when=FIRST_COMPLETED).done:
            numbers = running.pop(done)
            try:
                tally.add(done.result())
            except BrokenProcessPool:
                tally.lost = numbers
                return
        progress(tally)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Let Ctrl-C wait for a moment: a worker that starts now inherits that, and for good."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _heed(stop: Event) -> None:
    """Workers leave Ctrl-C to the parent, and stop after a game when it says so."""
    global _told_to_stop
    _told_to_stop = stop.is_set


def _nobody_stops() -> bool:
    return False


_told_to_stop: Callable[[], bool] = _nobody_stops
