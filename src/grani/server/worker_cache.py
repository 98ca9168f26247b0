"""Answers of workers, kept in a cache of bounded size: replays, statistics, previews, drawings and
hints are worked out by processes that step back for those who play, and each of them only once.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from grani.server.worker_messages import Answer, Question
from grani.server.worker_pool import MOST_WAITING, WorkerPool

CACHE_BYTES = 48 << 20
OVERHEAD = 500
"""Bytes that an answer takes beside what it says, about."""
Key = tuple[str | bytes | int, ...]
"""What a question is known by: its kind, and all that its answer depends on."""
BUSY = "many ask for this just now: try again in a moment"


class Busy(RuntimeError):
    """So many wait already that asking is not worth it; the remedy is to come back."""


class WorkerCache:
    """Answers from the cache, or else asks the workers; ``asked`` counts how often."""

    def __init__(self, pool: WorkerPool, most_bytes: int = CACHE_BYTES) -> None:
        self.asked = 0
        self._pool = pool
        self._most_bytes = most_bytes
        self._cache: OrderedDict[Key, Answer] = OrderedDict()
        self._size = 0
        self._pending: dict[Key, asyncio.Task[Answer]] = {}

    async def ask(self, key: Key, question: Callable[[], Question]) -> Answer:
        """Give the answer to a question; Busy or WorkerFailed if there is none."""
        known = self._cache.get(key)
        if known is not None:
            self._cache.move_to_end(key)
            return known
        task = self._pending.get(key)
        if task is None:
            if self._pool.is_busy or len(self._pending) >= MOST_WAITING:
                raise Busy(BUSY)
            task = self._pending[key] = asyncio.create_task(self._ask(key, question()))
        return await asyncio.shield(task)

    async def ask_once(self, question: Question) -> Answer:
        """Give the answer to a question that is nobody else's, and keep nothing of it."""
        if self._pool.is_busy or len(self._pending) >= MOST_WAITING:
            raise Busy(BUSY)
        self.asked += 1
        return await self._pool.ask(question)

    async def close(self) -> None:
        """End all processes."""
        for task in list(self._pending.values()):
            task.cancel()
        await self._pool.close()

    async def _ask(self, key: Key, question: Question) -> Answer:
        try:
            self.asked += 1
            answer = await self._pool.ask(question)
        finally:
            self._pending.pop(key, None)
        self._cache[key] = answer
        self._size += _size(key, answer)
        while self._size > self._most_bytes:
            self._size -= _size(*self._cache.popitem(last=False))
        return answer


def _size(key: Key, answer: Answer) -> int:
    """Give about how many bytes an answer takes, with the question to it."""
    asked = sum(len(part) for part in key if isinstance(part, str | bytes))
    said = len(answer.body) + len(answer.wrong)
    return OVERHEAD * (1 + len(answer.options)) + asked + said
