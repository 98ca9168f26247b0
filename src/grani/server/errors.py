"""Errors that go from one module to another: how a command or a request is refused, and what is
wrong with a database."""

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


class GuestGone(HttpError):
    """Something that the guest of a deleted account would leave behind: their cookie is void."""

    def __init__(self) -> None:
        super().__init__(403, "no-cookie", "this browser was signed out: reload")


class UnusableDatabase(RuntimeError):
    """A database that cannot be used, or copied: a key of ``cli-error-…`` and its arguments.

    The way in makes the sentence, in the language of whoever reads it. An argument may be the error
    of the system, or of SQLite, that is the reason.
    """

    def __init__(self, key: str, /, **given: str | int | Exception) -> None:
        super().__init__(key, *given.values())
        self.key = key
        self.given = given
