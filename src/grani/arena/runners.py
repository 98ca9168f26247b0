"""Who does the work: this process, several of them, or a cluster (``ray_runner``).

A task is a function by its name, ``module:function``, so that it can be found on any machine. It
gets JSON data that say what is wanted and some of the numbers to work through, seeds or games, and
gives JSON data back. A runner cuts the numbers into parts and yields each once, in the order in
which they are ready: whoever adds them up must not care. What a task gives may depend on its
numbers alone, so the whole is the same for any runner and any number of workers.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

PART_SECONDS = 0.25
"""How long a part should take: short for progress, long against the cost of sending it."""
FIRST_PART = 4
GROWTH = 4.0
AHEAD = 2
"""Parts that are handed out for each worker, so that none waits for the next."""
MOST_LOSSES = 5
"""How often workers may be lost before it is not an accident any more."""


class RunnerError(RuntimeError):
    """Work that cannot be done where it was sent; the message says why."""


@dataclass(frozen=True)
class Part:
    """Some of the numbers, done."""

    numbers: Sequence[int]
    seconds: float
    result: Any


class Runner(Protocol):
    """Whatever can do work."""

    def run(
        self, task: str, what: object, numbers: Sequence[int], largest: int = 0
    ) -> Iterator[Part]:
        """Work through all numbers; a part has at most ``largest``, if that is said."""
        ...

    def close(self) -> None:
        """Let go of workers."""
        ...


def perform(task: str, what: object, numbers: Sequence[int]) -> tuple[float, Any]:
    """Do one part in this process; give the seconds that it took, and its result."""
    module, _, name = task.partition(":")
    function: Callable[[object, Sequence[int]], Any] = getattr(import_module(module), name)
    began = perf_counter()
    result = function(what, numbers)
    return perf_counter() - began, result


class Slices:
    """Cuts numbers into parts that take about ``PART_SECONDS``, by what earlier ones took."""

    def __init__(self, numbers: Sequence[int], largest: int = 0) -> None:
        self._numbers = numbers
        self._largest = largest or len(numbers)
        self._taken = 0
        self._count = min(FIRST_PART, self._largest)

    @property
    def are_left(self) -> bool:
        """Whether there is more to hand out."""
        return self._taken < len(self._numbers)

    def take(self) -> Sequence[int]:
        """Give the next part."""
        taken = self._numbers[self._taken : self._taken + self._count]
        self._taken += len(taken)
        return taken

    def learn(self, part: Part) -> None:
        """Take note of how long a part took."""
        quicker = min(GROWTH, PART_SECONDS / max(part.seconds, 1e-6))
        self._count = max(1, min(int(len(part.numbers) * quicker), self._largest))


class Here:
    """Does everything in this process."""

    def run(
        self, task: str, what: object, numbers: Sequence[int], largest: int = 0
    ) -> Iterator[Part]:
        """Work through all numbers, one part after the other."""
        slices = Slices(numbers, largest)
        while slices.are_left:
            taken = slices.take()
            part = Part(taken, *perform(task, what, taken))
            slices.learn(part)
            yield part

    def close(self) -> None:
        """There is nobody to let go of."""


class Processes:
    """Does the work in several processes of this machine; a lost one costs its part, no more."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    def run(
        self, task: str, what: object, numbers: Sequence[int], largest: int = 0
    ) -> Iterator[Part]:
        """Work through all numbers; parts come as they are ready."""
        # Imported here, because whoever needs one process alone would pay a tenth of a start.
        from concurrent.futures import FIRST_COMPLETED, wait
        from concurrent.futures.process import BrokenProcessPool

        slices = Slices(numbers, largest)
        again: list[Sequence[int]] = []
        running: dict[Future[tuple[float, Any]], Sequence[int]] = {}
        losses = 0
        while running or again or slices.are_left:
            try:
                while len(running) < AHEAD * self.jobs and (again or slices.are_left):
                    taken = again.pop() if again else slices.take()
                    try:
                        running[self._started().submit(perform, task, what, taken)] = taken
                    except BrokenProcessPool:
                        again.append(taken)
                        raise
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    taken = running[future]
                    part = Part(taken, *future.result())
                    del running[future]
                    slices.learn(part)
                    yield part
            except BrokenProcessPool as wrong:
                losses += 1
                if losses > MOST_LOSSES:
                    raise RunnerError("worker processes die again and again") from wrong
                # Whoever had finished before is taken; all others are sent to new processes.
                for future, taken in running.items():
                    if future.done() and future.exception() is None:
                        yield Part(taken, *future.result())
                    else:
                        again.append(taken)
                running.clear()
                self.close()

    def close(self) -> None:
        """End all processes at once: what they are at is not wanted any more."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.jobs, get_context("spawn"), _begin_worker)
        return self._pool


def _begin_worker() -> None:
    """Get ready in a new process: Ctrl-C is for the parent, who ends its workers; one that was
    killed cannot, so a worker ends by itself when its parent is gone."""
    from multiprocessing import parent_process
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    from multiprocessing.connection import wait

    wait([sentinel])
    os._exit(1)


def local_runner(jobs: int) -> Runner:
    """Give whoever works on this machine."""
    return Here() if jobs <= 1 else Processes(jobs)
