"""The table of Rolling Realms: the round's three cards, dice and resources, and how others stand.

Whoever decides sees their own sheet and a line for everybody else; ``draw_seat`` shows another
sheet, and a spectator sees them all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.text import Text

from grani.core.prompt import Option, Prompt
from grani.rolling_realms.realms import REALM_NAMES
from grani.rolling_realms.resources import (
    ADJUST_PUMPKINS,
    ANY_HEARTS,
    EMPOWER_PUMPKINS,
    PAIR_HEARTS,
    SEVEN_COINS,
    Resource,
)
from grani.rolling_realms.seen import RealmsView, RolledDieView, SheetView
from grani.terminal import Menu, Thing, View
from grani.terminal.blocks import Block, beside, even, fitted, flow
from grani.terminal.canvas import Canvas
from grani.terminal.rolling_realms_cards import CARD_WIDTH, Pen, draw_card
from grani.terminal.rolling_realms_menu import lay_out
from grani.terminal.rolling_realms_signs import (
    LEGAL,
    RESOURCES,
    STYLES,
    TENTHS,
    USE_KEY,
    card_of,
    dim,
    realm_name,
    sign,
    signs,
    tenths,
)
from grani.terminal.symbols import DIM, SEAT_STYLES

FRAME = "#5a7a9a"
MOST_STARS = 6
HALVES = 2 * (CARD_WIDTH + 4)
"""From this width on, two cards stand beside each other."""
MOST_SHEETS = 6
MOST_STANDINGS = 8
WAYS: dict[str, tuple[tuple[str, str], tuple[str, str]]] = {
    "pumpkin": (("adjust", str(ADJUST_PUMPKINS)), ("empower", str(EMPOWER_PUMPKINS))),
    "heart": (("copy-pair", str(PAIR_HEARTS)), ("copy-any", str(ANY_HEARTS))),
    "coin": (("copy-seven", str(SEVEN_COINS)), ("buy", "1-6")),
}
"""What each resource buys, and for how many."""
TERMS = (
    *("round", "turn", "realm", "star", "resources", "gained-die", "empowered-die"),
    *("unusable-die", "share-code", "daily"),
)
"""Words of the game that have an entry in the glossary."""


# ---------------------------------------------------------------------- the whole table


def draw(view: View, canvas: Canvas) -> list[Block]:
    """Draw how the game stands, then the sheet of whoever decides; a spectator sees all sheets."""
    table = cast(RealmsView, view)
    blocks = [_game(table, canvas)]
    seats = [canvas.you] if canvas.you >= 0 else range(min(len(table["sheets"]), MOST_SHEETS))
    for seat in seats:
        blocks += draw_seat(view, seat, canvas)
    return blocks


def draw_seat(view: View, seat: int, canvas: Canvas) -> list[Block]:
    """Draw the sheet of one seat: three cards, dice and resources."""
    table = cast(RealmsView, view)
    sheet = table["sheets"][seat]
    count = 3 if canvas.is_wide else 2 if canvas.width >= HALVES and not canvas.plain else 1
    width = canvas.width // count
    contents = [_card_lines(table, sheet, card, canvas) for card in range(3)]
    titles = [_card_title(sheet, card, canvas) for card in range(3)]
    if count == 2:
        contents.append(_belongings(table, sheet, canvas, canvas.inner(canvas.width - width)))
        titles.append(_sheet_title(sheet, canvas))
    blocks: list[Block] = []
    for first in range(0, len(contents), count):
        rows = even(*contents[first : first + count])
        line: Block = []
        for n, lines in enumerate(rows):
            room = width if n < count - 1 else canvas.width - width * (count - 1)
            style = _seat_style(sheet, canvas) if first + n == 3 else FRAME
            box = canvas.box(titles[first + n], lines, room, style)
            line = beside(line, box) if line else box
        blocks.append(line)
    if count != 2:
        lines = _belongings(table, sheet, canvas, canvas.inner(canvas.width))
        title = _sheet_title(sheet, canvas)
        blocks.append(canvas.box(title, lines, canvas.width, _seat_style(sheet, canvas)))
    return blocks


def headline(view: View, canvas: Canvas) -> str:
    """Say round, turn and roll."""
    table = cast(RealmsView, view)
    parts = [canvas.say("rr-table-round", round=table["round"], rounds=table["rounds"])]
    if table["decision"] == "game over":
        parts.append(canvas.say("rr-table-over"))
    else:
        parts.append(canvas.say("rr-table-turn", turn=table["turn"], turns=table["turns"]))
        d1, d2 = table["rolled"]
        if d1 and d2:
            parts.append(canvas.say("rr-table-rolled", d1=d1, d2=d2))
    return f" {canvas.symbols.dot} ".join(parts)


def draw_scores(view: View, canvas: Canvas) -> Block:
    """Draw everybody's rounds and their sum, best first."""
    table = cast(RealmsView, view)
    inner = canvas.inner(canvas.width)
    lines: Block = []
    for sheet in sorted(table["sheets"], key=lambda sheet: -table["scores"][sheet["seat"]]):
        head = canvas.seat(sheet["seat"])
        if len(table["sheets"]) > 1 and sheet["seat"] in table["winners"]:
            head.append(f" {canvas.say('rr-table-winner')}")
        rounds = " + ".join(tenths(result, canvas) for result in sheet["results"])
        total = Text.assemble(
            dim(f"{rounds} = "),
            (tenths(table["scores"][sheet["seat"]], canvas), STYLES["star"]),
            sign("star", canvas),
        )
        lines.append(
            Text.assemble(fitted(head, inner - total.cell_len, canvas.symbols.more), total)
        )
    return canvas.box(canvas.say("rr-table-scores"), lines, canvas.width, STYLES["star"])


def brief(option: Option, canvas: Canvas) -> Text | None:
    """Options stand in menus of their own."""
    return None


def menu(view: View, prompt: Prompt, options: Sequence[Option], canvas: Canvas) -> Menu:
    """Lay out a turn by dice and realms, or what one of its entries opens."""
    return lay_out(cast(RealmsView, view), prompt, options, canvas)


def legend(canvas: Canvas) -> str:
    """Explain the signs."""
    named = "  ".join(
        f"{shown} {canvas.say(f'resource-{thing}')}"
        for thing, shown in signs(canvas).things.items()
    )
    return f"{named}\n{canvas.say('rr-legend', mark=canvas.symbols.mark)}"


# ---------------------------------------------------------------------- rules


def things(view: View) -> list[Thing]:
    """List the eleven realms, the six ways to spend, and the glossary."""
    ways = [way for pair in WAYS.values() for way, _ in pair]
    return [
        *(thing("realm", realm) for realm in REALM_NAMES),
        *(thing("way", way) for way in ways),
        *(thing("term", f"rr-{term}") for term in TERMS),
    ]


def thing(sort: str, name: str) -> Thing:
    """Give the realm, way or term of an id."""
    key = f"{sort}-{name.replace('_', '-')}"
    return Thing(f"{key}-name" if sort == "realm" else key, f"{key}-rule")


def about(view: View, option: Option) -> list[Thing]:
    """List the things that an option is about."""
    table = cast(RealmsView, view)
    card = table["cards"][card_of(option)] if card_of(option) >= 0 else None
    if card is not None:
        return [thing("realm", card["realm"])]
    word = option.key.removeprefix(USE_KEY)
    if word == "claim":
        return [thing("term", "rr-unusable-die")]
    if word == "end":
        return [thing("term", "rr-turn")]
    return [thing("way", word)]


# ---------------------------------------------------------------------- how the game stands


def _game(table: RealmsView, canvas: Canvas) -> Block:
    """The nine realms as far as they are known, and a line for every seat."""
    width = canvas.inner(canvas.width)
    lines = flow(_realms(table, canvas), width, gap="   ")
    shown = table["sheets"]
    if len(shown) > MOST_STANDINGS:
        shown = shown[:MOST_STANDINGS]
    room = max(canvas.seat(sheet["seat"]).cell_len for sheet in shown)
    for sheet in shown:
        lines.append(fitted(_standing(table, sheet, room, canvas), width, canvas.symbols.more))
    hidden = len(table["sheets"]) - len(shown)
    if hidden:
        lines.append(fitted(dim(canvas.say("rr-table-more-seats", count=hidden)), width))
    title = Text(canvas.say("rr-table-game"), "bold")
    if table["code"]:
        title.append(f" {canvas.symbols.dot} {canvas.say('rr-table-code', code=table['code'])}")
    return canvas.box(title, lines, canvas.width, FRAME)


def _realms(table: RealmsView, canvas: Canvas) -> list[Text]:
    parts: list[Text] = []
    for round in range(1, table["rounds"] + 1):
        known = [realm for realm in table["realms"][3 * round - 3 : 3 * round] if realm]
        if known:
            head = canvas.say("rr-table-realms", round=round)
            names = ", ".join(realm_name(realm, canvas) for realm in known)
            is_now = round == table["round"] and table["decision"] != "game over"
            parts.append(Text.assemble((f"{head}: ", DIM), (names, "" if is_now else DIM)))
    return [fitted(part, min(part.cell_len, canvas.inner(canvas.width))) for part in parts]


def _standing(table: RealmsView, sheet: SheetView, room: int, canvas: Canvas) -> Text:
    """Name, results, sum, resources in hand, and whether the turn has ended."""
    is_over = table["decision"] == "game over"
    results = [tenths(result, canvas) for result in sheet["results"]]
    if not is_over:
        results.append(f"({tenths(_so_far(sheet), canvas)})")
    line = fitted(canvas.seat(sheet["seat"]), room)
    line.append(f"  {' + '.join(results)}")
    if len(results) > 1:
        line.append(" = ")
        line.append(tenths(table["scores"][sheet["seat"]], canvas), STYLES["star"])
    line.append_text(Text.assemble(" ", sign("star", canvas), "  "))
    if not is_over:
        for resource in RESOURCES:
            line.append(f" {sheet['resources'][resource]['hand']}", STYLES[resource])
            line.append_text(sign(resource, canvas))
        if len(table["sheets"]) > 1 and table["actor"] >= 0:
            state = "ended"
            if sheet["acting"]:
                state = "playing" if sheet["seat"] == table["actor"] else "waiting"
            line.append(f"   {canvas.say(f'rr-table-{state}')}", DIM)
    return line


def _so_far(sheet: SheetView) -> int:
    """Give the result of the round in tenths, as if it ended now."""
    stars = sum(card["stars"] for card in sheet["cards"] if card)
    return TENTHS * stars + sum(sheet["resources"][name]["hand"] for name in RESOURCES)


# ---------------------------------------------------------------------- one sheet


def _card_title(sheet: SheetView, card: int, canvas: Canvas) -> Text:
    marks = sheet["cards"][card]
    if marks is None:
        return dim(canvas.say("rr-table-unknown"))
    title = Text(f"{realm_name(marks['realm'], canvas)} ", "bold")
    title.append(signs(canvas).things["star"] * marks["stars"], STYLES["star"])
    title.append(signs(canvas).no_star * (MOST_STARS - marks["stars"]), DIM)
    if marks["activated"]:
        title.append(f" {canvas.symbols.dot} {canvas.say('rr-table-used')}", DIM)
    return title


def _card_lines(table: RealmsView, sheet: SheetView, card: int, canvas: Canvas) -> Block:
    marks = sheet["cards"][card]
    known = table["cards"][card]
    if marks is None or known is None:
        return [dim("?")]
    pen = Pen(canvas, card, sheet["seat"] == canvas.you, marks["earned"])
    return draw_card(known["realm"], known["layout"], marks["marks"], sheet, pen)


def _sheet_title(sheet: SheetView, canvas: Canvas) -> Text:
    title = canvas.seat(sheet["seat"])
    if sheet["seat"] == canvas.you:
        title.append(f" ({canvas.say('table-you')})")
    title.append(f" {canvas.symbols.dot} ")
    title.append(tenths(_so_far(sheet), canvas), STYLES["star"])
    title.append_text(sign("star", canvas))
    if canvas.is_wide:
        title.append(f" {canvas.say('rr-table-this-round')}")
    return title


def _seat_style(sheet: SheetView, canvas: Canvas) -> str:
    style = SEAT_STYLES[sheet["seat"] % len(SEAT_STYLES)]
    return f"bold {style}" if sheet["seat"] == canvas.you else style


def _belongings(table: RealmsView, sheet: SheetView, canvas: Canvas, width: int) -> Block:
    """Dice, and for each resource the row of its card and what it buys."""
    is_roomy = canvas.plain or width >= 2 * CARD_WIDTH
    dice = _dice(table, sheet, canvas)
    lines = flow(
        [Text(canvas.say("rr-table-dice"), "bold"), *dice] if is_roomy else dice, width, "  "
    )
    offers = [
        [_way(sheet, resource, way, price, is_roomy, canvas) for way, price in WAYS[resource]]
        for resource in RESOURCES
    ]
    room = max(first.cell_len for first, _ in offers)
    for resource, (first, second) in zip(RESOURCES, offers, strict=True):
        owned = _resource(table, sheet, resource, canvas)
        line = Text.assemble(owned, "  ", fitted(first, room), "  ", second)
        lines.append(fitted(line, width, canvas.symbols.more))
    return lines


def _dice(table: RealmsView, sheet: SheetView, canvas: Canvas) -> list[Text]:
    parts: list[Text] = []
    for die, rolled in zip(sheet["dice"], table["rolled"], strict=False):
        parts.append(_die(die, rolled or 0, canvas))
    for gained in sheet["gained"]:
        text = Text.assemble(dim(canvas.say("die-gained")), (f" [{gained['value']}]", "bold"))
        if gained["empowered"]:
            text.append(f" {canvas.say('rr-table-die-empowered')}", DIM)
        parts.append(text)
    if not parts:
        parts.append(dim(canvas.say("rr-table-no-dice")))
    return parts


def _die(die: RolledDieView, rolled: int, canvas: Canvas) -> Text:
    """A rolled die: what it shows now, and what befell it."""
    notes: list[str] = []
    if die["value"] != rolled:
        notes.append(canvas.say("rr-table-die-changed", value=rolled))
    if die["empowered"] and not die["used"]:
        notes.append(canvas.say("rr-table-die-empowered"))
    if die["used"]:
        notes.append(canvas.say("rr-table-die-used"))
    style = f"{DIM} strike" if die["used"] else "bold"
    text = Text.assemble(dim(canvas.say(f"die-{die['die']}")), " ", (f"[{die['value']}]", style))
    if notes:
        text.append(f" {', '.join(notes)}", DIM)
    return text


def _resource(table: RealmsView, sheet: SheetView, resource: Resource, canvas: Canvas) -> Text:
    """The row of a resource card: crossed out, in hand, still to be gained."""
    amount = sheet["resources"][resource]
    spent = amount["gained"] - amount["hand"]
    style = STYLES[resource]
    shown = signs(canvas).things[resource]
    line = Text.assemble(sign(resource, canvas), (f" {amount['hand']:>2} ", style))
    line.append(canvas.symbols.times * spent, DIM)
    line.append(shown * amount["hand"], style)
    line.append(signs(canvas).free * (table["cap"] - amount["gained"]), DIM)
    return line


def _way(
    sheet: SheetView, resource: Resource, way: str, price: str, is_roomy: bool, canvas: Canvas
) -> Text:
    """What a resource buys, with a mark if it can be had now."""
    is_open = sheet["seat"] == canvas.you and f"{USE_KEY}{way}" in canvas.marked
    mark = canvas.symbols.mark if is_open else " "
    style = f"{STYLES[resource]} {LEGAL}" if is_open else DIM
    text = Text.assemble((mark, "bold"), (price + signs(canvas).things[resource], style))
    if is_roomy:
        text.append(f" {canvas.say(f'way-{way}')}", "" if is_open else DIM)
    return text
