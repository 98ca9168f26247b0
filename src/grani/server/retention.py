"""How long rooms are kept: durations as people write them, and what they mean for whom."""

from __future__ import annotations

import re
from dataclasses import dataclass

from grani.server.settings import Settings

UNITS = {"": 1, "h": 3600, "d": 86_400, "w": 7 * 86_400}
"""No minutes: somebody would write 1m and mean a month."""
LONGEST = 1000 * 365 * UNITS["d"]


@dataclass(frozen=True)
class Retention:
    """Rooms of some status are kept for so many seconds after something happened in them."""

    statuses: tuple[str, ...]
    seconds: float
    option: str
    """The option of ``grani serve`` that says so."""

    def __str__(self) -> str:
        unit = "d" if self.seconds % UNITS["d"] == 0 else "h"
        return f"{self.option} {self.seconds / UNITS[unit]:g}{unit}"


def read_duration(text: str) -> float:
    """Give the seconds of a duration such as 12h or 30d; 0 is for ever. ValueError says why not.

    >>> read_duration("12h"), read_duration("30d"), read_duration("0")
    (43200.0, 2592000.0, 0.0)
    """
    found = re.fullmatch(r"(\d{1,9})([hdw]?)", text.strip().lower(), re.ASCII)
    if found is None or (not found[2] and int(found[1])):
        raise ValueError(f"{text!r} is no duration: write 30d, 12h or 2w, or 0 for ever")
    seconds = int(found[1]) * UNITS[found[2]]
    if seconds > LONGEST:
        raise ValueError(f"{text!r} is more than a thousand years: write 0 for ever")
    return float(seconds)


def retentions(settings: Settings) -> list[Retention]:
    """Say what is kept for how long; what is kept for ever is not in it.

    A game that was broken off is kept like a finished one, from its last decision on.
    """
    rules = [
        Retention(("over", "playing"), settings.keep_finished, "--keep-finished"),
        Retention(("open",), settings.keep_open, "--keep-open"),
    ]
    return [rule for rule in rules if rule.seconds]
