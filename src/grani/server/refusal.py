"""How a command is refused: a code for programs and a reason for people, never in silence."""

from __future__ import annotations

from grani.server.wire import RejectCode


class Refusal(Exception):
    """A command that is not carried out."""

    def __init__(self, code: RejectCode, reason: str) -> None:
        super().__init__(reason)
        self.code: RejectCode = code
        self.reason = reason
