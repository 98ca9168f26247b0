"""The realm cards, a few lines each and none wider than ``CARD_WIDTH``.

A number or cell takes three cells of a line: ``[3]`` is marked or written, ``›3`` can be marked
now, anything else is open. What stands beside it is what it gives (+) or costs (−).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rich.text import Text

from grani.locales import spelled
from grani.rolling_realms.cards import Earned
from grani.rolling_realms.realms.my_little_scythe import STARS_A_TYPE
from grani.rolling_realms.realms.viticulture import STARS_AN_ORDER
from grani.rolling_realms.seen import SheetView
from grani.terminal.blocks import Block, fitted
from grani.terminal.canvas import Canvas
from grani.terminal.rolling_realms_signs import (
    LEGAL,
    MARKED,
    RESOURCES,
    STYLES,
    Json,
    Signs,
    dim,
    heap,
    joined,
    sign,
    signs,
)
from grani.terminal.symbols import DIM

CARD_WIDTH = 36
GRID = 6


@dataclass(frozen=True)
class Pen:
    """Draws on one card: knows its place on the table, what may be marked now, what is earned."""

    canvas: Canvas
    card: int
    is_yours: bool
    """Whether the card belongs to the seat that decides."""
    earned: Earned

    @property
    def signs(self) -> Signs:
        return signs(self.canvas)

    def is_legal(self, place: str) -> bool:
        return self.is_yours and f"realm:{self.card}:{place}" in self.canvas.marked

    def cell(self, shown: object, place: str, is_marked: bool) -> Text:
        """Draw a number or cell in three cells of the line."""
        if is_marked:
            return Text(f"[{shown}]", MARKED)
        if self.is_legal(place):
            return Text.assemble((self.canvas.symbols.mark, "bold"), (str(shown), LEGAL), " ")
        return Text(f" {shown} ")

    def written(self, number: int | None, place: str) -> Text:
        """Draw a cell that takes any number."""
        return self.cell(number or self.signs.free, place, number is not None)

    def gain(self, thing: str) -> Text:
        return Text.assemble(("+", STYLES[thing]), sign(thing, self.canvas))

    def cost(self, thing: str) -> Text:
        return Text.assemble((self.signs.minus, STYLES[thing]), sign(thing, self.canvas))

    def heap(self, things: Mapping[str, int]) -> Text:
        return heap(things, self.canvas)

    def stars(self, place: str, most: int = 1) -> Text:
        """Draw the stars that a place can have, those that it has first."""
        count = self.earned["stars"].get(place, 0)
        missing = dim(self.signs.no_star * (most - count))
        return Text.assemble(*[sign("star", self.canvas)] * count, missing)

    def is_taken(self, place: str) -> bool:
        """Tell whether the gain of a place has come."""
        return place in self.earned["gains"]

    def say(self, key: str, **args: int | str) -> str:
        return self.canvas.say(key, **args)


def draw_card(realm: str, layout: Json, marks: Json, sheet: SheetView, pen: Pen) -> Block:
    """Draw the marks of a seat on one card."""
    lines = _CARDS.get(realm, _any_realm)(layout, marks, sheet, pen)
    key = f"realm-{realm.replace('_', '-')}-stars"
    hint = pen.say(key, star=pen.signs.things["star"])
    return [*lines, fitted(Text(hint, DIM), CARD_WIDTH, pen.canvas.symbols.more)]


def _scythe(layout: Json, marks: Json, sheet: SheetView, pen: Pen) -> Block:
    tops: list[Text] = []
    bottoms: list[Text] = []
    for column in layout["columns"]:
        top, bottom = column["top"], column["bottom"]
        tops.append(
            Text.assemble(
                pen.cell(top, f"top:{top}", top in marks["top"]), pen.gain(column["gain"])
            )
        )
        bottoms.append(
            Text.assemble(
                pen.cell(bottom, f"bottom:{bottom}", bottom in marks["bottom"]),
                pen.cost(column["cost"]),
            )
        )
    return [joined(tops, " "), joined(bottoms, " ")]


def _tapestry(layout: Json, marks: Json, sheet: SheetView, pen: Pen) -> Block:
    printed = {tuple(cell) for cell in layout["prefilled"]}
    filled = {tuple(cell) for cell in marks["filled"]}
    lines: Block = []
    for row in range(1, GRID + 1):
        line = Text(" ")
        for column in range(1, GRID + 1):
            if (row, column) in filled:
                line.append(pen.signs.filled * 2, MARKED)
            elif (row, column) in printed:
                line.append(pen.signs.printed * 2, DIM)
            else:
                line.append(f"{pen.signs.free} ")
            if column % 2 == 0 and column < GRID:
                line.append(f" {pen.signs.stroke} ", DIM)
        if row % 2:
            line.append("    ")
            for big in range(3):
                index = 3 * (row // 2) + big
                place = f"square:{row // 2 + 1}:{big + 1}"
                line.append_text(_reward(layout["squares"][index], place, pen))
        lines.append(line)
    return lines


def _between(text: Text) -> Text:
    return Text.assemble(" ", text, " ")


def _charterstone(layout: Json, marks: Json, sheet: SheetView, pen: Pen) -> Block:
    buildings: list[Text] = []
    crates: list[Text] = []
    for number, gain in enumerate(layout["buildings"], 1):
        noted = marks["crates"].get(str(number))
        is_marked = number in marks["marked"]
        thing = next(iter(gain))
        buildings.append(
            Text.assemble(
                pen.cell(number, f"building:{number}", noted is not None), pen.gain(thing)
            )
        )
        crates.append(
            Text.assemble(
                pen.cell(noted or pen.signs.free, f"crate:{number}", is_marked),
                pen.stars(f"crate:{number}"),
                " ",
            )
        )
    return [joined(buildings, " "), joined(crates, " ")]


def _euphoria(layout: Json, marks: Json, sheet: SheetView, pen: Pen) -> Block:
    names = {area: pen.say(f"rr-table-{area}") for area in ("left", "right")}
    room = max(len(name) for name in names.values())
    lines: Block = []
    for area, name in names.items():
        line = Text(f"{name:<{room}} ")
        for number in range(1, 7):
            line.append_text(pen.cell(number, f"{area}:{number}", number in marks[area]))
        line.append(f" {sum(marks[area]):>2}", "bold")
        lines.append(line)
    bands: list[Text] = []
    low = 1
    for band in layout["bands"]:
        last = band is layout["bands"][-1]
        given = Text("/").join(sign(thing, pen.canvas) for thing in band["choice"])
        won = pen.heap({**band["gain"], "star": band["stars"]})
        bands.append(Text.assemble(f"{low}+ " if last else f"{low}-{band['top']} ", won, given))
        low = band["top"] + 1
    lines.append(joined(bands, "   "))
    return lines


def _my_little_scythe(layout: Json, marks: Json, sheet: SheetView, pen: Pen) -> Block:
    lines: Block = []
    for ring in layout["rings"]:
        line = Text.assemble(pen.gain(ring), " ")
        for number in range(1, 7):
            line.append_text(pen.cell(number, f"{ring}:{number}", number in marks[ring]))
        lines.append(line)
    pairs = Text.assemble(("+", DIM), pen.heap(layout["pair"]), " ")
    for number in range(1, 7):
        place = f"pair:{number}"
        is_pair = pen.is_taken(place)
        pairs.append_text(_reward(layout["pair"], place, pen) if is_pair else dim("   "))
    lines.append(pairs)
    counts: list[Text] = []
    for thing in RESOURCES:
        gained = sheet["resources"][thing]["gained"]
        won = pen.stars(f"resource:{thing}", STARS_A_TYPE)
        counts.append(Text.assemble(sign(thing, pen.canvas), f" {gained}/{layout['enough']} ", won))
    lines.append(joined(counts, "  "))
    return lines


def _between_two_castles(layout: Json, marks: Json, sheet: SheetView, pen: Pen) -> Block:
    lines: Block = []
    for level in (3, 2, 1):
        parts: list[Text] = []
        for castle in ("left", "right"):
            row = Text()
            for column in (c for c in layout["columns"] if c["castle"] == castle):
                numbers = marks[castle][str(column["column"])]
                if level in column["levels"]:
                    height = level - column["levels"][0]
                    number = numbers[height] if height < len(numbers) else None
                    place = f"{castle}:{column['column']}:{level}"
                    row.append_text(Text.assemble(pen.written(number, place), " "))
                else:
                    is_door = level < column["levels"][0]
                    row.append(f" {pen.signs.door if is_door else ' '}  ", DIM)
            parts.append(Text.assemble(row, pen.stars(f"row:{castle}:{level}")))
        lines.append(joined(parts, "     "))
    gained = [fitted(_between(pen.heap(c["gain"])), 4) for c in layout["columns"]]
    foot = Text()
    for column, text in zip(layout["columns"], gained, strict=True):
        if column["castle"] == "right" and column["column"] == 1:
            foot.append("      ")
        foot.append_text(text)
    return [*lines, foot]


def _between_two_cities(layout: Json, marks: Json, sheet: SheetView, pen: Pen) -> Block:
    lines: Block = []
    for row, numbers in enumerate(marks["grid"], 1):
        line = Text()
        for column, number in enumerate(numbers, 1):
            line.append_text(Text.assemble(pen.written(number, f"cell:{row}:{column}"), " "))
        line.append_text(_reward(layout["rows"][row - 1], f"row:{row}", pen))
        lines.append(line)
    foot = Text()
    for column, gain in enumerate(layout["columns"], 1):
        foot.append_text(fitted(_reward(gain, f"column:{column}", pen), 4))
    return [*lines, foot]


def _reward(gain: Mapping[str, int], place: str, pen: Pen) -> Text:
    """Draw what a place brings once; in brackets when it has."""
    text = pen.heap(gain)
    return Text.assemble("[", text, "]") if pen.is_taken(place) else _between(text)


def _viticulture(layout: Json, marks: Json, sheet: SheetView, pen: Pen) -> Block:
    grapes: list[Text] = []
    for number, gain in enumerate(layout["grapes"], 1):
        if number in marks["crossed"]:
            cell = Text(f"{pen.canvas.symbols.times}{number}{pen.canvas.symbols.times}", DIM)
        else:
            cell = pen.cell(number, f"grape:{number}", number in marks["gained"])
        grapes.append(Text.assemble(cell, pen.gain(next(iter(gain)))))
    orders: list[Text] = []
    for order in layout["orders"]:
        is_filled = order in marks["orders"]
        stars = pen.stars(f"order:{order}", STARS_AN_ORDER)
        orders.append(Text.assemble(pen.cell(order, f"order:{order}", is_filled), " ", stars))
    return [joined(grapes, " "), joined(orders, "   ")]


def _wingspan(layout: Json, marks: Json, sheet: SheetView, pen: Pen) -> Block:
    lines: Block = []
    for bird in layout["birds"]:
        wingspan = bird["wingspan"]
        numbers = marks[str(wingspan)]
        line = Text(f"{wingspan:>2}  ", "bold")
        for square, thing in enumerate(bird["squares"], 1):
            number = numbers[square - 1] if square <= len(numbers) else None
            cell = pen.written(number, f"bird:{wingspan}:{square}")
            line.append_text(Text.assemble(cell, pen.gain(thing), "  "))
        line.append(f"{sum(numbers):>2}/{wingspan} ")
        line.append_text(pen.stars(f"wingspan:{wingspan}"))
        lines.append(line)
    return lines


def _pendulum(layout: Json, marks: Json, sheet: SheetView, pen: Pen) -> Block:
    octagons: list[Text] = []
    for name, content in layout["octagons"].items():
        shown = pen.heap(content)
        if name in marks["octagons"]:
            octagons.append(Text.assemble(("[", MARKED), shown, ("]", MARKED)))
        else:
            mark = pen.canvas.symbols.mark if pen.is_legal(f"octagon:{name}") else " "
            octagons.append(Text.assemble((mark, "bold"), shown, " "))
    glasses: list[Text] = []
    for n, numbers in enumerate(layout["hourglasses"], 1):
        glasses.append(
            Text.assemble(
                *(
                    pen.cell(number, f"hourglass:h{n}:{number}", number in marks["marked"])
                    for number in numbers
                )
            )
        )
    return [joined(octagons, " "), joined(glasses, f" {pen.signs.stroke} ")]


def _pyramid(layout: Json, marks: Json, sheet: SheetView, pen: Pen) -> Block:
    lines: Block = []
    widest = layout["rows"][-1]
    for row, numbers in enumerate(marks["rows"], 1):
        line = Text(" " * (2 * (widest - len(numbers))))
        for place, number in enumerate(numbers, 1):
            line.append_text(Text.assemble(pen.written(number, f"card:{row}:{place}"), " "))
        line = fitted(line, 4 * widest + 1)
        line.append_text(_reward(layout["gains"][row - 1], f"row:{row}", pen))
        lines.append(line)
    return lines


def _any_realm(layout: Json, marks: Json, sheet: SheetView, pen: Pen) -> Block:
    """Write the marks of a realm that nobody has drawn yet, a line for each of their parts."""
    more = pen.canvas.symbols.more
    return [
        fitted(Text.assemble((f"{spelled(part)} ", DIM), _plain(found, pen)), CARD_WIDTH, more)
        for part, found in marks.items()
    ]


def _plain(found: object, pen: Pen) -> str:
    """Write marks of any form in one line."""
    if isinstance(found, dict):
        return "  ".join(f"{part}: {_plain(inner, pen)}" for part, inner in found.items())
    if isinstance(found, list):
        ends = " / " if any(isinstance(inner, list) for inner in found) else " "
        return ends.join(_plain(inner, pen) for inner in found)
    return pen.signs.free if found is None else str(found)


_CARDS: dict[str, Callable[[Json, Json, SheetView, Pen], Block]] = {
    "scythe": _scythe,
    "tapestry": _tapestry,
    "charterstone": _charterstone,
    "euphoria": _euphoria,
    "my_little_scythe": _my_little_scythe,
    "between_two_castles": _between_two_castles,
    "between_two_cities": _between_two_cities,
    "viticulture": _viticulture,
    "wingspan": _wingspan,
    "pendulum": _pendulum,
    "pyramid": _pyramid,
}
