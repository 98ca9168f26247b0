"""Ctrl-C, held back while a game must not be torn apart and let through everywhere else."""

from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType


class Interrupts:
    """``with interrupts:`` finishes what is inside before a Ctrl-C takes effect."""

    def __init__(self) -> None:
        self._busy = False
        self._struck = False
        self._installed = False
        if (
            threading.current_thread() is threading.main_thread()
            and signal.getsignal(signal.SIGINT) is signal.default_int_handler
        ):
            signal.signal(signal.SIGINT, self._strike)
            self._installed = True

    def release(self) -> None:
        """Let Ctrl-C do again what it did before."""
        if self._installed:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def _strike(self, number: int, frame: FrameType | None) -> None:
        if not self._busy:
            raise KeyboardInterrupt
        self._struck = True

    def __enter__(self) -> None:
        self._busy = True

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._busy = False
        if self._struck:
            self._struck = False
            raise KeyboardInterrupt
