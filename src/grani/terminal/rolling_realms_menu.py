"""Menus of a turn: what each die can do in each realm, and what resources buy.

A turn may have a hundred options. The first menu has a section for each die and one for resources;
where a die has many ways in a realm, one entry opens them: as a list, or as a picture of the card
with a number in every place that can be chosen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, cast

from rich.text import Text

from grani.core.prompt import Option, Prompt
from grani.rolling_realms.cards import PendulumLayout, TapestryLayout, TapestryMarks
from grani.rolling_realms.seen import CardMarks, RealmsView
from grani.terminal import Menu
from grani.terminal.blocks import Block, beside, columns, fitted, flow
from grani.terminal.canvas import Canvas
from grani.terminal.rolling_realms_signs import (
    MARKED,
    RESOURCES,
    STYLES,
    USE_KEY,
    card_of,
    die_of,
    dim,
    gains,
    heap,
    joined,
    places_of,
    realm_name,
    sign,
    signs,
)
from grani.terminal.symbols import DIM

FEW = 3
"""So many ways of a die in a realm stand in the first menu."""
PICTURES = ("tapestry", "between_two_cities", "pyramid")
"""Realms whose places are chosen on a picture."""
ROWS = 6
GAP = 3
NUMBER = "bold #e5a82b"
GRID = 6
GRID_CELL = 3
GRIDS_GAP = 3

Cell = tuple[int, int]
Entry = tuple[Text, tuple[Option, ...]]


def lay_out(table: RealmsView, prompt: Prompt, options: Sequence[Option], canvas: Canvas) -> Menu:
    """Lay out a whole turn, or the options of one entry."""
    finish = next((option for option in options if option.declines), None)
    if finish is not None:
        return _turn(table, prompt, options, finish, canvas)
    card = card_of(options[0])
    known = table["cards"][card] if card >= 0 else None
    realm = known["realm"] if known else ""
    head = _heading(options[0], realm, canvas)
    if realm == "tapestry":
        return _tapestry(table, prompt.seat, options, head, canvas)
    if realm in ("between_two_cities", "pyramid"):
        return _board(table, prompt.seat, options, head, canvas)
    ordered = sorted(options, key=_waste)
    entries: list[Entry] = [
        (_label(table, prompt, option, canvas), (option,)) for option in ordered
    ]
    parts = [_numbered(number, label) for number, (label, _) in enumerate(entries, 1)]
    lines = columns(parts, canvas.inner(canvas.width), ROWS, GAP)
    return Menu([head, *lines], tuple(options for _, options in entries))


def _waste(option: Option) -> int:
    """Give what an option wastes; those that waste nothing keep their order."""
    return int(option.args.get("waste", 0))


# ---------------------------------------------------------------------- the first menu


def _turn(
    table: RealmsView, prompt: Prompt, options: Sequence[Option], finish: Option, canvas: Canvas
) -> Menu:
    sections = [
        *_die_sections(table, prompt, options, canvas),
        *_resource_section(table, prompt, options, canvas),
    ]
    entries: list[tuple[Option, ...]] = []
    blocks: list[Block] = []
    for title, listed in sections:
        block = [title]
        for label, group in listed:
            entries.append(group)
            block.append(_numbered(len(entries), label))
        blocks.append(block)
    width = canvas.inner(canvas.width)
    lines = _packed(blocks, width, canvas)
    lines.append(_lettered("e", canvas.say("rr-table-end")))
    return Menu(lines, tuple(entries), finish, canvas.say("rr-caution") if finish.loses else "")


def _is_for_a_die(option: Option) -> bool:
    """Tell whether an option uses a die up."""
    return card_of(option) >= 0 or option.key == f"{USE_KEY}claim"


def _die_sections(
    table: RealmsView, prompt: Prompt, options: Sequence[Option], canvas: Canvas
) -> list[tuple[Text, list[Entry]]]:
    """What each die can do, realm by realm."""
    sections: list[tuple[Text, list[Entry]]] = []
    uses = [option for option in options if _is_for_a_die(option)]
    for die in dict.fromkeys(die_of(option) for option in uses):
        listed: list[Entry] = []
        mine = sorted((option for option in uses if die_of(option) == die), key=card_of)
        for card, found in groupby(mine, key=card_of):
            group = tuple(found)
            known = table["cards"][card] if card >= 0 else None
            name = f"{realm_name(known['realm'], canvas)}: " if known else ""
            if len(group) > (1 if known and known["realm"] in PICTURES else FEW):
                ways = canvas.say("rr-brief-ways", count=len(group))
                shown = Text(f"{name}{ways} {signs(canvas).more}")
                listed.append((Text.assemble(shown, _best(group, canvas)), group))
                continue
            for option in group:
                label = Text.assemble(name, _label(table, prompt, option, canvas))
                listed.append((label, (option,)))
        sections.append((_die_title(mine[0], canvas), listed))
    return sections


def _best(group: tuple[Option, ...], canvas: Canvas) -> Text:
    """Tell with signs what the options of a group can bring."""
    found = [
        thing
        for thing, arg in (*((thing, thing) for thing in RESOURCES), ("star", "stars"))
        if any(int(option.args.get(arg, 0)) for option in group)
    ]
    return Text.assemble(" ", *(sign(thing, canvas) for thing in found)) if found else Text()


def _resource_section(
    table: RealmsView, prompt: Prompt, options: Sequence[Option], canvas: Canvas
) -> list[tuple[Text, list[Entry]]]:
    """What can be bought now, one entry for each way."""
    listed: list[Entry] = []
    spends = [o for o in options if not _is_for_a_die(o) and not o.declines]
    for key, found in groupby(spends, key=lambda option: option.key):
        group = tuple(found)
        if len(group) == 1:
            listed.append((_label(table, prompt, group[0], canvas), group))
            continue
        way = canvas.say(f"way-{key.removeprefix(USE_KEY)}")
        label = Text.assemble(_price(group, canvas), f" {way} {signs(canvas).more}")
        listed.append((label, group))
    listed.sort(key=lambda entry: _resource_of(entry[1][0]))
    return [(Text(canvas.say("rr-table-resources"), "bold"), listed)] if listed else []


def _resource_of(option: Option) -> int:
    target = next(target for target in option.targets if target.startswith("resource:"))
    return RESOURCES.index(target.removeprefix("resource:"))


def _price_of(option: Option) -> int:
    return int(
        next(option.args[arg] for arg in ("price", "coins", "pumpkins") if arg in option.args)
    )


def _price(group: tuple[Option, ...], canvas: Canvas) -> Text:
    resource = RESOURCES[_resource_of(group[0])]
    prices = sorted({_price_of(option) for option in group})
    range_ = f"{prices[0]}-{prices[-1]}" if len(prices) > 1 else str(prices[0])
    return Text.assemble((range_, STYLES[resource]), sign(resource, canvas))


def _packed(blocks: list[Block], width: int, canvas: Canvas) -> Block:
    """Set blocks beside each other as far as they fit, and below each other otherwise."""
    lines: Block = []
    row: Block = []
    for block in blocks:
        fitting = [
            fitted(line, min(width, max(line.cell_len for line in block)), canvas.symbols.more)
            for line in block
        ]
        joined_row = beside(row, fitting, GAP) if row else fitting
        if row and max(line.cell_len for line in joined_row) > width:
            lines += row
            joined_row = fitting
        row = joined_row
    return [*lines, *row]


# ---------------------------------------------------------------------- words for options


def _die_title(option: Option, canvas: Canvas) -> Text:
    words = die_of(option).split(":")
    name = canvas.say(f"die-{words[1]}")
    return Text(f"{name[:1].upper()}{name[1:]} [{option.args['value']}]", "bold")


def _heading(option: Option, realm: str, canvas: Canvas) -> Text:
    """Say what an opened entry is about."""
    if not realm:
        way = canvas.say(f"way-{option.key.removeprefix(USE_KEY)}")
        return Text(f"{way[:1].upper()}{way[1:]}", "bold")
    name = realm_name(realm, canvas)
    return Text.assemble((f"{name} {canvas.symbols.dot} ", "bold"), _die_title(option, canvas))


def _label(table: RealmsView, prompt: Prompt, option: Option, canvas: Canvas) -> Text:
    """Write an option in brief, with signs for what it costs and brings."""
    args = option.args
    if card_of(option) < 0:
        return _spend(option, canvas)
    word = option.key.removeprefix(USE_KEY).removesuffix("-choice")
    text = Text()
    if word.startswith("my-little-scythe-"):
        text = Text.assemble(sign(word.rpartition("-")[2], canvas), f" {args['number']}")
    elif "row" in args:
        place = args["place"] if "place" in args else args["column"]
        text.append(canvas.say("rr-brief-cell", row=args["row"], place=place))
    else:
        known = {arg: value for arg, value in args.items() if arg not in RESOURCES}
        if "noted" in args:
            known["noted-value"] = prompt.args[str(args["noted"])]
        text.append(canvas.say(f"rr-brief-{word}", **known))
    if "octagon" in args:
        card = table["cards"][card_of(option)]
        if card is not None:
            octagons = cast(PendulumLayout, card["layout"])["octagons"]
            text.append_text(Text.assemble(" ", heap(octagons[str(args["octagon"])], canvas)))
    if "cost" in args:
        cost = str(args["cost"])
        text.append(f" {signs(canvas).minus}", STYLES[cost])
        text.append_text(sign(cost, canvas))
    return Text.assemble(text, gains(args, canvas))


def _spend(option: Option, canvas: Canvas) -> Text:
    args = option.args
    if option.key == f"{USE_KEY}claim":
        resource = str(args["resource"])
        return Text.assemble(canvas.say("rr-brief-claim"), " ", sign(resource, canvas))
    price = _price((option,), canvas)
    if "to" not in args:
        return Text.assemble(price, f" {canvas.symbols.arrow} [{args['value']}]")
    name = canvas.say(f"die-{die_of(option).split(':')[1]}")
    change = f"{args['value']}{canvas.symbols.arrow}{args['to']}"
    if option.key.endswith("empower"):
        change += f" {canvas.say('rr-table-die-empowered')}"
    return Text.assemble(price, f" {name} {change}")


def _numbered(number: int, label: Text) -> Text:
    return Text.assemble((f" {number:>2}  ", NUMBER), label)


def _lettered(letter: str, label: str) -> Text:
    return Text.assemble((f"  {letter}  ", NUMBER), label)


def _notes(options: Sequence[Option], width: int, canvas: Canvas) -> Block:
    """List the numbers of a picture that bring something at once."""
    parts = [
        Text.assemble((str(number), NUMBER), gains(option.args, canvas))
        for number, option in enumerate(options, 1)
        if gains(option.args, canvas).cell_len
    ]
    return flow(parts, width, gap="   ")


# ---------------------------------------------------------------------- pictures


def _cells(option: Option) -> list[Cell]:
    return [(int(place[1]), int(place[2])) for place in places_of(option)]


def _turned(option: Option) -> tuple[Cell, ...]:
    """Give the shape of a placement, pushed into the top left corner."""
    cells = _cells(option)
    top = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def _marks(table: RealmsView, seat: int, card: int) -> CardMarks:
    marks = table["sheets"][seat]["cards"][card]
    assert marks is not None
    return marks


def _tapestry(
    table: RealmsView, seat: int, options: Sequence[Option], head: Text, canvas: Canvas
) -> Menu:
    """A grid for each rotation; a number stands where the first cell of the shape would lie."""
    card = card_of(options[0])
    known = table["cards"][card]
    marks = cast(TapestryMarks, _marks(table, seat, card)["marks"])
    filled = {tuple(cell) for cell in marks["filled"]}
    if known is not None:
        layout = cast(TapestryLayout, known["layout"])
        filled |= {tuple(cell) for cell in layout["prefilled"]}
    rotations = sorted({_turned(option) for option in options})
    ordered: list[Option] = []
    pictures: list[Block] = []
    for shape in rotations:
        fitting = sorted((o for o in options if _turned(o) == shape), key=lambda o: min(_cells(o)))
        numbers = {min(_cells(o)): len(ordered) + n for n, o in enumerate(fitting, 1)}
        ordered += fitting
        height = max(max(row for row, _ in other) for other in rotations) + 1
        pictures.append(_shape(shape, height, canvas) + _grid(filled, numbers, canvas))
    width = canvas.inner(canvas.width)
    gap = GRIDS_GAP if canvas.is_wide else 1
    anchor = canvas.say("rr-table-anchor", sign=signs(canvas).anchor)
    lines = [
        fitted(Text.assemble(head, "   ", dim(anchor)), width, canvas.symbols.more),
        *_rows_of(pictures, width, gap),
        *_notes(ordered, width, canvas),
    ]
    return Menu(lines, tuple((option,) for option in ordered))


def _rows_of(pictures: list[Block], width: int, gap: int) -> Block:
    """Set pictures beside each other, as many as fit."""
    lines: Block = []
    row: Block = []
    for picture in pictures:
        joined_row = beside(row, picture, gap) if row else picture
        if row and max(line.cell_len for line in joined_row) > width:
            lines += row
            joined_row = picture
        row = joined_row
    return [*lines, *row]


def _shape(shape: tuple[Cell, ...], height: int, canvas: Canvas) -> Block:
    """A shape with the cell that its number stands for."""
    lines: Block = []
    for row in range(height):
        line = Text(" ")
        for column in range(GRID):
            if (row, column) == shape[0]:
                line.append(f"{signs(canvas).anchor} ", NUMBER)
            else:
                line.append(f"{signs(canvas).filled} " if (row, column) in shape else "  ", MARKED)
        line.rstrip()
        lines.append(line)
    return lines


def _grid(filled: set[tuple[int, ...]], numbers: dict[Cell, int], canvas: Canvas) -> Block:
    lines: Block = []
    for row in range(1, GRID + 1):
        line = Text()
        for column in range(1, GRID + 1):
            if (row, column) in numbers:
                line.append(f"{numbers[row, column]:>{GRID_CELL - 1}} ", NUMBER)
            elif (row, column) in filled:
                line.append(f"{signs(canvas).filled * (GRID_CELL - 1)} ", DIM)
            else:
                line.append(f" {signs(canvas).free} ", DIM)
            if canvas.is_wide and column % 2 == 0 and column < GRID:
                line.append(f"{signs(canvas).stroke} ", DIM)
        lines.append(line)
    return lines


def _board(
    table: RealmsView, seat: int, options: Sequence[Option], head: Text, canvas: Canvas
) -> Menu:
    """Rows of cells with their numbers, and a number to choose in each that is open."""
    marks: Mapping[str, Any] = _marks(table, seat, card_of(options[0]))["marks"]
    rows = marks["grid"] if "grid" in marks else marks["rows"]
    widest = max(len(row) for row in rows)
    numbers = {_cells(option)[0]: number for number, option in enumerate(options, 1)}
    lines = [head]
    for row, written in enumerate(rows, 1):
        cells: list[Text] = []
        for place, value in enumerate(written, 1):
            if (row, place) in numbers:
                cells.append(Text(f" {numbers[row, place]:>2} ", NUMBER))
            else:
                shown = f"[{value}]" if value else f" {signs(canvas).free} "
                cells.append(Text(f"{shown:>3} ", MARKED if value else DIM))
        indent = 1 if "grid" in marks else 1 + 2 * (widest - len(written))
        lines.append(Text.assemble(" " * indent, joined(cells, "")))
    return Menu(
        [*lines, *_notes(options, canvas.inner(canvas.width), canvas)],
        tuple((option,) for option in options),
    )
