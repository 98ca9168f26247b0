"""Ctrl-C and SIGTERM in work on a database: they are kept until the work looks for them.

Raised wherever they come they would now and then be lost: Python only notes what is raised while it
tidies up, and goes on.
"""

from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Stopping:
    """``with stopping:`` the first signal ends what is inside at its next ``check``.

    A second one ends it at once, for those who do not want to wait.
    """

    def __init__(self) -> None:
        self._struck = False
        self._before: list[tuple[signal.Signals, signal._HANDLER]] = []

    def check(self) -> None:
        """KeyboardInterrupt if there was a signal."""
        if self._struck:
            raise KeyboardInterrupt

    def _strike(self, number: int, frame: FrameType | None) -> None:
        self.check()
        self._struck = True

    def __enter__(self) -> Stopping:
        if threading.current_thread() is threading.main_thread():
            for number in SIGNALS:
                if signal.getsignal(number) is not signal.SIG_IGN:
                    self._before.append((number, signal.signal(number, self._strike)))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        while self._before:
            signal.signal(*self._before.pop())
