"""The signs a table is drawn with: one set for terminals that know Unicode, one in letters."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Symbols:
    """One sign a cell wide for each thing, and the strokes of frames and bars."""

    resources: dict[str, str]
    dice: dict[str, str]
    full: str
    empty: str
    times: str
    mark: str
    pawn: str
    dot: str
    more: str
    frame: str
    """Seven strokes: top left, top, top right, side, bottom left, bottom, bottom right."""
    joints: tuple[str, str]
    """Where a stroke meets the left and the right side."""
    arrow: str


UNICODE = Symbols(
    resources={"gold": "●", "sun": "✹", "moon": "☾", "glory": "❖"},
    dice={"light": "□", "dark": "■"},
    full="█",
    empty="░",
    times="×",
    mark="›",
    pawn="▲",
    dot="·",
    more="…",
    frame="╭─╮│╰─╯",
    joints=("├", "┤"),
    arrow="→",
)
LETTERS = Symbols(
    resources={"gold": "g", "sun": "s", "moon": "m", "glory": "*"},
    dice={"light": "L", "dark": "D"},
    full="#",
    empty=".",
    times="x",
    mark=">",
    pawn="^",
    dot="-",
    more="~",
    frame="+-+|+-+",
    joints=("+", "+"),
    arrow="->",
)

STYLES: dict[str, str] = {
    "gold": "bold #e5a82b",
    "sun": "bold #f2682c",
    "moon": "bold #8d95f2",
    "glory": "bold #5fb36a",
}
SEAT_STYLES: list[str] = ["#e07a4f", "#3fa7a3", "#b58ae0", "#c9b458"]
"""Colours of the seats, in order."""
DIM = "#8a8178"
AFFORDABLE = "bold underline"
"""Style of what the deciding player may take now."""
UP = "reverse"
"""Style of the face that lies up."""


def can_show(encoding: str) -> bool:
    """Tell whether an encoding holds every sign of the Unicode set."""
    signs = "".join(
        (
            *UNICODE.resources.values(),
            *UNICODE.dice.values(),
            UNICODE.full,
            UNICODE.empty,
            UNICODE.times,
            UNICODE.mark,
            UNICODE.pawn,
            UNICODE.dot,
            UNICODE.more,
            UNICODE.frame,
            *UNICODE.joints,
            UNICODE.arrow,
        )
    )
    try:
        signs.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
