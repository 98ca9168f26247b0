"""One page of a game: where it stands, the table, what happened, what is asked."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from grani.core.prompt import Option, Prompt
from grani.locales.speech import Speech
from grani.terminal import Drawing, Menu, MenuDrawing, View
from grani.terminal.blocks import Block, columns, wrapped
from grani.terminal.canvas import Canvas
from grani.terminal.log import Entry
from grani.terminal.symbols import DIM

LEAST_LOG = 4
MOST_LOG = 14
ROWS = 5
"""Options are listed in columns once there are more than this."""
LOG_STYLE = "#7a5a3a"
PROMPT_STYLE = "bold #e5a82b"
INPUT_LINES = 1
FRAME_LINES = 2
NUMBER_ROOM = 7


def in_order(prompt: Prompt) -> Prompt:
    """Give the prompt with what declines after what does something."""
    options = sorted(prompt.options, key=lambda option: option.declines)
    return Prompt(prompt.kind, prompt.seat, prompt.cause, tuple(options), prompt.args)


def targets(prompt: Prompt) -> set[str]:
    """Name every place on the board that an option touches."""
    return touched(prompt.options)


def touched(options: Iterable[Option]) -> set[str]:
    """Name the places that options touch, and the kinds of option that there are."""
    return {name for option in options for name in (option.key, *option.targets)}


def page(
    drawing: Drawing,
    view: View,
    canvas: Canvas,
    height: int,
    told: list[str],
    prompt: Prompt,
    speech: Speech,
    menu: Menu | None = None,
) -> Block:
    """Lay out a page; the log takes what the rest leaves of ``height``.

    A drawing that has menus shows the whole decision unless ``menu`` is what is open in it.
    """
    head = Text(drawing.headline(view, canvas), "bold")
    table = drawing.draw(view, canvas)
    if menu is None and isinstance(drawing, MenuDrawing):
        menu = drawing.menu(view, prompt, prompt.options, canvas)
    asked = (
        menu_block(menu, prompt, speech, canvas) if menu else prompt_block(prompt, speech, canvas)
    )
    free = height - INPUT_LINES - 1 - len(canvas.pile(*table, asked))
    if menu is None and free < LEAST_LOG + FRAME_LINES:
        asked = prompt_block(prompt, speech, canvas, drawing)
        free = height - INPUT_LINES - 1 - len(canvas.pile(*table, asked))
    least = 0 if menu else LEAST_LOG
    rows = max(least, min(free - FRAME_LINES, MOST_LOG))
    return [head, *canvas.pile(*table, log_block(told, canvas, rows), asked)]


def log_block(told: list[str], canvas: Canvas, rows: int) -> Block:
    """Show the latest sentences, as many as fit in so many rows."""
    width = canvas.inner(canvas.width)
    lines: Block = []
    for sentence in reversed(told):
        more = wrapped(sentence, width, indent=2)
        if len(lines) + len(more) > rows:
            break
        lines = [*more, *lines]
    if not lines:
        return []
    title = Text(canvas.say("table-log"), "bold")
    hidden = len(told) - sum(1 for line in lines if not line.plain.startswith("  "))
    if hidden:
        title.append(f" ({canvas.say('table-log-hidden', count=hidden)})", DIM)
    return canvas.box(title, lines, canvas.width, LOG_STYLE)


def prompt_block(
    prompt: Prompt, speech: Speech, canvas: Canvas, drawing: Drawing | None = None
) -> Block:
    """Show the question and its numbered options, in brief where a drawing can say it so."""
    width = canvas.inner(canvas.width)
    digits = len(str(len(prompt.options)))
    numbers = [
        Text(f" {number:>{digits}}  ", PROMPT_STYLE) for number in range(1, len(prompt.options) + 1)
    ]
    said = [
        (drawing.brief(option, canvas) if drawing else None) or Text(speech.option(option))
        for option in prompt.options
    ]
    lines = wrapped(speech.prompt(prompt), width, style="bold")
    if max(text.cell_len for text in said) + digits + 3 <= width:
        parts = [Text.assemble(*part) for part in zip(numbers, said, strict=True)]
        lines += columns(parts, width, ROWS)
    else:
        for number, text in zip(numbers, said, strict=True):
            first, *rest = wrapped(text.plain, width - digits - 3)
            lines.append(Text.assemble(number, first))
            lines += [Text.assemble(" " * (digits + 3), line) for line in rest]
    return canvas.box(canvas.seat(prompt.seat), lines, canvas.width, PROMPT_STYLE)


def menu_block(menu: Menu, prompt: Prompt, speech: Speech, canvas: Canvas) -> Block:
    """Show the question and the menu that a game lays out itself."""
    lines = wrapped(speech.prompt(prompt), canvas.inner(canvas.width), style="bold")
    return canvas.box(canvas.seat(prompt.seat), [*lines, *menu.lines], canvas.width, PROMPT_STYLE)


def sentences(entries: list[Entry], speech: Speech) -> list[str]:
    """Say what happened."""
    return [speech.message(entry.message) for entry in entries]


def numbered(entries: list[Entry], speech: Speech, width: int) -> Block:
    """Say what happened with the numbers of the actions; a blank line before each turn."""
    lines: Block = []
    before = -1
    heading = False
    for entry in entries:
        number = f"{entry.step + 1:>5}  " if entry.step != before else " " * NUMBER_ROOM
        before = entry.step
        if entry.is_heading and not heading:
            lines.append(Text())
        heading = entry.is_heading
        style = "bold" if heading else ""
        for line in wrapped(speech.message(entry.message), width - NUMBER_ROOM, style=style):
            lines.append(Text.assemble((number, DIM), line))
            number = " " * NUMBER_ROOM
    return lines


def paragraphs(entries: list[Entry], speech: Speech) -> list[str]:
    """Say what happened, with what one player did in a row in one paragraph."""
    told: list[str] = []
    before = ""
    for entry, sentence in zip(entries, sentences(entries, speech), strict=True):
        seat = entry.message.args.get("seat")
        prefix = f"{speech.names[int(seat)]}: " if seat is not None else ""
        if not prefix or not sentence.startswith(prefix):
            told.append(sentence)
            before = ""
        elif prefix == before:
            told[-1] += f"; {sentence[len(prefix) :]}"
        else:
            told.append(sentence)
            before = prefix
    return told
