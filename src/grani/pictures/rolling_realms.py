"""The table of Rolling Realms as a picture: the dice, and every sheet with its cards."""

from __future__ import annotations

from typing import cast

from grani.pictures import View
from grani.pictures.art import art
from grani.pictures.easel import Easel, Part, at, n
from grani.pictures.rolling_realms_cards import put_together, traits
from grani.pictures.seats import seat_badge
from grani.rolling_realms.realm import MAX_STARS
from grani.rolling_realms.resources import RESOURCE_NAMES, STAR
from grani.rolling_realms.seen import CardMarks, RealmsView, SheetView

GAME = "rolling-realms"
WIDTH = 1180
HEAD = 46
GAP = 10
BELONGINGS = 60
"""Height of what stands above the cards of a sheet."""
SIDE = 320
"""Cards are drawn in a square of this side, friezes as wide and so high:"""
FRIEZE = 110
TITLE = 54


def draw(view: View, easel: Easel, widest: View) -> tuple[int, int, list[Part]]:
    """Draw the table: one sheet over the whole width, several in pairs."""
    table = cast(RealmsView, view)
    sheets = table["sheets"]
    columns = 1 if len(sheets) == 1 else 2
    wide = (WIDTH - GAP * (columns - 1)) / columns
    card = (wide - 20 - 2 * GAP) / 3
    high = BELONGINGS + card_height(card) + 12
    parts: list[Part] = [Part("rolled", _rolled(table, easel))]
    for number, sheet in enumerate(sheets):
        x = (number % columns) * (wide + GAP)
        y = HEAD + (number // columns) * (high + GAP)
        parts += _sheet(table, sheet, easel, x, y, wide, high, card)
    rows = -(-len(sheets) // columns)
    return WIDTH, int(HEAD + rows * (high + GAP) - GAP), parts


def told(view: View, easel: Easel) -> str:
    """Tell everybody's stars, in a line."""
    table = cast(RealmsView, view)
    return "; ".join(
        f"{easel.names[sheet['seat']]}: {_stars(easel, table['scores'][sheet['seat']])}"
        for sheet in table["sheets"]
    )


def card_height(wide: float) -> float:
    """Give how high a card of this width is."""
    scale = (wide - 12) / SIDE
    return (FRIEZE + SIDE) * scale + TITLE * min(1.0, scale * 1.25) + 14


def _stars(easel: Easel, tenths: int) -> str:
    return easel.say("table-tenths", whole=tenths // int(STAR), tenths=tenths % int(STAR))


def _sign(easel: Easel, name: str, x: float, y: float, size: float) -> str:
    markup = art(GAME)["signs"][name]
    return easel.stamp(f"sign-{name}", markup, x, y, size, box="0 0 40 40")


def _rolled(table: RealmsView, easel: Easel) -> str:
    """Draw the two dice that everybody uses."""
    return "".join(
        _sign(easel, f"die-{value}", WIDTH - 84 + 42 * number, 4, 36)
        for number, value in enumerate(table["rolled"])
        if value
    )


def _sheet(
    table: RealmsView,
    sheet: SheetView,
    easel: Easel,
    x: float,
    y: float,
    wide: float,
    high: float,
    card: float,
) -> list[Part]:
    """Draw a sheet: who, stars, resources and dice above, the three cards below."""
    seat = sheet["seat"]
    key = f"sheet{seat}"
    wins = seat in table["winners"] and len(table["sheets"]) > 1
    frame = easel.box(x, y, wide, high, edge=f"seat-{seat % 4}", thick=3 if wins else 1.2)
    frame += seat_badge(easel, seat, x + 10, y + 10, 30)
    paint = f"seat-ink-{seat % 4}"
    room = 260 if len(table["sheets"]) == 1 else 110
    frame += easel.text(x + 48, y + 25, easel.names[seat], 20, display=True, paint=paint, room=room)
    if wins:
        frame += easel.text(
            x + 48,
            y + 44,
            easel.say("rr-table-winner").lstrip("— "),
            12,
            paint="go-ink",
            weight=700,
        )
    parts = [Part(key, frame), Part(f"{key}has", _belongings(table, sheet, easel, x, y, wide))]
    for number, marks in enumerate(sheet["cards"]):
        left = x + 10 + number * (card + GAP)
        top = y + BELONGINGS
        if marks is None:
            empty = easel.box(left, top, card, card_height(card), "panel-high", "line")
            parts.append(Part(f"{key}card{number}", empty))
        else:
            parts += _card(sheet, marks, easel, left, top, card, f"{key}card{number}")
    return parts


def _belongings(
    table: RealmsView, sheet: SheetView, easel: Easel, x: float, y: float, wide: float
) -> str:
    """Draw the dice of the turn, the resources in hand and gained, the stars."""
    solo = len(table["sheets"]) == 1
    size = 30 if solo else 24
    drawn = _sign(easel, "star", x + wide - 92, y + 10, 30)
    score = _stars(easel, table["scores"][sheet["seat"]])
    drawn += easel.text(x + wide - 56, y + 26, score, 22, weight=700)
    step = 92 if solo else 74
    here = x + wide - 110 - step * len(RESOURCE_NAMES)
    for name in RESOURCE_NAMES:
        amount = sheet["resources"][name]
        drawn += _sign(easel, name, here, y + 12, size)
        drawn += easel.text(here + size + 4, y + 25, str(amount["hand"]), 20, weight=700)
        past = here + size + 6 + 14 * len(str(amount["hand"]))
        drawn += easel.text(past, y + 28, f"/{amount['gained']}", 13, paint="dim")
        here += step
    return drawn + _dice(sheet, easel, x + (320 if solo else 156), y + 12, 230 if solo else 96)


def _dice(sheet: SheetView, easel: Easel, x: float, y: float, room: float) -> str:
    """Draw the two dice of the turn, faint once they are used, then those that were gained."""
    drawn = ""
    step = min(40.0, room / max(1, len(sheet["dice"]) + len(sheet["gained"])))
    size = min(28.0, step * 0.86)
    for die in sheet["dice"]:
        shown = _sign(easel, f"die-{die['value']}", x, y, size)
        if die["empowered"]:
            shown += _sign(easel, "empowered", x + size - 8, y - 5, 12)
        drawn += f'<g opacity=".35">{shown}</g>' if die["used"] else shown
        x += step
    for extra in sheet["gained"]:
        drawn += _sign(easel, f"die-{extra['value']}", x, y, size)
        mark = "empowered" if extra["empowered"] else "gained"
        drawn += _sign(easel, mark, x + size - 8, y - 5, 12)
        x += step
    return drawn


def _card(
    sheet: SheetView,
    marks: CardMarks,
    easel: Easel,
    x: float,
    y: float,
    wide: float,
    key: str,
) -> list[Part]:
    """Draw a card on papyrus: frieze, name, stars, and the board with its marks."""
    realm = marks["realm"]
    scale = (wide - 12) / SIDE
    size = 21 * min(1.0, scale * 1.25)
    friezes = art(GAME)["friezes"]
    known = realm if realm in friezes else ""
    frame = easel.box(x, y, wide, card_height(wide), "paper-95", "wood-44b", 10, 2)
    frame += easel.stamp(
        f"frieze-{known}",
        friezes[known],
        x + 6,
        y + 6,
        wide - 12,
        FRIEZE * scale,
        f"0 0 {SIDE} {FRIEZE}",
    )
    top = y + 6 + FRIEZE * scale
    name = easel.name("realm", realm)
    across = size * 0.84
    frame += easel.text(
        x + 12, top + size, name, size, paint="ink-18b", display=True, room=wide - 30 - across * 6
    )
    stars = "".join(
        _sign(
            easel,
            "star" if number < marks["stars"] else "no-star",
            x + wide - 12 - across * (int(MAX_STARS) - number),
            top + size * 0.5,
            across,
        )
        for number in range(int(MAX_STARS))
    )
    board_top = y + card_height(wide) - SIDE * scale - 6
    used = (
        f'<rect x="{n(x)}" y="{n(y)}" width="{n(wide)}" height="{n(card_height(wide))}" rx="10" '
        f'fill="{easel.paint("wood-42b")}" opacity=".18"/>'
        if marks["activated"]
        else ""
    )
    return [
        Part(key, frame),
        Part(f"{key}stars", stars),
        *(
            Part(f"{key}-{number}", piece, at(x + 6, board_top, scale))
            for number, piece in enumerate(_board(sheet, marks, easel))
            if piece
        ),
        Part(f"{key}used", used),
    ]


def _board(sheet: SheetView, marks: CardMarks, easel: Easel) -> list[str]:
    """Draw what is printed and marked; of a realm that nobody has drawn, write what is marked."""
    realm = marks["realm"]
    elements = art(GAME)["cards"].get(realm)
    if elements is not None:
        found = traits(realm, marks["marks"], marks["earned"], sheet["resources"])
        return put_together(elements, found)
    return [
        easel.text(
            12, 24 + 30 * row, f"{part}: {_plain(value)}", 20, paint="ink-18b", room=SIDE - 24
        )
        for row, (part, value) in enumerate(marks["marks"].items())
    ]


def _plain(found: object) -> str:
    """Write marks of any form in one line."""
    if found is None:
        return "–"
    if isinstance(found, list):
        return " ".join(map(_plain, found))
    if isinstance(found, dict):
        return "  ".join(f"{part}: {_plain(inner)}" for part, inner in found.items())
    return str(found)
