"""The table of any game, drawn from its view alone: what games get that bring no drawing.

What every seat has one of stands in columns, a seat each; everything else is listed by name, lists
and objects within each other. Fields are named by ``field-<name>``, or by their own name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from rich.cells import cell_len
from rich.text import Text

from grani.core.prompt import Option
from grani.core.registry import game as registered
from grani.locales import in_figures, spelled
from grani.terminal import Thing, View
from grani.terminal.blocks import Block, fitted, wrapped
from grani.terminal.canvas import Canvas

STYLE = "#5a7a9a"
INDENT = 2
GAP = 2
SHOWN_ELSEWHERE = ("game", "rules", "you", "seats", "actor", "decision", "scores", "winners")
"""Fields that the headline, the names and the final count show."""
SEATS = ("turn", "seat")
"""Fields that are seats: the player's name stands for them."""


def draw(view: View, canvas: Canvas) -> list[Block]:
    """Draw everything that the view holds."""
    width = canvas.inner(canvas.width)
    fields = {name: value for name, value in view.items() if name not in SHOWN_ELSEWHERE}
    if "scores" in view and view["scores"] not in fields.values():
        fields["scores"] = view["scores"]
    of_seats = {name: value for name, value in fields.items() if _is_of_seats(value, canvas)}
    rest = {name: value for name, value in fields.items() if name not in of_seats}
    lines = [*_columns(of_seats, canvas), *_listed(rest, canvas, width)]
    return [canvas.box(_title(view, canvas), lines, canvas.width, STYLE)]


def draw_scores(view: View, canvas: Canvas) -> Block:
    """Draw what each seat scored, the winners first."""
    scores = cast(list[int], view.get("scores", []))
    winners = cast(list[int], view.get("winners", []))
    lines: Block = []
    for seat in sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat])):
        head = canvas.seat(seat)
        if seat in winners:
            head.append(f" {canvas.say('table-winner')}")
        total = in_figures(scores[seat])
        room = canvas.inner(canvas.width) - len(total)
        lines.append(Text.assemble(fitted(head, room, canvas.symbols.more), total))
    return canvas.box(canvas.say("table-scores-of-any"), lines, canvas.width, STYLE)


def headline(view: View, canvas: Canvas) -> str:
    """Say which game it is and whose turn."""
    parts = [_title(view, canvas)]
    actor = view.get("actor")
    if view.get("winners"):
        parts.append(canvas.say("table-step-over"))
    elif isinstance(actor, int) and 0 <= actor < len(canvas.names):
        parts.append(canvas.say("table-turn", name=canvas.names[actor]))
    return f" {canvas.symbols.dot} ".join(parts)


def brief(option: Option, canvas: Canvas) -> Text | None:
    """Have no shorter form of anything."""
    return None


def things(view: View) -> list[Thing]:
    """Know no things that have rules of their own."""
    return []


def thing(sort: str, name: str) -> Thing:
    """Give a thing by its name alone."""
    return Thing(f"{sort}-{name}-name", f"{sort}-{name}-rule")


def legend(canvas: Canvas) -> str:
    """Explain no signs: there are none."""
    return ""


def _title(view: View, canvas: Canvas) -> str:
    id = str(view["game"])
    key = f"game-{id}"
    return canvas.say(key) if canvas.language.has(key) else registered(id).title


def _name(field: str, canvas: Canvas) -> str:
    key = f"field-{field.replace('_', '-')}"
    return canvas.say(key) if canvas.language.has(key) else spelled(field)


def _is_of_seats(value: object, canvas: Canvas) -> bool:
    """Tell whether a field is one plain value for each of several seats."""
    count = len(canvas.names)
    return (
        isinstance(value, list)
        and len(value) == count > 1
        and not any(isinstance(part, (list, Mapping)) for part in value)
    )


def _columns(fields: Mapping[str, object], canvas: Canvas) -> Block:
    """Lay out what every seat has one of: a column a seat, as many beside each other as fit."""
    if not fields:
        return []
    names = [_name(field, canvas) for field in fields]
    cells = [
        [_plain(field, part, canvas) for part in cast(list[object], value)]
        for field, value in fields.items()
    ]
    head = max(map(cell_len, names))
    widths = [
        max(cell_len(player), *(cell_len(row[seat]) for row in cells)) + GAP
        for seat, player in enumerate(canvas.names)
    ]
    lines: Block = []
    first = 0
    while first < len(widths):
        end = first + 1
        room = canvas.inner(canvas.width) - head
        while end < len(widths) and sum(widths[first : end + 1]) <= room:
            end += 1
        line = Text(" " * head)
        for seat in range(first, end):
            line.append(" " * (widths[seat] - cell_len(canvas.names[seat])))
            line.append_text(canvas.seat(seat))
        lines.append(line)
        for name, row in zip(names, cells, strict=True):
            line = fitted(name, head)
            for seat in range(first, end):
                line.append(" " * (widths[seat] - cell_len(row[seat])) + row[seat])
            lines.append(line)
        first = end
    return lines


def _listed(fields: Mapping[str, object], canvas: Canvas, width: int) -> Block:
    """List fields by name; what has parts is listed below its name, further in."""
    lines: Block = []
    for field, value in fields.items():
        name = _name(field, canvas)
        inner = _within(value, canvas, width - INDENT)
        if inner is None:
            lines += wrapped(f"{name}: {_plain(field, value, canvas)}", width, indent=INDENT)
        else:
            lines.append(Text(f"{name}:"))
            lines += [Text.assemble(" " * INDENT, line) for line in inner]
    return lines


def _within(value: object, canvas: Canvas, width: int) -> Block | None:
    """List the parts of a value; None if it can be written in a line."""
    if isinstance(value, Mapping) and value:
        return _listed(value, canvas, width)
    if isinstance(value, list) and any(isinstance(part, (list, Mapping)) for part in value):
        lines: Block = []
        for number, part in enumerate(value, 1):
            inner = _within(part, canvas, width - INDENT)
            shown = [Text(_plain("", part, canvas))] if inner is None else inner
            lines.append(Text.assemble(f"{number} ", *shown[:1]))
            lines += [Text.assemble(" " * INDENT, line) for line in shown[1:]]
        return lines
    return None


def _plain(field: str, value: object, canvas: Canvas) -> str:
    """Write a value that has no parts of its own, or only plain ones."""
    if isinstance(value, bool):
        return canvas.say("table-yes" if value else "table-no")
    if isinstance(value, int) and field in SEATS and 0 <= value < len(canvas.names):
        return canvas.names[value]
    if isinstance(value, list):
        return ", ".join(_plain("", part, canvas) for part in value) or "–"
    if value is None or value == {}:
        return "–"
    return spelled(value) if isinstance(value, str) else str(value)
