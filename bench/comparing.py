"""Two builds of the rules against each other, in one interleaved run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bench.quantities import OTHER, OURS, Quantity, Row
from bench.report import Line
from bench.rounds import Effort, Measured, Station, measure

LOSS = 0.05
"""Share of the speed that may be lost before it is called a loss."""
SLOWER = "SLOWER"


def compare(
    station: Station,
    rows: list[Row],
    effort: Effort,
    progress: Callable[[int, Quantity], None],
) -> list[Line]:
    """Time our own quantities on both builds; a line gives the speed of ours over the other's."""
    ours = {row.quantity: row for row in reversed(rows) if row.quantity.variant == OURS}
    quantities: list[Quantity] = []
    for quantity in reversed(ours):
        quantities += [quantity, replace(quantity, variant=OTHER)]
    measured = measure(station, quantities, effort, progress)
    return [
        line_of(ours[quantity], measured[quantity], measured[replace(quantity, variant=OTHER)])
        for quantity in quantities
        if quantity.variant == OURS
    ]


def line_of(row: Row, own: Measured, other: Measured) -> Line:
    """Judge one quantity: a ratio above 1 is a gain, for times too."""
    ratio = own.rate / other.rate
    shown = f"{1e9 / own.rate:,.0f} ns" if row.nanoseconds else f"{own.rate:,.0f}"
    base = f"{1e9 / other.rate:,.0f} ns" if row.nanoseconds else f"{other.rate:,.0f}"
    verdict = SLOWER if ratio < 1 - LOSS else "faster" if ratio > 1 + LOSS else "same"
    return Line(
        row.name, row.title, shown, f"{own.spread:.0%}", f"{ratio:.2f} ×", base, verdict=verdict
    )
