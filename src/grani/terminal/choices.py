"""The options of a decision by number, one menu after another where a game lays them out so."""

from __future__ import annotations

from grani.core.prompt import Option, Prompt
from grani.terminal import Drawing, Menu, MenuDrawing, View
from grani.terminal.canvas import Canvas


class Choices:
    """What the numbers on the screen stand for now."""

    def __init__(self, prompt: Prompt, drawing: Drawing, view: View) -> None:
        self.prompt = prompt
        self.view = view
        self.drawing = drawing if isinstance(drawing, MenuDrawing) else None
        self.opened: list[tuple[Option, ...]] = []
        self.menu: Menu | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        """Give the options of the menu that is open."""
        return self.opened[-1] if self.opened else self.prompt.options

    def lay_out(self, canvas: Canvas) -> Menu | None:
        """Lay out the open menu; None if the game has no menus and options are simply listed."""
        if self.drawing is not None:
            self.menu = self.drawing.menu(self.view, self.prompt, self.options, canvas)
        return self.menu

    @property
    def entries(self) -> list[tuple[Option, ...]]:
        """Give what the numbers from 1 on stand for."""
        return list(self.menu.entries) if self.menu else [(option,) for option in self.options]

    @property
    def finish(self) -> Option | None:
        """Give the option that ends the turn, if there is one with a letter of its own."""
        return self.menu.finish if self.menu else None

    @property
    def default(self) -> Option | None:
        """Give the option that Enter stands for, if one does."""
        return next((option for option in self.options if option.default), None)

    @property
    def caution(self) -> str:
        """Say what speaks against ending the turn now."""
        return self.menu.caution if self.menu else ""

    def entry(self, number: str) -> tuple[Option, ...]:
        """Give the options behind a number; none if there is no such number."""
        entries = self.entries
        is_there = number.isdecimal() and 1 <= int(number[:6]) <= len(entries)
        return entries[int(number[:6]) - 1] if is_there else ()

    def back(self) -> bool:
        """Close the menu that was opened last; false if there is none."""
        if not self.opened:
            return False
        self.opened.pop()
        return True

    def question(self) -> tuple[str, int]:
        """Give the key of what to ask for, and how many numbers there are."""
        count = len(self.entries)
        if self.opened:
            return "cli-ask-back", count
        if self.finish is None:
            return "cli-ask", count
        return ("cli-ask-finish" if count else "cli-ask-only-finish"), count
