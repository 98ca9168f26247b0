"""What a server writes on standard error: lines for people, or JSON for programs that gather them.

Every entry names the request or the socket in which it came about, if there is one: the id stands
in the answer, too, so that what somebody met can be found. Nothing of what guests are, said or hold
is written: no cookies, no bodies, no seeds.

A database that fails does so for every table at once: what is said of that is said once in a while
for each cause, in one line.
"""

from __future__ import annotations

import logging
import re
import secrets
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal

import msgspec

from grani.server.errors import HttpError, Refusal

LogFormat = Literal["lines", "json"]
HEADER = "X-Request-ID"
current: ContextVar[str] = ContextVar("request", default="")
"""The id of the request, or of the socket, that is being served."""
FIELDS = "fields"
"""What an entry has beside its sentence, for those who read JSON."""
LONGEST_PATH = 200
EVERY = 10.0
"""Seconds between two entries of one cause while the database fails."""
MOST_CAUSES = 200
"""Causes that are remembered; more than there are sentences in this program that tell of one."""
OUTAGES, DRIVERS = ("OperationalError", "InterfaceError"), ("psycopg", "sqlite3", "sqlalchemy")
"""What errors are called that come of a lost database or disk, and by whom."""
_GIVEN = re.compile(r"[A-Za-z0-9._-]{8,64}")


def request_id(given: str) -> str:
    """Give the id of a request: the one that a trusted proxy gave it, if it can be one, or any.

    >>> request_id("4fb1c7de-0001"), len(request_id("two words"))
    ('4fb1c7de-0001', 16)
    """
    return given if _GIVEN.fullmatch(given) else secrets.token_hex(8)


def printable(path: str) -> str:
    """Give a path as it can be written down: a line of bounded length, without control signs.

    >>> printable("/rooms/\\x1b[31m")
    '/rooms/?[31m'
    """
    return "".join(sign if sign.isprintable() else "?" for sign in path)[:LONGEST_PATH]


class Lines(logging.Formatter):
    """A line an entry, with the id at its end."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(message)s", "%Y-%m-%d %H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 (logging's own name)
        found = current.get()
        said = super().formatMessage(record)
        return f"{said} [{found}]" if found else said


class JsonLines(logging.Formatter):
    """A JSON object an entry: time, level, logger, message, request, and what belongs to it."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        if found := current.get():
            told["request"] = found
        fields = getattr(record, FIELDS, None)
        if isinstance(fields, dict):
            told.update(fields)
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


class Calm(logging.Filter):
    """Lets one entry a cause through in ten seconds while the database fails, without its trace.

    The cause is the sentence, whichever room it names; the next entry says how many were left out.
    What is not an outage, such as an error of ours in a statement, is told whole each time.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._causes: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        raised = _outage_behind(record.exc_info[1] if record.exc_info else None)
        args = record.args if isinstance(record.args, tuple) else ()
        if raised is None and not any(map(is_outage, args)):
            return True
        # Of a task that nobody waits for, asyncio tells what it is in many lines.
        said = str(record.msg).partition("\n")[0]
        now = self._clock()
        begun, left_out = self._causes.pop(said, (-EVERY, 0))
        is_told = now - begun >= EVERY
        self._causes[said] = (now, 0) if is_told else (begun, left_out + 1)
        if len(self._causes) > MOST_CAUSES:
            del self._causes[next(iter(self._causes))]
        if not is_told:
            return False
        told = [in_short(one) if is_outage(one) else one for one in args]
        if raised is not None:
            record.exc_info, record.exc_text = None, None
            said, told = f"{said}: %s", [*told, in_short(raised)]
        if left_out:
            said, told = f"{said} (and %d times more before)", [*told, left_out]
        record.msg, record.args = said, tuple(told)
        return True


def _outage_behind(raised: BaseException | None) -> BaseException | None:
    """Give the loss of a database that an error came from; None if it came from none.

    What went wrong while one was being dealt with is another fault, unless it is a refusal.
    """
    while raised is not None and not is_outage(raised):
        is_refusal = isinstance(raised, Refusal | HttpError) and not raised.__suppress_context__
        raised = raised.__cause__ or (raised.__context__ if is_refusal else None)
    return raised


def is_outage(wrong: object) -> bool:
    """Tell whether a database was lost, as its driver says it or as SQLAlchemy does.

    >>> import sqlite3
    >>> is_outage(sqlite3.OperationalError("disk I/O error")), is_outage(sqlite3.DataError("?"))
    (True, False)
    """
    return any(
        kind.__name__ in OUTAGES and kind.__module__.partition(".")[0] in DRIVERS
        for kind in type(wrong).__mro__
    )


def in_short(wrong: object) -> str:
    """Give the first line of what a database says, without the statement and links."""
    said = getattr(wrong, "orig", None) or wrong
    lines = str(said).strip().splitlines()
    return lines[0] if lines else type(said).__name__


FORMATS: dict[LogFormat, type[logging.Formatter]] = {"lines": Lines, "json": JsonLines}


def write_logs(form: LogFormat) -> None:
    """Write one entry a request, and what goes wrong, on standard error.

    What libraries warn of is written in the same way.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMATS[form]())
    handler.addFilter(Calm())
    logging.captureWarnings(True)
    others = logging.getLogger()
    others.handlers = [handler]
    others.setLevel(logging.WARNING)
    for name in ("grani", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.INFO if name == "grani" else logging.WARNING)
