"""Blocks of text that are laid beside and below each other: every line keeps to its width.

A block is a list of lines; widths are counted in cells, as a terminal does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text

from grani.terminal.symbols import Symbols

Block = list[Text]


def fitted(text: Text | str, width: int, more: str = "…") -> Text:
    """Give the text with exactly ``width`` cells: padded, or cut with a sign that says so."""
    line = text.copy() if isinstance(text, Text) else Text(text)
    if line.cell_len > width:
        line.truncate(max(width - cell_len(more), 0))
        line.append(more[:width])
    line.pad_right(width - line.cell_len)
    return line


def flow(parts: Iterable[Text], width: int, gap: str = " ", indent: int = 0) -> Block:
    """Lay parts one after another, a new line where the next does not fit."""
    lines: Block = []
    line = Text()
    for part in parts:
        if line.cell_len > (indent if lines else 0) and (
            line.cell_len + len(gap) + part.cell_len > width
        ):
            lines.append(line)
            line = Text(" " * indent)
        elif line.cell_len > (indent if lines else 0):
            line.append(gap)
        line.append_text(part)
    if line.cell_len:
        lines.append(line)
    return lines


def wrapped(text: str, width: int, indent: int = 0, style: str = "") -> Block:
    """Break a sentence at its spaces; following lines are indented."""
    parts: list[Text] = []
    room = max(width - indent, 8)
    for word in text.split():
        while cell_len(word) > room:
            head = Text(word)
            head.truncate(room)
            parts.append(Text(head.plain, style=style))
            word = word[len(head.plain) :]
        parts.append(Text(word, style=style))
    return flow(parts, width, indent=indent)


def framed(title: Text, lines: Sequence[Text], width: int, symbols: Symbols, style: str) -> Block:
    """Put a frame with a title around lines."""
    top_left, top, top_right, side, bottom_left, bottom, bottom_right = list(symbols.frame)
    inner = width - 4
    if title.cell_len > inner - 2:
        title = fitted(title, inner - 2, symbols.more)
    head = Text.assemble((f"{top_left}{top} ", style), title, " ")
    head.append(top * (width - head.cell_len - 1) + top_right, style)
    block = [head]
    for line in lines:
        block.append(
            Text.assemble(
                (f"{side} ", style), fitted(line, inner, symbols.more), (f" {side}", style)
            )
        )
    block.append(Text(bottom_left + bottom * (width - 2) + bottom_right, style))
    return block


def beside(left: Block, right: Block, gap: int = 0) -> Block:
    """Lay two blocks beside each other; the shorter one is filled up with blanks."""
    width = max((line.cell_len for line in left), default=0)
    return [
        Text.assemble(
            fitted(left[i] if i < len(left) else "", width),
            " " * gap,
            right[i] if i < len(right) else "",
        )
        for i in range(max(len(left), len(right)))
    ]


def even(*blocks: Block) -> list[Block]:
    """Give the lines of several blocks the same number, blank lines at the end."""
    height = max(len(block) for block in blocks)
    return [[*block, *(Text() for _ in range(height - len(block)))] for block in blocks]


def columns(parts: Sequence[Text], width: int, rows: int, gap: int = 3) -> Block:
    """List parts from top to bottom, in as many columns of at least ``rows`` as fit."""
    for count in range(-(-len(parts) // rows), 0, -1):
        height = -(-len(parts) // count)
        piles = [parts[first : first + height] for first in range(0, len(parts), height)]
        widths = [max(part.cell_len for part in pile) for pile in piles]
        if count == 1 or sum(widths) + gap * (len(piles) - 1) <= width:
            break
    lines: Block = []
    for row in range(height):
        line = Text()
        for pile, room in zip(piles, widths, strict=True):
            if row < len(pile):
                line.append_text(fitted(pile[row], room))
                line.append(" " * gap)
        line.rstrip()
        lines.append(line)
    return lines


def pile(blocks: Sequence[Block], symbols: Symbols) -> Block:
    """Set framed blocks of one width upon each other, with one stroke between two of them."""
    lines: Block = []
    for block in blocks:
        if not lines:
            lines = list(block)
            continue
        head = block[0]
        style = lines.pop().style
        left, right = symbols.joints
        lines.append(Text.assemble((left, style), head[1 : len(head) - 1], (right, style)))
        lines += block[1:]
    return lines


def bar(amount: int, cap: int, cells: int, symbols: Symbols, style: str) -> Text:
    """Draw how full a reserve is."""
    full = round(amount * cells / cap) if cap else 0
    if amount and not full:
        full = 1
    return Text.assemble((symbols.full * full, style), (symbols.empty * (cells - full), "dim"))
