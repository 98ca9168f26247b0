"""An event loop for a test, whatever else runs in its process."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Given = TypeVar("Given")


def run(work: Coroutine[Any, Any, Given]) -> Given:
    """Run something to its end in a thread of its own: a browser has a loop in this one."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()
