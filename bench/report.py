"""The table that is printed and kept: values, ratios in the same run, targets, verdicts."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bench.quantities import MEMORY_GROWTH, MEMORY_LIMIT, Quantity, Row
from bench.rounds import Measured, Memory

HEADERS = ["", "value", "± rounds", "ratio", "to", "target", "goal", "verdict"]
NUMBERS = (1, 2, 3)
"""The columns that are set to the right."""
GOAL = "goal reached"
MET = "met"
MISSED = "MISSED"
NOT_MEASURED = "NOT MEASURED"


@dataclass(frozen=True)
class Line:
    """A row with its figures and what they mean; all ready to print."""

    name: str
    title: str
    value: str = ""
    spread: str = ""
    ratio: str = ""
    against: str = ""
    floor: str = ""
    goal: str = ""
    verdict: str = ""
    reason: str = ""
    """Why it was not measured."""

    def cells(self) -> list[str]:
        return [
            self.title,
            self.value,
            self.spread,
            self.ratio,
            self.against,
            self.floor,
            self.goal,
            self.verdict,
        ]


def line_of(row: Row, measured: dict[Quantity, Measured]) -> Line:
    """Judge one row."""
    own = measured[row.quantity]
    base = measured[row.base] if row.base is not None else None
    bound = "≤" if row.nanoseconds else "≥"
    floor = "" if row.floor is None else f"{bound} {row.floor:g}"
    goal = "" if row.goal is None else f"{bound} {row.goal:g}"
    missing = own.missing or (base.missing if base is not None else "")
    if missing:
        return Line(
            row.name, row.title, "–", "", "–", row.against, floor, goal, NOT_MEASURED, missing
        )
    ratio = value_of(row, own) if base is None else ratio_of(row, own, base)
    return Line(
        row.name,
        row.title,
        f"{value_of(row, own):,.0f}{' ns' if row.nanoseconds else ''}",
        f"{own.spread:.0%}",
        "" if base is None else f"{ratio:.2f} ×" if ratio < 10 else f"{ratio:,.0f} ×",
        row.against,
        floor,
        goal,
        verdict_of(row, ratio),
    )


def value_of(row: Row, own: Measured) -> float:
    """Give what is shown: a rate, or the nanoseconds of one piece of work."""
    return 1e9 / own.rate if row.nanoseconds else own.rate


def ratio_of(row: Row, own: Measured, base: Measured) -> float:
    """Give how many times as much as the base: of speed, or of time where time is shown."""
    return base.rate / own.rate if row.nanoseconds else own.rate / base.rate


def verdict_of(row: Row, ratio: float) -> str:
    """Say whether a row keeps its target and reaches its goal; nothing if it has none."""
    if row.floor is None:
        return ""
    if not keeps(row, ratio, row.floor):
        return MISSED
    return GOAL if row.goal is not None and keeps(row, ratio, row.goal) else MET


def keeps(row: Row, ratio: float, bound: float) -> bool:
    return ratio <= bound if row.nanoseconds else ratio >= bound


def memory_line(memory: Memory) -> Line:
    """Judge the memory of a long simulation: small at its peak, and flat."""
    growth = memory.end - memory.tenth
    title = f"peak memory of {memory.games:,} games"
    if memory.games < memory.wanted:
        title += f" (shortened: {memory.wanted:,} would take too long)"
    kept = memory.peak < MEMORY_LIMIT and growth <= MEMORY_GROWTH
    course = f"{memory.tenth:.1f}, {memory.half:.1f}, {memory.end:.1f}"
    return Line(
        "memory",
        title,
        f"{memory.peak:.1f} MB",
        "",
        "",
        f"{course} at 10, 50, 100 %",
        f"< {MEMORY_LIMIT:g} MB, flat",
        "",
        MET if kept else MISSED,
    )


def plain(lines: list[Line], headers: list[str]) -> str:
    """Write the table for a terminal."""
    return laid_out([headers, *(line.cells() for line in lines)], NUMBERS)


def laid_out(rows: list[list[str]], numbers: Collection[int]) -> str:
    """Lay out rows of words below each other, a line below the first; some columns are numbers."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    text = [
        "  ".join(
            cell.rjust(width) if i in numbers else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    text.insert(1, "─" * max(len(line) for line in text))
    return "\n".join(text)


def reasons(lines: list[Line]) -> list[str]:
    """Say once for each reason what was not measured."""
    names: dict[str, list[str]] = {}
    for line in lines:
        if line.reason:
            names.setdefault(line.reason, []).append(line.name)
    return [f"{NOT_MEASURED} ({', '.join(who)}): {why}" for why, who in names.items()]


def markdown(lines: list[Line]) -> str:
    """Write the table as Markdown."""
    rules = ["--:" if i in NUMBERS else "---" for i in range(len(HEADERS))]
    rows = [HEADERS, rules, *(line.cells() for line in lines)]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows) + "\n"


def results(lines: list[Line], machine: dict[str, str], date: str, command: str, how: str) -> str:
    """Write the page that keeps the last full run."""
    described = "\n".join(f"- {name}: {what}" for name, what in machine.items())
    missing = "".join(f"**{reason}**\n\n" for reason in reasons(lines))
    return (
        "# Speed\n\n"
        "Random play on one core: Dice Forge with the full base rules and random sets unless a "
        "line says otherwise, and Rolling Realms with random realms. The mini-engine "
        "(`bench/mini_engine.py`, a sketch of Dice Forge) is timed in the same run; ratios to it "
        "are what counts, because they hold on any machine, and both sides of a ratio have as "
        "many players unless the line says otherwise. It is compiled with the flags of the "
        "rules, but once: the rules are compiled with a profile of their own play where the "
        "compiler is gcc.\n\n"
        f"{markdown(lines)}\n"
        f"{missing}{how}\n\n"
        f"Command: `{command}`, {date}\n\n"
        f"{described}\n"
    )
