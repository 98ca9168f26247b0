"""Bots that are programs, in any language: they read JSON lines and answer with JSON lines.

The program gets, each on one line of its standard input::

    {"type": "hello", "protocol": 1, "game": "dice-forge", "rules": "1", "seats": 2, "seed": 7}
    {"type": "decide", "seat": 0, "prompt": {…}, "view": {…}, "legal": [3, 17, 40]}

A hello begins a game, and may come at any time: forget everything. To each ``decide`` it answers
with one line, ``{"action": 17}``; what it writes to standard error is not read. When its input
ends, so should it. A program that dies, says something else or is too slow loses that decision
alone: one of the legal actions is taken by chance, what it said is told, and it is started anew.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import shlex
import shutil
import subprocess
import threading
import weakref
from dataclasses import asdict
from queue import Empty, SimpleQueue
from typing import IO

from mypy_extensions import i64

from grani.bots.bot import Bot
from grani.bots.naming import BotError, Spec, settable, values_of
from grani.core.contract import State
from grani.core.dice import Dice
from grani.core.reading import one_line
from grani.core.registry import game as registered

PROTOCOL = 1
LONGEST_LINE = 1 << 16
SHOWN = 120
EXACT = 1 << 53
"""Whole numbers below this are exact in every language: JavaScript rounds larger ones."""
TOLD = 3
"""Faults of one bot that are told; the others are counted."""
log = logging.getLogger("grani.bots")


class Fault(Exception):
    """What a program did wrong in one decision."""


def limits(seconds: float = 10.0) -> float:
    """Give the seconds that a program has for a decision: what can be set by options."""
    return seconds


class Program:
    """A running program; it ends with the last one who knows it."""

    def __init__(self, words: list[str]) -> None:
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input = self._process.stdin
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        reader = threading.Thread(target=_read, args=(self._process.stdout, self._lines))
        reader.daemon = True
        reader.start()
        self.end = weakref.finalize(self, _end, self._process)

    def tell(self, message: dict[str, object]) -> None:
        """Send one line; Fault if nobody reads any more."""
        try:
            self._input.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
            self._input.flush()
        except OSError:
            raise Fault(self._last_words()) from None

    def hear(self, seconds: float) -> bytes:
        """Give the next line; Fault if there is none in time."""
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise Fault(f"said nothing within {seconds:.12g} seconds") from None
        if not line:
            raise Fault(self._ending())
        return line

    def _last_words(self) -> str:
        """Tell how it ended, with what it may have said instead of reading."""
        try:
            line = self._lines.get(timeout=1)
        except Empty:
            line = b""
        return f"said {_shown(line)!r}, then {self._ending()}" if line else self._ending()

    def _ending(self) -> str:
        try:
            return f"ended with exit code {self._process.wait(1)}"
        except subprocess.TimeoutExpired:
            return "closed its input or output"


def _read(stream: IO[bytes], lines: SimpleQueue[bytes]) -> None:
    """Hand over line by line; an empty one is the end."""
    with stream:
        while line := stream.readline(LONGEST_LINE):
            lines.put(line)
    lines.put(b"")


def _end(process: subprocess.Popen[bytes]) -> None:
    if process.stdin is not None:
        with contextlib.suppress(OSError):
            process.stdin.close()
    process.kill()
    process.wait()


class ProgramBot(Bot):
    """Lets a program choose."""

    def __init__(self, spec: Spec, game: str, seed: int = 0) -> None:
        options = values_of(spec.name, spec.options, settable(limits))
        self.seconds = limits(**{name: float(value) for name, value in options.items()})
        self.name = f"{spec.name}:{spec.command}"
        self.faults = 0
        self._words = _words(spec.command)
        self._game = registered(game)
        self._program: Program | None = None
        self._seed = seed
        self._is_greeted = False

    def begin(self, seed: i64) -> None:
        self._seed = int(seed)
        self._is_greeted = False

    def choose(self, state: State, seat: i64) -> i64:
        where = int(seat)
        legal = state.legal(where)
        try:
            return self._asked(state, where, legal)
        except Fault as fault:
            self.faults += 1
            if self.faults <= TOLD:
                last = (
                    ", and whatever it does from now on is not told" if self.faults == TOLD else ""
                )
                log.warning("bot %s: %s; chance decides for it%s", self.name, fault, last)
            self._stop()
            return Dice(self._seed + self.faults).pick(legal)

    def _asked(self, state: State, seat: int, legal: list[int]) -> int:
        if self._program is None:
            try:
                self._program = Program(self._words)
            except OSError as wrong:
                raise Fault(f"cannot be started: {wrong.strerror}") from None
            self._is_greeted = False
        if not self._is_greeted:
            self._program.tell(self._hello(int(state.seats)))
            self._is_greeted = True
        prompt = state.prompt(seat)
        self._program.tell(
            {
                "type": "decide",
                "seat": seat,
                "prompt": None if prompt is None else asdict(prompt),
                "view": state.view(seat),
                "legal": legal,
            }
        )
        return _action(self._program.hear(self.seconds), legal)

    def _hello(self, seats: int) -> dict[str, object]:
        game = self._game
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.id,
            "rules": game.rules,
            "seats": seats,
            "seed": self._seed % EXACT,
        }

    def _stop(self) -> None:
        """Be rid of a program whose answers cannot be told apart any more."""
        if self._program is not None:
            self._program.end()
            self._program = None


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as wrong:
        raise BotError(f"command:{one_line(command, SHOWN)}: {wrong}") from None
    if not words or shutil.which(os.path.expanduser(words[0])) is None:
        named = words[0] if words else command
        raise BotError(f"there is no program {one_line(named, SHOWN)!r} that can be run")
    return [os.path.expanduser(words[0]), *words[1:]]


def _action(line: bytes, legal: list[int]) -> int:
    """Read an answer; Fault tells the line if it is none."""
    said = _shown(line)
    try:
        answer = json.loads(line)
        action = answer["action"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise Fault(f'said {said!r}, expected a line such as {{"action": {legal[0]}}}') from None
    if type(action) is not int or action not in legal:
        raise Fault(f"said {said!r}, which is not legal; legal: {one_line(str(legal), SHOWN)}")
    return action


def _shown(line: bytes) -> str:
    return one_line(line.decode("utf-8", "replace").strip(), SHOWN)
