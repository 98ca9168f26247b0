"""The file that an arena plays into: a first line that says what was asked, then one a game.

It is a journal. A last line that was torn off is cut away when the file is opened again, and its
game is played again. The first line may also say of what code the bots were (``bots.code``): then
games of other code are never added to it. A file without any game is not left behind.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from grani.arena.deals import Line
from grani.arena.journal import Journal, claim
from grani.arena.question import Question
from grani.core.reading import one_line

FORMAT = "grani-arena"
VERSION = 1


class ArenaError(ValueError):
    """A file of results that cannot be gone on with; the message says why."""


class OtherQuestion(ArenaError):
    """A file that answers another question."""


class OtherBots(ArenaError):
    """A file whose bots were of other code; ``bots`` names them, none if it does not say."""

    def __init__(self, path: Path, bots: list[str]) -> None:
        super().__init__(f"{path} has games of other code: {', '.join(bots) or 'it does not say'}")
        self.bots = bots


class Results(Journal):
    """The games of an arena, on disk and here; ``games`` holds each by its number."""

    def __init__(
        self, path: Path, question: Question, code: Mapping[str, str] | None = None
    ) -> None:
        """Open a file to go on with, or begin one; ``code`` is that of each bot, if it matters."""
        super().__init__(path)
        self.question = question
        self.code = code
        self.games: dict[int, Line] = {}
        try:
            claim(self.file, path)
            self._read()
        except BaseException:
            self.file.close()
            raise

    def add(self, lines: Iterable[Line]) -> None:
        """Keep games that have been played; a second one of a number is dropped."""
        new = {line["n"]: line for line in lines if line["n"] not in self.games}
        if new:
            self.write(new.values())
            self.games.update(new)

    def close(self) -> None:
        """Make sure of everything, and let others go on; what holds no game is taken away."""
        if not (self.file.closed or self.games):
            with contextlib.suppress(OSError):
                self.path.unlink()
        super().close()

    def _read(self) -> None:
        self.file.seek(0)
        text = self.file.read()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            self.file.truncate(whole)
        lines = text[:whole].splitlines()
        if not lines:
            # Also where the first line was torn off: nothing had been played yet.
            head = {"format": FORMAT, "version": VERSION, "question": self.question.to_json()}
            self.write([head if self.code is None else {**head, "code": dict(self.code)}])
            self.sync()
            return
        _check_head(lines[0], self.question, self.path)
        if self.code is not None:
            _check_code(lines[0], self.code, self.path)
        for number, line in enumerate(lines[1:], 2):
            game = _game(line, number, self.path)
            self.games.setdefault(game["n"], game)


def read_question(path: Path) -> Question:
    """Give the question that a file answers."""
    with open(path, "rb") as file:
        return _question(file.readline(), path)


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


def _check_code(line: bytes, code: Mapping[str, str], path: Path) -> None:
    found = json.loads(line).get("code")
    if not isinstance(found, dict):
        raise OtherBots(path, [])
    if changed := [bot for bot, digest in code.items() if found.get(bot) != digest]:
        raise OtherBots(path, changed)


def _game(line: bytes, number: int, path: Path) -> Line:
    try:
        game: Any = json.loads(line)
        if type(game["n"]) is not int or len(game["wins"]) != len(game["scores"]):
            raise ValueError
    except (ValueError, KeyError, TypeError, RecursionError):
        raise ArenaError(f"{path} is damaged in line {number}") from None
    return dict(game)
