"""How environments show a table: the drawing of the terminal, as text or as an array of colours."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from grani.core.contract import State
from grani.core.reading import did_you_mean

MODES = ("ansi", "rgb_array", "human")
COLUMNS, ROWS = 100, 48
"""Letters of a picture: all pictures are alike in size, so that they make a film."""
CELL = (16, 10)
"""Height and width of a letter, in points."""
PAPER, INK = (32, 28, 26), (226, 216, 200)

Array = Any


def check_mode(mode: str | None) -> str | None:
    """Refuse a mode that there is not."""
    if mode is not None and mode not in MODES:
        near = did_you_mean(mode, MODES)
        raise ValueError(f"no render_mode {mode!r}{near}; there are: {', '.join(MODES)}")
    return mode


def drawn(state: State, mode: str | None) -> Any:
    """Draw a table; on the terminal, or given back as the mode says."""
    if mode == "rgb_array":
        return picture(lettered(state))
    if mode == "human":
        print(state)
        return None
    if mode == "ansi":
        return str(state)
    raise ValueError(f"give the environment a render_mode: {', '.join(MODES)}")


def lettered(state: State) -> str:
    """Draw a table in plain letters, which every font has."""
    # Only those who look need words and the terminal.
    from grani.locales import language
    from grani.terminal import drawing
    from grani.terminal.canvas import Canvas
    from grani.terminal.symbols import LETTERS

    name = state.game_id()
    view = state.view(-1)
    words = language("en", name)
    names = [words.say("cli-name-player", number=seat + 1) for seat in range(int(state.seats))]
    canvas = Canvas(COLUMNS, words, names, LETTERS)
    artist = drawing(name)
    lines = [line.plain for line in canvas.pile(*artist.draw(view, canvas))]
    return "\n".join([artist.headline(view, canvas), *lines])


def picture(text: str) -> Array:
    """Give a text as an array of colours [height, width, 3]; what does not fit is cut off."""
    height, width = CELL
    shade = np.zeros((ROWS * height, COLUMNS * width), np.float32)
    for row, line in enumerate(text.splitlines()[:ROWS]):
        for column, letter in enumerate(line[:COLUMNS]):
            if letter != " ":
                top, left = row * height, column * width
                shade[top : top + height, left : left + width] = _letter(letter)
    paper, ink = np.array(PAPER, np.float32), np.array(INK, np.float32)
    return (paper + shade[:, :, None] * (ink - paper)).astype(np.uint8)


@cache
def _letter(letter: str) -> Array:
    """Give how dark a letter is at each of its points, from 0 to 1."""
    from PIL import Image, ImageDraw, ImageFont

    height, width = CELL
    image = Image.new("L", (width, height))
    ImageDraw.Draw(image).text(
        (width / 2, height - 4), letter, fill=255, font=ImageFont.load_default(12), anchor="ms"
    )
    return np.asarray(image, np.float32) / 255
