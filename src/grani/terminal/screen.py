"""The terminal itself: how large it is, what it can show, and one line of input at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

from rich.text import Text

from grani.terminal.canvas import NARROWEST, WIDEST, Canvas, Words
from grani.terminal.console import Terminal
from grani.terminal.symbols import LETTERS, UNICODE, can_show

UNLIMITED = 10_000
HANGING = 2
"""Cells by which a list entry goes on further in than it began."""


class Screen:
    """Shows lines and asks for input; a pipe is a screen without colours that never ends."""

    def __init__(self, *, plain: bool = False, no_color: bool = False) -> None:
        self.plain = plain or os.environ.get("TERM") == "dumb"
        self.console = Terminal(
            file=sys.stdout,
            highlight=False,
            markup=False,
            emoji=False,
            no_color=True if no_color else None,
            color_system=None if self.plain or no_color else "auto",
        )
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        """Whether a person sits here: somebody who sees the screen and types."""
        encoding = getattr(sys.stdout, "encoding", None) or "ascii"
        self.symbols = UNICODE if can_show(encoding) and not self.plain else LETTERS

    @property
    def width(self) -> int:
        """Give the cells of a line that may be used."""
        return max(NARROWEST, min(self.console.width, WIDEST))

    @property
    def height(self) -> int:
        """Give the lines that fit at once."""
        return self.console.height if self.is_live else UNLIMITED

    def canvas(
        self, words: Words, names: list[str], you: int = -1, marked: Iterable[str] = ()
    ) -> Canvas:
        """Give something to draw on that fits this screen."""
        return Canvas(self.width, words, names, self.symbols, self.plain, you, frozenset(marked))

    def show(self, *lines: Text | str) -> None:
        """Write lines as they are: drawings know their width."""
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def say(self, text: str, style: str = "") -> None:
        """Write a sentence or several lines of text, broken at spaces; what is inset hangs in."""
        for paragraph in text.splitlines():
            words = paragraph.lstrip(" ")
            inset = len(paragraph) - len(words)
            hanging = inset + HANGING if inset else 0
            lines = Text(words, style).wrap(self.console, self.width - hanging) or [Text()]
            for number, line in enumerate(lines):
                line.rstrip()
                self.show(Text(" " * (hanging if number else inset)) + line)

    def turn_page(self) -> None:
        """Start on an empty screen, where a person looks at one."""
        if self.is_live and not self.plain:
            self.console.clear()

    def ask(self, question: str) -> str | None:
        """Ask for one line; None at the end of input."""
        sys.stdout.flush()
        if self.is_live:
            return _typed(question)
        line = sys.stdin.readline()
        if not line:
            return None
        answer = line.rstrip("\r\n")
        self.show(Text(f"{question}{answer}"))
        return answer


def _typed(question: str) -> str | None:
    """Read a line from the keyboard, with editing and history where the system has them."""
    try:
        import readline

        readline.set_auto_history(True)
    except ImportError:
        pass
    try:
        return input(question)
    except EOFError:
        print()
        return None
