"""People who study finished games while others play, for ``python -m bench.load``.

Each has a cookie of their own and turns pages as a person does: a replay, its statistics, the table
in text, the review.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import httpx

READING = (1.0, 4.0)
"""Seconds between two pages."""
PAGES = ("replay/frames", "statistics", "record", "text", "review")


class Reader:
    """One who studies a game; ``answers`` counts what the server said."""

    def __init__(self, address: str, code: str, dice: random.Random) -> None:
        self._http = httpx.AsyncClient(base_url=address, timeout=60)
        self._room = f"/api/rooms/{code}"
        self._dice = dice
        self.answers: Counter[str] = Counter()

    async def read(self) -> None:
        """Turn pages until one is cancelled."""
        while True:
            await asyncio.sleep(self._dice.uniform(*READING))
            page = self._dice.choice(PAGES)
            first = self._dice.randrange(300)
            asked = f"?from={first}&to={first + 20}" if page == "replay/frames" else ""
            try:
                answer = await self._http.get(f"{self._room}/{page}{asked}")
                self.answers[str(answer.status_code)] += 1
            except httpx.HTTPError as wrong:
                self.answers[type(wrong).__name__] += 1

    async def close(self) -> None:
        await self._http.aclose()
