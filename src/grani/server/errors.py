"""Errors that go from one module to another: how a command and how a request is refused."""

from __future__ import annotations

from grani.server.wire import FailureCode, RejectCode


class Refusal(Exception):
    """A command that is not carried out: a code for programs and a reason, never silence."""

    def __init__(self, code: RejectCode, reason: str) -> None:
        super().__init__(reason)
        self.code: RejectCode = code
        self.reason = reason


class HttpError(Exception):
    """A request that cannot be answered: the status, a code for programs, a reason for people."""

    def __init__(self, status: int, error: FailureCode, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.error: FailureCode = error
        self.reason = reason
