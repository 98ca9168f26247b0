"""A table as ``print`` shows it: the drawing of its game as plain text, in one's own language."""

from __future__ import annotations

import os
import sys
from shutil import get_terminal_size

from grani.core.contract import State
from grani.locales import language, preferred
from grani.terminal import drawing
from grani.terminal.canvas import NARROWEST, WIDEST, Canvas
from grani.terminal.symbols import LETTERS, UNICODE, can_show

USUAL = (100, 24)
"""Size of a terminal that does not tell."""


def printed(state: State) -> str:
    """Draw a table as everybody sees it."""
    name = state.game_id()
    view = state.view(-1)
    words = language(preferred(os.environ), name)
    width = max(NARROWEST, min(get_terminal_size(USUAL).columns, WIDEST))
    names = [words.say("cli-name-player", number=seat + 1) for seat in range(int(state.seats))]
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    canvas = Canvas(width, words, names, UNICODE if can_show(encoding) else LETTERS)
    artist = drawing(name)
    blocks = artist.draw(view, canvas)
    if state.is_over:
        blocks = [*blocks, artist.draw_scores(view, canvas)]
    lines = [line.plain.rstrip() for line in canvas.pile(*blocks)]
    return "\n".join([artist.headline(view, canvas), *lines])
