"""Reviews under way: made by one worker that steps back for everything else, stroke by stroke.

A quick review comes before a standard one and that before a deep one, so nobody waits for deep
reviews. Of equals each address gets a stroke in turn, and there each guest: whoever asks for much
waits behind those who ask for little. Each speed has places of its own. When all are taken, the
address that has most gives one up to an address that has fewer: some that ask for much keep nobody
out. What a stroke has found is kept with the game: after a failure, or when the server starts
again, the next who asks goes on from there. A review that nobody looks at any more is finished all
the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter, OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import get_args

from msgspec import Raw
from sqlalchemy.exc import DBAPIError

from grani.server.kept_reviews import Place
from grani.server.review_wire import Speed
from grani.server.worker_cache import BUSY, Busy, Key
from grani.server.worker_messages import Answer, ReviewRecord
from grani.server.worker_pool import WorkerFailed, WorkerPool

log = logging.getLogger("grani.server")
SEED = 0
"""One for all: whoever asks for the review of a game gets the same."""
PATIENCE = 600.0
"""Seconds after which a stroke is given up: the longest finding of a deep review, on a busy
machine without compiled rules."""
MOST = 24
"""Reviews that may be under way at each speed."""
MOST_OF_HOME = 8
"""The same of one address."""
MOST_OF_GUEST = 3
"""The same of one guest, at all speeds together."""
REMEMBERED = 32
"""Reviews that are remembered: of brought records, and those that could not be kept."""
ORDER: tuple[Speed, ...] = get_args(Speed)
Line = tuple[str, ...]


@dataclass
class Job:
    """A review under way. ``place`` is where it is kept; that of a brought record is nowhere."""

    key: Key
    guest: str
    home: str
    """Where the guest is: what an address is counted by."""
    record: str
    speed: Speed
    place: Place | None
    known: list[bytes] = field(default_factory=list)
    steps: int = 0
    reviewed: int = 0
    strokes: int = 0
    result: asyncio.Future[Answer] = field(default_factory=asyncio.Future)

    @property
    def lines(self) -> tuple[Line, Line]:
        """Where it waits: at its speed in the line of addresses, and there in that of guests."""
        return (self.speed, self.home), (self.speed, self.home, self.guest)


class Turns:
    """Whose turn it is: how many strokes each address has had at a speed, and there each guest.

    Whoever comes begins with as many as those have who have had least: neither waits for having
    asked long ago, nor comes before everybody for asking again and again.
    """

    def __init__(self) -> None:
        self._had: dict[Line, int] = {}

    def rank(self, job: Job) -> tuple[int, ...]:
        """Tell whose turn it is: the lowest."""
        had = (self._had.get(line, 0) for line in job.lines)
        return ORDER.index(job.speed), *had, job.strokes

    def come(self, job: Job) -> None:
        """Let somebody wait in line, beside those who do."""
        for line in job.lines:
            beside = [had for other, had in self._had.items() if other[:-1] == line[:-1]]
            self._had.setdefault(line, min(beside, default=0))

    def count(self, job: Job) -> None:
        """Count a stroke."""
        for line in job.lines:
            self._had[line] = self._had.get(line, 0) + 1

    def keep(self, jobs: Iterable[Job]) -> None:
        """Forget all who do not wait any more, and have had no more than somebody who does."""
        waiting = {line for job in jobs for line in job.lines}
        least: dict[Line, int] = {}
        for line in waiting & self._had.keys():
            least[line[:-1]] = min(self._had[line], least.get(line[:-1], self._had[line]))
        self._had = {
            line: had
            for line, had in self._had.items()
            if line in waiting or had > least.get(line[:-1], had)
        }


class Reviews:
    """All reviews that are being made."""

    def __init__(self, seconds: float, nice: int) -> None:
        """``seconds`` is how long a stroke takes, ``nice`` how far the worker steps back."""
        self._seconds = seconds
        self._pool = WorkerPool(1, PATIENCE, nice)
        self._jobs: dict[Key, Job] = {}
        self._made: OrderedDict[Key, Answer] = OrderedDict()
        self._task: asyncio.Task[None] | None = None
        self._turns = Turns()
        self._at_work: Job | None = None

    def find(self, key: Key) -> Job | None:
        """Give a review that is under way."""
        return self._jobs.get(key)

    def made(self, key: Key) -> Answer | None:
        """Give a review that is kept nowhere, if it is remembered."""
        return self._made.get(key)

    def ahead_of(self, job: Job) -> int:
        """Count the reviews that get their turn before this one."""
        rank = self._turns.rank(job)
        return sum(self._turns.rank(other) < rank for other in self._jobs.values())

    def begin(self, job: Job) -> Job:
        """Begin a review, or give the one that is under way; Busy if there are too many."""
        there = self._jobs.get(job.key)
        if there is not None:
            return there
        own = sum(other.guest == job.guest for other in self._jobs.values())
        alike = [other for other in self._jobs.values() if other.speed == job.speed]
        at_home = sum(other.home == job.home for other in alike)
        if own >= MOST_OF_GUEST or at_home >= MOST_OF_HOME:
            raise Busy(BUSY)
        if len(alike) >= MOST:
            self._make_room(alike, at_home)
        self._turns.keep(self._jobs.values())
        self._jobs[job.key] = job
        self._turns.come(job)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return job

    async def close(self) -> None:
        """Stop; what was found is kept."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        for job in self._jobs.values():
            job.result.cancel()
        self._jobs.clear()
        await self._pool.close()

    async def _work(self) -> None:
        while self._jobs:
            job = self._at_work = min(self._jobs.values(), key=self._turns.rank)
            self._turns.count(job)
            try:
                answer = await self._stroke(job)
            except (WorkerFailed, DBAPIError) as wrong:
                log.warning("a review failed: %s", wrong)
                self._end(job).set_exception(WorkerFailed(str(wrong)))
                # Told to whoever waits; there may be nobody.
                job.result.exception()
                continue
            if answer.is_done:
                self._end(job).set_result(answer)

    async def _stroke(self, job: Job) -> Answer:
        """Work on a review for a while, and keep what that has brought."""
        if job.place is not None and not job.strokes:
            job.known = await job.place.findings()
        known = [Raw(part) for part in job.known]
        question = ReviewRecord(job.record, job.speed, SEED, self._seconds, known)
        answer = await self._pool.ask(question)
        job.strokes += 1
        job.steps, job.reviewed = answer.steps, answer.reviewed
        if not answer.is_done:
            if job.place is not None:
                await job.place.keep_findings(len(job.known), answer.body)
            job.known.append(answer.body)
        elif job.place is None or not await _kept(job.place, answer.body):
            self._made[job.key] = answer
            if len(self._made) > REMEMBERED:
                self._made.popitem(last=False)
        return answer

    def _make_room(self, alike: list[Job], at_home: int) -> None:
        """Give up the latest review of the address that has most; Busy if that has hardly more.

        What it has found is kept, and it goes on when it is asked for again.
        """
        home, most = Counter(other.home for other in alike).most_common(1)[0]
        if most <= at_home + 1:
            raise Busy(BUSY)
        theirs = [one for one in alike if one.home == home and one is not self._at_work]
        given_up = min(reversed(theirs), key=lambda one: one.strokes)
        self._end(given_up).set_exception(Busy(BUSY))
        given_up.result.exception()

    def _end(self, job: Job) -> asyncio.Future[Answer]:
        del self._jobs[job.key]
        self._turns.keep(self._jobs.values())
        return job.result


async def _kept(place: Place, review: bytes) -> bool:
    """Keep a review with its game; false if the database cannot: it is told all the same."""
    try:
        await place.keep_review(review)
    except DBAPIError as wrong:
        log.warning("a review could not be kept: %s", wrong)
        return False
    return True
