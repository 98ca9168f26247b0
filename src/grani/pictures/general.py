"""The table of any game as a picture: what the terminal draws, in a frame."""

from __future__ import annotations

from html import escape

from grani.pictures import View
from grani.pictures.easel import Easel, Part, n
from grani.terminal import drawing
from grani.terminal.canvas import Canvas
from grani.terminal.symbols import UNICODE

COLUMNS = 78
HEAD = 46
LINE, LETTER = 18, 8.5
WIDTH = 720
MONO = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"


def draw(view: View, easel: Easel, widest: View) -> tuple[int, int, list[Part]]:
    """Write the table in letters of one width; room for as many lines as the longest needs."""
    lines = _lines(view, easel)
    most = max(len(lines), len(_lines(widest, easel)))
    high = HEAD + LINE * most + 20
    written = "".join(
        f'<text x="22" y="{n(HEAD + 20 + LINE * row)}" xml:space="preserve" '
        f'textLength="{n(LETTER * len(line))}">{escape(line)}</text>'
        for row, line in enumerate(lines)
        if line.strip()
    )
    frame = easel.box(1, HEAD, WIDTH - 2, high - HEAD - 1)
    style = f'font-family="{MONO}" font-size="14" fill="{easel.paint("text")}"'
    return WIDTH, high, [Part("table", f"{frame}<g {style}>{written}</g>")]


def told(view: View, easel: Easel) -> str:
    """Tell what is written."""
    return "\n".join(line.strip() for line in _lines(view, easel))


def _lines(view: View, easel: Easel) -> list[str]:
    game = str(view["game"])
    canvas = Canvas(COLUMNS, easel.words, list(easel.names), UNICODE)
    blocks = drawing(game).draw(view, canvas)
    return [line.plain.rstrip() for line in canvas.pile(*blocks)]
