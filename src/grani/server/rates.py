"""How often: counts what somebody did lately, and says when it is too much."""

from __future__ import annotations

import time
from collections import OrderedDict, deque

MOST_KEYS = 10_000


class Rate:
    """At most ``count`` things in any ``seconds``."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count = count
        self._seconds = seconds
        self._times: deque[float] = deque()

    def take(self) -> bool:
        """Count one more; false if that is too much, and then it is not counted."""
        now = time.monotonic()
        times = self._times
        while times and times[0] <= now - self._seconds:
            times.popleft()
        if len(times) >= self._count:
            return False
        times.append(now)
        return True


class Rates:
    """A rate for everybody, such as each address; those unseen for longest are forgotten."""

    def __init__(self, count: int, seconds: float) -> None:
        self._count = count
        self._seconds = seconds
        self._rates: OrderedDict[str, Rate] = OrderedDict()

    def take(self, key: str) -> bool:
        """Count one more of somebody."""
        rate = self._rates.pop(key, None) or Rate(self._count, self._seconds)
        self._rates[key] = rate
        if len(self._rates) > MOST_KEYS:
            self._rates.popitem(last=False)
        return rate.take()
