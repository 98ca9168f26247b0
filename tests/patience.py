"""Waiting for what will happen, as long as it takes on any machine.

Nothing in the tests may pass or fail by the clock: how quick things are is measured by
``make bench`` and ``make load``. What is awaited here has a limit only so that something that never
happens ends a run with a sentence.
"""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 120.0
LOOKS = 0.02
"""Seconds between two looks."""


def wait_until(happened: Callable[[], object], what: str) -> None:
    """Look again and again until something has happened; ``what`` says what did not."""
    limit = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < limit, what
        time.sleep(LOOKS)
