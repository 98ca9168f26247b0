"""Other people's work, kept away from those who play: replays, statistics, previews, drawings and
hints are made by processes that step back, each only once, and wait on a shelf of bounded size.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass

from grani.server.questions import Question, Thought
from grani.server.thinkers import Thinkers

SHELF = 48 << 20
"""Bytes that are kept."""
OVERHEAD = 500
PACK_FROM = 1000
PACK_LEVEL = 4
BUSY = "many ask for this just now: try again in a moment"


class Busy(RuntimeError):
    """So many wait already that asking is not worth it; the remedy is to come back."""


@dataclass(frozen=True)
class Leaf:
    """Something that was made: what processes thought, or an answer as it is sent."""

    thought: Thought
    packed: bytes = b""

    @property
    def size(self) -> int:
        """About how many bytes it takes."""
        options = OVERHEAD * len(self.thought.options)
        return OVERHEAD + options + len(self.thought.body) + len(self.packed)


class ReadingRoom:
    """Answers from the shelf, or has processes think; ``asked`` counts how often."""

    def __init__(self, thinkers: Thinkers, shelf: int = SHELF) -> None:
        self.asked = 0
        self._thinkers = thinkers
        self._most = shelf
        self._shelf: OrderedDict[Hashable, Leaf] = OrderedDict()
        self._size = 0
        self._making: dict[Hashable, asyncio.Task[Leaf]] = {}

    async def think(self, key: Hashable, question: Callable[[], Question]) -> Thought:
        """Give the answer to a question; Busy or Stuck if there is none."""

        async def make() -> Leaf:
            if self._thinkers.is_busy:
                raise Busy(BUSY)
            self.asked += 1
            return Leaf(await self._thinkers.ask(question()))

        return (await self._get(("thought", key), make)).thought

    async def write(self, key: Hashable, made: Callable[[], Awaitable[Thought]]) -> Leaf:
        """Give a thought with its body packed for sending."""

        async def make() -> Leaf:
            thought = await made()
            if len(thought.body) < PACK_FROM:
                return Leaf(thought)
            # The compressor lets go of the interpreter: tables go on meanwhile.
            packed = await asyncio.to_thread(gzip.compress, thought.body, PACK_LEVEL)
            return Leaf(thought, packed)

        return await self._get(("written", key), make)

    async def close(self) -> None:
        """End all processes."""
        for task in list(self._making.values()):
            task.cancel()
        await self._thinkers.close()

    async def _get(self, key: Hashable, make: Callable[[], Awaitable[Leaf]]) -> Leaf:
        known = self._shelf.get(key)
        if known is not None:
            self._shelf.move_to_end(key)
            return known
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.create_task(self._make(key, make))
        return await asyncio.shield(task)

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[Leaf]]) -> Leaf:
        try:
            leaf = await make()
        finally:
            self._making.pop(key, None)
        self._shelf[key] = leaf
        self._size += leaf.size
        while self._size > self._most:
            _, oldest = self._shelf.popitem(last=False)
            self._size -= oldest.size
        return leaf
