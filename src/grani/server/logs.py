"""What a server writes on standard error: lines for people, or JSON for programs that gather them.

Every entry names the request or the socket in which it came about, if there is one: the id stands
in the answer, too, so that what somebody met can be found. Nothing of what guests are, said or hold
is written: no cookies, no bodies, no seeds.
"""

from __future__ import annotations

import logging
import re
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal

import msgspec

LogFormat = Literal["lines", "json"]
HEADER = "X-Request-ID"
current: ContextVar[str] = ContextVar("request", default="")
"""The id of the request, or of the socket, that is being served."""
FIELDS = "fields"
"""What an entry has beside its sentence, for those who read JSON."""
_GIVEN = re.compile(r"[A-Za-z0-9._-]{8,64}")


def request_id(given: str) -> str:
    """Give the id of a request: the one that a trusted proxy gave it, if it can be one, or any.

    >>> request_id("4fb1c7de-0001"), len(request_id("two words"))
    ('4fb1c7de-0001', 16)
    """
    return given if _GIVEN.fullmatch(given) else secrets.token_hex(8)


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


FORMATS: dict[LogFormat, type[logging.Formatter]] = {"lines": Lines, "json": JsonLines}


def write_logs(form: LogFormat) -> None:
    """Write one entry a request, and what goes wrong, on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMATS[form]())
    for name in ("grani", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.INFO if name == "grani" else logging.WARNING)
