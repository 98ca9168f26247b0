"""Other people's work, kept away from those who play: replays, statistics, previews, drawings and
hints are made by processes that step back, each only once, and wait on a shelf of bounded size.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from grani.server.questions import Question, Thought
from grani.server.thinkers import MOST_WAITING, Thinkers

SHELF = 48 << 20
"""Bytes that are kept."""
OVERHEAD = 500
Key = tuple[str | bytes | int, ...]
"""What a question is known by: its kind, and all that its answer depends on."""
BUSY = "many ask for this just now: try again in a moment"


class Busy(RuntimeError):
    """So many wait already that asking is not worth it; the remedy is to come back."""


class ReadingRoom:
    """Answers from the shelf, or has processes think; ``asked`` counts how often."""

    def __init__(self, thinkers: Thinkers, shelf: int = SHELF) -> None:
        self.asked = 0
        self._thinkers = thinkers
        self._most = shelf
        self._shelf: OrderedDict[Key, Thought] = OrderedDict()
        self._size = 0
        self._thinking: dict[Key, asyncio.Task[Thought]] = {}

    async def think(self, key: Key, question: Callable[[], Question]) -> Thought:
        """Give the answer to a question; Busy or Stuck if there is none."""
        known = self._shelf.get(key)
        if known is not None:
            self._shelf.move_to_end(key)
            return known
        task = self._thinking.get(key)
        if task is None:
            if self._thinkers.is_busy or len(self._thinking) >= MOST_WAITING:
                raise Busy(BUSY)
            task = self._thinking[key] = asyncio.create_task(self._ask(key, question()))
        return await asyncio.shield(task)

    async def close(self) -> None:
        """End all processes."""
        for task in list(self._thinking.values()):
            task.cancel()
        await self._thinkers.close()

    async def _ask(self, key: Key, question: Question) -> Thought:
        try:
            self.asked += 1
            thought = await self._thinkers.ask(question)
        finally:
            self._thinking.pop(key, None)
        self._shelf[key] = thought
        self._size += _size(key, thought)
        while self._size > self._most:
            self._size -= _size(*self._shelf.popitem(last=False))
        return thought


def _size(key: Key, thought: Thought) -> int:
    """Give about how many bytes a thought takes, with the question it answers."""
    asked = sum(len(part) for part in key if isinstance(part, str | bytes))
    said = len(thought.body) + len(thought.wrong)
    return OVERHEAD * (1 + len(thought.options)) + asked + said
