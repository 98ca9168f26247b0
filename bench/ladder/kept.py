"""Rows that were played to their end, kept in the repository beside the page.

Games lie under ``.bench``, which nobody else has. What a whole row came to is written to
``kept.json`` with the fingerprint of all that its games follow from; where the games are missing
and the fingerprint still fits, the page takes the row from there. So a fresh clone goes on with the
rows that are open instead of playing hours of games again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from bench.ladder.sources import digest
from bench.ladder.told import Told, wanted_of

PLACE = Path(__file__).parent / "kept.json"

Lines = list[list[str]]
"""Lines of a table, as they are written."""


class Kept:
    """Whole rows of this page and of earlier ones, by name."""

    def __init__(self, path: Path = PLACE) -> None:
        self._path = path
        self._rows: dict[str, dict[str, object]] = (
            json.loads(path.read_text("utf-8")) if path.exists() else {}
        )

    def lines(self, one: Told, games: int, write: Callable[[], Lines]) -> Lines:
        """Give the lines of a row: of the games here, or as they were kept; none without either."""
        name = one.row.name
        if one.games >= wanted_of(one.row, games):
            written = write()
            self._rows[name] = {"of": fingerprint_of(one, games), "lines": written}
            return written
        if self.has(one, games):
            lines = self._rows[name]["lines"]
            assert isinstance(lines, list)
            return lines
        return write() if one.games else []

    def has(self, one: Told, games: int) -> bool:
        """Tell whether a row is kept, and rests on what plays today."""
        return self._rows.get(one.row.name, {}).get("of") == fingerprint_of(one, games)

    def save(self, names: Sequence[str]) -> None:
        """Write down the rows that there still are."""
        rows = {name: self._rows[name] for name in names if name in self._rows}
        text = json.dumps(rows, indent=1, ensure_ascii=False)
        self._path.write_text(text + "\n", "utf-8")


def fingerprint_of(one: Told, games: int) -> str:
    """Tell what the lines of a row follow from: its games, and how many of them."""
    return digest([[source.path.name for source in one.row.sources], wanted_of(one.row, games)])
