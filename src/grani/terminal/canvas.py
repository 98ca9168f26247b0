"""What a drawing draws on: how wide it is, which signs it may use, and who speaks which words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from rich.text import Text

from grani.terminal.blocks import Block, framed, pile
from grani.terminal.symbols import SEAT_STYLES, UNICODE, Symbols

NARROWEST = 60
WIDEST = 140
WIDE = 110
"""From this width on, blocks stand beside each other."""


class Words(Protocol):
    """A language, as a drawing needs it."""

    def say(self, key: str, /, **args: str | int) -> str:
        """Give a message."""

    def has(self, key: str) -> bool:
        """Tell whether there is such a message."""


@dataclass(frozen=True)
class Canvas:
    """Width, signs, language and names; ``marked`` are the targets of the open decision."""

    width: int
    language: Words
    names: list[str]
    symbols: Symbols = UNICODE
    plain: bool = False
    """Without frames and bars: one thing after another, for screen readers and dumb terminals."""
    you: int = -1
    """The seat that decides at this terminal now, -1 for none."""
    marked: frozenset[str] = field(default_factory=frozenset)

    @property
    def is_wide(self) -> bool:
        return self.width >= WIDE and not self.plain

    def say(self, key: str, /, **args: str | int) -> str:
        """Give a message in the canvas's language."""
        return self.language.say(key, **args)

    def seat(self, seat: int, suffix: str = "") -> Text:
        """Give the name of a seat in its colour."""
        style = f"bold {SEAT_STYLES[seat % len(SEAT_STYLES)]}"
        return Text(self.names[seat] + suffix, style=style)

    def box(self, title: Text | str, lines: Block, width: int, style: str) -> Block:
        """Frame lines with a title; a plain canvas writes the title above them."""
        head = Text(title, style="bold") if isinstance(title, str) else title
        if self.plain:
            return [Text.assemble(head, ":"), *lines]
        return framed(head, lines, width, self.symbols, style)

    def inner(self, width: int) -> int:
        """Give how many cells a line in a box of this width has."""
        return width if self.plain else width - 4

    def pile(self, *blocks: Block) -> Block:
        """Set boxes of the full width upon each other; what is narrow saves the strokes."""
        shown = [block for block in blocks if block]
        if self.plain or self.is_wide:
            return [line for block in shown for line in block]
        return pile(shown, self.symbols)
