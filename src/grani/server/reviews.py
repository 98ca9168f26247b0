"""Reviews under way: made by one worker that steps back for everything else, stroke by stroke.

A quick review comes before a standard one and that before a deep one; of equals each gets a stroke
in turn, so nobody waits for somebody's deep review. Each speed has places of its own, of which a
guest and an address get only some: whoever fills them keeps nobody from a quick review. What a
stroke has found is kept with the game: after a failure, or when the server starts again, the next
who asks goes on from there. A review that nobody looks at any more is finished all the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
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
    def rank(self) -> tuple[int, int]:
        """Tell whose turn it is: the lowest."""
        return ORDER.index(self.speed), self.strokes


class Reviews:
    """All reviews that are being made."""

    def __init__(self, seconds: float, nice: int) -> None:
        """``seconds`` is how long a stroke takes, ``nice`` how far the worker steps back."""
        self._seconds = seconds
        self._pool = WorkerPool(1, PATIENCE, nice)
        self._jobs: dict[Key, Job] = {}
        self._made: OrderedDict[Key, Answer] = OrderedDict()
        self.brought: OrderedDict[str, str] = OrderedDict()
        """Records that somebody brought, by their fingerprints, for reviews and analysis."""
        self._task: asyncio.Task[None] | None = None

    def find(self, key: Key) -> Job | None:
        """Give a review that is under way."""
        return self._jobs.get(key)

    def made(self, key: Key) -> Answer | None:
        """Give a review that is kept nowhere, if it is remembered."""
        return self._made.get(key)

    def ahead_of(self, job: Job) -> int:
        """Count the reviews that get their turn before this one."""
        return sum(other.rank < job.rank for other in self._jobs.values())

    def begin(self, job: Job) -> Job:
        """Begin a review, or give the one that is under way; Busy if there are too many."""
        there = self._jobs.get(job.key)
        if there is not None:
            return there
        own = sum(other.guest == job.guest for other in self._jobs.values())
        alike = [other for other in self._jobs.values() if other.speed == job.speed]
        at_home = sum(other.home == job.home for other in alike)
        if own >= MOST_OF_GUEST or at_home >= MOST_OF_HOME or len(alike) >= MOST:
            raise Busy(BUSY)
        self._jobs[job.key] = job
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
            job = min(self._jobs.values(), key=lambda one: one.rank)
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

    def _end(self, job: Job) -> asyncio.Future[Answer]:
        del self._jobs[job.key]
        return job.result


async def _kept(place: Place, review: bytes) -> bool:
    """Keep a review with its game; false if the database cannot: it is told all the same."""
    try:
        await place.keep_review(review)
    except DBAPIError as wrong:
        log.warning("a review could not be kept: %s", wrong)
        return False
    return True
