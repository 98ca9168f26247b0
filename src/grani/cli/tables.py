"""What reports of many games share: plain tables, units of scores, names of sources, files."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from grani.locales import MINUS, in_figures
from grani.terminal.complaint import CommandError

if TYPE_CHECKING:
    from rich.table import Table

    from grani.locales import Language


GAP = "  "
"""What stands between columns, and on both sides of a table."""
LEAST_NAME = 6
"""Letters of a name that are left, however many figures there are."""
LONGEST_OPTION = 9
"""Letters of an option that are tried first where the name of a bot is too long."""


@dataclass(frozen=True)
class Unit:
    """What scores count, and into how many parts it is divided where they are kept."""

    name: str
    parts: int
    summed: tuple[str, ...] = ()
    """Sorts of sources that are added up."""

    @classmethod
    def of(cls, id: str) -> Unit:
        """Give the unit of a game."""
        from grani.core.registry import game

        played = game(id)
        return cls(played.score_unit, played.score_parts, played.summed_sources)

    def score(self, score: int) -> str:
        """Write a score: whole units, or one decimal where there are parts."""
        return in_figures(score) if self.parts == 1 else self.mean(score)

    def mean(self, score: float) -> str:
        """Write what lies between scores, with one decimal."""
        return f"{score / self.parts:.1f}".replace("-", MINUS)

    def source(self, source: str) -> str:
        """Give the source that a report names: its sort, where single ones are too many."""
        sort = source.partition(":")[0]
        return sort if sort in self.summed else source


def table(title: str, *columns: str) -> Table:
    """Give an empty table: words in the first column, numbers in the others."""
    from rich import box
    from rich.table import Table

    made = Table(
        title=title,
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        collapse_padding=True,
    )
    made.add_column(columns[0], no_wrap=True)
    for column in columns[1:]:
        made.add_column(column, justify="right", no_wrap=True)
    return made


def filled(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> Table:
    """Give a table of a width: names in the first column are cut, figures in the others never."""
    made = table(title, *columns)
    room = max(LEAST_NAME, width - taken(columns[1:], [row[1:] for row in rows]))
    for name, *figures in rows:
        made.add_row(cut(name, room), *figures)
    return made


def taken(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> int:
    """Give the width of a table but for the names in its first column."""
    widths = [max(map(len, column)) for column in zip(columns, *rows, strict=True)]
    return sum(widths) + len(GAP) * (len(widths) + 2)


def cut(name: str, most: int) -> str:
    """Shorten a name in its middle: bots are told apart by how they begin and end.

    >>> cut("my_bots.patient:Patient", 12), cut("greedy", 12), cut("hard:iterations=4", 12)
    ('my_b…Patient', 'greedy', 'hard:iter…=4')
    """
    if len(name) <= most:
        return name
    for kept in range(LONGEST_OPTION, 0, -1):
        # Of options, the value tells bots apart, not how its name goes on.
        short = re.sub(rf":(\w{{{kept}}})\w+=", r":\1…=", name)
        if len(short) <= most:
            return short
    tail = (2 * most - 1) // 3
    return f"{name[: most - 1 - tail]}…{name[len(name) - tail :]}"


def source_name(source: str, speech: Language) -> str:
    """Name a source of points: ``sort:id``, or a word of its own."""
    from grani.locales import spelled

    sort, _, id = source.replace("_", "-").partition(":")
    key = f"{sort}-{id}-name" if id else f"sim-source-{sort}"
    return speech.say(key) if speech.has(key) else spelled(id or sort)


def made_by(code: Mapping[str, str]) -> dict[str, object]:
    """Say what made a report, so that it can be cited; no date, for it can be made again."""
    from grani.core.build import build, version

    return {"grani": version(), "build": build(), "code": dict(code)}


def check_writable(path: Path) -> None:
    """Complain about a file that cannot be written, before hours of work."""
    if path.is_dir():
        raise CommandError("folder", path=str(path))
    if not path.parent.is_dir():
        raise CommandError("no-folder", path=str(path.parent))
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        wrong = PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        raise CommandError("cannot-write", path=str(path), reason=wrong)


def write_atomically(path: Path, text: str) -> None:
    """Write a whole file or nothing."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_text(text, encoding="utf-8")
    os.replace(draft, path)
