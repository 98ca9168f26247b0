"""The file that an arena plays into: a first line that says what was asked, then one a game.

It is only ever appended to. A game is handed to the system as soon as it is known, so that a killed
process loses none, and to the disk every so often, for power cuts. A last line that was torn off is
cut away when the file is opened again, and its game is played again. One process at a time.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Any, BinaryIO, Self

from grani.arena.deals import Line
from grani.arena.question import Question
from grani.core.reading import one_line

FORMAT = "grani-arena"
VERSION = 1
SYNC_SECONDS = 2.0
"""How much of an arena a power cut may cost."""


class ArenaError(ValueError):
    """A file of results that cannot be gone on with; the message says why."""


class OtherQuestion(ArenaError):
    """A file that answers another question."""


class Busy(ArenaError):
    """A file that another process plays into."""


class Results:
    """The games of an arena, on disk and here; ``games`` holds each by its number."""

    def __init__(self, path: Path, question: Question) -> None:
        """Open a file to go on with, or begin one."""
        self.path = path
        self.question = question
        self.games: dict[int, Line] = {}
        self._file: BinaryIO = open(path, "a+b")  # noqa: SIM115 (open for as long as this is)
        self._synced = monotonic()
        try:
            _claim(self._file, path)
            self._read()
        except BaseException:
            self._file.close()
            raise

    def add(self, lines: Iterable[Line]) -> None:
        """Keep games that have been played; a second one of a number is dropped."""
        new = {line["n"]: line for line in lines if line["n"] not in self.games}
        if not new:
            return
        self._file.write(b"".join(_written(line) for line in new.values()))
        self._file.flush()
        self.games.update(new)
        if monotonic() - self._synced > SYNC_SECONDS:
            self._sync()

    def close(self) -> None:
        """Make sure of everything, and let others go on."""
        if not self._file.closed:
            self._sync()
            self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _sync(self) -> None:
        self._file.flush()
        os.fsync(self._file.fileno())
        self._synced = monotonic()

    def _read(self) -> None:
        self._file.seek(0)
        text = self._file.read()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            self._file.truncate(whole)
        lines = text[:whole].splitlines()
        if not lines:
            # Also where the first line was torn off: nothing had been played yet.
            head = {"format": FORMAT, "version": VERSION, "question": self.question.to_json()}
            self._file.write(_written(head))
            self._sync()
            return
        _check_head(lines[0], self.question, self.path)
        for number, line in enumerate(lines[1:], 2):
            game = _game(line, number, self.path)
            self.games.setdefault(game["n"], game)


def read_question(path: Path) -> Question:
    """Give the question that a file answers."""
    with open(path, "rb") as file:
        return _question(file.readline(), path)


def _written(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def _claim(file: BinaryIO, path: Path) -> None:
    """Keep others out for as long as the file is open, where the system can."""
    with contextlib.suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Busy(f"another process plays into {path}") from None


def _question(line: bytes, path: Path) -> Question:
    try:
        head = json.loads(line)
        if head["format"] != FORMAT or head["version"] != VERSION:
            raise ValueError("another format")
        return Question.from_json(head["question"])
    except (ValueError, KeyError, TypeError, RecursionError):
        raise ArenaError(f"{path} holds no results of an arena") from None


def _check_head(line: bytes, question: Question, path: Path) -> None:
    found = _question(line, path).to_json()
    for field, asked in question.to_json().items():
        if found[field] != asked:
            was, now = (one_line(json.dumps(one), 80) for one in (found[field], asked))
            raise OtherQuestion(f"{field} was {was} and is {now}")


def _game(line: bytes, number: int, path: Path) -> Line:
    try:
        game: Any = json.loads(line)
        if type(game["n"]) is not int or len(game["wins"]) != len(game["scores"]):
            raise ValueError
    except (ValueError, KeyError, TypeError, RecursionError):
        raise ArenaError(f"{path} is damaged in line {number}") from None
    return dict(game)
