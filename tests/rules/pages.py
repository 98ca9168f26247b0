"""The pages of ``docs/rules`` as data: numbered rulings, anchors, links and tables."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "rules"
PAGES = {
    "dice-forge.md": ("DF", "D", "C"),
    "rebellion.md": ("RB", "RD"),
    "rolling-realms.md": ("RR", "DP"),
}
"""The kinds of number that each page gives out."""

NUMBER = re.compile(r"(?<![\w-])(?:(?:DF|RR)-\d{3}|RB-(?:\d{3}|C\d{2})|(?:RD|DP|D|C)-\d{2})(?!\w)")
_ANCHOR = re.compile(r'<a id="([a-z0-9-]+)"></a>')
_DEFINED = re.compile(
    rf'^(?:- |\| )<a id="([a-z0-9-]+)"></a>(?:\*\*)?({NUMBER.pattern})', re.MULTILINE
)
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_LINK = re.compile(r"\]\(([^)\s]*)\)")

Row = dict[str, str]


@cache
def text(page: str) -> str:
    """Give a page."""
    return (FOLDER / page).read_text("utf-8")


@cache
def rulings(page: str) -> dict[str, str]:
    """Give the anchors of a page by the number they stand at, such as DF-066."""
    return {number: anchor for anchor, number in _DEFINED.findall(text(page))}


def numbers(kind: str) -> list[str]:
    """List the numbers of a kind, such as ``RB`` or ``RB-C``."""
    exactly = re.compile(rf"{kind}-?\d+")
    page = next(page for page, kinds in PAGES.items() if kind.partition("-")[0] in kinds)
    return [number for number in rulings(page) if exactly.fullmatch(number)]


def all_numbers() -> set[str]:
    """Give every number of every page."""
    return {number for page in PAGES for number in rulings(page)}


def anchors(page: str) -> list[str]:
    """List what can be linked to on a page: rulings, and headings as code forges name them."""
    headings = [
        re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        for heading in _HEADING.findall(text(page))
    ]
    return _ANCHOR.findall(text(page)) + headings


def links(page: str) -> set[str]:
    """Give where the links of a page lead."""
    return set(_LINK.findall(text(page)))


def tables(page: str, heading: str) -> list[list[Row]]:
    """Read the tables under a heading of the third rank; each row by the names of its columns."""
    _, found, below = text(page).partition(f"\n### {heading}\n")
    assert found, f"{page} has no heading '{heading}'"
    section = re.split(r"^#", below, maxsplit=1, flags=re.MULTILINE)[0]
    return [_table(block) for block in section.split("\n\n") if block.lstrip().startswith("|")]


def table(page: str, heading: str) -> list[Row]:
    """Read the only table under a heading."""
    (only,) = tables(page, heading)
    return only


def _table(block: str) -> list[Row]:
    head, _, *rows = [
        [cell.strip() for cell in line.strip().strip("|").split("|")]
        for line in block.strip().splitlines()
    ]
    return [dict(zip(head, row, strict=True)) for row in rows]


def name(cell: str) -> str:
    """Read a cell that names one thing; an empty one names nothing."""
    return cell.strip("`")


def names(cell: str) -> list[str]:
    """Read a cell that lists names, some of them several times (``4 × name``)."""
    listed = []
    for count, one in re.findall(r"(?:(\d+) × )?`(\w+)`", cell):
        listed += [one] * int(count or 1)
    return listed


def amounts(cell: str) -> dict[str, int]:
    """Read a cell such as ``2 gold, 1 moon`` or ``2 sun or 2 moon``."""
    return {what: int(count) for count, what in re.findall(r"(\d+) ([a-z]+)", cell)}


def integers(cell: str) -> list[int]:
    """Read a cell that lists whole numbers."""
    return [int(number) for number in re.findall(r"\d+", cell)]
