"""Work that is done elsewhere while the network learns here."""

from __future__ import annotations

from threading import Thread
from typing import Any

from grani.arena.runners import Runner

PATIENCE = 30.0
"""Seconds to wait for somebody who was told to stop."""


class Ahead:
    """Has a runner work through ``count`` numbers, one a part; results are by number.

    A task gives a list with one result for each of its numbers.
    """

    def __init__(self, runner: Runner, task: str, what: object, count: int) -> None:
        self._found: dict[int, Any] = {}
        self._wrong: BaseException | None = None
        self._is_stopped = False
        self._thread = Thread(target=self._collect, args=(runner, task, what, count), daemon=True)
        self._thread.start()

    def results(self) -> list[Any]:
        """Wait for all results; give them in the order of their numbers."""
        self._thread.join()
        if self._wrong is not None:
            raise self._wrong
        return [self._found[number] for number in sorted(self._found)]

    def stop(self) -> None:
        """Ask for nothing more; what is being done is still waited for, within reason."""
        self._is_stopped = True
        self._thread.join(PATIENCE)

    def _collect(self, runner: Runner, task: str, what: object, count: int) -> None:
        try:
            for part in runner.run(task, what, range(count), 1):
                self._found |= zip(part.numbers, part.result, strict=True)
                if self._is_stopped:
                    return
        except BaseException as wrong:
            self._wrong = wrong
